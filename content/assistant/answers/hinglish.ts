import type { AnswersFrom } from './format.ts'
import { languageNames, planNames } from './latin-names.ts'

export const answers: AnswersFrom = (f) => ({
  planNames,
  industryNames: {
    healthcare: 'healthcare',
    'online-store': 'online store',
    'travel-booking': 'travel aur hotel',
    'financial-service': 'financial services',
  },
  languageNames,
  topics: {
    pricing_overview: 'plans ke daam',
    plan_details: 'kisi plan ki details',
    plan_compare: 'plans ka fark',
    plan_recommend: 'aapke liye sahi plan',
    free_minutes: 'free minutes',
    overage_rate: 'free minutes ke baad ka charge',
    cost_estimate: 'aapka mahine ka bill',
    cost_vs_human: 'human agent ke mukable kharcha',
    savings: 'bachat',
    concurrent_calls: 'ek sath kitni calls',
    languages: 'bhashayein',
    availability: 'samay aur timing',
    accuracy: 'accuracy',
    resolution: 'kitne sawal khud solve hote hain',
    speed: 'jawab ki speed',
    chat_support: 'chat support',
    email_support: 'email support',
    voice_agents: 'calls ke liye voice agent',
    appointments: 'appointment booking',
    analytics_recording: 'recording aur analytics',
    integrations: 'integrations',
    industries: 'aapka business',
    demo: 'demo call',
    contact: 'hamari team se sampark',
    setup: 'setup',
    what_is_adya: 'Adya kya karta hai',
    human_handover: 'insan se baat',
    dashboard_app: 'dashboard aur app',
    privacy: 'privacy',
    data_deletion: 'data delete karna',
    about_company: 'company',
  },

  pricingOverview: `Adya ke teen plan hain:
- **Base**: ${f.base.price} mahine se shuru, ${f.base.minutes} free minutes
- **Pro**: ${f.pro.price} mahina (pehle ${f.pro.was}), ${f.pro.minutes} free minutes
- **Enterprise**: custom pricing

Free minutes ke baad har minute ka ${f.perMinute} lagta hai. Dekhiye [Pricing](/pricing).`,
  planDetails: {
    base: `**Base** ${f.base.price} mahine se shuru hota hai. Isme ${f.base.minutes} free minutes (uske baad ${f.perMinute} per minute), AI voice, basic analytics, call recording, ek sath ${f.base.calls} calls tak aur mobile application support hai.`,
    pro: `**Pro** ${f.pro.price} mahina hai (pehle ${f.pro.was}). Isme Base ka sab kuch hai, sath me ${f.pro.minutes} free minutes (uske baad ${f.perMinute} per minute), advanced analytics, call recording aur summary, ek sath ${f.pro.calls} calls tak aur appointment scheduling.`,
    enterprise: `**Enterprise** ka daam custom hai: aapki zarurat dekh kar quote dete hain. Isme Pro ka sab kuch hai, sath me flexible pricing, multiagent calls, multiple numbers aur flexible credits. Quote ke liye [contact form](/home#contact) bhariye; ${f.replyHours} ghante me jawab milega.`,
  },
  compare: {
    basePro: `**Base**: ${f.base.price} mahine se, ${f.base.minutes} free minutes, ek sath ${f.base.calls} calls, basic analytics, call recording.

**Pro**: ${f.pro.price} mahina, ${f.pro.minutes} free minutes, ek sath ${f.pro.calls} calls, advanced analytics, recording ke sath summary, aur appointment scheduling jo Base me nahi hai.`,
    baseEnterprise: `**Base**: ${f.base.price} mahine se, ${f.base.minutes} free minutes, ek sath ${f.base.calls} calls.

**Enterprise**: custom pricing, Pro ka sab kuch, sath me multiagent calls, multiple numbers aur flexible credits. Quote ke liye [contact kijiye](/home#contact).`,
    proEnterprise: `**Pro**: ${f.pro.price} mahina, ${f.pro.minutes} free minutes, ek sath ${f.pro.calls} calls, appointment scheduling.

**Enterprise**: custom pricing, Pro ka sab kuch, sath me multiagent calls, multiple numbers aur flexible credits. Quote ke liye [contact kijiye](/home#contact).`,
    all: `- **Base**: ${f.base.price} mahine se, ${f.base.minutes} free minutes, ek sath ${f.base.calls} calls
- **Pro**: ${f.pro.price} mahina, ${f.pro.minutes} free minutes, ek sath ${f.pro.calls} calls, advanced analytics, appointment scheduling
- **Enterprise**: custom pricing, Pro ka sab kuch, multiagent calls, multiple numbers, flexible credits`,
  },
  recommend: {
    appointments: `Aapke liye **Pro** sahi rahega (${f.pro.price} mahina): isme appointment scheduling hai, jo Base me nahi hai. ${f.pro.minutes} free minutes aur ek sath ${f.pro.calls} calls bhi milti hain.`,
    enterprise: `Aapke liye **Enterprise** sahi rahega: Pro me ek sath ${f.pro.calls} calls tak hi hoti hain, Enterprise me multiagent calls, multiple numbers aur flexible credits custom pricing par milte hain. Quote ke liye [contact kijiye](/home#contact); ${f.replyHours} ghante me jawab milega.`,
    proForCalls: `Aapke liye **Pro** sahi rahega (${f.pro.price} mahina): isme ek sath ${f.pro.calls} calls tak hoti hain, Base me ${f.base.calls} tak.`,
    base: `Aapke liye **Base** sahi rahega (${f.base.price} mahine se): ${f.base.minutes} free minutes aur ek sath ${f.base.calls} calls chhote kaam ke liye kaafi hain. Appointment scheduling chahiye to Pro lijiye.`,
    byMinutes: ({ minutes, plan, baseTotal, proTotal }) =>
      `Mahine ke ${minutes} minutes ke liye **${plan}** sahi rahega: Base ka kharcha ${baseTotal} aur Pro ka ${proTotal} hoga. Appointment scheduling chahiye to Pro lijiye.`,
    general: `Seedha hisab:
- **Base** (${f.base.price} se): kam calls, ek sath ${f.base.calls} tak
- **Pro** (${f.pro.price}): appointment scheduling, ${f.pro.minutes} free minutes, ek sath ${f.pro.calls} calls tak
- **Enterprise** (custom): zyada calls, kai numbers

Mahine me lagbhag kitne minutes lagenge, aur kya appointment booking chahiye?`,
  },
  freeMinutes: {
    base: `**Base** me har mahine ${f.base.minutes} free minutes milte hain. Uske baad har minute ka ${f.perMinute} lagta hai.`,
    pro: `**Pro** me har mahine ${f.pro.minutes} free minutes milte hain. Uske baad har minute ka ${f.perMinute} lagta hai.`,
    enterprise: `**Enterprise** me tay free minutes ki jagah flexible credits hote hain, jo aapke sath tay hote hain. Quote ke liye [contact kijiye](/home#contact).`,
    all: `**Base** me har mahine ${f.base.minutes} free minutes aur **Pro** me ${f.pro.minutes} milte hain. Enterprise me flexible credits hote hain. Free minutes ke baad har minute ka ${f.perMinute} lagta hai.`,
  },
  overage: `Free minutes khatam hone ke baad har minute ka ${f.perMinute} lagta hai. Base me ${f.base.minutes} aur Pro me ${f.pro.minutes} free minutes hain.`,
  bill: {
    beyond: ({ plan, minutes, free, extra, rate, price, charge, total }) =>
      `**${plan}** me mahine ke ${minutes} minutes:
- Plan: ${price}
- Extra minutes: ${minutes} − ${free} free = ${extra}
- ${extra} × ${rate} = ${charge}

Total: ${price} + ${charge} = **${total}** mahina.`,
    within: ({ plan, minutes, free, price }) =>
      `${minutes} minutes **${plan}** ke ${free} free minutes ke andar hain, isliye sirf plan ka daam lagega: **${price}** mahina.`,
    both: ({ minutes, baseTotal, proTotal, cheaper }) =>
      `Mahine ke ${minutes} minutes ke liye:
- **Base**: ${baseTotal}
- **Pro**: ${proTotal}

**${cheaper}** sasta padega. Free minutes Base me ${f.base.minutes} aur Pro me ${f.pro.minutes} hain; uske baad har minute ka ${f.perMinute} lagta hai.`,
    enterprise: `**Enterprise** ka daam custom hai aur credits flexible hain, isliye uska bill main yahan nahi nikal sakta. Quote ke liye [contact kijiye](/home#contact); ${f.replyHours} ghante me jawab milega.`,
    minutesFromCalls: ({ calls, each, days, minutes }) =>
      days === null
        ? `${calls} calls × ${each} minute = mahine ke ${minutes} minutes.`
        : `Roz ${calls} calls × ${each} minute × ${days} din = mahine ke ${minutes} minutes.`,
    askMinutes: `Bill = plan ka daam + free minutes ke baad har minute ka ${f.perMinute}. Base ${f.base.price} se hai, ${f.base.minutes} free minutes ke sath; Pro ${f.pro.price} ka hai, ${f.pro.minutes} free minutes ke sath. Mahine me kitne minutes lagenge?`,
    budget: ({ money, plan, minutes }) =>
      `${money} mahine me **${plan}** sabse zyada deta hai: free minutes mila kar ${minutes} minutes tak. Free ke baad har minute ka ${f.perMinute} lagta hai.`,
    budgetTooSmall: ({ money }) =>
      `${money} mahina hamare sabse chhote plan se kam hai: Base ${f.base.price} mahine se shuru hota hai, ${f.base.minutes} free minutes ke sath. Pehle [home page](/home) par free demo call try kar sakte hain.`,
    months: ({ plan, price, months, total }) =>
      `**${plan}** ${price} mahina hai, to ${months} mahine ka ${months} × ${price} = **${total}** hoga, extra minutes alag. Daam mahine ke hain; lambe samay ke liye hamari team se puchiye.`,
  },
  costVsHuman: `Ek human agent par mahine ka lagbhag ${f.human} kharcha aata hai; Adya ${f.base.price} mahine se shuru hota hai. Ye ${f.alwaysOn} kaam karta hai, ek sath kai calls leta hai aur support ka kharcha ${f.costCut} kam karta hai.`,
  costVsTeam: ({ agents, total }) =>
    `${agents} human agents par mahine ka lagbhag ${agents} × ${f.human} = **${total}** lagta hai. Adya ${f.base.price} mahine se shuru hota hai, ${f.alwaysOn} kaam karta hai aur support ka kharcha ${f.costCut} kam karta hai.`,
  savings: `Adya se support ka kharcha ${f.costCut} kam hota hai. Ek human agent par lagbhag ${f.human} mahina lagta hai, Adya ${f.base.price} se shuru hota hai.`,
  concurrentCalls: {
    base: `**Base** me ek sath ${f.base.calls} calls tak hoti hain. Pro me ${f.pro.calls} tak; Enterprise par Adya ek sath ${f.simultaneousCalls} calls le sakta hai.`,
    pro: `**Pro** me ek sath ${f.pro.calls} calls tak hoti hain. Base me ${f.base.calls} tak; Enterprise par Adya ek sath ${f.simultaneousCalls} calls le sakta hai.`,
    enterprise: `**Enterprise** par Adya ek sath ${f.simultaneousCalls} calls le sakta hai; sankhya aapke sath tay hoti hai. Base me ${f.base.calls} aur Pro me ${f.pro.calls} tak.`,
    all: `Adya ek sath ${f.simultaneousCalls} calls le sakta hai, isliye kisi ko line me rukna nahi padta. Plan ke hisab se: Base me ${f.base.calls}, Pro me ${f.pro.calls}, Enterprise me zyada.`,
  },
  languages: `Adya ${f.languages} Indian bhashayein bolta hai: Hindi, Tamil, Telugu, Bengali, Marathi, Gujarati, Kannada, Malayalam, Punjabi aur Odia, sath me English bhi.`,
  languageSpoken: ({ language }) =>
    `Haan, Adya ${language} bolta aur samajhta hai. Ye ${f.languages} bhashayein bolta hai, jinme Hindi aur Tamil bhi hain, call aur chat dono par.`,
  languageNotListed: `Wo bhasha mujhe hamari list me nahi dikhti. Adya ${f.languages} Indian bhashayein bolta hai: Hindi, Tamil, Telugu, Bengali, Marathi, Gujarati, Kannada, Malayalam, Punjabi, Odia. Baaki ke liye [hamari team se puchiye](/home#contact).`,
  availability: `Adya ${f.alwaysOn} kaam karta hai: din raat, Sunday aur chutti ke din bhi.`,
  accuracy: `Adya caller ki baat ${f.accuracy} intent accuracy ke sath samajhta hai.`,
  resolution: `Adya ${f.tierOne} Tier-1 issues solve karta hai aur ${f.routineInquiries} tak routine sawal bina insan ke sambhalta hai. Baaki aapki team ke paas jaate hain.`,
  speed: `Adya turant jawab deta hai, caller ko rukna nahi padta. Chat ka jawab ${f.chatFaster} tez milta hai aur email tickets ${f.ticketsFaster} jaldi solve hote hain.`,
  chatSupport: `Adya ka chat support ${f.chatInquiries} aam sawal sambhalta hai, ${f.alwaysOn} milta hai, ${f.chatFaster} tez jawab deta hai aur ${f.languages} Indian bhashayein bolta hai.`,
  emailSupport: `Adya aane wale emails ko apne aap chhaant leta hai, jawab suggest karta hai aur sentiment aur priority ke hisab se sahi jagah bhejta hai. Tickets ${f.ticketsFaster} jaldi solve hote hain.`,
  voiceAgents: `Adya ke AI voice agents aane wali calls uthate hain aur khud bhi call karte hain, appointment lete hain, CRM se judte hain aur call analytics dete hain, ${f.alwaysOn} aur ${f.languages} bhashaon me. [Home page](/home) par free demo call se sun lijiye.`,
  appointments: `Haan, Adya call par hi appointment book, confirm aur reschedule karta hai. Appointment scheduling **Pro** aur Enterprise me hai; Base me nahi.`,
  analyticsRecording: `Har plan me call recording aur analytics hai. **Base**: basic analytics aur call recording. **Pro**: advanced analytics aur recording ke sath har call ki summary. Enterprise me Pro ka sab kuch hai.`,
  integrations: `Haan. Adya CRM systems, help desk software, knowledge bases, e-commerce platforms (online store), WhatsApp jaise messaging apps aur custom APIs se judta hai. Kisi ek software ke liye [hamari team se puchiye](/home#contact).`,
  industries: {
    healthcare: `Haan, Adya healthcare ke liye sahi hai. Clinic aur hospital me ye appointment book karta hai, reminder deta hai aur patients ke sawalon ka jawab ${f.alwaysOn} deta hai. Dekhiye [Healthcare](/healthcare).`,
    'online-store': `Haan, Adya online store (e-commerce) ke liye sahi hai. Ye order aur product ke sawalon ka jawab aur delivery updates ${f.alwaysOn} deta hai. Dekhiye [Online store](/online-store).`,
    'travel-booking': `Haan, Adya travel, hotel aur restaurant ke liye sahi hai. Ye booking leta hai, badalta hai aur mehmaano ko ${f.alwaysOn} jawab deta hai. Dekhiye [Travel and booking](/travel-booking).`,
    'financial-service': `Haan, Adya financial services ke liye sahi hai: bank, insurance aur loan companies. Ye account aur payment ke sawalon ka jawab deta hai aur reminder call karta hai. Dekhiye [Financial service](/financial-service).`,
    all: `Adya in kaamo ke liye bana hai: [healthcare](/healthcare), [travel, hotel aur restaurant](/travel-booking), [financial services](/financial-service), aur [online store aur delivery](/online-store).`,
    other: `Adya healthcare, travel aur hotel, financial services aur online store ke liye bana hai. Agar aapke yahan customers ki calls, chat ya emails aate hain to wahan bhi kaam aa sakta hai: [hamari team ko bataiye](/home#contact).`,
  },
  demo: `Aap free demo call le sakte hain. [Home page](/home) par "free test call" me apna naam aur 10-digit mobile phone number daaliye, Adya aapko call karega.`,
  contact: `[Contact form](/home#contact) me naam, email, phone number aur apna sawal likhiye. Hamari team ${f.replyHours} ghante me jawab deti hai.`,
  setup: `Hamare platform par AI voice agent kuch minute me bina coding ke ban jata hai: plan chuniye, Adya ko apne business ke bare me bataiye aur number jodiye. Hamari team madad karti hai: [contact kijiye](/home#contact).`,
  whatIsAdya: `Adya customer support ke liye AI agent hai. Ye aapke business ki calls uthata aur karta hai, chat karta hai aur emails ka jawab deta hai, ${f.alwaysOn} aur ${f.languages} Indian bhashaon me.`,
  humanHandover: `Haan. Adya routine sawal khud sambhalta hai aur mushkil baat aapki team ke insan ko de deta hai. Adya ki team se baat karne ke liye [contact form](/home#contact) bhariye; ${f.replyHours} ghante me jawab milega.`,
  dashboardApp: `Haan. Har plan me mobile application support hai, aur calls aur analytics aap [dashboard](/dashboard) me dekh sakte hain.`,
  privacy: `Service dene aur jawab dene ke liye hum aapka email, naam, phone number aur usage data lete hain; aap use delete karwa sakte hain. Hum data bechte nahi. Sab kuch [privacy policy](/privacy) me likha hai.`,
  dataDeletion: `Aap apna personal data delete karwa sakte hain: [contact form](/home#contact) se likhiye, hum aapki jankari hata denge. Ye chat aap khud "Delete this conversation" se delete kar sakte hain. Dekhiye [privacy policy](/privacy).`,
  aboutCompany: `Adya aise AI agents banata hai jo voice, chat aur email par Indian bhashaon me customers ko jawab dete hain. Aur padhiye [About](/about) aur [Founder](/founder) page par.`,
  greeting: `Namaste! Main Adya ka AI assistant hoon. Plans aur daam, bhashayein, features ya free demo call ke bare me puchiye.`,
  thanks: `Aapka swagat hai! Adya ke bare me aur kuch janna chahenge?`,
  goodbye: `Alvida, aane ke liye dhanyavaad. Zarurat ho to main ${f.alwaysOn} yahin hoon.`,
  areYouHuman: `Main Adya ka AI assistant hoon, insan nahi. Kisi insan se baat karni ho to [contact form](/home#contact) bhariye; hamari team ${f.replyHours} ghante me jawab deti hai.`,
  rivalPrice: `Main sirf Adya ke bare me bata sakta hoon, dusri companies ke daam nahi batata. Unki apni site dekhiye. Adya ke plans ke bare me zarur puchiye.`,
  rivalCompare: `Main sirf Adya ke bare me bata sakta hoon, dusre product ko judge nahi karunga. Adya ki khoobi: ${f.languages} Indian bhashayein, ${f.alwaysOn} voice, chat aur email support. Ek tulna hamare [blog](/blog/adya-vs-bland) par hai.`,
  refundOrder: `Main Adya ki apni website ka assistant hoon; order dekhna ya paise wapas karna mere bas me nahi. Jahan se kharida, us shop se baat kijiye. Baat Adya ki ho to [contact form](/home#contact) bhariye.`,
  billingTax: `Ye baat (tax, invoice, payment) hamari site par nahi likhi hai aur main andaza nahi lagana chahta. [Contact form](/home#contact) se hamari team se puchiye; ${f.replyHours} ghante me jawab milega.`,
  certificates: `Registration ya certificate ki jankari hamari site par nahi likhi hai aur main andaza nahi lagana chahta. [Contact form](/home#contact) se hamari team se puchiye; ${f.replyHours} ghante me jawab milega.`,
  abuse: `Mujhe afsos hai ki aap naraz hain. Main ek AI assistant hoon aur Adya ke sawal me zarur madad karunga. Kuch galat hua ho to [contact form](/home#contact) se hamari team ko bataiye.`,
  injection: `Main kaise kaam karta hoon, ye na bata sakta hoon na badal sakta hoon. Adya ke customer support agent ke bare me puchiye, madad karunga.`,
  offTopic: `Isme main madad nahi kar sakta. Main Adya ke bare me jawab deta hoon: plans, features, bhashayein aur demo call.`,
  unknown: `Ye mujhe nahi pata: hamari site par nahi likha hai. [Contact form](/home#contact) se hamari team se puchiye; ${f.replyHours} ghante me jawab milega.`,
  readMore: ({ title, path }) =>
    `Shayad iska jawab is page par mile: [${title}](${path}). Na mile to [contact form](/home#contact) se hamari team se puchiye; ${f.replyHours} ghante me jawab milega.`,
  clarify: ({ first, second }) => `Aapka matlab ${first} se hai, ya ${second} se?`,
  attachmentUnread: `Maaf kijiye, ye file main yahan nahi padh sakta. Apna sawal likh kar puchiye.`,
})
