import { speechIn } from './engine/answer/speech.ts'
import { notStated } from './knowledge/not-stated.ts'
import { en } from './languages/en/language.ts'

/** Everything the assistant knows, in English: what a model is told, and held to. */
export function factSheet(): string {
  const { say, sentences } = speechIn({ language: en, script: 'native' })
  const { pricing, facts, things } = sentences
  const plans = [pricing.base, pricing.pro, pricing.enterprise, pricing.linesAll]
  return [
    ...[...plans, ...Object.values(facts)].map((sentence) => `- ${say(sentence)}`),
    ...notStated.map(({ id }) => `- The site says nothing about ${say(things[id])}.`),
  ].join('\n')
}
