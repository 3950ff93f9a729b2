import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'নিশ্চিত*, সত্যি*, ঠিক বলছ*, পাক্কা, ঠিক তো, তাই নাকি | nishchit, nischit, sotti*, shotti*, thik bolch*, pakka, thik to',
  saidBefore:
    'একই কথা, সেই একই, আবার সেই, আগেও বলেছ*, একই উত্তর | eki kotha, sei eki, abar sei, eki uttor',
  putOff: 'ভেবে*, ভাবি একটু, পরে জানাব*, পরে বলব* | bhebe, vebe, pore janab*, pore bolb*',
  content: 'ঠিক আছে মনে হচ্ছে, ভালোই মনে হচ্ছে, ভালো লাগল | bhaloi mone hocche',
  inVain:
    'তবুও, তাও, এখনও, এখনো, করেছিলাম, করে ফেলেছি, লাভ হয়নি, কিছু হয়নি, কোনো লাভ নেই | tobuo, tao, ekhono, kore felechi, labh hoyni, kichu hoyni, kono labh nei',
  difference:
    'কত তফাত, কত পার্থক্য, কত কম, কত সস্তা, কত টাকার তফাত, কত টাকার পার্থক্য, তফাত কত, পার্থক্য কত, কত বাঁচবে | koto tofat, koto parthokyo, koto kom, koto sosta, tofat koto, koto banchbe',
  rest: 'বাকি*, বাকী* | baki*',
  inWhich: 'কোনটায়, কোনটাতে, কিসে, কীসে, কোন প্ল্যানে | kontay, kontate, kise, kon plan e, kon plane',
  forUs: 'আমাদের, আমার, আমাকে | amader, amar, amake',
  both: 'দুটো*, দুটি*, দুই, উভয় | duto*, duti*',
  sunday: 'রবিবার* | robibar*, rabibar*',
  saturday: 'শনিবার* | shonibar*',
  weekend: 'উইকেন্ড* | ',
  closed: 'বন্ধ*, ছুটি*, বাদ*, না, নেই, ছাড়া | bondho, chhuti, bad diye, chhara, na',
  twice: 'দ্বিগুণ*, ডবল | digun, dwigun',
  thrice: 'তিনগুণ*, তিন গুণ | tin gun',
  half: 'অর্ধেক*, আধা | ordhek, adha',
  hours: 'ঘণ্টা*, ঘন্টা* | ghonta*',
  more: 'আরও, আরো | aro',
  another: '',
  moreThan: 'এর বেশি, চেয়ে বেশি | er beshi, cheye beshi',
  sayIn:
    'বলো, বলুন, বলবেন, বলে দিন, বলে দাও, লিখুন, লেখো, লিখে*, উত্তর দিন, উত্তর দাও, উত্তর দেবেন, আবার, এবার থেকে, এখন থেকে, বুঝিয়ে*, জানান, পাঠান, দিন | bolo, bolun, bolben, bole din, likhun, lekho, likhe*, uttor din, uttor dao, abar, ebar theke, ekhon theke, bujhiye*, janan, din',
  script: 'হরফ*, অক্ষর*, লিপি* | horof*, horoph*, okkhor*, okhor*, lipi*',
  latinLetters: '',
  same: 'এটাই, এটা, একই, একই কথা, এই কথা*, এই হিসাব*, সেটাই, ওটাই, ওই মিনিট*, একই মিনিট*, সেই মিনিট* | etai, eta, eki, eki kotha, ei kotha*, setai, oi minute*, eki minute*',
  cannotRead:
    'পড়তে পারে না, পড়তে পারেন না, পড়তে পারি না, জানে না, জানেন না, বোঝে না, বোঝেন না, বুঝতে পারে না, পারে না | porte pare na, jane na, janen na, bojhe na, bujhte pare na',
  correction:
    'ভুল বলে*, ভুল লিখে*, ভুল হয়ে*, ভুল হল*, ভুল করে, বলতে চেয়ে*, বলতে চাই*, লিখতে চেয়ে*, বলার ছিল, মানে, আসলে, না না, সরি, দুঃখিত | bhul bole*, vul bole*, bhul likhe*, bhul hoye*, bhul hol*, bhul kore, bolte cheye*, likhte cheye*, bolar chilo, mane, asole, na na',
  hireInstead:
    'ছেলে … রাখ*, মেয়ে … রাখ*, লোক … রাখ*, মানুষ … রাখ*, কাউকে রাখ*, কর্মচারী … রাখ*, লোক পাওয়া* | chhele … rakh*, chele … rakh*, meye … rakh*, lok … rakh*, manush … rakh*, kauke rakh*',
  tooMuch:
    'অনেক টাকা, এত টাকা, বেশি টাকা, অনেক বেশি, খুব বেশি, সাধ্যের বাইরে, সামর্থ্যের বাইরে, বাজেটের বাইরে, পোষাবে না, পোষায় না, দামি, পকেটে* | onek taka, eto taka, beshi taka, onek beshi, khub beshi, sadhyer baire, budget er baire, budgeter baire, poshabe na, poshay na, dami',
  howSo:
    'এত কী করে, এত কি করে, কী করে হল, কি করে হল, কীভাবে হল, হিসেবটা কী*, হিসাবটা কী*, হিসেব কী*, হিসাব কী*, কীভাবে করলেন, কীভাবে এল, এত কেন, এতো কেন, কেন এত, হিসেব বোঝা*, হিসাব বোঝা*, হিসেব দেখা*, হিসাব দেখা* | eto ki kore, ki kore holo, kivabe holo, hisebta kivabe, hisab kivabe, hiseb kivabe, kivabe korlen, eto keno, keno eto, hisab dekha*',
  goAhead:
    'করে দিন, করে দাও, করিয়ে দিন, করিয়ে দাও, করুন, করো, ব্যবস্থা কর*, বুক কর* | kore din, kore dao, koriye din, korun, koro, byabostha kor*, book kor*',
  pester:
    'বারবার ফোন, বারবার কল, বার বার ফোন, বার বার কল, রোজ ফোন, রোজ কল, রোজ রোজ, জ্বালা*, বিরক্ত … না, বিরক্ত করবে*, পেছনে পড়* | barbar phone, barbar call, bar bar phone, bar bar call, roj phone, roj call, roj roj, jalab*, jwalab*, birokto … na, birokto korbe*',
  first: 'প্রথম*, পয়লা, এক নম্বর* | prothom*, ek nombor*',
  second: 'দ্বিতীয়*, দু নম্বর*, দুই নম্বর* | dwitiyo*, ditiyo*, dui nombor*, du nombor*',
  third: 'তৃতীয়*, শেষের*, শেষটা*, তিন নম্বর* | tritiyo*, shesher*, sheser*, sheshta*, tin nombor*',
  smaller: 'ছোটটা*, ছোট প্ল্যান*, সস্তাটা* | chhotota*, chotota*, chhoto plan*, choto plan*, sostata*',
  bigger: 'বড়টা*, বড় প্ল্যান* | borota*, boro plan*',
  forLess:
    'এর চেয়ে কম*, এর থেকে কম*, এর চেয়ে সস্তা*, তার চেয়ে কম*, আরও সস্তা*, আরও কম*, কিছু সস্তা* | er cheye kom*, er theke kom*, er cheye sosta*, aro sosta*, aro kom*',
  whichPays:
    'কোনটা সস্তা*, কোনটায় লাভ, কোনটা ভালো, কোনটা ভাল, কোনটা নেব, কোনটা নিলে লাভ, সস্তা কোনটা, লাভ কোনটায় | konta sosta*, kontay labh, konta bhalo, konta nebo, sosta konta',
  when: 'কবে, কখন, কতদিনে*, কত দিনে*, কটায় | kobe, kokhon, kotodine*, koto dine*',
  roughly: 'আন্দাজ*, মোটামুটি, প্রায় | andaj*, motamuti, pray',
  despair:
    'আমি মরে গেলে, আমি মরলে, আমাকে ছাড়া সবাই, বেঁচে থাকার … মানে, বেঁচে থাকার … অর্থ, বেঁচে থেকে … লাভ, বাঁচার … মানে, বাঁচার … ইচ্ছে নেই, বাঁচার … ইচ্ছা নেই, বাঁচতে … ইচ্ছে করে না, বোঝা হয়ে*, সবার বোঝা, সব … শেষ করে দি*, সবকিছু শেষ করে*, নিজেকে শেষ*, জীবনের … মানে নেই, জীবনটা … বৃথা, জীবনে … আশা নেই, কোনো আশা নেই, আর পারছি না … জীবন, আর সহ্য হয় না, সহ্য করতে পারছি না, সবাই ভালো থাকবে আমি | ami more gele, benche thakar … mane, benche theke … labh, banchar … mane, banchar … icche nei, bojha hoye*, sobar bojha, sob … sesh kore di*, sob … shesh kore di*, nijeke sesh*, nijeke shesh*, jiboner … mane nei, kono asha nei, ar sojhyo hoy na',
  withoutMe:
    'আমি না থাকলে, আমি না থাকলেও, আমি চলে গেলে, আমাকে ছাড়া | ami na thakle, ami na thakleo, ami chole gele, amake chhara',
  fromTheStart:
    'শুরু থেকে, গোড়া থেকে, প্রথম থেকে, আবার বলতে হবে, আবার সব বল*, পুরো গল্প, সব আবার | shuru theke, gora theke, prothom theke, abar bolte hobe, sob abar',
  yourPeople:
    'আপনাদের কারও, আপনাদের কারো, আপনাদের লোক*, আপনাদের টিম*, আপনাদের কাউকে, তোমাদের কারও, তোমাদের কাউকে | apnader karo, apnader lok*, apnader team*, apnader kauke',
  hearIt:
    'গলা শুন*, গলাটা শুন*, আওয়াজ শুন*, কণ্ঠ শুন*, শুনে দেখ*, নিজে শুন*, নিজে শুনে* | gola shun*, awaj shun*, shune dekh*, nije shun*, nije sune*',
  whatDoYouDo:
    'আপনারা করেন কী, আপনারা কী করেন, আসলে কী করেন, ঠিক কী করেন | apnara koren ki, apnara ki koren, asole ki koren',
  timesEach: 'দুবার, দু বার, দুই বার, তিনবার, তিন বার, 2 বার, 3 বার | dubar, dui bar, tinbar, tin bar, 2 bar',
}
