import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** The number in E.164 when it is an Indian mobile number, else null. */
export function indianMobile(tenDigits: string): string | null {
  const number = parsePhoneNumberFromString(tenDigits, 'IN')
  return number?.country === 'IN' && number.isValid() ? number.number : null
}
