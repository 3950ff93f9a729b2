import { Fragment, type ReactNode } from 'react'
import type { SlotOf } from '#content/format/fill.ts'

type FilledProps<Text extends string> = {
  text: Text
  slots: Readonly<Record<SlotOf<Text>, ReactNode>>
}

/** A sentence with elements in its slots, wherever the language puts them. */
export function Filled<Text extends string>({ text, slots }: FilledProps<Text>) {
  // Every other part is the name of a slot.
  const parts = text.split(/\{(\w+)\}/)
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not move
    <Fragment key={place}>{place % 2 === 0 ? part : slots[part as SlotOf<Text>]}</Fragment>
  ))
}
