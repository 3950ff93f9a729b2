import type { Words } from '../words.ts'

export const languageNames: Words['languageNames'] = {
  hi: 'হিন্দি',
  ta: 'তামিল',
  te: 'তেলুগু',
  bn: 'বাংলা',
  mr: 'মারাঠি',
  gu: 'গুজরাটি',
  kn: 'কন্নড়',
  ml: 'মালয়ালম',
  pa: 'পাঞ্জাবি',
  or: 'ওড়িয়া',
}
