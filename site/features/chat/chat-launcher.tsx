import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { contactPath } from '#content/facts/pages.ts'
import type { Words } from '#content/words/words.ts'
import { ActionLink } from '#site/ui/action-link.tsx'
import { afterPaint } from '#site/ui/after-paint.ts'
import { Filled } from '#site/ui/filled.tsx'
import { importWithRetry } from '#site/ui/import-with-retry.ts'
import { noticeLook } from '#site/ui/notice-look.ts'
import { usePagePath } from '#site/ui/page-path.ts'
import { loadChatWords } from './chat-words.ts'
import { closeDoor, openDoor, useDoor } from './conversation/chat-door.ts'

type ChatWindow = ComponentType<{ onClose: () => void }>
type Status = 'resting' | 'opening' | 'failed'

type ChatLauncherProps = {
  words: Words['shell']['chat']
  /** Shown in the bar; elsewhere the drawing says it. */
  label: string
  /** Where the words of the chat itself lie. */
  chatWords: string
  /** The name of the bar, and what stands in it before the chat. */
  bar: string
  before: ReactNode
}

async function loadWindow(chatWords: string) {
  const [{ ChatWindow }] = await Promise.all([
    import('./chat-window.tsx'),
    loadChatWords(chatWords),
  ])
  return ChatWindow
}

/**
 * The chat's button, on phones one of three in a bar. Everything else of the chat is fetched when somebody
 * reaches for it.
 */
export function ChatLauncher({ words, label, chatWords, bar, before }: ChatLauncherProps) {
  const { open, unread } = useDoor()
  const [Window, setWindow] = useState<ChatWindow | null>(null)
  const [status, setStatus] = useState<Status>('resting')
  const button = useRef<HTMLAnchorElement>(null)
  const contact = usePagePath()(contactPath)

  /** Fetches ahead of the click; a failure shows only once the window is really wanted. */
  const warmUp = () => void loadWindow(chatWords).catch(() => {})
  const show = async () => {
    if (status === 'opening') return
    setStatus('opening')
    await afterPaint()
    try {
      const Loaded = await importWithRetry(() => loadWindow(chatWords))
      setWindow(() => Loaded)
      setStatus('resting')
      openDoor()
    } catch {
      setStatus('failed')
    }
  }
  const hide = () => {
    closeDoor()
    // The button is back only after this change is drawn.
    requestAnimationFrame(() => button.current?.focus())
  }

  return (
    <aside aria-label={words.label} className="no-print">
      {open && Window ? (
        <Window onClose={hide} />
      ) : (
        <nav aria-label={bar} className="thumb-bar">
          {before}
          <ActionLink
            ref={button}
            href={contact}
            onPress={show}
            onReach={warmUp}
            aria-label={unread ? words.openUnread : words.open}
            aria-haspopup="dialog"
            aria-busy={status === 'opening' || undefined}
            className="chat-button group"
          >
            <ChatIcon />
            <span>{label}</span>
            {/* Around the button from the moment it is pressed, also before our code is there. */}
            <i className="absolute inset-0 hidden animate-spin rounded-full border-t-2 border-saffron group-aria-busy:block" />
            {unread && <span className="unread" />}
          </ActionLink>
        </nav>
      )}
      <p role="status" className="sr-only">
        {status === 'opening' && words.opening}
      </p>
      {status === 'failed' && (
        <p role="alert" className={noticeLook}>
          <Filled
            text={words.failed}
            slots={{
              link: (
                <a href={contact} className="text-link underline underline-offset-2">
                  {words.write}
                </a>
              ),
            }}
          />
        </p>
      )}
    </aside>
  )
}

const ChatIcon = () => (
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
)
