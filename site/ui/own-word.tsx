import drawn from '../../build/fonts/own-words.svg?url'

type OwnWordProps = {
  lang: string
  text: string
  /** Which of the language's words it is; without it, the language's own name. */
  kind?: '-greeting'
}

/** A word that the build has drawn in its own script: nothing is fetched or laid out for its letters. */
export const OwnWord = ({ lang, text, kind }: OwnWordProps) => (
  <svg role="img" lang={lang} aria-label={text} className="own-word">
    <use href={`${drawn}#${lang}${kind ?? ''}`} />
  </svg>
)
