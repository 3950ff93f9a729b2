import { memo } from 'react'
import { Link } from 'react-router'
import type { DeskChatRow } from '#contract/desk-chat.ts'
import { languageOf } from '#contract/language-of-text.ts'
import { useMe } from '../../asking/use-me.ts'
import { ownName } from '../../ui/own-name.ts'
import { SureLevel } from '../../ui/sure-level.tsx'
import { since } from '../../ui/times.ts'
import { topicName } from '../../ui/topic-name.ts'
import { words } from '../../words/words.ts'

type ChatRowProps = { row: DeskChatRow; to: string; isOpen: boolean }

/** One conversation: what about, in which language, who speaks or how sure the assistant was. */
export const ChatRow = memo(function ChatRow({ row, to, isOpen }: ChatRowProps) {
  const text = row.last?.text ?? ''
  const language = languageOf(text)
  const spoken = row.language ?? language
  const said = words.chats
  return (
    <Link to={to} aria-current={isOpen ? 'true' : undefined} className="enquiry-row">
      <span className="min-w-0 grow">
        <span className="flex gap-2">
          <span className="min-w-0 grow truncate font-strong">
            {row.topic ? topicName(row.topic) : said.noTopic}
          </span>
          <span lang={spoken} className="shrink-0 text-small text-muted">
            {ownName(spoken)}
          </span>
        </span>
        <span lang={language} className="block truncate leading-[1.57]">
          {text}
        </span>
        <span className="flex justify-between gap-2 text-small text-muted">
          <span className="min-w-0 truncate">
            <Speaker row={row} />
          </span>
          <span className="shrink-0">
            {said.messages(row.messages)}, {since(row.used_at)}
          </span>
        </span>
      </span>
    </Link>
  )
})

function Speaker({ row }: { row: DeskChatRow }) {
  const me = useMe()
  const said = words.chats
  if (row.person?.id === me.id) return <span className="font-strong text-ink">{said.withYou}</span>
  if (row.person && !row.person.gone) return <span>{said.withOther(row.person.name)}</span>
  if (row.asked_person_at) return <span className="text-saffron-text">{said.waiting}</span>
  if (row.person) return <span className="text-saffron-text">{said.withGone(row.person.name)}</span>
  return row.certainty ? <SureLevel certainty={row.certainty} /> : <span>{said.withAssistant}</span>
}
