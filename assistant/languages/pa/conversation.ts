import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'ਪੱਕਾ*, ਪੱਕੀ*, ਯਕੀਨ*, ਸੱਚੀਂ, ਸੱਚੀ, ਸਹੀ ਦੱਸ*, ਸਹੀ ਕਹਿ*, ਸੱਚਮੁੱਚ, ਸੱਚ, ਸੱਚੀ ਗੱਲ, ਵਾਕਈ*, ਕਨਫਰਮ*, ਸ਼ਿਓਰ*, ਠੀਕ ਦੱਸ* | pakka*, pakki, sachi, sacchi, sachin, sahi dass*, waqai, wakai, pakki gall, sachi gall, confirm aa, sahi gall, theek dass*',
  saidBefore: 'ਉਹੀ ਗੱਲ, ਇੱਕੋ ਗੱਲ, ਫੇਰ ਉਹੀ, ਫਿਰ ਉਹੀ, ਉਹੀ ਜਵਾਬ | ohi gall, ikko gall, fer ohi, phir ohi',
  putOff:
    'ਸੋਚ ਕੇ, ਸੋਚਦ*, ਸੋਚਾਂਗ*, ਬਾਅਦ ਚ ਦੱਸ*, ਬਾਅਦ ਵਿੱਚ ਦੱਸ* | soch ke, sochda, sochdi, sochanga, baad ch dass*',
  content: 'ਠੀਕ ਲੱਗ*, ਚੰਗਾ ਲੱਗ*, ਵਾਜਬ ਹੈ | theek lag*, changa lag*',
  inVain:
    'ਫਿਰ ਵੀ, ਫੇਰ ਵੀ, ਅਜੇ ਵੀ, ਹਾਲੇ ਵੀ, ਕਰ ਚੁੱਕ*, ਭੇਜ ਚੁੱਕ*, ਕੋਈ ਫਾਇਦਾ ਨਹੀਂ, ਕੁਝ ਨਹੀਂ ਹੋਇਆ | phir vi, fer vi, aje vi, hale vi, kar chukk*, kar chuk*, koi fayda nahi',
  difference:
    'ਕਿੰਨਾ ਘੱਟ, ਕਿੰਨਾ ਵੱਧ, ਕਿੰਨੇ ਘੱਟ, ਕਿੰਨੇ ਵੱਧ, ਕਿੰਨਾ ਬਚ*, ਕਿੰਨੇ ਬਚ*, ਕਿੰਨਾ ਫਰਕ, ਕਿੰਨਾ ਫ਼ਰਕ, ਕਿੰਨੇ ਦਾ ਫਰਕ, ਕਿੰਨੇ ਦਾ ਫ਼ਰਕ, ਫਰਕ ਕਿੰਨਾ, ਕਿੰਨਾ ਸਸਤਾ, ਕਿੰਨੇ ਬਚਣ* | kinna farak, kinna fark, kinne da farak, kinne da fark, kinna sasta, fark kinn*, farak kinn*, fark kitn*, ki fark, kinna bach*, kinne bach*, kinna ghatt, kinna ghat',
  rest: 'ਬਾਕੀ* | baki, baaki',
  inWhich:
    'ਕਿਸ ਵਿੱਚ, ਕਿਸ ਚ, ਕੀਹਦੇ ਚ, ਕੀਹਦੇ ਵਿੱਚ, ਕਿਹੜੇ ਵਿੱਚ, ਕਿਹੜੇ ਚ, ਕਿਹੜੇ ਪਲਾਨ* | kis vich, kis ch, kihde ch, kehde*',
  forUs: 'ਸਾਨੂੰ, ਮੈਨੂੰ, ਸਾਡੇ, ਮੇਰੇ, ਸਾਡਾ, ਸਾਡੀ, ਮੇਰੀ, ਮੇਰਾ | sanu, mainu, sade, mere',
  both: 'ਦੋਵ*, ਦੋਹਾਂ* | dove*, dohan*',
  twoOfThem: 'ਦੋ ਮਹੀਨ*, ਦੋਨਾਂ*, ਦੋਨੋ*, 2 ਮਹੀਨ* | do mahin*, dono, dona, donan, 2 mahin*',
  together: 'ਮਿਲਾ ਕੇ, ਰਲਾ ਕੇ, ਜੋੜ ਕੇ, ਜੋੜ, ਇਕੱਠਾ | mila ke, rala ke, ralake, jor ke, jod ke, ikattha',
  inTotal: 'ਕੁੱਲ | kul',
  keptHowLong:
    'ਕਿੰਨੇ ਦਿਨ … ਰੱਖ*, ਕਦੋਂ ਤੱਕ … ਰੱਖ*, ਕਿੰਨਾ ਚਿਰ … ਰੱਖ*, ਕਿੰਨੇ ਦਿਨ … ਰਹ*, ਕਿੰਨੇ ਦਿਨ … ਪਿਆ*, ਕਿੰਨੀ ਦੇਰ … ਰੱਖ* | kinne din … rakh*, kado tak … rakh*, kadon tak … rakh*, kinna chir … rakh*, kinne din … reh*, kinne din … pia*',
  nobodyThere:
    'ਕੋਈ ਨਹੀਂ ਚੁੱਕਦਾ, ਕੋਈ ਚੁੱਕਦਾ ਨਹੀਂ, ਕੋਈ ਨਹੀਂ ਹੁੰਦਾ, ਚੁੱਕਣ ਵਾਲਾ ਕੋਈ | koi nahi chukda, koi chukda nahi, koi nahi hunda, chukkan wala koi, koi ni chukda, koi ni hunda',
  its: 'ਉਸਦਾ, ਉਸ ਦਾ, ਉਹਦਾ, ਉਹਦੀ, ਓਹਦਾ, ਇਹਦਾ | usda, us da, ohda, uhda, ehda',
  sunday: 'ਐਤਵਾਰ* | aitvaar, aitvar',
  saturday: 'ਸ਼ਨੀਵਾਰ*, ਸ਼ਨਿੱਚਰਵਾਰ* | shanivar, shanicharvar',
  weekend: 'ਵੀਕਐਂਡ* | ',
  closed: 'ਬੰਦ*, ਛੁੱਟੀ*, ਛੱਡ*, ਨਹੀਂ | band, chhutti, chhad*, nahi',
  twice: 'ਦੁੱਗਣ*, ਦੁਗਣ*, ਡਬਲ | duggan*, dugan*',
  thrice: 'ਤਿੱਗਣ*, ਤਿੰਨ ਗੁਣ* | tinn gun*',
  half: 'ਅੱਧ* | addh*, adha, addha',
  hours: 'ਘੰਟ* | ghant*',
  more: 'ਹੋਰ | hor',
  another: '',
  onTop: 'ਹੋਰ, ਵਧ*, ਉੱਪਰੋਂ | hor, vadh*',
  lessBy: 'ਘੱਟ | ghatt, ghat',
  rises: 'ਵਧ*, ਵੱਧ*, ਜ਼ਿਆਦਾ, ਜਿਆਦਾ | vadh*, zyada',
  falls: 'ਘੱਟ*, ਘਟ* | ghat*',
  aThird: 'ਤੀਜਾ ਹਿੱਸਾ, ਇੱਕ ਤਿਹਾਈ',
  branch: 'ਬ੍ਰਾਂਚ*, ਦੁਕਾਨ*, ਕਲੀਨਿਕ*, ਕਾਊਂਟਰ*, ਹੋਟਲ* | branch, dukan*',
  perCall: 'ਇੱਕ ਕਾਲ, ਹਰ ਕਾਲ, ਪ੍ਰਤੀ ਕਾਲ, ਇੱਕ ਆਰਡਰ, ਹਰ ਆਰਡਰ | ikk call, har call, ikk order',
  perDay: 'ਇੱਕ ਦਿਨ, ਹਰ ਦਿਨ, ਰੋਜ਼ ਦਾ, ਰੋਜ਼ ਦੇ, ਦਿਨ ਦਾ | ikk din, har din',
  comesTo: 'ਪੈ*, ਲੱਗ*, ਖਰਚ* | pai*, lagg*, kharch*',
  averageMinute: 'ਔਸਤ … ਮਿੰਟ*',
  extraAlone: 'ਸਿਰਫ਼ ਵਾਧੂ, ਸਿਰਫ ਵਾਧੂ, ਵਾਧੂ ਮਿੰਟ ਕਿੰਨੇ, ਕਿੰਨੇ ਵਾਧੂ | sirf vadhu, kinne vadhu',
  leftOver: 'ਬਚ*, ਬਾਕੀ | bach*, baki',
  wholeYear: 'ਸਾਲ ਭਰ*, ਪੂਰੇ ਸਾਲ*, ਸਾਲ ਦਾ, ਸਾਲ ਦੇ, ਸਾਲ ਵਿੱਚ, ਇੱਕ ਸਾਲ | saal bhar, poore saal, saal da',
  there:
    'ਉਸ ਤੇ, ਉਸ ਵਿੱਚ, ਉਹਦੇ ਤੇ, ਉਹਦੇ ਵਿੱਚ, ਉਸ ਲਈ, ਇਸ ਲਈ, ਓਹਦੇ ਵਿੱਚ, ਉਹਦੇ ਚ, ਓਥੇ | us te, ohde te, us lai, ohde vich, ohde ch, othe',
  reducedBy: 'ਕਿੰਨਾ ਘਟ*, ਕਿੰਨੀ ਛੋਟ | kinna ghat*',
  thosePeople:
    'ਉਹਨਾਂ ਲੋਕਾਂ*, ਮੇਰੇ ਸਟਾਫ*, ਮੇਰਾ ਬੰਦਾ, ਮੇਰੇ ਬੰਦੇ, ਸਾਡਾ ਬੰਦਾ, ਸਾਡੇ ਬੰਦੇ, ਮੇਰਾ ਮੁੰਡਾ, ਸਾਡਾ ਮੁੰਡਾ, ਸਾਡੇ ਮੁੰਡੇ, ਸਾਡੀ ਕੁੜੀ, ਮੇਰੀ ਕੁੜੀ, ਮੁੰਡੇ ਨੂੰ, ਕੁੜੀ ਨੂੰ | sada banda, sade bande, mera munda, sada munda, sade munde, sadi kudi, meri kudi, munde nu, kudi nu',
  moreThan:
    'ਤੋਂ ਵੱਧ, ਤੋਂ ਜ਼ਿਆਦਾ, ਤੋਂ ਜਿਆਦਾ, ਤੋਂ ਉੱਪਰ, ਨਾਲੋਂ ਵੱਧ | ton vadh, ton zyada, ton jyada, ton upar, to vadh',
  sayIn:
    'ਦੱਸ*, ਬੋਲੋ, ਬੋਲ ਕੇ, ਲਿਖ*, ਜਵਾਬ ਦਿਓ, ਜਵਾਬ ਦੇ*, ਵਾਪਸ, ਹੁਣ ਤੋਂ, ਅੱਗੇ ਤੋਂ, ਸਮਝਾ*, ਕਹੋ, ਭੇਜ ਦਿਓ, ਫੇਰ ਤੋਂ | dasso, das deo, daso, dass, bolo, likho, likh deo, likh do, jawab deo, jawab do, vapas, hun ton, agge ton, samjhao, kaho',
  script: 'ਲਿਪੀ*, ਅੱਖਰ*, ਗੁਰਮੁਖੀ* | lipi, akhar*, gurmukhi*',
  latinLetters: '',
  same: 'ਇਹੀ, ਉਹੀ, ਇਹੋ, ਓਹੀ, ਇਹ ਗੱਲ, ਇਹ ਹਿਸਾਬ, ਓਨੇ ਹੀ, ਇੰਨੇ ਹੀ, ਉੱਨੇ ਹੀ, ਓਨੀਆਂ ਹੀ | ehi, ohi, eho, eh gall, onne hi, unne hi',
  thatBill:
    'ਉਹ ਬਿੱਲ, ਓਹ ਬਿੱਲ, ਉਹੀ ਬਿੱਲ, ਦੂਜਾ ਬਿੱਲ, ਦੂਜੇ ਬਿੱਲ, ਪਹਿਲਾ ਬਿੱਲ, ਪਹਿਲੇ ਬਿੱਲ, ਉਸ ਬਿੱਲ, ਓਨੇ ਮਿੰਟ*, ਓਨੇ ਹੀ ਮਿੰਟ*, ਉਨ੍ਹਾਂ ਮਿੰਟ* | ohi bill, duja bill, pehla bill, onne minute*, onne hi minute*',
  thatPlan: 'ਉਸੇ ਪਲਾਨ, ਉਸ ਪਲਾਨ, ਇਸ ਪਲਾਨ, ਇਸੇ ਪਲਾਨ, ਓਸੇ ਪਲਾਨ | ose plan, ise plan, us plan vich',
  whatIf: 'ਜੇ, ਜੇਕਰ, ਮੰਨ ਲਓ, ਮੰਨ ਲਵੋ | jekar, mann lao, mann lavo',
  insideFree:
    'ਮੁਫ਼ਤ ਮਿੰਟ* … ਅੰਦਰ, ਮੁਫਤ ਮਿੰਟ* … ਅੰਦਰ, ਫ੍ਰੀ ਮਿੰਟ* … ਅੰਦਰ | muft mint* … andar, free mint* … andar',
  apartFrom:
    'ਪੈਸੇ ਤੋਂ ਇਲਾਵਾ, ਪੈਸਿਆਂ ਤੋਂ ਇਲਾਵਾ, ਕੀਮਤ ਤੋਂ ਇਲਾਵਾ, ਮਿੰਟਾਂ ਤੋਂ ਇਲਾਵਾ | paise ton ilawa, keemat ton ilawa, minta ton ilawa',
  sharing: 'ਇੱਕੋ … ਪਲਾਨ, ਇੱਕ ਹੀ ਪਲਾਨ, ਮਿਲਾ ਕੇ, ਸਾਂਝਾ, ਸਾਂਝੇ | ikko … plan, sanjha, sanjhe',
  ownPlan: 'ਆਪਣਾ ਆਪਣਾ, ਆਪਣਾ ਪਲਾਨ, ਵੱਖਰਾ ਪਲਾਨ, ਵੱਖ ਵੱਖ | vakhra plan, vakh vakh',
  cannotRead:
    'ਨਹੀਂ ਆਉਂਦੀ, ਨਹੀਂ ਆਉਂਦਾ, ਨੀ ਆਉਂਦੀ, ਨੀ ਆਉਂਦਾ, ਨਹੀਂ ਸਮਝ*, ਨਹੀਂ ਜਾਣ*, ਨਹੀਂ ਪੜ੍ਹ*, ਪੜ੍ਹ ਨਹੀਂ, ਪੜ੍ਹਨੀ ਨੀ, ਸਮਝ ਨਹੀਂ | nahi aundi, nahi aunda, ni aundi, ni aunda, nahi samajh*, nahi jaan*, nahi padh*',
  correction:
    'ਕਰ ਦਿਓ, ਕਰੋ, ਕਹਿਣਾ ਸੀ, ਬੋਲਣਾ ਸੀ, ਲਿਖਣਾ ਸੀ, ਦੱਸਣਾ ਸੀ, ਗਲਤ ਬੋਲ*, ਗਲਤ ਲਿਖ*, ਗਲਤ ਕਹਿ*, ਗਲਤੀ ਹੋ*, ਗਲਤੀ ਨਾਲ, ਮੇਰਾ ਮਤਲਬ, ਮਤਲਬ ਸੀ, ਅਸਲ ਵਿੱਚ, ਨਹੀਂ ਨਹੀਂ, ਸੌਰੀ, ਮਾਫ ਕਰਨਾ | kar deo, kar dyo, karo, kehna si, kahna si, bolna si, likhna si, dassna si, galat bol*, galat likh*, galti ho*, galti naal, mera matlab, nahi nahi',
  hireInstead:
    'ਕੁੜੀ ਰੱਖ*, ਮੁੰਡਾ ਰੱਖ*, ਬੰਦਾ ਰੱਖ*, ਬੰਦਾ ਹੀ ਰੱਖ*, ਕਿਸੇ ਨੂੰ ਰੱਖ*, ਨੌਕਰ ਰੱਖ*, ਬੰਦਾ ਮਿਲ* | kudi rakh*, munda rakh*, banda rakh*, kise nu rakh*, naukar rakh*, banda mil*',
  tooMuch:
    'ਬਹੁਤ ਜ਼ਿਆਦਾ, ਜ਼ਿਆਦਾ ਪੈਸੇ, ਬਹੁਤ ਪੈਸੇ, ਬਹੁਤੇ ਪੈਸੇ, ਇੰਨੇ ਪੈਸੇ, ਐਨੇ ਪੈਸੇ, ਜੇਬ ਤੇ, ਜੇਬ ਤੋਂ, ਬਜਟ ਤੋਂ ਬਾਹਰ, ਵੱਸ ਦੀ ਗੱਲ ਨਹੀਂ, ਮਹਿੰਗ*, ਪੁੱਗਦਾ ਨਹੀਂ, ਵਾਰਾ ਨਹੀਂ | bahut zyada, bahut jyada, zyada paise, bahut paise, inne paise, enne paise, jeb te, jeb ton, budget ton bahar, mehng*, mahing*, vara nahi',
  howSo:
    'ਬਣਿਆ ਕਿਵੇਂ, ਆਇਆ ਕਿਵੇਂ, ਹੋਇਆ ਕਿਵੇਂ, ਕਿਵੇਂ ਹੋਇਆ, ਇੰਨੇ ਕਿਵੇਂ, ਇੰਨਾ ਕਿਵੇਂ, ਐਨੇ ਕਿਵੇਂ, ਐਨਾ ਕਿਵੇਂ, ਕਿਵੇਂ ਹੋ ਗਏ, ਕਿਵੇਂ ਹੋ ਗਿਆ, ਕਿਵੇਂ ਆਇਆ, ਕਿਵੇਂ ਬਣਿਆ, ਹਿਸਾਬ ਕਿਵੇਂ, ਕਿਵੇਂ ਲਾਇਆ, ਕਿਵੇਂ ਲਗਾਇਆ, ਇੰਨਾ ਕਿਉਂ, ਇੰਨੇ ਕਿਉਂ, ਐਨਾ ਕਿਉਂ, ਐਨੇ ਕਿਉਂ, ਹਿਸਾਬ ਸਮਝਾ*, ਹਿਸਾਬ ਦੱਸ*, ਇਹ ਕਿਵੇਂ, ਉਹ ਕਿਵੇਂ, ਕਿਵੇਂ ਕੱਢ*, ਕਿਵੇਂ ਨਿਕਲ* | inne kiven, inna kiven, enne kiven, enna kiven, kiven ho gaye, kiven ho gaya, kiven aaya, hisab kiven, kiven laya, kiven lagaya, inna kyon, inne kyon, enna kyon, inna kyun, hisab samjha*, eh kiven, oh kiven, kiven kadd*, kiven nikl*, kiven aya',
  goAhead:
    'ਕਰਵਾ ਦਿਓ, ਕਰਵਾ ਦੇ*, ਕਰਾ ਦਿਓ, ਕਰ ਦਿਓ, ਕਰ ਦੇ*, ਲਗਵਾ ਦਿਓ, ਲਾ ਦਿਓ, ਕਰੋ, ਬੁੱਕ ਕਰ* | karva deo, karwa deo, karva do, kara deo, kar deo, kar do, lagwa deo, karo, book kar*',
  pester:
    'ਵਾਰ ਵਾਰ ਫੋਨ, ਵਾਰ ਵਾਰ ਕਾਲ, ਵਾਰ-ਵਾਰ, ਰੋਜ਼ ਫੋਨ, ਰੋਜ਼ ਫ਼ੋਨ, ਰੋਜ਼ ਕਾਲ, ਰੋਜ਼ ਰੋਜ਼, ਤੰਗ … ਨਹੀਂ, ਤੰਗ … ਕਰੋਗੇ, ਪਿੱਛੇ ਪੈ* | var var phone, var var call, vaar vaar, roz phone, roz call, roj phone, roz roz, tang … nahi, tang … karoge, pichhe pai*',
  first: 'ਪਹਿਲਾ, ਪਹਿਲੀ, ਪਹਿਲੇ*, ਇੱਕ ਨੰਬਰ | pehla, pahila, pehle wala',
  second:
    'ਦੂਜਾ, ਦੂਜੀ, ਦੂਜੇ ਦਾ, ਦੂਜੇ ਵਾਲ*, ਦੂਜੇ ਵਿੱਚ, ਦੂਜੇ ਚ, ਦੋ ਨੰਬਰ | dooja, duja, duji, dooje da, duje da, dooje wal*, duje wal*',
  third: 'ਤੀਜਾ, ਤੀਜੀ, ਤੀਜੇ*, ਆਖਰੀ*, ਆਖ਼ਰੀ*, ਤਿੰਨ ਨੰਬਰ | teeja, tija, teeje*, aakhri, akhri',
  smaller:
    'ਛੋਟਾ ਵਾਲਾ, ਛੋਟੇ ਵਾਲ*, ਛੋਟੇ ਪਲਾਨ, ਛੋਟਾ ਪਲਾਨ, ਛੋਟੇ ਚ, ਛੋਟੇ ਵਿੱਚ, ਸਸਤੇ ਵਾਲ* | chhota wala, chhote wal*, chote wal*, chhote plan, chhote ch',
  bigger: 'ਵੱਡਾ ਵਾਲਾ, ਵੱਡੇ ਵਾਲ*, ਵੱਡੇ ਪਲਾਨ, ਵੱਡਾ ਪਲਾਨ, ਵੱਡੇ ਚ | vadda wala, vadde wal*, vadde plan',
  biggest: 'ਸਭ ਤੋਂ, ਤੀਜਾ, ਤੀਜੇ, ਟਾਪ, ਵੱਡੀ ਕੰਪਨੀ | sab ton, sabh ton, teeja, teeje',
  forLess:
    'ਇਸ ਤੋਂ ਸਸਤਾ, ਇਸ ਤੋਂ ਘੱਟ, ਉਸ ਤੋਂ ਸਸਤਾ, ਉਸ ਤੋਂ ਘੱਟ, ਕੋਈ ਸਸਤਾ, ਹੋਰ ਸਸਤਾ, ਸਸਤੇ ਚ | is ton sasta, is ton ghat, us ton sasta, koi sasta, hor sasta',
  whichPays:
    'ਕਿਹੜਾ ਸਸਤਾ, ਕੀਹਦੇ ਚ ਫਾਇਦਾ, ਕਿਸ ਚ ਫਾਇਦਾ, ਕਿਹੜਾ ਵਧੀਆ, ਕਿਹੜਾ ਠੀਕ, ਕਿਹੜਾ ਲਵਾਂ, ਸਸਤਾ ਕਿਹੜਾ | kehda sasta, kis ch fayda, kehda vadhiya, kehda theek, kehda lavan, sasta kehda',
  when: 'ਕਦੋਂ, ਕਦੋਂ ਤੱਕ, ਕਿੰਨੇ ਦਿਨ*, ਕਿੰਨੇ ਵਜੇ, ਅੱਜ, ਅੱਜ ਹੀ | kadon, kado, kinne din*, kinne vaje, ajj, aj hi',
  roughly: 'ਅੰਦਾਜ਼*, ਲਗਭਗ, ਤਕਰੀਬਨ | andaz*, lagbhag, takriban',
  despair:
    'ਮੈਂ ਮਰ ਜਾਵਾਂ, ਮੇਰੇ ਜਾਣ ਨਾਲ, ਮੇਰੇ ਬਿਨਾਂ ਸਾਰੇ, ਜੀਣ ਦਾ … ਮਤਲਬ ਨਹੀਂ, ਜਿਊਣ ਦਾ … ਮਤਲਬ ਨਹੀਂ, ਜੀਣ ਦਾ … ਫਾਇਦਾ ਨਹੀਂ, ਜਿਊਣ ਦਾ … ਫਾਇਦਾ ਨਹੀਂ, ਜੀਣ ਨੂੰ ਜੀ ਨਹੀਂ, ਜਿਊਣ ਨੂੰ ਜੀ ਨਹੀਂ, ਜੀਣਾ ਨਹੀਂ, ਜਿਊਣਾ ਨਹੀਂ, ਜ਼ਿੰਦਗੀ ਤੋਂ ਥੱਕ*, ਜ਼ਿੰਦਗੀ ਤੋਂ ਅੱਕ*, ਬੋਝ ਹਾਂ, ਸਾਰਾ ਕੁਝ ਖਤਮ, ਆਪਣੇ ਆਪ ਨੂੰ ਖਤਮ, ਸਹਿਆ ਨਹੀਂ ਜਾਂਦਾ, ਕੋਈ ਰਾਹ ਨਹੀਂ ਬਚਿਆ, ਸਭ ਕੁਝ ਖਤਮ ਕਰ ਦਿਆਂ, ਸਭ ਕੁਝ ਖਤਮ ਕਰ ਦੇਵਾਂ, ਸਭ ਕੁਝ ਖਤਮ ਕਰਨ ਨੂੰ ਜੀ*, ਬੋਝ ਬਣ ਗਿਆ ਹਾਂ, ਬੋਝ ਬਣ ਗਈ ਹਾਂ, ਕੋਈ ਉਮੀਦ ਨਹੀਂ ਬਚੀ, ਕੋਈ ਉਮੀਦ ਨਹੀਂ ਰਹੀ, ਸਦਾ ਲਈ ਸੌਂ*, ਹਮੇਸ਼ਾ ਲਈ ਸੌਂ*, ਉੱਠਾਂ ਹੀ ਨਾ, ਉੱਠਾਂ ਈ ਨਾ, ਉਠਾਂ ਹੀ ਨਾ, ਸਵੇਰੇ ਨਾ ਉੱਠਾਂ, ਸਭ ਨੂੰ ਛੱਡ ਕੇ*, ਸਾਰਿਆਂ ਨੂੰ ਛੱਡ ਕੇ*, ਦੁਨੀਆ ਛੱਡ*, ਦੁਨੀਆਂ ਛੱਡ*, ਕਿਉਂ ਜੀ ਰਿਹਾ*, ਕਿਉਂ ਜੀ ਰਹੀ*, ਕਾਹਦੇ ਲਈ ਜੀ*, ਕਿਸ ਲਈ ਜੀ*, ਜੀ ਕੇ ਕੀ*, ਜੀਣ ਦੀ ਇੱਛਾ ਨਹੀਂ, ਜਿਊਣ ਦੀ ਇੱਛਾ ਨਹੀਂ, ਜੀਣ ਦਾ ਮਨ ਨਹੀਂ, ਮਰ ਜਾਣ ਨੂੰ*, ਮਰਨ ਨੂੰ ਜੀ*, ਮਰ ਹੀ ਜਾਵਾਂ, ਜਾਨ ਦੇ ਦਿਆਂ, ਜਾਨ ਦੇ ਦੇਵਾਂ, ਫਾਹਾ ਲ*, ਜ਼ਹਿਰ ਖਾ*, ਜ਼ਹਿਰ ਪੀ*, ਨਸ ਕੱਟ* | main mar jawan, jeen da … matlab nahi, jeon da … matlab nahi, jiun da … matlab nahi, jeen nu ji nahi, zindagi ton thak*, zindagi ton akk*, bojh haan, saheya nahi janda, sab kujh khatam kar deva*, bojh ban gaya haan, bojh ban gayi haan, koi umeed nahi bachi, sada layi saun*, sada lai saun*, hamesha layi saun*, utthan hi na, uthan hi na, sab nu chhad ke*, sabh nu chhad ke*, duniya chhad*, kyon jee reha*, kyu jee reha*, kahde layi jee*, jee ke ki, jeen da man nahi, jeen di ichha nahi, mar jaan nu*, maran nu ji*, faha la*, zehar kha*, zehar pee*',
  withoutMe:
    'ਮੈਂ ਨਾ ਰਹਾਂ, ਮੈਂ ਨਹੀਂ ਰਹਾਂ*, ਮੇਰੇ ਬਿਨਾਂ, ਮੈਂ ਨਾ ਹੋਵਾਂ, ਮੈਂ ਹੀ ਨਾ ਹੋਵਾਂ, ਮੈਂ ਨਾ ਹੁੰਦਾ | main na rahan, main nahi rahan*, mere bina, main na hovan, main na hunda',
  wornOut:
    'ਥੱਕ ਗਿਆ ਹਾਂ, ਥੱਕ ਗਿਆਂ, ਥੱਕ ਗਈ ਹਾਂ, ਥੱਕ ਚੁੱਕ*, ਹੁਣ ਨਹੀਂ ਹੁੰਦਾ, ਮੇਰੇ ਤੋਂ ਨਹੀਂ ਹੁੰਦਾ, ਹਾਰ ਗਿਆ ਹਾਂ, ਹਾਰ ਗਈ ਹਾਂ, ਟੁੱਟ ਗਿਆ ਹਾਂ, ਟੁੱਟ ਗਈ ਹਾਂ, ਹਿੰਮਤ ਨਹੀਂ ਰਹੀ, ਬਰਦਾਸ਼ਤ ਨਹੀਂ ਹੁੰਦਾ | thakk gaya ha*, thak gaya haan, thak gayi haan, hun nahi hunda, mere ton nahi hunda, haar gaya haan, tutt gaya haan, himmat nahi rahi',
  nothingLeft:
    'ਕੁਝ ਨਹੀਂ ਬਚਿਆ, ਕੁਝ ਬਚਿਆ ਨਹੀਂ, ਕੁਝ ਬਚਿਆ ਈ ਨਹੀਂ, ਕੁਝ ਬਚਿਆ ਹੀ ਨਹੀਂ, ਕੋਈ ਮਤਲਬ ਨਹੀਂ, ਸਭ ਖਤਮ ਹੋ*, ਸਭ ਕੁਝ ਖਤਮ ਹੋ*, ਸਭ ਬਰਬਾਦ*, ਕੋਈ ਉਮੀਦ ਨਹੀਂ, ਕੋਈ ਰਾਹ ਨਹੀਂ, ਰਾਹ ਨਹੀਂ ਦਿਸਦਾ, ਕਰਜ਼ੇ ਚ ਡੁੱਬ*, ਕਰਜ਼ੇ ਵਿੱਚ ਡੁੱਬ* | kujh nahi bachya, kujh bachya*, koi matlab nahi, sabh kujh khatam ho*, koi umeed nahi, koi raah nahi, karze ch dub*',
  onlyATrouble:
    'ਮੇਰਾ ਕੋਈ ਨਹੀਂ, ਕੋਈ ਨਹੀਂ ਸੁਣਦਾ, ਕੋਈ ਸੁਣਦਾ ਨਹੀਂ, ਕੋਈ ਨਹੀਂ ਸਮਝਦਾ, ਕੋਈ ਸਮਝਦਾ ਨਹੀਂ, ਕਿਸੇ ਨੂੰ ਫਰਕ ਨਹੀਂ, ਕਿਸੇ ਨੂੰ ਪਰਵਾਹ ਨਹੀਂ, ਇਕੱਲਾ ਰਹਿ*, ਇਕੱਲਾ ਪੈ*, ਇਕੱਲੀ ਰਹਿ*, ਕਿਤੇ ਚਲਾ ਜਾ*, ਸਭ ਤੇ ਬੋਝ | mera koi nahi, koi nahi sunda, koi sunda nahi, koi nahi samajhda, koi samajhda nahi, kise nu farak nahi, kise nu fark nahi, ikalla reh*, kite chala ja*',
  inDanger:
    'ਬੇਹੋਸ਼ ਹੋ*, ਸਾਹ ਨਹੀਂ ਆ*, ਸਾਹ ਨਹੀਂ ਲੈ*, ਖੂਨ ਵਗ*, ਖੂਨ ਨਹੀਂ ਰੁਕ*, ਅੱਗ ਲੱਗ*, ਐਕਸੀਡੈਂਟ ਹੋ*, ਐਂਬੂਲੈਂਸ ਬੁਲਾ*, ਐਂਬੂਲੈਂਸ ਭੇਜ*, ਛਾਤੀ ਵਿੱਚ ਦਰਦ ਹੋ*, ਛਾਤੀ ਚ ਦਰਦ ਹੋ*, ਦੌਰਾ ਪੈ* | behosh ho geya, saah nahi aa*, khoon vag*, agg lag*, accident ho geya, ambulance bula*, chhati ch dard ho*',
  ofMine: 'ਮੇਰੇ, ਮੇਰੀ, ਮੇਰਾ, ਮੈਨੂੰ | mainu, menu',
  sentAlready:
    'ਮੇਲ ਕੀਤੀ, ਮੇਲ ਕੀਤਾ, ਈਮੇਲ ਕੀਤੀ, ਮੇਲ ਭੇਜ*, ਫਾਰਮ ਭਰਿਆ, ਫਾਰਮ ਭਰ*, ਫਾਰਮ ਭੇਜ*, ਡੈਮੋ ਮੰਗ*, ਡੈਮੋ ਕਾਲ ਮੰਗ*, ਕਾਲ ਮੰਗ*, ਨੰਬਰ ਦਿੱਤਾ, ਲਿਖਿਆ ਸੀ, ਫ਼ਾਰਮ ਭਰ*, ਫ਼ਾਰਮ ਭੇਜ* | mail kiti, mail kitti, mail keeti, email kiti, mail bhej*, form bhareya, form bharya, form bhej*, demo mang*, demo call mang*, call mang*, number ditta, likheya si',
  noAnswer:
    'ਜਵਾਬ ਨਹੀਂ, ਕੋਈ ਜਵਾਬ ਨਹੀਂ, ਰਿਪਲਾਈ ਨਹੀਂ, ਫੋਨ ਨਹੀਂ ਆਇਆ, ਕਾਲ ਨਹੀਂ ਆਈ, ਆਈ ਹੀ ਨਹੀਂ, ਆਈ ਈ ਨਹੀਂ, ਆਇਆ ਹੀ ਨਹੀਂ, ਆਇਆ ਈ ਨਹੀਂ, ਨਹੀਂ ਆਈ, ਨਹੀਂ ਆਇਆ, ਕਿਸੇ ਨੇ ਨਹੀਂ, ਕੁਝ ਨਹੀਂ ਹੋਇਆ, ਕਿਸੇ ਦਾ ਫ਼ੋਨ ਨਹੀਂ, ਕਿਸੇ ਦਾ ਫੋਨ ਨਹੀਂ, ਕਿਸੇ ਦੀ ਕਾਲ ਨਹੀਂ | jawab nahi aaya, koi jawab nahi, reply nahi aaya, phone nahi aaya, call nahi aayi, aayi hi nahi, aaya hi nahi, kise ne nahi, kujh nahi hoya, kise da phone nahi, kise da call nahi, kise di call nahi',
  fromTheStart:
    'ਸ਼ੁਰੂ ਤੋਂ, ਦੁਬਾਰਾ ਸੁਣਾ*, ਦੁਬਾਰਾ ਦੱਸ*, ਫੇਰ ਤੋਂ ਦੱਸ*, ਸਾਰੀ ਕਹਾਣੀ, ਰਾਮ ਕਹਾਣੀ, ਸਾਰੀ ਗੱਲ ਦੁਬਾਰਾ | shuru ton, dubara suna*, dubara dass*, sari kahani',
  yourPeople:
    'ਤੁਹਾਡੇ ਕਿਸੇ, ਤੁਹਾਡੇ ਬੰਦੇ, ਤੁਹਾਡੀ ਟੀਮ*, ਤੁਹਾਡੇ ਵੱਲੋਂ, ਤੁਹਾਡੇ ਵਿੱਚੋਂ, ਮਸ਼ੀਨ ਨਾਲ … ਨਹੀਂ, ਰੋਬੋਟ ਨਾਲ … ਨਹੀਂ, ਬੋਟ ਨਾਲ … ਨਹੀਂ | tuhade kise, tuhade bande, tuhadi team*, tuhade vicho, machine nal … nahi, robot nal … nahi',
  whomToAsk:
    'ਕਿਸ ਨੂੰ ਪੁੱਛਾਂ, ਕੀਹਨੂੰ ਪੁੱਛਾਂ, ਕਿਸ ਨਾਲ ਗੱਲ ਕਰਾਂ, ਕੀਹਦੇ ਨਾਲ ਗੱਲ*, ਕੀਹਨੂੰ ਲਿਖ*, ਕਿਸ ਨੂੰ ਲਿਖ*, ਕਿੱਥੇ ਲਿਖ*, ਕਿਸ ਨੂੰ ਮੇਲ*, ਕਿੱਥੇ ਮੇਲ*, ਕਿੱਥੇ ਸ਼ਿਕਾਇਤ* | kis nu puchan, kihnu puchan, kis nal gal kara*, kihnu likh*, kithe likh*, kihnu mail*, kithe mail*, kis nu mail*',
  hearIt: 'ਆਵਾਜ਼ ਸੁਣ*, ਸੁਣ ਕੇ ਵੇਖ*, ਸੁਣ ਕੇ ਦੇਖ*, ਆਪ ਸੁਣ* | awaz sun*, sun ke vekh*, sun ke dekh*, aap sun*',
  whatDoYouDo: 'ਤੁਸੀਂ ਕਰਦੇ ਕੀ, ਤੁਸੀਂ ਕੀ ਕਰਦੇ, ਅਸਲ ਚ ਕੀ ਕਰਦੇ | tusi karde ki, tusi ki karde',
  timesEach: 'ਦੋ ਵਾਰ, ਤਿੰਨ ਵਾਰ, 2 ਵਾਰ, 3 ਵਾਰ | do vaar, tinn vaar, 2 vaar',
  mustTake:
    'ਲੈਣਾ ਪਊ*, ਲੈਣਾ ਪਵੇ*, ਲੈਣਾ ਪੈ*, ਲੈਣਾ ਹੀ, ਖਰੀਦਣਾ ਪ* | laina pau*, laina pave*, laina pai*, lena pau*, laina hi',
  aFee: 'ਫੀਸ, ਫ਼ੀਸ',
  halfAnswer: 'ਅੱਧੇ … ਚੁੱਕ*, ਅੱਧੇ … ਚੱਕ*, ਅੱਧੇ … ਉਠਾ* | adhe … chuk*, addhe … chuk*, adhe … chakk*',
  startsAnew:
    'ਦੁਬਾਰਾ ਸਾਰ*, ਦੁਬਾਰਾ ਦੱਸ*, ਦੁਬਾਰਾ ਪੁੱਛ*, ਫਿਰ ਤੋਂ ਦੱਸ*, ਫਿਰ ਤੋਂ ਸਾਰ*, ਮੁੜ ਦੱਸ*, ਮੁੜ ਤੋਂ, ਸ਼ੁਰੂ ਤੋਂ ਦੱਸ*, ਨਵੇਂ ਸਿਰੇ, dubara sar*, dubara das*, dubara puch*, fer ton das*, mud das*, mur das*, shuru ton das*, nave sire',
  whatAll:
    'ਕੀ ਕੀ ਕਰ*, ਕੀ ਕਰ ਸਕਦ*, ਕੀ ਕਰੂ, ਕੀ ਕਰੇਗ*, ਕੀ ਕਰਦ*, ਕਿਵੇਂ ਮਦਦ*, ਕੀ ਮਦਦ*, ਕੀ ਫਾਇਦਾ, ਕੀ ਫ਼ਾਇਦਾ, ਕਿਸ ਕੰਮ* | ki ki kar*, ki kar sakd*, ki karu, ki karega, ki karda, ki kardi, kiven madad*, kiven help*, ki madad*, ki fayda, kis kamm*',
}
