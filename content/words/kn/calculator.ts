import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [, pro, enterprise] = plans

export const calculator: Words['calculator'] = {
  heading: 'ನಿಮಗೆ ತಿಂಗಳಿಗೆ ಎಷ್ಟಾಗುತ್ತದೆ?',
  lead: 'ಸ್ಲೈಡರ್ ಸರಿಸಿ, ಅಥವಾ ನಿಮ್ಮ ಅಂಕಿಗಳನ್ನು ಟೈಪ್ ಮಾಡಿ. ಲೆಕ್ಕ ನಿಮ್ಮ ಕಣ್ಣೆದುರೇ ಆಗುತ್ತದೆ. ಈ ಪುಟದ ಲಿಂಕ್‌ನಲ್ಲೇ ಅದು ಉಳಿಯುವುದರಿಂದ ನಿಮ್ಮ ಸಹೋದ್ಯೋಗಿಗೆ ಕಳಿಸಬಹುದು.',
  minutes: { label: 'ತಿಂಗಳಿಗೆ ನಿಮಿಷ', hint: 'ಎಲ್ಲ ಕರೆಗಳೂ ಸೇರಿ' },
  calls: { label: 'ಒಮ್ಮೆಲೇ ಕರೆಗಳು', hint: 'ತುಂಬಾ ಬ್ಯುಸಿ ಇರುವ ಗಂಟೆಯಲ್ಲಿ' },
  recommended: 'ನಿಮ್ಮ ಪ್ಲಾನ್',
  action: '{plan} ಬೇಕು, ತಿಂಗಳಿಗೆ {amount}',
  actionCustom: `${enterprise.name} ದರ ಕೇಳಿ`,
  /** What the enquiry carries. */
  topic: '{plan}, ತಿಂಗಳಿಗೆ {minutes} ನಿಮಿಷ, ಒಮ್ಮೆಲೇ {calls} ಕರೆ, {amount}',
  print: 'PDF ಕೊಟೇಶನ್',
  quotation: 'ಒಂದು ತಿಂಗಳ ಕೊಟೇಶನ್',
  quotationNote: 'ಪ್ರಿಂಟ್ ಮಾಡಿದ ದಿನ ಸೈಟ್‌ನಲ್ಲಿದ್ದ ದರಗಳು. ನಾವು ನಿಮಗೆ ಕನ್ಫರ್ಮ್ ಮಾಡಿದ ಮೇಲೆಯೇ ಇವು ಖಚಿತ.',
  copy: 'ಈ ಅಂದಾಜಿನ ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಿ',
  copied: 'ಲಿಂಕ್ ಕಾಪಿ ಆಗಿದೆ.',
  notCopied: 'ಲಿಂಕ್ ಕಾಪಿ ಆಗಲಿಲ್ಲ. ಅದು ಅಡ್ರೆಸ್ ಬಾರ್‌ನಲ್ಲಿದೆ.',
  custom: 'ಮಾತನಾಡಿ ದರ ನಿರ್ಧಾರ',
  customText: `ಒಮ್ಮೆಲೇ ${count(pro.concurrentCalls)} ಕರೆ ಮೀರಿದರೆ ${enterprise.name} ಬೇಕು: ಎಷ್ಟು ಜನ ಕರೆ ಮಾಡುತ್ತಾರೋ ಅಷ್ಟು ಲೈನ್, ಬಳಕೆಗೆ ತಕ್ಕ ನಿಮಿಷದ ದರ.`,
  reasons: {
    cheapest: 'ಇಷ್ಟು ನಿಮಿಷಕ್ಕೆ ಈ ಪ್ಲಾನೇ ಅಗ್ಗ.',
    lines: 'ಇಷ್ಟು ಲೈನ್ ಇರುವ ಮೊದಲ ಪ್ಲಾನ್ ಇದು.',
  },
  people: {
    heading: 'ಕೆಲಸಕ್ಕೆ ಜನ ಇಟ್ಟುಕೊಂಡರೆ',
    one: 'ಒಬ್ಬ ಉದ್ಯೋಗಿ',
    many: '{count} ಉದ್ಯೋಗಿಗಳು, ಒಮ್ಮೆಲೇ ಬರುವ ಒಂದೊಂದು ಕರೆಗೆ ಒಬ್ಬರು',
    each: `ಒಬ್ಬರಿಗೆ ತಿಂಗಳಿಗೆ ${rupees(traditionalRupeesPerAgent)}`,
    saved: 'ಪ್ರತಿ ತಿಂಗಳು {amount} ಉಳಿತಾಯ.',
    dearer: `ಸಂಬಳಕ್ಕಿಂತ {amount} ಹೆಚ್ಚು. ಇಷ್ಟು ಕರೆ ಇದ್ದರೆ ${enterprise.name} ಬಗ್ಗೆ ಕೇಳಿ, ಇಲ್ಲವೇ ಕೆಲವು ಕರೆಗಳನ್ನು ನಿಮ್ಮ ಸಿಬ್ಬಂದಿಗೇ ಬಿಡಿ.`,
  },
}
