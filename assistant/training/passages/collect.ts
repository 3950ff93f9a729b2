import { contentWords } from '../../engine/retrieve/content-words.ts'
import { readText } from '../../engine/understand/read-text.ts'
import type { FoundText, Passage } from '../../knowledge/passage.ts'
import { en } from '../../languages/en/language.ts'
import { articleTexts } from './article-texts.ts'
import { pageTexts } from './page-texts.ts'
import { topicTexts } from './topic-texts.ts'

const LONGEST_SENTENCE = 420
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** What a text is found by. */
function keysOf(text: string): Passage['above'] {
  const words = contentWords(readText(text, en))
  return {
    roots: [...new Set(words.flatMap(({ root }) => root ?? []))],
    concepts: [...new Set(words.flatMap(({ concepts }) => concepts))],
  }
}

/** The site's own sentences, and the assistant's facts among them. */
export function collectPassages(): Passage[] {
  const above = new Map<string, Passage['above']>()
  const seen = new Set<string>()
  return found().flatMap((one) => {
    const id = `${one.page} ${one.heading} ${one.text}`
    if (seen.has(id)) return []
    seen.add(id)
    const headings = above.get(one.heading) ?? keysOf(one.heading)
    above.set(one.heading, headings)
    return [{ ...one, ...keysOf(one.text), above: headings }]
  })
}

type Placed = FoundText & Pick<Passage, 'block' | 'topic'>

function found(): Placed[] {
  const own = topicTexts().map(
    ({ topic, text, page }, block): Placed => ({ text, page, name: '', heading: '', block, topic }),
  )
  const read: readonly FoundText[] = [...pageTexts(), ...articleTexts()]
  const texts = read.flatMap(({ text, ...place }, at) =>
    [...sentences.segment(text)]
      .map(({ segment }) => segment.trim())
      .filter((sentence) => sentence.length <= LONGEST_SENTENCE && /\p{L}{3}/u.test(sentence))
      .map(
        (sentence): Placed => ({ ...place, text: sentence, block: own.length + at, topic: null }),
      ),
  )
  return [...own, ...texts]
}
