import type { Page } from '../../knowledge/facts.ts'
import type { Hit, PassageIndex } from '../retrieve/search.ts'
import { latinText } from './latin-text.ts'
import { type Part, part } from './part.ts'
import type { Speech, Voice } from './speech.ts'

const LONGEST_QUOTE = 420
/** What the name and address of a page take beside a quote. */
const LINK = 160

/** A sentence of the site, those beside it as far as they are short, and where they stand. */
export function passagePart(
  speech: Speech,
  voice: Voice,
  hit: Hit,
  index: PassageIndex,
  room = Number.POSITIVE_INFINITY,
): Part {
  const { say, sentences } = speech
  const { page, name, language, text, told } = hit.passage
  const isOwn = language === voice.language.tag || told !== undefined
  const quoted = told ?? quoteOf(hit, index, Math.min(LONGEST_QUOTE, room - LINK))
  const isInLatin = isOwn && voice.script === 'latin'
  const written = (own: string) =>
    isInLatin ? (hit.passage.toldInLatin ?? latinText(own, voice.language)) : own
  // An English title would be most of a short answer in another language.
  const link = `[${told ? sentences.pages.blog : name}](${page})`
  const sentence = isOwn ? sentences.talk.quoted : sentences.talk.quotedInEnglish
  return part(say(sentence, { quote: written(quoted), page: link }), {
    sources: [page as Page],
    core: written(told ?? text),
  })
}

function quoteOf(
  { passage, at }: Hit,
  { passages, blocks }: PassageIndex,
  longest: number,
): string {
  const [first, last] = blocks[at] ?? [at, at]
  const fits = (from: number, to: number) =>
    passages.slice(from, to + 1).reduce((sum, { text }) => sum + text.length + 1, 0) <= longest
  let [from, to] = [at, at]
  while (to < last && fits(from, to + 1)) to++
  while (from > first && fits(from - 1, to)) from--
  const told = passages
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ')
  const title = passage.page.startsWith('/blog/') ? '' : titleOf(passage.heading)
  return title ? `${title}: ${told}` : told
}

/** The nearest heading, where it names what the sentence is about. */
const titleOf = (heading: string): string =>
  heading.split(' – ').slice(1).at(-1)?.replace(/[“”]/g, '') ?? ''
