import { Button } from '#site/ui/button.tsx'
import { notify } from '../../notices/notices.ts'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { words } from '../../words/words.ts'

/** Shown once: afterwards nobody can read them any more. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const said = words.account.secondFactor
  return (
    <div className="grid gap-4">
      <p className="text-muted">{said.codesHint}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onDone}>{said.kept}</Button>
        <QuietButton
          onClick={async () => {
            await navigator.clipboard.writeText(codes.join('\n'))
            notify(said.copied)
          }}
        >
          {said.copy}
        </QuietButton>
      </div>
    </div>
  )
}
