import { articleSlugs } from '#content/articles/all.ts'
import { type SiteLanguageTag, siteLanguages } from '#content/words/languages.ts'
import { contentWords } from '../../engine/retrieve/content-words.ts'
import { readText } from '../../engine/understand/read-text.ts'
import type { FoundText, Passage } from '../../knowledge/passage.ts'
import type { Topic } from '../../knowledge/topics.ts'
import { type LanguageTag, languages } from '../../languages/all.ts'
import { en } from '../../languages/en/language.ts'
import type { Language } from '../../languages/language.ts'
import { articleQuestions } from './article-questions.ts'
import { articleTexts } from './article-texts.ts'
import { askedWords } from './asked-words.ts'
import { pageTexts } from './page-texts.ts'
import { topicTexts } from './topic-texts.ts'

const LONGEST_SENTENCE = 420

type Keys = Passage['above']
type KeysOf = (text: string) => Keys

/** What a text is found by; headings and articles come again and again. */
function createKeys(language: Language): KeysOf {
  const known = new Map<string, Keys>()
  return (text) => {
    const words = known.has(text) ? [] : contentWords(readText(text, language), language)
    const keys = known.get(text) ?? {
      roots: [...new Set(words.flatMap(({ roots }) => roots))],
      concepts: [...new Set(words.flatMap(({ concepts }) => concepts))],
    }
    known.set(text, keys)
    return keys
  }
}

/** The site's own sentences in each of its languages, and the assistant's facts among them. */
export async function collectPassages(): Promise<Readonly<Record<string, readonly Passage[]>>> {
  const articles = articleTexts()
  const english = createKeys(en)
  const collected: Record<string, readonly Passage[]> = {}
  for (const language of languages) {
    const { words } = await siteLanguages[language.tag as SiteLanguageTag].words()
    const keys = language === en ? english : createKeys(language)
    const read = [...pageTexts(words, language), ...articles]
    const asked = await askedWords(language, keys)
    // Articles are written in English alone.
    collected[language.tag] = passagesIn(language, read, asked, keys, (one) =>
      one.language === en.tag ? english : keys,
    )
  }
  return collected
}

function passagesIn(
  language: Language,
  read: readonly FoundText[],
  asked: ReadonlyMap<Topic, Keys>,
  ownKeys: KeysOf,
  keysFor: (one: FoundText) => KeysOf,
): Passage[] {
  const seen = new Set<string>()
  return placed(language, read).flatMap((one) => {
    const id = `${one.page} ${one.heading} ${one.text}`
    if (seen.has(id)) return []
    seen.add(id)
    const keys = keysFor(one)
    const above = one.topic ? asked.get(one.topic) : undefined
    return [
      {
        ...one,
        ...keys(one.text),
        above: above ?? keys(headingsOf(one)),
        ...inTheWordsOf(language, one, ownKeys),
      },
    ]
  })
}

/** How a sentence of an article is asked for and said in a language. Quoting it in English is no answer there. */
function inTheWordsOf(
  { tag }: Language,
  { page, text }: FoundText,
  keysOf: KeysOf,
): Pick<Passage, 'asked' | 'told' | 'toldInLatin'> {
  const answered = questionsOfArticles.filter(
    (one) => one.page === page && text.includes(one.answer),
  )
  const asked = answered.flatMap((one) => one.asked[tag as LanguageTag] ?? []).join(' | ')
  const toldIn = (name: LanguageTag) =>
    answered.map(({ told }) => told[name]?.replace('{sum}', lastAmountIn(text))).find(Boolean)
  const told = toldIn(tag as LanguageTag)
  const toldInLatin = tag === 'hi' ? toldIn('hinglish') : undefined
  if (asked === '' || (tag !== en.tag && told === undefined)) return {}
  return {
    asked: keysOf(asked),
    ...(told ? { told } : {}),
    ...(toldInLatin ? { toldInLatin } : {}),
  }
}

const questionsOfArticles = articleSlugs.flatMap(articleQuestions)

const lastAmountIn = (text: string): string => text.match(/₹[\d,]*\d/g)?.at(-1) ?? ''

/** An article's title says what each of its paragraphs is about. */
const headingsOf = ({ page, name, heading }: FoundText): string =>
  page.startsWith('/blog/') && heading !== name ? `${name}. ${heading}` : heading

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
