import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type DemoCallRow, listCalls } from '#contract/calls/desk-phone.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { useMay } from '../../asking/use-me.ts'
import { Page } from '../../shell/page.tsx'
import { ChipSet } from '../../ui/chip-set.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Empty, Failed, LoadingRows } from '../../ui/states.tsx'
import { moment } from '../../ui/times.ts'
import { words } from '../../words/words.ts'
import { CallWords } from './call-words.tsx'
import { useCallActions } from './use-call-actions.ts'

const views = ['all', 'queued'] as const

export function Component() {
  const [search, setSearch] = useSearchParams()
  const is = search.get('is') === 'queued' ? 'queued' : 'all'
  const [shown, setShown] = useState<string | null>(null)
  const said = words.calls
  const list = useInfiniteQuery({
    queryKey: ['calls', is],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      askDesk(listCalls, { query: { is, ...(pageParam ? { before: pageParam } : {}) } }, signal),
    getNextPageParam: ({ next }) => next,
  })
  const rows = list.data?.pages.flatMap(({ calls }) => calls) ?? []
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
      {list.isPending && <LoadingRows />}
      {list.isError && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && rows.length === 0 && <Empty>{said.empty}</Empty>}
      {rows.length > 0 && (
        <div className="wide-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{said.phone}</th>
                <th scope="col">{said.status}</th>
                <th scope="col">{said.requested}</th>
                <th scope="col">{said.dialled}</th>
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
    </Page>
  )
}

function CallRow({ row, onWords }: { row: DemoCallRow; onWords: () => void }) {
  const mayAct = useMay('agent')
  const { cancel, setNever } = useCallActions(row)
  const said = words.calls
  return (
    <tr>
      <td className="font-strong tabular-nums">{row.phone}</td>
      <td>{said.statuses[row.status] ?? row.status}</td>
      <td>{moment(row.requested_at)}</td>
      <td>{row.dialled_at ? moment(row.dialled_at) : said.after(moment(row.dial_after))}</td>
      <td className="text-muted">{row.address}</td>
      <td>
        <span className="flex flex-wrap gap-1.5">
          {row.status === 'ended' && <QuietButton onClick={onWords}>{said.words}</QuietButton>}
          {mayAct && row.status === 'queued' && (
            <QuietButton onClick={cancel}>{said.cancel}</QuietButton>
          )}
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
