type GreetingsProps = {
  label: string
  /** `home` is the home page in that language. */
  greetings: readonly { language: string; greeting: string; home: string }[]
}

/** The same greeting ten times, each in its own script, on the page's own ground. */
export function Greetings({ label, greetings }: GreetingsProps) {
  return (
    <ul
      aria-label={label}
      className="measure grid grid-cols-2 whitespace-nowrap gap-x-4 gap-y-2 sm:grid-cols-3 md:grid-cols-5 border-line border-y py-6 text-lead text-muted"
    >
      {greetings.map(({ language, greeting, home }) => (
        <li key={language} lang={language} className="own-name">
          <a href={home} className="hover:underline">
            {greeting}
          </a>
        </li>
      ))}
    </ul>
  )
}
