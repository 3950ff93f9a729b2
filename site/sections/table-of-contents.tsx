import { useMemo } from 'react'
import { useCurrentPart } from './use-current-part.ts'

type TableOfContentsProps = {
  label: string
  headings: readonly { id: string; text: string }[]
}

export function TableOfContents({ label, headings }: TableOfContentsProps) {
  const current = useCurrentPart(useMemo(() => headings.map(({ id }) => id), [headings]))
  return (
    <nav aria-labelledby="contents" className="no-print hidden lg:block">
      <div className="sticky top-28">
        <h2 id="contents" className="font-normal text-fine text-muted tracking-normal">
          {label}
        </h2>
        <ol className="mt-3 border-line border-l text-small">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className="-ml-px block border-transparent border-l-2 py-1.5 pl-4 text-muted leading-snug hover:border-saffron hover:text-link aria-[current=location]:border-saffron aria-[current=location]:text-ink"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
