import { useEffect } from 'react'
import { fill } from '#content/format/fill.ts'
import { Icon } from '#site/ui/icon.tsx'
import { colourBars, keepTheme, type Theme, useTheme } from './theme.ts'
import { useShell } from './use-shell.ts'

const next = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<
  Theme,
  Theme
>

const drawings = {
  system: (
    <>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 3.5a6.5 6.5 0 010 13z" fill="currentColor" />
    </>
  ),
  light: (
    <>
      <circle cx="10" cy="10" r="3.25" />
      <path d="M10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.4 1.4M14.300 14.300l1.400 1.400M15.700 4.300l-1.400 1.400M5.700 14.300l-1.400 1.400" />
    </>
  ),
  dark: <path d="M16 12.200A6.500 6.500 0 017.800 4a6.500 6.500 0 108.200 8.200z" />,
} as const

/** System, light, dark, and round again. In the phone's menu it has its name beside it. */
export function ThemeButton({ named = false }: { named?: boolean }) {
  const { theme: words } = useShell().shell
  const theme = useTheme()
  useEffect(() => colourBars(theme), [theme])
  const label = fill(words.label, { theme: words.names[theme] })
  return (
    <button
      type="button"
      aria-label={named ? undefined : label}
      title={named ? undefined : label}
      className={`theme-button ${named ? 'gap-3 text-small' : 'w-11 justify-center'}`}
      onClick={() => keepTheme(next[theme])}
    >
      <Icon>{drawings[theme]}</Icon>
      {named && label}
    </button>
  )
}
