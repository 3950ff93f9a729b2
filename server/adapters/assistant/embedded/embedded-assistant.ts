import type { Assistant, Question, Turn } from '#server/chat/ports.ts'
import { answersIn, compose } from './compose.ts'
import { type AssistantModel, readModel } from './model-file.ts'
import type { Context } from './reading.ts'
import { createRetrieval, type Found } from './retrieval.ts'
import { understand } from './understand.ts'

const TURNS_REMEMBERED = 6
// They are read again for each reply: enough to know what was spoken of, little enough to be quick.
const LONGEST_TURN = 400
const WORDS_A_CHUNK = 4
const LONGEST_ATTACHED_TEXT = 600

export type EmbeddedAssistant = Assistant & {
  answer(question: Pick<Question, 'text' | 'history' | 'attachments'>): string
  retrieve(text: string): Found | null
}

/** Answers from the site's own typed content, with no network and no key. Reads its model when first asked. */
export function createEmbeddedAssistant(modelPath: string): EmbeddedAssistant {
  let loaded: EmbeddedAssistant | null = null
  const assistant = () => {
    loaded ??= assistantFrom(readModel(modelPath))
    return loaded
  }
  return {
    answer: (question) => assistant().answer(question),
    retrieve: (text) => assistant().retrieve(text),
    async *reply(question) {
      yield* assistant().reply(question)
    },
  }
}

export function assistantFrom(model: AssistantModel): EmbeddedAssistant {
  const retrieve = createRetrieval(model.passages)
  const answer: EmbeddedAssistant['answer'] = ({ text, history, attachments }) => {
    const before = contextOf(model, history)
    const unread = attachments.some((attachment) => attachment.text === null)
    const attached = attachments.map((attachment) => attachment.text ?? '').join('\n')
    const asked = text.trim() ? text : attached.slice(0, LONGEST_ATTACHED_TEXT)
    if (!asked.trim()) {
      const said = answersIn(before?.tongue ?? 'en')
      return unread ? said.attachmentUnread : said.greeting
    }
    const turn = understand(model, asked, before)
    const reply = compose(turn, retrieve)
    return unread ? `${answersIn(turn.tongue).attachmentUnread}\n\n${reply}` : reply
  }
  return {
    answer,
    retrieve,
    async *reply({ signal, ...question }) {
      for (const chunk of chunksOf(answer(question))) {
        signal.throwIfAborted()
        yield chunk
      }
    },
  }
}

/** The conversation is read again from its own words: nothing is kept between replies. */
function contextOf(model: AssistantModel, history: readonly Turn[]): Context | null {
  const said = history.filter(({ role }) => role === 'user').slice(-TURNS_REMEMBERED)
  let context: Context | null = null
  for (const { text } of said)
    context = understand(model, text.slice(0, LONGEST_TURN), context).context ?? context
  return context
}

function* chunksOf(reply: string): Iterable<string> {
  const words = reply.match(/\S+\s*|\s+/g) ?? []
  for (let at = 0; at < words.length; at += WORDS_A_CHUNK)
    yield words.slice(at, at + WORDS_A_CHUNK).join('')
}
