import { brand } from '../../facts/brand.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

/** What is stored about a visitor, for the visitor. */
export const myData: Words['myData'] = {
  head: {
    title: 'તમારો ડેટા',
    description: `${brand.name}એ તમારા વિશે બરાબર શું સાચવ્યું છે એ જુઓ અને ડિલીટ કરો. પૂછપરછની રસીદના મેલમાં જે લિંક છે, એનાથી આ પેજ પર બધું ખૂલે છે.`,
  },
  heading: 'તમારા વિશે અમે શું સાચવ્યું છે',
  lead: 'તમારી પૂછપરછ મળ્યાના મેલમાં એક લિંક છે. એ ખોલો એટલે તમારા વિશે અમે જે સાચવ્યું છે એ બધું આ પેજ પર દેખાશે, અને તરત ડિલીટ કરી શકાશે.',
  needsScript: `એ બતાવવા અને ડિલીટ કરવા આ પેજને JavaScript જોઈએ. તમે એ મેલનો જવાબ પણ આપી શકો, અથવા ${brand.supportEmail} પર લખો: અમે કરી આપીશું.`,

  again: {
    heading: 'લિંક ફરી મગાવો',
    text: 'એ મેલમાંનો રેફરન્સ અને જે ઈમેલ એડ્રેસથી લખ્યું હતું એ આપો. લિંક એ\u00a0જ એડ્રેસ પર જશે, બીજે ક્યાંય નહીં.',
    labels: { reference: 'રેફરન્સ', email: 'ઈમેલ' },
    send: 'મને લિંક મોકલો',
    sending: 'મોકલાય છે...',
    missing: { reference: 'રેફરન્સ લખો.', email: 'તમારો ઈમેલ લખો.' },
  },
  /** What became of the request. The first says the same whether or not the two belong together. */
  answers: {
    accepted:
      'જો રેફરન્સ અને એડ્રેસ મેળ ખાતાં હશે, તો લિંક મોકલાઈ ગઈ છે. થોડી\u00a0જ મિનિટમાં આવશે; સ્પામમાં પણ જોઈ લેજો.',
    incomplete: 'રેફરન્સ અને તમારો ઈમેલ, બંને લખો.',
    'no-mail': `આ સાઇટ હાલ મેલ મોકલતી નથી, એટલે લિંક આવી શકશે નહીં. તમે વાપરેલા એડ્રેસ પરથી, તમારા રેફરન્સ સાથે ${brand.supportEmail} પર લખો.`,
    'too-many': 'તમારા કનેક્શન પરથી આ ઘણી વાર મગાયું છે. એક કલાક પછી ફરી પ્રયત્ન કરો.',
    failed: 'કંઈક ગરબડ થઈ. થોડી વારમાં ફરી પ્રયત્ન કરો.',
  },

  opening: 'સાચવેલી વિગતો ખૂલે છે …',
  unknown: 'આ લિંક બહુ જૂની છે, અથવા એની હેઠળ હવે કશું સાચવેલું નથી. તમે નવી લિંક મગાવી શકો.',
  unreachable: 'સાચવેલી વિગતો ખૂલી શકી નહીં. ઇન્ટરનેટ તપાસીને ફરી પ્રયત્ન કરો.',
  tryAgain: 'ફરી પ્રયત્ન કરો',

  kinds: { enquiries: 'પૂછપરછ', calls: 'ડેમો કોલ', chats: 'ચેટ' },
  nothing: 'કશું નથી.',
  keptUntil: 'ક્યાં સુધી',
  enquiry: {
    reference: 'રેફરન્સ',
    received_at: 'મળ્યાનો સમય',
    ...partOf(enquiryFields, 'shown'),
    page: 'જે પેજ પરથી મોકલી',
    language: 'પેજની ભાષા',
    address: 'કનેક્શનનું એડ્રેસ',
    flagged: 'પ્રોગ્રામે મોકલેલું ગણ્યું',
    deliveries: 'એના વિશે મોકલેલું',
    written: 'એ પછી લખાયેલું',
    own_notes: 'અમારી પોતાની નોંધો',
  },
  call: {
    reference: 'રેફરન્સ',
    requested_at: 'માગ્યાનો સમય',
    phone: 'નંબર',
    status: 'સ્થિતિ',
    language: 'પેજની ભાષા',
    address: 'કનેક્શનનું એડ્રેસ',
    words: 'શું વાત થઈ',
  },
  hiddenNotes: `આના પર કામ કરતાં અમારી ટીમે પોતાના માટે કરેલી નોંધો અહીં બતાવાતી નથી. એ જોઈતી હોય તો ${brand.supportEmail} પર લખો. ડિલીટ કરશો તો એ પણ ડિલીટ થશે.`,
  hiddenWords:
    'બીજા કનેક્શન પરથી માગેલો કોલ: એની વાત અહીં બતાવાતી નથી, કેમ કે ફોર્મમાં કોઈ પણ ગમે તે નંબર લખી શકે. ડિલીટ કરશો તો એ પણ ડિલીટ થશે.',
  /** How what we send is called, and what became of it. */
  channels: {
    notify: 'અમારી ટીમને મેલ',
    confirm: 'તમને રસીદ',
    link: 'તમને લિંક',
    webhook: 'અમારા રેકોર્ડમાં નકલ',
  },
  deliveryStates: { pending: 'બાકી', sent: 'મોકલ્યું', dead: 'મોકલી ન શકાયું' },
  callStates: {
    queued: 'કોલ બાકી',
    dialling: 'નંબર જોડાય છે',
    calling: 'કોલ ચાલુ છે',
    ended: 'કોલ થયો',
    failed: 'સંપર્ક ન થયો',
    unknown: 'રિંગ વાગી કે નહીં, ખબર નથી',
    suppressed: 'તમારા કહેવાથી કોલ ન કર્યો',
    flagged: 'કોલ ન કર્યો: પ્રોગ્રામનું કામ ગણ્યું',
  },
  chat: {
    used_at: 'છેલ્લે વપરાઈ',
    messages: 'મેસેજ',
    files: 'ફાઇલો',
    file: '{name} ({size} બાઇટ)',
  },
  speakers: { user: 'તમે', model: brand.name, person: `${brand.name}માંથી કોઈ` },
  none: 'નથી',
  yes: 'હા',

  deletion: {
    heading: 'ડિલીટ કરો',
    text: 'ઉપરનું બધું તરત અને કાયમ માટે જશે, વાતચીતનાં લખાણ, ફાઇલો અને હજી મોકલવાના બાકી મેલ સાથે. ફક્ત એક લીટી રહેશે: રેફરન્સ, સમય અને તમે ડિલીટ કરવા કહ્યું હતું એ. એના વિશેના અમારા મેલ ડિલીટ કરવાની સૂચના અમને મળે છે. ક્યારેય કોલ ન કરવાનું કહ્યું હોય, તો તમારો નંબર એ યાદીમાં રહેશે.',
    ask: 'બધું ડિલીટ કરો',
    sure: 'હા, કાયમ માટે ડિલીટ કરો',
    back: 'રહેવા દો',
    deleting: 'ડિલીટ થાય છે...',
    done: 'ડિલીટ થઈ ગયું. એમાંનું કશું પાછું લાવી શકાશે નહીં.',
    failed: 'અત્યારે ડિલીટ થઈ શક્યું નહીં. થોડી વારમાં ફરી પ્રયત્ન કરો.',
  },
}
