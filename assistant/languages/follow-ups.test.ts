import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { facts } from '../knowledge/facts.ts'
import { notStated } from '../knowledge/not-stated.ts'
import { outsideTopics, planTopics, talkTopics } from '../knowledge/topics.ts'
import { languages } from './all.ts'
import { followUpsIn } from './follow-ups.ts'

const topics: ReadonlySet<string> = new Set([
  ...facts.map(({ id }) => id),
  ...notStated.map(({ id }) => `unstated.${id}`),
  ...planTopics,
  ...outsideTopics,
  ...talkTopics,
])
const told = languages
  .map(({ tag }) => ({ tag, file: new URL(`./${tag}/follow-ups.txt`, import.meta.url) }))
  .filter(({ file }) => existsSync(file))

test('follow-ups are learned in eleven languages', () => {
  expect(told.length).toBeGreaterThanOrEqual(11)
})

describe.each(told)('what visitors say next in $tag', ({ tag, file }) => {
  const followUps = followUpsIn({ tag })

  test('every line names the topic that answers it, below the topic before', () => {
    const lines = readFileSync(file, 'utf8').split('\n')
    const said = lines.filter((line) => line !== '' && !line.startsWith('== '))
    expect(followUps.map(({ topic, text }) => `${topic}: ${text}`)).toEqual(said)
    expect(
      followUps.filter(({ before, topic }) => !(topics.has(before) && topics.has(topic))),
    ).toEqual([])
  })

  test('nothing stands twice after the same topic', () => {
    const all = followUps.map(({ before, text }) => `${before} ${text}`)
    expect(new Set(all).size).toBe(all.length)
  })
})
