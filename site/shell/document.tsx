import type { ReactNode } from 'react'
import { Meta, ScrollRestoration } from 'react-router'
import { Boot } from './boot.tsx'
import { LastingHead } from './lasting-head.tsx'
import { StructuredData } from './structured-data.tsx'
import styles from './styles.css?inline'
import { useShell } from './use-shell.ts'

// The bundle for browsers carries no copy of the styles: hydration keeps what the page came with.
const inlineStyles = import.meta.env.SSR ? styles : ''

// Begun while the page is still being read, or its first lines would be laid out without them.
const readLetters = import.meta.env.SSR
  ? 'for(const face of document.fonts)if(/^.?Anek.?$/.test(face.family))face.load()'
  : ''

export function Document({ children }: { children: ReactNode }) {
  const { language, feed } = useShell()
  return (
    // The boot script marks the page as painted, before React is there.
    <html lang={language.locale} suppressHydrationWarning>
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
        <Meta />
        <StructuredData />
        {import.meta.env.SSR && <LastingHead feed={feed} />}
      </head>
      <body>
        {children}
        <Boot />
        <ScrollRestoration />
      </body>
    </html>
  )
}
