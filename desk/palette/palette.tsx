import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type Action, allActions } from '../keys/actions.ts'
import { KeyCap } from '../keys/key-cap.tsx'
import { words } from '../words/words.ts'

/** Every action by its words. The field keeps the focus; the list is told by what it points at. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!open) return
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-label={words.keys.palette}
      className="palette"
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      {open && <PaletteList onClose={onClose} />}
    </dialog>
  )
}

function PaletteList({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [actions] = useState(allActions)
  const found = actions.filter(({ label }) => matches(label, typed))

  const choose = (action: Action | undefined) => {
    if (!action) return
    onClose()
    action.act()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((before) => (before + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter') choose(found[at])
    else return
    event.preventDefault()
  }

  return (
    <div className="p-3">
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        aria-label={words.keys.search}
        placeholder={words.keys.search}
        autoComplete="off"
        className="mb-2 block min-h-11 w-full rounded-small border border-field bg-paper px-3 text-body"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={`${id}-list`} aria-label={words.keys.palette} className="grid">
        {found.map((action, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: it is pointed at, not focused
          <div
            key={`${action.label}${action.keys ?? ''}`}
            role="option"
            id={`${id}-${index}`}
            aria-selected={index === at}
            className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-small px-3 aria-selected:bg-sel aria-selected:shadow-[inset_3px_0_0_var(--link)]"
            onPointerMove={() => setAt(index)}
            onClick={() => choose(action)}
          >
            {action.label}
            {action.keys && <KeyCap keys={action.keys} />}
          </div>
        ))}
      </div>
      <p role="status" className="px-3 text-muted">
        {found.length === 0 && words.keys.nothingFound}
      </p>
    </div>
  )
}

function matches(label: string, typed: string): boolean {
  const text = label.toLocaleLowerCase()
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
