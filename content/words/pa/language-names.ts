import type { Words } from '../words.ts'

export const languageNames: Words['languageNames'] = {
  hi: 'ਹਿੰਦੀ',
  ta: 'ਤਮਿਲ',
  te: 'ਤੇਲਗੂ',
  bn: 'ਬੰਗਾਲੀ',
  mr: 'ਮਰਾਠੀ',
  gu: 'ਗੁਜਰਾਤੀ',
  kn: 'ਕੰਨੜ',
  ml: 'ਮਲਿਆਲਮ',
  pa: 'ਪੰਜਾਬੀ',
  or: 'ਉੜੀਆ',
}
