import { fill } from '#content/format/fill.ts'
import type { KeptDays } from '#content/format/kept-days.ts'
import type { Words } from '#content/words/words.ts'
import { Day } from '#site/ui/day.tsx'
import { Filled } from '#site/ui/filled.tsx'
import { PageLink } from '#site/ui/page-link.tsx'
import { ArticleStyles } from './article-styles.tsx'
import { TableOfContents } from './table-of-contents.tsx'

type PolicyWords = Omit<Words['privacy'], 'head'>
type PrivacyPolicyProps = {
  words: PolicyWords
  /** For how long things are kept, where the sentences name it. */
  kept: KeptDays
  updated: string
  onThisPage: string
}

export function PrivacyPolicy({ words, kept, updated, onThisPage }: PrivacyPolicyProps) {
  const headings = words.sections.map(({ id, heading }) => ({ id, text: heading }))
  return (
    <article className="measure pt-12 md:pt-20">
      <ArticleStyles />
      <h1 className="text-hero">{words.heading}</h1>
      <p className="mt-4 text-muted">
        <Filled
          text={words.updated}
          slots={{ date: <Day date={updated} text={words.updatedOn} /> }}
        />
      </p>
      <div className="long-reading mt-12">
        <div className="article-body">
          <p>{words.lead}</p>
          {words.sections.map((section) => (
            <Clause key={section.id} section={section} kept={kept} />
          ))}
        </div>
        <TableOfContents label={onThisPage} headings={headings} />
      </div>
    </article>
  )
}

function Clause({ section, kept }: { section: PolicyWords['sections'][number]; kept: KeptDays }) {
  const { id, heading, paragraphs } = section
  return (
    <>
      <h2 id={id}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {'list' in section && (
        <dl className="grid gap-4">
          {section.list.map(({ term, text }) => (
            <div
              key={term}
              className="grid gap-x-8 border-line border-t pt-4 sm:grid-cols-[12rem_1fr]"
            >
              <dt className="font-strong">{term}</dt>
              <dd className="text-muted">{fill(text, kept)}</dd>
            </div>
          ))}
        </dl>
      )}
      {'link' in section && (
        <p>
          <PageLink to={section.link.to}>{section.link.label}</PageLink>
        </p>
      )}
    </>
  )
}
