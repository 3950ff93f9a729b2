import type { ReactNode } from 'react'
import { paths } from '#content/facts/pages.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { useShell } from './use-shell.ts'

type PageMessageProps = {
  heading: string
  text: string
  action: string
  /** Whether the visitor's words have arrived: the voice is drawn to its end. */
  heard?: boolean | undefined
  children?: ReactNode
}

export function NotFound() {
  return <PageMessage {...useShell().shell.notFound} />
}

export function PageMessage({ heading, text, action, heard, children }: PageMessageProps) {
  return (
    <div className="grid min-h-[60dvh] content-center gap-10 pt-16 md:gap-14 md:pt-20">
      <VoiceLine heard={heard} />
      <div className="measure grid justify-items-start gap-6">
        <h1 className="text-hero">{heading}</h1>
        <p className="max-w-[48ch] text-lead text-muted">{text}</p>
        {children}
        <ButtonLink to={paths.home} tone="solid">
          {action}
        </ButtonLink>
      </div>
    </div>
  )
}

const barCount = 120
const quietFrom = 58
const saffronBar = 51

/** A voice that speaks, fades and is gone, the last thing heard in saffron; or one that is heard to its end. */
function VoiceLine({ heard }: Pick<PageMessageProps, 'heard'>) {
  const bars = Array.from({ length: barCount }, (_, index) => {
    const syllable = Math.abs(
      Math.sin(index * 0.58) * (0.4 + 0.6 * Math.abs(Math.sin(index * 0.19))),
    )
    const height = syllable * 64 * (heard ? 1 : Math.max(0, 1 - (index / quietFrom) ** 4))
    return `M${index * 14 + 7} ${(80 - height).toFixed()}V${(81 + height).toFixed()}`
  })
  return (
    <svg
      viewBox="0 0 1680 160"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      aria-hidden="true"
      className="h-28 w-full md:h-40"
    >
      <path d={bars.slice(0, saffronBar).join('')} className="stroke-link" />
      <path d={bars[saffronBar]} className="stroke-saffron" />
      <path
        d={bars.slice(saffronBar + 1).join('')}
        className={heard ? 'stroke-link' : 'stroke-ink/20'}
      />
    </svg>
  )
}
