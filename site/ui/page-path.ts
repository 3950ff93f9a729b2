import { createContext, use } from 'react'

/** The language of the page at hand, and what stands before the paths of its pages. */
export const LanguageContext = createContext({ tag: 'en', prefix: '' })

/** Articles stand in English alone. */
const isArticle = (path: string) => path.startsWith('/blog/')

/** Where a page stands in the language at hand, and whether that is another language. */
export function usePageAddress(): (path: string) => { path: string; leaves: boolean } {
  const { prefix } = use(LanguageContext)
  return (path) =>
    isArticle(path) ? { path, leaves: prefix !== '' } : { path: prefix + path, leaves: false }
}

export function usePagePath(): (path: string) => string {
  const address = usePageAddress()
  return (path) => address(path).path
}
