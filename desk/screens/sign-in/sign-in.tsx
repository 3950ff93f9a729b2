import { startAuthentication } from '@simplewebauthn/browser'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import {
  askForPasskey,
  signIn,
  signInOptions,
  signInWithPasskey,
} from '#contract/calls/desk-sign-in.ts'
import { Button } from '#site/ui/button.tsx'
import { TextField } from '#site/ui/field.tsx'
import { askDesk, Refused } from '../../asking/ask-desk.ts'
import { useCallForm } from '../../asking/use-call-form.ts'
import { FormFailure, SubmitButton } from '../../ui/form-parts.tsx'
import { words } from '../../words/words.ts'
import { CodeForm } from './code-form.tsx'
import { forgetRefusals, placeAfter } from './lead-to-sign-in.ts'
import { SignedOutPage } from './signed-out-page.tsx'

export function Component() {
  const [step, setStep] = useState<'password' | 'code'>('password')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const enter = () => {
    forgetRefusals()
    void navigate(placeAfter(search), { replace: true })
  }
  if (step === 'code') return <CodeForm onDone={enter} onStartOver={() => setStep('password')} />
  return <PasswordStep onDone={enter} onCode={() => setStep('code')} />
}

function PasswordStep({ onDone, onCode }: { onDone: () => void; onCode: () => void }) {
  const options = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: () => askDesk(signInOptions, {}),
  })
  const form = useCallForm(signIn, {
    onDone: ({ status }) => (status === 'second-factor' ? onCode() : onDone()),
  })
  const { title, action, pending, forgot, needsSetUp, insecure } = words.signingIn.signIn
  if (options.data?.set_up) return <SignedOutPage title={title} intro={needsSetUp} />
  return (
    <SignedOutPage title={title} intro={window.isSecureContext ? undefined : insecure}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <TextField
          name="email"
          type="email"
          autoComplete="username webauthn"
          label={words.signingIn.email}
          error={form.errorOf('email')}
        />
        <TextField
          name="password"
          type="password"
          autoComplete="current-password"
          label={words.signingIn.password}
          error={form.errorOf('password')}
        />
        <FormFailure>{form.failure}</FormFailure>
        <SubmitButton isPending={form.isPending}>{form.isPending ? pending : action}</SubmitButton>
      </form>
      <PasskeyButton onDone={onDone} />
      <p className="mt-6">
        <Link to="/forgot" className="text-link underline">
          {forgot}
        </Link>
      </p>
    </SignedOutPage>
  )
}

function PasskeyButton({ onDone }: { onDone: () => void }) {
  const signingIn = useMutation({
    mutationFn: async () => {
      const optionsJSON = (await askDesk(askForPasskey, {})) as never
      const response = await startAuthentication({ optionsJSON })
      await askDesk(signInWithPasskey, { body: { response: { ...response } } })
    },
    onSuccess: onDone,
  })
  if (!window.PublicKeyCredential) return null
  // Whoever closes the browser's own window has said no: that is not a fault.
  const failure =
    signingIn.error instanceof Refused
      ? signingIn.error.message
      : signingIn.error && words.signingIn.signIn.passkeyFailed
  return (
    <div className="mt-3 grid gap-3">
      <Button tone="outline" className="justify-self-start" onClick={() => signingIn.mutate()}>
        {words.signingIn.signIn.passkey}
      </Button>
      <FormFailure>{failure}</FormFailure>
    </div>
  )
}
