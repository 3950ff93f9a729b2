import { fill } from '#content/format/fill.ts'
import type { Words } from '#content/words/words.ts'
import type { readPromiseFigures } from '#contract/calls/promise-figures.ts'
import { PROMISE_FIGURES_PATH, type PromiseFigures } from '#contract/promise-figures.ts'
import { apiUrl, readAs } from '#site/calls/api-url.ts'

export type FigureWords = Words['home']['contact']['figures']

/** The sentence, or null where none is shown. Without it the page misses nothing. */
export async function readFigures(words: FigureWords, signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(apiUrl(PROMISE_FIGURES_PATH), { signal })
    const figures = response.ok ? await readAs<typeof readPromiseFigures>(response) : null
    return figures && sentence(words, figures)
  } catch {
    return null
  }
}

function sentence(words: FigureWords, figures: PromiseFigures): string {
  // Rounded down: never better than it was.
  const share = `${Math.floor((figures.in_time / figures.due) * 1000) / 10}%`
  const median = timeIn(words, figures.median_first_reply_minutes)
  return fill(words.text, { days: figures.days, share, median })
}

function timeIn({ minutes, hours }: FigureWords, count: number): string {
  const [unit, value] = count < 90 ? [minutes, count] : [hours, Math.ceil(count / 60)]
  return fill(value === 1 ? unit.one : unit.other, { count: value })
}
