/** What a page says of itself. It stands with the page's own words, so that no page carries another's. */
export type PageInfo = {
  path: string
  /** Without the brand's name, which the head helper adds. */
  title: string
  description: string
  keywords?: readonly string[]
  /** Where search engines should file the page, when not under its own path. */
  canonicalPath?: string
  updated: string
}

export const homePath = '/home'
export const notFoundPath = '/404'
