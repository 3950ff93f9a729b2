import { randomBytes } from 'node:crypto'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type ModelMessage, streamText } from 'ai'
import type { Assistant, Question } from '#server/chat/ports.ts'
import type { EmbeddedAssistant } from '../embedded/embedded-assistant.ts'
import { guardFor } from './guard.ts'
import { createNumberWords } from './number-words.ts'
import { sentencesIn } from './sentences.ts'
import { factsFor, systemPrompt } from './system-prompt.ts'

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

const TURNS_SENT = 10
const LONGEST_REPLY = 1200
const LONGEST_HISTORY = 6000

/** Answers with any OpenAI-compatible model, held to the site's own facts. */
export function createModelAssistant(settings: ModelSettings): Assistant {
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: settings.baseUrl,
    ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
  })
  const { fallback, onFailure } = settings
  const numberWord = createNumberWords()

  async function* reply(question: Question): AsyncGenerator<string> {
    if (!(await settings.pay())) {
      onFailure('budget')
      yield* fallback.reply(question)
      return
    }
    let said = ''
    const reason = yield* guarded(question, (sentence) => {
      said += sentence
      return said.length
    })
    if (!reason) return
    question.signal.throwIfAborted()
    onFailure(reason)
    // What was said stays said; the break is shown, and the sure answer follows.
    if (said) yield said.endsWith('\n') ? '…\n\n' : ' …\n\n'
    yield* fallback.reply(question)
  }

  /** Yields the model's sentences as long as they pass; returns why it stopped short, if it did. */
  async function* guarded(
    question: Question,
    lengthAfter: (sentence: string) => number,
  ): AsyncGenerator<string, FallbackReason | null> {
    const canary = randomBytes(9).toString('base64url')
    const found = fallback.retrieve(question.text)
    const draft = fallback.answer(question)
    const facts = factsFor(found ? [found.passage] : [])
    const instructions = systemPrompt({ draft, facts, canary })
    const visitor = saidByVisitor(question)
    const mayBeSaid = guardFor({ facts, draft, visitor, canary, numberWord })
    let spoke = false
    try {
      for await (const sentence of sentencesIn(words(question, instructions))) {
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

  async function* words(question: Question, instructions: string): AsyncGenerator<string> {
    const patience = createPatience(settings.timeoutMs)
    const stream = streamText({
      model: provider(settings.model),
      instructions,
      messages: messagesFor(question, settings.seesImages),
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

  return { reply }
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

/** The newest turns; each token of them is paid for with every reply. */
function recentTurns(history: Question['history']): Question['history'] {
  let left = LONGEST_HISTORY
  return history
    .slice(-TURNS_SENT)
    .toReversed()
    .map(({ role, text }) => {
      const kept = text.slice(0, left)
      left -= kept.length
      return { role, text: kept }
    })
    .filter(({ text }) => text !== '')
    .toReversed()
}

const saidByVisitor = ({ text, history, attachments }: Question): string =>
  [
    text,
    ...history.filter(({ role }) => role === 'user').map((turn) => turn.text),
    ...attachments.map((attachment) => attachment.text ?? ''),
  ].join('\n')

function messagesFor(question: Question, seesImages: boolean): ModelMessage[] {
  const past = recentTurns(question.history).map(
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
