import type { TopicQuestions } from '../questions.ts'

/** Questions that are filed under their topic itself, in both scripts. */
export const topicQuestions: TopicQuestions = {
  'demo.how': [
    '(टेस्ट कॉल|डेमो) (कैसे मिलेगा|के लिए क्या करना होगा|कहाँ से माँगूँ|लेना है|दिखाओ)',
    '(demo|test call) (kaise milega|ke liye kya karna hai|kaha se lu|chahiye|karwana hai|dekhna hai)',
  ],
  'demo.free': [
    '(डेमो|टेस्ट कॉल) (के पैसे लगते हैं|मुफ़्त है|का कोई चार्ज है|फ्री है क्या)',
    '(demo|test call) (ke paise lagenge|free me hai|ka koi charge hai|muft hai kya)',
  ],
  'demo.length': ['(डेमो|टेस्ट) कॉल (कितनी देर चलती है|कितने मिनट की होती है|कितनी लंबी होगी)'],
  'demo.hours': [
    '(डेमो|टेस्ट) कॉल (कब आएगी|किस समय आती है|कितने बजे से कितने बजे तक|रात में भी आएगी)',
    '(demo|test) call (kab aayegi|kis time aati hai|kitne baje tak|raat ko bhi aayegi|ka time kya hai|ki timing)',
  ],
  'demo.stop': [
    '(मुझे|मेरे नंबर पर) (दोबारा|आगे से|फिर कभी) (फ़ोन न आए|कॉल न करें|कॉल नहीं चाहिए) (तो क्या करूँ|इसके लिए क्या कहूँ|कैसे रोकूँ)',
    '(mujhe|mere number pe) (dobara|aage se|phir kabhi) (phone na aaye|call mat karna|call nahi chahiye) (to kya karu|kya bolna hai|kaise band karu|)',
    '(aapki calls|aapke phone) (band karwani hai|kaise rokein|nahi chahiye)',
  ],
  'demo.language': [
    '(डेमो|टेस्ट) कॉल किस भाषा में (होती है|बात करेगी)',
    '(demo|test) call (kis bhasha me|hindi me|kaunsi language me) (hogi|hoti hai|baat karegi)',
  ],
  'demo.data': [
    '(डेमो|टेस्ट कॉल) के बाद मेरे नंबर का क्या (होता है|करते हैं)',
    '(demo|test call) ke baad mera number (kaha jata hai|kya karte ho|rakhte ho kya)',
  ],
  'contact.reply-time': [
    '(फ़ॉर्म|एन्क्वायरी) (भरने|भेजने) के बाद (कब तक जवाब आएगा|कितने घंटे में जवाब मिलेगा)',
    '(form|enquiry) (bharne|bhejne) ke baad (kab tak jawab aayega|kitne ghante me reply milega)',
    '(kitni der|kitne time|kab tak) me (jawab|reply) (doge|milega|aata hai)',
  ],
  'contact.email': [
    '(आपका|आप लोगों का) (ईमेल|मेल आईडी|ईमेल पता) (क्या है|दीजिए|बताइए)',
    '(aapka|tumhara|company ka|aap logo ka) (email|mail id|email id|email address) (kya hai|do|batao|dena)',
  ],
  'contact.how': [
    'आप लोगों से (कैसे संपर्क करूँ|बात कैसे होगी|कैसे मिलूँ)',
    '(aapse|aap logo se) (contact kaise karu|kaise baat karu|sampark kaise ho)',
  ],
  person: [
    '(kisi|ek) (insaan|aadmi|banda|real person) se baat (karni hai|karao|karwa do)',
    '(koi mujhe|aap log mujhe|sales wale mujhe) (phone kare|call karo|call back karo)',
  ],
  waiting: [
    '(मैंने|हमने) (फ़ॉर्म भरा था|मेल किया था|लिखा था) (कोई जवाब नहीं आया|अब तक किसी ने फ़ोन नहीं किया)',
    '(maine|humne) (form bhara tha|mail kiya tha|message kiya tha) (koi jawab nahi aaya|abhi tak kisi ne call nahi kiya)',
    '(aapne|aap logo ne|kisi ne) (jawab|reply) nahi diya (<calls>|itne din se|abhi tak|kab se)',
  ],
  availability: [
    '(रात|आधी रात|छुट्टी|इतवार|दिवाली) को भी (फ़ोन उठाता है|काम करता है|जवाब देगा)',
    '(raat|aadhi raat|chhutti|sunday|diwali) ko bhi (phone uthata hai|kaam karta hai|jawab dega)',
    '(दुकान बंद होने|स्टाफ के जाने) के बाद फ़ोन कौन उठाएगा',
  ],
  'agent.cost': [
    '(एक आदमी|कर्मचारी|रिसेप्शनिस्ट) रखने (से|के मुकाबले|में और इसमें) (कितना सस्ता|कितना फ़र्क|कितना बचेगा)',
    '(ek aadmi|staff|receptionist) rakhne (se|ke mukable|me aur isme) (kitna sasta|kitna fark|kitna bachega)',
  ],
  savings: [
    '(इससे|आपसे) (कितनी बचत|कितने पैसे बचेंगे|खर्च कितना कम होगा)',
    '(isse|adya se) (kitni bachat|kitne paise bachenge|kharcha kitna kam hoga)',
  ],
  'minutes.extra': [
    '(फ्री|मुफ़्त) मिनट (खत्म हो जाएँ|पूरे हो जाएँ|निकल जाएँ) तो (कितना लगेगा|क्या रेट है)',
    '(free|muft) minute (khatam|pure|khatm) (hone ke baad|ho gaye to) (kitna lagega|kya rate hai|kitne paise)',
  ],
  'plan.former-price': [
    'प्रो (पहले कितने का था|का पुराना दाम)',
    'pro (pehle kitne ka tha|ka purana rate|ka kata hua price)',
  ],
  'seat-fees': [
    '(हर यूज़र|हर कर्मचारी|हर सीट) का (अलग पैसा लगता है|चार्ज है)',
    '(har user|har seat|per banda) (alag paisa|charge) (lagta hai|dena padega)',
  ],
  lines: [
    '(एक साथ|एक ही समय पर) कितने लोग (फ़ोन कर सकते हैं|बात कर सकते हैं)',
    '(ek saath|ek time pe|ek hi time) kitne (log|customer|call) (baat kar sakte|aa sakte|sambhal lega|utha lega)',
  ],
  'voice.no-queue': [
    '(ग्राहक|कॉल करने वाले) को (इंतज़ार|होल्ड) करना पड़ेगा',
    '(customer|caller) ko (wait|hold|intezaar) karna padega kya',
  ],
  'languages.list': [
    '(यह|आपका बॉट) (कौन कौन सी|किन किन|कितनी) (भाषाएँ|भाषाओं में) (बोलता है|बात करता है|जानता है)',
    '(ye|yeh|bot|aap) (kaun kaun si|kaun si|kitni|kis kis) (bhasha|bhashayein|language) (bolta hai|bolte ho|me baat karta|aati hai)',
  ],
  'languages.mix': [
    '(हिंदी और अंग्रेज़ी|दो भाषाएँ) मिलाकर बोलें तो समझेगा',
    '(hindi english|do bhasha) (mila ke|mix karke) (bole|bolne par) to (samjhega|samajh lega)',
    'beech me (bhasha|language) badal (di|dun) to',
  ],
  'voice.inbound': [
    '(आने वाली|ग्राहकों की) कॉल (उठाता है|का जवाब देता है)',
    '(aane wali|customer ki) call (uthata hai|attend karta hai|ka jawab deta hai)',
  ],
  'voice.outbound': [
    '(खुद से|अपनी तरफ़ से) (ग्राहकों को|मरीज़ों को) फ़ोन करता है',
    '(khud se|apne aap) (customer|logo|patient) ko (call|phone) (karta hai|karega|lagata hai)',
  ],
  'voice.knows-caller': [
    '(फ़ोन करने वाले|पुराने ग्राहक) को पहचानता है',
    '(caller|purane customer) ko (pehchanta hai|naam se bulata hai)',
  ],
  handover: [
    'ग्राहक (इंसान|स्टाफ) से बात करना चाहे तो',
    'customer ko (insaan|aadmi|staff) chahiye ho to (kya hoga|milega)',
    '(call|baat) kisi (insaan|staff) ko (transfer|de) karta hai',
  ],
  'unknown-answers': [
    '(जवाब न पता हो|समझ न आए|मुश्किल सवाल हो) तो (क्या करता है|क्या होगा)',
    '(jawab na pata ho|jawab nahi aaye|samajh na aaye) to kya (karta hai|karega|hota hai)',
  ],
  honesty: [
    '(झूठ बोलता है|मनगढ़ंत जवाब देता है|अपने मन से बोलता है) क्या',
    '(jhooth bolta hai|galat jawab deta hai|apne man se bol deta hai) kya',
  ],
  'says-ai': [
    '(ग्राहक को बताता है|बताएगा) कि यह मशीन है',
    'customer ko (pata chalega|batata hai) ki ye (ai|machine|robot) hai',
  ],
  'is-ai': [
    '(तुम|आप) (इंसान हो|मशीन हो|रोबोट हो) क्या',
    '(tum|aap) (insaan ho ya machine|robot ho kya|ai ho kya|asli ho)',
  ],
  'appointments.what': [
    '(अपॉइंटमेंट|बुकिंग|टाइम) (बुक करता है|दे देता है|ले सकता है)',
    '(appointment|booking|slot) (book|fix|le) (karta hai|kar sakta hai|kar lega)',
  ],
  'appointments.reminders': [
    '(अपॉइंटमेंट|विज़िट) से पहले मरीज़ को (याद दिलाता है|फ़ोन करता है)',
    '(appointment|visit) se pehle patient ko (yaad dilata hai|reminder deta hai)',
  ],
  recording: [
    '(कॉल|बातचीत) (रिकॉर्ड होती है|की रिकॉर्डिंग सुन सकते हैं)',
    '(call|baatcheet) (record hoti hai|ki recording sun sakte hai)',
  ],
  'email.mood': [
    '(गुस्से वाले|नाराज़) ग्राहक की मेल (पहले देखता है|का क्या करता है)',
    '(gusse wale|naraz) customer ki (mail|email) (pehle|ka kya)',
  ],
  'email.drafts': [
    'मेल का जवाब (खुद भेज देता है|कौन भेजता है)',
    'email ka (reply|jawab) (khud bhej deta hai|kaun bhejta hai|apne aap jata hai)',
  ],
  'integrations.crm': [
    'हमारे (सीआरएम|सिस्टम) में (नोट करता है|लिखता है|जुड़ जाएगा)',
    'hamare (crm|system|software) (se jud jayega|me entry karta hai|ke sath chalega)',
  ],
  'integrations.messaging': [
    '(मैसेजिंग ऐप|व्हाट्सऐप) पर (चलेगा|जवाब देगा)',
    '(whatsapp|telegram|messaging app) (pe|par) (chalega|jawab dega|kaam karega)',
  ],
  'setup.how': [
    '(शुरू कैसे करें|चालू कैसे होगा|लगवाने के लिए क्या करना है)',
    '(shuru kaise kare|chalu kaise hoga|lagwane ke liye kya karna hai|start kaise karu)',
  ],
  'setup.time': [
    '(लगने|चालू होने|सेटअप) में कितना (समय|टाइम|दिन) लगेगा',
    '(lagne|chalu hone|setup) me kitna (samay|time|din) (lagega|lagta hai)',
  ],
  'setup.install': [
    '(कुछ|कोई सॉफ़्टवेयर|मशीन) (लगवाना|इंस्टॉल करना) पड़ेगा',
    '(kuch|koi software|machine) (lagwana|install karna|download karna) padega',
  ],
  'industries.healthcare': [
    '(डॉक्टर|क्लिनिक|अस्पताल) (वालों|) के लिए (क्या करता है|किस काम का है)',
    '(doctor|clinic|hospital|mere clinic) (walo ke liye|ke liye|me) (kya karta hai|kya kaam aayega)',
  ],
  'industries.online-store': [
    '(दुकान|ऑनलाइन दुकान|दुकान वालों|शॉप) के लिए (क्या करता है|क्या काम आएगा)',
    '(dukaan|online dukaan|shop walo|mere store) ke liye (kya karta hai|kya kaam aayega)',
  ],
  'industries.travel-booking': [
    '(होटल|रेस्टोरेंट|ट्रैवल) वालों के लिए (क्या करता है|क्या काम का)',
    '(hotel|restaurant|travel agency|mere hotel) ke liye (kya karta hai|kya kaam aayega|kaisa rahega)',
  ],
  'industries.financial-service': [
    '(बैंक|लोन|फाइनेंस) वालों के लिए (क्या करता है|क्या काम का)',
    '(bank|loan company|finance|nbfc) ke liye (kya karta hai|kya kaam aayega)',
  ],
  'health.advice': [
    '(दवा|दवाई|इलाज|बीमारी) (बताता है|की सलाह देता है|बता देगा) क्या',
    '(dawai|dawa|ilaaj|bimari) (batata hai|ki salah deta hai|bata dega|bata sakta hai) kya',
    'मरीज़ दवा पूछे तो (क्या बोलेगा|क्या करेगा)',
  ],
  'health.reports': [
    '(रिपोर्ट|जाँच का नतीजा) (पढ़कर सुनाता है|बता देता है)',
    '(report|jaanch ka result) (padh ke sunata hai|bata deta hai|ready hai ya nahi)',
  ],
  'health.emergency': [
    '(सीने में दर्द|एमरजेंसी) वाला फ़ोन आए तो',
    'emergency (call|patient|me) (aaye to|kya karega)',
  ],
  'store.cod': [
    '(सीओडी|कैश ऑन डिलीवरी) ऑर्डर (पक्का|कन्फर्म) करता है',
    '(cod|cash on delivery) order (pakka|confirm) karta hai (kya|dispatch se pehle|)',
  ],
  'store.parcel': [
    'ग्राहक पूछे कि पार्सल कहाँ है तो बताएगा',
    'customer puche (parcel|order) kaha hai to (batayega|kya bolega)',
  ],
  'store.promises': [
    '(खुद से|अपने मन से) (छूट|डिस्काउंट) दे (देगा|सकता है)',
    '(khud se|apne man se) (discount|chhoot) de (dega|sakta hai) kya',
  ],
  'finance.reminders': [
    '(किस्त|ईएमआई) की (याद दिलाता है|रिमाइंडर कॉल करता है) (कितने दिन पहले|)',
    '(kist|emi) (ki yaad dilata hai|ka reminder|kitne din pehle yaad dilata hai)',
  ],
  'privacy.chat-kept': [
    '(मेरी|यह) (चैट|बातचीत) (कब तक|कितने दिन) (रखी जाती है|रखते हैं|सेव रहती है)',
    '(meri|ye) (chat|baatcheet) (kab tak|kitne din) (rakhte ho|save rehti hai|rehti hai)',
  ],
  'privacy.calls-kept': [
    '(डेमो|टेस्ट) कॉल (का रिकॉर्ड|की बातें) कितने दिन (रखते|रखी)',
    '(demo|test) call (ka record|ki baatein) kitne din (rakhte ho|rehti hai)',
  ],
  'privacy.enquiries-kept': [
    'फ़ॉर्म की जानकारी कितने दिन (रखते|रहती) (हैं|है)',
    'form ki (jankari|details) kitne din (rakhte ho|rehti hai)',
  ],
  'privacy.delete': [
    '(मेरा|अपना) (डेटा|नंबर|जानकारी) (मिटाना|हटाना|डिलीट करना) है',
    '(mera|apna) (data|number|jankari) (mitana|hatana|delete karna|delete karwana) (hai|kaise)',
  ],
  'privacy.sell': [
    '(हमारी|मेरी) जानकारी (बेचते|किसी को देते) (हो|हैं) क्या',
    '(hamara|mera) (data|number) (bechte ho|kisi ko dete ho) kya',
  ],
  'privacy.cookies': ['(आपकी साइट|आप|यह साइट) (कुकी|कुकीज़) (लगाते हैं|रखती है|इस्तेमाल करती है) क्या'],
  'privacy.training': [
    '(मेरी बातों|हमारे डेटा) से (मशीन|एआई) सिखाते हैं क्या',
    '(meri chat|hamare data) se (ai|model) (train|sikhate) (karte ho|ho) kya',
  ],
  'company.founders': [
    '(कंपनी|अद्या) किसने (बनाई|शुरू की)',
    '(company|adya) (kisne banayi|kisne shuru ki|ka malik kaun hai)',
  ],
  'unstated.jobs': [
    '(आपके यहाँ|आपकी कंपनी में) (नौकरी|काम|जॉब) (मिलेगी|मिलेगा|है) क्या',
    '(aapke yaha|aap ke yaha|aapki company me) (naukri|job|kaam|internship) (milegi|milega|hai) kya',
  ],
  'unstated.partners': [
    '(डीलर|एजेंसी|फ्रेंचाइज़ी|पार्टनर) (बन सकते हैं|मिलती है)',
    '(dealer|agency|franchise|partner) (banna hai|milti hai kya|ban sakte hai)',
  ],
  'unstated.refunds': [
    '(पसंद न आए|काम न करे) तो पैसे वापस (मिलेंगे|होंगे)',
    '(pasand na aaye|kaam na kare) to paise (wapas milenge|wapis honge|refund honge)',
  ],
  'unstated.tax': [
    '(जीएसटी|टैक्स) (अलग से लगेगा|शामिल है|बिल मिलेगा)',
    '(gst|tax) (alag se lagega|shamil hai|bill milega|kitna lagega)',
  ],
  'unstated.payment': [
    '(यूपीआई|कार्ड|चेक) से (पैसे दे सकते हैं|भुगतान होगा)',
    '(upi|card|cheque|kist) se (paise de sakte|payment ho jayega|bhugtan)',
  ],
  'unstated.contract': [
    '(बीच में|कभी भी) (बंद|छोड़) (कर सकते हैं|सकते हैं)',
    '(beech me|kabhi bhi) (band|cancel|chhod) (kar sakte hai|sakte hai) kya',
  ],
  'unstated.yearly': [
    '(साल भर|पूरे साल) (का प्लान|का पैसा एक साथ) (लूँ|दूँ) तो (छूट मिलेगी|कितना)',
    '(saal bhar|pure saal|yearly) (ka plan|ka paisa ek saath) (lu|lene par|de) to (discount|chhoot|kitna) (milega|)',
  ],
  'unstated.discounts': [
    '(कुछ छूट|डिस्काउंट|कम) (मिलेगी|मिलेगा|करो)',
    '(kuch chhoot|discount|offer) (milega|hai) kya',
  ],
  'unstated.carry-over': [
    '(बचे हुए|बाकी) मिनट अगले महीने (जुड़ते हैं|मिलेंगे)',
    '(bache hue|baki) minute agle mahine (jud jaate|milenge|use) ',
  ],
  'unstated.voice-kind': [
    '(लड़की|महिला|औरत|मर्द|पुरुष) की आवाज़ (है|मिलती है|में बोलता है)',
    '(ladki|mahila|aurat|mard|ladke) ki awaaz (hai|milti hai|me bolta hai)',
  ],
  'unstated.customer-count': [
    '(आपके|अभी) कितने (ग्राहक|कस्टमर|क्लाइंट) हैं',
    '(aapke|abhi) kitne (customer|grahak|client) hain',
  ],
  'unstated.address': [
    'आपका (ऑफिस|दफ़्तर) कहाँ है',
    '(aapka office|daftar) (kaha hai|kidhar hai|delhi me hai kya)',
  ],
  'unstated.phone': [
    '(आपका|सेल्स का) फ़ोन नंबर (दीजिए|क्या है)',
    '(aapka|sales wale ka|company ka) phone number (do|kya hai|milega)',
  ],
  'unstated.own-number': [
    '(अपना|पुराना|एयरटेल) नंबर (ही रख सकते हैं|चलेगा)',
    '(apna|purana|airtel jio) number (hi rahega|chalega|rakh sakte)',
  ],
  'unstated.technology': [
    '(कौन सा मॉडल|किस तकनीक पर) (है|बना है)',
    '(kaunsa model|chatgpt|gpt) (hai|use karte ho|par bana hai)',
  ],
  'unstated.security': ['(डेटा|जानकारी) सुरक्षित है क्या', '(data|jankari) (safe|surakshit) hai kya'],
  objection: ['(बहुत|काफ़ी) (महँगा|ज़्यादा) है', '(bahut|kaafi) (mehnga|zyada|costly) hai (yaar|bhai|)'],
  'languages.one': [
    '<language> (बोलता है|आती है|में बात करेगा) क्या',
    '<language> (bolta hai|aati hai|me baat karega|me likh sakta hu) kya',
  ],
}
