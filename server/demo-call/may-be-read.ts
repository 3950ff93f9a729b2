import type { SpokenTurn } from './ports.ts'
import { wishOf } from './spoken-text.ts'

/** Whether staff may read a call, and the page that asked for it show it: its caller has said so in it. */
export const mayBeRead = (turns: readonly SpokenTurn[]): boolean =>
  turns.some(({ role, text }) => role === 'user' && wishOf(text) === 'keep')
