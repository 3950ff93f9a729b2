import { type ComponentType, lazy, Suspense } from 'react'
import { fill } from '#content/format/fill.ts'
import type { Words } from '#content/words/words.ts'
import type { EnquiryVariantName } from '#contract/enquiry.ts'
import { formPaths } from '#contract/form-pages.ts'
import { PostedForm } from '#site/forms/posted-form.tsx'
import { Button } from '#site/ui/button.tsx'
import type { ConfirmationDialogProps } from './confirmation-dialog.tsx'
import { ContactConsent, ContactFields, contactGrid } from './contact-fields.tsx'
import { loadConfirmation } from './load-confirmation.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

type ContactFormProps = {
  variant: EnquiryVariantName
  words: Words['contactForm']
  /** Goes with the visitor's words. */
  topic?: string | undefined
  /** What the title above says of it already. */
  titled?: string | undefined
  /** Of a dialog that closes with it. */
  onSent?: () => void
}

const ConfirmationDialog = lazy<ComponentType<ConfirmationDialogProps>>(loadConfirmation)

export function ContactForm(props: ContactFormProps) {
  const { variant: variantName, words, topic, titled, onSent } = props
  const { form, variant, phase, errorOf, submit, input, closeConfirmation } = useEnquiryForm(
    variantName,
    words,
    topic,
    onSent,
  )
  const sending = phase === 'sending'
  const label = sending ? words.sending : phase === 'sent' ? words.done : words.send

  return (
    <>
      <PostedForm
        ref={form}
        page={formPaths.enquiry}
        onSubmit={submit}
        onInput={input}
        className={contactGrid}
      >
        {topic && topic !== titled && (
          <p className="rounded-small bg-mint px-4 py-3 text-on-mint text-small sm:col-span-2">
            {fill(words.about, { topic })}
          </p>
        )}
        <ContactFields
          words={words}
          variant={variant}
          stateOf={(field) => ({ error: errorOf(field) })}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 sm:col-span-2">
          <Button type="submit" disabled={sending} className="min-w-44">
            {label}
          </Button>
          {phase === 'unreachable' && (
            <p className="text-small">
              {words.unsent}{' '}
              <button
                type="submit"
                className="min-h-6 font-strong text-link underline underline-offset-4"
              >
                {words.retry}
              </button>
            </p>
          )}
        </div>
        <ContactConsent words={words} />
      </PostedForm>
      {phase === 'confirmed' && (
        <Suspense>
          <ConfirmationDialog words={words} onClose={closeConfirmation} />
        </Suspense>
      )}
    </>
  )
}
