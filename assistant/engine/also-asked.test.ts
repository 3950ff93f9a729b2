import { beforeAll, describe, expect, test } from 'vitest'
import { rupees, statedPrices } from '../knowledge/site.ts'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

describe('for how long something is kept, by what is named or spoken of', () => {
  test.each([
    [['how long do you keep my number'], '90'],
    [['mera number kitne din rakhte ho'], '90'],
    [['मेरा नंबर कितने दिन रखते हैं'], '90'],
    [['माझा नंबर किती दिवस ठेवता'], '90'],
    [['என் நம்பரை எத்தனை நாள் வெச்சிருப்பீங்க'], '90'],
    [['నా నంబర్ ఎన్ని రోజులు ఉంచుకుంటారు'], '90'],
    [['ನನ್ನ ನಂಬರ್ ಎಷ್ಟು ದಿನ ಇಟ್ಕೋತೀರಾ'], '90'],
    [['എന്റെ നമ്പർ എത്ര ദിവസം സൂക്ഷിക്കും'], '90'],
    [['મારો નંબર કેટલા દિવસ રાખો છો'], '90'],
    [['আমার নম্বর কতদিন রাখেন'], '90'],
    [['ਮੇਰਾ ਨੰਬਰ ਕਿੰਨੇ ਦਿਨ ਰੱਖਦੇ ਹੋ'], '90'],
    [['ମୋ ନମ୍ବର କେତେ ଦିନ ରଖନ୍ତି'], '90'],
    [['is the demo call free?', 'how long is it kept?'], '90'],
    [['how long do you keep this chat'], '30'],
    [['how many days do you keep chats, demo calls and enquiry forms'], '365'],
    [['how long is what I wrote in the form kept'], '365'],
  ])('%j: %s days', async (turns, days) => {
    expect((await lastReply(...turns)).text).toContain(days)
  })
})

describe('a language that is asked about is not asked for', () => {
  test.each([
    [['is the demo call free?', 'will it talk in Tamil on that call']],
    [['can i try it before paying', 'does it speak Tamil on that call?']],
  ])('%j: the languages of the demo call', async (turns) => {
    const { text, voice } = await lastReply(...turns)
    expect(voice.language.tag).toBe('en')
    expect(text).toContain('Hindi')
    expect(text).toContain('English')
  })

  test('a request still is one', async () => {
    const { voice } = await lastReply('is the demo call free?', 'please answer in Tamil')
    expect(voice.language.tag).toBe('ta')
  })

  test.each([
    ['మాది చిన్న ఫైనాన్స్ కంపెనీ. EMI గుర్తు చేయడానికి తెలుగులో కాల్ చేస్తుందా?', 'తెలుగు'],
    ['ଆମେ ଭୁବନେଶ୍ୱରରେ ଟୁର୍ କରୁ। ଆପଣଙ୍କ AI ଓଡ଼ିଆରେ କଥା ହୋଇପାରିବ ତ?', 'ଓଡ଼ିଆ'],
  ])('%s: the language is told beside the trade', async (question, language) => {
    expect((await lastReply(question)).text).toContain(language)
  })
})

describe('what is asked beside something else', () => {
  test('the price of the plan that has a feature', async () => {
    const { text } = await lastReply('how much for the plan with appointment booking')
    expect(text).toContain(rupees(statedPrices.pro))
  })

  test('a feature after the bill of so many minutes', async () => {
    const { text } = await lastReply(
      'haage 400 ge base alli eshtu',
      'ok 400 andre base e saaku. adralli call summary barutta',
    )
    expect(text).toContain('Pro')
  })

  test.each([
    ['amcha hotel ahe, ratri phone uchalayla koni nasta. he uchalel ka'],
    ['ama hotel re rati re kehi phone uthanti nahi. apana mane kana kariparibe'],
    ['at our hotel nobody picks up at night. what can you do'],
    ['हमारे होटल में रात को कोई नहीं होता फोन उठाने को, ये उठाएगी?'],
  ])('%s: it answers at all hours', async (question) => {
    expect((await lastReply(question)).text).toContain('24/7')
  })

  test.each([
    [['demo call free aa?', 'இப்போ ராத்திரி 10 மணி ஆகுது, உடனே வருமா'], '9'],
    [['demo call free hai?', 'abhi raat ke 10 baje hain, abhi aayega?'], '9'],
  ])('%j: the hours of the demo call', async (turns, hour) => {
    const { text, topic } = await lastReply(...turns)
    expect(topic).toBe('demo.hours')
    expect(text).toContain(hour)
  })

  test('a form that nobody answered is a complaint', async () => {
    const { topic } = await lastReply('മൂന്നു ദിവസമായി ഫോം അയച്ചിട്ട്, ആരും തിരിച്ചു വിളിച്ചില്ല')
    expect(topic).toBe('waiting')
  })
})

describe('calls at once, on the plan that was spoken of', () => {
  test.each([
    [['Pro প্ল্যানটার দাম কত?', 'একসাথে কটা ফোন ধরতে পারবে ওটায়?'], '5'],
    [['pro alli estu call ond sala togolutte'], '5'],
    [['pro alli estu call ond sala togolutte', 'namge 8 beku ond time ge'], 'Enterprise'],
  ])('%j: %s', async (turns, told) => {
    expect((await lastReply(...turns)).text).toContain(told)
  })

  test('its price is that of the plan that was named for so many', async () => {
    const turns = ['we need 8 calls at once', 'its price?']
    const { text } = await lastReply(...turns)
    expect(text).toContain('Enterprise')
    expect(text).not.toContain(rupees(statedPrices.base))
  })
})

test('no answer links to a page without a name', async () => {
  const { text } = await lastReply('તમારામાં ને Bland માં શું ફેર', 'આ સરખામણીવાળો લેખ ક્યારે લખાયો')
  expect(text).not.toContain('[]')
})
