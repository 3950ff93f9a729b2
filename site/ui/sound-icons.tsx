import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const SoundControl = ({ children }: { children: ReactNode }) => (
  <Icon width="22" height="22" viewBox="0 0 22 22">
    {children}
  </Icon>
)

const speaker = <path d="M3.5 8.5v5h3l4.5 3.5V5L6.5 8.5z" fill="currentColor" />

export const SoundIcon = () => (
  <SoundControl>
    {speaker}
    <path d="M14 8.5a3.5 3.5 0 0 1 0 5M16.5 6a7 7 0 0 1 0 10" />
  </SoundControl>
)

export const MutedIcon = () => (
  <SoundControl>
    {speaker}
    <path d="M14.5 8.75l4.5 4.5M19 8.75l-4.5 4.5" />
  </SoundControl>
)

export const CaptionsIcon = () => (
  <SoundControl>
    <rect x="2.5" y="4.5" width="17" height="13" rx="3" />
    <path d="M6 13.5h6M15 13.5h1M6 10.5h2M11 10.5h5" />
  </SoundControl>
)
