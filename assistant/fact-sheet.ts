import { speechIn } from './engine/answer/speech.ts'
import type { FactId } from './knowledge/facts.ts'
import { notStated } from './knowledge/not-stated.ts'
import { en } from './languages/en/language.ts'

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

/** Everything the assistant knows, in English: what a model is told. */
export function factSheet(): string {
  const { say, sentences } = speechIn({ language: en, script: 'native' })
  const { pricing, facts, things } = sentences
  const plans = [pricing.base, pricing.pro, pricing.enterprise, pricing.linesAll]
  return listed([
    ...[...plans, ...Object.values(facts)].map((sentence) => say(sentence)),
    ...notStated.map(({ id }) => `The site says nothing about ${say(things[id])}.`),
  ])
}

const CORE: readonly FactId[] = [
  'agent.cost',
  'trial',
  'accuracy',
  'resolved.tier-one',
  'resolved.routine',
  'chat.share',
  'email.what',
  'availability',
  'languages.list',
  'contact.reply-time',
]

/**
 * The figures that may be said whatever was asked: prices, free minutes and the claims of the home page.
 * What else a model says in figures must stand in the answer that was drafted for it.
 */
export function coreFacts(): string {
  const { say, sentences } = speechIn({ language: en, script: 'native' })
  const { pricing, facts } = sentences
  const plans = [pricing.base, pricing.pro, pricing.enterprise, pricing.linesAll]
  return listed([...plans, ...CORE.map((id) => facts[id])].map((sentence) => say(sentence)))
}
