import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { receiptLinkDays } from '../../facts/retention.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const hello = 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ ਜੀ,'
const regards = `ਸ਼ੁਭ ਇੱਛਾਵਾਂ ਨਾਲ\n${brand.name} ਟੀਮ`

/** What visitors are sent. */
export const mails: Words['mails'] = {
  /** What one of us answers to an enquiry; the words are theirs. */
  reply: { subject: `Re: ${brand.name} ਨੂੰ ਭੇਜੀ ਤੁਹਾਡੀ ਇਨਕੁਆਰੀ` },
  /** Thanks for an enquiry, and says what is stored of it. */
  confirmation: {
    subject: `ਤੁਹਾਡੀ ਇਨਕੁਆਰੀ ਮਿਲ ਗਈ, ${brand.name} ਨੂੰ ਲਿਖਣ ਲਈ ਧੰਨਵਾਦ`,
    opening: [
      hello,
      `${brand.name} ਨੂੰ ਲਿਖਣ ਲਈ ਧੰਨਵਾਦ। ਤੁਹਾਡੀ ਇਨਕੁਆਰੀ ਸਾਨੂੰ ਮਿਲ ਗਈ ਹੈ। ਸਾਡੀ ਟੀਮ ਵਿੱਚੋਂ ਕੋਈ ${claims.replyWithinHours}\u00a0ਘੰਟਿਆਂ ਦੇ ਅੰਦਰ, ਵੱਧ ਤੋਂ ਵੱਧ {replyBy} ਤੱਕ, ਜਵਾਬ ਦੇਵੇਗਾ।`,
      'ਇਹ ਮੇਲ ਤੁਹਾਡੀ ਰਸੀਦ ਹੈ।',
    ],
    labels: {
      reference: 'ਰੈਫ਼ਰੈਂਸ',
      received: 'ਕਦੋਂ ਮਿਲੀ',
      stored: 'ਕੀ ਸੰਭਾਲਿਆ',
      purpose: 'ਕਿਸ ਲਈ',
      keptUntil: 'ਕਦੋਂ ਤੱਕ',
    },
    /** What is stored of an enquiry; some of it not with every one. */
    stored: {
      ...partOf(enquiryFields, 'stored'),
      time: 'ਸਮਾਂ',
      address: 'ਤੁਹਾਡੇ ਕਨੈਕਸ਼ਨ ਦਾ ਐਡਰੈੱਸ',
      chat: 'ਜਿਸ ਚੈਟ ਵਿੱਚੋਂ ਭੇਜੀ, ਉਹ ਚੈਟ',
    },
    purpose: 'ਤੁਹਾਡੀ ਇਨਕੁਆਰੀ ਦਾ ਜਵਾਬ ਦੇਣ ਲਈ, ਅਤੇ ਫ਼ਾਰਮ ਦੀ ਦੁਰਵਰਤੋਂ ਰੋਕਣ ਲਈ',
    keptUntil: '{until} ਤੱਕ, ਫਿਰ ਡਿਲੀਟ',
    link: 'ਅਸੀਂ ਠੀਕ-ਠੀਕ ਕੀ ਸੰਭਾਲਿਆ ਹੈ, ਇੱਥੇ ਦੇਖੋ ਜਾਂ ਡਿਲੀਟ ਕਰੋ:',
    closing: [
      `ਲਿੰਕ ${receiptLinkDays} ਦਿਨ ਚੱਲਦਾ ਹੈ, ਅਤੇ ਜਿਸ ਕੋਲ ਵੀ ਹੋਵੇ ਉਹ ਖੋਲ੍ਹ ਸਕਦਾ ਹੈ; ਨਵਾਂ ਲਿੰਕ {page} ਤੋਂ ਮਿਲ ਜਾਵੇਗਾ।`,
      `ਕੋਈ ਕਾਹਲੀ ਦਾ ਕੰਮ ਹੋਵੇ, ਜਾਂ ਕੁਝ ਹੋਰ ਦੱਸਣਾ ਹੋਵੇ, ਤਾਂ ਇਸੇ ਮੇਲ ਦਾ ਜਵਾਬ ਦਿਓ ਜਾਂ ${brand.supportEmail} ’ਤੇ ਲਿਖੋ। ਰੈਫ਼ਰੈਂਸ ਜ਼ਰੂਰ ਲਿਖਣਾ।`,
      'ਜੇ ਤੁਸੀਂ ਸਾਨੂੰ ਨਹੀਂ ਲਿਖਿਆ, ਤਾਂ ਸ਼ਾਇਦ ਕਿਸੇ ਨੇ ਗਲਤੀ ਨਾਲ ਤੁਹਾਡਾ ਐਡਰੈੱਸ ਲਿਖ ਦਿੱਤਾ। ਤੁਹਾਨੂੰ ਕੁਝ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ: ਤੁਹਾਡੇ ਕਹੇ ਬਿਨਾਂ ਅਸੀਂ ਦੁਬਾਰਾ ਨਹੀਂ ਲਿਖਾਂਗੇ।',
      regards,
    ],
  },
  /** The link of a receipt, asked for again. */
  link: {
    subject: `${brand.name} ਨੇ ਤੁਹਾਡੇ ਬਾਰੇ ਕੀ ਸੰਭਾਲਿਆ ਹੈ`,
    hello,
    link: 'ਰੈਫ਼ਰੈਂਸ {reference} ਹੇਠ ਅਸੀਂ ਜੋ ਸੰਭਾਲਿਆ ਹੈ, ਤੁਸੀਂ ਉਸ ਦਾ ਲਿੰਕ ਮੰਗਿਆ ਸੀ। ਇੱਥੇ ਸਭ ਕੁਝ ਦਿਸਦਾ ਹੈ, ਅਤੇ ਤੁਸੀਂ ਡਿਲੀਟ ਵੀ ਕਰ ਸਕਦੇ ਹੋ:',
    closing: [
      `ਲਿੰਕ ${receiptLinkDays} ਦਿਨ ਚੱਲਦਾ ਹੈ, ਅਤੇ ਜਿਸ ਕੋਲ ਵੀ ਹੋਵੇ ਉਹ ਖੋਲ੍ਹ ਸਕਦਾ ਹੈ। ਜੇ ਤੁਸੀਂ ਨਹੀਂ ਮੰਗਿਆ, ਤਾਂ ਕੁਝ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ।`,
      regards,
    ],
  },
}
