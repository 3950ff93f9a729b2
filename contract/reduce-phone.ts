import { asciiDigits, tenDigits } from './phone.ts'

/** The ten digits, when the text is nothing but an Indian number in some dress; else the text. */
export function reducePhone(text: string): string {
  const isNumber = /^[\s\d+().-]*$/.test(asciiDigits(text))
  const digits = tenDigits(text)
  return isNumber && digits.length === 10 ? digits : text
}
