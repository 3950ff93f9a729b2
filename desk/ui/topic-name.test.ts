import { expect, test } from 'vitest'
import { facts } from '#assistant/knowledge/facts.ts'
import { outsideTopics, planTopics, talkTopics } from '#assistant/knowledge/topics.ts'
import { words } from '../words/words.ts'
import { topicName } from './topic-name.ts'

const all = [...facts.map(({ id }) => id), ...planTopics, ...outsideTopics, ...talkTopics]

test('every topic of the assistant has a name here', () => {
  const names = new Set<string>(Object.values(words.topics))
  expect(all.filter((topic) => !names.has(topicName(topic)))).toEqual([])
  expect(topicName('unstated.refunds')).toBe('Not on the site')
  expect(topicName('made-up.topic')).toBe('made-up.topic')
})

test('no name stands for a topic that the assistant does not know', () => {
  const known = new Set(['unstated', ...all.map((topic) => topic.split('.')[0])])
  expect(Object.keys(words.topics).filter((group) => !known.has(group))).toEqual([])
})
