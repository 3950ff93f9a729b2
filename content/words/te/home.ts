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
const figuresLink = 'ఈ అంకెల వెనుక లెక్క'

export const home: Words['home'] = {
  head: {
    title: 'వ్యాపారాల కోసం తెలుగు AI వాయిస్, చాట్, ఈమెయిల్ ఏజెంట్',
    description: `${brand.name} ప్రతి కాల్, చాట్, ఈమెయిల్‌కూ ${claims.languagesSpoken} భారతీయ భాషల్లో జవాబిస్తుంది, బుక్ చేస్తుంది, ఫాలో-అప్ చేస్తుంది, మనిషికి అప్పగిస్తుంది. నెలకు ${rupees(base.monthly)} నుంచి. టెస్ట్ కాల్ ఉచితం.`,
    keywords: [
      'తెలుగు AI వాయిస్ ఏజెంట్',
      'AI కస్టమర్ సపోర్ట్',
      'Telugu voice bot',
      'తెలుగులో కాల్ ఆన్సరింగ్',
      'AI చాట్ సపోర్ట్',
      'AI ఈమెయిల్ సపోర్ట్',
    ],
  },
  hero: {
    eyebrow: 'వాయిస్, చాట్, ఈమెయిల్ AI ఏజెంట్లు',
    headline: ['ప్రతి కాల్ ఎత్తండి.', 'ప్రతి కస్టమర్\u00a0భాషలో.'],
    subheadline: `${brand.name} జవాబిస్తుంది, బుక్ చేస్తుంది, ఫాలో-అప్ చేస్తుంది, అవసరమైతే మనిషికి అప్పగిస్తుంది. పగలూ రాత్రీ, ${claims.languagesSpoken} భారతీయ భాషల్లో.`,
    primary: 'ఉచిత టెస్ట్ కాల్ పొందండి',
    secondary: 'మాతో మాట్లాడండి',
    figures: [
      { figure: claims.queriesResolvedInstantly, label: 'ప్రశ్నలకు వెంటనే పరిష్కారం' },
      { figure: claims.simultaneousCalls, label: 'కాల్స్ ఒకేసారి' },
      { figure: claims.supportCostLowerBy, label: 'తక్కువ సపోర్ట్ ఖర్చు' },
    ],
    figuresLink,
    stage: {
      label: ['భాష నొక్కండి,', 'కాల్ వినండి'],
      languages: 'భాషలు',
      example: 'ఉదాహరణ కాల్',
      speakers: { caller: 'కాలర్', customer: 'కస్టమర్', agent: brand.name },
      pause: 'కాల్ ఆపండి',
      play: 'కాల్ వినిపించండి',
      again: 'కాల్ మళ్లీ వినిపించండి',
      hear: 'వినండి',
      mute: 'మ్యూట్',
      deviceVoice: 'డివైస్ వాయిస్',
      recording: 'రికార్డింగ్',
      captionsOnly: 'క్యాప్షన్లు మాత్రమే',
    },
    greetingsLabel: 'పది భారతీయ భాషల్లో నమస్కారాలు',
  },
  /** What the figures of the first screen count. */
  figureBasis: {
    heading: figuresLink,
    items: [
      {
        figure: claims.queriesResolvedInstantly,
        text: 'రోజువారీ ప్రశ్నలకు వాయిస్, చాట్, ఈమెయిల్‌లో అప్పటికప్పుడే జవాబు. మామూలు కానివి మీ సిబ్బందికి వెళ్తాయి.',
      },
      {
        figure: claims.simultaneousCalls,
        text: `కాల్స్‌ను ${brand.name} కస్టమర్లందరికీ కలిపి ఒకేసారి తీసుకుంటుంది. వాటిలో మీకు ఎన్ని వస్తాయో మీ ప్లాన్ చెబుతుంది: ${base.name}లో\u00a0${base.concurrentCalls} వరకు, ${pro.name}లో\u00a0${pro.concurrentCalls} వరకు.`,
      },
      {
        figure: claims.supportCostLowerBy,
        text: `తగ్గుదల: ${brand.name} లేనప్పుడు సపోర్ట్‌కు అయ్యే ఖర్చుతో పోలిస్తే. తరచుగా అడిగే ప్రశ్నల్లో చెప్పిన ${claims.costCutRange}కు ఇది మధ్యలో ఉన్న అంకె.`,
      },
    ],
  },
  stats: {
    heading: 'మీ వ్యాపారానికి పరిష్కారం',
    cards: [
      {
        title: claims.selfServiceRate,
        subtitle: 'పూర్తి సెల్ఫ్-సర్వీస్ రేటు',
        description: 'కాల్ చేసేవారిలో ఇంతమందికి, మనిషి కోసం ఆగకుండానే జవాబో బుకింగో దొరుకుతుంది.',
      },
      {
        title: claims.languagesSpoken,
        subtitle: 'ఎన్నో భాషలు',
        description: 'కాల్ చేసేవారు తాము ఆలోచించే భాషలోనే మాట్లాడొచ్చు, మధ్యలో మార్చుకోవచ్చు కూడా.',
      },
      {
        title: claims.handlingTimeReduction,
        subtitle: 'సగటు కాల్ సమయంలో తగ్గుదల',
        description: 'ట్రాన్స్‌ఫర్, హోల్డ్ మ్యూజిక్ ఉండే కాల్‌తో పోలిస్తే: జవాబు మీ సిస్టమ్‌ల నుంచి వెంటనే వస్తుంది.',
      },
      {
        title: claims.costOfServiceReduction,
        subtitle: 'సర్వీస్ ఖర్చులో తగ్గుదల',
        description: 'ఖాళీగా ఉన్న సీట్లకూ పెట్టే ఖర్చుతో పోలిస్తే: మాట్లాడిన నిమిషాలకే డబ్బు.',
      },
    ],
  },
  comparison,
  voiceAgents,
  chatAndEmail,
  annotatedCall: {
    heading: 'ఒక కాల్, కాస్త దగ్గరగా చూస్తే',
    notes: [
      'ఒకేసారి మూడు విషయాలు: రోజు, టెస్ట్, ఒక\u00a0ప్రశ్న. మూడూ గుర్తుంటాయి.',
      'పరగడుపున రమ్మనేది ల్యాబ్ సొంత నియమం. ఇచ్చిన టైమ్ దాని క్యాలెండర్‌లో ఖాళీగా ఉన్నదే.',
      'చెబుతుండగానే బుక్ అవుతుంది: క్యాలెండర్‌లో, సారాంశంతో రికార్డులోనూ.',
    ],
  },
  successStory: {
    heading: 'క్లయింట్ విజయగాథ',
    label: 'ఉదాహరణ కథ',
    quote:
      'సాయంత్రాలంటేనే మాకు భయం వేసేది: డెస్క్ దగ్గర ఇద్దరు, మోగే ఫోన్లు తొమ్మిది. ఇప్పుడు ప్రతి కాల్‌కూ మరాఠీలోనో హిందీలోనో జవాబు వెళ్తోంది, మా ఫ్రంట్ డెస్క్ ఎదురుగా నిలబడ్డ పేషెంట్‌ను చూసుకుంటోంది.',
    role: 'ఆపరేషన్స్ హెడ్',
    business: 'పశ్చిమ మహారాష్ట్రలో నాలుగు ఔట్‌పేషెంట్ క్లినిక్‌ల గ్రూపు',
    note: 'ప్రొడక్ట్‌ను ఎలా వాడతారో చూపడానికి రాసింది. ఏ క్లయింట్ పేరూ లేదు, ఏ వ్యక్తి మాటలూ కావు.',
  },
  supportCards,
  integrations,
  testCall: {
    heading: 'మీ ఫోన్‌లోనే వినండి',
    lead: `మీ నంబర్ ఇవ్వండి, ${brand.name} మీకు కాల్ చేస్తుంది. కొత్త రిసెప్షనిస్టును అడిగేవన్నీ దాన్ని అడగండి, హిందీలో, ఇంగ్లీష్‌లో, లేదా రెండూ కలిపి.`,
    proof: { figure: claims.triedDemoThisMonth, text: 'మంది ఈ నెల డెమో వాడి చూశారు.' },
    notes: [
      'మూడు నిమిషాల వరకు ఉచిత కాల్.',
      `కాల్స్ ఉదయం ${callingHours.from} నుంచి రాత్రి ${callingHours.to - 12} వరకు వెళ్తాయి; ఆ తర్వాత అడిగితే మర్నాడు ఉదయం కాల్ వస్తుంది.`,
      '“స్టాప్” అంటే చాలు, ఆ నంబర్‌కు మళ్లీ కాల్ రాదు.',
    ],
  },
  contact: {
    heading: 'మాతో మాట్లాడండి',
    lead: `మీ కస్టమర్లు దేని గురించి కాల్ చేస్తారో చెప్పండి. ${claims.replyWithinHours}\u00a0గంటల్లో ప్లాన్, ధరతో జవాబిస్తాం.`,
    points: [
      `నెలకు ${rupees(base.monthly)} నుంచి. అదే ఒక ఉద్యోగికైతే సుమారు ${rupees(traditionalRupeesPerAgent)}.`,
      `Tier-1 సమస్యల్లో ${claims.tierOneResolved} పరిష్కారం, మిగతావి మీ సిబ్బందికి.`,
      `హిందీ, పంజాబీ, మరాఠీ, ఇంకా ఇతర భారతీయ భాషల్లో ${claims.alwaysOn} సపోర్ట్.`,
    ],
    /** Where the owner shows how the promise was kept. */
    figures: {
      text: `గత {days} రోజుల్లో {share} ఎంక్వైరీలకు ${claims.replyWithinHours} గంటల్లో జవాబిచ్చాం, వాటిలో సగానికి {median} లోపే.`,
      minutes: { one: '{count} నిమిషం', other: '{count} నిమిషాల' },
      hours: { one: '{count} గంట', other: '{count} గంటల' },
    },
  },
}
