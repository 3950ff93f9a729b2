import { speechIn } from '../../engine/answer/speech.ts'
import { facts } from '../../knowledge/facts.ts'
import { notStated } from '../../knowledge/not-stated.ts'
import type { Topic } from '../../knowledge/topics.ts'
import type { Language } from '../../languages/language.ts'

type TopicText = { topic: Topic; text: string; page: string }

/** What the assistant says in a language on each topic that it answers with words of its own. */
export function topicTexts(language: Language): TopicText[] {
  const { say, sentences } = speechIn({ language, script: 'native' })
  const { pricing, things } = sentences
  const plans: Partial<Record<Topic, readonly string[]>> = {
    'plans.prices': [pricing.overview],
    'plan.price': [pricing.basePrice, pricing.proPrice, pricing.enterprisePrice],
    'plan.includes': [pricing.base, pricing.pro, pricing.enterprise],
    'plan.feature': [pricing.base, pricing.pro, pricing.enterprise],
    'plan.audience': [pricing.forBase, pricing.forPro, pricing.forEnterprise],
    'plans.compare': [pricing.compareAll],
    'plans.recommend': [pricing.suggestGeneral],
    'minutes.free': [pricing.freeMinutesAll],
    lines: [pricing.linesAll],
    objection: [pricing.objection],
    'languages.one': [pricing.speaksNot],
  }
  return [
    ...facts.map(({ id, page }) => ({ topic: id, text: say(sentences.facts[id]), page })),
    ...Object.entries(plans).map(([topic, texts]) => ({
      topic: topic as Topic,
      text: texts.map((text) => say(text)).join(' '),
      page: '/pricing',
    })),
    ...notStated.map(({ id }) => ({
      topic: `unstated.${id}` as const,
      text: say(things[id]),
      page: '',
    })),
  ]
}
