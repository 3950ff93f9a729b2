import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { enquiryFields as fieldWords } from '#content/words/en/enquiry-fields.ts'
import { enquiryFieldNames, enquiryFields } from '#contract/enquiry.ts'
import type { OpenEnquiry } from '#contract/inbox.ts'
import { languageOf, visitorLanguage } from '#contract/language-of-text.ts'
import { ownName } from '../../ui/own-name.ts'
import { day, moment } from '../../ui/times.ts'
import { words } from '../../words/words.ts'
import { searchOf, startFilter } from './inbox-filter.ts'
import { sentFrom, workloadText } from './sent-from.ts'

/** What belongs to an enquiry beside its words. A column of its own where there is room. */
export function EnquiryContext({ enquiry, isOpen }: { enquiry: OpenEnquiry; isOpen: boolean }) {
  const said = words.inbox
  const language = visitorLanguage(enquiry.language, enquiry.message)
  const from = enquiry.page === null ? null : sentFrom(enquiry.page)
  return (
    <aside aria-label={said.context} className={`enquiry-context ${isOpen ? 'is-open' : ''}`}>
      <dl className="grid gap-1.5">
        <Fact name={said.assignee_}>{enquiry.assignee?.name ?? said.nobody}</Fact>
        <Fact name={said.tags}>
          {enquiry.tags.length === 0 && said.noTags}
          <span className="flex flex-wrap justify-end gap-x-2">
            {enquiry.tags.map((tag) => (
              <Link
                key={tag}
                className="text-link underline"
                to={`/inbox${searchOf({ ...startFilter, is: 'all', tag })}`}
              >
                {tag}
              </Link>
            ))}
          </span>
        </Fact>
        <Fact name={said.language}>
          <span lang={language}>{ownName(language)}</span>
        </Fact>
        {enquiry.language !== language && (
          <Fact name={said.pageLanguage}>
            <span lang={enquiry.language}>{ownName(enquiry.language)}</span>
          </Fact>
        )}
        {from && <Fact name={said.page}>{from.path}</Fact>}
        {from?.workload && <Fact name={said.calculator}>{workloadText(from.workload)}</Fact>}
        {furtherFields(enquiry).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
      {enquiry.chat && (
        <ContextPart title={said.chatBefore}>
          <p className="mb-2">
            <Link className="text-link underline" to={`/chats/${enquiry.chat.id}`}>
              {said.chatLink}
            </Link>
          </p>
          <ol className="grid gap-2">
            {enquiry.chat.messages.map((message, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was said does not change places
              <li key={index}>
                <span className="text-small text-muted">{roleText[message.role]}</span>
                <p
                  lang={languageOf(message.text)}
                  dir="auto"
                  className="line-clamp-4 whitespace-pre-wrap"
                >
                  {message.text}
                </p>
              </li>
            ))}
          </ol>
        </ContextPart>
      )}
      <ContextPart title={said.earlier}>
        {enquiry.earlier.length === 0 && <p className="text-muted">{said.noEarlier}</p>}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {enquiry.earlier.map(({ kind, id, at, text }) => (
            <li key={id}>
              <p className="flex justify-between gap-3">
                {kind === 'enquiry' ? (
                  <Link className="text-link underline" to={`/inbox/${id}`}>
                    {said.earlierKinds[kind]}
                  </Link>
                ) : (
                  <span>{said.earlierKinds[kind]}</span>
                )}
                <span className="text-muted">{moment(at)}</span>
              </p>
              <p className="truncate text-muted">
                {kind === 'demo-call' ? (words.calls.statuses[text] ?? text) : text}
              </p>
            </li>
          ))}
        </ul>
      </ContextPart>
      <ContextPart title={said.privacy}>
        <p className="text-muted">{said.keptUntil(day(enquiry.kept_until))}</p>
        <p className="mt-1 text-small break-all text-muted">
          {said.reference}: {enquiry.id}
        </p>
      </ContextPart>
    </aside>
  )
}

const overTheirWords: readonly string[] = ['name', 'companyName', 'email', 'phoneNumber', 'query']

/** What they filled in beside what stands over their words. */
const furtherFields = (enquiry: OpenEnquiry) =>
  enquiryFieldNames
    .filter((field) => !overTheirWords.includes(field))
    .map((field) => [fieldWords[field].shown, enquiry[enquiryFields[field].parameter]] as const)
    .filter(([, value]) => value !== '')

const roleText = {
  user: words.inbox.visitor,
  model: words.inbox.assistant,
  person: words.inbox.person,
} as const

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </div>
  )
}

function ContextPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h3 className="mb-2 text-body">{title}</h3>
      {children}
    </section>
  )
}
