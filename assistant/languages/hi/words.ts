import type { Words } from '../words.ts'

export const words: Words = {
  'how-much': 'कितना|कितने|कितनी|कितनो|kitna|kitne|kitni|ktna|kitnaa|कित्ता',
  'how-long':
    'कितनी देर|कितने दिन|कब तक|कितना समय|कितने समय|कितने घंटे|कितने महीने|अवधि|कितनी लंबी|कितना टाइम|kitni der|kitne din|kab tak|kitna time|kitna samay|kitne ghante|kitni lambi|kitne mahine',
  how: 'कैसे|किस तरह|किस प्रकार|तरीका|तरीक़ा|प्रक्रिया|कैसा|कैसी|kaise|kese|kis tarah|tarika|kaisa|kaisi|विधि',
  what: '=क्या|=क्यों कि|कौन सी चीज|kya|kyaa|क्या क्या|kya kya',
  which:
    'कौन सा|कौन सी|कौन से|कौनसा|कौनसी|कौनसे|किस|किन|किसमें|konsa|kaunsa|kaun sa|konsi|kaunsi|kaun si|konse|kis|kisme|kismein|kon sa|kon si|किस में|कौन से में|kis me|kaunse me',
  who: '=कौन|=किसका|=किसकी|=किसने|=किसके|=किसको|कौन लोग|kaun|kon|kiska|kisne|kiski|kisko',
  when: '=कब|कितने बजे|किस दिन|किस समय|किस टाइम|कब से|kab|kitne baje|kis din|kis time|kab se',
  where: 'कहां|कहाँ|किस पेज|किधर|किस जगह|kahan|kaha|kahaan|kidhar|kis page|kis jagah',
  why: '=क्यों|क्यूं|क्यूँ|किसलिए|किस वजह|वजह|कारण|काहे|kyun|kyu|kyon|kyo|kis liye|vajah|wajah|karan|कैसे आया|कैसे निकाला|हिसाब समझाओ|हिसाब समझाइए|कैसे बना|kaise aaya|kaise nikala|hisab samjhao|hisaab samjhao|kaise bana|kaise aya',
  can: 'सकता|सकते|सकती|सकूं|सकेंगे|सकेगा|सकेगी|मुमकिन|संभव|पाएगा|पाएगी|पायेगा|sakta|sakte|sakti|sakega|sakegi|payega|possible hai|ho payega|mumkin|sambhav|सकूँ|हो जाएगा|ho jayega|हो सकता',
  tell: 'बताओ|बताइए|बताइये|बताएं|बता दो|बता दीजिए|समझाओ|समझाइए|जानकारी|विवरण|के बारे में|डिटेल|batao|bataiye|bata do|bataye|btao|samjhao|jankari|ke bare me|ke baare mein|bta do|batana|बताना|बताये|bataiyega|samjhaiye|bata',
  want: 'चाहिए|चाहिये|चाहता|चाहती|चाहते|जरूरत|ज़रूरत|आवश्यकता|मांगता|chahiye|chahie|chaiye|chahta|chahti|chahte|zarurat|jarurat|mangta|लेना है|lena hai|करना है|karna hai|चाह रहा|चाहूंगा|chahunga',
  use: 'इस्तेमाल|उपयोग|प्रयोग|यूज|istemal|upyog|use kar|istamal|prayog',
  know: 'जानना|पता|मालूम|जानता|जान|janna|jaanna|pata|malum|maloom|janta',
  see: 'देख|पढ़|दिखा|dekh|dekhna|dikhao|padh|padhna|dikha',
  change: 'बदल|परिवर्तन|चेंज|badal|badalna|change kar|badlav|बदलाव',
  work: 'काम|चलता|चलती|चलेगा|चलेगी|kaam|chalta|chalti|chalega|chalegi|chale|काम करता|kaam karta',
  late: 'देर से|लेट|देरी|विलंब|der se|deri|late ho',
  give: 'देते|देता|देती|देंगे|दोगे|देना|दीजिए|दे दो|भेज|प्रदान|dete|deta|deti|denge|doge|dijiye|de do|bhej|bhejo|dena|दिया|diya|देगा|dega|देगी|degi',
  get: 'मिलता|मिलती|मिलते|मिलेगा|मिलेगी|मिलेंगे|मिल|पाना|प्राप्त|milta|milti|milte|milega|milegi|milenge|mil|paana|prapt|मिला|मिलना',
  have: 'शामिल|है क्या|होता है|होती है|मौजूद|उपलब्ध|सम्मिलित|रहता है|shamil|hota hai|hoti hai|hai kya|maujood|uplabdh|included hai|अंदर|andar|है या नहीं|hai ya nahi|=है|=हैं|=hai|=hain|सपोर्ट|साथ आता',
  kinds:
    'कौन कौन|प्रकार|तरह के|सूची|लिस्ट|kaun kaun|prakar|tarah ke|soochi|kon kon|कितने तरह|विकल्प|vikalp|क्या क्या',
  price:
    'कीमत|क़ीमत|दाम|दर|खर्च|ख़र्च|शुल्क|रेट|मूल्य|चार्ज|फीस|फ़ीस|भाव|लागत|प्राइस|kimat|keemat|kimmat|daam|dam|kharcha|kharch|shulk|mulya|fees|bhav|laagat|rate|charge|charges|कॉस्ट|किराया|kiraya|kitne ka|kitne ki|kitne me|कितने का|कितने की|कितने में',
  money:
    'पैसा|पैसे|रुपये|रुपए|रुपया|रकम|राशि|paisa|paise|rupaye|rupay|rupaiye|rupiya|rakam|rupees|रुपयों|रूपये|रूपए|हजार|हज़ार|hazar|hajar|hazaar|लाख|lakh',
  pay: 'चुकाना|भुगतान|देना होगा|देना पड़ेगा|देने होंगे|देने पड़ेंगे|लगेगा|लगेंगे|लगता है|लगते हैं|पड़ेगा|पड़ता|bhugtan|chukana|dena hoga|dena padega|dene honge|dene padenge|lagega|lagenge|lagta hai|lagte hain|padega|padta|लगते|lagte|लगेगी|lagegi|खर्च होगा',
  bill: 'बिल|कुल|टोटल|हिसाब|जोड़|बनेगा|जोड़कर|मिलाकर|kul|total|hisab|hisaab|banega|jod|milakar|बनता|banta|बैठेगा|baithega|गणना|निकालो|nikalo|बिल आएगा|bill aayega|kitna aayega|होगा कुल|kitna hoga|कितना होगा|कितना बनेगा|कितना आएगा',
  cheap:
    'सस्ता|सस्ती|सस्ते|किफायती|किफ़ायती|कम खर्च|कम दाम|फायदेमंद|sasta|sasti|saste|kifayati|kam kharch|kam daam|faydemand|कम पड़ेगा|kam padega|बजट में',
  expensive:
    'महंगा|महंगी|महँगा|ज्यादा पैसे|बहुत पैसे|ज्यादा है|बहुत ज्यादा|महंगे|mehnga|mehenga|mahanga|mehngi|zyada paise|bahut paise|bahut zyada|bohot zyada|jyada hai|zyada hai|इतना पैसा|इतने पैसे|itna paisa|itne paise|बहुत महंगा|औकात|bahut hai|बहुत है',
  cheapest:
    'सबसे सस्ता|सबसे सस्ती|सबसे कम|न्यूनतम|कम से कम|शुरुआती|sabse sasta|sabse sasti|sabse kam|nyuntam|kam se kam|shuruaati|minimum|शुरू होता|shuru hota',
  budget:
    'बजट|खर्च कर सकता|तक दे सकता|budget|itna hi hai|itne me|इतने में|kharch kar sakta|ke andar|के अंदर|सिर्फ इतना|दे सकता हूं|de sakta hu',
  free: 'मुफ्त|मुफ़्त|फ्री|निशुल्क|निःशुल्क|बिना पैसे|मुफत|muft|mufat|free|nishulk|bina paise|free me|free mein|फोकट|fokat|बिना खर्च',
  discount:
    'छूट|डिस्काउंट|रियायत|ऑफर|कूपन|कम कर दो|कम करो|chhoot|choot|chhut|discount|riyayat|offer|coupon|kam kar do|kam karo|मोलभाव|molbhav|कुछ कम|kuch kam|रेट कम|तोलमोल',
  tax: 'जीएसटी|टैक्स|कर चालान|पक्का बिल|gst|tax|pakka bill|बिल पक्का|जीएसटी नंबर|gst bill|टैक्स इनवॉइस|कर सहित',
  'payment-method':
    'यूपीआई|क्रेडिट कार्ड|डेबिट कार्ड|नेट बैंकिंग|पेटीएम|फोनपे|गूगल पे|किस्त|किश्त|चेक से|नकद|ऑनलाइन भुगतान|upi se|card se|paytm|phonepe|google pay|kist|kisht|nakad|cheque|online payment|payment kaise|पेमेंट कैसे|भुगतान कैसे|bhugtan kaise|प्रीपेड|पोस्टपेड|paise kaise de|पैसे कैसे दें|paise kaise du',
  refund:
    'रिफंड|पैसे वापस|पैसा वापस|धन वापसी|वापसी|refund|paise wapas|paisa wapas|paise vapas|money back|पैसा लौटा|paisa lauta|पसंद न आए|pasand na aaye|pasand nahi aaya',
  contract:
    'अनुबंध|कॉन्ट्रैक्ट|लॉक इन|बंधन|करार|बीच में छोड़|बीच में बंद|कभी भी बंद|कैंसिल कर|प्लान बंद|सब्सक्रिप्शन बंद|contract|lock in|anubandh|beech me chhod|beech me band|kabhi bhi band|cancel kar|plan band|subscription band|plan cancel|प्लान कैंसिल|bandhan|नोटिस पीरियड|रिन्यू|renew|छोड़ सकते|chhod sakte',
  'seat-fee':
    'प्रति यूजर|प्रति व्यक्ति|हर यूजर|सीट का|लॉगिन का|per user|har user|seat ka|prati user|कितने लोग इस्तेमाल|kitne log use|कितने यूजर|kitne user|हर कर्मचारी का',
  'setup-fee':
    'सेटअप चार्ज|सेटअप फीस|एक बार का|जमानत|डिपॉजिट|एडवांस|छुपे हुए|छिपे|अलग से चार्ज|setup charge|setup fee|ek baar ka|deposit|advance dena|chhupe hue|hidden charge|alag se charge|लगाने का खर्च|lagane ka kharcha|शुरुआती खर्च|और कोई चार्ज|aur koi charge|koi extra charge',
  currency: 'डॉलर|यूरो|विदेशी मुद्रा|dollar|videshi mudra|euro|दिरहम',
  yearly:
    'साल|सालाना|वार्षिक|एक साल|साल भर|saal|salana|saalana|varshik|saal bhar|sal ka|बरस|yearly|तिमाही|छमाही',
  monthly:
    'महीना|महीने|महिना|महिने|मासिक|प्रति माह|हर माह|=माह|मंथली|mahina|mahine|mahiney|masik|prati maah|har mahine|monthly|maah|mahina ka|mahine ka|माहवार',
  daily: 'दिन|रोज|रोज़|रोजाना|प्रतिदिन|हर दिन|din|roz|roj|rozana|rojana|pratidin|har din|डेली|daily',
  weekly: 'हफ्ता|हफ्ते|हफ़्ते|सप्ताह|hafta|hafte|saptah|weekly|haftey',
  plan: 'प्लान|पैकेज|योजना|स्कीम|पैक|सब्सक्रिप्शन|plan|plans|package|yojana|scheme|pack|subscription|प्लैन|प्लानस|plano',
  base: 'बेसिक वाले|basic wale|basic wala|base wale|बेस|बेसिक प्लान|base|basic plan|bes|base wala|बेस वाला|बेसिक वाला',
  pro: '=प्रो|प्रो प्लान|प्रो वाला|pro|pro plan|pro wala|प्रोफेशनल प्लान',
  enterprise: 'एंटरप्राइज|एंटरप्राइज़|इंटरप्राइज|एन्टरप्राइज|enterprise|enterprise wala|enterprize|एंटरप्राइस',
  'smaller-plan':
    'छोटा प्लान|छोटे प्लान|छोटा वाला|छोटे वाले|सबसे छोटा|पहला प्लान|सस्ता वाला|सस्ते वाला|शुरुआती प्लान|स्टार्टर|chhota plan|chota plan|chhote wala|chhota wala|chota wala|chote wale|sasta wala|saste wala|pehla plan|sabse chhota|sabse chota|शुरुआत वाला|shuruaati plan|नीचे वाला|neeche wala|सबसे सस्ता प्लान|sabse sasta plan|सबसे सस्ता|sabse sasta|सस्ते प्लान|सस्ते वाले|chhote plan|chote plan|saste plan|saste wale|chhote wale',
  'middle-plan':
    'बीच वाला|बीच का प्लान|मध्यम|दूसरा प्लान|beech wala|bich wala|beech ka plan|madhyam|dusra plan|doosra plan|मंझला|बीच वाले',
  'bigger-plan':
    'बड़ा प्लान|बड़ा वाला|सबसे बड़ा|तीसरा प्लान|महंगा वाला|ऊपर वाला प्लान|bada plan|bada wala|sabse bada|teesra plan|tisra plan|mehnga wala|upar wala plan|बड़े वाला|bade wala|बड़ी कंपनी|badi company|badi kampani',
  compare:
    'अंतर|फर्क|फ़र्क|तुलना|मुकाबला|अलग|भेद|antar|fark|farak|tulna|mukabla|mukable|alag|bhed|difference|compare|की तुलना|के मुकाबले',
  suggest:
    'सुझाव|सुझाओ|सुझाइए|सलाह|सही रहेगा|ठीक रहेगा|अच्छा रहेगा|लेना चाहिए|लूं|ले लूं|बेहतर रहेगा|उपयुक्त|के लिए सही|कौन सा लूं|चुनूं|sujhav|sujhao|salah|sahi rahega|theek rahega|thik rahega|accha rahega|acha rahega|lena chahiye|le lu|loon|lu main|suit karega|behtar rahega|konsa lu|kaunsa lu|suggest karo|काफी होगा|काफी रहेगा|kaafi hoga|kafi rahega|enough hoga|ठीक होगा|सही होगा|sahi hoga|suitable|लेना सही',
  upgrade:
    'अपग्रेड|बड़े प्लान में|प्लान बदल|डाउनग्रेड|ऊपर के प्लान|upgrade|plan badal|bade plan me|downgrade|plan change|बाद में बदल|baad me badal',
  former:
    'पहले की कीमत|पहले का|पुरानी कीमत|पुराना दाम|कटी हुई|काटा हुआ|पहले कितने|pehle ki kimat|pehle ka|purani kimat|purana daam|kati hui|kata hua|pehle kitne|pahle kitna|पहले कितना|कटा हुआ|पहले|pehle|pahle',
  minute: 'मिनट|मिनिट|मिनट्स|minute|minut|minat|mint|minte|minto|मिंट|टॉकटाइम|talktime',
  extra:
    'अतिरिक्त|एक्स्ट्रा|ज्यादा|ज़्यादा|ऊपर|से अधिक|अधिक|फालतू|atirikt|extra|zyada|jyada|upar|se adhik|adhik|faltu|बढ़ गए|badh gaye|ऊपर के|upar ke|से ऊपर|se upar',
  'used-up':
    'खत्म|ख़त्म|समाप्त|पूरे हो|पूरा हो|हो जाने के बाद|के बाद|निकल जाएं|khatam|khatm|samapt|pure ho|poore ho|pura ho|ke baad|hone ke baad|over ho|निपट|nipat|uske baad|उसके बाद|iske baad|इसके बाद',
  'carry-over':
    'बचे हुए|बच गए|बचे मिनट|अगले महीने|आगे जुड़|bache hue|bach gaye|bache minute|agle mahine|carry forward|aage jud|इस्तेमाल नहीं हुए|use nahi hue|unused|बाकी मिनट|baki minute|नहीं बोले|लैप्स|lapse',
  credits: 'फ्लेक्सिबल क्रेडिट|क्रेडिट्स|flexible credit|credits|लचीले क्रेडिट',
  'custom-price':
    'कस्टम|कोटेशन|कोट|अपने हिसाब|जरूरत के हिसाब|custom|quotation|quote|apne hisab|jarurat ke hisab|फ्लेक्सिबल प्राइसिंग|लचीली कीमत|फ्लेक्सिबल कीमत|flexible pricing|flexible price',
  'many-numbers':
    'कई नंबर|अलग अलग नंबर|एक से ज्यादा नंबर|हर शाखा|हर ब्रांच|दो नंबर|kai number|alag alag number|ek se zyada number|har branch|har shakha|do number|शाखाओं|ब्रांचों|branches ke liye|मल्टीपल नंबर|multiple number|शाखा|shakha',
  'multi-agent':
    'मल्टीएजेंट|मल्टी एजेंट|कई एजेंट|एक से ज्यादा एजेंट|multiagent|multi agent|kai agent|ek se zyada agent|बहु एजेंट',
  calculator: 'कैलकुलेटर|कैल्कुलेटर|हिसाब लगाने वाला|calculator|calculater',
  seconds: 'सेकंड|सेकेंड|आधा मिनट|second|sekand|aadha minute|पूरा मिनट गिन|सेकण्ड|round off',
  limit:
    'सीमा|लिमिट|अधिकतम|ज्यादा से ज्यादा|हद|seema|limit|adhiktam|zyada se zyada|jyada se jyada|मैक्सिमम|असीमित|unlimited|अनलिमिटेड',
  'human-agent':
    'कर्मचारी|स्टाफ|इंसान|आदमी|बंदा|टेलीकॉलर|रिसेप्शनिस्ट|एजेंट|मुलाजिम|ऑपरेटर|लड़का|लड़की|karmchari|staff|insan|insaan|aadmi|admi|banda|bande|telecaller|receptionist|agent|mulazim|ladka|ladki|employee|worker|कॉल सेंटर|call center|call centre|लोगों को रख|व्यक्ति|मानव एजेंट|नौकर|इंसानी|कर्मी',
  salary: 'तनख्वाह|वेतन|सैलरी|पगार|tankhwah|vetan|salary|pagar|tankha|तनखा',
  hire: 'रखना|रखने|रखूं|रख लूं|नौकरी पर|भर्ती करना|हायर|rakhna|rakhne|rakhu|rakh lu|naukri par|hire|rakhe|रखें|रखने से|rakhne se',
  replace:
    'की जगह|जगह ले|नौकरी जाएगी|नौकरी चली|हटा दूं|ki jagah|jagah le|naukri jayegi|naukri chali|replace|hata du|निकाल दूं|nikal du|छुट्टी कर|बेरोजगार',
  save: 'बचत|बचेगा|बचेंगे|बचता|बचा|फायदा|फ़ायदा|लाभ|मुनाफा|bachat|bachega|bachenge|bachta|bacha|fayda|faayda|labh|munafa|saving|फायदे|fayde',
  reduce:
    'कम होगा|कम हो|घट|कटौती|कम करता|कम कर|कम होते|kam hoga|kam ho|ghat|ghatega|katauti|kam karta|kam kar|घटेगा|कमी|kami',
  percent:
    'प्रतिशत|फीसदी|फ़ीसदी|परसेंट|हिस्सा|pratishat|feesdi|fisadi|percent|hissa|कितना भाग|सौ में से|sau me se|%',
  call: 'कॉल|फोन|फ़ोन|काल|call|calls|phone|fon|kaal|टेलीफोन|घंटी|ghanti|रिंग',
  incoming:
    'इनकमिंग|इनबाउंड|कॉल उठा|फोन उठा|उठाएगा|उठाता|उठाती|आने वाली कॉल|आती हुई|रिसीव|inbound|incoming|call utha|phone utha|uthayega|uthata|uthati|uthaye|aane wali call|receive|जवाब देता|अटेंड|attend|उठाये|उठाए|pick karega|utha lega|उठा लेगा',
  outgoing:
    'खुद से कॉल|khud se call|call lagata|call lagayega|कॉल लगाता|आउटगोइंग|आउटबाउंड|खुद कॉल|खुद फोन|कॉल करता|कॉल करेगा|फोन करता|फोन करेगा|ग्राहकों को कॉल|ग्राहकों को फोन|सामने से कॉल|लीड|फॉलो अप|outbound|outgoing|khud call|khud phone|call karta|call karega|call karegi|phone karta|phone karega|customer ko call|customers ko call|grahak ko call|grahako ko phone|samne se call|leads|follow up|फॉलोअप|कैंपेन|campaign|वापस कॉल|wapas call|लोगों को फोन|मरीजों को कॉल|mareez ko call|patient ko call|कॉल लगा|फोन लगा',
  'at-once':
    'एक साथ|एकसाथ|एक ही समय|एक समय|एक बार में|साथ में|एक ही टाइम|समानांतर|ek sath|ek saath|ek hi samay|ek samay|ek baar me|ek time|ek hi time|saath me|sath me|same time|समवर्ती|लाइन|लाइनें|line|lines|एक वक्त|ek waqt|parallel|एक समय में|एक ही वक्त|इकट्ठे|एक टाइम में|ek time me',
  queue:
    'कतार|लाइन व्यस्त|लाइन बिजी|होल्ड|इंतजार में|बिजी|कतार में|katar|line busy|busy|hold par|hold pe|intezar me|line me lagna|व्यस्त|vyast|engage|इंगेज',
  caller:
    'ग्राहक|कस्टमर|कॉलर|खरीदार|मेहमान|कॉल करने वाले|फोन करने वाले|grahak|customer|caller|kharidar|mehman|call karne wale|phone karne wale|क्लाइंट|client|customers|लोग|log|पब्लिक',
  'know-caller':
    'पहचान|नाम से|याद रख|पुराने ग्राहक|pehchan|pahchan|naam se|yaad rakh|purane grahak|purane customer|पहचानता|पहचान लेगा|पिछली बात|pichli baat|किसका फोन',
  voice: 'वॉइस|वॉयस|आवाज|आवाज़|बोलकर|voice|awaz|awaaz|aawaz|bolkar|वाइस|वॉइस एजेंट',
  'voice-kind':
    'पुरुष आवाज|महिला आवाज|लड़की की आवाज|लड़के की आवाज|लहजा|उच्चारण|अपनी आवाज|रोबोट जैसी|इंसान जैसी आवाज|male voice|female voice|ladki ki awaz|ladke ki awaz|lehja|accent|apni awaz|robot jaisi|robot jaisa|insan jaisi awaz|आवाज कैसी|awaz kaisi|आवाज बदल|awaz badal|मर्दाना|जनाना|औरत की आवाज|aurat ki awaz',
  record: 'रिकॉर्ड|रेकॉर्ड|रिकार्ड|बाद में सुन|record|recording|rikord|baad me sun|पुरानी कॉल सुन|रिकॉर्डिंग',
  summary:
    'सारांश|समरी|संक्षेप|निचोड़|saransh|summary|samri|sankshep|nichod|कॉल का सार|call ka saar|खुलासा',
  analytics:
    'एनालिटिक्स|रिपोर्ट|आंकड़े|विश्लेषण|analytics|report|reports|aankde|vishleshan|डेटा कॉल|ग्राफ|स्टैट्स|लेखा जोखा|जानकारी कॉल|क्यों फोन करते',
  'advanced-analytics':
    'एडवांस एनालिटिक्स|एडवांस्ड एनालिटिक्स|उन्नत एनालिटिक्स|उन्नत विश्लेषण|advance analytics|advanced analytics|unnat|एडवांस रिपोर्ट|एडवांस्ड रिपोर्ट|विस्तृत एनालिटिक्स|advance report',
  'basic-analytics':
    'बेसिक एनालिटिक्स|साधारण रिपोर्ट|बुनियादी एनालिटिक्स|basic analytics|sadharan report|बेसिक रिपोर्ट|simple report|basic report|साधारण एनालिटिक्स',
  transcript:
    'ट्रांसक्रिप्ट|बातचीत लिखी|लिखित रूप|पूरी बातचीत|transcript|likhit roop|poori baatcheet|puri baatchit|लिखकर',
  missed:
    'मिस्ड कॉल|मिस कॉल|छूट जाती|छूटी हुई|कोई नहीं उठाता|missed call|miss call|chhoot jati|chut jati|koi nahi uthata|कॉल छूट|call chhut|call miss|फोन नहीं उठा',
  night:
    'रात|आधी रात|देर रात|=शाम|ऑफिस बंद|दुकान बंद|सुबह सवेरे|raat|rat ko|aadhi raat|der raat|shaam|sham ko|office band|dukan band|raat ko|late night|बंद होने के बाद|band hone ke baad|भोर|रात्रि',
  holiday:
    'छुट्टी|रविवार|इतवार|त्योहार|दिवाली|होली|शनिवार|अवकाश|सप्ताहांत|chhutti|chutti|ravivar|itwar|tyohar|diwali|holi|shanivar|sunday|avkash|weekend|ईद|पूजा|संडे|holiday|छुट्टियों',
  'all-day':
    '24 घंटे|चौबीस घंटे|दिन रात|हमेशा|हर समय|हर वक्त|कभी भी|24 ghante|chaubis ghante|din raat|hamesha|har samay|har waqt|kabhi bhi|24x7|24/7|चौबीसों|हरदम|सातों दिन|saato din',
  timing:
    'समय|टाइमिंग|टाइम|कितने बजे से|खुला|बंद|कब खुल|कार्य समय|samay|timing|time|kitne baje se|khula|band|kab khul|चालू रहता|chalu rehta|चालू|chalu|उपलब्ध रहता|available',
  wait: 'इंतजार|इंतज़ार|प्रतीक्षा|रुकना|intezar|intazar|pratiksha|rukna|wait|रुकना पड़|rukna pad|ठहरना',
  fast: 'तेज|तेज़|जल्दी|तुरंत|फौरन|झटपट|फास्ट|रफ्तार|tez|tej|jaldi|turant|fauran|fast|raftar|कितनी जल्दी|kitni jaldi|स्पीड|speed|शीघ्र|धीमा',
  answer: 'जवाब|उत्तर|रिप्लाई|jawab|jawaab|uttar|reply|javab|जबाब|बात करता|उत्तर देता',
  understand:
    'समझ|समझता|समझती|समझेगा|समझ पाता|samajh|samajhta|samajhti|samjhega|samjhta|शोर|शोरगुल|बात समझ|मतलब समझ|matlab samajh',
  accuracy:
    'सटीक|सटीकता|शुद्धता|सही जवाब|कितना सही|भरोसेमंद|गलती|ग़लती|एक्यूरेसी|sateek|satik|satikta|shuddhta|sahi jawab|kitna sahi|bharosemand|galti|accuracy|accurate|विश्वसनीय|भरोसा|bharosa|कितना अच्छा|होशियार|hoshiyar|गलतियां|galtiyan',
  resolve:
    'हल|सुलझा|निपटा|समाधान|सुलझ|पूरा कर|हल कर|hal kar|suljha|nipta|samadhan|sulajh|pura kar|खुद निपटा|khud nipta|solve|अपने आप|apne aap|खुद ही|khud hi|संभाल|sambhal|सम्भाल|हैंडल|handle',
  'tier-one':
    'टियर 1|टियर वन|टियर-1|पहले स्तर|लेवल 1|tier 1|tier one|level 1|pehle star|प्रथम स्तर|टियर',
  routine:
    'रोजमर्रा|सामान्य|आम सवाल|बार बार|साधारण|रूटीन|rozmarra|samanya|aam sawal|baar baar|bar bar|sadharan|routine|एक जैसे सवाल|ek jaise sawal|मामूली|आसान सवाल|सवाल|sawal|पूछताछ|queries|प्रश्न',
  'self-service':
    'सेल्फ सर्विस|बिना इंसान|बिना किसी व्यक्ति|अपने आप हल|self service|bina insan|bina aadmi|बिना स्टाफ|bina staff|95 प्रतिशत|95%|सेल्फ-सर्विस',
  'handling-time':
    'हैंडलिंग टाइम|एक कॉल में लगने वाला समय|औसत समय|handling time|aht|ausat samay|कॉल का औसत|99 प्रतिशत|99%',
  automate:
    'ऑटोमेट|स्वचालित|ऑटोमैटिक|खुद ब खुद|automate|automatic|svachalit|swachalit|khud ba khud|ऑटोमेशन',
  invent:
    'मनगढ़ंत|मन से|झूठ|गलत जवाब|अंदाजा|अंदाज़ा|बना कर|मनमर्जी|mangadhant|mann se|jhooth|jhuth|galat jawab|andaza|andaja|bana ke|bana kar|manmarzi|गप|तुक्का|tukka|गलत जानकारी|galat jankari|हवा में|फेंकता|fekta',
  'not-know':
    'नहीं पता|जवाब न आए|जवाब नहीं आता|नहीं जानता|अटक|मुश्किल सवाल|कठिन सवाल|समझ न आए|nahi pata|nhi pata|jawab na aaye|jawab nahi aata|nahi janta|atak|mushkil sawal|kathin sawal|samajh na aaye|मालूम न हो|maloom na ho|पता न हो|pata na ho|जवाब न हो|jawab na ho|न समझे|na samjhe|नहीं समझा',
  transfer:
    'ट्रांसफर|सौंप|आगे भेज|फॉरवर्ड|जोड़ देगा|हमारे स्टाफ को|transfer|saunp|aage bhej|forward|jod dega|hamare staff ko|hand over|हैंडओवर|इंसान को दे|insan ko de|escalate|कॉल किसे|से बात करा|se baat kara|बात करवा|baat karwa|टीम को भेज|team ko bhej|hamari team ko',
  person:
    'इंसान|व्यक्ति|आदमी|किसी से|कोई इंसान|असली इंसान|टीम|insan|insaan|vyakti|aadmi|kisi se|asli insan|team|कोई बंदा|koi banda|मनुष्य|किसी आदमी',
  'say-ai':
    'बताता है कि एआई|पता चलेगा कि बॉट|पता चलेगा कि मशीन|छुपाता|छिपाता|इंसान बनकर|batata hai ki ai|pata chalega ki bot|pata chalega ki machine|chhupata|chupata|insan bankar|खुद को एआई|ग्राहक को पता|customer ko pata|bata deta hai ki|ग्राहकों को बता|पता चल जाएगा',
  ai: 'एआई|बॉट|रोबोट|मशीन|असिस्टेंट|सॉफ्टवेयर|एजेंट|ai|bot|robot|machine|assistant|कंप्यूटर|computer|सहायक',
  channel: 'चैनल|माध्यम|channel|madhyam|channels|ज़रिया|जरिया|zariya',
  chat: 'चैट|चैटबॉट|chat|chatbot|chet|चेट|चैट बॉट|लिखकर बात',
  email: 'ईमेल|ई मेल|मेल|इनबॉक्स|email|e mail|mail|imel|inbox|ई-मेल|इमेल',
  'mail-address': 'ईमेल आईडी|मेल आईडी|ईमेल आइडी|ईमेल पता|ईमेल एड्रेस|मेल पता|email id|mail id|मेल आई डी',
  'attach-file': 'फाइल|फ़ाइल|अटैच|अपलोड|तस्वीर|फोटो|पीडीएफ|file bhej|file',
  'my-link':
    'मेल का लिंक|मेल वाला लिंक|मेल में लिंक|लिंक|रेफरेंस|पुष्टि वाला मेल|mail ka link|mail wala link|link',
  'messaging-app': 'मैसेजिंग ऐप|मैसेंजर ऐप|messaging app|मैसेज वाले ऐप',
  'messaging-product':
    'व्हाट्सएप|व्हाट्सऐप|वॉट्सऐप|व्हाट्सप्प|टेलीग्राम|व्हाट्स|मैसेंजर|वाट्सएप|whatsapp|whatsap|watsapp|telegram',
  sms: 'एसएमएस|मैसेज भेज|sms|message bhej|msg bhej|टेक्स्ट मैसेज',
  video: 'वीडियो|विडियो|video|video call|वीडियो कॉल',
  website: 'वेबसाइट|साइट|होम पेज|website|site|home page|होमपेज|वेब',
  sort: 'छांट|छाँट|वर्गीकृत|अलग अलग करता|टैग|श्रेणी|chhant|chant|vargikrit|alag karta|tag|shreni|कैटेगरी|बांट',
  draft:
    'ड्राफ्ट|जवाब लिख|मसौदा|जवाब सुझा|खुद भेज|draft|jawab likh|masauda|jawab sujha|khud bhej|reply likh|उत्तर लिख|मेल लिख|mail likh',
  mood: 'मूड|मिज़ाज|मिजाज|गुस्सा|नाराज|नाराज़|भावना|प्राथमिकता|mood|mizaj|gussa|naraz|naaraz|bhavna|prathmikta|पहले दिखा|गुस्से|परेशान ग्राहक|pareshan grahak|चिड़चिड़ा|sentiment',
  ticket: 'टिकट|शिकायत|समस्या|मसला|ticket|shikayat|samasya|masla|कंप्लेंट|complaint|issue',
  receipt:
    'रसीद|पता बदल|पता अपडेट|छोटे काम|छोटे मोटे काम|raseed|rasid|pata badal|address badal|chhote kaam|chote mote kaam|टिकट बना|ticket bana|रसीद भेज',
  continue:
    'वहीं से|दोबारा बताना|फिर से शुरू|जारी रख|सुबह कॉल|पिछली बातचीत|wahin se|dobara batana|phir se shuru|jaari rakh|subah call|pichli baatcheet|फिर से सब बताना|phir se sab batana|याद रहेगी|एक ही बात दोबारा',
  letters:
    'लिपि|अंग्रेजी अक्षर|रोमन|देवनागरी|अंग्रेजी में लिखी हिंदी|lipi|angrezi akshar|roman|hinglish|type karke|टाइप|हिंग्लिश|अंग्रेज़ी अक्षरों',
  appointment:
    'अपॉइंटमेंट|अपाइंटमेंट|अपॉइन्टमेंट|बुकिंग|बुक|स्लॉट|मुलाकात|समय तय|शेड्यूल|मीटिंग|नंबर लगा|appointment|booking|book|slot|mulakat|samay tay|schedule|meeting|apointment|number laga|ओपीडी|टोकन|appointmnt|आरक्षण',
  calendar: 'कैलेंडर|कैलेण्डर|calendar|calender|डायरी|पंचांग',
  twice:
    'दो बार बुक|डबल बुक|ओवरबुक|दो लोगों को एक|do baar book|double book|overbook|एक ही स्लॉट|ek hi slot|टकरा|takra|दोहरी बुकिंग|एक कमरा दो|पहले से भरा|पहले से बिका|पहले से बुक|pehle se bhara|pehle se bika|pehle se book|ek kamra do|do logon ko ek',
  remind:
    'याद दिला|रिमाइंडर|याद करा|yaad dila|yaad dilata|reminder|yaad kara|अनुस्मारक|yaad dilana|रिमाइंड',
  confirm: 'पुष्टि|कन्फर्म|पक्का|pushti|confirm|pakka|कंफर्म|तस्दीक',
  'no-show':
    'नहीं आते|नहीं आया|न आए|नहीं आए|गैरहाजिर|स्लॉट खाली|nahi aate|nahi aaya|na aaye|nhi aate|gairhazir|slot khali|no show|भूल जाते|bhool jate|आते ही नहीं|खाली रह',
  connect:
    'जुड़|जोड़|कनेक्ट|इंटीग्रेट|इंटीग्रेशन|लिंक|सिंक|के साथ काम|jud|jod|connect|integrate|integration|link|sync|ke sath kaam|ke saath kaam|जुड़ता|judta|judega|जुड़ेगा|जोड़ सकते|तालमेल',
  crm: 'सीआरएम|ग्राहक रिकॉर्ड|crm|si aar em|सी आर एम|grahak record',
  'crm-product': 'जोहो|ज़ोहो|सेल्सफोर्स|हबस्पॉट|zoho|salesforce|hubspot|लीडस्क्वेयर्ड',
  'help-desk': 'हेल्प डेस्क|हेल्पडेस्क|टिकटिंग|help desk|helpdesk|ticketing',
  'help-desk-product': 'फ्रेशडेस्क|ज़ेंडेस्क|जेनडेस्क|freshdesk|zendesk',
  'knowledge-base':
    'नॉलेज बेस|ज्ञान भंडार|हमारे दस्तावेज|हमारे पेज|knowledge base|hamare document|hamare page|हमारी जानकारी से|एफएक्यू|faq',
  'shop-platform': 'ई कॉमर्स प्लेटफॉर्म|ecommerce platform|ऑनलाइन स्टोर का सॉफ्टवेयर',
  'shop-product': 'शॉपिफाई|शॉपिफ़ाई|वूकॉमर्स|मैजेंटो|shopify|woocommerce',
  api: 'एपीआई|वेबहुक|api|webhook|ए पी आई',
  software:
    'सॉफ्टवेयर|सिस्टम|अपना सॉफ्टवेयर|ईआरपी|टैली|एक्सेल|software|system|apna software|erp|tally|excel|गूगल शीट|google sheet|सॉफ़्टवेयर|हमारा सिस्टम|hamara system',
  'set-up':
    'शुरू|शुरुआत|सेटअप|सेट अप|चालू कर|आरंभ|लगाना|लगवाना|shuru|shuruaat|shuruat|setup|set up|chalu kar|lagana|lagwana|start kar|स्टार्ट|लगाने|lagane|लगवाने|lagwane|चालू करना',
  build:
    'बनाना|बना सकते|अपना एजेंट|तैयार करना|banana|bana sakte|apna agent|taiyar karna|build|बनाऊं|banau|खुद का बॉट|khud ka bot|तैयार',
  install:
    'इंस्टॉल|इंस्टाल|डाउनलोड|मशीन खरीद|उपकरण|हार्डवेयर|install|download|machine kharid|upkaran|hardware|डिवाइस|device|सामान लगेगा|कुछ खरीदना|kuch kharidna|instal|मशीन लगानी',
  code: 'कोडिंग|कोड|प्रोग्रामिंग|डेवलपर|तकनीकी जानकारी|coding|code|programming|developer|takniki|technical|टेक्निकल|इंजीनियर|engineer|आईटी टीम',
  'own-number':
    'अपना नंबर|यही नंबर|पुराना नंबर|मौजूदा नंबर|सिम|पोर्ट|टोल फ्री|लैंडलाइन|apna number|yahi number|purana number|maujuda number|sim|port|toll free|landline|हमारा नंबर|hamara number|किस नंबर से|kis number se|वही नंबर|wahi number|1800',
  teach:
    'सिखा|सिखाना|ट्रेन करना|अपनी जानकारी|जानकारी डाल|sikha|sikhana|train karna|apni jankari|jankari daal|जानकारी देनी|jankari deni|सीखता|seekhta|सीखेगा|sikhega|सिखाएं',
  trial:
    'ट्रायल|आजमा|आज़मा|परख|टेस्ट कर|ट्राई|पहले देख|trial|aazma|azma|parakh|test kar|try|try kar|pehle dekh|खरीदने से पहले|kharidne se pehle|लेने से पहले|lene se pehle|चला के देख|chala ke dekh|फ्री में इस्तेमाल',
  demo: 'डेमो|नमूना|प्रदर्शन|demo|namuna|namoona|pradarshan|डैमो|dmeo|करके दिखा|karke dikha',
  'test-call':
    'टेस्ट कॉल|डेमो कॉल|मुझे कॉल करके|फ्री कॉल|test call|demo call|mujhe call karke|free call|नमूना कॉल|मुझे फोन|mujhe phone|mujhe call',
  listen:
    'सुनना|सुनाओ|सुन के|कैसा बोलता|आवाज सुन|sunna|sunao|sun ke|kaisa bolta|awaz sun|सुनूं|sunu|सुन सकता|sun sakta|नमूना सुन|बोलते हुए सुन',
  stop: 'स्टॉप|बंद करो|कॉल मत|फोन मत|दोबारा कॉल न|कॉल न करें|stop|band karo|call mat|phone mat|dobara call na|call na kare|मत करना|mat karna|हटा दो नंबर|परेशान मत|pareshan mat|कॉल बंद|call band|फोन बंद करो|कॉल नहीं चाहिए|call nahi chahiye',
  'phone-number':
    'नंबर|नम्बर|फोन नंबर|मोबाइल नंबर|मोबाइल|संपर्क नंबर|number|phone number|mobile number|mobile|sampark number|namber|no.|हेल्पलाइन|helpline',
  name: '=नाम|naam|nam kya|नाम क्या',
  app: 'ऐप|एप|मोबाइल ऐप|एप्लीकेशन|एंड्रॉयड|आईफोन|app|mobile app|application|android|iphone|प्ले स्टोर|play store|एप्प|अप्प',
  dashboard:
    'डैशबोर्ड|डेशबोर्ड|लॉगिन|लॉग इन|साइन इन|dashboard|login|log in|sign in|dashbord|खाता खोल|मेरा अकाउंट|mera account|पासवर्ड भूल|लॉगइन',
  'sign-up':
    'खरीदना|खरीद|साइन अप|रजिस्टर|पंजीकरण|लेना चाहता|सब्सक्राइब|kharidna|kharid|sign up|register|panjikaran|lena chahta|subscribe|लेना है|lena hai|कैसे लूं|kaise lu|kaise kharide|कैसे खरीदें|प्लान लेना|plan lena|buy karna',
  language:
    'भाषा|भाषाओं|भाषाएं|बोली|जुबान|ज़ुबान|क्षेत्रीय|मातृभाषा|लोकल|bhasha|bhashaon|bhashayen|boli|zubaan|kshetriya|matrubhasha|local|language|bhasa|देसी भाषा|मल्टीलिंगुअल',
  speak:
    'बोल|बात|बातचीत|bol|bolta|bolti|baat|baatcheet|bat karta|बात कर|baat kar|बोलता|बोलती|बोलेगा|bolega|वार्तालाप|बतिया',
  mix: 'मिला|मिलाकर|मिक्स|मिलीजुली|आधी हिंदी|बीच में भाषा|भाषा बदल|mila ke|milakar|mix|milijuli|aadhi hindi|beech me bhasha|bhasha badal|दोनों भाषा|dono bhasha|खिचड़ी|hinglish|हिंग्लिश|बीच बीच में|मिलाके|half english',
  english: 'अंग्रेजी|अंग्रेज़ी|इंग्लिश|angrezi|angreji|english|अँग्रेजी',
  hindi: 'हिंदी|हिन्दी|hindi',
  tamil: 'तमिल|तामिल|tamil',
  telugu: 'तेलुगु|तेलुगू|तेलगू|telugu',
  bengali: 'बंगाली|बांग्ला|बंगला|bangali|bangla|bengali',
  marathi: 'मराठी|marathi',
  gujarati: 'गुजराती|gujarati|gujrati',
  kannada: 'कन्नड़|कन्नड|kannada|kannad',
  malayalam: 'मलयालम|malayalam|malyalam',
  punjabi: 'पंजाबी|punjabi|panjabi',
  odia: 'ओड़िया|उड़िया|ओडिया|odia|oriya|udiya',
  'other-language':
    'उर्दू|असमिया|फ्रेंच|नेपाली|भोजपुरी|मैथिली|संस्कृत|कोंकणी|सिंधी|कश्मीरी|हरियाणवी|राजस्थानी|मारवाड़ी|चीनी भाषा|अरबी|जर्मन|स्पेनिश|जापानी|छत्तीसगढ़ी|अवधी|डोगरी|urdu|asamiya|nepali|bhojpuri|maithili|sanskrit|konkani|haryanvi|rajasthani|marwari|arabi|विदेशी भाषा|मणिपुरी',
  industry:
    'उद्योग|क्षेत्र|धंधा|सेक्टर|किस तरह के व्यवसाय|किन व्यवसायों|किन बिजनेस|किसके लिए बना|udyog|kshetra|dhandha|sector|kis tarah ke business|kin business|kiske liye bana|industry|किस काम के लिए',
  'my-business':
    'मेरा|मेरी|हमारा|हमारी|हमारे|मैं चलाता|मेरे|हम लोग|व्यवसाय|कारोबार|बिजनेस|दुकान|mera|meri|hamara|hamari|hamare|mere|humara|humari|hum log|vyavsay|karobar|business|dukan|dukaan|हमारे यहां|hamare yahan|कंपनी है|company hai|main chalata|अपना काम|apna kaam',
  healthcare:
    'क्लिनिक|क्लीनिक|अस्पताल|हॉस्पिटल|डॉक्टर|डाक्टर|लैब|पैथोलॉजी|दवाखाना|नर्सिंग होम|दवा दुकान|मेडिकल|चिकित्सालय|दांत|clinic|aspatal|hospital|doctor|lab|pathology|dawakhana|nursing home|medical|डेंटल|dental|स्वास्थ्य|हेल्थ|वैद्य|chikitsalay|daant',
  'online-store':
    'ऑनलाइन दुकान|ऑनलाइन स्टोर|ई कॉमर्स|ईकॉमर्स|कूरियर|कोरियर|डिलीवरी कंपनी|कपड़े की दुकान|साड़ी|किराना|ऑनलाइन बेच|online dukan|online store|ecommerce|courier|delivery company|saree|kirana|online bech|ऑनलाइन शॉप|कपड़ों का|दुकानदार|लॉजिस्टिक|शोरूम|बुटीक|खुदरा',
  travel:
    'ट्रैवल|ट्रेवल|यात्रा|टूर|पर्यटन|होटल|रेस्टोरेंट|रेस्तरां|ढाबा|गेस्ट हाउस|होमस्टे|रिसॉर्ट|धर्मशाला|टैक्सी सर्विस|travel|yatra|tour|paryatan|hotel|restaurant|dhaba|guest house|homestay|resort|कैफे|cafe|लॉज|भोजनालय|restorent|रेस्टोरेन्ट|टूरिज्म|बस सेवा',
  finance:
    'बैंक|फाइनेंस|फाइनैंस|वित्त|वित्तीय|एनबीएफसी|लोन|कर्ज|ऋण|माइक्रोफाइनेंस|ब्रोकर|साहूकार|bank|finance|vitt|vittiya|nbfc|loan|karz|rin|broker|वसूली|vasooli|सहकारी|कोऑपरेटिव|फायनेंस|उधार',
  'other-industry':
    'स्कूल|कॉलेज|कोचिंग|ट्यूशन|सैलून|पार्लर|जिम|रियल एस्टेट|प्रॉपर्टी|बिल्डर|वकील|फैक्ट्री|फैक्टरी|कारखाना|गैरेज|शोरूम गाड़ी|बीमा|एनजीओ|सरकारी|मंदिर|school|college|coaching|tuition|salon|parlour|gym|real estate|property|vakil|factory|karkhana|garage|bima|insurance|sarkari|mandir|खेती|किसान|सीए|शिक्षा|संस्थान|ब्यूटी पार्लर|मकान|नाई',
  patient: 'मरीज|मरीज़|रोगी|पेशेंट|mareez|mariz|marij|rogi|patient|बीमार',
  'medical-advice':
    'कितने चम्मच|चम्मच सिरप|कौन सी गोली|कितनी गोली|kitne chammach|chammach syrup|kaunsi goli|kitni goli|डॉक्टरी सलाह|इलाज बता|दवा बता|दवाई बता|बीमारी बता|लक्षण|खुराक|रोग पहचान|चिकित्सा सलाह|मेडिकल सलाह|doctori salah|ilaj bata|dawa bata|dawai bata|bimari bata|lakshan|khurak|medical salah|कौन सी दवा|kaun si dawa|इलाज|ilaaj|ilaj|दवा लिख|dawa likh|निदान|दवा|दवाई|दवाइयाँ|dawai|dawa|कितनी दवा|दवा की मात्रा|kaunsi dawai|dawai ki matra',
  emergency:
    'इमरजेंसी|आपातकाल|आपात|इमर्जेंसी|सीने में दर्द|खून बह|गंभीर मरीज|emergency|aapatkal|seene me dard|khoon beh|gambhir mareez|आपातस्थिति',
  'lab-report':
    'लैब रिपोर्ट|जांच रिपोर्ट|रिपोर्ट तैयार|रिपोर्ट आ|टेस्ट रिपोर्ट|खून की जांच|रिजल्ट|lab report|jaanch report|janch report|report taiyar|report aa|test report|khoon ki jaanch|result|खाली पेट|khali pet|जांच का नतीजा|रिपोर्ट बता|report bata',
  'report-values':
    'रिपोर्ट पढ़कर|रिपोर्ट पढ़|रिपोर्ट में क्या लिखा|रिपोर्ट में क्या आया|रिज़ल्ट बता|रिजल्ट बता|नतीजा बता|वैल्यू बता|रिपोर्ट समझा|report padh|report me kya likha|report me kya aaya|result bata|value bata|report samjha',
  order: 'ऑर्डर|आर्डर|मेरा ऑर्डर कहां|order|ऑर्डर स्टेटस|order status|माल कहां',
  parcel:
    'पार्सल|डिलीवरी|डिलिवरी|कूरियर|सामान पहुंच|माल पहुंच|ट्रैक|parcel|delivery|courier|saman pahunch|maal pahunch|track|पहुंचाना|pahunchana|डाक|शिपमेंट|सामान कहां|saman kahan',
  cod: 'कैश ऑन डिलीवरी|सीओडी|नकद भुगतान डिलीवरी|cash on delivery|cod|फर्जी ऑर्डर|farzi order|fake order|नकली ऑर्डर',
  'return-goods':
    'वापस करना|रिटर्न|वापसी|बदलना चाहे|एक्सचेंज|लौटा|wapas karna|return|wapasi|exchange|lauta|माल वापस|maal wapas|सामान वापस|saman wapas|लौटाना',
  rush: 'भीड़|सेल|त्योहारी|सीजन|बहुत सारे कॉल|बहुत कॉल|ढेर सारी कॉल|पीक|bheed|sale|tyohari|season|bahut saare call|bahut call|dher saari call|peak|rush|बहुत लोग|bahut log|सब एक साथ|बाढ़|भारी भीड़',
  policy:
    'हमारी पॉलिसी|हमारे नियम|वादा|छूट दे देगा|मनमानी छूट|hamari policy|hamare niyam|vada|wada|chhoot de dega|manmani|पॉलिसी|policy|नियम|niyam|झूठा वादा',
  persuade:
    'फुसला|बहला|मना ले|मनवा ले|ज़िद कर|जिद कर|मोलभाव|मोल भाव|दबाव डाल|phusla|fusla|behla|mana le|manwa le|zid kar|jid kar|molbhav|mol bhav|dabav dal',
  room: 'कमरा|कमरे|रूम|ठहरना|चेक इन|चेक आउट|kamra|kamre|room|thaharna|check in|check out|बिस्तर|टैरिफ',
  table: 'टेबल|मेज|table|mez|खाने की टेबल|डिनर बुक|टेबल बुक',
  itinerary:
    'फ्लाइट|उड़ान|यात्रा योजना|ट्रेन लेट|फ्लाइट लेट|पिकअप|flight|udan|yatra yojana|train late|flight late|pickup|एयरपोर्ट|airport|हवाई|सफर का प्लान|सफर',
  cancellation:
    'बुकिंग रद्द|रद्द|कैंसिलेशन|बुकिंग कैंसिल|booking radd|radd|cancellation|booking cancel|रद्द करने का|radd karne ka|कैंसल',
  group: 'ग्रुप|समूह|शादी|बारात|group|samuh|shaadi|barat|विवाह|बैंक्वेट|पार्टी बुक',
  emi: 'ईएमआई|किस्त|किश्त|देय तिथि|बकाया|वसूली कॉल|emi|kist|kisht|bakaya|due date|भुगतान याद|पेमेंट रिमाइंडर|payment reminder|पैसे याद|उधारी|udhari|तकादा',
  mandate: 'मैंडेट|नाच|बाउंस|चेक बाउंस|ऑटो डेबिट|mandate|nach|bounce|cheque bounce|auto debit|बाउन्स',
  document: 'दस्तावेज|दस्तावेज़|कागज|कागज़|केवाईसी|कागजात|dastavez|kagaz|kagaj|kyc|kagjat|document|डॉक्यूमेंट',
  'calling-hours':
    'डीएनडी|कॉल करने का समय|कॉलिंग आवर|कितने बजे तक कॉल|कॉल का नियम|ट्राई के नियम|dnd|calling hours|kitne baje tak call|call karne ka samay|trai|ऑप्ट आउट|opt out|परेशान करने वाली|कॉल का समय तय|अनुमति समय',
  identity:
    'पहचान जांच|सत्यापन|वेरिफाई|सही व्यक्ति|दूसरा कोई उठाए|pehchan jaanch|satyapan|verify|sahi vyakti|dusra koi uthaye|कौन बोल रहा|kaun bol raha|वेरिफिकेशन|पुष्टि कि वही',
  audit:
    'ऑडिट|ऑडिटर|लेखा परीक्षा|एक्सपोर्ट|सबूत|audit|auditor|export|saboot|sabut|निर्यात|जांच के लिए रिकॉर्ड',
  example: 'उदाहरण|मिसाल|नमूना हिसाब|उदाहरण के तौर|udaharan|misaal|misal|example|jaise ki',
  contact:
    'संपर्क|सम्पर्क|कॉन्टैक्ट|कांटेक्ट|sampark|contact|kontakt|जुड़ना चाहता|आपसे बात|aapse baat|आपको लिख|पहुंच',
  'speak-to-person':
    'किसी इंसान से बात|इंसान से बात|किसी से बात|आदमी से बात|बात करनी है|बात कराओ|बात कराइए|मुझे कॉल कर|कॉल बैक|सेल्स टीम|सेल्स वाले|मैनेजर|कस्टमर केयर|किसी व्यक्ति से|insan se baat|kisi se baat|kisi insan se|aadmi se baat|baat karni hai|baat karao|baat karwao|mujhe call kar|call back|sales team|sales wale|manager|customer care|kisi vyakti se|बात करवाओ|टीम से बात|team se baat|असली आदमी|asli aadmi|कोई इंसान|koi insan hai|कोई मुझे फोन|koi mujhe phone|callback',
  form: 'फॉर्म|फ़ॉर्म|फार्म|भरा|भरने|enquiry|पूछताछ फॉर्म|form|farm|bhara|bharne|फॉर्म भर|form bhar|आवेदन',
  reply:
    'जवाब कब|कब तक जवाब|कब जवाब|संपर्क करेंगे|कब संपर्क|जवाब मिलेगा|jawab kab|kab tak jawab|kab jawab|sampark karenge|kab sampark|jawab milega|reply kab|कब कॉल करेंगे|kab call karenge|उत्तर कब|जवाब आएगा|jawab aayega|कितनी जल्दी जवाब|48 घंटे',
  'no-reply':
    'कोई जवाब नहीं|जवाब नहीं आया|किसी ने फोन नहीं|किसी ने संपर्क नहीं|अभी तक इंतजार|कोई कॉल नहीं|koi jawab nahi|jawab nahi aaya|jawab nahi mila|kisi ne phone nahi|kisi ne sampark nahi|abhi tak koi|koi call nahi|koi reply nahi|जवाब नहीं मिला|अभी तक कोई|reply nahi aaya|किसी ने जवाब नहीं|kisi ne jawab nahi|कोई संपर्क नहीं|फोन नहीं आया|phone nahi aaya|call nahi aaya|कॉल नहीं आया|किसी का फोन नहीं',
  company:
    'कंपनी|कम्पनी|संस्था|आप लोग|आप कौन|company|kampani|sanstha|aap log|aapki company|आपकी कंपनी|तुम लोग|tum log',
  founder:
    'संस्थापक|मालिक|सीईओ|किसने बनाया|किसने शुरू|फाउंडर|sansthapak|malik|ceo|kisne banaya|kisne shuru|founder|कौन चलाता|kaun chalata|बॉस|boss|निदेशक|डायरेक्टर|director',
  aim: 'उद्देश्य|लक्ष्य|मकसद|मिशन|क्यों बनाया|सपना|uddeshya|lakshya|maksad|mission|kyu banaya|kyun banaya|ध्येय',
  place:
    'पता|ऑफिस|दफ्तर|कार्यालय|शहर|मुख्यालय|कहां स्थित|कहां हैं आप|office|daftar|karyalay|sheher|shahar|mukhyalay|address|ऑफिस कहां|office kahan|किस शहर|kis shahar|हेड ऑफिस',
  since:
    'कब शुरू हुई|कब बनी|कितने साल पुरानी|स्थापना|kab shuru hui|kab bani|kitne saal purani|sthapna|कब से है|kab se hai|किस साल',
  social:
    'लिंक्डइन|इंस्टाग्राम|फेसबुक|ट्विटर|सोशल मीडिया|linkedin|instagram|facebook|twitter|social media|यूट्यूब',
  card: 'विजिटिंग कार्ड|बिजनेस कार्ड|कार्ड डाउनलोड|संपर्क सेव|visiting card|business card|contact save|संपर्क सहेज',
  blog: 'ब्लॉग|लेख|आर्टिकल|blog|lekh|article|पढ़ने के लिए',
  clients:
    'आपके ग्राहक कौन|आपके क्लाइंट|सफलता की कहानी|रिव्यू|समीक्षा|रेटिंग|कौन इस्तेमाल कर रहा|aapke client|aapke grahak|aapke customer|safalta ki kahani|review|rating|kaun use kar raha|बड़े ग्राहक|कितने ग्राहक|kitne customer|kitne grahak|कौन सी कंपनियां|दूसरे ग्राहक|प्रशंसापत्र',
  job: 'नौकरी|जॉब|भर्ती|वैकेंसी|इंटर्नशिप|करियर|काम मिलेगा|naukri|job|bharti|vacancy|internship|career|kaam milega|रोजगार|बायोडाटा|resume|आपके यहां काम',
  partner:
    'पार्टनर|साझेदार|साझेदारी|फ्रेंचाइजी|डीलरशिप|एजेंसी लेना|रीसेलर|कमीशन|partner|sajhedar|franchise|dealership|reseller|commission|एफिलिएट|मिलकर काम|milkar kaam|डिस्ट्रीब्यूटर',
  investor:
    'निवेशक|फंडिंग|टर्नओवर|कमाई|मुनाफा कितना|निवेश|niveshak|funding|turnover|kamai|nivesh|revenue|राजस्व|कितने कर्मचारी|kitne employee|investor|कंपनी कितनी बड़ी',
  certificate:
    'प्रमाणपत्र|प्रमाण पत्र|सर्टिफिकेट|आईएसओ|रजिस्ट्रेशन नंबर|लाइसेंस|मान्यता|पंजीकृत|praman patra|certificate|iso|registration number|license|manyata|registered|certified|सरकारी मान्यता|कानूनी|kanooni|हिपा|सर्टिफाइड',
  secure:
    'सुरक्षित|सुरक्षा|एन्क्रिप्ट|हैक|सर्वर कहां|लीक|surakshit|suraksha|encrypt|hack|server kahan|leak|safe|सेफ|महफूज|mehfooz|गोपनीय|चोरी',
  uptime:
    'अपटाइम|गारंटी|एसएलए|डाउन हो|सर्वर डाउन|बंद पड़|खराब हो|uptime|guarantee|garanti|sla|server down|band pad|kharab ho|नेट चला जाए|net chala jaye|ठप',
  technology:
    'तकनीक|टेक्नोलॉजी|कौन सा मॉडल|चैटजीपीटी|जीपीटी|takneek|technology|kaun sa model|chatgpt|gpt|किस एआई|kis ai|एलएलएम|जेमिनी|gemini',
  'white-label': 'व्हाइट लेबल|अपने ब्रांड|हमारे नाम से|white label|apne brand|hamare naam se|अपने नाम से बेच',
  'on-premise': 'अपने सर्वर|हमारे सर्वर|ऑन प्रेमिस|apne server|hamare server|on premise|अपने कंप्यूटर पर',
  abroad:
    'विदेश|दूसरे देश|अमेरिका|दुबई|अंतरराष्ट्रीय|भारत के बाहर|नेपाल|videsh|dusre desh|america|dubai|antarrashtriya|india ke bahar|bharat ke bahar|बाहर देश|इंटरनेशनल|international|कनाडा|इंग्लैंड',
  support:
    'आपका सपोर्ट|मदद कौन|सहायता टीम|बाद में मदद|सर्विस सपोर्ट|madad kaun|sahayata|baad me madad|support milega|दिक्कत आए|dikkat aaye|खराबी|परेशानी आए|pareshani aaye|सपोर्ट टीम|after sales',
  training:
    'ट्रेनिंग|प्रशिक्षण|सिखाएंगे हमें|training|prashikshan|sikhayenge|स्टाफ को सिखा|staff ko sikha|गाइड करेंगे',
  roadmap:
    'भविष्य|आने वाला|जल्द आएगा|आगे क्या|नया फीचर|bhavishya|aane wala|jald aayega|aage kya|naya feature|कब आएगा फीचर|आगामी',
  data: 'डेटा|डाटा|जानकारी|आंकड़ा|विवरण|data|jankari|मेरी जानकारी|meri jankari|मेरा डेटा|mera data|सूचना|डीटेल',
  privacy:
    'प्राइवेसी|गोपनीयता|निजता|privacy|gopniyata|nijta|प्राइवेसी पॉलिसी|privacy policy|गोपनीयता नीति',
  store:
    'रखते|रखा जाता|रखी जाती|सेव|स्टोर|जमा|संभालकर|सुरक्षित रख|rakhte|rakha jata|rakhi jati|save|store|jama|sambhalkar|rakhoge|रखेंगे|rakhenge|सहेज',
  delete:
    'हटा|मिटा|डिलीट|निकाल दो|साफ कर|hata|mita|delete|nikal do|saaf kar|हटवा|hatwa|हटाना|मिटाना|डिलिट',
  correct:
    'मेरी जानकारी देख|सुधार|ठीक करवा|मेरा डेटा देख|meri jankari dekh|sudhar|theek karwa|mera data dekh|क्या जानकारी है मेरी|सही करवा',
  cookie: 'कुकी|कुकीज|cookie|cookies|कूकी',
  tracker:
    'ट्रैक करते|पीछा|विज्ञापन|नजर रख|track karte|peecha|vigyapan|nazar rakh|ads|tracking|ट्रैकर|निगरानी|जासूसी',
  'sell-data': 'डेटा बेच|जानकारी बेच|नंबर बेच|data bech|jankari bech|number bech|बेच देते|bech dete|बेचते',
  'share-data':
    'किसी को देते|शेयर करते|तीसरे पक्ष|साझा|किसी और को|kisi ko dete|share karte|teesre paksh|sajha|kisi aur ko|और किसके पास|पुलिस को|सरकार को|दूसरी कंपनी',
  'train-model':
    'मॉडल ट्रेन|एआई को सिखाने|ट्रेनिंग में इस्तेमाल|model train|ai ko sikhane|training me use|एआई ट्रेन|ट्रेन करने में',
  children:
    'बच्चे|बच्चों|बच्चा|नाबालिग|13 साल|bachche|bacche|bachcho|bachon|nabalig|13 saal|उम्र|बालक|bachcha',
  updated:
    'अपडेट|आखिरी बार|पिछली बार बदली|कब बदली|update|aakhri baar|akhri bar|kab badli|अद्यतन|नवीनतम|संशोधित',
  log: 'लॉग|सर्वर लॉग|आईपी|log|ip address|आईपी एड्रेस',
  hello:
    'नमस्ते|नमस्कार|हैलो|हेलो|हाय|राम राम|प्रणाम|सलाम|namaste|namaskar|hello|helo|ram ram|pranam|salam|हाई|जय हिंद|sat sri akal|suprabhat|सुप्रभात',
  thanks:
    'धन्यवाद|शुक्रिया|थैंक्स|थैंक यू|आभार|dhanyavad|dhanyawad|shukriya|thanks|thank you|aabhar|मेहरबानी|शुक्रगुजार',
  bye: 'अलविदा|फिर मिलेंगे|बाय|चलता हूं|बस इतना ही|alvida|phir milenge|bye|chalta hu|bas itna hi|शुभ रात्रि|shubh ratri|टाटा|चलो ठीक है बाय|बस यही|bas yahi',
  ok: 'ठीक है|ठीक|अच्छा|समझ गया|समझ गई|ओके|सही है|theek hai|thik hai|accha|acha|achha|samajh gaya|samajh gayi|ok|sahi hai|हम्म|बढ़िया|badhiya|चलो|chalo|हो गया|बहुत अच्छा',
  yes: '=हां|=हाँ|=जी|जी हां|हां जी|बिल्कुल|जरूर|haan|han|ji haan|haan ji|ha ji|bilkul|zaroor|jarur|हां कर|kar do|कर दीजिए|जी जरूर|=हा|हाँ करो|ji',
  no: 'नहीं चाहिए|रहने दो|जी नहीं|अभी नहीं|जरूरत नहीं|nahi chahiye|rehne do|ji nahi|abhi nahi|jarurat nahi|=नहीं|=nahi|=nahin|=nhi|=nai|मत|छोड़ो|chhodo|न भाई|ना',
  please: 'कृपया|कृपा|प्लीज|प्लीज़|मेहरबानी|kripya|kripaya|please|plz|meharbani|जरा|zara|jara',
  'are-you-human':
    'तुम इंसान|आप इंसान|तू इंसान|रोबोट हो|बॉट हो|मशीन हो|इंसान हो|असली हो|tum insan|aap insan|tu insan|robot ho|bot ho|machine ho|insan ho|insaan hai ya|asli ho|इंसान हैं या|रोबोट हैं|insan ya robot|bot hai kya|kya tum robot|क्या आप रोबोट|इंसान से बात कर रहा हूं',
  'your-name':
    'तुम्हारा नाम|आपका नाम|तुम कौन|आप कौन|tumhara naam|aapka naam|tum kaun|aap kaun|tu kaun|नाम क्या है आपका|कौन बोल रहे',
  'help-me':
    'मदद|सहायता|क्या कर सकते हो|क्या पूछ सकता|madad|sahayata|help|kya kar sakte ho|kya puch sakta|मार्गदर्शन|एक सवाल है|ek sawal hai|कुछ पूछना|kuch puchna|kuch poochna',
  'how-are-you':
    'कैसे हो|कैसे हैं|क्या हाल|kaise ho|kaise hain|kya haal|kaisi ho|सब बढ़िया|sab badhiya|kese ho',
  sure: 'पक्का|सच में|वाकई|सही में|यकीन|क्या सच|pakka|sach me|sach mein|vakai|wakai|sahi me|yakin|yakeen|sachi|सच्ची|सच है|sach hai|ये सही है|ye sahi hai|पक्का ना|sure ho',
  source:
    'कहां लिखा|स्रोत|सबूत|किस पेज पर|kahan likha|srot|saboot|kis page par|प्रमाण|कैसे पता|kaise pata|लिंक दो|link do|कहां देखूं|kahan dekhu|किसने कहा',
  again:
    'फिर से|दोबारा|एक बार और|फिर बोलो|phir se|fir se|dobara|ek baar aur|phir bolo|वापस बताओ|wapas batao|समझ नहीं आया|samajh nahi aaya|दुबारा|repeat|क्या बोला था|क्या कहा था|क्या बताया था|kya bola tha|kya kaha tha|kya bataya tha',
  shorter:
    'संक्षेप में|छोटे में|आसान शब्दों|एक लाइन|कम शब्दों|sankshep me|chhote me|aasan shabdo|asan shabdo|ek line|kam shabdo|short me|थोड़े में|thode me|सीधे सीधे|seedhe seedhe',
  meant:
    'मेरा मतलब|मतलब था|नहीं नहीं|गलती से|मैंने कहा था|मैं पूछ रहा|mera matlab|matlab tha|nahi nahi|galti se|maine kaha tha|main puch raha|माफ कीजिए|सॉरी|sorry|बल्कि|balki|के बजाय|ke bajay|कर दो इसे|असल में|asal me|माफ करना|galti ho gayi|sorry galat',
  'reply-in':
    'में जवाब दो|में बोलो|में बताओ|में बात करो|में लिखो|भाषा में बताओ|me jawab do|me bolo|mein bolo|me batao|mein batao|me baat karo|mein baat karo|me likho|mein jawab|में जवाब दीजिए|में बताइए|में बात कीजिए|me bataiye|में समझाओ|me samjhao|me reply|में रिप्लाई',
  wrong:
    'गलत|ग़लत|ये नहीं पूछा|मैंने ये नहीं|समझे नहीं|बेकार जवाब|galat|ye nahi pucha|maine ye nahi|samjhe nahi|bekar jawab|गलत जवाब|जवाब नहीं दिया|jawab nahi diya|यह नहीं पूछा|कुछ और पूछा|kuch aur pucha|वही जवाब|wahi jawab|समझ नहीं रहे|samajh nahi rahe|galat hai',
  'first-one': 'पहला|पहली|पहले वाला|पहला वाला|pehla|pehli|pehle wala|pehla wala|पहले वाले',
  'second-one': 'दूसरा|दूसरी|दूसरे वाला|दूसरा वाला|dusra|doosra|dusri|dusre wala|dusra wala|दूसरे वाले',
  'third-one':
    'तीसरा|तीसरी|आखिरी|अंतिम|तीसरा वाला|teesra|tisra|aakhri|akhri|antim|teesra wala|आखिरी वाला',
  that: '=ये|=यह|=वो|=वह|=इस|=उस|=यही|=वही|=इसका|=उसका|=इसमें|=उसमें|=ye|=yeh|=wo|=woh|=vo|=iska|=uska|=isme|=usme|=iski|=uski|=इसकी|=उसकी|=इससे|=isse|इसे',
  and: '=और|=एवं|=तथा|=भी|साथ में|=aur|=or|=bhi|saath me|और भी|=व|का क्या|ka kya',
  or: '=या|=अथवा|=ya|या फिर|ya phir|वरना',
  not: '=नहीं|=न|=ना|=मत|=नही|nahi|nahin|nhi|=na|=mat|नहीं है|बिना|nai',
  without: 'बिना|के बगैर|बगैर|के अलावा|छोड़कर|bina|bagair|ke alawa|ke alava|chhodkar|सिवाय|बजाय',
  only: 'सिर्फ|केवल|बस|मात्र|sirf|keval|kewal|bas|matra|खाली|khali|फकत|ही',
  prevent: 'रोक|बचाव|न हो|टाल|rok|bachav|na ho|taal|रोकता|rokta|से बचा|se bacha|न होने',
  more: 'ज्यादा|ज़्यादा|अधिक|बड़ा|और ज्यादा|बहुत|zyada|jyada|adhik|bada|aur zyada|bahut|bohot|कई|kai|बढ़',
  less: '=कम|छोटा|थोड़ा|कमतर|kam|chhota|chota|thoda|छोटी|choti|थोड़े|thode',
  better:
    'काम आएगा|काम आयेगा|kaam aayega|kaam ayega|बेहतर|अच्छा|बढ़िया|सबसे अच्छा|उत्तम|behtar|accha|acha|badhiya|sabse accha|uttam|best|काम का|kaam ka|फायदेमंद|उपयोगी|upyogi|मदद करेगा|madad karega',
  all: 'सब|सभी|पूरा|सारे|सारी|हर|प्रत्येक|sab|sabhi|pura|poora|sare|saare|saari|har|tamam|तमाम|दोनों|dono',
  other: 'दूसरा कोई|अन्य|और कोई|कोई और|बाकी|anya|aur koi|koi aur|baki|baaki|दूसरे|dusre',
  now: '=अभी|=अब|=आज|फिलहाल|इस समय|=abhi|=ab|=aaj|filhal|is samay|=कल|=kal|आजकल',
  then: '=फिर|=तब|बाद में|उसके बाद|=तो|=phir|=fir|=tab|baad me|uske baad|=to|=toh|इसके बाद',
  weather:
    'मौसम|बारिश|गर्मी|ठंड|तापमान|बरसात|mausam|barish|baarish|garmi|thand|taapman|barsat|धूप|dhoop|आंधी|तूफान|सर्दी',
  market:
    'सोना|सोने का|चांदी|पेट्रोल|डीजल|शेयर|शेयर बाजार|टमाटर|प्याज|आलू|गैस सिलेंडर|बिटकॉइन|डॉलर का रेट|म्यूचुअल फंड|sona|sone ka|chandi|petrol|diesel|share|sensex|tamatar|pyaz|aalu|cylinder|bitcoin|mutual fund|सब्जी|दूध का|निवेश करूं|सोने की|gold ka|gold rate',
  sport:
    'क्रिकेट|मैच|आईपीएल|स्कोर|कोहली|धोनी|वर्ल्ड कप|खेल|cricket|match|ipl|score|kohli|dhoni|world cup|khel|जीता|jeeta|फुटबॉल|खिलाड़ी|हॉकी|टीम इंडिया',
  fun: 'चुटकुला|जोक|गाना|गीत|शायरी|कहानी|कविता|फिल्म|मूवी|पहेली|नाच|खेल खेल|chutkula|joke|gaana|gana|geet|shayari|kahani|kavita|film|movie|paheli|naach|मजाक|mazak|हीरो|हीरोइन|सीरियल|बोर हो|bore ho|सुनाओ|sunao',
  food: 'रेसिपी|खाना|पकाना|बिरयानी|पनीर|चाय|पिज्जा|दाल|रोटी|सब्जी कैसे|स्विगी|जोमैटो|भूख|recipe|khana|pakana|biryani|paneer|chai|pizza|daal|roti|swiggy|zomato|bhookh|bhukh|समोसा|केक|नाश्ता|मिठाई|हलवा|पकोड़ा',
  'own-ticket':
    'टैक्सी बुक|कैब बुक|ट्रेन टिकट|फ्लाइट टिकट|बस टिकट|ओला|उबर|पीएनआर|फिल्म टिकट|cab book|taxi book|train ticket|flight ticket|bus ticket|ola|uber|pnr|रेल टिकट|टिकट बुक|ticket book|गाड़ी बुक|रेलवे|तत्काल टिकट',
  study:
    'होमवर्क|निबंध|गणित|परीक्षा|सवाल हल|पढ़ाई|विज्ञान|homework|nibandh|ganit|pariksha|padhai|vigyan|maths|exam|समीकरण|पहाड़ा|गुणा|भाग दो|जोड़ घटाव|नीट|यूपीएससी|इतिहास पाठ',
  program:
    'पाइथन|जावा|कोड लिख|प्रोग्राम लिख|python|java|code likh|program likh|html|एचटीएमएल|प्रोग्राम बना',
  'general-knowledge':
    'राजधानी|प्रधानमंत्री|राष्ट्रपति|मोदी|जनसंख्या|इतिहास|दुनिया|सबसे ऊंचा|सबसे बड़ा देश|चुनाव|वोट|भगवान|मुख्यमंत्री|rajdhani|pradhanmantri|rashtrapati|modi|jansankhya|itihas|duniya|chunav|vote|bhagwan|mukhyamantri|शाहरुख|सलमान|गांधी|अनुवाद|मतलब क्या होता|ग्रह|चांद|सूरज|धर्म|राजनीति|पहाड़|नदी|किसने खोजा|आविष्कार',
  stars:
    'राशिफल|कुंडली|भविष्य बता|प्यार|शादी कब|गर्लफ्रेंड|rashifal|kundli|bhavishya bata|pyar|shaadi kab|girlfriend|ज्योतिष|दिल टूट|dil toot|इश्क|मोहब्बत|ब्रेकअप|पत्नी|पति|हाथ देख|शादी कर',
  gadget:
    'लैपटॉप|वाईफाई|फ्रिज|टीवी|रिचार्ज|मोबाइल खराब|जियो|एयरटेल|लाइट नहीं|laptop|wifi|fridge|tv|recharge|mobile kharab|jio|airtel|बाइक|स्कूटर|पंखा|प्रिंटर|बैटरी|इंटरनेट नहीं|चार्जर|कंप्यूटर खराब',
  goods:
    'गाड़ी|कार|मकान|घर किराए|जूते|कपड़े|जमीन|सोफा|किराया|gaadi|gadi|car|makan|jute|joote|kapde|zameen|sofa|साइकिल|घड़ी|खिलौना|बाल कटाना|फ्लैट|किताब|स्कूल फीस|दूध|चीनी|चावल|आटा|कुत्ता',
  'my-order':
    'मेरा ऑर्डर|मेरा पार्सल|मेरा रिफंड|मेरा सामान|मेरे पैसे कट|बैंक बैलेंस|खाते में|मेरा टिकट|फ्लिपकार्ट|अमेजन|mera order|mera parcel|mera refund|mera saman|mere paise kat|bank balance|khate me|mera ticket|flipkart|amazon|myntra|meesho|मेरा कूरियर|खराब निकला|टूटा हुआ आया|फटा हुआ|पासपोर्ट|आधार|पैन कार्ड|मेरी साड़ी|बिजली बिल|मेरा लोन|मेरा क्लेम|पैसे कट गए|paise kat gaye|राशन कार्ड',
  'my-symptom':
    'बुखार|सिर दर्द|सरदर्द|पेट दर्द|खांसी|जुकाम|उल्टी|चक्कर|कमर दर्द|कौन सी गोली|दवाई लूं|शुगर|बीपी|bukhar|sir dard|sar dard|pet dard|khansi|jukam|ulti|chakkar|kamar dard|kaun si goli|dawai lu|sugar|bp|बदन दर्द|दर्द हो रहा|dard ho raha|एसिडिटी|दस्त|सूजन|मोटापा|वजन कम|बाल झड़|नींद नहीं|गर्भवती|एलर्जी|घरेलू नुस्खा|कैंसर|डेंगू',
  'urgent-help':
    'एम्बुलेंस|दिल का दौरा|आग लग|दुर्घटना|एक्सीडेंट|बेहोश|सांस नहीं|पुलिस बुला|खून बह रहा|बचाओ|ambulance|dil ka daura|aag lag|durghatna|accident|behosh|saans nahi|police bula|khoon beh raha|bachao|सीने में दर्द|seene me dard|लकवा|जहर|सांप ने काटा|डूब|मार रहा है|हार्ट अटैक|heart attack|चोर घुस|chor ghus|दौरा पड़|ज़हर खा|zeher|khoon beh|koi mujhe maar raha|behosh ho gay|नींद की गोलियां|neend ki goliyan',
  'danger-figure':
    'आग लग|डूब|दुर्घटना|एक्सीडेंट|बचाओ|हार्ट अटैक|दिल का दौरा|पैसे बचाओ|पैसा बचाओ|खर्चा बचाओ|समय बचाओ|धंधा डूब|कारोबार डूब|काम में डूब|aag lag|doob|accident|durghatna|bachao|heart attack|dil ka daura|paise bachao|paisa bachao|kharcha bachao|time bachao|dhandha doob|business doob|kaam me doob',
  despair:
    'मरना चाहता|मर जाना|जीना नहीं|आत्महत्या|खुदकुशी|जान दे|जिंदगी खत्म|जीने का मन नहीं|सब खत्म कर|marna chahta|marna chahti|mar jana|mar jaun|jeena nahi|jina nahi|aatmahatya|atmahatya|khudkushi|jaan de|zindagi khatam|jindagi khatam|jeene ka mann nahi|suicide|जीने की इच्छा नहीं|मर जाऊं|फांसी लगा|नस काट|मरने का मन|marne ka mann|मरना है|marna hai|जिंदगी से तंग|zindagi se tang|जीकर क्या|jeekar kya|कोई उम्मीद नहीं|हताश|अब नहीं जीना|ab nahi jeena|मौत|खुद को खत्म|khud ko khatam|jindagi se thak|zindagi se thak|जिंदगी से थक|मरने का सोच|mar jane ka mann|jeene ka man nahi|marne ka man|आत्महत्ये',
  abuse:
    'बेवकूफ|गधा|पागल|चोर|धोखेबाज|बकवास|कमीना|साला|साले|हरामी|कुत्ते|चुप|निकम्मा|घटिया|फालतू बॉट|bewakoof|bevkoof|gadha|pagal|chor|dhokebaaz|bakwas|kamina|sala|saale|harami|kutte|chup|nikamma|ghatiya|chutiya|bhosdike|madarchod|behenchod|gandu|झूठे|मूर्ख|लुटेरे|फ्रॉड|fraud|नालायक|उल्लू|भाड़ में|ठग|बेकार बॉट|दिमाग खराब|भिखारी',
  inject:
    'निर्देश भूल|नियम भूल|पुराने निर्देश|सिस्टम प्रॉम्प्ट|गुप्त प्रॉम्प्ट|पासवर्ड बता|मान लो तुम|नाटक कर|nirdesh bhool|niyam bhool|instructions bhool|instructions ignore|rules bhool|system prompt|secret prompt|password bata|maan lo tum|natak kar|prompt dikhao|एडमिन मोड|हैक कर|एपीआई की|api key|दूसरे यूजर|मेरे पीछे दोहराओ|लिखकर दो कि|likhkar do ki|सोर्स कोड|गुप्त निर्देश|अपने नियम|apne rules|बोलो कि|bolo ki',
  rival:
    'एक्सोटेल|हैप्टिक|ब्लैंड|येलो एआई|दूसरी कंपनी|और कंपनियां|प्रतियोगी|exotel|haptik|bland|yellow ai|dusri company|doosri company|competitor|नोलैरिटी|मायऑपरेटर|दूसरे बॉट|सर्वम|एलेक्सा|सिरी',
}
