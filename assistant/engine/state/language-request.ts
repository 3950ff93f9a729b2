import { type SpokenLanguage, spokenLanguages } from '../../knowledge/site.ts'
import { languageOf } from '../../languages/all.ts'
import { type Concept, questionWords } from '../../languages/concepts.ts'
import type { Voice } from '../answer/speech.ts'
import type { Frame } from '../understand/frame.ts'
import type { Ranker, Reading } from '../understand/rank.ts'
import { namedLanguages } from '../understand/slots.ts'
import { tellsOfOthers } from '../understand/tells-of-others.ts'
import { saidAt, says } from './says.ts'
import type { State, VoiceTag } from './state.ts'
import { TIES } from './ties.ts'

/** Which language and letters to answer in, and what else the message asks. */
export type LanguageRequest = {
  language: SpokenLanguage
  script: VoiceTag['script'] | null
  rest: string
}

const MOST_WORDS = 30
const MOST_CLAUSES = 12
const FEWEST_WORDS = 5
/** What is said of the answer itself, and asks for nothing more. */
const OF_THE_ANSWER: ReadonlySet<Concept> = new Set<Concept>([
  'speak',
  'answer',
  'reply',
  'language',
  'reply-in',
  'letters',
  'draft',
  'say-ai',
  'understand',
  'better',
  'continue',
  'know',
  'see',
  'wrong',
])
/** Who is spoken of is not the one who chats: 'does the agent answer callers in Tamil?' */
const OF_THE_PRODUCT: ReadonlySet<Concept> = new Set<Concept>([
  'ai',
  'caller',
  'patient',
  'call',
  'voice',
  'company',
  'email',
  'person',
  'human-agent',
  'website',
  'app',
  'mix',
  'other-language',
])
/** What asks about a language, not for it. */
const ASKING: ReadonlySet<Concept> = new Set<Concept>(['which', 'or', 'who'])
const QUESTION: readonly Concept[] = [...questionWords, 'price', 'and']
const CLAUSE = /[^,.;:!?।\n–—]+/gu
const OF_PLANS: ReadonlySet<Concept> = new Set<Concept>(['minute', 'free', 'plan', 'extra'])
const SURE_QUESTION = 0.9
const YOU_MAY = /\b(?:can|could|will|would) (?:you|u|we)\b/
const IN_A_LANGUAGE = /^(?:(?:ok|okay|now|and|so|no|please|then|but) )*(?:in|en) \p{L}+$/u

/** 'Is it English only?', 'those who speak Gujarati', 'an Odia sample call': about a language, not for it. */
const ASKS_ABOUT =
  /^(?:(?:and|so|ok|but) )*(?:is|are|does) (?!.*\bin\b).*\bonly\b|^(?:jo|jinko)\b.*\b(?:bolte|baat karte|karte|wale|bole)\b|^(?:those|people|customers|callers) who\b|\b(?:samples?|namuna|namoona)\b/

/** 'Ab English me', and nothing else. */
const A_LANGUAGE_IN =
  /^(?:(?:ab|abhi|ok|acha|accha|phir|fir|to|wapas|vapas|waapas|please) )*\p{L}+ (?:me|mein|main|mai|में)(?: (?:please|plz|pls))?$/u

/** 'Will patients be answered in Telugu?' is no wish of who writes. */
export const isOfTheirCallers = ({ topic, named }: Frame): boolean =>
  topic === 'reply-in' && [...named].some((one) => OF_THE_PRODUCT.has(one))

type Clause = { text: string; start: number; end: number; isAsked: boolean }

