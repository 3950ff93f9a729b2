import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** The forms as pages of their own, which answer browsers that run none of our code. */
export const formPages: Words['formPages'] = {
  enquiry: {
    title: 'ಎನ್‌ಕ್ವೈರಿ ಕಳಿಸಿ',
    description: 'ನಿಮ್ಮ ಗ್ರಾಹಕರು ಯಾವುದರ ಬಗ್ಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ ಎಂದು ಬರೆಯಿರಿ, ನಾವು ಫೋನ್ ಅಥವಾ ಇಮೇಲ್ ಮೂಲಕ ಉತ್ತರಿಸುತ್ತೇವೆ.',
    heading: 'ನಮ್ಮ ಜೊತೆ ಮಾತನಾಡಿ',
  },
  demoCall: {
    title: 'ಉಚಿತ ಟೆಸ್ಟ್ ಕರೆ ಪಡೆಯಿರಿ',
    description: `ನಿಮ್ಮ ಮೊಬೈಲ್ ನಂಬರ್ ಕೊಡಿ, ಒಂದು ನಿಮಿಷದೊಳಗೆ ಫೋನ್‌ನಲ್ಲಿ ${brand.name} ಮಾತು ಕೇಳಿ.`,
    heading: 'ಉಚಿತ ಟೆಸ್ಟ್ ಕರೆ ಪಡೆಯಿರಿ',
  },
  enquiryThanks: {
    title: 'ನಿಮ್ಮ ಎನ್‌ಕ್ವೈರಿ ತಲುಪಿದೆ',
    description: 'ನಿಮ್ಮ ಎನ್‌ಕ್ವೈರಿ ನಮಗೆ ತಲುಪಿದೆ. ಈ ಪುಟದಲ್ಲಿ ಹೇಳಿದ ಸಮಯದೊಳಗೆ ಉತ್ತರಿಸುತ್ತೇವೆ.',
    heading: 'ಧನ್ಯವಾದ',
  },
  demoCallThanks: {
    title: 'ನಿಮ್ಮ ಟೆಸ್ಟ್ ಕರೆ ಬರುತ್ತಿದೆ',
    description: 'ನಿಮ್ಮ ಮೊಬೈಲ್ ನಂಬರ್ ನಮಗೆ ಸಿಕ್ಕಿದೆ. ಈ ಪುಟದಲ್ಲಿ ಹೇಳಿದಂತೆ ಕರೆ ಮಾಡುತ್ತೇವೆ. ಫೋನ್ ಹತ್ತಿರ ಇಟ್ಟುಕೊಳ್ಳಿ.',
    heading: 'ಧನ್ಯವಾದ',
  },
  reference: 'ನಿಮ್ಮ ರೆಫರೆನ್ಸ್: {id}',
  action: 'ಹೋಮ್ ಪುಟಕ್ಕೆ ಹೋಗಿ',
  /** Said above a form that could not be taken, whatever was typed. */
  problems: {
    notFromHere: 'ಇದು ನಮ್ಮ ಪುಟದಿಂದ ಬಂದಿಲ್ಲ, ಹಾಗಾಗಿ ಏನನ್ನೂ ಕಳಿಸಿಲ್ಲ. ಇಲ್ಲಿಂದ ಕಳಿಸಿ.',
    tooMany: 'ನಿಮ್ಮ ಕನೆಕ್ಷನ್‌ನಿಂದ ತುಂಬಾ ರಿಕ್ವೆಸ್ಟ್‌ಗಳು ಬಂದಿವೆ. ಆಮೇಲೆ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    unexpected: 'ಏನೋ ತಪ್ಪಾಯಿತು. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    notStored: 'ಈಗ ಏನನ್ನೂ ಸೇವ್ ಮಾಡಲು ಆಗುತ್ತಿಲ್ಲ. ಒಂದು ನಿಮಿಷ ಬಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    tooLarge: 'ಕಳಿಸಲು ಇದು ತುಂಬಾ ಉದ್ದ. ಸ್ವಲ್ಪ ಕಡಿಮೆ ಬರೆಯಿರಿ.',
    paused: 'ಸದ್ಯಕ್ಕೆ ಟೆಸ್ಟ್ ಕರೆಗಳನ್ನು ನಿಲ್ಲಿಸಿದ್ದೇವೆ. ಆಮೇಲೆ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    notWanted: 'ಈ ನಂಬರ್‌ಗೆ ಕರೆ ಮಾಡಬೇಡಿ ಎಂದು ನಮಗೆ ಹೇಳಿದ್ದಾರೆ.',
    notDialled: 'ಕರೆ ಹೋಗಲಿಲ್ಲ. ಒಂದು ನಿಮಿಷ ಬಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  },
}
