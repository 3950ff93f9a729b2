import { startRegistration } from '@simplewebauthn/browser'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  startPasskey,
} from '#contract/calls/desk-account.ts'
import { Button } from '#site/ui/button.tsx'
import { TextField } from '#site/ui/field.tsx'
import { askDesk, Refused } from '../../asking/ask-desk.ts'
import { notify } from '../../notices/notices.ts'
import { Part } from '../../shell/page.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFailure } from '../../ui/form-parts.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Failed, LoadingRows } from '../../ui/states.tsx'
import { day } from '../../ui/times.ts'
import { words } from '../../words/words.ts'
import { ProveDialog } from './prove-dialog.tsx'

const queryKey = ['account', 'passkeys']
type Options = Record<string, unknown>

export function PasskeysPart() {
  const [isProving, setProving] = useState(false)
  const [options, setOptions] = useState<Options | null>(null)
  const said = words.account.passkeys
  return (
    <Part title={said.title} hint={said.hint}>
      <PasskeyList />
      <QuietButton className="justify-self-start" onClick={() => setProving(true)}>
        {said.add}
      </QuietButton>
      <ProveDialog
        call={startPasskey}
        open={isProving}
        onClose={() => setProving(false)}
        onDone={(answer) => {
          setProving(false)
          setOptions(answer)
        }}
      />
      <Dialog open={options !== null} onClose={() => setOptions(null)} title={said.add}>
        {options && <NewPasskey options={options} onDone={() => setOptions(null)} />}
      </Dialog>
    </Part>
  )
}

/** The browser's own window must be opened by a press: hence a step of its own. */
function NewPasskey({ options, onDone }: { options: Options; onDone: () => void }) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const said = words.account.passkeys
  const adding = useMutation({
    mutationFn: async () => {
      const response = await startRegistration({ optionsJSON: options as never })
      await askDesk(addPasskey, { body: { name, response: { ...response } } })
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey })
      notify(said.added)
      onDone()
    },
  })
  const failure =
    adding.error instanceof Refused ? adding.error.message : adding.error && said.failed
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        adding.mutate()
      }}
    >
      <TextField
        name="name"
        label={said.name}
        placeholder={said.namePlaceholder}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" className="justify-self-start">
        {said.add}
      </Button>
    </form>
  )
}

function PasskeyList() {
  const client = useQueryClient()
  const list = useQuery({ queryKey, queryFn: () => askDesk(listPasskeys, {}) })
  const removing = useMutation({
    mutationFn: (passkey: string) => askDesk(removePasskey, { params: { passkey } }),
    onError: (error) => notify(error.message),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  })
  const said = words.account.passkeys
  if (list.isError) return <Failed error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <LoadingRows rows={1} />
  if (list.data.passkeys.length === 0) return <p className="text-muted">{said.none}</p>
  return (
    <ul className="grid">
      {list.data.passkeys.map(({ id, name, created_at }) => (
        <li key={id} className="flex items-center gap-3 border-b border-line py-2">
          <span className="min-w-0 grow truncate">{name || said.unnamed}</span>
          <span className="text-muted">{said.since(day(created_at))}</span>
          <QuietButton
            tone="danger"
            aria-label={said.remove(name || said.unnamed)}
            onClick={() => removing.mutate(id)}
          >
            {said.removeShort}
          </QuietButton>
        </li>
      ))}
    </ul>
  )
}
