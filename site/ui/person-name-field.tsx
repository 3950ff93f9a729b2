import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

/** The visitor's own name, which a browser or a phone may know already. */
export function PersonNameField(props: Pick<ComponentProps<typeof TextField>, 'label' | 'error'>) {
  return <TextField name="name" autoComplete="name" autoCapitalize="words" required {...props} />
}
