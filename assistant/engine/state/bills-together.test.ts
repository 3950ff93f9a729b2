import { beforeAll, describe, expect, test } from 'vitest'
import { planCost, rupees, statedPrices } from '../../knowledge/site.ts'
import { lastReply, startConversation } from '../../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

const pro = (minutes: number) => planCost('pro', minutes).total

describe('the last two bills are added up', () => {
  test.each([
    ['bill for 700 minutes on Pro', 'and 900?', 'both months together?'],
    ['Pro par 700 minute ka bill', 'aur 900 ho to?', 'dono milake kitna'],
    ['Pro पर 700 मिनट का बिल', 'और 900 हो तो?', 'दोनों मिलाकर कितना'],
    ['Pro-ல 700 நிமிஷம் எவ்ளோ', '900 ஆனா?', 'ரெண்டு மாசமும் சேர்த்து எவ்ளோ'],
    ['Pro లో 700 నిమిషాలకు బిల్లు ఎంత', '900 అయితే?', 'రెండు నెలలూ కలిపి ఎంత'],
    ['Pro ನಲ್ಲಿ 700 ನಿಮಿಷಕ್ಕೆ ಎಷ್ಟು', '900 ಆದ್ರೆ?', 'ಎರಡೂ ಸೇರಿ ಎಷ್ಟು'],
    ['Pro-യിൽ 700 മിനിറ്റിന് എത്ര', '900 ആയാലോ', 'രണ്ടും കൂടി എത്ര'],
    ['Pro मध्ये 700 मिनिटांचं बिल किती', '900 असेल तर?', 'दोन्ही मिळून किती'],
    ['Pro માં 700 મિનિટનું બિલ કેટલું', '900 હોય તો?', 'બંને મળીને કેટલું'],
    ['Pro-তে 700 মিনিটের বিল কত', '900 হলে?', 'দুটো মিলিয়ে কত'],
    ['Pro ਤੇ 700 ਮਿੰਟ ਦਾ ਬਿੱਲ ਕਿੰਨਾ', '900 ਹੋਵੇ ਤਾਂ?', 'ਦੋਵੇਂ ਮਿਲਾ ਕੇ ਕਿੰਨਾ'],
    ['Pro ରେ 700 ମିନିଟର ବିଲ କେତେ', '900 ହେଲେ?', 'ଦୁଇଟା ମିଶାଇ କେତେ'],
  ])('%s – %s – %s', async (...turns) => {
    const { text } = await lastReply(...turns)
    expect(text).toContain(`${rupees(pro(700))} + ${rupees(pro(900))} =`)
    expect(text).toContain(`**${rupees(pro(700) + pro(900))}**`)
  })

  test('two months in total are two of the last bill', async () => {
    const turns = ['base par 400 minute ka bill', 'aur 900 minute pro pe', 'do mahine ka total']
    const { text } = await lastReply(...turns)
    expect(text).toContain(rupees(2 * pro(900)))
  })
})

describe('so many months of what was told', () => {
  test.each([
    [['pro la 650 nimisham pona evlo varum', 'appo 6 maasathuku?'], 6 * pro(650)],
    [['1200 నిమిషాలు వస్తాయి, ఏ ప్లాన్ తీసుకోవాలి', 'సరే మూడు నెలలకి?'], 3 * pro(1200)],
    [['pro no bhav su che', 'to 3 mahina na ketla thay'], 3 * statedPrices.pro],
  ])('%j', async (turns, sum) => {
    expect((await lastReply(...turns)).text).toContain(rupees(sum))
  })

  test('a discount for a year is no bill of twelve months', async () => {
    const { text } = await lastReply('Pro ವರ್ಷಕ್ಕೆ ಎಷ್ಟಾಗುತ್ತೆ', 'ವರ್ಷದ್ದು ಒಟ್ಟಿಗೆ ಕಟ್ಟಿದ್ರೆ ಡಿಸ್ಕೌಂಟ್ ಇದೆಯಾ')
    expect(text).toContain('support@')
    expect(text).not.toContain(rupees(12 * statedPrices.pro))
  })
})

describe('calls that were told of before their length', () => {
  test.each([
    [
      'हमारी क्लिनिक में 30 कॉल रोज़ आती हैं। क्या ये मरीज़ को दवाई बता देगी',
      'एक कॉल एक मिनट की मानो, 26 दिन। महीने का कितना',
    ],
    [
      'we get 30 calls a day. is it on at night?',
      'say one minute each, 26 days. how much a month?',
    ],
  ])('%s – %s', async (...turns) => {
    const { text } = await lastReply(...turns)
    expect(text).toContain('30 × 1 × 26')
    expect(text).toContain(rupees(pro(780)))
  })

  test('another number a day changes the calls, not the days', async () => {
    const { text } = await lastReply('30 calls a day, 1 minute each, 26 days, on Pro', '50 a day?')
    expect(text).toContain('50 × 1 × 26')
  })
})
