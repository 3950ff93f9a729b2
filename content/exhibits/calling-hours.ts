import { loanCallHours } from '../facts/hours.ts'
import type { SpokenLine } from './spoken-line.ts'

/** When reminders that never were would have gone out: hours of the day, halves allowed. */
export const reminders = [
  { kind: 'emi', wanted: loanCallHours.from - 1 },
  { kind: 'mandate', wanted: loanCallHours.from + 2.5 },
  { kind: 'paper', wanted: loanCallHours.to + 0.5 },
] as const

export const reminderCall = {
  language: 'te',
  direction: 'outbound',
  lines: [
    {
      speaker: 'agent',
      own: 'మీ ₹4,200 EMI ఐదో తేదీన కట్టాలి.',
      english: 'Your ₹4,200 EMI is due on the 5th.',
    },
    { speaker: 'caller', own: 'రేపే కడతాను.', english: 'I’ll pay it tomorrow.' },
    { speaker: 'agent', own: 'సరే, లింక్ పంపాను.', english: 'All right. I’ve sent you the link.' },
  ] satisfies SpokenLine[],
} as const

/** `9.5` as `09:30`, the same in every language. */
export function hourText(hour: number): string {
  const minutes = Math.round((hour % 1) * 60)
  return `${String(Math.floor(hour)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
