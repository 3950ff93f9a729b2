import type { AmountWords } from '#assistant/engine/amounts/amount-words.ts'

export const amountWords: AmountWords = {
  minutes: 'minat, minut, mint, minutt, minute*',
  hours: 'ghante, ghanta, ghanton, ghanto, gante, ghnte',
  seconds: 'sekand, sekend, secand',
  calls: 'kol, kaul, phone, fone, baatcheet, inquiry, enquiry, inquiries, poochtaach',
  people: 'log, logon, logo, grahak, customer*, mareez, bande log',
  agents: 'telecaller*, aadmi, bande, ladke, karmchari, insan, banda, staff',
  times: 'baar, bar, dafa',
  places:
    'dukan, dukaan, dukane, dukanen, shop, shops, branch, branches, outlet, outlets, clinic, office, showroom',
  lines: 'line, lines, channel',
  rupees: 'rupaye, rupay, rupiya, rupye, rupaya, rupe, rupees',
  days: 'din, dino, dinon',
  weeks: 'hafte, hafta, hafton, haftey, saptah',
  months:
    'mahine, mahina, maheene, mahino, mahinon, maheena, mahiney, mahene, mahinay, mahena, mhine, maheeno, mahinae',
  years: 'saal, sal, saalon, varsh',
  daily:
    'roz, roj, rozana, rojana, har din, ek din me, ek din mein, ek din, din me, din mein, din ke, din ka, din ki, din bhar, har roz, har roj, prati din, rozaana, din bhar me, din bhar mein, dinbhar, pure din me, poore din me, sare din me, roz ka, roj ka',
  weekly:
    'hafte me, hafte mein, har hafte, hafte, hafte ki, hafte ke, ek hafte me, ek hafte mein, saptah, hafte bhar',
  monthly:
    'mahine, mahina, maheene, mahine me, mahine mein, har mahine, mahine ka, mahine ke, mahine ki, ek mahine me, ek mahine mein, ek mahine, ek mahine ka, prati mah, mahine bhar, maah',
  yearly:
    'saal me, saal mein, salana, saalana, har saal, saal bhar, saal ka, saal ke, ek saal, saal',
  each: 'har call, ek call, prati call, per call, ki ek, har ek, ausat, ausatan, average, har phone, ek phone, phone piche, call piche, per phone, harek, har grahak, har customer, har mareez, har banda, har aadmi, har client, prati grahak',
  atOnce:
    'ek sath, ek saath, ek hi sath, ek hi saath, ek time, ek hi time, ek time pe, ek samay, ek hi samay, ek baar me, ek baar mein, ek hi baar me, sath me, saath mein, saath me, same time, eksath, eksaath',
  extra: 'atirikt, ekstra, extra, faltu, zyada wale',
  beyond:
    'limit se zyada, limit se jyada, limit se upar, limit ke upar, limit ke baad, limit se bahar, free se zyada, free se jyada, free ke upar, free se upar, free ke baad, muft ke baad, muft se zyada, free minute se zyada, free minute ke upar, free minute ke baad, free minutes se zyada, free minutes ke upar, free minutes ke baad, free minute khatam hone ke baad, free minutes khatam hone ke baad, free wale ke baad, free wale ke upar, free walon ke baad, plan se zyada, plan se upar',
  limits:
    'limit, limit se, quota, free se, muft se, free minute se, free minutes se, muft minute se, free minto se, free wale se, free walo se',
  more: 'zyada, jyada, adhik, upar, bahar, zyda',
  included: 'free, muft, muphat, shamil',
  about:
    'lagbhag, karib, kareeb, takriban, kam se kam, zyada se zyada, around, se zyada, se jyada, se kam, tak',
  percent: 'pratishat, percent, fisadi',
  clock: 'baje, bje',
  fillers:
    'ki, ke, ka, wali, wale, wala, waali, waale, aur, zyada, jyada, kul, pure, tak, se, hi, bhi, talk, phone',
  lists: 'ya, aur, or',
  per: 'prati, har, per, fi',
  bills: 'bill, kharcha, kharch, kimat, keemat, daam, charge, plan',
  ranks: 'tier, level, number, step',
  sorry:
    'sorry, maaf, maaf kijiye, maaf karo, maaf karna, ruko, rukiye, rukiyega, ruk jao, galti se, galat bola, sory, galat likh diya, galat likha, galat bata diya, galat bol diya, galti se likha',
  notThat: 'nahi, nahin, nahii, nai',
  notOrElse: 'na',
}
