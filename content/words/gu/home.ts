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
const figuresLink = 'આ આંકડા શેના છે'

export const home: Words['home'] = {
  head: {
    title: 'ભારતના બિઝનેસ માટે AI વોઇસ, ચેટ અને ઈમેલ એજન્ટ',
    description: `${brand.name} ${claims.languagesSpoken} ભારતીય ભાષાઓમાં દરેક કોલ, ચેટ અને ઈમેલનો જવાબ આપે, બુકિંગ કરે, યાદ કરાવે અને જરૂર પડે ત્યારે માણસને સોંપે. મહિને ${rupees(base.monthly)}થી. મફત ટેસ્ટ કોલ મેળવો.`,
    keywords: [
      'AI વોઇસ એજન્ટ',
      'AI ઈમેલ સપોર્ટ',
      'AI કસ્ટમર સપોર્ટ',
      'ગુજરાતી વોઇસ બોટ',
      'AI ચેટ સપોર્ટ',
      'AI voice agent Gujarati',
    ],
  },
  hero: {
    eyebrow: 'કોલ, ચેટ અને ઈમેલ માટે AI\u00a0એજન્ટ',
    headline: ['દરેક કોલ ઉપાડો.', 'દરેક ગ્રાહકની ભાષામાં.'],
    subheadline: `${brand.name} રાત-દિવસ, ${claims.languagesSpoken}\u00a0ભારતીય ભાષાઓમાં જવાબ આપે છે, બુકિંગ કરે છે, ફોલોઅપ લે છે અને જરૂર પડે ત્યારે માણસને સોંપે છે.`,
    primary: 'મફત ટેસ્ટ કોલ મેળવો',
    secondary: 'અમારો સંપર્ક કરો',
    figures: [
      { figure: claims.queriesResolvedInstantly, label: 'સવાલો તરત ઊકલે' },
      { figure: claims.simultaneousCalls, label: 'કોલ એકસાથે' },
      { figure: claims.supportCostLowerBy, label: 'ઓછો સપોર્ટ ખર્ચ' },
    ],
    figuresLink,
    stage: {
      label: ['ભાષા પસંદ કરો,', 'કોલ સાંભળો'],
      languages: 'ભાષાઓ',
      example: 'નમૂનાનો કોલ',
      speakers: { caller: 'ફોન કરનાર', customer: 'ગ્રાહક', agent: brand.name },
      pause: 'કોલ થોભાવો',
      play: 'કોલ ચલાવો',
      again: 'કોલ ફરી ચલાવો',
      hear: 'સાંભળો',
      mute: 'અવાજ બંધ',
      deviceVoice: 'ડિવાઇસનો અવાજ',
      recording: 'રેકોર્ડિંગ',
      captionsOnly: 'ફક્ત લખાણ',
    },
    greetingsLabel: 'દસ ભારતીય ભાષાઓમાં નમસ્કાર',
  },
  /** What the figures of the first screen count. */
  figureBasis: {
    heading: figuresLink,
    items: [
      {
        figure: claims.queriesResolvedInstantly,
        text: 'રોજિંદા સવાલોના જવાબ તરત, કોલ, ચેટ અને ઈમેલ પર. જે રોજિંદું નથી એ તમારા માણસો પાસે જાય છે.',
      },
      {
        figure: claims.simultaneousCalls,
        text: `કોલ ${brand.name} કુલ મળીને એકસાથે લે છે. એમાંથી તમારા કેટલા, એ પ્લાન કહે છે: ${base.name}માં ${base.concurrentCalls} સુધી, ${pro.name}માં ${pro.concurrentCalls} સુધી.`,
      },
      {
        figure: claims.supportCostLowerBy,
        text: `ઓછો ખર્ચ, ${brand.name} વગરના સપોર્ટની સરખામણીએ: સામાન્ય સવાલોના જવાબમાં અમે જે ${claims.costCutRange} કહીએ છીએ, એની વચ્ચેનો આંકડો.`,
      },
    ],
  },
  stats: {
    heading: 'બિઝનેસ માટે ઉકેલ',
    cards: [
      {
        title: claims.selfServiceRate,
        subtitle: 'પૂરેપૂરી સેલ્ફ-સર્વિસ',
        description: 'ફોન કરનારા આટલા ટકા લોકોને જવાબ કે બુકિંગ માટે માણસની રાહ જોવી પડતી નથી.',
      },
      {
        title: claims.languagesSpoken,
        subtitle: 'ભાષાઓમાં વાતચીત',
        description: 'ગ્રાહક જે ભાષામાં વિચારે એમાં\u00a0જ બોલે, અને મન થાય તો અધવચ્ચે બદલી પણ નાખે.',
      },
      {
        title: claims.handlingTimeReduction,
        subtitle: 'કોલ દીઠ સરેરાશ સમયમાં ઘટાડો',
        description: 'ટ્રાન્સફર અને હોલ્ડના સંગીતવાળા કોલની સરખામણીએ: જવાબ તમારી સિસ્ટમમાંથી તરત મળે છે.',
      },
      {
        title: claims.costOfServiceReduction,
        subtitle: 'સર્વિસના ખર્ચમાં ઘટાડો',
        description: 'ખાલી પડી રહેતી ખુરશીના ખર્ચની સરખામણીએ: જેટલી મિનિટ વાત થાય, પૈસા એટલાના\u00a0જ.',
      },
    ],
  },
  comparison,
  voiceAgents,
  chatAndEmail,
  annotatedCall: {
    heading: 'એક કોલ, જરા ધ્યાનથી',
    notes: [
      'એક વાક્યમાં ત્રણ વાત: દિવસ, ટેસ્ટ અને એક સવાલ. ત્રણેય યાદ રહે છે.',
      'ભૂખ્યા પેટે આવવાની સૂચના લેબની પોતાની છે. સમય પણ લેબના કેલેન્ડરમાં ખાલી હોય એ\u00a0જ.',
      'વાત ચાલે ત્યાં\u00a0જ બુક: કેલેન્ડરમાં, અને સારાંશ સાથે રેકોર્ડમાં પણ.',
    ],
  },
  successStory: {
    heading: 'ગ્રાહકની સફળતાની વાત',
    label: 'કાલ્પનિક ઉદાહરણ',
    quote:
      'સાંજ અમારો સૌથી ખરાબ સમય હતો: રિસેપ્શન પર બે જણ અને રણકતા નવ ફોન. હવે દરેક કોલ ઊપડે છે, મરાઠીમાં કે હિન્દીમાં, અને મારું રિસેપ્શન સામે ઊભેલા દર્દી પર ધ્યાન આપે છે.',
    role: 'ઓપરેશન્સ હેડ',
    business: 'પશ્ચિમ મહારાષ્ટ્રનાં ચાર OPD ક્લિનિકનું ગ્રુપ',
    note: 'પ્રોડક્ટ કેવી રીતે વપરાય છે એ બતાવવા લખેલું. કોઈ ગ્રાહકનું નામ નથી અને કોઈ વ્યક્તિના શબ્દો નથી.',
  },
  supportCards,
  integrations,
  testCall: {
    heading: 'તમારા પોતાના ફોન પર સાંભળો',
    lead: `તમારો નંબર આપો અને ${brand.name} તમને ફોન કરશે. નવા રિસેપ્શનિસ્ટને જે પૂછો એ બધું પૂછો: હિન્દીમાં, અંગ્રેજીમાં કે બંનેમાં.`,
    proof: { figure: claims.triedDemoThisMonth, text: 'લોકોએ આ મહિને ડેમો અજમાવ્યો.' },
    notes: [
      'ત્રણ મિનિટ સુધીનો મફત કોલ.',
      `કોલ સવારે ${callingHours.from}થી રાતે ${callingHours.to - 12} વચ્ચે થાય છે; એ પછીની વિનંતી પર બીજા દિવસે સવારે કોલ આવે છે.`,
      '“સ્ટોપ” બોલો એટલે એ નંબર પર ફરી ક્યારેય કોલ નહીં આવે.',
    ],
  },
  contact: {
    heading: 'અમારો સંપર્ક કરો',
    lead: `તમારા ગ્રાહકો શેના માટે ફોન કરે છે એ કહો. અમે ${claims.replyWithinHours}\u00a0કલાકની અંદર પ્લાન અને કિંમત સાથે જવાબ આપીશું.`,
    points: [
      `મહિને ${rupees(base.monthly)}થી, જ્યારે એક કર્મચારીના લગભગ ${rupees(traditionalRupeesPerAgent)}.`,
      `ટિયર-1 સમસ્યાઓમાંથી ${claims.tierOneResolved} ઊકલે, બાકીની તમારા માણસોને સોંપાય.`,
      `હિન્દી, પંજાબી, મરાઠી અને બીજી ભારતીય ભાષાઓમાં ${claims.alwaysOn} સપોર્ટ.`,
    ],
    /** Where the owner shows how the promise was kept. */
    figures: {
      text: `છેલ્લા {days} દિવસમાં અમે {share} પૂછપરછના જવાબ ${claims.replyWithinHours}\u00a0કલાકની અંદર આપ્યા, એમાંથી અડધાના {median}ની અંદર.`,
      minutes: { one: '{count} મિનિટ', other: '{count} મિનિટ' },
      hours: { one: '{count} કલાક', other: '{count} કલાક' },
    },
  },
}
