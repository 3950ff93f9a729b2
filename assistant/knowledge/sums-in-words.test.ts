import { expect, test } from 'vitest'
import { planCost } from '#content/facts/plan-cost.ts'
import { count } from '#content/format/rupees.ts'
import { entries } from '#content/industries/entries.ts'
import { exampleCounts, exampleFigures } from '#content/industries/example-figures.ts'
import { siteLanguages, siteLanguageTags } from '#content/words/languages.ts'
import { readNumbers } from '../engine/numbers/read-numbers.ts'

const figuresOf = {
  healthcare: [exampleFigures.consultation, exampleFigures.noShowsBack],
  'online-store': [exampleFigures.parcelCost],
  'travel-booking': [exampleFigures.bookingWorth],
  'financial-service': [exampleFigures.reminderCost],
} as const

// A change of price changes how many returns or bookings pay for a month: the sentences say so in letters.
test.each(siteLanguageTags())('the worked examples add up in %s', async (tag) => {
  const { words } = await siteLanguages[tag].words()
  for (const slug of Object.keys(figuresOf) as (keyof typeof figuresOf)[]) {
    const { story, after } = words.industries[slug].sum
    expect(story, slug).toContain(count(entries[slug].sum.minutes))
    const rupees = after.match(/₹\d(?:[\d,]*\d)?/g)
    expect(rupees?.toSorted(), slug).toEqual(figuresOf[slug].toSorted())
    if (slug === 'online-store' || slug === 'travel-booking') {
      const said = readNumbers(after, { languages: [tag] }).map(({ value }) => value)
      expect(said, after).toContain(exampleCounts[slug])
    }
  }
})

test('so many returns or bookings pay for the month, and one fewer does not', () => {
  const worth = {
    'online-store': entries['online-store'].example.parcelBothWays,
    'travel-booking': entries['travel-booking'].example.booking,
  }
  for (const slug of ['online-store', 'travel-booking'] as const) {
    const { plan, minutes } = entries[slug].sum
    const { total } = planCost(plan, minutes)
    expect(exampleCounts[slug] * worth[slug]).toBeGreaterThanOrEqual(total)
    expect((exampleCounts[slug] - 1) * worth[slug]).toBeLessThan(total)
  }
})
