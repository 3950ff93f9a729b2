import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { roles } from '#contract/call.ts'
import { invite } from '#contract/calls/desk-team.ts'
import { TextField } from '#site/ui/field.tsx'
import { useCallForm } from '../../asking/use-call-form.ts'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFailure, SubmitButton } from '../../ui/form-parts.tsx'
import { words } from '../../words/words.ts'
import { FreshLink } from './fresh-link.tsx'

type InviteDialogProps = { open: boolean; onClose: () => void }

export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const [token, setToken] = useState<string | null>(null)
  const close = () => {
    setToken(null)
    onClose()
  }
  const title = token ? words.team.freshLink.title : words.team.invite.title
  return (
    <Dialog open={open} onClose={close} title={title}>
      {token ? (
        <FreshLink path="/desk/join" token={token} onDone={close} />
      ) : (
        <InviteForm onMade={setToken} />
      )}
    </Dialog>
  )
}

function InviteForm({ onMade }: { onMade: (token: string) => void }) {
  const client = useQueryClient()
  const said = words.team
  const form = useCallForm(invite, {
    onDone: ({ token }) => {
      void client.invalidateQueries({ queryKey: ['team'] })
      onMade(token)
    },
  })
  const choices = roles.map((value) => ({
    value,
    text: `${said.roles[value]}: ${said.roleHints[value]}`,
  }))
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <TextField
        name="email"
        type="email"
        autoComplete="off"
        label={said.invite.email}
        error={form.errorOf('email')}
      />
      <Choice name="role" label={said.role} defaultValue="agent" options={choices} />
      <FormFailure>{form.failure}</FormFailure>
      <SubmitButton isPending={form.isPending}>{said.invite.action}</SubmitButton>
    </form>
  )
}
