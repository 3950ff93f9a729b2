import type { FormFault } from '#contract/enquiry.ts'
import { fieldSlots } from '#contract/form-pages.ts'
import type { SlotTexts } from './page-template.ts'

/** Everything that a form shows when it is shown again: what was typed, and what is wrong with it. */
export function formTexts<Field extends string>(
  values: Readonly<Record<Field, string>>,
  faults: readonly FormFault<Field>[],
): SlotTexts {
  const texts: Record<string, string> = {}
  for (const field of Object.keys(values) as Field[]) {
    const slots = fieldSlots(field)
    const fault = faults.find((one) => one.field === field)
    // Of a text that begins with a line break, a text area would drop it.
    texts[slots.value] = values[field].replace(/^\r?\n/, '\n$&')
    texts[slots.error] = fault?.message ?? ''
    texts[slots.invalid] = String(fault !== undefined)
  }
  return texts
}
