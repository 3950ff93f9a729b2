import type { ReactNode } from 'react'
import { brand } from '#content/facts/brand.ts'
import { fill } from '#content/format/fill.ts'
import { Logo } from '#site/ui/logo.tsx'
import { PageLink } from '#site/ui/page-link.tsx'
import { useHydrated } from '#site/ui/use-hydrated.ts'
import { LanguageList } from './language-menu.tsx'
import { useShell } from './use-shell.ts'

const builtYear = import.meta.env.BUILD_YEAR

export function Footer() {
  const { footer } = useShell()
  // The build's year, until the visitor's own calendar is asked.
  const year = useHydrated() ? String(new Date().getFullYear()) : builtYear
  return (
    <footer className="on-green section-gap bg-green-950 text-on-green">
      <div className="measure grid grid-cols-[1.25fr_1fr_1fr] gap-x-3 gap-y-10 md:gap-x-8 pt-16 pb-10 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="max-md:col-span-3">
          <Logo />
          <p className="mt-5 max-w-[26ch] text-on-green-muted">{footer.tagline}</p>
        </div>
        <FooterColumn heading={brand.name}>
          {footer.links.map(({ label, to }) => (
            <li key={to}>
              <PageLink to={to} className="hover:underline">
                {label}
              </PageLink>
            </li>
          ))}
        </FooterColumn>
        <FooterColumn heading={footer.help}>
          {footer.helpEntries.map((entry) => (
            <li key={entry}>
              <span className="text-on-green-muted">{entry}</span>
            </li>
          ))}
        </FooterColumn>
        <FooterColumn heading={footer.follow}>
          {brand.social.map(({ name, url }) => (
            <li key={name}>
              {url ? (
                <a href={url} target="_blank" rel="noreferrer" className="hover:underline">
                  {name}
                  <span className="sr-only">{` ${footer.newTab}`}</span>
                </a>
              ) : (
                <span className="text-on-green-muted">{name}</span>
              )}
            </li>
          ))}
        </FooterColumn>
      </div>
      <div className="measure flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-t border-on-green/15 pt-6 pb-10 text-fine text-on-green-muted">
        <p>{fill(footer.copyright, { year })}</p>
        <LanguageList className="grid w-full grid-cols-4 justify-between md:flex" />
      </div>
    </footer>
  )
}

function FooterColumn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 text-fine font-normal tracking-normal text-green-300">{heading}</h2>
      <ul>{children}</ul>
    </div>
  )
}
