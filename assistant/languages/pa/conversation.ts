import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'ਪੱਕਾ*, ਪੱਕੀ*, ਯਕੀਨ*, ਸੱਚੀਂ, ਸੱਚੀ, ਸਹੀ ਦੱਸ*, ਸਹੀ ਕਹਿ*, ਸੱਚਮੁੱਚ, ਸੱਚ, ਸੱਚੀ ਗੱਲ, ਵਾਕਈ*, ਕਨਫਰਮ*, ਸ਼ਿਓਰ*, ਠੀਕ ਦੱਸ*, ਸੱਚ ਆ, ਸੱਚ ਏ, ਸੱਚ ਹੈ, ਸੱਚੀ ਮੁੱਚੀ, ਗਰੰਟੀ*, ਵਾਕਿਆ*, ਝੂਠ ਤਾਂ ਨਹੀਂ, ਝੂਠ ਤਾਂ ਨੀ, ਸੱਚੀਂ ਮੁੱਚੀਂ | pakka*, pakki, sachi, sacchi, sachin, sahi dass*, waqai, wakai, pakki gall, sachi gall, confirm aa, sahi gall, theek dass*, sach aa, sach hai, sachi muchi, pakki gal, guarantee*, garanti*, sach, sachii, waqayi, jhooth ta ni, sahi aa, theek aa na, sachmuch, sach e',
  saidBefore:
    'ਉਹੀ ਗੱਲ, ਇੱਕੋ ਗੱਲ, ਫੇਰ ਉਹੀ, ਫਿਰ ਉਹੀ, ਉਹੀ ਜਵਾਬ, ਉਹੀ ਉਹੀ, ਪਹਿਲਾਂ ਵੀ ਦੱਸ*, ਵਾਰ ਵਾਰ ਉਹੀ, ਓਹੀ ਗੱਲ, ਓਹੀ ਜਵਾਬ | ohi gall, ikko gall, fer ohi, phir ohi, ohi ohi, pehla vi dass*, vaar vaar ohi, ohi jawab, oho gal, ohi gal',
  putOff:
    'ਸੋਚ ਕੇ, ਸੋਚਦ*, ਸੋਚਾਂਗ*, ਬਾਅਦ ਚ ਦੱਸ*, ਬਾਅਦ ਵਿੱਚ ਦੱਸ*, ਘਰੇ ਪੁੱਛ*, ਘਰ ਪੁੱਛ*, ਸਲਾਹ ਕਰ*, ਵੇਖ ਕੇ ਦੱਸ*, ਦੇਖ ਕੇ ਦੱਸ*, ਸੋਚ ਲਵਾਂ*, ਸੋਚ ਕੇ ਦੱਸ* | soch ke, sochda, sochdi, sochanga, baad ch dass*, ghare puch*, ghar puch*, salah kar*, vekh ke dass*, dekh ke dass*, soch lavan*, soch ke dass*, sochda haan',
  content:
    'ਠੀਕ ਲੱਗ*, ਚੰਗਾ ਲੱਗ*, ਵਾਜਬ ਹੈ, ਮਾੜਾ ਨਹੀਂ, ਮਾੜਾ ਨੀ, ਵਧੀਆ ਆ, ਠੀਕ ਠਾਕ ਆ, ਚੰਗਾ ਆ | theek lag*, changa lag*, mada nahi, mara ni, vadhia aa, vadiya aa, theek thak aa, changa aa',
  inVain:
    'ਫਿਰ ਵੀ, ਫੇਰ ਵੀ, ਅਜੇ ਵੀ, ਹਾਲੇ ਵੀ, ਕਰ ਚੁੱਕ*, ਭੇਜ ਚੁੱਕ*, ਕੋਈ ਫਾਇਦਾ ਨਹੀਂ, ਕੁਝ ਨਹੀਂ ਹੋਇਆ | phir vi, fer vi, aje vi, hale vi, kar chukk*, kar chuk*, koi fayda nahi',
  difference:
    'ਕਿੰਨਾ ਘੱਟ, ਕਿੰਨਾ ਵੱਧ, ਕਿੰਨੇ ਘੱਟ, ਕਿੰਨੇ ਵੱਧ, ਕਿੰਨਾ ਬਚ*, ਕਿੰਨੇ ਬਚ*, ਕਿੰਨਾ ਫਰਕ, ਕਿੰਨਾ ਫ਼ਰਕ, ਕਿੰਨੇ ਦਾ ਫਰਕ, ਕਿੰਨੇ ਦਾ ਫ਼ਰਕ, ਫਰਕ ਕਿੰਨਾ, ਕਿੰਨਾ ਸਸਤਾ, ਕਿੰਨੇ ਬਚਣ*, ਕਿੰਨੇ ਦਾ ਫਰਕ*, ਫਰਕ ਕਿੰਨੇ*, ਫ਼ਰਕ ਕਿੰਨ*, ਕਿੰਨਾ ਕੁ ਫਰਕ, ਕਿੰਨੇ ਰੁਪਏ ਦਾ*, ਕੀ ਫਰਕ ਪੈ*, ਕਿੰਨਾ ਫਾਇਦਾ, ਕਿੰਨੇ ਘਟ*, ਕਿੰਨੇ ਵਧ*, ਕਿੰਨਾ ਕੁ ਘੱਟ | kinna farak, kinna fark, kinne da farak, kinne da fark, kinna sasta, fark kinn*, farak kinn*, fark kitn*, ki fark, kinna bach*, kinne bach*, kinna ghatt, kinna ghat, kinna ku farak, kinna ku fark, kinna ku ghat, kinne rupaye da*, kinna fayda, kinne ghat*, kinne vadh*, kinna vadh*, kinna faraq, kinna zyada, kinna jyada, ki fark penda',
  rest: 'ਬਾਕੀ*, ਬਚਦੇ, ਰਹਿੰਦੇ | baki, baaki, bachde, rehnde, baaki de',
  inWhich:
    'ਕਿਸ ਵਿੱਚ, ਕਿਸ ਚ, ਕੀਹਦੇ ਚ, ਕੀਹਦੇ ਵਿੱਚ, ਕਿਹੜੇ ਵਿੱਚ, ਕਿਹੜੇ ਚ, ਕਿਹੜੇ ਪਲਾਨ*, ਕਿਹੜੇ ਵਾਲੇ*, ਕੀਹਦੇ ਵਿਚ, ਕਿਹੜੇ ਵਿਚ, ਕਿਸ ਵਾਲੇ*, ਕਿਹੜੇ ਪੈਕੇਜ*, ਕਿਹੜੇ ਚ ਆ | kis vich, kis ch, kihde ch, kehde*, kehre ch, kehre vich, kehre plan*, kis wale*, kihde vich',
  forUs:
    'ਸਾਨੂੰ, ਮੈਨੂੰ, ਸਾਡੇ, ਮੇਰੇ, ਸਾਡਾ, ਸਾਡੀ, ਮੇਰੀ, ਮੇਰਾ, ਸਾਡੇ ਲਈ, ਮੇਰੇ ਲਈ, ਆਪਾਂ ਨੂੰ, ਅਸੀਂ | sanu, mainu, sade, mere, sade lai, mere lai, sanu vi, assi, asi, mainu vi, saade, sada, sadi',
  both: 'ਦੋਵ*, ਦੋਹਾਂ*, ਦੋਨਾਂ*, ਦੋਨੋਂ | dove*, dohan*, dovan*, dona ch, donan*, dono*, dohaan*',
  twoOfThem: 'ਦੋ ਮਹੀਨ*, ਦੋਨਾਂ*, ਦੋਨੋ*, 2 ਮਹੀਨ* | do mahin*, dono, dona, donan, 2 mahin*',
  together:
    'ਮਿਲਾ ਕੇ, ਰਲਾ ਕੇ, ਜੋੜ ਕੇ, ਜੋੜ, ਇਕੱਠਾ, ਕੁੱਲ ਮਿਲਾ ਕੇ, ਜੋੜੀਏ ਤਾਂ, ਇਕੱਠੇ | mila ke, rala ke, ralake, jor ke, jod ke, ikattha, ralla ke, kul mila ke, jodiye ta, ikatthe, mila k, rala k',
  inTotal: 'ਕੁੱਲ, ਟੋਟਲ, ਸਾਰਾ ਮਿਲਾ ਕੇ | kul, kull, sara mila ke, totl',
  keptHowLong:
    'ਕਿੰਨੇ ਦਿਨ … ਰੱਖ*, ਕਦੋਂ ਤੱਕ … ਰੱਖ*, ਕਿੰਨਾ ਚਿਰ … ਰੱਖ*, ਕਿੰਨੇ ਦਿਨ … ਰਹ*, ਕਿੰਨੇ ਦਿਨ … ਪਿਆ*, ਕਿੰਨੀ ਦੇਰ … ਰੱਖ*, ਕਿੰਨੇ ਦਿਨ … ਸਾਂਭ*, ਕਿੰਨਾ ਚਿਰ … ਸਾਂਭ*, ਕਿੰਨੀ ਦੇਰ … ਸਾਂਭ*, ਕਦ ਤੱਕ … ਰੱਖ*, ਕਿੰਨੇ ਟਾਈਮ … ਰੱਖ*, ਕਿੰਨੇ ਦਿਨਾਂ … ਰੱਖ* | kinne din … rakh*, kado tak … rakh*, kadon tak … rakh*, kinna chir … rakh*, kinne din … reh*, kinne din … pia*, kinne din … sambh*, kinna chir … sambh*, kad tak … rakh*, kinna time … rakh*, kinne time … rakh*, kinni der … rakh*, kinne dina … rakh*, kinna chir … reh*',
  nobodyThere:
    'ਕੋਈ ਨਹੀਂ ਚੁੱਕਦਾ, ਕੋਈ ਚੁੱਕਦਾ ਨਹੀਂ, ਕੋਈ ਨਹੀਂ ਹੁੰਦਾ, ਚੁੱਕਣ ਵਾਲਾ ਕੋਈ, ਕੋਈ ਨੀ ਚੁੱਕਦਾ, ਕੋਈ ਨੀ ਚੱਕਦਾ, ਕੋਈ ਚੁੱਕਣ ਵਾਲਾ*, ਕੋਈ ਚੱਕਣ ਵਾਲਾ*, ਕੋਈ ਨੀ ਹੁੰਦਾ, ਕੋਈ ਹੁੰਦਾ ਨੀ, ਕੋਈ ਹੁੰਦਾ ਨਹੀਂ, ਚੁੱਕਣ ਨੂੰ ਕੋਈ* | koi nahi chukda, koi chukda nahi, koi nahi hunda, chukkan wala koi, koi ni chukda, koi ni hunda, koi chakkan wala*, koi chukkan wala*, koi ni chakkda, koi chukda ni, koi hunda ni, chukkan nu koi*, koi ni hega, koi nahi hega',
  its: 'ਉਸਦਾ, ਉਸ ਦਾ, ਉਹਦਾ, ਉਹਦੀ, ਓਹਦਾ, ਇਹਦਾ, ਉਹਦੇ, ਓਹਦੀ, ਓਹਦੇ, ਉਸਦੀ, ਇਹਦੀ, ਉਸ ਵਾਲੇ ਦਾ | usda, us da, ohda, uhda, ehda, ohdi, ohde, usdi, uhdi, ehdi, us wale da, ohda rate',
  sunday: 'ਐਤਵਾਰ* | aitvaar, aitvar',
  saturday: 'ਸ਼ਨੀਵਾਰ*, ਸ਼ਨਿੱਚਰਵਾਰ* | shanivar, shanicharvar',
  weekend: 'ਵੀਕਐਂਡ* | ',
  closed: 'ਬੰਦ*, ਛੁੱਟੀ*, ਛੱਡ*, ਨਹੀਂ | band, chhutti, chhad*, nahi',
  twice: 'ਦੁੱਗਣ*, ਦੁਗਣ*, ਡਬਲ, ਡਬਲ*, ਦੂਣ* | duggan*, dugan*, double*, dubble*, dugne*, doone*',
  thrice: 'ਤਿੱਗਣ*, ਤਿੰਨ ਗੁਣ*, ਤਿੱਗੁਣ*, ਤੀਣ*, ਟ੍ਰਿਪਲ | tinn gun*, tin gun*, tigun*, triple',
  half: 'ਅੱਧ* | addh*, adha, addha, aadhe',
  hours: 'ਘੰਟ* | ghant*',
  more: 'ਹੋਰ, ਵੱਧ, ਜ਼ਿਆਦਾ, ਜਿਆਦਾ, ਵਧ* | hor, vadh, vadh*, zyada, jyada',
  another: 'ਹੋਰ | hor, horr',
  onTop: 'ਹੋਰ, ਵਧ*, ਉੱਪਰੋਂ | hor, vadh*',
  lessBy: 'ਘੱਟ, ਘਟ*, ਘੱਟ* | ghatt, ghat, ghatt*, ghate*',
  rises: 'ਵਧ*, ਵੱਧ*, ਜ਼ਿਆਦਾ, ਜਿਆਦਾ | vadh*, zyada',
  falls: 'ਘੱਟ*, ਘਟ* | ghat*',
  aThird: 'ਤੀਜਾ ਹਿੱਸਾ, ਇੱਕ ਤਿਹਾਈ',
  branch:
    'ਬ੍ਰਾਂਚ*, ਦੁਕਾਨ*, ਕਲੀਨਿਕ*, ਕਾਊਂਟਰ*, ਹੋਟਲ*, ਦਫ਼ਤਰ*, ਆਫਿਸ*, ਸ਼ੋਅਰੂਮ*, ਆਊਟਲੈੱਟ* | branch, dukan*, branch*, daftar*, showroom*, outlet*, dukaan*, hatti*',
  perCall:
    'ਇੱਕ ਕਾਲ, ਹਰ ਕਾਲ, ਪ੍ਰਤੀ ਕਾਲ, ਇੱਕ ਆਰਡਰ, ਹਰ ਆਰਡਰ, ਇੱਕ ਫੋਨ*, ਹਰ ਫੋਨ*, ਕਾਲ ਪਿੱਛੇ*, ਇੱਕ ਬੁਕਿੰਗ*, ਇੱਕ ਰਿਮਾਈਂਡਰ* | ikk call, har call, ikk order, ik call*, ik phone*, har phone*, call pichhe*, ik booking*, ik order*, ik reminder*, ek call*, per call',
  perDay:
    'ਇੱਕ ਦਿਨ, ਹਰ ਦਿਨ, ਰੋਜ਼ ਦਾ, ਰੋਜ਼ ਦੇ, ਦਿਨ ਦਾ, ਦਿਹਾੜੀ*, ਰੋਜ਼ ਦੀ, ਦਿਨ ਦੇ, ਇੱਕ ਦਿਨ ਦ* | ikk din, har din, dihadi*, roz da, roz de, din da, din de, ik din*',
  comesTo: 'ਪੈ*, ਲੱਗ*, ਖਰਚ* | pai*, lagg*, kharch*',
  averageMinute:
    'ਔਸਤ … ਮਿੰਟ*, ਮਿੰਟ … ਔਸਤ, ਐਵਰੇਜ … ਮਿੰਟ* | ausat … mint*, ausat … minut*, average … mint*, average … minut*',
  extraAlone:
    'ਸਿਰਫ਼ ਵਾਧੂ, ਸਿਰਫ ਵਾਧੂ, ਵਾਧੂ ਮਿੰਟ ਕਿੰਨੇ, ਕਿੰਨੇ ਵਾਧੂ, ਸਿਰਫ਼ ਐਕਸਟਰਾ, ਸਿਰਫ ਐਕਸਟਰਾ, ਇਕੱਲੇ ਵਾਧੂ*, ਵਾਧੂ ਕਿੰਨੇ, ਐਕਸਟਰਾ ਕਿੰਨੇ, ਕਿੰਨੇ ਐਕਸਟਰਾ | sirf vadhu, kinne vadhu, sirf extra, ikalle vadhu*, ikalle extra*, vadhu kinne, extra kinne, kinne extra, vadhu mint* kinne, extra mint* kinne',
  leftOver: 'ਬਚ*, ਬਾਕੀ, ਰਹਿ ਗਏ | bach*, baki, reh gaye, baaki',
  wholeYear:
    'ਸਾਲ ਭਰ*, ਪੂਰੇ ਸਾਲ*, ਸਾਲ ਦਾ, ਸਾਲ ਦੇ, ਸਾਲ ਵਿੱਚ, ਇੱਕ ਸਾਲ, ਸਾਰੇ ਸਾਲ*, ਪੂਰੇ ਵਰ੍ਹੇ*, ਵਰ੍ਹੇ ਦਾ, ਵਰ੍ਹੇ ਦੇ, ਇੱਕ ਸਾਲ*, ਸਾਲਾਨਾ, ਬਾਰਾਂ ਮਹੀਨ* | saal bhar, poore saal, saal da, sare saal*, poore saal*, pure saal*, saal de, saal ch, ik saal*, salana, baran mahin*, varhe d*, sara saal*',
  there:
    'ਉਸ ਤੇ, ਉਸ ਵਿੱਚ, ਉਹਦੇ ਤੇ, ਉਹਦੇ ਵਿੱਚ, ਉਸ ਲਈ, ਇਸ ਲਈ, ਓਹਦੇ ਵਿੱਚ, ਉਹਦੇ ਚ, ਓਥੇ, ਉਥੇ, ਓਹਦੇ ਚ, ਉਸ ਉੱਤੇ, ਓਹਦੇ ਤੇ, ਉਸ ਚ, ਉਹਦੇ ਲਈ, ਓਸ ਚ | us te, ohde te, us lai, ohde vich, ohde ch, othe, uthe, us ch, uhde ch, uhde te, us vich, usde vich, os ch, ohde lai, us utte',
  reducedBy:
    'ਕਿੰਨਾ ਘਟ*, ਕਿੰਨੀ ਛੋਟ, ਕਿੰਨਾ ਸਸਤਾ ਕੀਤ*, ਕਿੰਨਾ ਘੱਟ ਕੀਤ* | kinna ghat*, kinni chhoot, kinna discount',
  thosePeople:
    'ਉਹਨਾਂ ਲੋਕਾਂ*, ਮੇਰੇ ਸਟਾਫ*, ਮੇਰਾ ਬੰਦਾ, ਮੇਰੇ ਬੰਦੇ, ਸਾਡਾ ਬੰਦਾ, ਸਾਡੇ ਬੰਦੇ, ਮੇਰਾ ਮੁੰਡਾ, ਸਾਡਾ ਮੁੰਡਾ, ਸਾਡੇ ਮੁੰਡੇ, ਸਾਡੀ ਕੁੜੀ, ਮੇਰੀ ਕੁੜੀ, ਮੁੰਡੇ ਨੂੰ, ਕੁੜੀ ਨੂੰ | sada banda, sade bande, mera munda, sada munda, sade munde, sadi kudi, meri kudi, munde nu, kudi nu',
  moreThan:
    'ਤੋਂ ਵੱਧ, ਤੋਂ ਜ਼ਿਆਦਾ, ਤੋਂ ਜਿਆਦਾ, ਤੋਂ ਉੱਪਰ, ਨਾਲੋਂ ਵੱਧ, ਤੋਂ ਉੱਤੇ, ਨਾਲੋਂ ਜ਼ਿਆਦਾ, ਤੋਂ ਉਪਰ, ਤੋਂ ਟੱਪ* | ton vadh, ton zyada, ton jyada, ton upar, to vadh, ton utte, to upar, to zyada, to jyada, ton tapp*, nalon vadh, nalo vadh',
  sayIn:
    'ਦੱਸ*, ਬੋਲੋ, ਬੋਲ ਕੇ, ਲਿਖ*, ਜਵਾਬ ਦਿਓ, ਜਵਾਬ ਦੇ*, ਵਾਪਸ, ਹੁਣ ਤੋਂ, ਅੱਗੇ ਤੋਂ, ਸਮਝਾ*, ਕਹੋ, ਭੇਜ ਦਿਓ, ਫੇਰ ਤੋਂ, ਬੋਲ ਦਿਓ, ਕਹਿ ਦਿਓ, ਅਨੁਵਾਦ*, ਦਸੋ, ਹੁਣ, ਜਵਾਬ ਦਿਉ | dasso, das deo, daso, dass, bolo, likho, likh deo, likh do, jawab deo, jawab do, vapas, hun ton, agge ton, samjhao, kaho, das do, dass do, dass dio, daseo, dasseo, bol deo, samjha deo, keh deo, anuvad*, dso, dasyo, likh dio, likheo, bolyo, jwab deo, jvab deo, hun to',
  script: 'ਲਿਪੀ*, ਅੱਖਰ*, ਗੁਰਮੁਖੀ* | lipi, akhar*, gurmukhi*',
  latinLetters: '',
  same: 'ਇਹੀ, ਉਹੀ, ਇਹੋ, ਓਹੀ, ਇਹ ਗੱਲ, ਇਹ ਹਿਸਾਬ, ਓਨੇ ਹੀ, ਇੰਨੇ ਹੀ, ਉੱਨੇ ਹੀ, ਓਨੀਆਂ ਹੀ, ਉਹੀ ਹਿਸਾਬ, ਏਹੀ ਹਿਸਾਬ, ਐਨੇ ਹੀ, ਏਨੇ ਹੀ, ਉਨੇ ਹੀ, ਇੰਨੇ ਈ, ਓਨੇ ਈ, ਐਨੇ ਈ, ਏਹੀ | ehi, ohi, eho, eh gall, onne hi, unne hi, ohi hisab, ehi hisab, enne hi, inne hi, onne i, enne i, ohio, ohna mint*, ohi mint*, onne mint*',
  thatBill:
    'ਉਹ ਬਿੱਲ, ਓਹ ਬਿੱਲ, ਉਹੀ ਬਿੱਲ, ਦੂਜਾ ਬਿੱਲ, ਦੂਜੇ ਬਿੱਲ, ਪਹਿਲਾ ਬਿੱਲ, ਪਹਿਲੇ ਬਿੱਲ, ਉਸ ਬਿੱਲ, ਓਨੇ ਮਿੰਟ*, ਓਨੇ ਹੀ ਮਿੰਟ*, ਉਨ੍ਹਾਂ ਮਿੰਟ*, ਪਿਛਲਾ ਬਿੱਲ, ਪਿਛਲੇ ਬਿੱਲ*, ਓਹੀ ਬਿੱਲ | ohi bill, duja bill, pehla bill, onne minute*, onne hi minute*, pichla bill, pichhla bill, pichhle bill*, oh bill, us bill, ohna mint*, onne mint*',
  thatPlan:
    'ਉਸੇ ਪਲਾਨ, ਉਸ ਪਲਾਨ, ਇਸ ਪਲਾਨ, ਇਸੇ ਪਲਾਨ, ਓਸੇ ਪਲਾਨ, ਉਹੀ ਪਲਾਨ*, ਓਹੀ ਪਲਾਨ*, ਇਹ ਪਲਾਨ* | ose plan, ise plan, us plan vich, ohi plan*, usse plan*, is plan*, us plan*, eh plan*',
  whatIf:
    'ਜੇ, ਜੇਕਰ, ਮੰਨ ਲਓ, ਮੰਨ ਲਵੋ, ਜੇ ਕਿਤੇ, ਮੰਨੋ, ਸਮਝ ਲਓ, ਮੰਨ ਲੈ* | jekar, mann lao, mann lavo, je kite, manno, samajh lao, man lo, mann lai*, man lao',
  insideFree:
    'ਮੁਫ਼ਤ ਮਿੰਟ* … ਅੰਦਰ, ਮੁਫਤ ਮਿੰਟ* … ਅੰਦਰ, ਫ੍ਰੀ ਮਿੰਟ* … ਅੰਦਰ, ਮੁਫ਼ਤ ਮਿੰਟਾਂ ਚ ਹੀ, ਫ੍ਰੀ ਮਿੰਟਾਂ ਚ ਹੀ, ਮੁਫ਼ਤ ਮਿੰਟਾਂ ਦੇ ਵਿੱਚ, ਫ੍ਰੀ ਮਿੰਟਾਂ ਚ ਈ | muft mint* … andar, free mint* … andar, free minta ch hi, muft minta ch hi, mufat mint* … andar, free minta de vich, free minta ch i',
  apartFrom:
    'ਪੈਸੇ ਤੋਂ ਇਲਾਵਾ, ਪੈਸਿਆਂ ਤੋਂ ਇਲਾਵਾ, ਕੀਮਤ ਤੋਂ ਇਲਾਵਾ, ਮਿੰਟਾਂ ਤੋਂ ਇਲਾਵਾ, ਪੈਸਿਆਂ ਤੋਂ ਬਿਨਾਂ, ਪੈਸੇ ਛੱਡ ਕੇ, ਕੀਮਤ ਛੱਡ ਕੇ, ਮਿੰਟ ਛੱਡ ਕੇ | paise ton ilawa, keemat ton ilawa, minta ton ilawa, paise chhad ke, keemat chhad ke, mint chhad ke, paise to ilawa',
  sharing: 'ਇੱਕੋ … ਪਲਾਨ, ਇੱਕ ਹੀ ਪਲਾਨ, ਮਿਲਾ ਕੇ, ਸਾਂਝਾ, ਸਾਂਝੇ | ikko … plan, sanjha, sanjhe',
  ownPlan: 'ਆਪਣਾ ਆਪਣਾ, ਆਪਣਾ ਪਲਾਨ, ਵੱਖਰਾ ਪਲਾਨ, ਵੱਖ ਵੱਖ | vakhra plan, vakh vakh',
  cannotRead:
    'ਨਹੀਂ ਆਉਂਦੀ, ਨਹੀਂ ਆਉਂਦਾ, ਨੀ ਆਉਂਦੀ, ਨੀ ਆਉਂਦਾ, ਨਹੀਂ ਸਮਝ*, ਨਹੀਂ ਜਾਣ*, ਨਹੀਂ ਪੜ੍ਹ*, ਪੜ੍ਹ ਨਹੀਂ, ਪੜ੍ਹਨੀ ਨੀ, ਸਮਝ ਨਹੀਂ, ਪੜ੍ਹਨਾ ਨਹੀਂ ਆਉਂਦਾ, ਪੜ੍ਹਨਾ ਨੀ ਆਉਂਦਾ, ਨੀ ਸਮਝ*, ਸਮਝ ਨੀ, ਨਹੀਂ ਬੋਲ*, ਨੀ ਬੋਲ* | nahi aundi, nahi aunda, ni aundi, ni aunda, nahi samajh*, nahi jaan*, nahi padh*, padhna ni aunda, parhna ni aunda, ni samajh*, samajh ni, nahi bol*, ni bol*, samjh ni, nhi aundi, nhi aunda',
  correction:
    'ਕਰ ਦਿਓ, ਕਰੋ, ਕਹਿਣਾ ਸੀ, ਬੋਲਣਾ ਸੀ, ਲਿਖਣਾ ਸੀ, ਦੱਸਣਾ ਸੀ, ਗਲਤ ਬੋਲ*, ਗਲਤ ਲਿਖ*, ਗਲਤ ਕਹਿ*, ਗਲਤੀ ਹੋ*, ਗਲਤੀ ਨਾਲ, ਮੇਰਾ ਮਤਲਬ, ਮਤਲਬ ਸੀ, ਅਸਲ ਵਿੱਚ, ਨਹੀਂ ਨਹੀਂ, ਸੌਰੀ, ਮਾਫ ਕਰਨਾ, ਗ਼ਲਤ ਬੋਲ*, ਗ਼ਲਤ ਲਿਖ*, ਗਲਤ ਦੱਸ*, ਨਾ ਨਾ, ਓ ਨਹੀਂ, ਅਸਲ ਚ, ਗਲਤ ਸੀ, ਕਹਿਣ ਲੱਗਾ*, ਗਲਤੀ ਲੱਗ* | kar deo, kar dyo, karo, kehna si, kahna si, bolna si, likhna si, dassna si, galat bol*, galat likh*, galti ho*, galti naal, mera matlab, nahi nahi, galat dass*, galat keh*, na na, asal ch, galat si, kehna c, kehna see, kehan lagga*, galti lagg*, sorry, nhi nhi, oh nahi, likhna c, dasna si, galti nal, bolna c',
  hireInstead:
    'ਕੁੜੀ ਰੱਖ*, ਮੁੰਡਾ ਰੱਖ*, ਬੰਦਾ ਰੱਖ*, ਬੰਦਾ ਹੀ ਰੱਖ*, ਕਿਸੇ ਨੂੰ ਰੱਖ*, ਨੌਕਰ ਰੱਖ*, ਬੰਦਾ ਮਿਲ*, ਬੰਦਾ ਈ ਰੱਖ*, ਮੁੰਡਾ ਈ ਰੱਖ*, ਮੁੰਡਾ ਮਿਲ*, ਕੁੜੀ ਮਿਲ*, ਇੱਕ ਬੰਦਾ*, ਨੌਕਰੀ ਤੇ ਰੱਖ*, ਸਟਾਫ ਰੱਖ* | kudi rakh*, munda rakh*, banda rakh*, kise nu rakh*, naukar rakh*, banda mil*, banda i rakh*, banda hi rakh*, munda i rakh*, munda mil*, kudi mil*, ik banda*, naukri te rakh*, staff rakh*, banda na rakh*, munda hi rakh*',
  tooMuch:
    'ਬਹੁਤ ਜ਼ਿਆਦਾ, ਜ਼ਿਆਦਾ ਪੈਸੇ, ਬਹੁਤ ਪੈਸੇ, ਬਹੁਤੇ ਪੈਸੇ, ਇੰਨੇ ਪੈਸੇ, ਐਨੇ ਪੈਸੇ, ਜੇਬ ਤੇ, ਜੇਬ ਤੋਂ, ਬਜਟ ਤੋਂ ਬਾਹਰ, ਵੱਸ ਦੀ ਗੱਲ ਨਹੀਂ, ਮਹਿੰਗ*, ਪੁੱਗਦਾ ਨਹੀਂ, ਵਾਰਾ ਨਹੀਂ, ਬਹੁਤ ਮਹਿੰਗ*, ਬੜਾ ਮਹਿੰਗ*, ਬਾਹਲ* ਮਹਿੰਗ*, ਬਾਹਲ* ਪੈਸੇ, ਬਹੁਤ ਆ, ਬਹੁਤ ਹੋ ਗਏ, ਜ਼ਿਆਦਾ ਲੱਗ*, ਜਿਆਦਾ ਲੱਗ*, ਜ਼ਿਆਦਾ ਆ, ਵੱਧ ਆ, ਵਿੱਤੋਂ ਬਾਹਰ, ਵਿੱਤ ਤੋਂ ਬਾਹਰ, ਪੁੱਗਣਾ ਨਹੀਂ, ਵਾਰਾ ਨੀ, ਵਾਰੇ ਨੀ, ਵਾਰਾ ਖਾ*, ਐਨਾ ਪੈਸਾ, ਇੰਨਾ ਪੈਸਾ, ਲੁੱਟ* | bahut zyada, bahut jyada, zyada paise, bahut paise, inne paise, enne paise, jeb te, jeb ton, budget ton bahar, mehng*, mahing*, vara nahi, bada mehng*, bahla mehng*, bahle paise, bahut aa, bahut ho gaye, zyada lag*, jyada lag*, zyada aa, jyada aa, vitton bahar, puggna ni, pugda ni, pugda nahi, vara ni, vare ni, enna paisa, inna paisa, lutt*, mehenga*, mehanga*, bht mehng*, bht zyada, bhut zyada, bahut mehng*',
  howSo:
    'ਬਣਿਆ ਕਿਵੇਂ, ਆਇਆ ਕਿਵੇਂ, ਹੋਇਆ ਕਿਵੇਂ, ਕਿਵੇਂ ਹੋਇਆ, ਇੰਨੇ ਕਿਵੇਂ, ਇੰਨਾ ਕਿਵੇਂ, ਐਨੇ ਕਿਵੇਂ, ਐਨਾ ਕਿਵੇਂ, ਕਿਵੇਂ ਹੋ ਗਏ, ਕਿਵੇਂ ਹੋ ਗਿਆ, ਕਿਵੇਂ ਆਇਆ, ਕਿਵੇਂ ਬਣਿਆ, ਹਿਸਾਬ ਕਿਵੇਂ, ਕਿਵੇਂ ਲਾਇਆ, ਕਿਵੇਂ ਲਗਾਇਆ, ਇੰਨਾ ਕਿਉਂ, ਇੰਨੇ ਕਿਉਂ, ਐਨਾ ਕਿਉਂ, ਐਨੇ ਕਿਉਂ, ਹਿਸਾਬ ਸਮਝਾ*, ਹਿਸਾਬ ਦੱਸ*, ਇਹ ਕਿਵੇਂ, ਉਹ ਕਿਵੇਂ, ਕਿਵੇਂ ਕੱਢ*, ਕਿਵੇਂ ਨਿਕਲ*, ਕਿੱਥੋਂ ਆਇਆ, ਕਿੱਥੋਂ ਆਏ, ਕਿਹੜੇ ਹਿਸਾਬ*, ਕਿਸ ਹਿਸਾਬ*, ਐਨੇ ਕਾਹਦੇ*, ਇੰਨੇ ਕਾਹਦੇ*, ਐਨਾ ਕਾਹਦਾ*, ਕਿਵੇਂ ਬਣੇ*, ਕਿਵੇਂ ਬਣ*, ਕਿਵੇਂ ਆਏ*, ਹਿਸਾਬ ਵਿਖਾ*, ਹਿਸਾਬ ਦਿਖਾ*, ਹਿਸਾਬ ਕਰ ਕੇ*, ਖੋਲ੍ਹ ਕੇ ਦੱਸ*, ਖੋਲ ਕੇ ਦੱਸ*, ਏਨੇ ਕਿਉਂ, ਏਨਾ ਕਿਉਂ, ਏਨੇ ਕਿਵੇਂ, ਕਿਉਂ ਐਨ*, ਕਿਉਂ ਇੰਨ*, ਓਹ ਕਿਵੇਂ, ਉਹ ਕਿੱਦਾਂ, ਇਹ ਕਿੱਦਾਂ, ਕਿੱਦਾਂ ਬਣ*, ਕਿੱਦਾਂ ਆ*, ਜ਼ਿਆਦਾ ਕਿਉਂ | inne kiven, inna kiven, enne kiven, enna kiven, kiven ho gaye, kiven ho gaya, kiven aaya, hisab kiven, kiven laya, kiven lagaya, inna kyon, inne kyon, enna kyon, inna kyun, hisab samjha*, eh kiven, oh kiven, kiven kadd*, kiven nikl*, kiven aya, kitho aaya, kithon aaya, kitho aye, kehde hisab*, kis hisab*, enne kahde*, inne kahde*, enna kahda*, kiven bane*, kiven ban*, kiven aaye*, kiwe bane*, kiwe aaya*, kive aaya*, kive bane*, hisab dikha*, hisab vikha*, hisab dass*, khol ke dass*, enne kyu, enne kyo*, enna kyu, enna kyo*, inne kyu, inna kyu, kyu enn*, kyu inn*, oh kiddan, eh kiddan, kiddan ban*, kiddan aa*, kidan bane*, zyada kyu, jyada kyu, enne kive*, inne kive*, enna kidda*, eh kive, oh kive, eh kiwe, oh kiwe',
  goAhead:
    'ਕਰਵਾ ਦਿਓ, ਕਰਵਾ ਦੇ*, ਕਰਾ ਦਿਓ, ਕਰ ਦਿਓ, ਕਰ ਦੇ*, ਲਗਵਾ ਦਿਓ, ਲਾ ਦਿਓ, ਕਰੋ, ਬੁੱਕ ਕਰ*, ਚਾਲੂ ਕਰ ਦਿਓ, ਸ਼ੁਰੂ ਕਰ ਦਿਓ, ਕਰ ਦਿਉ, ਲਾ ਦਿਉ | karva deo, karwa deo, karva do, kara deo, kar deo, kar do, lagwa deo, karo, book kar*, chalu kar deo, shuru kar deo, kar dio, la deo',
  pester:
    'ਵਾਰ ਵਾਰ ਫੋਨ, ਵਾਰ ਵਾਰ ਕਾਲ, ਵਾਰ-ਵਾਰ, ਰੋਜ਼ ਫੋਨ, ਰੋਜ਼ ਫ਼ੋਨ, ਰੋਜ਼ ਕਾਲ, ਰੋਜ਼ ਰੋਜ਼, ਤੰਗ … ਨਹੀਂ, ਤੰਗ … ਕਰੋਗੇ, ਪਿੱਛੇ ਪੈ*, ਵਾਰ-ਵਾਰ ਫੋਨ, ਮੁੜ ਮੁੜ ਫੋਨ, ਮੁੜ ਮੁੜ ਕੇ*, ਘੜੀ ਮੁੜੀ*, ਤੰਗ ਤਾਂ*, ਤੰਗ ਕਰ*, ਪ੍ਰੇਸ਼ਾਨ ਤਾਂ*, ਪਰੇਸ਼ਾਨ ਤਾਂ*, ਰੋਜ਼ ਈ ਫੋਨ*, ਸਿਰ ਖਾ* | var var phone, var var call, vaar vaar, roz phone, roz call, roj phone, roz roz, tang … nahi, tang … karoge, pichhe pai*, mud mud phone, mur mur phone, mud mud ke*, ghadi mudi*, tang ta*, tang kar*, pareshan ta*, roz i phone*, sir kha*, vaar vaar call, vaar vaar phone, baar baar phone*',
  first:
    'ਪਹਿਲਾ, ਪਹਿਲੀ, ਪਹਿਲੇ*, ਇੱਕ ਨੰਬਰ, ਪਹਿਲਾ ਵਾਲਾ | pehla, pahila, pehle wala, pehle ch, pehle*, ik number*, pehla wala, pahla',
  second:
    'ਦੂਜਾ, ਦੂਜੀ, ਦੂਜੇ ਦਾ, ਦੂਜੇ ਵਾਲ*, ਦੂਜੇ ਵਿੱਚ, ਦੂਜੇ ਚ, ਦੋ ਨੰਬਰ, ਦੂਜਾ ਵਾਲਾ, ਦੂਸਰਾ, ਦੂਸਰੇ*, ਵਿਚਾਲੇ ਵਾਲ*, ਵਿਚਕਾਰਲ* | dooja, duja, duji, dooje da, duje da, dooje wal*, duje wal*, dujja, dujje*, duje ch, dooje ch, dusra, dusre*, vichkarl*, vichale wal*, duja wala',
  third:
    'ਤੀਜਾ, ਤੀਜੀ, ਤੀਜੇ*, ਆਖਰੀ*, ਆਖ਼ਰੀ*, ਤਿੰਨ ਨੰਬਰ, ਤੀਸਰਾ, ਤੀਸਰੇ*, ਅਖੀਰਲ* | teeja, tija, teeje*, aakhri, akhri, tijja, tijje*, teje*, tisra, teesra, akhirl*, akhri*, tije*',
  smaller:
    'ਛੋਟਾ ਵਾਲਾ, ਛੋਟੇ ਵਾਲ*, ਛੋਟੇ ਪਲਾਨ, ਛੋਟਾ ਪਲਾਨ, ਛੋਟੇ ਚ, ਛੋਟੇ ਵਿੱਚ, ਸਸਤੇ ਵਾਲ*, ਛੋਟੇ ਵਿਚ, ਸਸਤਾ ਵਾਲਾ, ਸਸਤੇ ਪਲਾਨ*, ਸਸਤਾ ਪਲਾਨ* | chhota wala, chhote wal*, chote wal*, chhote plan, chhote ch, sasta wala, saste wal*, saste plan*, sasta plan*, chote ch, chhote vich, chota wala',
  bigger:
    'ਵੱਡਾ ਵਾਲਾ, ਵੱਡੇ ਵਾਲ*, ਵੱਡੇ ਪਲਾਨ, ਵੱਡਾ ਪਲਾਨ, ਵੱਡੇ ਚ, ਵੱਡੇ ਵਿੱਚ, ਮਹਿੰਗੇ ਵਾਲ*, ਮਹਿੰਗਾ ਵਾਲਾ, ਉੱਪਰਲੇ ਪਲਾਨ*, ਵੱਡੇ ਵਿਚ | vadda wala, vadde wal*, vadde plan, vadde ch, vadde vich, mehnge wal*, mehnga wala, uparle plan*, vade wal*, wadde wal*',
  biggest:
    'ਸਭ ਤੋਂ, ਤੀਜਾ, ਤੀਜੇ, ਟਾਪ, ਵੱਡੀ ਕੰਪਨੀ, ਸਭ ਤੋਂ ਵੱਡ*, ਸਾਰਿਆਂ ਤੋਂ | sab ton, sabh ton, teeja, teeje, sab to vadd*, sab ton vadd*, sareyan ton, sariyan to',
  forLess:
    'ਇਸ ਤੋਂ ਸਸਤਾ, ਇਸ ਤੋਂ ਘੱਟ, ਉਸ ਤੋਂ ਸਸਤਾ, ਉਸ ਤੋਂ ਘੱਟ, ਕੋਈ ਸਸਤਾ, ਹੋਰ ਸਸਤਾ, ਸਸਤੇ ਚ, ਇਸਤੋਂ ਸਸਤ*, ਇਸਤੋਂ ਘੱਟ*, ਇਹਤੋਂ ਸਸਤ*, ਇਹਤੋਂ ਘੱਟ*, ਇਹਦੇ ਤੋਂ ਸਸਤ*, ਇਹਦੇ ਤੋਂ ਘੱਟ*, ਉਹਤੋਂ ਸਸਤ*, ਘੱਟ ਵਾਲ*, ਸਸਤਾ ਕੁਝ*, ਕੁਝ ਸਸਤਾ*, ਥੋੜ੍ਹਾ ਸਸਤਾ* | is ton sasta, is ton ghat, us ton sasta, koi sasta, hor sasta, isto sast*, isto ghat*, ehto sast*, ehto ghat*, ehde to sast*, ehde ton sast*, ohto sast*, ghat wal*, sasta kujh*, kujh sasta*, thoda sasta*, is to sasta, is to ghat*, hor ghat*',
  whichPays:
    'ਕਿਹੜਾ ਸਸਤਾ, ਕੀਹਦੇ ਚ ਫਾਇਦਾ, ਕਿਸ ਚ ਫਾਇਦਾ, ਕਿਹੜਾ ਵਧੀਆ, ਕਿਹੜਾ ਠੀਕ, ਕਿਹੜਾ ਲਵਾਂ, ਸਸਤਾ ਕਿਹੜਾ, ਕਿਹੜਾ ਘੱਟ, ਕਿਹੜੇ ਚ ਫਾਇਦਾ, ਕਿਹੜੇ ਚ ਘੱਟ, ਕਿਹੜਾ ਪੁੱਗ*, ਕਿਹੜਾ ਚੰਗਾ, ਫਾਇਦਾ ਕਿਹੜੇ ਚ, ਫਾਇਦਾ ਕੀਹਦੇ ਚ, ਕਿਹੜਾ ਲੈਣਾ, ਘੱਟ ਕਿਹੜਾ | kehda sasta, kis ch fayda, kehda vadhiya, kehda theek, kehda lavan, sasta kehda, kehda ghat, kehde ch fayda, kehde ch ghat, kehda pugg*, kehda changa, fayda kehde ch, fayda kihde ch, kehda laina, ghat kehda, kehra sasta, kehra lavan, kehra vadhia, kehra theek, kehra changa, kehda vadia',
  when: 'ਕਦੋਂ, ਕਦੋਂ ਤੱਕ, ਕਿੰਨੇ ਦਿਨ*, ਕਿੰਨੇ ਵਜੇ, ਅੱਜ, ਅੱਜ ਹੀ, ਕਿੰਨੇ ਚਿਰ*, ਕਿੰਨੀ ਦੇਰ*, ਕਿੰਨੇ ਘੰਟ*, ਕਿੰਨਾ ਟਾਈਮ*, ਕਦ, ਕੱਲ੍ਹ, ਭਲਕੇ | kadon, kado, kinne din*, kinne vaje, ajj, aj hi, kinne chir*, kinni der*, kinne ghant*, kinna time*, kad, kall, bhalke, kinna chir*, kddo, kadon tak',
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
    'ਮੇਲ ਕੀਤੀ, ਮੇਲ ਕੀਤਾ, ਈਮੇਲ ਕੀਤੀ, ਮੇਲ ਭੇਜ*, ਫਾਰਮ ਭਰਿਆ, ਫਾਰਮ ਭਰ*, ਫਾਰਮ ਭੇਜ*, ਡੈਮੋ ਮੰਗ*, ਡੈਮੋ ਕਾਲ ਮੰਗ*, ਕਾਲ ਮੰਗ*, ਨੰਬਰ ਦਿੱਤਾ, ਲਿਖਿਆ ਸੀ, ਫ਼ਾਰਮ ਭਰ*, ਫ਼ਾਰਮ ਭੇਜ*, ਮੇਲ ਪਾਈ*, ਮੇਲ ਪਾ*, ਈਮੇਲ ਭੇਜ*, ਫਾਰਮ ਦਿੱਤ*, ਮੈਸੇਜ ਕੀਤ*, ਮੈਸੇਜ ਪਾ*, ਸੰਪਰਕ ਕੀਤ*, ਨੰਬਰ ਪਾ*, ਡੈਮੋ ਲਈ* ਕਿਹਾ, ਨੰਬਰ ਦੇ* | mail kiti, mail kitti, mail keeti, email kiti, mail bhej*, form bhareya, form bharya, form bhej*, demo mang*, demo call mang*, call mang*, number ditta, likheya si, mail pai*, mail paa*, email bhej*, form ditt*, message kit*, message paa*, sampark kit*, number paa*, form fill kit*, form bhar*, number de ditta, mail kar ditt*',
  noAnswer:
    'ਜਵਾਬ ਨਹੀਂ, ਕੋਈ ਜਵਾਬ ਨਹੀਂ, ਰਿਪਲਾਈ ਨਹੀਂ, ਫੋਨ ਨਹੀਂ ਆਇਆ, ਕਾਲ ਨਹੀਂ ਆਈ, ਆਈ ਹੀ ਨਹੀਂ, ਆਈ ਈ ਨਹੀਂ, ਆਇਆ ਹੀ ਨਹੀਂ, ਆਇਆ ਈ ਨਹੀਂ, ਨਹੀਂ ਆਈ, ਨਹੀਂ ਆਇਆ, ਕਿਸੇ ਨੇ ਨਹੀਂ, ਕੁਝ ਨਹੀਂ ਹੋਇਆ, ਕਿਸੇ ਦਾ ਫ਼ੋਨ ਨਹੀਂ, ਕਿਸੇ ਦਾ ਫੋਨ ਨਹੀਂ, ਕਿਸੇ ਦੀ ਕਾਲ ਨਹੀਂ, ਜਵਾਬ ਨੀ, ਕੋਈ ਜਵਾਬ ਨੀ, ਜਵਾਬ ਨਹੀਂ ਆਇਆ, ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ, ਫੋਨ ਨੀ ਆਇਆ, ਫ਼ੋਨ ਨਹੀਂ ਆਇਆ, ਫ਼ੋਨ ਨੀ ਆਇਆ, ਕਾਲ ਨੀ ਆਈ, ਨੀ ਆਇਆ, ਨੀ ਆਈ, ਕਿਸੇ ਨੇ ਨੀ, ਕੁਝ ਨੀ ਹੋਇਆ, ਕਿਸੇ ਨੇ ਫੋਨ*, ਕਿਸੇ ਨੇ ਕਾਲ*, ਕਿਸੇ ਨੇ ਸੰਪਰਕ*, ਕਿਸੇ ਦਾ ਫੋਨ ਨੀ, ਕਿਸੇ ਦਾ ਜਵਾਬ* | jawab nahi aaya, koi jawab nahi, reply nahi aaya, phone nahi aaya, call nahi aayi, aayi hi nahi, aaya hi nahi, kise ne nahi, kujh nahi hoya, kise da phone nahi, kise da call nahi, kise di call nahi, jawab ni aaya, jawab ni, koi jawab ni, jawab nahi ditt*, phone ni aaya, call ni aayi, ni aaya, ni aayi, kise ne ni, kujh ni hoya, kise ne phone*, kise ne call*, kise da phone ni, reply ni*, reply nahi*, jwab nahi*, jwab ni*, kise ne sampark*',
  fromTheStart:
    'ਸ਼ੁਰੂ ਤੋਂ, ਦੁਬਾਰਾ ਸੁਣਾ*, ਦੁਬਾਰਾ ਦੱਸ*, ਫੇਰ ਤੋਂ ਦੱਸ*, ਸਾਰੀ ਕਹਾਣੀ, ਰਾਮ ਕਹਾਣੀ, ਸਾਰੀ ਗੱਲ ਦੁਬਾਰਾ, ਮੁੱਢ ਤੋਂ, ਸਾਰਾ ਕੁਝ ਦੁਬਾਰਾ, ਸਾਰਾ ਦੁਬਾਰਾ, ਫੇਰ ਸਾਰ*, ਨਵੇਂ ਸਿਰਿਓਂ, ਮੁੜ ਕੇ ਦੱਸ*, ਮੁੜ ਦੱਸ* | shuru ton, dubara suna*, dubara dass*, sari kahani, mudh to*, sara kujh dubara*, sara dubara*, fer sar*, nave siryo*, mud ke dass*, mud dass*, shuru to*, dobara dass*, dubara keh*',
  yourPeople:
    'ਤੁਹਾਡੇ ਕਿਸੇ, ਤੁਹਾਡੇ ਬੰਦੇ, ਤੁਹਾਡੀ ਟੀਮ*, ਤੁਹਾਡੇ ਵੱਲੋਂ, ਤੁਹਾਡੇ ਵਿੱਚੋਂ, ਮਸ਼ੀਨ ਨਾਲ … ਨਹੀਂ, ਰੋਬੋਟ ਨਾਲ … ਨਹੀਂ, ਬੋਟ ਨਾਲ … ਨਹੀਂ, ਤੁਹਾਡਾ ਕੋਈ, ਤੁਹਾਡੀ ਕੋਈ, ਤੁਹਾਡੇ ਸਟਾਫ*, ਤੁਹਾਡੇ ਮੈਨੇਜਰ*, ਮਸ਼ੀਨ ਨਾਲ … ਨੀ | tuhade kise, tuhade bande, tuhadi team*, tuhade vicho, machine nal … nahi, robot nal … nahi, tuhada koi, tuhadi koi, tuhade staff*, tuhade manager*, machine nal … ni, tuhade vichon, tuhade bande*, thode kise, thode bande*',
  whomToAsk:
    'ਕਿਸ ਨੂੰ ਪੁੱਛਾਂ, ਕੀਹਨੂੰ ਪੁੱਛਾਂ, ਕਿਸ ਨਾਲ ਗੱਲ ਕਰਾਂ, ਕੀਹਦੇ ਨਾਲ ਗੱਲ*, ਕੀਹਨੂੰ ਲਿਖ*, ਕਿਸ ਨੂੰ ਲਿਖ*, ਕਿੱਥੇ ਲਿਖ*, ਕਿਸ ਨੂੰ ਮੇਲ*, ਕਿੱਥੇ ਮੇਲ*, ਕਿੱਥੇ ਸ਼ਿਕਾਇਤ*, ਕੀਹਤੋਂ ਪੁੱਛ*, ਕਿਸ ਤੋਂ ਪੁੱਛ*, ਕਿਸ ਨੂੰ ਫੋਨ*, ਕੀਹਨੂੰ ਫੋਨ*, ਕੀਹਨੂੰ ਪੁੱਛ*, ਕਿੱਥੇ ਪੁੱਛ*, ਕੀਹਨੂੰ ਮੇਲ*, ਕੀਹਦੇ ਨਾਲ ਸੰਪਰਕ*, ਕਿਸ ਨਾਲ ਸੰਪਰਕ* | kis nu puchan, kihnu puchan, kis nal gal kara*, kihnu likh*, kithe likh*, kihnu mail*, kithe mail*, kis nu mail*, kihto puch*, kis to puch*, kis nu phone*, kihnu phone*, kihnu puch*, kithe puch*, kihde nal gal*, kis nal sampark*, kisnu puch*, kisnu likh*, kehnu puch*, kis nu puch*, kis nu likh*',
  hearIt:
    'ਆਵਾਜ਼ ਸੁਣ*, ਸੁਣ ਕੇ ਵੇਖ*, ਸੁਣ ਕੇ ਦੇਖ*, ਆਪ ਸੁਣ*, ਸੁਣਨਾ ਚਾਹ*, ਇੱਕ ਵਾਰ ਸੁਣ*, ਸੁਣਨਾ ਆ, ਸੁਣਨਾ ਸੀ, ਕਿੱਦਾਂ ਬੋਲ* ਸੁਣ* | awaz sun*, sun ke vekh*, sun ke dekh*, aap sun*, sunna chah*, ik vaar sun*, sunna aa, sunna c, sunna si, awaaz sun*, aape sun*, aap hi sun*',
  whatDoYouDo:
    'ਤੁਸੀਂ ਕਰਦੇ ਕੀ, ਤੁਸੀਂ ਕੀ ਕਰਦੇ, ਅਸਲ ਚ ਕੀ ਕਰਦੇ, ਤੁਸੀਂ ਕੀ ਕੰਮ ਕਰ*, ਤੁਹਾਡਾ ਕੰਮ ਕੀ, ਤੁਸੀਂ ਕਰਦੇ ਕੀ ਓ* | tusi karde ki, tusi ki karde, tusi ki kamm kar*, tusi ki kam kar*, tuhada kamm ki, tuhada kam ki, tusin ki karde*, tusi karde ki o*',
  timesEach:
    'ਦੋ ਵਾਰ, ਤਿੰਨ ਵਾਰ, 2 ਵਾਰ, 3 ਵਾਰ, ਦੋ ਦੋ ਵਾਰ | do vaar, tinn vaar, 2 vaar, do vari, 3 vaar, do do vaar, tin vaar, 2 vari',
  mustTake:
    'ਲੈਣਾ ਪਊ*, ਲੈਣਾ ਪਵੇ*, ਲੈਣਾ ਪੈ*, ਲੈਣਾ ਹੀ, ਖਰੀਦਣਾ ਪ*, ਲੈਣਾ ਈ ਪ*, ਲੈਣਾ ਜ਼ਰੂਰੀ*, ਅਪਗ੍ਰੇਡ ਕਰਨਾ ਪ* | laina pau*, laina pave*, laina pai*, lena pau*, laina hi, laina i pa*, laina jaruri*, laina zaroori*, upgrade karna pa*, lena pavega*, laina hi pa*',
  aFee: 'ਫੀਸ, ਫ਼ੀਸ',
  halfAnswer: 'ਅੱਧੇ … ਚੁੱਕ*, ਅੱਧੇ … ਚੱਕ*, ਅੱਧੇ … ਉਠਾ* | adhe … chuk*, addhe … chuk*, adhe … chakk*',
  startsAnew:
    'ਦੁਬਾਰਾ ਸਾਰ*, ਦੁਬਾਰਾ ਦੱਸ*, ਦੁਬਾਰਾ ਪੁੱਛ*, ਫਿਰ ਤੋਂ ਦੱਸ*, ਫਿਰ ਤੋਂ ਸਾਰ*, ਮੁੜ ਦੱਸ*, ਮੁੜ ਤੋਂ, ਸ਼ੁਰੂ ਤੋਂ ਦੱਸ*, ਨਵੇਂ ਸਿਰੇ, dubara sar*, dubara das*, dubara puch*, fer ton das*, mud das*, mur das*, shuru ton das*, nave sire, ਸਾਰਾ ਕੁਝ ਦੁਬਾਰਾ, ਸਾਰਾ ਦੁਬਾਰਾ, ਫੇਰ ਦੱਸ*, ਫੇਰ ਸਾਰ*, ਮੁੜ ਕੇ ਦੱਸ*, ਮੁੱਢ ਤੋਂ, sara kujh dubara, sara dubara, fer sar*, mud ke dass*, dobara dass*, dobara sar*, mudh to*, shuru to dass*',
  whatAll:
    'ਕੀ ਕੀ ਕਰ*, ਕੀ ਕਰ ਸਕਦ*, ਕੀ ਕਰੂ, ਕੀ ਕਰੇਗ*, ਕੀ ਕਰਦ*, ਕਿਵੇਂ ਮਦਦ*, ਕੀ ਮਦਦ*, ਕੀ ਫਾਇਦਾ, ਕੀ ਫ਼ਾਇਦਾ, ਕਿਸ ਕੰਮ*, ਕੀ ਕੰਮ ਕਰ*, ਕੀ ਕੰਮ ਆ*, ਕੀ ਹੈਲਪ*, ਕਿੱਦਾਂ ਮਦਦ*, ਕਿਵੇਂ ਕੰਮ ਆ*, ਕੀ ਵਰਤੋਂ* | ki ki kar*, ki kar sakd*, ki karu, ki karega, ki karda, ki kardi, kiven madad*, kiven help*, ki madad*, ki fayda, kis kamm*, ki kam kar*, ki kamm aa*, ki kam aa*, ki help*, kiddan madad*, kive madad*, kive help*, ki varto*, kis kam*, ki ki kr*, kiwe madad*',
}
