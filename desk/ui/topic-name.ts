import { words } from '../words/words.ts'

/** What a topic is called here; the assistant may know one that has no name here yet. */
export function topicName(topic: string): string {
  const names: Readonly<Record<string, string>> = words.topics
  return names[topic.split('.')[0] ?? topic] ?? topic
}
