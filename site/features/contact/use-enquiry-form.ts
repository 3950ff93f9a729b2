import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  checkEnquiry,
  type EnquiryField,
  type EnquiryVariant,
  type EnquiryVariantName,
  emptyEnquiry,
  enquiryTexts,
  enquiryVariants,
  type FormFault,
  formCheck,
} from '#contract/enquiry-form.ts'
import { focusField } from '#site/ui/focus-field.ts'
import { showToast } from '#site/ui/toast.ts'
import { unseenLength } from '#site/ui/unseen-field.tsx'
import { useFormDraft } from '#site/ui/use-form-draft.ts'
import { readEnquiry } from './read-enquiry.ts'
import { type EnquiryOutcome, sendEnquiry } from './send-enquiry.ts'

type EnquiryFormState = {
  phase: 'editing' | 'sending' | 'unreachable' | 'confirmed'
  fault: FormFault<EnquiryField> | null
}

const editing: EnquiryFormState = { phase: 'editing', fault: null }
const fields = Object.keys(emptyEnquiry)

/** The one engine of the enquiry forms; what differs between them is in the variant's rules. */
export function useEnquiryForm(variantName: EnquiryVariantName, onClose?: () => void) {
  const variant: EnquiryVariant = enquiryVariants[variantName]
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form, `enquiry-draft:${variantName}`, fields)
  const [state, setState] = useState(editing)

  function showFault(fault: FormFault<EnquiryField>) {
    // The field must carry its error before it gets the focus, or the error is not read out.
    flushSync(() => setState({ phase: 'editing', fault }))
    focusField(form.current, fault.field)
  }

  function conclude(outcome: EnquiryOutcome) {
    if (outcome.status === 'sent') {
      draft.forget()
      showToast('success', enquiryTexts.sent)
      setState({ phase: variant.onSuccess === 'confirm' ? 'confirmed' : 'editing', fault: null })
      if (variant.onSuccess === 'close') onClose?.()
      return
    }
    showToast('error', variant[outcome.status])
    if (outcome.status === 'refused' && outcome.fault) return showFault(outcome.fault)
    setState({ phase: outcome.status === 'unreachable' ? 'unreachable' : 'editing', fault: null })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.phase === 'sending') return
    const data = new FormData(event.currentTarget)
    const values = readEnquiry(data, variant)
    const fault = checkEnquiry(values, variant)
    if (fault) {
      showToast(variant.invalidToast, fault.message)
      return showFault(fault)
    }
    setState({ phase: 'sending', fault: null })
    conclude(await sendEnquiry(values, formCheck(unseenLength(data), draft.shownForMs())))
  }

  function input(event: FormEvent<HTMLFormElement>) {
    draft.save()
    const { name } = event.target as HTMLInputElement
    if (state.fault?.field === name) setState({ ...state, fault: null })
  }

  function closeConfirmation() {
    form.current?.reset()
    setState(editing)
  }

  return { form, variant, state, submit, input, closeConfirmation }
}
