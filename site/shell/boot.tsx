import { createContext, use } from 'react'
import { type BootPlan, boot } from './boot-script.ts'

/**
 * React Router's own <Scripts> fetches its modules while the page is still blank. <Boot> takes its
 * place: the same hand-over, started after the first paint or at the first touch.
 */
export const BootPlanContext = createContext<BootPlan | null>(null)

export function Boot() {
  const plan = use(BootPlanContext)
  const source =
    import.meta.env.SSR && plan
      ? `(${boot})(${JSON.stringify(plan).replaceAll('<', '\\u003c')})`
      : ''
  return (
    <script
      // The text exists on the server only: hydration keeps what the page came with.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, our own build's paths
      dangerouslySetInnerHTML={{ __html: source }}
    />
  )
}
