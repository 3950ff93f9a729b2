import type { Words } from '../words.ts'

export const languageNames: Words['languageNames'] = {
  hi: 'हिंदी',
  ta: 'तमिळ',
  te: 'तेलुगू',
  bn: 'बंगाली',
  mr: 'मराठी',
  gu: 'गुजराती',
  kn: 'कन्नड',
  ml: 'मल्याळम',
  pa: 'पंजाबी',
  or: 'ओडिया',
}
