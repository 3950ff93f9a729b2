import type { Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Source } from '../retrieve/choose.ts'
import type { PassageIndex } from '../retrieve/search.ts'
import { type Details, newState, type State } from '../state/state.ts'
import type { Frame } from '../understand/frame.ts'
import { answerFrame } from './answer-frame.ts'
import { type Part, part } from './part.ts'
import { passagePart } from './passage-part.ts'
import type { Speech, Voice } from './speech.ts'
import { talkPart } from './talk.ts'
import { bothOf, withRival } from './with-rival.ts'

const SURE = 0.45
const CLEAR = 0.7
const GUESSED = 0.22

export type Means = {
  speech: Speech
  voice: Voice
  state: State
  details: Details
  index: PassageIndex
}

/** A question, and where its answer stands. */
export type Settled = { frame: Frame; source: Source }

export function partsOf(settled: readonly Settled[], means: Means): Part[] {
  const { speech, state, details } = means
  const frames = settled.map(({ frame }) => frame)
  const given = Object.keys(details).length > 0
  // 'After six in the evening': goes with the details that were left just before.
  const addsToDetails =
    !given &&
    state.before === 'details' &&
    frames.every(({ certainty, act }) => certainty < CLEAR && act !== 'yes-no')
  if (addsToDetails) return [detailsPart(speech, state.person)]
  const takesDetails =
    given &&
    (details.phone !== undefined ||
      details.email !== undefined ||
      state.person.wanted ||
      state.offer === 'person' ||
      frames.some(({ topic }) => topic === 'details' || topic === 'person'))
  const parts = settled.flatMap(({ frame, source }) => {
    if (takesDetails && (TAKEN.has(frame.topic) || frame.certainty < SURE)) return []
    if (frame.topic === 'reply-in')
      return [replyInPart(frame, speech, frames.length > 1 ? newState : state)]
    return [
      talkPart(frame, { speech, state, lastAnswer: () => lastAnswer(speech, state) }) ??
        (settled.length > 1 ? partFrom : likeliest)(frame, source, means),
    ]
  })
  return takesDetails ? [...parts, detailsPart(speech, { ...state.person, ...details })] : parts
}

/** What a name, a number or a mail address answers by itself. */
const TAKEN: ReadonlySet<Topic> = new Set<Topic>([
  'details',
  'person',
  'contact.email',
  'contact.how',
  'contact.form',
  'unstated.phone',
  'demo.data',
])

/** Where two texts are nearly as likely, both; of several questions each is answered by one. */
function likeliest(frame: Frame, source: Source, means: Means): Part {
  const own = partFrom(frame, source, means)
  const other = source.kind === 'nothing' ? undefined : source.other
  if (!other) return own
  const room = LONGEST_OF_TWO - own.text.length
  const beside = partFrom(frame, other, means, room)
  // Who asks for yes or no hears first what says it.
  const isOpened = own.opening === null && beside.opening !== null
  const told = isOpened ? bothOf(beside, own, LONGEST_OF_TWO) : beside
  return isOpened && told !== beside ? told : bothOf(own, beside, LONGEST_OF_TWO)
}
const LONGEST_OF_TWO = 740

/** A question that is hardly understood is not answered by the nearest text. */
function partFrom(
  frame: Frame,
  source: Source,
  { speech, voice, state, index }: Means,
  room?: number,
): Part {
  const { say, sentences } = speech
  if (source.kind === 'fact') return answerFrame(speech, { ...frame, topic: source.id })
  if (source.kind === 'nothing')
    return part(say(sentences.unstated.unknown), { declined: true, offer: 'person' })
  if (source.kind === 'passage') return passagePart(speech, voice, source.hit, index, room)
  const isIdle =
    frame.topic === 'off-topic' &&
    frame.named.size > 0 &&
    frame.text.trim().split(/\s+/).length <= IDLE_WORDS &&
    [...frame.named].every((concept) => IDLE.has(concept))
  if (isIdle) return idlePart(speech, state)
  if (frame.certainty >= GUESSED) return withRival(speech, frame)
  if (frame.named.size === 0) return part(say(sentences.unstated.gibberish), { declined: true })
  return part(say(sentences.unstated.unknown), { declined: true, offer: 'person' })
}

const IDLE_WORDS = 5
/** 'So what now?' */
const IDLE: ReadonlySet<Concept> = new Set<Concept>([
  'what',
  'now',
  'then',
  'ok',
  'that',
  'and',
  'can',
  'how',
  'please',
  'yes',
  'no',
  'tell',
  'use',
  'see',
  'know',
  'all',
  'get',
])

function idlePart({ say, sentences }: Speech, state: State): Part {
  if (state.waited > 0) return part(say(sentences.talk.waitingAgain), { wantsPerson: true })
  return part(say(sentences.talk.help))
}

/** From now on in another language: says so, and says the last answer in it. */
function replyInPart({ slots }: Frame, speech: Speech, state: State): Part {
  const { say, list, sentences } = speech
  const [wanted] = slots.languages
  const names = Object.values(sentences.languages)
  if (!wanted) return part(say(sentences.talk.replyInNot, { languages: list(names) }))
  const agreed = say(sentences.talk.replyIn, { language: sentences.languages[wanted] })
  return part([agreed, lastAnswer(speech, state)].filter(Boolean).join('\n\n'), {
    sources: state.sources,
    listed: state.listed,
  })
}

function lastAnswer(speech: Speech, state: State): string {
  return state.frames
    .map(
      (frame) =>
        answerFrame(speech, {
          act: 'value',
          topic: frame.topic,
          named: new Set(),
          slots: {
            ...frame,
            otherLanguage: false,
            unlisted: false,
            order: null,
            product: null,
            negated: false,
            bent: false,
          },
          usage: frame.usage,
          certainty: 1,
          rival: null,
          text: frame.text,
        }).text,
    )
    .join('\n\n')
}

function detailsPart({ say, sentences }: Speech, { name, phone, email }: Details): Part {
  const details = [name, phone, email].filter(Boolean).join(', ')
  return part(say(sentences.talk.detailsTaken, { details }), { wantsPerson: true })
}
