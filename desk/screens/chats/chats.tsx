import { useCallback } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { chatViews } from '#contract/desk-chat.ts'
import { useStepKeys } from '../../keys/use-step-keys.ts'
import { Page } from '../../shell/page.tsx'
import { ChipSet } from '../../ui/chip-set.tsx'
import { Empty, Failed, LoadingRows } from '../../ui/states.tsx'
import { useRowHeight } from '../../ui/use-is-phone.ts'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { words } from '../../words/words.ts'
import { ChatPane } from './chat-pane.tsx'
import { ChatRow } from './chat-row.tsx'
import { useChats } from './use-chats.ts'

/** Who is talking, and beside it what is said, as it happens. */
export function Component() {
  const { chat: openId = null } = useParams()
  const [search, setSearch] = useSearchParams()
  const is = chatViews.find((view) => view === search.get('is')) ?? 'live'
  const list = useChats(is)
  const said = words.chats
  const rows = list.data?.pages.flatMap(({ chats }) => chats) ?? []
  const counts = list.data?.pages.at(-1)?.counts
  const rowHeight = useRowHeight()
  const heightOf = useCallback(() => rowHeight, [rowHeight])
  const { fetchNextPage } = list
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const query = is === 'live' ? '' : `?is=${is}`
  const addressOf = (id: string) => `/chats/${id}${query}`
  useStepKeys({ rows, openId, addressOf, labels: said.keys })
  return (
    <div className={`inbox ${openId ? 'has-open' : ''}`}>
      <section className="inbox-list" aria-label={said.list}>
        <div className="px-5 pt-5">
          <Page title={said.title} note={counts && said.counts(counts.live, counts.waiting)}>
            <div className="mb-3">
              <ChipSet
                label={said.view}
                options={chatViews.map((value) => ({ value, text: said.views[value] }))}
                value={is}
                onChange={(view) => setSearch(view === 'live' ? {} : { is: view })}
              />
            </div>
          </Page>
          {list.isError && <Failed error={list.error} onRetry={() => void list.refetch()} />}
          {list.isPending && <LoadingRows rows={5} height="h-19" />}
          {list.isSuccess && rows.length === 0 && <Empty>{said.empty[is]}</Empty>}
        </div>
        {rows.length > 0 && (
          <VirtualRows
            label={said.list}
            count={rows.length}
            heightOf={heightOf}
            keyOf={(index) => rows[index]?.id ?? ''}
            openIndex={rows.findIndex(({ id }) => id === openId)}
            hasMore={list.hasNextPage && !list.isFetching}
            onMore={onMore}
          >
            {(index) => {
              const row = rows[index]
              if (!row) return null
              const to = `/chats/${row.id}${query}`
              return <ChatRow row={row} to={to} isOpen={row.id === openId} />
            }}
          </VirtualRows>
        )}
      </section>
      {openId ? (
        <ChatPane key={openId} chatId={openId} back={`/chats${query}`} />
      ) : (
        <div className="inbox-rest px-6 pt-6">
          {rows.length > 0 && <Empty>{said.choose}</Empty>}
        </div>
      )}
    </div>
  )
}
