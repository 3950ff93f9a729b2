import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { chatViews, type DeskChatRow } from '#contract/desk-chat.ts'
import { languageOf } from '#contract/language-of-text.ts'
import { useMe } from '../../asking/use-me.ts'
import { useActions } from '../../keys/actions.ts'
import { Page } from '../../shell/page.tsx'
import { ChipSet } from '../../ui/chip-set.tsx'
import { ownName } from '../../ui/own-name.ts'
import { Empty, Failed, LoadingRows } from '../../ui/states.tsx'
import { since } from '../../ui/times.ts'
import { topicName } from '../../ui/topic-name.ts'
import { words } from '../../words/words.ts'
import { ChatPane } from './chat-pane.tsx'
import { useChats } from './use-chats.ts'

/** Who is talking, and beside it what is said, as it happens. */
export function Component() {
  const { chat: openId = null } = useParams()
  const [search, setSearch] = useSearchParams()
  const is = chatViews.find((view) => view === search.get('is')) ?? 'live'
  const list = useChats(is)
  const navigate = useNavigate()
  const said = words.chats
  const rows = list.data?.chats ?? []
  const query = is === 'live' ? '' : `?is=${is}`
  const step = (by: number) => {
    const at = rows.findIndex(({ id }) => id === openId)
    const next = rows[at < 0 ? 0 : at + by]
    if (next) void navigate(`/chats/${next.id}${query}`, { replace: openId !== null })
  }
  useActions([
    { label: said.keys.next, keys: 'j', act: () => step(1), where: 'here' },
    { label: said.keys.before, keys: 'k', act: () => step(-1), where: 'here' },
  ])
  return (
    <div className={`inbox ${openId ? 'has-open' : ''}`}>
      <section className="inbox-list" aria-label={said.list}>
        <div className="px-5 pt-5">
          <Page
            title={said.title}
            note={list.data && said.counts(list.data.counts.live, list.data.counts.waiting)}
          >
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
          {list.isSuccess && rows.length === 0 && <Empty>{said.empty}</Empty>}
        </div>
        <ul className="enquiry-scroller border-t border-line">
          {rows.map((row) => (
            <li key={row.id}>
              <ChatRow row={row} to={`/chats/${row.id}${query}`} isOpen={row.id === openId} />
            </li>
          ))}
        </ul>
      </section>
      {openId ? (
        <ChatPane key={openId} chatId={openId} back={`/chats${query}`} />
      ) : (
        <div className="inbox-rest px-6 pt-6">
          <Empty>{said.choose}</Empty>
        </div>
      )}
    </div>
  )
}

function ChatRow({ row, to, isOpen }: { row: DeskChatRow; to: string; isOpen: boolean }) {
  const text = row.last?.text ?? ''
  const language = languageOf(text)
  const said = words.chats
  return (
    <Link to={to} aria-current={isOpen ? 'true' : undefined} className="enquiry-row h-auto!">
      <span className="min-w-0 grow">
        <span className="flex gap-2">
          <span className="min-w-0 grow truncate font-strong">
            {row.topic ? topicName(row.topic) : said.noTopic}
          </span>
          <span lang={language} className="text-small text-muted">
            {ownName(language)}
          </span>
        </span>
        <span lang={language} className="block truncate leading-[1.57]">
          {text}
        </span>
        <span className="flex justify-between gap-2 text-small text-muted">
          <Speaker row={row} />
          <span className="shrink-0">
            {said.messages(row.messages)}, {since(row.used_at)}
          </span>
        </span>
      </span>
    </Link>
  )
}

function Speaker({ row }: { row: DeskChatRow }) {
  const me = useMe()
  const said = words.chats
  if (row.person?.id === me.id) return <span className="font-strong text-ink">{said.withYou}</span>
  if (row.person) return <span>{said.withOther(row.person.name)}</span>
  if (row.asked_person_at) return <span className="text-saffron-text">{said.waiting}</span>
  return <span>{row.certainty ? said.certainties[row.certainty] : said.withAssistant}</span>
}
