import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { trainedModelPath } from '../server/adapters/assistant/embedded/training/trained-model.ts'

/** Trains the embedded assistant from the content and puts `model.bin` into the folder. */
export function trainAssistant(outDir: string): void {
  mkdirSync(outDir, { recursive: true })
  copyFileSync(trainedModelPath(), join(outDir, 'model.bin'))
}

if (import.meta.main) trainAssistant(process.argv[2] ?? 'build/assistant')
