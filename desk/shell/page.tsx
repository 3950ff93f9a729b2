import { type ReactNode, useEffect, useRef } from 'react'
import { brand } from '#content/facts/brand.ts'
import { words } from '../words/words.ts'

type PageProps = { title: string; note?: ReactNode; action?: ReactNode; children: ReactNode }

let isFirst = true

/** A screen with its title, which takes the focus when one comes to it: so it is read out. */
export function Page({ title, note, action, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title}, ${brand.name} ${words.shell.desk}`
  }, [title])
  useEffect(() => {
    // The first page has just been loaded: the browser reads it out by itself.
    if (!isFirst) heading.current?.focus()
    isFirst = false
  }, [])
  return (
    <>
      <div className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="text-page">
          {title}
        </h1>
        {note && <p className="text-muted">{note}</p>}
        {action && <div className="ml-auto">{action}</div>}
      </div>
      {children}
    </>
  )
}

/** A part of a page under a heading of its own, between hairlines. */
export function Part({
  title,
  hint,
  children,
}: {
  title: string
  hint?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t border-line py-6 two:grid-cols-[16rem_minmax(0,34rem)]">
      <div>
        <h2 className="text-sub">{title}</h2>
        {hint && <p className="mt-1.5 text-muted">{hint}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  )
}
