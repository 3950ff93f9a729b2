import { setMaxListeners } from 'node:events'
import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock'
import { createEmbeddedAssistant } from '../assistant/embedded-assistant.ts'
import type { State } from '../assistant/engine/state/state.ts'
import { frozenRows } from '../assistant/evaluation/frozen-sets.ts'
import { measuredFrom } from '../assistant/evaluation/measured.ts'
import { type Row, textOf } from '../assistant/evaluation/row.ts'
import { type Heard, type Outcome, outcomeOf } from '../assistant/evaluation/run-set.ts'
import type { Assistant } from '../assistant/port.ts'
import { trainedModelPath } from '../assistant/training/trained-model.ts'
import type { Memory } from '../server/adapters/assistant/model/memory.ts'
import { createModelAssistant } from '../server/adapters/assistant/model/model-assistant.ts'
import type { BenchSection } from './section.ts'

type Peer = { name: string; says: (draft: string) => string }

/** Two models that stand for the best and the worst there is; an owner's own is asked where one is set. */
const peers: readonly Peer[] = [
  { name: 'A model that keeps to the draft', says: (draft) => draft },
  { name: 'A model that changes every figure', says: withOtherFigures },
]

/** The same evaluation for `ASSISTANT=model`, over HTTP: what of its answers the guard lets through. */
export async function measureModelAssistant(): Promise<BenchSection> {
  const embedded = createEmbeddedAssistant(await trainedModelPath())
  await embedded.prepare()
  const rows: string[][] = []
  const ask = async (name: string, baseUrl: string) => {
    let refused = 0
    const assistant = createModelAssistant({
      baseUrl,
      apiKey: process.env.MODEL_API_KEY ?? '',
      model: process.env.MODEL_NAME ?? 'any',
      timeoutMs: 20_000,
      maxOutputTokens: 400,
      seesImages: false,
      pay: async () => true,
      fallback: embedded,
      onFailure: () => (refused += 1),
    })
    const outcomes: Outcome[] = []
    for (const row of frozenRows()) outcomes.push(await runRowOn(assistant, row))
    rows.push([name, ...figuresOf(outcomes), `${refused}`])
  }
  for (const { name, says } of peers) await withPeer(says, (baseUrl) => ask(name, baseUrl))
  const own = process.env.MODEL_BASE_URL
  if (own) await ask(process.env.MODEL_NAME ?? own, own)
  return {
    title: 'The assistant with a model',
    meaning:
      'The frozen questions and conversations, answered by `ASSISTANT=model` over HTTP. Two local peers stand for models: one says what the embedded engine drafted, the other says it with every figure changed. Where the guard refuses a sentence the embedded answer follows. With `MODEL_BASE_URL`, `MODEL_API_KEY` and `MODEL_NAME` set, that model is asked too.',
    head: [
      'Model',
      'Product right',
      'Declined where it should',
      'Conversations right',
      'In their language',
      'Wrong bills',
      'False yes',
      'Replies the guard broke off',
    ],
    rows,
  }
}

async function withPeer(says: Peer['says'], use: (baseUrl: string) => Promise<void>) {
  const peer = new LLMock({ port: 0 })
  peer.on({}, (request) => ({ content: says(draftIn(request)) }))
  await peer.start()
  try {
    await use(`${peer.url}/v1`)
  } finally {
    await peer.stop()
  }
}

/** A peer that is not given the draft and the facts as a real one would be answers nothing. */
function draftIn({ messages, stream }: ChatCompletionRequest): string {
  const brief = messages[0]?.role === 'system' ? String(messages[0].content) : ''
  const [, draft] = /\nDRAFT\n([\s\S]*?)\n\nFACTS\n\S/.exec(brief) ?? []
  if (draft === undefined || !stream) throw new Error('The model was asked in another way')
  return draft
}

function withOtherFigures(draft: string): string {
  return draft.replace(/\d/g, (digit) => String((Number(digit) + 3) % 10))
}

async function runRowOn(assistant: Assistant, row: Row): Promise<Outcome> {
  const { signal } = new AbortController()
  setMaxListeners(0, signal)
  const heard: Heard[] = []
  let state: unknown = null
  for (const turn of row.turns) {
    const answer = await assistant.answer({ text: textOf(turn), attachments: [], state, signal })
    let text = ''
    for await (const words of answer.words) text += words
    state = answer.state
    const { language, script, certainty } = answer.about
    const { asked } = (answer.state as Memory).embedded as State
    heard.push({ text, certainty, voice: { tag: language, script }, wanted: asked?.voice })
  }
  return outcomeOf(row, heard)
}

function figuresOf(outcomes: readonly Outcome[]): string[] {
  const measured = measuredFrom(outcomes, '')
  const { right, declined, conversationsRight, inVoice, wrongBills, falseYes } = measured
  const shares = [right, declined, conversationsRight, inVoice]
  return [...shares.map((share) => `${(100 * share).toFixed(1)} %`), `${wrongBills}`, `${falseYes}`]
}
