import type { Words } from '../words.ts'

export const words: Words = {
  'how-much': 'किती|केवढा|केवढी|केवढे|कितीला|kiti|kitila|kevdha',
  'how-long':
    'किती वेळ|किती दिवस|किती काळ|किती तास|किती महिने|कधीपर्यंत|कालावधी|मुदत|kiti vel|kiti divas|kiti mahine|kadhi paryant|किती मिनिटांचा',
  how: 'कसा|कशी|कसे|कसं|कशा प्रकारे|पद्धत|प्रक्रिया|kasa|kashi|kase|kasa karaycha',
  what: '=काय|=काय काय|काय आहे|=kay|=kaay|काय काय',
  which:
    'कोणता|कोणती|कोणते|कोणत्या|कोणतं|कुठला|कुठली|konta|konti|konte|kontya|kuthla|कुठल्या|कशात|कोणत्यात|कोणत्या प्लॅनमध्ये|kashat|kontyat',
  who: '=कोण|=कोणी|=कोणाचा|=कोणाला|=कुणी|=kon|=koni|कोणासाठी',
  when: '=कधी|किती वाजता|केव्हा|कोणत्या दिवशी|कोणत्या वेळी|=kadhi|kevha|kiti vajta',
  where: 'कुठे|कोठे|कुठं|कोणत्या पानावर|कोणत्या ठिकाणी|kuthe|kuthay|kothe',
  why: '=का|कशाला|कशासाठी|का बरं|कारण काय|कारण|ka bara|kashala|kashasathi|karan kay|कसं काढलं|कसा काढला|हिशोब समजाव|कसं आलं|kasa kadhla|kasa ala|hishob samjav',
  can: 'शकतो|शकते|शकतं|शकता|शकेल|शकतात|येईल का|येतं का|शक्य|जमेल|जमतं|होईल का|करता येईल|करता येतं|shakto|shakte|shakel|shakta|yeil ka|yeta ka|shakya|jamel|hoil ka|करू शक|karu shak',
  tell: 'सांगा|सांग|सांगता|माहिती|तपशील|समजावून|बद्दल|विषयी|sanga|sang|mahiti|tapshil|samjavun|baddal|vishayi|सांगाल',
  want: 'हवा|हवी|हवे|हवं|पाहिजे|गरज|हवाय|आवश्यक|इच्छा|hava|havi|have aahe|pahije|pahijet|garaj|havay|घ्यायचा|घ्यायची|ghyaycha|करायचं|karaycha',
  use: 'वापर|उपयोग|vapar|vaparu|upyog|वापरता',
  know: 'माहीत|कळेल|जाणून|ठाऊक|mahit|kalel|janun|कळवा',
  see: 'बघ|पाहू|पाहा|वाच|दाखव|bagh|baghu|pahu|vach|dakhav|बघता',
  change: 'बदल|badal|badalta|बदलता|बदलू',
  work: 'काम|चालतो|चालते|चालतं|चालेल|चालू राहत|kam|chalto|chalte|chalel|काम करतो',
  late: 'उशीर|उशिरा|विलंब|ushir|ushira|लेट',
  give: 'देता|देतो|देते|देतात|द्या|द्याल|देणार|पाठवा|पुरवता|deta|deto|dete|dya|denar|pathva|देईल|deil',
  get: 'मिळ|मिळतो|मिळते|मिळतं|मिळेल|मिळतात|milto|milte|milta|milel|miltat|मिळणार|भेटेल|bhetel',
  have: 'आहे का|असतो का|असतं का|समाविष्ट|उपलब्ध|आहे की|=आहे|=आहेत|=असते|aahe ka|asta ka|samavisht|uplabdh|=aahe|=ahe|=ahet|सोबत येतं|असतं',
  kinds: 'प्रकार|यादी|कोणकोणत|काय काय|prakar|yadi|konkonte|kay kay|पर्याय',
  price:
    'किंमत|किमती|दर|खर्च|शुल्क|भाव|मूल्य|फी|पैसे किती|रेट|चार्ज|आकार|kimmat|kimat|dar|kharch|shulk|bhav|mulya|kitila|कितीला|कितीचा|कितीची|kiticha',
  money: 'पैसे|पैसा|रुपये|रुपया|रक्कम|रुपयांत|paise|paisa|rupaye|rupye|rakkam|हजार|लाख|hajar',
  pay: 'द्यावे लागत|द्यावे लागतील|भरावे|भरायचे|मोजावे|लागतील|लागतात|लागेल|लागतो|पडेल|पडतील|खर्च येईल|dyave lagtil|bharave|lagtil|lagtat|lagel|padel|padtil|kharch yeil|देय',
  bill: 'बिल|एकूण|हिशोब|हिशेब|बेरीज|होतील किती|किती होईल|किती होतील|एकंदर|काढा|ekun|hishob|hisheb|kiti hoil|kiti hotil|bil kiti|मिळून',
  cheap:
    'स्वस्त|परवडेल|परवडणार|परवडत|किफायतशीर|कमी खर्च|कमी किंमत|swasta|svast|parvadel|parvadnar|kami kharch|kifayatshir',
  expensive:
    'महाग|खूप पैसे|जास्त पैसे|परवडत नाही|फार पैसे|खूप जास्त|जास्त आहे|mahag|khup paise|jast paise|parvadat nahi|khup jast|jast aahe|इतके पैसे|itke paise',
  cheapest:
    'सगळ्यात स्वस्त|सर्वात स्वस्त|सर्वांत स्वस्त|कमीत कमी|किमान|सुरुवात किती|sarvat swasta|saglyat swasta|kamit kami|kiman|सर्वात कमी',
  budget: 'बजेट|इतकेच पैसे|खर्च करू शकतो|पर्यंत देऊ शकतो|budget|itkech paise|kharch karu shakto|एवढ्यात',
  free: 'मोफत|फुकट|विनामूल्य|निःशुल्क|फ्री|पैसे न देता|mofat|fukat|vinamulya|vinamoolya|nishulk',
  discount: 'सूट|सवलत|डिस्काउंट|कमी करा|ऑफर|कूपन|sut|savlat|kami kara|offer|थोडं कमी|thoda kami|घासाघीस',
  tax: 'जीएसटी|कर|टॅक्स|पक्कं बिल|कर बीजक|gst|tax|pakka bill|करासह',
  'payment-method':
    'यूपीआय|क्रेडिट कार्ड|डेबिट कार्ड|पेटीएम|फोनपे|गुगल पे|रोख|चेकने|हप्त|पैसे कसे भरायचे|पेमेंट कसं|rokh|hapta|hapte|paise kase bharayche|payment kasa|ऑनलाइन पैसे',
  refund:
    'परतावा|पैसे परत|रिफंड|परत मिळतील|paise parat|partava|parat miltil|आवडलं नाही तर|avadla nahi tar',
  contract:
    'करार|बंधन|लॉक इन|मध्येच बंद|कधीही बंद|रद्द करता|प्लॅन बंद|सबस्क्रिप्शन बंद|karar|bandhan|madhech band|kadhihi band|plan band|सोडता येईल|sodta yeil|नूतनीकरण|मुदतीआधी',
  'seat-fee':
    'प्रति युजर|प्रत्येक युजर|प्रति व्यक्ती|किती जण वापरू|सीटचे|prati user|kiti jan vapru|प्रत्येक लॉगिन',
  'setup-fee':
    'सेटअप फी|एकदाच द्यायचे|अनामत|डिपॉझिट|छुपे|लपलेले|वेगळे चार्ज|अॅडव्हान्स|ॲडव्हान्स|anamat|deposit|chhupe|vegle charge|इतर शुल्क|बसवण्याचा खर्च',
  currency: 'डॉलर|युरो|परकीय चलन|dollar|चलन|दिरहम',
  yearly: 'वर्ष|वार्षिक|वर्षभर|सालाना|varsha|varshik|varshala|तिमाही|सहामाही',
  monthly: 'महिना|महिन्या|महिने|दरमहा|मासिक|mahina|mahinya|mahinyala|darmaha|masik|प्रति महिना',
  daily: 'दिवस|दिवसा|रोज|दररोज|दिवसाला|divas|roj|darroj|divsala|दैनंदिन',
  weekly: 'आठवडा|आठवड्या|दर आठवड्या|athavda|aathavdya|साप्ताहिक',
  plan: 'प्लॅन|योजना|पॅकेज|पॅक|स्कीम|yojna|yojana|प्लान|सबस्क्रिप्शन',
  base: 'बेस|बेसिक प्लॅन|बेसिक वाला|bes|base|बेसिक',
  pro: '=प्रो|प्रो प्लॅन|प्रोमध्ये|प्रोचा|प्रोची|प्रोचे|प्रोला|प्रोवर|pro|proमध्ये|promadhe|procha',
  enterprise: 'एंटरप्रायझ|एंटरप्राइझ|एंटरप्राईज|एंटरप्राइज|एन्टरप्राईज|enterprise',
  'smaller-plan':
    'छोटा प्लॅन|लहान प्लॅन|सर्वात छोटा|सगळ्यात छोटा|पहिला प्लॅन|स्वस्त प्लॅन|स्वस्तातला|सुरुवातीचा प्लॅन|chhota plan|lahan plan|saglyat chhota|sarvat chota|svastatla|लहानातला|छोट्या प्लॅन|सगळ्यात स्वस्त प्लॅन|सर्वात स्वस्त प्लॅन|chhotya plan|chotya plan|svasta plan|swasta plan|swast plan',
  'middle-plan': 'मधला प्लॅन|मधला|दुसरा प्लॅन|मध्यम|madhla plan|madhla|dusra plan|मधल्या',
  'bigger-plan':
    'मोठा प्लॅन|सर्वात मोठा|सगळ्यात मोठा|तिसरा प्लॅन|महाग प्लॅन|mota plan|motha plan|sarvat motha|tisra plan|मोठ्या प्लॅन|मोठी कंपनी|मोठ्या कंपनी',
  compare: 'फरक|तुलना|वेगळे|वेगळा|पेक्षा|भेद|farak|pharak|tulna|vegle|vegla|peksha|अंतर',
  suggest:
    'सुचवा|सुचवाल|सल्ला|योग्य|चांगला राहील|घेऊ|निवडू|घ्यावा|घेतला पाहिजे|साठी बरोबर|पुरेसा|पुरेल|suchva|salla|yogya|changla rahil|gheu|nivdu|ghyava|purel|puresa|बरा पडेल|सोयीचा',
  upgrade: 'अपग्रेड|प्लॅन बदल|मोठ्या प्लॅनवर|वरच्या प्लॅन|plan badal|नंतर बदल|डाउनग्रेड',
  former:
    'आधीची किंमत|पूर्वीची|आधी किती|खोडलेली|कापलेली|जुनी किंमत|पूर्वी|आधी|aadhichi|purvichi|aadhi kiti|juni kimmat|purvi',
  minute: 'मिनिट|मिनट|मिनिटे|minit|minute|minita|टॉकटाइम',
  extra:
    'जास्तीच|जादा|अतिरिक्त|एक्स्ट्रा|जास्त|वरची|ओलांड|पलीकड|jastichi|jada|atirikta|jast|varchi|पेक्षा जास्त|मर्यादेबाहेर',
  'used-up':
    'संपल्यावर|संपली|संपले|संपल्या|संपतात|झाल्यावर|नंतर|पूर्ण झाल|sampalyavar|sampli|sample tar|sampalya|zalyavar|jhalyavar|nantar|त्यानंतर|tyanantar',
  'carry-over':
    'उरलेली|उरलेल्या|शिल्लक|पुढच्या महिन्यात|न वापरलेल|uralelya|urleli|shillak|pudhchya mahinyat|na vaparlel|वाया',
  credits: 'फ्लेक्सिबल क्रेडिट|लवचिक क्रेडिट|क्रेडिट्स|flexible credit|flexible credits|लवचिक क्रेडिट्स',
  'custom-price':
    'कस्टम|कोटेशन|गरजेनुसार|ठरवून|ठराविक किंमत|garjenusar|tharavun|quotation|लवचिक किंमत|फ्लेक्सिबल प्रायसिंग|फ्लेक्सिबल किंमत|flexible pricing|flexible price',
  'many-numbers':
    'अनेक नंबर|वेगवेगळे नंबर|एकापेक्षा जास्त नंबर|प्रत्येक शाखे|शाखांसाठी|दोन नंबर|anek number|vegvegle number|shakha|प्रत्येक ब्रँच|शाखा|ekapeksha jast number|ekapeksha jasta number|multiple number',
  'multi-agent':
    'मल्टीएजंट|मल्टी एजंट|अनेक एजंट|एकापेक्षा जास्त एजंट|anek agent|multi agent|multiagent|multi-agent',
  calculator: 'कॅल्क्युलेटर|हिशोब करण्याचं साधन|calculator|गणकयंत्र',
  seconds: 'सेकंद|अर्धा मिनिट|अर्ध्या मिनिट|sekand|second|ardha minit|पूर्ण मिनिट धरत',
  limit: 'मर्यादा|कमाल|जास्तीत जास्त|लिमिट|अमर्याद|maryada|kamal|jastit jast|amaryad',
  'human-agent':
    'कर्मचारी|माणूस|माणसा|स्टाफ|टेलिकॉलर|रिसेप्शनिस्ट|एजंट|नोकर|ऑपरेटर|मुलगी ठेव|कामगार|karmachari|manus|mansa|staff|telecaller|मनुष्य|कॉल सेंटर',
  salary: 'पगार|वेतन|pagar|vetan|तनखा',
  hire: 'ठेवण्या|ठेवावा|ठेवू|नोकरीला|कामावर ठेव|thevnya|thevava|thevu|nokrila|ठेवायचा|नेमण',
  replace:
    'च्या जागी|ऐवजी|नोकऱ्या जातील|नोकरी जाईल|काढून टाक|chya jagi|aivaji|nokrya jatil|kadhun tak|जागा घेईल',
  save: 'बचत|वाचतील|वाचेल|वाचवत|फायदा|लाभ|bachat|vachtil|vachel|vachva|fayda|phayda|labh',
  reduce: 'कमी होई|कमी होत|कमी कर|घट|kami hoil|kami hot|kami kar|ghat|कपात',
  percent: 'टक्के|टक्क|शेकडा|प्रतिशत|हिस्सा|takke|takka|shekda|किती भाग',
  call: 'कॉल|फोन|दूरध्वनी|phon|kol|फोन कॉल|रिंग',
  incoming:
    'येणारे कॉल|इनकमिंग|फोन उचल|कॉल उचल|उचलतो|उचलेल|उचलते|उत्तर देतो कॉल|yenare call|phone uchal|uchalto|uchlel|call uchal|स्वीकार|अटेंड',
  outgoing:
    'स्वतः फोन|स्वतः कॉल|आउटगोइंग|आउटबाउंड|ग्राहकांना फोन|ग्राहकांना कॉल|फोन करतो|कॉल करतो|फोन करेल|लीड|फॉलोअप|समोरून फोन|swata phone|swatah call|grahakanna phone|phone karto|call karto|phone karel|रुग्णांना फोन|आपणहून',
  'at-once':
    'एकाच वेळी|एका वेळी|एकदम|एकत्र|एकाचवेळी|एकसाथ|लाइन|ekach veli|eka veli|ekdam|ekatra|लाईन|समांतर|एकावेळी|एका वेळेस|एकाच वेळेस|ekaveli|एकाच टाइम|ekach time',
  queue: 'रांग|थांबाव|होल्ड|व्यस्त|बिझी|एंगेज|rang|raang|thambava|hold|vyasta|ताटकळ',
  caller: 'ग्राहक|कस्टमर|पाहुण|फोन करणारे|कॉलर|खरेदीदार|grahak|customer|pahune|फोन करणाऱ्या|लोक',
  'know-caller': 'ओळख|नावाने|लक्षात ठेव|जुने ग्राहक|olakh|navane|lakshat thev|june grahak|परत फोन करणारा',
  voice: 'आवाज|व्हॉइस|व्हॉईस|बोलून|avaj|awaj|voice',
  'voice-kind':
    'पुरुषी आवाज|स्त्रीचा आवाज|बाईचा आवाज|माणसासारखा आवाज|रोबोटसारखा|उच्चार|लहेजा|आवाज निवड|आवाज बदल|माझा आवाज|streecha avaj|baicha avaj|robotsarkha|avaj badal|कसा आवाज',
  record: 'रेकॉर्ड|ध्वनिमुद्र|नंतर ऐक|record|nantar aik|मुद्रण',
  summary: 'सारांश|गोषवारा|समरी|saransh|goshvara|थोडक्यात टिपण',
  analytics:
    'ॲनालिटिक्स|अॅनालिटिक्स|अहवाल|आकडेवारी|विश्लेषण|रिपोर्ट|ahval|akdevari|vishleshan|लोक का फोन करतात',
  'advanced-analytics':
    'प्रगत ॲनालिटिक्स|ॲडव्हान्स्ड ॲनालिटिक्स|सविस्तर अहवाल|pragat analytics|ॲडव्हान्स ॲनालिटिक्स|ॲडव्हान्स रिपोर्ट|ॲडव्हान्स्ड रिपोर्ट|प्रगत रिपोर्ट|प्रगत विश्लेषण|तपशीलवार ॲनालिटिक्स|advance analytics|advanced analytics',
  'basic-analytics':
    'बेसिक ॲनालिटिक्स|साधे अहवाल|मूलभूत ॲनालिटिक्स|sadhe ahval|साधे रिपोर्ट|बेसिक रिपोर्ट|साधे ॲनालिटिक्स|basic analytics',
  transcript: 'लेखी संभाषण|शब्दशः|संभाषणाचा मजकूर|ट्रान्सक्रिप्ट|lekhi sambhashan|shabdsha',
  missed:
    'मिस्ड कॉल|चुकलेले कॉल|सुटलेले कॉल|कोणी उचलत नाही|कॉल सुटतात|chuklele call|koni uchalat nahi|call sutta|call suttat|फोन सुटत',
  night:
    'रात्र|रात्री|मध्यरात्र|संध्याकाळ|पहाटे|दुकान बंद|ऑफिस बंद|ratri|ratra|madhyaratri|sandhyakal|pahate|dukan band|उशिरा रात्री',
  holiday:
    'सुट्टी|रविवार|सण|दिवाळी|गणपती|शनिवार|सुटी|सणासुदी|sutti|ravivar|ravivari|san|divali|diwali|ganpati|shanivar',
  'all-day':
    '२४ तास|चोवीस तास|दिवसरात्र|नेहमी|सतत|केव्हाही|24 tas|chovis tas|divas ratra|nehmi|kevhahi|अहोरात्र|कधीही',
  timing: 'वेळ|कामाचे तास|उघडे|चालू असत|वेळापत्रक|vel|kamache tas|ughde|chalu asta|chalu aste|बंद असत',
  wait: 'थांबा|वाट|प्रतीक्षा|vat baghavi|vat pahavi|thambayla|थांबायला',
  fast: 'लवकर|जलद|पटकन|वेगाने|वेग|लगेच|तत्काळ|lavkar|jalad|patkan|vegane|lagech|किती लवकर|झटपट|वेगवान',
  answer: 'उत्तर|प्रत्युत्तर|जवाब|uttar|रिप्लाय',
  understand: 'समज|कळत|कळेल|उमज|गोंगाट|samaj|samajta|kalta|kalte|बोलणं कळ',
  accuracy:
    'अचूक|अचूकता|बरोबर उत्तर|विश्वासार्ह|चुका|चूक|भरवसा|किती चांगला|achuk|achukta|barobar uttar|chuka|chuk|bharvasa|नेमक',
  resolve:
    'सोडव|निकाली|निराकरण|मार्गी|स्वतः हाताळ|हाताळ|पूर्ण कर|सुटत|sodav|sodva|nikali|margi|hatal|swatah hatal|सुटतात',
  'tier-one': 'टियर 1|टियर १|टियर-1|पहिल्या पातळी|लेव्हल 1|tier 1|pahilya patali|टियर वन',
  routine:
    'नेहमीचे|रोजचे|साधे प्रश्न|वारंवार|सामान्य प्रश्न|तेच तेच|nehmiche|rojche|sadhe prashna|varamvar|tech tech|प्रश्न|चौकशी|शंका',
  'self-service':
    'सेल्फ सर्व्हिस|माणसाशिवाय|कोणाच्या मदतीशिवाय|mansashivay|९५ टक्के|95 टक्के|सेल्फ सर्विस|self service',
  'handling-time': 'हाताळणी वेळ|सरासरी वेळ|प्रति कॉल वेळ|हँडलिंग टाइम|sarasari vel|९९ टक्के|99 टक्के',
  automate: 'स्वयंचलित|ऑटोमेट|आपोआप|ऑटोमॅटिक|swayanchalit|apoap|aapoap',
  invent:
    'बनवून सांग|खोटं|खोटी|मनाने|अंदाज|चुकीचं उत्तर|चुकीची माहिती|थापा|banvun sang|khota|khoti|manane|andaj|chukicha uttar|chukichi mahiti|कल्पनेने|रचून',
  'not-know':
    'माहीत नसेल|उत्तर नसेल|येत नसेल|अडकल|कठीण प्रश्न|अवघड प्रश्न|समजलं नाही|mahit nasel|uttar nasel|adkla|kathin prashna|avghad prashna|samajla nahi|ठाऊक नसेल',
  transfer:
    'हस्तांतर|सोपव|पुढे पाठव|आमच्या माणसाकडे|जोडून दे|ट्रान्सफर|टीमकडे|sopav|pudhe pathav|jodun de|teamkade|वळव|माणसाकडे दे|बोलायला दे',
  person: 'माणूस|व्यक्ती|माणसा|कोणीतरी|टीम|manus|vyakti|mansashi|konitari|खरा माणूस',
  'say-ai':
    'एआय आहे हे सांग|मशीन आहे हे|बॉट आहे हे|लपवत|ग्राहकांना कळ|माणूस असल्याचं भास|ai aahe he sang|bot aahe he|lapvat|grahakanna kal|ओळखून येत',
  ai: 'एआय|बॉट|रोबोट|यंत्र|मशीन|सहाय्यक|संगणक|yantra|sahayyak',
  channel: 'माध्यम|चॅनल|madhyam|chanel|मार्ग कोणते',
  chat: 'चॅट|चॅटबॉट|chat|चॅटिंग|लिहून बोल',
  email: 'ईमेल|ई-मेल|मेल|इनबॉक्स|imel',
  'mail-address': 'ईमेल आयडी|मेल आयडी|ईमेल पत्ता|मेल पत्ता|email id|mail id',
  'attach-file': 'फाइल|फाईल|अटॅच|अपलोड|फोटो|चित्र|पीडीएफ|file',
  'my-link': 'लिंक|मेलमधील लिंक|मेल मधली लिंक|रेफरन्स|link',
  'messaging-app': 'मेसेजिंग ॲप|मेसेजिंग अॅप|मेसेंजर ॲप|messaging app',
  'messaging-product': 'व्हॉट्सअॅप|व्हॉट्सॲप|व्हाट्सअप|टेलिग्राम|मेसेंजर|whatsapp|telegram',
  sms: 'एसएमएस|मेसेज पाठव|sms|लघुसंदेश',
  video: 'व्हिडिओ|व्हिडीओ|video',
  website: 'वेबसाइट|संकेतस्थळ|साइट|होम पेज|website',
  sort: 'वर्गवार|वर्गीकरण|वेगळे कर|टॅग|छाननी|vargikaran|vegle kar|chhanni|गट कर',
  draft: 'मसुदा|उत्तर लिह|ड्राफ्ट|स्वतः पाठव|masuda|uttar lih|swatah pathav|उत्तर सुचव',
  mood: 'रागावलेल|चिडलेल|भावना|प्राधान्य|मूड|नाराज|संताप|ragavlel|chidlel|bhavna|pradhanya|naraj|राग',
  ticket: 'तिकीट|तक्रार|समस्या|अडचण|takrar|samasya|adchan|इश्यू',
  receipt: 'पावती|पत्ता बदल|छोटी कामं|छोटी कामे|तिकीट तयार|pavti|patta badal|chhoti kama|लहान कामे',
  continue:
    'पुन्हा सांगाव|पुन्हा सुरुवात|तिथूनच पुढे|सकाळी फोन केला|मागील संभाषण|punha sangav|punha suruvat|tithunach pudhe|सुरू ठेव',
  letters: 'लिपी|इंग्रजी अक्षर|रोमन|टाइप|देवनागरी|lipi|ingraji akshar|roman|टंकलेखन',
  appointment:
    'अपॉइंटमेंट|अपॉईंटमेंट|बुकिंग|नोंदणी|भेटीची वेळ|वेळ ठरव|स्लॉट|बुक|शेड्यूल|bhetichi vel|vel tharav|nondani|ओपीडी|नंबर लाव|वेळ बदल',
  calendar: 'कॅलेंडर|दिनदर्शिका|dindarshika|calendar',
  twice:
    'दोनदा बुक|डबल बुकिंग|एकच वेळ दोघांना|ओवरबुक|ओव्हरबुक|donda book|double booking|doghanna|एकच स्लॉट दोन',
  remind: 'आठवण|रिमाइंडर|स्मरण|aathvan|athvan|smaran|रिमाइंड',
  confirm: 'खात्री|पक्क|कन्फर्म|पुष्टी|निश्चित|khatri|pakka|pushti',
  'no-show':
    'येत नाहीत|आले नाहीत|आलाच नाही|गैरहजर|न येणारे|विसरतात|yet nahit|ale nahit|gairhajar|visartat|रिकामा स्लॉट|आला नाही',
  connect:
    'जोड|जुळ|कनेक्ट|इंटिग्रे|लिंक|सोबत काम|बरोबर काम|jod|jodta|julta|sobat kam|barobar kam|जोडता येई|संलग्न',
  crm: 'सीआरएम|ग्राहक नोंदी|crm|grahak nondi',
  'crm-product': 'झोहो|सेल्सफोर्स|हबस्पॉट|zoho|salesforce',
  'help-desk': 'हेल्प डेस्क|हेल्पडेस्क|तिकीट प्रणाली|help desk',
  'help-desk-product': 'फ्रेशडेस्क|झेनडेस्क|freshdesk|zendesk',
  'knowledge-base':
    'नॉलेज बेस|ज्ञानसाठा|आमच्या कागदपत्रांत|आमच्या पानांवरून|knowledge base|आमची माहिती वापर',
  'shop-platform': 'ई-कॉमर्स प्लॅटफॉर्म|ई कॉमर्स प्लॅटफॉर्म|ऑनलाइन स्टोअर सॉफ्टवेअर|ecommerce platform',
  'shop-product': 'शॉपिफाय|वूकॉमर्स|मॅजेंटो|shopify|woocommerce',
  api: 'एपीआय|वेबहुक|api',
  software: 'सॉफ्टवेअर|प्रणाली|सिस्टम|सिस्टीम|आमचं सॉफ्टवेअर|टॅली|एक्सेल|software|pranali|system|sistim',
  'set-up': 'सुरू कर|सुरुवात|सेटअप|चालू कर|बसव|suru kar|suruvat|setup|chalu kar|basav|सुरू कसं|कार्यान्वित',
  build: 'बनव|तयार कर|स्वतःचा एजंट|banav|tayar kar|swatacha agent|बनवता',
  install:
    'इन्स्टॉल|इंस्टॉल|डाउनलोड|उपकरण|यंत्र विकत|हार्डवेअर|install|upkaran|hardware|विकत घ्याव लाग|साहित्य',
  code: 'कोडिंग|कोड|प्रोग्रामिंग|डेव्हलपर|तांत्रिक|coding|tantrik|इंजिनिअर',
  'own-number':
    'आमचा नंबर|हाच नंबर|तोच नंबर|सध्याचा नंबर|जुना नंबर|सिम|पोर्ट|लँडलाइन|टोल फ्री|aamcha number|hach number|toch number|sadhyacha number|juna number|कोणत्या नंबरवरून|konatya numbervarun',
  teach: 'शिकव|प्रशिक्षित कर|माहिती भर|आमची माहिती दे|शिकत|shikav|mahiti bhar|shikto|काय बोलायचं ते',
  trial:
    'ट्रायल|चाचणी|वापरून बघ|वापरून पाह|आजमाव|घेण्याआधी|विकत घेण्यापूर्वी|trial|chachni|vaparun bagh|vaparun pah|ghenyaadhi|टेस्ट कर',
  demo: 'डेमो|प्रात्यक्षिक|नमुना|demo|pratyakshik|namuna|करून दाखव',
  'test-call':
    'टेस्ट कॉल|डेमो कॉल|चाचणी कॉल|मला फोन करून|मला कॉल|test call|demo call|mala phone|mala call',
  listen: 'ऐकायच|ऐकव|ऐकू|आवाज ऐक|aikaycha|aikav|aiku|avaj aik|बोलताना ऐक',
  stop: 'स्टॉप|फोन करू नका|कॉल करू नका|पुन्हा फोन नको|फोन नको|कॉल बंद करा|phone karu naka|call karu naka|punha phone nako|phone nako|call nako|त्रास देऊ नका',
  'phone-number': 'नंबर|फोन नंबर|मोबाइल नंबर|मोबाईल|क्रमांक|number|mobile|kramank|हेल्पलाइन',
  name: '=नाव|नाव काय|माझं नाव|माझे नाव|=nav|majha nav|maza nav|naav',
  app: 'ॲप|अॅप|मोबाइल ॲप|ॲप्लिकेशन|अँड्रॉइड|app|android|ऍप',
  dashboard: 'डॅशबोर्ड|लॉगिन|लॉग इन|साइन इन|माझं खातं|dashboard|login|maza khata|पासवर्ड विसर',
  'sign-up':
    'विकत घ्या|खरेदी|नोंदणी कर|घ्यायचा आहे|प्लॅन घ्याय|साइन अप|vikat ghy|kharedi|nondani kar|ghyaycha aahe|plan ghyay|कसा घ्यायचा|सबस्क्राइब',
  language: 'भाषा|भाषे|भाषांम|बोली|प्रादेशिक|मातृभाषा|bhasha|bhashet|boli|pradeshik|matrubhasha|स्थानिक',
  speak: 'बोल|बोलतो|बोलते|संवाद|bol|bolto|bolte|bolel|samvad|संभाषण|गप्पा',
  mix: 'मिसळ|मिक्स|दोन्ही भाषा|भाषा बदल|मध्येच इंग्रजी|misal|mix|donhi bhasha|bhasha badal|अर्धं मराठी|सरमिसळ',
  english: 'इंग्रजी|इंग्लिश|ingraji|english',
  hindi: 'हिंदी|हिन्दी|hindi',
  tamil: 'तमिळ|तामिळ|tamil',
  telugu: 'तेलुगू|तेलगू|telugu',
  bengali: 'बंगाली|बांगला|bangali|bengali',
  marathi: 'मराठी|मराठीत|marathi',
  gujarati: 'गुजराती|gujarati',
  kannada: 'कन्नड|कानडी|kannada|kanadi',
  malayalam: 'मल्याळम|मलयाळम|malayalam|malyalam',
  punjabi: 'पंजाबी|punjabi',
  odia: 'ओडिया|उडिया|odia',
  'other-language':
    'उर्दू|आसामी|फ्रेंच|नेपाळी|कोकणी|संस्कृत|सिंधी|भोजपुरी|अरबी|जर्मन|स्पॅनिश|चिनी|जपानी|मणिपुरी|urdu|konkani|sanskrit|परदेशी भाषा|अहिराणी|मालवणी|तुळू',
  industry:
    'उद्योग|क्षेत्र|कोणत्या व्यवसाय|कोणासाठी आहे|धंदा|udyog|kshetra|konatya vyavsay|konasathi|dhanda|सेक्टर',
  'my-business':
    'माझा|माझी|माझं|माझे|आमचा|आमची|आमचं|आमचे|आमच्या|व्यवसाय|माझ्या|आम्ही|maza|majha|mazi|majhi|amcha|aamcha|aamchi|amchi|aamche|amche|amchya|vyavsay|धंदा आहे|कंपनी आहे',
  healthcare:
    'दवाखाना|रुग्णालय|हॉस्पिटल|क्लिनिक|डॉक्टर|लॅब|पॅथॉलॉजी|औषध दुकान|आरोग्य|डेंटल|davakhana|rugnalay|hospital|clinic|doctor|aarogya|दंत|इस्पितळ|मेडिकल',
  'online-store':
    'ऑनलाइन दुकान|ऑनलाईन दुकान|ऑनलाइन स्टोअर|ई-कॉमर्स|ई कॉमर्स|कुरिअर|कपड्यांच दुकान|साड्या|किराणा|online dukan|kurier|courier|sadya|kirana|ऑनलाइन विक|बुटीक|डिलिव्हरी कंपनी|दुकान',
  travel:
    'ट्रॅव्हल|प्रवास|पर्यटन|टूर|हॉटेल|रेस्टॉरंट|उपाहारगृह|खानावळ|लॉज|रिसॉर्ट|होमस्टे|धाबा|pravas|paryatan|hotel|restaurant|khanaval|कॅफे|सहल',
  finance:
    'बँक|वित्त|फायनान्स|कर्ज|एनबीएफसी|पतसंस्था|लोन|ब्रोकर|bank|vitta|finance|karja|karj|nbfc|patsanstha|वसुली|सावकार',
  'other-industry':
    'शाळा|कॉलेज|महाविद्यालय|क्लासेस|शिकवणी|सलून|पार्लर|जिम|रिअल इस्टेट|बिल्डर|वकील|कारखाना|गॅरेज|विमा|सरकारी|मंदिर|शेती|shala|classes|shikvani|salon|vakil|karkhana|vima|शैक्षणिक|घर विक',
  patient: 'रुग्ण|पेशंट|आजारी|rugna|patient',
  'medical-advice':
    'वैद्यकीय सल्ला|औषध सांग|औषध सुचव|निदान|लक्षण|डोस|उपचार|आजार सांग|vaidyakiya salla|aushadh sang|nidan|lakshan|upchar|औषध देत|औषध|औषधे|औषधाचा|aushadh|गोळी|किती गोळ्या|goli|tablet',
  emergency:
    'आणीबाणी|इमर्जन्सी|छातीत दुख|रक्तस्राव|तातडी|गंभीर रुग्ण|aanibani|chhatit dukh|tatdi|emergency',
  'lab-report':
    'लॅब रिपोर्ट|तपासणी अहवाल|रिपोर्ट तयार|रिपोर्ट आला|रक्त तपासणी|निकाल|उपाशी|report tayar|report ala|rakta tapasni|upashi|रिपोर्ट वाच',
  'report-values':
    'रिपोर्ट वाचून|रिपोर्टमध्ये काय|निकाल सांग|निकाल वाच|रिझल्ट सांग|report vachun|result sang',
  order: 'ऑर्डर|ऑर्डर कुठे|order|मागणी',
  parcel: 'पार्सल|डिलिव्हरी|कुरिअर|पोहोच|पोचल|ट्रॅक|वस्तू कुठे|parcel|delivery|pohoch|pochla|सामान कुठे',
  cod: 'कॅश ऑन डिलिव्हरी|सीओडी|cash on delivery|cod|खोट्या ऑर्डर|बनावट ऑर्डर',
  'return-goods': 'परत कर|रिटर्न|बदलून|माल परत|parat kar|return|badlun|mal parat|एक्सचेंज',
  rush: 'गर्दी|सेल|सणासुदीची गर्दी|हंगाम|खूप कॉल|खूप फोन|gardi|sale|hangam|khup call|khup phone|पीक|लोंढा',
  policy: 'आमचे नियम|धोरण|आश्वासन|वचन|स्वतःहून सूट|aamche niyam|dhoran|ashvasan|vachan|नियम|पॉलिसी',
  persuade: 'फूस लाव|गळ घाल|पटवून|हट्ट कर|घासाघीस|दबाव टाक|gal ghal|patvun|hatta kar|ghasaghis',
  room: 'खोली|खोल्या|रूम|चेक इन|चेक आउट|मुक्काम|kholi|kholya|room|mukkam',
  table: 'टेबल|table|जेवणासाठी टेबल|टेबल बुक',
  itinerary:
    'विमान|फ्लाइट|प्रवास आराखडा|ट्रेन उशिरा|फ्लाइट उशिरा|पिकअप|विमानतळ|viman|flight|pickup|vimantal|प्रवासाचा बेत',
  cancellation: 'बुकिंग रद्द|रद्द|कॅन्सल|booking radd|radda|cancel|रद्द करण्याच शुल्क',
  group: 'ग्रुप|समूह|लग्न|लग्नाच|group|samuh|lagna|मेजवानी',
  emi: 'ईएमआय|हप्ता|हप्ते|हप्त्या|थकबाकी|देय तारीख|emi|hapta|hapte|thakbaki|देणी|वसुलीचे कॉल',
  mandate: 'मँडेट|नॅच|बाउन्स|चेक बाउन्स|वटला नाही|mandate|nach|bounce|ऑटो डेबिट',
  document: 'कागदपत्र|केवायसी|कागद|दस्तऐवज|kagadpatra|kyc|kagad',
  'calling-hours':
    'डीएनडी|फोन करण्याची वेळ|कॉल करण्याचे तास|कॉलिंग अवर्स|ट्राय|फोन नको यादी|dnd|phone karnyachi vel|परवानगीची वेळ',
  identity:
    'ओळख पटव|खात्री कोण बोल|पडताळ|व्हेरिफाय|दुसऱ्या कोणी फोन उचल|olakh patav|padtal|verify|योग्य व्यक्ती|कोण बोलतंय',
  audit: 'ऑडिट|लेखापरीक्ष|एक्सपोर्ट|पुरावा|audit|lekhapariksha|purava',
  example: 'उदाहरण|नमुना हिशोब|उदा|udaharan|उदाहरणार्थ',
  contact: 'संपर्क|कॉन्टॅक्ट|गाठ|sampark|तुमच्याशी बोल|तुम्हाला लिह|तुमच्याशी संपर्क',
  'speak-to-person':
    'माणसाशी बोल|कोणाशी तरी बोल|व्यक्तीशी बोल|मला फोन करा|बोलायचं आहे|सेल्स टीम|मॅनेजर|कस्टमर केअर|mansashi bol|konashi tari bol|mala phone kara|bolaycha aahe|sales team|manager|customer care|खऱ्या माणसाशी|टीमशी बोल|कोणी मला फोन|बोलणं करून द्या',
  form: 'फॉर्म|अर्ज|भरला|भरल्या|चौकशी फॉर्म|form|arja|bharla|bharlyavar',
  reply:
    'उत्तर कधी|कधी उत्तर|कधी संपर्क|उत्तर येईल|किती दिवसात उत्तर|प्रतिसाद|uttar kadhi|kadhi uttar|kadhi sampark|uttar yeil|pratisad|४८ तास',
  'no-reply':
    'उत्तर आलं नाही|उत्तर आले नाही|कोणी फोन केला नाही|कोणी संपर्क केला नाही|अजून उत्तर नाही|कोणीच उत्तर|अजून वाट|uttar ala nahi|uttar aale nahi|koni phone kela nahi|koni sampark kela nahi|ajun uttar nahi|अजून कोणी|ajun koni|फोन आला नाही|प्रतिसाद नाही',
  company: 'कंपनी|संस्था|तुम्ही कोण|तुमची कंपनी|तुम्ही लोक|company|sanstha|tumchi company|tumhi lok',
  founder:
    'संस्थापक|मालक|सीईओ|कोणी बनवल|कोणी सुरू केल|बॉस|sansthapak|malak|ceo|koni banavla|koni suru kela|प्रमुख',
  aim: 'उद्देश|ध्येय|हेतू|मिशन|का बनवल|uddesh|dhyey|hetu|ka banavla|स्वप्न',
  place: 'पत्ता|ऑफिस|कार्यालय|शहर|मुख्यालय|कुठे आहे तुमच|patta|office|karyalay|shahar|mukhyalay|ठिकाण',
  since: 'कधी सुरू झाली|किती वर्ष जुनी|स्थापना|कधीपासून|kadhi suru zali|sthapana|kadhipasun|कोणत्या साली',
  social: 'लिंक्डइन|इन्स्टाग्राम|फेसबुक|ट्विटर|सोशल मीडिया|युट्यूब|social media',
  card: 'व्हिजिटिंग कार्ड|बिझनेस कार्ड|संपर्क सेव्ह|visiting card|कार्ड डाउनलोड',
  blog: 'ब्लॉग|लेख|blog|lekh|वाचायला काही',
  clients:
    'तुमचे ग्राहक|ग्राहकांची नावे|यशोगाथा|अभिप्राय|रिव्ह्यू|रेटिंग|कोण वापरतं|tumche grahak|yashogatha|abhipray|kon vaparta|किती ग्राहक',
  job: 'नोकरी|जॉब|भरती|इंटर्नशिप|करिअर|रिक्त जागा|nokri|bharti|internship|rikta jaga|बायोडेटा|काम मिळेल',
  partner:
    'भागीदार|पार्टनर|फ्रँचायझी|डीलरशिप|रीसेलर|कमिशन|वितरक|bhagidar|franchise|commission|एजन्सी मिळ',
  investor:
    'गुंतवणूकदार|फंडिंग|उलाढाल|कमाई|नफा|gunvantukdar|guntavnukdar|funding|ulandhal|kamai|किती कर्मचारी आहेत',
  certificate:
    'प्रमाणपत्र|सर्टिफिकेट|आयएसओ|परवाना|नोंदणी क्रमांक|मान्यता|pramanpatra|certificate|parvana|nondani kramank|सरकारमान्य',
  secure: 'सुरक्षित|सुरक्षा|एन्क्रिप्ट|हॅक|सर्व्हर|गळती|surakshit|suraksha|hack|server|गोपनीय',
  uptime: 'अपटाइम|हमी|गॅरंटी|एसएलए|बंद पडल|डाउन|uptime|hami|guarantee|band padla|बिघाड',
  technology: 'तंत्रज्ञान|कोणतं मॉडेल|चॅटजीपीटी|जीपीटी|tantradnyan|konata model|chatgpt|gpt|जेमिनी',
  'white-label': 'व्हाइट लेबल|आमच्या ब्रँड|आमच्या नावाने|white label|aamchya navane|आमचा लोगो',
  'on-premise': 'आमच्या सर्व्हरवर|ऑन प्रिमाइस|स्वतःच्या सर्व्हर|aamchya server|on premise',
  abroad:
    'परदेश|इतर देश|विदेश|अमेरिका|दुबई|भारताबाहेर|आंतरराष्ट्रीय|pardesh|itar desh|america|dubai|bharatabaher|नेपाळ',
  support:
    'तुमचा सपोर्ट|मदत कोण करेल|नंतर मदत|अडचण आली तर|सपोर्ट मिळ|madat kon|nantar madat|adchan ali|support milel|विक्रीनंतर',
  training: 'प्रशिक्षण|ट्रेनिंग|आम्हाला शिकवाल|स्टाफला शिकव|prashikshan|training|staffla shikav',
  roadmap: 'भविष्यात|येणार आहे का|लवकरच|नवीन फीचर|पुढे काय|bhavishyat|lavkarach|navin feature|आगामी',
  data: 'डेटा|माहिती|विदा|माझी माहिती|data|mahiti|mazi mahiti|तपशील माझे',
  privacy: 'गोपनीयता|प्रायव्हसी|खासगी|गोपनीयता धोरण|gopniyata|privacy|khasgi',
  store: 'साठव|जतन|ठेवता माहिती|सेव्ह|ठेवली जात|sathav|jatan|save|thevta|किती दिवस ठेव',
  delete: 'हटव|काढून टाक|डिलीट|मिटव|पुस|hatav|kadhun tak|delete|mitav|काढा माझ',
  correct: 'दुरुस्त|माझी माहिती बघ|सुधार|durust|mazi mahiti bagh|sudhar|काय माहिती आहे माझी',
  cookie: 'कुकी|कुकीज|cookie',
  tracker: 'ट्रॅक करता|पाळत|जाहिराती|मागोवा|track karta|palat|jahirati|ट्रॅकर',
  'sell-data': 'माहिती विक|डेटा विक|नंबर विक|mahiti vik|data vik|number vik|विकता का माहिती',
  'share-data':
    'कोणाला देता|शेअर करता|तिसऱ्या पक्ष|इतरांना दे|konala deta|share karta|itranna de|पोलिसांना',
  'train-model': 'एआय शिकव|मॉडेल ट्रेन|प्रशिक्षणासाठी वापर|ai shikav|model train',
  children: 'मुलं|मुलांच|लहान मुल|बालक|१३ वर्ष|13 वर्ष|mula|lahan mul|अल्पवयीन',
  updated: 'अपडेट|अद्ययावत|शेवटचे कधी बदल|सुधारित|update|adyayavat|shevatche kadhi',
  log: 'लॉग|सर्व्हर लॉग|आयपी|log|ip address',
  hello: 'नमस्कार|नमस्ते|हॅलो|हाय|राम राम|namaskar|namaste|hello|राम कृष्ण हरी|शुभ सकाळ',
  thanks: 'धन्यवाद|आभार|आभारी|थँक्स|dhanyavad|aabhar|abhari|थँक यू',
  bye: 'निरोप|पुन्हा भेटू|येतो|बाय|एवढंच|बस एवढंच|punha bhetu|bye|evdhach|शुभ रात्री',
  ok: 'ठीक आहे|बरं|बर|चालेल|समजलं|कळलं|छान|ओके|thik aahe|bara|chalel|samajla|kalala|chhan|ठीक',
  yes: '=हो|=होय|=हां|नक्की|जरूर|करा हो|=ho|=hoy|nakki|jarur|चालेल करा',
  no: 'नको|नाही नको|राहू द्या|आता नाही|गरज नाही|=नाही|=nako|rahu dya|ata nahi|=nahi|=nay',
  please: 'कृपया|प्लीज|kripaya|krupaya|please|जरा',
  'are-you-human':
    'तुम्ही माणूस|तू माणूस|रोबोट आहेस|बॉट आहेस|यंत्र आहेस|माणूस आहेस|माणूस आहात|tumhi manus|tu manus|robot aahes|bot aahes|manus aahat|खरा माणूस आहे का|मशीन आहात',
  'your-name': 'तुझं नाव|तुमचं नाव|तू कोण|तुम्ही कोण आहात|tuza nav|tumcha nav|tu kon|आपलं नाव',
  'help-me':
    'मदत|मला मदत|काय करू शकतोस|काय विचारू|madat|mala madat|kay vicharu|प्रश्न विचारायचा|मदत करा',
  'how-are-you': 'कसा आहेस|कशी आहेस|कसे आहात|काय चाललंय|kasa aahes|kase aahat|kay challay|कसं काय',
  sure: 'खरंच|नक्की का|खात्री आहे|खरं का|kharach|nakki ka|khatri aahe|khara ka|पक्कं का|बरोबर आहे का',
  source: 'कुठे लिहिलं|स्रोत|पुरावा काय|कोणत्या पानावर|kuthe lihila|strot|kashavarun|कशावरून|लिंक द्या',
  again:
    'पुन्हा सांग|परत सांग|पुन्हा|एकदा परत|समजलं नाही|punha sang|parat sang|punha|samajla nahi|परत एकदा',
  shorter: 'थोडक्यात|सोप्या शब्दात|एका ओळीत|संक्षेपात|thodkyat|sopya shabdat|eka olit|कमी शब्दात',
  meant:
    'म्हणजे मला|मला म्हणायचं|नाही नाही|चुकून|मी विचारत होतो|majha mhanna|mhanaycha hota|nahi nahi|chukun|माफ करा|खरं तर|त्याऐवजी|चुकलं|म्हणायचं होतं|चुकलो|chukla|mhanaycha hot',
  'reply-in':
    'मध्ये उत्तर दे|मध्ये बोला|मध्ये सांगा|मध्ये लिहा|त बोला|त सांगा|त उत्तर द्या|त लिहा|madhe uttar|madhe bola|madhe sanga|marathit bola|marathit sanga|मराठीत बोला|मराठीत सांगा|हिंदीत बोला|हिंदीत सांगा',
  wrong:
    'चुकीचं|चूक आहे|मी हे विचारलं नाही|समजत नाही का|उत्तर दिलं नाही|chukicha|chuk aahe|he vicharla nahi|uttar dila nahi|वेगळं विचारलं|तेच उत्तर',
  'first-one': 'पहिला|पहिली|पहिलं|पहिला वाला|pahila|pahili|pahile',
  'second-one': 'दुसरा|दुसरी|दुसरं|dusra|dusri|dusre',
  'third-one': 'तिसरा|तिसरी|शेवटचा|tisra|tisri|shevatcha',
  that: '=हे|=ते|=हा|=ही|=तो|=ती|=तेच|=हेच|=त्याचं|=त्यात|=यात|=he|=te|=ha|=to|=tyat|=yat|=tech',
  and: '=आणि|=व|=तसेच|=पण|=शिवाय|=ani|=aani|=tasech|=आणखी|चं काय|cha kay',
  or: '=किंवा|=की|=अथवा|=kinva|=ki|नाहीतर',
  not: '=नाही|=नको|=नाहीत|=न|नसेल|नसते|=nahi|=nako|=nahit|nasel|=nay',
  without: 'शिवाय|विना|वगळता|सोडून|shivay|vina|sodun|न करता',
  only: 'फक्त|केवळ|मात्र|नुसत|fakta|fakt|phakta|keval|nusta',
  prevent: 'टाळ|रोख|होऊ नये|वाचव|tal|talta|rokh|hou naye|अटकाव',
  more: 'जास्त|अधिक|मोठा|खूप|जादा|jast|adhik|motha|khup|अनेक|वाढ',
  less: 'कमी|छोटा|लहान|थोड|kami|chhota|lahan|thoda',
  better:
    'चांगल|उत्तम|सर्वोत्तम|बरा|उपयोग होईल|उपयोगी|फायद्याच|changla|uttam|upyog hoil|upyogi|उपयुक्त|कामाला येई|उपयोग होई',
  all: 'सगळ|सर्व|सारे|प्रत्येक|पूर्ण|sagle|sagla|sarva|pratyek|purna|दोन्ही',
  other: 'दुसर|इतर|आणखी|अजून|itar|anakhi|ajun',
  now: '=आता|=आज|सध्या|=उद्या|=काल|=ata|=aata|=aaj|sadhya',
  then: '=मग|नंतर|त्यानंतर|=तर|=mag|nantar|tyanantar|=tar',
  weather: 'हवामान|पाऊस|ऊन|थंडी|तापमान|उकाडा|havaman|paus|paaus|thandi|tapman',
  market:
    'सोन|सोन्याचा|चांदी|पेट्रोल|डिझेल|शेअर|कांदा|कांदे|टोमॅटो|सिलिंडर|बिटकॉइन|sona|sonyacha|chandi|petrol|diesel|share|kanda|गुंतवणूक करू|भाजी',
  sport: 'क्रिकेट|मॅच|सामना|आयपीएल|स्कोअर|कोहली|धोनी|cricket|match|samna|ipl|खेळाडू|जिंकल|वर्ल्ड कप',
  fun: 'विनोद|जोक|गाणं|गाणी|कविता|कथा|गोष्ट सांग|चित्रपट|सिनेमा|कोडं|vinod|joke|gana|kavita|katha|chitrapat|sinema|picture|नाटक|शायरी|मनोरंजन',
  food: 'पाककृती|रेसिपी|जेवण|बिर्याणी|पोहे|वडापाव|चहा|मिसळ पाव|भूक|स्विगी|झोमॅटो|pakkruti|recipe|jevan|biryani|pohe|chaha|bhuk|पुरणपोळी|कसे बनवायचे',
  'own-ticket':
    'टॅक्सी बुक|कॅब बुक|रेल्वे तिकीट|विमान तिकीट|बस तिकीट|ओला|उबर|पीएनआर|cab book|taxi book|ticket book kar|pnr|तिकीट बुक',
  study:
    'गृहपाठ|निबंध|गणित|परीक्षा|अभ्यास|समीकरण|gruhpath|nibandh|ganit|pariksha|abhyas|सोडवून दे|विज्ञान',
  program: 'पायथन|जावा|कोड लिह|प्रोग्राम लिह|python|java|code lih',
  'general-knowledge':
    'राजधानी|पंतप्रधान|राष्ट्रपती|मोदी|लोकसंख्या|इतिहास|निवडणूक|मत द्या|मुख्यमंत्री|देव|rajdhani|pantapradhan|rashtrapati|itihas|nivadnuk|mukhyamantri|शाहरुख|भाषांतर|अर्थ काय|पृथ्वी|चंद्र|शिवाजी महाराज',
  stars:
    'राशिभविष्य|कुंडली|भविष्य सांग|प्रेम|लग्न कधी|गर्लफ्रेंड|rashibhavishya|kundali|prem|lagna kadhi|ज्योतिष|लग्न करशील',
  gadget:
    'लॅपटॉप|वायफाय|फ्रीज|टीव्ही|रिचार्ज|मोबाइल खराब|जिओ|एअरटेल|laptop|wifi|recharge|jio|गाडी बिघड|पंखा',
  goods: 'गाडी|कार|घर भाड्या|चप्पल|कपडे|जमीन|सोफा|फ्लॅट|gadi|kapde|jamin|सायकल|घड्याळ|पुस्तक|शाळेची फी',
  'my-order':
    'माझी ऑर्डर|माझं पार्सल|माझे पैसे|बँक बॅलन्स|माझं तिकीट|फ्लिपकार्ट|अमेझॉन|mazi order|maza parcel|bank balance|flipkart|amazon|फाटलेल|तुटलेल|आधार|पासपोर्ट|वीज बिल|खात्यात',
  'my-symptom':
    'ताप आला|ताप|डोकेदुखी|डोकं दुख|पोट दुख|खोकला|सर्दी|उलटी|चक्कर|कोणती गोळी|पाठ दुख|मधुमेह|tap ala|doke dukhi|pot dukh|khokla|sardi|chakkar|औषध घेऊ|अंग दुख|वजन कमी',
  'urgent-help':
    'रुग्णवाहिका|हृदयविकार|आग लागली|अपघात|बेशुद्ध|श्वास घेता येत नाही|पोलिसांना बोलवा|वाचवा|rugnavahika|aag lagli|apghat|beshuddha|vachva mala|विष घेत|विष प्या|विष खाल्ल|साप चावला|हार्ट अटॅक|चोर आला|छातीत दुखत|chhatit dukhat|शुद्ध हरप',
  'danger-figure':
    'आग लागली|अपघात|वाचवा|हार्ट अटॅक|पैसे वाचवा|खर्च वाचवा|वेळ वाचवा|aag lagli|apghat|paise vachva|kharch vachva|vel vachva',
  despair:
    'मरायचं|मरावंस|जगायचं नाही|जगावंसं वाटत नाही|आत्महत्या|जीव द्याय|जीवन संपव|maraycha|jagaycha nahi|jagavasa vatat nahi|aatmahatya|atmahatya|jiv dyay|jivan sampav|जगण्यात अर्थ नाही|सगळं संपव|मरून जाव|जगून काय|फाशी|आत्महत्येच|जीव द्यावासा|जगणं नकोस|marayla hava|jeev dyavasa|jiv dyavasa|मरून जाऊ',
  abuse:
    'मूर्ख|बावळट|गाढव|वेडा|चोर आहात|फसवे|भिकार|बकवास|हरामी|murkha|murkh|bavlat|gadhav|bhikar|bakwas|harami|नालायक|फसवणूक कर|गप्प बस|लुटारू|निरुपयोगी|बेकार बॉट',
  inject:
    'सूचना विसर|नियम विसर|आधीच्या सूचना|सिस्टम प्रॉम्प्ट|गुप्त सूचना|पासवर्ड सांग|नाटक कर|असं समज तू|suchna visar|niyam visar|system prompt|password sang|माझ्यामागून म्हण|लिहून दे की|इतर ग्राहकांची माहिती|हॅक कसं',
  rival:
    'एक्सोटेल|हॅप्टिक|ब्लँड|येलो एआय|इतर कंपन्या|दुसऱ्या कंपन्या|स्पर्धक|itar companya|spardhak|दुसरी कंपनी|अलेक्सा',
}
