import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Whether somebody looks closer, with a mouse or the keyboard: what moves by itself then waits. */
export function useHeld() {
  const [held, setHeld] = useState(false)
  return {
    held,
    heldProps: {
      // A finger is not a look: it presses, and is gone.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHeld(pointerType === 'mouse'),
      onPointerLeave: () => setHeld(false),
      onFocus: ({ target }: FocusEvent) => setHeld(target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
  }
}
