import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

// India gives mobiles 6 to 9 alone. 1600… (banks), 1800… (toll-free) and the like are ten digits too.
const MOBILE = /^[6-9]\d{9}$/

/** The number in E.164 when it is an Indian mobile number, else null. */
export function indianMobile(tenDigits: string): string | null {
  if (!MOBILE.test(tenDigits)) return null
  const number = parsePhoneNumberFromString(tenDigits, 'IN')
  return number?.country === 'IN' && number.isValid() ? number.number : null
}
