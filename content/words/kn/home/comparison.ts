import { brand } from '../../../facts/brand.ts'
import { claims } from '../../../facts/claims.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../../facts/plans.ts'
import { rupees } from '../../../format/rupees.ts'
import type { Words } from '../../words.ts'

const [base] = plans

export const comparison: Words['home']['comparison'] = {
  heading: 'ನಮ್ಮನ್ನೇ ಯಾಕೆ ಆರಿಸಬೇಕು?',
  traditionalTitle: 'ಹಳೆಯ ರೀತಿ',
  ourTitle: `${brand.name} ರೀತಿ`,
  topics: [
    {
      heading: 'ದರ',
      traditional: {
        figure: rupees(traditionalRupeesPerAgent),
        text: 'ತಿಂಗಳಿಗೆ, ಒಬ್ಬೊಬ್ಬ ಉದ್ಯೋಗಿಗೆ. ತರಬೇತಿ, ಕೆಲಸ ಬಿಟ್ಟುಹೋಗುವವರ ಖರ್ಚು, ನೈಟ್ ಶಿಫ್ಟ್ ಬೇರೆ.',
      },
      ours: {
        figure: `${rupees(base.monthly)}\u00a0ರಿಂದ`,
        text: `ತಿಂಗಳಿಗೆ, ${base.freeMinutes} ಉಚಿತ ನಿಮಿಷಗಳೊಂದಿಗೆ. ಆಮೇಲೆ ನಿಮಿಷಕ್ಕೆ ${rupees(rupeesPerExtraMinute)}.`,
      },
    },
    {
      heading: 'ಕೆಲಸದ ಸಮಯ',
      traditional: {
        figure: '9ರಿಂದ 6',
        text: 'ಕೆಲಸದ ದಿನಗಳಲ್ಲಿ. ಭಾನುವಾರ, ಹಬ್ಬ, ಬಾಗಿಲು ಹಾಕಿದ ನಂತರದ ಕರೆಗಳು ವಾಯ್ಸ್‌ಮೇಲ್‌ಗೆ.',
      },
      ours: {
        figure: claims.alwaysOn,
        text: 'ಪ್ರತಿ ದಿನ, ಪ್ರತಿ ಗಂಟೆ. ದೀಪಾವಳಿ ರಾತ್ರಿ, ಸೋಮವಾರ ಬೆಳಗಿನ ರಶ್ ಕೂಡ.',
      },
    },
    {
      heading: 'ಕಾಯುವ ಸಮಯ',
      traditional: {
        figure: 'ಕ್ಯೂನಲ್ಲಿ',
        text: 'ಒಬ್ಬ ಉದ್ಯೋಗಿ, ಒಬ್ಬ ಕಾಲರ್. ಹನ್ನೊಂದನೆಯವರು ಮ್ಯೂಸಿಕ್ ಕೇಳಿ, ಫೋನ್ ಇಡುತ್ತಾರೆ.',
      },
      ours: {
        figure: claims.simultaneousCalls,
        text: `ಕರೆಗಳಿಗೆ ಒಮ್ಮೆಲೇ ಉತ್ತರ. ${claims.queriesResolvedInstantly} ಪ್ರಶ್ನೆಗಳಿಗೆ ತಕ್ಷಣ ಪರಿಹಾರ.`,
      },
    },
    {
      heading: 'ಭಾಷೆಗಳು',
      traditional: {
        figure: '2 ಅಥವಾ 3',
        text: 'ಭಾಷೆ ಒಂದು ಶಿಫ್ಟ್‌ನಲ್ಲಿ, ಅದೂ ಆ ದಿನ ಸರಿಯಾದವರು ಡೆಸ್ಕ್‌ನಲ್ಲಿದ್ದರೆ.',
      },
      ours: {
        figure: claims.languagesSpoken,
        text: 'ಭಾರತೀಯ ಭಾಷೆಗಳು, ಮೊದಲ ಹಲೋದಿಂದಲೇ. ಹಿಂದಿ, ಪಂಜಾಬಿ, ಮರಾಠಿ ಕೂಡ ಇವೆ.',
      },
    },
  ],
}
