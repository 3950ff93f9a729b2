import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

describe('yes stands first however the question is marked', () => {
  test.each([
    // A tag that looks like a no denies nothing.
    ['you have a mobile app, don’t you?', /^Yes\./],
    ['रात को भी फोन उठाएगा ना', /^जी हाँ।/u],
    ['sunday ko bhi chalta hai na bhai', /^Ji haan\./],
    ['base madhe call recording ahe na', /^Hoy\./],
    ['ratre pan phone upade che ne', /^Ha\./],
    ['ਸਾਡੇ CRM ਨਾਲ ਜੁੜ ਜਾਵੇਗਾ ਨਾ?', /^ਹਾਂ ਜੀ।/u],
    ['ସିଓଡି ଅର୍ଡର ଫୋନ କରି କନଫର୍ମ କରେ ନା ନାହିଁ', /^ହଁ।/u],
    // The word that asks stands within the sentence.
    ['tell me whether it works with our CRM', /^Yes\./],
    ['aapka koi app hai kya mobile ke liye', /^Ji haan\./],
    ['সিওডি অর্ডার কি ফোন করে কনফার্ম করে', /^হ্যাঁ।/u],
    ['apnader ki mobile app ache', /^Hyan\./],
    ['marathi ani hindi mix kelela samajta ka yala', /^Hoy\./],
    // Nothing marks it but the verb.
    ['हमारे CRM से जुड़ जाएगा', /^जी हाँ।/u],
    ['તમારી મોબાઇલ એપ છે ખરી', /^હા\./u],
    ['nimma mobile app ideya', /^Haudu\./],
    // Whether it tells where is not where.
    ['पार्सल कहाँ पहुँचा ये ग्राहक को बता देगा क्या', /^जी हाँ।/u],
    ['பார்சல் எங்க இருக்குன்னு சொல்லுமா', /^ஆம்\./u],
    ['పార్సిల్ ఎక్కడ ఉందో చెబుతుందా', /^అవును\./u],
    ['ಪಾರ್ಸೆಲ್ ಎಲ್ಲಿದೆ ಅಂತ ಹೇಳುತ್ತಾ', /^ಹೌದು\./u],
    ['parcel evideyanennu parayumo', /^Athe\./],
    // 'Baje' tells the time.
    ['raat ko 2 baje bhi phone uthata hai kya', /^Ji haan\./],
  ])('%s', async (asked, opening) => {
    expect((await lastReply(asked)).text).toMatch(opening)
  })
})

describe('and no', () => {
  test.each([
    ['must I install anything on my PC', /^No\./],
    ['आप लोग मेरा डेटा बेचते तो नहीं हो?', /^जी नहीं।/u],
    ['demo call ke paise to nahi lagte na', /^Ji nahi\./],
    ['রোগীকে কি ওষুধ বলে দেবে', /^না।/u],
    ['enadru install madbeka', /^Illa\./],
    ['ମୋ ଡାଟା କାହାକୁ ବିକ୍ରି କରନ୍ତି କି', /^ନା।/u],
    // The fact says that he need not.
    ['does the customer have to start over on chat?', /^No\./],
    ['ग्राहक को फिर से सब बताना पड़ेगा क्या चैट में', /^जी नहीं।/u],
    ['customer ne fari kahevu padse chat ma?', /^Na\./],
  ])('%s', async (asked, opening) => {
    expect((await lastReply(asked)).text).toMatch(opening)
  })
})

test.each([
  'raat ko kya hota hai',
  'AI ki ki kaj kore',
  'ਰਾਤ ਨੂੰ ਫੋਨ ਆਵੇ ਤਾਂ ਕੀ ਕਰਦਾ ਹੈ',
  'ରାତିରେ ଫୋନ ଆସିଲେ କି କରେ',
  'कॉल रेकॉर्ड का करता',
  'రాత్రి ఫోన్ వస్తే ఏం చేస్తుంది',
  'మేము రాత్రి ఫోన్ ఎత్తము',
  'बेस में रिकॉर्डिंग नहीं है ना',
  'mere gahak nu call na karo',
  'what happens if it does not know whether the parcel is late',
  'I do not want calls at night. will it?',
  'can customers write Assamese in the chat',
  'will it speak Urdu in english letters',
])('nothing is opened with yes that was not asked or does not hold: %s', async (asked) => {
  expect((await lastReply(asked)).text).not.toMatch(
    /^(?:Yes|Ji haan|Haan ji|जी हाँ|होय|ਹਾਂ ਜੀ|ହଁ|అవును)/u,
  )
})
