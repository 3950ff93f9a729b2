import type { LanguageCode } from '../facts/languages.ts'

/** The call that the home page follows from hello to handover. */
export const storyLanguage: LanguageCode = 'hi'

/** The words that fill its slots, each as turn and chunk: what, day and time. */
export const heardInStory: readonly string[] = ['0 0', '0 1', '2 0']
