import { type AnchorHTMLAttributes, createElement, type ReactNode } from 'react'
import { PageLink } from '#site/ui/page-link.tsx'
import { ArticleStyles } from './article-styles.tsx'

/** A text, or an element: its tag, its attributes, what it holds. */
export type ArticleNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...ArticleNode[]]

/** `body`: the nodes as JSON. */
type ArticleBodyProps = { body: string; tableLabel: string }

/** The text of an article, from the page's data. */
export function ArticleBody({ body, tableLabel }: ArticleBodyProps) {
  const nodes: readonly ArticleNode[] = JSON.parse(body)
  const shown = (node: ArticleNode): ReactNode => {
    if (typeof node === 'string') return node
    const [tag, attributes, ...children] = node
    const content = children.map(shown)
    if (tag === 'a') return createElement(ArticleLink, attributes, ...content)
    if (tag === 'table') return createElement(ArticleTable, { label: tableLabel }, ...content)
    return createElement(tag, attributes, ...content)
  }
  return (
    <>
      <ArticleStyles />
      {createElement('div', { className: 'article-body' }, ...nodes.map(shown))}
    </>
  )
}

function ArticleLink({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return href.startsWith('/') ? <PageLink to={href} {...rest} /> : <a href={href} {...rest} />
}

type ArticleTableProps = { label: string; children?: ReactNode }

/** A wide table scrolls by itself, also by keyboard, and never pushes the page sideways. */
function ArticleTable({ label, children }: ArticleTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a landmark for every table would crowd the page
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="article-table" role="group" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}
