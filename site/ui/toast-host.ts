let host: HTMLElement | undefined

/**
 * The box the toasts are drawn in. What lies outside an open modal dialog can be neither pressed
 * nor read out, so the box moves into the dialog and back.
 */
export function toastHost(): HTMLElement {
  host ??= document.createElement('div')
  if (!host.isConnected) placeToasts()
  return host
}

export function placeToasts(): void {
  if (!host) return
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (host.parentElement !== place) place.append(host)
}
