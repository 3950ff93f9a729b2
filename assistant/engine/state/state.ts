import type { Page } from '../../knowledge/facts.ts'
import { workedExamples } from '../../knowledge/industry-sums.ts'
import type { Feature } from '../../knowledge/plan-features.ts'
import type { PlanId, SpokenLanguage } from '../../knowledge/site.ts'
import type { Topic } from '../../knowledge/topics.ts'
import type { IndustryId } from '../../languages/named-concepts.ts'
import { boughtFor } from '../answer/bill.ts'
import type { Offer } from '../answer/part.ts'
import type { Reckoning, Sum } from '../answer/reckoning.ts'
import type { Frame } from '../understand/frame.ts'
import type { Usage } from '../understand/usage.ts'
import { exampleSteps } from './example-steps.ts'

export type VoiceTag = { tag: string; script: 'native' | 'latin' }

/** A question as it is remembered. */
export type RememberedFrame = {
  topic: Topic
  plans: readonly PlanId[]
  features: readonly Feature[]
  languages: readonly SpokenLanguage[]
  industries: readonly IndustryId[]
  usage: Usage
  text: string
}

export type Details = { name?: string; phone?: string; email?: string }

/** Where a passage stands among those of the site, and whether it works out or counts a sum. */
export type Quoted = { page: string; at: number; hasSum: boolean }

/** So many minutes of a month, and what they are called: 'peak month 1800, slack month 400'. */
export type Load = {
  /** One or two words, as they stand in the text. */
  names: readonly string[]
  minutes: number
  /** In so many months of the year. */
  months: number | null
}

/** All that is kept between two messages; stored with the conversation as JSON. */
export type State = {
  version: 1
  /** The voice of the last reply. */
  voice: VoiceTag | null
  /** The language a visitor asked to be answered in, and the one they asked in. */
  asked: { voice: VoiceTag; from: string } | null
  frames: readonly RememberedFrame[]
  offer: Offer | null
  listed: readonly PlanId[]
  sources: readonly Page[]
  /** The last reply in short, to keep from saying it again word for word. */
  said: string
  person: Details & { wanted: boolean }
  /** What the last message was about, small talk and complaints included. */
  before: Topic | null
  /** The line of business that the visitor told of. */
  industry: IndustryId | null
  /** The last sum that was worked out, for whoever comes back to it. */
  sum: RememberedFrame | null
  /** The one before it, for whoever asks how far they are apart. */
  sumBefore: RememberedFrame | null
  /** The very first one: 'how much more than the first bill?' */
  sumFirst: RememberedFrame | null
  /** The message that told of calls without their length, until a bill is made of them. */
  counted: string | null
  /** Several amounts of minutes that were told beside each other. */
  loads: readonly Load[]
  /** The last bills that were added up, one plan for each. */
  split: readonly Sum[] | null
  /** People on the phone whose cost was told, how many bills were given since, and what one of theirs is paid. */
  people: { count: number; bills: number; wage: number | null } | null
  /** What was worked out from bills in the last answer. */
  reckoned: Reckoning | null
  /** What was worked out last from figures of a page. */
  worked: number | null
  /** The passage that was quoted last. */
  quoted: Quoted | null
  /** One that was quoted beside another answer: the subject is what that answer is of. */
  quotedBeside: Quoted | null
  /** How often the visitor has complained that nobody replied, and that an answer was wrong. */
  waited: number
  missed: number
}

export const newState: State = {
  version: 1,
  voice: null,
  asked: null,
  frames: [],
  offer: null,
  listed: [],
  sources: [],
  said: '',
  person: { wanted: false },
  before: null,
  industry: null,
  sum: null,
  sumBefore: null,
  sumFirst: null,
  counted: null,
  loads: [],
  split: null,
  people: null,
  reckoned: null,
  worked: null,
  quoted: null,
  quotedBeside: null,
  waited: 0,
  missed: 0,
}

export const LONGEST_TEXT = 200

/** A state that an older or newer release has written is not trusted: the conversation begins anew. */
export function readState(stored: unknown): State {
  const isState =
    typeof stored === 'object' &&
    stored !== null &&
    (stored as { version?: unknown }).version === newState.version
  return isState ? { ...newState, ...(stored as State) } : newState
}

/** A worked example of a page is a sum like any other: 'and what is that on Base?' */
function counted({ topic, slots, usage }: Frame): Pick<RememberedFrame, 'plans' | 'usage'> {
  const { rupees } = usage
  const [named, ...others] = slots.plans
  const plan = named && named !== 'enterprise' && others.length === 0 ? named : null
  // '₹8,799: for how many minutes is that?' is a bill too.
  const bought =
    topic === 'bill' && rupees !== null && !usage.minutes ? boughtFor(rupees, plan) : null
  if (bought) {
    const minutes = { kind: 'stated', minutes: bought.minutes, steps: [] } as const
    return { plans: [bought.plan], usage: { ...usage, minutes } }
  }
  return ofTheExample(topic, slots, usage)
}

function ofTheExample(
  topic: Topic,
  slots: Frame['slots'],
  usage: Usage,
): Pick<RememberedFrame, 'plans' | 'usage'> {
  const example = topic in workedExamples ? workedExamples[topic as ExampleTopic] : null
  if (!example || (usage.minutes !== null && usage.minutes.kind !== 'ask'))
    return { plans: slots.plans, usage }
  const { minutes, plan } = example
  const steps = exampleSteps[topic as ExampleTopic]
  return { plans: [plan], usage: { ...usage, minutes: { kind: 'stated', minutes, steps } } }
}
type ExampleTopic = keyof typeof workedExamples

export const remembered = (frame: Frame): RememberedFrame => {
  const { topic, slots, text } = frame
  return {
    topic,
    ...counted(frame),
    features: slots.features,
    languages: slots.languages,
    industries: slots.industries,
    text: text.slice(0, LONGEST_TEXT),
  }
}
