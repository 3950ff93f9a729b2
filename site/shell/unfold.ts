const idle = () =>
  new Promise<void>((resume) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resume())
    else setTimeout(resume, 50)
  })

const nextFrame = () => new Promise((resume) => requestAnimationFrame(resume))

/** Without it the browser would first search the system for a font of each script, and lay out twice. */
async function loadScriptFonts(part: Element): Promise<void> {
  const words = Array.from(part.querySelectorAll('[lang]'), (word) => word.textContent).join('')
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-indic')
  if (words) await document.fonts.load(`1em ${family}`, words).catch(() => [])
}

/** Lays out the parts below the first screen one a frame, so that no touch waits for all of them. */
export async function unfoldPage(): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>('main > *, footer')
  for (const part of parts) {
    await idle()
    await loadScriptFonts(part)
    part.dataset.unfolded = ''
    await nextFrame()
  }
}
