const REACHABLE =
  'a[href], button:not(:disabled), textarea, input:not([hidden]), audio, [tabindex="0"]'

/** Tab goes round within the frame, as long as it covers the page. Returns how to stop. */
export function keepFocusInside(frame: HTMLElement): () => void {
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const reachable = [...frame.querySelectorAll<HTMLElement>(REACHABLE)].filter(
      (element) => element.offsetParent !== null,
    )
    const edge = event.shiftKey ? reachable.at(0) : reachable.at(-1)
    if (document.activeElement !== edge && frame.contains(document.activeElement)) return
    event.preventDefault()
    const next = event.shiftKey ? reachable.at(-1) : reachable.at(0)
    next?.focus()
  }
  addEventListener('keydown', turn)
  return () => removeEventListener('keydown', turn)
}
