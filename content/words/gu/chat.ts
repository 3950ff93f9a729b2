import { brand } from '../../facts/brand.ts'
import { plans } from '../../facts/plans.ts'
import type { Words } from '../words.ts'
import { enquiryFailures, enquiryFaults, enquirySent } from './forms.ts'

const [, pro] = plans

/** The chat window; fetched with its code, when somebody opens it. */
export const chat: Words['chat'] = {
  assistant: 'AI\u00a0આસિસ્ટન્ટ',
  greeting: 'નમસ્તે! તમને કેવી રીતે મદદ કરું?',
  failures: {
    connection: 'કનેક્શન મળતું નથી. ઇન્ટરનેટ તપાસીને ફરી પ્રયત્ન કરો.',
    reply: 'અત્યારે તમારા મેસેજનો જવાબ આપી શકાયો નહીં. થોડી વારમાં ફરી પ્રયત્ન કરો.',
    other: 'કંઈક ગરબડ થઈ. ફરી પ્રયત્ન કરો.',
    full: 'આ વાતચીત હવે આનાથી લાંબી થઈ શકે એમ નથી. નવી શરૂ કરો: તમારો સવાલ સાચવી રાખ્યો છે, ત્યાં પુછાઈ જશે.',
  },
  window: {
    reset: 'વાતચીત ફરી શરૂ કરો',
    fullscreen: 'ફુલ સ્ક્રીન',
    exitFullscreen: 'ફુલ સ્ક્રીન બંધ કરો',
    close: 'ચેટ બંધ કરો',
  },
  messages: {
    label: 'વાતચીત',
    assistantSaid: 'AI આસિસ્ટન્ટે કહ્યું:',
    youSaid: 'તમે કહ્યું:',
    personSaid: '{name}, ટીમના સભ્ય',
    personHere: `${brand.name}ની ટીમમાંથી {name} અહીં છે: આસિસ્ટન્ટ નહીં, માણસ.`,
    personTypes: '{name} લખે છે',
    typing: 'AI આસિસ્ટન્ટ લખે છે',
    stopped: 'અટકાવ્યું.',
    resending: 'ઇન્ટરનેટ પાછું આવે એટલે મોકલી દઈશું.',
    retry: 'ફરી પ્રયત્ન કરો',
    startAnew: 'નવી વાતચીત શરૂ કરો',
    showEarlier: 'પહેલાંના મેસેજ બતાવો',
    copy: 'આ જવાબ કોપી કરો',
    copied: 'કોપી થયું',
    good: 'સારો જવાબ',
    bad: 'ખરાબ જવાબ',
    newBelow: 'નવો મેસેજ',
    table: 'કોષ્ટક',
    image: 'ફોટો',
  },
  announced: {
    stopped: 'જવાબ અટકાવ્યો',
    reply: 'AI આસિસ્ટન્ટ: {text}',
    personReply: '{name}: {text}',
    fresh: 'નવી વાતચીત. {text}',
    earlier: 'પહેલાંના મેસેજ દેખાય છે',
  },
  composer: {
    label: 'મેસેજ',
    placeholder: 'મેસેજ લખો',
    aboutFile: 'આના વિશે પૂછો',
    attach: 'ફાઇલ જોડો',
    file: 'જોડવાની ફાઇલ',
    record: 'વોઇસ નોટ રેકોર્ડ કરો',
    stop: 'જવાબ અટકાવો',
    send: 'મેસેજ મોકલો',
  },
  files: {
    label: 'મોકલવાની ફાઇલો',
    uploading: 'અપલોડ થાય છે...',
    remove: '{name} કાઢી નાખો',
    voiceNote: 'વોઇસ નોટ',
    kilobytes: '{count} KB',
    megabytes: '{count} MB',
    tooLarge: 'આ ફાઇલ 5 MBથી મોટી છે. નાની ફાઇલ પસંદ કરો.',
    wrongType: 'PNG, JPEG કે WebP ફોટો, PDF અથવા સાદી ટેક્સ્ટ ફાઇલ પસંદ કરો.',
    tooMany: 'એક મેસેજમાં વધુમાં વધુ {count} ફાઇલ મોકલી શકાય.',
    notNow: 'અત્યારે ફાઇલ લઈ શકાતી નથી. ફાઇલ વગર મેસેજ મોકલો, અથવા થોડી વાર પછી પ્રયત્ન કરો.',
    failed: 'ફાઇલ મોકલી શકાઈ નહીં. ઇન્ટરનેટ તપાસીને ફરી પ્રયત્ન કરો.',
    unreadPdf: 'આ PDFનું લખાણ વાંચી શકાતું નથી. ફાઇલ આપણી વાતચીતમાં રહેશે; એમાં શું છે એ લખીને કહો.',
    unseenImage: 'અહીં ફોટા જોઈ શકાતા નથી. ફોટો આપણી વાતચીતમાં રહેશે; એમાં શું છે એ લખીને કહો.',
    noTranscript:
      'તમારી વોઇસ નોટ સચવાઈ ગઈ છે, પણ અહીં એનું લખાણ બની શક્યું નહીં. તમારો સવાલ લખો અને બંને સાથે મોકલો.',
  },
  voice: {
    label: 'વોઇસ નોટ',
    discard: 'વોઇસ નોટ રદ કરો',
    allow: 'માઇક્રોફોનની પરવાનગી આપો.',
    length: 'વોઇસ નોટની લંબાઈ',
    send: 'વોઇસ નોટ મોકલો',
    play: 'વોઇસ નોટ ચલાવો',
    pause: 'વોઇસ નોટ થોભાવો',
    faults: {
      unsupported: 'આ બ્રાઉઝરમાં અવાજ રેકોર્ડ થઈ શકતો નથી. તમારો સવાલ લખો.',
      refused: 'આ સાઇટ માટે માઇક્રોફોન બ્લોક કરેલો છે. બ્રાઉઝરના સેટિંગ્સમાં પરવાનગી આપો, અથવા સવાલ લખો.',
      'no-microphone': 'માઇક્રોફોન મળ્યો નહીં. માઇક્રોફોન જોડો, અથવા સવાલ લખો.',
      failed: 'રેકોર્ડિંગ શરૂ થઈ શક્યું નહીં. ફરી પ્રયત્ન કરો, અથવા સવાલ લખો.',
    },
  },
  person: {
    title: 'માણસ સાથે વાત કરો',
    there: 'અમારી ટીમમાંથી કોઈ હાજર છે અને એમને બોલાવ્યા છે. એ આ ચેટમાં\u00a0જ જવાબ આપશે.',
    leave: 'એના બદલે વિગતો આપો',
    nobody: 'અત્યારે અમારી ટીમમાંથી ચેટ પર કોઈ નથી.',
    late: 'હજી સુધી ચેટ પર કોઈ આવી શક્યું નથી.',
    lead: 'તમારી વિગતો આપો. અમારી ટીમમાંથી કોઈ તમને લખશે અથવા ફોન કરશે.',
    name: 'નામ',
    email: 'ઈમેલ',
    phone: 'ફોન',
    message: 'મેસેજ',
    back: 'ચેટ પર પાછા',
    send: 'મોકલો',
    ...enquirySent,
    faults: enquiryFaults,
    failures: enquiryFailures.page,
  },
  erase: {
    title: 'આ વાતચીત ડિલીટ કરો',
    question: 'આ વાતચીતના બધા મેસેજ અને ફાઇલો ડિલીટ કરવાં છે? પછી પાછાં નહીં આવે.',
    failed: 'વાતચીત ડિલીટ થઈ શકી નહીં. ફરી પ્રયત્ન કરો.',
    keep: 'રહેવા દો',
    erase: 'ડિલીટ કરો',
    erasing: 'ડિલીટ થાય છે...',
  },
  suggestionsLabel: 'AI\u00a0આસિસ્ટન્ટ માટે સવાલો',
  /** Questions to begin with; an industry has its own among its words. */
  suggestions: {
    everywhere: [`${brand.name}ની કિંમત કેટલી છે?`, 'એ કઈ કઈ ભાષા બોલે છે?', 'શું એ એપોઇન્ટમેન્ટ બુક કરી શકે?'],
    pricing: [
      `${pro.name}માં ${pro.freeMinutes + 400} મિનિટના કેટલા થાય?`,
      'નાના ક્લિનિક માટે કયો પ્લાન સારો?',
      'મફત મિનિટ વપરાઈ જાય પછી શું?',
    ],
    service: ['વોઇસ એજન્ટ શું શું કરી શકે?', 'મારા CRM સાથે ચાલશે?', 'એકસાથે કેટલા કોલ લઈ શકે?'],
    faq: ['કેટલી બચત થઈ શકે?', 'એ તમિલ બોલે છે?', 'મફત ટેસ્ટ કોલ મળશે?'],
  },
}

/** The question box on a page. */
export const inlineChat: Words['inlineChat'] = {
  heading: 'તમારો સવાલ પૂછો',
  label: 'તમારો સવાલ',
  placeholder: 'કોઈ પણ ભાષામાં લખો',
  ask: 'પૂછો',
  failed: 'ચેટ ખૂલી શકી નહીં. તમારો સવાલ પૂછપરછ તરીકે અમને મોકલવા “પૂછો” ફરી દબાવો.',
}
