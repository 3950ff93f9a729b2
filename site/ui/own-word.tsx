import drawn from '../../build/fonts/own-words.svg?url'

/** A name as the build has drawn it. */
export type DrawnName = { box: string; path: string }

type OwnWordProps = {
  lang: string
  text: string
  /** The language's own name if none is given; with `-hello` behind its tag, how it greets. */
  id?: string
  /** Brought along by a page that shows it first of all. The others come in one file after the first paint. */
  drawing?: DrawnName | undefined
  /** On a page without our code nobody brings that file: the word asks for it by itself. */
  alone?: boolean
}

/**
 * A word that the build has drawn in its own script: nothing is laid out for its letters, and no font of the
 * device is searched for them. If its drawing never comes, it is written in what the device has.
 */
export function OwnWord({ lang, text, id = lang, drawing, alone }: OwnWordProps) {
  return (
    <span
      role="img"
      lang={lang}
      aria-label={text}
      className={id === lang ? `own-word own-${lang}` : 'own-word'}
    >
      <svg aria-hidden="true" viewBox={drawing?.box}>
        {drawing ? <path d={drawing.path} /> : <use href={`${alone ? drawn : ''}#own-${id}`} />}
      </svg>
    </span>
  )
}
