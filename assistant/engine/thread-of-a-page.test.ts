// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

const OVERFLOW = 'clinic overflow line in the cost article, how much per month'
const OCTOBER = 'october bill for the online shop in the costs article?'
const HOTEL = 'hotel example in the article on five use cases'

describe('what an article says of the next question comes before a step of a sum', () => {
  test.each([
    [[OVERFLOW, 'what minutes did they assume there'], '1,200 minutes'],
    [[OVERFLOW, 'and money that comes in from it, in a month'], '₹15,000'],
    [['do you have a sample call in telugu', 'what was it about'], 'kurta'],
  ])('%j', async (turns, told) => {
    expect((await lastReply(...turns)).text).toContain(told)
  })
})

describe('what is drawn on a page of ours is known too', () => {
  const TABLE =
    'In the COD table on the online store page how much cash is to be collected after the calls'
  test.each([
    [[TABLE], '₹5,639'],
    [[TABLE, 'how many parcels go out'], 'go out: 4'],
    [[TABLE, 'how many parcels go out', 'which order got cancelled'], '1043'],
    [
      ['the example on your finance page, when would a missing document reminder go out'],
      '08:00 tomorrow',
    ],
  ])('%j', async (turns, told) => {
    expect((await lastReply(...turns)).text).toContain(told)
  })
})

describe('the figures of a page are worked out further', () => {
  test.each([
    [[OVERFLOW, 'what does the month bring in', 'what stays after your bill'], '₹4,101'],
    [
      [OVERFLOW, 'what does the month bring in', 'what is left for the clinic once it pays you'],
      '₹4,101',
    ],
    [[OCTOBER, 'how much more did they pay in october than in a normal month'], '₹21,000'],
    [[OCTOBER, 'what is the difference between the two months'], '₹21,000'],
    [[HOTEL, 'what do they lose every night', 'so what do they lose in 25 nights'], '₹87,500'],
    [
      [
        'in the comparison with Bland, what would ten days of a contractor cost',
        'for how many days would that contractor cost 42,000',
      ],
      '**7**',
    ],
  ])('%j', async (turns, told) => {
    expect((await lastReply(...turns)).text).toContain(told)
  })

  test('another price than the one that is told is not multiplied with it', async () => {
    const { text } = await lastReply(
      OVERFLOW,
      'what does the month bring in',
      'if a visit was worth 800 instead',
    )
    expect(text).not.toContain('4,00,000')
  })
})
