import type { Words } from '../words.ts'

export const languageNames: Words['languageNames'] = {
  hi: 'ഹിന്ദി',
  ta: 'തമിഴ്',
  te: 'തെലുങ്ക്',
  bn: 'ബംഗാളി',
  mr: 'മറാഠി',
  gu: 'ഗുജറാത്തി',
  kn: 'കന്നഡ',
  ml: 'മലയാളം',
  pa: 'പഞ്ചാബി',
  or: 'ഒഡിയ',
}
