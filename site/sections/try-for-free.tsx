import type { ReactNode } from 'react'
import type { Words } from '#content/words/words.ts'
import { VoiceRibbons } from './voice-ribbons.tsx'

type TryForFreeProps = { words: Words['industry']['tryForFree']; contact: ReactNode }

export function TryForFree({ words, contact }: TryForFreeProps) {
  return (
    <section
      aria-labelledby="try"
      className="on-green section-gap relative mx-2 overflow-hidden rounded-hero bg-green-800 text-on-green sm:mx-3.5"
    >
      <VoiceRibbons className="fading-ribbons absolute inset-y-0 right-0 hidden h-full w-1/2 lg:block" />
      <div className="inner-measure relative py-16 md:py-24">
        <h2 id="try" className="max-w-[12ch] text-hero">
          {words.heading}
        </h2>
        <p className="mt-6 mb-8 max-w-[48ch] text-lead text-on-green/90">{words.text}</p>
        {contact}
      </div>
    </section>
  )
}
