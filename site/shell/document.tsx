import type { ReactNode } from 'react'
import { Meta, ScrollRestoration } from 'react-router'
import { Boot } from './boot.tsx'
import { InlineStyles, LastingHead } from './lasting-head.tsx'
import { usePlainPage } from './plain-page.ts'
import { StructuredData } from './structured-data.tsx'
import { useShell } from './use-shell.ts'

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
        {import.meta.env.SSR && <InlineStyles hasScripts={language.prefix !== ''} />}
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
