import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { demoCallForm } from '#content/contact.ts'
import { checkDemoCall, type DemoCallValues, demoCallTexts } from '#contract/demo-call-form.ts'
import { type FormFault, formCheck } from '#contract/enquiry-form.ts'
import { focusField } from '#site/ui/focus-field.ts'
import { reducePhone } from '#site/ui/reduce-phone.ts'
import { showToast } from '#site/ui/toast.ts'
import { unseenLength } from '#site/ui/unseen-field.tsx'
import { useFormDraft } from '#site/ui/use-form-draft.ts'
import { type DemoCallOutcome, requestDemoCall } from './request-demo-call.ts'
import { useVisitorIp } from './use-visitor-ip.ts'

type DemoCallField = keyof DemoCallValues
type DemoCallState = {
  phase: 'idle' | 'sending' | 'calling' | 'queued'
  fault: FormFault<DemoCallField> | null
}

const fields: readonly DemoCallField[] = ['name', 'phoneNumber']

export function useDemoCall() {
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form, 'demo-call-draft', fields)
  const ip = useVisitorIp()
  const [state, setState] = useState<DemoCallState>({ phase: 'idle', fault: null })

  function showFault(fault: FormFault<DemoCallField>) {
    flushSync(() => setState({ phase: 'idle', fault }))
    focusField(form.current, fault.field)
  }

  /** The fields clear whatever came of the request. */
  function conclude(outcome: DemoCallOutcome) {
    draft.forget()
    form.current?.reset()
    const called = outcome === 'calling' || outcome === 'queued'
    showToast(called ? 'success' : 'error', called ? demoCallTexts.sent : demoCallTexts[outcome])
    setState({ phase: called ? outcome : 'idle', fault: null })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.phase === 'sending') return
    const data = new FormData(event.currentTarget)
    const name = String(data.get('name') ?? '')
    const phoneNumber = reducePhone(String(data.get('phoneNumber') ?? ''))
    if (name === '') return showFault({ field: 'name', message: demoCallForm.missingName })
    const fault = checkDemoCall({ name, phoneNumber })
    if (fault) {
      showToast('warning', fault.message)
      return showFault(fault)
    }
    setState({ phase: 'sending', fault: null })
    const check = formCheck(unseenLength(data), draft.shownForMs())
    conclude(await requestDemoCall(phoneNumber, ip.current, check))
  }

  function input(event: FormEvent<HTMLFormElement>) {
    draft.save()
    const { name } = event.target as HTMLInputElement
    if (state.fault?.field === name) setState({ ...state, fault: null })
  }

  return { form, state, submit, input }
}
