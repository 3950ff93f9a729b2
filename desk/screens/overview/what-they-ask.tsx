import type { Overview } from '#contract/calls/desk-overview.ts'
import { ownName } from '../../ui/own-name.ts'
import { topicName } from '../../ui/topic-name.ts'
import { words } from '../../words/words.ts'
import { BarRows } from './bar-rows.tsx'
import { ChartFrame } from './chart-frame.tsx'

/** Rows that a chart shows; its table has them all. */
const MOST = 10

export function Languages({ overview: { by_language } }: { overview: Overview }) {
  const said = words.overview
  return (
    <ChartFrame
      title={said.languages}
      note={said.languagesNote}
      figures={{
        head: [said.language, said.ofEnquiries, said.ofChats],
        rows: by_language.map(({ language, enquiries, chats }) => [
          ownName(language),
          enquiries,
          chats,
        ]),
      }}
    >
      <BarRows
        parts={[said.ofEnquiries, said.ofChats]}
        second="other"
        rows={by_language.slice(0, MOST).map(({ language, enquiries, chats }) => ({
          ...{ name: ownName(language), lang: language, counts: [enquiries, chats] as const },
        }))}
      />
    </ChartFrame>
  )
}

export function Topics({ overview: { by_topic } }: { overview: Overview }) {
  const said = words.overview
  const named = byName(by_topic)
  const questions = named.reduce((sum, topic) => sum + topic.questions, 0)
  return (
    <ChartFrame
      title={said.topics}
      note={said.topicsNote(questions)}
      figures={{
        head: [said.topic, said.questions, said.unsure],
        rows: named.map((topic) => [topic.name, topic.questions, topic.unsure]),
      }}
    >
      <BarRows
        parts={[said.sure, said.unsure]}
        second="attention"
        rows={named.slice(0, MOST).map((topic) => ({
          ...{ name: topic.name, counts: [topic.questions - topic.unsure, topic.unsure] as const },
        }))}
      />
    </ChartFrame>
  )
}

/** The assistant tells topics apart that are one to whoever reads about them. */
function byName(topics: Overview['by_topic']) {
  const named = new Map<string, { name: string; questions: number; unsure: number }>()
  for (const { topic, questions, unsure } of topics) {
    const name = topicName(topic)
    const before = named.get(name) ?? { name, questions: 0, unsure: 0 }
    named.set(name, {
      ...{ name, questions: before.questions + questions, unsure: before.unsure + unsure },
    })
  }
  return [...named.values()].toSorted((one, other) => other.questions - one.questions)
}
