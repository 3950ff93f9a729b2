import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { DeskChat } from '#contract/desk-chat.ts'
import { Button } from '#site/ui/button.tsx'
import { useMay, useMe } from '../../asking/use-me.ts'
import { useActions } from '../../keys/actions.ts'
import { KeyCap } from '../../keys/key-cap.tsx'
import { useLineState } from '../../live/use-live.ts'
import { usePresence } from '../../presence/use-presence.ts'
import { ownName } from '../../ui/own-name.ts'
import { PaneTitle } from '../../ui/pane-title.tsx'
import { PaneWaiting } from '../../ui/pane-waiting.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { moment } from '../../ui/times.ts'
import { topicName } from '../../ui/topic-name.ts'
import { words } from '../../words/words.ts'
import { ChatContext } from './chat-context.tsx'
import { HandBackDialog } from './hand-back-dialog.tsx'
import { SaidInChat } from './said-in-chat.tsx'
import { SayForm } from './say-form.tsx'
import { useChat, useSpeaker } from './use-chats.ts'

export function ChatPane({ chatId, back }: { chatId: string; back: string }) {
  const chat = useChat(chatId)
  return (
    <article className="enquiry-pane pane">
      {chat.data ? (
        <OpenedChat chat={chat.data} back={back} />
      ) : (
        <PaneWaiting
          back={{ to: back, text: words.chats.back }}
          error={chat.error}
          onRetry={() => void chat.refetch()}
        />
      )}
    </article>
  )
}

function OpenedChat({ chat, back }: { chat: DeskChat; back: string }) {
  const me = useMe()
  const mayAct = useMay('agent')
  const navigate = useNavigate()
  const isOnline = useLineState().status === 'live'
  const [isHandingBack, setHandingBack] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const others = usePresence(`chat:${chat.id}`, isWriting ? 'writing' : 'reading')
  const { take, giveBack } = useSpeaker(chat.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const said = words.chats
  const isMine = chat.person?.id === me.id
  const canTake = mayAct && !isMine && (chat.person === null || chat.person.gone)
  const canHandBack = isMine || (me.role === 'owner' && chat.person !== null)
  useActions([
    { label: words.inbox.keys.back, keys: 'Escape', act: () => void navigate(back), where: 'here' },
    ...(canTake
      ? [{ label: said.takeOver, keys: 't', act: () => take.mutate(), where: 'here' as const }]
      : []),
    ...(isMine
      ? [
          {
            label: said.send,
            keys: 'r',
            act: () => field.current?.focus(),
            where: 'here' as const,
          },
        ]
      : []),
    ...(canHandBack
      ? [
          {
            label: said.handBack,
            keys: 'h',
            act: () => setHandingBack(true),
            where: 'here' as const,
          },
        ]
      : []),
  ])
  return (
    <>
      <div className="enquiry-main">
        <header className="border-b border-line px-5 pt-5 pb-3">
          <Link to={back} className="two:hidden text-link underline">
            {said.back}
          </Link>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <PaneTitle place={said.title}>
              {chat.topic ? topicName(chat.topic) : said.noTopic}
            </PaneTitle>
            <span role="status" className={isMine ? 'text-link' : 'text-muted'}>
              {speakerText(chat, isMine)}
            </span>
            {canTake && (
              <Button
                className="min-h-9! px-4!"
                disabled={!isOnline || take.isPending}
                onClick={() => take.mutate()}
              >
                {said.takeOver} <KeyCap keys="t" />
              </Button>
            )}
            {canHandBack && (
              <QuietButton onClick={() => setHandingBack(true)}>
                {said.handBack} <KeyCap keys="h" />
              </QuietButton>
            )}
          </div>
          <p className="text-muted">
            {said.about(chat.language ? ownName(chat.language) : null, moment(chat.started_at))}
          </p>
          {canTake && !isOnline && <p className="text-saffron-text">{said.needsLine}</p>}
        </header>
        <SaidInChat chat={chat} />
        {isMine && <SayForm chat={chat} field={field} onWriting={setWriting} />}
        {!mayAct && <p className="px-5 py-4 text-muted">{words.inbox.viewerOnly}</p>}
      </div>
      <ChatContext chat={chat} others={others.map(({ id }) => id)} />
      <HandBackDialog
        open={isHandingBack}
        onClose={() => setHandingBack(false)}
        onHandBack={(note) =>
          giveBack.mutate({ note, ...(isMine || !chat.person ? {} : { from: chat.person.id }) })
        }
      />
    </>
  )
}

function speakerText(chat: DeskChat, isMine: boolean): string {
  const said = words.chats
  if (isMine) return said.withYou
  if (!chat.person) return said.withAssistant
  return chat.person.gone ? said.withGone(chat.person.name) : said.withOther(chat.person.name)
}
