import type { Form, NumberWords } from './number-words.ts'

// Every Indic block of Unicode keeps its vowels at the same places, alone and as a sign on a consonant.
const BLOCK = 0x80
const FIRST_VOWEL = 0x05
const LAST_VOWEL = 0x14
const SIGN_OFFSET = 0x38

/** A vowel as it is written on the consonant before it; an a is part of every consonant. */
function signOf(vowel: string): string | null {
  const code = vowel.codePointAt(0) ?? 0
  const place = code % BLOCK
  if (code < 0x0900 || place < FIRST_VOWEL || place > LAST_VOWEL) return null
  return place === FIRST_VOWEL ? '' : String.fromCodePoint(code + SIGN_OFFSET)
}

const LATIN_VOWEL = /^[aeiou]/

function endingsOf(form: Form, finals: readonly string[]): Form[] {
  const final = finals.find((candidate) => form.text.endsWith(candidate))
  if (final === undefined || form.end === 'stem') return [form]
  const bare = form.text.slice(0, -final.length)
  return [
    form,
    ...finals.filter((other) => other !== final).map((other) => ({ ...form, text: bare + other })),
    { ...form, text: bare, end: 'stem' },
  ]
}

function beginningsOf(form: Form, glides: readonly string[]): Form[] {
  const rest = form.text.slice(1)
  const sign = form.script === 'native' ? signOf(form.text) : null
  if (sign !== null) {
    const joined = ['', ...glides].map(
      (glide): Form => ({ ...form, text: glide + sign + rest, start: 'joined' }),
    )
    return [form, ...joined]
  }
  if (form.script === 'native' || !LATIN_VOWEL.test(form.text)) return [form]
  return [
    form,
    ...glides.map((glide): Form => ({ ...form, text: glide + form.text, start: 'joined' })),
  ]
}

/** The form, and how it is written where it melts into its neighbours in one word. */
export function meltedForms(form: Form, sandhi: NonNullable<NumberWords['sandhi']>): Form[] {
  const native = form.script === 'native'
  return endingsOf(form, native ? sandhi.finals : sandhi.latinFinals).flatMap((ending) =>
    beginningsOf(ending, native ? sandhi.glides : sandhi.latinGlides),
  )
}
