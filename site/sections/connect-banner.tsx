import type { ReactNode } from 'react'
import type { Words } from '#content/words/words.ts'
import { PageLink } from '#site/ui/page-link.tsx'
import { VoiceRibbons } from './voice-ribbons.tsx'

type ConnectBannerProps = {
  words: Words['pricing']['connect']
  contact: ReactNode
  faq: { label: string; to: string }
}

export function ConnectBanner({ words, contact, faq }: ConnectBannerProps) {
  return (
    <section
      aria-labelledby="connect"
      className="on-green no-print section-gap relative mx-2 overflow-hidden rounded-hero bg-green-950 text-on-green sm:mx-3.5"
    >
      <VoiceRibbons className="absolute inset-x-0 bottom-0 h-28 w-full md:h-40" />
      <div className="inner-measure relative grid gap-8 pt-16 pb-36 md:pt-24 md:pb-48 lg:grid-cols-[1.4fr_1fr] lg:gap-20">
        <h2 id="connect" className="text-hero">
          {words.heading}
        </h2>
        <div>
          <p className="mb-7 max-w-[42ch] text-lead text-on-green/90">{words.text}</p>
          {contact}
          <p className="mt-5">
            <PageLink
              to={faq.to}
              className="inline-flex min-h-8 items-center underline underline-offset-4"
            >
              {faq.label}
            </PageLink>
          </p>
        </div>
      </div>
    </section>
  )
}
