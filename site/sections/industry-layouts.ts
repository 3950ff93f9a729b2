import type { IndustryPage } from '#site/loaders/industry.server.ts'

export type IndustryLayout = {
  /** What a reader of this trade asks first comes first. */
  order: readonly ('tasks' | 'worries' | 'sum')[]
  tasks: 'headingFirst' | 'headingLast' | 'columns'
  worries: 'beside' | 'below' | 'halves'
}

/** Below their exhibits the pages are not one page four times: each has an order and places of its own. */
export const industryLayouts: Record<IndustryPage['exhibit']['drawing']['kind'], IndustryLayout> = {
  tokenBoard: { order: ['tasks', 'worries', 'sum'], tasks: 'headingFirst', worries: 'beside' },
  orderLedger: { order: ['tasks', 'sum', 'worries'], tasks: 'headingLast', worries: 'below' },
  itinerary: { order: ['tasks', 'worries', 'sum'], tasks: 'columns', worries: 'halves' },
  callingHours: { order: ['worries', 'tasks', 'sum'], tasks: 'headingLast', worries: 'beside' },
}
