import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { receiptLinkDays } from '../../facts/retention.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const hello = 'ನಮಸ್ಕಾರ,'
const regards = `ಧನ್ಯವಾದಗಳೊಂದಿಗೆ\n${brand.name} ತಂಡ`

/** What visitors are sent. */
export const mails: Words['mails'] = {
  /** What one of us answers to an enquiry; the words are theirs. */
  reply: { subject: `Re: ${brand.name}ಗೆ ನಿಮ್ಮ ಎನ್‌ಕ್ವೈರಿ` },
  /** Thanks for an enquiry, and says what is stored of it. */
  confirmation: {
    subject: `ನಿಮ್ಮ ಎನ್‌ಕ್ವೈರಿ ತಲುಪಿದೆ, ${brand.name}ಗೆ ಬರೆದದ್ದಕ್ಕೆ ಧನ್ಯವಾದ`,
    opening: [
      hello,
      `${brand.name}ಗೆ ಬರೆದದ್ದಕ್ಕೆ ಧನ್ಯವಾದ. ನಿಮ್ಮ ಎನ್‌ಕ್ವೈರಿ ನಮಗೆ ತಲುಪಿದೆ. ನಮ್ಮ ತಂಡದ ಒಬ್ಬರು ${claims.replyWithinHours} ಗಂಟೆಯೊಳಗೆ, ತಡವಾದರೂ {replyBy} ಒಳಗೆ ಉತ್ತರಿಸುತ್ತಾರೆ.`,
      'ಈ ಮೇಲ್ ನಿಮ್ಮ ರಸೀದಿ.',
    ],
    labels: {
      reference: 'ರೆಫರೆನ್ಸ್',
      received: 'ತಲುಪಿದ ಸಮಯ',
      stored: 'ನಮ್ಮಲ್ಲಿರುವುದು',
      purpose: 'ಯಾಕೆ',
      keptUntil: 'ಎಲ್ಲಿಯವರೆಗೆ',
    },
    /** What is stored of an enquiry; some of it not with every one. */
    stored: {
      ...partOf(enquiryFields, 'stored'),
      time: 'ಸಮಯ',
      address: 'ನಿಮ್ಮ ಕನೆಕ್ಷನ್‌ನ ವಿಳಾಸ',
      chat: 'ಯಾವ ಚಾಟ್‌ನಿಂದ ಕಳಿಸಿದಿರೋ ಆ ಚಾಟ್',
    },
    purpose: 'ನಿಮ್ಮ ಎನ್‌ಕ್ವೈರಿಗೆ ಉತ್ತರಿಸಲು, ಫಾರ್ಮ್ ದುರ್ಬಳಕೆ ತಡೆಯಲು',
    keptUntil: '{until} ವರೆಗೆ, ಆಮೇಲೆ ಅಳಿಸುತ್ತೇವೆ',
    link: 'ನಮ್ಮಲ್ಲಿ ನಿಖರವಾಗಿ ಏನಿದೆ ಎಂದು ಇಲ್ಲಿ ನೋಡಿ, ಬೇಕಾದರೆ ಅಳಿಸಿ:',
    closing: [
      `ಈ ಲಿಂಕ್ ಯಾರ ಬಳಿ ಇದ್ದರೂ ಅವರಿಗೆ ${receiptLinkDays} ದಿನ ಕೆಲಸ ಮಾಡುತ್ತದೆ; ಹೊಸದನ್ನು {page} ನಿಂದ ಪಡೆಯಬಹುದು.`,
      `ತುರ್ತಾಗಿದ್ದರೆ, ಅಥವಾ ಇನ್ನೇನಾದರೂ ಸೇರಿಸಬೇಕಿದ್ದರೆ, ಈ ಮೇಲ್‌ಗೇ ಉತ್ತರಿಸಿ ಅಥವಾ ${brand.supportEmail} ಗೆ ಬರೆಯಿರಿ. ರೆಫರೆನ್ಸ್ ತಪ್ಪದೇ ಬರೆಯಿರಿ.`,
      'ನಮಗೆ ಬರೆದದ್ದು ನೀವಲ್ಲದಿದ್ದರೆ, ಯಾರೋ ಇಮೇಲ್ ವಿಳಾಸ ತಪ್ಪಾಗಿ ಟೈಪ್ ಮಾಡಿರಬಹುದು. ನೀವು ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ: ನೀವು ಕೇಳದ ಹೊರತು ನಾವು ಮತ್ತೆ ಬರೆಯುವುದಿಲ್ಲ.',
      regards,
    ],
  },
  /** The link of a receipt, asked for again. */
  link: {
    subject: `ನಿಮ್ಮ ಬಗ್ಗೆ ${brand.name} ಬಳಿ ಇರುವ ವಿವರ`,
    hello,
    link: '{reference} ರೆಫರೆನ್ಸ್ ಅಡಿಯಲ್ಲಿ ನಮ್ಮಲ್ಲಿರುವ ವಿವರಗಳ ಲಿಂಕ್ ಕೇಳಿದ್ದೀರಿ. ಅದರಲ್ಲಿ ಎಲ್ಲವೂ ಕಾಣುತ್ತದೆ, ಅಳಿಸಲೂ ಬಹುದು:',
    closing: [
      `ಈ ಲಿಂಕ್ ಯಾರ ಬಳಿ ಇದ್ದರೂ ಅವರಿಗೆ ${receiptLinkDays} ದಿನ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ನೀವು ಕೇಳಿಲ್ಲದಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.`,
      regards,
    ],
  },
}
