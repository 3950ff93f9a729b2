import { Icon } from '#site/ui/icon.tsx'

export const AgainIcon = () => (
  <Icon>
    <path d="M4.500 8.500A6 6 0 1 1 4 11.500M4 4.500v4h4" />
  </Icon>
)
