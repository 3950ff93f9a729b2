import { articleSlugs, articleText } from '#content/articles/all.ts'
import { retention } from '#content/facts/retention.ts'
import { fill } from '#content/format/fill.ts'
import { keptDays } from '#content/format/kept-days.ts'
import { industries } from '#content/industries/all.ts'
import { words } from '#content/words/en/all.ts'
import type { Passage } from '../retrieval.ts'

const { about, faq, privacy, service } = words
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/

/** Every passage of the site that retrieval may point to. */
export function sitePassages(): Passage[] {
  return [
    ...faq.items.map(({ question, answer }) => ({ title: question, path: '/faq', text: answer })),
    ...industries.flatMap(({ slug }) => {
      const { name, lead, tasks, worries } = words.industries[slug]
      return [
        { title: name, path: `/${slug}`, text: lead },
        ...[...tasks.points, ...worries.points].map(({ title, text }) => ({
          title: `${name}: ${title}`,
          path: `/${slug}`,
          text,
        })),
      ]
    }),
    ...Object.values(service.jobs).map(({ title, text, points }) => ({
      title,
      path: '/service',
      text: `${text} ${points.join('. ')}.`,
    })),
    ...privacy.sections.map(privacyPassage),
    ...about.aims.items.map(({ title, text }) => ({ title, path: '/about', text })),
    ...articleSlugs.flatMap(articlePassages),
  ]
}

function privacyPassage(section: (typeof privacy.sections)[number]): Passage {
  const list = 'list' in section ? section.list : []
  const kept = keptDays(privacy.days, retention)
  return {
    title: `Privacy: ${section.heading}`,
    path: '/privacy',
    text: [
      ...section.paragraphs,
      ...list.map(({ term, text }) => `${term}: ${fill(text, kept)}`),
    ].join(' '),
  }
}

function articlePassages(slug: string): Passage[] {
  const source = articleText(slug)
  const title = FRONT_MATTER.exec(source)?.[1]?.match(/^title: "?(.*?)"?$/m)?.[1] ?? slug
  return source
    .replace(FRONT_MATTER, '')
    .split(/^## /m)
    .map((section, i) => {
      const [heading = '', ...rest] = section.split('\n')
      return {
        title: i === 0 ? title : `${title}: ${heading.trim()}`,
        path: `/blog/${slug}`,
        text: plainText(i === 0 ? section : rest.join('\n')),
      }
    })
    .filter(({ text }) => text.length > 80)
}

/** Markdown without its marks; sentences with a computed figure are left out. */
function plainText(markdown: string): string {
  return markdown
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>|]/g, '')
    .replace(/^[-\d.]+\s+/gm, '')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:])\s+/)
    .filter((sentence) => !/[<{]/.test(sentence))
    .join(' ')
    .trim()
}
