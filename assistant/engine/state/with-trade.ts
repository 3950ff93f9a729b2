import type { Topic } from '../../knowledge/topics.ts'
import type { IndustryId } from '../../languages/named-concepts.ts'
import type { Ranker, Reading } from '../understand/rank.ts'
import type { Ranked } from '../understand/ranked.ts'
import { tradeOf } from './next-state.ts'
import type { State } from './state.ts'

/** How much likelier a clinic asks of clinics, and how much less of parcels. */
const OWN = 2
const ANOTHER = 0.1

/** Who told of a clinic asks no lender's questions, unless a lender is named. */
export function withTrade(rank: Ranker, { industry }: State): Ranker {
  if (industry === null) return rank
  return (text, before, lean) => {
    const reading = rank(text, before, lean)
    return namesAnother(reading, industry)
      ? reading
      : { ...reading, ranking: weighed(reading.ranking, industry) }
  }
}

const namesAnother = ({ slots }: Reading, industry: IndustryId): boolean =>
  slots.industries.some((one) => one !== industry)

/** The same shares among the same topics, weighed anew. */
function weighed(ranking: readonly Ranked[], industry: IndustryId): readonly Ranked[] {
  const sumOf = (all: readonly Ranked[]) => all.reduce((sum, { certainty }) => sum + certainty, 0)
  const shares = new Map<Topic, number>()
  for (const { topic: read, certainty } of ranking) {
    const topic = ASKED_BY[industry]?.[read] ?? read
    shares.set(topic, (shares.get(topic) ?? 0) + certainty * worth(topic, industry))
  }
  const parts = [...shares].map(([topic, certainty]) => ({ topic, certainty }))
  const scale = Math.min(1, sumOf(ranking)) / sumOf(parts)
  return parts
    .map(({ topic, certainty }) => ({ topic, certainty: certainty * scale }))
    .sort((a, b) => b.certainty - a.certainty)
}

/** Guests who do not come leave a table, not a doctor’s hour, and what they book is a room. */
const ASKED_BY: Partial<Record<IndustryId, Partial<Record<Topic, Topic>>>> = {
  'travel-booking': {
    'health.no-shows': 'travel.tables',
    'appointments.what': 'travel.rooms',
    'appointments.double': 'travel.overbooking',
  },
  'financial-service': { 'appointments.reminders': 'finance.reminders' },
}

/** A topic as one line of business means it. */
export const asOfTrade = (topic: Topic, industry: IndustryId): Topic =>
  ASKED_BY[industry]?.[topic] ?? topic

function worth(topic: Topic, industry: IndustryId): number {
  const trade = tradeOf(topic)
  if (trade === null) return topic === 'their-order' ? ANOTHER : 1
  return trade === industry ? OWN : ANOTHER
}
