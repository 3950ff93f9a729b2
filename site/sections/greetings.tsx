import { OwnWord } from '#site/ui/own-word.tsx'

type GreetingsProps = {
  label: string
  /** `word` is its drawing, `home` the home page in that language. */
  greetings: readonly { language: string; word: string; greeting: string; home: string }[]
}

/** The same greeting ten times, each in its own script, on the page's own ground. */
export function Greetings({ label, greetings }: GreetingsProps) {
  return (
    <div className="measure border-line border-y py-6">
      <p id="greetings" className="mb-3 text-muted text-small">
        {label}
      </p>
      <ul
        aria-labelledby="greetings"
        className="grid grid-cols-2 gap-x-6 gap-y-4 text-[1.75rem] sm:grid-cols-3 md:grid-cols-5"
      >
        {greetings.map(({ language, word, greeting, home }) => (
          <li key={language}>
            <a href={home}>
              <OwnWord id={word} lang={language} text={greeting} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
