import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'खात्री*, नक्की*, खरंच, खरच, खरे का, खरं का, पक्कं, खरोखर*, शुअर*, कन्फर्म*, पक्का*, पक्की*, खरं ना, खरं आहे, बरोबर ना | khatri, nakki, kharach, kharech, kharokhar, khara ka, khare ka, khara na, pakka*, confirm ka, nakkich, barobar na',
  saidBefore:
    'तेच तेच, तीच गोष्ट, तेच उत्तर, पुन्हा तेच, परत तेच | tech tech, tich goshta, parat tech, punha tech',
  putOff:
    'विचार करतो, विचार करते, विचार करून, विचारून सांग*, नंतर सांग* | vichar karto, vichar karte, vichar karun, nantar sangto, nantar sangte',
  content: 'ठीक वाटतंय, बरं वाटतंय, बरोबर वाटतंय | thik vatatay',
  inVain:
    'तरीही, तरी पण, अजूनही, करून झालं, आधीच केल*, केला होता, उपयोग नाही, उपयोग झाला नाही | tarihi, tari pan, ajunahi, adhich kel*, upyog nahi',
  difference:
    'किती कमी, किती जास्त, किती वाचल*, किती वाचतं, किती रुपये कमी, किती फरक, किती स्वस्त, किती महाग, फरक किती, कितीचा फरक, किती रुपयांचा फरक, किती वाचतील | kiti farak, kiti swast, farak kiti, kiticha farak, kiti vachta*, kiti vachel*, kiti kami, kiti jast',
  rest: 'बाकी*, उरलेल*, उर्वरित | baki*, urlel*',
  inWhich:
    'कशात, कोणत्यात, कोणत्या प्लॅन*, कुठल्यात, कुठल्या प्लॅन* | kashat, kontyat, kontya, kuthlya, kontya plan*, kuthlya plan*',
  forUs: 'आम्हाला, मला, आमच्या*, माझ्या* | amhala, mala, amchya, mazya',
  both: 'दोन्ही, दोघां* | donhi',
  twoOfThem:
    'दोन महिन्यां*, दोन महिने, दोन्ही महिन्यां*, 2 महिन्यां* | don mahinyan*, don mahine, donhi mahinyan*',
  together: 'मिळून, मिळवून, एकत्र, बेरीज | milun, milavun, ekatra, berij',
  inTotal: 'एकूण | ekun',
  keptHowLong:
    'किती दिवस … ठेव*, किती काळ … ठेव*, किती वेळ … ठेव*, कधीपर्यंत … ठेव*, किती दिवस … राहत*, किती दिवस … राहील, किती दिवस … साठव* | kiti divas … thev*, kiti diwas … thev*, kiti kal … thev*, kiti divas … rahat*',
  nobodyThere:
    'कोणी नसत*, कोणी उचलत नाही, कोणीच नसत*, उचलायला कोणी, कोणी नाही उचलत | koni nasta*, koni nast*, konich nast*, koni uchalat nahi, uchalayla koni, koni nahi uchalat',
  its: 'त्याचा, त्याची, त्याचे, त्याला | tyacha, tyachi, tyache, tyala',
  sunday: 'रविवार* | ravivar*',
  saturday: 'शनिवार* | shanivar*',
  weekend: 'वीकेंड* | ',
  closed: 'बंद*, सुट्टी*, सोडून, नाही, वगळ* | band, sutti, sodun, nahi',
  twice: 'दुप्पट* | duppat',
  thrice: 'तिप्पट* | tippat',
  half: 'निम्म*, अर्ध* | nimme, nimma, ardh*',
  hours: 'तास* | taas, tas',
  more: 'आणखी | ankhi',
  another: '',
  onTop: 'आणखी, अजून, वाढल*, वर | anakhi, ajun, vadhl*',
  lessBy: 'कमी | kami',
  rises: 'वाढ*, जास्त, अधिक | vadh*, jast*',
  falls: 'कमी, घट* | kami, ghat*',
  aThird: 'एक तृतीयांश',
  branch: 'शाखा*, दुकान*, क्लिनिक*, दवाखान*, काउंटर, हॉटेल* | shakha, dukan*, davakhan*',
  perCall:
    'एक कॉल, एका कॉल*, प्रत्येक कॉल*, दर कॉल*, एका ऑर्डर*, प्रत्येक ऑर्डर* | eka call*, pratyek call*, eka order*',
  perDay: 'एका दिवसा*, दर दिवशी, रोजचा, रोजचे, दिवसाला | eka divsa*, rojcha, divsala',
  comesTo: 'पड*, लाग*, खर्च* | pad*, lag*, kharch*',
  averageMinute: 'सरासरी … मिनिट*',
  extraAlone:
    'फक्त जादा, फक्त अतिरिक्त, अतिरिक्त मिनिटे किती, जादा मिनिटे किती, किती जादा, किती अतिरिक्त | fakt jada, kiti jada',
  leftOver: 'उरल*, उरत*, शिल्लक, राहिल*, बाकी | url*, urat*, shillak, rahil*',
  wholeYear: 'वर्षभर*, वर्षाच*, वर्षाला, पूर्ण वर्ष* | varshbhar*, varshach*, varshala',
  there: 'त्यावर, त्यात, तिथे, त्यासाठी, त्यामध्ये | tyavar, tyat, tithe, tyasathi, tyamadhe',
  reducedBy: 'किती कमी झाल*, किती सूट, किती डिस्काउंट | kiti kami zal*, kiti soot',
  thosePeople:
    'त्या लोकां*, माझ्या स्टाफ*, माझा माणूस, माझ्या माणसा*, आमचा माणूस, आमच्या माणसा*, आमचा मुलगा, आमची मुलगी, आमच्या मुला*, आमच्या मुली*, मुलाला, मुलीला | tya loka*, majha manus, majhya mansa*, aamcha manus, aamcha mulga, aamchi mulgi, aamchya mula*, mulila, mulala',
  moreThan: 'पेक्षा जास्त, हून जास्त, पेक्षा अधिक, च्या वर, हून अधिक | peksha jast, peksha adhik, chya var',
  sayIn:
    'सांग*, बोला, बोल, बोलून, लिहा, लिहून, लिही, उत्तर द्या, उत्तर दे*, परत, पुन्हा, यापुढे, आतापासून, समजाव*, पाठव* | sanga, sang, sangal, bola, bolun, liha, lihun, uttar dya, parat, punha, yapudhe, samjav*',
  script: 'लिपी*, अक्षर*, देवनागरी* | lipi*, akshar*, devnagarit*, devanagarit*',
  latinLetters: '',
  same: 'हेच, तेच, हीच, तीच, हेच सगळं, हा हिशोब, हाच हिशोब, तेवढ्याच, तितक्याच, तेवढेच | hech, hich, tich, hach, tevdhyach, titkyach, tech tech, he tech',
  thatBill:
    'ते बिल, तेच बिल, दुसरं बिल, दुसरे बिल, दुसऱ्या बिल*, पहिलं बिल, पहिले बिल, पहिल्या बिल*, त्या बिल*, ती मिनिट*, तेवढी मिनिट*, तितकी मिनिट*, तेवढ्याच मिनिट* | te bil, tech bill, dusra bill, dusre bill, pahile bill, tevdhi minit*',
  thatPlan:
    'त्याच प्लॅन*, त्या प्लॅन*, त्याच प्लान*, त्या प्लान*, याच प्लॅन*, या प्लॅन*, तोच प्लॅन | tyach plan*, tya plan*, toch plan, yach plan*',
  whatIf: 'जर, समजा, झालं तर, झाले तर, झाली तर, केलं तर, केले तर | samja, zale tar, zali tar, kele tar',
  insideFree:
    'मोफत मिनिट* … आत*, फ्री मिनिट* … आत*, मोफत मिनिटांमध्येच, मोफत मिनिटांतच | mofat minit* … aat*, free minit* … aat*',
  apartFrom:
    'पैशांशिवाय, पैसे सोडून, किंमत सोडून, मिनिट* सोडून, मिनिटांशिवाय | paise sodun, kimmat sodun, minite sodun',
  sharing: 'एकच … प्लॅन, एकाच … प्लॅन*, एकच प्लान, एकाच प्लान*, मिळून | ekach … plan*, milun',
  ownPlan: 'स्वतःचा, आपापला, वेगळा प्लॅन, वेगवेगळ* | swatahcha, aapapla, vegla plan, vegvegl*',
  cannotRead:
    'येत नाही, कळत नाही, समजत नाही, वाचता येत, वाचत नाही, बोलत नाही, जमत नाही | yet nahi, kalat nahi, samjat nahi, vachta yet',
  correction:
    'करा, करून टाका, चुकलं, चुकल*, चूक झाली, चुकून, म्हणायचं होतं, म्हणायचे होते, सांगायचं होतं, बोलायचं होतं, लिहायचं होतं, खरं तर, नाही नाही, माफ करा, सॉरी | kara, chukla, chukun, chuk zali, mhanaycha hota, mhanayche hote, sangaycha hota, bolaycha hota, khara tar, nahi nahi, sorry',
  hireInstead:
    'मुलगी … ठेव*, मुलगा … ठेव*, माणूस … ठेव*, पोरगी … ठेव*, पोरगा … ठेव*, कोणाला … ठेव*, कामाला ठेव*, नोकर … ठेव* | mulgi … thev*, mulga … thev*, manus … thev*, porgi … thev*, porga … thev*, kamala thev*',
  tooMuch:
    'परवडत नाही, परवडणार नाही, परवडेल का, फारच जास्त, खूप जास्त, जास्त पैसे, जास्तच, खूप पैसे, इतके पैसे, एवढे पैसे, खिशाला, बजेटबाहेर, बजेटच्या बाहेर, महाग* | parvadat nahi, parvadnar nahi, farach jast*, khup jast*, jasta paise, khup paise, itke paise, evdhe paise, khishala, budget baher, mahag*',
  howSo:
    'झालं कसं, झाले कसे, आलं कसं, आले कसे, इतके कसे, इतका कसा, एवढे कसे, एवढा कसा, कसे झाले, कसं झालं, कसे आले, कसं आलं, हिशोब कसा, हिशेब कसा, कसा केला, कसं काढलं, एवढे का, एवढं का, एवढा का, इतके का, इतकं का, हिशोब सांग*, हिशोब दाखव*, ते कसं, हे कसं, ते कसे, हे कसे, कसं मिळालं, कसे काढले | itke kase, itka kasa, evdhe kase, evdha kasa, kase zale, kasa zala, kase ale, hishob kasa, kasa kela, evdhe ka, evdha ka, itke ka, itka ka, hishob sanga, te kasa, he kasa, te kase, he kase, kasa kadhla, kase kadhle, kasa aala, kasa ala',
  goAhead:
    'करा, करून द्या, करून टाका, करू या, करूया, करून घ्या, लावून द्या, बुक करा, चालेल करा | kara, karun dya, karun taka, karuya, lavun dya, book kara',
  pester:
    'सारखे फोन, सारखा फोन, सारखे कॉल, सारखं सारखं, रोज फोन, रोज कॉल, रोज रोज, त्रास … नाही, त्रास देणार, पुन्हा पुन्हा फोन, पुन्हा पुन्हा कॉल, वारंवार फोन, वारंवार कॉल, मागे लाग* | sarkhe phone, sarkha phone, roj phone, roj call, roj roj, tras … nahi, tras denar, punha punha phone, punha punha call, varamvar',
  first: 'पहिला*, पहिली*, पहिल्या*, एक नंबर | pahila*, pahilya*, pahili',
  second: 'दुसरा*, दुसरी*, दुसऱ्या*, दुसर्या*, दोन नंबर | dusra, dusrya*, dusarya*, dusri',
  third:
    'तिसरा*, तिसरी*, तिसऱ्या*, तिसर्या*, शेवटचा*, शेवटची, शेवटच्या*, तीन नंबर | tisra, tisrya*, shevatcha, shevatchya*, shevatchi',
  smaller:
    'लहान प्लॅन*, छोटा प्लॅन*, लहानात, स्वस्तातला*, छोट्या प्लॅन*, छोटावाला, छोट्यात | lahan plan*, chota plan*, chotya plan*',
  bigger: 'मोठा प्लॅन*, मोठ्या प्लॅन*, मोठ्यात | motha plan, motha plan*, mothya plan*',
  biggest: 'सर्वात, सगळ्यात, तिसरा, तिसऱ्या, मोठी कंपनी, मोठ्या कंपनी* | sarvat, saglyat, tisra, tisrya',
  forLess:
    'यापेक्षा स्वस्त, यापेक्षा कमी, त्यापेक्षा स्वस्त, त्यापेक्षा कमी, आणखी स्वस्त, स्वस्तात | yapeksha swast, yapeksha kami, tyapeksha kami, ankhi swast',
  whichPays:
    'कोणता स्वस्त, कोणतं स्वस्त, कशात फायदा, कोणता फायद्याचा, कोणता परवडेल, कोणता चांगला, कोणता घेऊ, स्वस्त कोणता, फायदा कशात | konta swast, kashat fayda, konta parvadel, konta changla, konta gheu',
  when: 'कधी, कधीपर्यंत, किती दिवसात, किती दिवसांत, किती वाजता, केव्हा, आज, आजच, उद्या* | kadhi, kadhiparyant, kiti divsat, kevha, aaj, aajach, udya',
  roughly: 'अंदाजे, साधारण, सुमारे | andaje, sadharan, sumare',
  despair:
    'मी मेलो, मी मेले, जगण्यात … अर्थ, जगण्याला … अर्थ, जगण्यात काही, जगायची इच्छा नाही, जगावंसं वाटत नाही, जगणं नको, जगणं … व्यर्थ, जगून काय, सगळं संपल*, स्वतःला संपव*, आयुष्याला कंटाळ*, जीवनाला कंटाळ*, जगण्याला कंटाळ*, जीव नको, सहन होत नाही, आता सोसवत नाही, काहीच आशा नाही, माझ्याशिवाय सगळे, झोपून उठूच नये, मी … ओझं, सगळ्यांना ओझं*, ओझं झालो*, सगळं … संपव*, सगळंच … संपव*, जगायला … मार्ग नाही, मी नसलो तर बरं, मी नसले तर बरं, कायमचं झोप*, कायमचा झोप*, कायमची झोप*, उठूच नये, सगळ्यांना सोडून जा*, सगळं सोडून निघून*, जग सोडून*, का जगतोय, का जगतेय, कशासाठी जगाय*, कशासाठी जगत*, कोणासाठी जग*, जगण्याची इच्छा*, जगावंसं … नाही, जीव द्यावा*, जीव देऊ*, जीव देतो*, गळफास*, विष पिऊ*, विष खाऊ*, विष घेऊ*, नस काप*, मरून जाव*, मरावंसं*, मेलेलं बरं, मेलो तर बरं, मेले तर बरं, स्वतःला इजा | jagnyat … arth, jagnyala … arth, jagaychi iccha nahi, jagavasa vatat nahi, jagun kay, sagla … sampav*, swatala sampav*, ayushyala kantal*, jivanala kantal*, sahan hot nahi, kahich asha nahi, mi … ojha, ojha zalo*, saglyanna ojha, mi naslo tar bara*, kayamcha jhop*, kayamcha zop*, uthuch naye, saglyanna sodun ja*, jag sodun*, ka jagtoy, ka jagtey, kashasathi jag*, jagnyachi iccha*, jagnyachi ichha*, jiv dyava*, jiv deu*, galfas*, vish piu*, marun jav*, maravasa*, melela bara, melo tar bara',
  withoutMe:
    'मी नसलो, मी नसले, मी नसेन, माझ्याशिवाय, मी गेलो तरी, मी गेले तरी, मी नसतो, मी नसते | mi naslo, mi nasle, mi nasen, mazyashivay, mi gelo tari, mi gele tari',
  wornOut:
    'थकलो आहे, थकलोय, थकले आहे, थकलेय, दमलो आहे, दमलोय, आता नाही होत, आता होत नाही, हरलो आहे, हरलोय, खचलो*, खचून गेल*, सोसवत नाही, शक्ती उरली नाही | thaklo ahe, thakloy, thakley, damloy, ata nahi hot, harloy, khachlo*, khachun gel*',
  nothingLeft:
    'अर्थ उरला नाही, काही अर्थ नाही, काहीच अर्थ*, काहीच उरलं नाही, काही उरलं नाही, सगळं संपलं, सगळं गेलं, आशा उरली नाही, आशा नाही, मार्ग दिसत नाही, मार्ग उरला नाही, कर्जात बुड*, बरबाद झालो | kahich arth*, arth urla nahi, kahi arth nahi, kahich urla nahi, sagla sampla, asha urli nahi, marg disat nahi, karjat bud*, barbad zalo',
  onlyATrouble:
    'माझं कोणी नाही, माझं कोणीच नाही, कोणी ऐकत नाही, कोणीच ऐकत नाही, कोणी समजून घेत नाही, कोणाला फरक पडत नाही, कोणालाच फरक*, एकटा पडल*, एकटी पडल*, माझा त्रास*, सगळ्यांना माझा, निघून जाव* | majha koni nahi, maza koni nahi, koni aikat nahi, konich aikat nahi, konala farak*, konalach farak*, ekta padl*, majha tras*, maza tras*, nighun jav*',
  inDanger:
    'बेशुद्ध पडल*, बेशुद्ध झाल*, श्वास घेता येत नाही, श्वास घ्यायला त्रास, श्वास थांबल*, रक्तस्राव होत, रक्त थांबत नाही, रक्त वाहत*, आग लागली, अपघात झाला, रुग्णवाहिका बोलाव*, रुग्णवाहिका पाठव*, ॲम्ब्युलन्स बोलाव*, छातीत दुखत आहे, छातीत दुखतंय, झटका आला, विष घेतलं, विष प्यायल* | beshuddha padl*, shwas gheta yet nahi, rakt thambat nahi, aag lagli, apghat zala, ambulance bolav*, chhatit dukhtay, jhatka ala',
  ofMine: 'माझ्या, माझी, माझा, माझे, माझं, मला | mazya, majhya, mazi, majhi, maza, majha, mala',
  sentAlready:
    'मेल केला, मेल केली, मेल पाठव*, ईमेल केला, ईमेल पाठव*, फॉर्म भरला, फॉर्म भरून, फॉर्म पाठव*, डेमो मागितल*, कॉल मागितल*, नंबर दिला, लिहिलं होतं, संपर्क केला | mail kela, mail keli, mail pathav*, email kela, form bharla, form bharun, form pathav*, demo magitl*, call magitl*, number dila, sampark kela',
  noAnswer:
    'उत्तर नाही, उत्तर आलं नाही, रिप्लाय नाही, फोन आला नाही, कॉल आला नाही, आलाच नाही, आलं नाही, आला नाही, कोणी फोन केला नाही, कोणीच नाही, काहीच झालं नाही, अजून नाही, कोणी परत फोन*, कोणीच फोन*, कोणाचा फोन*, कोणाचाही फोन* | uttar nahi, uttar ala nahi, reply nahi, phone ala nahi, call ala nahi, alach nahi, ala nahi, aala nahi, konich nahi, kahich zala nahi, ajun nahi, koni parat phone*, konacha phone*, konacha call*',
  fromTheStart:
    'सुरुवातीपासून, पहिल्यापासून, पुन्हा सांगाव*, परत सांगाव*, सगळं परत, सगळं पुन्हा, सगळी कहाणी | suruvatipasun, pahilyapasun, punha sangav*, parat sangav*, sagla parat, sagla punha',
  yourPeople:
    'तुमच्यापैकी, तुमच्या कोणा*, तुमच्या माणसा*, तुमच्या टीममध*, तुमच्याकडच*, मशीनशी … नाही, बॉटशी … नाही, रोबोटशी … नाही | tumchyapaiki, tumchya kona*, tumchya mansa*, tumchyakadch*, machine shi … nahi, botshi … nahi',
  whomToAsk:
    'कोणाशी बोलू, कोणाशी बोलायचं, कोणाला विचारू, कोणाला विचारायचं, कुणाशी बोलू, कुणाला विचारू, कोणाला लिहू, कुठे लिहू, कोणाला मेल*, कुठे मेल*, कोणाशी संपर्क*, कुठे तक्रार* | konashi bolu, konala vicharu, konashi bolaych*, konala lihu, kuthe lihu, konala mail*, kuthe mail*, konashi sampark*, kuthe takrar*',
  hearIt: 'आवाज ऐक*, ऐकून बघ*, ऐकून पाह*, स्वतः ऐक* | awaj aik*, aikun bagh*, aikun pah*, swatah aik*',
  whatDoYouDo:
    'तुम्ही करता काय, नक्की काय करता, तुम्ही काय करता | tumhi karta kay, nakki kay karta, tumhi kay karta',
  timesEach: 'दोन वेळा, दोनदा, तीन वेळा, तीनदा, 2 वेळा, 3 वेळा | don vela, donda, tin vela, 2 vela',
  mustTake:
    'घ्यावा लाग*, घ्यावाच लाग*, घ्यावं लाग*, घ्यावे लाग*, च घ्यावा, घ्यायलाच हव*, विकत घ्याव* | ghyava lag*, ghyavach lag*, ghyava ka lag*',
  aFee: 'फी, फीस',
  halfAnswer:
    'अर्धे … उचल*, अर्धेच … उचल*, निम्मे … उचल* | ardhe … uchal*, ardhech … uchal*, nimme … uchal*',
  startsAnew:
    'पुन्हा सगळं, पुन्हा सांग*, पुन्हा सर्व, परत सगळं, परत सांग*, पुन्हा विचार*, परत विचार*, पहिल्यापासून सांग*, सुरुवातीपासून सांग*, नव्याने सांग*, punha sagla, punha sang*, parat sagla, parat sang*, punha vichar*, parat vichar*, pahilyapasun, survatipasun',
  whatAll:
    'काय काय कर*, काय करू शक*, काय करतो, काय करेल, काय करणार, काय करते, काय मदत*, कशी मदत*, काय उपयोग, काय फायदा | kay kay kar*, kay karu shak*, kay karto, kay karel, kay karnar, kay madat*, kashi madat*, kay upyog, kay fayda',
}
