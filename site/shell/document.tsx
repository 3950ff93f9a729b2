import type { ReactNode } from 'react'
import { Meta, ScrollRestoration } from 'react-router'
import { Boot } from './boot.tsx'
import { LastingHead } from './lasting-head.tsx'
import { usePlainPage } from './plain-page.ts'
import scripts from './scripts.css?inline'
import { StructuredData } from './structured-data.tsx'
import styles from './styles.css?inline'
import { applyKeptTheme } from './theme.ts'
import { useShell } from './use-shell.ts'

// The bundle for browsers carries no copy of the styles: hydration keeps what the page came with.
const inlineStyles = import.meta.env.SSR ? { styles, scripts } : { styles: '', scripts: '' }

// Begun while the page is still being read, or its first lines would be laid out without them.
const readLetters =
  'for(const face of document.fonts)if(/^.?Anek( Page)?.?$/.test(face.family))face.load()'
const headScript = import.meta.env.SSR ? `${applyKeptTheme};${readLetters}` : ''

export function Document({ children }: { children: ReactNode }) {
  const { language, feed } = useShell()
  const plain = usePlainPage()
  return (
    // Scripts mark the theme and the first paint, before React is there.
    <html
      lang={language.locale}
      dir="ltr"
      data-painted={plain ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <style
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
          dangerouslySetInnerHTML={{
            __html: inlineStyles.styles + (language.prefix && inlineStyles.scripts),
          }}
        />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines
          dangerouslySetInnerHTML={{ __html: headScript }}
        />
        <Meta />
        <StructuredData />
        {import.meta.env.SSR && <LastingHead feed={feed} />}
      </head>
      <body>
        {children}
        {!plain && (
          <>
            <Boot />
            <ScrollRestoration />
          </>
        )}
      </body>
    </html>
  )
}
