import type { Amount } from './amount.ts'
import type { Draft } from './draft.ts'
import { has, type Item } from './items.ts'

const BEYOND_REACH = 4
const NEAR = 3

const isQualifier = (item: Item | undefined) =>
  has(item, 'fillers', 'about', 'extra', 'included', 'daily', 'weekly', 'monthly')

/** The items that qualify an amount: right before it, inside it, and right after it. */
function around(items: readonly Item[], { at, unitAt, lastAt }: Draft): Item[] {
  let from = Math.min(at, unitAt ?? at)
  while (isQualifier(items[from - 1])) from--
  let to = lastAt + 1
  while (isQualifier(items[to])) to++
  return items.slice(from, to)
}

/** 'Beyond the free ones' near the amount, with no other number between. */
function isBeyond(items: readonly Item[], { at, lastAt }: Draft): boolean {
  const stops = (item: Item | undefined) =>
    !item || item.kind === 'number' || (item.kind === 'end' && item.text !== '.')
  for (let i = lastAt + 1; i <= lastAt + BEYOND_REACH && !stops(items[i]); i++)
    if (has(items[i], 'beyond')) return !isGoing(items[i - 1])
  for (let i = at - 1; i >= at - BEYOND_REACH && !stops(items[i]); i--)
    if (has(items[i], 'beyond')) return true
  return false
}

/** 'Are 2,300 minutes going past the free ones?': all of them, not those that come on top. */
const isGoing = (item: Item | undefined): boolean =>
  item !== undefined && 'text' in item && GOING.test(item.text)
const GOING = /^(?:going|blow|blows|blowing)$/

/** 'Limit se 200 minute zyada': the words stand on both sides. */
function exceeds(items: readonly Item[], { at, lastAt }: Draft): boolean {
  const before = items.slice(Math.max(0, at - NEAR), at)
  const after = items.slice(lastAt + 1, lastAt + NEAR)
  return (
    crosses(items, at) ||
    (before.some((item) => has(item, 'limits')) && after.some((item) => has(item, 'more', 'extra')))
  )
}

/** 'If I cross that on Base by 40 minutes'. */
function crosses(items: readonly Item[], at: number): boolean {
  const by = items[at - 1]
  if (by?.kind !== 'word' || by.text !== 'by') return false
  const from = items.findLastIndex(({ kind }, i) => i < at && (kind === 'number' || kind === 'end'))
  return items.slice(from + 1, at).some((item) => 'text' in item && CROSSING.test(item.text))
}
const CROSSING = /^(?:cross|exceed|overshoot|surpass)(?:e[ds]|s|ing)?$/

/** ₹7 a minute, ₹7 per call. */
const isRate = (items: readonly Item[], { unit, lastAt }: Draft): boolean =>
  unit === 'rupees' &&
  items.slice(lastAt + 1, lastAt + 4).some(
    (item, i, next) =>
      has(item, 'minutes', 'calls', 'each') &&
      // 'For 5,049 rupees how many minutes?' is a budget.
      !next
        .slice(0, i)
        .some((one) => one.kind === 'number' || ('text' in one && one.text === 'how')),
  )

const isMark = (item: Item | undefined, text: string) => item?.kind === 'mark' && item.text === text

export function flagsOf(
  items: readonly Item[],
  draft: Draft,
): Pick<Amount, 'extra' | 'included' | 'approximate' | 'rate'> {
  const near = around(items, draft)
  const names = (...terms: Parameters<typeof has>[1][]) => near.some((item) => has(item, ...terms))
  const beyond = draft.unit !== null && (isBeyond(items, draft) || exceeds(items, draft))
  const follows = has(items[draft.at - 1], 'beyond') && draft.unit === null
  return {
    extra: beyond || names('extra'),
    included: !beyond && (names('included') || follows),
    approximate:
      draft.reading.approximate ||
      names('about') ||
      isMark(items[draft.at - 1], '~') ||
      isMark(items[draft.at + 1], '+'),
    rate: isRate(items, draft),
  }
}
