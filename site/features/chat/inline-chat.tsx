import { type ComponentType, useId, useRef, useState } from 'react'
import type { Words } from '#content/words/words.ts'
import { chatLimits } from '#contract/chat.ts'
import { formPaths } from '#contract/form-pages.ts'
import { apiUrl } from '#site/calls/api-url.ts'
import { LanguageField } from '#site/forms/posted-form.tsx'
import { Button } from '#site/ui/button.tsx'
import { importWithRetry } from '#site/ui/import-with-retry.ts'
import { loadChatWords } from './chat-words.ts'

type Panel = ComponentType<{ focus: boolean }>
type Status = 'waiting' | 'loading' | 'failed'

type InlineChatProps = {
  words: Words['inlineChat']
  /** Where the words of the chat itself lie. */
  chatWords: string
}

async function loadPanel(chatWords: string) {
  const [panel] = await Promise.all([import('./inline-panel.tsx'), loadChatWords(chatWords)])
  return panel
}

/** 'Ask your own question' on a page: the same conversation as the window, fetched on intent. */
export function InlineChat({ words, chatWords }: InlineChatProps) {
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
      const panel = await importWithRetry(() => loadPanel(chatWords))
      panel.askFromPage(question)
      setPanel(() => panel.InlinePanel)
    } catch {
      setStatus('failed')
    }
  }

  return (
    <section aria-labelledby={heading} className="mt-14 max-w-[44rem]">
      <h2 id={heading} className="mb-5 text-card">
        {words.heading}
      </h2>
      {Panel ? (
        <Panel focus />
      ) : (
        <form
          // Without the chat's code the question becomes the message of an enquiry.
          method="post"
          action={apiUrl(formPaths.enquiry)}
          onSubmit={(event) => {
            if (status === 'failed') return
            event.preventDefault()
            void open()
          }}
          className="flex flex-col gap-3 rounded-card border border-ink/55 p-4 sm:flex-row sm:items-end"
        >
          <LanguageField />
          <textarea
            ref={box}
            name="query"
            rows={1}
            dir="auto"
            maxLength={chatLimits.textCharacters}
            enterKeyHint="send"
            aria-label={words.label}
            placeholder={words.placeholder}
            onFocus={() => void loadPanel(chatWords).catch(() => {})}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              event.currentTarget.form?.requestSubmit()
            }}
            className="min-h-12 flex-1 resize-none rounded-small bg-transparent px-2 py-2.5 placeholder:text-muted"
          />
          <Button type="submit" tone="solid" disabled={status === 'loading'}>
            {words.ask}
          </Button>
        </form>
      )}
      {status === 'failed' && (
        <p role="alert" className="mt-3 text-danger text-small">
          {words.failed}
        </p>
      )}
    </section>
  )
}
