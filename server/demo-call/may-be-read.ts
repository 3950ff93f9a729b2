import { heardWordsOfAll, wishOf } from './call-wishes.ts'
import type { SpokenTurn } from './ports.ts'

/** Whether staff may read a call, and the page that asked for it show it: its caller has said so in it. */
export async function mayBeRead(turns: readonly SpokenTurn[]): Promise<boolean> {
  const words = await heardWordsOfAll()
  return turns.some(({ role, text }) => role === 'user' && wishOf(text, words) === 'keep')
}
