import type { NumberReading } from '../numbers/read-numbers.ts'
import type { Period, Uncertainty, Unit } from './amount.ts'

/** An amount while it is put together. */
export type Draft = {
  reading: NumberReading
  /** The item of the number, of its unit, and the later of both. */
  at: number
  unitAt: number | null
  lastAt: number
  unit: Unit | null
  period: Period | null
  each: boolean
  callMinutes: { value: number; to: number | null } | null
  times: number | null
  uncertain: Uncertainty | null
}

const MINUTES = { minutes: 1, hours: 60, seconds: 1 / 60 } as const

/** Fifteen hundred calls of forty seconds are a thousand minutes, not one more. */
const PRECISION = 1e9

export const isTime = (unit: Unit | null): unit is keyof typeof MINUTES =>
  unit !== null && Object.hasOwn(MINUTES, unit)

export const inMinutes = (value: number, unit: keyof typeof MINUTES): number =>
  Math.round(value * MINUTES[unit] * PRECISION) / PRECISION
