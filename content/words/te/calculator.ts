import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [, pro, enterprise] = plans

export const calculator: Words['calculator'] = {
  heading: 'మీకు నెలకు ఎంత అవుతుంది?',
  lead: 'స్లైడర్లు జరపండి, లేదా మీ అంకెలు టైప్ చేయండి. లెక్క మీ కళ్ల ముందే తేలుతుంది. ఈ పేజీ లింక్‌లోనే అది ఉండిపోతుంది కాబట్టి మీ టీమ్‌లో ఎవరికైనా పంపొచ్చు.',
  minutes: { label: 'నెలకు నిమిషాలు', hint: 'అన్ని కాల్స్ కలిపి' },
  calls: { label: 'ఒకేసారి కాల్స్', hint: 'బాగా రద్దీగా ఉండే గంటలో' },
  recommended: 'మీ ప్లాన్',
  action: '{plan} కావాలి, నెలకు {amount}',
  actionCustom: `${enterprise.name} ధర అడగండి`,
  /** What the enquiry carries. */
  topic: '{plan}, నెలకు {minutes} నిమిషాలు, ఒకేసారి {calls} కాల్స్, {amount}',
  print: 'PDF కొటేషన్',
  quotation: 'ఒక నెల కొటేషన్',
  quotationNote: 'ప్రింట్ చేసిన రోజు సైట్‌లో ఉన్న ధరలు. మేం మీకు కన్ఫర్మ్ చేశాకే ఇవి ఖాయమవుతాయి.',
  copy: 'ఈ అంచనా లింక్ కాపీ చేయండి',
  copied: 'లింక్ కాపీ అయింది.',
  notCopied: 'లింక్ కాపీ కాలేదు. అది అడ్రస్ బార్‌లో ఉంది.',
  custom: 'మీతో మాట్లాడాకే ధర',
  customText: `ఒకేసారి ${count(pro.concurrentCalls)} కాల్స్ దాటితే ${enterprise.name} కావాలి: ఎంతమంది కాల్ చేస్తే అన్ని లైన్లు, వాడకానికి తగ్గ నిమిషం ధర.`,
  reasons: {
    cheapest: 'ఇన్ని నిమిషాలకు ఈ ప్లానే చౌక.',
    lines: 'ఇన్ని లైన్లు ఉన్న మొదటి ప్లాన్ ఇదే.',
  },
  people: {
    heading: 'ఉద్యోగులను పెట్టుకుంటే',
    one: 'ఒక ఉద్యోగి',
    many: '{count} మంది ఉద్యోగులు, ఒకేసారి వచ్చే ఒక్కో కాల్‌కు ఒకరు',
    each: `ఒక్కొక్కరికి నెలకు ${rupees(traditionalRupeesPerAgent)}`,
    saved: 'ప్రతి నెలా {amount} ఆదా.',
    dearer: `జీతం కంటే {amount} ఎక్కువ. ఇన్ని కాల్స్ ఉంటే ${enterprise.name} గురించి అడగండి, లేదా కొన్ని కాల్స్ మీ సిబ్బందికే వదలండి.`,
  },
}
