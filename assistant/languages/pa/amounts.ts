import type { AmountWords } from '#assistant/engine/amounts/amount-words.ts'

export const amountWords: AmountWords = {
  minutes: 'ਮਿੰਟ*, ਮਿਨਟ*, ਟਾਕਟਾਈਮ | mint, mintan, minat, minta, mintaan, minuta, minutan, mintu',
  hours: 'ਘੰਟੇ, ਘੰਟਾ, ਘੰਟਿਆਂ | ghante, ghanta',
  seconds: 'ਸਕਿੰਟ*, ਸੈਕਿੰਡ* | sakint, sekind',
  calls:
    'ਕਾਲ, ਕਾਲਾਂ, ਕਾਲਸ, ਕਾਲਜ਼, ਫ਼ੋਨ, ਫੋਨ, ਇਨਕੁਆਰੀ, ਇਨਕੁਆਇਰੀ, ਪੁੱਛਗਿੱਛ | callan, calla, callaan, kalla, kallan, kaal, kaalan, phone, phones, inquiry, enquiry, puchhgichh',
  people:
    'ਲੋਕ, ਲੋਕਾਂ, ਗਾਹਕ, ਗਾਹਕਾਂ, ਕਸਟਮਰ, ਬੰਦੇ, ਮਰੀਜ਼, ਮਰੀਜ਼ਾਂ, ਆਰਡਰ, ਆਰਡਰਾਂ, ਬੁਕਿੰਗ, ਪਾਰਸਲ, ਡੀਲਰ, ਡੀਲਰਾਂ, ਬੱਚਿਆਂ, ਬੱਚੇ, ਵਿਦਿਆਰਥੀ | lok, gahak, bande',
  agents: 'ਏਜੰਟ, ਸਟਾਫ਼, ਸਟਾਫ, ਮੁਲਾਜ਼ਮ, ਕਰਮਚਾਰੀ, ਬੰਦਾ, ਟੈਲੀਕਾਲਰ, ਆਪਰੇਟਰ | mulazam, karamchari, banda',
  times: 'ਵਾਰ, ਵਾਰੀ, ਦਫ਼ਾ | vaar, vari',
  places:
    'ਦੁਕਾਨ, ਦੁਕਾਨਾਂ, ਸ਼ਾਖਾ, ਸ਼ਾਖਾਵਾਂ, ਬ੍ਰਾਂਚ, ਬ੍ਰਾਂਚਾਂ, ਕਲੀਨਿਕ, ਦਫ਼ਤਰ | dukan, dukana, dukanan, branch, branches, branchan, branchaan, shop, shops, clinic, clinics, office',
  lines: 'ਲਾਈਨ, ਲਾਈਨਾਂ, ਲਾਇਨਾਂ, ਚੈਨਲ | line, lines',
  rupees: 'ਰੁਪਏ, ਰੁਪਈਆ, ਰੁਪਿਆ, ਰੁਪਈਏ, ਰੁਪਇਆਂ, ਰੁ, ₹ | rupaye, rupaiye, rupay',
  days: 'ਦਿਨ, ਦਿਨਾਂ | din, dina, dinan, dinaa, dinna',
  weeks: 'ਹਫ਼ਤੇ, ਹਫ਼ਤਾ, ਹਫ਼ਤਿਆਂ | hafte, hafta',
  months:
    'ਮਹੀਨੇ, ਮਹੀਨਾ, ਮਹੀਨਿਆਂ, ਮਹੀਨਿਆਂ*, ਮਹਿਨੇ, ਮਹੀਨੇਆਂ | mahine, mahina, mahinian, maheene, mahineya, mahineyan, mahinyan, mahinia, maheenia, mahinean',
  years: 'ਸਾਲ, ਸਾਲਾਂ | saal',
  daily:
    'ਰੋਜ਼, ਰੋਜ਼ਾਨਾ, ਹਰ ਰੋਜ਼, ਹਰ ਦਿਨ, ਦਿਨ ਵਿੱਚ, ਦਿਨ ਵਿਚ, ਦਿਨ ਦੀਆਂ, ਦਿਨ ਦੇ, ਦਿਨ ਦੀ, ਪ੍ਰਤੀ ਦਿਨ, ਇੱਕ ਦਿਨ ਵਿੱਚ, ਇੱਕ ਦਿਨ, ਡੇਲੀ, ਦਿਹਾੜੀ, ਦਿਹਾੜੀ ਦੇ, ਦਿਹਾੜੀ ਦੀਆਂ, ਰੋਜ, ਸਾਰੇ ਦਿਨ ਵਿੱਚ, ਸਾਰੇ ਦਿਨ ਚ, ਦਿਨ ਭਰ, ਦਿਨ ਭਰ ਵਿੱਚ, ਸਾਰਾ ਦਿਨ | roz, roj, rozana, har roz, din vich, din ch, din diyan, din de, har din, dihadi, dihari, din diyaan, din di, rojana, roz diyan, roz diya, roz de, roz di, roj diyan, sare din vich, saare din vich, sara din, din bhar',
  weekly:
    'ਹਫ਼ਤੇ, ਹਰ ਹਫ਼ਤੇ, ਹਫ਼ਤੇ ਵਿੱਚ, ਹਫ਼ਤੇ ਦੀਆਂ, ਹਫ਼ਤੇ ਦੇ, ਇੱਕ ਹਫ਼ਤੇ ਵਿੱਚ | hafte, har hafte, hafte vich, hafte ch, hafte de, hafte diyan, hafte di',
  monthly:
    'ਮਹੀਨੇ, ਮਹੀਨਾ, ਹਰ ਮਹੀਨੇ, ਮਹੀਨੇ ਵਿੱਚ, ਮਹੀਨੇ ਵਿਚ, ਮਹੀਨੇ ਦੀਆਂ, ਮਹੀਨੇ ਦੇ, ਮਹੀਨੇ ਦਾ, ਮਹੀਨਾਵਾਰ, ਮਾਸਿਕ, ਪ੍ਰਤੀ ਮਹੀਨਾ, ਇੱਕ ਮਹੀਨੇ ਵਿੱਚ, ਇੱਕ ਮਹੀਨੇ ਦਾ, ਮਹੀਨੇ ਚ | mahine, mahina, mahine vich, mahine ch, har mahine, mahine da, mahine de, mahine diyan, mahine di',
  yearly:
    'ਸਾਲਾਨਾ, ਹਰ ਸਾਲ, ਸਾਲ ਵਿੱਚ, ਸਾਲ ਦਾ, ਸਾਲ ਦੇ, ਸਾਲ ਭਰ, ਇੱਕ ਸਾਲ | salana, har saal, saal vich, saal da, ik saal',
  each: 'ਹਰ ਕਾਲ, ਇੱਕ ਕਾਲ, ਪ੍ਰਤੀ ਕਾਲ, ਔਸਤ, ਔਸਤਨ, ਹਰੇਕ, ਹਰ ਇੱਕ, ਇੱਕ ਇੱਕ ਕਾਲ, ਇਕ ਇਕ ਕਾਲ, ਇਕ ਕਾਲ, ਹਰ ਫੋਨ, ਹਰ ਫ਼ੋਨ, ਇੱਕ ਫੋਨ, ਇਕ ਫੋਨ, ਇੱਕ ਫ਼ੋਨ, ਪ੍ਰਤੀ ਫੋਨ, ਫੋਨ ਪਿੱਛੇ, ਕਾਲ ਪਿੱਛੇ, ਹਰ ਇਕ, ਹਰਿਕ, ਹਰ ਬੰਦਾ, ਹਰ ਗਾਹਕ, ਹਰ ਮਰੀਜ਼, ਹਰ ਜਣਾ, ਪ੍ਰਤੀ ਫ਼ੋਨ | har call, ik call, ikk call, ausat, harek, har ik, har ikk, har ek, average, avg, ik ik call, har phone, ik phone, ikk phone, ek phone, phone pichhe, call pichhe, phone piche, call piche, har banda, har gahak, har mareez, har jana, prati call, prati phone',
  atOnce:
    'ਇੱਕੋ ਸਮੇਂ, ਇੱਕੋ ਵੇਲੇ, ਇਕੱਠੀਆਂ, ਇਕੱਠੇ, ਇੱਕ ਸਮੇਂ, ਇੱਕੋ ਵਾਰ, ਇੱਕ ਵਾਰ ਵਿੱਚ, ਇੱਕੋ ਟਾਈਮ, ਇੱਕ ਸਾਥ, ਨਾਲੋ ਨਾਲ | ikko vele, ikko same, ikatthe, ikathian, ik sath, ikko time, ik vaar vich',
  extra: 'ਵਾਧੂ, ਐਕਸਟਰਾ, ਫਾਲਤੂ | vadhu, vaadhu, ekstra, faltu',
  beyond:
    'ਲਿਮਿਟ ਤੋਂ ਵੱਧ, ਲਿਮਿਟ ਤੋਂ ਉੱਪਰ, ਲਿਮਟ ਤੋਂ ਵੱਧ, ਲਿਮਟ ਤੋਂ ਉੱਪਰ, ਹੱਦ ਤੋਂ ਵੱਧ, ਸੀਮਾ ਤੋਂ ਵੱਧ, ਮੁਫ਼ਤ ਤੋਂ ਵੱਧ, ਮੁਫ਼ਤ ਤੋਂ ਬਾਅਦ, ਮੁਫ਼ਤ ਮਿੰਟਾਂ ਤੋਂ ਵੱਧ, ਮੁਫ਼ਤ ਮਿੰਟਾਂ ਤੋਂ ਬਾਅਦ, ਮੁਫ਼ਤ ਮਿੰਟਾਂ ਤੋਂ ਉੱਪਰ, ਮੁਫ਼ਤ ਮਿੰਟ ਖ਼ਤਮ ਹੋਣ ਤੋਂ ਬਾਅਦ, ਫ੍ਰੀ ਮਿੰਟਾਂ ਤੋਂ ਵੱਧ, ਫ੍ਰੀ ਮਿੰਟਾਂ ਤੋਂ ਬਾਅਦ, ਫ੍ਰੀ ਤੋਂ ਵੱਧ, ਫ੍ਰੀ ਮਿੰਟ ਮੁੱਕਣ ਤੋਂ ਬਾਅਦ, ਮੁਫ਼ਤ ਮਿੰਟ ਮੁੱਕਣ ਤੋਂ ਬਾਅਦ, ਫ੍ਰੀ ਮਿੰਟਾਂ ਤੋਂ ਬਾਅਦ | limit ton vadh, limit ton upar, limit to vadh, free minta ton baad, free mintan ton vadh, muft ton baad, free ton vadh, free ton upar, free minute mukkan ton baad, free minutan ton baad, free minta to upar, free minta ton upar, free minta to baad, free minta to vadh, free minute to upar, free minute ton upar, free to upar, muft minta to upar, free minute mukkan to baad, muft minute mukkan to baad, muft minute mukkan ton baad, free minute khatam hon to baad, free minute khatam hon ton baad',
  limits:
    'ਲਿਮਿਟ ਤੋਂ, ਲਿਮਟ ਤੋਂ, ਹੱਦ ਤੋਂ, ਸੀਮਾ ਤੋਂ, ਮੁਫ਼ਤ ਤੋਂ, ਫ੍ਰੀ ਤੋਂ, ਮੁਫ਼ਤ ਮਿੰਟਾਂ ਤੋਂ, ਫ੍ਰੀ ਮਿੰਟਾਂ ਤੋਂ, ਮੁਫਤ ਮਿੰਟਾਂ ਤੋਂ, ਫਰੀ ਮਿੰਟਾਂ ਤੋਂ | limit ton, limit to, free ton, muft ton, free minta ton, free minta to, muft minta ton, muft minta to, free mintan ton, free minute ton, free minute to',
  more: 'ਵੱਧ, ਜ਼ਿਆਦਾ, ਉੱਪਰ, ਬਾਹਰ | vadh, zyada, jyada, upar',
  included: 'ਮੁਫ਼ਤ, ਫ੍ਰੀ, ਫਰੀ | muft, free',
  about: 'ਲਗਭਗ, ਕਰੀਬ, ਤਕਰੀਬਨ, ਘੱਟੋ ਘੱਟ, ਤੋਂ ਵੱਧ, ਤੱਕ | lagbhag, karib, takriban',
  percent: 'ਪ੍ਰਤੀਸ਼ਤ, ਫ਼ੀਸਦੀ | pratishat, fisdi',
  clock: 'ਵਜੇ | vaje, wje',
  fillers:
    'ਦੀ, ਦੇ, ਦਾ, ਦੀਆਂ, ਵਾਲੀ, ਵਾਲੇ, ਵਾਲੀਆਂ, ਅਤੇ, ਕੁੱਲ, ਹੋਰ, ਤੱਕ | di, de, da, diyan, diya, dian, wali, wale, waliyan, kul, hor',
  lists: 'ਜਾਂ, ਅਤੇ, ਤੇ | jan, ate, te',
  per: 'ਪ੍ਰਤੀ, ਹਰ, ਫ਼ੀ | prati, har',
  bills: 'ਬਿੱਲ, ਖਰਚਾ, ਕੀਮਤ, ਖਰਚ, ਪਲਾਨ | bil, kharcha, kimat',
  ranks: 'ਟੀਅਰ, ਲੈਵਲ, ਨੰਬਰ',
  sorry:
    'ਸੌਰੀ, ਮਾਫ਼ ਕਰਨਾ, ਮਾਫ ਕਰਨਾ, ਰੁਕੋ, ਗਲਤੀ ਨਾਲ, ਗਲਤੀ ਹੋ ਗਈ, ਗਲਤੀ ਨਾਲ ਲਿਖਿਆ, ਗਲਤ ਲਿਖਿਆ, ਗਲਤ ਦੱਸਿਆ | maaf karna, ruko, galti naal, galti ho gayi, galti naal likhya, galat likhya, galat dassya',
  notThat: 'ਨਹੀਂ | nahi, nahee',
  notOrElse: 'ਨਾ | na',
}
