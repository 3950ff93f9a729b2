import type { Answer } from '#assistant/port.ts'
import type { ReplyEnding } from '#contract/chat-answers.ts'
import type { Reply, ReplyDeps } from './begin-reply.ts'
import type { Writing } from './while-writing.ts'

type Telling = Reply & {
  answer: Answer
  ref: string
  visitorLeft: AbortSignal
  writing: Writing
}

/** Passes on the words as they come, and keeps what was said before the last of them leaves. */
export async function* tellReply(
  deps: ReplyDeps,
  reply: Telling,
  words: AsyncGenerator<string, void>,
  first: string,
): AsyncGenerator<string, void> {
  let said = first
  let ending: ReplyEnding = 'stopped'
  const keep = async () => {
    const text = storable(said)
    const { about, state } = reply.answer
    const message = { id: reply.messageId, role: 'model', text, ending, about, state } as const
    await deps.storage.write(async ({ chats, liveEvents }) => {
      // The visitor may have deleted the conversation meanwhile, or a person may have spoken in it
      // while this instance stood still: a reply stands right after its question, or nowhere.
      const held = await chats.release(reply.chatId, reply.messageId)
      const [last] = await chats.recent(reply.chatId, 1)
      if (held && last?.id === reply.questionId && text !== '')
        await chats.addReply(reply.chatId, message, deps.now())
      const news = about.wantsPerson ? ({ news: 'person' } as const) : {}
      const told = { topic: 'chats', subject: reply.ref, by: null, ...news } as const
      await liveEvents.add(told, deps.now())
    })
  }
  try {
    yield first
    for await (const word of words) {
      said += word
      yield word
    }
    ending = 'done'
  } catch (error) {
    if (!reply.visitorLeft.aborted && !reply.writing.silenced.aborted) {
      ending = 'broken'
      deps.onFailure(error)
      throw error
    }
  } finally {
    reply.writing.stop()
    await keep()
  }
}

/** PostgreSQL takes neither a NUL nor half a character. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()
