import type { Words } from '../words.ts'

/** A month's bill, line by line. */
export const bill: Words['bill'] = {
  plan: '{plan} ಪ್ಲಾನ್',
  inside: '{minutes} ನಿಮಿಷ ಇದರಲ್ಲೇ ಇದೆ',
  extra: '{minutes} ಹೆಚ್ಚುವರಿ ನಿಮಿಷ ×\u00a0{rate}',
  noExtra: 'ಹೆಚ್ಚುವರಿ ನಿಮಿಷ ಇಲ್ಲ',
  used: '{free}ರಲ್ಲಿ {minutes} ಬಳಕೆ',
  total: 'ತಿಂಗಳಿಗೆ ಒಟ್ಟು',
}
