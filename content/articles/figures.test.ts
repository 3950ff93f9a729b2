// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { describe, expect, test } from 'vitest'
import { planCost } from '../facts/plan-cost.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../facts/plans.ts'
import { count, rupees } from '../format/rupees.ts'
import { articleSlugs, articleText } from './all.ts'

const states = (slug: string, sentence: string) => articleText(slug).includes(sentence)

const [, pro] = plans
const onPro = (minutes: number) => planCost('pro', minutes).total
const talkMinute = (minutes: number) => rupees(Math.round(traditionalRupeesPerAgent / minutes))
const campaignSaves = 2 * traditionalRupeesPerAgent - onPro(1500)

const costs = 'reduce-call-center-costs-and-improve-service-efficiency-with-ai-voice-agents'
const people = 'ai-voice-assistants-vs-human-agents'
const campaigns = 'cold-calling-vs-ai-voice-campaigns'
const visits = 'how-ai-voice-agents-transform-service-delivery'
const clinicsAndShops = 'revolutionizing-healthcare-and-ecommerce-interactions'
const menus = 'enhancing-customer-experiences-with-conversational-ai'
const monday = 'ai-customer-support'

/** What an article has worked out, worked out again. */
const figures: readonly (readonly [string, string])[] = [
  ['adya-vs-bland', `at ₹6,000 a day, for illustration, is ${rupees(10 * 6000)} before`],
  [monday, `a wasted visit costs ₹250 in pay and petrol, which is our assumption`],
  [monday, `the afternoon saved ${rupees(6 * 250)}.`],
  [
    monday,
    `45 calls a day at two minutes each, thirty days a month: ${count(45 * 2 * 30)} minutes`,
  ],
  [campaigns, `nearly ${Math.ceil(3000 / 80)} working days`],
  [campaigns, `on 1,500 answers that is ${(1500 * 12) / 100} seats against ${(1500 * 7) / 100}`],
  [campaigns, `worth ₹800 to you, the missing ${180 - 105} seats are ${rupees(75 * 800)}`],
  [campaigns, `worth ₹300, they are ${rupees(75 * 300)}`],
  [
    menus,
    `worth ₹400 in margin. Those are our assumptions. The menu then costs ${rupees(30 * 400)}`,
  ],
  [menus, `all 1,500 takes ${count(1500 * 1.5)} minutes`],
  [visits, `At ₹300 of time and fuel each, that is ${rupees((2400 / 12) * 300)} a month`],
  [visits, `if they rescue about ${Math.ceil(onPro(2400) / 300)} of those ${2400 / 12} visits`],
  [costs, `is ${count(8 * 60 * 26)} paid minutes`],
  [costs, `| Hotel night desk | 300 | about ${talkMinute(300)} |`],
  [costs, `| Clinic reception, phone share only | 1,800 | about ${talkMinute(1800)} |`],
  [costs, `| Ordinary support desk | 3,000 | about ${talkMinute(3000)} |`],
  [costs, `| Very busy call centre | 6,000 | about ${talkMinute(6000)} |`],
  [costs, `20 a day, two minutes, 30 days, ${count(20 * 2 * 30)} minutes`],
  [costs, `a visit worth ₹500, the month brings ${rupees(30 * 500)}`],
  [costs, `ten seconds on 2,000 calls is ${Math.floor((2000 * 10) / 60)} minutes`],
  [clinicsAndShops, `60 appointments a day, 26 days: ${count(60 * 26)}.`],
  [clinicsAndShops, `12 per cent do not come, so ${Math.round(1560 * 0.12)} empty slots`],
  [clinicsAndShops, `${Math.floor(187 / 3)} visits at ₹500 bring ${rupees(62 * 500)}`],
  [clinicsAndShops, `400 come back, at ₹170 a round trip: ${rupees(400 * 170)}`],
  [clinicsAndShops, `calls of 45 seconds take ${count(2000 * 0.75)} minutes`],
  [clinicsAndShops, `must stop about ${Math.ceil(onPro(1500) / 170)} of the 400`],
  ['the-role-of-automated-ai-voice-solutions', `there are ${count(30 * 2 * 26)} minutes`],
  ['top-use-case', `26 days a month, uses ${count(40 * 2 * 26)} minutes`],
  ['top-use-case', `a consultation is ₹600 and four patients a day fail to come`],
  ['top-use-case', `two of those slots are worth ${rupees(2 * 600)} a day`],
  ['top-use-case', `round trip of ₹160, again an example, saves ${rupees(50 * 160)} for every 50`],
  ['top-use-case', `three minutes a call: ${count(300 * 3 * 3)} minutes`],
  ['top-use-case', `one in five of them a booking of ₹3,500. That is ${rupees(3500)} a night`],
  [
    'unlocking-the-power-of-ai-powered-customer-service',
    `26 days: ${count(30 * 1.5 * 26)} minutes`,
  ],
]

/** What an article concludes from the prices, and whether they still say so. */
const conclusions: readonly (readonly [string, string, boolean])[] = [
  [campaigns, 'more than the campaign saved', 75 * 800 > campaignSaves],
  [campaigns, 'they are ₹22,500, and it was', 75 * 300 < campaignSaves],
  [campaigns, 'the list takes about two days', Math.ceil(3000 / pro.concurrentCalls / 480) === 2],
  [menus, 'lost margin alone does not pay the bill', 30 * 400 < onPro(2250)],
  [visits, 'one visit in fifty, they do not', (2400 / 50) * 300 < onPro(2400)],
  [people, 'less than their two salaries', onPro(4000) < 2 * traditionalRupeesPerAgent],
  [
    costs,
    '3,200 minutes a month** are close to even',
    Math.abs(onPro(3200) / traditionalRupeesPerAgent - 1) < 0.02,
  ],
  [
    costs,
    'may find people cheaper a minute',
    traditionalRupeesPerAgent / 6000 < rupeesPerExtraMinute,
  ],
  [costs, 'already more than Pro', planCost('base', 440).total > pro.monthly],
  [costs, 'three temporary agents', onPro(5000) < 3 * traditionalRupeesPerAgent],
]

/** Sums that nothing follows from: a debit and a fare in a story, a limit for the reader to choose. */
const told: Readonly<Record<string, readonly string[]>> = {
  [people]: ['₹18,000', '₹18,000'],
  [menus]: ['₹240'],
  'unlocking-the-power-of-ai-powered-customer-service': ['₹10,000'],
}

describe('the figures of the articles follow from the content', () => {
  test.each(figures)('%s: %s', (slug, sentence) => expect(states(slug, sentence)).toBe(true))

  test.each(conclusions)('%s: %s', (slug, sentence, holds) => {
    expect(states(slug, sentence)).toBe(true)
    expect(holds).toBe(true)
  })

  test.each(articleSlugs)('%s states no sum in rupees that is not worked out here', (slug) => {
    const own = figures.filter(([article]) => article === slug)
    const rest = own.reduce((text, [, sentence]) => text.replace(sentence, ''), articleText(slug))
    expect(rest.match(/₹[\d,]*\d/g) ?? []).toEqual(told[slug] ?? [])
  })
})
