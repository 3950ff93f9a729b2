/** The names between braces: `'{count} agents'` has the slot `count`. */
export type SlotOf<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotOf<Rest>
  : never

/** Puts values that only the browser knows into a sentence. Facts are put in when the site is built. */
export function fill<Text extends string>(
  text: Text,
  values: Readonly<Record<SlotOf<Text>, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) =>
    String((values as Record<string, string | number>)[name] ?? slot),
  )
}
