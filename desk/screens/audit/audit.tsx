import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { readAuditLog } from '#contract/calls/desk-team.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { useMay } from '../../asking/use-me.ts'
import { Page } from '../../shell/page.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Failed, LoadingRows } from '../../ui/states.tsx'
import { moment } from '../../ui/times.ts'
import { words } from '../../words/words.ts'

const SHOWN_OF_ID = 8

export function Component() {
  const isOwner = useMay('owner')
  const [search] = useSearchParams()
  const subject = search.get('subject')
  const said = words.audit
  return (
    <Page
      title={said.title}
      note={subject ? said.about_(subjectText(subject)) : said.note}
      action={
        subject && (
          <Link className="text-link underline" to="/audit">
            {said.all}
          </Link>
        )
      }
    >
      {isOwner ? <Entries subject={subject} /> : <p className="text-muted">{said.onlyOwner}</p>}
    </Page>
  )
}

function Entries({ subject }: { subject: string | null }) {
  const log = useInfiniteQuery({
    queryKey: ['audit', subject],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...(pageParam ? { before: pageParam } : {}),
        ...(subject ? { subject } : {}),
      }
      return askDesk(readAuditLog, { query }, signal)
    },
    getNextPageParam: ({ next }) => next,
  })
  const said = words.audit
  if (log.isPending) return <LoadingRows rows={8} />
  if (log.isError) return <Failed error={log.error} onRetry={() => void log.refetch()} />
  return (
    <>
      <div className="wide-table stacks">
        <table>
          <thead>
            <tr>
              <th scope="col">{said.when}</th>
              <th scope="col">{said.who}</th>
              <th scope="col">{said.what}</th>
              <th scope="col">{said.about}</th>
              <th scope="col">{said.from}</th>
            </tr>
          </thead>
          <tbody>
            {log.data.pages
              .flatMap(({ entries }) => entries)
              .map((entry) => (
                <tr key={entry.id}>
                  <td className="tabular-nums">{moment(entry.at)}</td>
                  <td data-label={said.who}>
                    {entry.staff_name || (entry.address ? said.nobody : said.service)}
                  </td>
                  <td data-label={said.what}>
                    <span className="min-w-0 wrap-anywhere">
                      {said.actions[entry.action]}
                      <span className="block text-small text-muted">
                        {detailsOf(entry.details)}
                      </span>
                    </span>
                  </td>
                  <td {...(entry.subject ? { 'data-label': said.about } : {})}>
                    {entry.subject && (
                      <Link
                        className="text-link"
                        title={entry.subject}
                        to={`/audit?subject=${encodeURIComponent(entry.subject)}`}
                      >
                        {subjectText(entry.subject)}
                      </Link>
                    )}
                  </td>
                  <td data-label={said.from} className="text-muted">
                    {entry.address}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      {log.hasNextPage && (
        <QuietButton className="mt-4" onClick={() => void log.fetchNextPage()}>
          {said.more}
        </QuietButton>
      )}
    </>
  )
}

/** What it is and how its reference begins, which tells it from the others. */
function subjectText(subject: string): string {
  const [kind = '', id = ''] = subject.split(':')
  return `${words.audit.subjects[kind] ?? kind} ${id.slice(0, SHOWN_OF_ID)}`.trim()
}

/** As they are stored: what they are called is part of the record. */
const detailsOf = (details: Record<string, unknown>): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
