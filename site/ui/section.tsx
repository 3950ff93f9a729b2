import { type ReactNode, useId } from 'react'

type SectionProps = {
  heading: string
  /** Makes the section an address of its own. */
  id?: string
  lead?: ReactNode
  /** Stands at the end of the heading's line. */
  aside?: ReactNode
  children: ReactNode
}

/** How a section opens: a large heading on the left, its lead below, air around both. */
export function Section({ heading, id, lead, aside, children }: SectionProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className="measure section-gap">
      <div className="mb-8 flex items-end justify-between gap-6 md:mb-12">
        <div>
          <h2 id={headingId} className="max-w-[22ch] text-title">
            {heading}
          </h2>
          {lead && <p className="reading mt-4 text-lead text-muted">{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}
