import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { receiptLinkDays } from '../../facts/retention.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const hello = 'नमस्कार,'
const regards = `शुभेच्छांसह\n${brand.name} टीम`

/** What visitors are sent. */
export const mails: Words['mails'] = {
  /** What one of us answers to an enquiry; the words are theirs. */
  reply: { subject: `Re: ${brand.name} कडे केलेली तुमची चौकशी` },
  /** Thanks for an enquiry, and says what is stored of it. */
  confirmation: {
    subject: `तुमची चौकशी मिळाली. ${brand.name} ला लिहिल्याबद्दल धन्यवाद`,
    opening: [
      hello,
      `${brand.name} ला लिहिल्याबद्दल धन्यवाद. तुमची चौकशी आम्हाला मिळाली आहे, आणि आमच्या टीममधून कोणीतरी ${claims.replyWithinHours} तासांत, म्हणजे उशिरात उशिरा {replyBy} पर्यंत, उत्तर देईल.`,
      'हा मेल तुमची पावती आहे.',
    ],
    labels: {
      reference: 'रेफरन्स',
      received: 'कधी मिळाली',
      stored: 'काय साठवलं',
      purpose: 'कशासाठी',
      keptUntil: 'कधीपर्यंत',
    },
    /** What is stored of an enquiry; some of it not with every one. */
    stored: {
      ...partOf(enquiryFields, 'stored'),
      time: 'वेळ',
      address: 'तुमच्या कनेक्शनचा पत्ता',
      chat: 'ज्या चॅटमधून पाठवली ते चॅट',
    },
    purpose: 'तुमच्या चौकशीला उत्तर देण्यासाठी आणि फॉर्मचा गैरवापर टाळण्यासाठी',
    keptUntil: '{until} पर्यंत, मग हटवली जाईल',
    link: 'आम्ही नेमकं काय साठवलं आहे ते इथे बघा किंवा हटवा:',
    closing: [
      `ही लिंक ${receiptLinkDays} दिवस चालते, आणि ज्याच्याकडे असेल तो ती उघडू शकतो; नवी लिंक {page} वरून मिळते.`,
      `काही तातडीचं असेल, किंवा आणखी काही सांगायचं असेल, तर या मेलला उत्तर द्या किंवा ${brand.supportEmail} वर लिहा. रेफरन्स नक्की लिहा.`,
      'तुम्ही आम्हाला लिहिलं नसेल, तर कोणीतरी ईमेल पत्ता चुकीचा टाइप केला असावा. तुम्हाला काही करायची गरज नाही: तुम्ही सांगितल्याशिवाय आम्ही पुन्हा लिहिणार नाही.',
      regards,
    ],
  },
  /** The link of a receipt, asked for again. */
  link: {
    subject: `${brand.name} ने तुमच्याबद्दल काय साठवलं आहे`,
    hello,
    link: 'रेफरन्स {reference} खाली साठवलेल्या माहितीची लिंक तुम्ही मागितली होती. त्यात सगळं दिसतं, आणि तुम्ही ते हटवूही शकता:',
    closing: [
      `ही लिंक ${receiptLinkDays} दिवस चालते, आणि ज्याच्याकडे असेल तो ती उघडू शकतो. तुम्ही ती मागितली नसेल, तर काही करायची गरज नाही.`,
      regards,
    ],
  },
}
