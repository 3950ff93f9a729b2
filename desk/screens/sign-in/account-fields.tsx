import { TextField } from '#site/ui/field.tsx'
import { Hint } from '../../ui/form-parts.tsx'
import { words } from '../../words/words.ts'

type ErrorOf = (field: string) => string | undefined

export function NameField({ errorOf }: { errorOf: ErrorOf }) {
  return (
    <>
      <TextField
        name="name"
        autoComplete="name"
        label={words.signingIn.name}
        error={errorOf('name')}
      />
      <Hint>{words.signingIn.nameHint}</Hint>
    </>
  )
}

export function NewPasswordField({ errorOf }: { errorOf: ErrorOf }) {
  return (
    <>
      <TextField
        name="password"
        type="password"
        autoComplete="new-password"
        label={words.signingIn.newPassword}
        error={errorOf('password')}
      />
      <Hint>{words.signingIn.passwordHint}</Hint>
    </>
  )
}
