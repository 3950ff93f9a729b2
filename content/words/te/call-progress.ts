import { brand } from '../../facts/brand.ts'
import { callingHours } from '../../facts/hours.ts'
import type { Words } from '../words.ts'

/** How a demo call is getting on, told where it was asked for. */
export const callProgress: Words['callProgress'] = {
  heading: '{number}కు మీ కాల్',
  steps: { asked: 'అడిగారు', ringing: 'రింగ్', talking: 'మాటలు', ended: 'పూర్తి' },
  states: {
    person: 'మా టీమ్‌లో ఒకరు మీకు కాల్ చేస్తారు',
    queued: 'మీ కాల్ క్యూలో ఉంది',
    dialling: 'మీ నంబర్‌కు డయల్ చేస్తున్నాం',
    ringing: 'మీ ఫోన్ మోగుతోంది',
    talking: 'మీరు కాల్‌లో ఉన్నారు',
    ended: 'కాల్ పూర్తయింది',
    missed: 'కాల్ కలవలేదు',
    unheard: 'కాల్ ఏమైందో తెలియలేదు',
  },
  notes: {
    person: `ఇక్కడ కాల్స్ మా టీమే చేస్తుంది: ఒకరు ఖాళీ కాగానే మీకు కాల్ చేస్తారు, ఈ రోజు రాత్రి ${callingHours.to - 12} వరకు, లేదంటే రేపు ఉదయం ${callingHours.from} నుంచి.`,
    personLater: 'ఇక్కడ కాల్స్ మా టీమే చేస్తుంది. కాల్స్ మొదలయ్యే సమయం: {time}. ఆ తర్వాత ఒకరు ఖాళీ కాగానే మీకు కాల్ చేస్తారు.',
    queued: 'లైన్ ఖాళీ కాగానే మీకు కాల్ వస్తుంది.',
    queuedLater: 'మీకు కాల్ వచ్చే సమయం: {time}, లేదా ఆ తర్వాత లైన్ ఖాళీ కాగానే.',
    dialling: 'నిమిషంలోపు మోగుతుంది. ఫోన్ దగ్గర పెట్టుకోండి.',
    ringing: `ఫోన్ ఎత్తండి: ${brand.name} లైన్‌లో ఉంది.`,
    talking: 'మీ కస్టమర్లు అడిగేవే అడగండి. “keep it” అని చెబితే, మాట్లాడింది తర్వాత ఇక్కడ కనిపిస్తుంది.',
    ended: 'మాట్లాడింది ఇక్కడ కనిపించదు: కాల్‌లో “keep it” అని చెప్పి ఉంటేనే కనిపిస్తుంది.',
    missed: 'ఫోన్ ఎత్తలేదు, లైన్ బిజీగా ఉంది, లేదా నెట్‌వర్క్ దొరకలేదు. గంట తర్వాత మళ్లీ అడగవచ్చు.',
    unheard: 'లైన్ నుంచి సమాచారం రాలేదు. ఫోన్ మోగకపోతే, గంట తర్వాత మళ్లీ అడగవచ్చు.',
  },
  said: 'మాట్లాడింది',
  speakers: { user: 'మీరు', model: brand.name },
  back: 'ఫారంకు తిరిగి వెళ్లండి',
}
