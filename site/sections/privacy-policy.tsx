import { americanDate } from '#content/dates.ts'
import type { PrivacySection, privacyWith } from '#content/privacy.ts'
import { PageLink } from '#site/ui/page-link.tsx'
import { TableOfContents } from './table-of-contents.tsx'

export function PrivacyPolicy({ policy }: { policy: ReturnType<typeof privacyWith> }) {
  const { sections } = policy
  return (
    <article className="measure pt-12 md:pt-20">
      <h1 className="text-hero">{policy.heading}</h1>
      <p className="mt-4 text-muted">
        Last updated <time dateTime={policy.updated}>{americanDate(policy.updated)}</time>
      </p>
      <div className="mt-10 grid gap-14 lg:grid-cols-[minmax(0,1fr)_15rem] xl:gap-24">
        <div className="article-body">
          <p>{policy.lead}</p>
          {sections.map((section) => (
            <Clause key={section.id} {...section} />
          ))}
        </div>
        <TableOfContents headings={sections.map(({ id, heading }) => ({ id, text: heading }))} />
      </div>
    </article>
  )
}

function Clause({ id, heading, paragraphs, list, link }: PrivacySection) {
  return (
    <>
      <h2 id={id}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <dl className="grid gap-4">
          {list.map(({ term, text }) => (
            <div
              key={term}
              className="grid gap-x-8 border-line border-t pt-4 sm:grid-cols-[12rem_1fr]"
            >
              <dt className="font-strong">{term}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {link && (
        <p>
          <PageLink to={link.to}>{link.label}</PageLink>
        </p>
      )}
    </>
  )
}
