import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** The forms as pages of their own, which answer browsers that run none of our code. */
export const formPages: Words['formPages'] = {
  enquiry: {
    title: 'ఎంక్వైరీ పంపండి',
    description: 'మీ కస్టమర్లు దేని గురించి కాల్ చేస్తారో మాకు రాయండి, మేం ఫోన్‌లో లేదా ఈమెయిల్‌లో జవాబిస్తాం.',
    heading: 'మాతో మాట్లాడండి',
  },
  demoCall: {
    title: 'ఉచిత టెస్ట్ కాల్ పొందండి',
    description: `మీ మొబైల్ నంబర్ ఇవ్వండి, నిమిషంలోపు ఫోన్‌లో ${brand.name} మాట వినండి.`,
    heading: 'ఉచిత టెస్ట్ కాల్ పొందండి',
  },
  enquiryThanks: {
    title: 'మీ ఎంక్వైరీ అందింది',
    description: 'మీ ఎంక్వైరీ మాకు అందింది. ఈ పేజీలో చెప్పిన సమయంలోపు జవాబిస్తాం.',
    heading: 'ధన్యవాదాలు',
  },
  demoCallThanks: {
    title: 'మీ టెస్ట్ కాల్ వస్తోంది',
    description: 'మీ మొబైల్ నంబర్ మాకు అందింది. ఈ పేజీలో చెప్పినట్టు కాల్ చేస్తాం. ఫోన్ దగ్గర ఉంచుకోండి.',
    heading: 'ధన్యవాదాలు',
  },
  reference: 'మీ రిఫరెన్స్: {id}',
  action: 'హోమ్ పేజీకి వెళ్లండి',
  /** Said above a form that could not be taken, whatever was typed. */
  problems: {
    notFromHere: 'ఇది మా పేజీ నుంచి రాలేదు, అందుకే ఏదీ పంపలేదు. ఇక్కడి నుంచి పంపండి.',
    tooMany: 'మీ కనెక్షన్ నుంచి చాలా రిక్వెస్టులు వచ్చాయి. తర్వాత మళ్లీ ప్రయత్నించండి.',
    unexpected: 'ఏదో పొరపాటు జరిగింది. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
    notStored: 'ఇప్పుడు ఏదీ సేవ్ చేయలేకపోతున్నాం. ఒక నిమిషం ఆగి మళ్లీ ప్రయత్నించండి.',
    tooLarge: 'పంపడానికి ఇది మరీ పొడవు. కొంచెం తగ్గించి రాయండి.',
    paused: 'ప్రస్తుతం టెస్ట్ కాల్స్ ఆపాం. తర్వాత మళ్లీ ప్రయత్నించండి.',
    notWanted: 'ఈ నంబర్‌కు కాల్ చేయవద్దని మాకు చెప్పారు.',
    notDialled: 'కాల్ చేయలేకపోయాం. ఒక నిమిషం ఆగి మళ్లీ ప్రయత్నించండి.',
  },
}
