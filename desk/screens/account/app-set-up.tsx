import { encode } from 'uqr'
import { confirmSecondFactor } from '#contract/calls/desk-account.ts'
import { TextField } from '#site/ui/field.tsx'
import { useCallForm } from '../../asking/use-call-form.ts'
import { FormFailure, SubmitButton } from '../../ui/form-parts.tsx'
import { words } from '../../words/words.ts'

/** What the authenticator app scans, and the code that shows that it did. */
export function AppSetUp({ uri, onDone }: { uri: string; onDone: () => void }) {
  const form = useCallForm(confirmSecondFactor, { onDone })
  const said = words.account.secondFactor
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <QrCode text={uri} label={said.qr} />
      <p>
        {said.byHand}
        <br />
        <code className="wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={said.thenCode}
        error={form.errorOf('code')}
      />
      <FormFailure>{form.failure}</FormFailure>
      <SubmitButton isPending={form.isPending}>{said.confirm}</SubmitButton>
    </form>
  )
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
