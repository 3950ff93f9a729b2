// node scripts/write-settings.ts: writes every setting into .env.example and docs/operations.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { dynamicPaths } from '#contract/service-paths.ts'
import { callLimitsTable } from '#server/http/call-limits-table.ts'
import { exampleFile, settingsTable } from '#server/settings/settings-table.ts'

export const operationsPath = 'docs/operations.md'
const examplePath = '.env.example'

const tables = {
  settings: settingsTable,
  'call-limits': callLimitsTable,
  'dynamic-paths': () =>
    dynamicPaths()
      .map((path) => `- \`${path}\``)
      .join('\n'),
}

/** The guide with its tables and lists as the settings' own schema and the table of calls tell them. */
export function withSettings(guide: string): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const section = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`)
    if (!section.test(text)) throw new Error(`${operationsPath} has lost its section ${name}`)
    return text.replace(section, (_, begin, end) => `${begin}\n${table()}\n\n${end}`)
  }, guide)
}

if (import.meta.main) {
  writeFileSync(examplePath, exampleFile())
  writeFileSync(operationsPath, withSettings(readFileSync(operationsPath, 'utf8')))
}
