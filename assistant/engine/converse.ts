import { firstPlanWith } from '../knowledge/plan-features.ts'
import { isTalk, type Topic } from '../knowledge/topics.ts'
import { languageOf } from '../languages/all.ts'
import { digest, finished } from './answer/finish.ts'
import type { Certainty, Part } from './answer/part.ts'
import { partsOf, type Settled } from './answer/parts.ts'
import { speechIn, type Voice } from './answer/speech.ts'
import { identify } from './identify/identify.ts'
import { type AssistantModel, passagesIn } from './model-file.ts'
import { type Source, sourceOf } from './retrieve/choose.ts'
import type { Before } from './retrieve/goes-on.ts'
import { onTheSamePage } from './retrieve/quoted-page.ts'
import { afterThanks } from './state/after-thanks.ts'
import { withAlsoAsked } from './state/also-asked.ts'
import { asMeant } from './state/as-meant.ts'
import { askedBack, countedIn } from './state/asked-back.ts'
import { byPhrase } from './state/by-phrase.ts'
import { askedAnew } from './state/complaints.ts'
import { detailsIn } from './state/contact-details.ts'
import { despairs, isInDanger } from './state/despair.ts'
import { eachAgain } from './state/each-again.ts'
import { withMonthNamed } from './state/each-month.ts'
import { followUp } from './state/follow-up.ts'
import {
  isOfTheirCallers,
  type LanguageRequest,
  languageRequest,
} from './state/language-request.ts'
import { leaningOn } from './state/leaning.ts'
import { leant } from './state/leant.ts'
import { loadsIn } from './state/loads.ts'
import { nextState } from './state/next-state.ts'
import { ofMoreLines } from './state/of-lines.ts'
import { ofThePlans } from './state/of-plans.ts'
import { ofTheLoads } from './state/of-the-loads.ts'
import { ofThePage } from './state/of-the-page.ts'
import { ofTheirs } from './state/of-theirs.ts'
import { ofSoMany } from './state/people.ts'
import { pointing } from './state/pointing.ts'
import { reckoned, setApart } from './state/reckon.ts'
import { replyVoice } from './state/reply-voice.ts'
import { type Details, remembered, type State } from './state/state.ts'
import { isToldSum, tellsOfTheirs, toldLines } from './state/told.ts'
import { tagOf, voiceBefore, voiceOf } from './state/voices.ts'
import { paidPeople, wageIn } from './state/wages.ts'
import { whichIsLess } from './state/which-is-less.ts'
import { withBackground } from './state/with-background.ts'
import { within } from './state/within.ts'
import { withinSubject } from './state/within-subject.ts'
import { withoutRepeats } from './state/workload-edits.ts'
import type { Frame } from './understand/frame.ts'
import { createRanker, type Ranker, type Reading } from './understand/rank.ts'
import { readOnce } from './understand/read-once.ts'
import { readText } from './understand/read-text.ts'
import { withoutTakenBack } from './understand/taken-back.ts'
import { understand } from './understand/understand.ts'
import { isBare } from './understand/weight-of-before.ts'

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
  const text = withMonthNamed(given.slice(0, LONGEST_TEXT).normalize('NFKC').slice(0, LONGEST_TEXT))
  const before = voiceBefore(text, state)
  const written = identify(text, model.languages, before, languageOf(beside.pageLanguage ?? 'en'))
  const rank = readOnce(within(state, createRanker(model, written.language)))
  const last = state.frames.at(-1) ?? null
  const asked = withoutTakenBack(afterThanks(text, rank), written.language)
  const whole = rank(asked, last?.topic ?? null)
  const request = languageRequest(whole, rank, written, state)
  const page = request
    ? null
    : ofThePage(whole, state, passagesIn(model, written.language), written.language)
  const { frames: read, leans } = request
    ? withRequest(request, whole, rank, state)
    : page
      ? { frames: [page.frame], leans: true }
      : framesOf(asked, whole, rank, state)
  const frames = read
    .map((frame) => asMeant(frame, whole, state))
    .map((frame) => withoutRepeats(withBackground(frame, rank, beside.background)))
  const wanted = replyVoice(request, frames, written, state)
  const voice = wanted ? voiceOf(wanted.voice) : written
  const speech = speechIn(voice)
  // Who writes in one language and wants another is answered from what stands in English.
  const sought = voice.language === written.language ? written.language : languageOf('en')
  const passages = passagesIn(model, sought)
  const details = detailsIn(asked, whole.read, state.person.wanted || state.offer === 'person')
  const placeOf = (frame: Frame): Source => {
    const isAlone = frames.length === 1
    const read = isAlone ? whole.read : readText(frame.text, written.language)
    const before: Before | null =
      isAlone && (last || state.quoted)
        ? {
            topic: last?.topic ?? 'off-topic',
            read: readText(last?.text ?? '', written.language),
            quoted: state.quoted,
          }
        : null
    const same = before && onTheSamePage(frame, read, passages, before, sought)
    return same ?? sourceOf(frame, read, passages, before, sought)
  }
  const isOfTheTopic = (frame: Frame): boolean =>
    leans ||
    beside.background !== undefined ||
    (last !== null && isBare(whole.read)) ||
    tellsOfTheirs(frame)
  const source = (frame: Frame): Source =>
    page?.source ?? (isOfTheTopic(frame) ? { kind: 'topic' } : placeOf(frame))
  const settled = frames.map((frame) => settle(frame, source(frame), rank, state))
  const means = { speech, voice, state, details, index: passages }
  const parts = partsOf(settled, means)
  const certainty = certaintyOf(settled, parts)
  const { wanted: _, ...known } = state.person
  const composed = finished(parts, speech, state, certainty)
  return {
    text: composed,
    voice,
    topic: settled[0]?.frame.topic ?? 'off-topic',
    certainty,
    wantsPerson: parts.some(({ wantsPerson }) => wantsPerson),
    details: { ...known, ...details },
    sources: [...new Set(parts.flatMap(({ sources }) => sources))],
    state: nextState(state, {
      settled,
      parts,
      voice: tagOf(voice),
      asked: wanted ? { voice: wanted.voice, from: wanted.from } : null,
      details,
      loads: loadsIn(whole),
      counted: countedIn(whole),
      people: paidPeople(whole),
      wage: wageIn(whole),
      said: digest(composed),
    }),
  }
}

