import { type RefObject, useEffect, useRef } from 'react'
import { readDraft, removeDraft, writeDraft } from './form-draft.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

function controlsOf(form: HTMLFormElement, fields: readonly string[]): TextControl[] {
  return fields.map((field) => form.elements.namedItem(field) as TextControl)
}

/** Keeps what is typed through a reload of the tab, until `forget`. */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  fields: readonly string[],
) {
  const since = useRef(0)

  useEffect(() => {
    if (!form.current) return
    const controls = controlsOf(form.current, fields)
    const draft = readDraft(key)
    // Words that are already there were typed before this code ran: count from the page's start.
    const typedEarly = controls.some(({ value }) => value !== '')
    since.current = draft?.since ?? (typedEarly ? performance.timeOrigin : Date.now())
    for (const control of controls) {
      const kept = draft?.values[control.name]
      if (!kept || control.value !== '') continue
      control.value = kept
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, [form, key, fields])

  return {
    save() {
      if (!form.current) return
      const entries = controlsOf(form.current, fields).map(({ name, value }) => [name, value])
      writeDraft(key, { since: since.current, values: Object.fromEntries(entries) })
    },
    forget: () => removeDraft(key),
    shownForMs: () => Date.now() - since.current,
  }
}
