import { expect, test } from 'vitest'
import { languageOf } from '../../languages/all.ts'
import { readText } from './read-text.ts'

/** A price asked for politely, with 'your' or 'our' written out. */
const formal = {
  ta: 'உங்களுடைய விலை என்ன',
  mr: 'तुमच्या प्लॅनची किंमत किती',
  or: 'ଆପଣଙ୍କର ପ୍ଲାନର ଦାମ କେତେ',
}

test.each(Object.entries(formal))('a possessive is no unknown word (%s)', (tag, text) => {
  expect(readText(text, languageOf(tag)).unknown).toBe(0)
})
