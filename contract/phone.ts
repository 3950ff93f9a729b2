// Zeros of the ten Indic scripts and of the Arabic and full-width forms that phone keyboards type.
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
]

/** Digits of any script become 0-9; everything else stays as it is. */
export function asciiDigits(input: string): string {
  return input.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((start) => code >= start && code <= start + 9)
    return zero === undefined ? digit : String(code - zero)
  })
}

/**
 * Reduces what people paste ('+91 98765-43210', '0 98765 43210', '(98765) 43210', '९८७६५४३२१०') to
 * the ten digits of an Indian number. What cannot be reduced comes back as its bare digits, so that
 * the form can still say what is wrong with it.
 */
export function tenDigits(input: string): string {
  const digits = asciiDigits(input).replace(/\D/g, '')
  for (const prefix of ['0091', '091', '91', '0']) {
    if (digits.length === 10 + prefix.length && digits.startsWith(prefix)) {
      return digits.slice(prefix.length)
    }
  }
  return digits
}
