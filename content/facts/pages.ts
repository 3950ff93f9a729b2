/** What a page is, whatever its language; its words stand under the same name in `content/words/`. */
export type PageFacts = {
  path: string
  /** Where search engines should file the page, when not under its own path. */
  canonicalPath?: string
  /** The date that the page itself gives. When its words changed stands in `page-days.json`. */
  updated?: string
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
  home: { path: paths.home, canonicalPath: '/' },
  pricing: { path: paths.pricing },
  service: { path: paths.service },
  about: { path: paths.about },
  faq: { path: paths.faq },
  privacy: { path: paths.privacy, updated: '2025-01-10' },
  founder: { path: paths.founder },
  blog: { path: paths.blog },
  exampleCalls: { path: paths.exampleCalls },
} as const satisfies Record<keyof typeof paths, PageFacts>

export type PageName = keyof typeof pages

/** The forms of the home page. Their anchors are joined to the path: '/home/#demo' takes a redirect. */
export const demoPath = `${paths.home}#demo`
export const contactPath = `${paths.home}#contact`

export const notFoundPath = '/404'
/** For whoever holds a receipt: in no menu and on no site map. */
export const myDataPath = '/my-data'
