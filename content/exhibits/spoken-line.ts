import type { Speaker } from '../example-calls/example-call.ts'

/** What is said on an example call, and what it means in English. */
export type SpokenLine = { speaker: Speaker; own: string; english: string }
