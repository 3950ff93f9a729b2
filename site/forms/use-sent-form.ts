import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FormFault, formCheck } from '#contract/enquiry.ts'
import { focusField } from './focus-field.ts'
import { unseenLength } from './unseen-field.tsx'
import { useFormDraft } from './use-form-draft.ts'

type SentForm<Phase extends string, Field extends string> = {
  draftKey: string
  fields: readonly Field[]
  idle: Phase
  /** Checks and sends what was typed; a fault is shown at its field, a phase is where it ended. */
  send: (data: FormData, sending: () => string) => Promise<FormFault<Field> | Phase>
}

/** The engine of the forms: one request at a time, a draft through reloads, faults at their fields. */
export function useSentForm<Phase extends string, Field extends string>(
  rules: SentForm<Phase, Field>,
) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form, rules.draftKey, rules.fields)
  const [phase, setPhase] = useState<Phase | 'sending'>(rules.idle)
  const [fault, setFault] = useState<FormFault<Field> | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (phase === 'sending') return
    const data = new FormData(event.currentTarget)
    const pressed = document.activeElement as HTMLElement | null
    const outcome = await rules.send(data, () => {
      setPhase('sending')
      setFault(null)
      return formCheck(unseenLength(data), draft.shownForMs())
    })
    const ended = typeof outcome === 'string'
    // The field must carry its error before it gets the focus, or the error is not read out.
    flushSync(() => {
      setPhase(rules.idle)
      setFault(ended ? null : outcome)
    })
    if (!ended) return focusField(form.current, outcome.field)
    // A button that rests loses the focus: it must have it again before a dialog takes and returns it.
    if (document.activeElement === document.body) pressed?.focus({ preventScroll: true })
    setPhase(outcome)
  }

  function input(event: FormEvent<HTMLFormElement>) {
    draft.save()
    if (fault?.field === (event.target as HTMLInputElement).name) setFault(null)
  }

  return {
    form,
    phase,
    setPhase,
    errorOf: (field: Field) => (fault?.field === field ? fault.message : undefined),
    submit,
    input,
    forgetDraft: draft.forget,
  }
}
