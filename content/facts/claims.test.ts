import { expect, test } from 'vitest'
import { claims } from './claims.ts'

/** Promises are kept word for word: a figure changes here only together with a decision to change it. */
test('the figures are those that were promised', () => {
  expect(claims).toMatchObject({
    alwaysOn: '24/7',
    languagesSpoken: '10+',
    simultaneousCalls: '100+',
    queriesResolvedInstantly: '80%',
    supportCostLowerBy: '50%',
    costCutRange: '40-60%',
    tierOneResolved: '90%',
    intentAccuracy: '97%',
    commonInquiriesByChat: '90%',
    chatFasterBy: '75%',
    ticketsResolvedFasterBy: '60%',
    triedDemoThisMonth: '2,500+',
    selfServiceRate: '95%',
    handlingTimeReduction: '~99%',
    costOfServiceReduction: '~83%',
  })
})
