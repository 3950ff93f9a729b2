import { founderPage } from '#content/founder-card.ts'
import { FounderCards } from '#site/features/founder-card/founder-cards.tsx'
import { head } from '#site/shell/head.ts'
import { breadcrumbs } from '#site/shell/structured-data.ts'

export const meta = () =>
  head({
    ...founderPage,
    data: import.meta.env.SSR && [
      breadcrumbs({ name: 'Home', path: '/' }, { name: 'Founder', path: founderPage.path }),
    ],
  })

export default function FounderRoute() {
  return <FounderCards />
}
