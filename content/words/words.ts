import type { SlotOf } from '../format/fill.ts'
import type { words as english } from './en/all.ts'
import type { enquiryFields } from './en/enquiry-fields.ts'

/** Any text that has these slots, in whatever order its grammar wants them. */
type WithSlots<Slots extends string, Slot = Slots> = [Slots] extends [never]
  ? string
  : Slot extends Slots
    ? `${string}{${Slot}}${WithSlots<Exclude<Slots, Slot>>}`
    : never

/** The shape of some English words: the same keys, as many entries, the same slots. */
export type Translation<English> = English extends string
  ? WithSlots<SlotOf<English>>
  : { readonly [Key in keyof English]: Translation<English[Key]> }

/** All words of the site in one language. A type: no module of the browser imports the words themselves. */
export type Words = Translation<typeof english>

export type EnquiryFieldWords = Translation<typeof enquiryFields>
