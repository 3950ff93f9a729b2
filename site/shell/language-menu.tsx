import { useLocation } from 'react-router'
import { notFoundPath, paths } from '#content/facts/pages.ts'
import { GlobeIcon } from '#site/ui/icons.tsx'
import { OwnWord } from '#site/ui/own-word.tsx'
import { chooseLanguage } from './choose-language.ts'
import { usePlainPage } from './plain-page.ts'
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
        className="ml-auto grid size-11 place-items-center rounded-full hover:bg-mint lg:ml-0"
      >
        <GlobeIcon />
      </button>
      <nav
        id={panelId}
        popover="auto"
        aria-label={shell.language}
        className="language-panel rounded-card border border-line bg-raised p-2.5 text-ink"
      >
        <LanguageList className="grid grid-cols-2" />
      </nav>
    </>
  )
}

/** A page without its language. Articles are in English alone, and a page that is missing is in none. */
export function samePage(pathname: string, prefix: string): string {
  // Pages are rendered under an address that ends in a slash.
  const path = pathname.slice(prefix.length).replace(/\/$/, '')
  if (path === notFoundPath) return paths.home
  return path.startsWith('/blog/') ? paths.blog : path
}

/** Each by its own name in its own script; English, which has no prefix, in the page's letters. They lead to the same page as another document. */
export function LanguageList({ className }: { className: string }) {
  const { language, languages } = useShell()
  const plain = usePlainPage()
  const page = samePage(useLocation().pathname, language.prefix)
  return (
    <ul className={className}>
      {languages.map(({ tag, prefix, ownName }) => (
        <li key={tag}>
          <a
            href={prefix + page}
            aria-current={tag === language.tag ? 'page' : undefined}
            onClick={chooseLanguage}
          >
            {prefix ? (
              <OwnWord lang={tag} text={ownName} alone={plain} />
            ) : (
              <span lang={tag}>{ownName}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
