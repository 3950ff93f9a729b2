import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'ચોક્કસ, ખાતરી*, ખરેખર, પાકું, પાક્કું, પાકુ, સાચું કહો, સાચે, સાચું ને, બરાબર ને, સાચી વાત, સાચું, સાચેસાચ, કન્ફર્મ*, શ્યોર*, ગેરંટી*, સાચી વાત છે, સાચે જ, નક્કી, ખરું ને, બરોબર ને, ખરેખર ને, પાક્કું ને | chokkas, khatri, kharekhar, paku, pakku, sachu kaho, sache, sachu, sachi vaat, sachesach, chokas, chokkus, confirm ne, pakku ne, barabar ne, nakki, sachi vat, sache j, sacche, sachche, sachhe, barobar ne, kharu ne, saachu, saache, sachi vaat che, khatri che, khatri chhe',
  saidBefore:
    'એ જ વાત, એનું એ જ, ફરી એ જ, એકની એક વાત, એ જ જવાબ, એનું એ, ફરી એની એ*, આ તો કીધું, એ તો કહ્યું | e j vaat, fari e j, enu e j, eni e j*, aa to kidhu, e to kidhu, ek ni ek vaat',
  putOff:
    'વિચારી*, વિચાર કરી*, પછી કહીશ, પછી જણાવ*, ઘરે પૂછી*, પાર્ટનરને પૂછી*, પછી વાત કર*, જોઈને કહ* | vichari*, vichar kari*, pachi kahish, pachi janav*, ghare puchi*, pachi vaat kar*, pachhi kahish, joine kah*',
  content:
    'ઠીક લાગે, સારું લાગે, બરાબર લાગે, વાજબી છે, વાજબી લાગે, ખોટું નથી, સારું કહેવાય | thik lage, saru lage, vajbi che, vajbi lage, khotu nathi, saru kahevay',
  inVain:
    'હજી પણ, તોય, તો પણ, કરી ચૂક્ય*, કર્યો છતાં, કંઈ ન થયું, કંઈ ફાયદો નથી, કોઈ ફાયદો નથી | haji pan, to pan, kari chuky*, kai na thayu, koi faydo nathi',
  difference:
    'કેટલા ઓછા, કેટલું ઓછું, કેટલા વધારે, કેટલું વધારે, કેટલો ફેર, કેટલા રૂપિયા ઓછા, કેટલા રૂપિયા વધારે, કેટલો ફરક, કેટલો તફાવત, કેટલાનો ફરક, કેટલાનો તફાવત, ફરક કેટલો, કેટલું સસ્તું, કેટલા બચે, કેટલા બચ*, કેટલો ફાયદો, કેટલાનો ફેર, ફેર કેટલો, તફાવત કેટલો, કેટલું બચ*, કેટલા રૂપિયાનો ફેર*, કેટલું વધ*, કેટલા વધ* | ketlo farak, ketlo fark, ketlo tafavat, farak ketlo, ketla bache, ketlo fer, fer ketlo, ketla no fer, ketlu bache, ketlu bach*, ketlu ochhu, ketla ochha, ketla bach*, ketla no farak, ketla vadhare, ketla vadhu, ketlu vadhare, ketla rupiya no fer*, tafavat ketlo, ketlo faydo, ketlu ochu, ketla ocha',
  rest: 'બાકી*, બીજા બધા, બીજાં બધાં | baki*, bija badha',
  inWhich:
    'શેમાં, કયામાં, ક્યામાં, કયા પ્લાનમાં, કોનામાં, કયાવાળામાં, કયા પેકેજમાં, કયા વાળામાં, ક્યા પ્લાનમાં, કયામાંથી | shema, kayama, kya plan ma, kaya plan ma, kaya vala ma, kya vala ma, kaya package ma, kai ma, sema, kyama',
  forUs:
    'અમને, મને, અમારા*, મારા*, અમારે, મારે, અમારી*, અમારું, મારી*, આપણને | amne, mane, amara, mara, amare, mare, amara mate, mara mate, apanne, amaru, maru, amari',
  both: 'બંને*, બન્ને*, બેય*, બેઉ* | banne, bannema, bannenu, bey*, beu*, banne*, bane ma',
  twoOfThem: 'બે મહિનાન*, બે મહિના*, બેય*, બેઉ*, 2 મહિના* | be mahina*, bey, beu, bev',
  together:
    'મળીને, ભેગા*, ભેગું, ભેગુ, સરવાળો, મેળવીને, ભેગી, સાથે ગણીએ, સાથે ગણી*, ભેળવી* | maline, malee ne, bhega, bhegu, bhega kari*, sarvalo, bhegi, sathe gan*, bhegi kari*',
  inTotal: 'કુલ, ટોટલ, કુલ મળીને, બધું મળીને | kul, kul maline, badhu maline',
  keptHowLong:
    'કેટલા દિવસ … રાખ*, ક્યાં સુધી … રાખ*, કેટલો સમય … રાખ*, કેટલા વખત … રાખ*, કેટલા દિવસ … રહે*, કેટલો ટાઈમ … રાખ*, કેટલો ટાઈમ … સાચવ*, કેટલા દિવસ … સાચવ*, કેટલો વખત … રાખ*, કેટલા દિવસ … રે*, ક્યાં સુધી … સાચવ*, કેટલા દિવસ … હોય* | ketla divas … rakh*, kya sudhi … rakh*, ketlo samay … rakh*, ketla divas … rahe*, ketlo time … rakh*, ketlo time … sachav*, ketla divas … sachav*, ketlo vakhat … rakh*, kya sudhi … sachav*, ketla divas … hoy*, ketla diwas … rakh*',
  nobodyThere:
    'કોઈ ઉપાડતું નથી, કોઈ હોતું નથી, કોઈ નથી હોતું, ઉપાડવા કોઈ, કોઈ નથી ઉપાડતું, કોઈ હોય નહીં, કોઈ હોતું જ નથી, કોઈ હોતું, ઉપાડવાવાળું કોઈ*, ઉપાડવાવાળા કોઈ*, ઉપાડનાર કોઈ*, કોઈ ઉપાડનાર*, કોઈ ઉઠાવતું નથી, કોઈ નથી હોતુ | koi upadtu nathi, koi hotu nathi, koi nathi hotu, upadva koi, koi nathi upadtu, koi hoy nahi, upadvavalu koi*, upadnar koi*, koi upadnar*, koi uthavtu nathi, phone upadva koi*, koi hotu j nathi',
  its: 'એનો, એની, એનું, એના, તેનો, તેની, તેનું, એનો ભાવ, તેના, એવાળા*, પેલાનો, પેલાની | eno, eni, enu, teno, teni, tenu, ena, tena, pelano, pelani, e vala no',
  sunday: 'રવિવાર* | ravivar*',
  saturday: 'શનિવાર* | shanivar*',
  weekend: 'વીકએન્ડ*, વીકેન્ડ* | ',
  closed:
    'બંધ*, રજા*, સિવાય, નહીં, નથી | bandh, sivay, nathi, raja che, raja chhe, raja hoy, rajana divase',
  twice: 'બમણ*, ડબલ, બે ગણ* | bamn*, baman*, be gan*, double*',
  thrice: 'ત્રણ ગણ*, ત્રણગણ*, ત્રિપલ | tran gan*, trangan*, triple',
  half: 'અડધ*, અરધ* | adadh*, ardh*, adhdh*, addhu, aradh*',
  hours: 'કલાક* | kalak*',
  more: 'વધુ, વધારે, વધારાન* | vadhu, vadhare, vadharan*, vadhi*',
  another: 'બીજી, બીજા, હજી | biji, bija, haji',
  onTop: 'વધુ, વધારે, વધે, વધી*, ઉપરથી | vadhu, vadhare, vadhe, vadhi*',
  lessBy: 'ઓછ*, ઓછી, ઘટ* | och*, ghate, ghatade',
  rises: 'વધ* | vadh*',
  falls: 'ઓછ*, ઘટ* | och*, ghat*',
  aThird: 'ત્રીજા ભાગ*',
  branch:
    'શાખા*, દુકાન*, ક્લિનિક*, કાઉન્ટર*, હોટેલ*, ઓફિસ*, બ્રાન્ચ*, આઉટલેટ*, દવાખાન* | shakha, dukan*, branch*, outlet*, davakhan*, office ma',
  perCall:
    'એક કોલ*, દરેક કોલ*, પ્રતિ કોલ*, એક ઓર્ડર*, દરેક ઓર્ડર*, એક ફોન*, કોલ દીઠ, ફોન દીઠ, દરેક ફોન*, એક બુકિંગ*, કોલદીઠ | ek call*, darek call*, ek order*, call dith, phone dith, ek phone*, darek phone*, ek booking*',
  perDay:
    'રોજના, રોજનો, એક દિવસ*, દિવસના, દરરોજ*, રોજનું, દિવસ દીઠ, રોજ | rojna, rojno, divas na, rojnu, divas dith, ek divas*, darroj*',
  comesTo: 'થાય, પડ*, ખર્ચ* | thay, pad*, kharch*',
  averageMinute: 'સરેરાશ … મિનિટ*, મિનિટ … સરેરાશ | sareras … minute*, average … minit*',
  extraAlone:
    'ફક્ત વધારાન*, વધારાની મિનિટ કેટલી, કેટલી વધારાની, વધારાના કેટલા, ખાલી વધારાન*, માત્ર વધારાન*, ફક્ત એક્સ્ટ્રા, ખાલી એક્સ્ટ્રા, એક્સ્ટ્રા કેટલી, વધારાની કેટલી, કેટલી એક્સ્ટ્રા | fakt vadharan*, khali vadharan*, matra vadharan*, khali extra, fakt extra, extra ketli, vadharani ketli, ketli extra, ketli vadharani, extra minute ketli',
  leftOver: 'બાકી, બચ*, વધેલ*, વપરાય નહીં*, વધે* | baki, bach*, vadhel*',
  wholeYear:
    'આખા વર્ષ*, વર્ષે, વર્ષના, વર્ષનો, વર્ષનું, એક વર્ષ*, વર્ષભર*, આખા વરસ*, આખું વર્ષ*, આખું વરસ*, વરસે, વરસના, વરસનો, એક વરસ*, બાર મહિના*, વાર્ષિક | akha varsh*, varshe, varshna, ek varsh*, akha varas*, aakha varas*, aakha varsh*, aakhu varsh*, varase, varas na, varas no, ek varas*, bar mahina*, varshik, varsh na, varsh no',
  there:
    'એમાં, તેમાં, એના પર, તેના માટે, એના માટે, ત્યાં, એમાંય, તેના પર, એની અંદર, એવાળામાં, ઇ પ્લાનમાં, પેલામાં, એની ઉપર | ema, tema, ena par, ena mate, tya, tyaa, eni andar, tena par, pelama, e vala ma, eni par, e plan ma',
  reducedBy:
    'કેટલું ઘટ*, કેટલું ડિસ્કાઉન્ટ, કેટલી છૂટ, કેટલું ઓછું કર્ય*, કેટલા ઓછા કર્ય* | ketlu ghat*, ketlu discount, ketli chhut',
  thosePeople:
    'એ લોકો*, મારા સ્ટાફ*, મારો માણસ, મારા માણસ*, અમારો માણસ, અમારો છોકરો, અમારી છોકરી, મારો છોકરો, મારી છોકરી, છોકરાને, છોકરીને | maro manas, mara manas*, amaro manas, amaro chhokro, amari chhokri, maro chhokro, mari chhokri, chhokrane, chhokrine, chokrane, chokrine',
  moreThan:
    'કરતાં વધુ, કરતા વધારે, થી વધુ, થી વધારે, કરતાં વધારે, થી વધી, થી ઉપર, કરતાં ઉપર, થી વધ*, મિનિટથી વધારે, મિનિટથી વધુ, મિનિટ કરતાં વધારે | karta vadhu, thi vadhu, thi vadhare, karta vadhare, thi upar, thi vadhi*, minitthi vadhare, minutethi vadhare',
  sayIn:
    'કહો, કહેજો, કહી દો, કહેશો, બોલો, લખો, લખી*, લખશો, જવાબ આપ*, ફરી, હવે, હવેથી, સમજાવ*, જણાવો, મોકલ*, કહેશો ને, બોલજો, લખજો, જણાવજો, આપો, અનુવાદ*, કઈ દો, કહોને | kaho, kahejo, kahesho, bolo, lakho, lakhi*, lakhsho, jawab aapo, javab aapo, fari, havethi, samjavo, janavo, kaho ne, boljo, lakhjo, janavjo, kahi do, kai do, samjav*, anuvad*',
  script: 'લિપિ*, અક્ષર*, લખાણ*, ગુજરાતી લિપિ* | lipi*, akshar*, lakhan*',
  latinLetters: '',
  same: 'આ જ, એ જ, આજ વાત, આ વાત, આ હિસાબ, આને, એટલી જ, આટલી જ, એટલા જ, એનું એ જ, એ ની એ, આ જ હિસાબ, એટલી, આટલું જ, એટલું જ, એની એ જ | aa j, e j, aa vaat, aaj vaat, etli j, aatli j, ej, aaj, eni e j, etla j, atli j, atla j, e hisab*, aa hisab*',
  thatBill:
    'એ બિલ, તે બિલ, બીજું બિલ, બીજા બિલ*, પહેલું બિલ, પહેલા બિલ*, એ જ બિલ, એટલી મિનિટ*, એટલી જ મિનિટ*, એ મિનિટ*, છેલ્લું બિલ, છેલ્લા બિલ*, પેલું બિલ, પેલા બિલ* | biju bill, bija bill*, pahelu bill, etli minit*, etli j minit*, pelu bill, chhellu bill, e bill*, pehlu bill',
  thatPlan:
    'એ પ્લાન*, તે પ્લાન*, એ જ પ્લાન*, આ પ્લાન*, એવાળા પ્લાન*, પેલા પ્લાન*, તે જ પ્લાન* | e j plan*, ej plan*, e plan*, aa plan*, pela plan*, te plan*',
  whatIf:
    'જો, ધારો કે, ધારી લો, માની લો, માનો કે, ધારો, સમજો કે, ધારીએ કે | dharo ke, dhari lo, mani lo, mano ke, samjo ke, dharie ke',
  insideFree:
    'મફત મિનિટ* … અંદર, ફ્રી મિનિટ* … અંદર, મફત મિનિટોમાં જ, ફ્રી મિનિટોમાં જ, મફત મિનિટ* … માં જ, ફ્રી મિનિટમાં જ | mafat minit* … andar, free minit* … andar, free minute ma j, mafat minute ma j, free minit ma j, free minute* … andar, mafat minute* … andar',
  apartFrom:
    'પૈસા સિવાય, કિંમત સિવાય, મિનિટ સિવાય, મિનિટો સિવાય, પૈસા ઉપરાંત, ભાવ સિવાય, મિનિટ ઉપરાંત, કિંમત ઉપરાંત | paisa sivay, kimat sivay, minit sivay, bhav sivay, minute sivay, paisa uparant',
  sharing:
    'એક જ … પ્લાન*, ભેગા, ભેગું, ભેગી, શેર, સાથે વાપર*, વહેંચી* | ek j … plan, bhega, bhegi, sathe vapar*, vahenchi*, share',
  ownPlan: 'પોતપોતા*, પોતાનો, અલગ અલગ, અલગ પ્લાન, જુદા જુદા | potpota*, potano, juda juda',
  cannotRead:
    'નથી આવડતું, નથી આવડતી, આવડતું નથી, આવડતી નથી, સમજાતું નથી, નથી સમજાતું, વાંચતા નથી, નથી વાંચ*, નથી સમજ*, નથી જાણ*, નથી આવડ*, ખબર નથી પડતી, ન આવડે, નહીં આવડે, વાંચી શકતા નથી | nathi aavad*, nathi avad*, aavadtu nathi, samjatu nathi, vanchta nathi, na aavde, nahi aavde, vanchi sakta nathi, khabar nathi padti, na avde',
  correction:
    'કરો, કરી દો, ભૂલ થઈ*, ભૂલથી, ભૂલ છે, કહેવું હતું, બોલવું હતું, લખવું હતું, કહેવાનું હતું, ખોટું કહ્યું, ખોટું લખ*, એટલે કે, ખરેખર તો, ના ના, સોરી, માફ કરજો, માફ કરશો, ખોટું બોલ*, ભૂલી ગયો, ભૂલી ગઈ, ભૂલ થઇ*, ના રે, અરે ના, ખોટો આંકડો, કહેવા માગ*, કહેવા માંગ* | karo, kari do, bhul thai*, bhulthi, kahevu hatu, bolvu hatu, lakhvu hatu, kahevanu hatu, khotu kahyu, khotu lakh*, na na, maaf karsho, khotu bol*, bhul thay*, are na, na re, kehvu hatu, kehvanu hatu, kaheva mag*, kaheva mang*, sorry, lakhvanu hatu',
  hireInstead:
    'છોકરી રાખ*, છોકરો રાખ*, છોકરા … રાખ*, માણસ રાખ*, માણસ જ રાખ*, કોઈને રાખ*, કામે રાખ*, નોકર* રાખ*, માણસ મળી*, છોકરો મળી*, માણસને રાખ*, એક છોકર* રાખ*, છોકરા રાખ* | chhokri rakh*, chokri rakh*, chhokro rakh*, manas rakh*, koine rakh*, kame rakh*, manas mali*, chhokro mali*, manas j rakh*, chokro rakh*, ek manas rakh*, manas raakh*',
  tooMuch:
    'બહુ વધારે, વધારે પૈસા, બહુ પૈસા, ઘણા પૈસા, આટલા બધા, આટલા પૈસા, ખિસ્સા*, બજેટ બહાર, બજેટની બહાર, મોંઘ*, પોસાતું નથી, પોસાય નહીં, પોસાય એમ નથી, નહીં પોસાય, ન પોસાય, પરવડતું નથી, પરવડે નહીં, નહીં પરવડે, ન પરવડે, વધારે કહેવાય, વધારે છે, વધુ કહેવાય, બહુ મોંઘ*, બહુ થાય, બહુ થઈ ગયા, બહુ થઈ ગયું, વધારે લાગે*, બહુ લાગે*, મારા ગજા*, ગજા બહાર*, આપી શકું એમ નથી, આપણને ન પોસાય, ભારે પડ*, ઘણું કહેવાય, બહુ કહેવાય | bahu vadhare, vadhare paisa, bahu paisa, ghana paisa, aatla badha, atla badha, khissa*, budget bahar, mongh*, posatu nathi, posay nahi, nahi posay, parvadtu nathi, parvade nahi, nahi parvade, vadhare kahevay, vadhare che, vadhare chhe, bahu thay, bahu thai gaya, bahu thai gayu, vadhare lage*, bahu lage*, maru gaju*, gaja bahar*, na posay, posay em nathi, bhare pad*, bahu kahevay, ghanu kahevay, nai posay, na parvade, nai parvade',
  howSo:
    'થયા કેવી રીતે, થયું કેવી રીતે, આવ્યા કેવી રીતે, આટલા કેવી રીતે, આટલું કેવી રીતે, કેવી રીતે થયા, કેવી રીતે થયું, કેવી રીતે આવ્યા, હિસાબ કેવી રીતે, કેવી રીતે કર્યો, કેવી રીતે ગણ્ય*, આટલા કેમ, આટલું કેમ, આટલા બધા કેમ, હિસાબ સમજાવ*, હિસાબ બતાવ*, એ કેવી રીતે, આ કેવી રીતે, કેવી રીતે આવ્યુ*, કેવી રીતે મળ્યુ*, કઈ રીતે, કેવી રીતે આવ્યો, કેવી રીતે આવ્યાં, કેમ આટલા*, કેમ આટલું*, કેવી રીતે બન્ય*, કઈ રીતે*, ક્યાંથી આવ્ય*, શી રીતે*, હિસાબ કહો*, હિસાબ આપો*, ગણતરી સમજાવ*, ગણતરી બતાવ*, ગણતરી કેવી રીતે*, કેવી રીતે નીકળ*, એમ કેમ, એ કેમ, એવું કેમ, આટલો કેમ, આટલી કેમ, ગણીને બતાવ* | aatla kevi rite, atla kevi rite, kevi rite thaya, kevi rite thayu, kevi rite aavya, hisab kevi rite, kevi rite karyo, aatla kem, atla kem, aatlu kem, hisab samjav*, hisab batav*, e kevi rite, aa kevi rite, kevi rite aavyu, kevi rite malyu, kai rite, kem atla*, kem aatla*, kem atlu*, kem aatlu*, kevi rite avyu, kevi rite avya, kevi rite banyu, kyathi aavy*, kyathi avy*, shi rite*, hisab kaho*, hisab aapo*, ganatri samjav*, ganatri batav*, ganatri kevi*, em kem, e kem, evu kem, atlo badho kem, ganine batav*, kai rite thay*, kevi rite nikl*, atlu badhu kem, atla badha kem, aatla badha kem',
  goAhead:
    'કરાવી આપો, કરાવી દો, કરી દો, કરી આપો, કરો, ગોઠવી*, ચાલો કરીએ, બુક કર*, ચાલુ કરો, ચાલુ કરી દો, કરી નાખો | karavi aapo, karavi do, kari do, kari aapo, karo, gothvi*, book kar*, chalu karo, chalu kari do, kari nakho',
  pester:
    'વારંવાર ફોન, વારંવાર કોલ, વારેવારે, રોજ ફોન, રોજ કોલ, રોજ રોજ, હેરાન … નહીં, હેરાન … કરો, હેરાન … કરશો, પાછળ પડ*, ફરી ફરી ફોન, ફરી ફરી કોલ, હેરાન*, વારેઘડીએ*, વારે ઘડીએ*, રોજેરોજ*, ફોન કર કર*, દરરોજ ફોન, માથું ખા* | varamvar, vare vare, roj phone, roj call, roj roj, heran … nahi, heran … karo, heran … karsho, fari fari, vare ghadie*, rojeroj*, phone kar kar*, darroj phone, mathu kha*, heran karsho*, heran karo*, vaare vaare',
  first:
    'પહેલો*, પહેલું*, પહેલા વાળ*, પ્રથમ, એક નંબર*, પહેલાવાળ*, પેલો નંબર, પહેલામાં, પહેલાનો, પહેલાની | pahelo, pehlo, pahela vala, pahelu, pehlu, pahelama, pehla vala*, pahelano, ek number',
  second:
    'બીજો, બીજું, બીજા વાળ*, બીજાનો, બીજાની, બીજામાં, બે નંબર*, બીજાવાળ*, બીજા નંબર*, બીજીવાળ*, વચ્ચેનો, વચ્ચેવાળ* | bijo, biju, bija vala*, bijano, bijama, be number, bijavala*, bija number*, vachche vala*, vachhe no, vacche vala*, bijani',
  third:
    'ત્રીજો, ત્રીજું, ત્રીજા*, છેલ્લો, છેલ્લું, છેલ્લા*, ત્રણ નંબર*, ત્રીજી, છેલ્લી | trijo, triju, trija*, chhello, chello, chhella*, chella*, triji, tran number, chelli, chelo, chela*',
  smaller:
    'નાના પ્લાન*, નાનો પ્લાન, નાના વાળ*, નાનામાં, નાનો વાળ*, સસ્તા વાળ*, નાનાવાળ*, સસ્તાવાળ*, સસ્તો પ્લાન*, સસ્તા પ્લાન* | nana plan*, nano plan, nana vala*, nanama, nanavala*, sastavala*, sasta vala*, sasta plan*, sasto plan*, nano vala*',
  bigger:
    'મોટા પ્લાન*, મોટો પ્લાન, મોટા વાળ*, મોટામાં, મોટાવાળ*, મોંઘા વાળ*, મોંઘાવાળ*, મોંઘો પ્લાન*, ઉપરવાળ*, ઉપરના પ્લાન* | mota plan*, moto plan, mota vala*, motavala*, motama, moto vala*, mongha vala*, upar vala*, uparvala*, upar na plan*',
  biggest:
    'સૌથી, ત્રીજો, ત્રીજા, મોટી કંપની, બધાથી, ત્રીજી, ટોપ | sauthi, sau thi, trijo, trija, badhathi, triji, sauthi moto',
  forLess:
    'આનાથી સસ્ત*, એનાથી સસ્ત*, આનાથી ઓછ*, એનાથી ઓછ*, આથી સસ્ત*, કંઈ સસ્ત*, સસ્તામાં, આનાથી નીચે*, એથી ઓછ*, એથી સસ્ત*, આથી ઓછ*, હજી સસ્ત*, હજી ઓછ*, ઓછામાં, થોડું સસ્ત*, સસ્તું કંઈ*, સસ્તું કઈ* | aanathi sast*, enathi sast*, enathi ochh*, kai sast*, sastama, aanathi och*, anathi sast*, anathi och*, enathi och*, haji sast*, ochama, sastu kai*, thodu sast*, aathi sast*',
  whichPays:
    'કયો સસ્તો, કયું સસ્તું, શેમાં ફાયદો, કયો ફાયદા*, કયો સારો, કયો લઉં, સસ્તો કયો, ફાયદો શેમાં, કયો ઓછ*, શેમાં ઓછ*, કયામાં ઓછ*, કયામાં ફાયદો, કયું સારું, કયું ઓછું, સસ્તું કયું, કયો પોસાય, કયું પોસાય, સસ્તું શું | kayo sasto, shema faydo, kayo saro, kayo lau, sasto kayo, kayu sastu, kya sastu, shema och*, kayama faydo, kayu saru, kayu ochu, sastu kayu, kayo posay, kayu posay, kyo saro, kyo sasto',
  when: 'ક્યારે, ક્યાં સુધી*, કેટલા દિવસમાં, કેટલા વાગ્યે, આજે, આજે જ, કાલે, ક્યાર સુધી*, કેટલા દિવસ*, કેટલી વાર*, કેટલા કલાક*, કેટલા ટાઈમ*, હમણાં જ, કઈ તારીખે | kyare, kya sudhi*, kyan sudhi*, ketla divasma, aaje, ketla divas*, ketli var*, ketla kalak*, ketla time*, kale, kyar sudhi*, ketla vage, ketla vagye',
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
    'મેલ કર્યો, મેઇલ કર્યો, ઈમેલ કર્યો, ઇમેઇલ કર્યો, મેલ મોકલ*, મેઇલ મોકલ*, ફોર્મ ભર્યું, ફોર્મ ભરી*, ફોર્મ મોકલ*, ડેમો માંગ*, ડેમો માગ*, કોલ માંગ*, કોલ માગ*, નંબર આપ્યો, લખ્યું હતું, ફોર્મ ભર્યો, ફોર્મ ભરેલ*, ફોર્મ આપ્ય*, મેસેજ કર્ય*, સંપર્ક કર્ય*, મેઈલ કર્યો, મેઈલ મોકલ*, ઈમેઈલ કર્યો, ઇમેલ કર્યો, નંબર આપેલ*, નંબર નાખ્ય*, ડેમો મંગાવ*, કોલ મંગાવ* | mail karyo, email karyo, mail mokl*, form bharyu, form bhari*, form mokl*, demo mang*, demo mag*, call mangyo, number aapyo, number apyo, lakhyu hatu, form bharel*, form bharyo, form aapy*, form apy*, message kary*, sampark kary*, mail karel*, number aapel*, number nakhy*, call mangav*, call mag*, form fill kary*',
  noAnswer:
    'જવાબ નથી, જવાબ ન આવ્યો, જવાબ આવ્યો નથી, જવાબ મળ્યો નથી, રિપ્લાય નથી, ફોન આવ્યો નથી, કોલ આવ્યો નથી, આવ્યો જ નથી, આવ્યો જ નહીં, આવ્યો નહીં, આવ્યો નથી, કોઈએ ફોન નથી, કોઈનો ફોન નથી, કંઈ થયું નથી, કોઈએ પાછો ફોન*, કોઈનો ફોન*, કોઈએ કોલ ન*, જવાબ જ નથી, જવાબ નથી આવ્યો, જવાબ નથી મળ્યો, જવાબ ન મળ્યો, કોઈ જવાબ*, ફોન ન આવ્યો, ફોન નથી આવ્યો, કોલ નથી આવ્યો, કોલ ન આવ્યો, કોઈએ કર્યો નથી, કોઈ બોલ્યું નથી, કોઈએ સંપર્ક*, કશું થયું નથી, કોઈએ પૂછ્યું* | javab nathi, javab na avyo, javab aavyo nathi, javab malyo nathi, reply nathi, phone aavyo nathi, call aavyo nathi, aavyo j nathi, avyo j nathi, aavyo nahi, koie phone nathi, kai thayu nathi, koie pacho phone*, koi no phone*, koino phone*, javab nathi aavyo, jawab nathi*, jawab na*, koi javab*, koi jawab*, phone nathi aavyo, phone na aavyo, call nathi aavyo, call na aavyo, koie karyo nathi, koie sampark*, kashu thayu nathi, koie phone*, koie call*, javab na malyo, koi bolyu nathi, haji javab*, haju javab*, haji jawab*',
  fromTheStart:
    'શરૂઆતથી, ફરીથી કહેવું, ફરી કહેવું, ફરી સમજાવવું, આખી વાત ફરી, આખી વાર્તા, પહેલેથી કહેવું, પહેલેથી સમજાવ*, પહેલેથી*, નવેસરથી, બધું ફરી*, ફરી બધું*, પાછું બધું*, ફરીવાર કહેવ* | sharuatthi, farithi kahevu, fari kahevu, aakhi vaat fari, pahelethi*, navesarthi, badhu fari*, fari badhu*, pachu badhu*, farithi kehvu*, fari kehvu*, sharuat thi*',
  yourPeople:
    'તમારામાંથી, તમારા કોઈ, તમારા માણસ*, તમારી ટીમના, તમારી બાજુ*, મશીન સાથે … નથી, બોટ સાથે … નથી, રોબોટ સાથે … નથી, તમારા લોકો*, તમારું કોઈ, તમારી ટીમ*, તમારા તરફથી*, તમારા સ્ટાફ*, રોબોટ જોડે … નથી, મશીન જોડે … નથી, બોટ જોડે … નથી, તમારા મેનેજર* | tamaramathi, tamara koi, tamara manas*, tamari team na, machine sathe … nathi, bot sathe … nathi, tamara loko*, tamaru koi, tamari team*, tamara taraf*, tamara staff*, machine jode … nathi, bot jode … nathi, robot jode … nathi, tamara manager*',
  whomToAsk:
    'કોને પૂછું, કોને પૂછવું, કોની સાથે વાત કરું, કોની સાથે વાત કરવી, કોને લખું, ક્યાં લખું, કોને મેઇલ*, ક્યાં મેઇલ*, કોનો સંપર્ક*, ક્યાં ફરિયાદ*, કોની જોડે વાત*, કોને ફોન કર*, કોને પૂછ*, કોની પાસે*, ક્યાં પૂછ*, ક્યાં લખ*, કોને લખ*, ક્યાં સંપર્ક* | kone puchu, kone puchhu, koni sathe vaat karu, kone lakhu, kya lakhu, kone mail*, kono sampark*, kya fariyad*, koni jode vaat*, kone phone kar*, kone puch*, koni pase*, kya puch*, kya lakh*, kone lakh*, kya sampark*',
  hearIt:
    'અવાજ સાંભળ*, સાંભળીને જો*, સાંભળી જો*, જાતે સાંભળ*, સાંભળવ*, એક વાર સાંભળ*, અવાજ કેવો | avaj sambhal*, sambhaline jo*, sambhali jo*, jate sambhal*, sambhalv*, ek var sambhal*, sambhli jo*, avaj kevo, sambhdi jo*',
  whatDoYouDo:
    'તમે કરો છો શું, તમે શું કરો છો, ખરેખર શું કરો, તમે શું કામ કરો, તમારું કામ શું, તમે લોકો શું કર* | tame karo chho shu, tame shu karo chho, tame su karo, tame karo cho su, tamaru kam su, tame loko su kar*, tame su kam karo, tame karo chho su',
  timesEach:
    'બે વાર, બે વખત, ત્રણ વાર, ત્રણ વખત, 2 વાર, 3 વાર, 2 વખત, બેવાર, ત્રણવાર, 3 વખત | be vaar, be var, be vakhat, tran vaar, 2 vaar, bevar, tran var, 3 vaar, 2 var',
  mustTake:
    'લેવો પડ*, લેવો જ પડ*, લેવું પડ*, લેવું જ પડ*, લેવાનો જ, ખરીદવો પડ*, ખરીદવું પડ*, લેવું જરૂરી, લેવો જરૂરી, ફરજિયાત*, અપગ્રેડ કરવ* | levo pad*, levo j pad*, levu pad*, kharidvo pad*, levo jaruri, levu jaruri, levanu j, levano j, farajiyat*, upgrade karv*, levu j pad*',
  aFee: 'ફી, ફીસ',
  halfAnswer:
    'અડધા … ઉપાડ*, અડધા … ઉઠાવ*, અડધા … ઊંચક*, અડધાં … ઉપાડ* | adadha … upad*, adhdha … upad*, addha … upad*',
  startsAnew:
    'ફરી કહેવું, ફરીથી કહેવું, ફરી બધું, ફરીથી બધું, ફરી શરૂ*, ફરીથી શરૂ*, ફરી પૂછ*, ફરીથી પૂછ*, પહેલેથી કહે*, શરૂઆતથી કહે*, નવેસરથી, fari kahevu, farithi kahevu, fari badhu, farithi badhu, fari sharu*, farithi sharu*, fari puch*, farithi puch*, pahelethi kahe*, navesarthi, પાછું કહેવ*, પાછું બધું*, ફરીવાર કહેવ*, બધું ફરી*, ફરી સમજાવ*, pachu kehvu*, pachu badhu*, fari kehv*, farithi kehv*, badhu fari*, fari samjav*, farivar keh*',
  whatAll:
    'શું શું કર*, શુ શુ કર*, શું કરી શક*, શું કરે, શું કરશે, શું કામ આવ*, શું મદદ*, કેવી રીતે મદદ*, શું ફાયદો, શું કામનું, શું ઉપયોગ*, કેવી રીતે ઉપયોગી*, શું કામ કર*, શું શું થ*, શું હેલ્પ*, કઈ રીતે મદદ* | su su kar*, shu shu kar*, su kari shak*, shu kari shak*, su karse, shu karshe, su kare, shu kare, su kaam aav*, shu kaam aav*, su madad*, kevi rite madad*, kevi rite help*, su faydo, shu faydo, su kamnu, su upyog*, shu upyog*, kevi rite upyogi*, su su thay*, kai rite madad*, su help*, su kari aap*',
}
