import { Transcript } from '#site/features/stage-call/transcript.tsx'
import { loadExampleCalls } from '#site/loaders/example-calls.server.ts'
import { ExampleCallsStyles } from '#site/sections/example-calls-styles.tsx'
import { NextStep } from '#site/sections/next-step.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import { useShell } from '#site/shell/use-shell.ts'
import { OwnWord } from '#site/ui/own-word.tsx'
import type { Route } from './+types/example-calls'

export const loader = loadExampleCalls
export const meta = pageMeta

export default function ExampleCallsRoute({ loaderData }: Route.ComponentProps) {
  const { words, calls, stage } = loaderData
  const { shell, actions } = useShell()
  return (
    <>
      <ExampleCallsStyles />
      <div className="measure pt-10 md:pt-16">
        <h1 className="text-hero">{words.heading}</h1>
        <p className="mt-5 max-w-[50ch] text-lead text-muted">{words.lead}</p>
      </div>
      <div className="example-calls measure mt-10 grid gap-4 lg:grid-cols-2 lg:gap-6">
        {calls.map(({ call, ownName, name }) => (
          <div key={call.language} id={call.language} className="call-card border-line!">
            <h2>
              <OwnWord lang={call.language} text={ownName} />
              {name !== ownName && <span>{name}</span>}
            </h2>
            <Transcript call={call} words={stage} />
          </div>
        ))}
      </div>
      <NextStep words={shell.next} to={actions} />
    </>
  )
}
