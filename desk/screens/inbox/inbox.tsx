import { useCallback, useRef } from 'react'
import { useParams } from 'react-router'
import { useActions } from '../../keys/actions.ts'
import { useStepKeys } from '../../keys/use-step-keys.ts'
import { notify } from '../../notices/notices.ts'
import { Page } from '../../shell/page.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Empty, Failed, LoadingRows } from '../../ui/states.tsx'
import { useNow } from '../../ui/use-now.ts'
import { words } from '../../words/words.ts'
import { EnquiryList } from './enquiry-list.tsx'
import { EnquiryPane } from './enquiry-pane.tsx'
import { FilterBar } from './filter-bar.tsx'
import { searchOf, startFilter, useInboxFilter } from './inbox-filter.ts'
import { useEnquiries } from './use-inbox.ts'

/** The list, and beside it the one that is open. On a phone they are two pages. */
export function Component() {
  const { enquiry: openId = null } = useParams()
  const { filter, change, search } = useInboxFilter()
  const list = useEnquiries(filter)
  const now = useNow()
  const field = useRef<HTMLInputElement>(null)
  const rows = list.data?.pages.flatMap((page) => page.enquiries) ?? []
  const counts = list.data?.pages.at(-1)?.counts ?? null
  const said = words.inbox
  const { fetchNextPage } = list
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage])

  const addressOf = (id: string) => `/inbox/${id}${search}`
  useStepKeys({ rows, openId, addressOf, labels: said.keys })
  useActions([
    { label: said.keys.filter, keys: '/', act: () => field.current?.focus(), where: 'here' },
    {
      label: said.copyLink,
      act: () => {
        void navigator.clipboard.writeText(location.href).then(() => notify(said.linkCopied))
      },
      where: 'here',
    },
  ])

  return (
    <div className={`inbox ${openId ? 'has-open' : ''}`}>
      <section className="inbox-list" aria-label={said.list}>
        <div className="px-5 pt-5">
          <Page title={said.title} note={counts && said.note(counts.open, counts.overdue)}>
            <FilterBar filter={filter} onChange={change} field={field} />
          </Page>
        </div>
        {list.isError && (
          <div className="px-5">
            <Failed error={list.error} onRetry={() => void list.refetch()} />
          </div>
        )}
        {list.isPending && (
          <div className="px-5">
            <LoadingRows rows={6} height="h-19" />
          </div>
        )}
        {list.isSuccess && rows.length === 0 && (
          <div className="px-5">
            <NothingHere
              isFiltered={searchOf(filter) !== ''}
              onClear={() => change({ ...startFilter })}
            />
          </div>
        )}
        {rows.length > 0 && (
          <EnquiryList
            rows={rows}
            now={now}
            openId={openId}
            counts={filter.q === '' && filter.assignee === 'anyone' ? counts : null}
            search={search}
            hasMore={list.hasNextPage && !list.isFetching}
            onMore={onMore}
          />
        )}
      </section>
      {openId ? (
        <EnquiryPane key={openId} enquiryId={openId} back={`/inbox${search}`} />
      ) : (
        <div className="inbox-rest px-6 pt-6">
          {rows.length > 0 && <Empty>{said.choose}</Empty>}
        </div>
      )}
    </div>
  )
}

function NothingHere({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const said = words.inbox
  if (!isFiltered) {
    return (
      <Empty
        action={
          <a className="text-link underline" href="/home#contact">
            {said.toForm}
          </a>
        }
      >
        {said.empty} {said.emptyNew}
      </Empty>
    )
  }
  return (
    <Empty action={<QuietButton onClick={onClear}>{said.clearFilter}</QuietButton>}>
      {said.noHits}
    </Empty>
  )
}
