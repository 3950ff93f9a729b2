import * as z from 'zod/mini'
import { call, json } from '../call.ts'
import { PROMISE_FIGURES_PATH, type PromiseFigures } from '../promise-figures.ts'

const promiseFigures = z.object({
  days: z.number(),
  due: z.number(),
  in_time: z.number(),
  median_first_reply_minutes: z.number(),
}) satisfies z.ZodMiniType<PromiseFigures>

export const readPromiseFigures = call({
  name: 'promise-figures',
  summary: 'How the promise to reply was kept, where the owner shows it; null where not',
  method: 'GET',
  path: PROMISE_FIGURES_PATH,
  answer: json(z.nullable(promiseFigures)),
  problems: [],
  callers: 'anyone',
})
