import type { Attachment, Question } from '../answer.ts'
import type { Topic } from '../knowledge/topics.ts'
import { speechIn } from './answer/speech.ts'
import { converse, type Reply } from './converse.ts'
import type { AssistantModel } from './model-file.ts'
import type { State } from './state/state.ts'
import { sentencesOf } from './understand/clauses.ts'

const LONGEST_FILE_TEXT = 2000
const MOST_QUESTIONS = 3
const MOST_SENTENCES = 12
const LONGEST_REPLY = 780

/** Answers a message together with what its files say. */
export function answerWithFiles(question: Question, model: AssistantModel, state: State): Reply {
  const { text, attachments, pageLanguage } = question
  const typed = text.trim()
  const readable = attachments.filter((file) => (file.text ?? '').trim() !== '')
  const unread = attachments.some(
    ({ type, text: inside }) => inside === null && !type.startsWith('audio/'),
  )
  const reply = converse(typed, model, state, {
    // Without files there is none: an empty one would keep the pages' own sentences from being found.
    ...(readable.length > 0 ? { background: backgroundOf(readable) } : {}),
    ...(pageLanguage ? { pageLanguage } : {}),
  })
  if (
    readable.length > 0 &&
    (typed === '' || reply.certainty !== 'sure' || OF_THE_FILE.has(reply.topic))
  ) {
    const fromFile = answersIn(readable, model, reply)
    if (fromFile) return fromFile
  }
  if (!unread || reply.certainty === 'sure') return reply
  const { say, sentences, finish } = speechIn(reply.voice)
  return { ...reply, text: `${finish(say(sentences.talk.unreadFile))}\n\n${reply.text}` }
}

/** 'Answer what is in this file' speaks of the file, not of us. */
const OF_THE_FILE: ReadonlySet<Topic> = new Set<Topic>(['source', 'chat.files'])

const backgroundOf = (files: readonly Attachment[]) =>
  files.map(textOf).join('\n').slice(0, LONGEST_FILE_TEXT)

const textOf = ({ text }: Attachment) => (text ?? '').slice(0, LONGEST_FILE_TEXT)

/** Answers to the questions that stand in the files, in the language they are asked in. */
function answersIn(
  files: readonly Attachment[],
  model: AssistantModel,
  reply: Reply,
): Reply | null {
  let state = reply.state
  const answers: Reply[] = []
  const background = backgroundOf(files)
  for (const sentence of sentencesOf(background).slice(0, MOST_SENTENCES)) {
    if (answers.length >= MOST_QUESTIONS) break
    const answer = converse(sentence, model, state, { background })
    if (answer.certainty !== 'sure') continue
    answers.push(answer)
    state = answer.state
  }
  const [first] = answers
  if (!first) return null
  const { say, sentences, finish } = speechIn(first.voice)
  let text = finish(say(sentences.talk.fromFile, { name: files[0]?.name ?? '' }))
  for (const answer of answers)
    if (!text.includes(answer.text) && text.length + answer.text.length <= LONGEST_REPLY)
      text = `${text}\n\n${answer.text}`
  return { ...first, text, sources: [...new Set(answers.flatMap(({ sources }) => sources))], state }
}
