import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'নিশ্চিত*, সত্যি*, ঠিক বলছ*, পাক্কা, ঠিক তো, তাই নাকি, আসলেই*, সিওর*, শিওর*, কনফার্ম*, ঠিক বলছেন*, সত্যিই, নিশ্চয়ই, একদম ঠিক, ভুল হচ্ছে না তো, গ্যারান্টি*, ঠিকঠাক তো | nishchit, nischit, sotti*, shotti*, thik bolch*, pakka, thik to, asolei*, sure to, confirm to, satyi*, sotyi*, sottie, sure naki, nishchoi, nishchoy, tai naki, satti, shatti, guarantee*, bhul hocche na to',
  saidBefore:
    'একই কথা, সেই একই, আবার সেই, আগেও বলেছ*, একই উত্তর, বারবার একই, একই জিনিস, ঘুরিয়ে ফিরিয়ে*, আগেই তো বল* | eki kotha, sei eki, abar sei, eki uttor, barbar eki, eki jinis, ghuriye phiriye*, age o bolech*, agei to bol*',
  putOff:
    'ভেবে*, ভাবি একটু, পরে জানাব*, পরে বলব*, জানাচ্ছি, পরে কথা বল*, বাড়িতে জিজ্ঞেস*, আলোচনা করে* | bhebe, vebe, pore janab*, pore bolb*, bhebe dekh*, vebe dekh*, janachchi, janacchi, pore kotha bol*, barite jigg*, alochona kore*',
  content:
    'ঠিক আছে মনে হচ্ছে, ভালোই মনে হচ্ছে, ভালো লাগল, মন্দ না, খারাপ না, বেশ ভালো, ভালোই তো, ঠিকই আছে, মন্দ নয়, ভালোই লাগছে | bhaloi mone hocche, mondo na, kharap na, besh bhalo, bhaloi to, mondo noy, bhaloi lagche',
  inVain:
    'তবুও, তাও, এখনও, এখনো, করেছিলাম, করে ফেলেছি, লাভ হয়নি, কিছু হয়নি, কোনো লাভ নেই | tobuo, tao, ekhono, kore felechi, labh hoyni, kichu hoyni, kono labh nei',
  difference:
    'কত বেশি, কত টাকা বাঁচ*, কত বাঁচ*, কত টাকা কম, কত টাকা বেশি, কত তফাত, কত পার্থক্য, কত কম, কত সস্তা, কত টাকার তফাত, কত টাকার পার্থক্য, তফাত কত, পার্থক্য কত, কত বাঁচবে, কত সাশ্রয়*, কত কম পড়*, কত বেশি পড়*, তফাতটা কত, ফারাক কত, কত ফারাক, কত টাকার ফারাক, পার্থক্যটা কত, তফাৎ কত, কত তফাৎ, কত টাকার তফাৎ | koto tofat, koto parthokyo, koto kom, koto sosta, tofat koto, koto banchbe, koto farak, farak koto, koto beshi, koto bach*, koto banch*, parthokyo koto, tofatta koto, tofat ta koto, koto sashroy*, koto taka kom, koto taka beshi, koto taka banch*, koto taka bach*, kotota kom',
  rest: 'বাকি*, বাকী*, বাদবাকি*, অন্যগুলো* | baki*, onnogulo*, badbaki*',
  inWhich:
    'কোনটায়, কোনটাতে, কিসে, কীসে, কোন প্ল্যানে, কোন প্ল্যানটায়, কোন প্ল্যানটাতে, কোনটিতে, কোন প্যাকেজে | kontay, kontate, kise, kon plan e, kon plane, kon planta*, kontite, kon package e, kon plan tay',
  forUs:
    'আমাদের, আমার, আমাকে, আমাদেরকে, আমাদের জন্য, আমার জন্য, আমরা | amader, amar, amake, amader jonno, amar jonno, amra',
  both: 'উভয়, দুটোই, দুটিই, দুটোতেই, দুটোতে, দুটি, দুইটাতেই, দুইটাই, উভয়েই, দুই প্ল্যানে*, দুটো প্ল্যানে* | dutoi, dutoy, dutotei, duitai, duitatei, duto plan*, dui plan*, ubhoy, duto tei',
  twoOfThem:
    'দুই মাস*, দু মাস*, দুমাস*, দুটো মাস*, দুটো, দুটোর, ২ মাস*, 2 মাস* | dui mas*, du mas*, dumas*, duto mas*, duto, dutor, 2 mas*',
  together:
    'মিলিয়ে, মিলে, একসঙ্গে, একসাথে, যোগ করে, যোগ করলে, সব মিলিয়ে, জুড়ে, যোগ দিয়ে | miliye, mile, eksathe, jog kore, jog korle, sob miliye, jog diye',
  inTotal: 'মোট, সর্বমোট, সব মিলিয়ে, টোটাল | mot, mott, sob miliye, shob miliye',
  keptHowLong:
    'কতদিন … রাখ*, কত দিন … রাখ*, কত সময় … রাখ*, কতকাল … রাখ*, কতদিন … থাক*, কত দিন … থাক*, কতদিন … জমা, কত দিন … জমা, কতদিন … রেখে* | kotodin … rakh*, koto din … rakh*, kotodin … thak*, koto din … thak*, kotodin … joma, koto din … joma, kotodin … rekhe*, koto somoy … rakh*',
  nobodyThere:
    'কেউ ধরে না, কেউ থাকে না, ধরার কেউ, ফোন ধরার লোক, কেউ তোলে না, কেউ ধরেনা, কেউ থাকেনা, লোক থাকে না, ধরার লোক নেই, ধরতে পারি না | keu dhore na, keu thake na, dhorar keu, phone dhorar lok, keu tole na, keu dhorena, keu thakena, lok thake na, dhorar lok nei, dhorte pari na',
  its: 'ওটার, ওর, সেটার, এটার, তার, ওইটার, সেইটার, এইটার, ওই প্ল্যানের, সেই প্ল্যানের | otar, setar, etar, tar, oitar, seitar, eitar, oi planer, sei planer',
  sunday: 'রবিবার* | robibar*, rabibar*',
  saturday: 'শনিবার* | shonibar*',
  weekend: 'উইকেন্ড* | ',
  closed: 'বন্ধ*, ছুটি*, বাদ*, না, নেই, ছাড়া | bondho, chhuti, bad diye, chhara, na',
  twice:
    'দ্বিগুণ*, ডবল, দুগুণ*, দুই গুণ, ডাবল* | digun, dwigun, double*, dugun*, dui gun*, dwigun*, digun*',
  thrice: 'তিনগুণ*, তিন গুণ, তিন গুন, তিনগুন*, ট্রিপল | tin gun, tingun*, tin gun*, triple',
  half: 'অর্ধেক*, আধা, আদ্ধেক* | ordhek, adha, addhek*, ordhek*, ardhek*',
  hours: 'ঘণ্টা*, ঘন্টা* | ghonta*',
  more: 'আরও, আরো, বেশি, বেশী | aro, beshi, besi',
  another: 'আরও, আরো | aro, aaro',
  onTop: 'আরও, আরো, বাড়ল*, বাড়ে, উপরে | aro, barle, bare',
  lessBy: 'কম, কমলে | kom, komle',
  rises: 'বাড়*, বেশি | bar*, beshi',
  falls: 'কম*, কমে | kom*',
  aThird: 'এক তৃতীয়াংশ',
  branch:
    'শাখা*, দোকান*, ক্লিনিক*, কাউন্টার*, হোটেল*, ব্রাঞ্চ*, অফিস*, চেম্বার*, আউটলেট*, শোরুম* | shakha, dokan*, branche, chamber*, outlet*, showroom*',
  perCall:
    'প্রতি কল*, একটা কল*, এক একটা কল*, প্রতিটা কল*, প্রতি অর্ডার*, একটা অর্ডার*, এক কল*, একেকটা কল*, প্রতিটি কল*, কল পিছু*, ফোন পিছু*, একটা ফোন*, প্রতি বুকিং* | proti call*, ekta call*, proti order*, ek call*, call pichu*, phone pichu*, ekta phone*, proti booking*, protita call*',
  perDay:
    'প্রতিদিন*, দিনে, রোজ, একদিন*, দিনপ্রতি, দিন পিছু, দৈনিক | protidin*, dine, roj, din pichu, doinik',
  comesTo: 'পড়*, লাগ*, খরচ* | por*, lag*, khoroch*',
  averageMinute: 'গড়ে … মিনিট*, গড় মিনিট* | gore … minute*',
  extraAlone:
    'শুধু বাড়তি, শুধু অতিরিক্ত, কত বাড়তি, বাড়তি মিনিট কত, অতিরিক্ত মিনিট কত, কত অতিরিক্ত, শুধু এক্সট্রা, কেবল বাড়তি, বাড়তিটা কত, কত মিনিট বাড়তি, কত মিনিট অতিরিক্ত, এক্সট্রা মিনিট কত | shudhu barti, koto barti, shudhu extra, kebol barti, bartita koto, koto minute barti, koto minute extra, koto extra, extra minute koto, barti minute koto',
  leftOver:
    'বাকি, বাঁচ*, থাকবে, থাকে, অবশিষ্ট, বেঁচে*, অব্যবহৃত* | baki, bach*, benche*, beche*, obyabohrito*',
  wholeYear:
    'সারা বছর*, পুরো বছর*, বছরে, বছরের, এক বছর*, গোটা বছর*, বছরভর, বার্ষিক, বারো মাস* | sara bochor*, bochore, bochorer, ek bochor*, gota bochor*, bochhore, bochhorer, sara bochhor*, puro bochor*, puro bochhor*, baro mas*, ek bochhor*',
  there:
    'তাতে, ওতে, ওটাতে, সেটাতে, তার জন্য, এর জন্য, ওটায়, এটায়, ওখানে, সেটায়, সেখানে, ওইটায়, সেইটায় | tate, ote, otate, tar jonno, otay, setay, okhane, sekhane, oitay, setate, ota te, seta te',
  reducedBy:
    'কত কমেছে, কত কমল, কত ছাড়, কতটা কমে*, কত কমিয়ে* | koto komeche, koto char, kotota kome*, koto komiye*',
  thosePeople:
    'ওই লোক*, আমার স্টাফ*, আমার লোক*, আমাদের লোক*, আমার ছেলে*, আমাদের ছেলে*, আমার মেয়ে*, আমাদের মেয়ে* | amar lok*, amader lok*, amar chhele*, amader chhele*, amar chele*, amader chele*, amar meye*, amader meye*',
  moreThan:
    'এর বেশি, চেয়ে বেশি, র বেশি, টার বেশি, থেকে বেশি, চেয়ে বেশী, মিনিটের বেশি, টারও বেশি | er beshi, cheye beshi, r beshi, tar beshi, theke beshi, miniter beshi, minuter beshi, er theke beshi',
  sayIn:
    'বলো, বলুন, বলবেন, বলে দিন, বলে দাও, লিখুন, লেখো, লিখে*, উত্তর দিন, উত্তর দাও, উত্তর দেবেন, আবার, এবার থেকে, এখন থেকে, বুঝিয়ে*, জানান, পাঠান, লিখে দিন, বলুন না, বোঝান, বোঝাও, লিখবেন, অনুবাদ* | bolo, bolun, bolben, bole din, likhun, lekho, likhe*, uttor din, uttor dao, abar, ebar theke, ekhon theke, bujhiye*, janan, bojhan, bojhao, likhben, onubad*, pathan, bolte paren',
  script: 'হরফ*, অক্ষর*, লিপি* | horof*, horoph*, okkhor*, okhor*, lipi*',
  latinLetters: '',
  same: 'এটাই, এটা, একই, একই কথা, এই কথা*, এই হিসাব*, সেটাই, ওটাই, ওই মিনিট*, একই মিনিট*, সেই মিনিট*, ঠিক এটাই, ওই একই, সেই একই, ততটাই, একই হিসেব*, একই হিসাব* | etai, eta, eki, eki kotha, ei kotha*, setai, oi minute*, eki minute*, oi eki, sei eki, totota, eki hisab*, eki hiseb*',
  thatBill:
    'ওই বিল*, সেই বিল*, দ্বিতীয় বিল*, প্রথম বিল*, আগের বিল*, ওই মিনিট*, সেই মিনিট*, একই মিনিট*, ঐ বিল*, শেষ বিল*, একই বিল* | oi bill*, sei bill*, ditiyo bill*, prothom bill*, ager bill*, oi minute*, eki minute*, sesh bill*, eki bill*',
  thatPlan:
    'ওই প্ল্যান*, সেই প্ল্যান*, একই প্ল্যান*, এই প্ল্যান*, ঐ প্ল্যান*, ওই প্যাকেজ*, সেই প্যাকেজ*, এই প্যাকেজ* | oi plan*, sei plan*, eki plan*, ei plan*, oi package*, sei package*, ei package*',
  whatIf:
    'যদি, ধরুন, ধরো, ধরা যাক, ধরে নিন, মনে করুন, মনে করো | jodi, dhorun, dhoro, dhora jak, dhore nin, mone korun, mone koro',
  insideFree:
    'ফ্রি মিনিট* … মধ্যে*, ফ্রি মিনিট* … ভিতর*, বিনামূল্যের মিনিট* … মধ্যে*, ফ্রি মিনিটেই, ফ্রি মিনিটগুলোতেই | free minute* … moddhe*, free minute* … bhitor*, free minutei, free minuter modhye*, free minuter moddhe*',
  apartFrom:
    'টাকা ছাড়া, দাম ছাড়া, মিনিট ছাড়া, টাকা বাদে, দাম বাদে, মিনিট বাদে | taka chara, dam chara, minute chara, taka bade, dam bade, minute bade',
  sharing: 'একটাই … প্ল্যান*, একটা প্ল্যানে, মিলিয়ে, ভাগ করে | ektai … plan*, ekta plane, miliye, bhag kore',
  ownPlan:
    'নিজের নিজের, নিজের প্ল্যান, আলাদা আলাদা, আলাদা প্ল্যান | nijer nijer, nijer plan, alada alada, alada plan',
  cannotRead:
    'পড়তে পারে না, পড়তে পারেন না, পড়তে পারি না, জানে না, জানেন না, বোঝে না, বোঝেন না, বুঝতে পারে না, পড়তে জানে না, পড়তে জানেন না, বুঝি না, বুঝতে পারি না | porte pare na, jane na, janen na, bojhe na, bujhte pare na, porte jane na, porte janen na, bujhi na, bujhte pari na, bojhen na',
  correction:
    'ভুল বলে*, ভুল লিখে*, ভুল হয়ে*, ভুল হল*, ভুল করে, বলতে চেয়ে*, বলতে চাই*, লিখতে চেয়ে*, বলার ছিল, আসলে, না না, সরি, দুঃখিত, ভুল বললাম, ভুল লিখলাম, ঠিক করে বলি, ভুল ছিল, আরে না, ভুল নম্বর | bhul bole*, vul bole*, bhul likhe*, bhul hoye*, bhul hol*, bhul kore, bolte cheye*, likhte cheye*, bolar chilo, asole, na na, bhul bollam, vul bollam, bhul likhlam, are na, thik kore boli, bhul chilo, vul likhe*, sorry',
  hireInstead:
    'ছেলে … রাখ*, মেয়ে … রাখ*, লোক … রাখ*, মানুষ … রাখ*, কাউকে রাখ*, কর্মচারী … রাখ*, লোক পাওয়া*, লোক রেখে*, ছেলে রেখে*, মেয়ে রেখে*, কাজের লোক*, ছেলে পেয়ে*, লোক পেয়ে* | chhele … rakh*, chele … rakh*, meye … rakh*, lok … rakh*, manush … rakh*, kauke rakh*, lok rekhe*, chele rekhe*, meye rekhe*, chele peye*, lok peye*, kajer lok*',
  tooMuch:
    'অনেক টাকা, এত টাকা, বেশি টাকা, অনেক বেশি, খুব বেশি, সাধ্যের বাইরে, সামর্থ্যের বাইরে, বাজেটের বাইরে, পোষাবে না, পোষায় না, দামি, পকেটে*, বড্ড বেশি, বেশি হয়ে যাচ্ছে, বেশি হয়ে গেল, বেশি লাগছে, বেশি মনে হচ্ছে, দাম বেশি, খরচ বেশি, এত খরচ, দিতে পারব না, আকাশছোঁয়া, গলাকাটা, বেশ দামি | onek taka, eto taka, beshi taka, onek beshi, khub beshi, sadhyer baire, budget er baire, budgeter baire, poshabe na, poshay na, dami, boddo beshi, beshi hoye jacche, beshi hoye gelo, beshi lagche, beshi mone hocche, dam beshi, khoroch beshi, eto khoroch, dite parbo na, poshacche na, besh dami, onek dam, golakata',
  howSo:
    'এল কীভাবে, এলো কীভাবে, হল কীভাবে, হলো কীভাবে, এত কী করে, এত কি করে, হিসেবটা কী*, হিসাবটা কী*, হিসেব কী*, হিসাব কী*, কীভাবে করলেন, কীভাবে এল, এত কেন, এতো কেন, কেন এত, হিসেব বোঝা*, হিসাব বোঝা*, হিসেব দেখা*, হিসাব দেখা*, কী করে হল*, কি করে হল*, কীভাবে হল*, এটা কীভাবে, ওটা কীভাবে, কীভাবে পেলে*, কিভাবে এল*, কিভাবে হল*, কিভাবে পেলে*, কোত্থেকে এল, কোথা থেকে এল, কী হিসেবে, কোন হিসেবে, কীভাবে দাঁড়াল, কেমন করে হল*, কেমন করে এল*, কিভাবে দাঁড়াল, কীভাবে বেরোল, অঙ্কটা বোঝা*, ভেঙে বল*, ভেঙে বোঝা*, হিসেবটা বোঝা*, হিসাবটা বোঝা*, হিসেবটা দেখা*, হিসাবটা দেখা*, হিসেবটা বল*, হিসাবটা বল*, সেটা কীভাবে, সেটা কী করে, এটা কী করে, কী করে এল*, কি করে এল* | eto ki kore, ki kore holo, kivabe holo, hisebta kivabe, hisab kivabe, hiseb kivabe, kivabe korlen, eto keno, keno eto, hisab dekha*, eta kivabe, ota kivabe, kivabe pele*, kibhabe elo, kibhabe holo, kivabe elo, kothheke elo, kotha theke elo, ki hisebe, kon hisebe, kemon kore holo, kemon kore elo, bhenge bol*, bhenge bojha*, hisebta bojha*, hisabta bojha*, hisebta dekha*, hisabta dekha*, hiseb dekha*, hiseb bojha*, hisab bojha*, seta kivabe, seta ki kore, eta ki kore, ki kore elo, ki vabe elo, kibhabe daralo, ki vabe holo, ki kore ho*',
  goAhead:
    'করে দিন, করে দাও, করিয়ে দিন, করিয়ে দাও, করুন, করো, ব্যবস্থা কর*, বুক কর*, করে ফেলুন, চালু করুন, চালু করে দিন | kore din, kore dao, koriye din, korun, koro, byabostha kor*, book kor*, kore felun, chalu korun, chalu kore din',
  pester:
    'বারবার ফোন, বারবার কল, বার বার ফোন, বার বার কল, রোজ ফোন, রোজ কল, রোজ রোজ, জ্বালা*, বিরক্ত … না, বিরক্ত করবে*, পেছনে পড়*, ঘন ঘন ফোন, প্রতিদিন ফোন, ফোন করতেই থাক*, পিছনে লাগ* | barbar phone, barbar call, bar bar phone, bar bar call, roj phone, roj call, roj roj, jalab*, jwalab*, birokto … na, birokto korbe*, ghono ghono phone, protidin phone, phone kortei thak*, pechone lag*, jalat*, jwalat*',
  first: 'প্রথম*, পয়লা, এক নম্বর*, এক নং | prothom*, ek nombor*, ek number*, 1 no',
  second:
    'দ্বিতীয়*, দু নম্বর*, দুই নম্বর*, দু নং, দুই নং, মাঝের* | dwitiyo*, ditiyo*, dui nombor*, du nombor*, dui number*, du number*, dui no, 2 no, majher*, ditio*, dwitio*',
  third:
    'তৃতীয়*, শেষের*, শেষটা*, তিন নম্বর*, তিন নং | tritiyo*, shesher*, sheser*, sheshta*, tin nombor*, tin number*, tin no, 3 no, tritio*, sesherta',
  smaller:
    'ছোটটা*, ছোট প্ল্যান*, সস্তাটা*, ছোটোটা*, ছোটো প্ল্যান*, কম দামেরটা*, কম দামিটা*, সস্তারটা* | chhotota*, chotota*, chhoto plan*, choto plan*, sostata*, choto ta, chhoto ta, kom damer ta, sostar ta, sosta ta, sosta plan*',
  bigger:
    'বড়টা*, বড় প্ল্যান*, বড়োটা*, বড়ো প্ল্যান*, দামিটা*, বেশি দামেরটা* | borota*, boro plan*, boro ta, damita*, dami ta, dami plan*',
  biggest:
    'সবচেয়ে, সবথেকে, সব থেকে, তৃতীয়, বড় কোম্পানি*, সব চেয়ে, সবচাইতে | sobcheye, sobtheke, tritiyo, sob cheye, shobcheye, sob theke',
  forLess:
    'এর চেয়ে কম*, এর থেকে কম*, এর চেয়ে সস্তা*, তার চেয়ে কম*, আরও সস্তা*, আরও কম*, কিছু সস্তা*, কমে কিছু*, এর কমে*, কমের মধ্যে*, সস্তায় কিছু*, সস্তা কিছু*, কম দামের কিছু* | er cheye kom*, er theke kom*, er cheye sosta*, aro sosta*, aro kom*, er kome*, kome kichu*, komer moddhe*, sostay kichu*, sosta kichu*, kom damer kichu*, er theke sosta*, tar cheye kom*',
  whichPays:
    'কোনটা সস্তা*, কোনটায় লাভ, কোনটা ভালো, কোনটা ভাল, কোনটা নেব, কোনটা নিলে লাভ, সস্তা কোনটা, লাভ কোনটায়, কোনটা লাভজনক*, কোনটায় কম*, কোনটা কম*, কোনটা সাশ্রয়ী, কম পড়বে কোনটা*, কোনটা পোষাবে, কোনটায় সুবিধা* | konta sosta*, kontay labh, konta bhalo, konta nebo, sosta konta, kontay kom*, konta kom*, konta labhjonok, konta poshabe, kom porbe konta, konta valo, konta nile*, kontay subidha*',
  when: 'কবে, কখন, কতদিনে*, কত দিনে*, কটায়, আজ, আজই, আজকে*, কাল, কতক্ষণে, কত ঘণ্টা*, কদিন*, কালকে, কটার সময় | kobe, kokhon, kotodine*, koto dine*, aaj, aji, ajke, kotokkhone, koto ghonta*, kodin*, kalke, kotar somoy',
  roughly: 'আন্দাজ*, মোটামুটি, প্রায় | andaj*, motamuti, pray koto, prai',
  despair:
    'আমি মরে গেলে, আমি মরলে, আমাকে ছাড়া সবাই, বেঁচে থাকার … মানে, বেঁচে থাকার … অর্থ, বেঁচে থেকে … লাভ, বাঁচার … মানে, বাঁচার … ইচ্ছে নেই, বাঁচার … ইচ্ছা নেই, বাঁচতে … ইচ্ছে করে না, সবার বোঝা, সবকিছু শেষ করে*, নিজেকে শেষ*, জীবনের … মানে নেই, জীবনটা … বৃথা, জীবনে … আশা নেই, আর পারছি না … জীবন, আর সহ্য হয় না, সহ্য করতে পারছি না, সবাই ভালো থাকবে আমি, সব শেষ করে দিই, সব শেষ করে দিতে ইচ্ছে*, সব শেষ করে ফেলতে ইচ্ছে*, আমি … বোঝা, বোঝা হয়ে গেছি, আর কোনো আশা নেই, যেন না উঠি, যেন আর না উঠি, আর যেন না উঠি, যেন ঘুম না ভাঙে, ঘুম যেন না ভাঙে, ঘুম … না ভাঙ*, আর যেন না জাগি, চিরতরে ঘুম*, চিরদিনের মতো ঘুম*, সব ছেড়ে চলে যা*, সবাইকে ছেড়ে চলে যা*, পৃথিবী ছেড়ে*, দুনিয়া ছেড়ে*, কেন বেঁচে আছি, কার জন্য বাঁচ*, কীসের জন্য বাঁচ*, বেঁচে কী লাভ, বেঁচে থেকে কী*, বাঁচতে ইচ্ছা করে না, বাঁচতে ইচ্ছে করছে না, বাঁচতে মন চায় না, মরে যাওয়াই ভালো, মরে গেলেই ভালো, মরাই ভালো, বিষ খেয়ে*, বিষ খাব*, গলায় দড়ি*, হাতের শিরা*, ট্রেনের সামনে, ছাদ থেকে ঝাঁপ*, নিজের ক্ষতি, নিজেকে আঘাত | ami more gele, benche thakar … mane, benche theke … labh, banchar … mane, banchar … icche nei, sobar bojha, nijeke sesh*, nijeke shesh*, jiboner … mane nei, ar sojhyo hoy na, sob sesh kore dite icche*, sob shesh kore dite icche*, ami … bojha, bojha hoye gechi, ar kono asha nei, jeno na uthi, jeno ar na uthi, ar jeno na uthi, jeno ghum na bhange, chirotore ghum*, sob chere chole ja*, sobaike chere chole ja*, prithibi chere*, keno benche achi, keno beche achi, kar jonno banch*, beche ki labh, benche ki labh, more jaoai bhalo, more gelei bhalo, bish khabo, bish kheye*, golay dori*, nijer khoti',
  withoutMe:
    'আমি না থাকলে, আমি না থাকলেও, আমি চলে গেলে, আমাকে ছাড়া | ami na thakle, ami na thakleo, ami chole gele, amake chhara',
  wornOut:
    'আর পারছি না, আর পারি না, আর পারব না, ক্লান্ত হয়ে গেছি, খুব ক্লান্ত, ভেঙে পড়েছি, ভেঙে গেছি, হেরে গেছি, সহ্য হচ্ছে না | ar parchi na, r parchi na, ar parchhi na, ar pari na, klanto hoye gechi, khub klanto, bhenge porechi, here gechi, sojjo hocche na, sojjo hoy na',
  nothingLeft:
    'সব শেষ, কিছুই রইল না, কিছুই নেই আর, আর কিছু নেই, কোনো মানে নেই, কোনো মানে হয় না, কোনো আশা নেই, আশা নেই, কোনো উপায় নেই, কোনো পথ নেই, ধার শোধ হবে না, দেনায় ডুবে* | sob sesh, sob shesh, kichui roilo na, ar kichu nei, kono mane nei, kono mane hoy na, asha nei, kono upay nei, denay dube*',
  onlyATrouble:
    'কেউ বোঝে না, কেউ আমাকে বোঝে না, কেউ শোনে না, কেউ নেই আমার, আমার কেউ নেই, একা হয়ে গেছি, বড় একা, কারও কিছু যায় আসে না, কারো কিছু যায় আসে না, কাকে বলব, সবাইকে কষ্ট* | keu bojhe na, keu amake bojhe na, keu shone na, keu sone na, amar keu nei, eka hoye gechi, karo kichu jay ase na, kake bolbo, sobaike koshto*',
  inDanger:
    'অজ্ঞান হয়ে*, জ্ঞান হারিয়ে*, শ্বাস নিতে পারছে*, শ্বাস নিতে পারছি*, রক্ত পড়ছে, রক্ত বন্ধ হচ্ছে না, আগুন লেগেছে, আগুন লেগে গেছে, অ্যাক্সিডেন্ট হয়েছে, দুর্ঘটনা হয়েছে, অ্যাম্বুলেন্স ডাক*, অ্যাম্বুলেন্স পাঠ*, বুকে ব্যথা করছে, বুকে ব্যথা হচ্ছে, স্ট্রোক হয়েছে, বিষ খেয়েছে | oggan hoye*, shash nite parche*, rokto porche, agun legeche, accident hoyeche, ambulance dak*, ambulance path*, buke betha korche, bish kheyeche',
  ofMine: 'আমার, আমাকে | amar, amake',
  sentAlready:
    'মেল করেছি*, মেল করলাম, মেইল করেছি*, মেইল করলাম, মেল পাঠ*, মেইল পাঠ*, ইমেল করেছি*, ইমেল করলাম, ফর্ম ভরেছি*, ফর্ম ভরলাম, ফর্ম পূরণ করেছি*, ফর্ম জমা*, ডেমো চেয়ে*, কল চেয়ে*, নম্বর দিয়ে*, লিখেছিলাম, ফর্ম দিয়ে*, ফর্ম ফিলাপ কর*, ফর্ম ফিল আপ কর*, ফর্ম পাঠিয়ে*, মেসেজ করেছি*, যোগাযোগ করেছি*, মেল দিয়ে*, মেইল দিয়ে*, নম্বর দিলাম, ফর্মটা ভর* | mail korechi*, mail korlam, mail path*, email korechi*, form bhorechi*, form bhorlam, form puron korechi*, form joma*, demo cheye*, number diye*, likhechilam, form fill korechi*, form diye*, form pathiye*, form bhore*, message korechi*, jogajog korechi*, mail diye*, number dilam, form fillup*, form fill up*',
  noAnswer:
    'উত্তর নেই, উত্তর আসেনি, উত্তর পাইনি, জবাব নেই, জবাব পাইনি, জবাব আসেনি, রিপ্লাই নেই, রিপ্লাই আসেনি, ফোন আসেনি, কল আসেনি, আসেনি, কেউ ফোন করেনি, কেউ করেনি, কেউ যোগাযোগ করেনি, কিছুই হয়নি, কেউ আর ফোন*, কেউ ফিরে ফোন*, কেউ কল করেনি, জবাব দেয়নি*, উত্তর দেয়নি*, সাড়া নেই, সাড়া পাইনি, ফোন এল না, কল এল না, ফোন এলো না, ফোন পাইনি, কল পাইনি, কেউ ফোন করল না, কোনো খবর নেই, কোনও উত্তর*, কোনো উত্তর*, কোনো জবাব*, উত্তর এল না, জবাব এল না | uttor nei, uttor pai ni, uttor paini, jobab nei, jobab paini, reply nei, reply paini, phone aseni, call aseni, aseni, keu phone koreni, keu koreni, kichui hoyni, keu ar phone*, keu call koreni, sara nei, sara pai ni, sara paini, phone elo na, call elo na, phone paini, call paini, keu phone korlo na, keu jogajog koreni, kono khobor nei, kono uttor*, kono jobab*, keo phone*, uttor dey ni, uttor elo na, uttor aseni, jobab aseni',
  fromTheStart:
    'শুরু থেকে, গোড়া থেকে, প্রথম থেকে, আবার বলতে হবে, আবার সব বল*, পুরো গল্প, সব আবার, ফের বলতে হবে, ফের সব, নতুন করে, আবার গোড়া* | shuru theke, gora theke, prothom theke, abar bolte hobe, sob abar, pher bolte*, notun kore, abar gora*, abar prothom*',
  yourPeople:
    'আপনাদের কারও, আপনাদের কারো, আপনাদের লোক*, আপনাদের টিম*, আপনাদের কাউকে, তোমাদের কারও, তোমাদের কাউকে, মেশিনের সঙ্গে … না, মেশিনের সাথে … না, রোবটের সঙ্গে … না, রোবটের সাথে … না, বটের সঙ্গে … না, আপনাদের কেউ, আপনাদের মধ্যে কেউ, আপনাদের তরফ*, আপনাদের কোনো লোক*, বটের সাথে … না | apnader karo, apnader lok*, apnader team*, apnader kauke, machine er sathe … na, robot er sathe … na, apnader keu, apnader moddhe keu, apnader kono lok*, apnader torof*, bot er sathe … na',
  whomToAsk:
    'কাকে জিজ্ঞেস করব, কাকে জিজ্ঞাসা করব, কার সঙ্গে কথা বলব, কার সাথে কথা বলব, কাকে লিখব, কোথায় লিখব, কাকে মেল*, কোথায় মেল*, কাকে জানাব, কোথায় জানাব, কার কাছে জানব, কার কাছে জিজ্ঞেস*, কার সঙ্গে যোগাযোগ*, কার সাথে যোগাযোগ*, কাকে ফোন কর*, কাকে জিজ্ঞেস কর*, কোথায় যোগাযোগ* | kake jiggesh korbo, kake jigges korbo, kar sathe kotha bolbo, kake likhbo, kothay likhbo, kake mail*, kothay mail*, kake janabo, kothay janabo, kar kache jan*, kake phone kor*, kar sathe jogajog*, kar songe jogajog*, kake jigg*, kothay jogajog*, kar songe kotha bolb*',
  hearIt:
    'গলা শুন*, গলাটা শুন*, আওয়াজ শুন*, কণ্ঠ শুন*, শুনে দেখ*, নিজে শুন*, নিজে শুনে*, শোনা যাবে, একবার শুন*, নিজের কানে* | gola shun*, awaj shun*, shune dekh*, nije shun*, nije sune*, shona jabe, ekbar shun*, nijer kane*, sune dekh*',
  whatDoYouDo:
    'আপনারা করেন কী, আপনারা কী করেন, আসলে কী করেন, ঠিক কী করেন, তোমরা কী কর*, আপনারা কি করেন, আপনাদের কাজ কী, আপনাদের কাজটা কী | apnara koren ki, apnara ki koren, asole ki koren, tomra ki kor*, apnader kaj ki, apnader kajta ki',
  timesEach:
    'দুবার, দু বার, দুই বার, তিনবার, তিন বার, 2 বার, 3 বার, দুইবার, ৩ বার | dubar, dui bar, tinbar, tin bar, 2 bar, duibar, 3 bar',
  mustTake:
    'নিতে হবে*, নিতেই হবে*, নিতে হয়*, নিতেই হয়*, কিনতে হবে*, কিনতেই হবে*, লাগবেই, নেওয়া লাগবে, নেওয়া জরুরি, আপগ্রেড করতে হবে* | nite hobe*, nitei hobe*, nite hoy*, kinte hobe*, kintei hobe*, newa lagbe, newa joruri, upgrade korte hobe*',
  aFee: 'ফি, ফী, ফিস',
  halfAnswer:
    'অর্ধেক … ধর*, অর্ধেক … তোল*, অর্ধেক … তুল* | ordhek … dhor*, ardhek … dhor*, ordhek … tol*, ordhek … tul*',
  startsAnew:
    'আবার গোড়া থেকে, আবার সব, আবার বলতে, আবার প্রথম থেকে, আবার শুরু, নতুন করে বল*, নতুন করে সব, গোড়া থেকে সব, প্রথম থেকে সব, প্রথম থেকে শুরু, abar gora theke, abar sob, abar bolte, abar prothom theke, abar shuru, notun kore bol*, notun kore sob, gora theke sob, prothom theke sob, prothom theke shuru, ফের সব, ফের বলতে, নতুন করে বোঝা*, আবার একই কথা, আবার জিজ্ঞে*, আবার বোঝা*, pher sob, abar jigg*, notun kore bojha*, abar eki kotha',
  whatAll:
    'কী কী কর*, কি কি কর*, কী করতে পার*, কি করতে পার*, কী করে দেবে, কী কাজে লাগ*, কি কাজে লাগ*, কীভাবে সাহায্য*, কী সাহায্য*, কী উপকার*, কি উপকার*, কী করবে, কী করে দেয়, কী সুবিধা*, কোন কাজে লাগ*, কী কী সুবিধা*, কী লাভ*, কি লাভ*, কী হেল্প* | ki ki kor*, ki korte par*, ki kaje lag*, kivabe help*, kibhabe help*, ki help*, ki upokar*, ki kore debe, ki korbe, ki subidha*, kon kaje lag*, ki labh*',
}
