import { about, aboutPage } from '#content/about.ts'
import { AboutAims } from '#site/sections/about-aims.tsx'
import { AboutFounders } from '#site/sections/about-founders.tsx'
import { AboutHero } from '#site/sections/about-hero.tsx'
import { head } from '#site/shell/head.ts'
import { breadcrumbs } from '#site/shell/structured-data.ts'

export const meta = () =>
  head({
    ...aboutPage,
    data: import.meta.env.SSR && [
      breadcrumbs({ name: 'Home', path: '/' }, { name: 'About', path: aboutPage.path }),
    ],
  })

export default function AboutRoute() {
  return (
    <>
      <AboutHero headline={about.headline} intro={about.intro} />
      <AboutFounders {...about.founders} />
      <AboutAims {...about.aims} />
    </>
  )
}
