import type { ReactNode } from 'react'

const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 22 22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

const speaker = <path d="M3.5 8.5v5h3l4.5 3.5V5L6.5 8.5z" fill="currentColor" />

export const SoundIcon = () => (
  <Icon>
    {speaker}
    <path d="M14 8.5a3.5 3.5 0 0 1 0 5M16.5 6a7 7 0 0 1 0 10" />
  </Icon>
)

export const MutedIcon = () => (
  <Icon>
    {speaker}
    <path d="M14.5 8.75l4.5 4.5M19 8.75l-4.5 4.5" />
  </Icon>
)

export const CaptionsIcon = () => (
  <Icon>
    <rect x="2.5" y="4.5" width="17" height="13" rx="3" />
    <path d="M6 13.5h6M15 13.5h1M6 10.5h2M11 10.5h5" />
  </Icon>
)
