import { firstPlanWith } from '../knowledge/plan-features.ts'
import { isOutside, isTalk, type Topic } from '../knowledge/topics.ts'
import { languageOf } from '../languages/all.ts'
import type { Concept } from '../languages/concepts.ts'
import { answerFrame } from './answer/answer-frame.ts'
import { digest, finished } from './answer/finish.ts'
import { type Certainty, type Part, part } from './answer/part.ts'
import { passagePart } from './answer/passage-part.ts'
import { type Speech, speechIn, type Voice } from './answer/speech.ts'
import { talkPart } from './answer/talk.ts'
import { withRival } from './answer/with-rival.ts'
import { identify } from './identify/identify.ts'
import { type AssistantModel, passagesIn } from './model-file.ts'
import { type Source, sourceOf } from './retrieve/choose.ts'
import type { PassageIndex } from './retrieve/search.ts'
import { askedBack } from './state/asked-back.ts'
import { detailsIn } from './state/contact-details.ts'
import { followUp, leaningOn } from './state/follow-up.ts'
import { pointing } from './state/pointing.ts'
import { replyVoice } from './state/reply-voice.ts'
import { type Details, newState, remembered, type State } from './state/state.ts'
import type { Frame } from './understand/frame.ts'
import { createRanker, isBare, type Reading } from './understand/rank.ts'
import { readText } from './understand/read-text.ts'
import { understand } from './understand/understand.ts'

export type Reply = {
  text: string
  voice: Voice
  topic: Topic
  certainty: Certainty
  wantsPerson: boolean
  /** What the visitor left for a person to use. */
  details: Details
  sources: readonly string[]
  state: State
}

const LONGEST_TEXT = 1200
const SURE = 0.45
const CLEAR = 0.7
const GUESSED = 0.22

/** What else is at hand: the text of attached files, from which a bill may be worked out, and the page. */
type Beside = { background?: string; pageLanguage?: string }

/** Answers one message of a conversation. */
export function converse(
  given: string,
  model: AssistantModel,
  state: State,
  beside: Beside = {},
): Reply {
  // Cut again once normalised: one compatibility character can stand for eighteen.
  const text = given.slice(0, LONGEST_TEXT).normalize('NFKC').slice(0, LONGEST_TEXT)
  const before = state.voice ? voiceOf(state.voice) : null
  const written = identify(text, model.languages, before, languageOf(beside.pageLanguage ?? 'en'))
  const rank = createRanker(model.topics, written.language)
  const last = state.frames.at(-1) ?? null
  const whole = rank(text, last?.topic ?? null)
  const { frames: read, leans } = framesOf(text, whole, rank, state)
  const frames = read.map((frame) => withBackground(frame, rank, beside))
  const asked = replyVoice(frames, written, state)
  const voice = asked ? voiceOf(asked.voice) : written
  const speech = speechIn(voice)
  // Who writes in one language and wants another is answered from what stands in English.
  const sought = voice.language === written.language ? written.language : languageOf('en')
  const passages = passagesIn(model, sought)
  const details = detailsIn(text, whole.read, state.person.wanted || state.offer === 'person')
  const sourced = (frame: Frame): Source =>
    leans || beside.background !== undefined || (last !== null && isBare(whole.read))
      ? { kind: 'topic' }
      : sourceOf(
          frame,
          frames.length === 1 ? whole.read : readText(frame.text, written.language),
          passages,
          frames.length === 1 && last
            ? { topic: last.topic, read: readText(last.text, written.language) }
            : null,
          sought,
        )
  const parts = partsOf(frames, { speech, voice, state, details, sourced, index: passages })
  const certainty = certaintyOf(frames, parts)
  const { wanted: _, ...known } = state.person
  const composed = finished(parts, speech, state, certainty)
  // 'That is a lot': what was spoken of before stays.
  const kept = frames.filter(
    ({ topic }) =>
      !isTalk(topic) && !isOutside(topic) && !(topic === 'objection' && state.frames.length > 0),
  )
  return {
    text: composed,
    voice,
    topic: frames[0]?.topic ?? 'off-topic',
    certainty,
    wantsPerson: parts.some(({ wantsPerson }) => wantsPerson),
    details: { ...known, ...details },
    sources: [...new Set(parts.flatMap(({ sources }) => sources))],
    state: {
      version: 1,
      voice: tagOf(voice),
      asked: asked ? { voice: asked.voice, from: asked.from } : null,
      frames: kept.length > 0 ? kept.map(remembered) : state.frames,
      offer: parts.findLast(({ offer }) => offer !== null)?.offer ?? null,
      listed: parts.findLast(({ listed }) => listed.length > 0)?.listed ?? state.listed,
      sources:
        parts.flatMap(({ sources }) => sources).slice(0, 3).length > 0
          ? parts.flatMap(({ sources }) => sources).slice(0, 3)
          : state.sources,
      said: digest(composed),
      person: {
        ...state.person,
        ...details,
        wanted: state.person.wanted || parts.some(({ wantsPerson }) => wantsPerson),
      },
      before:
        Object.keys(details).length > 0 && parts.some(({ wantsPerson }) => wantsPerson)
          ? 'details'
          : (frames[0]?.topic ?? null),
      waited: state.waited + (frames.some(({ topic }) => topic === 'waiting') ? 1 : 0),
      missed: frames.some(({ topic }) => topic === 'wrong') ? state.missed + 1 : 0,
    },
  }
}

