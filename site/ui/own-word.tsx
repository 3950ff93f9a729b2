import drawn from '../../build/fonts/own-words.svg?url'
import { useHydrated } from './use-hydrated.ts'

/** A name as the build has drawn it. */
export type DrawnName = { box: string; path: string }

type OwnWordProps = {
  lang: string
  text: string
  /** The language's own name if none is given; with `-hello` behind its tag, how it greets. */
  id?: string
  /** Brought along by a page that shows it first of all. Others come in one file, once our code runs. */
  drawing?: DrawnName | undefined
  /** On a page that runs none of our code: the file is asked for with the page. */
  plain?: boolean
}

/**
 * A word that the build has drawn in its own script: nothing is laid out for its letters. Until its drawing is
 * asked for, and if that never comes, it is written in what the device has.
 */
export function OwnWord({ lang, text, id = lang, drawing, plain }: OwnWordProps) {
  const hydrated = useHydrated()
  return (
    <span role="img" lang={lang} aria-label={text} className={`own-word own-${id}`}>
      {(hydrated || drawing || plain) && (
        <svg aria-hidden="true" viewBox={drawing?.box}>
          {drawing ? <path d={drawing.path} /> : <use href={`${drawn}#${id}`} />}
        </svg>
      )}
    </span>
  )
}
