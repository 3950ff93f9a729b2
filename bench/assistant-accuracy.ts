import { writeFileSync } from 'node:fs'
import { benchAssistant } from './assistant.ts'
import { type BenchSection, milliseconds } from './section.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** Measures the embedded engine, and leaves its accuracy where the FAQ page reads it. */
export async function measureAssistant(): Promise<BenchSection> {
  const figures = benchAssistant()
  const measured = {
    date: new Date().toISOString().slice(0, 10),
    questions: figures.questions,
    inScope: figures.inScope,
    outOfScope: figures.outOfScope,
    visitorsScript: figures.inVisitorsScript,
  }
  writeFileSync('content/facts/measured-accuracy.json', `${JSON.stringify(measured, null, 2)}\n`)
  return {
    title: 'The assistant',
    meaning: `${figures.questions} questions in twelve languages that the engine was not trained on (bench/assistant-questions.jsonl). Right means that the fact asked for is in the answer and nothing false; the FAQ page shows these figures.`,
    head: ['Figure', 'Measured', 'To reach'],
    rows: [
      ['Product questions answered right', percent(figures.inScope), '97 %'],
      ['Off-topic questions declined without invention', percent(figures.outOfScope), '97 %'],
      ['Answers in the visitor’s own script', percent(figures.inVisitorsScript), '99 %'],
      ['Time to understand a question', milliseconds(figures.millisecondsAQuestion), ''],
      ['Model size', `${figures.modelMegabytes.toFixed(1)} MB`, '10 MB'],
      ['Time to load the model', milliseconds(figures.loadMilliseconds), ''],
      ['Training', `${figures.trainingTexts} texts in ${figures.trainingSeconds.toFixed(0)} s`, ''],
    ],
  }
}
