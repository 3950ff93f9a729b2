import { plans, rupeesPerExtraMinute } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [base, pro] = plans

export const pricing: Words['pricing'] = {
  head: {
    title: 'ధరలు, ఖర్చు కాలిక్యులేటర్',
    description:
      'మూడు ప్లాన్లు, అదనపు నిమిషానికి ఒకే రేటు, సీటు ఫీజు లేదు. మీ నిమిషాలు టైప్ చేయండి, బిల్లు లెక్క దశలవారీగా చూడండి, ఒక ఉద్యోగి ఖర్చుతో పోల్చుకోండి.',
    keywords: ['AI వాయిస్ ఏజెంట్ ధర', 'కాల్ సెంటర్ ఖర్చు కాలిక్యులేటర్', 'AI agent price INR'],
  },
  hero: {
    headline: 'నిమిషాలకే డబ్బు, సీట్లకు\u00a0కాదు',
    lead: 'నిమిషాలతో కలిపి నెలకు ఒకే ధర, ఆ తర్వాత ప్రతి నిమిషానికీ ఒకే రేటు. సీటు ఫీజు లేదు.',
  },
  plans: {
    heading: 'ప్లాన్లు',
    from: 'ప్రారంభ ధర',
    perMonth: 'నెలకు',
    custom: 'కస్టమ్',
    customNote: 'మీతో మాట్లాడి నిర్ణయిస్తాం',
    formerly: 'పాత ధర',
    now: 'ఇప్పటి ధర',
    action: 'సంప్రదించండి',
    minuteFigure: `నిమిషానికి ${rupees(rupeesPerExtraMinute)}`,
    minuteNote: `ఉచిత నిమిషాలు అయ్యాకే: ${base.name}లో ${count(base.freeMinutes)}, ${pro.name}లో\u00a0${count(pro.freeMinutes)}\u00a0ఉచితం.`,
    each: {
      base: {
        summary: 'ఒక్క కాల్ కూడా మిస్ కాకూడని ఒక డెస్క్‌కు.',
        points: [
          `${base.freeMinutes} ఉచిత నిమిషాలు`,
          'AI వాయిస్ సంభాషణ',
          'బేసిక్ అనలిటిక్స్',
          'కాల్ రికార్డింగ్',
          `ఒకేసారి ${base.concurrentCalls} కాల్స్ వరకు`,
          'మొబైల్ యాప్ సపోర్ట్',
        ],
      },
      pro: {
        summary: 'బుకింగ్‌లు, ఫాలో-అప్‌లు చేస్తూ, కాల్స్ ఎందుకు వస్తున్నాయో తెలుసుకోవాలనుకునే టీమ్‌కు.',
        points: [
          `${pro.freeMinutes} ఉచిత నిమిషాలు`,
          `${base.name}లో ఉన్నవన్నీ`,
          'అడ్వాన్స్‌డ్ అనలిటిక్స్',
          'కాల్ రికార్డింగ్, సారాంశం',
          `ఒకేసారి ${pro.concurrentCalls} కాల్స్ వరకు`,
          'అపాయింట్‌మెంట్ బుకింగ్',
        ],
      },
      enterprise: {
        summary: 'ఎన్నో బ్రాంచులు, ఎన్నో నంబర్లు, మీ షరతులతో.',
        points: [
          'మీకు తగ్గ ధర',
          `${pro.name}లో ఉన్నవన్నీ`,
          'ఫ్లెక్సిబుల్ ధరలు',
          'మల్టీఏజెంట్ కాల్స్',
          'ఒకటి కంటే ఎక్కువ నంబర్లు',
          'ఫ్లెక్సిబుల్ క్రెడిట్లు',
        ],
      },
    },
  },
  connect: {
    heading: 'మాతో మాట్లాడండి',
    text: 'వారానికి మీకు ఎన్ని కాల్స్ వస్తాయో చెప్పండి. మీకు అన్నింటికంటే తక్కువ పడే ప్లాన్ చెబుతాం, అది చిన్న ప్లానే అయినా.',
    action: 'సంప్రదించండి',
  },
}
