import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { receiptLinkDays } from '../../facts/retention.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const hello = 'नमस्ते,'
const regards = `सादर\n${brand.name} टीम`

/** What visitors are sent. */
export const mails: Words['mails'] = {
  /** What one of us answers to an enquiry; the words are theirs. */
  reply: { subject: `Re: ${brand.name} को भेजी आपकी पूछताछ` },
  /** Thanks for an enquiry, and says what is stored of it. */
  confirmation: {
    subject: `आपकी पूछताछ मिल गई। ${brand.name} को लिखने के लिए धन्यवाद`,
    opening: [
      hello,
      `${brand.name} को लिखने के लिए धन्यवाद। आपकी पूछताछ हमें मिल गई है, और हमारी टीम से कोई ${claims.replyWithinHours} घंटे के भीतर, यानी देर से देर {replyBy} तक, आपको जवाब देगा।`,
      'यह मेल आपकी रसीद है।',
    ],
    labels: {
      reference: 'रेफ़रेंस',
      received: 'कब मिली',
      stored: 'क्या सेव है',
      purpose: 'किसलिए',
      keptUntil: 'कब तक',
    },
    /** What is stored of an enquiry; some of it not with every one. */
    stored: {
      ...partOf(enquiryFields, 'stored'),
      time: 'समय',
      address: 'आपके कनेक्शन का पता',
      chat: 'वह चैट जहाँ से भेजी गई',
    },
    purpose: 'आपकी पूछताछ का जवाब देने और फ़ॉर्म का गलत इस्तेमाल रोकने के लिए',
    keptUntil: '{until} तक, फिर मिटा दी जाएगी',
    link: 'हमने जो कुछ सेव किया है, उसे यहाँ देखें या मिटाएँ:',
    closing: [
      `यह लिंक ${receiptLinkDays} दिन चलता है, और जिसके पास हो वह इसे खोल सकता है; नया लिंक {page} से मिल जाता है।`,
      `कुछ ज़रूरी हो, या कुछ और जोड़ना हो, तो इसी मेल का जवाब दें या ${brand.supportEmail} पर लिखें। रेफ़रेंस ज़रूर लिखें।`,
      'अगर आपने हमें नहीं लिखा, तो शायद किसी ने ईमेल पता गलत लिख दिया। आपको कुछ नहीं करना है: जब तक आप न कहें, हम फिर नहीं लिखेंगे।',
      regards,
    ],
  },
  /** The link of a receipt, asked for again. */
  link: {
    subject: `${brand.name} ने आपके बारे में क्या सेव किया है`,
    hello,
    link: 'आपने रेफ़रेंस {reference} पर सेव जानकारी का लिंक माँगा था। इसमें सब कुछ दिखता है, और आप उसे मिटा भी सकते हैं:',
    closing: [
      `यह लिंक ${receiptLinkDays} दिन चलता है, और जिसके पास हो वह इसे खोल सकता है। अगर आपने यह नहीं माँगा, तो आपको कुछ नहीं करना है।`,
      regards,
    ],
  },
}
