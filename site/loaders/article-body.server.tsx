import type { ComponentType, ReactElement, ReactNode } from 'react'
import { Fragment, isValidElement } from 'react'
import { type ArticleFact, articleFacts } from '#content/format/article-facts.ts'
import type { ArticleNode } from '#site/sections/article-body.tsx'
import { PlanSum } from './plan-sum.server.tsx'

type ArticleModule = { default: ComponentType<{ components: Record<string, unknown> }> }

const articles = import.meta.glob<ArticleModule>('/content/articles/*.mdx')

const Fact = ({ name }: { name: ArticleFact }) => articleFacts[name]

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <aside className="article-note">
    <p className="article-note-title">{title}</p>
    {children}
  </aside>
)

type InLanguageProps = { lang: string; text: string; english: string; speaker?: 'agent' }

/** What a caller says, unless the agent says it. */
const InLanguage = ({ lang, text, english, speaker }: InLanguageProps) => (
  <p className="article-speech" data-speaker={speaker}>
    <span lang={lang}>{text}</span>
    <span>{english}</span>
  </p>
)

const components = { Fact, Sum: PlanSum, Note, InLanguage }

/** An article's text as JSON, its figures put in: a browser gets no code for it. */
export async function articleBody(slug: string): Promise<string> {
  const load = articles[`/content/articles/${slug}.mdx`]
  if (!load) throw new Error(`There is no text of ${slug}`)
  const { default: Text } = await load()
  return JSON.stringify(keptTogether(nodesOf(<Text components={components} />)))
}

/** A line does not end between a figure and what it counts. */
const FIGURE_AND_UNIT =
  /(\d) (?=(?:am|pm|per cent|minutes?|hours?|days?|calls?|orders?|seats?|series|COD)\b)|(\bpress) (?=\d)/g

const keptTogether = (nodes: readonly ArticleNode[]): ArticleNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node.replace(FIGURE_AND_UNIT, '$1$2\u00a0')
    const [tag, attributes, ...children] = node
    return [tag, attributes, ...keptTogether(children as ArticleNode[])]
  })

type ElementProps = { children?: ReactNode } & Record<string, unknown>

function nodesOf(node: ReactNode): ArticleNode[] {
  if (typeof node === 'string') return [node]
  if (typeof node === 'number') return [String(node)]
  if (Array.isArray(node)) return joinTexts(node.flatMap(nodesOf))
  if (!isValidElement(node)) return []
  const { type, props } = node as ReactElement<ElementProps>
  if (type === Fragment) return nodesOf(props.children)
  // The elements of articles are plain functions of their props.
  if (typeof type === 'function')
    return nodesOf((type as (props: ElementProps) => ReactNode)(props))
  const { children, ...attributes } = props
  const element: ArticleNode = [type, attributes as Record<string, string>, ...nodesOf(children)]
  return [type === 'table' ? withColumnNames(element) : element]
}

/** On a phone the rows stand below each other: each cell has its column's name with it. */
function withColumnNames(table: ArticleNode): ArticleNode {
  const names = elementsIn(table, 'th').map(textOf)
  // The first of more columns is the row's own title; two columns stand against each other.
  const firstNamed = names.length > 2 ? 1 : 0
  const named = (node: ArticleNode, place: number): ArticleNode => {
    if (typeof node === 'string') return node
    const [tag, attributes, ...children] = node
    const column = tag === 'td' && place >= firstNamed ? names[place] : undefined
    return [
      tag,
      { ...attributes, ...(column && { 'data-column': column }) },
      ...children
        .filter((child) => typeof child !== 'string' || child.trim() || tag === 'td')
        .map(named),
    ]
  }
  return named(table, 0)
}
const elementsIn = (node: ArticleNode, wanted: string): ArticleNode[] => {
  if (typeof node === 'string') return []
  const [tag, , ...children] = node
  return tag === wanted ? [node] : children.flatMap((child) => elementsIn(child, wanted))
}

const textOf = (node: ArticleNode): string =>
  typeof node === 'string'
    ? node
    : node
        .slice(2)
        .map((child) => textOf(child as ArticleNode))
        .join('')

/** A figure and the words around it become one text. */
function joinTexts(nodes: readonly ArticleNode[]): ArticleNode[] {
  return nodes.reduce<ArticleNode[]>((joined, node) => {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + node
    else joined.push(node)
    return joined
  }, [])
}
