import { brand } from '#content/facts/brand.ts'
import { visitorIpOrigin } from '#site/calls/visitor-ip-url.ts'
import { mediaOrigin } from '#site/ui/media-url.ts'

// Hosts chosen at build time; the server reads them off the page and allows them in its policy.
const outsideOrigins = [
  { name: 'calls-origin', origin: import.meta.env.PUBLIC_API_ORIGIN ?? '' },
  { name: 'lookup-origin', origin: visitorIpOrigin() },
  { name: 'media-origin', origin: mediaOrigin() },
].filter(({ origin }) => origin !== '')

/** What is the same on all pages: a browser has it from the page and need not render it again. */
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
    </>
  )
}
