// What the server knows of the assistant: this file and no other, held by the linter.
export type { About, Answer, Assistant, Attachment, PersonDetails, Question } from './answer.ts'
export { createEmbeddedAssistant, type EmbeddedAssistant } from './embedded-assistant.ts'
export { coreFacts, factSheet } from './fact-sheet.ts'
export { numberForms } from './number-forms.ts'
