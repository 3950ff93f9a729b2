import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [, pro, enterprise] = plans

export const calculator: Words['calculator'] = {
  heading: 'તમારા મહિનાનો ખર્ચ કેટલો થાય?',
  lead: 'સ્લાઇડર ખસેડો અથવા તમારા આંકડા લખો. ગણતરી તમારી નજર સામે થાય છે. એ આ પેજના એડ્રેસમાં સચવાય છે, એટલે સાથે કામ કરનારને મોકલી પણ શકો.',
  minutes: { label: 'મહિનાની મિનિટ', hint: 'બધા કોલ મળીને' },
  calls: { label: 'એકસાથે કોલ', hint: 'સૌથી વધુ ભીડના કલાકમાં' },
  recommended: 'તમારો પ્લાન',
  action: '{plan} માટે પૂછો, મહિને {amount}',
  actionCustom: `${enterprise.name}ની કિંમત પૂછો`,
  /** What the enquiry carries. */
  topic: '{plan}, મહિને {minutes} મિનિટ, એકસાથે {calls} કોલ, {amount}',
  print: 'ક્વોટેશનની PDF',
  quotation: 'એક મહિનાનું ક્વોટેશન',
  quotationNote: 'પ્રિન્ટ કર્યાના દિવસે વેબસાઇટ પર હતી એ કિંમત. અમે તમને કન્ફર્મ કરીએ પછી ક્વોટેશન પાકું ગણાય.',
  copy: 'આ અંદાજની લિંક કોપી કરો',
  copied: 'લિંક કોપી થઈ.',
  notCopied: 'લિંક કોપી ન થઈ શકી. એ એડ્રેસ બારમાં છે.',
  custom: 'કિંમત તમારી સાથે નક્કી થાય',
  customText: `એકસાથે ${count(pro.concurrentCalls)}થી વધુ કોલ માટે ${enterprise.name} જોઈએ: જેટલા ફોન કરનાર એટલી લાઇન, અને કોલની સંખ્યા પ્રમાણે મિનિટનો દર.`,
  reasons: {
    cheapest: 'આટલી મિનિટ માટે આ પ્લાન સસ્તો પડે.',
    lines: 'આટલી લાઇનવાળો પહેલો પ્લાન.',
  },
  people: {
    heading: 'માણસ રાખવાની સરખામણીએ',
    one: 'એક કર્મચારી',
    many: '{count} કર્મચારી, એકસાથે આવતા દરેક કોલ\u00a0માટે\u00a0એક',
    each: `દરેકના ${rupees(traditionalRupeesPerAgent)}, દર મહિને`,
    saved: 'દર મહિને {amount} ઓછા.',
    dearer: `પગાર કરતાં {amount} વધુ. આટલા કોલ હોય તો અમને ${enterprise.name} માટે પૂછો, અથવા થોડા કોલ તમારા માણસોને લેવા દો.`,
  },
}
