import { Button } from '#site/ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { words } from '../../words/words.ts'

type FreshLinkProps = { path: '/desk/join' | '/desk/reset'; token: string; onDone: () => void }

/** A one-time link, to be handed over. What makes it work stands behind '#': it reaches no server. */
export function FreshLink({ path, token, onDone }: FreshLinkProps) {
  const said = words.team.freshLink
  return (
    <div className="grid gap-4">
      <p className="text-muted">{said.hint}</p>
      <CopyField
        label={said.label}
        value={`${location.origin}${path}#${token}`}
        copy={said.copy}
        copied={said.copied}
      />
      <Button className="justify-self-start" onClick={onDone}>
        {said.done}
      </Button>
    </div>
  )
}
