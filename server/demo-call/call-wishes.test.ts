import { expect, test } from 'vitest'
import { siteLanguageTags } from '#content/words/languages.ts'
import { wordsIn } from '../site-words.ts'
import { heardWordsOfAll, wishOf } from './call-wishes.ts'

test.each([
  ['stop', 'stop'],
  ['Please stop calling.', 'stop'],
  ['remove my number', 'stop'],
  ['स्टॉप', 'stop'],
  ['कॉल नंबर क्या है', 'question'],
  ['मुझे दोबारा कॉल मत कीजिए', 'stop'],
  ['कोई कॉल न उठाए तो क्या होगा', 'question'],
  ['ਜੇ ਕੋਈ ਕਾਲ ਨਾ ਚੁੱਕੇ ਤਾਂ', 'question'],
  ['हाँ जी, रख लीजिए', 'keep'],
  ['ରଖନ୍ତୁ', 'keep'],
  ['ஸ்டாப்', 'stop'],
  ['தயவுசெய்து கால் பண்ணாதீங்க', 'stop'],
  ['என் பிளானை எப்போது வேண்டுமானாலும் ஸ்டாப் செய்யலாமா', 'question'],
  ['bye', 'goodbye'],
  ['Hindi', { language: 'hi' }],
  ['हिंदी', { language: 'hi' }],
  ['Tamil please', { language: 'ta' }],
  ['ಇಂಗ್ಲಿಷ್', { language: 'en' }],
  ['বাংলায় বলুন', { language: 'bn' }],
  ['Keep it.', 'keep'],
  ['Yes, you may keep this', 'keep'],
  ['हाँ, रख लीजिए।', 'keep'],
  ['ஆமாம், கீப் இட்', 'keep'],
  ['can I keep it', 'question'],
  ['you can keep it for how long', 'question'],
  ['கீப் இட் என்றால் என்ன', 'question'],
  ['do you speak Hindi to my patients', 'question'],
  ['can I stop my subscription any time', 'question'],
  ['what is the price', 'question'],
  ['  ', 'nothing'],
])('%j means %j', async (heard, wish) => {
  expect(wishOf(heard, await heardWordsOfAll())).toEqual(wish)
})

test.each(siteLanguageTags())(
  'what the greeting in %s asks callers to say is understood',
  async (tag) => {
    const heardWords = await heardWordsOfAll()
    const { voice } = await wordsIn(tag)
    const said = (phrases: readonly string[]) =>
      phrases.filter((phrase) => voice.greeting.includes(phrase))
    expect(said(voice.heard.stop)).not.toEqual([])
    expect(said(voice.heard.keep)).not.toEqual([])
    for (const phrase of voice.heard.stop) expect(wishOf(phrase, heardWords)).toBe('stop')
    for (const phrase of voice.heard.keep) expect(wishOf(phrase, heardWords)).toBe('keep')
    for (const phrase of voice.heard.goodbye) expect(wishOf(phrase, heardWords)).toBe('goodbye')
  },
)
