import { plans, rupeesPerExtraMinute } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [base, pro] = plans

export const pricing: Words['pricing'] = {
  head: {
    title: 'ದರಗಳು ಮತ್ತು ಖರ್ಚಿನ ಕ್ಯಾಲ್ಕುಲೇಟರ್',
    description:
      'ಮೂರು ಪ್ಲಾನ್, ಹೆಚ್ಚುವರಿ ನಿಮಿಷಕ್ಕೆ ಒಂದೇ ದರ, ಸೀಟ್ ಶುಲ್ಕ ಇಲ್ಲ. ನಿಮ್ಮ ನಿಮಿಷ ಹಾಕಿ, ಬಿಲ್ ಲೆಕ್ಕ ಹಂತ ಹಂತವಾಗಿ ನೋಡಿ, ಒಬ್ಬ ಉದ್ಯೋಗಿಯ ಖರ್ಚಿನ ಜೊತೆ ಹೋಲಿಸಿ.',
    keywords: ['AI ವಾಯ್ಸ್ ಏಜೆಂಟ್ ದರ', 'ಕಾಲ್ ಸೆಂಟರ್ ಖರ್ಚು ಲೆಕ್ಕ', 'AI agent price INR'],
  },
  hero: {
    headline: 'ನಿಮಿಷಕ್ಕೆ ಹಣ, ಸೀಟಿಗಲ್ಲ',
    lead: 'ನಿಮಿಷಗಳೂ ಸೇರಿ ತಿಂಗಳಿಗೆ ಒಂದೇ ದರ, ಆಮೇಲೆ ಪ್ರತಿ ನಿಮಿಷಕ್ಕೂ ಒಂದೇ ದರ. ಸೀಟ್ ಶುಲ್ಕ ಇಲ್ಲ.',
  },
  plans: {
    heading: 'ಪ್ಲಾನ್‌ಗಳು',
    from: 'ಆರಂಭಿಕ ದರ',
    perMonth: 'ತಿಂಗಳಿಗೆ',
    custom: 'ಕಸ್ಟಮ್',
    customNote: 'ನಿಮ್ಮ ಜೊತೆ ಮಾತನಾಡಿ ನಿರ್ಧಾರ',
    formerly: 'ಹಳೆಯ ದರ',
    now: 'ಈಗಿನ ದರ',
    action: 'ಸಂಪರ್ಕಿಸಿ',
    minuteFigure: `ನಿಮಿಷಕ್ಕೆ ${rupees(rupeesPerExtraMinute)}`,
    minuteNote: `ಉಚಿತ ನಿಮಿಷ ಮುಗಿದ ಮೇಲೆ ಮಾತ್ರ: ${base.name}ನಲ್ಲಿ ${count(base.freeMinutes)}, ${pro.name}ನಲ್ಲಿ ${count(pro.freeMinutes)} ಉಚಿತ.`,
    each: {
      base: {
        summary: 'ಒಂದು ಕರೆಯೂ ತಪ್ಪಬಾರದ ಒಂದು ಡೆಸ್ಕ್‌ಗೆ.',
        points: [
          `${base.freeMinutes} ಉಚಿತ ನಿಮಿಷ`,
          'AI ವಾಯ್ಸ್ ಸಂಭಾಷಣೆ',
          'ಬೇಸಿಕ್ ಅನಲಿಟಿಕ್ಸ್',
          'ಕರೆ ರೆಕಾರ್ಡಿಂಗ್',
          `ಒಮ್ಮೆಲೇ ${base.concurrentCalls} ಕರೆಗಳವರೆಗೆ`,
          'ಮೊಬೈಲ್ ಆ್ಯಪ್ ಸಪೋರ್ಟ್',
        ],
      },
      pro: {
        summary: 'ಬುಕ್ ಮಾಡುವ, ಫಾಲೋ-ಅಪ್ ಮಾಡುವ, ಜನ ಯಾಕೆ ಕರೆ ಮಾಡುತ್ತಾರೆ ಎಂದು ತಿಳಿಯಬೇಕೆನ್ನುವ ತಂಡಕ್ಕೆ.',
        points: [
          `${pro.freeMinutes} ಉಚಿತ ನಿಮಿಷ`,
          `${base.name}ನಲ್ಲಿ ಇರುವುದೆಲ್ಲ`,
          'ಸುಧಾರಿತ ಅನಲಿಟಿಕ್ಸ್',
          'ಕರೆ ರೆಕಾರ್ಡಿಂಗ್ ಮತ್ತು ಸಾರಾಂಶ',
          `ಒಮ್ಮೆಲೇ ${pro.concurrentCalls} ಕರೆಗಳವರೆಗೆ`,
          'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಬುಕಿಂಗ್',
        ],
      },
      enterprise: {
        summary: 'ಹಲವು ಶಾಖೆ, ಹಲವು ನಂಬರ್, ನಿಮ್ಮದೇ ಷರತ್ತುಗಳಿಗೆ.',
        points: [
          'ನಿಮಗೆ ತಕ್ಕ ದರ',
          `${pro.name}ನಲ್ಲಿ ಇರುವುದೆಲ್ಲ`,
          'ಫ್ಲೆಕ್ಸಿಬಲ್ ದರ',
          'ಮಲ್ಟಿಏಜೆಂಟ್ ಕರೆಗಳು',
          'ಒಂದಕ್ಕಿಂತ ಹೆಚ್ಚು ನಂಬರ್',
          'ಫ್ಲೆಕ್ಸಿಬಲ್ ಕ್ರೆಡಿಟ್',
        ],
      },
    },
  },
  connect: {
    heading: 'ನಮ್ಮ ಜೊತೆ ಮಾತನಾಡಿ',
    text: 'ವಾರಕ್ಕೆ ನಿಮಗೆ ಎಷ್ಟು ಕರೆಗಳು ಬರುತ್ತವೆ ಎಂದು ತಿಳಿಸಿ. ನಿಮಗೆ ಎಲ್ಲಕ್ಕಿಂತ ಕಡಿಮೆ ಖರ್ಚಿನ ಪ್ಲಾನ್ ಹೇಳುತ್ತೇವೆ, ಅದು ಚಿಕ್ಕ ಪ್ಲಾನ್ ಆದರೂ ಸರಿ.',
    action: 'ಸಂಪರ್ಕಿಸಿ',
  },
}
