import { contactPath, demoPath, myDataPath, pages } from '#content/facts/pages.ts'
import { plans } from '#content/facts/plans.ts'
import { retention } from '#content/facts/retention.ts'
import { fill } from '#content/format/fill.ts'
import { keptDays } from '#content/format/kept-days.ts'
import type { Words } from '#content/words/words.ts'
import type { FoundText } from '../../knowledge/passage.ts'
import type { Language } from '../../languages/language.ts'
import { exhibitTexts } from './exhibit-texts.ts'

/** Names of a part of a page: they stand above its text. */
const HEADINGS = ['heading', 'title', 'question', 'term', 'role', 'name', 'label', 'headline']
/** Words for machines, buttons and pictures. */
const SILENT: ReadonlySet<string> = new Set([
  'id',
  'head',
  'keywords',
  'alt',
  'menu',
  'card',
  'action',
  'pause',
  'play',
  'suggestions',
  'labels',
  'lang',
  'speaker',
  'captions',
  'link',
  'call',
  'measured',
  'updated',
  'film',
  // How others do it: quoted alone it would be taken for ours.
  'traditional',
  'days',
])
const FEWEST_WORDS = 3
const PLACE = /\{\w+\}/

type Node = string | number | readonly Node[] | { readonly [key: string]: Node }

const isList = (node: Node): node is readonly Node[] => Array.isArray(node)
const wordsIn = (text: string) => text.split(/\s+/).length

/** Every text below a node of a page's words, each under the headings above it. */
function* textsBelow(
  node: Node,
  above: string,
  key: string,
  filled: (text: string) => string,
): Generator<[string, string]> {
  if (typeof node === 'number') return
  if (typeof node === 'string') {
    const text = filled(node)
    if (!PLACE.test(text) && wordsIn(text) >= FEWEST_WORDS) yield [text, above]
    return
  }
  if (isList(node)) {
    const short = node.every((item) => typeof item === 'string')
    // The points of a list say little one by one.
    if (short && node.length > 1 && key !== 'paragraphs' && key !== 'intro' && key !== 'notes')
      yield [node.join('; '), above]
    else for (const item of node) yield* textsBelow(item, above, key, filled)
    return
  }
  const own = HEADINGS.flatMap((name) => (typeof node[name] === 'string' ? [node[name]] : []))
  const [heading = ''] = own
  const { figure, subtitle } = node
  const under = [above, heading, typeof subtitle === 'string' ? subtitle : '']
    .filter(Boolean)
    .join(' – ')
  for (const [name, child] of Object.entries(node)) {
    if (SILENT.has(name) || child === heading || name === 'figure' || name === 'subtitle') continue
    const isCounted = typeof figure === 'string' && typeof child === 'string'
    yield* textsBelow(isCounted ? `${figure} ${child}` : child, under, name, filled)
  }
}

/** Each example call as one text, under its language, its place and what came of it. */
const callsOf = ({ calls, exhibits }: Words, { sentences }: Language) =>
  Object.entries(calls).map(([code, { place, turns, outcome, note }]) => ({
    heading: `${exhibits.label} (${sentences.languages[code as keyof Words['calls']]}) – ${place}`,
    text: `${turns.map((turn) => turn.join(' ')).join(' – ')} – ${outcome} (${note})`
      .replaceAll('. ', ', ')
      .replaceAll('? ', ', '),
  }))

/** What stands on the pages in a language, the blog's articles apart; the same texts in each, in their order. */
export function pageTexts(words: Words, language: Language): FoundText[] {
  const { tag, sentences } = language
  const kept = keptDays(words.privacy.days, retention)
  const filled = (text: string) =>
    fill(text, { ...kept, count: '', limit: '' } as Record<string, string>)
  const names = sentences.pages
  const { testCall, contact, ...home } = words.home
  const { calling, queued, consent } = words.demoCallForm
  const { tooLarge, wrongType, unreadPdf, unseenImage, noTranscript } = words.chat.files
  const { heading, lead, needsScript, again, unknown, hiddenWords, deletion } = words.myData
  const named = plans.map(({ id, name }) => ({ name, ...words.pricing.plans.each[id] }))
  const parts: (readonly [Node, string, string])[] = [
    [home, pages.home.path, names.home],
    [testCall, demoPath, names.demo],
    [contact, contactPath, names.contact],
    [{ heading: testCall.heading, calling, queued, consent }, demoPath, names.demo],
    [{ heading: contact.heading, text: words.contactForm.consent }, contactPath, names.contact],
    [
      {
        heading: `${words.shell.chat.label}: ${words.chat.composer.file}`,
        tooLarge,
        wrongType,
        unreadPdf,
        unseenImage,
        noTranscript,
      },
      pages.home.path,
      names.home,
    ],
    [
      { ...words.pricing, plans: { ...words.pricing.plans, each: named } },
      pages.pricing.path,
      names.pricing,
    ],
    [words.calculator, pages.pricing.path, names.pricing],
    [words.service, pages.service.path, names.service],
    [words.faq, pages.faq.path, names.faq],
    [words.about, pages.about.path, names.about],
    [words.privacy, pages.privacy.path, names.privacy],
    [
      {
        heading,
        lead,
        needsScript,
        again: { heading: again.heading, text: again.text },
        unknown,
        hiddenWords,
        deletion: { heading: deletion.heading, text: deletion.text },
      },
      myDataPath,
      heading,
    ],
    [words.founder, pages.founder.path, names.founder],
    [
      { heading: words.exampleCalls.heading, lead: words.exampleCalls.lead },
      pages.exampleCalls.path,
      words.exampleCalls.heading,
    ],
    [
      { heading: words.mails.confirmation.subject, text: words.mails.confirmation.opening[1] },
      contactPath,
      names.contact,
    ],
    [{ heading: testCall.heading, hint: words.demoCallForm.notMobile }, demoPath, names.demo],
    ...callsOf(words, language).map(
      (call) => [call, pages.exampleCalls.path, words.exampleCalls.heading] as const,
    ),
    [words.blog, pages.blog.path, names.blog],
    ...Object.entries(words.industries).map(
      ([slug, industry]) => [industry, `/${slug}`, industry.name] as const,
    ),
    ...Object.entries(exhibitTexts(words)).map(([page, { heading, texts }]) => {
      const { name } = words.industries[page.slice(1) as keyof typeof words.industries]
      return [{ heading, paragraphs: texts }, page, name] as const
    }),
  ]
  return parts.flatMap(([node, page, name]) =>
    [...textsBelow(node, '', '', filled)].map(
      ([text, heading]): FoundText => ({ text, language: tag, page, name, heading }),
    ),
  )
}
