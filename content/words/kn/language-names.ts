import type { Words } from '../words.ts'

export const languageNames: Words['languageNames'] = {
  hi: 'ಹಿಂದಿ',
  ta: 'ತಮಿಳು',
  te: 'ತೆಲುಗು',
  bn: 'ಬಂಗಾಳಿ',
  mr: 'ಮರಾಠಿ',
  gu: 'ಗುಜರಾತಿ',
  kn: 'ಕನ್ನಡ',
  ml: 'ಮಲಯಾಳಂ',
  pa: 'ಪಂಜಾಬಿ',
  or: 'ಒಡಿಯಾ',
}
