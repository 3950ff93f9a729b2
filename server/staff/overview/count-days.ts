import { setImmediate } from 'node:timers/promises'
import { visitorLanguage } from '#contract/language-of-text.ts'
import type { OverviewStore, TopicCount } from './ports.ts'

const DAY_MS = 86_400_000
/** More than the longest time that can be asked for. */
const MOST_KEPT = 100

export type LanguageCount = { language: string; enquiries: number; chats: number }
type DayCounts = { languages: LanguageCount[]; topics: TopicCount[] }
type CountedStore = Pick<
  OverviewStore,
  'enquiryBeginnings' | 'chatsByLanguage' | 'questionsByTopic'
>

export type CountDays = ReturnType<typeof createCountDays>

/**
 * Languages and topics, counted a day at a time, with everybody else served between two days: a month of a
 * million messages in one go would hold them up. Days that are over are counted once while the service runs.
 */
export function createCountDays() {
  const kept = new Map<number, DayCounts>()
  return async (store: CountedStore, since: number, today: number): Promise<DayCounts> => {
    const days: DayCounts[] = []
    for (let from = since; from <= today; from += DAY_MS) {
      const known = kept.get(from) ?? (await countDay(store, from))
      if (from < today) kept.set(from, known)
      if (kept.size > MOST_KEPT) kept.delete(Math.min(...kept.keys()))
      days.push(known)
    }
    return { languages: sumOfLanguages(days), topics: sumOfTopics(days) }
  }
}

async function countDay(store: CountedStore, from: number): Promise<DayCounts> {
  await setImmediate()
  const to = from + DAY_MS
  const chats = await store.chatsByLanguage(from, to)
  const beginnings = await store.enquiryBeginnings(from, to)
  return {
    languages: [
      ...chats.map((one) => ({ ...one, enquiries: 0 })),
      ...beginnings.map((one) => ({
        language: visitorLanguage(one.language, one.text),
        enquiries: 1,
        chats: 0,
      })),
    ],
    topics: await store.questionsByTopic(from, to),
  }
}

/** Most first. */
function sumOfLanguages(days: readonly DayCounts[]): LanguageCount[] {
  const sums = new Map<string, LanguageCount>()
  for (const { language, enquiries, chats } of days.flatMap(({ languages }) => languages)) {
    const sum = sums.get(language) ?? { language, enquiries: 0, chats: 0 }
    sum.enquiries += enquiries
    sum.chats += chats
    sums.set(language, sum)
  }
  const all = ({ enquiries, chats }: LanguageCount) => enquiries + chats
  return [...sums.values()].toSorted(
    (one, other) => all(other) - all(one) || one.language.localeCompare(other.language),
  )
}

function sumOfTopics(days: readonly DayCounts[]): TopicCount[] {
  const sums = new Map<string, TopicCount>()
  for (const { topic, questions, unsure } of days.flatMap(({ topics }) => topics)) {
    const sum = sums.get(topic) ?? { topic, questions: 0, unsure: 0 }
    sum.questions += questions
    sum.unsure += unsure
    sums.set(topic, sum)
  }
  return [...sums.values()].toSorted(
    (one, other) => other.questions - one.questions || one.topic.localeCompare(other.topic),
  )
}
