import drawn from '../../build/fonts/own-words.svg?url'

type OwnWordProps = {
  /** The tag of a language for its own name, with `-hello` behind it for how it greets. */
  id: string
  text: string
}

/** A word that the build has drawn in its own script: nothing is fetched or laid out for its letters. */
export const OwnWord = ({ id, text }: OwnWordProps) => (
  <svg role="img" lang={id.slice(0, 2)} aria-label={text} className="own-word">
    <use href={`${drawn}#${id}`} />
  </svg>
)
