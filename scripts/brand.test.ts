import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand, brandDomain } from '#content/facts/brand.ts'

const brandFile = 'content/facts/brand.ts'

/** Where the name may stand all the same, and why. */
const exceptions: readonly { path: RegExp; text?: RegExp; why: string }[] = [
  { path: /^package(-lock)?\.json$/, why: 'the name of the package' },
  { path: /./, text: /adya-vs-bland/g, why: 'the address of an article, which is fixed' },
  { path: /./, text: /\/make_call_to_adya/g, why: 'the address of a call, which is fixed' },
  {
    path: /./,
    text: /what_is_adya/g,
    why: 'the name that samples are drawn by: by another one another model would be learned',
  },
  { path: /^\.env\.example$/, why: 'printed from the settings, whose defaults are the brand’s' },
  {
    path: /^docs\/operations\.md$/,
    text: /^\| `(DASHBOARD_URL|MAIL_FROM)` .*$/gm,
    why: 'the table printed from the settings',
  },
  {
    path: /^assistant\/languages\/\w+\/(asked|questions|questions-latin|topic-questions|situations|follow-ups)\.(ts|txt)$/,
    why: 'what visitors ask the assistant, in their own words',
  },
  {
    path: /^assistant\/languages\/\w+\/(words|conversation|amounts)\.ts$/,
    why: 'words of languages that hold these letters, and how visitors name what they ask about',
  },
  { path: /^assistant\/evaluation\/.*\.jsonl$/, why: 'questions that are frozen' },
]

const sources = globSync(
  [
    '*.{md,json,ts,mjs}',
    '.env.example',
    '.{ci,github}/**/*',
    '{assistant,bench,content,contract,deploy,desk,docs,e2e,media,scripts,server,site}/**/*',
  ],
  { exclude: (path) => /node_modules|^build/.test(path) },
).filter((path) => statSync(path).isFile() && !/\.(avif|webp|png|ico|mp4|webm|woff2)$/.test(path))

const lower = brand.name.toLowerCase()
const spelled = [brand.name, lower, brand.name.toUpperCase(), brandDomain]

function tracesIn(path: string): string[] {
  const allowed = exceptions.filter((exception) => exception.path.test(path))
  if (allowed.some(({ text }) => text === undefined)) return []
  const text = allowed.reduce(
    (rest, exception) => rest.replaceAll(exception.text ?? '', ''),
    readFileSync(path, 'utf8'),
  )
  return text
    .split('\n')
    .filter((line) => spelled.some((name) => line.includes(name)))
    .map((line) => `${path}: ${line.trim()}`)
}

test('nothing outside the brand file spells the name, an address or a mail of the brand', () => {
  expect(sources).toContain(brandFile)
  expect(sources.length).toBeGreaterThan(500)
  const traces = sources.filter((path) => path !== brandFile).flatMap(tracesIn)
  expect(traces).toEqual([])
})
