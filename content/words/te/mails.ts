import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { receiptLinkDays } from '../../facts/retention.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const hello = 'నమస్కారం,'
const regards = `ధన్యవాదాలతో\n${brand.name} టీమ్`

/** What visitors are sent. */
export const mails: Words['mails'] = {
  /** What one of us answers to an enquiry; the words are theirs. */
  reply: { subject: `Re: ${brand.name}కు మీ ఎంక్వైరీ` },
  /** Thanks for an enquiry, and says what is stored of it. */
  confirmation: {
    subject: `మీ ఎంక్వైరీ అందింది, ${brand.name}కు రాసినందుకు ధన్యవాదాలు`,
    opening: [
      hello,
      `${brand.name}కు రాసినందుకు ధన్యవాదాలు. మీ ఎంక్వైరీ మాకు అందింది. మా టీమ్‌లో ఒకరు ${claims.replyWithinHours} గంటల్లో, ఆలస్యమైనా {replyBy} లోపు జవాబిస్తారు.`,
      'ఈ మెయిలే మీ రసీదు.',
    ],
    labels: {
      reference: 'రిఫరెన్స్',
      received: 'అందిన సమయం',
      stored: 'మా దగ్గర ఉన్నవి',
      purpose: 'ఎందుకు',
      keptUntil: 'ఎప్పటి వరకు',
    },
    /** What is stored of an enquiry; some of it not with every one. */
    stored: {
      ...partOf(enquiryFields, 'stored'),
      time: 'సమయం',
      address: 'మీ కనెక్షన్ అడ్రస్',
      chat: 'ఏ చాట్ నుంచి పంపారో ఆ చాట్',
    },
    purpose: 'మీ ఎంక్వైరీకి జవాబివ్వడానికి, ఫారం దుర్వినియోగాన్ని ఆపడానికి',
    keptUntil: '{until} వరకు, ఆ తర్వాత తొలగిస్తాం',
    link: 'మా దగ్గర సరిగ్గా ఏముందో ఇక్కడ చూడండి, కావాలంటే తొలగించండి:',
    closing: [
      `ఈ లింక్ ఎవరి దగ్గరుంటే వారికి ${receiptLinkDays} రోజులు పనిచేస్తుంది; కొత్తది {page} నుంచి పొందొచ్చు.`,
      `అర్జెంటైనా, ఇంకేమైనా చెప్పాలన్నా, ఈ మెయిల్‌కే జవాబు రాయండి లేదా ${brand.supportEmail} కు రాయండి. రిఫరెన్స్ తప్పక రాయండి.`,
      'మాకు రాసింది మీరు కాకపోతే, ఎవరో ఈమెయిల్ అడ్రస్ తప్పుగా టైప్ చేసి ఉండొచ్చు. మీరేమీ చేయక్కర్లేదు: మీరు అడిగితే తప్ప మళ్లీ రాయం.',
      regards,
    ],
  },
  /** The link of a receipt, asked for again. */
  link: {
    subject: `మీ గురించి ${brand.name} దగ్గర ఉన్న వివరాలు`,
    hello,
    link: '{reference} రిఫరెన్స్ కింద మా దగ్గరున్న వివరాల లింక్ అడిగారు. అందులో అన్నీ కనిపిస్తాయి, తొలగించుకోవచ్చు కూడా:',
    closing: [
      `ఈ లింక్ ఎవరి దగ్గరుంటే వారికి ${receiptLinkDays} రోజులు పనిచేస్తుంది. మీరు అడగకపోయి ఉంటే, ఏమీ చేయక్కర్లేదు.`,
      regards,
    ],
  },
}
