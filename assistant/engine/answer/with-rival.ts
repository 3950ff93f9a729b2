import { isFact, isOutside, type Topic } from '../../knowledge/topics.ts'
import type { Frame } from '../understand/frame.ts'
import { answerFrame } from './answer-frame.ts'
import type { Part } from './part.ts'
import type { Speech } from './speech.ts'

/** Where two answers are nearly as likely, a visitor is better served by both. */
export function withRival(speech: Speech, frame: Frame): Part {
  const own = answerFrame(speech, frame)
  const { rival, rivalCertainty = 0 } = frame
  const isClose =
    rival !== null && isFact(rival) && rivalCertainty >= CLOSE && frame.certainty < PLAIN
  // A bill of the visitor's own minutes is not joined by another one's.
  const isWorkedOut = frame.topic === 'bill' && frame.usage.minutes?.kind === 'stated'
  if (!isClose || isWorkedOut || isOutside(frame.topic) || frame.topic === rival) return own
  const other = answerFrame(speech, { ...frame, topic: rival })
  const told = bothOf(own, other, LONGEST_OF_TWO)
  return told === own || agree(own, other, frame.topic) ? told : { ...told, opening: null }
}

/** Whichever was meant, the answer is the same; that one language is spoken, the list of all says no less. */
const agree = (own: Part, other: Part, topic: Topic): boolean =>
  own.opening === other.opening || topic === 'languages.one'

const CLOSE = 0.06
const PLAIN = 0.9
const LONGEST_OF_TWO = 700

/** One answer after the other, unless the second says nothing new or they are too long together. */
export function bothOf(own: Part, other: Part, longest: number): Part {
  if (own.text.includes(other.text) || own.text.length + other.text.length > longest) return own
  return {
    ...own,
    text: `${own.text}\n\n${other.text}`,
    offer: own.offer ?? other.offer,
    declined: own.declined && other.declined,
    sources: [...own.sources, ...other.sources],
    facts: [...own.facts, ...other.facts],
  }
}
