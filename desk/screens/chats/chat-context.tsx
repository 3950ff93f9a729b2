import { Link } from 'react-router'
import type { DeskChat } from '#contract/desk-chat.ts'
import { words } from '../../words/words.ts'
import { useTeam } from '../inbox/use-inbox.ts'

/** Who speaks, what the visitor is told of it, and where it led. */
export function ChatContext({ chat, others }: { chat: DeskChat; others: readonly string[] }) {
  const team = useTeam()
  const said = words.chats
  const nameOf = (id: string) => team.data?.members.find((member) => member.id === id)?.name ?? ''
  return (
    <aside aria-label={words.inbox.context} className="enquiry-context is-open">
      <h3 className="mb-2 text-body">{said.whoSpeaks}</h3>
      <ul className="grid gap-1">
        {chat.person && <Voice name={chat.person.name} state={said.speaking} />}
        <Voice name={said.assistant} state={chat.person ? said.silent : said.speaking} />
        {others.map((id) => (
          <Voice key={id} name={nameOf(id)} state={said.readingAlong} />
        ))}
      </ul>
      <h3 className="mt-4 mb-2 border-t border-line pt-4 text-body">{said.visitorSees}</h3>
      <p className="rounded-small border border-line px-3 py-2">
        {chat.person ? said.visitorSeesPerson(chat.person.name) : said.visitorSeesAssistant}
      </p>
      {chat.hand_back_note && (
        <>
          <h3 className="mt-4 mb-2 border-t border-line pt-4 text-body">{said.note}</h3>
          <p className="rounded-small bg-saffron-soft px-3 py-2">{chat.hand_back_note}</p>
        </>
      )}
      {chat.enquiries.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 border-t border-line pt-4 text-body">{said.enquiries}</h3>
          {chat.enquiries.map((id) => (
            <p key={id}>
              <Link className="text-link underline" to={`/inbox/${id}`}>
                {said.openEnquiry}
              </Link>
            </p>
          ))}
        </>
      )}
    </aside>
  )
}

function Voice({ name, state }: { name: string; state: string }) {
  return (
    <li className="flex justify-between gap-3">
      <span>{name}</span>
      <span className="text-muted">{state}</span>
    </li>
  )
}
