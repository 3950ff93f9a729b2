import type { ReactNode } from 'react'
import type { FilmFacts } from '#content/media/film.ts'
import type { Exhibit as ExhibitData } from '#site/loaders/exhibit.server.ts'
import { BackdropFilm } from '#site/ui/backdrop-film.tsx'
import { OwnWord } from '#site/ui/own-word.tsx'
import { PauseButton } from '#site/ui/pause-button.tsx'
import { useRotation } from '#site/ui/use-rotation.ts'
import { CallLines } from './call-lines.tsx'
import { CallingHours } from './calling-hours.tsx'
import { ExhibitStyles } from './exhibit-styles.tsx'
import { Itinerary } from './itinerary.tsx'
import { OrderLedger } from './order-ledger.tsx'
import { TokenBoard } from './token-board.tsx'

const EVERY_MS = 6000

type ExhibitProps = { exhibit: ExhibitData; film: FilmFacts; phoneFilm: FilmFacts }

/**
 * A piece of the trade that a call writes into, on the ribbons of the voice. It takes its turns by itself,
 * and its one control holds the film too. Without script it stands as it opens: finished, and readable.
 */
export function Exhibit({ exhibit: { words, drawing }, film, phoneFilm }: ExhibitProps) {
  const { labels, first } = drawing.turns
  const { index, moved, running, select, containerProps } = useRotation<HTMLElement>(
    labels.length,
    EVERY_MS,
    first,
  )
  const call = drawing.calls[index] ?? drawing.calls[0]
  // A day of hours takes the same room at each turn.
  const others = drawing.kind === 'callingHours' ? [] : labels.map((_, turn) => turn)
  return (
    <section
      aria-labelledby="exhibit"
      className="exhibit film-entrance on-green"
      data-moved={moved || undefined}
      {...containerProps}
    >
      <ExhibitStyles />
      <BackdropFilm film={film} phoneFilm={phoneFilm} running={running} />
      <div className="exhibit-bar">
        <h2 id="exhibit">{drawing.title}</h2>
        <span className="exhibit-tag">{words.label}</span>
        <fieldset className="exhibit-turns">
          <legend className="sr-only">{words.choose}</legend>
          {labels.map((label, turn) => (
            <button
              key={label.text}
              type="button"
              aria-pressed={turn === index}
              onClick={() => select(turn)}
            >
              <TurnLabel {...label} />
            </button>
          ))}
        </fieldset>
        <PauseButton />
      </div>
      <div className="exhibit-body">
        <Drawing drawing={drawing} turn={index} />
        <span className="exhibit-thread" aria-hidden="true" />
        {others
          .filter((turn) => turn !== index)
          .map((turn) => (
            <Unseen key={turn}>
              <Drawing drawing={drawing} turn={turn} />
            </Unseen>
          ))}
      </div>
      <div className="exhibit-said">
        {call && <CallLines call={call} speakers={words.speakers} />}
        {drawing.calls
          .filter((other) => other !== call)
          .map((other) => (
            <Unseen key={other.language}>
              <CallLines call={other} speakers={words.speakers} />
            </Unseen>
          ))}
      </div>
    </section>
  )
}

/** What is shown at another turn keeps its room: the page below stands still, whichever is the tallest. */
const Unseen = ({ children }: { children: ReactNode }) => (
  <div className="exhibit-unseen" aria-hidden="true">
    {children}
  </div>
)

const TurnLabel = ({ lang, text }: { lang?: string; text: string }) =>
  lang && lang !== 'en' ? <OwnWord lang={lang} text={text} /> : text

function Drawing({ drawing, turn }: { drawing: ExhibitData['drawing']; turn: number }) {
  switch (drawing.kind) {
    case 'tokenBoard':
      return <TokenBoard drawing={drawing} turn={turn} />
    case 'orderLedger':
      return <OrderLedger drawing={drawing} turn={turn} />
    case 'itinerary':
      return <Itinerary drawing={drawing} turn={turn} />
    case 'callingHours':
      return <CallingHours drawing={drawing} turn={turn} />
  }
}
