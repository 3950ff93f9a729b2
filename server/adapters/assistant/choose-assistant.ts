import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Assistant, createEmbeddedAssistant } from '#assistant/port.ts'
import type { Env } from '#server/env.ts'
import type { DailyMoneyOptions } from '#server/http/daily-money.ts'
import { paidModel } from './model/paid-model.ts'

const MODEL_PATH = fileURLToPath(new URL('../../../build/assistant/model.bin', import.meta.url))
const MAX_OUTPUT_TOKENS = 400

/** The engine that the settings name; the model's own code is loaded only when it is chosen. */
export async function chooseAssistant(
  settings: Env['assistant'],
  deps: Pick<DailyMoneyOptions, 'storage' | 'now'>,
): Promise<Assistant> {
  const embedded = createEmbeddedAssistant(MODEL_PATH)
  // Before it listens: the first visitor of each language waits for none of it. Without a build there is no model.
  if (existsSync(MODEL_PATH)) await embedded.prepare()
  if (settings.ASSISTANT === 'embedded') return embedded
  const { createModelAssistant } = await import('./model/model-assistant.ts')
  return createModelAssistant({
    ...paidModel(settings, deps),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    seesImages: settings.MODEL_SEES_IMAGES,
    fallback: embedded,
    onFailure: (reason) => console.warn(`assistant: the embedded engine answered (${reason})`),
  })
}
