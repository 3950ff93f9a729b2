import type { Words } from '#content/words/words.ts'
import { callWordsPath } from '#site/loaders/words-path.ts'
import { importWithRetry } from '#site/ui/import-with-retry.ts'

/** Asked for when a call is: the view and its words. Should they not come, a line in the form tells. */
export async function loadCallProgress(tag: string) {
  try {
    const [{ CallProgress }, words] = await Promise.all([
      importWithRetry(() => import('./call-progress.tsx')),
      fetch(callWordsPath(tag)).then((answer) => answer.json() as Promise<Words['callProgress']>),
    ])
    return { CallProgress, words }
  } catch {
    return null
  }
}

export type LoadedProgress = NonNullable<Awaited<ReturnType<typeof loadCallProgress>>>
