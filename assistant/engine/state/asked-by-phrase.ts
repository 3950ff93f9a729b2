import type { Topic } from '../../knowledge/topics.ts'
import type { Slots } from '../understand/slots.ts'
import { noUsage, type Usage } from '../understand/usage.ts'

/** A question that a phrase asks of what was said before. */
export type Asked = { topic: Topic; slots: Partial<Slots>; usage: Usage }

export const asked = (topic: Topic, slots: Partial<Slots> = {}, usage: Usage = noUsage): Asked => ({
  topic,
  slots,
  usage,
})
