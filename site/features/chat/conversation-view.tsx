import './styles/chat.css'
import { useEffect, useState } from 'react'
import { chatWords } from './chat-words.ts'
import { Composer } from './composer.tsx'
import { markRead, useDoor } from './conversation/chat-door.ts'
import { stopReply } from './conversation/chat-replies.ts'
import { eraseConversation } from './conversation/chat-session.ts'
import { startChat, viewConversation } from './conversation/chat-start.ts'
import { isBusy } from './conversation/chat-state.ts'
import { dispatch, useChat } from './conversation/chat-store.ts'
import { MessageList } from './message-list.tsx'
import { PersonForm } from './person-form.tsx'
import { useCalledPerson } from './use-called-person.ts'

type Panel = 'talk' | 'form' | 'delete'

/** The conversation with everything that belongs to it, for the window and for a page. */
export function ConversationView({ autoFocus = false }: { autoFocus?: boolean }) {
  const [panel, setPanel] = useState<Panel>('talk')
  const state = useChat()
  const { unread } = useDoor()

  useEffect(() => {
    startChat()
    return viewConversation()
  }, [])
  useEffect(() => {
    const read = () => {
      if (!document.hidden) markRead()
    }
    if (unread) read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [unread])

  const wanted = state.person !== null && !isBusy(state)
  const { called, call, forget } = useCalledPerson(wanted)
  const back = () => {
    dispatch({ type: 'person-form-closed' })
    forget()
    setPanel('talk')
  }
  const needsForm = called === 'nobody' || called === 'late'
  const shown = panel === 'talk' && needsForm ? 'form' : panel
  const words = chatWords()
  return (
    <>
      <MessageList />
      {shown === 'form' && (
        <PersonForm told={state.person ?? {}} isLate={called === 'late'} onDone={back} />
      )}
      {shown === 'delete' && <DeleteConfirmation onDone={back} />}
      {shown === 'talk' && (
        <>
          {called === 'there' && (
            <p className="chat-notice" role="status">
              {words.person.there}{' '}
              <button type="button" className="chat-quiet" onClick={() => setPanel('form')}>
                {words.person.leave}
              </button>
            </p>
          )}
          <Composer autoFocus={autoFocus} />
          <p className="chat-foot">
            <button type="button" disabled={called === 'calling'} onClick={() => void call()}>
              {words.person.title}
            </button>
            {state.chatId && (
              <button
                type="button"
                disabled={isBusy(state) && state.phase !== 'streaming'}
                onClick={() => setPanel('delete')}
              >
                {words.erase.title}
              </button>
            )}
          </p>
        </>
      )}
    </>
  )
}

function DeleteConfirmation({ onDone }: { onDone: () => void }) {
  const [status, setStatus] = useState<'asking' | 'deleting' | 'failed'>('asking')
  const words = chatWords().erase

  const erase = async () => {
    setStatus('deleting')
    if (await eraseConversation(stopReply)) onDone()
    else setStatus('failed')
  }

  return (
    <fieldset className="chat-panel" aria-label={words.title}>
      <p role={status === 'failed' ? 'alert' : undefined}>
        {status === 'failed' ? words.failed : words.question}
      </p>
      <p className="chat-choices">
        <button type="button" className="chat-quiet" onClick={onDone}>
          {words.keep}
        </button>
        <button
          type="button"
          className="chat-strong"
          disabled={status === 'deleting'}
          // biome-ignore lint/a11y/noAutofocus: the question was asked for by a key or a click
          autoFocus
          onClick={erase}
        >
          {status === 'deleting' ? words.erasing : words.erase}
        </button>
      </p>
    </fieldset>
  )
}
