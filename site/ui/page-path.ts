import { createContext, use } from 'react'

/** The language of the page at hand, and what stands before the paths of its pages. */
export const LanguageContext = createContext({ tag: 'en', prefix: '' })

/** Articles stand in English alone. */
export const isArticle = (path: string) => path.startsWith('/blog/')

/** Where a page stands in the language at hand. */
export function usePagePath(): (path: string) => string {
  const { prefix } = use(LanguageContext)
  return (path) => (isArticle(path) ? path : prefix + path)
}
