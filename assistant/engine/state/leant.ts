import { actOf, type Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import { noUsage } from '../understand/usage.ts'
import type { Asked } from './asked-sum.ts'

/** A question whose topic the conversation tells. */
export const leant = (
  { text, read, slots, yesNo }: Reading,
  { topic, slots: over = {}, usage = noUsage, reckoning, claimed }: Leaning,
): Frame => ({
  act: actOf(topic, yesNo),
  topic,
  named: new Set(read.spotted.map(({ concept }) => concept)),
  slots: { ...slots, ...over },
  usage,
  certainty: 1,
  rival: null,
  ...(reckoning ? { reckoning } : {}),
  ...(claimed ? { claimed } : {}),
  text,
})

type Leaning = Omit<Asked, 'usage'> & Partial<Pick<Asked, 'usage'>>
