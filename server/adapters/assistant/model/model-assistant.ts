import { randomBytes } from 'node:crypto'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type ModelMessage, streamText } from 'ai'
import {
  type Assistant,
  coreFacts,
  type EmbeddedAssistant,
  factSheet,
  type Question,
} from '#assistant/port.ts'
import { guardFor } from './guard.ts'
import { type Memory, readMemory, rememberedTurns, type Turn } from './memory.ts'
import { createNumberWords } from './number-words.ts'
import { sentencesIn } from './sentences.ts'
import { systemPrompt } from './system-prompt.ts'

export type ModelSettings = {
  baseUrl: string
  apiKey: string
  model: string
  /** Longest wait for the first word, and between two words. */
  timeoutMs: number
  maxOutputTokens: number
  seesImages: boolean
  /** Pays for a reply; false once the day's money is spent. */
  pay: () => Promise<boolean>
  /** Answers whenever the model does not, and drafts what the model may say. */
  fallback: EmbeddedAssistant
  onFailure: (reason: FallbackReason) => void
}

export type FallbackReason = 'budget' | 'empty' | 'refused-sentence' | 'failed'

const LONGEST_REPLY = 1200

/** Answers with any OpenAI-compatible model, held to the site's own facts. */
export function createModelAssistant(settings: ModelSettings): Assistant {
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: settings.baseUrl,
    ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
  })
  const { fallback, onFailure } = settings
  const numberWord = createNumberWords()
  const facts = factSheet()
  const core = coreFacts()

  async function answer(question: Question) {
    const memory = readMemory(question.state)
    const draft = fallback.draft({ ...question, state: memory.embedded })
    let said = ''
    async function* tell(): AsyncGenerator<string> {
      for await (const piece of reply(question, memory, draft.text)) {
        said += piece
        yield piece
      }
    }
    return {
      words: tell(),
      about: draft.about,
      // Read once the words have ended: what the model said is part of what it remembers.
      get state(): Memory {
        return { embedded: draft.state, turns: rememberedTurns(memory.turns, question.text, said) }
      },
    }
  }

  async function* reply(question: Question, memory: Memory, draft: string): AsyncGenerator<string> {
    if (!(await settings.pay())) {
      onFailure('budget')
      yield draft
      return
    }
    let said = ''
    const reason = yield* guarded(question, memory, draft, (sentence) => {
      said += sentence
      return said.length
    })
    if (!reason) return
    question.signal.throwIfAborted()
    onFailure(reason)
    // What was said stays said; the break is shown, and the sure answer follows.
    if (said) yield said.endsWith('\n') ? '…\n\n' : ' …\n\n'
    yield draft
  }

  /** Yields the model's sentences as long as they pass; returns why it stopped short, if it did. */
  async function* guarded(
    question: Question,
    { turns }: Memory,
    draft: string,
    lengthAfter: (sentence: string) => number,
  ): AsyncGenerator<string, FallbackReason | null> {
    const canary = randomBytes(9).toString('base64url')
    const instructions = systemPrompt({ draft, facts, canary })
    const visitor = saidByVisitor(question, turns)
    const mayBeSaid = guardFor({ facts: core, draft, visitor, canary, numberWord })
    let spoke = false
    try {
      for await (const sentence of sentencesIn(words(question, turns, instructions))) {
        if (!mayBeSaid(sentence)) return 'refused-sentence'
        if (sentence.trim()) spoke = true
        yield sentence
        if (lengthAfter(sentence) > LONGEST_REPLY) return null
      }
    } catch {
      return 'failed'
    }
    return spoke ? null : 'empty'
  }

  async function* words(
    question: Question,
    turns: readonly Turn[],
    instructions: string,
  ): AsyncGenerator<string> {
    const patience = createPatience(settings.timeoutMs)
    const stream = streamText({
      model: provider(settings.model),
      instructions,
      messages: messagesFor(question, turns, settings.seesImages),
      maxOutputTokens: settings.maxOutputTokens,
      temperature: 0.2,
      maxRetries: 0,
      abortSignal: AbortSignal.any([question.signal, patience.signal]),
      onError: () => {},
    })
    try {
      for await (const part of stream.fullStream) {
        patience.renew()
        if (part.type === 'text-delta') yield part.text
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new Error('The model took too long')
        if (part.type === 'finish' && part.finishReason === 'error')
          throw new Error('The model broke off')
      }
    } finally {
      patience.end()
    }
  }

  return { answer }
}

/** Aborts when nothing has come for so long, from the request on. */
function createPatience(timeoutMs: number) {
  const controller = new AbortController()
  const lose = () => controller.abort(new Error('The model took too long'))
  let timer = setTimeout(lose, timeoutMs)
  return {
    signal: controller.signal,
    renew() {
      clearTimeout(timer)
      timer = setTimeout(lose, timeoutMs)
    },
    end: () => clearTimeout(timer),
  }
}

const saidByVisitor = ({ text, attachments }: Question, turns: readonly Turn[]): string =>
  [
    text,
    ...turns.filter(({ role }) => role === 'user').map((turn) => turn.text),
    ...attachments.map((attachment) => attachment.text ?? ''),
  ].join('\n')

function messagesFor(
  question: Question,
  turns: readonly Turn[],
  seesImages: boolean,
): ModelMessage[] {
  const past = turns.map(
    ({ role, text }): ModelMessage => ({
      role: role === 'model' ? 'assistant' : 'user',
      content: text,
    }),
  )
  const attached = question.attachments.flatMap(({ name, text }) =>
    text === null ? [] : [`File ${name}:\n${text}`],
  )
  const images = seesImages
    ? question.attachments.filter(({ type }) => type.startsWith('image/'))
    : []
  return [
    ...past,
    {
      role: 'user',
      content: [
        { type: 'text', text: [question.text, ...attached].join('\n\n') },
        ...images.map(({ type, bytes }) => ({
          type: 'file' as const,
          mediaType: type,
          data: bytes,
        })),
      ],
    },
  ]
}
