import type { FactId } from '../../knowledge/facts.ts'
import type { Topic } from '../../knowledge/topics.ts'
import { groupOf, isUnstated } from '../../knowledge/topics.ts'
import type { State } from '../state/state.ts'
import type { Frame } from '../understand/frame.ts'
import { pageLink } from './pages.ts'
import { type Part, part } from './part.ts'
import type { Speech } from './speech.ts'

/** What talk may need of the conversation. */
export type TalkMeans = {
  speech: Speech
  state: State
  /** The answer to the last question, said anew. */
  lastAnswer: () => string
}

/** The fact behind a fact, for a visitor who asks why. */
const REASONS: Partial<Record<string, FactId>> = {
  plans: 'seat-fees',
  plan: 'seat-fees',
  objection: 'agent.cost',
  agent: 'traditional',
  savings: 'savings.service',
  minutes: 'seat-fees',
  accuracy: 'unknown-answers',
  languages: 'company.about',
}

/** Answers to what is said about the conversation itself; null when it is a question on the product. */
export function talkPart(frame: Frame, { speech, state, lastAnswer }: TalkMeans): Part | null {
  const { say, sentences } = speech
  const { talk, facts } = sentences
  if (doubts(frame, state))
    return part([sourceLine(speech, state), lastAnswer()].filter(Boolean).join(' '), {
      sources: state.sources,
      offer: 'person',
    })
  if (state.before === 'despair' && (frame.topic === 'yes' || frame.topic === 'no'))
    return part(say(sentences.unstated.despair))
  switch (frame.topic) {
    case 'hello':
      return part(say(talk.hello))
    case 'thanks':
      return part(say(talk.thanks))
    case 'bye':
      return part(say(talk.bye))
    case 'how-are-you':
      return part(say(talk.howAreYou))
    case 'is-ai':
      return part(say(talk.isAi), { offer: 'person' })
    case 'help':
      return part(say(talk.help))
    case 'ok':
      return part(say(talk.ok))
    case 'no':
      return part(say(talk.notNow))
    case 'yes':
      return acceptedPart({ speech, state, lastAnswer })
    case 'why':
      return reasonPart({ speech, state, lastAnswer })
    case 'sure':
    case 'source':
      return sourcePart(frame.topic, { speech, state, lastAnswer })
    case 'again':
    case 'shorter':
      return state.frames.length > 0
        ? part(say(talk.again) + inShort(lastAnswer()))
        : part(say(talk.whatElse))
    case 'wrong':
      return part(say(talk.wrong), { offer: 'person', wantsPerson: state.missed > 0 })
    case 'person':
      return part(say(talk.person), { wantsPerson: true, offer: 'person' })
    case 'waiting':
      return part(say(state.waited > 0 ? talk.waitingAgain : talk.waiting), {
        wantsPerson: true,
        offer: 'person',
        facts: ['contact.reply-time'],
      })
    case 'details':
      return part(say(facts['contact.how']), { wantsPerson: true })
    default:
      return null
  }
}

/** 'Wrong, your page says 200', 'so that is a no?': what was said is said again, with its page. */
function doubts({ topic, usage, text }: Frame, { frames }: State): boolean {
  if (frames.length === 0) return false
  const isAsked = /\?\s*$/.test(text)
  if (topic === 'wrong') return usage.bare.length > 0 || usage.minutes !== null
  const last = frames.at(-1)
  return (topic === 'no' || topic === 'sure') && last !== undefined && isUnstated(last.topic)
    ? isAsked || topic === 'sure'
    : false
}

/** A bare yes takes up what was offered. */
function acceptedPart({ speech: { say, sentences }, state }: TalkMeans): Part {
  switch (state.offer) {
    case 'person':
      return part(say(sentences.talk.person), { wantsPerson: true })
    case 'demo':
      return part(say(sentences.facts['demo.how']), {
        sources: ['/home#demo'],
        facts: ['demo.how'],
      })
    case 'minutes':
      return part(say(sentences.bills.askMinutes), { offer: 'minutes', sources: ['/pricing'] })
    default:
      return part(say(sentences.talk.whatElse))
  }
}

function reasonPart({ speech, state, lastAnswer }: TalkMeans): Part {
  const { say, sentences } = speech
  const last = state.frames.at(-1)
  if (!last) return part(say(sentences.talk.whatElse))
  const reason = REASONS[groupOf(last.topic)]
  const isSum = last.topic === 'bill' || last.topic === 'plans.recommend' || last.topic === 'lines'
  const lines = [
    isSum || !reason ? inShort(lastAnswer()) : '',
    reason && !isSum ? say(sentences.facts[reason]) : '',
    isSum ? '' : sourceLine(speech, state),
  ]
  return part(lines.filter(Boolean).join('\n\n'), { sources: state.sources })
}

const sourceLine = (speech: Speech, { sources }: State) =>
  sources[0] ? speech.say(speech.sentences.talk.source, { page: pageLink(speech, sources[0]) }) : ''

function sourcePart(topic: Topic, { speech, state, lastAnswer }: TalkMeans): Part {
  const { say, sentences } = speech
  const [page] = state.sources
  if (!page || state.frames.length === 0) return part(say(sentences.talk.whatElse))
  const sentence = topic === 'sure' ? sentences.talk.sure : sentences.talk.source
  const line = say(sentence, { page: pageLink(speech, page) })
  return part(topic === 'sure' ? `${line} ${inShort(lastAnswer())}` : line, {
    sources: state.sources,
  })
}

const LONGEST_SHORT = 300

/** The first lines of an answer, as long as they stay short. */
export function inShort(text: string): string {
  if (text.length <= LONGEST_SHORT) return text
  const [first = ''] = text.split('\n\n')
  if (first.length <= LONGEST_SHORT) return first
  const end = Math.max(...['. ', '। ', '; '].map((mark) => first.lastIndexOf(mark, LONGEST_SHORT)))
  return end > 0 ? first.slice(0, end + 1) : first.slice(0, LONGEST_SHORT)
}