const voiceOf = ({ tag, script }: { tag: string; script: Voice['script'] }): Voice => ({
  language: languageOf(tag),
  script,
})
const tagOf = ({ language, script }: Voice) => ({ tag: language.tag, script })

function framesOf(
  text: string,
  whole: Reading,
  rank: ReturnType<typeof createRanker>,
  state: State,
): { frames: Frame[]; leans: boolean } {
  const short = askedBack(whole, rank, state) ?? pointing(whole, state) ?? followUp(whole, state)
  if (short) return { frames: [short], leans: true }
  const frames = understand(text, rank, state.frames.at(-1)?.topic ?? null)
  return { frames: leaning(frames, rank, state), leans: false }
}

/** Each question leans on the conversation, and a later one on those before it in the message. */
function leaning(
  frames: readonly Frame[],
  rank: ReturnType<typeof createRanker>,
  state: State,
): Frame[] {
  const leant: Frame[] = []
  for (const frame of frames) {
    const last = leant.at(-1)
    const within = last ? { ...state, frames: [remembered(last)], listed: shownBy(last) } : state
    const short = last ? pointing(rank(frame.text, last.topic), within) : null
    leant.push(short ?? leaningOn(frame, within))
  }
  return leant
}

/** The plans that an answer is going to name. */
function shownBy({ slots }: Frame): State['listed'] {
  const [feature] = slots.features
  return slots.plans.length === 0 && feature ? [firstPlanWith(feature)] : slots.plans
}

const OF_MINUTES: ReadonlySet<Topic> = new Set<Topic>([
  'bill',
  'plan.price',
  'plans.prices',
  'plans.recommend',
])

/** A bill or a plan that was asked for without a number takes it from the files. */
function withBackground(
  frame: Frame,
  rank: ReturnType<typeof createRanker>,
  { background }: Beside,
): Frame {
  const lacks = OF_MINUTES.has(frame.topic) && frame.usage.minutes === null
  if (!background || !lacks) return frame
  const { usage } = rank(background, null)
  return usage.minutes === null
    ? frame
    : { ...frame, topic: frame.topic === 'plans.recommend' ? frame.topic : 'bill', usage }
}

type Means = {
  speech: Speech
  voice: Voice
  state: State
  details: Details
  /** Where a question's answer stands. */
  sourced: (frame: Frame) => Source
  index: PassageIndex
}

function partsOf(frames: readonly Frame[], means: Means): Part[] {
  const { speech, state, details } = means
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
  const parts = frames.flatMap((frame) => {
    if (takesDetails && (TAKEN.has(frame.topic) || frame.certainty < SURE)) return []
    if (frame.topic === 'reply-in')
      return [replyInPart(frame, speech, frames.length > 1 ? newState : state)]
    return [
      talkPart(frame, { speech, state, lastAnswer: () => lastAnswer(speech, state) }) ??
        guarded(frame, means),
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

/** A question that is hardly understood is not answered by the nearest text. */
function guarded(frame: Frame, { speech, voice, state, sourced, index }: Means): Part {
  const { say, sentences } = speech
  const source = sourced(frame)
  if (source.kind === 'fact') return answerFrame(speech, { ...frame, topic: source.id })
  if (source.kind === 'nothing')
    return part(say(sentences.unstated.unknown), { declined: true, offer: 'person' })
  if (source.kind === 'passage') return passagePart(speech, voice, source.hit, index)
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

function certaintyOf(frames: readonly Frame[], parts: readonly Part[]): Certainty {
  if (parts.length > 0 && parts.every(({ declined }) => declined)) return 'declined'
  return frames.some(({ certainty, topic }) => certainty < SURE && !isTalk(topic))
    ? 'unsure'
    : 'sure'
}
