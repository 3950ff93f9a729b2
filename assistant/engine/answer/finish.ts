import { hash } from '../hash.ts'
import type { State } from '../state/state.ts'
import type { Certainty, Part } from './part.ts'
import type { Speech } from './speech.ts'
import { inShort } from './talk.ts'

const LONGEST_REPLY = 780

export const digest = (text: string) => hash(text).toString(36)

/** The parts as one text: yes or no first, not too long, and not the same words twice in a row. */
export function finished(
  parts: readonly Part[],
  speech: Speech,
  { said }: State,
  certainty: Certainty,
): string {
  const { say, sentences } = speech
  const answers = parts.map(({ text, opening, aside }, place) => {
    const isNew = aside !== null && parts.findIndex((part) => part.aside === aside) === place
    const words = isNew ? `${text} ${aside}` : text
    return opening === 'yes'
      ? `${sentences.yes} ${words}`
      : opening === 'no'
        ? `${sentences.no} ${words}`
        : words
  })
  let text = ''
  for (const answer of answers) {
    if (text.includes(answer)) continue
    const longer = text ? `${text}\n\n${answer}` : answer
    if (text === '' || longer.length <= LONGEST_REPLY) text = longer
  }
  if (certainty === 'unsure' && text.length < LONGEST_REPLY / 2)
    text = `${text}\n\n${say(sentences.talk.unsure)}`
  const again = say(sentences.talk.again)
  const core = parts.length === 1 ? (parts[0]?.core ?? null) : null
  const anew = text.startsWith(again) ? text.slice(again.length) : again + (core ?? inShort(text))
  const variants = [text, anew, say(sentences.talk.wrong)].map((one) => cut(speech.finish(one)))
  return variants.find((one) => digest(one) !== said) ?? (variants[0] as string)
}

const cut = (text: string) =>
  text.length <= LONGEST_REPLY
    ? text
    : `${text.slice(0, LONGEST_REPLY - 1).replace(/\s+\S*$/, '')}…`
