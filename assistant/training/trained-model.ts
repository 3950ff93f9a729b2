import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readModel, writeModel } from '../engine/model-file.ts'
import { buildModel } from './build-model.ts'
import { collectPassages } from './passages/collect.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CACHE = join(ROOT, 'node_modules/.cache/assistant')
/** What the model is made from; what only answers is not among it. */
const SOURCES = [
  'assistant/training/*.ts',
  'assistant/knowledge/{facts,not-stated,topics}.ts',
  'assistant/languages/*.ts',
  'assistant/languages/*/{words,*questions*,situations,facts*,sentences*,language,romanisation,numbers,amounts}.ts',
  'assistant/languages/*/{asked,follow-ups}.txt',
  'assistant/engine/hash.ts',
  'content/format/seeded-random.ts',
  'assistant/engine/{classify,concepts,identify,text,numbers,amounts}/*.ts',
  'assistant/engine/understand/{evidence,follow-up-scores,read-text,usage,weight-of-before}.ts',
]
const POLL_MS = 200
const STALE_MS = 300_000

/**
 * The file of the model for the sources as they stand: what was learned, and the site's own sentences.
 * New words on a page are put beside what was learned before, without training again.
 */
export async function trainedModelPath(): Promise<string> {
  const learned = await learnedPath()
  const passages = await collectPassages()
  const state = createHash('sha256').update(JSON.stringify(passages)).digest('hex').slice(0, 16)
  const path = learned.replace(/\.bin$/, `-${state}.bin`)
  if (existsSync(path)) return path
  const fresh = `${path}.${randomUUID()}`
  writeModel(fresh, readModel(learned), passages)
  renameSync(fresh, path)
  return path
}

/** The same sources give the same bytes, so a model is trained once for each state of them. */
async function learnedPath(): Promise<string> {
  const path = join(CACHE, `${stateOfSources()}.bin`)
  const lock = `${path}.lock`
  mkdirSync(CACHE, { recursive: true })
  while (!existsSync(path)) {
    if (!claim(lock)) {
      await pause(POLL_MS)
      continue
    }
    try {
      writeModel(`${path}.new`, (await buildModel()).model, {})
      renameSync(`${path}.new`, path)
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
  return path
}

function claim(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
    if (since !== undefined && Date.now() - since > STALE_MS)
      rmSync(lock, { recursive: true, force: true })
    return false
  }
}

function stateOfSources(): string {
  const state = createHash('sha256')
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).sort())
    if (!file.endsWith('.test.ts')) state.update(file).update(readFileSync(join(ROOT, file)))
  return state.digest('hex').slice(0, 16)
}
