import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { receiptLinkDays } from '../../facts/retention.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const hello = 'வணக்கம்,'
const regards = `அன்புடன்\n${brand.name} குழு`

/** What visitors are sent. */
export const mails: Words['mails'] = {
  /** What one of us answers to an enquiry; the words are theirs. */
  reply: { subject: `பதில்: ${brand.name} நிறுவனத்துக்கு நீங்கள் அனுப்பிய கோரிக்கை` },
  /** Thanks for an enquiry, and says what is stored of it. */
  confirmation: {
    subject: `உங்கள் கோரிக்கை கிடைத்தது, ${brand.name} குழுவுக்கு எழுதியதற்கு நன்றி`,
    opening: [
      hello,
      `${brand.name} குழுவுக்கு எழுதியதற்கு நன்றி. உங்கள் கோரிக்கை எங்களுக்குக் கிடைத்தது. ${claims.replyWithinHours} மணி நேரத்துக்குள் (கடைசி நேரம்: {replyBy}) எங்கள் குழுவில் ஒருவர் உங்களுக்குப் பதில் தருவார்.`,
      'இந்த இமெயில்தான் உங்கள் ரசீது.',
    ],
    labels: {
      reference: 'குறிப்பு எண்',
      received: 'கிடைத்தது',
      stored: 'சேமித்தவை',
      purpose: 'எதற்காக',
      keptUntil: 'எதுவரை',
    },
    /** What is stored of an enquiry; some of it not with every one. */
    stored: {
      ...partOf(enquiryFields, 'stored'),
      time: 'நேரம்',
      address: 'உங்கள் இணைய இணைப்பின் முகவரி',
      chat: 'எந்த சாட்டிலிருந்து அனுப்பப்பட்டது',
    },
    purpose: 'உங்கள் கோரிக்கைக்குப் பதில் தரவும், படிவம் தவறாகப் பயன்படுத்தப்படுவதைத் தடுக்கவும்',
    keptUntil: '{until} வரை, பிறகு நீக்கப்படும்',
    link: 'நாங்கள் சேமித்திருப்பது என்ன என்று முழுமையாகப் பார்க்கவோ, நீக்கவோ இங்கே செல்லுங்கள்:',
    closing: [
      `இந்த லிங்க் ${receiptLinkDays} நாட்கள் வேலை செய்யும்; இது யாரிடம் இருந்தாலும் அவர் திறக்கலாம். புதியது வேண்டுமென்றால் {page} பக்கத்தில் கேட்கலாம்.`,
      `அவசரம் என்றாலோ, இன்னும் ஏதாவது சொல்ல விரும்பினாலோ, இந்த இமெயிலுக்கே பதில் எழுதுங்கள், அல்லது ${brand.supportEmail} முகவரிக்கு எழுதுங்கள். குறிப்பு எண்ணை மறக்காமல் சொல்லுங்கள்.`,
      'நீங்கள் எங்களுக்கு எழுதவில்லை என்றால், யாரோ முகவரியைத் தவறாக எழுதியிருக்கலாம். நீங்கள் எதுவும் செய்ய வேண்டாம்: நீங்கள் கேட்காமல் மீண்டும் எழுத மாட்டோம்.',
      regards,
    ],
  },
  /** The link of a receipt, asked for again. */
  link: {
    subject: `உங்களைப் பற்றி ${brand.name} சேமித்திருப்பவை`,
    hello,
    link: '{reference} என்ற குறிப்பு எண்ணின் கீழ் நாங்கள் சேமித்திருப்பவற்றின் லிங்க்கைக் கேட்டீர்கள். எல்லாவற்றையும் அதில் பார்க்கலாம், நீக்கலாம்:',
    closing: [
      `இந்த லிங்க் ${receiptLinkDays} நாட்கள் வேலை செய்யும்; இது யாரிடம் இருந்தாலும் அவர் திறக்கலாம். நீங்கள் கேட்கவில்லை என்றால், எதுவும் செய்ய வேண்டாம்.`,
      regards,
    ],
  },
}
