import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What all industry pages say alike. */
export const industry: Words['industry'] = {
  action: 'ಉಚಿತ ಟೆಸ್ಟ್ ಕರೆ ಪಡೆಯಿರಿ',
  /** For the worked example of the page. */
  price: 'ತಿಂಗಳಿಗೆ {amount}, ಲೆಕ್ಕ ಸಹಿತ',
  othersHeading: 'ಇತರ ಕ್ಷೇತ್ರಗಳು',
  sumPlan: 'ದರಗಳ ಪುಟದಲ್ಲಿ ಈಗ ಇರುವ ಪ್ಲಾನ್‌ಗಳಿಂದ ಲೆಕ್ಕ ಹಾಕಿದ್ದೇವೆ.',
  sumLink: 'ನಿಮ್ಮ ಅಂಕಿ ಹಾಕಿ ನೋಡಿ',
  tryForFree: {
    heading: `${brand.name} ಉಚಿತವಾಗಿ ಬಳಸಿ ನೋಡಿ`,
    text: 'ನಮ್ಮ SaaS ಪ್ಲಾಟ್‌ಫಾರ್ಮ್‌ನಲ್ಲಿ ಕೆಲವೇ ನಿಮಿಷಗಳಲ್ಲಿ AI ವಾಯ್ಸ್ ಏಜೆಂಟ್ ತಯಾರಿಸಿ: ಟೈಮಿಂಗ್, ದರ, ಸಾಮಾನ್ಯ ಪ್ರಶ್ನೆಗಳನ್ನು ಕೊಡಿ, ನಂಬರ್ ಆರಿಸಿ, ಕರೆ ಮಾಡಿ.',
    action: 'ಸಂಪರ್ಕಿಸಿ',
  },
}
