import type { ReactNode } from 'react'
import { Links, Meta, ScrollRestoration } from 'react-router'
import { brand } from '#content/brand.ts'
import { mediaOrigin } from '#site/ui/media-url.ts'
import { visitorIpOrigin } from '#site/ui/visitor-ip-url.ts'
import { Boot } from './boot.tsx'
import styles from './styles.css?inline'

// The bundle for browsers carries no copy of the styles: hydration keeps what the page came with.
const inlineStyles = import.meta.env.SSR ? styles : ''

// Begun while the page is still being read, or its first lines would be laid out without them.
const readLetters = import.meta.env.SSR
  ? 'for(const face of document.fonts)if(/^.?Anek.?$/.test(face.family))face.load()'
  : ''

// Hosts chosen at build time; the server reads them off the page and allows them in its policy.
const outsideOrigins = [
  { name: 'calls-origin', origin: import.meta.env.PUBLIC_API_ORIGIN ?? '' },
  { name: 'lookup-origin', origin: visitorIpOrigin() },
  { name: 'media-origin', origin: mediaOrigin() },
].filter(({ origin }) => origin !== '')

export function Document({ children }: { children: ReactNode }) {
  return (
    // The boot script marks the page as painted, before React is there.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <style
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
          dangerouslySetInnerHTML={{ __html: inlineStyles }}
        />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own line
          dangerouslySetInnerHTML={{ __html: readLetters }}
        />
        {outsideOrigins.map(({ name, origin }) => (
          <meta key={name} name={name} content={origin} />
        ))}
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${brand.name} blog`}
          href="/feed.xml"
        />
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
      </head>
      <body>
        {children}
        <Boot />
        <ScrollRestoration />
      </body>
    </html>
  )
}
