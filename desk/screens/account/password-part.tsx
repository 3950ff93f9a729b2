import { changePassword } from '#contract/calls/desk-account.ts'
import { TextField } from '#site/ui/field.tsx'
import { useCallForm } from '../../asking/use-call-form.ts'
import { notify } from '../../notices/notices.ts'
import { Part } from '../../shell/page.tsx'
import { FormFailure } from '../../ui/form-parts.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { words } from '../../words/words.ts'

export function PasswordPart({ email }: { email: string }) {
  const said = words.account
  const form = useCallForm(changePassword, {
    onDone: (_, element) => {
      element.reset()
      notify(said.passwordChanged)
    },
  })
  return (
    <Part title={said.passwordTitle} hint={words.signingIn.passwordHint}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-3">
        {/* So that the browser keeps the password under the right name. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <TextField
          name="password"
          type="password"
          autoComplete="current-password"
          label={said.currentPassword}
          error={form.errorOf('password')}
        />
        <TextField
          name="next"
          type="password"
          autoComplete="new-password"
          label={said.nextPassword}
          error={form.errorOf('next')}
        />
        <FormFailure>{form.failure}</FormFailure>
        <QuietButton type="submit" className="justify-self-start">
          {said.changePassword}
        </QuietButton>
      </form>
    </Part>
  )
}
