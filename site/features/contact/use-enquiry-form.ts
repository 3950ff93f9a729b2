import type { Words } from '#content/words/words.ts'
import {
  checkEnquiry,
  type EnquiryField,
  type EnquiryVariant,
  type EnquiryVariantName,
  emptyEnquiry,
  enquiryVariants,
} from '#contract/enquiry-form.ts'
import { enquiryFaultText } from '#site/forms/enquiry-fault-text.ts'
import { showToast } from '#site/ui/toast.ts'
import { useSentForm } from '#site/ui/use-sent-form.ts'
import { loadConfirmation } from './load-confirmation.ts'
import { readEnquiry } from './read-enquiry.ts'
import { sendEnquiry } from './send-enquiry.ts'

type EnquiryPhase = 'editing' | 'unreachable' | 'confirmed'

const fields = Object.keys(emptyEnquiry) as EnquiryField[]

/** What differs between the enquiry forms is in the variant's rules. */
export function useEnquiryForm(
  variantName: EnquiryVariantName,
  words: Words['contactForm'],
  onClose?: () => void,
) {
  const variant: EnquiryVariant = enquiryVariants[variantName]
  const confirms = variant.onSuccess === 'confirm'
  const sent = useSentForm<EnquiryPhase, EnquiryField>({
    draftKey: `enquiry-draft:${variantName}`,
    fields,
    idle: 'editing',
    async send(data, sending) {
      const values = readEnquiry(data, variant)
      const fault = checkEnquiry(values, variant)
      if (fault) {
        const message = enquiryFaultText(words.faults, fault)
        showToast(variant.invalidToast, message)
        return { field: fault.field, message }
      }
      if (confirms) void loadConfirmation()
      const outcome = await sendEnquiry(values, sending())
      if (outcome.status === 'sent') {
        sent.forgetDraft()
        showToast('success', words.sent)
        if (variant.onSuccess === 'close') onClose?.()
        return confirms ? 'confirmed' : 'editing'
      }
      showToast('error', words.failures[variant.failures][outcome.status])
      if (outcome.status === 'refused' && outcome.fault) return outcome.fault
      return outcome.status === 'unreachable' ? 'unreachable' : 'editing'
    },
  })

  function closeConfirmation() {
    sent.form.current?.reset()
    sent.setPhase('editing')
  }

  return { ...sent, variant, closeConfirmation }
}
