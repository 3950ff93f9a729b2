export type Turn = { role: 'user' | 'model'; text: string }

/** What the model is reminded of: the last turns in short, and the embedded engine's own state. */
export type Memory = { embedded: unknown; turns: readonly Turn[] }

const TURNS_KEPT = 10
const LONGEST_TURN = 600

/** A state of the embedded engine alone, from before a model was configured, is taken over. */
export function readMemory(state: unknown): Memory {
  const isMemory = typeof state === 'object' && state !== null && 'turns' in state
  return isMemory ? (state as Memory) : { embedded: state, turns: [] }
}

export function rememberedTurns(turns: readonly Turn[], asked: string, said: string): Turn[] {
  const fresh: Turn[] = [
    { role: 'user', text: asked.slice(0, LONGEST_TURN) },
    { role: 'model', text: said.slice(0, LONGEST_TURN) },
  ]
  return [...turns, ...fresh].slice(-TURNS_KEPT)
}
