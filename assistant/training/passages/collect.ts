import { type SiteLanguageTag, siteLanguages } from '#content/words/languages.ts'
import { contentWords } from '../../engine/retrieve/content-words.ts'
import { readText } from '../../engine/understand/read-text.ts'
import type { FoundText, Passage } from '../../knowledge/passage.ts'
import { languages } from '../../languages/all.ts'
import { en } from '../../languages/en/language.ts'
import type { Language } from '../../languages/language.ts'
import { articleTexts } from './article-texts.ts'
import { pageTexts } from './page-texts.ts'
import { topicTexts } from './topic-texts.ts'

const LONGEST_SENTENCE = 420

type Keys = Passage['above']

/** What a text is found by. */
function keysOf(text: string, language: Language): Keys {
  const words = contentWords(readText(text, language), language)
  return {
    roots: [...new Set(words.flatMap(({ roots }) => roots))],
    concepts: [...new Set(words.flatMap(({ concepts }) => concepts))],
  }
}

/** The site's own sentences in each of its languages, and the assistant's facts among them. */
export async function collectPassages(): Promise<Readonly<Record<string, readonly Passage[]>>> {
  const articles = articleTexts()
  const collected: Record<string, readonly Passage[]> = {}
  for (const language of languages) {
    const { words } = await siteLanguages[language.tag as SiteLanguageTag].words()
    collected[language.tag] = passagesIn(language, [...pageTexts(words, language), ...articles])
  }
  return collected
}

function passagesIn(language: Language, read: readonly FoundText[]): Passage[] {
  const above = new Map<string, Keys>()
  const seen = new Set<string>()
  return placed(language, read).flatMap((one) => {
    const id = `${one.page} ${one.heading} ${one.text}`
    if (seen.has(id)) return []
    seen.add(id)
    // Articles are written in English alone.
    const written = one.language === en.tag ? en : language
    const headings = above.get(one.heading) ?? keysOf(one.heading, written)
    above.set(one.heading, headings)
    return [{ ...one, ...keysOf(one.text, written), above: headings }]
  })
}

type Placed = FoundText & Pick<Passage, 'block' | 'topic'>

function placed(language: Language, read: readonly FoundText[]): Placed[] {
  const sentences = new Intl.Segmenter(language.tag, { granularity: 'sentence' })
  const own = topicTexts(language).map(
    ({ topic, text, page }, block): Placed => ({
      text,
      language: language.tag,
      page,
      name: '',
      heading: '',
      block,
      topic,
    }),
  )
  const texts = read.flatMap(({ text, ...place }, at) =>
    [...sentences.segment(text)]
      .map(({ segment }) => segment.trim())
      .filter(
        (sentence) => sentence.length <= LONGEST_SENTENCE && /[\p{L}\p{M}]{3}/u.test(sentence),
      )
      .map(
        (sentence): Placed => ({ ...place, text: sentence, block: own.length + at, topic: null }),
      ),
  )
  return [...own, ...texts]
}
