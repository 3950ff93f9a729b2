import { describe, expect, test } from 'vitest'
import { indianLanguages } from '../../facts/languages.ts'
import { tongues } from '../tongues.ts'
import { answersByTongue } from './by-tongue.ts'
import { facts } from './facts.ts'

const LONGEST = 640
const bill = {
  plan: 'P',
  minutes: '900',
  free: '500',
  extra: '400',
  rate: '₹7',
  price: '₹5,999',
  charge: '₹2,800',
  total: '₹8,799',
}

/** Every text of a language, parametric ones with sample values, by its path. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function')
    return [
      [
        path,
        value({
          ...bill,
          calls: '30',
          each: '3',
          days: '30',
          baseTotal: '₹9,949',
          proTotal: '₹9,499',
          cheaper: 'P',
          money: '₹10,000',
          months: '12',
          agents: '4',
          language: 'L',
          title: 'T',
          path: '/faq',
          first: 'a',
          second: 'b',
        }),
      ],
    ]
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, path ? `${path}.${key}` : key),
  )
}

const WITHOUT_PRICES =
  /^(?:rivalPrice|rivalCompare|refundOrder|billingTax|certificates|abuse|injection|offTopic|unknown|areYouHuman|attachmentUnread|readMore|greeting|thanks|goodbye)$/

describe.each(tongues)('%s', (tongue) => {
  const said = answersByTongue[tongue](facts)
  const texts = textsOf(said)

  test.each(texts)('%s is short', (_, text) => {
    expect(text.trim()).not.toBe('')
    expect(text.length).toBeLessThanOrEqual(LONGEST)
  })

  const script = indianLanguages.find(({ code }) => code === tongue)?.script ?? 'Latin'
  const sentences = texts.filter(
    ([path]) => !/Names|topics|minutesFromCalls|clarify|^readMore/.test(path),
  )
  test.each(sentences)('%s is in its own script', (_, text) => {
    const letters = [...text.replace(/\]\([^)]*\)/g, ']')].filter((sign) => /\p{L}/u.test(sign))
    const own = letters.filter((sign) => new RegExp(`\\p{Script=${script}}`, 'u').test(sign))
    expect(own.length / letters.length).toBeGreaterThan(0.6)
  })

  test.each(texts.filter(([path]) => WITHOUT_PRICES.test(path)))('%s tells no price', (_, text) => {
    expect(text).not.toContain('₹')
  })

  test.each([
    ['pricingOverview', [facts.base.price, facts.pro.price, facts.perMinute]],
    ['planDetails.base', [facts.base.price, facts.base.minutes, facts.base.calls]],
    ['planDetails.pro', [facts.pro.price, facts.pro.minutes, facts.pro.calls]],
    ['overage', [facts.perMinute]],
    ['costVsHuman', [facts.human, facts.base.price]],
    ['savings', ['40', '60']],
    ['concurrentCalls.all', [facts.simultaneousCalls, facts.base.calls, facts.pro.calls]],
    ['concurrentCalls.pro', [facts.simultaneousCalls, facts.pro.calls]],
    ['languages', [facts.languages, said.languageNames.hi]],
    ['availability', [facts.alwaysOn]],
    ['accuracy', [facts.accuracy]],
    ['resolution', [facts.tierOne, facts.routineInquiries]],
    ['chatSupport', [facts.chatInquiries, facts.alwaysOn, facts.chatFaster]],
    ['emailSupport', [facts.ticketsFaster]],
    ['contact', [facts.replyHours]],
    ['bill.beyond', ['₹5,999', '₹2,800', '₹8,799']],
    ['compare.basePro', [facts.base.price, facts.pro.price]],
  ] as const)('%s states its figures', (path, figures) => {
    const text = texts.find(([name]) => name === path)?.[1]
    for (const figure of figures) expect(text).toContain(figure)
  })
})
