import { useSyncExternalStore } from 'react'
import { indianLanguages, type LanguageCode } from '#content/facts/languages.ts'
import { fromStorage, LANGUAGE_KEY } from './from-storage.ts'

let kept: LanguageCode | null | undefined
const listeners = new Set<() => void>()

/** The language that a visitor has chosen on this device, if any. */
function keptLanguage(): LanguageCode | null {
  kept ??= known(fromStorage((storage) => storage.getItem(LANGUAGE_KEY)))
  return kept
}

const known = (stored: string | null): LanguageCode | null =>
  indianLanguages.find(({ code }) => code === stored)?.code ?? null

export function keepLanguage(language: LanguageCode): void {
  kept = language
  fromStorage((storage) => storage.setItem(LANGUAGE_KEY, language))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useKeptLanguage = (): LanguageCode | null =>
  useSyncExternalStore(subscribe, keptLanguage, () => null)
