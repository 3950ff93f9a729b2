import { createContext, use } from 'react'
import { noticeLook } from '#site/ui/notice-look.ts'
import { type BootPlan, boot } from './boot-script.ts'

/**
 * Deferred hydration: React Router's own <Scripts> fetches its modules while the page is still blank.
 * <Boot> takes its place: the same hand-over, started after the first paint or at the first touch.
 */
export const BootPlanContext = createContext<BootPlan | null>(null)

/** The boot script says there that a part of the page never came. */
export const NOTICE_ID = 'page-notice'

export function Boot() {
  const plan = use(BootPlanContext)
  // Where pages are rendered as they are developed, import() has another name.
  const source =
    import.meta.env.SSR && plan
      ? `(${String(boot).replaceAll('__vite_ssr_dynamic_import__', 'import')})(${JSON.stringify(plan).replaceAll('<', '\\u003c')})`
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

export function BootNotice() {
  return <p id={NOTICE_ID} role="status" className={noticeLook} />
}
