import { seededRandom } from '#content/format/seeded-random.ts'

/** The number words of a language as people type them, written down by hand; other spellings after a bar. */
export type WordsAsTyped = {
  /** From nought to ninety-nine, between spaces. */
  ones: string
  hundred: string
  /** A hundred alone, and before more. */
  oneHundred?: string
  twoHundred?: string
  thousand: string
  lakh: string
  /** A quarter more, a half more, a quarter less, one and a half, two and a half. */
  sava?: string
  sadhe?: string
  paune?: string
  dedh?: string
  dhai?: string
  hundredsAreGlued?: boolean
  fractionsAreGlued?: boolean
}
export type Pick = <T>(of: readonly T[]) => T

const OFTEN_IN_HALVES = 0.6
const OFTEN_IN_HUNDREDS = 0.5

export function picker(seed: number): { pick: Pick; chance: (of: number) => boolean } {
  const random = seededRandom(seed)
  return {
    pick: (of) => of[Math.floor(random() * of.length)] as (typeof of)[number],
    chance: (of) => random() < of,
  }
}

/** A number in words, in one of the ways in which it is said. */
export function inWords(
  number: number,
  words: WordsAsTyped,
  { pick, chance }: ReturnType<typeof picker>,
): string {
  const one = (forms: string) => pick(forms.split('|'))
  const ones = words.ones.trim().split(/\s+/)
  const below = (count: number) => one(ones[count] ?? '')
  const hundreds = (count: number, isAlone = false) => {
    const [alone = '', before = alone] = words.oneHundred?.split('|') ?? []
    if (count === 1 && alone) return isAlone ? alone : before
    if (count === 2 && words.twoHundred) return one(words.twoHundred)
    return `${below(count)}${words.hundredsAreGlued ? '' : ' '}${one(words.hundred)}`
  }
  const inHalves = (): string | null => {
    const join = words.fractionsAreGlued ? '' : ' '
    const scale = number >= 100_000 ? 100_000 : number >= 1000 ? 1000 : 100
    const whole = Math.floor(number / scale)
    const part = number / scale - whole
    const lead =
      part === 0.5
        ? whole === 1
          ? words.dedh
          : whole === 2
            ? words.dhai
            : words.sadhe
        : part === 0.25
          ? words.sava
          : part === 0.75
            ? words.paune
            : undefined
    const count = part === 0.75 ? whole + 1 : whole
    if (!lead || count < 1) return null
    const isOfScale = (part === 0.5 && whole <= 2) || (part === 0.25 && whole === 1)
    const unit = one(scale === 100_000 ? words.lakh : words.thousand)
    if (scale !== 100)
      return isOfScale ? `${one(lead)} ${unit}` : `${one(lead)}${join}${below(count)} ${unit}`
    return isOfScale
      ? `${one(lead)}${words.hundredsAreGlued ? '' : ' '}${one(words.hundred)}`
      : `${one(lead)}${join}${hundreds(count)}`
  }
  if (chance(OFTEN_IN_HALVES)) {
    const said = inHalves()
    if (said) return said
  }
  const isOfHundreds = number > 1000 && number < 10_000 && number % 100 === 0 && number % 1000 > 0
  if (isOfHundreds && chance(OFTEN_IN_HUNDREDS)) return hundreds(number / 100)
  const [lakhs, thousands] = [Math.floor(number / 100_000), Math.floor((number % 100_000) / 1000)]
  const [hundred, rest] = [Math.floor((number % 1000) / 100), number % 100]
  return [
    lakhs > 0 ? `${below(lakhs)} ${one(words.lakh)}` : '',
    thousands > 0 ? `${below(thousands)} ${one(words.thousand)}` : '',
    hundred > 0 ? hundreds(hundred, number === 100) : '',
    rest > 0 || number === 0 ? below(rest) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
