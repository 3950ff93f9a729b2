import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeModel } from '../server/adapters/assistant/embedded/model-file.ts'
import {
  buildModel,
  type TrainingReport,
} from '../server/adapters/assistant/embedded/training/build-model.ts'
import { sitePassages } from '../server/adapters/assistant/embedded/training/passages.ts'

/** Trains the embedded assistant from the content and writes `model.bin` into the folder. */
export function trainAssistant(
  outDir: string,
): TrainingReport & { seconds: number; bytes: number } {
  const started = performance.now()
  const { model, report } = buildModel(sitePassages())
  mkdirSync(outDir, { recursive: true })
  const bytes = writeModel(join(outDir, 'model.bin'), model)
  return { ...report, seconds: (performance.now() - started) / 1000, bytes }
}

if (import.meta.main) console.log(trainAssistant(process.argv[2] ?? 'build/assistant'))
