import { whenIdle } from '#site/ui/use-page-idle.ts'

const idle = () => new Promise<void>((resume) => whenIdle(resume))

const nextFrame = () => new Promise((resume) => requestAnimationFrame(resume))

/** Without it the words would be laid out twice, and move: in the system's font, then in ours. */
async function loadScriptFonts(part: Element): Promise<void> {
  const words = Array.from(part.querySelectorAll('[lang]'), (word) => word.textContent).join('')
  const family = getComputedStyle(part).getPropertyValue('--font-indic')
  if (words) await document.fonts.load(`1em ${family}`, words).catch(() => [])
}

/** Lays out the parts below the first screen one a frame, so that no touch waits for all of them. */
export async function unfoldPage(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('main > *, footer')) {
    await idle()
    await loadScriptFonts(part)
    part.dataset.unfolded = ''
    await nextFrame()
  }
}
