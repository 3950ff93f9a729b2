import { Fragment, useLayoutEffect, useRef } from 'react'
import type { ShownCall } from '#content/example-calls/example-call.ts'
import { speakerName } from './speaker-name.ts'
import type { StageWords } from './stage-words.ts'
import type { Moment, TimedTurn, Timeline } from './timeline.ts'

type CallTurnsProps = {
  call: ShownCall
  timeline: Timeline
  moment: Moment
  words: StageWords
}

/** What was said, small, and what is being said, large; both with what they mean. */
export function CallTurns({ call, timeline, moment, words }: CallTurnsProps) {
  const room = useFitting(moment.turn)
  const live = timeline.turns[moment.turn]
  const meanings = (turn: number) => call.turns[turn]?.chunks.map(([, meaning]) => meaning) ?? []
  if (!live) return null
  const saying = live.words[moment.begun - 1]
  const reached = moment.begun === 0 ? -1 : (saying?.chunk ?? -1)
  return (
    <div ref={room} className="call-turns">
      {/* Another list for each turn: what was said takes a new place rather than being moved. */}
      <ul key={`said before ${moment.turn}`}>
        {timeline.turns.slice(0, moment.turn).map((turn, place) => (
          <li key={turn.text} data-speaker={turn.speaker}>
            <span className="sr-only">{speakerName(call, turn.speaker, words)}: </span>
            <span lang={call.language}>{turn.text}</span>
            <small>{meanings(place).join(' ')}</small>
          </li>
        ))}
      </ul>
      <div key={moment.turn} className="call-live" data-speaker={live.speaker}>
        <SpokenWords turn={live} moment={moment} language={call.language} />
        <p className="call-english">
          <b>{speakerName(call, live.speaker, words)}</b>{' '}
          {meanings(moment.turn).map((meaning, chunk) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a turn do not move
            <span key={chunk} data-said={chunk <= reached || undefined}>
              {meaning}{' '}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}

type SpokenWordsProps = { turn: TimedTurn; moment: Moment; language: string }

function SpokenWords({ turn, moment: { begun, speaking }, language }: SpokenWordsProps) {
  return (
    <p lang={language} className="call-spoken">
      {/* One sentence to whoever listens; single words to whoever looks. */}
      <span className="sr-only">{turn.text}</span>
      <span aria-hidden="true">
        {turn.words.map(({ at, text }, place) => (
          <Fragment key={at}>
            <span data-text={text} data-word={wordState(place, begun, speaking)}>
              {text}
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </p>
  )
}

function wordState(place: number, begun: number, speaking: boolean) {
  if (place >= begun) return 'coming'
  return speaking && place === begun - 1 ? 'saying' : 'said'
}

/**
 * The card has one height for all languages, made for our own letters. A device's own may run wider:
 * then the words are set smaller until they fit.
 */
function useFitting(turn: number) {
  const room = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is another text
  useLayoutEffect(() => {
    const box = room.current
    if (!box) return
    const shrink = () => {
      for (const size of ['', 'small', 'smaller']) {
        box.dataset.size = size
        if (box.scrollHeight <= box.clientHeight) return
      }
    }
    // Tells of the first size too, once it is laid out: asked here it would have to be laid out at once.
    const resized = new ResizeObserver(shrink)
    resized.observe(box)
    document.fonts.addEventListener('loadingdone', shrink)
    return () => {
      resized.disconnect()
      document.fonts.removeEventListener('loadingdone', shrink)
    }
  }, [turn])
  return room
}
