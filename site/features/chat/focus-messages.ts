/**
 * For a control that goes away with its own click: focus moves to the messages, not to the page
 * behind, and not into the box, where a phone would raise its keyboard.
 */
export function focusMessages(control: Element): void {
  const messages = control.closest('.chat')?.querySelector<HTMLElement>('.chat-scroll')
  messages?.focus({ preventScroll: true })
}
