import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { GlobeIcon } from '#site/ui/icons.tsx'
import { useShell } from './use-shell.ts'

const panelId = 'site-languages'

/** The languages of the site behind one button, which opens without script. */
export function LanguageMenu() {
  const { shell } = useShell()
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        aria-label={shell.language}
        className="language-button"
      >
        <GlobeIcon />
      </button>
      <nav id={panelId} popover="auto" aria-label={shell.language} className="language-panel">
        <LanguageList />
      </nav>
    </>
  )
}

/** What is being read and typed is found again in the other language, if the code for it comes. */
function keepPlace(press: MouseEvent<HTMLAnchorElement>): void {
  if (press.ctrlKey || press.metaKey || press.shiftKey) return
  const { href } = press.currentTarget
  press.preventDefault()
  import('./kept-place.ts').then(
    ({ leaveFor }) => leaveFor(href),
    () => window.location.assign(href),
  )
}

/** A page without its language. Articles are in English: for them stands the front page of the blog. */
export const samePage = (pathname: string, prefix: string): string =>
  // Pages are rendered under an address that ends in a slash.
  pathname
    .slice(prefix.length)
    .replace(/^\/blog\/.*/, '/blog')
    .replace(/\/$/, '')

/** Each by its own name in its own script. They lead to the same page as another document. */
export function LanguageList({ className }: { className?: string }) {
  const { language, languages } = useShell()
  const page = samePage(useLocation().pathname, language.prefix)
  return (
    <ul className={className}>
      {languages.map(({ tag, prefix, ownName }) => (
        <li key={tag} className="own-name">
          <a
            href={prefix + page}
            lang={tag}
            aria-current={tag === language.tag || undefined}
            onClick={keepPlace}
          >
            {ownName}
          </a>
        </li>
      ))}
    </ul>
  )
}
