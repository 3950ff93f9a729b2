import { useSyncExternalStore } from 'react'

const NAME = 'desk-single-keys'
const listeners = new Set<() => void>()

/** On, unless somebody who dictates, or presses keys by accident, has switched them off (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => localStorage.getItem(NAME) !== 'off'

export function setSingleKeys(on: boolean): void {
  localStorage.setItem(NAME, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn)
