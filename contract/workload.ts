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
  return {
    minutes: amountIn(params, 'minutes', workloadRange.minutes) ?? usualWorkload.minutes,
    callsAtOnce: amountIn(params, 'calls', workloadRange.callsAtOnce) ?? usualWorkload.callsAtOnce,
  }
}

/** The same, of an address that must say all of it: nobody has entered what is only usual. */
export function statedWorkload(search: string): Workload | null {
  const params = new URLSearchParams(search)
  const minutes = amountIn(params, 'minutes', workloadRange.minutes)
  const callsAtOnce = amountIn(params, 'calls', workloadRange.callsAtOnce)
  return minutes === null || callsAtOnce === null ? null : { minutes, callsAtOnce }
}

function amountIn(params: URLSearchParams, name: string, range: Range): number | null {
  const text = params.get(name)?.trim() ?? ''
  return /^\d{1,9}$/.test(text) ? within(range, Number(text)) : null
}

/** The page's address with the workload in it; everything else of the address stays. */
export function addressOf({ minutes, callsAtOnce }: Workload, current: string): string {
  const address = new URL(current)
  address.searchParams.set('minutes', String(minutes))
  address.searchParams.set('calls', String(callsAtOnce))
  return address.href
}
