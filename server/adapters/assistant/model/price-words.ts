// What speaks of money in the languages that visitors write. Words in Indian scripts take endings, so
// they are stems; words in Latin letters are whole, but for rupees, which has many spellings.

const stems = (words: string) => words.split(' ').map((word) => word.normalize('NFC'))
const startsWithOne = (words: readonly string[]) => (word: string) =>
  words.some((stem) => word.startsWith(stem))

const RUPEES = /^(?:rs|inr|r[uo]u?p(?:ee|i|y|ay|aa?y|ai)[a-z]*)$/
const RUPEE_STEMS = stems('रुप रुपय टाका टका টাকা রুপি ரூப రూపా રૂપિ ರೂಪಾ രൂപ ਰੁਪ ଟଙ୍କା ରୁପ')
const RUPEE_SHORT = new Set(stems('रु रू ரூ రూ રૂ ರೂ രൂ ਰੁ ରୁ'))
const isRupeeStem = startsWithOne(RUPEE_STEMS)

/** Our own money, by word or sign. */
export const isRupees = (text: string): boolean =>
  text === '₹' || RUPEES.test(text) || RUPEE_SHORT.has(text) || isRupeeStem(text)

const FOREIGN = new Set(
  'usd eur gbp aed sgd aud cad jpy cny usdt btc dollar dollars euro euros pound pounds cent cents dirham dirhams yen bucks'.split(
    ' ',
  ),
)
const isForeignStem = startsWithOne(stems('डॉलर यूरो டாலர் యూరో డాలర్ ডলার ડોલર ಡಾಲರ್ ഡോളർ ਡਾਲਰ ଡଲାର'))

export const isForeignMoney = (text: string): boolean =>
  (text !== '₹' && /^\p{Sc}$/u.test(text)) || FOREIGN.has(text) || isForeignStem(text)

const PRICE = new Set(
  'price prices priced pricing cost costs costing charge charges charged fee fees pay pays paying payable paid payment rate rates bill bills billed billing worth amount subscription quote quoted budget paise paisa cheap cheaper cheapest kimat keemat daam dam kharch kharcha paisey'.split(
    ' ',
  ),
)
const isPriceStem = startsWithOne(
  stems(
    'कीमत किमत दाम मूल्य खर्च शुल्क भुगतान पैस किंमत விலை கட்டண பைச ధర ఖర్చు పైస দাম মূল্য খরচ পয়স પૈસ કિંમત ભાવ ખર્ચ ಬೆಲೆ ವೆಚ್ಚ ಶುಲ್ಕ ಪೈಸ വില ചെലവ് പൈസ ਕੀਮਤ ਖਰਚ ਪੈਸ ମୂଲ୍ୟ ଦାମ ଖର୍ଚ୍ଚ ପଇସ',
  ),
)

const PERIODS = new Set('month months monthly year yearly annually mahina mahine'.split(' '))
const isPeriodStem = startsWithOne(stems('महीन महिन माह மாத నెల মাস મહિન ತಿಂಗಳ മാസ ਮਹੀਨ ମାସ'))
export const isPeriod = (text: string): boolean => PERIODS.has(text) || isPeriodStem(text)

export const isPriceWord = (text: string): boolean =>
  text === '/-' || PRICE.has(text) || isPriceStem(text) || isPeriod(text)

const DEALS = new Set(
  'discount discounts discounted cashback coupon coupons voucher vouchers waive waived waiver complimentary gratis rebate refund refunds'.split(
    ' ',
  ),
)
const isDealStem = startsWithOne(stems('छूट डिस्काउंट सवलत தள்ளுபடி తగ్గింపు ছাড় છૂટ ರಿಯಾಯಿತಿ കിഴിവ് ਛੋਟ ଛାଡ଼'))

/** Money taken off; only what our own words offer may be offered. */
export const isDeal = (text: string): boolean => DEALS.has(text) || isDealStem(text)

const FREE = new Set('free muft mufat'.split(' '))
const isFreeStem = startsWithOne(
  stems('मुफ्त फ्री निःशुल्क मोफत இலவச ఉచిత ফ্রি বিনামূল্য મફત ફ્રી ಉಚಿತ സൗജന്യ ਮੁਫਤ ਮੁਫ਼ਤ ਫਰੀ ମାଗଣା ଫ୍ରି'),
)
export const isFree = (text: string): boolean => FREE.has(text) || isFreeStem(text)

const NOTHING = new Set('no nothing zero nil without never bina koi'.split(' '))
export const isNothing = (text: string): boolean => NOTHING.has(text)

const COUNTED = new Set(
  'minute minutes min mins call calls language languages hour hours day days agent agents'.split(
    ' ',
  ),
)
const isCountedStem = startsWithOne(
  stems(
    'मिनट कॉल भाषा घंट दिन நிமிட அழைப்பு மொழி నిమిష కాల్ భాష মিনিট কল ভাষা મિનિટ કૉલ કોલ ભાષા ನಿಮಿಷ ಕರೆ ಭಾಷೆ മിനിറ്റ് കോൾ ഭാഷ ਮਿੰਟ ਕਾਲ ਭਾਸ਼ਾ ମିନିଟ କଲ ଭାଷା',
  ),
)
/** What is counted and not paid: '900 minutes' is no price. */
export const isCounted = (text: string): boolean => COUNTED.has(text) || isCountedStem(text)
