import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'ચોક્કસ, ખાતરી*, ખરેખર, પાકું, પાક્કું, પાકુ, સાચું કહો, સાચે, સાચું ને, બરાબર ને | chokkas, khatri, kharekhar, paku, pakku, sachu kaho, sache',
  saidBefore: 'એ જ વાત, એનું એ જ, ફરી એ જ, એકની એક વાત, એ જ જવાબ | e j vaat, fari e j, enu e j',
  putOff:
    'વિચારી*, વિચાર કરી*, પછી કહીશ, પછી જણાવ* | vichari*, vichar kari*, pachi kahish, pachi janav*',
  content: 'ઠીક લાગે, સારું લાગે, બરાબર લાગે | thik lage, saru lage',
  inVain:
    'હજી પણ, તોય, તો પણ, કરી ચૂક્ય*, કર્યો છતાં, કંઈ ન થયું, કંઈ ફાયદો નથી, કોઈ ફાયદો નથી | haji pan, toy, to pan, kari chuky*, kai na thayu, koi faydo nathi',
  difference:
    'કેટલો ફરક, કેટલો તફાવત, કેટલાનો ફરક, કેટલાનો તફાવત, ફરક કેટલો, કેટલું સસ્તું, કેટલા બચે | ketlo farak, ketlo fark, ketlo tafavat, farak ketlo, ketla bache',
  rest: 'બાકી*, બીજા બધા | baki*',
  inWhich: 'શેમાં, કયામાં, ક્યામાં, કયા પ્લાનમાં, કોનામાં | shema, kayama, kya plan ma, kaya plan ma',
  forUs: 'અમને, મને, અમારા*, મારા*, અમારે, મારે | amne, mane, amara, mara, amare, mare',
  both: 'બંને*, બન્ને* | banne, bane',
  sunday: 'રવિવાર* | ravivar*',
  saturday: 'શનિવાર* | shanivar*',
  weekend: 'વીકએન્ડ*, વીકેન્ડ* | ',
  closed: 'બંધ*, રજા*, સિવાય, નહીં, નથી | bandh, raja, sivay, nathi',
  twice: 'બમણ*, ડબલ | bamn*, baman*',
  thrice: 'ત્રણ ગણ* | tran gan*',
  half: 'અડધ* | adadh*, ardh*',
  hours: 'કલાક* | kalak*',
  more: 'વધુ | vadhu',
  another: '',
  moreThan: 'કરતાં વધુ, કરતા વધારે, થી વધુ | karta vadhu, thi vadhu',
  sayIn:
    'કહો, કહેજો, કહી દો, કહેશો, બોલો, લખો, લખી*, લખશો, જવાબ આપ*, ફરી, હવે, હવેથી, સમજાવ*, જણાવો, મોકલ* | kaho, kahejo, kahesho, bolo, lakho, lakhi*, lakhsho, jawab aapo, javab aapo, fari, have, havethi, samjavo, janavo',
  script: 'લિપિ*, અક્ષર* | lipi*, akshar*',
  latinLetters: '',
  same: 'આ જ, એ જ, આજ વાત, આ વાત, આ હિસાબ, આને, એટલી જ, આટલી જ, એટલા જ | aa j, e j, aa vaat, aaj vaat, etli j, aatli j',
  cannotRead:
    'નથી આવડતું, નથી આવડતી, આવડતું નથી, આવડતી નથી, સમજાતું નથી, નથી સમજાતું, વાંચતા નથી, નથી વાંચ*, નથી સમજ*, નથી જાણ* | nathi aavad*, nathi avad*, aavadtu nathi, samjatu nathi, vanchta nathi',
  correction:
    'ભૂલ થઈ*, ભૂલથી, ભૂલ છે, કહેવું હતું, બોલવું હતું, લખવું હતું, કહેવાનું હતું, ખોટું કહ્યું, ખોટું લખ*, મતલબ, એટલે કે, ખરેખર તો, ના ના, સોરી, માફ કરજો | bhul thai*, bhulthi, kahevu hatu, bolvu hatu, lakhvu hatu, kahevanu hatu, khotu kahyu, khotu lakh*, na na',
  hireInstead:
    'છોકરી રાખ*, છોકરો રાખ*, છોકરા … રાખ*, માણસ રાખ*, માણસ જ રાખ*, કોઈને રાખ*, કામે રાખ*, નોકર* રાખ* | chhokri rakh*, chokri rakh*, chhokro rakh*, manas rakh*, koine rakh*, kame rakh*',
  tooMuch:
    'પોસાય*, પરવડ*, બહુ વધારે, વધારે પૈસા, બહુ પૈસા, ઘણા પૈસા, આટલા બધા, આટલા પૈસા, ખિસ્સા*, બજેટ બહાર, બજેટની બહાર, મોંઘ* | posay*, parvad*, bahu vadhare, vadhare paisa, bahu paisa, ghana paisa, aatla badha, atla badha, khissa*, budget bahar, mongh*',
  howSo:
    'આટલા કેવી રીતે, આટલું કેવી રીતે, કેવી રીતે થયા, કેવી રીતે થયું, કેવી રીતે આવ્યા, હિસાબ કેવી રીતે, કેવી રીતે કર્યો, કેવી રીતે ગણ્ય*, આટલા કેમ, આટલું કેમ, આટલા બધા કેમ, હિસાબ સમજાવ*, હિસાબ બતાવ* | aatla kevi rite, atla kevi rite, kevi rite thaya, kevi rite thayu, kevi rite aavya, hisab kevi rite, kevi rite karyo, aatla kem, atla kem, aatlu kem, hisab samjav*, hisab batav*',
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
  forLess:
    'આનાથી સસ્ત*, એનાથી સસ્ત*, આનાથી ઓછ*, એનાથી ઓછ*, આથી સસ્ત*, કંઈ સસ્ત*, સસ્તામાં | aanathi sast*, enathi sast*, enathi ochh*, kai sast*, sastama',
  whichPays:
    'કયો સસ્તો, કયું સસ્તું, શેમાં ફાયદો, કયો ફાયદા*, કયો સારો, કયો લઉં, સસ્તો કયો, ફાયદો શેમાં | kayo sasto, shema faydo, kayo saro, kayo lau, sasto kayo',
  when: 'ક્યારે, ક્યાં સુધી*, કેટલા દિવસમાં, કેટલા વાગ્યે | kyare, kya sudhi*, kyan sudhi*, ketla divasma',
  roughly: 'અંદાજ*, લગભગ, આશરે | andaj*, lagbhag, aashre',
  despair:
    'હું મરી જાઉં, મારા વગર બધા, જીવવાનો … અર્થ, જીવવાનું … કારણ, જીવવામાં … અર્થ, જીવવાની ઇચ્છા નથી, જીવવું નથી, જીવીને શું, જિંદગીથી થાક*, જીવનથી થાક*, જિંદગીથી કંટાળ*, બોજ બની*, બોજ છું, બોજો બની*, બધું … પૂરું કરી*, બધું … ખતમ કરી*, મારી જાતને ખતમ, સહન નથી થતું, હવે સહેવાતું નથી, કોઈ આશા નથી, કોઈ રસ્તો નથી રહ્યો | hu mari jau, jivvano … arth, jivvanu … karan, jivvama … arth, jivvani iccha nathi, jivvu nathi, jivine shu, jindagithi thak*, jindagithi kantal*, bojh bani*, boj bani*, badhu … puru kari*, badhu … khatam kari*, sahan nathi thatu, koi asha nathi',
  withoutMe: 'હું ન હોઉં, હું ના હોઉં, હું નહીં હોઉં, મારા વગર | hu na hou, hu nahi hou, mara vagar',
  fromTheStart:
    'શરૂઆતથી, પહેલેથી, ફરીથી કહેવું, ફરી કહેવું, ફરી સમજાવવું, આખી વાત ફરી, આખી વાર્તા | sharuatthi, pahelethi, farithi kahevu, fari kahevu, aakhi vaat fari',
  yourPeople:
    'તમારામાંથી, તમારા કોઈ, તમારા માણસ*, તમારી ટીમના, તમારી બાજુ* | tamaramathi, tamara koi, tamara manas*, tamari team na',
  hearIt:
    'અવાજ સાંભળ*, સાંભળીને જો*, સાંભળી જો*, જાતે સાંભળ* | avaj sambhal*, sambhaline jo*, sambhali jo*, jate sambhal*',
  whatDoYouDo: 'તમે કરો છો શું, તમે શું કરો છો, ખરેખર શું કરો | tame karo chho shu, tame shu karo chho',
  timesEach:
    'બે વાર, બે વખત, ત્રણ વાર, ત્રણ વખત, 2 વાર, 3 વાર, 2 વખત | be vaar, be var, be vakhat, tran vaar, 2 vaar',
}
