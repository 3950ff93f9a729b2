import { readFileSync, writeFileSync } from 'node:fs'
import type { Classifier } from './classifier.ts'
import type { LanguageModels } from './language.ts'
import type { Passage } from './retrieval.ts'

export type AssistantModel = {
  intents: Classifier
  languages: LanguageModels
  passages: readonly Passage[]
  /** Hashes of words that are said only of other matters: gold, petrol, cricket. */
  foreignWords: ReadonlySet<number>
  /** Hashes of the words people use of our own matters; a text of these alone names no rival. */
  ownWords: ReadonlySet<number>
}

type Head = Omit<Classifier, 'bias' | 'weights'> & { bias: readonly number[]; bytes: number }
type Header = {
  intents: Head
  latin: Head
  devanagari: Head
  passages: readonly Passage[]
  foreignWords: readonly number[]
  ownWords: readonly number[]
}

const LENGTH_BYTES = 4

const headOf = ({ weights, bias, ...rest }: Classifier): Head => ({
  ...rest,
  bias: [...bias],
  bytes: weights.length,
})

/** One file: the length of a JSON header, the header, then the weights byte by byte. */
export function writeModel(path: string, model: AssistantModel): number {
  const { intents, languages, passages, foreignWords, ownWords } = model
  const parts = [intents, languages.latin, languages.devanagari]
  const header: Header = {
    intents: headOf(intents),
    latin: headOf(languages.latin),
    devanagari: headOf(languages.devanagari),
    passages,
    foreignWords: [...foreignWords],
    ownWords: [...ownWords],
  }
  const head = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(head.length)
  const bytes = Buffer.concat([
    length,
    head,
    ...parts.map(({ weights }) => Buffer.from(weights.buffer, weights.byteOffset, weights.length)),
  ])
  writeFileSync(path, bytes)
  return bytes.length
}

export function readModel(path: string): AssistantModel {
  const bytes = readFileSync(path)
  const headLength = bytes.readUInt32LE(0)
  const headEnd = LENGTH_BYTES + headLength
  const header: Header = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, headEnd))
  let at = headEnd
  const classifier = ({ bytes: length, bias, ...rest }: Head): Classifier => {
    const weights = new Int8Array(bytes.buffer, bytes.byteOffset + at, length)
    at += length
    return { ...rest, bias: Float32Array.from(bias), weights }
  }
  return {
    intents: classifier(header.intents),
    languages: { latin: classifier(header.latin), devanagari: classifier(header.devanagari) },
    passages: header.passages,
    foreignWords: new Set(header.foreignWords),
    ownWords: new Set(header.ownWords),
  }
}
