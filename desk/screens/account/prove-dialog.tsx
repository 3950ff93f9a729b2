import { useId } from 'react'
import type { $ZodObject } from 'zod/v4/core'
import type { Asked } from '#contract/ask.ts'
import type { Call } from '#contract/call.ts'
import { TextField } from '#site/ui/field.tsx'
import { useCallForm } from '../../asking/use-call-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFailure, SubmitButton } from '../../ui/form-parts.tsx'
import { words } from '../../words/words.ts'

type ProvedCall = Call & { body: { kind: 'json'; schema: $ZodObject } }

type ProveDialogProps<C extends ProvedCall> = {
  /** The call that takes the password and nothing else. */
  call: C
  open: boolean
  onClose: () => void
  onDone: (answer: Extract<Asked<C>, { status: 'answered' }>['value']) => void
}

/** Whoever finds a desk left open cannot change how its owner signs in. */
export function ProveDialog<C extends ProvedCall>(props: ProveDialogProps<C>) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={words.account.prove.title}>
      <ProveForm {...props} />
    </Dialog>
  )
}

function ProveForm<C extends ProvedCall>({ call, onDone }: ProveDialogProps<C>) {
  const id = useId()
  const form = useCallForm(call, { onDone })
  return (
    <form noValidate onSubmit={form.onSubmit} aria-describedby={id} className="grid gap-4">
      <p id={id} className="text-muted">
        {words.account.prove.hint}
      </p>
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={words.signingIn.password}
        error={form.errorOf('password') && words.problems['wrong-password']}
      />
      <FormFailure>{form.failure}</FormFailure>
      <SubmitButton isPending={form.isPending}>{words.account.prove.action}</SubmitButton>
    </form>
  )
}
