import type { Page } from '@playwright/test'

export type Thing = Record<string, unknown> & { '@type': string }

/** What a page tells search engines, by type. */
export async function structuredData(page: Page): Promise<Record<string, Thing>> {
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const things = JSON.parse(text ?? '') as Thing[]
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]))
}

export function crumbNames({ itemListElement }: Thing): string[] {
  return (itemListElement as { position: number; name: string }[])
    .toSorted((a, b) => a.position - b.position)
    .map(({ name }) => name)
}
