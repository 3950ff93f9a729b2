import { Fragment } from 'react'
import { ContactButton } from '#site/features/contact/contact-button.tsx'
import { loadIndustry } from '#site/loaders/industry.server.ts'
import { Exhibit } from '#site/sections/exhibits/exhibit.tsx'
import { IndustryHero } from '#site/sections/industry-hero.tsx'
import { industryLayouts } from '#site/sections/industry-layouts.ts'
import { IndustrySum } from '#site/sections/industry-sum.tsx'
import { IndustryTasks } from '#site/sections/industry-tasks.tsx'
import { IndustryWorries } from '#site/sections/industry-worries.tsx'
import { OtherIndustries } from '#site/sections/other-industries.tsx'
import { TryForFree } from '#site/sections/try-for-free.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import { useShell } from '#site/shell/use-shell.ts'
import type { Route } from './+types/industry'

export const loader = loadIndustry
export const meta = pageMeta

export default function IndustryRoute({ loaderData }: Route.ComponentProps) {
  const { industry, words, others, contactForm, exhibit, film, phoneFilm } = loaderData
  const { actions } = useShell()
  const layout = industryLayouts[exhibit.drawing.kind]
  const sections = {
    tasks: (
      <IndustryTasks tasks={industry.tasks} picture={industry.picture} layout={layout.tasks} />
    ),
    worries: <IndustryWorries worries={industry.worries} layout={layout.worries} />,
    sum: <IndustrySum sum={industry.sum} words={words} />,
  }
  return (
    // A new page for React too: nothing of one industry's example or dialog stays on the next.
    <Fragment key={industry.slug}>
      <IndustryHero
        industry={industry}
        words={words}
        testCall={actions.call.to}
        exhibit={<Exhibit exhibit={exhibit} film={film} phoneFilm={phoneFilm} />}
      />
      {layout.order.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <OtherIndustries heading={words.othersHeading} industries={others} />
      <TryForFree
        words={words.tryForFree}
        contact={
          <ContactButton variant="industry" words={contactForm}>
            {words.tryForFree.action}
          </ContactButton>
        }
      />
    </Fragment>
  )
}
