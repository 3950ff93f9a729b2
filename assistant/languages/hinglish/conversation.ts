import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'pakka*, pakki, sach me, sach mein, sachchi, sacchi, sahi bata rahe, sahi bata rahi, sahi keh rahe, sahi hai na, wakai, yakeen, sachme, sachmuch, sach hai, sach kya, kya sach, such me, confirm hai, pakki baat, aisa hai kya, sach bol rahe, sach bol rahi, bas itna hi, bas itne hi, sirf itna hi',
  saidBefore:
    'wahi baat, wohi baat, ek hi baat, same baat, wahi jawab, bar bar wahi, phir wahi, fir wahi',
  putOff:
    'sochta, sochti, sochke, soch ke, soch kar, sochenge, sochunga, sochungi, baad me bata*, ghar pe puch*, partner se puch*',
  content: 'theek lag raha, thik lag raha, accha laga, sahi laga, wajib hai',
  inVain:
    'phir bhi, fir bhi, tab bhi, abhi bhi, ab bhi, kar chuka, kar chuki, kar chuke, bhej chuka, bhej chuki, koi fayda nahi, koi faida nahi, kuch nahi hua',
  difference:
    'farak, jeb me kitna, kitna jeb me, kitna zyada, kitna jyada, kitne zyada, kitna kam, kitna bacha, kitna bachta, kitne bach*, kitni bachat, kitna mehenga, kitna farq, kitna fark, kitna farak, kitna antar, kitna sasta, kitna mehnga, kitne ka farq, kitne ka fark, kitne ka farak, kitne ka antar, farak kitna, fark kitna, kitna bachega, fark kitn*, farak kitn*, kya fark, fark kya, antar kitna, kitne kam, kitne zyada, kitna bachega',
  rest: 'baki, baaki',
  inWhich: 'kisme, kismein, kis me, kis mein, kaun se me, kaunse me, konse me, kis plan me',
  forUs: 'mere, mujhe, humare, hamare, hume, hamen, humko, uske, unke',
  both: 'dono, donon',
  twoOfThem: 'do mahine, do mahino, do mahinon, dono mahine, do bill, 2 mahine, 2 mahino',
  together: 'milake, mila ke, milakar, mila kar, milaa ke, jod ke, jodke, jodkar, jod kar, ka jod',
  inTotal: 'total, kul mila*',
  keptHowLong:
    'kitne din … rakh*, kitne dino … rakh*, kab tak … rakh*, kitne time … rakh*, kitne samay … rakh*, kitne din … save, kitne din … rahe*, kitne din … reht*',
  nobodyThere:
    'koi nahi uthata, koi nahi uthati, koi uthata nahi, koi nahi hota, koi hota nahi, koi nahi rehta, koi uthane wala, uthane wala koi, koi nhi uthata, koi nhi hota, phone nahi uthta',
  its: 'uska, uski, uske, iska, iski, us wale ka',
  sunday: 'ravivar, ravivaar, raviwar, itwar, itwaar, itvaar',
  saturday: 'shanivar, shaniwar, shanivaar',
  weekend: '',
  closed: 'band, bandh, chhutti, chutti, chhod*, chhodkar, nahi, nahin',
  twice: 'dugna, dugne, duguna, dogun*, dugun*',
  thrice: 'tigna, tiguna, teen guna',
  half: 'aadha, aadhe, aadhi',
  hours: 'ghant*',
  more: 'aur, zyada, jyada',
  another: '',
  onTop:
    'aur badh*, aur jud*, aur lag*, upar se, badh jaye, badh jaaye, badh gaya, badh gaye, badhe to, alag se',
  lessBy: 'kam',
  rises: 'badh*, zyada, jyada, upar',
  falls: 'kam, ghat*, gir*',
  aThird: 'ek tihai, tihai',
  branch: 'branch, dukan*, dukaan*, clinic, counter, shop, office, hotel, outlet',
  perCall:
    'ek call, har call, per call, ek order, har order, per order, ek reminder, per reminder, ek booking, har booking',
  perDay: 'ek din, har din, per day, roz ka, roz ke',
  comesTo: 'pad*, lag*, kharch*, daam, paisa, paise, rupay*, rupees',
  averageMinute: 'average … minute, minute … average, asal me … minute, minute kitne ka pada',
  extraAlone:
    'sirf extra, extra ka kitna, extra ke kitne, extra minute kitne, kitne extra, kitna extra, extra wale kitne, free ke baad kitne, free se upar kitne',
  leftOver: 'bache*, bacha*, bachen*, bach gaye, baaki, baki, bachi*',
  wholeYear:
    'saal bhar, sal bhar, pure saal, poore saal, saal ka, saal me, saal mein, ek saal, 12 mahine',
  there:
    'uspe, usme, us pe, us me, us par, usmein, wahan, waha, iske liye, uske liye, itne me, itne ke liye, utne ke liye, isme',
  reducedBy:
    'kitna kam hua, kitna kam kiya, kitna discount, kitni chhoot, kitna ghata, kitna ghataya',
  thosePeople:
    'un logon, un logo, in logon, in logo, mere staff, mere log, un do, un dono logon, mera banda, mere bande, meri bandi, mera ladka, meri ladki, mere ladke, hamara ladka, hamari ladki, hamare ladke, ladke ko, ladki ko, ladka leta, ladki leti, reception wali, reception wale, phone wali, phone wale ko, mera aadmi, hamara aadmi',
  moreThan: 'se zyada, se jyada, se adhik, se upar, se zyda',
  sayIn:
    'batao, bataiye, bata do, bata dijiye, bataye, bolo, boliye, bol do, likho, likh do, likhiye, likh dijiye, likh ke, samjhao, samjha do, jawab do, jawab dijiye, jawab dena, vapas, wapas, phir se, fir se, ab se, aage se, bhej do, de do, kar do',
  script: 'lipi, akshar, aksharon',
  latinLetters: '',
  same: 'yahi, yehi, wahi, wohi, yahi baat, isi ko, ye sab, yeh baat, utne hi, itne hi, utni hi',
  thatBill:
    'wo bill, woh bill, wahi bill, doosra bill, dusra bill, doosre bill, dusre bill, doosre wale bill, dusre wale bill, pehla bill, pehle bill, pehle wale bill, pichla bill, pichle bill, us bill, utne minute, utne hi minute, itne hi minute, unhi minute*, wahi minute*, wapas aate hain',
  thatPlan:
    'usi plan, us plan, isi plan, is plan me, is plan mein, is plan pe, is plan par, wahi plan, same plan',
  whatIf: 'agar, yadi, maan lo, man lo, maan lijiye, maan lijie, maano',
  insideFree:
    'free minute* … andar, free ke andar, free minute* me hi, free minute* mein hi, muft minute* … andar',
  apartFrom:
    'paise ke alawa, paison ke alawa, paise ke alava, price ke alawa, daam ke alawa, minute ke alawa, minutes ke alawa, minute ke alava',
  sharing: 'ek hi … plan, milakar, mila kar, mila ke, share karke, common plan',
  ownPlan: 'apna apna, apna plan, apna base, apna pro, har ek ka apna, alag alag, alag plan',
  cannotRead:
    'nahi aati, nahi aata, nahin aati, nahi janta, nahi janti, nahi jaante, nahi samajh*, nahi padh*, padh nahi, samajh nahi, nahi bolta, nahi bolti',
  correction:
    'kar do, kardo, kar dijiye, bolna tha, kehna tha, kahna tha, likhna tha, galat bol*, galat likh*, galat bata*, galti se, galti ho*, galti hui, mera matlab, matlab tha, asal me, darasal, nahi nahi, nahin nahin',
  hireInstead:
    'ladka rakh*, ladki rakh*, aadmi rakh*, admi rakh*, banda rakh*, kisi ko rakh*, staff rakh*, naukri pe rakh*, banda mil ja*, aadmi mil ja*, ladka mil ja*, ladka aa ja*',
  tooMuch:
    'jeb pe, jeb par, jeb se, budget se bahar, budget ke bahar, bahut zyada, bahut jyada, zyada lag raha, jyada lag raha, zyada hai, jyada hai, bahut paise, bahut paisa, itne paise, itna paisa, itna sara, aukat, bas ki baat nahi, bhari pad*, loot*, mehng*, mahang*, meheng*',
  howSo:
    'bana kaise, aaya kaise, hua kaise, nikla kaise, itna kaise, itne kaise, kaise hua, kaise ho gaya, kaise aaya, kaise nikla, kaise bana, hisab kaise, hisaab kaise, kaise lagaya, kaise joda, kaise nikala, itna kyu, itna kyun, itna kyon, itne kyu, itne kyun, hisab dikha*, hisab samjha*, hisab batao, hisaab batao, kyu itna, kyun itna, kaise nikle, kaise bani, kaise aayi, ye kaise, yeh kaise, wo kaise, aisa kaise, kis hisab se, kis hisaab se, kaise calculate*',
  goAhead:
    'karwa do, karva do, karwa dijiye, kara do, kar do, kar dijiye, kar dena, kar de, laga do, lagwa do, kijiye, kariye, chalo karte, book kar*, ho jaye',
  pester:
    'bar bar phone, bar bar call, baar baar phone, baar baar call, roz phone, roz call, roj phone, roj call, roz roz, pareshan … nahi, pareshan … karoge, pareshan … karenge, tang … nahi, tang … karoge, peeche pad*, piche pad*',
  first: 'pehla, pahla, pehli, pehle wala, pehla wala, pehle wale, number ek, ek number',
  second:
    'dusra, doosra, dusri, dusre ka, dusre wala, dusra wala, dusre wale, dusre me, number do, do number',
  third:
    'teesra, tisra, teesri, teesre ka, teesre wale, aakhri, akhri, aakhiri, akhiri, last wala, teen number',
  smaller:
    'chhota wala, chota wala, chhote wale, chote wale, chhote plan, chote plan, chhota plan, chote me, saste wale, sasta wala',
  bigger: 'bada wala, bade wale, bade plan, bada plan, bade me',
  biggest: 'sabse, sab se, teesra, tisra, teesre, top, badi company',
  forLess: 'isse sasta, isse kam, usse sasta, usse kam, kuch sasta, koi sasta, aur sasta, saste me',
  whichPays:
    'kaun sa sasta, kaunsa sasta, konsa sasta, kaun sasta, kisme fayda, kisme faida, kaun sa better, kaunsa better, konsa better, kaun sa theek, kaunsa lu, kaun sa lu, konsa lu, sasta kaun, kaunsa sahi',
  when: 'kab, kab tak, kitne din, kitni der me, kis time, kitne baje, aaj, kal tak',
  roughly: 'andaza, andaz, andaaza, lagbhag, mota mota, takriban',
  despair:
    'marna chaht*, marne ka mann, mar jane ka, mar jaane ka, mar jane ki, marne ki soch*, zinda nahi rah*, zinda nahi reh*, jinda nahi rah*, jinda nahi reh*, zinda rehne ka, zindagi khatam, zindagi khatm, jindagi khatam, jindagi bekar, jindagi se thak*, jindagi se haar*, zindagi me kuch nahi bacha, zindagi ka koi matlab, jindagi ka koi matlab, jeene ki himmat, jeene ki taqat, jeene ka dil, jee nahi pa*, jaan dene ka, jaan dene ki, jaan de dunga, jaan de dungi, gayab ho jau*, sab kuch khatam kar*, sab khatam kar dena, sab khatam karna chaht*, mujhe marna, mujhe mar jana, kyu paida hu*, kyun paida hu*, mere marne ke baad, suicide kar*, khudkushi*, mar jau, mar jaun, mere marne se, jeene ka … matlab nahi, jine ka … matlab nahi, jeene ka … man nahi, jine ka … man nahi, jeene ki … wajah nahi, jeene ka … fayda nahi, jeena … bekar, jina … bekar, zindagi bekar, zindagi se thak*, zindagi se haar*, jeene se thak*, bojh hu, bojh hoon, sab … khatam kar dene, sab … khatam kar du, sab … khatam kar dun, sab … khatam karne ka man, sab … khatm kar, khud ko khatam, khud ko khatm, duniya chhod*, duniya chod*, himmat toot gayi, ab nahi saha jata, saha nahi jata, jiya nahi jata, koi rasta nahi bacha, mere bina sab khush, mere jane se kisi*, mere jane se … fark*, bojh ban gaya hu*, bojh ban gaya hoon, bojh ban gayi hu*, bojh ban gayi hoon, koi umeed nahi bachi, koi ummeed nahi bachi, hamesha ke liye so jau*, hamesha ke liye so jana, so jau … na uthu, so jaun … na uthun, uthu hi na*, uthun hi na*, subah na uthu*, sabko chhod ke chal*, sabko chhodkar chal*, sabko chod ke chal*, sab chhod ke chala*, sab chhodkar chala*, chala jaunga sabko chhod*, chali jaungi sabko chhod*, chala jaunga sabko chod*, duniya se chal*, duniya se jana, duniya me nahi rah*, kyu jee raha*, kyun jee raha*, kyu ji raha*, kyun ji raha*, kis liye jee*, kiske liye jee*, kiske liye jiu*, jee ke kya kar*, jee kar kya, zindagi nahi chahiye, jindagi nahi chahiye, jeene ki ichha nahi, jeene ki iccha nahi, jeene ki chah nahi, jeene ka koi, jine ka koi, phansi laga*, faansi laga*, fansi laga*, zeher kha lu*, zehar kha lu*, jahar kha lu*, nas kaat*, chhat se kood*, train ke aage, khud ko chot, khud ko nuksan, jaan de du*, mar hi jau*, marne ka man*, mere na rehne se, mere na rahne se, mera hona na hona, main rahu ya na rahu, kisi ko meri zarurat nahi, kisi ko meri jarurat nahi, sab khatam kar lu*, apni jaan le*, jeene layak nahi, ab aur nahi jee*, zindagi bojh*, zindagi se nafrat, is duniya se, hamesha ke liye chala ja*, hamesha ke liye chali ja*, jeene … nahi, jine … nahi, jeena … nahi chaht*, zindagi se nirash, jindagi se nirash, mera koi future nahi, sab chhod dene ka man, mar jata to, mar jati to, marna behtar, maut behtar, maut aa ja*',
  withoutMe:
    'main na rahu, main na rahun, mai na rahu, mein na rahu, main nahi rahu*, mere na hone se, mere bina, main na hota, mai na hota, main na hoti, main hi na rahu*, mere na rehne, mere bagair, main nahi hota, mein na rahun',
  wornOut:
    'haar maan*, aur nahi sah*, dam ghut*, mujhse nahi ho pa*, nahi jhel*, rone ka man*, thak gaya hu*, thak gaya hoon, thak gayi hu*, thak gayi hoon, thak chuka*, thak chuki*, ab aur nahi hota, ab nahi hota, mujhse nahi hota, mujhse ab nahi, himmat nahi bachi, himmat nahi rahi, himmat haar*, haar gaya hu*, haar gaya hoon, haar chuka*, toot gaya hu*, toot gaya hoon, toot chuka*, toot gayi hu*, bardasht nahi hota, bas ab aur nahi, andar se toot*, roz rota*, roz roti*, ghutan*, dil nahi lagta, kuch acha nahi lagta, uthne ka man nahi',
  nothingLeft:
    'kuch nahi bacha, kuchh nahi bacha, kuch bacha hi nahi, kuch bacha nahi, koi matlab nahi, sab khatam ho gaya, sab khatm ho gaya, sab khatam hai, sab barbad*, sab lut gaya, umeed nahi, ummeed nahi, koi rasta nahi, rasta nahi dikh*, andhera hi andhera, barbad ho gaya, barbaad ho gaya, karz me doob*, karze me doob*',
  onlyATrouble:
    'koi nahi hai mera, koi sath nahi, kisi kaam ka nahi, kisi kaam ki nahi, bilkul akel*, koi nahi sunta, koi sunta nahi, koi sunta hi nahi, koi nahi samajhta, koi samajhta nahi, mera koi nahi, koi apna nahi, akela hu*, akela hoon, akeli hu*, akela pad*, kisi ko fark nahi, kisi ko farak nahi, kisi ko parwah nahi, sab par bojh, sabko pareshan, chala jaunga, chali jaungi, kahin dur chal*, sabko chhod*, sabko chod*',
  inDanger:
    'behosh ho gaya, behosh ho gaye, behosh ho gayi, behosh pad*, saans nahi aa rahi, sans nahi aa rahi, saans nahi le pa*, dam ghut raha, khoon beh raha, khoon nahi ruk*, aag lag gayi, aag lagi hai, accident ho gaya, ambulance bula*, ambulance bhej*, seene me dard ho raha, seene mein dard ho raha, seene me tez dard, chhati me dard ho raha, daura pad*, zeher kha liya, zehar kha liya, jahar kha liya, zeher pi liya, maar dalega, maar dalenge',
  ofMine: 'mere, meri, mera, mujhe, mujhko',
  sentAlready:
    'mail kiya, mail bheja, email kiya, email bheja, mail kar chuka, form bhara, form bhar diya, form bhar chuka, form bharke, form bheja, form fill kiya, form submit kiya, demo manga, demo maanga, demo call mang*, demo call maang*, call mangi, call maangi, number diya, number choda, likha tha, message kiya, contact kiya',
  noAnswer:
    'jawab nahi, javab nahi, reply nahi, response nahi, call nahi aayi, call nahi aaya, call nahi ayi, phone nahi aaya, aayi hi nahi, aaya hi nahi, nahi aayi, nahi aaya, nahi ayi, nahi aya, kisi ne nahi, kuch nahi hua, abhi tak nahi, ab tak nahi, koi hai, koi reply, koi jawab, kisi ne call nahi, kisi ne phone nahi, kisi ka call nahi, kisi ka phone nahi, call back nahi',
  fromTheStart:
    'shuru se, phir se batana, fir se batana, dobara batana, dubara batana, phir se sunana, sari kahani, poori kahani, sab dobara',
  yourPeople:
    'aapke kisi, aapki taraf se, aapke yahan ke, aapke aadmi, aapke bande, aapki team ke, aap logo me se, aap me se kisi, machine se baat nahi, robot se baat nahi, bot se baat nahi',
  whomToAsk:
    'kisse puchu*, kisse poochu*, kisse baat karu*, kis se puchu*, kis se baat karu*, kisse kahu*, kisko likhu*, kise likhu*, kahan likhu*, kisko mail*, kise mail*, kahan mail*, kisse contact*, kisko email*, kahan shikayat*, kisse shikayat*, kahan complain*',
  hearIt:
    'awaz sun*, awaaz sun*, sun kar dekh*, sunkar dekh*, sun ke dekh*, khud sun*, sunwa*, awaz kaisi',
  whatDoYouDo:
    'aap karte kya, tum karte kya, karte kya ho, karte kya hain, aap log kya karte, kya kaam karte, kya karte ho',
  timesEach: 'do baar, do bar, teen baar, teen bar, 2 baar, 2 bar, 3 baar, 3 bar',
  mustTake:
    'lena pad*, lena hoga, lena hi, lena zaruri, lena jaruri, lena zaroori, kharidna pad*, kharidna hoga, upgrade karna pad*, upgrade karna hoga',
  aFee: 'fees, fee, fis',
  halfAnswer:
    'aadhe … uth*, adhe … uth*, aadhi … uth*, adhi … uth*, aadhe … pick*, adhe … pick*, half … uth*',
  startsAnew:
    'phir se sab, phir se bata*, phir se shuru, fir se sab, fir se bata*, fir se shuru, dobara sab, dobara bata*, dobara puch*, dobara pooch*, dubara sab, dubara bata*, phir se puch*, fir se puch*, shuru se bata*, shuru se sab, naye sire se',
  whatAll:
    'kya kya kar*, kya kya kr*, kya kar sakt*, kya kr skt*, kya karega, kya karegi, kya karta, kya karti, kya krega, kya krta, kya kaam aaye*, kis kaam*, kya madad*, kaise madad*, kya help*, kaise help*, kya fayda, kya faida',
}
