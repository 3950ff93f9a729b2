import { useSyncExternalStore } from 'react'
import { brand } from '#content/facts/brand.ts'
import { fromStorage } from '#site/storage/from-storage.ts'

/** As the system has it, unless a visitor wants it otherwise. */
export type Theme = 'system' | 'light' | 'dark'

/** Where the choice is kept. */
export const themeKey = 'theme'

let kept: Theme | undefined
const listeners = new Set<() => void>()

function keptTheme(): Theme {
  kept ??= known(fromStorage((storage) => storage.getItem(themeKey)))
  return kept
}

const known = (stored: string | null): Theme =>
  stored === 'light' || stored === 'dark' ? stored : 'system'

export function keepTheme(theme: Theme): void {
  kept = theme
  fromStorage((storage) =>
    theme === 'system' ? storage.removeItem(themeKey) : storage.setItem(themeKey, theme),
  )
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** The browser's own bars take the colour of the page below them. */
export function colourBars(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = brand.themeColor[theme === 'system' ? own : theme]
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme =>
  useSyncExternalStore(subscribe, keptTheme, () => 'system' as const)
