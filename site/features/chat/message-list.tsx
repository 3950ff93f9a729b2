import { use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { fill } from '#content/format/fill.ts'
import { LanguageContext } from '#site/ui/page-path.ts'
import { DownIcon } from './chat-icons.tsx'
import { ChatMessage } from './chat-message.tsx'
import { chatWords } from './chat-words.ts'
import { ask } from './conversation/chat-replies.ts'
import { showEarlier } from './conversation/chat-session.ts'
import { isFresh } from './conversation/chat-state.ts'
import { useChat } from './conversation/chat-store.ts'
import { focusMessages } from './focus-messages.ts'
import { suggestionsFor } from './suggestions.ts'

const SCROLL_RETRY_MS = 100
const NEAR_END_PX = 56

export function MessageList() {
  const state = useChat()
  const { messages, earlier, resend } = state
  const { pathname } = useLocation()
  const { prefix } = use(LanguageContext)
  const words = chatWords()
  const { list, follow, newBelow, toEnd } = useFollowing(messages)

  return (
    <div className="chat-body">
      <section
        ref={list}
        className="chat-scroll"
        onScroll={follow}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the keyboard
        tabIndex={0}
        aria-label={words.messages.label}
      >
        {state.staff && (
          <p className="chat-person" role="status">
            {fill(state.staff.typing ? words.messages.personTypes : words.messages.personHere, {
              name: state.staff.name,
            })}
          </p>
        )}
        {earlier && (
          <p className="chat-earlier">
            <button
              type="button"
              className="chat-quiet"
              onClick={(event) => {
                focusMessages(event.currentTarget)
                void showEarlier()
              }}
            >
              {words.messages.showEarlier}
            </button>
          </p>
        )}
        <ol className="chat-messages">
          {messages.map((message, index) => (
            <ChatMessage
              key={message.key}
              message={message}
              last={index === messages.length - 1}
              resending={index === messages.length - 1 && resend === 'when-online'}
            />
          ))}
        </ol>
        {isFresh(state) && (
          <ul className="chat-suggestions" aria-label={words.suggestionsLabel}>
            {suggestionsFor(pathname.slice(prefix.length), words).map((question) => (
              <li key={question}>
                <button
                  type="button"
                  onClick={(event) => {
                    focusMessages(event.currentTarget)
                    void ask(question)
                  }}
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {newBelow && (
        <button
          type="button"
          className="chat-new"
          onClick={(event) => {
            focusMessages(event.currentTarget)
            toEnd()
          }}
        >
          <DownIcon /> {words.messages.newBelow}
        </button>
      )}
    </div>
  )
}

/** Keeps the end in sight as messages change, unless the visitor has scrolled up to read. */
function useFollowing(messages: readonly { key: string; role: string }[]) {
  const list = useRef<HTMLElement>(null)
  const following = useRef(true)
  const count = useRef(messages.length)
  const leftAt = useRef(0)
  const before = useRef({ last: messages.at(-1)?.key, height: 0 })
  const [newBelow, setNewBelow] = useState(false)

  const toEnd = useCallback(() => {
    following.current = true
    setNewBelow(false)
    const box = list.current
    if (!box) return
    box.scrollTop = box.scrollHeight
    leftAt.current = box.scrollTop
  }, [])

  // The scroll event comes a frame after the scroll: what counts is where the box is now.
  const follows = useCallback(() => {
    const box = list.current
    if (!box) return false
    const furthest = Math.min(leftAt.current, box.scrollHeight - box.clientHeight)
    if (furthest - box.scrollTop > NEAR_END_PX) following.current = false
    return following.current
  }, [])

  useLayoutEffect(() => {
    const grown = messages.length > count.current
    count.current = messages.length
    const last = messages.at(-1)
    const box = list.current
    const addedAbove = grown && last?.key === before.current.last
    // What came above must not push away what is being read.
    if (addedAbove && box) box.scrollTop += box.scrollHeight - before.current.height
    else if ((grown && last?.role === 'user') || follows()) toEnd()
    else setNewBelow(true)
    before.current = { last: last?.key, height: box?.scrollHeight ?? 0 }
  }, [messages, toEnd, follows])

  // Pictures and fonts may make a message taller after it was drawn.
  useEffect(() => {
    if (messages.length === 0) return
    const retry = setTimeout(() => follows() && toEnd(), SCROLL_RETRY_MS)
    return () => clearTimeout(retry)
  }, [messages, toEnd, follows])

  // A form or a keyboard below takes room away.
  useEffect(() => {
    const resized = new ResizeObserver(() => follows() && toEnd())
    if (list.current) resized.observe(list.current)
    return () => resized.disconnect()
  }, [toEnd, follows])

  const follow = () => {
    const box = list.current
    if (!box) return
    following.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX
    if (following.current) leftAt.current = box.scrollTop
    if (following.current) setNewBelow(false)
  }
  return { list, follow, newBelow, toEnd }
}
