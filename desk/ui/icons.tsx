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

export const InboxIcon = () => (
  <Icon>
    <path d="M3 11.5L5.5 4h9L17 11.5V16H3zM3 11.5h4l1 2h4l1-2h4" />
  </Icon>
)

export const ChatsIcon = () => (
  <Icon>
    <path d="M3.5 4.5h13v9h-7l-3.5 3v-3H3.5z" />
  </Icon>
)

export const CallsIcon = () => (
  <Icon>
    <path d="M5 3.5h3l1.5 4-2 1.5a9 9 0 003.5 3.5l1.5-2 4 1.5v3c0 .8-.7 1.5-1.5 1.5C9 16.5 3.5 11 3.5 5c0-.8.7-1.5 1.5-1.5z" />
  </Icon>
)

export const OverviewIcon = () => (
  <Icon>
    <path d="M3.5 16.5h13M5.5 16.5v-5M10 16.5v-12M14.5 16.5v-8" />
  </Icon>
)

export const PrivacyIcon = () => (
  <Icon>
    <path d="M10 3l6 2v5c0 3.5-2.5 6-6 7-3.5-1-6-3.5-6-7V5z" />
  </Icon>
)

export const AuditIcon = () => (
  <Icon>
    <path d="M5 3.5h10v13H5zM7.5 7.5h5M7.5 10.5h5M7.5 13.5h3" />
  </Icon>
)

export const NotKnownIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="6.5" />
    <path d="M8.2 8a1.9 1.9 0 113 1.6c-.8.5-1.2.9-1.2 1.8M10 13.6h.01" />
  </Icon>
)

export const SettingsIcon = () => (
  <Icon>
    <path d="M3 6h8m4 0h2M3 14h3m4 0h7" />
    <circle cx="13" cy="6" r="2" />
    <circle cx="8" cy="14" r="2" />
  </Icon>
)
