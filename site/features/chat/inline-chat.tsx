import { type ComponentType, useId, useRef, useState } from 'react'
import { faq } from '#content/faq.ts'
import { chatLimits } from '#contract/chat.ts'
import { Button } from '#site/ui/button.tsx'

type Panel = ComponentType<{ focus: boolean }>
type Status = 'waiting' | 'loading' | 'failed'

const loadPanel = () => import('./inline-panel.tsx')

/** 'Ask your own question' on a page: the same conversation as the window, fetched on intent. */
export function InlineChat() {
  const [Panel, setPanel] = useState<Panel | null>(null)
  const [status, setStatus] = useState<Status>('waiting')
  const box = useRef<HTMLTextAreaElement>(null)
  const heading = useId()

  // The box keeps its own words, so that what is typed before the scripts arrive is not lost.
  const open = async () => {
    const question = box.current?.value.trim() ?? ''
    if (question === '') return box.current?.focus()
    setStatus('loading')
    try {
      const panel = await loadPanel()
      panel.askFromPage(question)
      setPanel(() => panel.InlinePanel)
    } catch {
      setStatus('failed')
    }
  }

  return (
    <section aria-labelledby={heading} className="mt-14 max-w-[44rem]">
      <h2 id={heading} className="mb-5 text-card">
        {faq.inlineChat}
      </h2>
      {Panel ? (
        <Panel focus />
      ) : (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void open()
          }}
          className="flex flex-col gap-3 rounded-card border border-line p-4 sm:flex-row sm:items-end"
        >
          <textarea
            ref={box}
            rows={1}
            dir="auto"
            maxLength={chatLimits.textCharacters}
            enterKeyHint="send"
            aria-label="Your question"
            placeholder="Type it in any language"
            onFocus={() => void loadPanel().catch(() => {})}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              void open()
            }}
            className="min-h-12 flex-1 resize-none rounded-small bg-transparent px-2 py-2.5 placeholder:text-muted"
          />
          <Button type="submit" tone="solid" disabled={status === 'loading'}>
            Ask
          </Button>
        </form>
      )}
      {status === 'failed' && (
        <p role="alert" className="mt-3 text-danger text-small">
          The chat could not be opened. Please check your internet connection and try again.
        </p>
      )}
    </section>
  )
}
