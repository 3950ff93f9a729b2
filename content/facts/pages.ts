/** What a page is, whatever its language; its words stand under the same name in `content/words/`. */
export type PageFacts = {
  path: string
  /** Where search engines should file the page, when not under its own path. */
  canonicalPath?: string
  updated: string
}

/** The pages that are not entries of a collection, in the order of the site map. */
export const pages = {
  home: { path: '/home', canonicalPath: '/', updated: '2025-09-30' },
  pricing: { path: '/pricing', updated: '2025-09-30' },
  service: { path: '/service', updated: '2025-09-30' },
  about: { path: '/about', updated: '2025-09-30' },
  faq: { path: '/faq', updated: '2025-09-30' },
  privacy: { path: '/privacy', updated: '2025-01-10' },
  founder: { path: '/founder', updated: '2025-09-30' },
  blog: { path: '/blog', updated: '2025-09-30' },
  exampleCalls: { path: '/example-calls', updated: '2026-11-16' },
} as const satisfies Record<string, PageFacts>

export type PageName = keyof typeof pages

/** The forms of the home page. Their anchors are joined to the path: '/home/#demo' takes a redirect. */
export const demoPath = `${pages.home.path}#demo`
export const contactPath = `${pages.home.path}#contact`

export const notFoundPath = '/404'
/** For whoever holds a receipt: in no menu and on no site map. */
export const myDataPath = '/my-data'
