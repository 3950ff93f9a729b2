import { type ComponentType, useRef, useState } from 'react'
import type { Words } from '#content/words/words.ts'
import { loadChatWords } from './chat-words.ts'
import { closeDoor, openDoor, useDoor } from './conversation/chat-door.ts'

type ChatWindow = ComponentType<{ onClose: () => void }>

type ChatLauncherProps = {
  words: Words['shell']['chat']
  /** Where the words of the chat itself lie. */
  chatWords: string
}

async function loadWindow(chatWords: string) {
  const [{ ChatWindow }] = await Promise.all([
    import('./chat-window.tsx'),
    loadChatWords(chatWords),
  ])
  return ChatWindow
}

/** The round button. Everything else of the chat is fetched when somebody reaches for it. */
export function ChatLauncher({ words, chatWords }: ChatLauncherProps) {
  const { open, unread } = useDoor()
  const [Window, setWindow] = useState<ChatWindow | null>(null)
  const [failed, setFailed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  /** Fetches ahead of the click; a failure shows only once the window is really wanted. */
  const warmUp = () => void loadWindow(chatWords).catch(() => {})
  const show = async () => {
    try {
      const Loaded = await loadWindow(chatWords)
      setWindow(() => Loaded)
      setFailed(false)
      openDoor()
    } catch {
      setFailed(true)
    }
  }
  const hide = () => {
    closeDoor()
    // The button is back only after this change is drawn.
    requestAnimationFrame(() => button.current?.focus())
  }

  return (
    <div className="no-print">
      {open && Window ? (
        <Window onClose={hide} />
      ) : (
        <button
          ref={button}
          type="button"
          onClick={show}
          onPointerEnter={warmUp}
          onFocus={warmUp}
          aria-label={unread ? words.openUnread : words.open}
          aria-haspopup="dialog"
          className="fixed right-4 bottom-4 z-40 grid size-14 place-items-center rounded-full border border-on-green/20 bg-green-800 text-on-green transition-transform duration-200 ease-out hover:scale-105 sm:right-6 sm:bottom-6"
        >
          <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
            <path
              d="M6 5h16a3 3 0 013 3v9a3 3 0 01-3 3h-8l-5.5 4.5V20H6a3 3 0 01-3-3V8a3 3 0 013-3z"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinejoin="round"
            />
            <path
              d="M9 11.5v2M12.300 9.5v6M15.700 10.5v4M19 11.5v2"
              stroke="#F08A24"
              strokeWidth="1.8"
              strokeLinecap="round"
            />
          </svg>
          {unread && (
            <span className="absolute top-0 right-0 size-4 rounded-full border-2 border-paper bg-saffron" />
          )}
        </button>
      )}
      {failed && (
        <p
          role="alert"
          className="fixed right-4 bottom-20 z-40 max-w-72 rounded-card border border-line bg-paper p-4 text-small text-ink sm:right-6 sm:bottom-24"
        >
          {words.failed}
        </p>
      )}
    </div>
  )
}
