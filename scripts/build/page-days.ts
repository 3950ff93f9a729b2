import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { type PageName, pages } from '#content/facts/pages.ts'
import { industries } from '#content/industries/all.ts'
import { siteLanguages, siteLanguageTags } from '#content/words/languages.ts'
import type { Words } from '#content/words/words.ts'

const file = 'content/facts/page-days.json'

/** Of each page in each language: since when its words have been what they are, and their fingerprint. */
type PageDays = Record<string, { since: string; words: string }>

const pageKey = (tag: string, path: string): string => `${tag} ${path}`

/** What the site map may say: a page that was changed after its day was written down changed today. */
export async function pageDays(): Promise<(tag: string, path: string) => string> {
  const known = readDays()
  const now = await fingerprints()
  return (tag, path) => {
    const key = pageKey(tag, path)
    const kept = known[key]
    return kept?.words === now[key] && kept ? kept.since : today()
  }
}

/** The pages whose day is not that of their words, and those that are no more. */
export async function changedPages(): Promise<string[]> {
  const known = readDays()
  const now = await fingerprints()
  const keys = new Set([...Object.keys(known), ...Object.keys(now)])
  return [...keys].filter((key) => known[key]?.words !== now[key])
}

export async function writePageDays(): Promise<void> {
  const dayOf = await pageDays()
  const lines = Object.entries(await fingerprints()).map(([key, words]) => {
    const [tag = '', path = ''] = key.split(' ')
    return `  "${key}": { "since": "${dayOf(tag, path)}", "words": "${words}" }`
  })
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}

const readDays = () => JSON.parse(readFileSync(file, 'utf8')) as PageDays

const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })

async function fingerprints(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const tag of siteLanguageTags()) {
    const { words } = await siteLanguages[tag].words()
    for (const [path, own] of pagesOf(words)) {
      const hash = createHash('sha256').update(JSON.stringify(own))
      found[pageKey(tag, path)] = hash.digest('hex').slice(0, 12)
    }
  }
  return found
}

const pagesOf = (words: Words): (readonly [path: string, own: unknown])[] => [
  ...(Object.keys(pages) as PageName[]).map((name) => [pages[name].path, words[name]] as const),
  ...industries.map(({ slug }) => [`/${slug}`, words.industries[slug]] as const),
]
