import { consent } from '#content/consent.ts'
import { demoCallForm } from '#content/contact.ts'
import type { DemoCallValues } from '#contract/demo-call-form.ts'
import type { FieldState } from '#site/ui/field-state.ts'
import { PersonNameField } from '#site/ui/person-name-field.tsx'
import { TenDigitField } from '#site/ui/ten-digit-field.tsx'
import { UnseenField } from '#site/ui/unseen-field.tsx'

export const demoCallGrid = 'grid gap-5 @lg:grid-cols-2'

const { labels } = demoCallForm

type DemoCallFieldsProps = { stateOf: (field: keyof DemoCallValues) => FieldState }

export function DemoCallFields({ stateOf }: DemoCallFieldsProps) {
  return (
    <>
      <PersonNameField label={labels.name} {...stateOf('name')} />
      <TenDigitField
        name="phoneNumber"
        label={labels.phoneNumber}
        required
        {...stateOf('phoneNumber')}
      />
      <UnseenField />
    </>
  )
}

export const DemoCallConsent = () => (
  <p className="text-fine text-muted @lg:col-span-2">{consent.demoCall}</p>
)
