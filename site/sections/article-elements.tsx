import type { AnchorHTMLAttributes, ReactNode, TableHTMLAttributes } from 'react'
import { type ArticleFact, articleFacts } from '#content/article-facts.ts'
import { PageLink } from '#site/ui/page-link.tsx'
import { PlanSum } from './plan-sum.tsx'

const Fact = ({ name }: { name: ArticleFact }) => <>{articleFacts[name]}</>

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="article-note">
      <p className="article-note-title">{title}</p>
      {children}
    </aside>
  )
}

type InLanguageProps = { lang: string; text: string; english: string }

function InLanguage({ lang, text, english }: InLanguageProps) {
  return (
    <p className="article-speech">
      <span lang={lang}>{text}</span>
      <span>{english}</span>
    </p>
  )
}

function ArticleLink({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return href.startsWith('/') ? <PageLink to={href} {...rest} /> : <a href={href} {...rest} />
}

/** A wide table scrolls by itself, also by keyboard, and never pushes the page sideways. */
function ArticleTable(props: TableHTMLAttributes<HTMLTableElement>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a landmark for every table would crowd the page
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="article-table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  )
}

const elements = { Fact, Sum: PlanSum, Note, InLanguage, a: ArticleLink, table: ArticleTable }

/** What MDX calls to find the elements of an article. */
export const useMDXComponents = () => elements
