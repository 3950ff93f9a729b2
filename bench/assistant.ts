import { readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assistantFrom } from '../server/adapters/assistant/embedded/embedded-assistant.ts'
import { readModel, writeModel } from '../server/adapters/assistant/embedded/model-file.ts'
import { buildModel } from '../server/adapters/assistant/embedded/training/build-model.ts'
import { sitePassages } from '../server/adapters/assistant/embedded/training/passages.ts'
import { understand } from '../server/adapters/assistant/embedded/understand.ts'
import type { Turn } from '../server/chat/ports.ts'
import { isInScript, judge, type Row } from './assistant-judge.ts'

const ROUNDS = 20

export type AssistantBench = {
  trainingSeconds: number
  trainingTexts: number
  modelMegabytes: number
  loadMilliseconds: number
  millisecondsAQuestion: number
  questions: number
  inScope: number
  outOfScope: number
  inVisitorsScript: number
}

/** Trains the embedded assistant afresh, then measures its speed and its answers to questions it was not trained on. */
export function benchAssistant(): AssistantBench {
  const path = join(tmpdir(), `assistant-bench-${process.pid}.bin`)
  const training = performance.now()
  const { model: trained, report } = buildModel(sitePassages())
  const trainingSeconds = (performance.now() - training) / 1000
  writeModel(path, trained)
  const loading = performance.now()
  const model = readModel(path)
  const loadMilliseconds = performance.now() - loading
  const modelMegabytes = statSync(path).size / 1e6
  rmSync(path)
  const assistant = assistantFrom(model)
  const rows = readFileSync(new URL('assistant-questions.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Row => JSON.parse(line))

  const results = rows.map((row) => {
    const history: Turn[] = []
    let answer = ''
    for (const text of row.turns) {
      answer = assistant.answer({ text, history, attachments: [] })
      history.push({ role: 'user', text }, { role: 'model', text: answer })
    }
    return { row, right: judge(row, answer), script: isInScript(row.lang, answer) }
  })
  const started = performance.now()
  for (let round = 0; round < ROUNDS; round++)
    for (const { turns } of rows) understand(model, turns.at(-1) ?? '', null)
  const millisecondsAQuestion = (performance.now() - started) / (ROUNDS * rows.length)

  const share = <T>(list: readonly T[], holds: (one: T) => boolean) =>
    list.filter(holds).length / (list.length || 1)
  return {
    trainingSeconds,
    trainingTexts: report.examples,
    modelMegabytes,
    loadMilliseconds,
    millisecondsAQuestion,
    questions: rows.length,
    inScope: share(
      results.filter(({ row }) => row.intent !== 'oos'),
      ({ right }) => right,
    ),
    outOfScope: share(
      results.filter(({ row }) => row.intent === 'oos'),
      ({ right }) => right,
    ),
    inVisitorsScript: share(results, ({ script }) => script),
  }
}

if (import.meta.main) console.table(benchAssistant())
