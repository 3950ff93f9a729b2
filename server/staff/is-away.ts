import type { Member } from './ports.ts'

/** Somebody who said that they are not there until some day. */
export const isAway = ({ absentUntil }: Pick<Member, 'absentUntil'>, now: number): boolean =>
  absentUntil !== null && absentUntil > now
