import { type ComponentType, lazy, Suspense } from 'react'
import { pages } from '#content/facts/pages.ts'
import type { Words } from '#content/words/words.ts'
import { ENQUIRY_PATH, type EnquiryVariantName } from '#contract/enquiry-form.ts'
import { Button } from '#site/ui/button.tsx'
import { TextField } from '#site/ui/field.tsx'
import { PageLink } from '#site/ui/page-link.tsx'
import { PersonNameField } from '#site/ui/person-name-field.tsx'
import { PostedForm } from '#site/ui/posted-form.tsx'
import { TenDigitField } from '#site/ui/ten-digit-field.tsx'
import { UnseenField } from '#site/ui/unseen-field.tsx'
import type { ConfirmationDialogProps } from './confirmation-dialog.tsx'
import { loadConfirmation } from './load-confirmation.ts'
import { MessageField } from './message-field.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

type ContactFormProps = {
  variant: EnquiryVariantName
  words: Words['contactForm']
  onClose?: () => void
}

const ConfirmationDialog = lazy<ComponentType<ConfirmationDialogProps>>(loadConfirmation)

/** Fields are left to the browser, so that words typed before this code arrives stay. */
export function ContactForm({ variant: variantName, words, onClose }: ContactFormProps) {
  const { labels } = words
  const { form, variant, phase, errorOf, submit, input, closeConfirmation } = useEnquiryForm(
    variantName,
    words,
    onClose,
  )
  const sending = phase === 'sending'
  const phone = {
    name: 'phoneNumber',
    label: labels.phoneNumber,
    error: errorOf('phoneNumber'),
    required: true,
  } as const

  return (
    <>
      <PostedForm
        ref={form}
        action={ENQUIRY_PATH}
        onSubmit={submit}
        onInput={input}
        className="grid gap-x-5 gap-y-5 sm:grid-cols-2"
      >
        <PersonNameField label={labels.name} error={errorOf('name')} />
        <TextField
          name="companyName"
          label={labels.companyName}
          optional={words.optional}
          error={errorOf('companyName')}
          autoComplete="organization"
        />
        <TextField
          name="email"
          type="email"
          label={labels.email}
          error={errorOf('email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        {variant.tenDigitField ? (
          <TenDigitField {...phone} />
        ) : (
          <TextField {...phone} type="tel" inputMode="tel" autoComplete="tel" />
        )}
        <div className="sm:col-span-2">
          <MessageField words={words} error={errorOf('query')} />
        </div>
        <UnseenField />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 sm:col-span-2">
          <Button type="submit" disabled={sending} className="min-w-44">
            {sending ? words.sending : words.send}
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
        <p className="noscript:block hidden text-small sm:col-span-2">{words.withoutScript}</p>
        <p className="text-fine text-muted sm:col-span-2">
          {words.consent}{' '}
          <PageLink to={pages.privacy.path} className="text-link underline underline-offset-2">
            {words.privacy}
          </PageLink>
        </p>
      </PostedForm>
      {phase === 'confirmed' && (
        <Suspense>
          <ConfirmationDialog words={words} onClose={closeConfirmation} />
        </Suspense>
      )}
    </>
  )
}
