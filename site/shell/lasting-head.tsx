import { brand } from '#content/facts/brand.ts'
import { visitorIpOrigin } from '#site/calls/visitor-ip-url.ts'
import { mediaOrigin } from '#site/ui/media-url.ts'
import scripts from './scripts.css?inline'
import styles from './styles.css?inline'
import { themeKey } from './theme.ts'

// Rendered into pages alone: a browser has it from the page, and hydration passes over what stands in
// the head beside what it renders. A script goes behind the structured data, or it would be taken for it.

// Hosts chosen at build time; the server reads them off the page and allows them in its policy.
const outsideOrigins = [
  { name: 'calls-origin', origin: import.meta.env.PUBLIC_API_ORIGIN ?? '' },
  { name: 'lookup-origin', origin: visitorIpOrigin() },
  { name: 'media-origin', origin: mediaOrigin() },
].filter(({ origin }) => origin !== '')

// After the colours of the browser's bars, and before the page: a theme that came later would flash.
const applyKeptTheme = `try{const t=localStorage.${themeKey};document.documentElement.dataset.theme=t||'system';for(const m of document.querySelectorAll('[name=theme-color]'))m.content=${JSON.stringify(brand.themeColor)}[t]||m.content}catch{}`

// Begun while the page is still being read, or its first lines would be laid out without them.
const loadFonts =
  'for(const face of document.fonts)if(/^.?Anek( Page)?.?$/.test(face.family))face.load()'

export const InlineStyles = ({ hasScripts }: { hasScripts: boolean }) => (
  <style
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
    dangerouslySetInnerHTML={{ __html: hasScripts ? styles + scripts : styles }}
  />
)

/** What is the same on all pages. */
export function LastingHead({ feed }: { feed: string }) {
  return (
    <>
      {outsideOrigins.map(({ name, origin }) => (
        <meta key={name} name={name} content={origin} />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="alternate" type="application/atom+xml" title={feed} href="/feed.xml" />
      <meta
        name="theme-color"
        content={brand.themeColor.light}
        media="(prefers-color-scheme: light)"
      />
      <meta
        name="theme-color"
        content={brand.themeColor.dark}
        media="(prefers-color-scheme: dark)"
      />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines
        dangerouslySetInnerHTML={{ __html: `${applyKeptTheme};${loadFonts}` }}
      />
    </>
  )
}
