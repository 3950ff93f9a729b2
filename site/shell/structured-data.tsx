import { useEffect, useRef, useState } from 'react'
import { useMatches } from 'react-router'

const nothing = '[]'

/**
 * What the shown page tells search engines. The element comes with the first page; later ones put
 * their text into it: under trusted types a page may make no script element, not even of data.
 */
export function StructuredData() {
  const data = useMatches().at(-1)?.loaderData as { structuredData?: string } | undefined
  const text = data?.structuredData ?? nothing
  const [first] = useState(text)
  const element = useRef<HTMLScriptElement>(null)

  useEffect(() => {
    const shown = element.current?.firstChild
    if (shown instanceof Text && shown.data !== text) shown.data = text
  }, [text])

  return (
    <script
      ref={element}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, made when the site is built
      dangerouslySetInnerHTML={{ __html: first.replaceAll('<', '\\u003c') }}
    />
  )
}
