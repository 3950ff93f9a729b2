import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { forgotPassword, signInOptions } from '#contract/calls/desk-sign-in.ts'
import { TextField } from '#site/ui/field.tsx'
import { askDesk } from '../../asking/ask-desk.ts'
import { useCallForm } from '../../asking/use-call-form.ts'
import { FormFailure, SubmitButton } from '../../ui/form-parts.tsx'
import { Failed, LoadingRows } from '../../ui/states.tsx'
import { words } from '../../words/words.ts'
import { SignedOutPage } from './signed-out-page.tsx'

export function Component() {
  const options = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: () => askDesk(signInOptions, {}),
  })
  const { title, byMail, byOwner } = words.signingIn.forgot
  if (options.isError)
    return <Failed error={options.error} onRetry={() => void options.refetch()} />
  if (!options.data) return <LoadingRows rows={1} />
  if (!options.data.reset_by_mail) return <SignedOutPage title={title} intro={byOwner} back />
  return (
    <SignedOutPage title={title} intro={byMail} back>
      <MailForm />
    </SignedOutPage>
  )
}

function MailForm() {
  const [isSent, setSent] = useState(false)
  const form = useCallForm(forgotPassword, { onDone: () => setSent(true) })
  const { action, sent } = words.signingIn.forgot
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        label={words.signingIn.email}
        error={form.errorOf('email')}
      />
      <FormFailure>{form.failure}</FormFailure>
      <SubmitButton isPending={form.isPending}>{action}</SubmitButton>
      <p role="status">{isSent && sent}</p>
    </form>
  )
}
