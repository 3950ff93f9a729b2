let region: HTMLElement | null = null

/** One polite live region a page. It must be there before there is something to say. */
export function prepareAnnouncer(): void {
  if (region) return
  region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.className = 'sr-only'
  document.body.append(region)
}

export function announce(text: string): void {
  if (region) region.textContent = text
}
