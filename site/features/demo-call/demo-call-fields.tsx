import type { Words } from '#content/words/words.ts'
import type { DemoCallValues } from '#contract/demo-call.ts'
import type { FieldState } from '#site/forms/field-state.ts'
import { PersonNameField } from '#site/forms/person-name-field.tsx'
import { TenDigitField } from '#site/forms/ten-digit-field.tsx'
import { UnseenField } from '#site/forms/unseen-field.tsx'

export const demoCallGrid = 'grid gap-5 @lg:grid-cols-2'

type DemoCallWords = Words['demoCallForm']

type DemoCallFieldsProps = {
  words: DemoCallWords
  stateOf: (field: keyof DemoCallValues) => FieldState
}

export function DemoCallFields({ words: { labels, hint }, stateOf }: DemoCallFieldsProps) {
  return (
    <>
      <PersonNameField label={labels.name} {...stateOf('name')} />
      <TenDigitField
        name="phoneNumber"
        label={labels.phoneNumber}
        hint={hint}
        required
        {...stateOf('phoneNumber')}
      />
      <UnseenField />
    </>
  )
}

export const DemoCallConsent = ({ words }: { words: DemoCallWords }) => (
  <p className="text-fine text-muted @lg:col-span-2">{words.consent}</p>
)
