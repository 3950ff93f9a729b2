import type { FormEvent } from 'react'
import { useMay } from '../../asking/use-me.ts'
import { Part } from '../../shell/page.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { words } from '../../words/words.ts'
import { type Settings, useChangeSettings } from './use-settings.ts'

const kinds = ['enquiries', 'calls', 'chats'] as const

export function KeptPart({ settings }: { settings: Settings }) {
  const isOwner = useMay('owner')
  const { mutate, isPending } = useChangeSettings(words.settings.saved)
  const said = words.settings.kept
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const days = (kind: string) => Number(given.get(kind))
    mutate({
      kept: { enquiries: days('enquiries'), calls: days('calls'), chats: days('chats') },
    })
  }
  return (
    <Part title={said.title} hint={said.hint}>
      <form className="grid gap-3" onSubmit={onSubmit}>
        {kinds.map((kind) => (
          <label key={kind} className="flex flex-wrap items-center gap-3">
            <span className="min-w-44">{said[kind]}</span>
            <input
              type="number"
              name={kind}
              required
              min={1}
              max={settings.kept_most[kind]}
              defaultValue={settings.kept[kind]}
              disabled={!isOwner}
              className="min-h-11 w-24 rounded-small border border-field bg-raised px-3 tabular-nums disabled:opacity-60"
            />
            <span className="text-small text-muted">{said.most(settings.kept_most[kind])}</span>
          </label>
        ))}
        {isOwner && (
          <QuietButton type="submit" aria-disabled={isPending} className="justify-self-start">
            {words.settings.save}
          </QuietButton>
        )}
      </form>
      <p className="text-small text-muted">{said.audit(settings.audit_days)}</p>
    </Part>
  )
}
