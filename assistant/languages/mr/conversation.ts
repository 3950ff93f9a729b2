import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'खात्री*, नक्की*, खरंच, खरच, खरे का, खरं का, पक्कं, खरोखर*, शुअर*, कन्फर्म*, पक्का*, पक्की*, खरं ना, खरं आहे, बरोबर ना, खरं सांगत*, खरे ना, खरच का, अरे वा खरंच, गॅरंटी*, बरोबर सांग* | khatri, nakki, kharach, kharech, kharokhar, khara ka, khare ka, khara na, pakka*, confirm ka, nakkich, barobar na, khara sangat*, khare na, kharach ka, kharokhar ka, garanti*, guarantee*, nakki ka, nakki na, sure na, barobar sang*, kharay ka, kharay na, kharo*',
  saidBefore:
    'तेच तेच, तीच गोष्ट, तेच उत्तर, पुन्हा तेच, परत तेच, तेच सांग*, सारखं तेच, मघाशीच सांगितल*, आधीच सांगितल*, एकच उत्तर | tech tech, tich goshta, parat tech, punha tech, tech sang*, sarkha tech, maghashich sangitl*, adhich sangitl*, ekach uttar, tech uttar',
  putOff:
    'विचार करतो, विचार करते, विचार करून, विचारून सांग*, नंतर सांग*, घरी विचार*, पार्टनरला विचार*, बघून सांग*, कळवतो, कळवते, विचार करू* | vichar karto, vichar karte, vichar karun, nantar sangto, nantar sangte, ghari vichar*, partner la vichar*, baghun sang*, kalavto, kalavte, vichar karu*, nantar kalavto',
  content:
    'ठीक वाटतंय, बरं वाटतंय, बरोबर वाटतंय, बरं आहे, वाईट नाही, ठीकच आहे, परवडेल मग | thik vatatay, bara ahe, vait nahi, thikach ahe, bara vatla',
  inVain:
    'तरीही, तरी पण, अजूनही, करून झालं, आधीच केल*, केला होता, उपयोग नाही, उपयोग झाला नाही | tarihi, tari pan, ajunahi, adhich kel*, upyog nahi',
  difference:
    'किती कमी, किती जास्त, किती वाचल*, किती वाचतं, किती रुपये कमी, किती फरक, किती स्वस्त, किती महाग, फरक किती, कितीचा फरक, किती रुपयांचा फरक, किती वाचतील, किती वाचत*, किती वाचेल, किती फायदा, कितीने कमी, कितीने जास्त, किती रुपये वाच*, किती रुपये फरक, फरक काय, काय फरक पडतो, किती रुपयांनी* | kiti farak, kiti swast, farak kiti, kiticha farak, kiti vachta*, kiti vachel*, kiti kami, kiti jast, kiti vachat*, kiti rupaye vach*, kitine kami, kitine jast*, kiti fayda, pharak kiti, kiti pharak, kiti rupaye kami, kiti rupaye farak, kiti kmi, kiti vachnar, kiti rupayancha farak, kiti vachl*',
  rest: 'बाकी*, उरलेल*, उर्वरित, राहिलेल*, इतर सगळ* | baki*, urlel*, rahilel*, itar',
  inWhich:
    'कशात, कोणत्यात, कोणत्या प्लॅन*, कुठल्यात, कुठल्या प्लॅन*, कोणत्यामध्ये, कोणत्या पॅक*, कुठल्यामध्ये, कुठल्या प्लानमध्ये, कोणत्या प्लानमध्ये | kashat, kontyat, kontya, kuthlya, kontya plan*, kuthlya plan*, kontyamadhe, kontya madhe, kuthlyat, kuthlya madhe, konta plan madhe, konatyat, konatya plan*',
  forUs:
    'आम्हाला, मला, आमच्या*, माझ्या*, आपल्याला, आमचं, माझं | amhala, mala, amchya, mazya, amchyasathi, mazyasathi, majhyasathi, aplyala, aamhala, malahi, amcha, aamcha',
  both: 'दोन्ही, दोघां*, दोन्हींत, दोन्हीमध्ये, दोन्हीत | donhi, donhit, donhi madhe, doghat, donhimadhe, donhincha',
  twoOfThem:
    'दोन महिन्यां*, दोन महिने, दोन्ही महिन्यां*, 2 महिन्यां* | don mahinyan*, don mahine, donhi mahinyan*',
  together:
    'मिळून, मिळवून, एकत्र, बेरीज, मिळून सगळं, एकत्रित, जोडून | milun, milavun, ekatra, berij, ekatrit, jodun, milunn, dhrun',
  inTotal: 'एकूण, टोटल, सगळं मिळून | ekun, sagla milun, ekoon, akun',
  keptHowLong:
    'किती दिवस … ठेव*, किती काळ … ठेव*, किती वेळ … ठेव*, कधीपर्यंत … ठेव*, किती दिवस … राहत*, किती दिवस … राहील, किती दिवस … साठव*, किती दिवस … असत*, किती दिवस … जपून*, कधीपर्यंत … राह*, किती काळ … राह* | kiti divas … thev*, kiti diwas … thev*, kiti kal … thev*, kiti divas … rahat*, kiti divas … ast*, kiti divas … rahil, kiti diwas … rahat*, kiti vel … thev*, kiti kaal … thev*',
  nobodyThere:
    'कोणी नसत*, कोणी उचलत नाही, कोणीच नसत*, उचलायला कोणी, कोणी नाही उचलत, कोणीच नाही उचलत, कोणी उचलतच नाही, कोणी उचलणार, फोन घ्यायला कोणी*, घ्यायला कोणी नस*, उचलणारं कोणी* | koni nasta*, koni nast*, konich nast*, koni uchalat nahi, uchalayla koni, koni nahi uchalat, konich uchalat nahi, koni uchalnar*, phone ghyayla koni*, ghyayla koni*, uchalnara koni*, koni nsta, konich nahi',
  its: 'त्याचा, त्याची, त्याचे, त्याला, त्याचं, त्याचे किती, त्याची किंमत, त्या प्लॅनचा, त्या प्लॅनची | tyacha, tyachi, tyache, tyala, tyach*, tya plan cha, tya plan chi',
  sunday: 'रविवार* | ravivar*',
  saturday: 'शनिवार* | shanivar*',
  weekend: 'वीकेंड* | ',
  closed: 'बंद*, सुट्टी*, सोडून, नाही, वगळ* | band, sutti, sodun, nahi',
  twice: 'दुप्पट*, दुपटी*, डबल, दोन पट* | duppat, duppat*, double*, dupat*, don pat*',
  thrice: 'तिप्पट*, तीन पट*, ट्रिपल | tippat, tippat*, tin pat*, triple',
  half: 'निम्म*, अर्ध* | nimme, nimma, ardh*, nimm*',
  hours: 'तास* | taas, tas',
  more: 'आणखी, जास्त, जादा, अधिक | ankhi, jast, jasta, jada, adhik, vadhle, vadhli',
  another: 'आणखी, अजून, आणखीन | ankhi, aankhi, anakhi, ajun, ajoon',
  onTop: 'आणखी, अजून, वाढल*, वर | anakhi, ajun, vadhl*',
  lessBy: 'कमी, कमी झाल*, घटल* | kami, kmi, kami zal*, ghatl*',
  rises: 'वाढ*, जास्त, अधिक | vadh*, jast*',
  falls: 'कमी, घट* | kami, ghat*',
  aThird: 'एक तृतीयांश',
  branch:
    'शाखा*, दुकान*, क्लिनिक*, दवाखान*, काउंटर, हॉटेल*, ऑफिस*, ब्रँच*, आउटलेट*, केंद्र* | shakha, dukan*, davakhan*, branch*, office*, outlet*, hotelchya',
  perCall:
    'एक कॉल, एका कॉल*, प्रत्येक कॉल*, दर कॉल*, एका ऑर्डर*, प्रत्येक ऑर्डर*, एक फोन*, प्रति कॉल*, कॉलमागे*, फोनमागे*, एका फोन*, एका बुकिंग*, एका रिमाइंडर* | eka call*, pratyek call*, eka order*, ek call*, prati call*, callmage*, phonemage*, eka phone*, eka booking*, eka reminder*, dar call*, call mage',
  perDay:
    'एका दिवसा*, दर दिवशी, रोजचा, रोजचे, दिवसाला, दररोज*, दिवसाचा, दिवसाचे, प्रतिदिन | eka divsa*, rojcha, divsala, darroj*, divsacha, divsache, diwsala, roj che, rojche',
  comesTo: 'पड*, लाग*, खर्च* | pad*, lag*, kharch*',
  averageMinute:
    'सरासरी … मिनिट*, मिनिट … सरासरी, सरासरी एका मिनिट* | sarasari … minit*, sarasari … minut*, average … minit*',
  extraAlone:
    'फक्त जादा, फक्त अतिरिक्त, अतिरिक्त मिनिटे किती, जादा मिनिटे किती, किती जादा, किती अतिरिक्त, फक्त एक्स्ट्रा, फक्त जास्तीची*, जास्तीची मिनिटं किती, जास्तीची किती, एक्स्ट्रा किती, किती एक्स्ट्रा, किती जास्तीची, जादाची किती, फक्त जादाची* | fakt jada, kiti jada, fakta jada*, fakt extra, fakta extra, fakt jastichi*, fakta jastichi*, jastichi kiti, extra kiti, kiti extra, kiti jastichi, jadachi kiti, jadachi minit* kiti, extra minit* kiti',
  leftOver:
    'उरल*, उरत*, शिल्लक, राहिल*, बाकी, वाचल*, न वापरलेल* | url*, urat*, shillak, rahil*, vachlel*, na vaparlel*',
  wholeYear:
    'वर्षभर*, वर्षाच*, वर्षाला, पूर्ण वर्ष*, वर्षाकाठी, एका वर्षाच*, वार्षिक, बारा महिन्यां*, सगळ्या वर्षा* | varshbhar*, varshach*, varshala, varshabhar*, purna varsha*, varshakathi, eka varsha*, varshik, bara mahinyan*, sampurn varsh*',
  there:
    'त्यावर, त्यात, तिथे, त्यासाठी, त्यामध्ये, त्यामध्येच, तिथं, त्यातच, तेवढ्यासाठी | tyavar, tyat, tithe, tyasathi, tyamadhe, tithach, tyatach, tyachya var, tya plan var, tyat pan, tya madhe',
  reducedBy:
    'किती कमी झाल*, किती सूट, किती डिस्काउंट, किती कमी केल*, किती उतरल* | kiti kami zal*, kiti soot, kiti kami kel*, kiti sut, kiti discount',
  thosePeople:
    'त्या लोकां*, माझ्या स्टाफ*, माझा माणूस, माझ्या माणसा*, आमचा माणूस, आमच्या माणसा*, आमचा मुलगा, आमची मुलगी, आमच्या मुला*, आमच्या मुली*, मुलाला, मुलीला | tya loka*, majha manus, majhya mansa*, aamcha manus, aamcha mulga, aamchi mulgi, aamchya mula*, mulila, mulala',
  moreThan:
    'पेक्षा जास्त, हून जास्त, पेक्षा अधिक, च्या वर, हून अधिक, च्या पुढे, हून वर, पेक्षा वर, ओलांड*, मिनिटांपेक्षा जास्त, मिनिटांपेक्षा अधिक | peksha jast, peksha adhik, chya var, chya pudhe, hun jast, peksha jasta, pekshya jast, hun adhik, minitanpeksha jast*, mintanpeksha jast*, minitpeksha jast*',
  sayIn:
    'सांग*, बोला, बोल, बोलून, लिहा, लिहून, लिही, उत्तर द्या, उत्तर दे*, परत, पुन्हा, यापुढे, आतापासून, समजाव*, पाठव*, बोला ना, लिहून द्या, भाषांतर*, कळव*, द्या, इथून पुढे, आता | sanga, sang, sangal, bola, bolun, liha, lihun, uttar dya, parat, punha, yapudhe, samjav*, sangal ka, lihun dya, bhashantar*, kalav*, ithun pudhe, atapasun, sanga na, uttar de*, pathav*, liha na',
  script: 'लिपी*, अक्षर*, देवनागरी* | lipi*, akshar*, devnagarit*, devanagarit*',
  latinLetters: '',
  same: 'हेच, तेच, हीच, तीच, हेच सगळं, हा हिशोब, हाच हिशोब, तेवढ्याच, तितक्याच, तेवढेच, हेच गणित, तोच हिशोब, तेवढाच, एवढाच, तेवढीच, तितकीच, याच मिनिट* | hech, hich, tich, hach, tevdhyach, titkyach, tech tech, he tech, toch hishob, tevdhech, tevdhich, titkich, evdhich, hech ganit, yach minit*, tech minit*, tevdhach, he',
  thatBill:
    'ते बिल, तेच बिल, दुसरं बिल, दुसरे बिल, दुसऱ्या बिल*, पहिलं बिल, पहिले बिल, पहिल्या बिल*, त्या बिल*, ती मिनिट*, तेवढी मिनिट*, तितकी मिनिट*, तेवढ्याच मिनिट*, शेवटचं बिल, मागचं बिल, मागच्या बिल*, आधीचं बिल, आधीच्या बिल* | te bil, tech bill, dusra bill, dusre bill, pahile bill, tevdhi minit*, magcha bill, magchya bill*, adhicha bill, tya bill*, ti minit*, tya minit*, tevdhyach minit*, dusrya bill*',
  thatPlan:
    'त्याच प्लॅन*, त्या प्लॅन*, त्याच प्लान*, त्या प्लान*, याच प्लॅन*, या प्लॅन*, तोच प्लॅन, त्याच पॅक*, त्या पॅक*, तो प्लॅन*, हा प्लॅन* | tyach plan*, tya plan*, toch plan, yach plan*, tyach pack*, to plan*, ha plan*, hya plan*, ya plan*',
  whatIf:
    'जर, समजा, झालं तर, झाले तर, झाली तर, केलं तर, केले तर, समजून चाला, धरा की, धरून चाला, असं धरा, गृहीत धरा | samja, zale tar, zali tar, kele tar, samjun chala, dhara ki, dharun chala, asa dhara, jar',
  insideFree:
    'मोफत मिनिट* … आत*, फ्री मिनिट* … आत*, मोफत मिनिटांमध्येच, मोफत मिनिटांतच, फुकट मिनिटांतच, फुकट मिनिटांमध्येच, मोफत मिनिटांच्या आत, फ्री मिनिटांच्या आत | mofat minit* … aat*, free minit* … aat*, free mintat, free minitat*, mofat minitat*, mofat mintat*, free minitanchya aat, mofat minitanchya aat',
  apartFrom:
    'पैशांशिवाय, पैसे सोडून, किंमत सोडून, मिनिट* सोडून, मिनिटांशिवाय, पैशाशिवाय, किमतीशिवाय, पैसे वगळून, किंमत वगळून | paise sodun, kimmat sodun, minite sodun, paishashivay, kimtishivay, paise vaglun, kimmat vaglun',
  sharing: 'एकच … प्लॅन, एकाच … प्लॅन*, एकच प्लान, एकाच प्लान*, मिळून | ekach … plan*, milun',
  ownPlan: 'स्वतःचा, आपापला, वेगळा प्लॅन, वेगवेगळ* | swatahcha, aapapla, vegla plan, vegvegl*',
  cannotRead:
    'येत नाही, कळत नाही, समजत नाही, वाचता येत, वाचत नाही, बोलत नाही, जमत नाही, येतच नाही, वाचता येत नाही, कळतच नाही, बोलता येत नाही | yet nahi, kalat nahi, samjat nahi, vachta yet, yetach nahi, vachta yet nahi, kalatach nahi, bolta yet nahi, vachat nahi',
  correction:
    'करा, करून टाका, चुकलं, चुकल*, चूक झाली, चुकून, म्हणायचं होतं, म्हणायचे होते, सांगायचं होतं, बोलायचं होतं, लिहायचं होतं, खरं तर, नाही नाही, माफ करा, सॉरी, चुकीचं सांग*, चुकीचं लिह*, चुकीचं बोल*, चुकून सांग*, अरे नाही, छे छे, असं नाही, सांगायचे होते, बोलायचे होते, म्हणायचंय | kara, chukla, chukun, chuk zali, mhanaycha hota, mhanayche hote, sangaycha hota, bolaycha hota, khara tar, nahi nahi, sorry, chukicha sang*, chukicha lih*, chukicha bol*, chukun sang*, are nahi, asa nahi, sangayche hote, mhanaych*, bolayche hote, chukl*',
  hireInstead:
    'मुलगी … ठेव*, मुलगा … ठेव*, माणूस … ठेव*, पोरगी … ठेव*, पोरगा … ठेव*, कोणाला … ठेव*, कामाला ठेव*, नोकर … ठेव*, माणूस मिळ*, पोरगा मिळ*, मुलगा मिळ*, माणूसच ठेव*, एखादा माणूस*, एखादी मुलगी*, नोकरीला ठेव*, नोकरीवर ठेव* | mulgi … thev*, mulga … thev*, manus … thev*, porgi … thev*, porga … thev*, kamala thev*, manus mil*, porga mil*, mulga mil*, manusach thev*, ekhada manus*, ekhadi mulgi*, nokrila thev*, nokrivar thev*, manus thev*, koni thev*',
  tooMuch:
    'परवडत नाही, परवडणार नाही, परवडेल का, फारच जास्त, खूप जास्त, जास्त पैसे, जास्तच, खूप पैसे, इतके पैसे, एवढे पैसे, खिशाला, बजेटबाहेर, बजेटच्या बाहेर, महाग*, फार जास्त*, जास्त वाटत*, जास्त होत*, फारच महाग*, खूप महाग*, फार महाग*, अवाक्याबाहेर*, ऐपत*, जमणार नाही, झेपणार नाही, झेपत नाही, एवढे कुठून, इतके कुठून, खूप होत* | parvadat nahi, parvadnar nahi, farach jast*, khup jast*, jasta paise, khup paise, itke paise, evdhe paise, khishala, budget baher, mahag*, far jast*, jast vatat*, jast hot*, farach mahag*, khup mahag*, far mahag*, avakyabaher*, aipat*, jhepnar nahi, zepnar nahi, jhepat nahi, evdhe kuthun, itke kuthun, jastach, parwadat nahi, parwadnar nahi, khup hot*',
  howSo:
    'झालं कसं, झाले कसे, आलं कसं, आले कसे, इतके कसे, इतका कसा, एवढे कसे, एवढा कसा, कसे झाले, कसं झालं, कसे आले, कसं आलं, हिशोब कसा, हिशेब कसा, कसा केला, कसं काढलं, एवढे का, एवढं का, एवढा का, इतके का, इतकं का, हिशोब सांग*, हिशोब दाखव*, ते कसं, हे कसं, ते कसे, हे कसे, कसं मिळालं, कसे काढले, कुठून आल*, कसं काय*, कसा काय*, कसे काय*, असं कसं, असे कसे, कोणत्या हिशोबाने, कुठल्या हिशोबाने, गणित कस*, गणित सांग*, गणित दाखव*, हिशोब समजाव*, हिशोब समजव*, फोड करून सांग*, उलगड*, का एवढे, का इतके, का एवढा, जास्त का, कसे झाल*, कसा झाल*, कसं झाल*, कसा आला, कसं काढल* | itke kase, itka kasa, evdhe kase, evdha kasa, kase zale, kasa zala, kase ale, hishob kasa, kasa kela, evdhe ka, evdha ka, itke ka, itka ka, hishob sanga, te kasa, he kasa, te kase, he kase, kasa kadhla, kase kadhle, kasa aala, kasa ala, kuthun aal*, kuthun al*, kasa kay*, kase kay*, kasa kai*, asa kasa, ase kase, kontya hishob*, ganit kas*, ganit sang*, ganit dakhav*, hishob samjav*, hishob dakhav*, hishob dakhva*, hishob sang*, fod karun sang*, ulgad*, ka evdhe, ka itke, jast ka, kase zal*, kasa zal*, kase jhal*, kasa jhal*, hisob sang*, hishob kas*, kasa kadh*',
  goAhead:
    'करा, करून द्या, करून टाका, करू या, करूया, करून घ्या, लावून द्या, बुक करा, चालेल करा, सुरू करा, चालू करा, करून टाक* | kara, karun dya, karun taka, karuya, lavun dya, book kara, suru kara, chalu kara, karun tak*',
  pester:
    'सारखे फोन, सारखा फोन, सारखे कॉल, सारखं सारखं, रोज फोन, रोज कॉल, रोज रोज, त्रास … नाही, त्रास देणार, पुन्हा पुन्हा फोन, पुन्हा पुन्हा कॉल, वारंवार फोन, वारंवार कॉल, मागे लाग*, सतत फोन, दररोज फोन, रोजच्या रोज, फोन करून करून, फोन करत राह*, डोकं खा*, त्रास द्याल*, त्रास देता*, भंडाव* | sarkhe phone, sarkha phone, roj phone, roj call, roj roj, tras … nahi, tras denar, punha punha phone, punha punha call, varamvar, satat phone, darroj phone, rojchya roj, phone karun karun, phone karat rah*, doka kha*, tras dyal*, tras deta*, bhandav*, sarkha call, sarkhe call*, saarkhe phone',
  first:
    'पहिला*, पहिली*, पहिल्या*, एक नंबर, पहिलं, पहिले* | pahila*, pahilya*, pahili, pahile*, ek number*, pahil*',
  second:
    'दुसरा*, दुसरी*, दुसऱ्या*, दुसर्या*, दोन नंबर, दुसरं, दुसरे, मधला*, मधल्या*, मधली* | dusra, dusrya*, dusarya*, dusri, dusare, madhla*, madhlya*, don number*',
  third:
    'तिसरा*, तिसरी*, तिसऱ्या*, तिसर्या*, शेवटचा*, शेवटची, शेवटच्या*, तीन नंबर, तिसरं, तिसरे, शेवटचं | tisra, tisrya*, shevatcha, shevatchya*, shevatchi, tisre, tin number*, shevatcha*',
  smaller:
    'लहान प्लॅन*, छोटा प्लॅन*, लहानात, स्वस्तातला*, छोट्या प्लॅन*, छोटावाला, छोट्यात, लहानवाला, लहान, छोटं, छोटा, स्वस्तवाला*, स्वस्तातल*, स्वस्त प्लॅन* | lahan plan*, chota plan*, chotya plan*, lahanvala*, swastatl*, swast plan*, chotavala*, chota vala, swastvala*',
  bigger:
    'मोठा प्लॅन*, मोठ्या प्लॅन*, मोठ्यात, मोठावाला*, मोठ्यातल*, महागवाला*, महागातल*, वरच्या प्लॅन*, वरचा प्लॅन* | motha plan, motha plan*, mothya plan*, mothavala*, mothyat*, mahagvala*, varchya plan*, varcha plan*, motha vala',
  biggest:
    'सर्वात, सगळ्यात, तिसरा, तिसऱ्या, मोठी कंपनी, मोठ्या कंपनी*, सगळ्यांत, सर्वांत, टॉप | sarvat, saglyat, tisra, tisrya, sarvaat, saglyaat, sagalyat',
  forLess:
    'यापेक्षा स्वस्त, यापेक्षा कमी, त्यापेक्षा स्वस्त, त्यापेक्षा कमी, आणखी स्वस्त, स्वस्तात, याहून कमी, याहून स्वस्त, त्याहून कमी, अजून स्वस्त, अजून कमी, कमीतलं*, कमी किमतीच*, स्वस्तातल*, कमीत काही*, यापेक्षा छोट* | yapeksha swast, yapeksha kami, tyapeksha kami, ankhi swast, yahun kami, yahun swast*, tyahun kami, ajun swast*, ajun kami, kamitl*, kami kimti*, swastatl*, kamit kahi*, yapekshya kami, yapekshya swast*, tyapeksha swast*, yapeksha swasta, yapeksha chot*',
  whichPays:
    'कोणता स्वस्त, कोणतं स्वस्त, कशात फायदा, कोणता फायद्याचा, कोणता परवडेल, कोणता चांगला, कोणता घेऊ, स्वस्त कोणता, फायदा कशात, कोणता कमी, कोणतं कमी, कशात कमी, कोणतं फायद्याच*, कोणतं चांगलं, कोणतं घेऊ, कोणतं परवड*, कोणता परवड*, फायद्याचा कोणता, कमी कोणता, कोणता घ्यावा, कोणतं बरं, कोणता बरा | konta swast, kashat fayda, konta parvadel, konta changla, konta gheu, konta kami, kashat kami, konta faydya*, konta parwad*, faydyacha konta, kami konta, konta ghyava*, konta bara*, konta swasta*, swasta konta, kontaa, konta chan*',
  when: 'कधी, कधीपर्यंत, किती दिवसात, किती दिवसांत, किती वाजता, केव्हा, आज, आजच, उद्या*, किती वेळ*, किती तास*, किती उशीर*, लगेच, कितीला, केंव्हा, किती दिवस* | kadhi, kadhiparyant, kiti divsat, kevha, aaj, aajach, udya, kiti vel*, kiti tas*, kiti taas*, kiti ushir*, lagech, kenvha, kiti divas*, kiti vajta, kadhi paryant',
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
    'मेल केला, मेल केली, मेल पाठव*, ईमेल केला, ईमेल पाठव*, फॉर्म भरला, फॉर्म भरून, फॉर्म पाठव*, डेमो मागितल*, कॉल मागितल*, नंबर दिला, लिहिलं होतं, संपर्क केला, मेल टाकल*, फॉर्म दिला*, फॉर्म भरल*, मेसेज केला*, मेसेज टाक*, डेमो मागवल*, नंबर टाकल*, संपर्क साध*, इमेल केला, इमेल पाठव*, मेल करून | mail kela, mail keli, mail pathav*, email kela, form bharla, form bharun, form pathav*, demo magitl*, call magitl*, number dila, sampark kela, mail takl*, form dila*, form bharl*, message kela*, message tak*, demo magavl*, number takl*, sampark sadh*, mail karun, form fill kel*',
  noAnswer:
    'उत्तर नाही, उत्तर आलं नाही, रिप्लाय नाही, फोन आला नाही, कॉल आला नाही, आलाच नाही, आलं नाही, आला नाही, कोणी फोन केला नाही, कोणीच नाही, काहीच झालं नाही, अजून नाही, कोणी परत फोन*, कोणीच फोन*, कोणाचा फोन*, कोणाचाही फोन*, उत्तर मिळालं नाही, उत्तर मिळाल नाही, उत्तरच नाही, उत्तर दिलं नाही, फोन नाही, फोन आलाच नाही, कॉल आलाच नाही, कोणी संपर्क*, कोणी फोन केलाच*, काही उत्तर नाही, काही कळवलं नाही, प्रतिसाद नाही*, कोणी विचारल* | uttar nahi, uttar ala nahi, reply nahi, phone ala nahi, call ala nahi, alach nahi, ala nahi, aala nahi, konich nahi, kahich zala nahi, ajun nahi, koni parat phone*, konacha phone*, konacha call*, uttar milala nahi, uttar milal nahi, uttarach nahi, uttar dila nahi, phone alach nahi, phone aala nahi, call aala nahi, call alach nahi, koni sampark*, koni phone*, konich phone*, kahi uttar*, pratisad nahi*, kahich uttar*, koni call*, reply ala nahi, reply aala nahi',
  fromTheStart:
    'सुरुवातीपासून, पहिल्यापासून, पुन्हा सांगाव*, परत सांगाव*, सगळं परत, सगळं पुन्हा, सगळी कहाणी, सुरवातीपासून, पुन्हा सगळं, परत सगळं, नव्याने, परत पहिल्या* | suruvatipasun, pahilyapasun, punha sangav*, parat sangav*, sagla parat, sagla punha, survatipasun, suruvati pasun, punha sagl*, parat sagl*, navyane, parat pahil*',
  yourPeople:
    'तुमच्यापैकी, तुमच्या कोणा*, तुमच्या माणसा*, तुमच्या टीममध*, तुमच्याकडच*, मशीनशी … नाही, बॉटशी … नाही, रोबोटशी … नाही, तुमच्यातल*, तुमचा माणूस*, तुमची टीम*, तुमच्या मॅनेजर*, मशीन नको*, बॉट नको* | tumchyapaiki, tumchya kona*, tumchya mansa*, tumchyakadch*, machine shi … nahi, botshi … nahi, tumchyatl*, tumcha manus*, tumchi team*, tumchya manager*, machine nako*, bot nako*, tumchya team*',
  whomToAsk:
    'कोणाशी बोलू, कोणाशी बोलायचं, कोणाला विचारू, कोणाला विचारायचं, कुणाशी बोलू, कुणाला विचारू, कोणाला लिहू, कुठे लिहू, कोणाला मेल*, कुठे मेल*, कोणाशी संपर्क*, कुठे तक्रार*, कोणाला फोन कर*, कोणाला सांगू*, कुणाशी संपर्क*, कुठे विचार*, कुठे संपर्क*, कोणाकडे विचार*, कोणाकडे चौकशी* | konashi bolu, konala vicharu, konashi bolaych*, konala lihu, kuthe lihu, konala mail*, kuthe mail*, konashi sampark*, kuthe takrar*, konala phone kar*, kunashi sampark*, kuthe vichar*, kuthe sampark*, konakade vichar*, konakade chaukashi*, konala vichar*, kunala vichar*, kunala lih*, kunala mail*, konashi bol*, kunashi bol*, konala lih*',
  hearIt:
    'आवाज ऐक*, ऐकून बघ*, ऐकून पाह*, स्वतः ऐक*, एकदा ऐक*, ऐकायचं आहे, ऐकायचंय, ऐकायला मिळ*, कसा बोलतो ऐक* | awaj aik*, aikun bagh*, aikun pah*, swatah aik*, ekda aik*, aikaych* ahe, aikaychay*, aikayla mil*, kasa bolto aik*, awaaz aik*',
  whatDoYouDo:
    'तुम्ही करता काय, नक्की काय करता, तुम्ही काय करता, तुम्ही लोक काय कर*, तुमचं काम काय, तुम्ही नेमकं काय*, नेमकं काय कर* | tumhi karta kay, nakki kay karta, tumhi kay karta, tumhi lok kay kar*, tumcha kam kay, nemka kay kar*, tumhi nemka kay*',
  timesEach:
    'दोन वेळा, दोनदा, तीन वेळा, तीनदा, 2 वेळा, 3 वेळा, दोन वेळेला, दोनवेळा, 2 दा | don vela, donda, tin vela, 2 vela, don veles, 3 vela, teen vela, donvela, 2da',
  mustTake:
    'घ्यावा लाग*, घ्यावाच लाग*, घ्यावं लाग*, घ्यावे लाग*, च घ्यावा, घ्यायलाच हव*, विकत घ्याव*, घ्यायला लाग*, घेणं भाग*, घेणं गरजेच*, अपग्रेड कराव*, सक्ती* | ghyava lag*, ghyavach lag*, ghyava ka lag*, ghyayla lag*, ghena bhag*, ghena garjech*, upgrade karav*, sakti*, ghyavach*',
  aFee: 'फी, फीस',
  halfAnswer:
    'अर्धे … उचल*, अर्धेच … उचल*, निम्मे … उचल* | ardhe … uchal*, ardhech … uchal*, nimme … uchal*',
  startsAnew:
    'पुन्हा सगळं, पुन्हा सांग*, पुन्हा सर्व, परत सगळं, परत सांग*, पुन्हा विचार*, परत विचार*, पहिल्यापासून सांग*, सुरुवातीपासून सांग*, नव्याने सांग*, punha sagla, punha sang*, parat sagla, parat sang*, punha vichar*, parat vichar*, pahilyapasun, survatipasun, परत बोल*, सगळं परत*, सगळं पुन्हा*, परत तेच, पुन्हा तेच सांग*, नव्याने*, sagla parat*, sagla punha*, parat sagl*, punha sagl*, parat tech, navyane*, suruvatipasun*',
  whatAll:
    'काय काय कर*, काय करू शक*, काय करतो, काय करेल, काय करणार, काय करते, काय मदत*, कशी मदत*, काय उपयोग, काय फायदा, काय काम कर*, कसा उपयोग*, कसा फायदा*, काय कामाचा*, काय कामाचं*, काय काय होईल, कशासाठी उपयोग*, कसं मदत* | kay kay kar*, kay karu shak*, kay karto, kay karel, kay karnar, kay madat*, kashi madat*, kay upyog, kay fayda, kay kam kar*, kasa upyog*, kasa fayda*, kay kamach*, kay kay hoil, kashi help*, kay help*, kashasathi upyog*',
}
