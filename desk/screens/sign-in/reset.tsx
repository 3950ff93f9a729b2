import { useNavigate } from 'react-router'
import { resetPassword } from '#contract/calls/desk-sign-in.ts'
import { useCallForm } from '../../asking/use-call-form.ts'
import { notify } from '../../notices/notices.ts'
import { FormFailure, SubmitButton } from '../../ui/form-parts.tsx'
import { LoadingRows } from '../../ui/states.tsx'
import { words } from '../../words/words.ts'
import { NewPasswordField } from './account-fields.tsx'
import { SignedOutPage, SpentLink } from './signed-out-page.tsx'
import { useLink } from './use-link.ts'

export function Component() {
  const link = useLink('reset')
  if (link === undefined) return <LoadingRows rows={1} />
  return link ? <ResetForm token={link.token} /> : <SpentLink />
}

function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const { title, intro, action, done } = words.signingIn.reset
  const form = useCallForm(resetPassword, {
    given: { body: { token } },
    onDone: () => {
      notify(done)
      void navigate('/sign-in', { replace: true })
    },
  })
  return (
    <SignedOutPage title={title} intro={intro} back>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <NewPasswordField errorOf={form.errorOf} />
        <FormFailure>{form.failure}</FormFailure>
        <SubmitButton isPending={form.isPending}>{action}</SubmitButton>
      </form>
    </SignedOutPage>
  )
}
