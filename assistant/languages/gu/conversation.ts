import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'ચોક્કસ, ખાતરી*, ખરેખર, પાકું, પાક્કું, પાકુ, સાચું કહો, સાચે, સાચું ને, બરાબર ને, સાચી વાત, સાચું, સાચેસાચ, કન્ફર્મ*, શ્યોર*, ગેરંટી* | chokkas, khatri, kharekhar, paku, pakku, sachu kaho, sache, sachu, sachi vaat, sachesach, chokas, chokkus, confirm ne, pakku ne, barabar ne',
  saidBefore: 'એ જ વાત, એનું એ જ, ફરી એ જ, એકની એક વાત, એ જ જવાબ | e j vaat, fari e j, enu e j',
  putOff:
    'વિચારી*, વિચાર કરી*, પછી કહીશ, પછી જણાવ* | vichari*, vichar kari*, pachi kahish, pachi janav*',
  content: 'ઠીક લાગે, સારું લાગે, બરાબર લાગે | thik lage, saru lage',
  inVain:
    'હજી પણ, તોય, તો પણ, કરી ચૂક્ય*, કર્યો છતાં, કંઈ ન થયું, કંઈ ફાયદો નથી, કોઈ ફાયદો નથી | haji pan, to pan, kari chuky*, kai na thayu, koi faydo nathi',
  difference:
    'કેટલા ઓછા, કેટલું ઓછું, કેટલા વધારે, કેટલું વધારે, કેટલો ફેર, કેટલા રૂપિયા ઓછા, કેટલા રૂપિયા વધારે, કેટલો ફરક, કેટલો તફાવત, કેટલાનો ફરક, કેટલાનો તફાવત, ફરક કેટલો, કેટલું સસ્તું, કેટલા બચે | ketlo farak, ketlo fark, ketlo tafavat, farak ketlo, ketla bache, ketlo fer, fer ketlo, ketla no fer, ketlu bache, ketlu bach*, ketlu ochhu, ketla ochha',
  rest: 'બાકી*, બીજા બધા | baki*',
  inWhich: 'શેમાં, કયામાં, ક્યામાં, કયા પ્લાનમાં, કોનામાં | shema, kayama, kya plan ma, kaya plan ma',
  forUs:
    'અમને, મને, અમારા*, મારા*, અમારે, મારે, અમારી*, અમારું, મારી* | amne, mane, amara, mara, amare, mare',
  both: 'બંને*, બન્ને* | banne, bannema, bannenu',
  twoOfThem: 'બે મહિનાન*, બે મહિના*, બેય*, બેઉ*, 2 મહિના* | be mahina*, bey, beu, bev',
  together:
    'મળીને, ભેગા*, ભેગું, ભેગુ, સરવાળો, મેળવીને | maline, malee ne, bhega, bhegu, bhega kari*, sarvalo',
  inTotal: 'કુલ | kul',
  keptHowLong:
    'કેટલા દિવસ … રાખ*, ક્યાં સુધી … રાખ*, કેટલો સમય … રાખ*, કેટલા વખત … રાખ*, કેટલા દિવસ … રહે* | ketla divas … rakh*, kya sudhi … rakh*, ketlo samay … rakh*, ketla divas … rahe*',
  nobodyThere:
    'કોઈ ઉપાડતું નથી, કોઈ હોતું નથી, કોઈ નથી હોતું, ઉપાડવા કોઈ, કોઈ નથી ઉપાડતું, કોઈ હોય નહીં | koi upadtu nathi, koi hotu nathi, koi nathi hotu, upadva koi, koi nathi upadtu, koi hoy nahi',
  its: 'એનો, એની, એનું, એના, તેનો, તેની, તેનું | eno, eni, enu, teno, teni, tenu',
  sunday: 'રવિવાર* | ravivar*',
  saturday: 'શનિવાર* | shanivar*',
  weekend: 'વીકએન્ડ*, વીકેન્ડ* | ',
  closed:
    'બંધ*, રજા*, સિવાય, નહીં, નથી | bandh, sivay, nathi, raja che, raja chhe, raja hoy, rajana divase',
  twice: 'બમણ*, ડબલ | bamn*, baman*',
  thrice: 'ત્રણ ગણ* | tran gan*',
  half: 'અડધ* | adadh*, ardh*',
  hours: 'કલાક* | kalak*',
  more: 'વધુ | vadhu',
  another: '',
  onTop: 'વધુ, વધારે, વધે, વધી*, ઉપરથી | vadhu, vadhare, vadhe, vadhi*',
  lessBy: 'ઓછ*, ઓછી | och*',
  rises: 'વધ* | vadh*',
  falls: 'ઓછ*, ઘટ* | och*, ghat*',
  aThird: 'ત્રીજા ભાગ*',
  branch: 'શાખા*, દુકાન*, ક્લિનિક*, કાઉન્ટર*, હોટેલ* | shakha, dukan*',
  perCall: 'એક કોલ*, દરેક કોલ*, પ્રતિ કોલ*, એક ઓર્ડર*, દરેક ઓર્ડર* | ek call*, darek call*, ek order*',
  perDay: 'રોજના, રોજનો, એક દિવસ*, દિવસના | rojna, rojno, divas na',
  comesTo: 'થાય, પડ*, ખર્ચ* | thay, pad*, kharch*',
  averageMinute: 'સરેરાશ … મિનિટ*',
  extraAlone: 'ફક્ત વધારાન*, વધારાની મિનિટ કેટલી, કેટલી વધારાની, વધારાના કેટલા | fakt vadharan*',
  leftOver: 'બાકી, બચ*, વધેલ* | baki, bach*',
  wholeYear: 'આખા વર્ષ*, વર્ષે, વર્ષના, વર્ષનો, વર્ષનું, એક વર્ષ* | akha varsh*, varshe, varshna, ek varsh*',
  there:
    'એમાં, તેમાં, એના પર, તેના માટે, એના માટે, ત્યાં, એમાંય | ema, tema, ena par, ena mate, tya, tyaa, eni andar',
  reducedBy: 'કેટલું ઘટ*, કેટલું ડિસ્કાઉન્ટ, કેટલી છૂટ | ketlu ghat*',
  thosePeople:
    'એ લોકો*, મારા સ્ટાફ*, મારો માણસ, મારા માણસ*, અમારો માણસ, અમારો છોકરો, અમારી છોકરી, મારો છોકરો, મારી છોકરી, છોકરાને, છોકરીને | maro manas, mara manas*, amaro manas, amaro chhokro, amari chhokri, maro chhokro, mari chhokri, chhokrane, chhokrine, chokrane, chokrine',
  moreThan:
    'કરતાં વધુ, કરતા વધારે, થી વધુ, થી વધારે, કરતાં વધારે, થી વધી | karta vadhu, thi vadhu, thi vadhare, karta vadhare',
  sayIn:
    'કહો, કહેજો, કહી દો, કહેશો, બોલો, લખો, લખી*, લખશો, જવાબ આપ*, ફરી, હવે, હવેથી, સમજાવ*, જણાવો, મોકલ* | kaho, kahejo, kahesho, bolo, lakho, lakhi*, lakhsho, jawab aapo, javab aapo, fari, havethi, samjavo, janavo',
  script: 'લિપિ*, અક્ષર* | lipi*, akshar*',
  latinLetters: '',
  same: 'આ જ, એ જ, આજ વાત, આ વાત, આ હિસાબ, આને, એટલી જ, આટલી જ, એટલા જ | aa j, e j, aa vaat, aaj vaat, etli j, aatli j',
  thatBill:
    'એ બિલ, તે બિલ, બીજું બિલ, બીજા બિલ*, પહેલું બિલ, પહેલા બિલ*, એ જ બિલ, એટલી મિનિટ*, એટલી જ મિનિટ*, એ મિનિટ* | biju bill, bija bill*, pahelu bill, etli minit*, etli j minit*',
  thatPlan: 'એ પ્લાન*, તે પ્લાન*, એ જ પ્લાન*, આ પ્લાન* | e j plan*, ej plan*, e plan*',
  whatIf: 'જો, ધારો કે, ધારી લો, માની લો | dharo ke, dhari lo, mani lo',
  insideFree: 'મફત મિનિટ* … અંદર, ફ્રી મિનિટ* … અંદર | mafat minit* … andar, free minit* … andar',
  apartFrom:
    'પૈસા સિવાય, કિંમત સિવાય, મિનિટ સિવાય, મિનિટો સિવાય, પૈસા ઉપરાંત | paisa sivay, kimat sivay, minit sivay',
  sharing: 'એક જ … પ્લાન*, ભેગા, ભેગું, ભેગી, શેર | ek j … plan, bhega, bhegi',
  ownPlan: 'પોતપોતા*, પોતાનો, અલગ અલગ, અલગ પ્લાન, જુદા જુદા | potpota*, potano, juda juda',
  cannotRead:
    'નથી આવડતું, નથી આવડતી, આવડતું નથી, આવડતી નથી, સમજાતું નથી, નથી સમજાતું, વાંચતા નથી, નથી વાંચ*, નથી સમજ*, નથી જાણ* | nathi aavad*, nathi avad*, aavadtu nathi, samjatu nathi, vanchta nathi',
  correction:
    'કરો, કરી દો, ભૂલ થઈ*, ભૂલથી, ભૂલ છે, કહેવું હતું, બોલવું હતું, લખવું હતું, કહેવાનું હતું, ખોટું કહ્યું, ખોટું લખ*, એટલે કે, ખરેખર તો, ના ના, સોરી, માફ કરજો, માફ કરશો | karo, kari do, bhul thai*, bhulthi, kahevu hatu, bolvu hatu, lakhvu hatu, kahevanu hatu, khotu kahyu, khotu lakh*, na na, maaf karsho',
  hireInstead:
    'છોકરી રાખ*, છોકરો રાખ*, છોકરા … રાખ*, માણસ રાખ*, માણસ જ રાખ*, કોઈને રાખ*, કામે રાખ*, નોકર* રાખ* | chhokri rakh*, chokri rakh*, chhokro rakh*, manas rakh*, koine rakh*, kame rakh*',
  tooMuch:
    'બહુ વધારે, વધારે પૈસા, બહુ પૈસા, ઘણા પૈસા, આટલા બધા, આટલા પૈસા, ખિસ્સા*, બજેટ બહાર, બજેટની બહાર, મોંઘ*, પોસાતું નથી, પોસાય નહીં, પોસાય એમ નથી, નહીં પોસાય, ન પોસાય, પરવડતું નથી, પરવડે નહીં, નહીં પરવડે, ન પરવડે, વધારે કહેવાય, વધારે છે, વધુ કહેવાય | bahu vadhare, vadhare paisa, bahu paisa, ghana paisa, aatla badha, atla badha, khissa*, budget bahar, mongh*, posatu nathi, posay nahi, nahi posay, parvadtu nathi, parvade nahi, nahi parvade, vadhare kahevay, vadhare che, vadhare chhe',
  howSo:
    'થયા કેવી રીતે, થયું કેવી રીતે, આવ્યા કેવી રીતે, આટલા કેવી રીતે, આટલું કેવી રીતે, કેવી રીતે થયા, કેવી રીતે થયું, કેવી રીતે આવ્યા, હિસાબ કેવી રીતે, કેવી રીતે કર્યો, કેવી રીતે ગણ્ય*, આટલા કેમ, આટલું કેમ, આટલા બધા કેમ, હિસાબ સમજાવ*, હિસાબ બતાવ*, એ કેવી રીતે, આ કેવી રીતે, કેવી રીતે આવ્યુ*, કેવી રીતે મળ્યુ*, કઈ રીતે | aatla kevi rite, atla kevi rite, kevi rite thaya, kevi rite thayu, kevi rite aavya, hisab kevi rite, kevi rite karyo, aatla kem, atla kem, aatlu kem, hisab samjav*, hisab batav*, e kevi rite, aa kevi rite, kevi rite aavyu, kevi rite malyu, kai rite',
  goAhead:
    'કરાવી આપો, કરાવી દો, કરી દો, કરી આપો, કરો, ગોઠવી*, ચાલો કરીએ, બુક કર* | karavi aapo, karavi do, kari do, kari aapo, karo, gothvi*, book kar*',
  pester:
    'વારંવાર ફોન, વારંવાર કોલ, વારેવારે, રોજ ફોન, રોજ કોલ, રોજ રોજ, હેરાન … નહીં, હેરાન … કરો, હેરાન … કરશો, પાછળ પડ*, ફરી ફરી ફોન, ફરી ફરી કોલ | varamvar, vare vare, roj phone, roj call, roj roj, heran … nahi, heran … karo, heran … karsho, fari fari',
  first: 'પહેલો*, પહેલું*, પહેલા વાળ*, પ્રથમ, એક નંબર* | pahelo, pehlo, pahela vala',
  second:
    'બીજો, બીજું, બીજા વાળ*, બીજાનો, બીજાની, બીજામાં, બે નંબર* | bijo, biju, bija vala*, bijano, bijama, be number',
  third:
    'ત્રીજો, ત્રીજું, ત્રીજા*, છેલ્લો, છેલ્લું, છેલ્લા*, ત્રણ નંબર* | trijo, triju, trija*, chhello, chello, chhella*, chella*',
  smaller:
    'નાના પ્લાન*, નાનો પ્લાન, નાના વાળ*, નાનામાં, નાનો વાળ*, સસ્તા વાળ* | nana plan*, nano plan, nana vala*, nanama',
  bigger: 'મોટા પ્લાન*, મોટો પ્લાન, મોટા વાળ*, મોટામાં | mota plan*, moto plan, mota vala*',
  biggest: 'સૌથી, ત્રીજો, ત્રીજા, મોટી કંપની | sauthi, sau thi, trijo, trija',
  forLess:
    'આનાથી સસ્ત*, એનાથી સસ્ત*, આનાથી ઓછ*, એનાથી ઓછ*, આથી સસ્ત*, કંઈ સસ્ત*, સસ્તામાં | aanathi sast*, enathi sast*, enathi ochh*, kai sast*, sastama',
  whichPays:
    'કયો સસ્તો, કયું સસ્તું, શેમાં ફાયદો, કયો ફાયદા*, કયો સારો, કયો લઉં, સસ્તો કયો, ફાયદો શેમાં | kayo sasto, shema faydo, kayo saro, kayo lau, sasto kayo',
  when: 'ક્યારે, ક્યાં સુધી*, કેટલા દિવસમાં, કેટલા વાગ્યે, આજે, આજે જ, કાલે, ક્યાર સુધી* | kyare, kya sudhi*, kyan sudhi*, ketla divasma, aaje',
  roughly: 'અંદાજ*, લગભગ, આશરે | andaj*, lagbhag, aashre',
  despair:
    'હું મરી જાઉં, મારા વગર બધા, જીવવાનો … અર્થ, જીવવાનું … કારણ, જીવવામાં … અર્થ, જીવવાની ઇચ્છા નથી, જીવવું નથી, જીવીને શું, જિંદગીથી થાક*, જીવનથી થાક*, જિંદગીથી કંટાળ*, બોજ છું, મારી જાતને ખતમ, સહન નથી થતું, હવે સહેવાતું નથી, કોઈ રસ્તો નથી રહ્યો, બધું પૂરું કરી નાખવા*, બધું પૂરું કરી દેવાનું મન*, બધું ખતમ કરી નાખવા*, બધું ખતમ કરી દઉં, હું … બોજ*, બધા પર બોજ*, બધા માટે બોજ*, બોજ બની ગયો છું, બોજ બની ગઈ છું, કોઈ આશા નથી રહી, કોઈ આશા રહી નથી, સહન થતું નથી, હંમેશ માટે સૂઈ*, હંમેશા માટે સૂઈ*, ઊઠું જ નહીં, ઉઠું જ નહીં, ઊઠું જ નહિ, બધાને છોડીને જ*, બધાને છોડીને ચાલ*, બધું છોડીને ચાલ્ય*, દુનિયા છોડી*, શા માટે જીવ*, કેમ જીવું છું, કોના માટે જીવ*, જીવવાની ઈચ્છા નથી, જીવવાનું મન નથી, જીવવાનો કોઈ, મરી જવું છે, મરી જાઉં તો, મરી જવાનું મન*, ઝેર પી*, ઝેર ખા*, ગળે ફાંસો*, ફાંસો ખા*, નસ કાપ*, જીવ આપી દ*, બધું પૂરું કરી નાખું, બધું ખતમ કરી નાખું, ઊઠવાનું મન … નથી*, ઉઠવાનું મન … નથી* | hu mari jau, jivvano … arth, jivvanu … karan, jivvama … arth, jivvani iccha nathi, jivvu nathi, jivine shu, jindagithi thak*, jindagithi kantal*, sahan nathi thatu, badhu khatam kari nakhv*, bojh bani gayo*, boj bani gayo*, koi asha nathi rahi, sahan thatu nathi, hamesha mate sui*, uthu j nahi, badhane chhodine j*, badhane chhodine chal*, duniya chhodi*, sha mate jiv*, kona mate jiv*, jivvanu man nathi, jivvani ichha nathi, mari javu che, mari javu chhe, mari javanu man*, jher pi*, zer pi*, gale fanso*, badhu puru kari nakhu, badhu khatam kari nakhu',
  withoutMe:
    'હું ન હોઉં, હું ના હોઉં, હું નહીં હોઉં, મારા વગર, હું ન રહું, હું ના રહું, હું નહીં રહું, હું જ ન હોઉં | hu na hou, hu nahi hou, mara vagar, hu na rahu, hu nahi rahu',
  wornOut:
    'થાકી ગયો છું, થાકી ગઈ છું, હવે નથી થતું, મારાથી નથી થતું, હારી ગયો છું, હારી ગઈ છું, તૂટી ગયો છું, તૂટી ગઈ છું, હિંમત નથી રહી | thaki gayo chu, thaki gayi chu, thaki gayo chhu, thaki gayi chhu, have nathi thatu, marathi nathi thatu, hari gayo chu, hari gayo chhu, tuti gayo chu, tuti gayo chhu, himmat nathi rahi',
  nothingLeft:
    'કંઈ બચ્યું નથી, કશું બચ્યું નથી, કંઈ રહ્યું નથી, કોઈ અર્થ નથી, કોઈ મતલબ નથી, બધું ખતમ થઈ ગયું, બધું પતી ગયું, આશા નથી, કોઈ રસ્તો નથી, રસ્તો દેખાતો નથી, દેવામાં ડૂબ* | kai bachyu nathi, kashu bachyu nathi, koi arth nathi, koi matlab nathi, badhu khatam thai gayu, badhu pati gayu, asha nathi, koi rasto nathi, devama dub*',
  onlyATrouble:
    'મારું કોઈ નથી, કોઈ સાંભળતું નથી, કોઈ સમજતું નથી, કોઈને ફરક નથી*, કોઈને ફેર નથી*, એકલો પડી*, એકલી પડી*, બધાને તકલીફ*, જતો રહું, ચાલ્યો જઈશ | maru koi nathi, koi sambhaltu nathi, koi samajtu nathi, koine farak nathi*, koine fer nathi*, eklo padi*, badhane taklif*, jato rahu, chalyo jaish',
  inDanger:
    'બેભાન થઈ*, બેહોશ થઈ*, શ્વાસ નથી લેવાતો, શ્વાસ લેવામાં તકલીફ, લોહી બંધ નથી, લોહી વહે*, આગ લાગી*, અકસ્માત થયો, એક્સિડન્ટ થયો, એમ્બ્યુલન્સ બોલાવ*, એમ્બ્યુલન્સ મોકલ*, છાતીમાં દુખે છે, છાતીમાં દુખાવો થાય*, ઝેર પી લીધું | bebhan thai*, behosh thai*, shwas nathi levato, lohi bandh nathi, aag lagi che, aag lagi gai, akasmat thayo, accident thayo, ambulance bolav*, ambulance mokl*, chhatima dukhe*',
  ofMine: 'મારા, મારી, મારો, મારું, મને | mara, mari, maro, maru, mane',
  sentAlready:
    'મેલ કર્યો, મેઇલ કર્યો, ઈમેલ કર્યો, ઇમેઇલ કર્યો, મેલ મોકલ*, મેઇલ મોકલ*, ફોર્મ ભર્યું, ફોર્મ ભરી*, ફોર્મ મોકલ*, ડેમો માંગ*, ડેમો માગ*, કોલ માંગ*, કોલ માગ*, નંબર આપ્યો, લખ્યું હતું | mail karyo, email karyo, mail mokl*, form bharyu, form bhari*, form mokl*, demo mang*, demo mag*, call mangyo, number aapyo, number apyo, lakhyu hatu',
  noAnswer:
    'જવાબ નથી, જવાબ ન આવ્યો, જવાબ આવ્યો નથી, જવાબ મળ્યો નથી, રિપ્લાય નથી, ફોન આવ્યો નથી, કોલ આવ્યો નથી, આવ્યો જ નથી, આવ્યો જ નહીં, આવ્યો નહીં, આવ્યો નથી, કોઈએ ફોન નથી, કોઈનો ફોન નથી, કંઈ થયું નથી, કોઈએ પાછો ફોન*, કોઈનો ફોન*, કોઈએ કોલ ન* | javab nathi, javab na avyo, javab aavyo nathi, javab malyo nathi, reply nathi, phone aavyo nathi, call aavyo nathi, aavyo j nathi, avyo j nathi, aavyo nahi, koie phone nathi, kai thayu nathi, koie pacho phone*, koi no phone*, koino phone*',
  fromTheStart:
    'શરૂઆતથી, ફરીથી કહેવું, ફરી કહેવું, ફરી સમજાવવું, આખી વાત ફરી, આખી વાર્તા, પહેલેથી કહેવું, પહેલેથી સમજાવ* | sharuatthi, farithi kahevu, fari kahevu, aakhi vaat fari',
  yourPeople:
    'તમારામાંથી, તમારા કોઈ, તમારા માણસ*, તમારી ટીમના, તમારી બાજુ*, મશીન સાથે … નથી, બોટ સાથે … નથી, રોબોટ સાથે … નથી | tamaramathi, tamara koi, tamara manas*, tamari team na, machine sathe … nathi, bot sathe … nathi',
  whomToAsk:
    'કોને પૂછું, કોને પૂછવું, કોની સાથે વાત કરું, કોની સાથે વાત કરવી, કોને લખું, ક્યાં લખું, કોને મેઇલ*, ક્યાં મેઇલ*, કોનો સંપર્ક*, ક્યાં ફરિયાદ* | kone puchu, kone puchhu, koni sathe vaat karu, kone lakhu, kya lakhu, kone mail*, kono sampark*, kya fariyad*',
  hearIt:
    'અવાજ સાંભળ*, સાંભળીને જો*, સાંભળી જો*, જાતે સાંભળ* | avaj sambhal*, sambhaline jo*, sambhali jo*, jate sambhal*',
  whatDoYouDo: 'તમે કરો છો શું, તમે શું કરો છો, ખરેખર શું કરો | tame karo chho shu, tame shu karo chho',
  timesEach:
    'બે વાર, બે વખત, ત્રણ વાર, ત્રણ વખત, 2 વાર, 3 વાર, 2 વખત | be vaar, be var, be vakhat, tran vaar, 2 vaar',
  mustTake:
    'લેવો પડ*, લેવો જ પડ*, લેવું પડ*, લેવું જ પડ*, લેવાનો જ, ખરીદવો પડ*, ખરીદવું પડ* | levo pad*, levo j pad*, levu pad*, kharidvo pad*',
  aFee: 'ફી, ફીસ',
  halfAnswer:
    'અડધા … ઉપાડ*, અડધા … ઉઠાવ*, અડધા … ઊંચક*, અડધાં … ઉપાડ* | adadha … upad*, adhdha … upad*, addha … upad*',
  startsAnew:
    'ફરી કહેવું, ફરીથી કહેવું, ફરી બધું, ફરીથી બધું, ફરી શરૂ*, ફરીથી શરૂ*, ફરી પૂછ*, ફરીથી પૂછ*, પહેલેથી કહે*, શરૂઆતથી કહે*, નવેસરથી, fari kahevu, farithi kahevu, fari badhu, farithi badhu, fari sharu*, farithi sharu*, fari puch*, farithi puch*, pahelethi kahe*, navesarthi',
  whatAll:
    'શું શું કર*, શુ શુ કર*, શું કરી શક*, શું કરે, શું કરશે, શું કામ આવ*, શું મદદ*, કેવી રીતે મદદ*, શું ફાયદો | su su kar*, shu shu kar*, su kari shak*, shu kari shak*, su karse, shu karshe, su kare, shu kare, su kaam aav*, shu kaam aav*, su madad*, kevi rite madad*, kevi rite help*, su faydo, shu faydo',
}
