import { renameMyself } from '#contract/calls/desk-account.ts'
import { TextField } from '#site/ui/field.tsx'
import { useCallForm } from '../../asking/use-call-form.ts'
import { useMe } from '../../asking/use-me.ts'
import { notify } from '../../notices/notices.ts'
import { Page, Part } from '../../shell/page.tsx'
import { FormFailure } from '../../ui/form-parts.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { words } from '../../words/words.ts'
import { PasskeysPart } from './passkeys-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { SecondFactorPart } from './second-factor-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { SingleKeysPart } from './single-keys-part.tsx'

export function Component() {
  const me = useMe()
  return (
    <Page title={words.account.title} note={me.email}>
      <NamePart name={me.name} />
      <SecondFactorPart isOn={me.second_factor} />
      <PasskeysPart />
      <PasswordPart email={me.email} />
      <SessionsPart />
      <SingleKeysPart />
    </Page>
  )
}

function NamePart({ name }: { name: string }) {
  const form = useCallForm(renameMyself, { onDone: () => notify(words.account.saved) })
  return (
    <Part title={words.account.profile}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-3">
        <TextField
          name="name"
          autoComplete="name"
          label={words.signingIn.name}
          defaultValue={name}
          error={form.errorOf('name')}
        />
        <FormFailure>{form.failure}</FormFailure>
        <QuietButton type="submit" className="justify-self-start">
          {words.account.save}
        </QuietButton>
      </form>
    </Part>
  )
}
