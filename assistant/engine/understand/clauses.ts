import { languages } from '../../languages/all.ts'
import type { Concept } from '../../languages/concepts.ts'
import { normalise } from '../text/normalise.ts'
import type { ReadText } from './read-text.ts'

const SENTENCE_END = /[?!;\n\r।॥…]+|\.(?=\s|$)/gu
const COMMA = /[,:](?!\d)|\s[-–—|/+]\s|[()]/u

const holdsWords = (part: string) => /[\p{L}\p{N}]/u.test(part)

/** Sentences with the sign that ended them, so that a question mark is not lost. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const { 0: end, index } of text.matchAll(SENTENCE_END)) {
    sentences.push(text.slice(from, index + end.length))
    from = index + end.length
  }
  sentences.push(text.slice(from))
  return sentences.map((sentence) => sentence.trim()).filter(holdsWords)
}

type Spotted = ReadText['spotted'][number]
const PLANS: ReadonlySet<Concept> = new Set<Concept>(['base', 'pro', 'enterprise'])
const WEIGHING: ReadonlySet<Concept> = new Set<Concept>(['cheap', 'compare'])

/** 'Raat ko bhi': a word for 'too' leans on the one before it and begins nothing. */
const ALSO = /^(?:भी|bhi|सुद्धा|suddha|ਵੀ|vi|too|కూడా|kuda|kooda|ಕೂಡ|ಕೂಡಾ|ಸಹ|കൂടി|koodi|கூட|ମଧ୍ୟ|madhya)$/u

/** So may these, which after a verb are 'but': 'રાત્રે પણ', '… છે પણ'. */
const ALSO_OR_BUT = /^(?:પણ|पण|pan|ବି|bi|ও)$/u

/** The parts of a sentence that could each be a question of its own: cut at commas and at 'and'. */
export function clausesOf({ normalised, tokens, spotted }: ReadText): string[] {
  const isWeighed = spotted.some(({ concept }) => WEIGHING.has(concept))
  // 'The cheaper of Base and Pro' is one question.
  const joinsPlans = ({ start, end }: Spotted) =>
    isWeighed &&
    spotted.some((one) => PLANS.has(one.concept) && one.end === start) &&
    spotted.some((one) => PLANS.has(one.concept) && one.start === end)
  const isAlso = ({ start }: Spotted) =>
    ALSO.test(tokens[start]?.text ?? '') ||
    (ALSO_OR_BUT.test(tokens[start]?.text ?? '') &&
      !spotted.some((one) => one.concept === 'have' && one.end === start))
  const joints = spotted.filter(
    (one) => one.concept === 'and' && one.start > 0 && !joinsPlans(one) && !isAlso(one),
  )
  const parts: string[] = []
  let from = 0
  for (const { start, end } of joints) {
    parts.push(normalised.slice(from, tokens[start]?.start))
    from = tokens[end - 1]?.end ?? from
  }
  parts.push(normalised.slice(from))
  return parts
    .flatMap((part) => part.split(COMMA))
    .map((part) => part.trim())
    .filter((part) => holdsWords(part) && !isTag(part))
}

/** 'Base has recording, alle?': what only asks to agree is no question of its own. */
const isTag = (part: string): boolean => TAGS.has(part.replace(/[?!.…]+$/u, '').trim())
const TAGS: ReadonlySet<string> = new Set(
  languages
    .flatMap(({ yesNo }) => [yesNo.closing, yesNo.tags].flatMap((forms) => forms.split('|')))
    .map(normalise)
    .filter((form) => form !== ''),
)
