import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type DeskDelivery,
  listDeliveries,
  replayDelivery,
  testWebhook,
} from '#contract/calls/desk-deliveries.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { useMay } from '../../asking/use-me.ts'
import { notify } from '../../notices/notices.ts'
import { Part } from '../../shell/page.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Failed } from '../../ui/states.tsx'
import { moment } from '../../ui/times.ts'
import { words } from '../../words/words.ts'

const deliveriesKey = ['settings', 'deliveries']
/** Deliveries are made by the minute: nothing tells of each. */
const LOOK_AGAIN_MS = 5_000

export function WebhookPart({ host }: { host: string | null }) {
  const isOwner = useMay('owner')
  const client = useQueryClient()
  const said = words.settings.webhook
  const test = useMutation({
    mutationFn: () => askDesk(testWebhook, {}),
    onSuccess: () => notify(said.tested),
    onError: (error) => notify(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: deliveriesKey }),
  })
  return (
    <Part title={said.title}>
      <p>{host ? said.to(host) : said.none}</p>
      {isOwner && host && (
        <QuietButton
          className="justify-self-start"
          disabled={test.isPending}
          onClick={() => test.mutate()}
        >
          {said.test}
        </QuietButton>
      )}
      {isOwner && host && <Deliveries />}
    </Part>
  )
}

function Deliveries() {
  const said = words.settings.webhook
  const log = useInfiniteQuery({
    queryKey: deliveriesKey,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      askDesk(listDeliveries, { query: pageParam ? { after: pageParam } : {} }, signal),
    getNextPageParam: ({ next }) => next,
    refetchInterval: LOOK_AGAIN_MS,
  })
  const rows = log.data?.pages.flatMap(({ deliveries }) => deliveries) ?? []
  return (
    <section aria-label={said.log}>
      <h3 className="mb-2 text-body">{said.log}</h3>
      {log.isError && <Failed error={log.error} onRetry={() => void log.refetch()} />}
      {log.isSuccess && rows.length === 0 && <p className="text-muted">{said.empty}</p>}
      {rows.length > 0 && (
        <div className="wide-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{said.when}</th>
                <th scope="col">{said.what}</th>
                <th scope="col">{said.outcome}</th>
                <th scope="col">{said.actions}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <DeliveryRow key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {log.hasNextPage && (
        <QuietButton className="mt-3" onClick={() => void log.fetchNextPage()}>
          {said.more}
        </QuietButton>
      )}
    </section>
  )
}

function DeliveryRow({ row }: { row: DeskDelivery }) {
  const client = useQueryClient()
  const said = words.settings.webhook
  const what = said.topics[row.topic] ?? row.topic
  const replay = useMutation({
    mutationFn: () => askDesk(replayDelivery, { params: { delivery: row.id } }),
    onSuccess: () => notify(said.replayed),
    onError: (error) => notify(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: deliveriesKey }),
  })
  return (
    <tr>
      <td className="tabular-nums">{moment(row.created_at)}</td>
      <td>{what}</td>
      <td>
        {said.statuses[row.status]}, {said.attempts(row.attempts)}
        {row.last_error && <span className="block text-small text-muted">{row.last_error}</span>}
      </td>
      <td>
        {row.status !== 'pending' && (
          <QuietButton
            aria-label={said.replayOne(what, moment(row.created_at))}
            disabled={replay.isPending}
            onClick={() => replay.mutate()}
          >
            {said.replay}
          </QuietButton>
        )}
      </td>
    </tr>
  )
}
