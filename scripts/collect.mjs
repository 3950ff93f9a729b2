import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = 'entries.ts'
/** Beside the entries of a collection: its schema and its list. */
const notEntries = new Set([
  ...[file, 'all.ts', 'example-figures.ts', 'industry.ts', 'plan.ts', 'integration.ts'],
])

/**
 * A collection is a folder, a new entry a new file. Node has no import of a whole folder, so its
 * `entries.ts` is written anew before every command, and stays as it is unless a file came or went.
 * @param {string} root
 */
export function collectEntries(root) {
  const words = join(root, 'content/words')
  const languages = readdirSync(words, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const folders = [
    ...['industries', 'facts/plans', 'facts/integrations'].map((name) =>
      join(root, 'content', name),
    ),
    ...languages.map(({ name }) => join(words, name, 'industries')),
  ]
  for (const folder of folders) {
    const path = join(folder, file)
    const text = entriesText(folder)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
  }
}

/** @param {string} folder */
function entriesText(folder) {
  const slugs = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !notEntries.has(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort()
  const imports = slugs.map((slug) => `import ${camelCase(slug)} from './${slug}.ts'\n`)
  const entries = slugs.map((slug) => {
    const name = camelCase(slug)
    return name === slug ? `  ${slug},\n` : `  '${slug}': ${name},\n`
  })
  return `// Written by scripts/collect.mjs: every other file of this folder is an entry.\n${imports.join('')}\nexport const entries = {\n${entries.join('')}} as const\n`
}

/** @param {string} slug */
const camelCase = (slug) => slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
