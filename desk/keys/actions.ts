import { useEffect, useRef } from 'react'
import { createKeybindingsHandler, defaultKeybindingsHandlerIgnore } from 'tinykeys'
import { areSingleKeysOn } from './single-keys.ts'

/** Something that can be done by a key, and from the command palette. */
export type Action = {
  label: string
  /** As tinykeys writes them: 'g i', '$mod+k', '[Shift]+?'. */
  keys?: string
  act: () => void
  /** Those of the page one is on stand first, and are gone with it. */
  where: 'anywhere' | 'here'
}

const registered = new Set<{ current: readonly Action[] }>()

/** Offers actions while it is mounted. Of two with the same key, the later one is meant. */
export function useActions(actions: readonly Action[]): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    registered.add(latest)
    return () => void registered.delete(latest)
  }, [])
}

export function allActions(): Action[] {
  const all = [...registered].flatMap(({ current }) => current)
  return all.toSorted((a, b) => Number(a.where === 'anywhere') - Number(b.where === 'anywhere'))
}

/** With Ctrl or Cmd a key means the same everywhere; a bare letter in a field is a letter. */
const isBare = (keys: string): boolean => !keys.includes('$mod')

function isTyping(event: KeyboardEvent): boolean {
  const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null
  return inDialog || defaultKeybindingsHandlerIgnore(event)
}

type Handler = (event: KeyboardEvent) => void

/** A handler that is built anew only when other keys are offered: else 'g' would forget itself before 'i'. */
function keptHandler(ofKind: (keys: string) => boolean, ignore: (event: KeyboardEvent) => boolean) {
  let builtFor = ''
  let handler: Handler = () => {}
  return (event: KeyboardEvent) => {
    const keys = [...new Set(allActions().flatMap((action) => action.keys ?? []))].filter(ofKind)
    if (keys.join('|') !== builtFor) {
      builtFor = keys.join('|')
      const bindings = keys.map((one): [string, Handler] => [one, (pressed) => run(one, pressed)])
      handler = createKeybindingsHandler(Object.fromEntries(bindings), { ignore }) as Handler
    }
    handler(event)
  }
}

function run(keys: string, event: KeyboardEvent): void {
  const action = [...registered]
    .flatMap(({ current }) => current)
    .findLast((one) => one.keys === keys)
  if (!action) return
  event.preventDefault()
  action.act()
}

/** Listens for the keys of every action. Once, by the shell. */
export function useKeyboard(): void {
  useEffect(() => {
    const bare = keptHandler(isBare, isTyping)
    const modified = keptHandler(
      (keys) => !isBare(keys),
      () => false,
    )
    const onKeyDown = (event: KeyboardEvent) => {
      modified(event)
      if (areSingleKeysOn()) bare(event)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
