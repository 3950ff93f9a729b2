import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Topic } from '../knowledge/topics.ts'
import type { Language } from './language.ts'

/** A message that goes on from what was spoken of before, and the topic that answers it there. */
export type FollowUp = { before: Topic; topic: Topic; text: string }

const HEADING = '== '
const BETWEEN = ': '

/**
 * What visitors say next: in the language's `follow-ups.txt` a line each, under the topic that was just answered, and
 * led by the topic that answers it then.
 */
export function followUpsIn({ tag }: Pick<Language, 'tag'>): FollowUp[] {
  const file = fileURLToPath(new URL(`./${tag}/follow-ups.txt`, import.meta.url))
  if (!existsSync(file)) return []
  const told: FollowUp[] = []
  let before: Topic | undefined
  for (const line of readFileSync(file, 'utf8').split('\n'))
    if (line.startsWith(HEADING)) before = line.slice(HEADING.length) as Topic
    else if (line && before) {
      const at = line.indexOf(BETWEEN)
      told.push({
        before,
        topic: line.slice(0, at) as Topic,
        text: line.slice(at + BETWEEN.length),
      })
    }
  return told
}
