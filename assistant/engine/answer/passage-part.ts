import type { Page } from '../../knowledge/facts.ts'
import type { Passage } from '../../knowledge/passage.ts'
import type { Hit, PassageIndex } from '../retrieve/search.ts'
import { type Part, part } from './part.ts'
import type { Speech, Voice } from './speech.ts'

const LONGEST_QUOTE = 380

/** A sentence of the site, the one beside it if that is short, and where they stand. */
export function passagePart(speech: Speech, voice: Voice, hit: Hit, index: PassageIndex): Part {
  const { say, sentences } = speech
  const quote = quoteOf(hit, index)
  const { page, name } = hit.passage
  const link = `[${name}](${page})`
  const sentence =
    voice.language.tag === 'en' ? sentences.talk.quoted : sentences.talk.quotedInEnglish
  return part(say(sentence, { quote, page: link }), { sources: [page as Page] })
}

function quoteOf({ passage, at }: Hit, { passages, blocks }: PassageIndex): string {
  const [first, last] = blocks[at] ?? [at, at]
  const next = at < last ? passages[at + 1] : undefined
  const before = at > first ? passages[at - 1] : undefined
  const beside = [next, before].find(
    (one) => one && one.text.length + passage.text.length <= LONGEST_QUOTE,
  )
  const told = [passage, beside]
    .filter((one): one is Passage => one !== undefined)
    .sort((a, b) => passages.indexOf(a) - passages.indexOf(b))
    .map(({ text }) => text)
    .join(' ')
  const title = passage.page.startsWith('/blog/') ? '' : titleOf(passage.heading)
  return title ? `${title}: ${told}` : told
}

/** The nearest heading, where it names what the sentence is about. */
const titleOf = (heading: string): string =>
  heading.split(' – ').slice(1).at(-1)?.replace(/[“”]/g, '') ?? ''
