import { type ComponentType, useId, useState } from 'react'
import { chatLimits } from '#contract/chat.ts'
import { Button } from '#site/ui/button.tsx'

type Panel = ComponentType<{ focus: boolean }>
type Status = 'waiting' | 'loading' | 'failed'

const loadPanel = () => import('./inline-panel.tsx')

/** 'Ask your own question' on a page: the same conversation as the window, fetched on intent. */
export function InlineChat() {
  const [Panel, setPanel] = useState<Panel | null>(null)
  const [draft, setDraft] = useState('')
  const [status, setStatus] = useState<Status>('waiting')
  const heading = useId()

  const open = async (question: string) => {
    setStatus('loading')
    try {
      const panel = await loadPanel()
      if (question.trim() !== '') panel.askFromPage(question)
      setPanel(() => panel.InlinePanel)
    } catch {
      setStatus('failed')
    }
  }

  return (
    <section aria-labelledby={heading} className="mt-14 max-w-[44rem]">
      <h2 id={heading} className="mb-5 text-[1.75rem]">
        Ask your own question
      </h2>
      {Panel ? (
        <Panel focus />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void open(draft)
          }}
          className="flex flex-col gap-3 rounded-card border border-line p-4 sm:flex-row sm:items-end"
        >
          <textarea
            rows={1}
            dir="auto"
            value={draft}
            maxLength={chatLimits.textCharacters}
            aria-label="Your question"
            placeholder="Type it in any language"
            onFocus={() => void loadPanel().catch(() => {})}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              if (draft.trim() !== '') void open(draft)
            }}
            className="min-h-12 flex-1 resize-none rounded-small bg-transparent px-2 py-2.5 placeholder:text-muted"
          />
          <Button type="submit" tone="solid" disabled={draft.trim() === '' || status === 'loading'}>
            Ask
          </Button>
        </form>
      )}
      {status === 'failed' && (
        <p role="alert" className="mt-3 text-small text-danger">
          The chat could not be opened. Please check your internet connection and try again.
        </p>
      )}
    </section>
  )
}
