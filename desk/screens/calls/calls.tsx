import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { DemoCallRow } from '#contract/calls/desk-phone.ts'
import { useMay } from '../../asking/use-me.ts'
import { Page } from '../../shell/page.tsx'
import { ChipSet } from '../../ui/chip-set.tsx'
import { ownName } from '../../ui/own-name.ts'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Empty, Failed, LoadingRows } from '../../ui/states.tsx'
import { moment } from '../../ui/times.ts'
import { words } from '../../words/words.ts'
import { CallWords } from './call-words.tsx'
import { NeverCallList } from './never-call-list.tsx'
import { useCallActions } from './use-call-actions.ts'
import { useCalls } from './use-calls.ts'

const views = ['all', 'queued', 'never'] as const

export function Component() {
  const [search, setSearch] = useSearchParams()
  const is = views.find((view) => view === search.get('is')) ?? 'all'
  const said = words.calls
  return (
    <Page title={said.title} note={said.note}>
      <div className="mb-3">
        <ChipSet
          label={said.view}
          options={views.map((value) => ({ value, text: said.views[value] }))}
          value={is}
          onChange={(view) => setSearch(view === 'all' ? {} : { is: view })}
        />
      </div>
      {is === 'never' ? <NeverCallList /> : <CallList is={is} />}
    </Page>
  )
}

function CallList({ is }: { is: 'all' | 'queued' }) {
  const [shown, setShown] = useState<string | null>(null)
  const said = words.calls
  const list = useCalls(is)
  const rows = list.data?.pages.flatMap(({ calls }) => calls) ?? []
  const about = list.data?.pages[0]
  return (
    <>
      {about && (
        <p className="mb-3 text-muted">
          {said.dialling[about.dialling]}{' '}
          {said.hours(clockOf(about.hours.from), clockOf(about.hours.to))}{' '}
          {said.money(rupees(about.money.spent), rupees(about.money.daily))}
        </p>
      )}
      {list.isPending && <LoadingRows />}
      {list.isError && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && rows.length === 0 && <Empty>{said.empty[is]}</Empty>}
      {rows.length > 0 && (
        <div className="wide-table stacks">
          <table>
            <thead>
              <tr>
                <th scope="col">{said.phone}</th>
                <th scope="col">{said.status}</th>
                <th scope="col">{said.requested}</th>
                <th scope="col">{said.dialled}</th>
                <th scope="col">{said.cost}</th>
                <th scope="col">{said.by}</th>
                <th scope="col">{said.actions}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <CallRow key={row.id} row={row} onWords={() => setShown(row.id)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list.hasNextPage && (
        <QuietButton className="mt-4" onClick={() => void list.fetchNextPage()}>
          {said.more}
        </QuietButton>
      )}
      <CallWords callId={shown} onClose={() => setShown(null)} />
    </>
  )
}

function CallRow({ row, onWords }: { row: DemoCallRow; onWords: () => void }) {
  const mayAct = useMay('agent')
  const { cancel, record, retry, setNever } = useCallActions(row)
  const isWaiting = row.status === 'queued'
  const said = words.calls
  const { calls, numbers } = row.same_address
  return (
    <tr>
      <td className="font-strong tabular-nums">
        {mayAct ? (
          <a
            className="text-link"
            href={`tel:${row.phone}`}
            aria-label={said.callNumber(row.phone)}
          >
            {row.phone}
          </a>
        ) : (
          row.phone
        )}
        {row.language !== 'en' && (
          <span lang={row.language} className="block text-small font-normal text-muted">
            {ownName(row.language)}
          </span>
        )}
      </td>
      <td data-label={said.status}>
        <span>
          {said.statuses[row.status] ?? row.status}
          {row.last_error && (
            <span className="block text-small text-muted">
              {said.troubles[row.last_error] ?? row.last_error}
            </span>
          )}
        </span>
      </td>
      <td data-label={said.requested}>{moment(row.requested_at)}</td>
      <td data-label={said.dialled}>
        {row.dialled_at ? moment(row.dialled_at) : said.after(moment(row.dial_after))}
      </td>
      <td data-label={said.cost} className="tabular-nums">
        {row.cost_rupees === null ? said.noCost : rupees(row.cost_rupees)}
      </td>
      <td data-label={said.by} className="text-muted">
        <span>
          {row.address}
          {calls > 1 && (
            <span className={`block text-small ${numbers > 1 ? 'text-danger' : ''}`}>
              {said.sameAddress(calls, numbers)}
            </span>
          )}
        </span>
      </td>
      <td>
        <span className="flex flex-wrap gap-1.5">
          {row.status === 'ended' && !row.by_hand && (
            <QuietButton onClick={onWords}>{said.words}</QuietButton>
          )}
          {mayAct && isWaiting && row.by_hand && (
            <>
              <QuietButton onClick={() => record('reached')}>{said.results.reached}</QuietButton>
              <QuietButton onClick={() => record('no-answer')}>
                {said.results['no-answer']}
              </QuietButton>
            </>
          )}
          {mayAct && isWaiting && <QuietButton onClick={cancel}>{said.cancel}</QuietButton>}
          {mayAct && row.can_retry && <QuietButton onClick={retry}>{said.retry}</QuietButton>}
          {mayAct && (
            <QuietButton onClick={() => setNever(!row.suppressed)}>
              {row.suppressed ? said.allow : said.never}
            </QuietButton>
          )}
        </span>
      </td>
    </tr>
  )
}

const rupees = (amount: number): string => `₹${amount}`
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
