import { spawnSync } from 'node:child_process'
import { type PageName, pages } from '../content/facts/pages.ts'
import { industries } from '../content/industries/all.ts'
import {
  languagePrefix,
  type SiteLanguageTag,
  siteLanguageTags,
} from '../content/words/languages.ts'
import { translatedPaths } from './build/page-paths.ts'

/** What visitors meet that is no page. */
const elsewhere: Record<string, string> = {
  mails: 'mails to visitors',
  voice: 'demo calls',
  chat: 'the chat',
  offer: 'the offer of a language',
}

/** Which words were changed since the last commit, as git knows. */
export function changedWords(): string[] {
  const run = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout ?? ''
  const changed = run('diff', '--name-only', 'HEAD', '--', 'content/words')
  const added = run('ls-files', '--others', '--exclude-standard', '--', 'content/words')
  return `${changed}${added}`.split('\n').filter((file) => file.endsWith('.ts'))
}

/** Where a change of words is read: the page's address, what it is besides, or all pages of its language. */
export function touchedBy(file: string): string[] {
  const [, tag = '', name = '', entry = ''] =
    /^content\/words\/(\w+)\/([\w-]+)(?:\/([\w-]+))?\.ts$/.exec(file) ?? []
  if (!siteLanguageTags().includes(tag as SiteLanguageTag)) return ['every page of every language']
  const at = (path: string) => languagePrefix(tag as SiteLanguageTag) + path
  if (name === 'industries' && industries.some(({ slug }) => slug === entry))
    return [at(`/${entry}`)]
  if (name === 'industry') return industries.map(({ slug }) => at(`/${slug}`))
  const page = pages[camelCase(name) as PageName]
  if (page) return [at(page.path)]
  const other = elsewhere[name]
  return other ? [`${other} in ${tag}`] : [`all ${translatedPaths().length} pages in ${tag}`]
}

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
