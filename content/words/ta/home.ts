import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'
import { chatAndEmail, supportCards, voiceAgents } from './home/channels.ts'
import { comparison } from './home/comparison.ts'
import { integrations } from './home/integrations.ts'

const [base, pro] = plans
const figuresLink = 'இந்த எண்கள் சொல்வது என்ன'

export const home: Words['home'] = {
  head: {
    title: 'இந்திய நிறுவனங்களுக்கு AI குரல், சாட், இமெயில் ஏஜென்ட்',
    description: `${brand.name} ஒவ்வொரு அழைப்பு, சாட், இமெயிலுக்கும் ${claims.languagesSpoken} இந்திய மொழிகளில் பதில் சொல்லும், புக் செய்யும், ஃபாலோ-அப் செய்யும், ஒப்படைக்கும். மாதம் ${rupees(base.monthly)} முதல். இலவச டெமோ கால்.`,
    keywords: [
      'AI voice agent தமிழ்',
      'AI வாடிக்கையாளர் சேவை',
      'தமிழ் voice bot',
      'பல மொழி கால் சென்டர்',
      'AI சாட் சப்போர்ட்',
      'AI இமெயில் சப்போர்ட்',
    ],
  },
  hero: {
    eyebrow: 'குரல், சாட், இமெயிலுக்கு AI ஏஜென்ட்',
    headline: ['எந்த அழைப்பும் தவறாது.', 'அவரவர் மொழியில்.'],
    subheadline: `${brand.name} வாடிக்கையாளருக்குப் பதில் சொல்லும், புக் செய்யும், ஃபாலோ-அப் செய்யும், தேவையானால் ஊழியரிடம் ஒப்படைக்கும். இரவும் பகலும், ${claims.languagesSpoken}\u00a0இந்திய\u00a0மொழிகளில்.`,
    primary: 'இலவச டெமோ கால்',
    secondary: 'தொடர்பு கொள்ளுங்கள்',
    figures: [
      { figure: claims.queriesResolvedInstantly, label: 'கேள்விகளுக்கு உடனடித் தீர்வு' },
      { figure: claims.simultaneousCalls, label: 'அழைப்புகள் ஒரே நேரத்தில்' },
      { figure: claims.supportCostLowerBy, label: 'குறையும் சேவைச் செலவு' },
    ],
    figuresLink,
    stage: {
      label: ['தொடுங்கள்,', 'கேளுங்கள்'],
      languages: 'மொழிகள்',
      example: 'மாதிரி அழைப்பு',
      speakers: { caller: 'அழைப்பவர்', customer: 'வாடிக்கையாளர்', agent: brand.name },
      pause: 'அழைப்பை நிறுத்து',
      play: 'அழைப்பை இயக்கு',
      again: 'அழைப்பை மீண்டும் இயக்கு',
      hear: 'கேட்க',
      mute: 'ஒலியை நிறுத்து',
      deviceVoice: 'சாதனத்தின் குரல்',
      recording: 'ரெக்கார்டிங்',
      captionsOnly: 'வசனம் மட்டும்',
    },
    greetingsLabel: 'பத்து இந்திய மொழிகளில் வணக்கம்',
  },
  /** What the figures of the first screen count. */
  figureBasis: {
    heading: figuresLink,
    items: [
      {
        figure: claims.queriesResolvedInstantly,
        text: 'குரல், சாட், இமெயிலில் வரும் வழக்கமான கேள்விகளில் இத்தனைக்கு உடனே பதில் கிடைக்கும். வழக்கத்துக்கு மாறானவை உங்கள் ஊழியர்களிடம் போகும்.',
      },
      {
        figure: claims.simultaneousCalls,
        text: `மொத்தத்தில் ஒரே நேரத்தில் ${brand.name} எடுக்கும் அழைப்புகள். அவற்றில் உங்களுக்கு எத்தனை என்பது உங்கள் பிளானைப் பொறுத்தது: ${base.name}\u00a0பிளானில் ${base.concurrentCalls}\u00a0வரை, ${pro.name}\u00a0பிளானில் ${pro.concurrentCalls}\u00a0வரை.`,
      },
      {
        figure: claims.supportCostLowerBy,
        text: `${brand.name} இல்லாமல் ஆகும் வாடிக்கையாளர் சேவைச் செலவில் குறைவது: எங்கள் கேள்வி-\u2060பதில் பக்கம் சொல்லும் ${claims.costCutRange} என்பதன் நடு அளவு.`,
      },
    ],
  },
  stats: {
    heading: 'உங்கள் தொழிலுக்கு ஒரு தீர்வு',
    cards: [
      {
        title: claims.selfServiceRate,
        subtitle: 'ஊழியரின்றி முழுமையாக முடிபவை',
        description: 'அழைப்பவர்களில் இத்தனை பேர் ஊழியருக்காகக் காத்திருக்காமலே பதிலோ முன்பதிவோ பெறுகிறார்கள்.',
      },
      {
        title: claims.languagesSpoken,
        subtitle: 'பல மொழிகள்',
        description: 'அழைப்பவர் சிந்திக்கும் மொழியிலேயே பேசலாம்; விரும்பினால் பாதியில் மாற்றிக்கொள்ளலாம்.',
      },
      {
        title: claims.handlingTimeReduction,
        subtitle: 'அழைப்பின் சராசரி நேரம் குறைவு',
        description:
          'லைன் மாற்றி, இசை போட்டுக் காக்க வைக்கும் அழைப்போடு ஒப்பிட்டால்: பதில் உங்கள் சிஸ்டத்திலிருந்து உடனே வரும்.',
      },
      {
        title: claims.costOfServiceReduction,
        subtitle: 'சேவைச் செலவு குறைவு',
        description:
          'சும்மா கிடக்கும் நாற்காலிகளுக்கு ஆகும் செலவோடு ஒப்பிட்டால்: பேசிய நிமிடங்களுக்கு மட்டுமே பணம்.',
      },
    ],
  },
  comparison,
  voiceAgents,
  chatAndEmail,
  annotatedCall: {
    heading: 'ஓர் அழைப்பு, சற்று\u00a0உற்றுப்\u00a0பார்த்தால்',
    notes: [
      'ஒரே மூச்சில் மூன்று விஷயம்: நாள், டெஸ்ட், ஒரு கேள்வி. மூன்றும் நினைவில் இருக்கும்.',
      'வெறும் வயிற்றில் வரச் சொல்வது லேபின் சொந்த விதிமுறை. சொன்ன நேரம் அதன் காலண்டரில் காலியாக இருந்தது.',
      'சொல்லும்போதே புக் ஆகும்: காலண்டரிலும், சுருக்கத்துடன் CRM குறிப்பிலும்.',
    ],
  },
  successStory: {
    heading: 'வாடிக்கையாளரின் வெற்றிக் கதை',
    label: 'மாதிரிக் கதை',
    quote:
      'சாயங்கால நேரம்தான் எங்களுக்குப் பெரிய திண்டாட்டமாக இருந்தது: வரவேற்பில் இரண்டு பேர், அடிப்பது ஒன்பது போன். இப்போது மராத்தியோ இந்தியோ, எல்லா அழைப்புக்கும் பதில் உண்டு. வரவேற்பில் இருப்பவர்கள் எதிரே நிற்கும் நோயாளியைக் கவனிக்கிறார்கள்.',
    role: 'செயல்பாட்டுத் தலைவர்',
    business: 'மேற்கு மகாராஷ்டிராவில் நான்கு புறநோயாளி கிளினிக்குகள்',
    note: 'தயாரிப்பு எப்படிப் பயன்படுகிறது என்று காட்ட எழுதப்பட்டது. இதில் எந்த வாடிக்கையாளரின் பெயரும் இல்லை; இது யாரும் சொன்னதும் அல்ல.',
  },
  supportCards,
  integrations,
  testCall: {
    heading: 'உங்கள் போனிலேயே கேட்டுப்\u00a0பாருங்கள்',
    lead: `உங்கள் எண்ணைக் கொடுங்கள், ${brand.name} உங்களை அழைக்கும். புதிதாக வேலைக்குச் சேர்ந்த வரவேற்பாளரிடம் கேட்பதுபோல் எதையும் கேளுங்கள்: இந்தியில், ஆங்கிலத்தில், அல்லது இரண்டும் கலந்து.`,
    proof: { figure: claims.triedDemoThisMonth, text: 'பேர் இந்த மாதம் டெமோவை முயன்று பார்த்தார்கள்.' },
    notes: [
      'மூன்று நிமிடம் வரை இலவச அழைப்பு.',
      `காலை ${callingHours.from}\u00a0மணி முதல் இரவு ${callingHours.to - 12}\u00a0மணி வரை அழைக்கிறோம்; அதற்குப் பிறகு கேட்டால் அடுத்த நாள் காலை அழைப்போம்.`,
      '“ஸ்டாப்” என்று சொன்னால், அந்த எண்ணை மீண்டும் ஒருபோதும் அழைக்க மாட்டோம்.',
    ],
  },
  contact: {
    heading: 'தொடர்பு கொள்ளுங்கள்',
    lead: `உங்கள் வாடிக்கையாளர்கள் எதற்காக அழைக்கிறார்கள் என்று சொல்லுங்கள். ${claims.replyWithinHours}\u00a0மணி\u00a0நேரத்துக்குள், ஒரு பிளானும் விலையும் சேர்த்துப் பதில் தருகிறோம்.`,
    points: [
      `மாதம் ${rupees(base.monthly)} முதல்; ஓர்\u00a0ஊழியருக்கோ சுமார்\u00a0${rupees(traditionalRupeesPerAgent)}.`,
      `Tier-1 பிரச்சினைகளில் ${claims.tierOneResolved} தீரும், மீதி உங்கள் ஊழியர்களிடம் போகும்.`,
      `இந்தி, பஞ்சாபி, மராத்தி மற்றும் பிற இந்திய மொழிகளில் ${claims.alwaysOn} சேவை.`,
    ],
    /** Where the owner shows how the promise was kept. */
    figures: {
      text: `கடந்த {days}\u00a0நாட்களில் {share} கோரிக்கைகளுக்கு ${claims.replyWithinHours}\u00a0மணி\u00a0நேரத்துக்குள் பதில் தந்தோம்; அவற்றில் பாதிக்கு அதிகபட்சம் {median} மட்டுமே ஆனது.`,
      minutes: { one: '{count}\u00a0நிமிடம்', other: '{count}\u00a0நிமிடங்கள்' },
      hours: { one: '{count}\u00a0மணி\u00a0நேரம்', other: '{count}\u00a0மணி\u00a0நேரம்' },
    },
  },
}
