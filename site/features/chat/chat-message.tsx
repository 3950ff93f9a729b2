import { memo, useState } from 'react'
import { CopyIcon, ThumbDownIcon, ThumbUpIcon } from './chat-icons.tsx'
import { chatWords } from './chat-words.ts'
import { rate, retry } from './conversation/chat-replies.ts'
import { failureText, greeting, type Message, shownText } from './conversation/chat-state.ts'
import { AttachmentView } from './files/attachment-view.tsx'
import { focusMessages } from './focus-messages.ts'
import { Markdown } from './markdown/markdown.tsx'
import { plainLetters } from './markdown/plain-letters.ts'
import { OwnGreeting } from './own-greeting.tsx'
import { startAnew } from './start-anew.ts'

const COPIED_SHOWN_MS = 2000

type ChatMessageProps = { message: Message; last: boolean; resending: boolean }

export const ChatMessage = memo(function ChatMessage({
  message,
  last,
  resending,
}: ChatMessageProps) {
  const { role, status, attachments } = message
  const text = shownText(message)
  const words = chatWords().messages
  const failure = failureText(message)
  return (
    <li className="chat-message" data-role={role} data-status={status}>
      <span className="sr-only">{role === 'model' ? words.assistantSaid : words.youSaid}</span>
      {attachments.map((attachment) => (
        <AttachmentView key={attachment.id} attachment={attachment} />
      ))}
      {status === 'typing' && <TypingIndicator />}
      {text !== '' && (
        <div className="chat-bubble">
          {role === 'model' ? (
            <>
              <Markdown text={text} open={status === 'streaming'} />
              {message.key === greeting.key && <OwnGreeting />}
            </>
          ) : (
            <p dir="auto" className="chat-said">
              {plainLetters(text)}
            </p>
          )}
        </div>
      )}
      {status === 'stopped' && <p className="chat-note">{words.stopped}</p>}
      {failure && (
        <div className="chat-bubble chat-failure">
          <p>{failure}</p>
          {resending && <p className="chat-note">{words.resending}</p>}
          {last && (
            <button
              type="button"
              className="chat-quiet"
              onClick={(event) => {
                focusMessages(event.currentTarget)
                void (message.failure === 'full' ? startAnew() : retry())
              }}
            >
              {message.failure === 'full' ? words.startAnew : words.retry}
            </button>
          )}
        </div>
      )}
      {role === 'model' && message.id && (status === 'done' || status === 'stopped') && text && (
        <MessageTools message={message} />
      )}
    </li>
  )
})

function TypingIndicator() {
  return (
    <div className="chat-bubble chat-typing" role="img" aria-label={chatWords().messages.typing}>
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}

function MessageTools({ message }: { message: Message }) {
  const [copied, setCopied] = useState(false)
  const words = chatWords().messages

  const copy = async () => {
    await navigator.clipboard.writeText(message.text)
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_SHOWN_MS)
  }

  return (
    <div className="chat-tools">
      {/* Browsers give a page without TLS no clipboard. */}
      {navigator.clipboard && (
        <button type="button" onClick={copy} aria-label={copied ? words.copied : words.copy}>
          <CopyIcon />
          {copied && <span aria-hidden="true">{words.copied}</span>}
        </button>
      )}
      <button
        type="button"
        aria-label={words.good}
        aria-pressed={message.rating === 'up'}
        onClick={() => rate(message, 'up')}
      >
        <ThumbUpIcon />
      </button>
      <button
        type="button"
        aria-label={words.bad}
        aria-pressed={message.rating === 'down'}
        onClick={() => rate(message, 'down')}
      >
        <ThumbDownIcon />
      </button>
    </div>
  )
}
