import { Suspense } from 'react'
import { blogPage } from '#content/blog.ts'
import { exampleCalls } from '#content/example-calls/all.ts'
import { figureBasis, hero, heroFilm, heroPhoneFilm, homePage } from '#content/home.ts'
import { indianLanguages } from '#content/languages.ts'
import { ContactForm } from '#site/features/contact/contact-form.tsx'
import { DemoCallForm } from '#site/features/demo-call/demo-call-form.tsx'
import { StageCall } from '#site/features/stage-call/stage-call.tsx'
import { ChatAndEmail } from '#site/sections/chat-and-email.tsx'
import { Comparison } from '#site/sections/comparison.tsx'
import { ContactSection } from '#site/sections/contact-section.tsx'
import { FigureBasis } from '#site/sections/figure-basis.tsx'
import { FigureStrip } from '#site/sections/figure-strip.tsx'
import { Greetings } from '#site/sections/greetings.tsx'
import { Hero } from '#site/sections/hero.tsx'
import { IntegrationGrid } from '#site/sections/integration-grid.tsx'
import { StatCards } from '#site/sections/stat-cards.tsx'
import { SuccessStory } from '#site/sections/success-story.tsx'
import { SupportCards } from '#site/sections/support-cards.tsx'
import { TestCall } from '#site/sections/test-call.tsx'
import { VoiceAgents } from '#site/sections/voice-agents.tsx'
import { head } from '#site/shell/head.ts'
import { breadcrumbs, organization, product } from '#site/shell/structured-data.ts'

export const meta = () =>
  head({
    ...homePage,
    data: import.meta.env.SSR && [
      breadcrumbs({ name: 'Home', path: '/' }, { name: 'Blog', path: blogPage.path }),
      organization(),
      product(),
    ],
  })

const withoutForms = [
  <StatCards key="stats" />,
  <FigureBasis key="figures" {...figureBasis} />,
  <Comparison key="comparison" />,
  <VoiceAgents key="voice" />,
  <ChatAndEmail key="chat" />,
  <SuccessStory key="story" />,
  <SupportCards key="support" />,
  <IntegrationGrid key="integrations" />,
]

export default function HomeRoute() {
  return (
    <>
      <Hero
        words={hero}
        film={heroFilm}
        phoneFilm={heroPhoneFilm}
        call={<StageCall calls={exampleCalls} languages={indianLanguages} words={hero.stage} />}
      />
      <FigureStrip figures={hero.figures} figuresLink={hero.figuresLink} />
      <Greetings label={hero.greetingsLabel} greetings={exampleCalls} />
      {withoutForms.map((section) => (
        // Each comes alive in a task of its own, or when it is pressed: all in one would block a phone.
        // Not so the forms: a form that is sent before it is alive would leave the page.
        <Suspense key={section.key}>{section}</Suspense>
      ))}
      <TestCall form={<DemoCallForm />} />
      <ContactSection form={<ContactForm variant="home" />} />
    </>
  )
}
