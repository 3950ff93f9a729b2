import { use, useEffect, useId, useRef, useState } from 'react'
import { fill } from '#content/format/fill.ts'
import type { Words } from '#content/words/words.ts'
import type { DemoCallProgress, DemoCallState } from '#contract/calls/demo-call-progress.ts'
import { LanguageContext } from '#site/ui/page-path.ts'
import { loadScriptFonts } from '#site/ui/script-fonts.ts'
import './call-progress.css'
import { followCall } from './follow-call.ts'

export type AskedCall = { id: string; phoneNumber: string; dialled: boolean }

type CallProgressProps = {
  words: Words['callProgress']
  call: AskedCall
  onClose: () => void
}

const dialling: DemoCallProgress = { state: 'dialling', at: null, words: null }
const queued: DemoCallProgress = { state: 'queued', at: null, words: null }

const steps = ['asked', 'ringing', 'talking', 'ended'] as const

/** How far the thread has come: the last step that is reached. */
const reached: Readonly<Record<DemoCallState, number>> = {
  ...{ person: 0, queued: 0, dialling: 0, unheard: 0 },
  ...{ missed: 1, ringing: 1, talking: 2, ended: 3 },
}

/** Lies over the form that asked for the call, so that nothing moves, and follows it to its end. */
export function CallProgress({ words, call, onClose }: CallProgressProps) {
  const { tag } = use(LanguageContext)
  const view = useRef<HTMLElement>(null)
  const statusId = useId()
  // Who places a call that waits, and when, is not known before the first look.
  const [progress, setProgress] = useState(call.dialled ? dialling : null)
  const state = progress?.state ?? 'queued'
  const said = progress?.words

  useEffect(() => {
    const leaving = new AbortController()
    const assumed = call.dialled ? dialling : queued
    followCall(call.id, { tell: setProgress, assumed, leaving: leaving.signal })
    return () => leaving.abort()
  }, [call])

  // The page's own letters are those that it shows by itself, and no visitor's words.
  useEffect(() => loadScriptFonts(said?.map(({ text }) => text).join('') ?? ''), [said])

  // The form below rests, and what rests cannot keep the focus.
  useEffect(() => view.current?.focus({ preventScroll: true }), [])

  return (
    <section
      ref={view}
      tabIndex={-1}
      data-state={state}
      aria-describedby={statusId}
      aria-label={fill(words.heading, { number: call.phoneNumber })}
      className="call-progress"
    >
      <p className="call-progress-number">
        {fill(words.heading, { number: spaced(call.phoneNumber) })}
      </p>
      {progress && state !== 'person' && (
        <ol aria-hidden="true">
          {steps.map((step, index) => (
            <li
              key={step}
              data-reached={index <= reached[state] || undefined}
              data-now={index === reached[state] || undefined}
            >
              {words.steps[step]}
            </li>
          ))}
        </ol>
      )}
      <div id={statusId} role="status">
        {progress && <strong>{words.states[state]}</strong>}
        {progress && !said && <p>{noteOn(progress, words.notes, tag)}</p>}
      </div>
      {said && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must be able to
        <section tabIndex={0} aria-label={words.said} className="call-said">
          {said.map(({ role, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays where it is
            <p key={index} data-speaker={role} lang={isHindi(text) ? 'hi' : undefined}>
              <b>{words.speakers[role]}</b> {text}
            </p>
          ))}
        </section>
      )}
      <button type="button" onClick={onClose}>
        {words.back}
      </button>
    </section>
  )
}

function noteOn(
  { state, at }: DemoCallProgress,
  notes: Words['callProgress']['notes'],
  tag: string,
): string {
  if (at === null || (state !== 'person' && state !== 'queued')) return notes[state]
  const time = new Date(at).toLocaleString(`${tag}-IN-u-nu-latn`, {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
  return fill(notes[`${state}Later`], { time })
}

/** The call speaks English and Hindi; its letters come with the language. */
const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text)

const spaced = (tenDigits: string) => `${tenDigits.slice(0, 5)} ${tenDigits.slice(5)}`
