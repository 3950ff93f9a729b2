import { plans } from '#content/plans.ts'
import { connectBanner, planTexts, pricingPage } from '#content/pricing.ts'
import { ContactButton } from '#site/features/contact/contact-button.tsx'
import { CostCalculator } from '#site/features/cost-calculator/cost-calculator.tsx'
import { ConnectBanner } from '#site/sections/connect-banner.tsx'
import { PlanCards } from '#site/sections/plan-cards.tsx'
import { PricingHero } from '#site/sections/pricing-hero.tsx'
import { head } from '#site/shell/head.ts'
import { breadcrumbs } from '#site/shell/structured-data.ts'

export const meta = () =>
  head({
    ...pricingPage,
    data: import.meta.env.SSR && [
      breadcrumbs({ name: 'Home', path: '/' }, { name: pricingPage.title, path: pricingPage.path }),
    ],
  })

export default function PricingRoute() {
  return (
    <>
      <PricingHero />
      <PlanCards
        plans={plans}
        contact={({ id }, describedBy) => (
          <ContactButton
            variant="pricing"
            tone={id === 'pro' ? 'primary' : 'outline'}
            aria-describedby={describedBy}
          >
            {planTexts.action}
          </ContactButton>
        )}
      />
      <CostCalculator
        contact={<ContactButton variant="pricing">{planTexts.action}</ContactButton>}
      />
      <ConnectBanner
        contact={<ContactButton variant="pricing">{connectBanner.action}</ContactButton>}
      />
    </>
  )
}
