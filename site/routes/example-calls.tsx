import { Transcript } from '#site/features/stage-call/transcript.tsx'
import { loadExampleCalls } from '#site/loaders/example-calls.server.ts'
import { NextStep } from '#site/sections/next-step.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import { useShell } from '#site/shell/use-shell.ts'
import type { Route } from './+types/example-calls'

export const loader = loadExampleCalls
export const meta = pageMeta

export default function ExampleCallsRoute({ loaderData }: Route.ComponentProps) {
  const { words, calls, stage } = loaderData
  const { shell, actions } = useShell()
  return (
    <>
      <div className="measure pt-10 md:pt-16">
        <h1 className="text-hero">{words.heading}</h1>
        <p className="mt-5 max-w-[50ch] text-lead text-muted">{words.lead}</p>
      </div>
      <div className="measure mt-10 grid gap-4 lg:grid-cols-2">
        {calls.map((call) => (
          <div key={call.language} id={call.language} className="call-card border-line!">
            <Transcript call={call} words={stage} level="h2" />
          </div>
        ))}
      </div>
      <NextStep words={shell.next} to={actions} />
    </>
  )
}
