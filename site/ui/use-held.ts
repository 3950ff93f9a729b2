import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Whether somebody looks closer, with a mouse or the keyboard: what moves by itself then waits. */
export function useHeld() {
  // Two, for whoever does both: the mouse that leaves does not take the focus with it.
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  return {
    held: hovered || focused,
    heldProps: {
      // A finger is not a look: it presses, and is gone.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}
