const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/g
const NUKTA = /[\u093c\u09bc\u0a3c\u0abc\u0b3c]/g
const NATIVE_DIGIT =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g

const CHILLU: Readonly<Record<string, string>> = {
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
}

// Every Indic block keeps its ten digits at the same offset: six past a multiple of sixteen.
const toAsciiDigit = (digit: string) => String(((digit.codePointAt(0) ?? 0) & 0x7f) - 0x66)

// biome-ignore lint/suspicious/noControlCharactersInRegex: every sign of ASCII.
const PLAIN = /^[\u0000-\u007f]*$/

/** One spelling for what looks alike: case, width, native digits, nukta, invisible marks, grouped digits. */
export function normalise(text: string): string {
  const alike = PLAIN.test(text) ? text.toLowerCase() : withoutLookalikes(text)
  return alike
    .replace(/(\d)[,\u066c\u2009\u202f'](?=\d{2,3}(?!\d))/g, '$1')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

const withoutLookalikes = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(NUKTA, '')
    .normalize('NFC')
    .replace(INVISIBLE, '')
    // Marathi writes this vowel with one letter or with two.
    .replace(/अॅ/g, 'ॲ')
    .replace(/[ൺൻർൽൾൿ]/g, (chillu) => CHILLU[chillu] ?? chillu)
    .replace(NATIVE_DIGIT, toAsciiDigit)
