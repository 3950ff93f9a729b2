import { useEffect, useRef } from 'react'
import { myData } from '#content/my-data.ts'
import type { LinkAnswer } from '#contract/my-data.ts'
import { Button } from '#site/ui/button.tsx'
import { LinkForm } from './link-form.tsx'
import { StoredData } from './stored-data.tsx'
import { type MyDataState, useMyData } from './use-my-data.ts'

/** Shows what a receipt's link opens, or asks for the link; `answer` is what became of asking. */
export function MyDataView({ answer }: { answer: LinkAnswer | undefined }) {
  const { state, open, erase, confirm } = useMyData()
  const asks = state.phase === 'asking' || state.phase === 'unknown'
  return (
    <div className="measure grid gap-12 pt-12 md:pt-20">
      <header className="max-w-[62ch]">
        <h1 className="text-hero">{myData.heading}</h1>
        <p className="mt-6 text-lead text-muted">{myData.lead}</p>
        <p className="noscript:block mt-4 hidden text-small">{myData.needsScript}</p>
      </header>
      <Message state={state} />
      {state.phase === 'unreachable' && (
        <Button tone="solid" onClick={open} className="justify-self-start">
          {myData.tryAgain}
        </Button>
      )}
      {asks && <LinkForm given={answer} />}
      {'data' in state && (
        <>
          <StoredData data={state.data} />
          <Deletion state={state} erase={erase} confirm={confirm} />
        </>
      )}
    </div>
  )
}

const messages = {
  opening: myData.opening,
  unknown: myData.unknown,
  unreachable: myData.unreachable,
  deleted: myData.deletion.done,
  'not-deleted': myData.deletion.failed,
} as const

function Message({ state: { phase } }: { state: MyDataState }) {
  return (
    <p role="status" className="max-w-[62ch] text-lead empty:hidden">
      {phase in messages && messages[phase as keyof typeof messages]}
    </p>
  )
}

type DeletionProps = {
  state: MyDataState
  erase: () => void
  confirm: (sure: boolean) => void
}

function Deletion({ state: { phase }, erase, confirm }: DeletionProps) {
  const { deletion } = myData
  const sure = useRef<HTMLButtonElement>(null)
  const asked = phase === 'confirming' || phase === 'deleting'
  // The button that was pressed is gone: the one that takes its place has the focus.
  useEffect(() => {
    if (phase === 'confirming') sure.current?.focus()
  }, [phase])
  return (
    <section aria-labelledby="delete" className="max-w-[62ch] border-line border-t pt-8">
      <h2 id="delete" className="text-title">
        {deletion.heading}
      </h2>
      <p className="mt-4">{deletion.text}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        {asked ? (
          <>
            <Button ref={sure} tone="solid" onClick={erase} disabled={phase === 'deleting'}>
              {phase === 'deleting' ? deletion.deleting : deletion.sure}
            </Button>
            <Button tone="outline" onClick={() => confirm(false)} disabled={phase === 'deleting'}>
              {deletion.back}
            </Button>
          </>
        ) : (
          <Button tone="outline" onClick={() => confirm(true)}>
            {deletion.ask}
          </Button>
        )}
      </div>
    </section>
  )
}
