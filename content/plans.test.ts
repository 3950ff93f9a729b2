import { expect, test } from 'vitest'
import { type Plan, plans } from './plans.ts'

const priced = plans.filter(({ freeMinutes }: Plan) => freeMinutes !== null)

test.each(priced)('$name lists the minutes and calls that it is reckoned with', (plan) => {
  expect(plan.points).toContain(`${plan.freeMinutes} free minutes`)
  expect(plan.points).toContain(`Up to ${plan.concurrentCalls} concurrent calls`)
})
