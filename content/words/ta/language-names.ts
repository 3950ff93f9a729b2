import type { Words } from '../words.ts'

export const languageNames: Words['languageNames'] = {
  hi: 'இந்தி',
  ta: 'தமிழ்',
  te: 'தெலுங்கு',
  bn: 'வங்காளம்',
  mr: 'மராத்தி',
  gu: 'குஜராத்தி',
  kn: 'கன்னடம்',
  ml: 'மலையாளம்',
  pa: 'பஞ்சாபி',
  or: 'ஒடியா',
}
