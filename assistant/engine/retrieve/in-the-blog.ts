import { isOutline, isWholeOutline } from '../../knowledge/passage.ts'
import type { ReadText } from '../understand/read-text.ts'
import { figureLead } from './asked-figure.ts'
import { rootOf } from './content-words.ts'
import {
  coverageOf,
  type Hit,
  isArticle,
  type PassageIndex,
  search,
  type Weighed,
} from './search.ts'

/** Who says that it stands in the blog leaves less to doubt. */
const LEAST_IN_THE_BLOG = 0.35
const TITLE_LEAD = 0.4
/** A list that holds nearly as much of the question as the best sentence is the answer to 'which are …'. */
const OUTLINE_SHARE = 0.6

/** 'What does your blog say about …': a sentence of an article, or what a part of it goes through. */
export function inTheBlog(
  words: readonly Weighed[],
  read: ReadText,
  index: PassageIndex,
): Hit | null {
  const about = words.filter(({ concepts }) => !concepts.includes('blog'))
  if (about.length === 0) return null
  const [best] = search(
    about,
    index,
    (passage) => isArticle(passage.page) && !isWholeOutline(passage),
  )
    .map((hit) => ({ ...hit, score: hit.coverage + TITLE_LEAD * coverageOfTitle(about, hit) }))
    .sort((a, b) => b.score - a.score)
  if (!best || best.score < LEAST_IN_THE_BLOG) return null
  if (!asksForAll(read)) return tellingTheFigure(about, read, best, index) ?? best
  return outlineFor(about, best, index) ?? wholeOutline(best, index) ?? best
}

/** A whole article holds more numbers than what stands near a quote. */
const IN_THE_BLOG = 0.6

/** Of the article that is meant, the sentence that tells the figure asked for. */
function tellingTheFigure(
  about: readonly Weighed[],
  read: ReadText,
  best: Hit,
  index: PassageIndex,
): Hit | null {
  const figures = figureLead(read)
  const [told] = index.passages
    .flatMap((passage, at): (Hit & { lead: number })[] =>
      passage.page === best.passage.page && !isWholeOutline(passage)
        ? [
            {
              passage,
              at,
              coverage: coverageOf(about, at, index),
              lead: IN_THE_BLOG * figures(passage.text),
            },
          ]
        : [],
    )
    .sort((a, b) => b.coverage + b.lead - a.coverage - a.lead)
  return told && told.lead > IN_THE_BLOG * figures(best.passage.text) ? told : null
}

/** 'Which four ways …': the points of the part of an article that the question is about. */
export function outlineFor(words: readonly Weighed[], best: Hit, index: PassageIndex): Hit | null {
  const [outline] = search(
    words,
    index,
    (passage) => isOutline(passage) && !isWholeOutline(passage),
  )
  return outline && outline.coverage >= best.coverage * OUTLINE_SHARE ? outline : null
}

/** 'Which five …', 'name the four …', 'list all …' */
export const asksForAll = ({ normalised }: ReadText): boolean => ALL_OF.test(normalised)
const ALL_OF =
  /\b(?:which|what|name|list|the|your|are|all)\s+(?:are\s+)?(?:the\s+|those\s+)?(?:all|[3-9]|10|three|four|five|six|seven|eight|nine|ten)\s+\p{L}/u

function coverageOfTitle(words: readonly Weighed[], { passage }: Hit): number {
  const title = new Set(
    passage.name
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .map(rootOf),
  )
  const all = words.reduce((sum, { weight }) => sum + weight, 0)
  const held = words.reduce(
    (sum, { roots, weight }) => sum + (roots.some((root) => title.has(root)) ? weight : 0),
    0,
  )
  return all === 0 ? 0 : held / all
}

/** All that an article goes through. */
function wholeOutline({ passage }: Hit, { passages }: PassageIndex): Hit | null {
  const at = passages.findIndex((one) => one.page === passage.page && isWholeOutline(one))
  const outline = passages[at]
  return outline ? { passage: outline, at, coverage: 1 } : null
}
