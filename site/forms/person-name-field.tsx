import { TextField } from '#site/ui/field.tsx'
import type { FieldState } from './field-state.ts'

/** The visitor's own name, which a browser or a phone may know already. */
export function PersonNameField(props: { label: string } & FieldState) {
  return <TextField name="name" autoComplete="name" autoCapitalize="words" required {...props} />
}
