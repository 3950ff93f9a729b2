import { fieldSlots, slot } from '#contract/form-pages.ts'

/** What a form shows in and at a field beyond what is typed there. */
export type FieldState = {
  error?: string | undefined
  defaultValue?: string
  'aria-invalid'?: 'true' | undefined
}

/** The state of a field in a page that the service fills in. */
export function filledByService(field: string): FieldState {
  const { value, error, invalid } = fieldSlots(field)
  return {
    defaultValue: slot(value),
    error: slot(error),
    'aria-invalid': slot(invalid) as 'true',
  }
}
