import { agentRupees, statedPrices } from '../../knowledge/site.ts'
import type { Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { FEWEST_WAGES } from '../amounts/find-unit.ts'
import type { Reading } from '../understand/rank.ts'
import { says } from './says.ts'
import type { State } from './state.ts'

const MOST_WAGES = 200_000
const MOST_PEOPLE = 100
const LIKELY = 0.5
const PLAN_PRICES: ReadonlySet<number> = new Set(Object.values(statedPrices))
/** What a message that tells a wage may be taken for. */
const OF_PEOPLE: ReadonlySet<Topic> = new Set<Topic>(['agent.cost', 'seat-fees'])
const OF_STAFF: ReadonlySet<Concept> = new Set<Concept>(['human-agent', 'hire', 'salary'])
const THAT_PERSON = /\b(?:her|him|them|she|he|they|girls?|boys?|person|people|staff)\b/

/** '25,000 you say? My office girl takes 12,000': what one of theirs is paid, if it is not what we count with. */
export function wageIn({ usage, read, ranking }: Reading): number | null {
  const isOfPeople =
    read.spotted.some(({ concept }) => OF_STAFF.has(concept)) ||
    says('thosePeople', read.normalised) ||
    ranking.some(({ topic, certainty }) => topic === 'agent.cost' && certainty >= LIKELY)
  // 'We pay our receptionist 15,000' hires no fifteen thousand people.
  const told = [usage.rupees, usage.agents, ...usage.bare].flatMap((one) => one ?? [])
  const sums = [...new Set(told)].filter(
    (one) =>
      one >= FEWEST_WAGES && one <= MOST_WAGES && one !== agentRupees && !PLAN_PRICES.has(one),
  )
  const [wage, ...others] = sums
  return isOfPeople && usage.minutes === null && wage !== undefined && others.length === 0
    ? wage
    : null
}

/** 'We have two receptionists at 18,000 each': how many are paid what a message tells. */
export function paidPeople(reading: Reading): number | null {
  const { usage, read } = reading
  const isOurFigure = usage.rupees === agentRupees || usage.bare.includes(agentRupees)
  if (!isOurFigure && wageIn(reading) === null) return null
  const numbers = [usage.agents, ...usage.bare, ...(isOurFigure ? [] : read.numbers)]
  const counts = numbers.filter(
    (one): one is number => one !== null && Number.isInteger(one) && one > 0 && one <= MOST_PEOPLE,
  )
  const [count, ...others] = new Set(counts)
  return count !== undefined && others.length === 0 ? count : null
}

/** What a wage is told for, and nothing else, is answered by what a person costs. */
export const tellsAWage = (reading: Reading): boolean => {
  const { usage, slots, yesNo, ranking } = reading
  const [first] = ranking
  const isElse = slots.plans.length > 0 || usage.months !== null || yesNo || usage.people !== null
  return !isElse && wageIn(reading) !== null && first !== undefined && OF_PEOPLE.has(first.topic)
}

/** 'We have 3 agents': how many are on the phones, and nothing asked. */
export function tellsTheirAgents({ usage, slots, yesNo, read, text }: Reading): number | null {
  const { agents, minutes, rupees, months } = usage
  const isElse =
    slots.plans.length > 0 || minutes !== null || rupees !== null || months !== null || yesNo
  const isOfPhones =
    read.spotted.some(({ concept }) => concept === 'human-agent') ||
    ON_THE_PHONE.test(read.normalised)
  const isTold = WE_HAVE.test(read.normalised) && !text.includes('?')
  return agents !== null && agents > 1 && agents <= MOST_PEOPLE && isTold && isOfPhones && !isElse
    ? agents
    : null
}
const WE_HAVE =
  /^(?:(?:and|ok|so|well|now|right now|currently) )*(?:we|i|there) (?:have|are|keep|employ|got)\b/
const ON_THE_PHONE =
  /\bon (?:the )?(?:phones?|calls?|lines?|desk)\b|\b(?:answering|taking|picking) (?:up )?(?:the )?(?:phones?|calls?)\b/

/** 'Is it cheaper than her, with 500 minutes?', after a wage was told. */
export const weighsAgainstThem = ({ usage, read }: Reading, { people }: State): boolean =>
  people !== null &&
  usage.minutes?.kind === 'stated' &&
  THAT_PERSON.test(read.normalised) &&
  read.spotted.some(({ concept }) => concept === 'cheap')
