import type { PlanId } from '../../facts/plans.ts'
import type { IndustryId, SpokenLanguage } from '../tongues.ts'

/**
 * How one language names the things the assistant looks for. Forms are lower case.
 * In Indic scripts a form matches every word that begins with it, so give stems
 * ('मिनट' also finds 'मिनटों'); forms of fewer than three letters must match the whole word.
 * In Latin letters a form matches whole words; one slip is forgiven in forms of five letters or more.
 * A form may hold spaces. English forms are always known as well: repeat none of them.
 */
export type Lexicon = {
  plans: Readonly<Record<PlanId, readonly string[]>>
  industries: Readonly<Record<IndustryId, readonly string[]>>
  languages: Readonly<Record<SpokenLanguage, readonly string[]>>
  /** Words for the numbers 0 to 99 (whatever is in common use), and halves: 0.5, 1.5 (डेढ़), 2.5 (ढाई). */
  numbers: Readonly<Record<number, readonly string[]>>
  /** Words that multiply what stands before them. */
  multipliers: Readonly<Record<100 | 1000 | 100000 | 10000000, readonly string[]>>
  units: {
    minutes: readonly string[]
    hours: readonly string[]
    seconds: readonly string[]
    calls: readonly string[]
    /** Rupee words and signs. */
    money: readonly string[]
    /** 'a day', 'daily', 'every day' */
    perDay: readonly string[]
    perWeek: readonly string[]
    perMonth: readonly string[]
    perYear: readonly string[]
    /** 'each', 'per call', 'average': marks the length of one call. */
    each: readonly string[]
    /** Words for human agents, staff, telecallers. */
    agents: readonly string[]
    /** 'at the same time', 'together', 'simultaneous', 'parallel' */
    together: readonly string[]
  }
  /** What a short follow-up opens or closes with: 'and', 'what about', 'how about'; 'और', 'का क्या'. */
  followUp: readonly string[]
  /** 'why', 'how come', 'reason' */
  why: readonly string[]
  /** Words between two questions of one message, with spaces where they stand alone: ' and ', ' also '. */
  joiners: readonly string[]
  /** Words that name a need for appointments, bookings, scheduling. */
  appointments: readonly string[]
  /** Phrases the grammar's number slots expand to, eight or more each, unit included; digits in both
   * ASCII and native form, some number words. */
  samples: {
    minutes: readonly string[]
    calls: readonly string[]
    money: readonly string[]
  }
}
