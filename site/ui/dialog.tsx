import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { CloseIcon } from './icons.tsx'
import { placeToasts } from './toast-host.ts'
import { useUiWords } from './ui-words.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** The browser's own dialog: it traps focus, closes on Esc and gives focus back by itself. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const words = useUiWords()
  // A drag that selects text in a field may end on the backdrop: only a press there closes.
  const pressedBackdrop = useRef(false)

  // Before the browser paints, and before React removes it: only what is closed gives its focus back.
  useLayoutEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    dialog.showModal()
    placeToasts()
    return () => {
      dialog.close()
      placeToasts()
    }
  }, [open])

  // On a phone a toast stands above it: neither the title nor the way out is ever covered.
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own; the click is the backdrop's
    <dialog
      ref={element}
      aria-labelledby={heading}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === element.current
      }}
      onClick={(event) => {
        if (event.target === element.current && pressedBackdrop.current) onClose()
      }}
      className="max-h-[92dvh] w-[min(100%-2rem,36rem)] overflow-y-auto rounded-card max-sm:mt-24 max-sm:max-h-[calc(100dvh-6.75rem)] border border-line bg-paper p-0 text-ink [box-shadow:var(--shadow-lifted)]"
    >
      {open && (
        <>
          {/* The name of what is asked for, and the way out, stay while the form scrolls. */}
          <div className="sticky top-0 z-1 flex items-start justify-between gap-6 bg-paper px-6 pt-6 pb-5 sm:px-9 sm:pt-9">
            <h2 id={heading} className="text-[1.75rem]">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label={words.close}
              className="-m-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-mint"
            >
              <CloseIcon />
            </button>
          </div>
          <div className="px-6 pb-6 sm:px-9 sm:pb-9">{children}</div>
        </>
      )}
    </dialog>
  )
}
