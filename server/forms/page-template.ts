import { html } from 'hono/html'
import { slotPattern } from '#contract/form-pages.ts'

export type SlotTexts = Readonly<Record<string, string>>
export type PageTemplate = (texts: SlotTexts) => string

/**
 * A page that was rendered at build with slots in texts and attribute values. Each slot takes a text,
 * escaped for both, or stays empty. Nothing else of the page changes, so that the hashes of its
 * content security policy hold.
 */
export function pageTemplate(page: string): PageTemplate {
  // What split captures comes between the parts: the name of each slot.
  const pieces = page.split(slotPattern)
  const parts = pieces.filter((_, index) => index % 2 === 0)
  const names = pieces.filter((_, index) => index % 2 === 1)
  const strings = Object.assign(parts, { raw: parts })
  return (texts) => String(html(strings, ...names.map((name) => texts[name] ?? '')))
}
