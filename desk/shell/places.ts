import type { ComponentType } from 'react'
import {
  AccountIcon,
  AuditIcon,
  CallsIcon,
  ChatsIcon,
  HomeIcon,
  InboxIcon,
  NotKnownIcon,
  OverviewIcon,
  PrivacyIcon,
  SettingsIcon,
  TeamIcon,
} from '../ui/icons.tsx'
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
  { path: '/inbox', label: words.inbox.title, icon: InboxIcon, key: 'i', group: 'work' },
  { path: '/chats', label: words.chats.title, icon: ChatsIcon, key: 'c', group: 'work' },
  { path: '/calls', label: words.calls.title, icon: CallsIcon, key: 'l', group: 'work' },
  {
    path: '/not-known',
    label: words.notKnown.title,
    icon: NotKnownIcon,
    key: 'k',
    group: 'work',
  },
  { path: '/overview', label: words.overview.title, icon: OverviewIcon, key: 'v', group: 'work' },
  { path: '/privacy', label: words.people.title, icon: PrivacyIcon, key: 'p', group: 'elsewhere' },
  { path: '/audit', label: words.audit.title, icon: AuditIcon, key: 'u', group: 'elsewhere' },
  { path: '/welcome', label: words.shell.welcome, icon: HomeIcon, key: 'h', group: 'elsewhere' },
  { path: '/team', label: words.shell.team, icon: TeamIcon, key: 't', group: 'elsewhere' },
  {
    path: '/settings',
    label: words.settings.title,
    icon: SettingsIcon,
    key: 's',
    group: 'elsewhere',
  },
  { path: '/account', label: words.shell.account, icon: AccountIcon, key: 'a', group: 'elsewhere' },
]
