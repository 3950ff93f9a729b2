import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { receiptLinkDays } from '../../facts/retention.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const hello = 'નમસ્તે,'
const regards = `આભાર સહિત\n${brand.name} ટીમ`

/** What visitors are sent. */
export const mails: Words['mails'] = {
  /** What one of us answers to an enquiry; the words are theirs. */
  reply: { subject: `Re: ${brand.name}ને તમારી પૂછપરછ` },
  /** Thanks for an enquiry, and says what is stored of it. */
  confirmation: {
    subject: `તમારી પૂછપરછ મળી ગઈ છે, ${brand.name}ને લખવા બદલ આભાર`,
    opening: [
      hello,
      `${brand.name}ને લખવા બદલ આભાર. તમારી પૂછપરછ અમને મળી ગઈ છે, અને અમારી ટીમમાંથી કોઈ ${claims.replyWithinHours} કલાકની અંદર, મોડામાં મોડા {replyBy} સુધીમાં જવાબ આપશે.`,
      'આ મેલ તમારી રસીદ છે.',
    ],
    labels: {
      reference: 'રેફરન્સ',
      received: 'મળ્યાનો સમય',
      stored: 'શું સાચવ્યું',
      purpose: 'શા માટે',
      keptUntil: 'ક્યાં સુધી',
    },
    /** What is stored of an enquiry; some of it not with every one. */
    stored: {
      ...partOf(enquiryFields, 'stored'),
      time: 'સમય',
      address: 'તમારા કનેક્શનનું એડ્રેસ',
      chat: 'જે ચેટમાંથી મોકલી એ ચેટ',
    },
    purpose: 'તમારી પૂછપરછનો જવાબ આપવા અને ફોર્મનો દુરુપયોગ રોકવા',
    keptUntil: '{until} સુધી, પછી ડિલીટ',
    link: 'અમે બરાબર શું સાચવ્યું છે એ અહીં જુઓ, અથવા ડિલીટ કરો:',
    closing: [
      `લિંક ${receiptLinkDays} દિવસ ચાલે છે, જેની પાસે હોય એ ખોલી શકે; નવી લિંક {page} પરથી મળશે.`,
      `કંઈ ઉતાવળનું હોય કે ઉમેરવું હોય, તો આ મેલનો જવાબ આપો અથવા ${brand.supportEmail} પર લખો. રેફરન્સ જરૂર લખજો.`,
      'જો તમે અમને લખ્યું ન હોય, તો કોઈએ ભૂલથી આ એડ્રેસ લખી દીધું હશે. તમારે કશું કરવાનું નથી: તમે કહો નહીં ત્યાં સુધી અમે ફરી નહીં લખીએ.',
      regards,
    ],
  },
  /** The link of a receipt, asked for again. */
  link: {
    subject: `${brand.name}એ તમારા વિશે શું સાચવ્યું છે`,
    hello,
    link: 'રેફરન્સ {reference} હેઠળ અમે શું સાચવ્યું છે, એની લિંક તમે માગી હતી. એમાં બધું દેખાશે, અને ત્યાંથી ડિલીટ પણ કરી શકશો:',
    closing: [
      `લિંક ${receiptLinkDays} દિવસ ચાલે છે, જેની પાસે હોય એ ખોલી શકે. જો તમે માગી ન હોય, તો કશું કરવાનું નથી.`,
      regards,
    ],
  },
}
