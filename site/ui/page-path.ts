import { useRouteLoaderData } from 'react-router'

type Root = { language: { tag: string; prefix: string } }

const useRoot = () => useRouteLoaderData('root') as Root | undefined

export const useLanguageTag = (): string => useRoot()?.language.tag ?? 'en'

/** Articles stand in English alone. */
const isArticle = (path: string) => path.startsWith('/blog/')

/** Where a page stands in the language of the page at hand, and whether that is another language. */
export function usePageAddress(): (path: string) => { path: string; leaves: boolean } {
  const prefix = useRoot()?.language.prefix ?? ''
  return (path) =>
    isArticle(path) ? { path, leaves: prefix !== '' } : { path: prefix + path, leaves: false }
}

export function usePagePath(): (path: string) => string {
  const address = usePageAddress()
  return (path) => address(path).path
}