/** Where the answer stands: if nowhere, within the subject that was spoken of. */
function settle(frame: Frame, source: Source, rank: Ranker, state: State): Settled {
  const within = withinSubject(frame, source, rank, state)
  return within === frame ? { frame, source } : { frame: within, source: { kind: 'topic' } }
}

/** The questions of a message, and whether they lean on what was said before. */
type Understood = { frames: Frame[]; leans: boolean }

/** 'In Tamil please: what does Pro cost?': the request, and what is asked beside it. */
function withRequest(
  { language, rest }: LanguageRequest,
  whole: Reading,
  rank: Ranker,
  state: State,
): Understood {
  const request = leant(whole, { topic: 'reply-in', slots: { languages: [language] } })
  if (rest === '') return { frames: [request], leans: true }
  const { frames, leans } = framesOf(
    rest,
    rank(rest, state.frames.at(-1)?.topic ?? null),
    rank,
    state,
  )
  return { frames: [request, ...frames], leans }
}

function framesOf(text: string, whole: Reading, rank: Ranker, state: State): Understood {
  if (despairs(whole)) return { frames: [leant(whole, { topic: 'despair' })], leans: true }
  if (isInDanger(whole)) return { frames: [leant(whole, { topic: 'emergency' })], leans: true }
  const own = ofTheirs(whole, state)
  if (own) return { frames: [own], leans: true }
  const ofPlans =
    ofTheLoads(whole, state) ??
    whichIsLess(whole, state) ??
    ofThePlans(whole, state) ??
    ofMoreLines(whole, state) ??
    ofSoMany(whole, state)
  const phrased = byPhrase(whole, state)
  const short =
    askedBack(whole, rank, state) ??
    (ofPlans ? leant(whole, ofPlans) : null) ??
    (phrased ? leant(whole, phrased) : null) ??
    setApart(whole, state) ??
    pointing(whole, state) ??
    followUp(whole, state) ??
    reckoned(whole, state)
  if (short) return { frames: eachAgain(short, state), leans: true }
  const frames = understand(text, rank, state.frames.at(-1)?.topic ?? null).map((frame) =>
    isOfTheirCallers(frame)
      ? { ...frame, topic: 'languages.one' as const }
      : (askedAnew(frame, rank) ?? frame),
  )
  if (isToldSum(whole, frames))
    return { frames: [leant(whole, { topic: 'bill', usage: whole.usage })], leans: true }
  const lines = toldLines(whole, frames)
  if (lines) return { frames: [leant(whole, lines)], leans: true }
  return { frames: withAlsoAsked(leaning(frames, rank, state), whole, state), leans: false }
}

/** Each question leans on the conversation, and a later one on those before it in the message. */
function leaning(frames: readonly Frame[], rank: Ranker, state: State): Frame[] {
  const told: Frame[] = []
  for (const frame of frames) {
    const last = told.at(-1)
    const within = last ? { ...state, frames: [remembered(last)], listed: shownBy(last) } : state
    const short = last ? pointing(rank(frame.text, last.topic), within) : null
    told.push(short ?? leaningOn(frame, within, last !== undefined))
  }
  return told
}

/** The plans that an answer is going to name. */
function shownBy({ slots }: Frame): State['listed'] {
  const [feature] = slots.features
  return slots.plans.length === 0 && feature ? [firstPlanWith(feature)] : slots.plans
}

function certaintyOf(settled: readonly Settled[], parts: readonly Part[]): Certainty {
  if (parts.length > 0 && parts.every(({ declined }) => declined)) return 'declined'
  return settled.some(({ frame: { certainty, topic } }) => certainty < SURE && !isTalk(topic))
    ? 'unsure'
    : 'sure'
}
