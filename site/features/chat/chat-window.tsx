import { useEffect, useRef, useState } from 'react'
import { CloseIcon } from '#site/ui/icons.tsx'
import { LogoMark } from '#site/ui/logo.tsx'
import { GrowIcon, ResetIcon, ShrinkIcon } from './chat-icons.tsx'
import { chatWords } from './chat-words.ts'
import { stopReply } from './conversation/chat-replies.ts'
import { resetConversation } from './conversation/chat-session.ts'
import { useChat } from './conversation/chat-store.ts'
import { ConversationView } from './conversation-view.tsx'
import { fitAboveKeyboard } from './fit-above-keyboard.ts'
import { keepFocusInside } from './keep-focus-inside.ts'

export function ChatWindow({ onClose }: { onClose: () => void }) {
  const [size, setSize] = useState<'normal' | 'full'>('normal')
  const resetting = useChat().phase === 'resetting'
  const frame = useRef<HTMLElement>(null)
  const { assistant, window: words } = chatWords()

  useEffect(() => (frame.current ? fitAboveKeyboard(frame.current) : undefined), [])
  useEffect(() => {
    if (size === 'full' && frame.current) return keepFocusInside(frame.current)
  }, [size])

  return (
    <section
      ref={frame}
      role="dialog"
      aria-label={assistant}
      className="chat chat-window"
      data-size={size}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <div className="chat-header">
        <LogoMark size={32} />
        <h2>{assistant}</h2>
        <button
          type="button"
          className="chat-tool"
          aria-label={words.reset}
          disabled={resetting}
          data-spinning={resetting}
          onClick={() => resetConversation(stopReply)}
        >
          <ResetIcon />
        </button>
        <button
          type="button"
          className="chat-tool"
          aria-label={size === 'full' ? words.exitFullscreen : words.fullscreen}
          onClick={() => setSize(size === 'full' ? 'normal' : 'full')}
        >
          {size === 'full' ? <ShrinkIcon /> : <GrowIcon />}
        </button>
        <button type="button" className="chat-tool" aria-label={words.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <ConversationView autoFocus />
    </section>
  )
}