/** 'In English, please', 'back to Marathi: what does Pro cost', 'she reads no Odia, write this in Hindi'. */
export function languageRequest(
  reading: Reading,
  rank: Ranker,
  written: Voice,
  state: State,
): LanguageRequest | null {
  const { read } = reading
  if (read.tokens.length > MOST_WORDS || tellsOfOthers(read)) return null
  const text = read.normalised.replace(/(?<=\p{L})'(?=\p{L})/gu, '')
  if (ASKS_ABOUT.test(text)) return null
  const clauses = clausesOf(text)
  // 'Some of them speak Kannada, will it follow them?' asks about the product.
  const [likeliest] = reading.ranking
  const isQuestion = likeliest?.topic === 'languages.one' && likeliest.certainty >= SURE_QUESTION
  if (isQuestion && reading.yesNo && clauses.length > 1 && !YOU_MAY.test(text)) return null
  for (const clause of clauses) {
    const asksYesNo = () => rank(clause.text, null).yesNo
    const wanted = wantedIn(clause, reading, asksYesNo, written, state)
    if (!wanted) continue
    const own = remainder(clause, reading, wanted.from)
    const others = clauses.filter((one) => one !== clause && !says('cannotRead', one.text))
    const rest = restOf(own, others, clause, rank)
    return { language: wanted.language, script: wanted.script, rest }
  }
  return null
}

const clausesOf = (text: string): Clause[] =>
  [...text.matchAll(CLAUSE)]
    .map((match) => {
      const start = match.index + (match[0].length - match[0].trimStart().length)
      const end = match.index + match[0].trimEnd().length
      return {
        text: match[0].trim(),
        start,
        end,
        isAsked: text[match.index + match[0].length] === '?',
      }
    })
    // Marks alone are no clause: a message may hold hundreds of them.
    .filter(({ text: words }) => /[\p{L}\p{N}]/u.test(words))
    .slice(0, MOST_CLAUSES)

type Wanted = Pick<LanguageRequest, 'language' | 'script'> & { from: number }

function wantedIn(
  clause: Clause,
  { read }: Reading,
  asksYesNo: () => boolean,
  written: Voice,
  state: State,
): Wanted | null {
  const unread = saidAt('cannotRead', clause.text)
  const after = clause.start + (unread?.end ?? 0)
  const spotted = read.spotted.filter(({ start, exact }) => {
    const at = read.tokens[start]?.start ?? 0
    return exact && at >= clause.start && at < clause.end
  })
  const isLatin = says('latinLetters', clause.text)
  // 'Write in Hindi, in Devanagari': the letters may stand beside it.
  const isScript = says('script', clause.text) || (!isLatin && says('script', read.normalised))
  const found = spotted.filter(
    ({ concept, start }) => concept in namedLanguages && (read.tokens[start]?.start ?? 0) >= after,
  )
  const named = new Set(found.map(({ concept }) => namedLanguages[concept] as SpokenLanguage))
  if (named.size > 1 || (named.size === 0 && !isLatin && !isScript)) return null
  const isSame = says('same', clause.text)
  // 'Will it talk in Tamil on that same call?'
  const isOfTheCall = () => !isSame || (asksYesNo() && !YOU_MAY.test(clause.text))
  const isAbout = spotted.some(
    ({ concept }) =>
      (OF_THE_PRODUCT.has(concept) && !isLatin && isOfTheCall()) || ASKING.has(concept),
  )
  const isBare =
    IN_A_LANGUAGE.test(clause.text) || (A_LANGUAGE_IN.test(clause.text) && !clause.isAsked)
  if (isAbout || !(isBare || says('sayIn', clause.text))) return null
  const asks = clause.isAsked || (!isBare && asksYesNo())
  const isOpen = state.frames.length > 0 && spotted.every(({ concept }) => concept !== 'speak')
  if (asks && !isSame && !YOU_MAY.test(clause.text) && !isOpen) return null
  const [language] = named
  const current = state.asked?.voice.tag ?? written.language.tag
  const place = Math.min(...found.map(({ start }) => start), Number.POSITIVE_INFINITY)
  if (isLatin) return { language: languageInLatin(language, current), script: 'latin', from: place }
  return {
    language: language ?? languageOfLetters(written.language.tag),
    script: isScript ? 'native' : null,
    from: place,
  }
}

const isSpoken = (tag: string): tag is SpokenLanguage =>
  (spokenLanguages as readonly string[]).includes(tag)

/** 'In English letters' keeps the language; 'Hinglish' is Hindi. */
const languageInLatin = (named: SpokenLanguage | undefined, current: string): SpokenLanguage =>
  named && named !== 'en'
    ? named
    : isSpoken(current) && current !== 'en' && named === 'en'
      ? current
      : 'hi'

const languageOfLetters = (tag: string): SpokenLanguage =>
  isSpoken(tag) && languageOf(tag).script !== 'Latin' ? tag : 'hi'

/** What the clause says beside the request: 'write in Bengali letters, what Base costs' without its comma. */
function remainder({ start, end }: Clause, { read }: Reading, from: number): string {
  const kept = read.tokens.filter(({ start: at, text }, i) => {
    const isRequest =
      i === from ||
      (i === from - 1 && (text === 'in' || text === 'into')) ||
      (i > from && i <= from + 4 && (says('sayIn', text) || says('script', text)))
    return at >= start && at < end && !isRequest
  })
  return kept.map(({ text }) => text).join(' ')
}

function restOf(own: string, others: readonly Clause[], clause: Clause, rank: Ranker): string {
  const isSame = says('same', clause.text)
  // 'In Hindi now, what if it does not know the answer?': whatever its words, it asks.
  const isLong = ({ text, isAsked }: Clause) => isAsked && text.split(' ').length >= FEWEST_WORDS
  const asked = others.filter(
    (one) => isQuestion(one.text, rank, isSame) || (!isSame && isLong(one)),
  )
  const texts = [
    ...(isSame ? [] : [own].filter((text) => isQuestion(text, rank, false))),
    ...asked.map((one) => one.text + (one.isAsked ? '?' : '')),
  ]
  return texts.join('. ')
}

function isQuestion(text: string, rank: Ranker, isStrict: boolean): boolean {
  const { read, usage, slots } = rank(text, null)
  const named = read.spotted.filter(({ exact }) => exact).map(({ concept }) => concept)
  // 'Tell me about the free minutes, in Marathi.'
  const isTold = named.includes('tell') && named.some((one) => OF_PLANS.has(one))
  const asks = isTold || named.some((one) => QUESTION.includes(one)) || usage.signs.length > 0
  const isOfMore = named.some(
    (one) => !TIES.has(one) && !OF_THE_ANSWER.has(one) && !(one in namedLanguages),
  )
  const isSlot = slots.plans.length > 0 || usage.signs.length > 0
  return isStrict ? asks && (isOfMore || isSlot) : (isOfMore && asks) || isSlot
}
