import { contactPath, demoPath, myDataPath, pages } from '#content/facts/pages.ts'
import { plans } from '#content/facts/plans.ts'
import { retention } from '#content/facts/retention.ts'
import { fill } from '#content/format/fill.ts'
import { keptDays } from '#content/format/kept-days.ts'
import { words } from '#content/words/en/all.ts'
import type { FoundText } from '../../knowledge/passage.ts'

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
/** Said in the chat window only when a file is refused. */
const FILES_IN_CHAT = 'Files to attach in the chat'
const FEWEST_WORDS = 3
const PLACE = /\{\w+\}/

const kept = keptDays(words.privacy.days, retention)
const filled = (text: string) =>
  fill(text, { ...kept, count: '', limit: '' } as Record<string, string>)

type Node = string | number | readonly Node[] | { readonly [key: string]: Node }

const isList = (node: Node): node is readonly Node[] => Array.isArray(node)
const wordsIn = (text: string) => text.split(/\s+/).length

/** Every text below a node of a page's words, each under the headings above it. */
function* textsBelow(node: Node, above: string, key: string): Generator<[string, string]> {
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
    else for (const item of node) yield* textsBelow(item, above, key)
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
    yield* textsBelow(isCounted ? `${figure} ${child}` : child, under, name)
  }
}

const industryNames = {
  healthcare: 'Healthcare',
  'online-store': 'Online store',
  'travel-booking': 'Travel and booking',
  'financial-service': 'Financial service',
} as const

/** What stands on the pages, the blog's articles apart. */
export function pageTexts(): FoundText[] {
  const { testCall, contact, ...home } = words.home
  const { calling, queued, consent } = words.demoCallForm
  const { tooLarge, wrongType, unreadPdf, unseenImage, noTranscript } = words.chat.files
  const { heading, lead, needsScript, again, unknown, hiddenWords, deletion } = words.myData
  const named = plans.map(({ id, name }) => ({ name, ...words.pricing.plans.each[id] }))
  const parts: (readonly [Node, string, string])[] = [
    [home, pages.home.path, 'Home'],
    [testCall, demoPath, 'Demo call'],
    [contact, contactPath, 'Contact'],
    [{ heading: testCall.heading, calling, queued, consent }, demoPath, 'Demo call'],
    [{ heading: contact.heading, text: words.contactForm.consent }, contactPath, 'Contact'],
    [
      { heading: FILES_IN_CHAT, tooLarge, wrongType, unreadPdf, unseenImage, noTranscript },
      pages.home.path,
      'Chat',
    ],
    [
      { ...words.pricing, plans: { ...words.pricing.plans, each: named } },
      pages.pricing.path,
      'Pricing',
    ],
    [words.calculator, pages.pricing.path, 'Pricing'],
    [words.service, pages.service.path, 'Services'],
    [words.faq, pages.faq.path, 'FAQ'],
    [words.about, pages.about.path, 'About us'],
    [words.privacy, pages.privacy.path, 'Privacy policy'],
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
      'Your data',
    ],
    [words.founder, pages.founder.path, 'Business card'],
    [
      { heading: words.exampleCalls.heading, lead: words.exampleCalls.lead },
      pages.exampleCalls.path,
      'Example calls',
    ],
    [
      { heading: words.mails.confirmation.subject, text: words.mails.confirmation.opening[1] },
      contactPath,
      'Contact',
    ],
    [{ heading: testCall.heading, hint: words.demoCallForm.notMobile }, demoPath, 'Demo call'],
    [words.blog, pages.blog.path, 'Blog'],
    ...Object.entries(words.industries).map(
      ([slug, industry]) =>
        [industry, `/${slug}`, industryNames[slug as keyof typeof industryNames]] as const,
    ),
  ]
  return parts.flatMap(([node, page, name]) =>
    [...textsBelow(node, '', '')].map(([text, heading]) => ({ text, page, name, heading })),
  )
}
