import type { Sentences } from '../sentences.ts'

export const facts: Sentences['facts'] = {
  'product.what':
    '{brand} ek AI agent hai jo Indian businesses ke customers ko voice call, chat aur email par jawab deti hai, {always}, {languageCount} Indian bhashaon me. Ye aapke systems me jankari dekhti hai, kaam poora karti hai aur baaki aapke logon ko saunp deti hai.',
  'product.channels':
    '{brand} teen channels par kaam karti hai: voice call, chat aur email. Teeno par ek hi jankari se jawab milta hai.',
  'product.how':
    '{brand} call, chat ya email ka jawab deti hai, aapke systems me jankari dekhti hai, kaam poora karti hai aur jo hua wo likh leti hai. Jo poora nahi ho pata, wo poori baat ke sath aapke logon ko milta hai.',
  'product.why':
    '{brand} {always} jawab deti hai, ek sath {atOnce} calls leti hai aur {languageCount} bhashayein bolti hai; {routine} sawal turant hal hote hain. Kharcha {basePrice} per month se hai, jabki ek human agent par lagbhag {human} lagte hain.',
  'voice.what':
    'Voice agent aane wali (inbound) calls uthati hai, khud (outbound) calls karti hai, appointment tay karti hai, aapke CRM ke sath kaam karti hai aur call analytics dikhati hai.',
  'voice.inbound':
    '{brand} aane wali (inbound) call pehli ghanti par uthati hai, kisi bhi samay: namaste karti hai, poochti hai, jankari dekhti hai aur caller ki bhasha me jawab deti hai.',
  'voice.outbound':
    '{brand} khud outbound calls karti hai: reminders, confirmations aur follow-ups samay par jaate hain, aur jawab data bankar aate hain.',
  'voice.knows-caller':
    '{brand} phone number se caller ko pehchanti hai aur naam lekar baat karti hai. Order, ticket aur payment ka status aapke systems se padhti hai.',
  'voice.no-queue':
    'Kisi ko queue me intezar nahi karna padta: {brand} pehli ghanti par call uthati hai aur ek sath {atOnce} calls leti hai. Aapki lines kitni hain, ye aapka plan tay karta hai.',
  'chat.what':
    '{brand} ka chat support {chatShare} aam sawal sambhalta hai, {always}, aapki site par aur un messaging apps me jo aapke customers use karte hain. Jawab shared support queue se {chatFaster} tez milta hai.',
  'chat.share':
    'Chat {chatShare} aam sawal sambhalti hai, order status se lekar khulne ke samay tak.',
  'chat.speed': 'Chat ka jawab shared support queue se {chatFaster} tez milta hai.',
  'chat.where':
    'Chat aapki website par aur aapke customers ke messaging apps me kaam karti hai, {always}.',
  'chat.letters':
    'Customers chat me {languageCount} Indian bhashaon me likh sakte hain, apni lipi me ya English letters me.',
  'chat.tasks':
    'Chat chhote kaam baatcheet me hi poore kar deti hai: slot badalna, address badalna, receipt bhejna ya ticket banana.',
  'channels.continue':
    'Jis customer ne subah call kiya, wo shaam ko chat me bina shuru se bataye baat aage badha sakta hai: har channel par ek hi jankari se jawab milta hai.',
  'email.what':
    '{brand} support emails sambhalti hai: har mail aate hi padhi aur classify ki jaati hai, aapke apne jawabon me se reply suggest hota hai aur naraz customers sabse aage aate hain. Tickets {emailFaster} jaldi solve hote hain.',
  'email.speed': '{brand} ke sath email tickets {emailFaster} jaldi solve hote hain.',
  'email.sort': 'Har email aate hi classify hoti hai: billing, complaint, booking, press ya spam.',
  'email.drafts':
    'Har email classify hoti hai aur uska reply draft kiya jata hai: aapka agent use padhta, sudharta aur bhejta hai. Draft aapki policy se likha jata hai, andaze se nahi.',
  'email.mood':
    '{brand} har email me customer ka mizaj (sentiment) padhti hai aur usi se priority tay karti hai, isliye naraz mail ka jawab newsletter se pehle jata hai.',
  'appointments.what':
    '{brand} call par hi appointment book karti hai, uska samay badalti hai aur cancel karti hai: khaali slots dekhti hai, do sabse nazdeeki batati hai, ek book karti hai aur aapke calendar me likh deti hai. Appointment scheduling Pro aur Enterprise me hai; Base me nahi.',
  'appointments.double':
    '{brand} caller ke bolte-bolte calendar bharti hai aur doctor, room ya equipment ko do baar book nahi hone deti.',
  'appointments.reminders':
    '{brand} ek din pehle reminder call se appointment confirm karti hai, aur koi cancel kare to khaali jagah bhar deti hai.',
  analytics:
    'Call analytics batate hain ki log kyon aur kab call karte hain, kya hal hua aur kaun si call kisi insan ko sunni chahiye. Base me basic analytics hain; Pro aur Enterprise me advanced analytics.',
  recording:
    'Call har plan me record hoti hai: Base me call recording hai, Pro aur Enterprise me har call ki summary bhi.',
  summary:
    'Har call ki summary Pro aur Enterprise me milti hai. Base me call recording hai, summary nahi.',
  handover:
    'Jab kisi insan ki zarurat ho, {brand} transcript, bhasha aur wajah ke sath call aapke logon ko saunp deti hai. Caller maange to use insan milta hai.',
  honesty:
    '{brand} andaza nahi lagati: jo nahi pata, saaf keh deti hai, details leti hai, batati hai ki jawab kab milega aur baat kisi insan ko saunp deti hai.',
  'unknown-answers':
    'Jab {brand} ko jawab nahi pata hota, wo keh deti hai. Wo details leti hai, batati hai ki jawab kab milega aur poori baat ke sath kisi insan ko saunp deti hai.',
  'says-ai': '{brand} callers ko batati hai ki wo ek AI hai, aur ye bhi ki use kya nahi pata.',
  accuracy: '{brand} caller ki baat {accuracy} intent accuracy se samajhti hai.',
  'resolved.tier-one':
    '{brand} Tier-1 ke {tierOne} issues pehli hi call me solve karti hai; baaki aapke logon ko saunpe jaate hain.',
  'resolved.routine':
    '{brand} {routine} tak routine sawal apne aap nipatati hai, jaise order status, booking, reminders, documents aur timing.',
  'resolved.alone':
    'Full self-service rate {selfService} hai: zyadatar callers ko jawab ya booking bina kisi insan ka intezar kiye mil jaati hai.',
  'handling-time':
    'Average handling time {handling} ghatta hai: jawab seedhe aapke systems se aate hain, transfer aur hold music ke baad nahi.',
  speed:
    'Call pehli ghanti par uthti hai aur {routine} sawal turant hal hote hain. Chat ka jawab {chatFaster} tez aur email tickets {emailFaster} jaldi solve hote hain.',
  'languages.list':
    '{brand} {languageCount} bhashayein bolti hai: Hindi, Tamil, Telugu, Bengali, Marathi, Gujarati, Kannada, Malayalam, Punjabi, Odia aur English.',
  'languages.mix':
    '{brand} jis bhasha me sunti hai usi me jawab deti hai, aur caller do bhashayein milaye ya beech me badal de to bhi sath chalti hai.',
  availability:
    '{brand} {always} kaam karti hai: har din, har ghante, raat, Sunday aur tyohar par bhi.',
  'integrations.list':
    '{brand} CRM systems, help desk software, knowledge bases, e-commerce platforms, messaging apps aur custom APIs ke zariye aapke apne systems se judti hai.',
  'integrations.crm':
    '{brand} aapke CRM ke sath kaam karti hai: caller pehchana jata hai, har call sahi customer ke khate me summary ke sath likhi jaati hai aur agla kadam tay hota hai.',
  'integrations.help-desk':
    '{brand} help desk software ke sath kaam karti hai: tickets khulte hain, tag hote hain aur band hote hain.',
  'integrations.knowledge':
    '{brand} knowledge bases se judti hai: jawab aapke apne pages se diye jaate hain.',
  'integrations.shop':
    '{brand} e-commerce platforms (online store) se judti hai: orders, returns aur stock turant dekhe jaate hain.',
  'integrations.messaging':
    '{brand} messaging apps me kaam karti hai: jahan aapke customers chat karte hain, wahin yahi agent jawab deti hai.',
  'integrations.api':
    '{brand} custom APIs se aapke apne software se judti hai: HTTP par, dono dishaon me. Jo aap dikhayein wo padhti hai, jiski aap ijazat dein wo likhti hai.',
  'setup.how':
    'Shuru karne ke liye [contact form](/home#contact) bhejiye. Phir platform par pehla voice agent kuch hi minute me bana sakte hain: use apni timings, daam aur aam sawal bataiye, ek number chuniye aur khud call karke dekhiye.',
  'setup.time':
    'Platform par pehla voice agent kuch hi minute me ban jata hai. Aapki enquiry ka jawab hum {replyHours} ghante me dete hain.',
  'setup.install':
    'Kuch bhi install nahi karna padta: agent hamare platform par kuch hi minute me banta hai.',
  'setup.teach':
    'Agent ko aap apni timings, daam aur aam sawal dekar sikhate hain; jawab aapke apne pages aur policy se diye jaate hain.',
  app: 'Mobile application support har plan me hai, Base se hi.',
  dashboard:
    'Dashboard ek alag (separate) site hai: page ke upar menu me Dashboard link se khulta hai. {dashboard}',
  'sign-up':
    'Plan lene ke liye [pricing page](/pricing) par Contact dabaiye ya [contact form](/home#contact) bhejiye. Hum {replyHours} ghante me plan aur price ke sath jawab dete hain.',
  trial:
    'Aap {brand} ko free demo call se aazma sakte hain: [home page](/home#demo) par apna phone number dijiye, wo aapko call karti hai. Hamare pages platform par voice agent free bana kar dekhne ka nyota bhi dete hain; iske liye contact form se likhiye.',
  'minutes.extra':
    'Free minutes khatam hone ke baad har minute ke {rate} lagte hain. Har mahine Base me {baseMinutes} aur Pro me {proMinutes} free minutes hain.',
  'plan.former-price':
    'Pro pehle {proWas} per month tha; kati hui price wahi hai. Ab wo {proPrice} per month hai.',
  'plan.period':
    'Prices per month (mahine ki) hain: Base {basePrice} per month se, Pro {proPrice} per month.',
  'seat-fees':
    'Seat ya user ki koi fees nahi hai: ek monthly price hai jisme minutes shamil hain, aur uske baad har minute ke {rate}.',
  calculator:
    '[Pricing page](/pricing) par cost calculator hai: apne minutes aur ek sath ki calls chuniye, wo mahine ka hisab kadam-kadam par dikhata hai, human agents ke kharche ke sath.',
  advice:
    '[Contact form](/home#contact) se hume ek hafte ki calls ka byora bhejiye: hum wo plan batate hain jo aapko sabse sasta pade, chahe wo chhota wala hi ho.',
  'agent.cost':
    'Ek human agent par mahine ke lagbhag {human} lagte hain; {brand} {basePrice} per month se shuru hoti hai, {always} kaam karti hai aur ek sath kai calls leti hai. Businesses support ka kharcha {costCut} ghata lete hain.',
  'agent.replace':
    '{brand} routine calls sambhalti hai: {routine} tak aam sawal apne aap nipatati hai aur baaki poori baat ke sath aapke logon ko deti hai, taaki wo saamne khade logon par dhyan de sakein.',
  savings:
    '{brand} se businesses support ka kharcha {costCut} ghata lete hain. Ek human agent par mahine ke lagbhag {human} lagte hain, jabki {brand} {basePrice} se shuru hoti hai.',
  'savings.half':
    '{lowerCost} ka matlab hai support ka kam kharcha. Hamare FAQ ke hisab se businesses support ka kharcha {costCut} ghata lete hain.',
  'savings.service':
    '{serviceCost} cost of service me kami hai: aap bole gaye minutes ke paise dete hain, khaali baithi seats ke nahi.',
  traditional:
    'Purane tarike me har agent par mahine ke lagbhag {human} lagte hain, kaam ke dino me 9 se 6, 2 ya 3 bhashaon me, aur callers queue me rehte hain. {brand} {basePrice} per month se shuru hoti hai, {always} kaam karti hai, ek sath {atOnce} calls leti hai aur {languageCount} bhashayein bolti hai.',
  'industries.list':
    '{brand} inke liye bani hai: [healthcare](/healthcare), [online store aur delivery](/online-store), [travel, hotel aur restaurant](/travel-booking) aur [financial services](/financial-service).',
  'industries.healthcare':
    'Clinic, lab aur hospital (healthcare) me {brand} OPD appointments book karti hai, patients ko unki bhasha me yaad dilati hai aur reports aur timing ke bare me batati hai. Dekhiye [Healthcare](/healthcare).',
  'industries.online-store':
    'Online store (e-commerce) ke liye {brand} batati hai ki order kahan hai, cash-on-delivery orders confirm karti hai, returns leti hai aur delivery updates deti hai. Dekhiye [Online store](/online-store).',
  'industries.travel-booking':
    'Travel desk, hotel aur restaurant ke liye {brand} room, table aur tour ki poochtaach aur booking leti hai, itinerary badalti hai aur aane se pehle guests ko call karti hai. Dekhiye [Travel and booking](/travel-booking).',
  'industries.financial-service':
    'Financial services me lenders, NBFC aur brokers ke liye {brand} EMI reminder calls karti hai, documents aur bounce hue mandate par baat karti hai aur balance ke sawalon ka jawab deti hai. Dekhiye [Financial service](/financial-service).',
  'industries.other':
    'Hamare pages healthcare, delivery wale online store, travel-hotel aur financial services ke bare me hain. Kisi aur kaam ke liye hamari team ko bataiye ki aapke customers kis baat par call karte hain: [contact form](/home#contact).',
  'health.advice':
    '{brand} koi medical advice nahi deti: wo book karti hai, yaad dilati hai aur jankari deti hai. Symptoms aur dosage ke sawal us nurse ke paas jaate hain jise aap chunein.',
  'health.emergency':
    'Emergency me: aap shabd batate hain, jaise chest pain ya bleeding, aur wo line bhi jahan aisi call jaye. Ye emergency number ki jagah nahi leti.',
  'health.data':
    'Patient ke data me se {brand} bas utna rakhti hai jitna booking ke liye zaruri hai, call par ye batati hai aur kehne par delete kar deti hai, jaisa DPDP Act chahta hai.',
  'health.reports':
    '{brand} lab report ka status batati hai: taiyar hai ya nahi, mail hui ya nahi, khaali pet aana hai ya nahi. Results doctor hi batate hain, software kabhi nahi.',
  'health.no-shows':
    'Taaki patients aana na bhoolein (no-show), {brand} ek shaam pehle call karti hai, “nahi aa paunga” sunti hai aur wo slot list ke agle patient ko deti hai.',
  'health.sum':
    'Chhote clinic ka hamara udaharan: roz ek-ek minute ki tees calls, mahine me 26 din, yani {clinicMinutes} minutes; Pro par iska kharcha {clinicTotal} per month hai. Roz ek bhi no-show bache to {consultation} ki fees ke hisaab se mahine ke {noShowsBack} wapas aate hain.',
  'store.cod':
    '{brand} maal bhejne se pehle 20 second ki call se cash-on-delivery (COD) order confirm karti hai: order aapka hai, address sahi hai, ghar par koi hoga? Shak wale orders aapke liye ruk jaate hain.',
  'store.parcel':
    '{brand} courier se order ka status padhti hai aur seedhe shabdon me batati hai ki parcel kahan hai, din aur samay ke sath.',
  'store.returns':
    '{brand} returns leti hai: wajah, chat se photos, pick-up ka samay aur aapki policy ke hisab se refund ki date. Pehle exchange ka option deti hai.',
  'store.sale':
    'Bheed ya sale week me log nahi, lines badhti hain: Base ek sath {baseCalls} calls leta hai, Pro {proCalls}, Enterprise jitni sale ko chahiye. {brand} ek sath {atOnce} calls leti hai.',
  'store.promises':
    '{brand} aapki policy shabd-ba-shabd aur aapka stock jaisa abhi hai waisa batati hai. Apni taraf se discount banane ya jhootha vaada karne ka adhikar use nahi hai.',
  'store.sum':
    'Dukan ka hamara udaharan: ek hazaar cash-on-delivery checks, aadha-aadha minute, yani {storeMinutes} minutes, sab Pro ke free minutes me: {storeTotal} per month. Lauta parcel dono taraf ka {parcelCost} pade to {fewerReturns} kam returns mahine ka kharcha nikaal dete hain.',
  delivery:
    '{brand} delivery updates deti hai: order kahan hai batati hai, parcel late ho ya ghar par koi na mile to khud call karti hai, naya samay tay karti hai aur address ka sudhar courier ko deti hai.',
  'travel.rooms':
    '{brand} room ki poochtaach leti hai: dates, rooms, meal plan. Wo aapka tariff batati hai, khaali rooms dekhti hai aur guest ke faisle tak room hold karke rakhti hai.',
  'travel.tables':
    '{brand} restaurant ki table booking kisi bhi samay leti hai, table hold karti hai, guests ko yaad dilati hai aur na aane walon ki table jaldi khaali kar deti hai.',
  'travel.changes':
    'Flight late ho to {brand} poora itinerary badal deti hai: pick-up badalti hai, hotel ko batati hai aur traveller ko naye plan ke sath call karti hai.',
  'travel.arrival':
    'Aane se pehle {brand} guest ko call karke aane ka samay, check-in ke liye ID aur airport car poochti hai aur jawab aapke PMS me likh deti hai.',
  'travel.overbooking':
    '{brand} overbook nahi kar sakti: wo wahi bechti hai jo aapka channel manager ya PMS khaali dikhata hai, aur haan kehne se pehle booking likh deti hai.',
  'travel.groups':
    'Groups, weddings aur complaints notes ke sath seedhe aapki team ke paas jaate hain.',
  'travel.cancellations':
    'Cancellation ke niyam aap {brand} ko ek baar dete hain. Wo cancel karne se pehle charge batati hai aur guest ki haan record karti hai.',
  'travel.sum':
    '30 rooms ke hotel ka hamara udaharan: roz do-do minute ki baarah calls, yani lagbhag {hotelMinutes} minutes; Pro par iska kharcha {hotelTotal} per month hai. Mahine me {bookingWorth} ki do direct bookings iska kharcha nikaal deti hain.',
  'finance.reminders':
    '{brand} due date se teen din pehle aur usi din EMI reminder call karti hai: rakam, date aur payment link. Payment ka vaada date ke sath likha jata hai.',
  'finance.mandates':
    'Mandate (NACH) bounce ho to {brand} call karke wajah poochti hai, aapke tay options batati hai aur behes kabhi nahi karti.',
  'finance.documents':
    '{brand} chhoote hue documents (KYC) ke liye call karti hai: kaun sa kaagaz, kis roop me, kis din tak. Upload ka link call ke dauran hi bhej diya jata hai.',
  'finance.hours':
    'Call ka samay (calling hours) aur DND: calls sirf aapke tay samay me jaati hain. Jo mana kar de, uska naam ek list me chala jata hai, aur phir use call nahi jaati.',
  'finance.identity':
    '{brand} verify karti hai ki kaun bol raha hai: aapki chuni hui jaanch poori hone se pehle loan ke bare me kuch nahi kaha jata. Koi aur ho to sirf wapas call karne ko kaha jata hai.',
  'finance.audit':
    'Auditor ke liye har call ke sath recording, transcript aur nateeja rakha jata hai, aur use export kiya ja sakta hai.',
  'finance.sum':
    'Lender ka hamara udaharan: 600 log, do baar, 45 second ki call, yani {lenderMinutes} minutes; Pro par iska kharcha {lenderTotal} per month hai. Yani ek reminder lagbhag {reminderCost} ka.',
  'demo.how':
    'Demo ke liye [home page](/home#demo) par apna phone number dijiye, {brand} aapko call karti hai. Demo call free hai aur {demoMinutes} minute tak ki hoti hai.',
  'demo.free': 'Demo call free hai. [Home page](/home#demo) par apna phone number dijiye.',
  'demo.length': 'Demo call free hai aur {demoMinutes} minute tak chalti hai.',
  'demo.hours':
    'Demo calls subah {demoFrom} baje se raat {demoUntil} baje ke beech jaati hain; uske baad ki request par agli subah call aati hai.',
  'demo.soon': '{brand} call laga rahi hai. Ek minute ke andar aapka phone bajna chahiye.',
  'demo.numbers':
    'Call sirf India ke mobile numbers par ja sakti hai. Wo 6, 7, 8 ya 9 se shuru hote hain.',
  'demo.stop':
    'Call par “stop” kahiye, phir aapke number par kabhi call nahi aayegi. Aap {email} par bhi likh sakte hain.',
  'demo.language': 'Demo call me aap Hindi, English ya dono bol sakte hain.',
  'demo.tried': 'Is mahine {tried} logon ne demo call aazmayi.',
  'demo.data':
    'Demo call ke liye hum aapka phone number, samay aur call ka nateeja rakhte hain; number isi ek call ke liye hai aur durupyog rokne ke liye rakha jata hai. Jo naam aap likhte hain wo hume nahi bheja jata.',
  'demo.recorded':
    'Demo call me hui baat zyada se zyada {callDays} din rakhi jaati hai. Hamari team use tabhi padh sakti hai, aur call maangne wala page use tabhi dikhata hai, jab call par “keep it” (rakh lijiye) kaha jaye.',
  'contact.how':
    'Home page ke [contact form](/home#contact) se ya {email} par likhiye. Hum {replyHours} ghante me plan aur price ke sath jawab dete hain.',
  'contact.email': 'Hamara email address {email} hai.',
  'contact.reply-time': 'Hum {replyHours} ghante me jawab dete hain.',
  'contact.social': '{brand} LinkedIn, Instagram aur X par hai; links har page ke neeche hain.',
  'company.about':
    '{brand} un Indian businesses ke liye bani hai jinke customers kai bhashaon me aur office time ke bahar call karte hain: voice, chat aur email ke liye ek AI agent. Aur jaaniye [About us](/about) par.',
  'company.founders':
    '{brand} ki ek chhoti founding team hai, jiske teen kaam hain: product aur customers, speech aur language, aur platform. Aur jaaniye [About us](/about) par.',
  'company.aims':
    'Hamare lakshya: har call ka jawab mile, har kisi ki baat uski bhasha me samjhi jaye, call kaam poora hone par khatam ho, aur {brand} imaandar rahe: bataye ki wo AI hai aur use kya nahi pata.',
  'company.card':
    '[Business card page](/founder) par company aur founder ka card hai, jise contact me save ya picture ke roop me download kar sakte hain. {founderTitle}: {founderEmail}.',
  'company.blog':
    'Hamare [blog](/blog) me India me support desk chalane walon ke liye articles hain: AI agent kya accha karta hai, kitna kharcha aata hai, kahan chookta hai aur chhoti shuruaat kaise karein.',
  'company.clients':
    'Home page ki success story ek udaharan hai: usme na kisi client ka naam hai, na kisi insan ka kathan.',
  rivals:
    'Dusre product par main raay nahi de sakti. {brand} Indian businesses ke liye bani hai: voice, chat aur email, {languageCount} Indian bhashayein, rupees me khule monthly plans. Hamare blog par [Bland se ek nishpaksh tulna](/blog/adya-vs-bland) hai.',
  'privacy.policy':
    'Hamari [privacy policy](/privacy) batati hai ki ye site kya, kyon aur kab tak rakhti hai. Use aakhri baar {policyDate} ko update kiya gaya tha.',
  'privacy.stored':
    'Ye site teen cheezein rakhti hai, aur har ek tabhi jab aap shuru karein: aapki enquiry, aapki chat (messages, files aur voice notes) aur demo call ke liye aapka phone number, samay aur nateeja.',
  'privacy.chat-kept':
    'Chat {chatDays} din rakhi jaati hai, taaki baat aage badh sake. Aap apni chat kabhi bhi chat window me delete kar sakte hain.',
  'privacy.kept':
    'Chat aur uski files aakhri use ke baad zyada se zyada {chatDays} din, demo call {callDays} din aur enquiry {enquiryDays} din rakhi jaati hain; phir woh apne aap delete ho jaati hain.',
  'privacy.delete':
    'Apna data delete karwane (hatwane) ke liye {email} par request bhejiye; consent aap kabhi bhi wapas le sakte hain. Chat aap khud, turant, chat window me delete kar sakte hain.',
  'privacy.correct':
    'Aapke bare me jo hamare paas hai use aap dekhne, sudharne ya delete karne ko keh sakte hain: {email} par likhiye.',
  'privacy.cookies':
    'Ye site aaj koi cookie nahi lagati. Chat ka number aur adhoore messages aapke browser ke apne storage me rehte hain, jahan se aap unhe hata sakte hain.',
  'privacy.trackers': 'In pages par koi tracker, advertising ya analytics apne aap nahi chalta.',
  'privacy.sell': 'Hum personal data nahi bechte.',
  'privacy.training':
    'Aapki enquiry se hum koi model train nahi karte, aur personal data nahi bechte.',
  'privacy.sharing':
    'Data sirf un providers ko milta hai jo hamara kaam karte hain (mail, telephone, hosting), kanoon maange to authorities ko, aur business bike to naye maalik ko.',
  'privacy.model':
    'Agar bahar ki kisi company ka language model laga ho, to jawab ke liye aapki chat ke shabd aur tasveerein uske paas jaati hain, sath me aapka naam, pata ya number nahi. Hamari team usse anuvaad ya jawab ka draft banwa sakti hai; bhejne se pehle koi insan use padhta hai.',
  'privacy.transfer':
    'Aapka data aapke rajya ya desh ke bahar bhi process ho sakta hai, jahan hamare providers kaam karte hain; hum aise hi chunte hain jo uski raksha kam se kam hamari policy jitni karein.',
  'privacy.children':
    'Ye service businesses ke liye hai; 13 saal se kam umar walon ka data hum jaanboojhkar nahi lete. Kisi bachche ne data bheja ho to {email} par likhiye, hum delete kar denge.',
  'privacy.calls-kept':
    'Demo call aur usme hui baat zyada se zyada {callDays} din rakhi jaati hai, phir delete ho jaati hai.',
  'privacy.enquiries-kept':
    'Enquiry, yani form me diya byora, zyada se zyada {enquiryDays} din rakha jaata hai, phir delete ho jaata hai.',
  'privacy.link':
    'Enquiry confirm karne wale mail me ek link hota hai: usse aapke bare me rakha sab kuch dikhta hai aur aap use khud delete kar sakte hain. Link {linkDays} din chalta hai. Dobara paane ke liye [Your data](/my-data) page par reference aur apna email dijiye.',
  'privacy.left':
    'Mitane (delete karne) ke baad bas ek line bachti hai: reference, samay aur kisne mitaya. Jis number par kabhi call na karne ko kaha gaya ho, wo us list me bana rehta hai, aur pehle bane backup me copy tab tak reh sakti hai jab tak backup badla na jaye.',
  'chat.files':
    'Is chat me aap PNG, JPEG ya WebP image, PDF aur plain text file bhej sakte hain, har ek {fileSize} MB tak.',
  'contact.form':
    'Contact form me naam, email, phone number aur aapke customers kis bare me call karte hain, ye poocha jaata hai. Company ka naam optional hai.',
  'product.jobs':
    '[Service page](/service) par chaar kaam dikhaye hain: customer support, appointment, delivery ki jaankari, aur hotel va restaurant.',
  'calculator.share':
    'Hisaab aap share kar sakte hain: [pricing page](/pricing) ke link me wo rehta hai. Link copy karke bhej dijiye.',
}
