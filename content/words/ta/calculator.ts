import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [, pro, enterprise] = plans

export const calculator: Words['calculator'] = {
  heading: 'உங்களுக்கு மாதம் எவ்வளவு ஆகும்?',
  lead: 'ஸ்லைடரை நகர்த்துங்கள், அல்லது உங்கள் எண்களை நீங்களே எழுதுங்கள். கணக்கு உங்கள் கண்முன்னே வரும். இந்தப் பக்கத்தின் முகவரியிலேயே அது இருப்பதால், உடன் வேலை செய்பவருக்கு அனுப்பலாம்.',
  minutes: { label: 'மாத நிமிடங்கள்', hint: 'எல்லா அழைப்புகளும் சேர்த்து' },
  calls: { label: 'ஒரே நேர அழைப்புகள்', hint: 'அதிக அழைப்பு வரும் நேரத்தில்' },
  recommended: 'உங்களுக்கான பிளான்',
  action: 'மாதம் {amount}-\u2060க்கு {plan} கேளுங்கள்',
  actionCustom: `${enterprise.name} விலை கேளுங்கள்`,
  /** What the enquiry carries. */
  topic: '{plan}, மாதம் {minutes} நிமிடங்கள், ஒரே நேரத்தில் {calls} அழைப்புகள், {amount}',
  print: 'PDF விலைப்பட்டியல்',
  quotation: 'ஒரு மாதத்துக்கான விலைப்பட்டியல்',
  quotationNote:
    'அச்சிட்ட நாளில் வெளியிடப்பட்டிருந்த விலைகள். நாங்கள் உங்களுக்கு உறுதி செய்த பிறகே இந்த விலை இறுதி.',
  copy: 'கணக்கின் லிங்க்கை நகலெடு',
  copied: 'லிங்க் நகலெடுக்கப்பட்டது.',
  notCopied: 'லிங்க்கை நகலெடுக்க முடியவில்லை. முகவரிப் பட்டியில் அது இருக்கிறது.',
  custom: 'உங்களுடன் பேசி முடிவாகும் விலை',
  customText: `ஒரே நேரத்தில் ${count(pro.concurrentCalls)}-\u2060க்கு மேற்பட்ட அழைப்புகள் என்றால் ${enterprise.name} வேண்டும்: எத்தனை பேர் அழைக்கிறார்களோ அத்தனை லைன்கள், அளவுக்கு ஏற்ற நிமிட விலை.`,
  reasons: {
    cheapest: 'இத்தனை நிமிடங்களுக்குச் செலவு குறைந்த பிளான்.',
    lines: 'இத்தனை லைன்கள் உள்ள முதல் பிளான்.',
  },
  people: {
    heading: 'ஆள் வைத்தால் எவ்வளவு?',
    one: 'ஓர் ஊழியர்',
    many: '{count}\u00a0ஊழியர்கள், ஒரே\u00a0நேரத்தில் வரும் ஒவ்வொரு அழைப்புக்கும் ஒருவர்',
    each: `ஒருவருக்கு மாதம் ${rupees(traditionalRupeesPerAgent)}`,
    saved: 'ஒவ்வொரு மாதமும் {amount} மிச்சம்.',
    dearer: `சம்பளத்தைவிட {amount} அதிகம். இந்த அளவுக்கு எங்களிடம் ${enterprise.name} கேளுங்கள், அல்லது ஒரு பகுதி அழைப்புகளை ஊழியர்களே எடுக்கட்டும்.`,
  },
}
