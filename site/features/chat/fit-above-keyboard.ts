// A viewport this much lower than the page's has a keyboard over it, not a browser bar.
const KEYBOARD_SHARE = 0.8

/** Keeps the window within what an on-screen keyboard leaves free. Returns how to stop. */
export function fitAboveKeyboard(frame: HTMLElement): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => {}
  const settle = () => {
    const covered = viewport.height < window.innerHeight * KEYBOARD_SHARE && viewport.scale === 1
    frame.toggleAttribute('data-keyboard', covered)
    const below = window.innerHeight - viewport.height - viewport.offsetTop
    frame.style.setProperty('--chat-room', covered ? `${viewport.height}px` : '')
    frame.style.setProperty('--chat-below', covered ? `${Math.max(0, below)}px` : '')
  }
  viewport.addEventListener('resize', settle)
  viewport.addEventListener('scroll', settle)
  settle()
  return () => {
    viewport.removeEventListener('resize', settle)
    viewport.removeEventListener('scroll', settle)
  }
}
