import type { ReadText } from './read-text.ts'

const SENTENCE_END = /[?!;\n\r।॥…]+|\.(?=\s|$)/gu
const COMMA = /[,:](?!\d)|\s[-–—|/+]\s|[()]/u

const holdsWords = (part: string) => /[\p{L}\p{N}]/u.test(part)

/** Sentences with the sign that ended them, so that a question mark is not lost. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const { 0: end, index } of text.matchAll(SENTENCE_END)) {
    sentences.push(text.slice(from, index + end.length))
    from = index + end.length
  }
  sentences.push(text.slice(from))
  return sentences.map((sentence) => sentence.trim()).filter(holdsWords)
}

/** The parts of a sentence that could each be a question of its own: cut at commas and at 'and'. */
export function clausesOf({ normalised, tokens, spotted }: ReadText): string[] {
  const joints = spotted.filter(({ concept, start }) => concept === 'and' && start > 0)
  const parts: string[] = []
  let from = 0
  for (const { start, end } of joints) {
    parts.push(normalised.slice(from, tokens[start]?.start))
    from = tokens[end - 1]?.end ?? from
  }
  parts.push(normalised.slice(from))
  return parts
    .flatMap((part) => part.split(COMMA))
    .map((part) => part.trim())
    .filter(holdsWords)
}
