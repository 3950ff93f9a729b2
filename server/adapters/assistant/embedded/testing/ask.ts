import type { Turn } from '#server/chat/ports.ts'
import { createEmbeddedAssistant } from '../embedded-assistant.ts'
import { trainedModelPath } from '../training/trained-model.ts'

const assistant = createEmbeddedAssistant(trainedModelPath())

/** The answer to the last of several things a visitor says, one after the other. */
export function ask(...said: string[]): string {
  const history: Turn[] = []
  let answer = ''
  for (const text of said) {
    answer = assistant.answer({ text, history, attachments: [] })
    history.push({ role: 'user', text }, { role: 'model', text: answer })
  }
  return answer
}
