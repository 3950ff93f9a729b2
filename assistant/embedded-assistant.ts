import { setImmediate } from 'node:timers/promises'
import type { Answer, Assistant, Question } from './answer.ts'
import { converse } from './engine/converse.ts'
import { answerWithFiles } from './engine/files.ts'
import { type AssistantModel, readModel } from './engine/model-file.ts'
import { newState, readState } from './engine/state/state.ts'
import { languages } from './languages/all.ts'

const WORDS_A_CHUNK = 4

/** An answer whose words are all known: what a model drafts from, and falls back to. */
export type Draft = Omit<Answer, 'words'> & { text: string }

export type EmbeddedAssistant = Assistant & {
  draft(question: Question): Draft
  /** Reads the model and the words of every language, so that no visitor's first question waits for it. */
  prepare(): Promise<void>
}

/** Answers from the site's own typed content, with no network and no key. Reads its model when prepared or first asked. */
export function createEmbeddedAssistant(modelPath: string): EmbeddedAssistant {
  let loaded: AssistantModel | null = null
  const draft = (question: Question): Draft => {
    loaded ??= readModel(modelPath)
    const state = readState(question.state)
    const reply = answerWithFiles(question, loaded, state)
    return {
      text: reply.text,
      about: {
        language: reply.voice.language.tag,
        script: reply.voice.script,
        topic: reply.topic,
        certainty: reply.certainty,
        wantsPerson: reply.wantsPerson,
        details: reply.details,
        sources: reply.sources,
      },
      state: reply.state,
    }
  }
  return {
    draft,
    async prepare() {
      loaded ??= readModel(modelPath)
      for (const { sentences } of languages) {
        converse(sentences.talk.ok, loaded, newState)
        // All of them in one go would hold the event loop for longer than a watchdog allows.
        await setImmediate()
      }
    },
    async answer(question) {
      const { text, about, state } = draft(question)
      return { words: wordsOf(text, question.signal), about, state }
    },
  }
}

async function* wordsOf(text: string, signal: AbortSignal): AsyncGenerator<string> {
  const words = text.match(/\S+\s*|\s+/g) ?? []
  for (let at = 0; at < words.length; at += WORDS_A_CHUNK) {
    signal.throwIfAborted()
    yield words.slice(at, at + WORDS_A_CHUNK).join('')
  }
}
