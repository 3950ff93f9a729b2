import { paths } from '#content/facts/pages.ts'
import type { Words } from '#content/words/words.ts'
import type { EnquiryField, EnquiryVariant } from '#contract/enquiry.ts'
import type { FieldState } from '#site/forms/field-state.ts'
import { PersonNameField } from '#site/forms/person-name-field.tsx'
import { TenDigitField } from '#site/forms/ten-digit-field.tsx'
import { UnseenField } from '#site/forms/unseen-field.tsx'
import { TextField } from '#site/ui/field.tsx'
import { PageLink } from '#site/ui/page-link.tsx'
import { MessageField } from './message-field.tsx'

type ContactWords = Words['contactForm']

type ContactFieldsProps = {
  words: ContactWords
  variant: Pick<EnquiryVariant, 'tenDigitField'>
  stateOf: (field: EnquiryField) => FieldState
}

export const contactGrid = 'grid gap-x-5 gap-y-5 sm:grid-cols-2'

/** Fields are left to the browser, so that words typed before our code arrives stay. */
export function ContactFields({ words, variant, stateOf }: ContactFieldsProps) {
  const { labels } = words
  const phone = {
    name: 'phoneNumber',
    label: labels.phoneNumber,
    required: true,
    ...stateOf('phoneNumber'),
  } as const

  return (
    <>
      <PersonNameField label={labels.name} {...stateOf('name')} />
      <TextField
        name="companyName"
        label={labels.companyName}
        optional={words.optional}
        autoComplete="organization"
        {...stateOf('companyName')}
      />
      <TextField
        name="email"
        type="email"
        label={labels.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...stateOf('email')}
      />
      {variant.tenDigitField ? (
        <TenDigitField {...phone} />
      ) : (
        <TextField {...phone} type="tel" inputMode="tel" autoComplete="tel" />
      )}
      <div className="sm:col-span-2">
        <MessageField words={words} {...stateOf('query')} />
      </div>
      <UnseenField />
    </>
  )
}

export function ContactConsent({ words }: { words: ContactWords }) {
  return (
    <p className="text-fine text-muted sm:col-span-2">
      {words.consent}{' '}
      <PageLink to={paths.privacy} className="text-link underline underline-offset-2">
        {words.privacy}
      </PageLink>
    </p>
  )
}
