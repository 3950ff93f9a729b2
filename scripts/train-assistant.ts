import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { trainedModelPath } from '../assistant/training/trained-model.ts'

/** Trains the embedded assistant from the content and puts `model.bin` into the folder. */
export async function trainAssistant(outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true })
  copyFileSync(await trainedModelPath(), join(outDir, 'model.bin'))
}

if (import.meta.main) await trainAssistant(process.argv[2] ?? 'build/assistant')
