import type { Env } from '../env.ts'
import type { SetUpState } from './set-up.ts'

/** Where the desk is found: as it is set, or on this machine. */
export function deskOrigin({ desk, http }: Env, port: number): string {
  if (desk.DESK_ORIGIN) return desk.DESK_ORIGIN
  if (desk.DESK_PORT > 0) return `http://localhost:${desk.DESK_PORT}`
  return http.SITE_ORIGIN ? new URL(http.SITE_ORIGIN).origin : `http://localhost:${port}`
}

/**
 * What the start prints about the desk. What makes the link work stands behind '#', which browsers
 * send to nobody: no log of a proxy gets to know it.
 */
export function setUpLines(state: SetUpState, origin: string): string[] {
  const lines = [`  the desk is at     ${origin}/desk/`]
  if (state.status === 'done') return lines
  const until = new Date(state.until).toISOString().slice(0, 16).replace('T', ' ')
  if (state.status === 'waiting') {
    return [
      ...lines,
      `  it waits for its owner: the set-up link printed before works until ${until} UTC`,
    ]
  }
  return [
    ...lines,
    `  make its first account, once, before ${until} UTC:`,
    `    ${origin}/desk/set-up#${state.token}`,
  ]
}
