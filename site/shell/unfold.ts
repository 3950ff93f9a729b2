const whenIdle = () =>
  new Promise<void>((resume) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resume())
    else setTimeout(resume, 50)
  })

/** Lays out the parts below the first screen one at a time, so that no touch waits for all of them. */
export async function unfoldPage(): Promise<void> {
  const { dataset } = document.documentElement
  if ('unfolded' in dataset) return
  const parts = document.querySelectorAll<HTMLElement>('main > *, main > :only-child > *, footer')
  for (const part of parts) {
    await whenIdle()
    part.style.contentVisibility = 'visible'
  }
  dataset.unfolded = ''
}
