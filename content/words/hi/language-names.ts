import type { Words } from '../words.ts'

export const languageNames: Words['languageNames'] = {
  hi: 'हिन्दी',
  ta: 'तमिल',
  te: 'तेलुगु',
  bn: 'बांग्ला',
  mr: 'मराठी',
  gu: 'गुजराती',
  kn: 'कन्नड़',
  ml: 'मलयालम',
  pa: 'पंजाबी',
  or: 'ओड़िया',
}
