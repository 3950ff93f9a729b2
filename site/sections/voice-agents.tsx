import type { ReactNode } from 'react'
import type { ShownCall } from '#content/example-calls/example-call.ts'
import { contactPath } from '#content/facts/pages.ts'
import type { Words } from '#content/words/words.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { ConsoleThread } from './console/console-thread.tsx'
import { BookingPanel, Facts, IntentPanel, TranscriptPanel } from './console/panels.tsx'
import { useCurrentStep } from './console/use-current-step.ts'

type VoiceAgentsProps = {
  words: Words['home']['voiceAgents']
  call: ShownCall
  heard: readonly string[]
  threads: Record<keyof Words['home']['voiceAgents']['console']['steps'], string>
}

/**
 * One call from hello to handover. On a wide screen the console stays while its five steps scroll by; each
 * panel wakes with its step. On phones, and without motion or script, they are five panels below each other.
 */
export function VoiceAgents({ words, call, heard, threads }: VoiceAgentsProps) {
  const { list, current } = useCurrentStep()
  const { steps, label, place } = words.console
  const panels: readonly (keyof typeof steps)[] = [
    'call',
    'intent',
    'booking',
    'record',
    'handover',
  ]
  const drawings: Record<keyof typeof steps, ReactNode> = {
    call: <TranscriptPanel call={call} heard={heard} />,
    intent: <IntentPanel words={steps.intent} />,
    booking: <BookingPanel words={steps.booking} />,
    record: <Facts lines={steps.record.lines} />,
    handover: <p className="text-small">{steps.handover.note}</p>,
  }
  const state = (at: number) => {
    if (current === null || at < current) return 'done'
    return at === current ? 'active' : 'asleep'
  }
  return (
    <section aria-labelledby="voice-agents" className="measure section-gap">
      <div className="grid gap-x-20 gap-y-5 lg:grid-cols-[1.15fr_1fr] lg:items-end">
        <h2 id="voice-agents" className="text-title">
          {words.heading}
        </h2>
        <p className="text-lead text-muted">{words.lead}</p>
      </div>
      <ol ref={list} className="console mt-10 lg:mt-14">
        {panels.map((name, at) => (
          <li key={name} data-state={state(at)} data-panel={name}>
            <span className="console-mark" />
            <div className="console-step">
              <h3>{steps[name].title}</h3>
              <p>{steps[name].text}</p>
            </div>
            <div className="console-panel">
              <p className="console-label">
                {steps[name].panel}
                {at === 0 && <span>{`${place}\u00a0· ${label}`}</span>}
              </p>
              {drawings[name]}
            </div>
            <ConsoleThread way={threads[name]} />
          </li>
        ))}
      </ol>
      <div className="mt-12 grid gap-x-20 gap-y-6 border-line border-t pt-6 md:grid-cols-[1fr_1fr_auto] md:items-start">
        {words.more.map(({ title, text }) => (
          <div key={title}>
            <h3 className="text-card">{title}</h3>
            <p className="mt-1 text-muted text-small">{text}</p>
          </div>
        ))}
        <ButtonLink to={contactPath} tone="solid" className="justify-self-start">
          {words.action}
        </ButtonLink>
      </div>
    </section>
  )
}
