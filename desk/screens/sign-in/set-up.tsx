import { useNavigate } from 'react-router'
import { setUpDesk } from '#contract/calls/desk-sign-in.ts'
import { TextField } from '#site/ui/field.tsx'
import { useCallForm } from '../../asking/use-call-form.ts'
import { FormFailure, SubmitButton } from '../../ui/form-parts.tsx'
import { LoadingRows } from '../../ui/states.tsx'
import { words } from '../../words/words.ts'
import { NameField, NewPasswordField } from './account-fields.tsx'
import { forgetRefusals } from './lead-to-sign-in.ts'
import { SignedOutPage, SpentLink } from './signed-out-page.tsx'
import { useLink } from './use-link.ts'

export function Component() {
  const link = useLink('set-up')
  if (link === undefined) return <LoadingRows rows={1} />
  return link ? <SetUpForm token={link.token} /> : <SpentLink />
}

function SetUpForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useCallForm(setUpDesk, {
    given: { body: { token } },
    onDone: () => {
      forgetRefusals()
      void navigate('/welcome', { replace: true })
    },
  })
  const { title, intro, action } = words.signingIn.setUp
  return (
    <SignedOutPage title={title} intro={intro}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <NameField errorOf={form.errorOf} />
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          label={words.signingIn.email}
          error={form.errorOf('email')}
        />
        <NewPasswordField errorOf={form.errorOf} />
        <FormFailure>{form.failure}</FormFailure>
        <SubmitButton isPending={form.isPending}>{action}</SubmitButton>
      </form>
    </SignedOutPage>
  )
}
