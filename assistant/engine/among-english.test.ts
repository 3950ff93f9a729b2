import { beforeAll, describe, expect, test } from 'vitest'
import { startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

const spokenIn = async (...turns: string[]) => {
  const ask = await startConversation()
  const { voice } = turns.map((turn) => ask(turn)).at(-1) as ReturnType<typeof ask>
  return `${voice.language.tag} ${voice.script}`
}

/** Typed with Latin letters, mostly English words: few tell the language. */
const messages: Readonly<Record<string, readonly string[]>> = {
  bn: ['we are a school, trial pabo?', 'base plan e call recording ache?'],
  or: ['i have a shop in puri, base plan re heba?', 'whatsapp na SMS re link?'],
  ml: ['i have a shop in kollam, base plan mathiyo?', 'i want pro plan pakshe budget kuravanu'],
  ta: ['i have a shop in salem, base plan podhuma?', 'demo try pannen, voice konjam slow'],
  te: ['enterprise kosam contact number', 'i want base plan kani calls ekkuva'],
  kn: ['i have a shop in hubli, base plan saaka?', 'demo try madide, voice swalpa slow'],
  mr: ['i have a shop in nashik, base plan chalel?', 'we are a school, trial milel ka'],
  gu: ['analytics report malse', 'booking software connect karse'],
  pa: ['enterprise layi contact number', 'booking software connect karlu'],
  hi: ['i have a shop in kanpur, base plan chalega?', 'we are a school, trial milega'],
}
const rows = Object.entries(messages).flatMap(([tag, texts]) => texts.map((text) => [tag, text]))

describe('a word that only one language has decides among English words', () => {
  test.each(rows)('%s: %s', async (tag, text) => {
    expect(await spokenIn(text)).toBe(`${tag} latin`)
    expect(await spokenIn('how much does the pro plan cost', text)).toBe(`${tag} latin`)
  })
})

describe('who has been typing Hindi is answered in what they change to', () => {
  test.each([
    ['bn', 'loan emi reminder cholbe?'],
    ['or', 'clinic appointment reminder miliba?'],
    ['ml', 'clinic appointment reminder kittumo'],
    ['ta', 'booking software connect pannuma'],
    ['te', 'booking software connect chestada'],
    ['kn', 'booking software connect madatta'],
    ['mr', 'enterprise sathi contact number'],
    ['gu', 'call transfer thase?'],
    ['pa', 'team training vi hovegi'],
  ])('%s', async (tag, text) => {
    expect(await spokenIn('pro plan ka price kya hai', text)).toBe(`${tag} latin`)
  })
})

describe('English stays English', () => {
  test.each([
    ['names', 'Unda Systems wants a demo'],
    ['a full name and its town', 'Kavya Unnikrishnan, Thrissur, wants base plan'],
    ['what is quoted', 'will it follow a caller who says "koto lagbe, kobe pabo"'],
    ['how people are spoken to', 'dont spam me yaar'],
    ['a word of Tamil friends', 'free demo da'],
  ])('%s', async (_, text) => {
    expect(await spokenIn(text)).toBe('en native')
  })

  test.each([
    ['an English sentence around one word', 'guests want a human tho'],
    ['an English word spelled as another', 'main advantages please'],
  ])('%s', async (_, text) => {
    expect(await spokenIn(text)).toBe('en native')
  })
})
