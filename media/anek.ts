import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const anekScripts = [
  'latin',
  'devanagari',
  'tamil',
  'telugu',
  'bangla',
  'gujarati',
  'kannada',
  'malayalam',
  'gurmukhi',
  'odia',
] as const
export type AnekScript = (typeof anekScripts)[number]

/** The subset of each package that holds its script is not always called like the package. */
const subsets: Partial<Record<AnekScript, string>> = { bangla: 'bengali', odia: 'oriya' }

/** The variable Anek of one script, all weights and widths (WOFF2, SIL Open Font License). */
export function anek(script: AnekScript, subset: string = subsets[script] ?? script): Buffer {
  const file = `@fontsource-variable/anek-${script}/files/anek-${script}-${subset}-standard-normal.woff2`
  return readFileSync(fileURLToPath(import.meta.resolve(file)))
}
