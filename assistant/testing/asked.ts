import type { Reply } from '../engine/converse.ts'
import { answerWithFiles } from '../engine/files.ts'
import { type AssistantModel, readModel } from '../engine/model-file.ts'
import { newState, type State } from '../engine/state/state.ts'
import { normalise } from '../engine/text/normalise.ts'
import { romaniseWord } from '../engine/text/romanise.ts'
import { languages } from '../languages/all.ts'
import type { Concept } from '../languages/concepts.ts'
import type { Language } from '../languages/language.ts'
import { trainedModelPath } from '../training/trained-model.ts'

export type Written = { language: Language; script: 'native' | 'latin' }

/** Every language in its own letters, and in Latin ones. */
export const everyWriting: readonly Written[] = languages.flatMap((language): Written[] =>
  language.romanisation
    ? [
        { language, script: 'native' },
        { language, script: 'latin' },
      ]
    : [{ language, script: 'latin' }],
)

let model: Promise<AssistantModel> | null = null

/** An assistant that remembers what it was asked before, on a page in some language. */
export async function startConversation(pageLanguage = 'en'): Promise<(text: string) => Reply> {
  model ??= trainedModelPath().then(readModel)
  const trained = await model
  let state: State = newState
  const { signal } = new AbortController()
  return (text) => {
    const reply = answerWithFiles(
      { text, attachments: [], state, pageLanguage, signal },
      trained,
      state,
    )
    state = reply.state
    return reply
  }
}

/** The last answer of a conversation. */
export async function lastReply(...turns: string[]): Promise<Reply> {
  const ask = await startConversation()
  const replies = turns.map((turn) => ask(turn))
  return replies.at(-1) as Reply
}

/** A usual word of the language for a concept, as it is typed; `nth` takes others of them. */
export function wordFor({ language, script }: Written, concept: Concept, nth = 0): string {
  const forms = language.words[concept].split('|').map((form) => form.replace(/^=/, ''))
  const { romanisation } = language
  const own = romanisation ? forms.filter((form) => !/\p{Script=Latin}/u.test(form)) : forms
  const form = own[nth % own.length] ?? forms[0] ?? ''
  if (script === 'native' || !romanisation) return form
  return form.replace(/[\p{L}\p{M}]+/gu, (word) => romaniseWord(normalise(word), romanisation))
}
