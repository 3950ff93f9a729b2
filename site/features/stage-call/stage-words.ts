import type { Words } from '#content/words/words.ts'

/** What the stage says besides the calls themselves. */
export type StageWords = Words['home']['hero']['stage']
