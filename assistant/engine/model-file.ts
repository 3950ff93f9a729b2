import { readFileSync, writeFileSync } from 'node:fs'
import { deflateSync, inflateSync } from 'node:zlib'
import type { Passage } from '../knowledge/passage.ts'
import type { Language } from '../languages/language.ts'
import type { Classifier } from './classify/classifier.ts'
import type { LanguageModels } from './identify/identify.ts'
import { indexOf, type PassageIndex } from './retrieve/search.ts'

/**
 * What training leaves behind: a classifier of topics, what the topic before adds to it, and one classifier for each
 * script that languages share.
 */
export type Trained = { topics: Classifier; followUps: Classifier; languages: LanguageModels }
/** With the site's own sentences beside it. */
export type AssistantModel = Trained & { passages: ReadonlyMap<string, PassageIndex> }

const NONE = indexOf([])
/** What stands on the site in a language. */
export const passagesIn = ({ passages }: AssistantModel, { tag }: Language): PassageIndex =>
  passages.get(tag) ?? NONE

/** The sentences of the site by language. */
type Passages = Readonly<Record<string, readonly Passage[]>>

type Head = Omit<Classifier, 'bias' | 'weights'> & { bias: readonly number[]; bytes: number }
type Header = {
  topics: Head
  followUps: Head
  languages: Readonly<Record<string, Head>>
  passages: Passages
}

const LENGTH_BYTES = 4

const headOf = ({ weights, bias, ...rest }: Classifier): Head => ({
  ...rest,
  bias: [...bias],
  bytes: weights.length,
})

/** One file: the length of a packed JSON header, the header, then the weights byte by byte. */
export function writeModel(
  path: string,
  { topics, followUps, languages }: Trained,
  passages: Passages,
): number {
  const scripts = Object.keys(languages)
  const header: Header = {
    topics: headOf(topics),
    followUps: headOf(followUps),
    languages: Object.fromEntries(
      Object.entries(languages).map(([script, model]) => [script, headOf(model)]),
    ),
    passages,
  }
  const head = deflateSync(JSON.stringify(header))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(head.length)
  const models = [topics, followUps, ...scripts.map((script) => languages[script] as Classifier)]
  const bytes = Buffer.concat([
    length,
    head,
    ...models.map(({ weights }) => Buffer.from(weights.buffer, weights.byteOffset, weights.length)),
  ])
  writeFileSync(path, bytes)
  return bytes.length
}

export function readModel(path: string): AssistantModel {
  const bytes = readFileSync(path)
  const headEnd = LENGTH_BYTES + bytes.readUInt32LE(0)
  const header: Header = JSON.parse(
    inflateSync(bytes.subarray(LENGTH_BYTES, headEnd)).toString('utf8'),
  )
  let at = headEnd
  const classifier = ({ bytes: length, bias, ...rest }: Head): Classifier => {
    const weights = new Int8Array(bytes.buffer, bytes.byteOffset + at, length)
    at += length
    return { ...rest, bias: Float32Array.from(bias), weights }
  }
  return {
    topics: classifier(header.topics),
    followUps: classifier(header.followUps),
    languages: Object.fromEntries(
      Object.entries(header.languages).map(([script, head]) => [script, classifier(head)]),
    ),
    passages: new Map(
      Object.entries(header.passages).map(([tag, passages]) => [tag, indexOf(passages)]),
    ),
  }
}
