import { notFoundPath } from '#content/facts/pages.ts'
import { languagePrefixes } from '#content/words/languages.ts'
import { formPaths } from '#contract/form-pages.ts'
import { loadSiteFiles, type SiteFile } from './site-files.ts'

type ServedSite = {
  /** What is sent as it was built, by its address. */
  files: Map<string, SiteFile>
  /** Addresses of pages with open slots, which the service fills in. */
  forms: Set<string>
  /** Page Not Found below each language's prefix; English has none and stands first. */
  notFound: readonly { prefix: string; page: SiteFile }[]
}

export function loadServedSite(buildDir: string): ServedSite {
  const files = loadSiteFiles(buildDir)
  const english = files.get(notFoundPath)
  if (!english) throw new Error(`${buildDir} holds no built site: run npm run build`)
  // A language whose pages are not built is answered in English.
  const notFound = languagePrefixes().map((prefix) => ({
    prefix,
    page: files.get(prefix + notFoundPath) ?? english,
  }))
  const forms = new Set(
    languagePrefixes().flatMap((prefix) => Object.values(formPaths).map((path) => prefix + path)),
  )
  for (const path of forms) files.delete(path)
  for (const { prefix } of notFound) files.delete(prefix + notFoundPath)
  return { files, forms, notFound }
}
