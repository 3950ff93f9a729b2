import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, listSessions } from '#contract/calls/desk-account.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { notify } from '../../notices/notices.ts'
import { Part } from '../../shell/page.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Failed, LoadingRows } from '../../ui/states.tsx'
import { since } from '../../ui/times.ts'
import { words } from '../../words/words.ts'
import { browserName } from './browser-name.ts'

const queryKey = ['account', 'sessions']

export function SessionsPart() {
  const client = useQueryClient()
  const list = useQuery({ queryKey, queryFn: () => askDesk(listSessions, {}) })
  const said = words.account.sessions
  const ending = useMutation({
    mutationFn: (session: string | null) =>
      session === null
        ? askDesk(endOtherSessions, {})
        : askDesk(endSession, { params: { session } }),
    onSuccess: () => notify(said.ended),
    onError: (error) => notify(error.message),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  })
  if (list.isError) {
    return (
      <Part title={said.title}>
        <Failed error={list.error} onRetry={() => void list.refetch()} />
      </Part>
    )
  }
  return (
    <Part title={said.title}>
      {!list.data && <LoadingRows rows={1} />}
      <ul className="grid">
        {list.data?.sessions.map(({ id, browser, address, seen_at, current }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 first:pt-0 last:border-b-0"
          >
            <div className="min-w-0 grow">
              <p className="font-strong">{browserName(browser) ?? said.unknownBrowser}</p>
              <p className="text-muted">
                {said.from(address)}, {current ? said.current : said.seen(since(seen_at))}
              </p>
            </div>
            {!current && (
              <QuietButton
                tone="danger"
                aria-label={said.end(browserName(browser) ?? said.unknownBrowser)}
                onClick={() => ending.mutate(id)}
              >
                {said.endShort}
              </QuietButton>
            )}
          </li>
        ))}
      </ul>
      {(list.data?.sessions.length ?? 0) > 1 && (
        <QuietButton className="justify-self-start" onClick={() => ending.mutate(null)}>
          {said.endOthers}
        </QuietButton>
      )}
    </Part>
  )
}
