import type { ComponentProps, SyntheticEvent } from 'react'
import { reducePhone } from '#contract/reduce-phone.ts'
import { TextField } from '#site/ui/field.tsx'

type TenDigitFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'prefix' | 'onBlur' | 'onInput'
>

/** An Indian number: +91 is shown, and whatever is pasted or filled in becomes its ten digits. */
export function TenDigitField(props: TenDigitFieldProps) {
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      prefix="+91"
      {...props}
      onInput={reduceOnceComplete}
      onBlur={reduce}
    />
  )
}

// Not before the eleventh digit: somebody who types '+91 98765 432' is not done yet.
function reduceOnceComplete(event: SyntheticEvent<HTMLInputElement>) {
  if (event.currentTarget.value.replace(/\D/g, '').length > 10) reduce(event)
}

function reduce({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const reduced = reducePhone(input.value)
  if (reduced !== input.value) input.value = reduced
}
