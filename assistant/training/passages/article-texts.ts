import { articleSlugs, articleText, readArticle } from '#content/articles/all.ts'
import { type PricedPlanId, planCost } from '#content/facts/plan-cost.ts'
import { rupeesPerExtraMinute } from '#content/facts/plans.ts'
import { type ArticleFact, articleFacts } from '#content/format/article-facts.ts'
import { count, rupees } from '#content/format/rupees.ts'
import { type FoundText, outlineText } from '../../knowledge/passage.ts'

const SHORT_POINT = 90

/** The same sum that the article shows, in one line. */
function sumOf(plan: PricedPlanId, minutes: number): string {
  const { monthly, extraMinutes, total } = planCost(plan, minutes)
  return extraMinutes > 0
    ? `${rupees(monthly)} + ${count(extraMinutes)} × ${rupees(rupeesPerExtraMinute)} = ${rupees(total)}`
    : rupees(total)
}

const plainText = (markdown: string): string =>
  markdown
    .replace(/<Fact name="([\w.]+)" \/>/g, (_, name: ArticleFact) => articleFacts[name])
    .replace(/<Sum plan="(\w+)" minutes=\{(\d+)\} \/>/g, (_, plan: PricedPlanId, minutes) =>
      sumOf(plan, Number(minutes)),
    )
    .replace(/<InLanguage [^>]*\/>/g, '')
    .replace(/<\/?[A-Z][^>]*>/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|(?<!\w)\*|\*(?!\w)/g, '')
    .trim()

const cellsOf = (row: string) => row.split('|').slice(1, -1).map(plainText)

/** Each row of a table as one line: 'Cost: Minutes spoken'. */
function tableRows(rows: readonly string[]): string[] {
  const [head = '', , ...body] = rows
  const [corner = '', ...names] = cellsOf(head)
  return body.map((row) => {
    const [first = '', ...cells] = cellsOf(row)
    return `${corner}: ${first}; ${cells.map((cell, i) => `${names[i] ?? ''}: ${cell}`).join('; ')}`
  })
}

/** What an article goes through: 'which five sectors does it name?' */
const wholeOutline = (title: string, body: string): string =>
  outlineText(
    title,
    [...body.matchAll(/^##\s+(?:\d+\.\s+)?(.+)$/gm)].map(([, line = '']) => plainText(line)),
  )

const LEAD = /^(?:[-*]\s+|\d+\.\s+)?\*\*(?:\d+\.\s+)?(.+?)[.:]?\*\*/
const FEWEST_LEADS = 2

/** What each part of an article goes through: its smaller headings, or the bold words its points begin with. */
function outlinesOf(body: string): { heading: string; text: string }[] {
  return body.split(/^(?=##\s)/m).flatMap((part) => {
    const [first = '', ...lines] = part.split('\n')
    if (!first.startsWith('##')) return []
    const smaller = lines.filter((line) => line.startsWith('### ')).map((line) => line.slice(4))
    const leads = lines.flatMap((line) => LEAD.exec(line)?.[1] ?? [])
    const named = (smaller.length > 0 ? smaller : leads).map(plainText)
    const heading = plainText(first.replace(/^#+\s*/, ''))
    return named.length < FEWEST_LEADS ? [] : [{ heading, text: outlineText(heading, named) }]
  })
}

/** Paragraphs, points of lists and rows of tables, each under its heading. */
export function articleTexts(): FoundText[] {
  return articleSlugs.flatMap((slug) => {
    const { title } = readArticle(slug)
    const body = articleText(slug).replace(/^---\n[\s\S]*?\n---\n/, '')
    const place = { language: 'en', page: `/blog/${slug}`, name: title }
    const texts: FoundText[] = [
      { ...place, heading: title, text: wholeOutline(title, body) },
      ...outlinesOf(body).map((outline) => ({ ...place, ...outline })),
    ]
    let heading = title
    for (const block of body.split(/\n\s*\n/)) {
      const lines = block.split('\n').filter((line) => line.trim() !== '')
      const [first = ''] = lines
      const isTable = lines.length > 2 && lines.every((line) => line.startsWith('|'))
      const points = lines.filter((line) => /^(?:[-*]|\d+\.)\s/.test(line))
      if (first.startsWith('#')) heading = plainText(first.replace(/^#+\s*/, ''))
      else if (isTable) for (const text of tableRows(lines)) texts.push({ ...place, heading, text })
      else if (points.length === lines.length && points.length > 0) {
        const items = points.map((line) => plainText(line.replace(/^(?:[-*]|\d+\.)\s+/, '')))
        const isShort = items.every((item) => item.length <= SHORT_POINT)
        for (const text of isShort ? [items.join(' ')] : items)
          texts.push({ ...place, heading, text })
      } else {
        const text = plainText(lines.join(' '))
        if (text !== '') texts.push({ ...place, heading, text })
      }
    }
    return texts
  })
}
