import { type RefObject, useEffect, useRef } from 'react'
import { readDraft, removeDraft, writeDraft } from './form-draft.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

function controlsOf(form: HTMLFormElement, fields: readonly string[]): TextControl[] {
  return fields.map((field) => form.elements.namedItem(field) as TextControl)
}

const valuesOf = (controls: readonly TextControl[]): Record<string, string> =>
  Object.fromEntries(controls.map(({ name, value }) => [name, value]))

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
    if (typedEarly) writeDraft(key, { since: since.current, values: valuesOf(controls) })
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
      const values = valuesOf(controlsOf(form.current, fields))
      writeDraft(key, { since: since.current, values })
    },
    forget: () => removeDraft(key),
    shownForMs: () => Date.now() - since.current,
  }
}
