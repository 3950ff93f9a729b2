import { readFileSync, writeFileSync } from 'node:fs'
import { readModel } from '../assistant/engine/model-file.ts'
import { frozenRows } from '../assistant/evaluation/frozen-sets.ts'
import { measuredFrom } from '../assistant/evaluation/measured.ts'
import { type Outcome, runRow } from '../assistant/evaluation/run-set.ts'
import { type Tally, tallies, tally } from '../assistant/evaluation/tally.ts'
import { trainedModelPath } from '../assistant/training/trained-model.ts'
import { type BenchSection, median, milliseconds } from './section.ts'

const PUBLISHED = 'content/facts/measured-accuracy.json'
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** Asks the frozen sets, prints figures by kind and language, and leaves them where the FAQ reads them. */
export async function measureAssistant(): Promise<BenchSection> {
  const path = await trainedModelPath()
  const begun = performance.now()
  const model = readModel(path)
  const loading = performance.now() - begun
  const times: number[] = []
  const rows = frozenRows()
  // The words of a language are made ready when it is first met; the service does so as it starts.
  for (const row of rows) runRow(row, model)
  const outcomes = rows.map((row): Outcome => {
    const asked = performance.now()
    const outcome = runRow(row, model)
    times.push((performance.now() - asked) / row.turns.length)
    return outcome
  })
  const measured = measuredFrom(outcomes, new Date().toISOString().slice(0, 10))
  writeFileSync(PUBLISHED, `${JSON.stringify(measured, null, 2)}\n`)
  const size = readFileSync(path).length / 1024 / 1024
  return {
    title: 'The assistant',
    meaning: `${outcomes.length} questions and conversations, written from the pages of the site by people who had not seen the assistant, and frozen unread by those who tune it (\`assistant/evaluation/frozen/\`; a test refuses any that the training could derive). Right means that the fact asked for is in the answer and nothing false; "at least" is the lower end of the 95 % interval. The FAQ page shows these figures. A question takes ${milliseconds(median(times))} in the median, ${milliseconds(Math.max(...times, 0))} at most; the model has ${size.toFixed(1)} MB and loads in ${milliseconds(loading)}.`,
    head: [
      'Rows',
      'Asked',
      'Right',
      'At least',
      'Wrong',
      'Not answered',
      'In their language',
      'Wrong bills',
      'False yes',
    ],
    rows: [
      tally('all', outcomes),
      ...tallies(outcomes, ({ row }) => row.kind),
      ...tallies(outcomes, ({ row }) => row.lang),
    ].map(rowOf),
  }
}

const rowOf = ({
  name,
  rows,
  right,
  atLeast,
  wrong,
  declined,
  inVoice,
  wrongBills,
  falseYes,
}: Tally) => [
  name,
  `${rows}`,
  percent(right / (rows || 1)),
  percent(atLeast),
  `${wrong}`,
  `${declined}`,
  percent(inVoice / (rows || 1)),
  `${wrongBills}`,
  `${falseYes}`,
]
