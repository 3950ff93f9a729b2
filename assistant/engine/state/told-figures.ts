/** The figures in a sentence of a page: its amounts, what each thing of its kind costs, and how many there are. */

const AMOUNT = /(= )?₹(\d[\d,]*)/g
const EACH = /₹(\d[\d,]*)(?: of [a-z]+(?: and [a-z]+)?)? (?:an?|per|each|every|apiece|both ways)\b/g
const AT = /\b(?:at|of|worth) ₹(\d[\d,]*)/g
const FOR_EVERY = /₹(\d[\d,]*) for every (\d[\d,]*)/g
/** Words that stand between a number and what it counts. */
const BETWEEN = '(?:[a-z-]+ ){0,1}'

export const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''))

const allIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, digits = '']) => numberOf(digits))

/** What sums come to, and the amounts that are told without a sum. */
export function amountsIn(text: string): { sums: number[]; plain: number[] } {
  const found = [...text.matchAll(AMOUNT)].map(([, equals, digits = '']) => ({
    isSum: equals !== undefined,
    value: numberOf(digits),
  }))
  const plainTexts = text.replace(/₹[\d,]+ [+−×-][^=]*= ₹[\d,]+/g, '')
  return {
    sums: found.filter(({ isSum }) => isSum).map(({ value }) => value),
    plain: allIn(plainTexts, /₹(\d[\d,]*)/g),
  }
}

/** '₹160 a round trip', '₹8,000 for every 50': what one of them costs, if a sentence tells just one such price. */
export function priceOfOne(text: string): number | null {
  const every = [...text.matchAll(FOR_EVERY)].map(
    ([, paid = '', often = '']) => numberOf(paid) / numberOf(often),
  )
  const told = [...every, ...allIn(text, EACH)]
  const prices = new Set(told.length > 0 ? told : allIn(text, AT))
  const { plain, sums } = amountsIn(text)
  if (prices.size === 0 && sums.length === 0) for (const one of plain) prices.add(one)
  const [price, ...others] = prices
  return price !== undefined && others.length === 0 ? price : null
}

/** 'The missing 75 seats': how many of them a sentence tells; the one whose other words are said, if several. */
export function countOf(thing: string, text: string, said: string): number | null {
  const pattern = new RegExp(`(?:([a-z]+) )?(\\d[\\d,]*) ${BETWEEN}${thing}`, 'gi')
  const found = [...text.matchAll(pattern)].map(([, before = '', digits = '']) => ({
    value: numberOf(digits),
    isSaid: before.length > 3 && said.includes(before.toLowerCase()),
  }))
  const meant = found.some(({ isSaid }) => isSaid) ? found.filter(({ isSaid }) => isSaid) : found
  const values = new Set(meant.map(({ value }) => value))
  const [only, ...others] = values
  return only !== undefined && others.length === 0 ? only : null
}
