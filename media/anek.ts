import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { indicScripts } from './fonts/anek-scripts.ts'

export const anekScripts = ['latin', ...indicScripts.map(({ name }) => name)]

/** The variable Anek of one script, all weights and widths (WOFF2, SIL Open Font License). */
export function anek(script: string, subset = subsetOf(script)): Buffer {
  const file = `@fontsource-variable/anek-${script}/files/anek-${script}-${subset}-standard-normal.woff2`
  return readFileSync(fileURLToPath(import.meta.resolve(file)))
}

const subsetOf = (script: string): string =>
  indicScripts.find(({ name }) => name === script)?.subset ?? script
