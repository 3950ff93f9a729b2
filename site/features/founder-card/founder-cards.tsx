import { brand, founder } from '#content/facts/brand.ts'
import type { Words } from '#content/words/words.ts'
import { Button, buttonLook } from '#site/ui/button.tsx'
import { companyCard, companyCardOnPhones, personCard, personCardOnPhones } from './card-layout.ts'
import { CardSvg } from './card-svg.tsx'
import { downloadCards } from './download-cards.ts'
import { vcard } from './vcard.ts'

const contact = vcard({
  ...founder,
  organization: brand.name,
  website: brand.origin,
})
const contactAddress = `data:text/vcard;charset=utf-8,${encodeURIComponent(contact)}`

const contactFile = 'founder.vcf'

// Scaled down to a phone, the printed card's lines are too small to read or to press.
const onPhones = 'max-w-[44ch] sm:hidden'
const fromPhonesUp = 'max-sm:hidden'

type FounderCardsProps = { words: Omit<Words['founder'], 'head'>; tagline: string }

export function FounderCards({ words, tagline }: FounderCardsProps) {
  const company = companyCard(words.companyLabel, tagline)
  const person = personCard(words)
  return (
    <div className="measure pt-12 md:pt-20">
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <div>
          <h1 className="text-hero">{words.heading}</h1>
          <p className="mt-5 max-w-[46ch] text-lead text-muted">{words.lead}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button tone="solid" onClick={() => downloadCards([company, person])}>
            {words.download}
          </Button>
          <a href={contactAddress} download={contactFile} className={buttonLook('outline')}>
            {words.saveContact}
          </a>
        </div>
      </div>
      <div className="mt-12 grid gap-6 md:grid-cols-2 md:gap-8 lg:mt-16 lg:gap-10">
        <section aria-label={company.label}>
          <CardSvg card={company} className={fromPhonesUp} />
          <CardSvg card={companyCardOnPhones(words.companyLabel, tagline)} className={onPhones} />
        </section>
        <section aria-label={person.label} className="max-md:order-first md:mt-12 lg:mt-16">
          <CardSvg card={person} className={fromPhonesUp} />
          <CardSvg card={personCardOnPhones(words)} className={onPhones} />
        </section>
      </div>
    </div>
  )
}
