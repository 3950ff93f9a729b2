import type { Workload } from '#content/facts/plan-cost.ts'

export const workloadRange = {
  minutes: { least: 0, most: 10_000, slideTo: 3000, slideBy: 50 },
  callsAtOnce: { least: 1, most: 20, slideTo: 10, slideBy: 1 },
} as const

export const usualWorkload: Workload = { minutes: 900, callsAtOnce: 3 }

type Range = { least: number; most: number }

export const within = ({ least, most }: Range, amount: number): number =>
  Math.min(most, Math.max(least, Math.round(amount)))

/** Reads `?minutes=900&calls=3`; what is missing or no number is as usual. */
export function readWorkload(search: string): Workload {
  const params = new URLSearchParams(search)
  const amount = (name: string, range: Range, usual: number) => {
    const text = params.get(name)?.trim() ?? ''
    return /^\d{1,9}$/.test(text) ? within(range, Number(text)) : usual
  }
  return {
    minutes: amount('minutes', workloadRange.minutes, usualWorkload.minutes),
    callsAtOnce: amount('calls', workloadRange.callsAtOnce, usualWorkload.callsAtOnce),
  }
}

/** The page's address with the workload in it; everything else of the address stays. */
export function addressOf({ minutes, callsAtOnce }: Workload, current: string): string {
  const address = new URL(current)
  address.searchParams.set('minutes', String(minutes))
  address.searchParams.set('calls', String(callsAtOnce))
  return address.href
}
