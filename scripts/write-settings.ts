// node scripts/write-settings.ts: writes every setting into .env.example and docs/operations.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { exampleFile, settingsTable } from '#server/settings/settings-table.ts'

export const operationsPath = 'docs/operations.md'
const examplePath = '.env.example'

const section = /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/

/** The guide with its table as the settings' own schema tells it. */
export function withSettings(guide: string): string {
  if (!section.test(guide)) throw new Error(`${operationsPath} has lost its settings section`)
  return guide.replace(section, (_, begin, end) => `${begin}\n${settingsTable()}\n\n${end}`)
}

if (import.meta.main) {
  writeFileSync(examplePath, exampleFile())
  writeFileSync(operationsPath, withSettings(readFileSync(operationsPath, 'utf8')))
}
