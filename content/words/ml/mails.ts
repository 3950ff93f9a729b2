import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { receiptLinkDays } from '../../facts/retention.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const hello = 'നമസ്കാരം,'
const regards = `സ്നേഹപൂർവം\n${brand.name} ടീം`

/** What visitors are sent. */
export const mails: Words['mails'] = {
  /** What one of us answers to an enquiry; the words are theirs. */
  reply: { subject: `മറുപടി: ${brand.name} ടീമിന് നിങ്ങൾ അയച്ച അന്വേഷണം` },
  /** Thanks for an enquiry, and says what is stored of it. */
  confirmation: {
    subject: `നിങ്ങളുടെ അന്വേഷണം കിട്ടി, ${brand.name} ടീമിന് എഴുതിയതിനു നന്ദി`,
    opening: [
      hello,
      `${brand.name} ടീമിന് എഴുതിയതിനു നന്ദി. നിങ്ങളുടെ അന്വേഷണം ഞങ്ങൾക്കു കിട്ടി. ${claims.replyWithinHours} മണിക്കൂറിനകം ഞങ്ങളുടെ ടീമിലൊരാൾ മറുപടി തരും; ഏറ്റവും വൈകിയാൽ {replyBy}.`,
      'ഈ ഇമെയിലാണ് നിങ്ങളുടെ രസീത്.',
    ],
    labels: {
      reference: 'റഫറൻസ്',
      received: 'കിട്ടിയത്',
      stored: 'സൂക്ഷിച്ചത്',
      purpose: 'എന്തിന്',
      keptUntil: 'എന്നുവരെ',
    },
    /** What is stored of an enquiry; some of it not with every one. */
    stored: {
      ...partOf(enquiryFields, 'stored'),
      time: 'സമയം',
      address: 'നിങ്ങളുടെ കണക്‌ഷന്റെ വിലാസം',
      chat: 'ഏതു ചാറ്റിൽ നിന്നയച്ചു എന്ന്',
    },
    purpose: 'നിങ്ങളുടെ അന്വേഷണത്തിനു മറുപടി തരാനും ഫോമിന്റെ ദുരുപയോഗം തടയാനും',
    keptUntil: '{until} വരെ, പിന്നെ ഡിലീറ്റ് ചെയ്യും',
    link: 'ഞങ്ങൾ സൂക്ഷിച്ചിരിക്കുന്നത് എന്തൊക്കെയെന്നു കൃത്യമായി കാണാനും ഡിലീറ്റ് ചെയ്യാനും ഇവിടെ നോക്കൂ:',
    closing: [
      `ഈ ലിങ്ക് ${receiptLinkDays} ദിവസം പ്രവർത്തിക്കും, കൈയിലുള്ള ആർക്കും തുറക്കാം; പുതിയൊരെണ്ണം വേണമെങ്കിൽ {page} നോക്കൂ.`,
      `എന്തെങ്കിലും അത്യാവശ്യമുണ്ടെങ്കിലോ കൂടുതൽ പറയാനുണ്ടെങ്കിലോ ഈ ഇമെയിലിനു മറുപടി അയയ്ക്കൂ, അല്ലെങ്കിൽ ${brand.supportEmail} എന്ന വിലാസത്തിൽ എഴുതൂ. റഫറൻസ് കൂടി എഴുതൂ.`,
      'നിങ്ങളല്ല എഴുതിയതെങ്കിൽ ആരെങ്കിലും വിലാസം തെറ്റിച്ചതാകാം. നിങ്ങൾ ഒന്നും ചെയ്യേണ്ട: ആവശ്യപ്പെടാതെ ഞങ്ങൾ ഇനി എഴുതില്ല.',
      regards,
    ],
  },
  /** The link of a receipt, asked for again. */
  link: {
    subject: `${brand.name} നിങ്ങളെപ്പറ്റി സൂക്ഷിച്ചിരിക്കുന്നത്`,
    hello,
    link: '{reference} എന്ന റഫറൻസിൽ ഞങ്ങൾ സൂക്ഷിച്ചിരിക്കുന്നതിന്റെ ലിങ്ക് നിങ്ങൾ ചോദിച്ചിരുന്നല്ലോ. എല്ലാം അവിടെ കാണാം, ഡിലീറ്റ് ചെയ്യുകയുമാവാം:',
    closing: [
      `ഈ ലിങ്ക് ${receiptLinkDays} ദിവസം പ്രവർത്തിക്കും, കൈയിലുള്ള ആർക്കും തുറക്കാം. നിങ്ങളല്ല ചോദിച്ചതെങ്കിൽ ഒന്നും ചെയ്യേണ്ട.`,
      regards,
    ],
  },
}
