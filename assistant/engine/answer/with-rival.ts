import { isFact, isOutside } from '../../knowledge/topics.ts'
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
  if (!isClose || isOutside(frame.topic) || frame.topic === rival) return own
  const other = answerFrame(speech, { ...frame, topic: rival, act: 'value' })
  if (own.text.includes(other.text) || own.text.length + other.text.length > LONGEST_OF_TWO)
    return own
  return {
    ...own,
    opening: null,
    text: `${own.text}\n\n${other.text}`,
    sources: [...own.sources, ...other.sources],
    facts: [...own.facts, ...other.facts],
  }
}
const CLOSE = 0.15
const PLAIN = 0.85
const LONGEST_OF_TWO = 600
