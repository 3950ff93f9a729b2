import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Row, readRows } from './row.ts'

export const FROZEN = fileURLToPath(new URL('./frozen/', import.meta.url))

/** The files of questions that were written before the engine was tuned, and never shaped it. */
export const frozenFiles = (): string[] =>
  globSync('*.jsonl', { cwd: FROZEN })
    .map((file) => basename(file))
    .sort()

export const frozenRows = (): Row[] =>
  frozenFiles().flatMap((file) => readRows(readFileSync(join(FROZEN, file), 'utf8')))
