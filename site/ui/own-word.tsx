import drawn from '../../build/fonts/own-words.svg?url'

type OwnWordProps = {
  lang: string
  text: string
  /** The language's own name if none is given; with `-hello` behind its tag, how it greets. */
  id?: string
}

/**
 * A word that the build has drawn in its own script: nothing is fetched or laid out for its letters. If the
 * drawing never comes, it is written in what the device has.
 */
export const OwnWord = ({ lang, text, id = lang }: OwnWordProps) => (
  <span role="img" lang={lang} aria-label={text} className={`own-word own-${id}`}>
    <svg aria-hidden="true">
      <use href={`${drawn}#${id}`} />
    </svg>
  </span>
)
