import { plans, rupeesPerExtraMinute } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [base, pro] = plans

export const pricing: Words['pricing'] = {
  head: {
    title: 'કિંમત અને ખર્ચનું કેલ્ક્યુલેટર',
    description:
      'ત્રણ પ્લાન, વધારાની મિનિટનો એક જ દર, સીટ ફી નહીં. તમારી મિનિટ લખો અને બિલની ગણતરી પગલે પગલે જુઓ, એક કર્મચારીના ખર્ચની બાજુમાં.',
    keywords: ['AI વોઇસ એજન્ટ કિંમત', 'કોલ સેન્ટર ખર્ચ કેલ્ક્યુલેટર', 'AI એજન્ટ ભાવ રૂપિયામાં'],
  },
  hero: {
    headline: 'પૈસા મિનિટના, સીટના\u00a0નહીં',
    lead: 'મહિનાની એક કિંમત, જેમાં મિનિટ સામેલ છે. પછીની દરેક મિનિટનો એક\u00a0જ દર. સીટ ફી નહીં.',
  },
  plans: {
    heading: 'પ્લાન',
    from: 'શરૂઆતની કિંમત',
    perMonth: 'દર મહિને',
    custom: 'કસ્ટમ',
    customNote: 'તમારી સાથે નક્કી થાય',
    formerly: 'પહેલાંની કિંમત',
    now: 'હવેની કિંમત',
    action: 'સંપર્ક કરો',
    minuteFigure: `મિનિટના ${rupees(rupeesPerExtraMinute)}`,
    minuteNote: `મફત મિનિટ વપરાઈ જાય પછી\u00a0જ લાગે: ${base.name}માં ${count(base.freeMinutes)}, ${pro.name}માં ${count(pro.freeMinutes)}.`,
    each: {
      base: {
        summary: 'એક ડેસ્ક માટે, જ્યાં એકેય કોલ છૂટવો ન જોઈએ.',
        points: [
          `${base.freeMinutes} મફત મિનિટ`,
          'AI\u00a0વોઇસ કોલ',
          'બેઝિક એનાલિટિક્સ',
          'કોલ રેકોર્ડિંગ',
          `એકસાથે ${base.concurrentCalls} કોલ સુધી`,
          'મોબાઇલ એપ સપોર્ટ',
        ],
      },
      pro: {
        summary: 'એવી ટીમ માટે જે બુકિંગ લે, ફોલોઅપ કરે અને લોકો કેમ ફોન કરે છે એ જાણવા માગે.',
        points: [
          `${pro.freeMinutes} મફત મિનિટ`,
          `${base.name}માં છે એ બધું`,
          'એડવાન્સ્ડ એનાલિટિક્સ',
          'કોલ રેકોર્ડિંગ અને સારાંશ',
          `એકસાથે ${pro.concurrentCalls} કોલ સુધી`,
          'એપોઇન્ટમેન્ટ શેડ્યૂલિંગ',
        ],
      },
      enterprise: {
        summary: 'ઘણી બ્રાન્ચ, ઘણા નંબર અને તમારી પોતાની શરતો માટે.',
        points: [
          'કસ્ટમ કિંમત',
          `${pro.name}માં છે એ બધું`,
          'ફ્લેક્સિબલ કિંમત',
          'એકથી વધુ એજન્ટવાળા કોલ',
          'એકથી વધુ નંબર',
          'ફ્લેક્સિબલ ક્રેડિટ',
        ],
      },
    },
  },
  connect: {
    heading: 'અમારો સંપર્ક કરો',
    text: 'એક અઠવાડિયામાં કેટલા કોલ આવે છે એ મોકલો. સૌથી સસ્તો પડે એ પ્લાન અમે કહીશું, ભલે એ સૌથી નાનો હોય.',
    action: 'સંપર્ક કરો',
  },
}
