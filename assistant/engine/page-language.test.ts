import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../languages/all.ts'
import { startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

const spokenOn = async (page: string, ...turns: string[]) => {
  const ask = await startConversation(page)
  const { voice } = turns.map((turn) => ask(turn)).at(-1) as ReturnType<typeof ask>
  return `${voice.language.tag} ${voice.script}`
}

const pages = languages.map(({ tag }) => tag).filter((tag) => tag !== 'en')

describe('what gives no language away is answered in the language of the page', () => {
  test.each(pages)('%s', async (page) => {
    for (const text of [
      'pricing?',
      'ok',
      'hi',
      '42',
      '9876543210',
      'pro',
      'Kavita Rao',
      'demo',
      '?',
    ])
      expect([text, await spokenOn(page, text)]).toEqual([text, `${page} native`])
  })

  test('and what follows it too', async () => {
    expect(await spokenOn('ta', 'pricing?', 'pro?')).toBe('ta native')
  })
})

describe('who writes in another language is answered in that', () => {
  test.each([
    ['how much is it?', 'en native'],
    ['What does the Pro plan cost for a clinic?', 'en native'],
    ['do you speak Tamil', 'en native'],
    ['प्रो प्लान कितने का है?', 'hi native'],
    ['pro plan kitne ka hai bhai', 'hi latin'],
    ['pro plan entha avuthundi cheppandi', 'te latin'],
  ])('%s', async (text, voice) => {
    expect(await spokenOn('ta', text)).toBe(voice)
  })

  test('also after a first word that gave nothing away', async () => {
    expect(await spokenOn('ta', 'ok', 'What does the Pro plan cost for a clinic?')).toBe(
      'en native',
    )
  })
})

test('a script that two languages share is read as the page has it, if nothing else tells', async () => {
  expect(await spokenOn('mr', 'प्रो?')).toBe('mr native')
  expect(await spokenOn('en', 'प्रो?')).toBe('hi native')
})

test('on an English page, and where no page is known, it stays English', async () => {
  for (const page of ['en', 'xx', undefined]) {
    const ask = await startConversation(page)
    expect(ask('pricing?').voice.language.tag).toBe('en')
  }
})
