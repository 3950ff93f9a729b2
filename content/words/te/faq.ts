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
    title: 'తరచుగా అడిగే ప్రశ్నలు',
    description: `${brand.name} ఏ పనులు చేస్తుంది, ఖర్చెంత, ఆదా ఎంత, ఏయే భాషలు మాట్లాడుతుంది, ఒకేసారి ఎన్ని కాల్స్ తీసుకుంటుంది, జవాబు తెలియకపోతే ఏం చేస్తుంది.`,
  },
  heading: 'ప్రశ్నలున్నాయా?',
  subheading: 'సాధారణ ప్రశ్నలు',
  intro: 'కొనేవారు ముందుగా అడిగే ఆరు ప్రశ్నలు. ఇంకేదైనా ఉంటే {email} కు రాయండి.',
  measured: `సరైన జవాబులు: ప్రొడక్ట్ గురించి ${measured.questions} ప్రశ్నలు, ${measured.languages} భాషల్లో, ఈ సైట్ అసిస్టెంట్‌నే అడిగాం (95% నమ్మకంతో కనీసం ${percent(measured.atLeast)}). ఈ పేజీల్లో జవాబు లేని ${measured.toDecline} ప్రశ్నల్లో ${percent(measured.declined)} ప్రశ్నలకు, ఏదీ కల్పించకుండా, జవాబివ్వలేనని చెప్పింది. ${measured.conversations} పూర్తి సంభాషణల్లో ${percent(measured.conversationsRight)} మొదటి నుంచి చివరి దాకా సరిగ్గా ఉన్నాయి. కొలిచిన తేదీ: {date}. ప్రశ్నలను ఈ పేజీల ఆధారంగానే రాశాం, అసిస్టెంట్ శిక్షణలో వాడలేదు.`,
  items: [
    {
      id: 'what-it-automates',
      question: `సపోర్ట్ డెస్క్‌కు ${brand.name} ఏం చేస్తుంది?`,
      answer: `కాల్స్, చాట్లు, ఈమెయిళ్లకు జవాబిస్తుంది. ఆర్డర్ స్టేటస్, బుకింగ్‌లు, రిమైండర్లు, డాక్యుమెంట్లు, టైమింగ్స్ లాంటి రోజువారీ ప్రశ్నల్లో ${claims.queriesResolvedInstantly} దాకా తానే చూసుకుంటుంది. మీ సిస్టమ్‌లలో వివరాలు చూస్తుంది, పని పూర్తి చేస్తుంది, ఏం జరిగిందో రాసి పెడుతుంది. తాను పూర్తి చేయలేనివి అప్పటిదాకా జరిగినదంతా కలిపి మీ సిబ్బందికి వెళ్తాయి.`,
    },
    {
      id: 'what-it-saves',
      question: 'ఎంత ఖర్చవుతుంది, ఎంత ఆదా అవుతుంది?',
      answer: `ప్లాన్లు నెలకు ${rupees(base.monthly)} నుంచి మొదలు, ${base.freeMinutes} నిమిషాలు ఉచితం; Pro ధర ${rupees(pro.monthly)}, ${pro.freeMinutes} నిమిషాలు ఉచితం. ఉచిత నిమిషాలు అయ్యాక నిమిషానికి ${rupees(rupeesPerExtraMinute)}. ఒక ఉద్యోగికి నెలకు సుమారు ${rupees(traditionalRupeesPerAgent)} అవుతుంది; దానితో పోలిస్తే వ్యాపారాలకు సపోర్ట్ ఖర్చు ${claims.costCutRange} తగ్గుతుంది.`,
    },
    {
      id: 'languages',
      question: 'ఏయే భాషలు మాట్లాడుతుంది?',
      answer: `${claims.languagesSpoken} భాషలు: హిందీ, తమిళంతో పాటు తెలుగు, బెంగాలీ, మరాఠీ, గుజరాతీ, కన్నడ, మలయాళం, పంజాబీ, ఒడియా, ఇంగ్లీష్ కూడా. విన్న భాషలోనే జవాబిస్తుంది. కాల్ చేసినవారు రెండు భాషలు కలిపి మాట్లాడినా అర్థం చేసుకుంటుంది.`,
    },
    {
      id: 'how-many-calls',
      question: 'అందరూ ఒకేసారి కాల్ చేస్తే?',
      answer: `ఎవరూ వేచి ఉండక్కర్లేదు. ${brand.name} ఒకేసారి ${claims.simultaneousCalls} కాల్స్ తీసుకుంటుంది. ఫ్లాష్ సేల్ వచ్చినా, రైలు రద్దయినా, సోమవారం ఉదయమైనా క్యూ ఉండదు. వాటిలో మీకు ఎన్ని లైన్లు ఉంటాయో మీ ప్లాన్ నిర్ణయిస్తుంది: Baseలో ${base.concurrentCalls}, Proలో ${pro.concurrentCalls}, Enterpriseలో మీకు కావాల్సినన్ని.`,
    },
    {
      id: 'hard-questions',
      question: 'దానికి జవాబు తెలియకపోతే?',
      answer: `తెలియదనే చెబుతుంది. ${brand.name} Tier-1 సమస్యల్లో ${claims.tierOneResolved} పరిష్కరిస్తుంది, కాల్ చేసినవారికి ఏం కావాలో ${claims.intentAccuracy} కచ్చితత్వంతో అర్థం చేసుకుంటుంది. మిగతా వాటికి ఊహించి చెప్పదు: వివరాలు తీసుకుంటుంది, జవాబు ఎప్పుడు వస్తుందో చెబుతుంది, మనిషికి అప్పగిస్తుంది.`,
    },
    {
      id: 'getting-started',
      question: 'ఎలా మొదలుపెట్టాలి, మాకు ఎవరు సాయం చేస్తారు?',
      answer: `హోమ్ పేజీలోని ఫారం పంపండి; ${claims.replyWithinHours} గంటల్లో జవాబిస్తాం. మీ మొదటి వాయిస్ ఏజెంట్‌ను ప్లాట్‌ఫామ్‌లో నిమిషాల్లో తయారు చేసుకోవచ్చు: టైమింగ్స్, ధరలు, తరచుగా వచ్చే ప్రశ్నలు ఇవ్వండి, ఒక నంబర్ ఎంచుకోండి, మీరే కాల్ చేసి చూడండి. ఏదీ ఇన్‌స్టాల్ చేయక్కర్లేదు.`,
    },
  ],
}
