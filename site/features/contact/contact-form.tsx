import { type ComponentType, lazy, Suspense } from 'react'
import { contactForm } from '#content/contact.ts'
import { type EnquiryVariantName, enquiryTexts } from '#contract/enquiry-form.ts'
import { formPaths } from '#contract/form-pages.ts'
import { Button } from '#site/ui/button.tsx'
import { PostedForm } from '#site/ui/posted-form.tsx'
import { ContactConsent, ContactFields, contactGrid } from './contact-fields.tsx'
import { loadConfirmation } from './load-confirmation.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

type ContactFormProps = { variant: EnquiryVariantName; onClose?: () => void }

const ConfirmationDialog = lazy<ComponentType<{ onClose: () => void }>>(loadConfirmation)

export function ContactForm({ variant: variantName, onClose }: ContactFormProps) {
  const { form, variant, phase, errorOf, submit, input, closeConfirmation } = useEnquiryForm(
    variantName,
    onClose,
  )
  const sending = phase === 'sending'

  return (
    <>
      <PostedForm
        ref={form}
        page={formPaths.enquiry}
        onSubmit={submit}
        onInput={input}
        className={contactGrid}
      >
        <ContactFields variant={variant} stateOf={(field) => ({ error: errorOf(field) })} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 sm:col-span-2">
          <Button type="submit" disabled={sending} className="min-w-44">
            {sending ? enquiryTexts.sending : contactForm.send}
          </Button>
          {phase === 'unreachable' && (
            <p className="text-small">
              {contactForm.unsent}{' '}
              <button
                type="submit"
                className="min-h-6 font-strong text-link underline underline-offset-4"
              >
                {contactForm.retry}
              </button>
            </p>
          )}
        </div>
        <ContactConsent />
      </PostedForm>
      {phase === 'confirmed' && (
        <Suspense>
          <ConfirmationDialog onClose={closeConfirmation} />
        </Suspense>
      )}
    </>
  )
}
