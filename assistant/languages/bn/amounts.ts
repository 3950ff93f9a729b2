import type { AmountWords } from '#assistant/engine/amounts/amount-words.ts'

export const amountWords: AmountWords = {
  minutes: 'মিনিট করে, মিনিট*, মিন, টকটাইম | minit*, minut*, minute kore, minit kore',
  hours: 'ঘণ্টা*, ঘন্টা* | ghonta, ghanta, ghontar',
  seconds: 'সেকেন্ড*, সেকেণ্ড* | sekend, seconder, sekender',
  calls:
    'কল, কলের, কলস, কলগুলো, ফোন, ফোনকল, ফোন কল, এনকোয়ারি, ইনকোয়ারি | kol, kolr, phone, phon, fon, phone call, phones, enquiry, inquiry',
  people:
    'লোক*, জন, গ্রাহক*, কাস্টমার*, খদ্দের*, রোগী*, অর্ডার*, পার্সেল*, বুকিং*, ডিলার*, ছাত্র* | lok, jon, grahok, khodder',
  agents: 'এজেন্ট*, কর্মচারী*, কর্মী*, স্টাফ*, টেলিকলার*, অপারেটর*, রিসেপশনিস্ট | kormochari, kormi',
  times: 'বার | bar, baar',
  places: 'দোকান*, শাখা*, ব্রাঞ্চ*, আউটলেট*, ক্লিনিক*, অফিস* | dokan, shakha',
  lines: 'লাইন*, চ্যানেল* | line, lines',
  rupees: 'টাকা*, রুপি, ₹ | taka, takar',
  days: 'দিন, দিনের, দিনে | din, diner, dine',
  weeks: 'সপ্তাহ, সপ্তাহের, সপ্তাহে | soptaho, saptaho, shoptaho, soptahe, saptahe, shoptahe',
  months:
    'মাস, মাসের, মাসটা, মাসে | mas, maas, maser, masher, maaser, maash, mash, masta, mase, mashe, maase, maashe',
  years: 'বছর, বছরের, বছরে | bochor, bochhor, bochorer, bochore, bochhore',
  daily:
    'রোজ, প্রতিদিন, দিনে, দৈনিক, দিনপ্রতি, প্রতি দিন, রোজকার, এক দিনে, একদিনে, রোজের, দিন প্রতি, ডেইলি, ডেলি, রোজদিন, সারাদিনে, সারা দিনে, দিনভর, সারাদিন | roj, roz, protidin, dine, proti din, rojkar, prottek din, protyek din, rojer, saradine, sara dine, dinbhor, saradin',
  weekly:
    'সপ্তাহে, সপ্তাহ, প্রতি সপ্তাহে, প্রতি সপ্তাহ, সাপ্তাহিক, এক সপ্তাহে | soptahe, shoptahe, saptahe, proti soptahe',
  monthly:
    'মাসে, মাসিক, প্রতি মাসে, প্রতিমাসে, এক মাসে, একমাসে, মাসপ্রতি | mase, mashe, proti mase, masik, protimase, maase, maashe',
  yearly: 'বছরে, বার্ষিক, প্রতি বছর, এক বছর*, বছরভর | bochore, bochhore, barshik, ek bochor',
  each: 'প্রতি কল*, প্রতিটা কল*, প্রতিটি কল*, এক একটা কল, গড়ে, গড়, একেকটা, একেকটি, প্রতিটা, প্রতিটি, একটা কল*, একটি কল*, মিনিট করে, একেকটাতে, প্রতি ফোন*, প্রতিটা ফোন*, একটা ফোন*, ফোন পিছু, কল পিছু, ফোন প্রতি, কল প্রতি, এক একটা, এক একটি, এক একটা ফোন, একেক কল, একেক ফোন, একেকজন, প্রত্যেকে, একেক জন, প্রত্যেক গ্রাহক, প্রতি কলে, প্রতি কল | proti kol, proti call, protita call, gore, ekta call, protita, minute kore, ekekta, minit kore, proti phone, protita phone, ekta phone, phone pichu, call pichu, ek ekta, ekekta phone, ekekti, protiti, ekekta call, ekekjon, protteke, ekek jon, protyeke, prottekey',
  atOnce:
    'একসাথে, একসঙ্গে, এক সাথে, এক সঙ্গে, একই সময়ে, এক সময়ে, একবারে, একযোগে, একই সঙ্গে, একই সাথে | eksathe, ek sathe, eksonge, ek songe, ekshathe, ek shathe, eki somoye, ekbare, eki shomoye',
  extra: 'অতিরিক্ত, বাড়তি, এক্সট্রা | otirikto, barti, ekstra, atirikto',
  beyond:
    'সীমার বেশি, সীমার বাইরে, সীমার উপরে, সীমা ছাড়িয়ে, লিমিটের বেশি, লিমিটের উপরে, লিমিটের বাইরে, লিমিট পেরিয়ে, ফ্রি মিনিটের পরে, ফ্রি মিনিটের পর, ফ্রি মিনিটের বাইরে, ফ্রি মিনিটের উপরে, ফ্রি মিনিটের বেশি, ফ্রি মিনিট শেষ হলে, ফ্রি মিনিট ছাড়া, ফ্রির উপরে, ফ্রির বাইরে, ফ্রি-র বাইরে, বিনামূল্যের মিনিটের পরে, বিনামূল্যের মিনিটের বাইরে, ফ্রি মিনিটের পরে, ফ্রি মিনিটের পর, ফ্রি মিনিট শেষ হলে, ফ্রি মিনিট শেষ করে, ফ্রি মিনিটের বাইরে, ফ্রি মিনিট ছাড়াও, ফ্রি মিনিট বাদে, ফ্রি মিনিট বাদ দিয়ে, ফ্রি মিনিট শেষ হওয়ার পর*, বিনামূল্যের মিনিট বাদে, ফ্রি বাদে, ফ্রি মিনিট ফুরোলে | limit er beshi, limiter beshi, limit er baire, limiter baire, limiter opore, free miniter por, free miniter pore, free miniter baire, free er baire, free minute er por, free minute er pore, free minute er baire, free minuter por, free minuter pore, free minute sesh, free minute bade, free minute bad diye, free minit bade, free bade, free minute shesh, free minit shesh, free minute chara, free minute chhara',
  limits:
    'সীমার, লিমিটের, সীমার থেকে, লিমিটের থেকে, লিমিট থেকে, ফ্রি থেকে, ফ্রির থেকে | limiter, limit er, limit theke, free theke, free er',
  more: 'বেশি, অধিক, উপরে, বাইরে | beshi, besi, opore, upore, baire',
  included: 'ফ্রি, বিনামূল্যে, বিনামূল্যের, বিনা পয়সার | free, binamulye',
  about:
    'প্রায়, আনুমানিক, মোটামুটি, কমপক্ষে, অন্তত, পর্যন্ত | pray, prai, motamuti, onumanik, kompokkhe, ontoto',
  percent: 'শতাংশ, পার্সেন্ট | shotangsho',
  clock: 'টায়, টার সময় | tay, tar somoy',
  fillers:
    'টা, টি, টো, র, এর, করে, মতো, ধরে, মোট, আরও, আর, পর্যন্ত, এবং | ta, ti, to, er, kore, moto, mot, aro, ebong',
  lists: 'বা, অথবা, এবং, আর, কিংবা | ba, othoba, ebong, ar',
  per: 'প্রতি, পিছু, প্রতিটি | proti, pichu, per',
  bills: 'বিল, খরচ, দাম, মূল্য, চার্জ, প্ল্যান | bil, khoroch, dam',
  ranks: 'টিয়ার, লেভেল, নম্বর',
  sorry:
    'সরি, স্যরি, দুঃখিত, দাঁড়ান, ভুল বলেছি, ভুল হয়েছে, ভুল বললাম, ভুল লিখেছি, ভুল লিখলাম, ভুল করে লিখেছি | dukkhito, soryy, daran, bhul bolechi, bhul hoyeche, bhul bollam, bhul likhechi, bhul likhlam, bhul kore likhechi',
  notThat: '',
  notOrElse: 'না, নয়, ন | na, noy',
}
