type LanguageStripProps = {
  label: string
  languages: readonly { code: string; name: string; ownName: string }[]
}

export function LanguageStrip({ label, languages }: LanguageStripProps) {
  return (
    <ul
      aria-label={label}
      className="measure grid grid-cols-[1fr_1fr_1.3fr_1fr_1fr] gap-y-3 border-line border-b py-8 text-center text-[1.0625rem] text-muted sm:text-[1.375rem] whitespace-nowrap lg:grid-cols-[repeat(7,1fr)_1.3fr_1fr_1fr] lg:text-[1.5rem]"
    >
      {languages.map(({ code, name, ownName }) => (
        <li key={code}>
          <span lang={code} aria-hidden="true" className="own-name block">
            {ownName}
          </span>
          <span className="sr-only">{name}</span>
        </li>
      ))}
    </ul>
  )
}
