import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deskDoor, forgotPassword } from '#contract/calls/desk-sign-in.ts'
import { TextField } from '#site/ui/field.tsx'
import { askDesk } from '../../asking/ask-desk.ts'
import { useCallForm } from '../../asking/use-call-form.ts'
import { FormFailure, SubmitButton } from '../../ui/form-parts.tsx'
import { Failed, LoadingRows } from '../../ui/states.tsx'
import { words } from '../../words/words.ts'
import { DoorPage } from './door-page.tsx'

export function Component() {
  const door = useQuery({ queryKey: ['door'], queryFn: () => askDesk(deskDoor, {}) })
  const { title, byMail, byOwner } = words.door.forgot
  if (door.isError) return <Failed error={door.error} onRetry={() => void door.refetch()} />
  if (!door.data) return <LoadingRows rows={1} />
  if (!door.data.reset_by_mail) return <DoorPage title={title} intro={byOwner} back />
  return (
    <DoorPage title={title} intro={byMail} back>
      <MailForm />
    </DoorPage>
  )
}

function MailForm() {
  const [isSent, setSent] = useState(false)
  const form = useCallForm(forgotPassword, { onDone: () => setSent(true) })
  const { action, sent } = words.door.forgot
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        label={words.door.email}
        error={form.errorOf('email')}
      />
      <FormFailure>{form.failure}</FormFailure>
      <SubmitButton isPending={form.isPending}>{action}</SubmitButton>
      <p role="status">{isSent && sent}</p>
    </form>
  )
}
