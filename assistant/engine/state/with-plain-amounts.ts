import type { Ranker, Reading } from '../understand/rank.ts'
import type { Usage } from '../understand/usage.ts'
import { saidAt } from './says.ts'

const NEAR = 2
const OFTEN = /(?<![\d.])(\d+) a day\b/

/** Reads amounts as they are meant in a conversation: 'our fee is 400', 'and if calls drop to 20 a day?' */
export const withPlainAmounts =
  (rank: Ranker): Ranker =>
  (text, before, lean) => {
    const reading = rank(text, before, lean)
    const usage = ofAFee(reading) ?? howOften(reading)
    return usage ? { ...reading, usage } : reading
  }

/** A number beside the word is money, and no minutes of a month. */
function ofAFee({ read, usage }: Reading): Usage | null {
  if (usage.bare.length === 0 || usage.rupees !== null) return null
  const said = saidAt('aFee', read.normalised)
  if (!said) return null
  const beside = [...said.before.slice(-NEAR), ...said.after.slice(0, NEAR)]
  const fee = usage.bare.find((one) => beside.includes(String(one)))
  return fee === undefined
    ? null
    : { ...usage, rupees: fee, bare: usage.bare.filter((one) => one !== fee) }
}

/** '20 a day' says how often, not on how many days. */
function howOften({ read, usage }: Reading): Usage | null {
  const number = Number(OFTEN.exec(read.normalised)?.[1])
  const isMeant = usage.days === number && usage.minutes === null && usage.calls === null
  return isMeant ? { ...usage, days: null, bare: [number], barePeriod: 'day' } : null
}
