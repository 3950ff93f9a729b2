import { useSyncExternalStore } from 'react'
import type { LanguageCode } from '#content/facts/languages.ts'
import { fromStorage, LANGUAGE_KEY } from './from-storage.ts'

let kept: string | null | undefined
const listeners = new Set<() => void>()

/** The language that a visitor has chosen on this device, if any. */
function keptLanguage(): string | null {
  kept ??= codeIn(fromStorage((storage) => storage.getItem(LANGUAGE_KEY)))
  return kept
}

/** Whether it is one of ours is for whoever shows it: the list of them need not come with every page. */
const codeIn = (stored: string | null): string | null =>
  /^[a-z]{2}$/.exec(stored ?? '')?.[0] ?? null

export function keepLanguage(language: LanguageCode): void {
  kept = language
  fromStorage((storage) => storage.setItem(LANGUAGE_KEY, language))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useKeptLanguage = (): string | null =>
  useSyncExternalStore(subscribe, keptLanguage, () => null)
