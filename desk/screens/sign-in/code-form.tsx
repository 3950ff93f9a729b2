import { useState } from 'react'
import { signInWithCode } from '#contract/calls/desk-sign-in.ts'
import { TextField } from '#site/ui/field.tsx'
import { useCallForm } from '../../asking/use-call-form.ts'
import { FormFailure, SubmitButton } from '../../ui/form-parts.tsx'
import { words } from '../../words/words.ts'
import { SignedOutPage } from './signed-out-page.tsx'

type CodeFormProps = { onDone: () => void; onStartOver: () => void }

/** The second step of signing in, for those who have a second factor. */
export function CodeForm({ onDone, onStartOver }: CodeFormProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const form = useCallForm(signInWithCode, { given: { body: { kind } }, onDone })
  const said = words.signingIn.code
  return (
    <SignedOutPage title={said.title}>
      <form key={kind} noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <TextField
          autoFocus
          name="code"
          autoComplete="one-time-code"
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          label={kind === 'app' ? said.fromApp : said.fromPaper}
          error={form.errorOf('code')}
        />
        <FormFailure>{form.failure}</FormFailure>
        <SubmitButton isPending={form.isPending}>{said.action}</SubmitButton>
      </form>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <TextButton onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {kind === 'app' ? said.useRecovery : said.useApp}
        </TextButton>
        <TextButton onClick={onStartOver}>{said.startOver}</TextButton>
      </p>
    </SignedOutPage>
  )
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="min-h-6 text-link underline" onClick={onClick}>
      {children}
    </button>
  )
}
