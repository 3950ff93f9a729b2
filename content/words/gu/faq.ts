import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import measured from '../../facts/measured-accuracy.json' with { type: 'json' }
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { percent } from '../../format/percent.ts'
import { rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [base, pro] = plans

export const faq: Words['faq'] = {
  head: {
    title: 'વારંવાર પુછાતા સવાલો',
    description: `${brand.name} કયાં કામ આપમેળે કરે છે, કેટલો ખર્ચ અને કેટલી બચત, કઈ ભાષાઓ, એકસાથે કેટલા કોલ, અને જવાબ ન આવડે ત્યારે શું થાય છે.`,
  },
  heading: 'કંઈ પૂછવું છે?',
  subheading: 'સામાન્ય સવાલો',
  intro: 'ખરીદનારા સૌથી પહેલાં આ છ વાત પૂછે છે. બીજું કંઈ હોય તો {email} પર લખો.',
  measured: `સવાલોના સાચા જવાબ આ સાઇટની પોતાની આસિસ્ટન્ટે આપ્યા: પ્રોડક્ટ વિશેના ${measured.questions} સવાલ, ${measured.languages} ભાષામાં (95% ખાતરી સાથે ઓછામાં\u00a0ઓછા\u00a0${percent(measured.atLeast)}). જેના જવાબ આ પેજ પર નથી એવા ${measured.toDecline} સવાલમાંથી ${percent(measured.declined)}માં કશું ઉપજાવ્યા વગર ના\u00a0પાડી; ${measured.conversations} આખી વાતચીતમાંથી ${percent(measured.conversationsRight)} શરૂથી અંત સુધી સાચી હતી. {date}ના રોજ માપ્યું: સવાલો ફક્ત આ પેજ પરથી લખ્યા હતા અને એની તાલીમમાં લીધા ન હતા.`,
  items: [
    {
      id: 'what-it-automates',
      question: `સપોર્ટ ડેસ્ક માટે ${brand.name} શું કરે છે?`,
      answer: `કોલ, ચેટ અને ઈમેલના જવાબ આપે છે, અને રોજિંદી પૂછપરછના ${claims.queriesResolvedInstantly} સુધી આપમેળે સંભાળે છે: ઓર્ડર ક્યાં છે, બુકિંગ, રિમાઇન્ડર, ડોક્યુમેન્ટ, સમય. એ તમારી સિસ્ટમમાં જુએ છે, કામ પૂરું કરે છે અને શું થયું એ નોંધે છે. જે પૂરું ન થાય એ અત્યાર સુધીની વાત સાથે તમારા માણસોને સોંપે છે.`,
    },
    {
      id: 'what-it-saves',
      question: 'ખર્ચ કેટલો, અને બચત કેટલી?',
      answer: `પ્લાન મહિને ${rupees(base.monthly)}થી શરૂ થાય છે, ${base.freeMinutes} મફત મિનિટ સાથે; Pro ${rupees(pro.monthly)}નો છે, ${pro.freeMinutes} મિનિટ સાથે. મફત મિનિટ પૂરી થાય પછી દરેક મિનિટના ${rupees(rupeesPerExtraMinute)}. એક કર્મચારીના મહિને લગભગ ${rupees(traditionalRupeesPerAgent)} થાય; એની સામે બિઝનેસનો સપોર્ટ ખર્ચ ${claims.costCutRange} ઘટે છે.`,
    },
    {
      id: 'languages',
      question: 'એ કઈ કઈ ભાષા બોલે છે?',
      answer: `${claims.languagesSpoken} ભાષાઓ, જેમાં હિન્દી અને તમિલ, તેમ\u00a0જ તેલુગુ, બંગાળી, મરાઠી, ગુજરાતી, કન્નડ, મલયાલમ, પંજાબી, ઓડિયા અને અંગ્રેજી છે. જે ભાષા સાંભળે એમાં\u00a0જ જવાબ આપે છે, અને કોઈ બે ભાષા ભેગી કરે તોય સમજે છે.`,
    },
    {
      id: 'how-many-calls',
      question: 'બધા એકસાથે ફોન કરે તો?',
      answer: `કોઈએ રાહ જોવી પડતી નથી. ${brand.name} એકસાથે ${claims.simultaneousCalls} કોલ લે છે, એટલે ફ્લેશ સેલ હોય, ટ્રેન કેન્સલ થાય કે સોમવારની સવાર હોય, લાઇન લાગતી નથી. તમારી લાઇન કેટલી, એ પ્લાન પ્રમાણે: Baseમાં ${base.concurrentCalls}, Proમાં ${pro.concurrentCalls}, Enterpriseમાં જોઈએ એટલી.`,
    },
    {
      id: 'hard-questions',
      question: 'એને જવાબ ન આવડે તો?',
      answer: `તો એ કહી દે છે. ${brand.name} ટિયર-1 સમસ્યાઓમાંથી ${claims.tierOneResolved} ઉકેલે છે, અને ફોન કરનારને શું જોઈએ છે એ ${claims.intentAccuracy} ચોકસાઈથી સમજે છે. બાકીનામાં અટકળ કરતી નથી: વિગતો લે છે, જવાબ ક્યારે મળશે એ કહે છે અને માણસને સોંપે છે.`,
    },
    {
      id: 'getting-started',
      question: 'શરૂઆત કેવી રીતે કરવી, અને મદદ કોણ કરશે?',
      answer: `હોમ પેજ પરનું ફોર્મ મોકલો; અમે ${claims.replyWithinHours} કલાકની અંદર જવાબ આપીએ છીએ. પ્લેટફોર્મ પર થોડી\u00a0જ મિનિટમાં તમે પહેલી વોઇસ એજન્ટ બનાવી શકો: સમય, ભાવ અને રોજના સવાલ આપો, નંબર પસંદ કરો અને જાતે ફોન કરી જુઓ. કશું ઇન્સ્ટોલ કરવાનું નથી.`,
    },
  ],
}
