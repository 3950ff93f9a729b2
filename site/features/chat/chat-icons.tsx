import type { ReactNode } from 'react'
import { Icon } from '#site/ui/icon.tsx'

const ChatIcon = ({ children, size = 20 }: { children: ReactNode; size?: number }) => (
  <Icon width={size} height={size} strokeWidth="1.6">
    {children}
  </Icon>
)

export const SendIcon = () => (
  <ChatIcon>
    <path d="M10 16V4M4.5 9.5L10 4l5.5 5.5" />
  </ChatIcon>
)
export const StopIcon = () => (
  <ChatIcon>
    <rect x="5.5" y="5.5" width="9" height="9" rx="1.5" fill="currentColor" />
  </ChatIcon>
)
export const AttachIcon = () => (
  <ChatIcon>
    <path d="M15.5 9.2l-5.9 5.9a3.6 3.6 0 01-5.1-5.1l6.2-6.2a2.4 2.4 0 013.4 3.4l-6.1 6.1a1.2 1.2 0 01-1.7-1.7l5.6-5.6" />
  </ChatIcon>
)
export const MicIcon = () => (
  <ChatIcon>
    <rect x="7.5" y="2.5" width="5" height="9" rx="2.5" />
    <path d="M4.5 9.5a5.5 5.5 0 0011 0M10 15v2.5" />
  </ChatIcon>
)
export const ResetIcon = () => (
  <ChatIcon>
    <path d="M4 10a6 6 0 106-6 6.3 6.3 0 00-4.4 1.8L4 7.3M4 3.8v3.5h3.5" />
  </ChatIcon>
)
export const GrowIcon = () => (
  <ChatIcon>
    <path d="M12 3.5h4.5V8M8 16.5H3.5V12M16.5 3.5L11.5 8.5M3.5 16.5l5-5" />
  </ChatIcon>
)
export const ShrinkIcon = () => (
  <ChatIcon>
    <path d="M16 8.5h-4.5V4M4 11.5h4.5V16M11.5 8.5l5-5M8.5 11.5l-5 5" />
  </ChatIcon>
)
export const CopyIcon = () => (
  <ChatIcon size={16}>
    <rect x="7" y="7" width="9.5" height="9.5" rx="2" />
    <path d="M13 7V5.5a2 2 0 00-2-2H5.5a2 2 0 00-2 2V11a2 2 0 002 2H7" />
  </ChatIcon>
)
export const ThumbUpIcon = () => (
  <ChatIcon size={16}>
    <path d="M6.5 9l3-6a1.8 1.8 0 011.8 1.8V8h4a1.5 1.5 0 011.5 1.7l-.8 5.5a1.5 1.5 0 01-1.5 1.3h-8zM6.5 9v7.5H4A1 1 0 013 15.5V10a1 1 0 011-1z" />
  </ChatIcon>
)
export const ThumbDownIcon = () => (
  <ChatIcon size={16}>
    <path d="M13.5 11l-3 6a1.8 1.8 0 01-1.8-1.8V12h-4a1.5 1.5 0 01-1.5-1.7l.8-5.5a1.5 1.5 0 011.5-1.300h8zM13.5 11V3.5H16A1 1 0 0117 4.5V10a1 1 0 01-1 1z" />
  </ChatIcon>
)
export const FileIcon = () => (
  <ChatIcon size={18}>
    <path d="M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4" />
  </ChatIcon>
)
export const DownIcon = () => (
  <ChatIcon size={16}>
    <path d="M10 4v12M4.5 10.5L10 16l5.5-5.5" />
  </ChatIcon>
)
