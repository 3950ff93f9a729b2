import type { Concept } from '../../languages/concepts.ts'
import type { Step } from '../amounts/minutes-per-month.ts'
import type { Reading } from '../understand/rank.ts'
import type { Usage } from '../understand/usage.ts'
import type { RememberedFrame } from './state.ts'

const WEEKS_OF_A_YEAR = 52
const MONTHS_OF_A_YEAR = 12
const DAYS_OF_A_WEEK = 7
const MOST_WORDS = 10

const SUNDAY =
  /sunday|\b(?:ravivar|raviwar|itwa+r|robibar|aadivaram|adivaram|bhanuvar|nyayar|njayar|ravivaar|aitvaar|rabibar)|रविवार|इतवार|রবিবার|ஞாயிற|ஞாயிறு|ఆదివార|રવિવાર|ಭಾನುವಾರ|ഞായറാഴ്ച|ਐਤਵਾਰ|ରବିବାର/u
const SATURDAY =
  /saturday|\b(?:shanivar|shaniwar|shonibar)|शनिवार|শনিবার|சனி|శనివార|શનિવાર|ಶನಿವಾರ|ശനിയാഴ്ച|ਸ਼ਨੀਵਾਰ|ਸ਼ਨਿੱਚਰਵਾਰ|ଶନିବାର/u
const WEEKEND = /\bweek ?ends?\b|वीकेंड|वीकेन्ड|वीकएंड|উইকেন্ড|வார இறுதி|వారాంత|વીકએન્ડ|ವಾರಾಂತ್ಯ|വാരാന്ത്യ|ਵੀਕਐਂਡ/u
const WEEKDAYS = /\b(?:week|working|business) ?days?\b|\bmon(?:day)?\s?(?:to|till|-|–|se)\s?fri/u
const TO_SATURDAY = /\bmon(?:day)?\s?(?:to|till|-|–|se)\s?sat/u
/** Closed, off, except: what is said of the days that do not count. */
const CLOSED =
  /\b(?:closed?|shut|off|except|excluding|minus|without|no|not|dont|band|bandh|chhutti|chutti|chhod\w*|nahi|nahin|sutti|bondho)\b|बंद|बन्द|छुट्टी|छोड़|छोड|सुट्टी|सोडून|नहीं|नाही|বন্ধ|ছুটি|বাদ|மூடி|விடுமுறை|தவிர|இல்லை|మూసి|సెలవు|తప్ప|బంద్|બંધ|રજા|સિવાય|ಮುಚ್ಚ|ರಜೆ|ಬಿಟ್ಟು|ಇಲ್ಲ|അടവ|അടച്ച|അവധി|ഒഴിക|ഇല്ല|ਬੰਦ|ਛੁੱਟੀ|ਛੱਡ|ନାହିଁ|ବନ୍ଦ|ଛୁଟି|ଛାଡ/u

/** On how many days of a week a message says that there is work. */
function daysAWeek({ read, usage }: Reading, named: ReadonlySet<Concept>): number | null {
  const { normalised } = read
  const isShut = CLOSED.test(normalised)
  if (usage.days !== null && usage.days <= DAYS_OF_A_WEEK && named.has('weekly')) return usage.days
  if (TO_SATURDAY.test(normalised)) return 6
  if (WEEKDAYS.test(normalised) || (WEEKEND.test(normalised) && isShut)) return 5
  if (!SUNDAY.test(normalised) || !isShut) return null
  return SATURDAY.test(normalised) ? 5 : 6
}

const isOfDays = ({ by }: Step) => by === 'days' || by === 'weeks' || by === 'months'

/** 'But we are closed on Sundays', 'weekdays only': the sum that was given, for those days. */
export function onThoseDays(
  reading: Reading,
  named: ReadonlySet<Concept>,
  { usage: last }: RememberedFrame,
): Usage | null {
  const { minutes } = last
  const isDaily = minutes?.kind === 'stated' && minutes.steps.some(({ by }) => by === 'days')
  if (!isDaily || reading.usage.minutes !== null) return null
  const days = daysAWeek(reading, named)
  if (days === null) return null
  return worked(last, [
    ...minutes.steps.filter((step) => !isOfDays(step)),
    { by: 'days', value: days, divides: false, assumed: false },
    { by: 'weeks', value: WEEKS_OF_A_YEAR, divides: false, assumed: true },
    { by: 'months', value: MONTHS_OF_A_YEAR, divides: true, assumed: true },
  ])
}

const TIMES: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:double[sd]?|doubling|twice|two times|dugna|dugne|duguna|dogun\w*|duppat|rettimpu|rettai|iratti\w*|bamn\w*)\b|दोगुन|दुगुन|दुगन|दुप्पट|দ্বিগুণ|இரட்டி|இருமடங்|రెట్టింపు|બમણ|ದುಪ್ಪಟ್ಟು|ഇരട്ടി|ਦੁੱਗਣ|ਦੁਗਣ|ଦୁଇଗୁଣ|ଦ୍ୱିଗୁଣ/u,
    2,
  ],
  [/\b(?:triples?|tripled|thrice|three times|tigna|teen guna)\b|तिगुन|तिप्पट|তিনগুণ/u, 3],
  [/\b(?:half|halve[sd]?|aadha|aadhe|ardha)\b|आधा|आधे|निम्म|অর্ধেক|பாதி|సగం|અડધ|ಅರ್ಧ|പകുതി|ਅੱਧ|ଅଧା/u, 0.5],
]

/** 'And if it doubles?': the sum that was given, so many times over. */
export function timesOver(
  { read, usage }: Reading,
  { topic, usage: last }: RememberedFrame,
): Usage | null {
  const { minutes } = last
  const isSum = topic === 'bill' && minutes?.kind === 'stated'
  if (!isSum || usage.signs.length > 0 || read.tokens.length > MOST_WORDS) return null
  const times = TIMES.find(([pattern]) => pattern.test(read.normalised))?.[1]
  if (times === undefined) return null
  const first: Step = { by: 'minutes', value: minutes.minutes, divides: false, assumed: false }
  return worked(last, [first, { by: 'minutes', value: times, divides: false, assumed: false }])
}

function worked(last: Usage, steps: readonly Step[]): Usage {
  const total = steps.reduce((sum, { value, divides }) => (divides ? sum / value : sum * value), 1)
  return { ...last, minutes: { kind: 'stated', minutes: Math.ceil(total), steps } }
}
