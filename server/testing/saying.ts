import type { About, Assistant, Question } from '#assistant/port.ts'

const about: About = {
  language: 'en',
  script: 'native',
  topic: 'plans.prices',
  certainty: 'sure',
  wantsPerson: false,
  details: {},
  sources: ['/pricing'],
}

/** An assistant that says the given words; its state counts the answers before. */
export function saying(
  words: (question: Question) => AsyncIterable<string>,
  more: Partial<About> = {},
): Assistant {
  return {
    answer: async (question) => ({
      words: words(question),
      about: { ...about, ...more },
      state: { answers: ((question.state as { answers?: number } | null)?.answers ?? 0) + 1 },
    }),
  }
}
