import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { facts } from '../knowledge/facts.ts'
import { notStated } from '../knowledge/not-stated.ts'
import { outsideTopics, planTopics, talkTopics } from '../knowledge/topics.ts'
import { languages } from './all.ts'
import { askedIn } from './asked.ts'

const topics: ReadonlySet<string> = new Set([
  ...facts.map(({ id }) => id),
  ...notStated.map(({ id }) => `unstated.${id}`),
  ...planTopics,
  ...outsideTopics,
  ...talkTopics,
])

describe.each(languages.map(({ tag }) => tag))('what visitors asked in %s', (tag) => {
  const asked = askedIn({ tag })

  test('every line of the file is a question under a topic that exists', () => {
    const lines = readFileSync(new URL(`./${tag}/asked.txt`, import.meta.url), 'utf8').split('\n')
    const questions = lines.filter((line) => line !== '' && !line.startsWith('== '))
    expect(asked.map(({ text }) => text)).toEqual(questions)
    expect(asked.filter(({ topic }) => !topics.has(topic))).toEqual([])
  })

  test('every fact and all that is not stated is asked for, and nothing twice', () => {
    const named = new Set<string>(asked.map(({ topic }) => topic))
    const wanted = [...facts.map(({ id }) => id), ...notStated.map(({ id }) => `unstated.${id}`)]
    expect(wanted.filter((topic) => !named.has(topic))).toEqual([])
    expect(new Set(asked.map(({ text }) => text)).size).toBe(asked.length)
  })
})
