import { plans } from '#content/facts/plans.ts'
import { ContactButton } from '#site/features/contact/contact-button.tsx'
import { CostCalculator } from '#site/features/cost-calculator/cost-calculator.tsx'
import { loadPricing } from '#site/loaders/pricing.server.ts'
import { ConnectBanner } from '#site/sections/connect-banner.tsx'
import { PlanCards } from '#site/sections/plan-cards.tsx'
import { PricingHero } from '#site/sections/pricing-hero.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import type { Route } from './+types/pricing'

export const loader = loadPricing
export const meta = pageMeta

export default function PricingRoute({ loaderData }: Route.ComponentProps) {
  const { words, calculator, contactForm, faq } = loaderData
  return (
    <>
      <PricingHero words={words.hero} />
      <PlanCards
        plans={plans}
        words={words.plans}
        contact={({ id, name }, describedBy) => (
          <ContactButton
            variant="pricing"
            words={contactForm}
            subject={{ name, topic: name }}
            tone={id === 'pro' ? 'primary' : 'outline'}
            aria-describedby={describedBy}
          >
            {words.plans.action}
          </ContactButton>
        )}
      />
      <CostCalculator
        words={calculator}
        contact={(label, subject) => (
          <ContactButton variant="pricing" words={contactForm} subject={subject}>
            {label}
          </ContactButton>
        )}
      />
      <ConnectBanner
        words={words.connect}
        faq={faq}
        contact={
          <ContactButton variant="pricing" words={contactForm}>
            {words.connect.action}
          </ContactButton>
        }
      />
    </>
  )
}
