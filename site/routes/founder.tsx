import { pages } from '#content/pages.ts'
import { FounderCards } from '#site/features/founder-card/founder-cards.tsx'
import { head } from '#site/shell/head.ts'
import { breadcrumbs } from '#site/shell/structured-data.ts'

export const meta = () =>
  head({
    ...pages.founder,
    data: [breadcrumbs({ name: 'Home', path: '/' }, { name: 'Founder', path: pages.founder.path })],
  })

export default function FounderRoute() {
  return <FounderCards />
}
