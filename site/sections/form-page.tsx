import type { ReactNode } from 'react'
import { slot } from '#contract/form-pages.ts'

/** A form as a page of its own, which the service answers with when a browser sent the form itself. */
export function FormPage({ heading, form }: { heading: string; form: ReactNode }) {
  return (
    <div className="measure pt-12 md:pt-20">
      <h1 className="text-title">{heading}</h1>
      <p role="alert" className="mt-6 font-strong text-danger empty:hidden">
        {slot('problem')}
      </p>
      <div className="@container reading mt-8">{form}</div>
    </div>
  )
}
