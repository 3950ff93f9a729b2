import { indianLanguages } from '#content/languages.ts'

export function LanguageStrip() {
  return (
    <ul
      aria-label="Indian languages spoken"
      className="measure flex flex-wrap justify-center gap-x-8 gap-y-3 border-b border-line py-8 text-[1.375rem] text-muted sm:gap-x-10 lg:justify-between lg:gap-x-4 lg:text-[1.5rem]"
    >
      {indianLanguages.map(({ code, name, ownName }) => (
        <li key={code}>
          <span lang={code} aria-hidden="true">
            {ownName}
          </span>
          <span className="sr-only">{name}</span>
        </li>
      ))}
    </ul>
  )
}
