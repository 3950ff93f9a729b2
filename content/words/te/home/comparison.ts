import { brand } from '../../../facts/brand.ts'
import { claims } from '../../../facts/claims.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../../facts/plans.ts'
import { rupees } from '../../../format/rupees.ts'
import type { Words } from '../../words.ts'

const [base] = plans

export const comparison: Words['home']['comparison'] = {
  heading: 'మమ్మల్నే ఎందుకు ఎంచుకోవాలి?',
  traditionalTitle: 'పాత పద్ధతి',
  ourTitle: `${brand.name} పద్ధతి`,
  topics: [
    {
      heading: 'ధర',
      traditional: {
        figure: rupees(traditionalRupeesPerAgent),
        text: 'నెలకు, ఒక్కో ఉద్యోగికి. ట్రైనింగ్, ఉద్యోగులు మానేస్తే అయ్యే ఖర్చు, నైట్ షిఫ్ట్ అదనం.',
      },
      ours: {
        figure: `${rupees(base.monthly)} నుంచి`,
        text: `నెలకు, ${base.freeMinutes} ఉచిత నిమిషాలతో. ఆ తర్వాత నిమిషానికి ${rupees(rupeesPerExtraMinute)}.`,
      },
    },
    {
      heading: 'పని వేళలు',
      traditional: {
        figure: '9 నుంచి 6',
        text: 'పని రోజుల్లో. ఆదివారాలు, పండగలు, మూసేశాక వచ్చే కాల్స్ వాయిస్‌మెయిల్‌కే.',
      },
      ours: {
        figure: claims.alwaysOn,
        text: 'ప్రతి రోజూ, ప్రతి గంటా. దీపావళి రాత్రి, సోమవారం ఉదయం రద్దీ కూడా.',
      },
    },
    {
      heading: 'వెయిటింగ్',
      traditional: {
        figure: 'క్యూలో',
        text: 'ఒక ఉద్యోగి, ఒక కాలర్. పదకొండో కాలర్ మ్యూజిక్ విని, ఫోన్ పెట్టేస్తారు.',
      },
      ours: {
        figure: claims.simultaneousCalls,
        text: `కాల్స్‌కు ఒకేసారి జవాబు. ${claims.queriesResolvedInstantly} ప్రశ్నలకు వెంటనే పరిష్కారం.`,
      },
    },
    {
      heading: 'భాషలు',
      traditional: {
        figure: '2 లేదా 3',
        text: 'భాషలు ఒక షిఫ్టులో, అదీ ఆ రోజు సరైన మనిషి డెస్క్ దగ్గర ఉంటే.',
      },
      ours: {
        figure: claims.languagesSpoken,
        text: 'భారతీయ భాషలు, మొదటి హలో నుంచే. వాటిలో హిందీ, పంజాబీ, మరాఠీ ఉన్నాయి.',
      },
    },
  ],
}
