import { Icon } from '#site/ui/icon.tsx'

export const HomeIcon = () => (
  <Icon>
    <path d="M3.5 9.5L10 4l6.5 5.5V16h-13zM8 16v-4.5h4V16" />
  </Icon>
)

export const TeamIcon = () => (
  <Icon>
    <circle cx="7.5" cy="7" r="2.75" />
    <path d="M2.5 16c.4-3 2.3-4.5 5-4.5s4.6 1.5 5 4.5M12.5 4.6a2.75 2.75 0 010 4.8M14.2 11.9c1.9.5 3 1.9 3.3 4.1" />
  </Icon>
)

export const AccountIcon = () => (
  <Icon>
    <circle cx="10" cy="7" r="3" />
    <path d="M4 16.5c.5-3.2 2.7-5 6-5s5.5 1.8 6 5" />
  </Icon>
)

export const MoreIcon = () => (
  <Icon strokeWidth="2.5">
    <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" />
  </Icon>
)
