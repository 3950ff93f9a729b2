import { useEffect, useRef } from 'react'
import type { LinkAnswer } from '#contract/my-data.ts'
import { Button } from '#site/ui/button.tsx'
import { LinkForm } from './link-form.tsx'
import { StoredData } from './stored-data.tsx'
import type { LanguageNames, StoredWords } from './stored-facts.tsx'
import { type MyDataState, useMyData } from './use-my-data.ts'

type MyDataViewProps = {
  words: StoredWords
  locale: string
  languages: LanguageNames
  answer: LinkAnswer | undefined
}

/** Shows what a receipt's link opens, or asks for the link; `answer` is what became of asking. */
export function MyDataView({ words, locale, languages, answer }: MyDataViewProps) {
  const { state, open, erase, confirm } = useMyData()
  const asks = state.phase === 'asking' || state.phase === 'unknown'
  return (
    <div className="measure grid gap-12 pt-12 md:pt-20">
      <header className="max-w-[62ch]">
        <h1 className="text-hero">{words.heading}</h1>
        <p className="mt-6 text-lead text-muted">{words.lead}</p>
        <p className="noscript:block mt-4 hidden text-small">{words.needsScript}</p>
      </header>
      <Message state={state} words={words} />
      {state.phase === 'unreachable' && (
        <Button tone="solid" onClick={open} className="justify-self-start">
          {words.tryAgain}
        </Button>
      )}
      {asks && <LinkForm words={words} given={answer} />}
      {'data' in state && (
        <>
          <StoredData data={state.data} words={words} locale={locale} languages={languages} />
          <Deletion state={state} words={words.deletion} erase={erase} confirm={confirm} />
        </>
      )}
    </div>
  )
}

function Message({ state: { phase }, words }: { state: MyDataState; words: StoredWords }) {
  const messages = {
    opening: words.opening,
    unknown: words.unknown,
    unreachable: words.unreachable,
    deleted: words.deletion.done,
    'not-deleted': words.deletion.failed,
  }
  return (
    <p role="status" className="max-w-[62ch] text-lead empty:hidden">
      {phase in messages && messages[phase as keyof typeof messages]}
    </p>
  )
}

type DeletionProps = {
  state: MyDataState
  words: StoredWords['deletion']
  erase: () => void
  confirm: (sure: boolean) => void
}

function Deletion({ state: { phase }, words, erase, confirm }: DeletionProps) {
  const sure = useRef<HTMLButtonElement>(null)
  const asked = phase === 'confirming' || phase === 'deleting'
  // The button that was pressed is gone: the one that takes its place has the focus.
  useEffect(() => {
    if (phase === 'confirming') sure.current?.focus()
  }, [phase])
  return (
    <section aria-labelledby="delete" className="max-w-[62ch] border-line border-t pt-8">
      <h2 id="delete" className="text-title">
        {words.heading}
      </h2>
      <p className="mt-4">{words.text}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        {asked ? (
          <>
            <Button ref={sure} tone="solid" onClick={erase} disabled={phase === 'deleting'}>
              {phase === 'deleting' ? words.deleting : words.sure}
            </Button>
            <Button tone="outline" onClick={() => confirm(false)} disabled={phase === 'deleting'}>
              {words.back}
            </Button>
          </>
        ) : (
          <Button tone="outline" onClick={() => confirm(true)}>
            {words.ask}
          </Button>
        )}
      </div>
    </section>
  )
}
