import { Suspense } from 'react'
import { ContactForm } from '#site/features/contact/contact-form.tsx'
import { DemoCallForm } from '#site/features/demo-call/demo-call-form.tsx'
import { PromiseFigures } from '#site/features/promise-figures/promise-figures.tsx'
import { StageCall } from '#site/features/stage-call/stage-call.tsx'
import { loadHome } from '#site/loaders/home.server.ts'
import { AnnotatedCall } from '#site/sections/annotated-call.tsx'
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
import { pageMeta } from '#site/shell/page-meta.ts'
import type { Route } from './+types/home'

export const loader = loadHome
export const meta = pageMeta

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const {
    words,
    film,
    phoneFilm,
    languages,
    calls,
    opening,
    greetings,
    storyCall,
    annotatedCall,
    annotatedNotes,
    heardInStory,
    consoleThreads,
    contactForm,
    faq,
    demoCallForm,
  } = loaderData
  const withoutForms = [
    <StatCards key="stats" words={words.stats} />,
    <FigureBasis key="figures" words={words.figureBasis} />,
    <Comparison key="comparison" words={words.comparison} />,
    <VoiceAgents
      key="voice"
      words={words.voiceAgents}
      call={storyCall}
      heard={heardInStory}
      threads={consoleThreads}
    />,
    <ChatAndEmail key="chat" words={words.chatAndEmail} />,
    <AnnotatedCall
      key="annotated"
      words={words.annotatedCall}
      call={annotatedCall}
      example={words.hero.stage.example}
      notes={annotatedNotes}
    />,
    <SuccessStory key="story" words={words.successStory} />,
    <SupportCards key="support" words={words.supportCards} />,
    <IntegrationGrid key="integrations" words={words.integrations} />,
  ]
  return (
    <>
      <Hero
        words={words.hero}
        film={film}
        phoneFilm={phoneFilm}
        call={(onTalking) => (
          <StageCall
            calls={calls}
            opening={opening}
            languages={languages}
            words={words.hero.stage}
            onTalking={onTalking}
          />
        )}
      />
      <FigureStrip words={words.hero} />
      <Greetings label={words.hero.greetingsLabel} greetings={greetings} />
      {withoutForms.map((section) => (
        // Each hydrates in a task of its own, or when it is pressed: all in one would block a phone.
        // Not so the forms: a form that is sent before it is hydrated would leave the page.
        <Suspense key={section.key}>{section}</Suspense>
      ))}
      <TestCall words={words.testCall} form={<DemoCallForm words={demoCallForm} />} />
      <ContactSection
        words={words.contact}
        form={<ContactForm variant="home" words={contactForm} />}
        figures={<PromiseFigures words={words.contact.figures} />}
        faq={faq}
      />
    </>
  )
}
