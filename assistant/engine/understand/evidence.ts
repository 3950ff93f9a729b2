import type { Evidence } from '../classify/features.ts'
import { type AmountSign, signsOf } from '../classify/signs.ts'
import type { ReadText } from './read-text.ts'

/** What a classifier is told of a text. */
export function evidenceOf(read: ReadText, amounts: readonly AmountSign[]): Evidence {
  return { signs: signsOf(read.spotted, amounts), sounds: read.sounds, unknown: read.unknown }
}
