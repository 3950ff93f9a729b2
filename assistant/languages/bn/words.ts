import type { Words } from '../words.ts'

export const words: Words = {
  'how-much':
    '=কত|কতটা|কতগুলো|কতগুলি|কতখানি|কয়টা|কয়টি|=কটা|কতজন|কত টাকা|=কয়|কতটুকু|কত নম্বর|koto|kato|kotota|kotogulo|koyta|koita|kota|kotojon|koto taka|kotokhani',
  'how-long':
    'কতক্ষণ|কত দিন|কতদিন|কত সময়|কত ঘণ্টা|কত মাস|কত মিনিট ধরে|কতদিন ধরে|কবে পর্যন্ত|মেয়াদ|সময়সীমা|কত লম্বা|কত মিনিটের|kotokkhon|kotokhon|koto din|kotodin|koto somoy|koto shomoy|koto ghonta|koto mas|koto lomba|koto miniter',
  how: 'কীভাবে|কিভাবে|কেমন করে|কী করে|কি করে|কী ভাবে|কি ভাবে|কেমন|পদ্ধতি|প্রক্রিয়া|উপায়|নিয়মটা|kivabe|kibhabe|ki vabe|ki bhabe|ki kore|kemon kore|kemne|kmne|upay',
  what: 'কী কী|কী জিনিস|কীসের|কিসের|মানে কী|এটা কী|আদ্যা কী|adya কী|কী হবে|কী হয়|কী পাব|কী কাজ|কী আছে|কী দেয়|কী থাকে|ki ki|kisher|mane ki|eta ki|adya ki|ki hobe|ki hoy|ki pabo|ki kaj|ki thake|ব্যাপারটা কী|কোন জিনিস|জিনিসটা কী|কী করেন|কী করতে',
  which:
    '=কোন|=কোনটা|=কোনটি|=কোনগুলো|কোন কোন|কোনটায়|কোনটাতে|=কোনটার|=kon|=konta|=konti|kon kon|kontay|kontate|kongulo',
  who: '=কে|=কার|=কারা|=কাকে|=কাদের|কে কে|=কে বা|=ke|=kara|=kake|=kader|kar jonyo|কার জন্য|কাদের জন্য|kader jonno',
  when: '=কখন|=কবে|কটায়|কয়টায়|কোন সময়|কোন দিন|=kokhon|=kobe|=kakhon|kotay|kon somoy|kon din|কটার সময়|কবে থেকে|kobe theke',
  where:
    'কোথায়|কোথা|কোন পেজ|কোন পাতায়|কোন জায়গা|কোনখানে|kothay|kothai|kotha theke|kon page|kon jaygay|konkhane|কই',
  why: '=কেন|কী কারণ|কীজন্য|কী জন্য|কারণ|কিসের জন্য|=keno|=kano|ki karon|ki jonno|karon|কেনই|কেন না|কী দরকার|ki dorkar',
  can: 'পারি|পারে|পারব|পারবে|পারবেন|পারেন|পারবো|সম্ভব|করা যায়|করা যাবে|যাবে কি|যায় কি|হবে কি|সক্ষম|চলবে|যাবে|pari|pare|parbo|parbe|parben|paren|somvob|shombhob|kora jay|kora jabe|jabe|jabe ki|jay ki|hobe ki|cholbe|পারা যায়|পারত|পারলে|করতে পার',
  tell: 'বলুন|বলো|বলবেন|জানান|জানাবেন|বুঝিয়ে|বিস্তারিত|বিবরণ|সম্পর্কে|ব্যাপারে|বিষয়ে|সম্বন্ধে|নিয়ে বলুন|খুলে বলুন|bolun|bolo|bolben|janan|janaben|bujhiye|bistarito|biboron|somporke|shomporke|byapare|bapare|bishoye|bolun na|bolte paren|বলতে পারেন|একটু বলুন|জানাও|janao|জানাবে',
  want: 'চাই|চাইছি|চাচ্ছি|দরকার|প্রয়োজন|লাগবে|চাইছিলাম|ইচ্ছা|নেব|নিতে চাই|খুঁজছি|chai|chaichi|chacchi|dorkar|darkar|proyojon|projon|lagbe|chaichilam|nebo|nite chai|khujchi|চাইলে|চাইব|লাগে|lage|করতে চাই|korte chai',
  give: 'দেন|দেবেন|দেয়|দেবে|দিন|দিচ্ছেন|পাঠান|দিতে পারেন|দেওয়া|দিচ্ছে|দিলে|den|deben|dey|debe|=din na|dicchen|pathan|dite paren|deoa|dewa|দাও|দেবো|সরবরাহ|পাঠাবেন|পাঠিয়ে|pathiye',
  get: 'পাব|পাবো|পাওয়া|পাই|পাবেন|পাবে|মেলে|মিলবে|পেতে|পায়|পেলে|pabo|paoa|pawa|pai|paben|pabe|mele|milbe|pete|পাচ্ছি|পাবে কি|জুটবে|পেয়ে',
  have: '=আছে|আছে কি|থাকে|থাকছে|অন্তর্ভুক্ত|রয়েছে|পাওয়া যায়|থাকবে|ধরা আছে|সঙ্গে আসে|=ache|=achhe|ache ki|thake|thakbe|royeche|paoa jay|pawa jay|ontorbhukto|=ase|আছে নাকি|=আছেন|মধ্যে আছে|শামিল|থাকছে কি|সাপোর্ট করে',
  use: 'ব্যবহার|ইউজ|কাজে লাগ|bebohar|babohar|byabohar|use kor|kaje lag',
  know: 'জানে|জানা|জানতে|জানি|টের পা|অবগত|jane|jana|jante|jani|jante chai|জানব|খবর পা',
  see: 'দেখ|পড়ব|দেখান|দেখাও|পড়তে|dekh|dekha|dekhte|dekhbo|dekhan|porte|porbo|দেখা যা|নজর দি',
  change:
    'বদল|পাল্ট|পরিবর্তন|সরাতে|bodol|badal|bodlano|bodlate|palta|palte|poriborton|বদলে|এগিয়ে পিছিয়ে',
  work: 'কাজ করে|কাজ করবে|কাজ করেন|=কাজ|কাজকর্ম|চলে|চলছে|kaj kore|kaj korbe|=kaj|=kaaj|chole|choley|কাজ চালা|কাজের|কাজ হয়|kaj hoy',
  late: 'দেরি|লেট|বিলম্ব|দেরিতে|deri|derite|bilombo|late hole',
  kinds:
    'কী কী|কোন কোন|ধরনের|ধরন|প্রকার|তালিকা|কত রকম|কত ধরনের|লিস্ট|বিকল্প|রকমের|ki ki|kon kon|dhoroner|dhoron|prokar|talika|koto rokom|rokomer|bikolpo',
  price:
    'দাম|মূল্য|খরচ|রেট|চার্জ|প্রাইস|=ফি|ফিস|মাশুল|=দর|ভাড়া|খরচা|খরচাপাতি|কত পড়বে|কত পড়ে|কত নেন|কত করে|কত টাকায়|কতয়|দর কত|dam|daam|damer|mullo|mulyo|khoroch|khorch|khorcha|kharach|rate koto|charge|koto porbe|koto pore|koto nen|koto taka lage|koto kore|kotoy|মূল্যতালিকা|ব্যয়|প্রাইসিং',
  money: 'টাকা|পয়সা|রুপি|অর্থ|টাকাপয়সা|হাজার|লাখ|লক্ষ|taka|takar|takay|poysa|poisa|hajar|hazar|lakh|rupi|টাকায়',
  pay: 'দিতে হবে|দিতে হয়|দেওয়া লাগ|লাগবে কত|কত লাগবে|কত লাগে|গুনতে হবে|মেটাতে|পড়বে|পড়ে যাবে|পেমেন্ট|খরচ হবে|খরচ করতে|পরিশোধ|dite hobe|dite hoy|koto lagbe|koto lage|porbe|payment korte|khoroch hobe|khoroch korte|porishodh|কত দেব|koto debo|টাকা লাগবে|taka lagbe|টাকা লাগে|taka lage',
  bill: 'বিল|মোট|হিসেব|হিসাব|সর্বমোট|সব মিলিয়ে|যোগফল|টোটাল|দাঁড়াবে|দাঁড়ায়|কত হবে|কত আসবে|কষে|মোট কত|bil|mot|moth|hiseb|hisab|hishab|sob miliye|shob miliye|total|daray|darabe|koto hobe|koto asbe|mot koto|bill koto|সর্বসাকুল্যে|কত দাঁড়ায়',
  cheap:
    'সস্তা|সাশ্রয়ী|কম দামে|কম দামি|কম খরচ|সুলভ|লাভজনক|কম পয়সা|পোষাবে|shosta|sosta|sasta|kom dame|kom dami|kom khoroch|shulobh|sulov|poshabe|লাভ হবে|পকেটে',
  expensive:
    'দামি|দামী|বেশি দাম|অনেক টাকা|অনেক দাম|খুব বেশি|বড্ড বেশি|ব্যয়বহুল|এত টাকা|অত টাকা|বেশি পড়|দাম বেশি|খরচ বেশি|সামর্থ্য|বাজেটের বাইরে|dami|beshi dam|besi dam|onek taka|onek dam|khub beshi|eto taka|oto taka|dam beshi|khoroch beshi|byoybohul|গলাকাটা|এত দাম|eto dam|পোষাবে না|poshabe na',
  cheapest:
    'সবচেয়ে সস্তা|সবচেয়ে কম|সব থেকে সস্তা|সব থেকে কম|সর্বনিম্ন|ন্যূনতম|কমপক্ষে কত|সবচাইতে কম|শুরু কত|কত থেকে শুরু|sobcheye sosta|shobcheye shosta|sobcheye kom|sob theke sosta|sob theke kom|shob theke kom|sorbonimno|koto theke shuru|শুরুর দাম|কম করে কত|সবথেকে সস্তা|সবথেকে কম',
  budget:
    'বাজেট|খরচ করতে পারি|এর মধ্যে হবে|দিতে পারব|টাকার মধ্যে|এর বেশি পারব না|হাতে আছে|budget|bajet|khoroch korte pari|takar moddhe|takar modhye|dite parbo|hate ache|বেশি দিতে পারব না',
  free: 'ফ্রি|বিনামূল্য|বিনা পয়সা|বিনা খরচ|মাগনা|বিনে পয়সা|টাকা ছাড়া|নিখরচা|বিনা মূল্য|free te|binamulye|binamullo|bina poysa|bina khoroch|magna|taka chara|টাকা না দিয়ে|ফ্রীতে|ফ্রী',
  discount:
    'ছাড়|ডিসকাউন্ট|অফার|কুপন|কমানো যাবে|কমিয়ে দিন|কম করুন|দরাদরি|কিছু কম|একটু কম|রেয়াত|chhar|chaar paoa|discount|offer|coupon|komano jabe|komiye din|kom korun|doradori|kichu kom|ektu kom|দাম কমান|dam koman|দাম কমান যাবে|কমসম',
  tax: 'জিএসটি|ট্যাক্স|কর চালান|কর সমেত|পাকা বিল|জি এস টি|কর ধরা|শুল্ক কর|gst|tax|paka bill|কর সহ|কর বাদে|জিএসটি বিল|ট্যাক্স ইনভয়েস',
  'payment-method':
    'ইউপিআই|ক্রেডিট কার্ড|ডেবিট কার্ড|পেটিএম|ফোনপে|গুগল পে|নেট ব্যাঙ্কিং|নগদ|চেকে|কিস্তি|টাকা কীভাবে দেব|পেমেন্ট কীভাবে|অনলাইনে টাকা|কার্ডে|কীভাবে পেমেন্ট|nogod|cheque|kisti|taka kivabe debo|payment kivabe|kivabe payment|card e|upi te|upi|প্রিপেইড|পোস্টপেইড|টাকা দেব কীভাবে|taka debo kivabe|পেমেন্ট পদ্ধতি',
  refund:
    'রিফান্ড|টাকা ফেরত|ফেরত পাব|পয়সা ফেরত|মূল্য ফেরত|refund|taka ferot|taka pherot|ferot pabo|পছন্দ না হলে|pochondo na hole|ভালো না লাগলে|bhalo na lagle|টাকা ফিরে',
  contract:
    'চুক্তি|লক ইন|লক-ইন|বাধ্যবাধকতা|মাঝপথে ছাড়|মাঝপথে বন্ধ|যখন খুশি বন্ধ|প্ল্যান বন্ধ|সাবস্ক্রিপশন বন্ধ|প্ল্যান বাতিল|সাবস্ক্রিপশন বাতিল|কন্ট্রাক্ট|নোটিস|ছেড়ে দিতে|নবীকরণ|চুক্তিপত্র|chukti|lock in|majhpothe|jokhon khushi bondho|plan bondho|plan batil|subscription bondho|subscription batil|subscription cancel|plan cancel|chere dite|রিনিউ|renew|বন্ধ করে দিতে পারি|শর্তাবলী',
  'seat-fee':
    'প্রতি ইউজার|ইউজার পিছু|জনপ্রতি|মাথাপিছু|প্রতি সিট|সিট পিছু|কতজন ব্যবহার|প্রতি লগইন|ইউজার লাইসেন্স|user pichu|proti user|jon proti|jonoproti|mathapichu|kotojon use|kotojon bebohar|কতজন ইউজার|প্রতি কর্মী ফি',
  'setup-fee':
    'সেটআপ ফি|সেটআপ চার্জ|সেটআপ খরচ|এককালীন|জামানত|ডিপোজিট|অগ্রিম|অ্যাডভান্স দিতে|লুকোনো|লুকানো|গোপন চার্জ|আলাদা চার্জ|বাড়তি চার্জ|আর কোনো চার্জ|আর কোনও খরচ|অন্য কোনো খরচ|setup fee|setup charge|setup khoroch|ekkalin|jamanot|deposit|ogrim|lukano|lukono|alada charge|barti charge|ar kono charge|ar kono khoroch|hidden charge|বসানোর খরচ|চালু করার খরচ',
  currency: 'ডলার|ইউরো|পাউন্ড|বিদেশি মুদ্রা|মুদ্রায়|দিরহাম|dollar|euro|bideshi mudra|বাংলাদেশি টাকা',
  yearly:
    'বছর|বাৎসরিক|বার্ষিক|বছরে|সারা বছর|bochor|bochhor|bochore|bosor|barshik|batsorik|তিন মাসের প্ল্যান|ত্রৈমাসিক|ষান্মাসিক|সালানা',
  monthly:
    '=মাস|=মাসে|=মাসের|মাসিক|প্রতি মাস|প্রতিমাস|মাসে মাসে|=মাসটা|=mas|=mase|=maser|=mashe|=masher|masik|proti mase|protimase|mashik|মান্থলি|ফি মাসে|মাসপ্রতি',
  daily:
    '=দিন|=দিনে|=দিনের|=রোজ|প্রতিদিন|দৈনিক|রোজকার|প্রত্যেক দিন|=dine|=diner|=roj|=roz|protidin|doinik|rojkar|=din|দৈনন্দিন',
  weekly: 'সপ্তাহ|সাপ্তাহিক|হপ্তা|soptaho|shoptaho|saptaho|soptahe|shoptahe|hopta|saptahik',
  plan: 'প্ল্যান|প্যাকেজ|প্লান|স্কিম|সাবস্ক্রিপশন|প্যাক|পরিকল্পনা|প্ল্যানগুলো|planer|plane ki|plangulo|package|pyakej|scheme|প্যাকেজগুলো|plan ta|planta',
  base: '=বেস|বেসে|বেসের|বেসিক প্ল্যান|বেস প্ল্যান|বেসটা|=বেইস|বেসিকটা|=bes|base plan|basic plan|base e|baser|base ta|base er|বেজ প্ল্যান|=বেইজ',
  pro: '=প্রো|প্রো প্ল্যান|=প্রোতে|=প্রোর|=প্রোটা|প্রো তে|প্রো এর|=প্রোয়ে|=pro|prote|pro te|pro er|pror|prota|pro plan|প্রফেশনাল প্ল্যান',
  enterprise:
    'এন্টারপ্রাইজ|এন্টারপ্রাইস|এন্টারপ্রাইজ়|ইন্টারপ্রাইজ|এন্টারপ্রাইজে|enterprise|enterpraij|entarprise|কর্পোরেট প্ল্যান',
  'smaller-plan':
    'ছোট প্ল্যান|ছোটো প্ল্যান|ছোটটা|ছোটোটা|সবচেয়ে ছোট|সবচেয়ে ছোটো|প্রথম প্ল্যান|সস্তারটা|সস্তাটা|কম দামিটা|সস্তা প্ল্যান|শুরুর প্ল্যান|স্টার্টার|নিচের প্ল্যান|সবচেয়ে সস্তা প্ল্যান|সব থেকে সস্তা প্ল্যান|সবচেয়ে কম দামি প্ল্যান|choto plan|chhoto plan|chotota|chhotota|sobcheye choto|shobcheye choto|prothom plan|sostata|shostata|sosta plan|sostar ta|sobcheye sosta plan|sob theke sosta plan|shurur plan|সব থেকে ছোট|সব থেকে ছোটো|sob theke choto|সবচেয়ে সস্তাটা|সবথেকে সস্তা প্ল্যান',
  'middle-plan':
    'মাঝারি প্ল্যান|মাঝের প্ল্যান|মাঝেরটা|মাঝারিটা|দ্বিতীয় প্ল্যান|মধ্যেরটা|majhari plan|majher plan|majherta|majharita|ditiyo plan|dwitiyo plan|মাঝখানের',
  'bigger-plan':
    'বড় প্ল্যান|বড়ো প্ল্যান|বড়টা|বড়োটা|সবচেয়ে বড়|সবচেয়ে বড়ো|তৃতীয় প্ল্যান|দামিটা|দামি প্ল্যান|উপরের প্ল্যান|বড় কোম্পানি|বড়ো কোম্পানি|boro plan|borota|sobcheye boro|shobcheye boro|tritiyo plan|damita|dami plan|uporer plan|boro company|সব থেকে বড়|sob theke boro|বড় সংস্থা',
  compare:
    'তফাত|তফাৎ|পার্থক্য|ফারাক|তুলনা|চেয়ে|আলাদা|ভেদ|বনাম|তুলনায়|tofat|tafat|parthokko|parthokyo|farak|tulona|cheye|alada|bonam|পার্থক্যটা|তফাতটা|মধ্যে কোনটা',
  suggest:
    'সাজেস্ট|পরামর্শ|কোনটা নেব|কোনটা ভালো|নেওয়া উচিত|উপযুক্ত|মানাবে|ঠিক হবে|ভালো হবে|বেছে দিন|কোনটা নিলে|নিলে ভালো|সুপারিশ|যথেষ্ট|কুলোবে|চলে যাবে|মানানসই|সুবিধা হবে|নেব বলুন|কোন প্ল্যান নেব|suggest|poramorsho|konta nebo|konta bhalo|konta valo|newa uchit|neoa uchit|upojukto|manabe|thik hobe|bhalo hobe|valo hobe|beche din|konta nile|nile bhalo|jothesto|kulobe|kon plan nebo|kon planta nebo|konta newa|কোনটা নেওয়া|আমার জন্য কোন',
  upgrade:
    'আপগ্রেড|ডাউনগ্রেড|প্ল্যান বদল|প্ল্যান পাল্ট|বড় প্ল্যানে যে|পরে বদল|upgrade|plan bodol|plan change|plan palta|pore bodol|প্ল্যান চেঞ্জ|অন্য প্ল্যানে যাও',
  former:
    'আগের দাম|আগে কত|পুরনো দাম|পুরোনো দাম|কাটা দাম|কেটে দেওয়া|আগে দাম|আগেকার|আগে ছিল|ager dam|age koto|purono dam|kata dam|age dam|agekar|age chilo|আগের মূল্য|কাটা আছে|আগের রেট',
  minute:
    'মিনিট|মিনিটের|মিনিটে|টকটাইম|কথা বলার সময়|minit|miniter|minite|minut|minuter|talktime|মিনিট্স',
  extra:
    'অতিরিক্ত|বাড়তি|এক্সট্রা|বেশি হলে|বেশি ব্যবহার|পেরোলে|পেরিয়ে|ছাড়ালে|ছাড়িয়ে|সীমার বাইরে|লিমিট পার|ওপরে|এর উপর|otirikto|atirikto|barti|extra|beshi hole|beshi use|beshi bebohar|perole|periye|charale|limit par|limit cross|বেশি কথা|বেশি মিনিট|beshi minute|বাইরে গেলে',
  'used-up':
    'শেষ হলে|শেষ হয়ে|ফুরোলে|ফুরিয়ে|ফুরালে|শেষের পর|তারপর|এর পর|এর পরে|মিনিটের পর|শেষ হওয়ার পর|শেষ করে ফেল|shesh hole|sesh hole|shesh hoye|sesh hoye|furole|furiye|furale|tarpor|tar por|er por|er pore|miniter por|খতম|শেষ হবার|শেষ হলো',
  'carry-over':
    'বেঁচে গেলে|বেঁচে যাওয়া|বাকি মিনিট|পরের মাসে|আগামী মাসে|জমে থাক|অব্যবহৃত|ব্যবহার না হলে|যোগ হবে|bache gele|beche gele|beche jaoa|baki minute|baki minit|porer mase|porer mashe|agami mase|use na hole|obyabohrito|নষ্ট হয়|না লাগলে পরের|ক্যারি ফরওয়ার্ড|জমা থাকে পরের',
  credits: 'ফ্লেক্সিবল ক্রেডিট|ক্রেডিটস|ক্রেডিট সিস্টেম|নমনীয় ক্রেডিট|flexible credit|credits',
  'custom-price':
    'কাস্টম|কোটেশন|কোট চাই|কোট দিন|ফ্লেক্সিবল প্রাইস|নিজের মতো দাম|প্রয়োজন মতো দাম|আলোচনা করে দাম|নির্দিষ্ট দাম|ফিক্সড|custom|quotation|kotation|flexible price|fixed dam|nirdishto dam|আলোচনাসাপেক্ষ|বিশেষ দাম|চাহিদা মতো',
  'many-numbers':
    'অনেক নম্বর|একাধিক নম্বর|আলাদা নম্বর|আলাদা আলাদা নম্বর|দুটো নম্বর|প্রতিটি শাখা|প্রতি শাখা|অনেক শাখা|শাখা|ব্রাঞ্চ|কয়েকটা নম্বর|বেশ কটা নম্বর|onek number|ekadhik number|alada number|alada alada number|duto number|proti shakha|onek shakha|shakha|branch|koyekta number|কয়েকটি নম্বর|একের বেশি নম্বর|eker beshi number|শাখাগুলো',
  'multi-agent':
    'মাল্টিএজেন্ট|মাল্টি এজেন্ট|অনেক এজেন্ট|একাধিক এজেন্ট|কয়েকটা এজেন্ট|multiagent|multi agent|onek agent|ekadhik agent|koyekta agent|একের বেশি এজেন্ট|দুটো এজেন্ট',
  calculator: 'ক্যালকুলেটর|ক্যালকুলেটার|হিসেব করার জায়গা|স্লাইডার|calculator|kalkuletor|হিসাব করার টুল',
  seconds:
    'সেকেন্ড|সেকেণ্ড|আধ মিনিট|আধা মিনিট|পুরো মিনিট ধর|রাউন্ড|second|sekend|adh minute|adha minute|পালস|মিনিটের কম',
  limit:
    'সীমা|লিমিট|সর্বোচ্চ|সর্বাধিক|আনলিমিটেড|সীমাহীন|সবচেয়ে বেশি কত|ম্যাক্সিমাম|shima|sima|limit|sorbocho|shorboccho|unlimited|maximum|খুব বেশি হলে কত|বাধা আছে|যত খুশি|joto khushi',
  'human-agent':
    'কর্মচারী|কর্মী|স্টাফ|টেলিকলার|রিসেপশনিস্ট|এজেন্ট|অপারেটর|লোক রাখ|লোকজন|=লোক|=মানুষ|মানুষের|লোকের|কল সেন্টার|ছেলেমেয়ে|মেয়ে রাখ|ছেলে রাখ|kormochari|kormi|staff|telecaller|receptionist|agent|lok rakh|lokjon|=lok|=manush|manusher|loker|call center|call centre|মানব এজেন্ট|একজন লোক|ekjon lok|কাজের লোক',
  salary: 'মাইনে|বেতন|স্যালারি|মাহিনা|মজুরি|maine|beton|salary|mahina|mojuri|মাস মাইনে',
  hire: 'লোক রাখ|রাখলে|রাখার চেয়ে|নিয়োগ|রাখতে গেলে|কাজে রাখ|রাখা ভালো|রাখতে|lok rakh|rakhle|rakhar cheye|niyog|rakhte gele|kaje rakh|rakhte|হায়ার|রাখব না',
  replace:
    'বদলে|জায়গায়|পরিবর্তে|চাকরি যাবে|চাকরি খাবে|চাকরি চলে|ছাঁটাই|কাজ হারা|bodole|badole|jaygay|poriborte|chakri jabe|chakri khabe|chakri chole|chhatai|chatai|জায়গা নেবে|jayga nebe|ছাড়িয়ে দে',
  save: 'বাঁচবে|বাঁচে|বাঁচানো|সাশ্রয়|সঞ্চয়|লাভ কত|=লাভ|লাভ হবে|লাভ কী|মুনাফা|সুবিধে|banchbe|bachbe|bache koto|sashroy|shasroy|sonchoy|=labh|=lav|labh ki|lav ki|labh hobe|munafa|টাকা বাঁচ|taka bach',
  reduce:
    'কমবে|কমে|কমানো|কমাতে|কমায়|হ্রাস|কমাব|কমিয়ে|komabe|kombe|kome|komano|komate|komay|komiye|কমাবে|ঘাটতি|কাটছাঁট',
  percent:
    'শতাংশ|পার্সেন্ট|শতকরা|ভাগ প্রশ্ন|কত ভাগ|শতভাগ|অনুপাত|shotangsho|shotangso|shatangsho|percent|shotokora|koto bhag|একশোর মধ্যে|১০০ তে কত',
  call: '=কল|=কলের|=কলে|=কলটা|=কলগুলো|=কলগুলি|=কলগুলোর|ফোন|ফোনকল|টেলিফোন|=কলিং|রিং|phone|fon|phoner|phone e|callgulo|caller|=kol|call e|রিংটোন|ফোনালাপ',
  incoming:
    'ইনকামিং|ইনবাউন্ড|ফোন ধর|ফোন তোল|কল ধর|কল রিসিভ|ফোন রিসিভ|ফোন এলে|কল এলে|ফোন আসে|কল আসে|আসা কল|তুলবে|রিসিভ|incoming|inbound|phone dhor|call dhor|phone tol|phone receive|call receive|phone ele|call ele|phone ase|call ase|asa call|ফোন নেয়|কল নেয়|call ney|phone ney|কল ওঠা|ধরবে কে|dhorbe',
  outgoing:
    'আউটগোয়িং|আউটবাউন্ড|নিজে ফোন|নিজে কল|নিজে থেকে ফোন|নিজে থেকে কল|গ্রাহকদের ফোন|গ্রাহককে ফোন|কাস্টমারকে ফোন|কাস্টমারদের ফোন|গ্রাহকদের কল|কাস্টমারদের কল|কাস্টমারকে কল|লিডদের|=লিড|ফলো আপ|ফলোআপ|ক্যাম্পেন|ক্যাম্পেইন|রোগীদের ফোন|রোগীকে ফোন|কল ব্যাক করে|ফোন করতে পারে|কল করতে পারে|ফোন করবে|কল করবে|outgoing|outbound|nije phone|nije call|nije theke phone|nije theke call|grahokder phone|customer ke phone|customer ke call|customerder call|customerder phone|leads|follow up|campaign|rogider phone|phone korte pare|call korte pare|phone korbe|call korbe|লোককে ফোন|ফোন করে জানা|পুরনো লিড',
  'at-once':
    'একসঙ্গে|একসাথে|এক সঙ্গে|এক সাথে|একই সময়|এক সময়ে|একই সঙ্গে|একই সাথে|একবারে|একযোগে|সমান্তরাল|=লাইন|লাইনে কত|কটা লাইন|eksathe|ekshathe|ek sathe|ek shathe|eksonge|ekshonge|ek songe|eki somoy|eki shomoy|eki sathe|eki songe|ekbare|ekjoge|=line|=lines|koto line|লাইনগুলো|কতগুলো লাইন',
  queue:
    'লাইনে দাঁড়া|হোল্ড|লাইন ব্যস্ত|ব্যস্ত|এনগেজ|বিজি|সারি|লাইন বিজি|অপেক্ষায় রাখ|hold e|hold korte|line byasto|byasto|bysto|busy|engage|line e dara|কিউ|ঝুলিয়ে রাখ',
  caller:
    'গ্রাহক|কাস্টমার|খদ্দের|ক্রেতা|কলার|ক্লায়েন্ট|অতিথি|যিনি ফোন|ফোনকারী|খরিদ্দার|grahok|grahak|customer|khodder|kreta|client|otithi|jini phone|khoriddar|কাস্টমারদের|লোকেরা|পাবলিক',
  'know-caller':
    'চিনতে পার|চেনে|নাম ধরে|মনে রাখ|পুরনো গ্রাহক|পুরনো কাস্টমার|কে ফোন কর|কার ফোন|আগের কথা মনে|chinte par|chene|nam dhore|mone rakh|purono grahok|purono customer|ke phone kor|kar phone|ager kotha mone|চিনবে|chinbe|পুরোনো খদ্দের',
  voice: 'ভয়েস|কণ্ঠ|গলা|আওয়াজ|স্বর|ভয়েস এজেন্ট|voice|konTho|kontho|gola|awaj|aoaj|ভয়েসবট|মুখে কথা',
  'voice-kind':
    'পুরুষ কণ্ঠ|মহিলা কণ্ঠ|মেয়ের গলা|ছেলের গলা|মহিলার গলা|পুরুষের গলা|উচ্চারণ|নিজের গলা|আমার গলা|রোবটের মতো|মানুষের মতো শোনা|গলা কেমন|কণ্ঠস্বর কেমন|গলা বদল|ভয়েস ক্লোন|টান আছে|meyer gola|cheler gola|mohilar gola|purusher gola|uccharon|nijer gola|amar gola|roboter moto|manusher moto shona|gola kemon|voice kemon|gola bodol|male voice|female voice|accent|যান্ত্রিক গলা|কার গলা',
  record:
    'রেকর্ড|রেকর্ডিং|পরে শোনা|পরে শুন|কল শোনা|রেকর্ডগুলো|রেকর্ড হয়|recording|record|rekord|pore shona|pore shun|call shona|রেকডিং|কথা শুনতে পাব পরে',
  summary:
    'সারাংশ|সামারি|সারসংক্ষেপ|সংক্ষিপ্ত বিবরণ|সারমর্ম|নোট পাব|shararongsho|sarangsho|saransho|summary|shongkhipto biboron|sarsonkhep|সারকথা|কলের সারাংশ',
  analytics:
    'অ্যানালিটিক্স|এনালিটিক্স|রিপোর্ট|পরিসংখ্যান|বিশ্লেষণ|তথ্য বিশ্লেষণ|গ্রাফ|কেন ফোন করে|কত কল এল|analytics|report|porisonkhyan|bishleshon|keno phone kore|koto call elo|স্ট্যাটিস্টিক্স|ইনসাইট|অ্যানালিটিকস|কলের হিসেব',
  'advanced-analytics':
    'অ্যাডভান্সড অ্যানালিটিক্স|অ্যাডভান্স অ্যানালিটিক্স|উন্নত অ্যানালিটিক্স|উন্নত রিপোর্ট|উন্নত বিশ্লেষণ|বিস্তারিত রিপোর্ট|advanced analytics|advance analytics|unnoto|এডভান্সড এনালিটিক্স',
  'basic-analytics':
    'বেসিক অ্যানালিটিক্স|সাধারণ রিপোর্ট|সাধারণ অ্যানালিটিক্স|প্রাথমিক অ্যানালিটিক্স|basic analytics|sadharon report|বেসিক রিপোর্ট',
  transcript:
    'ট্রান্সক্রিপ্ট|কথোপকথনের লেখা|লিখিত রূপ|পুরো কথা লেখা|কথাবার্তা লিখে|লেখা আকারে|transcript|likhito rup|puro kotha lekha|lekha akare|হুবহু লেখা|কী কথা হল|ki kotha holo',
  missed:
    'মিসড কল|মিস কল|কল মিস|ফোন মিস|ধরতে পারি না|কেউ ধরে না|ফোন ধরা হয় না|ছুটে যায়|মিস হয়|missed call|miss call|call miss|phone miss|dhorte pari na|keu dhore na|miss hoy|ফোন না ধরলে|phone na dhorle|ধরা যায় না',
  night:
    '=রাত|রাতে|রাতের|মাঝরাত|মধ্যরাত|গভীর রাত|সন্ধ্যা|সন্ধে|ভোর|অফিস বন্ধ|দোকান বন্ধ|রাত্রে|অফিসের পরে|=rat|raat|=rate o|ratre|rater bela|majhrat|modhyorat|gobhir rat|sondhya|sondhe|shondhe|bhore|office bondho|dokan bondho|বন্ধের পর|রাতবিরেতে|রাত বিরেতে|raate',
  holiday:
    'ছুটি|রবিবার|রোববার|শনিবার|উৎসব|পুজো|পূজা|দুর্গাপুজো|ঈদ|দীপাবলি|কালীপুজো|সাপ্তাহিক ছুটি|chuti|chhuti|robibar|rabibar|shonibar|utsob|pujo|puja|durgapujo|eid|holiday|sunday|পার্বণ|নববর্ষ|পয়লা বৈশাখ|সপ্তাহান্ত',
  'all-day':
    '24 ঘণ্টা|চব্বিশ ঘণ্টা|24 ঘন্টা|চব্বিশ ঘন্টা|দিনরাত|দিন রাত|সবসময়|সব সময়|সর্বক্ষণ|যখন তখন|যে কোনো সময়|যেকোনো সময়|যে কোনও সময়|সারাদিন|সারাক্ষণ|24 ghonta|chobbish ghonta|dinrat|din rat|sobsomoy|shob shomoy|sob somoy|sorbokkhon|jokhon tokhon|je kono somoy|jekono somoy|saradin|sharadin|সারা দিন|বারো মাস|৩৬৫ দিন|24x7|24/7',
  timing:
    'সময়সূচি|টাইমিং|কটা থেকে|কটা পর্যন্ত|কয়টা থেকে|খোলা|চালু থাক|কাজের সময়|অফিস টাইম|কখন খোলা|বন্ধ থাক|somoysuchi|timing|kota theke|kota porjonto|koyta theke|khola|chalu thak|kajer somoy|kokhon khola|bondho thak|=সময়|=somoy|=shomoy|টাইম|পাওয়া যায় কখন',
  wait: 'অপেক্ষা|ওয়েট|দাঁড়িয়ে থাক|সবুর|কতক্ষণ লাগে|opekkha|opekha|apekkha|wait|dariye thak|kotokkhon lage|ধৈর্য',
  fast: 'তাড়াতাড়ি|দ্রুত|চটপট|সঙ্গে সঙ্গে|সাথে সাথে|তৎক্ষণাৎ|গতি|স্পিড|জলদি|ঝটপট|এক্ষুনি|ধীর|taratari|druto|chotpot|songe songe|sathe sathe|shathe shathe|goti|speed|joldi|jhotpot|কত তাড়াতাড়ি|রেসপন্স টাইম|শীঘ্র',
  answer: 'উত্তর|জবাব|রিপ্লাই|সাড়া|uttor|uttar|jobab|jabab|reply|sara dey|উত্তর দেয়|রেসপন্স',
  understand:
    'বোঝে|বুঝ|বুঝতে|বুঝবে|বোঝা|ধরতে পারে কথা|bojhe|bujh|bujhte|bujhbe|bojha|গোলমালে|আওয়াজের মধ্যে|শব্দের মধ্যে|ইনটেন্ট|উদ্দেশ্য বোঝ',
  accuracy:
    'নির্ভুল|সঠিক|নিখুঁত|ভুল করে|ভুল হয়|ভরসা|বিশ্বাসযোগ্য|নির্ভরযোগ্য|অ্যাকুরেসি|একুরেসি|যথার্থ|কতটা ঠিক|কত ভালো|ভুলভ্রান্তি|nirbhul|sothik|shothik|nikhut|bhul kore|vul kore|bhul hoy|vul hoy|bhorsha|bhorosa|bishwasjogyo|nirbhorjoggo|accuracy|kotota thik|koto bhalo|বিশ্বাস করা|বুদ্ধিমান|চালাক',
  resolve:
    'সমাধান|মেটায়|মেটাতে|মেটে|মিটে|সামলায়|সামলাতে|সামলাবে|নিজেই|নিজে নিজে|আপনা থেকে|শেষ করে|নিষ্পত্তি|somadhan|shomadhan|metay|metate|mete|samlay|shamlay|samlate|samlabe|nijei|nije nije|apna theke|হ্যান্ডেল|handle|প্রথম কলেই|সলভ|মীমাংসা',
  'tier-one':
    'টিয়ার 1|টিয়ার ওয়ান|টিয়ার-1|প্রথম স্তর|লেভেল 1|লেভেল ওয়ান|tier 1|tier one|level 1|prothom stor|প্রাথমিক স্তরের|টিয়ার',
  routine:
    'রোজকার প্রশ্ন|সাধারণ প্রশ্ন|সাধারণ|বারবার|একই প্রশ্ন|নিত্যদিনের|রুটিন|সহজ প্রশ্ন|মামুলি|প্রশ্ন|জিজ্ঞাসা|কোয়েরি|rojkar proshno|sadharon proshno|sadharon|barbar|eki proshno|routine|sohoj proshno|proshno|jiggasa|query|গতানুগতিক|বাঁধা প্রশ্ন',
  'self-service':
    'সেল্ফ সার্ভিস|মানুষ ছাড়া|লোক ছাড়া|মানুষের সাহায্য ছাড়া|কারও সাহায্য ছাড়া|স্টাফ ছাড়া|self service|manush chara|lok chara|staff chara|manusher sahajjo chara|95 শতাংশ|95%|৯৫ শতাংশ',
  'handling-time':
    'হ্যান্ডলিং টাইম|হ্যান্ডেলিং টাইম|গড় সময়|প্রতি কলের সময়|কলের গড় সময়|handling time|gor somoy|aht|99 শতাংশ|99%|কলপিছু সময়',
  automate:
    'অটোমেট|অটোমেটিক|স্বয়ংক্রিয়|আপনাআপনি|অটোমেশন|automate|automatic|swoyongkriyo|apnaapni|automation|যন্ত্রে',
  invent:
    'বানিয়ে বল|বানিয়ে বানিয়ে|মনগড়া|আন্দাজ|মিথ্যে|মিথ্যা|ভুল উত্তর|ভুল তথ্য|গল্প বানা|ভুলভাল|আজেবাজে উত্তর|গুল মার|baniye bol|baniye baniye|mongora|andaj|andaje|mithye|mitthe|mithya|bhul uttor|vul uttor|bhul tothyo|vul totho|bhulbhal|vulval|ভুল বল|bhul bol|vul bol',
  'not-know':
    'না জানলে|জানা না থাক|উত্তর না জান|উত্তর জানে না|জানে না|আটকে গেলে|আটকে যায়|না বুঝলে|না পারলে|বুঝতে না পার|কঠিন প্রশ্ন|জটিল প্রশ্ন|উত্তর দিতে না|na janle|jana na thak|uttor na jan|jane na|atke gele|atke jay|na bujhle|na parle|bujhte na par|kothin proshno|jotil proshno|uttor dite na|উত্তর না থাক|uttor na thak|উত্তর দিতে না পার',
  transfer:
    'ট্রান্সফার|হস্তান্তর|ফরওয়ার্ড|মানুষকে দেয়|আমাদের টিমকে|আমাদের লোককে|স্টাফকে দেয়|মানুষের হাতে|হাতে তুলে|পাঠিয়ে দেয়|transfer|hostantor|forward|manushke dey|amader timke|amader team ke|amader lokke|manusher hate|hate tule|এসকালেট|escalate|আমাদের লোকের কাছে|আমাদের স্টাফের কাছে|কল দেওয়া যায়|জুড়ে দেয়|লাইন দেবে',
  person:
    'মানুষ|আসল মানুষ|কোনো লোক|কোনও লোক|কেউ একজন|কারও সঙ্গে|কারো সাথে|সত্যিকারের মানুষ|আপনাদের টিম|manush|asol manush|kono lok|keu ekjon|karo sathe|karo songe|sottikarer manush|apnader team|ব্যক্তি|জ্যান্ত মানুষ',
  'say-ai':
    'এআই বলে জানায়|এআই যে বলে|বলে দেয় যে|নিজেকে এআই|বট বলে জানায়|লুকোয়|লুকায়|মানুষ সেজে|গ্রাহক জানবে|গ্রাহকরা জানতে পার|গ্রাহক বুঝতে পার|কাস্টমার জানবে|কাস্টমার বুঝবে|মানুষের ভান|ai bole janay|bole dey je|nijeke ai|lukoy|lukay|manush seje|grahok janbe|customer janbe|customer bujhbe|customer bujhte parbe|স্বীকার করে|জানিয়ে দেয় যে|টের পাবে',
  ai: 'এআই|বট|রোবট|মেশিন|যন্ত্র|অ্যাসিস্ট্যান্ট|কৃত্রিম বুদ্ধি|কম্পিউটার|সহায়ক|=ai|bot|robot|machine|meshin|jontro|assistant|computer|এ আই|সহকারী',
  channel: 'চ্যানেল|মাধ্যম|channel|maddhom|madhyom|মাধ্যমে',
  chat: 'চ্যাট|চ্যাটবট|লাইভ চ্যাট|চ্যাটে|chat|chatbot|chyat|chat e|লিখে কথা|চাট',
  email:
    'ইমেল|ইমেইল|ই-মেল|ই মেল|মেইল|=মেল|মেলের|ইনবক্স|email|imel|mail|mailer|inbox|ই-মেইল|মেলে উত্তর',
  'messaging-app': 'মেসেজিং অ্যাপ|মেসেঞ্জার অ্যাপ|মেসেজ অ্যাপ|messaging app|চ্যাট অ্যাপ',
  'messaging-product':
    'হোয়াটসঅ্যাপ|হোয়াটসএপ|হোয়াটস্যাপ|হোয়াটসাপ|হোয়াটস অ্যাপ|টেলিগ্রাম|মেসেঞ্জার|ওয়াটসঅ্যাপ|whatsapp|whatsap|watsapp|hoyatsap|telegram|হোয়াটসঅ্যাপে|ইমো',
  sms: 'এসএমএস|এস এম এস|মেসেজ পাঠা|টেক্সট মেসেজ|sms|message patha|msg patha',
  video: 'ভিডিও|ভিডিয়ো|ভিডিও কল|video|video call|মুখোমুখি',
  website:
    'ওয়েবসাইট|=সাইট|সাইটে|ওয়েব সাইট|হোম পেজ|হোমপেজ|ওয়েবপেজ|website|website e|site e|home page|পোর্টাল',
  sort: 'বাছাই|ভাগ করে|শ্রেণি|ট্যাগ|আলাদা করে|বর্গীকরণ|সাজায়|bachai|bhag kore|sreni|tag|alada kore|sajay|ক্যাটেগরি|গোছায়|ভাগ করা|স্প্যাম',
  draft:
    'ড্রাফট|খসড়া|উত্তর লিখে|উত্তর লেখে|জবাব লিখে|রিপ্লাই লিখে|নিজে পাঠায়|উত্তর সাজেস্ট|draft|khosra|uttor likhe|uttor lekhe|reply likhe|nije pathay|মেল লিখে|mail likhe|উত্তর তৈরি',
  mood: 'মেজাজ|রাগী|রেগে|রাগ|অসন্তুষ্ট|বিরক্ত|অনুভূতি|অগ্রাধিকার|আবেগ|জরুরি মেল|সেন্টিমেন্ট|চটে|ক্ষুব্ধ|mejaj|ragi|rege|osontushto|birokto|onubhuti|ogradhikar|sentiment|jorori mail|আগে দেখা|খেপে|মুড',
  ticket:
    'টিকিট|টিকেট|অভিযোগ|নালিশ|সমস্যা|কমপ্লেন|ticket|ovijog|obhijog|nalish|somossa|somosya|shomossha|complain|ইস্যু|কমপ্লেইন্ট',
  receipt:
    'রসিদ|ঠিকানা বদল|ঠিকানা পাল্ট|ছোট কাজ|ছোটখাটো কাজ|ছোটোখাটো কাজ|টিকিট খোল|রসিদ পাঠা|rosid|thikana bodol|thikana palta|choto kaj|chotokhato kaj|ticket khol|টিকিট তোলা|টুকটাক কাজ|চ্যাটেই কাজ',
  continue:
    'আবার গোড়া থেকে|নতুন করে বল|আবার বলতে হ|প্রথম থেকে শুরু|যেখানে থেমেছ|সকালে ফোন|আগের কথা থেকে|চালিয়ে যে|abar gora theke|notun kore bol|abar bolte ho|prothom theke shuru|sokale phone|sokale call|chaliye je|ফোনের পরে চ্যাট|আবার সব বলতে|abar sob bolte|একই কথা আবার',
  letters:
    'হরফ|লিপি|ইংরেজি অক্ষর|ইংরেজি হরফ|রোমান|বাংলা অক্ষর|বাংলা হরফ|টাইপ করে|ইংরেজিতে লেখা বাংলা|horof|lipi|english okkhor|roman|type kore|banglish|বাংলিশ|বাংলায় টাইপ|নিজের লিপি',
  appointment:
    'অ্যাপয়েন্টমেন্ট|এপয়েন্টমেন্ট|অ্যাপয়ন্টমেন্ট|বুকিং|বুক কর|স্লট|সাক্ষাৎ|সময় ঠিক|শিডিউল|মিটিং|নাম লেখা|ডাক্তার দেখা|ওপিডি|টোকেন|appointment|apointment|booking|book kor|slot|sakkhat|schedule|meeting|nam lekha|daktar dekha|রিজার্ভেশন|বুক হয়|সময় নেওয়া|অ্যাপয়েন্টমেণ্ট',
  calendar: 'ক্যালেন্ডার|ক্যালেণ্ডার|দিনপঞ্জি|calendar|kelendar|ডায়েরি',
  twice:
    'দুবার বুক|দু বার বুক|ডবল বুক|ডাবল বুক|ওভারবুক|একই স্লটে দু|একই সময়ে দুজন|একই ঘর দু|dubar book|du bar book|double book|overbook|eki slot|eki ghor du|ধাক্কা লাগ|দুজনকে এক|গন্ডগোল বুকিং',
  remind:
    'মনে করি|মনে করা|রিমাইন্ডার|স্মরণ|মনে করিয়ে|তাগাদা|mone kori|mone kora|reminder|mone koriye|tagada|রিমাইন্ড',
  confirm: 'কনফার্ম|নিশ্চিত|পাকা কর|যাচাই|confirm|nishchit|paka kor|jachai|কনফারমেশন',
  'no-show':
    'আসে না|আসেন না|এল না|না এলে|আসেনি|না আসা|ভুলে যায়|স্লট ফাঁকা|ফাঁকা পড়ে|no show|ase na|asen na|na ele|aseni|bhule jay|vule jay|slot phaka|phaka pore|নো শো|অনুপস্থিত|আসতে ভুলে|কামাই',
  connect:
    'কানেক্ট|যুক্ত|জোড়া|সংযোগ|সংযুক্ত|ইন্টিগ্রেট|ইন্টিগ্রেশন|লিঙ্ক|লিংক|সিঙ্ক|সঙ্গে কাজ|সাথে কাজ|জুড়|মেলানো|connect|jukto|jora|songjog|songjukto|integrate|integration|link|sync|songe kaj|sathe kaj|shathe kaj|jora jabe|jora jay|সাথে চলে|সঙ্গে চলে|যোগ করা',
  crm: 'সিআরএম|সি আর এম|গ্রাহক রেকর্ড|গ্রাহকের রেকর্ড|crm|crm er|গ্রাহকের তথ্যভান্ডার',
  'crm-product': 'জোহো|সেলসফোর্স|হাবস্পট|লিডস্কোয়ার্ড|zoho|salesforce|hubspot|সেল্সফোর্স',
  'help-desk': 'হেল্প ডেস্ক|হেল্পডেস্ক|টিকিটিং|help desk|helpdesk|ticketing|টিকিট সিস্টেম',
  'help-desk-product': 'ফ্রেশডেস্ক|জেনডেস্ক|জেন্ডেস্ক|freshdesk|zendesk',
  'knowledge-base':
    'নলেজ বেস|নলেজবেস|জ্ঞানভান্ডার|আমাদের ডকুমেন্ট|আমাদের পেজ থেকে|আমাদের তথ্য থেকে|এফএকিউ|knowledge base|amader document|amader page|faq|আমাদের নথি|আমাদের উত্তর থেকে',
  'shop-platform':
    'ই কমার্স প্ল্যাটফর্ম|ই-কমার্স প্ল্যাটফর্ম|ই কমার্স সাইট|ই-কমার্স সাইট|ecommerce platform|অনলাইন দোকানের সফটওয়্যার|ইকমার্স প্ল্যাটফর্ম',
  'shop-product': 'শপিফাই|উকমার্স|উওকমার্স|ম্যাজেন্টো|shopify|woocommerce|ওয়ার্ডপ্রেস',
  api: 'এপিআই|এ পি আই|ওয়েবহুক|api|webhook|এপিআই-এর',
  software:
    'সফটওয়্যার|সফ্টওয়্যার|সফটওয়ার|সিস্টেম|ইআরপি|ট্যালি|এক্সেল|আমাদের সিস্টেম|নিজেদের সফটওয়্যার|গুগল শিট|software|system|erp|tally|excel|amader system|google sheet|সফ্টওয়ার|পিএমএস|প্রোগ্রাম',
  'set-up':
    'শুরু|চালু কর|সেটআপ|সেট আপ|আরম্ভ|চালু করতে|বসাতে|লাগাতে|শুরু করব|চালু হতে|shuru|suru|chalu kor|chalu korte|setup|set up|arombho|bosate|lagate|start kor|chalu hote|স্টার্ট|প্রথম ধাপ|ইন্সটলেশন শুরু',
  build:
    'বানাব|বানাতে|তৈরি কর|তৈরি|গড়ে|নিজের এজেন্ট|নিজের বট|বানানো|banabo|banate|toiri kor|toiri|nijer agent|nijer bot|banano|বানিয়ে নি',
  install:
    'ইনস্টল|ইন্সটল|ডাউনলোড|যন্ত্রপাতি|হার্ডওয়্যার|মেশিন কিন|কিছু কিনতে|ডিভাইস|বসাতে হবে|install|download|jontropati|hardware|machine kin|kichu kinte|device|আলাদা ফোন লাগ|সরঞ্জাম',
  code: 'কোডিং|=কোড|প্রোগ্রামিং|ডেভেলপার|টেকনিক্যাল|কারিগরি|ইঞ্জিনিয়ার|আইটি টিম|coding|programming|developer|technical|karigori|engineer|কম্পিউটার জান|প্রোগ্রামার',
  'own-number':
    'নিজের নম্বর|আমার নম্বর রাখ|এখনকার নম্বর|পুরনো নম্বর|পুরোনো নম্বর|একই নম্বর|বর্তমান নম্বর|আমাদের নম্বর|=সিম|সিম কার্ড|টোল ফ্রি|ল্যান্ডলাইন|পোর্ট|কোন নম্বর থেকে|nijer number|ekhonkar number|purono number|eki number|bortoman number|amader number|sim card|toll free|landline|port kor|kon number theke|আমাদের ফোন নম্বর|১৮০০|আগের নম্বর|ager number|নম্বরটাই',
  teach:
    'শেখা|শেখাব|শেখাতে|শেখে|শিখবে|ট্রেন করা|আমাদের তথ্য দি|তথ্য দেব|শিখিয়ে|shekha|sekha|shekhabo|shekhate|shikhbe|sikhbe|amader tothyo di|shikhiye|train korbo|তথ্য ঢোকা|শেখানো',
  trial:
    'ট্রায়াল|পরখ|যাচাই করে নি|ট্রাই|কেনার আগে|নেওয়ার আগে|পরীক্ষা করে|টেস্ট করে|চালিয়ে দেখ|ব্যবহার করে দেখ|trial|porokh|try kor|kenar age|newar age|neoar age|porikkha kore|test kore|chaliye dekh|use kore dekh|পরীক্ষামূলক|ট্রাই করে|আগে দেখে নি',
  demo: 'ডেমো|ডেমোটা|নমুনা|প্রদর্শন|করে দেখান|demo|demota|nomuna|prodorshon|kore dekhan|ডেমোর|হাতে কলমে',
  'test-call':
    'টেস্ট কল|ডেমো কল|ফ্রি কল|আমাকে ফোন করে দেখা|আমাকে কল করে দেখা|আমার ফোনে কল|নমুনা কল|ট্রায়াল কল|test call|demo call|free call|amake phone kore|amake call kore|amar phone e call|আমার নম্বরে ফোন|amar number e call|ডেমো ফোন',
  listen:
    'শুনতে চাই|শুনে দেখ|শোনান|শোনা যা|কেমন শোনা|গলা শুন|শুনব|shunte chai|sunte chai|shune dekh|shonan|shona ja|kemon shona|gola shun|shunbo|নমুনা শুন|কেমন কথা বলে|kemon kotha bole',
  stop: 'স্টপ|বন্ধ করুন|ফোন করবেন না|কল করবেন না|আর ফোন কর|আর কল কর|ফোন বন্ধ করুন|কল বন্ধ|ফোন চাই না|কল চাই না|বিরক্ত করবেন না|ফোন আসা বন্ধ|stop|bondho korun|phone korben na|call korben na|ar phone kor|ar call kor|call bondho|phone chai na|call chai na|birokto korben na|ফোন যেন না আসে|নম্বর সরিয়ে দি',
  'phone-number':
    'নম্বর|নাম্বার|ফোন নম্বর|ফোন নাম্বার|মোবাইল নম্বর|মোবাইল|হেল্পলাইন|nombor|number|numbar|phone number|mobile number|mobile|helpline|কন্টাক্ট নম্বর',
  name: '=নাম|নামটা|=nam|=naam|নাম কী',
  app: 'অ্যাপ|এপ্লিকেশন|অ্যাপ্লিকেশন|মোবাইল অ্যাপ|অ্যান্ড্রয়েড|আইফোন|প্লে স্টোর|app|mobile app|application|android|iphone|play store|=এপ|অ্যাপটা|এন্ড্রয়েড',
  dashboard:
    'ড্যাশবোর্ড|লগইন|লগ ইন|সাইন ইন|ড্যাসবোর্ড|আমার অ্যাকাউন্ট|অ্যাকাউন্টে ঢুক|পাসওয়ার্ড ভুলে|dashboard|login|log in|sign in|amar account|account e dhuk|password bhule|ড্যাশবোর্ডে|লগিন',
  'sign-up':
    'কিনতে|কিনব|সাইন আপ|রেজিস্টার|নিবন্ধন|প্ল্যান নিতে|নিতে চাই|সাবস্ক্রাইব|কীভাবে নেব|কীভাবে কিনব|অর্ডার করব|kinte|kinbo|sign up|register|nibondhon|plan nite|nite chai|subscribe|kivabe nebo|kivabe kinbo|নেব কীভাবে|nebo kivabe|প্ল্যানটা নেব|plan nebo|কেনা যায়',
  language:
    'ভাষা|ভাষায়|ভাষাগুলো|মাতৃভাষা|আঞ্চলিক|উপভাষা|bhasha|vasha|bhasa|vasa|bhashay|vashay|matribhasha|ancholik|স্থানীয় ভাষা',
  speak:
    'কথা বল|কথা কয়|কথাবার্তা|বলতে পারে|আলাপ|কথোপকথন|=বলে|বলবে|kotha bol|kothabarta|bolte pare|alap|kothopokothon|=bole|bolbe|বলেন|কথা হয়',
  mix: 'মিশিয়ে|মেশানো|মিক্স|মাঝপথে ভাষা|ভাষা বদল|ভাষা পাল্ট|দুই ভাষা|দুটো ভাষা|আধা বাংলা|খানিক বাংলা|মিলিয়ে মিশিয়ে|mishiye|meshano|mix|bhasha bodol|vasha bodol|bhasha palta|dui bhasha|duto bhasha|adha bangla|banglish|বাংলিশ|অর্ধেক বাংলা|হিংলিশ|মিশ্র ভাষা',
  english: 'ইংরেজি|ইংরাজি|ইংলিশ|ইংরেজী|ingreji|ingraji|english|inreji',
  hindi: 'হিন্দি|হিন্দী|হিন্দিতে|hindi',
  tamil: 'তামিল|তামিলে|tamil',
  telugu: 'তেলুগু|তেলেগু|তেলুগুতে|telugu|telegu',
  bengali: 'বাংলা|বাংলায়|বাঙালি|বঙ্গভাষা|bangla|banglay|bengali|bangali|bangla te',
  marathi: 'মারাঠি|মরাঠি|মারাঠী|marathi',
  gujarati: 'গুজরাটি|গুজরাতি|গুজরাটী|gujarati|gujrati',
  kannada: 'কন্নড়|কান্নাড়া|কন্নড|kannada|konnor',
  malayalam: 'মালয়ালম|মলয়ালম|মালায়ালাম|malayalam',
  punjabi: 'পাঞ্জাবি|পঞ্জাবি|পাঞ্জাবী|punjabi|panjabi',
  odia: 'ওড়িয়া|উড়িয়া|ওডিয়া|odia|oriya|uriya',
  'other-language':
    'উর্দু|অসমিয়া|অহমিয়া|নেপালি|সাঁওতালি|ভোজপুরি|মৈথিলি|সংস্কৃত|কোঙ্কনি|সিন্ধি|কাশ্মীরি|ফরাসি|ফ্রেঞ্চ|জার্মান|স্প্যানিশ|আরবি|চীনা|চাইনিজ|জাপানি|রাজবংশী|সিলেটি|চাটগাঁইয়া|মণিপুরি|বোড়ো|রাজস্থানি|রুশ ভাষা|বিদেশি ভাষা|urdu|osomiya|asamiya|nepali|saotali|santali|bhojpuri|maithili|songskrito|sanskrit|french|arobi|china bhasha|japani|sylheti|bideshi bhasha|ককবরক',
  industry:
    'শিল্প|ইন্ডাস্ট্রি|সেক্টর|কোন ব্যবসা|কোন কোন ব্যবসা|কী ধরনের ব্যবসা|কাদের জন্য|ক্ষেত্র|কোন ধরনের কোম্পানি|কার জন্য তৈরি|shilpo|industry|sector|kon byabsa|kon bebsa|kon kon bebsa|ki dhoroner bebsa|kader jonno|khetro|কোন কাজে লাগে|কোন ব্যবসার',
  'my-business':
    'আমার ব্যবসা|আমাদের ব্যবসা|আমার একটা|আমাদের একটা|আমি চালাই|আমরা চালাই|আমার দোকান|আমাদের কোম্পানি|আমার কোম্পানি|আমাদের|আমার|ব্যবসা|কারবার|আমরা|আমাদের এখানে|amar bebsa|amar byabsa|amader bebsa|amar ekta|amader ekta|ami chalai|amra chalai|amar dokan|amader company|amader|amar|byabsa|bebsa|bebosa|byabosa|amra|karbar|দোকান|dokan|অফিস চালাই',
  healthcare:
    'ক্লিনিক|হাসপাতাল|নার্সিং হোম|নার্সিংহোম|ডাক্তার|চিকিৎসক|চেম্বার|ল্যাব|প্যাথোলজি|ডায়াগনস্টিক|ওষুধের দোকান|ফার্মেসি|ডেন্টাল|দাঁতের|স্বাস্থ্য|হেলথ|চক্ষু|হোমিওপ্যাথি|clinic|klinik|haspatal|hospital|nursing home|daktar|doctor|chamber|lab|pathology|diagnostic|osudher dokan|oshudher dokan|pharmacy|dental|dater|shasthyo|swasthyo|health|চোখের হাসপাতাল|পলিক্লিনিক|মেডিক্যাল',
  'online-store':
    'অনলাইন দোকান|অনলাইন স্টোর|অনলাইন শপ|ই-কমার্স|ই কমার্স|ইকমার্স|অনলাইনে বিক্রি|অনলাইনে বেচি|কুরিয়ার কোম্পানি|ডেলিভারি কোম্পানি|শাড়ির দোকান|কাপড়ের দোকান|শাড়ি|বুটিক|মুদি|জামাকাপড়ের|খুচরো|লজিস্টিক|online dokan|online store|online shop|ecommerce|online e bikri|online e bechi|courier company|delivery company|sharir dokan|sarir dokan|kaporer dokan|shari|boutique|mudi|jamakaporer|গয়নার দোকান|শোরুম|মিষ্টির দোকান|দোকানদার',
  travel:
    'ট্রাভেল|ট্র্যাভেল|ভ্রমণ|ট্যুর|পর্যটন|হোটেল|রেস্তোরাঁ|রেস্টুরেন্ট|রেস্তোরা|রিসর্ট|রিসোর্ট|গেস্ট হাউস|হোমস্টে|লজ|ধাবা|ক্যাফে|ট্যাক্সি সার্ভিস|বাস পরিষেবা|travel|bhromon|vromon|tour|porjoton|hotel|restaurant|restora|resort|guest house|homestay|dhaba|cafe|রেস্টোরেন্ট|ভাতের হোটেল|ক্যাটারিং|ট্রাভেলস',
  finance:
    'ব্যাঙ্ক|ব্যাংক|ফাইন্যান্স|ফিন্যান্স|লোন|ঋণ|এনবিএফসি|মাইক্রোফাইন্যান্স|আর্থিক|ব্রোকার|সমবায়|মহাজন|bank|finance|loan|=rin|nbfc|microfinance|arthik|broker|somobay|কালেকশন এজেন্সি|চিট ফান্ড|ধার দে|ঋণদান',
  'other-industry':
    'স্কুল|কলেজ|কোচিং|টিউশন|স্যালন|সেলুন|পার্লার|জিম|রিয়েল এস্টেট|প্রোমোটার|ফ্ল্যাট বিক্রি|উকিল|আইনজীবী|কারখানা|ফ্যাক্টরি|গ্যারেজ|গাড়ির শোরুম|বিমা|এনজিও|সরকারি অফিস|মন্দির|ইনস্টিটিউট|শিক্ষা প্রতিষ্ঠান|ক্লাব|school|college|coaching|tuition|salon|parlour|gym|real estate|promoter|ukil|karkhana|factory|garage|bima|ngo|sorkari office|mondir|institute|চাষ|কৃষি|ইভেন্ট ম্যানেজমেন্ট|প্রকাশনা|ছাপাখানা|ইন্টারনেট কোম্পানি|কেবল অপারেটর|নাচের স্কুল|বিউটি পার্লার',
  patient: 'রোগী|পেশেন্ট|রুগি|রোগীদের|rogi|patient|rugi|অসুস্থ মানুষ',
  'medical-advice':
    'চিকিৎসার পরামর্শ|ডাক্তারি পরামর্শ|ওষুধ বল|ওষুধ দে|রোগ নির্ণয়|রোগ ধর|লক্ষণ|উপসর্গ|ডোজ|কোন ওষুধ|চিকিৎসা|প্রেসক্রিপশন|chikitsar poramorsho|daktari poramorsho|osudh bol|oshudh bol|oshudh de|osudh de|rog nirnoy|lokkhon|uposorgo|dose|kon osudh|kon oshudh|chikitsa|prescription|ওষুধ লিখে|মেডিকেল পরামর্শ',
  emergency:
    'ইমার্জেন্সি|ইমারজেন্সি|জরুরি অবস্থা|জরুরি রোগী|বুকে ব্যথা বল|রক্তপাত|আপৎকালীন|আশঙ্কাজনক|emergency|joruri obostha|joruri rogi|roktopat|সংকটজনক|এমার্জেন্সি',
  'lab-report':
    'ল্যাব রিপোর্ট|টেস্টের রিপোর্ট|রিপোর্ট তৈরি|রিপোর্ট এসেছে|রিপোর্ট হয়েছে|রক্ত পরীক্ষা|রক্তের রিপোর্ট|টেস্ট রেজাল্ট|রেজাল্ট|খালি পেটে|lab report|tester report|report toiri|report eseche|report hoyeche|rokto porikkha|rokter report|result|khali pete|রিপোর্ট পড়ে|রিপোর্ট বলে|রোগীর রিপোর্ট',
  order: 'অর্ডার|অর্ডারের|অর্ডার স্ট্যাটাস|order|orderer|order status|order kothay|ফরমাশ',
  parcel:
    'পার্সেল|ডেলিভারি|কুরিয়ার|ট্র্যাক|মাল পৌঁছ|জিনিস পৌঁছ|শিপমেন্ট|parcel|delivery|courier|track|mal pouch|jinis pouch|shipment|ডেলিভারী|পৌঁছে দেও|পার্সেলের',
  cod: 'ক্যাশ অন ডেলিভারি|সিওডি|সি ও ডি|ভুয়ো অর্ডার|নকল অর্ডার|ফেক অর্ডার|cash on delivery|cod|bhuyo order|nokol order|fake order|হাতে টাকা',
  'return-goods':
    'রিটার্ন|ফেরত নে|জিনিস ফেরত|মাল ফেরত|এক্সচেঞ্জ|বদলে দে|ফেরত দিতে|ফেরত দিলে|return|ferot ne|jinis ferot|mal ferot|exchange|ferot dite|পণ্য ফেরত|ফেরত',
  rush: 'ভিড়|সেলের সময়|সেলের সপ্তাহ|পুজোর ভিড়|মরশুম|পিক|চাপ বাড়|অনেক কল একস|অনেক ফোন একস|অনেক ফোন এলে|অনেক কল এলে|হুড়োহুড়ি|bhir|vir|seler somoy|pujor bhir|moroshum|peak|chap bar|onek call ele|onek phone ele|onek call ase|rush|সিজন|ফেস্টিভ সেল|পুজোর সময়|ঢল',
  policy:
    'আমাদের নিয়ম|আমাদের পলিসি|পলিসি|নিয়ম মেনে|নীতি|কথা দিয়ে দেবে|প্রতিশ্রুতি|ছাড় দিয়ে দেবে|নিজে থেকে ছাড়|amader niyom|amader policy|policy|niti|protisruti|pratishruti|chhar diye debe|nije theke chhar|ইচ্ছেমতো ছাড়|মিথ্যে প্রতিশ্রুতি',
  room: 'ঘর বুক|=ঘর|ঘরের|=রুম|রুমের|রুম বুক|থাকার জায়গা|চেক ইন|চেক-ইন|চেক আউট|কামরা|ghor book|=ghor|room|ghorer|check in|check out|kamra|ঘর খালি|রুম খালি|ঘর ভাড়া',
  table: 'টেবিল|টেবল|table|tebil|টেবিল বুক',
  itinerary:
    'ফ্লাইট|বিমান|ভ্রমণসূচি|ট্রেন লেট|ফ্লাইট লেট|পিকআপ|এয়ারপোর্ট|বিমানবন্দর|যাত্রাসূচি|ট্যুরের প্ল্যান|flight|biman|vromonsuchi|train late|flight late|pickup|airport|ফ্লাইট দেরি|সফরসূচি',
  cancellation:
    'বুকিং বাতিল|বাতিল|ক্যানসেল|ক্যান্সেল|ক্যানসেলেশন|booking batil|batil|cancel kor|cancellation|booking cancel|বাতিলের চার্জ|বাতিলের নিয়ম',
  group:
    'গ্রুপ বুকিং|গ্রুপ|দল বেঁধে|বিয়েবাড়ি|বিয়ের বুকিং|বিয়ের অনুষ্ঠান|ব্যাঙ্কোয়েট|group|biyebari|biyer booking|দলের বুকিং|অনুষ্ঠানবাড়ি|পার্টি বুকিং',
  emi: 'ইএমআই|ই এম আই|কিস্তি|কিস্তির|বকেয়া|শেষ তারিখ|পেমেন্ট রিমাইন্ডার|টাকা আদায়|emi|kisti|kistir|bokeya|payment reminder|taka aday|দেনা|পাওনা|ধারের টাকা',
  mandate: 'ম্যান্ডেট|ন্যাচ|বাউন্স|চেক বাউন্স|অটো ডেবিট|mandate|nach|bounce|cheque bounce|auto debit',
  document:
    'কাগজপত্র|নথি|নথিপত্র|কেওয়াইসি|কাগজ জমা|ডকুমেন্ট|kagojpotro|kagoj|nothi|kyc|document|দলিল|কে ওয়াই সি|বাকি কাগজ',
  'calling-hours':
    'ডিএনডি|কল করার সময়|ফোন করার সময়|কটা পর্যন্ত ফোন|কটা পর্যন্ত কল|ট্রাই-এর নিয়ম|কলিং আওয়ার|অপ্ট আউট|dnd|call korar somoy|phone korar somoy|calling hours|opt out|trai|কল করার নিয়ম|ফোনের নিয়ম|ফোন না চাইলে',
  identity:
    'পরিচয় যাচাই|পরিচয়|কে কথা বলছে যাচাই|ভেরিফাই|ভেরিফিকেশন|অন্য কেউ ধর|সঠিক ব্যক্তি|porichoy jachai|porichoy|verify|verification|onno keu dhor|সনাক্ত|শনাক্ত|আসল লোক কি না',
  audit: 'অডিট|অডিটর|এক্সপোর্ট|হিসাব পরীক্ষা|নিরীক্ষা|audit|auditor|export|niriksha|প্রমাণ হিসেবে কল',
  example: 'উদাহরণ|দৃষ্টান্ত|যেমন ধরুন|হিসেবের নমুনা|udahoron|udaharan|drishtanto|example|উদাহরন|নমুনা হিসেব',
  contact:
    'যোগাযোগ|কন্টাক্ট|আপনাদের সঙ্গে কথা|আপনাদের সাথে কথা|আপনাদের লিখ|jogajog|yogayog|contact|apnader sathe kotha|apnader songe kotha|কনট্যাক্ট|ধরব কীভাবে',
  'speak-to-person':
    'মানুষের সঙ্গে কথা|মানুষের সাথে কথা|কারও সঙ্গে কথা|কারো সাথে কথা|কারো সঙ্গে কথা|কারও সাথে কথা|একজনের সঙ্গে কথা|লোকের সঙ্গে কথা|লোকের সাথে কথা|কথা বলিয়ে দিন|কথা বলান|আমাকে ফোন করুন|আমাকে কল করুন|ফোন করতে বলুন|কল ব্যাক|সেলস টিম|সেলসের|ম্যানেজার|কাস্টমার কেয়ার|টিমের সঙ্গে কথা|টিমের সাথে কথা|আসল মানুষ চাই|মানুষ চাই|কেউ ফোন করুক|manusher sathe kotha|manusher songe kotha|manusher shathe kotha|karo sathe kotha|karo songe kotha|karor sathe kotha|ekjoner sathe kotha|loker sathe kotha|kotha boliye din|kotha bolan|amake phone korun|amake call korun|phone korte bolun|call korte bolun|call back|callback|sales team|manager|customer care|teamer sathe kotha|team er sathe kotha|asol manush chai|manush chai|আমাকে ফোন করবেন|amake phone korben|কাউকে দিন|লোক দিন|সেলস এর|প্রতিনিধি',
  form: 'ফর্ম|ফরম|ফর্ম পূরণ|ফর্ম ভর|এনকোয়ারি|জমা দিয়েছি|form|form puron|form bhor|enquiry|joma diyechi|আবেদন|ফর্মটা',
  reply:
    'কবে উত্তর|কখন উত্তর|উত্তর কবে|উত্তর কখন|কত ঘণ্টায় উত্তর|কবে জবাব|কবে যোগাযোগ|কখন যোগাযোগ|কবে ফোন করবেন|উত্তর পাব|জবাব পাব|উত্তর দেবেন|যোগাযোগ করবেন|kobe uttor|kokhon uttor|uttor kobe|koto ghontay uttor|kobe jobab|kobe jogajog|kobe phone korben|uttor pabo|jobab pabo|reply pabo|uttor deben|jogajog korben|reply kobe|কখন ফোন করবেন|48 ঘণ্টা|৪৮ ঘণ্টা',
  'no-reply':
    'উত্তর পাইনি|জবাব পাইনি|কেউ ফোন করেনি|কেউ কল করেনি|কেউ যোগাযোগ করেনি|উত্তর আসেনি|ফোন আসেনি|কল আসেনি|এখনও অপেক্ষা|এখনো অপেক্ষা|কোনো উত্তর নেই|কোনও উত্তর নেই|কোনো সাড়া নেই|কোনও সাড়া নেই|কেউ উত্তর দেয়নি|কেউ জবাব দেয়নি|এখনও কেউ|এখনো কেউ|কোনো রিপ্লাই|uttor paini|jobab paini|keu phone koreni|keu call koreni|keu jogajog koreni|uttor aseni|phone aseni|call aseni|ekhono opekkha|kono uttor nei|kono reply|kono sara nei|keu uttor deyni|keu uttor dayni|ekhono keu|reply paini|reply aseni|সাড়া পাইনি|sara paini|কোনো খবর নেই',
  company:
    'কোম্পানি|সংস্থা|আপনারা|আপনাদের কোম্পানি|প্রতিষ্ঠান|company|kompani|songstha|apnara|apnader company|তোমরা|tomra|কোম্পানিটা',
  founder:
    'প্রতিষ্ঠাতা|ফাউন্ডার|মালিক|সিইও|কে বানিয়েছে|কারা বানিয়েছে|কে শুরু করেছে|কর্ণধার|ডিরেক্টর|protishthata|protisthata|founder|malik|ceo|ke baniyeche|kara baniyeche|ke shuru koreche|director|কে চালায়|ke chalay|টিমে কারা',
  aim: 'লক্ষ্য|উদ্দেশ্য|মিশন|ভিশন|কেন বানিয়েছেন|স্বপ্ন|আদর্শ|lokkho|lokkhyo|uddeshyo|uddessho|mission|keno baniyechen|কেন তৈরি করেছেন|মূল্যবোধ',
  place:
    'ঠিকানা|অফিস কোথায়|অফিস|কার্যালয়|কোন শহর|শহরে|সদর দপ্তর|হেড অফিস|কোথাকার|অবস্থিত|thikana|office kothay|office|karjaloy|kon shohor|kon sohor|head office|kothakar|obosthito|দপ্তর',
  since:
    'কবে শুরু হয়েছে|কবে থেকে আছেন|কত বছরের পুরনো|কোন সালে|প্রতিষ্ঠা হয়|স্থাপিত|কতদিনের কোম্পানি|kobe shuru hoyeche|kobe theke achen|koto bochorer|kon sale|protishtha hoy|sthapito|কত সালে|কত পুরনো কোম্পানি',
  social:
    'লিঙ্কডইন|লিংকডইন|ইনস্টাগ্রাম|ফেসবুক|টুইটার|সোশ্যাল মিডিয়া|ইউটিউব|linkedin|instagram|facebook|twitter|social media|সমাজমাধ্যম',
  card: 'ভিজিটিং কার্ড|বিজনেস কার্ড|কার্ড ডাউনলোড|কন্টাক্ট সেভ|visiting card|business card|contact save|কিউআর কোড',
  blog: 'ব্লগ|আর্টিকেল|প্রবন্ধ|লেখা পড়|নিবন্ধ|blog|article|probondho|lekha por|ব্লগে',
  clients:
    'আপনাদের গ্রাহক|আপনাদের ক্লায়েন্ট|আপনাদের কাস্টমার|কারা ব্যবহার কর|সাফল্যের গল্প|রিভিউ|রেটিং|কতজন গ্রাহক|কত গ্রাহক|কোন কোন কোম্পানি ব্যবহার|প্রশংসা|apnader grahok|apnader client|apnader customer|kara use kor|kara bebohar kor|safolyer golpo|review|rating|kotojon grahok|koto customer|koto client|মতামত|রেফারেন্স',
  job: 'চাকরি|কাজ পাওয়া|নিয়োগ হচ্ছে|ভ্যাকেন্সি|ইন্টার্নশিপ|কেরিয়ার|ক্যারিয়ার|লোক নিচ্ছেন|বায়োডাটা|সিভি|chakri|vacancy|internship|career|lok nicchen|biodata|resume|job ache|আপনাদের এখানে কাজ|চাকরির|জব আছে',
  partner:
    'পার্টনার|অংশীদার|ফ্র্যাঞ্চাইজি|ফ্রাঞ্চাইজি|ডিলারশিপ|রিসেলার|কমিশন|এজেন্সি নিতে|ডিস্ট্রিবিউটর|partner|ongshidar|franchise|dealership|reseller|commission|agency nite|একসঙ্গে ব্যবসা|অ্যাফিলিয়েট',
  investor:
    'বিনিয়োগ|ইনভেস্টর|ফান্ডিং|টার্নওভার|আয় কত|রেভিনিউ|কতজন কর্মী|কত কর্মচারী আপনাদের|কোম্পানি কত বড়|biniyog|investor|funding|turnover|revenue|kotojon kormi|company koto boro|শেয়ার কিনতে আপনাদের|লগ্নি',
  certificate:
    'সার্টিফিকেট|শংসাপত্র|আইএসও|রেজিস্ট্রেশন নম্বর|নিবন্ধন নম্বর|লাইসেন্স|স্বীকৃতি|অনুমোদন|সার্টিফায়েড|হিপা|certificate|shongsapotro|iso|registration number|license|swikriti|onumodon|certified|আইনি|সরকারি অনুমোদন|রেজিস্টার্ড',
  secure:
    'নিরাপদ|সুরক্ষিত|সুরক্ষা|নিরাপত্তা|এনক্রিপ্ট|হ্যাক|সার্ভার কোথায়|ফাঁস|লিক|সেফ|nirapod|surokkhito|surokkha|nirapotta|encrypt|hack|server kothay|phash|leak|safe|গোপন থাক|চুরি',
  uptime:
    'আপটাইম|গ্যারান্টি|এসএলএ|সার্ভার ডাউন|ডাউন হলে|বন্ধ হয়ে গেলে|খারাপ হলে|বিকল|uptime|guarantee|garanti|sla|server down|down hole|kharap hole|ইন্টারনেট না থাকলে|নেট না থাকলে|অচল',
  technology:
    'প্রযুক্তি|টেকনোলজি|কোন মডেল|চ্যাটজিপিটি|জিপিটি|কোন এআই|জেমিনি|projukti|technology|kon model|chatgpt|gpt|kon ai|gemini|এলএলএম|কী দিয়ে তৈরি',
  'white-label':
    'হোয়াইট লেবেল|নিজের ব্র্যান্ড|আমাদের ব্র্যান্ড|আমাদের নামে|white label|nijer brand|amader brand|amader name|নিজেদের নামে',
  'on-premise':
    'নিজেদের সার্ভার|নিজের সার্ভার|আমাদের সার্ভার|অন প্রেমিস|nijeder server|nijer server|amader server|on premise',
  abroad:
    'বিদেশ|অন্য দেশ|আমেরিকা|দুবাই|আন্তর্জাতিক|ভারতের বাইরে|বাংলাদেশ|নেপালে|দেশের বাইরে|bidesh|onno desh|america|dubai|antorjatik|bharoter baire|bangladesh|desher baire|ইন্টারন্যাশনাল|লন্ডন|কানাডা',
  support:
    'আপনাদের সাপোর্ট|সাহায্য কে কর|পরে সাহায্য|সাপোর্ট পাব|অসুবিধে হলে|অসুবিধা হলে|সমস্যা হলে কা|সাপোর্ট টিম|আফটার সেলস|apnader support|sahajjo ke kor|pore sahajjo|support pabo|osubidha hole|somossa hole ka|support team|গোলমাল হলে কা|সাপোর্ট কখন',
  training:
    'ট্রেনিং|প্রশিক্ষণ|আমাদের শেখাবেন|স্টাফকে শেখা|টিউটোরিয়াল|training|proshikkhon|amader shekhaben|staff ke shekha|কর্মীদের শেখা|হাতে ধরে',
  roadmap:
    'ভবিষ্যৎ|ভবিষ্যতে|আসছে|নতুন ফিচার|পরে আসবে|কবে আসবে ফিচার|bhobishyot|vobishyot|notun feature|pore asbe|সামনে কী|আগামীতে',
  data: 'তথ্য|ডেটা|ডাটা|বিবরণী|আমার তথ্য|tothyo|totho|data|amar tothyo|amar totho|ইনফরমেশন|ব্যক্তিগত তথ্য',
  privacy:
    'গোপনীয়তা|প্রাইভেসি|প্রাইভেসী|গোপনীয়তা নীতি|প্রাইভেসি পলিসি|goponiyota|privacy|privacy policy|গোপন রাখ',
  store:
    'রাখেন|রাখা হয়|রাখে|জমা রাখ|সেভ|স্টোর|সংরক্ষণ|জমা থাক|সংগ্রহ|রেখে দেন|rakhen|rakha hoy|rakhe|joma rakh|save kor|store kor|songrokkhon|joma thak|songroho|কতদিন রাখ|থেকে যায়',
  delete:
    'মুছে|মুছ|ডিলিট|সরিয়ে দি|মোছা|সরান|মুছব|muche|muchhe|muchte|muchbo|delete|soriye di|mocha|মুছিয়ে|বাদ দিন আমার|ডিলেট',
  correct:
    'আমার তথ্য দেখ|তথ্য ঠিক কর|সংশোধন|শুধরে|আমার ডেটা দেখ|তথ্য বদল|amar tothyo dekh|amar totho dekh|tothyo thik kor|songshodhon|shudhre|amar data dekh|আমার সম্পর্কে কী|কী তথ্য আছে আমার',
  cookie: 'কুকি|কুকিজ|cookie|cookies|কুকিস',
  tracker:
    'ট্র্যাকার|ট্র্যাকিং|আমাকে ট্র্যাক|নজর রাখ|বিজ্ঞাপন|নজরদারি|পিছু নে|tracker|tracking|amake track|nojor rakh|biggapon|bigyapon|nojordari|ads|গুপ্তচর',
  'sell-data':
    'তথ্য বিক্রি|ডেটা বিক্রি|নম্বর বিক্রি|তথ্য বেচ|ডেটা বেচ|নম্বর বেচ|বিক্রি করে দে|বিক্রি করেন|tothyo bikri|totho bikri|data bikri|number bikri|data bech|number bech|bikri kore de|bikri koren|বেচে দেন',
  'share-data':
    'কাউকে দেন|শেয়ার করেন|তৃতীয় পক্ষ|অন্য কাউকে|অন্য কোম্পানিকে|পুলিশকে|সরকারকে|আর কে দেখ|কারা দেখ|kauke den|share koren|tritiyo pokkho|onno kauke|onno company ke|policeke|police ke|ar ke dekh|kara dekh|ভাগ করে নেন|অন্যদের দেন|শেয়ার করা',
  'train-model':
    'মডেল ট্রেন|এআই শেখা|এআই ট্রেন|এআইকে শেখা|মডেল শেখা|ট্রেনিংয়ে ব্যবহার|model train|ai shekha|ai train|ai ke shekha|training e use|তথ্য দিয়ে শেখা',
  children:
    'শিশু|বাচ্চা|ছোটদের|নাবালক|13 বছর|বাচ্চারা|shishu|bachcha|baccha|nabalok|13 bochor|বয়সসীমা|ছেলেমেয়েদের|১৩ বছর',
  updated:
    'আপডেট|শেষবার|শেষ কবে|কবে বদলেছে|সংশোধিত|update|shesh kobe|shesbar|kobe bodleche|সর্বশেষ|হালনাগাদ',
  log: 'সার্ভার লগ|আইপি অ্যাড্রেস|আইপি|লগ রাখ|server log|ip address|log rakh|লগফাইল',
  hello:
    'নমস্কার|হ্যালো|হেলো|হাই|নমস্তে|আদাব|প্রণাম|সালাম|আসসালামু|সুপ্রভাত|শুভ সকাল|শুভ সন্ধ্যা|শুনছেন|কেউ আছেন|nomoskar|nomoshkar|namaskar|hello|adab|pronam|salam|assalamu|suprobhat|shuvo sokal|shubho sokal|shunchen|keu achen|হাই দাদা',
  thanks:
    'ধন্যবাদ|থ্যাঙ্ক ইউ|থ্যাংক ইউ|থ্যাঙ্কস|থ্যাংকস|কৃতজ্ঞ|dhonnobad|dhonyobad|dhanyabad|thank you|thanks|kritoggo|অনেক ধন্যবাদ|ধন্যবাদ দাদা',
  bye: 'বিদায়|আবার দেখা হবে|=বাই|টাটা|শুভ রাত্রি|আসি তাহলে|=আসি|চলি|আর কিছু না|এটুকুই|এইটুকুই|পরে কথা হবে|biday|abar dekha hobe|=bye|tata|shubho ratri|shuvo ratri|ashi tahole|ar kichu na|etukui|eitukui|pore kotha hobe|গুড নাইট|আর কিছু জানার নেই',
  ok: 'ঠিক আছে|আচ্ছা|বুঝেছি|বুঝলাম|ওকে|বেশ|বাঃ|বাহ|দারুণ|খুব ভালো|চমৎকার|হুম|ঠিক ঠিক|thik ache|thik achhe|accha|achha|acha|bujhechi|bujhlam|=ok|besh|darun|khub bhalo|khub valo|hmm|ঠিকাছে|thikache|ভালো তো',
  yes: '=হ্যাঁ|=হ্যা|=হা|=হাঁ|অবশ্যই|নিশ্চয়ই|নিশ্চয়|হ্যাঁ চাই|জি হ্যাঁ|=জি|=hya|=hyan|=haan|=ha|=hae|obossoi|oboshyoi|nishchoi|nishchoy|ha chai|hya chai|করুন তাহলে|দিন তাহলে|হ্যাঁ করুন',
  no: '=না|না থাক|লাগবে না|দরকার নেই|এখন না|চাই না|থাক থাক|না ধন্যবাদ|পরে দেখব|=na|na thak|lagbe na|dorkar nei|ekhon na|chai na|na dhonnobad|pore dekhbo|=থাক|ইচ্ছে নেই',
  please: 'দয়া করে|অনুগ্রহ|প্লিজ|প্লীজ|একটু|doya kore|onugroho|please|plz|ektu|দয়াকরে',
  'are-you-human':
    'আপনি কি মানুষ|তুমি কি মানুষ|তুই কি মানুষ|আপনি মানুষ|তুমি মানুষ|মানুষ না রোবট|মানুষ নাকি|আপনি কি রোবট|তুমি কি রোবট|আপনি কি বট|তুমি কি বট|আপনি কি এআই|তুমি কি এআই|আপনি রোবট|তুমি রোবট|মানুষের সঙ্গে কথা বলছি|মানুষের সাথে কথা বলছি|বটের সঙ্গে কথা বলছি|কার সঙ্গে কথা বলছি|কার সাথে কথা বলছি|apni ki manush|tumi ki manush|tui ki manush|apni manush|tumi manush|manush na robot|manush naki|apni ki robot|tumi ki robot|apni ki bot|tumi ki bot|apni ki ai|tumi ki ai|manusher sathe kotha bolchi|kar sathe kotha bolchi|kar songe kotha bolchi|আপনি কি আসল',
  'your-name':
    'আপনার নাম|তোমার নাম|তুমি কে|আপনি কে|তোর নাম|apnar nam|tomar nam|tumi ke|apni ke|apnar naam|tomar naam|পরিচয় দিন',
  'help-me':
    'সাহায্য|হেল্প|কী করতে পার|কি করতে পার|কী জিজ্ঞেস|একটা প্রশ্ন আছে|কিছু জানার|কিছু জিজ্ঞাসা|কী কী জানা|sahajjo|sahajyo|help|ki korte par|ki jiggesh|ekta proshno ache|kichu janar|kichu jiggasa|সাহায্য চাই|একটু হেল্প',
  'how-are-you':
    'কেমন আছেন|কেমন আছ|কী খবর|কেমন আছো|ভালো আছেন|সব ভালো তো|kemon achen|kemon acho|kemon achho|ki khobor|bhalo achen|valo achen|kmn acho|কেমন চলছে',
  sure: 'সত্যি|সত্যিই|নিশ্চিত তো|ঠিক তো|ঠিক বলছ|আসলেই|পাকা তো|সত্যি নাকি|তাই নাকি|sotti|shotti|sottii|nishchit to|thik to|thik bolch|asolei|tai naki|sotti naki|সঠিক তো|একদম ঠিক',
  source:
    'কোথায় লেখা|উৎস|প্রমাণ|কোন পেজে লেখা|কোথা থেকে জান|লিঙ্ক দিন|লিংক দিন|কে বলেছে|কোথায় দেখব|kothay lekha|utsho|proman|kon page e lekha|kotha theke jan|link din|ke boleche|kothay dekhbo|সূত্র|কোথায় পড়ব',
  again:
    'আবার বল|আরেকবার|আর একবার|আবার|পুনরায়|কী বললেন|বুঝতে পারিনি|বুঝলাম না|আরেক বার|abar bol|arekbar|ar ekbar|abar|ki bollen|bujhte parini|bujhlam na|রিপিট',
  shorter:
    'সংক্ষেপে|ছোট করে|ছোটো করে|সহজ করে|সহজ ভাষায়|এক লাইনে|এক কথায়|অল্প কথায়|সোজা করে|songkhepe|choto kore|chhoto kore|sohoj kore|sohoj bhashay|ek line e|ek kothay|olpo kothay|soja kore|সোজা কথায়',
  meant:
    'বলতে চাইছি|বলতে চেয়েছি|মানে আমি|ভুল করে লিখ|আসলে আমি|বলছিলাম|জিজ্ঞেস করছিলাম|না না|দুঃখিত|সরি|bolte chaichi|bolte cheyechi|mane ami|bhul kore likh|asole ami|bolchilam|jiggesh korchilam|na na|dukkhito|sorry|আমি বলছি|ওটা নয়|=আসলে|=asole|ওটা না|বদলে ধরুন|হিসেবে ধরুন',
  'reply-in':
    'বাংলায় বল|বাংলায় উত্তর|বাংলায় লিখ|বাংলায় কথা বল|হিন্দিতে বল|হিন্দিতে উত্তর|ইংরেজিতে বল|ইংরেজিতে উত্তর|ভাষায় উত্তর|ভাষায় বল|ভাষায় কথা বলুন|তে উত্তর দিন|তে বলুন|এ উত্তর দিন|banglay bol|banglay uttor|banglay likh|bangla te bol|bangla te uttor|hindite bol|hindi te bol|hindi te uttor|ingrejite bol|english e bol|english e uttor|bhashay uttor|bhashay bol|te uttor din|te bolun|e uttor din|e bolun|বাংলায় জবাব|তামিলে বল|তামিলে উত্তর|বাংলায় বোঝা|ওড়িয়ায় বল|bangla bolun',
  wrong:
    'ভুল বলছ|ভুল উত্তর দিচ্ছ|এটা জিজ্ঞেস করিনি|তা জিজ্ঞেস করিনি|এটা জানতে চাইনি|বুঝতে পারছ না|বুঝছ না|ভুল বুঝ|উত্তর হল না|একই উত্তর|কাজের উত্তর না|bhul bolch|vul bolch|eta jiggesh korini|ta jiggesh korini|eta jante chaini|bujhte parcho na|bujhcho na|bhul bujh|vul bujh|uttor holo na|eki uttor|ভুল হয়েছে|এটা ভুল|eta bhul|eta vul|উল্টোপাল্টা|অন্য কথা|প্রশ্নের উত্তর দিন',
  'first-one': 'প্রথমটা|প্রথমটি|পয়লা|এক নম্বরটা|prothomta|prothomti|ek nombor ta|প্রথম টা|আগেরটা',
  'second-one':
    'দ্বিতীয়টা|দ্বিতীয়টি|দু নম্বরটা|দুই নম্বরটা|অন্যটা|dwitiyota|ditiyota|dui nombor ta|onnota|পরেরটা|porerta',
  'third-one':
    'তৃতীয়টা|তৃতীয়টি|শেষেরটা|শেষটা|তিন নম্বরটা|tritiyota|sheserta|sheshta|tin nombor ta|শেষেরটি',
  that: '=এটা|=ওটা|=সেটা|=এটি|=সেটি|=এইটা|=ওইটা|=এর|=ওর|=এতে|=ওতে|=তাতে|=এটার|=ওটার|=সেটার|=এটাতে|=eta|=ota|=seta|=sheta|=eita|=oita|=etar|=otar|=setar|=ete|=tate|=এটায়',
  and: '=আর|=এবং|=ও|=আরও|=আরো|সেই সঙ্গে|সেই সাথে|=ar|=ebong|=aro|এর কী|er ki hobe|তাছাড়া|আর যদি|পাশাপাশি',
  or: '=বা|=অথবা|=কিংবা|=নাকি|=না কি|=ba|=othoba|=kimba|=naki|নইলে',
  not: '=না|=নেই|=নয়|=নাই|=নি|হয় না|=na|=nei|=noy|=nai|hoy na|পারে না|pare na|নেই কেন|হবে না|hobe na',
  without: 'ছাড়া|বিনা|বাদে|বাদ দিয়ে|ছাড়াই|chara|chhara|bina|bade|bad diye|ব্যতীত',
  only: '=শুধু|শুধুমাত্র|কেবল|মাত্র|শুধুই|=shudhu|=sudhu|shudhumatro|sudhu matro|kebol|matro|খালি',
  prevent: 'আটকা|ঠেকা|রোখ|এড়া|বাঁচাবে থেকে|যাতে না|atka|theka|era jabe|jate na|রক্ষা|rokkha|প্রতিরোধ',
  more: '=বেশি|=অনেক|=বেশী|অধিক|=বড়|=বড়ো|আরও বেশি|প্রচুর|=beshi|=besi|=onek|odhik|=boro|aro beshi|prochur|বহু|কয়েক',
  less: '=কম|=অল্প|=ছোট|=ছোটো|=একটু কম|সামান্য|=kom|=olpo|=choto|=chhoto|samanyo|কমই',
  better:
    'ভালো|ভাল|সেরা|উত্তম|উপকার|কাজে লাগবে|কাজে আসবে|সুবিধা|bhalo|valo|sera|shera|upokar|kaje lagbe|kaje asbe|subidha|সবচেয়ে ভালো|লাভজনক',
  all: '=সব|সমস্ত|প্রতিটা|প্রতিটি|পুরো|সকল|সবগুলো|সবকটা|প্রত্যেক|=sob|=shob|somosto|shomosto|protita|protiti|puro|sobgulo|shobgulo|sobkota|prottek|দুটোই|সবাই',
  other:
    '=অন্য|অন্যান্য|আর কোনো|আর কোনও|বাকি|অন্য কিছু|=onno|=onyo|onnanno|ar kono|baki|onno kichu|আর কেউ|আর কী',
  now: '=এখন|=আজ|=আজকে|বর্তমানে|এই মুহূর্তে|=এখনই|=ekhon|=aj|=ajke|bortomane|ei muhurte|=কাল|=কালকে|=kalke|আজকাল|এই মাসে',
  then: '=তাহলে|=তারপর|=পরে|এরপর|=তখন|=তবে|=tahole|=tarpor|=pore|erpor|=tokhon|=tobe|তার পরে',
  weather:
    'আবহাওয়া|বৃষ্টি|গরম পড়|ঠান্ডা পড়|তাপমাত্রা|ঝড়|রোদ|মেঘ|বর্ষা|কুয়াশা|abohawa|abohaoa|brishti|bristi|gorom por|tapmatra|jhor hobe|borsha|শীত পড়|ঘূর্ণিঝড়',
  market:
    'সোনার দাম|সোনা|রুপোর|পেট্রোল|ডিজেল|শেয়ার বাজার|শেয়ারের দাম|পেঁয়াজ|আলুর দাম|টমেটো|গ্যাস সিলিন্ডার|বিটকয়েন|ডলারের দাম|ইলিশ|চালের দাম|মিউচুয়াল ফান্ড|সেনসেক্স|সবজির দাম|sonar dam|sona|petrol|diesel|share bazar|sharer dam|peyaj|alur dam|tomato|cylinder|bitcoin|dolarer dam|dollar er dam|ilish|chaler dam|mutual fund|sensex|মাছের দাম|কোথায় বিনিয়োগ|শেয়ার কিন',
  sport:
    'ক্রিকেট|ম্যাচ|আইপিএল|স্কোর|খেলা কে|খেলা কখন|ফুটবল|বিশ্বকাপ|ইস্টবেঙ্গল|মোহনবাগান|কোহলি|ধোনি|মেসি|সৌরভ|কে জিতল|cricket|match|ipl|score|khela ke|khela kokhon|football|bishwokap|eastbengal|east bengal|mohonbagan|mohun bagan|kohli|dhoni|messi|ke jitlo|রোনাল্ডো|কেকেআর',
  fun: 'জোক|জোকস|চুটকি|গান|কবিতা|গল্প|সিনেমা|ছড়া|ধাঁধা|কৌতুক|নাচ|সিরিয়াল|মজার|জোক্স|হাসাও|joke|jokes|chutki|=gan|gaan|kobita|golpo|cinema|chora bol|dhadha|koutuk|serial|mojar|hasao|বোর হচ্ছি|ওয়েব সিরিজ|গান গাও',
  food: 'রেসিপি|রান্না|রাঁধ|বিরিয়ানি|মাছের ঝোল|পায়েস|লুচি|চা বানা|খাবার অর্ডার|সুইগি|জোমাটো|খিদে|রসগোল্লা|মাংস|পিৎজা|ভাত|কেক|ডাল|সন্দেশ বানা|recipe|ranna|rannar|biriyani|biryani|macher jhol|payesh|luchi|cha bana|khabar order|swiggy|zomato|khide|rosogolla|mangsho|pizza|মিষ্টি বানা|পোলাও',
  'own-ticket':
    'ট্রেনের টিকিট|বাসের টিকিট|প্লেনের টিকিট|ট্যাক্সি বুক|ক্যাব বুক|টিকিট কেটে|টিকিট কাট|সিনেমার টিকিট|ওলা|উবার|উবের|পিএনআর|রেলের টিকিট|trainer ticket|train er ticket|baser ticket|planer ticket|taxi book|cab book|ticket kete|ticket kat|cinemar ticket|ola|uber|pnr|তৎকাল|হাওড়া থেকে ট্রেন|ট্রেন কখন|train kokhon',
  study:
    'হোমওয়ার্ক|অঙ্ক|রচনা|পরীক্ষায়|মাধ্যমিক|উচ্চ মাধ্যমিক|গণিত|বিজ্ঞান|পড়াশোনা|সমীকরণ|গুণফল|নামতা|নিট|পদার্থবিদ্যা|homework|onko|ongko|rochona|madhyomik|gonit|biggan|porashona|namta|ভাগফল|ইতিহাসের প্রশ্ন|ব্যাকরণ',
  program:
    'পাইথন|জাভা|কোড লিখ|কোড লেখ|প্রোগ্রাম লিখ|প্রোগ্রাম লেখ|python|java|javascript|code likh|code lekh|program likh|html|এইচটিএমএল|কোড বানা',
  'general-knowledge':
    'রাজধানী|প্রধানমন্ত্রী|মুখ্যমন্ত্রী|রাষ্ট্রপতি|মোদি|মমতা|জনসংখ্যা|ইতিহাস|পৃথিবী|সবচেয়ে উঁচু|নির্বাচন|ভোট|ভগবান|রবীন্দ্রনাথ|নেতাজি|শাহরুখ|গান্ধী|অনুবাদ কর|গ্রহ|চাঁদ|সূর্য|রাজনীতি|নদী|পাহাড়|কে আবিষ্কার|ধর্ম|rajdhani|prodhanmontri|mukhyomontri|rashtropoti|modi|momota|jonosonkhya|itihas|prithibi|sobcheye uchu|nirbachon|vote|bhogoban|robindronath|rabindranath|netaji|gandhi|onubad kor|chad|rajniti|nodi|pahar|ke abishkar|সত্যজিৎ|বিশ্বের সবচেয়ে|দেশের নাম',
  stars:
    'রাশিফল|কোষ্ঠী|জ্যোতিষ|ভাগ্য|প্রেম|বিয়ে কবে|বিয়ে কর|গার্লফ্রেন্ড|বয়ফ্রেন্ড|ভালোবাস|পঞ্জিকা|ব্রেকআপ|হাত দেখ|rashifol|koshthi|jyotish|bhaggo|prem|biye kobe|biye kor|girlfriend|boyfriend|bhalobas|valobas|ponjika|breakup|স্ত্রী|স্বামী|বউ',
  gadget:
    'ল্যাপটপ|ওয়াইফাই|ফ্রিজ|টিভি|রিচার্জ|মোবাইল খারাপ|ফোন সারা|জিও|এয়ারটেল|ব্যাটারি|প্রিন্টার|বাইক|স্কুটার|কম্পিউটার খারাপ|চার্জার|laptop|wifi|fridge|recharge|mobile kharap|phone sara|jio|airtel|battery|printer|bike|scooter|charger|কোন ফোন কিনব|নতুন মোবাইল কিন|এসি সারা|পাখা',
  goods:
    'গাড়ির দাম|গাড়ি কিন|বাড়ি ভাড়া|ফ্ল্যাট কিন|জুতো|জামা|শাড়ির দাম|জমি|সোফা|বই কিন|দুধ|চিনি|চাল কিন|সাইকেল|ঘড়ি|কুকুর|বেড়াল|খেলনা|চুল কাটা|garir dam|gari kin|bari bhara|flat kin|juto|jama|sharir dam|jomi|sofa|boi kin|dudh|chini|cycle|ghori|kukur|beral|khelna|chul kata|আসবাব|পাঞ্জাবি কিন|গয়না কিন',
  'my-order':
    'আমার অর্ডার|আমার পার্সেল|আমার রিফান্ড|আমার জিনিস|আমার কুরিয়ার|আমার টাকা কেট|ব্যাঙ্ক ব্যালেন্স|আমার টিকিট|ফ্লিপকার্ট|অ্যামাজন|আমাজন|ছেঁড়া এসেছে|ভাঙা এসেছে|ভুল জিনিস এসেছে|খারাপ জিনিস|পাসপোর্ট|আধার কার্ড|প্যান কার্ড|রেশন কার্ড|ইলেকট্রিক বিল|কারেন্টের বিল|আমার লোন|আমার শাড়ি|অর্ডার বাতিল কর|অর্ডার ক্যানসেল কর|টাকা কেটে নি|amar order|amar parcel|amar refund|amar jinis|amar courier|amar taka ket|bank balance|amar ticket|flipkart|amazon|myntra|meesho|chhera eseche|chera eseche|bhanga eseche|vanga eseche|bhul jinis|vul jinis|kharap jinis|passport|adhar card|pan card|ration card|electric bill|currenter bill|amar loan|amar shari|order batil kor|order cancel kor|taka kete ni|আমার বুকিং বাতিল|আমার ফ্লাইট|আমার পিএফ',
  'my-symptom':
    'জ্বর|মাথা ব্যথা|মাথাব্যথা|মাথা ধরে|পেট ব্যথা|পেটে ব্যথা|পেট খারাপ|কাশি|সর্দি|বমি|মাথা ঘোর|কোমর ব্যথা|কোমরে ব্যথা|কোন ট্যাবলেট|কী ওষুধ খাব|কোন ওষুধ খাব|ব্যথা করছে|সুগার|প্রেশার|গ্যাস অম্বল|অম্বল|এলার্জি|অ্যালার্জি|চুল পড়|ঘুম আসে না|ওজন কমা|ডেঙ্গু|গর্ভবতী|ঘরোয়া টোটকা|jor hoyeche|jwor|matha betha|matha byatha|matha dhor|pet betha|pete betha|pet kharap|kashi hoyeche|sordi|bomi|matha ghor|komor betha|komore betha|kon tablet|ki osudh khabo|ki oshudh khabo|kon osudh khabo|betha korche|byatha korche|sugar|pressure|ombol|allergy|chul por|ghum ase na|ojon koma|dengue|ক্যানসার|দাঁত ব্যথা|গা ব্যথা',
  'urgent-help':
    'অ্যাম্বুলেন্স|এম্বুলেন্স|হার্ট অ্যাটাক|আগুন লে|দুর্ঘটনা|অ্যাক্সিডেন্ট|এক্সিডেন্ট|অজ্ঞান|নিঃশ্বাস নিতে পার|শ্বাস নিতে পার|দম বন্ধ|পুলিশ ডাক|রক্ত পড়ছে|রক্ত বেরোচ্ছে|বাঁচান|বুকে ব্যথা|বুকে খুব ব্যথা|সাপে কেট|বিষ খে|ডুবে যা|চোর ঢুক|স্ট্রোক|মারছে আমাকে|আমাকে মারছে|ambulance|heart attack|agun le|durghotona|accident|oggan|nishwas nite par|shas nite par|dom bondho|police dak|rokto porche|rokto beroch|bachan|buke betha|buke byatha|buke khub betha|sape ket|bish khe|dube ja|chor dhuk|খিঁচুনি|প্রসব বেদনা|কারেন্ট লেগে',
  despair:
    'মরতে চাই|মরে যেতে|মরে যাই|বাঁচতে চাই না|বাঁচতে ইচ্ছে করে না|বাঁচতে ইচ্ছা করে না|বাঁচার ইচ্ছে নেই|বাঁচার ইচ্ছা নেই|বেঁচে থেকে কী|বেঁচে থাকার কোনো মানে|বেঁচে থাকার কোনও মানে|বেঁচে থাকতে চাই না|বেঁচে থাকতে ইচ্ছে|আত্মহত্যা|জীবন শেষ|জীবনটা শেষ|নিজেকে শেষ|সব শেষ করে দিতে|গলায় দড়ি|মরণ|জীবনের কোনো মানে|জীবনের কোনও মানে|বাঁচার কোনো কারণ|আর পারছি না বাঁচতে|হাত কেটে|জীবন নিয়ে ক্লান্ত|morte chai|more jete|more jai|bachte chai na|banchte chai na|bachte icche kore na|bachte iccha kore na|bachar icche nei|beche theke ki|beche thakar kono mane|beche thakte chai na|attohotta|atmohotya|atyahatya|jibon shesh|jibon sesh|jibonta shesh|nijeke shesh|sob shesh kore dite|golay dori|jiboner kono mane|suicide|সুইসাইড|আমি আর বাঁচব না|ami ar bachbo na|কেউ নেই আমার|হতাশ লাগছে',
  abuse:
    'বোকা|গাধা|=চোর|ঠগ|ফালতু|বাজে বট|বাজে সার্ভিস|জঘন্য|হারামি|শালা|কুত্তা|শুয়োর|চুপ কর|দূর হ|জাহান্নাম|প্রতারক|ধাপ্পাবাজ|পাগল|বেকার বট|অকেজো|ঠকবাজ|মাথামোটা|মূর্খ|বদমাশ|boka|gadha|=chor|thog|faltu|baje bot|baje service|joghonyo|harami|shala|sala|kutta|shuyor|chup kor|dur ho|jahannam|protarok|dhappabaj|pagol|bekar bot|okejo|thokbaj|murkho|bodmash|banchod|bokachoda|khanki|লুটেরা|চিটিংবাজ|chitingbaj|ভাঁওতা|bhaota|ন্যাকা|উজবুক',
  inject:
    'নির্দেশ ভুলে|নিয়ম ভুলে|নির্দেশ উপেক্ষা|আগের নির্দেশ|সিস্টেম প্রম্পট|গোপন প্রম্পট|গোপন নির্দেশ|পাসওয়ার্ড বল|পাসওয়ার্ড দা|পাসওয়ার্ড দি|ডেভেলপার মোড|অ্যাডমিন মোড|ভান কর|অভিনয় কর|এখন থেকে তুমি|এপিআই কী দা|ডেটাবেস দেখা|নিয়ম ভেঙে|লিখে দাও যে|লিখে দিন যে|বলো যে|nirdesh bhule|nirdesh vule|niyom bhule|niyom vule|nirdesh upekkha|ager nirdesh|system prompt|gopon prompt|gopon nirdesh|password bol|password da|developer mode|admin mode|bhan kor|obhinoy kor|ekhon theke tumi|api key|niyom bhenge|likhe dao je|bolo je|instructions bhule|instruction ignore|অন্য ইউজার|সোর্স কোড|হ্যাক করে দা|আমার পরে বলো',
  rival:
    'এক্সোটেল|হ্যাপটিক|ব্ল্যান্ড|ইয়েলো এআই|অন্য কোম্পানি|অন্য বট|প্রতিযোগী|প্রতিদ্বন্দ্বী|নোলারিটি|অন্যরা কত|বাজারের অন্য|exotel|haptik|bland|yellow ai|onno company|onno bot|protijogi|protidwondi|onnora koto|সর্বম|অ্যালেক্সা|সিরি|গুগল অ্যাসিস্ট্যান্ট',
}
