import type { FormEvent } from 'react'
import { fill } from '#content/format/fill.ts'
import type { Words } from '#content/words/words.ts'
import {
  checkEnquiry,
  type EnquiryFault,
  type EnquiryField,
  type EnquiryVariant,
  type EnquiryVariantName,
  enquiryFieldNames,
  enquiryVariants,
} from '#contract/enquiry.ts'
import { enquiryFaultText } from '#contract/enquiry-fault-text.ts'
import { sendEnquiry } from '#site/forms/send-enquiry.ts'
import { useSentForm } from '#site/forms/use-sent-form.ts'
import { showToast } from '#site/ui/toast.ts'
import { loadConfirmation } from './load-confirmation.ts'
import { readEnquiry } from './read-enquiry.ts'

type EnquiryPhase = 'editing' | 'unreachable' | 'sent' | 'confirmed'

/** What differs between the enquiry forms is in the variant's rules. */
export function useEnquiryForm(
  variantName: EnquiryVariantName,
  words: Words['contactForm'],
  topic?: string,
  onSent?: () => void,
) {
  const variant: EnquiryVariant = enquiryVariants[variantName]
  const toasts = `enquiry:${variantName}`
  const confirms = variant.onSuccess === 'confirm'
  const sent = useSentForm<EnquiryPhase, EnquiryField>({
    draftKey: `enquiry-draft:${variantName}`,
    fields: enquiryFieldNames,
    idle: 'editing',
    async send(data, sending) {
      const typed = readEnquiry(data, variant)
      const carried = topic && typed.query.trim() !== ''
      const about = carried ? `${fill(words.about, { topic })}\n\n` : ''
      const values = { ...typed, query: `${about}${typed.query}` }
      const told = (fault: EnquiryFault) => ({
        field: fault.field,
        message: enquiryFaultText(words.faults, fault),
      })
      const fault = checkEnquiry(values, variant)
      if (fault) {
        showToast(variant.invalidToast, told(fault).message, toasts)
        return told(fault)
      }
      if (confirms) void loadConfirmation()
      const outcome = await sendEnquiry(values, sending())
      if (outcome.status === 'sent') {
        sent.forgetDraft()
        showToast('success', words.sent, toasts)
        if (variant.onSuccess === 'close') onSent?.()
        return confirms ? 'confirmed' : 'sent'
      }
      showToast('error', words.failures[variant.failures][outcome.status], toasts)
      if (outcome.status === 'refused' && outcome.fault) return told(outcome.fault)
      return outcome.status === 'unreachable' ? 'unreachable' : 'editing'
    },
  })

  /** The fields are empty again; the button still says what became of them. */
  function closeConfirmation() {
    sent.form.current?.reset()
    sent.setPhase('sent')
  }

  /** What was sent is not sent again until it is changed. */
  function submit(event: FormEvent<HTMLFormElement>) {
    if (sent.phase === 'sent') event.preventDefault()
    else void sent.submit(event)
  }

  function input(event: FormEvent<HTMLFormElement>) {
    if (sent.phase === 'sent') sent.setPhase('editing')
    sent.input(event)
  }

  return { ...sent, submit, input, variant, closeConfirmation }
}
