import type { Language } from '../language.ts'
import { joinedTopics } from '../questions.ts'
import { loanwords } from './loanwords.ts'
import { romanisation } from './romanisation.ts'
import { sentences } from './sentences.ts'
import { words } from './words.ts'

export const te: Language = {
  tag: 'te',
  script: 'Telugu',
  words,
  particles:
    'ఉంది ఉన్నాయి ఉంటుంది ఉంటాయి ఉన్నారు అవుతుంది అయితే అయిన అని అంటే ఆ ఈ ఏ ఓ ఒక ఒక్క నేను నాకు నా మేము మాకు మా మీరు మీకు మీ మిమ్మల్ని నువ్వు నీ నీకు వాళ్లు వాళ్ల వారు వారి అతను ఆమె అది ఇది అవి ఇవి దాని దీని దానికి దీనికి లో లోపల కి కు ని ను తో నుంచి నుండి వరకు కోసం గురించి మీద పైన కింద దగ్గర వద్ద ద్వారా వల్ల కంటే కన్నా లాంటి లాగా గా కూడా మరి ఇంకా మాత్రం చేస్తారు చేస్తుంది చేయాలి చేసి చేసే చేయండి చెయ్యాలి అండి గారు సార్ మేడమ్ అన్న అక్క రెండు మూడు వస్తుంది పోతుంది అక్కడ ఇక్కడ అలా ఇలా ఎవరు ఏం ఏమి వాడు మీది మాది మనం ' +
    'undi undhi unnayi untundi untayi unnaru avutundi avuthundi ayithe aithe ayina ani ante anta aa ee oka okka nenu naaku naku naa na memu maaku maku maa ma meeru miru meeku miku mee mi mimmalni nuvvu nuvu nee ni neeku vallu valla varu adi idi adhi idhi avi ivi dani dini daniki diniki lo lopala loni ki ku ni nu tho to nunchi nundi varaku kosam kosame gurinchi meeda mida paina kinda daggara vadda dwara valla kante kanna lanti laga ga gaa kuda kooda mari inka matram chestaru chestharu chestundi chesthundi cheyali cheyyali chesi chese cheyandi cheyyandi chey chesaru andi garu sir anna akka rendu moodu mudu vastundi vasthundi potundi akkada ikkada ala ila alaa ilaa evaru em emi enti emiti entha enni ela eppudu ekkada enduku edi kavali kaavali cheppandi cheppu ledu leda kadu kaadu vaddu unda undha unnaya untunda avutunda istara isthara chestunda chesthunda',
  yesNo: {
    opening: '',
    closing: 'లేదా|కదా|లేదా కాదా|అవునా కాదా|kada|kadha|leda',
    endings: 'దా|రా|వా|లా|నా|యా|కా|మా|చా|లుసా|డా',
    within: 'కదా|kada|kadha',
    asksFor: '',
    tags: 'కదా|లేదా కాదా|అవునా కాదా|ఉందా లేదా|kada|kadha|unda leda',
    hopes: '',
    futures: '',
  },
  sentences,
  romanisation,
  loanwords,
  latinSentences: null,
  questions: async () => {
    const [{ questions }, { topicQuestions }, { situations }] = await Promise.all([
      import('./questions.ts'),
      import('./topic-questions.ts'),
      import('./situations.ts'),
    ])
    return { questions, topicQuestions: joinedTopics(topicQuestions, situations) }
  },
}
