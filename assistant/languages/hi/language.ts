import type { Language } from '../language.ts'
import { joined } from '../questions.ts'
import { romanisation } from './romanisation.ts'
import { sentences } from './sentences.ts'
import { latinSentences } from './sentences-latin.ts'
import { words } from './words.ts'

export const hi: Language = {
  tag: 'hi',
  script: 'Devanagari',
  words,
  particles:
    'है हैं हूं हूँ हो था थी थे का की के को से में पर तक ने और या तो भी ही न मैं हम आप तुम वह यह ये वो मेरा आपका हमारा इसका उसका कर करना करता करते करती करें करो किया गया जाता होता होती रहा रही लिए साथ वाला वाली वाले जी भाई सर यार अगर जब तब कुछ कोई एक दो hai hain hu hun hoon ho tha thi the ka ki ke ko se me mein par pe tak ne aur ya to toh bhi hi na main hum aap tum vo wo ye yeh mera aapka hamara iska uska kar karna karta karte karti kare karo kiya gaya jata hota hoti raha rahi liye sath saath wala wali wale ji bhai sir yaar agar jab kuch koi ek do hoga hogi honge raha rahe apna apni apne mujhe humko hame inka unka jo jaise waise itna bas sab abhi yahan wahan h k m chal chalta raha rahi rahe jaa ja aa aata aati liya diya mila de le lo la आपके आपकी हमारे हमारी मेरे मेरी इसके इसकी उसके उसकी इनका उनका मुझे हमें आपको इस उस',
  yesNo: {
    opening: 'क्या|kya|kia',
    closing: 'क्या|है क्या|न|ना|kya|hai kya|na|hai na|है ना|या नहीं|ya nahi',
    endings: '',
    within: 'क्या|kya|kia',
    asksFor:
      'क्या|kya|है|हैं|हो|hai|he|ho|h|था|tha|कर*|kar*|मिल*|mil*|बोल*|bol*|बता*|bata*|लग*|lag*|पड़*|pad*|रह*|rah*|रख*|rakh*|देगा|देगी|देता|देती|देते|dega|degi|deta|deti|dete|चल*|chal*|चाह*|chah*|आता|आती|आएगा|aata|aati|ata|ati|aayega|सोच*|कहता|कहती|कहेगा|कहेगी|kehta|kehti|kahegi|होगा|होता|होती|hoga|hota|hoti|फायद*|fayda|faida|फर्क|fark|farak|मतलब|matlab|चीज*|cheez|chiz|नाम|naam|हाल|haal|दाम|daam|रेट|rate|price|खर्च*|kharch*|प्लान|plan|जवाब|jawab|भाषा*|bhasha|टाइम|time|फीचर*|feature*|चार्ज|charge|हुआ|हुई|हुए|hua|hui|hue|किया|kiya|कहा|kaha|पूछ*|puch*|pooch*|लिख*|likh*|भेज*|bhej*|दिख*|dikh*|नहीं|nahi|सुविधा*|suvidha',
    tags: 'ना|न|na|है ना|hai na|ना जी|ya nahi|या नहीं|कि नहीं|ki nahi|ya ni|या ना|ya na|कि ना',
    hopes: 'तो नहीं|to nahi|toh nahi|to nahin',
    futures: 'ेगा|ेगी|ेंगे|एगा|एगी|एंगे|येगा|येगी|ोगे|ोगी|ega|egi|enge|oge',
  },
  sentences,
  romanisation,
  loanwords: {},
  latinSentences,
  questions: async () => {
    const [native, latin, { topicQuestions }] = await Promise.all([
      import('./questions.ts'),
      import('./questions-latin.ts'),
      import('./topic-questions.ts'),
    ])
    return { questions: joined(native.questions, latin.questions), topicQuestions }
  },
}
