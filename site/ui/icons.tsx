import type { SVGProps } from 'react'
import { Icon } from './icon.tsx'

export const CloseIcon = () => (
  <Icon>
    <path d="M5 5l10 10M15 5L5 15" />
  </Icon>
)

export const MenuIcon = () => (
  <Icon>
    <path d="M3 6h14M3 10h14M3 14h9" />
  </Icon>
)

export const ChevronIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon width="14" height="14" {...props}>
    <path d="M4 7.5l6 6 6-6" />
  </Icon>
)

export const ArrowIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M4 10h12M11 5l5 5-5 5" />
  </Icon>
)

export const OutwardIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon width="14" height="14" {...props}>
    <path d="M5 15L15 5M7 5h8v8" />
  </Icon>
)

export const GlobeIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.500" />
    <path d="M2.500 10h15M10 2.500c-5 5-5 10 0 15 5-5 5-10 0-15" />
  </Icon>
)

export const PauseIcon = () => (
  <Icon strokeWidth="2.5">
    <path d="M7 5v10M13 5v10" />
  </Icon>
)

export const PlayIcon = () => (
  <Icon>
    <path d="M7 4.5v11l8.5-5.5z" fill="currentColor" />
  </Icon>
)

export const CheckIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M4 10.5l4 4 8-9" />
  </Icon>
)

export const PhoneIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M4 3.500h3l1.500 4-2 1.500a10 10 0 004.500 4.500l1.500-2 4 1.500v3a1.500 1.500 0 01-1.500 1.500C8.500 17 3 11.500 2.500 5A1.500 1.500 0 014 3.500z" />
  </Icon>
)

export const RupeeIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M5.500 4h9M5.500 7.500h9M5.500 4H8a3.500 3.500 0 010 7H5.500l6 6" />
  </Icon>
)
