import type { ComponentType } from 'react'
import { AccountIcon, HomeIcon, TeamIcon } from '../ui/icons.tsx'
import { words } from '../words/words.ts'

export type Place = {
  path: string
  label: string
  icon: ComponentType
  /** After `g`. */
  key: string
  /** `work` stands first and in the bar of phones; the rest further down, and behind More. */
  group: 'work' | 'elsewhere'
}

/** Where the side block, the bar of phones, the keys and the palette lead. */
export const places: readonly Place[] = [
  { path: '/', label: words.shell.welcome, icon: HomeIcon, key: 'h', group: 'work' },
  { path: '/team', label: words.shell.team, icon: TeamIcon, key: 't', group: 'elsewhere' },
  { path: '/account', label: words.shell.account, icon: AccountIcon, key: 'a', group: 'elsewhere' },
]
