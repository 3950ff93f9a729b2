import type { Page } from '@playwright/test'

/** What the browser refuses because of the page's policy, Trusted Types included. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('policyRefused', (what: string) => void refused.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const told = window as unknown as { policyRefused(what: string): void }
      told.policyRefused(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return refused
}
