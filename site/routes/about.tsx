import { loadAbout } from '#site/loaders/about.server.ts'
import { AboutAims } from '#site/sections/about-aims.tsx'
import { AboutFounders } from '#site/sections/about-founders.tsx'
import { AboutHero } from '#site/sections/about-hero.tsx'
import { NextStep } from '#site/sections/next-step.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import { useShell } from '#site/shell/use-shell.ts'
import type { Route } from './+types/about'

export const loader = loadAbout
export const meta = pageMeta

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  const { words, film, phoneFilm, letters, founderCard } = loaderData
  const { shell, actions } = useShell()
  return (
    <>
      <AboutHero
        headline={words.headline}
        intro={words.intro}
        film={film}
        phoneFilm={phoneFilm}
        letters={letters}
        testCall={{ label: shell.next.call, to: actions.call.to }}
      />
      <AboutFounders words={words.founders} card={founderCard} />
      <AboutAims words={words.aims} />
      <NextStep words={shell.next} to={actions} />
    </>
  )
}
