import { readFileSync } from 'node:fs'
import { about } from '#content/about.ts'
import { articleSlugs } from '#content/article-slugs.ts'
import { faq } from '#content/faq.ts'
import { industries } from '#content/industries.ts'
import { privacyWith } from '#content/privacy.ts'
import { retention } from '#content/retention.ts'
import { services } from '#content/services.ts'
import type { Passage } from '../retrieval.ts'

const ARTICLES = new URL('../../../../../content/articles/', import.meta.url)
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/

/** Every passage of the site that retrieval may point to. */
export function sitePassages(): Passage[] {
  return [
    ...faq.items.map(({ question, answer }) => ({ title: question, path: '/faq', text: answer })),
    ...industries.flatMap(({ slug, name, lead, tasks, worries }) => [
      { title: name, path: `/${slug}`, text: lead },
      ...[...tasks.points, ...worries.points].map(({ title, text }) => ({
        title: `${name}: ${title}`,
        path: `/${slug}`,
        text,
      })),
    ]),
    ...services.sections.map(({ title, text, points }) => ({
      title,
      path: '/service',
      text: `${text} ${points.join('. ')}.`,
    })),
    ...privacyWith(retention).sections.map(({ heading, paragraphs, list = [] }) => ({
      title: `Privacy: ${heading}`,
      path: '/privacy',
      text: [...paragraphs, ...list.map(({ term, text }) => `${term}: ${text}`)].join(' '),
    })),
    ...about.aims.items.map(({ title, text }) => ({ title, path: '/about', text })),
    ...articleSlugs.flatMap(articlePassages),
  ]
}

function articlePassages(slug: string): Passage[] {
  const source = readFileSync(new URL(`${slug}.mdx`, ARTICLES), 'utf8')
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
