import type { Words } from '#content/words/words.ts'

export function PricingHero({ words }: { words: Words['pricing']['hero'] }) {
  return (
    <div className="measure grid items-end gap-x-16 gap-y-6 pt-10 md:pt-20 lg:grid-cols-[1.35fr_1fr]">
      <h1 className="max-w-[13ch] text-hero">{words.headline}</h1>
      <p className="max-w-[40ch] text-balance text-lead text-muted lg:pb-2">{words.lead}</p>
    </div>
  )
}
