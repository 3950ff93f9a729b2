import { brand } from '../../../facts/brand.ts'
import { claims } from '../../../facts/claims.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../../facts/plans.ts'
import { rupees } from '../../../format/rupees.ts'
import type { Words } from '../../words.ts'

const [base] = plans

export const comparison: Words['home']['comparison'] = {
  heading: 'எங்களை ஏன் தேர்ந்தெடுக்க வேண்டும்?',
  traditionalTitle: 'வழக்கமான முறை',
  ourTitle: `${brand.name} முறை`,
  topics: [
    {
      heading: 'கட்டணம்',
      traditional: {
        figure: rupees(traditionalRupeesPerAgent),
        text: 'ஒவ்வொரு ஊழியருக்கும், மாதத்துக்கு. பயிற்சி, ஆள் மாறும் செலவு, இரவு ஷிஃப்ட் இதில் சேராது.',
      },
      ours: {
        figure: `${rupees(base.monthly)} முதல்`,
        text: `மாதத்துக்கு, ${base.freeMinutes}\u00a0நிமிடங்கள் இலவசம். அதன்பின் நிமிடத்துக்கு ${rupees(rupeesPerExtraMinute)}.`,
      },
    },
    {
      heading: 'சேவை நேரம்',
      traditional: {
        figure: '9 முதல் 6',
        text: 'வேலை நாட்களில் மட்டும். ஞாயிறு, பண்டிகை நாள், கடை மூடிய பிறகு வரும் அழைப்பு எல்லாம் வாய்ஸ்மெயிலுக்குப் போகும்.',
      },
      ours: {
        figure: claims.alwaysOn,
        text: 'எல்லா நாளும், எல்லா நேரமும். தீபாவளி இரவும், திங்கட்கிழமை காலை நெரிசலும் சேர்த்து.',
      },
    },
    {
      heading: 'காத்திருப்பு',
      traditional: {
        figure: 'வரிசையில்',
        text: 'ஓர் ஊழியர், ஓர் அழைப்பு. பதினோராவதாக அழைப்பவர் இசையைக் கேட்டு, பிறகு போனை வைத்துவிடுவார்.',
      },
      ours: {
        figure: claims.simultaneousCalls,
        text: `அழைப்புகள் ஒரே நேரத்தில் எடுக்கப்படும். ${claims.queriesResolvedInstantly} கேள்விகள் உடனே தீரும்.`,
      },
    },
    {
      heading: 'மொழிகள்',
      traditional: {
        figure: '2 அல்லது 3',
        text: 'மொழிகள் ஒரு ஷிஃப்ட்டில்; அதுவும் சரியான ஆள் அன்று வேலைக்கு வந்திருந்தால்.',
      },
      ours: {
        figure: claims.languagesSpoken,
        text: 'இந்திய மொழிகள், முதல் வணக்கத்திலிருந்தே. இந்தி, பஞ்சாபி, மராத்தியும் இதில் உண்டு.',
      },
    },
  ],
}
