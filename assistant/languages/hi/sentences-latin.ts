import type { Sentences } from '../sentences.ts'
import { facts } from './facts-latin.ts'

/** Hinglish, as people type it: written by hand, since half of its words are English. */
export const latinSentences: Sentences = {
  yes: 'Ji haan.',
  no: 'Ji nahi.',
  listAnd: ' aur ',
  listOr: ' ya ',
  date: '{day} {month} {year}',
  months: 'January|February|March|April|May|June|July|August|September|October|November|December',
  plans: { base: 'Base', pro: 'Pro', enterprise: 'Enterprise' },
  languages: {
    hi: 'Hindi',
    ta: 'Tamil',
    te: 'Telugu',
    bn: 'Bengali',
    mr: 'Marathi',
    gu: 'Gujarati',
    kn: 'Kannada',
    ml: 'Malayalam',
    pa: 'Punjabi',
    or: 'Odia',
    en: 'English',
  },
  features: {
    voice: 'AI voice communication',
    'basic-analytics': 'basic analytics',
    'advanced-analytics': 'advanced analytics',
    recording: 'call recording',
    summary: 'har call ki summary',
    appointments: 'appointment scheduling',
    'mobile-app': 'mobile application support',
    'custom-pricing': 'custom pricing',
    'flexible-pricing': 'flexible pricing',
    'multi-agent': 'multiagent calls ki suvidha',
    'multiple-numbers': 'multiple numbers ki suvidha',
    'flexible-credits': 'flexible credits ki suvidha',
  },
  pages: {
    home: 'Home',
    demo: 'Free test call',
    contact: 'Contact form',
    pricing: 'Pricing',
    service: 'Services',
    faq: 'FAQ',
    about: 'About us',
    privacy: 'Privacy policy',
    founder: 'Business card',
    blog: 'Blog',
    healthcare: 'Healthcare',
    onlineStore: 'Online store',
    travelBooking: 'Travel and booking',
    financialService: 'Financial service',
  },
  facts,
  things: {
    jobs: 'jobs ya internship',
    partners: 'partner, reseller ya franchise',
    refunds: 'refund ya money-back guarantee',
    tax: 'GST, tax invoice ya tax number',
    payment: 'payment ke tarike, jaise UPI ya card',
    contract: 'contract, lock-in ya plan band karne',
    yearly: 'yearly billing',
    discounts: 'discount ya coupon',
    'setup-fee': 'setup fee ya deposit',
    'carry-over': 'bache hue minutes agle mahine judne',
    rounding: 'seconds ke hisab',
    'trial-length': 'trial ki avadhi',
    'call-limits': 'call ki lambai ya ginti ki limit',
    uptime: 'uptime guarantee ya SLA',
    certificates: 'ISO ya HIPAA jaise certificates ya registration number',
    security: 'encryption, servers ya data rakhne ki jagah',
    'customer-count': 'hamare customers ki sankhya ya naam',
    finances: 'revenue, funding ya team ke size',
    address: 'office ke address',
    phone: 'call karne ke phone number',
    leaders: 'company chalane walon ke naam ya number',
    since: 'company ki shuruaat ke saal',
    abroad: 'India ke bahar ki calls ya customers',
    currency: 'rupees ke alawa kisi currency me price',
    'own-number': 'apna maujooda number rakhne, SIM ya toll-free number',
    'demo-number': 'demo call karne wale number',
    'voice-kind': 'awaaz ya accent chunne',
    technology: 'andar ke AI model ya technology',
    'white-label': 'aapke apne brand ke naam se use',
    'on-premise': 'aapke apne servers par chalane',
    'support-hours': '{brand} ke customers ke liye support hours',
    training: 'aapke staff ki training',
    sms: 'SMS',
    video: 'video call',
    'app-systems': 'Android ya iPhone',
    coding: 'coding ki zarurat',
    roadmap: 'aage ke plan',
    'change-plan': 'ek plan se dusre me jaane',
  },
  pricing: {
    overview: `{brand} ke teen plan hain:
- **Base**: {basePrice} per month se, {baseMinutes} free minutes
- **Pro**: {proPrice} per month (pehle {proWas}), {proMinutes} free minutes
- **Enterprise**: custom pricing, aapke sath tay hoti hai

Free minutes ke baad har minute ke {rate} lagte hain. Dekhiye [Pricing](/pricing).`,
    base: '**Base** {basePrice} per month se shuru hota hai: {baseMinutes} free minutes (uske baad {rate} per minute), AI voice communication, basic analytics, call recording, ek sath {baseCalls} calls tak aur mobile application support.',
    pro: '**Pro** {proPrice} per month hai (pehle {proWas}): Base ka sab kuch, sath me {proMinutes} free minutes (uske baad {rate} per minute), advanced analytics, call recording aur summary, ek sath {proCalls} calls tak aur appointment scheduling.',
    enterprise:
      '**Enterprise** ki pricing custom hai, aapke sath tay hoti hai: Pro ka sab kuch, sath me flexible pricing, multiagent calls, multiple numbers aur flexible credits. Quote ke liye [contact form](/home#contact) bhejiye.',
    basePrice:
      '**Base** {basePrice} per month se hai, {baseMinutes} free minutes ke sath; uske baad har minute ke {rate}.',
    proPrice:
      '**Pro** {proPrice} per month ka hai (pehle {proWas}), {proMinutes} free minutes ke sath; uske baad har minute ke {rate}.',
    enterprisePrice:
      '**Enterprise** ki pricing custom hai: wo aapke sath tay hoti hai. Quote ke liye [contact form](/home#contact) se likhiye.',
    compareBasePro: `**Base**: {basePrice} per month se, {baseMinutes} free minutes, ek sath {baseCalls} calls tak, basic analytics, call recording.

**Pro**: {proPrice} per month, {proMinutes} free minutes, ek sath {proCalls} calls tak, advanced analytics, recording ke sath summary, aur appointment scheduling, jo Base me nahi hai.`,
    compareBaseEnterprise: `**Base**: {basePrice} per month se, {baseMinutes} free minutes, ek sath {baseCalls} calls tak.

**Enterprise**: custom pricing, Pro ka sab kuch, sath me multiagent calls, multiple numbers aur flexible credits.`,
    compareProEnterprise: `**Pro**: {proPrice} per month, {proMinutes} free minutes, ek sath {proCalls} calls tak, appointment scheduling.

**Enterprise**: custom pricing, Pro ka sab kuch, sath me flexible pricing, multiagent calls, multiple numbers aur flexible credits.`,
    compareAll: `- **Base**: {basePrice} per month se, {baseMinutes} free minutes, ek sath {baseCalls} calls tak, basic analytics, call recording
- **Pro**: {proPrice} per month, {proMinutes} free minutes, ek sath {proCalls} calls tak, advanced analytics, call summary, appointment scheduling
- **Enterprise**: custom pricing, Pro ka sab kuch, multiagent calls, multiple numbers, flexible credits`,
    forBase:
      '**Base** ({basePrice} per month se) us ek desk ke liye hai jiski koi call chhootni nahi chahiye.',
    forPro:
      '**Pro** ({proPrice} per month) us team ke liye hai jo booking aur follow-up karti hai aur jaanna chahti hai ki log kyon call karte hain.',
    forEnterprise:
      '**Enterprise** (custom pricing) kai branches, kai numbers aur aapki apni sharton ke liye hai.',
    freeMinutesBase:
      '**Base** me har mahine {baseMinutes} free minutes hain. Uske baad har minute ke {rate} lagte hain.',
    freeMinutesPro:
      '**Pro** me har mahine {proMinutes} free minutes hain. Uske baad har minute ke {rate} lagte hain.',
    freeMinutesEnterprise:
      '**Enterprise** me tay free minutes ki jagah flexible credits hain, jo aapke sath tay hote hain.',
    freeMinutesAll:
      'Har mahine **Base** me {baseMinutes} aur **Pro** me {proMinutes} free minutes hain; Enterprise me flexible credits. Free minutes ke baad har minute ke {rate} lagte hain.',
    linesBase:
      '**Base** me ek sath {baseCalls} calls tak hoti hain. Pro me {proCalls} calls tak, aur Enterprise me jitni chahiye.',
    linesPro:
      '**Pro** me ek sath {proCalls} calls tak hoti hain. Base me {baseCalls} calls tak, aur Enterprise me jitni chahiye.',
    linesEnterprise:
      '**Enterprise** me ek sath jitni chahiye utni calls hoti hain; {brand} ek sath {atOnce} calls leti hai. Base me {baseCalls} calls tak, Pro me {proCalls} calls tak.',
    linesAll:
      '{brand} ek sath {atOnce} calls leti hai, isliye kisi ko rukna nahi padta. Aapki lines plan se tay hoti hain: Base me {baseCalls} calls tak, Pro me {proCalls} calls tak, Enterprise me jitni chahiye.',
    linesFit:
      'Ek sath {count} calls ke liye **{plan}** pehla plan hai jisme kaafi lines hain. Base me {baseCalls} calls tak, Pro me {proCalls} calls tak, Enterprise me jitni chahiye.',
    linesNeedEnterprise:
      'Ek sath {count} calls ke liye **Enterprise** chahiye, custom pricing par: {brand} ek sath {atOnce} calls leti hai, jabki Base me {baseCalls} aur Pro me {proCalls} calls tak hoti hain.',
    has: '**{plan}** me {feature} hai.',
    lacks: '**{plan}** me {feature} nahi hai: wo **{first}** me milta hai.',
    firstWith: '{feature} sabse pehle **{first}** plan me milta hai.',
    inEveryPlan: '{feature} har plan me hai, Base se hi.',
    notByPlan:
      'Plans ki list me ye nahi likha ki ye kis plan me hai; hamari team [contact form](/home#contact) se bata sakti hai.',
    suggestAppointments:
      'Aapke liye **Pro** ({proPrice} per month) sahi rahega: usme appointment scheduling hai, jo Base me nahi, sath me {proMinutes} free minutes aur ek sath {proCalls} calls tak.',
    suggestFeature: 'Aapke liye **{first}** sahi rahega: {feature} sabse pehle usi me milta hai.',
    suggestEnterprise:
      'Aapke liye **Enterprise** sahi rahega: Pro me ek sath {proCalls} calls tak hi hoti hain, Enterprise me jitni chahiye, sath me multiagent calls, multiple numbers aur flexible credits, custom pricing par.',
    suggestProForLines:
      'Aapke liye **Pro** ({proPrice} per month) sahi rahega: usme ek sath {proCalls} calls tak hoti hain, Base me {baseCalls} tak.',
    suggestByMinutes:
      'Mahine ke {minutes} minutes ke liye **{plan}** sahi rahega: Base ka kharcha {baseTotal} aur Pro ka {proTotal} aata hai. Appointment scheduling chahiye to Pro lijiye.',
    suggestGeneral: `Mota hisab ye hai:
- **Base** ({basePrice} se): ek desk, ek sath {baseCalls} calls tak
- **Pro** ({proPrice}): appointment scheduling, {proMinutes} free minutes, ek sath {proCalls} calls tak
- **Enterprise** (custom pricing): ek sath zyada calls, kai numbers

Mahine me lagbhag kitne minutes lagenge, aur kya booking chahiye?`,
    objection:
      'Main samajhti hoon ki price maayne rakhta hai. Sabse chhota plan, Base, {basePrice} per month se hai, {baseMinutes} free minutes ke sath; ek human agent par mahine ke lagbhag {human} lagte hain. Pehle free demo call me {brand} ko sun sakte hain.',
    speaks:
      '{brand} {languages} bolti hai. Wo {languageCount} bhashayein jaanti hai, jinme Hindi aur Tamil bhi hain.',
    speaksNot:
      'Wo bhasha hamari list me nahi hai. {brand} {languageCount} bhashayein bolti hai: Hindi, Tamil, Telugu, Bengali, Marathi, Gujarati, Kannada, Malayalam, Punjabi, Odia aur English.',
    productNotNamed:
      '{product} ka naam hamari site par nahi hai, isliye iske bare me [contact form](/home#contact) se hamari team se poochiye.',
  },
  bills: {
    beyond: `**{plan}** me mahine ke {minutes} minutes:
- Plan: {price}
- Extra minutes: {minutes} − {free} free = {extra}
- {extra} × {rate} = {charge}

Total: {price} + {charge} = **{total}** per month.`,
    within:
      '{minutes} minutes **{plan}** ke {free} free minutes ke andar hain, isliye sirf plan ka price lagega: **{total}** per month.',
    both: `Mahine ke {minutes} minutes ke liye:
- **Base**: {baseSum}
- **Pro**: {proSum}

Itne minutes ke liye **{cheaper}** sasta hai.`,
    bothSame: `Mahine ke {minutes} minutes ke liye:
- **Base**: {baseSum}
- **Pro**: {proSum}

Dono barabar padte hain.`,
    enterprise:
      '**Enterprise** ki pricing custom hai aur credits flexible, isliye wo bill main yahan nahi nikal sakti. Quote hamari team deti hai: [contact form](/home#contact).',
    askMinutes:
      'Mahine ka kharcha = plan ka price + free minutes ke baad har minute ke {rate}. Base {basePrice} se hai, {baseMinutes} free minutes ke sath; Pro {proPrice} ka, {proMinutes} ke sath. Mahine me kitne minutes lagenge?',
    extraOnly:
      '{extra} extra minutes ke {extra} × {rate} = **{charge}** lagte hain, plan ke price ke upar.',
    minutesFrom: '{steps} = mahine ke {minutes} minutes.',
    unsureNumber:
      'Mujhe pakka nahi ki maine number theek samjha. Mahine me kitne minutes? Please digits me likhiye.',
    askCallLength:
      'Ek call average kitne minute ki hoti hai? Tab main mahine ka hisab nikal sakti hoon.',
    budget:
      'Mahine ke {money} me **{plan}** sabse zyada deta hai: free minutes mila kar {minutes} minutes tak. Free minutes ke baad har minute ke {rate} lagte hain.',
    breakEven:
      'Mahine ke {base} minutes tak **Base** sasta hai; {pro} minutes se **Pro** sasta padta hai.',
    budgetTooSmall:
      'Mahine ke {money} sabse chhote plan se kam hain: Base {basePrice} per month se shuru hota hai, {baseMinutes} free minutes ke sath.',
    months: '{months} mahine ke liye: {months} × {monthly} = **{total}**.',
    agents:
      '{agents} human agents par mahine ke lagbhag {agents} × {human} = **{total}** lagte hain.',
    rangeIntro: 'Mahine ke {low} se {high} minutes ke liye:',
  },
  unstated: {
    nothing:
      '{thing} ke bare me hamari site par kuch nahi likha hai, isliye main nahi bata sakti. Koi insan bata sakta hai: yahin chat me form bhariye ya {email} par likhiye. Hum {replyHours} ghante me jawab dete hain.',
    unknown:
      'Ye mujhe hamari site par nahi mila. Koi insan bata sakta hai: yahin chat me form bhariye ya {email} par likhiye. Hum {replyHours} ghante me jawab dete hain.',
    offTopic:
      'Isme main madad nahi kar sakti. Main {brand} ke bare me jawab deti hoon: plans aur price, bhashayein, calls, chat aur email, aur demo call.',
    rivalPrice:
      'Dusri companies ya unke price ke bare me main nahi bata sakti. {brand} ka price aur kaam zarur bata sakti hoon.',
    theirOrder:
      'Dusri companies ke orders, bookings ya accounts main nahi dekh sakti; please wahin poochiye jahan se aapne liya hai. Main {brand} ke bare me jawab deti hoon.',
    medical:
      'Main medical advice nahi de sakti. Please doctor se poochiye, aur emergency me 112 par call kijiye. Main {brand} ke bare me jawab deti hoon.',
    emergency:
      'Ye emergency lagti hai. Please turant **112** par call kijiye, ya paas ke kisi insan se karwaiye. Main sirf is website ki assistant hoon aur madad nahi bhej sakti.',
    despair:
      'Mujhe afsos hai ki abhi aapke liye sab itna mushkil hai. Aap akele nahi hain: please **Tele-MANAS 14416** par call kijiye, ye free hai, din-raat khula hai aur kai Indian bhashaon me hai. Khatra ho to **112** par call kijiye. Kya paas me koi hai jis par aap bharosa karte hain aur jisse abhi baat kar sakein?',
    abuse:
      'Mujhe khed hai ki aap naraz hain. {brand} ke bare me kuch saaf kar sakun to zarur koshish karungi.',
    injection:
      'Ye main nahi kar sakti. Main {brand} ke bare me wahi batati hoon jo is site par likha hai.',
    gibberish: 'Ye main samajh nahi payi. Please dusre shabdon me kahiye.',
  },
  talk: {
    hello:
      'Namaste! Main {brand} ki AI assistant hoon. Plans aur price, bhashayein, calls, chat aur email ya free demo call ke bare me poochiye.',
    thanks: 'Aapka swagat hai! Kuch aur jaanna ho to poochiye.',
    bye: 'Phir milenge, aapka din shubh ho!',
    ok: 'Accha. {brand} ke bare me kuch aur jaanna chahenge?',
    howAreYou: 'Main theek hoon, dhanyavaad! {brand} ke bare me kya jaanna chahenge?',
    isAi: 'Main ek AI assistant hoon, insan nahi. Kisi insan se baat karna chahein to bataiye, main form khol doongi.',
    help: 'Main {brand} ke bare me batati hoon: plans, price aur aapke mahine ka kharcha, bhashayein, calls, chat aur email, appointments, integrations, industries, privacy aur free demo call. Kya jaanna chahenge?',
    notNow: 'Theek hai. Kuch aur jaanna ho to poochiye.',
    whatElse: '{brand} ke bare me kya jaanna chahenge?',
    source: 'Ye yahan likha hai: {page}.',
    sure: 'Hamari site yahi kehti hai, yahan: {page}.',
    again: 'Ek baar phir, short me: ',
    unsure: 'Agar aap kuch aur pooch rahe the to please dusre shabdon me poochiye.',
    wrong:
      'Maaf kijiye, lagta hai maine aapki baat galat samjhi. Please dusre shabdon me poochiye. Chahein to koi insan jawab de sakta hai: form yahin chat me hai.',
    person:
      'Zarur: yahin chat me contact form me apna naam, email aur phone number likhiye, hamari team ka koi insan {replyHours} ghante me aapse contact karega. {email} par bhi likh sakte hain.',
    detailsTaken:
      'Dhanyavaad. Maine ye form me likh diya hai: {details}. Please dekh kar Send dabaiye; phir koi insan {replyHours} ghante me aapse contact karega.',
    waiting:
      'Mujhe khed hai ki abhi tak kisi ne jawab nahi diya: hamara vaada {replyHours} ghante ka hai. Wo samay nikal gaya ho to enquiry bhejne ki date ke sath {email} par likhiye, ya yahin chat me form se dobara bhejiye.',
    waitingAgain:
      'Mujhe khed hai, aisa nahi hona chahiye. Aayi hui enquiries main khud nahi dekh sakti; ab sabse pakka rasta hai apne naam aur enquiry ki date ke sath {email} par mail, taaki koi insan use khoje.',
    replyIn: 'Zarur, ab se main {language} me jawab doongi.',
    replyInNot: 'Wo bhasha main nahi likh sakti. Main inme jawab de sakti hoon: {languages}.',
    unreadFile: 'Ye file main nahi padh sakti; jo jaanna hai please likh kar poochiye.',
    emptyFile: 'File me mujhe koi text nahi mila. {brand} ke bare me kya jaanna chahenge?',
    fromFile: 'Aapki file “{name}” se:',
    quoted: '{quote} Dekhiye {page}.',
    quotedInEnglish: 'Is baare me hamare page par English me likha hai: “{quote}” Dekhiye {page}.',
  },
}
