import { useNavigate } from 'react-router'
import type { Role } from '#contract/call.ts'
import { acceptInvitation } from '#contract/calls/desk-sign-in.ts'
import { useCallForm } from '../../asking/use-call-form.ts'
import { FormFailure, SubmitButton } from '../../ui/form-parts.tsx'
import { LoadingRows } from '../../ui/states.tsx'
import { words } from '../../words/words.ts'
import { NameField, NewPasswordField } from './account-fields.tsx'
import { forgetRefusals } from './lead-to-sign-in.ts'
import { SignedOutPage, SpentLink } from './signed-out-page.tsx'
import { useLink } from './use-link.ts'

export function Component() {
  const link = useLink('invitation')
  if (link === undefined) return <LoadingRows rows={1} />
  if (!link?.email || !link.role) return <SpentLink />
  return <JoinForm token={link.token} email={link.email} role={link.role} />
}

function JoinForm({ token, email, role }: { token: string; email: string; role: Role }) {
  const navigate = useNavigate()
  const form = useCallForm(acceptInvitation, {
    given: { body: { token } },
    onDone: () => {
      forgetRefusals()
      void navigate('/welcome', { replace: true })
    },
  })
  const { title, intro, action } = words.signingIn.join
  return (
    <SignedOutPage title={title} intro={intro(email, words.team.roles[role])}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        {/* So that the browser keeps the password under the right name. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <NameField errorOf={form.errorOf} />
        <NewPasswordField errorOf={form.errorOf} />
        <FormFailure>{form.failure}</FormFailure>
        <SubmitButton isPending={form.isPending}>{action}</SubmitButton>
      </form>
    </SignedOutPage>
  )
}
