import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createEmbeddedAssistant } from '#assistant/embedded-assistant.ts'
import type { Assistant } from '#assistant/port.ts'
import type { Env } from '#server/env.ts'
import { createDailyMoney, type DailyMoneyOptions } from '#server/http/daily-money.ts'

const MODEL_PATH = fileURLToPath(new URL('../../../build/assistant/model.bin', import.meta.url))
const MAX_OUTPUT_TOKENS = 400

/** The engine that the settings name; the model's own code is loaded only when it is chosen. */
export async function chooseAssistant(
  settings: Env['assistant'],
  { storage, now }: Pick<DailyMoneyOptions, 'storage' | 'now'>,
): Promise<Assistant> {
  const embedded = createEmbeddedAssistant(MODEL_PATH)
  // Before it listens: the first visitor of each language waits for none of it. Without a build there is no model.
  if (existsSync(MODEL_PATH)) await embedded.prepare()
  if (settings.ASSISTANT === 'embedded') return embedded
  const money = createDailyMoney({
    storage,
    purpose: 'model',
    rupeesADay: settings.MODEL_DAILY_BUDGET_RUPEES,
    now,
  })
  const { createModelAssistant } = await import('./model/model-assistant.ts')
  return createModelAssistant({
    baseUrl: settings.MODEL_BASE_URL,
    apiKey: settings.MODEL_API_KEY,
    model: settings.MODEL_NAME,
    timeoutMs: settings.MODEL_TIMEOUT_MS,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    seesImages: settings.MODEL_SEES_IMAGES,
    pay: async () => (await money.reserve(settings.MODEL_REPLY_COST_RUPEES)) !== null,
    fallback: embedded,
    onFailure: (reason) => console.warn(`assistant: the embedded engine answered (${reason})`),
  })
}
