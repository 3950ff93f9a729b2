import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Topic } from '../knowledge/topics.ts'
import type { Language } from './language.ts'

export type Asked = { topic: Topic; text: string }

const HEADING = '== '

/**
 * Questions as visitors put them: a line each in the language's `asked.txt`, under the topic that answers them. They
 * are learned as they stand; the grammars beside them stand for many texts.
 */
export function askedIn({ tag }: Pick<Language, 'tag'>): Asked[] {
  const file = fileURLToPath(new URL(`./${tag}/asked.txt`, import.meta.url))
  if (!existsSync(file)) return []
  const asked: Asked[] = []
  let topic: Topic | undefined
  for (const line of readFileSync(file, 'utf8').split('\n'))
    if (line.startsWith(HEADING)) topic = line.slice(HEADING.length) as Topic
    else if (line && topic) asked.push({ topic, text: line })
  return asked
}
