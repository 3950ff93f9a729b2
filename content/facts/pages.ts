/** What a page is, whatever its language; its words stand under the same name in `content/words/`. */
export type PageFacts = {
  path: string
  /** Where search engines should file the page, when not under its own path. */
  canonicalPath?: string
  updated: string
}

/** Where the pages stand: all that a browser needs to know of them. */
export const paths = {
  home: '/home',
  pricing: '/pricing',
  service: '/service',
  about: '/about',
  faq: '/faq',
  privacy: '/privacy',
  founder: '/founder',
  blog: '/blog',
  exampleCalls: '/example-calls',
} as const

/** The pages that are not entries of a collection, in the order of the site map. */
export const pages = {
  home: { path: paths.home, canonicalPath: '/', updated: '2025-09-30' },
  pricing: { path: paths.pricing, updated: '2025-09-30' },
  service: { path: paths.service, updated: '2025-09-30' },
  about: { path: paths.about, updated: '2025-09-30' },
  faq: { path: paths.faq, updated: '2025-09-30' },
  privacy: { path: paths.privacy, updated: '2025-01-10' },
  founder: { path: paths.founder, updated: '2025-09-30' },
  blog: { path: paths.blog, updated: '2025-09-30' },
  exampleCalls: { path: paths.exampleCalls, updated: '2026-11-16' },
} as const satisfies Record<keyof typeof paths, PageFacts>

export type PageName = keyof typeof pages

/** The forms of the home page. Their anchors are joined to the path: '/home/#demo' takes a redirect. */
export const demoPath = `${paths.home}#demo`
export const contactPath = `${paths.home}#contact`

export const notFoundPath = '/404'
/** For whoever holds a receipt: in no menu and on no site map. */
export const myDataPath = '/my-data'
