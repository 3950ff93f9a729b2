import type { Words } from '../words.ts'

export const words: Words = {
  'how-much': 'કેટલ|કેટલા|કેટલી|કેટલો|કેટલું|કેટલાં|ketla|ketli|ketlo|ketlu|કેટલામાં',
  'how-long':
    'કેટલો સમય|કેટલા દિવસ|કેટલી વાર|ક્યાં સુધી|કેટલા કલાક|કેટલા મહિના|મુદત|અવધિ|ketlo samay|ketla divas|ketli var|kya sudhi|ketla kalak|કેટલો ટાઈમ',
  how: 'કેવી રીતે|કેમ કરીને|કઈ રીતે|કેવું|કેવો|કેવી|રીત|પ્રક્રિયા|kevi rite|kem karine|kai rite|kevu|kevo|kevi',
  what: '=શું|=શુ|શું શું|=shu|=su|=shun|su che|shu che',
  which: 'કયો|કઈ|કયા|કયું|કઇ|કયાં|કઈ કઈ|kayo|kai|kaya|kayu|kayi|શેમાં|કયામાં|કયા પ્લાનમાં|sema|shema',
  who: '=કોણ|=કોનું|=કોને|=કોના|કોણે|=kon|=kone|kona mate|કોના માટે',
  when: '=ક્યારે|કેટલા વાગ્યે|કયા દિવસે|કયા સમયે|=kyare|ketla vagye|ક્યારથી',
  where: 'ક્યાં|ક્યા પેજ|કઈ જગ્યા|કયા પાના|=kya|kyaan|kyan|kai jagya',
  why: '=કેમ|શા માટે|શાથી|કારણ|=kem|sha mate|shathi|karan|શું કામ|કેવી રીતે આવ્યું|કેવી રીતે આવ્યા|હિસાબ સમજાવો|કેવી રીતે ગણ્યું|kevi rite avyu|hisab samjavo',
  can: 'શકે|શકાય|શકો|શકું|શકશે|શક્ય|થશે કે|થઈ શકે|થાય ખરું|shake|shakay|shako|shakshe|shakya|thai shake|kari shake|કરી શકે|થઈ જશે',
  tell: 'કહો|જણાવો|સમજાવો|માહિતી|વિગત|વિશે|બતાવો|kaho|janavo|samjavo|mahiti|vigat|vishe|batavo|બાબતે',
  want: 'જોઈએ|જોઇએ|જરૂર|ઇચ્છું|જોઈતો|જોઈતી|જોઈશે|joie|joiye|joyie|jarur|joito|joishe|લેવો છે|levo che|levu che|કરવું છે|karvu che|માગું',
  use: 'વાપર|ઉપયોગ|vapar|vapru|upyog',
  know: 'જાણ|ખબર|માલૂમ|jan|janvu|khabar|malum',
  see: 'જોવ|જુઓ|વાંચ|બતાવ|jovu|juo|vanch|batav|જોઈ',
  change: 'બદલ|ફેરફાર|badal|badli|ferfar',
  work: 'કામ|ચાલે|ચાલશે|ચાલતું|kam|chale|chalshe|કામ કરે',
  late: 'મોડું|મોડા|મોડો|વિલંબ|modu|moda|લેટ',
  give: 'આપો|આપે|આપશો|આપશે|આપવામાં|મોકલ|આપી|apo|ape|aapo|aape|apsho|aapsho|apshe|mokal|aapi',
  get: 'મળે|મળશે|મળતી|મળતા|મળતું|મળી|male|malshe|malse|malti|madshe|madse|મેળવ',
  have: 'છે કે|છે ખરું|સામેલ|સમાવેશ|ઉપલબ્ધ|હોય છે|=છે|=હોય|che ke|samel|samavesh|uplabdh|hoy che|=che|=chhe|=hoy|આવે છે',
  kinds: 'પ્રકાર|યાદી|શું શું|કઈ કઈ|કયા કયા|વિકલ્પ|prakar|yadi|su su|kai kai|kaya kaya',
  price:
    'કિંમત|ભાવ|દર|ખર્ચ|ખર્ચો|ચાર્જ|ફી|રેટ|મૂલ્ય|શુલ્ક|કેટલાનો|કેટલાની|કેટલામાં|kimat|kimmat|bhav|dar|kharch|kharcho|charge|fee|ketlano|ketlani|ketlama|લાગત',
  money: 'પૈસા|રૂપિયા|રકમ|રૂપિયો|પૈસો|paisa|rupiya|rakam|હજાર|લાખ|hajar',
  pay: 'ચૂકવ|ભરવા પડે|આપવા પડે|લાગશે|લાગે|થશે ખર્ચ|પડશે|પડે|ચુકવ|chukav|bharva pade|apva pade|lagshe|lage|padshe|padse|pade|થાય કેટલા|ketla thay|કેટલા થાય|કેટલા થશે',
  bill: 'બિલ|કુલ|ટોટલ|હિસાબ|સરવાળો|કેટલું થાય|કેટલા થાય|આવશે કેટલું|ગણતરી|kul|total|hisab|sarvalo|ketlu thay|ketla thay|ketlu avshe|ganatri|ગણી આપો',
  cheap:
    'સસ્તું|સસ્તો|સસ્તા|સસ્તી|પોસાય|કિફાયતી|ઓછો ખર્ચ|sastu|sasto|sasta|sasti|posay|posase|kifayati|ocho kharch|ઓછા ભાવ',
  expensive:
    'મોંઘું|મોંઘો|મોંઘી|વધારે પૈસા|ઘણા પૈસા|બહુ પૈસા|પોસાતું નથી|બહુ વધારે|વધારે છે|monghu|mongho|monghi|vadhare paisa|ghana paisa|bahu paisa|posatu nathi|bahu vadhare|આટલા બધા પૈસા',
  cheapest: 'સૌથી સસ્ત|સૌથી ઓછ|ઓછામાં ઓછ|લઘુત્તમ|શરૂઆત કેટલાથી|sauthi sast|sauthi och|ochama och',
  budget: 'બજેટ|આટલા જ|ખર્ચી શકું|સુધી આપી શકું|budget|atla ma|aatla ma|kharchi saku|આટલામાં',
  free: 'મફત|ફ્રી|નિઃશુલ્ક|વિના મૂલ્યે|નિશુલ્ક|પૈસા વગર|mafat|free|nishulk|vina mulye|paisa vagar',
  discount:
    'છૂટ|ડિસ્કાઉન્ટ|રાહત|ઓફર|વળતર|કૂપન|ઓછું કરો|ઓછા કરો|chhut|chut|rahat|offer|ochu karo|ocha karo|ભાવતાલ|કંઈક ઓછું',
  tax: 'જીએસટી|ટેક્સ|વેરો|પાકું બિલ|gst|tax|paku bill|કરવેરા',
  'payment-method':
    'યુપીઆઈ|ક્રેડિટ કાર્ડ|ડેબિટ કાર્ડ|પેટીએમ|ફોનપે|ગૂગલ પે|રોકડા|ચેકથી|હપ્તે|પેમેન્ટ કેવી રીતે|પૈસા કેવી રીતે ભર|rokda|hapte|payment kevi rite|paisa kevi rite|ઓનલાઈન પેમેન્ટ',
  refund: 'રિફંડ|પૈસા પાછા|પૈસા પરત|પાછા મળે|paisa pacha|paisa parat|pacha male|ન ગમે તો|na game to',
  contract:
    'કરાર|કોન્ટ્રાક્ટ|લોક ઇન|બંધન|વચ્ચે બંધ|ગમે ત્યારે બંધ|રદ કરી શકાય|પ્લાન બંધ|સબસ્ક્રિપ્શન બંધ|karar|bandhan|vacche bandh|game tyare bandh|plan bandh|છોડી શકાય|chodi shakay|રિન્યુ',
  'seat-fee':
    'યુઝર દીઠ|દરેક યુઝર|માણસ દીઠ|સીટ દીઠ|કેટલા લોકો વાપરી|user dith|darek user|ketla loko vapri',
  'setup-fee':
    'સેટઅપ ફી|સેટઅપ ચાર્જ|એક વખતનો|ડિપોઝિટ|છુપા ચાર્જ|છૂપા|એડવાન્સ|બીજા ચાર્જ|setup charge|ek vakhat|deposit|chupa charge|bija charge|અનામત રકમ',
  currency: 'ડોલર|યુરો|વિદેશી ચલણ|dollar|ચલણ|દિરહામ',
  yearly: 'વર્ષ|વાર્ષિક|વરસ|આખા વર્ષ|varsh|varshik|varas|વર્ષે|ત્રિમાસિક',
  monthly: 'મહિન|મહિના|મહિને|માસિક|દર મહિને|mahina|mahine|mahino|masik|dar mahine|મહિનાનો',
  daily: 'દિવસ|રોજ|દરરોજ|દૈનિક|divas|roj|darroj|roje',
  weekly: 'અઠવાડિ|સપ્તાહ|athvadi|athvadiye|saptah',
  plan: 'પ્લાન|પેકેજ|યોજના|સ્કીમ|પૅક|yojna|yojana|પ્લાનમાં|સબસ્ક્રિપ્શન',
  base: 'બેઝ|બેસ|બેઝિક|બેઝવાળો|base|bez|બેઝિક પ્લાન',
  pro: '=પ્રો|પ્રો પ્લાન|પ્રોમાં|પ્રોનો|પ્રોની|પ્રોના|પ્રોવાળો|proma|prono|=pro',
  enterprise: 'એન્ટરપ્રાઇઝ|એન્ટરપ્રાઈઝ|એન્ટરપ્રાઇસ|enterprise',
  'smaller-plan':
    'નાનો પ્લાન|સૌથી નાનો|પહેલો પ્લાન|સસ્તો પ્લાન|સસ્તાવાળો|નાનાવાળો|શરૂઆતનો પ્લાન|nano plan|sauthi nano|sasto plan|sastavalo|nanavalo|sastavado|સૌથી સસ્તો પ્લાન|નાના પ્લાન|સસ્તા પ્લાન|સસ્તા વાળા|nana plan|sasta plan|sasta vala|nana vala',
  'middle-plan': 'વચ્ચેનો પ્લાન|વચલો|બીજો પ્લાન|મધ્યમ|vacheno plan|vachlo|bijo plan',
  'bigger-plan':
    'મોટો પ્લાન|સૌથી મોટો|ત્રીજો પ્લાન|મોંઘો પ્લાન|moto plan|sauthi moto|trijo plan|મોટી કંપની|મોટાવાળો',
  compare: 'ફરક|તફાવત|સરખામણી|અલગ|કરતાં|કરતા|ભેદ|farak|tafavat|sarkhamani|alag|karta',
  suggest:
    'સૂચવો|સૂચન|સલાહ|યોગ્ય|સારો રહેશે|લઉં|લેવો જોઈએ|પસંદ કરું|માટે બરાબર|પૂરતો|બેસ્ટ રહેશે|suchvo|salah|yogya|saro rehshe|lau|levo joie|purto|barabar rahe|ફાવશે|અનુકૂળ',
  upgrade: 'અપગ્રેડ|પ્લાન બદલ|મોટા પ્લાનમાં|પછી બદલ|plan badal|pachi badal|ડાઉનગ્રેડ',
  former:
    'પહેલાંની કિંમત|જૂનો ભાવ|પહેલાં કેટલ|કાપેલી|અગાઉ|પહેલા કેટલ|જૂની કિંમત|pahela ketla|juno bhav|pehla ketla|agau|પહેલાં|પહેલાનો',
  minute: 'મિનિટ|મિનીટ|minit|minute|minat|ટોકટાઇમ',
  extra: 'વધારાની|વધારે|વધુ|એક્સ્ટ્રા|ઉપરની|ઉપરાંત|vadharani|vadhare|vadhu|uparni|extra|થી વધુ|ઓળંગ',
  'used-up':
    'પૂરી થાય|પૂરા થાય|ખલાસ|ખતમ|પતી જાય|પછી|પૂરી થઈ|થયા પછી|puri thay|pura thay|khalas|khatam|pati jay|pachi|pachhi|thaya pachi|ત્યાર પછી|tyar pachi',
  'carry-over':
    'બચેલી|બચી ગયેલી|વધેલી મિનિટ|આગલા મહિને|આવતા મહિને|ન વપરાયેલી|bacheli|bachi gayeli|avta mahine|na vaprayeli|આગળ જમા',
  credits: 'ફ્લેક્સિબલ ક્રેડિટ|ક્રેડિટ્સ|flexible credit|લવચીક ક્રેડિટ|flexible credits',
  'custom-price':
    'કસ્ટમ|કોટેશન|જરૂરિયાત પ્રમાણે|નક્કી કિંમત|quotation|jaruriyat pramane|nakki kimat|લવચીક ભાવ|ફ્લેક્સિબલ પ્રાઇસિંગ|ફ્લેક્સિબલ કિંમત|ફ્લેક્સિબલ ભાવ|flexible pricing|flexible price',
  'many-numbers':
    'ઘણા નંબર|અલગ અલગ નંબર|એકથી વધુ નંબર|દરેક શાખા|શાખા|બ્રાન્ચ દીઠ|ghana number|alag alag number|darek shakha|shakha|દરેક બ્રાન્ચ|ek thi vadhare number|ek thi vadhu number|એકથી વધારે નંબર|multiple number',
  'multi-agent':
    'મલ્ટિએજન્ટ|મલ્ટી એજન્ટ|એકથી વધુ એજન્ટ|ઘણા એજન્ટ|multi agent|ghana agent|મલ્ટીએજન્ટ|multiagent',
  calculator: 'કેલ્ક્યુલેટર|ગણતરી કરવાનું|calculator',
  seconds: 'સેકન્ડ|અડધી મિનિટ|second|sekand|adadhi minit|આખી મિનિટ ગણ',
  limit: 'મર્યાદા|લિમિટ|વધુમાં વધુ|અમર્યાદિત|maryada|limit|vadhuma vadhu|અનલિમિટેડ',
  'human-agent':
    'કર્મચારી|માણસ|સ્ટાફ|ટેલિકોલર|રિસેપ્શનિસ્ટ|એજન્ટ|નોકર|છોકરો રાખ|karmachari|manas|staff|telecaller|કોલ સેન્ટર|ઓપરેટર',
  salary: 'પગાર|વેતન|pagar|vetan',
  hire: 'રાખવા|રાખું|રાખીએ|નોકરીએ|ભરતી કર|rakhva|rakhu|rakhie|nokrie|રાખવો|રાખવાથી',
  replace: 'ની જગ્યાએ|ને બદલે|નોકરી જશે|કાઢી મૂક|ni jagyae|ne badle|nokri jashe|kadhi muk|જગ્યા લેશે',
  save: 'બચત|બચશે|બચે|ફાયદો|લાભ|bachat|bachshe|bache|faydo|labh|નફો',
  reduce: 'ઘટ|ઓછો થાય|ઓછું થાય|ઘટાડ|ghat|ocho thay|ochu thay|ghatad|કાપ',
  percent: 'ટકા|ટકાવારી|સો માંથી|હિસ્સો|taka|takavari|hisso',
  call: 'કોલ|કૉલ|ફોન|kol|phon|call|phone|રિંગ',
  incoming:
    'આવતા કોલ|ઇનકમિંગ|ઇનબાઉન્ડ|ફોન ઉપાડ|કોલ ઉપાડ|ઉપાડશે|ઉપાડે|ઉઠાવ|avta call|phone upad|call upad|upadshe|upade|uthav|રિસીવ|અટેન્ડ',
  outgoing:
    'સામેથી કોલ|સામેથી ફોન|જાતે કોલ|જાતે ફોન|આઉટબાઉન્ડ|આઉટગોઇંગ|ગ્રાહકોને કોલ|ગ્રાહકોને ફોન|કોલ કરે છે|ફોન કરે છે|ફોલોઅપ|લીડ|samethi call|samethi phone|jate call|grahakone phone|grahakone call|call kare che|phone kare che|દર્દીઓને ફોન|કોલ કરશે',
  'at-once':
    'એકસાથે|એક સાથે|એક જ સમયે|એકી સાથે|એક વખતે|લાઇન|સમાંતર|eksathe|ek sathe|ek j samaye|eki sathe|લાઈન|એક જ વખતે|એકસમયે|એક જ ઘડીએ|એક ઘડીએ|ek j ghadie|એક જ ટાઇમ|ek j time',
  queue: 'લાઇનમાં રાહ|કતાર|હોલ્ડ|વ્યસ્ત|બિઝી|એંગેજ|katar|hold|vyast|busy|લાઈન બિઝી|રાહ જોવી પડ',
  caller: 'ગ્રાહક|કસ્ટમર|મહેમાન|ફોન કરનાર|કોલર|ખરીદનાર|grahak|customer|mehman|લોકો',
  'know-caller': 'ઓળખ|નામથી|યાદ રાખ|જૂના ગ્રાહક|olkh|namthi|yad rakh|juna grahak',
  voice: 'અવાજ|વૉઇસ|વોઇસ|બોલીને|avaj|awaj|voice',
  'voice-kind':
    'પુરુષનો અવાજ|સ્ત્રીનો અવાજ|રોબોટ જેવો|માણસ જેવો અવાજ|ઉચ્ચાર|લહેકો|અવાજ બદલ|અવાજ પસંદ|મારો અવાજ|strino avaj|purushno avaj|robot jevo|avaj badal|અવાજ કેવો',
  record: 'રેકોર્ડ|રેકૉર્ડ|પછી સાંભળ|record|pachi sambhal|ધ્વનિમુદ્ર',
  summary: 'સારાંશ|ટૂંકસાર|સમરી|saransh|tunksar|ટૂંકી નોંધ|કોલનો સાર',
  analytics: 'એનાલિટિક્સ|અહેવાલ|રિપોર્ટ|આંકડા|વિશ્લેષણ|aheval|ankda|vishleshan|લોકો કેમ ફોન કરે',
  'advanced-analytics':
    'એડવાન્સ્ડ એનાલિટિક્સ|અદ્યતન એનાલિટિક્સ|વિગતવાર રિપોર્ટ|advance analytics|એડવાન્સ એનાલિટિક્સ|એડવાન્સ રિપોર્ટ|એડવાન્સ્ડ રિપોર્ટ|વિગતવાર એનાલિટિક્સ|advanced analytics',
  'basic-analytics':
    'બેઝિક એનાલિટિક્સ|સાદા રિપોર્ટ|મૂળભૂત એનાલિટિક્સ|sada report|બેસિક એનાલિટિક્સ|સાદા એનાલિટિક્સ|બેઝિક રિપોર્ટ|basic analytics',
  transcript: 'લેખિત વાતચીત|શબ્દશઃ|ટ્રાન્સક્રિપ્ટ|lekhit vatchit|આખી વાતચીત લખ',
  missed:
    'મિસ્ડ કોલ|છૂટી ગયેલા કોલ|કોઈ ઉપાડતું નથી|કોલ છૂટી|chhuti gayela|koi upadtu nathi|call chuti|ફોન છૂટી',
  night:
    'રાત|રાત્રે|અડધી રાત|સાંજ|મોડી રાત|દુકાન બંધ|ઓફિસ બંધ|rate|ratre|adadhi rat|sanje|modi rat|dukan bandh|વહેલી સવાર',
  holiday:
    'રજા|રવિવાર|તહેવાર|દિવાળી|નવરાત્રિ|શનિવાર|raja|ravivar|ravivare|tahevar|divali|navratri|shanivar|હોળી|વેકેશન',
  'all-day':
    '૨૪ કલાક|ચોવીસ કલાક|દિવસ રાત|હંમેશા|કાયમ|ગમે ત્યારે|24 kalak|chovis kalak|divas rat|hamesha|game tyare|ચોવીસે કલાક',
  timing: 'સમય|કામના કલાક|ખુલ્લું|ચાલુ રહે|બંધ રહે|ટાઇમિંગ|samay|khullu|chalu rahe|chalu hoy|કેટલા વાગ્યા સુધી',
  wait: 'રાહ|રાહ જોવ|થોભ|rah|rah jovi|વેઇટ',
  fast: 'ઝડપ|ઝડપી|જલ્દી|તરત|ફટાફટ|વહેલ|jhadap|jadpi|jaldi|tarat|fatafat|vahel|કેટલું ઝડપી|સ્પીડ',
  answer: 'જવાબ|ઉત્તર|રિપ્લાય|javab|jawab|uttar',
  understand: 'સમજ|સમજે|ઘોંઘાટ|samaj|samje|samajse|વાત સમજ',
  accuracy:
    'ચોક્કસ|ચોકસાઈ|સચોટ|સાચો જવાબ|ભરોસાપાત્ર|ભૂલ|કેટલું સારું|chokkas|choksai|sachot|sacho javab|bhul|bharoso|વિશ્વાસપાત્ર',
  resolve: 'ઉકેલ|નિકાલ|હલ કર|જાતે સંભાળ|સંભાળ|પૂરું કર|ukel|nikal|hal kar|sambhal|jate sambhal|પતાવ',
  'tier-one': 'ટિયર 1|ટિયર ૧|ટિયર-1|પહેલા સ્તર|લેવલ 1|tier 1|pahela star|ટિયર વન',
  routine:
    'રોજિંદા|સામાન્ય સવાલ|વારંવાર|સાદા પ્રશ્ન|એકના એક|rojinda|samanya saval|varamvar|ekna ek|પ્રશ્ન|સવાલ|પૂછપરછ',
  'self-service': 'સેલ્ફ સર્વિસ|માણસ વગર|કોઈની મદદ વગર|manas vagar|૯૫ ટકા|95 ટકા|self service',
  'handling-time': 'હેન્ડલિંગ ટાઇમ|સરેરાશ સમય|કોલ દીઠ સમય|sarerash samay|૯૯ ટકા|99 ટકા',
  automate: 'ઓટોમેટ|સ્વચાલિત|આપોઆપ|આપમેળે|svachalit|apoap|apmele|ઓટોમેટિક',
  invent:
    'ખોટું બોલ|બનાવીને કહે|ઉપજાવી|અંદાજે|ખોટો જવાબ|ખોટી માહિતી|ગપ્પ|khotu bol|banavine kahe|upjavi|andaje|khoto javab|khoti mahiti|મનઘડત',
  'not-know':
    'ખબર ન હોય|જવાબ ન હોય|ન આવડે|અટકી|અઘરો સવાલ|મુશ્કેલ સવાલ|ન સમજાય|khabar na hoy|javab na hoy|na avade|atki|agharo saval|na samjay|ખબર ના હોય',
  transfer:
    'ટ્રાન્સફર|સોંપ|આગળ મોકલ|અમારા માણસને|ટીમને આપ|જોડી આપ|sonp|agal mokal|amara manasne|teamne|વાત કરાવ',
  person: 'માણસ|વ્યક્તિ|કોઈક|ટીમ|સાચો માણસ|manas|vyakti|koik|manas sathe',
  'say-ai':
    'એઆઈ છે એમ કહે|મશીન છે એમ|બોટ છે એમ|છુપાવ|ગ્રાહકને ખબર પડ|માણસ હોવાનો ડોળ|ai che em kahe|bot che em|chupav|khabar padshe ke bot|ખબર પડશે કે',
  ai: 'એઆઈ|બોટ|રોબોટ|મશીન|સહાયક|યંત્ર|કમ્પ્યુટર|sahayak',
  channel: 'માધ્યમ|ચેનલ|madhyam|channel',
  chat: 'ચેટ|ચૅટ|ચેટબોટ|લખીને વાત|chet',
  email: 'ઇમેઇલ|ઈમેલ|ઇમેલ|મેઇલ|મેલ|ઇનબોક્સ|imel',
  'mail-address': 'ઇમેઇલ આઈડી|ઈમેલ આઈડી|મેઇલ આઈડી|મેલ આઈડી|ઇમેઇલ સરનામ|email id|mail id|mail karva',
  'attach-file': 'ફાઇલ|ફાઈલ|અપલોડ|એટેચ|ફોટો|ચિત્ર|પીડીએફ|file',
  'my-link': 'લિંક|મેઇલની લિંક|રેફરન્સ|link',
  'messaging-app': 'મેસેજિંગ એપ|મેસેન્જર એપ|messaging app',
  'messaging-product': 'વોટ્સએપ|વ્હોટ્સએપ|વૉટ્સઍપ|ટેલિગ્રામ|whatsapp|telegram',
  sms: 'એસએમએસ|મેસેજ મોકલ|sms',
  video: 'વિડિયો|વીડિયો|video',
  website: 'વેબસાઇટ|સાઇટ|હોમ પેજ|website',
  sort: 'વર્ગીકરણ|અલગ પાડ|છૂટા પાડ|ટેગ|vargikaran|alag pad|chuta pad|કેટેગરી',
  draft: 'ડ્રાફ્ટ|જવાબ લખ|મુસદ્દો|જાતે મોકલ|javab lakh|jate mokal|જવાબ સૂચવ',
  mood: 'મૂડ|લાગણી|ગુસ્સ|નારાજ|પ્રાથમિકતા|અગ્રતા|lagni|gusse|naraj|agrata|પહેલાં બતાવ|ક્રોધ',
  ticket: 'ટિકિટ|ફરિયાદ|સમસ્યા|તકલીફ|fariyad|samasya|taklif',
  receipt: 'રસીદ|સરનામું બદલ|નાના કામ|ટિકિટ બનાવ|rasid|sarnamu badal|nana kam|પહોંચ મોકલ',
  continue:
    'ફરીથી કહેવું|ફરી શરૂઆત|ત્યાંથી જ આગળ|સવારે ફોન કર્યો|fari kahevu|fari sharuat|tyathi j agal|ચાલુ રાખ',
  letters: 'લિપિ|અંગ્રેજી અક્ષર|રોમન|ટાઇપ|lipi|angreji akshar|roman|અંગ્રેજીમાં લખેલું ગુજરાતી',
  appointment:
    'એપોઇન્ટમેન્ટ|અપોઇન્ટમેન્ટ|બુકિંગ|બુક|સ્લોટ|મુલાકાત|સમય નક્કી|શેડ્યૂલ|મીટિંગ|mulakat|samay nakki|ઓપીડી|નંબર લખાવ|સમય બદલ',
  calendar: 'કેલેન્ડર|પંચાંગ|calendar',
  twice: 'બે વાર બુક|ડબલ બુકિંગ|ઓવરબુક|એક જ સ્લોટ બે|be var book|double booking|એક રૂમ બે',
  remind: 'યાદ અપાવ|રિમાઇન્ડર|યાદ કરાવ|yad apav|yad karav|reminder',
  confirm: 'કન્ફર્મ|ખાતરી|પાકું|પુષ્ટિ|khatri|paku|pushti',
  'no-show': 'આવતા નથી|ન આવે|આવ્યા નહીં|ગેરહાજર|ભૂલી જાય|avta nathi|na ave|gerhajar|bhuli jay|ખાલી સ્લોટ',
  connect: 'જોડ|જોડાય|કનેક્ટ|ઇન્ટિગ્રે|લિંક|સાથે કામ|jod|joday|connect|sathe kam|જોડી શકાય|સિંક',
  crm: 'સીઆરએમ|ગ્રાહક રેકોર્ડ|crm',
  'crm-product': 'ઝોહો|સેલ્સફોર્સ|હબસ્પોટ|zoho|salesforce',
  'help-desk': 'હેલ્પ ડેસ્ક|હેલ્પડેસ્ક|ટિકિટ સિસ્ટમ|help desk',
  'help-desk-product': 'ફ્રેશડેસ્ક|ઝેનડેસ્ક|freshdesk|zendesk',
  'knowledge-base': 'નોલેજ બેઝ|જ્ઞાન ભંડાર|અમારા દસ્તાવેજ|અમારા પેજમાંથી|knowledge base',
  'shop-platform': 'ઈ કોમર્સ પ્લેટફોર્મ|ઇ-કોમર્સ પ્લેટફોર્મ|ઓનલાઇન સ્ટોર સોફ્ટવેર|ecommerce platform',
  'shop-product': 'શોપિફાય|વૂકોમર્સ|shopify|woocommerce',
  api: 'એપીઆઈ|વેબહૂક|api',
  software: 'સોફ્ટવેર|સિસ્ટમ|અમારું સોફ્ટવેર|ટેલી|એક્સેલ|software|system|tally',
  'set-up': 'શરૂ કર|શરૂઆત|સેટઅપ|ચાલુ કર|લગાવ|sharu kar|saru karvu|sharuat|chalu kar|lagav|ગોઠવ',
  build: 'બનાવ|તૈયાર કર|પોતાનો એજન્ટ|banav|taiyar kar|potano agent',
  install: 'ઇન્સ્ટોલ|ડાઉનલોડ|સાધન|મશીન ખરીદ|હાર્ડવેર|install|sadhan|hardware|કંઈ ખરીદવું',
  code: 'કોડિંગ|કોડ|પ્રોગ્રામિંગ|ડેવલપર|ટેકનિકલ|coding|technical|એન્જિનિયર',
  'own-number':
    'અમારો નંબર|આ જ નંબર|જૂનો નંબર|હાલનો નંબર|સિમ|પોર્ટ|લેન્ડલાઇન|ટોલ ફ્રી|amaro number|aa j number|juno number|halno number|કયા નંબરથી|kaya number thi|એ જ નંબર',
  teach: 'શીખવ|શીખવાડ|ટ્રેન કર|અમારી માહિતી આપ|shikhav|shikhvad|amari mahiti|શીખે',
  trial: 'ટ્રાયલ|અજમાવ|વાપરી જો|ટેસ્ટ કર|લેતા પહેલાં|ખરીદતાં પહેલાં|trial|ajmav|vapri jo|leta pahela|ચકાસ',
  demo: 'ડેમો|નમૂનો|demo|namuno|કરીને બતાવ',
  'test-call': 'ટેસ્ટ કોલ|ડેમો કોલ|મને ફોન કરીને|મને કોલ|test call|demo call|mane phone|mane call',
  listen: 'સાંભળવ|સંભળાવ|સાંભળી|અવાજ સાંભળ|sambhalvu|sambhalav|sambhali',
  stop: 'સ્ટોપ|ફોન ન કર|કોલ ન કર|ફરી ફોન નહીં|ફોન બંધ કરો|phone na kar|call na kar|fari phone nahi|call bandh karo|હેરાન ન કર',
  'phone-number': 'નંબર|ફોન નંબર|મોબાઇલ નંબર|મોબાઇલ|number|mobile|હેલ્પલાઇન',
  name: '=નામ|નામ શું|મારું નામ|=naam|=nam|maru nam|maru naam',
  app: 'એપ|ઍપ|મોબાઇલ એપ|એપ્લિકેશન|એન્ડ્રોઇડ|app|android',
  dashboard: 'ડેશબોર્ડ|લોગિન|લોગ ઇન|સાઇન ઇન|મારું ખાતું|dashboard|login|પાસવર્ડ ભૂલ',
  'sign-up':
    'ખરીદ|સાઇન અપ|નોંધણી|લેવો છે|પ્લાન લેવ|રજિસ્ટર|kharid|sign up|levo che|plan levo|કેવી રીતે લેવો|સબસ્ક્રાઇબ',
  language: 'ભાષા|ભાષામાં|બોલી|પ્રાદેશિક|માતૃભાષા|સ્થાનિક|bhasha|bhashama|boli|pradeshik|matrubhasha',
  speak: 'બોલ|વાત|વાતચીત|bol|bole|vat|vatchit|vaat kare|વાત કરે',
  mix: 'મિક્સ|ભેળવ|બંને ભાષા|ભાષા બદલ|વચ્ચે અંગ્રેજી|mix|bhelav|banne bhasha|bhasha badal|ભેગી કર',
  english: 'અંગ્રેજી|ઇંગ્લિશ|angreji|english',
  hindi: 'હિન્દી|હિંદી|hindi',
  tamil: 'તમિલ|તામિલ|tamil',
  telugu: 'તેલુગુ|તેલુગૂ|telugu',
  bengali: 'બંગાળી|બાંગ્લા|bangali|bengali',
  marathi: 'મરાઠી|marathi',
  gujarati: 'ગુજરાતી|ગુજરાતીમાં|gujarati',
  kannada: 'કન્નડ|કન્નડા|kannada',
  malayalam: 'મલયાલમ|મલયાલમમાં|malayalam',
  punjabi: 'પંજાબી|punjabi',
  odia: 'ઓડિયા|ઉડિયા|odia',
  'other-language':
    'ઉર્દૂ|આસામી|ફ્રેન્ચ|નેપાળી|કચ્છી|સિંધી|સંસ્કૃત|ભોજપુરી|અરબી|જર્મન|સ્પેનિશ|મારવાડી|ચીની|જાપાની|કોંકણી|urdu|kutchi|kachchhi|sindhi|marwadi|વિદેશી ભાષા',
  industry: 'ઉદ્યોગ|ક્ષેત્ર|કયા ધંધા|કોના માટે છે|સેક્ટર|udyog|kshetra|kaya dhandha|kona mate|કયા બિઝનેસ',
  'my-business':
    'મારો|મારી|મારું|મારા|અમારો|અમારી|અમારું|અમારા|અમે|ધંધો|વેપાર|બિઝનેસ|maro|mari|maru|mara|amaro|amari|amaru|amara|ame|dhandho|vepar|કંપની છે',
  healthcare:
    'ક્લિનિક|હોસ્પિટલ|દવાખાન|ડોક્ટર|લેબ|પેથોલોજી|દાંત|આરોગ્ય|મેડિકલ|davakhan|clinic|hospital|doctor|arogya|dant|હેલ્થ',
  'online-store':
    'ઓનલાઇન દુકાન|ઓનલાઇન સ્ટોર|ઈ કોમર્સ|ઇ-કોમર્સ|કુરિયર|કપડાંની દુકાન|સાડી|કરિયાણ|online dukan|courier|kuriyar|sadi|kariyana|ઓનલાઇન વેચ|દુકાન|બુટિક|ડિલિવરી કંપની',
  travel:
    'ટ્રાવેલ|પ્રવાસ|ટૂર|હોટેલ|હોટલ|રેસ્ટોરન્ટ|ભોજનાલય|લોજ|રિસોર્ટ|ગેસ્ટ હાઉસ|હોમસ્ટે|ઢાબા|pravas|hotel|restaurant|bhojnalay|કાફે|યાત્રા',
  finance:
    'બેંક|બેન્ક|ફાઇનાન્સ|ફાયનાન્સ|નાણાકીય|લોન|ધિરાણ|એનબીએફસી|બ્રોકર|bank|finance|nanakiya|loan|dhiran|nbfc|ઉઘરાણી|શરાફી',
  'other-industry':
    'શાળા|સ્કૂલ|કોલેજ|ક્લાસીસ|ટ્યુશન|સલૂન|પાર્લર|જિમ|રિયલ એસ્ટેટ|બિલ્ડર|વકીલ|ફેક્ટરી|કારખાન|ગેરેજ|વીમ|સરકારી|મંદિર|ખેતી|shala|school|tuition|salon|vakil|factory|karkhana|vimo|શિક્ષણ|મકાન',
  patient: 'દર્દી|પેશન્ટ|માંદ|dardi|patient',
  'medical-advice':
    'તબીબી સલાહ|દવા કહે|દવા સૂચવ|નિદાન|લક્ષણ|ડોઝ|સારવાર|બીમારી કહે|tabibi salah|dava suchav|dava kahe|nidan|lakshan|sarvar|દવા આપે|દવા|ઇલાજ|dava|ilaj|ગોળી|કેટલી દવા|goli|tablet',
  emergency:
    'ઇમર્જન્સી|કટોકટી|છાતીમાં દુખ|લોહી વહે|તાત્કાલિક|ગંભીર દર્દી|emergency|katokati|chhatima dukh|તાકીદ',
  'lab-report':
    'લેબ રિપોર્ટ|તપાસનો રિપોર્ટ|રિપોર્ટ તૈયાર|રિપોર્ટ આવ્ય|લોહીની તપાસ|પરિણામ|ભૂખ્યા પેટે|report taiyar|report avyo|lohini tapas|રિપોર્ટ વાંચ',
  'report-values':
    'રિપોર્ટ વાંચી|રિપોર્ટમાં શું|પરિણામ વાંચી|પરિણામ કહે|report vanchi|reportma shu|result kahe',
  order: 'ઓર્ડર|ઓર્ડર ક્યાં|order',
  parcel: 'પાર્સલ|ડિલિવરી|કુરિયર|પહોંચ|ટ્રેક|માલ ક્યાં|parcel|delivery|pahonch|સામાન ક્યાં',
  cod: 'કેશ ઓન ડિલિવરી|સીઓડી|cash on delivery|cod|ખોટા ઓર્ડર|નકલી ઓર્ડર',
  'return-goods': 'પાછું આપ|રિટર્ન|પરત કર|બદલાવ|માલ પાછો|pachu ap|return|parat kar|mal pacho|એક્સચેન્જ',
  rush: 'ભીડ|ધસારો|સેલ|સીઝન|ઘણા કોલ|બહુ કોલ|bhid|dhasaro|sale|season|ghana call|bahu call|તહેવારોની ભીડ|પીક',
  policy: 'અમારી પોલિસી|અમારા નિયમ|વચન|જાતે ડિસ્કાઉન્ટ|amari policy|amara niyam|vachan|નિયમ|પોલિસી',
  persuade: 'ફોસલાવ|મનાવી લે|જીદ કર|ભાવતાલ|રકઝક|દબાણ કર|foslav|manavi le|jid kare|bhavtal|rakzak',
  room: 'રૂમ|ઓરડો|ઓરડા|ચેક ઇન|ચેક આઉટ|રોકાણ હોટ|room|ordo|check in',
  table: 'ટેબલ|table|જમવાનું ટેબલ',
  itinerary:
    'ફ્લાઇટ|વિમાન|પ્રવાસનું આયોજન|ટ્રેન મોડી|ફ્લાઇટ મોડી|પિકઅપ|એરપોર્ટ|flight|viman|pickup|airport',
  cancellation: 'બુકિંગ રદ|રદ|કેન્સલ|booking rad|cancel|રદ કરવાનો ચાર્જ',
  group: 'ગ્રુપ|લગ્ન|સમૂહ|group|lagna|પાર્ટી બુક',
  emi: 'ઇએમઆઇ|ઈએમઆઈ|હપ્તો|હપ્તા|હપ્તાની|બાકી રકમ|ચુકવણીની યાદ|emi|hapto|hapta|baki rakam|ઉઘરાણીના કોલ',
  mandate: 'મેન્ડેટ|નાચ|બાઉન્સ|ચેક બાઉન્સ|mandate|nach|bounce|ઓટો ડેબિટ',
  document: 'દસ્તાવેજ|કાગળ|કેવાયસી|ડોક્યુમેન્ટ|dastavej|kagal|kyc',
  'calling-hours':
    'ડીએનડી|ફોન કરવાનો સમય|કોલ કરવાનો સમય|કોલિંગ અવર્સ|ટ્રાઇ|dnd|phone karvano samay|ફોન ન કરવાની યાદી',
  identity:
    'ઓળખ ચકાસ|ચકાસણી|વેરિફાય|કોણ બોલે છે|બીજું કોઈ ફોન ઉપાડ|olkh chakas|chakasni|verify|kon bole che|સાચી વ્યક્તિ',
  audit: 'ઓડિટ|ઓડિટર|એક્સપોર્ટ|પુરાવો|audit|puravo',
  example: 'ઉદાહરણ|દાખલો|udaharan|dakhlo|દાખલા તરીકે',
  contact: 'સંપર્ક|કોન્ટેક્ટ|sampark|તમારી સાથે વાત|તમને લખ',
  'speak-to-person':
    'માણસ સાથે વાત|કોઈ સાથે વાત|વ્યક્તિ સાથે વાત|મને ફોન કરો|વાત કરવી છે|સેલ્સ ટીમ|મેનેજર|કસ્ટમર કેર|manas sathe vat|koi sathe vat|mane phone karo|vat karvi che|sales team|manager|customer care|ટીમ સાથે વાત|કોઈ મને ફોન|વાત કરાવો',
  form: 'ફોર્મ|ભર્યું|ભર્યા|ભરીએ|પૂછપરછ ફોર્મ|form|bharyu|bharya|અરજી',
  reply:
    'જવાબ ક્યારે|ક્યારે જવાબ|ક્યારે સંપર્ક|જવાબ આવશે|જવાબ મળશે|javab kyare|kyare javab|kyare sampark|javab avshe|javab malshe|૪૮ કલાક',
  'no-reply':
    'જવાબ નથી આવ્યો|જવાબ ન આવ્યો|કોઈએ ફોન ન કર્યો|કોઈએ સંપર્ક નથી|હજી જવાબ નથી|કોઈનો ફોન નથી|હજી રાહ|javab nathi avyo|javab na avyo|koie phone na karyo|koie sampark nathi|haji javab nathi|haji koi|હજી કોઈ|કોઈ જવાબ નથી|koi javab nathi',
  company: 'કંપની|સંસ્થા|તમે કોણ|તમારી કંપની|તમે લોકો|company|sanstha|tamari company',
  founder: 'સ્થાપક|માલિક|સીઈઓ|કોણે બનાવ|કોણે શરૂ|બોસ|sthapak|malik|ceo|kone banav|kone sharu|ડિરેક્ટર',
  aim: 'હેતુ|ધ્યેય|ઉદ્દેશ|મિશન|કેમ બનાવ|hetu|dhyey|uddesh|kem banav|સપનું',
  place: 'સરનામું|ઓફિસ|શહેર|મુખ્ય કચેરી|કચેરી|ક્યાં આવેલ|sarnamu|office|shaher|kacheri|ઠેકાણું',
  since: 'ક્યારે શરૂ થઈ|કેટલા વર્ષ જૂની|સ્થાપના|ક્યારથી છે|kyare sharu thai|sthapna|kyarthi',
  social: 'લિંક્ડઇન|ઇન્સ્ટાગ્રામ|ફેસબુક|ટ્વિટર|સોશિયલ મીડિયા|યુટ્યુબ|social media',
  card: 'વિઝિટિંગ કાર્ડ|બિઝનેસ કાર્ડ|સંપર્ક સેવ|visiting card|કાર્ડ ડાઉનલોડ',
  blog: 'બ્લોગ|લેખ|blog|lekh|વાંચવા માટે',
  clients:
    'તમારા ગ્રાહક|ગ્રાહકોના નામ|સફળતાની વાર્તા|રિવ્યુ|રેટિંગ|કોણ વાપરે|tamara grahak|safaltani varta|kon vapre|કેટલા ગ્રાહક|અભિપ્રાય',
  job: 'નોકરી|જોબ|ભરતી|ઇન્ટર્નશિપ|કરિયર|જગ્યા ખાલી|nokri|bharti|internship|બાયોડેટા|કામ મળશે',
  partner: 'ભાગીદાર|પાર્ટનર|ફ્રેન્ચાઇઝી|ડીલરશિપ|રિસેલર|કમિશન|bhagidar|franchise|commission|એજન્સી લેવ',
  investor: 'રોકાણકાર|ફંડિંગ|ટર્નઓવર|કમાણી|નફો કેટલો|rokankar|funding|turnover|kamani|કેટલા કર્મચારી છે',
  certificate:
    'પ્રમાણપત્ર|સર્ટિફિકેટ|આઇએસઓ|લાઇસન્સ|રજિસ્ટ્રેશન નંબર|માન્યતા|pramanpatra|certificate|license|manyata|સરકારમાન્ય',
  secure: 'સુરક્ષિત|સુરક્ષા|સલામત|એન્ક્રિપ્ટ|હેક|સર્વર ક્યાં|લીક|surakshit|salamat|hack|server|ગુપ્ત',
  uptime: 'અપટાઇમ|ગેરંટી|એસએલએ|બંધ પડી|ડાઉન થ|uptime|guarantee|bandh padi|ખરાબ થ',
  technology: 'ટેકનોલોજી|કયું મોડેલ|ચેટજીપીટી|જીપીટી|technology|kayu model|chatgpt|gpt|જેમિની',
  'white-label': 'વ્હાઇટ લેબલ|અમારી બ્રાન્ડ|અમારા નામે|white label|amara name|અમારો લોગો',
  'on-premise': 'અમારા સર્વર|ઓન પ્રિમાઇસ|પોતાના સર્વર|amara server|on premise',
  abroad:
    'વિદેશ|પરદેશ|બીજા દેશ|અમેરિકા|દુબઈ|ભારત બહાર|આંતરરાષ્ટ્રીય|videsh|pardesh|bija desh|america|dubai|bharat bahar|કેનેડા',
  support:
    'તમારો સપોર્ટ|મદદ કોણ કરશે|પછી મદદ|તકલીફ આવે તો|સપોર્ટ મળ|madad kon|pachi madad|support malshe|વેચાણ પછી',
  training: 'તાલીમ|ટ્રેનિંગ|અમને શીખવશો|સ્ટાફને શીખવ|talim|training|staffne shikhav',
  roadmap: 'ભવિષ્યમાં|આવવાનું છે|ટૂંક સમયમાં|નવું ફીચર|bhavishyama|tunk samayma|navu feature|આગળ શું',
  data: 'ડેટા|માહિતી|મારી માહિતી|વિગતો|data|mahiti|mari mahiti|mari vigat',
  privacy: 'ગોપનીયતા|પ્રાઇવસી|ખાનગી|gopniyata|privacy|khangi|પ્રાઇવસી પોલિસી',
  store: 'સાચવ|સંગ્રહ|રાખો છો|રખાય|સેવ|sachav|sangrah|rakho cho|rakhay|કેટલા દિવસ રાખ',
  delete: 'ડિલીટ|કાઢી નાખ|દૂર કર|ભૂંસ|મિટાવ|કઢાવ|kadhi nakh|dur kar|bhuns|delete|ડીલીટ',
  correct: 'સુધાર|મારી માહિતી જો|સરખી કર|sudhar|mari mahiti jo|મારા વિશે શું માહિતી',
  cookie: 'કૂકી|કુકી|કૂકીઝ|cookie',
  tracker: 'ટ્રેક કરો|પીછો|જાહેરાત|નજર રાખ|track karo|jaherat|najar rakh|ટ્રેકર',
  'sell-data': 'માહિતી વેચ|ડેટા વેચ|નંબર વેચ|mahiti vech|data vech|number vech',
  'share-data': 'કોને આપો|શેર કરો|ત્રીજા પક્ષ|બીજાને આપ|kone apo|share karo|bijane ap|પોલીસને',
  'train-model': 'એઆઈને શીખવ|મોડેલ ટ્રેન|તાલીમ માટે વાપર|model train',
  children: 'બાળક|બાળકો|છોકરાં|સગીર|૧૩ વર્ષ|13 વર્ષ|balak|balko|નાના બાળક',
  updated: 'અપડેટ|છેલ્લે ક્યારે બદલ|સુધારેલ|update|chelle kyare|અદ્યતન ક્યારે',
  log: 'લોગ|સર્વર લોગ|આઇપી|log|ip address',
  hello:
    'નમસ્તે|નમસ્કાર|કેમ છો|હેલો|હાય|જય શ્રી કૃષ્ણ|જય સ્વામિનારાયણ|namaste|namaskar|hello|jai shri krishna|શુભ સવાર|સુપ્રભાત',
  thanks: 'આભાર|ધન્યવાદ|થેંક્સ|થેંક યુ|aabhar|abhar|dhanyavad|ખૂબ ખૂબ આભાર',
  bye: 'આવજો|ફરી મળીશું|બાય|બસ એટલું જ|avjo|aavjo|fari malishu|bye|bas etlu j|શુભ રાત્રિ',
  ok: 'સારું|ઠીક છે|બરાબર|સમજાયું|સમજાઈ ગયું|ઓકે|સરસ|saru|thik che|barabar|samjayu|saras|ઠીક',
  yes: '=હા|=હાજી|જરૂર|ચોક્કસ કરો|=ha|=haa|=haji|jarur|કરી દો|હા કરો',
  no: 'નથી જોઈતું|રહેવા દો|હમણાં નહીં|જરૂર નથી|=ના|=નહીં|nathi joitu|reva do|rehva do|hamna nahi|jarur nathi|=na|=nahi',
  please: 'કૃપા કરીને|મહેરબાની|પ્લીઝ|krupa karine|meherbani|please|જરા',
  'are-you-human':
    'તમે માણસ|તું માણસ|રોબોટ છો|બોટ છો|મશીન છો|માણસ છો|tame manas|tu manas|robot cho|bot cho|manas cho|માણસ છે કે|સાચા માણસ છો',
  'your-name': 'તમારું નામ|તારું નામ|તમે કોણ છો|તું કોણ|tamaru nam|taru nam|tame kon cho',
  'help-me': 'મદદ|મને મદદ|શું કરી શકો|શું પૂછી શકું|madad|mane madad|su kari shako|પૂછવું છે|મદદ કરો',
  'how-are-you': 'કેમ છો તમે|મજામાં|કેવી રીતે છો|kem cho tame|majama|શું હાલચાલ',
  sure: 'ખરેખર|પાકું ને|સાચે|ખાતરી છે|ખરું|kharekhar|paku ne|sache|khatri che|સાચું છે|બરાબર છે ને',
  source: 'ક્યાં લખ્યું|સ્ત્રોત|પુરાવો શું|કયા પેજ પર|kya lakhyu|srot|kaya page|લિંક આપો|કેવી રીતે ખબર',
  again: 'ફરીથી|ફરી કહો|ફરી એક વાર|ન સમજાયું|farithi|fari kaho|fari ek var|na samjayu|પાછું કહો',
  shorter: 'ટૂંકમાં|સાદા શબ્દ|એક લીટીમાં|tunkma|sada shabd|ek litima|થોડામાં',
  meant:
    'મારો મતલબ|મારો અર્થ|ના ના|ભૂલથી|હું પૂછતો હતો|maro matlab|na na|bhulthi|માફ કરશો|ખરેખર તો|ના પણ|ભૂલ થઈ|bhul thai',
  'reply-in':
    'માં જવાબ આપો|માં બોલો|માં કહો|માં લખો|માં વાત કરો|ma javab apo|ma bolo|ma kaho|ma lakho|gujaratima bolo|ગુજરાતીમાં બોલો|ગુજરાતીમાં કહો|હિન્દીમાં કહો|માં સમજાવો',
  wrong:
    'ખોટું|ખોટો જવાબ|એ નથી પૂછ્યું|સમજ્યા નહીં|જવાબ નથી આપ્યો|khotu|khoto javab|e nathi puchyu|samjya nahi|javab nathi apyo|બીજું પૂછ્યું|એ જ જવાબ',
  'first-one': 'પહેલો|પહેલી|પહેલું|પહેલાવાળો|pahelo|paheli|pehlo',
  'second-one': 'બીજો|બીજી|બીજું|બીજાવાળો|bijo|biji|biju',
  'third-one': 'ત્રીજો|ત્રીજી|છેલ્લો|છેલ્લી|trijo|triji|chello',
  that: '=આ|=તે|=એ|=એમાં|=આમાં|=તેનું|=એનું|=આનું|=તેમાં|=aa|=te|=enu|=ema|=aama|=tenu|=એજ',
  and: '=અને|=તથા|=પણ|=ને|=ane|=pan|=ne|=વળી|નું શું|nu su|ની વાત',
  or: '=કે|=અથવા|=ke|=athva|નહીંતર|કે પછી',
  not: '=નહીં|=નથી|=ના|=ન|=નહિ|=nathi|=nahi|=na|ન હોય',
  without: 'વગર|વિના|સિવાય|vagar|vina|sivay|ના બદલે',
  only: 'માત્ર|ફક્ત|ખાલી|=જ|matra|fakt|khali|=j|કેવળ',
  prevent: 'અટકાવ|ટાળ|ન થાય|રોક|atkav|tal|na thay|rok|બચાવ',
  more: 'વધારે|વધુ|મોટો|ઘણ|બહુ|vadhare|vadhu|moto|ghana|bahu',
  less: 'ઓછ|નાનો|થોડ|ocha|ochu|nano|thodu',
  better:
    'સારો|સારું|ઉત્તમ|વધુ સારો|ઉપયોગી|કામ લાગ|ફાયદાકારક|saro|uttam|upyogi|kam lag|faydakarak|કામ આવ|ઉપયોગી થ',
  all: 'બધ|તમામ|દરેક|આખ|પૂર|badha|badhi|badhu|tamam|darek|akhu|બંને',
  other: 'બીજ|અન્ય|બાકી|bija|anya|baki',
  now: '=હવે|=અત્યારે|=આજે|હાલ|=હમણાં|=have|=atyare|=aje|hal ma|=કાલે',
  then: '=પછી|ત્યારે|ત્યાર બાદ|=તો|=pachi|tyare|=to|એ પછી',
  weather: 'હવામાન|વરસાદ|ગરમી|ઠંડી|તાપમાન|havaman|varsad|garmi|thandi|tapman|તડકો',
  market:
    'સોન|સોનાનો|ચાંદી|પેટ્રોલ|ડીઝલ|શેર|ડુંગળી|ટામેટાં|સિલિન્ડર|બિટકોઇન|sonu|sonano|chandi|petrol|diesel|share bajar|dungli|રોકાણ કરું|શાકભાજી',
  sport: 'ક્રિકેટ|મેચ|આઇપીએલ|સ્કોર|કોહલી|ધોની|રમત|cricket|match|ipl|score|જીત્યું|jityu|ખેલાડી|વર્લ્ડ કપ',
  fun: 'જોક|ગીત|કવિતા|વાર્તા|ફિલ્મ|મૂવી|ઉખાણું|ટુચકો|ગઝલ|નાટક|joke|git|kavita|varta|film|movie|tuchko|મજાક|શાયરી|ગરબ',
  food: 'રેસિપી|વાનગી|રસોઈ|બિરયાની|ઢોકળાં|ખમણ|ચા|ભૂખ|સ્વિગી|ઝોમેટો|ફાફડા|recipe|vangi|rasoi|biryani|dhokla|bhukh|કેવી રીતે બને|થેપલાં',
  'own-ticket':
    'ટેક્સી બુક|કેબ બુક|ટ્રેન ટિકિટ|ફ્લાઇટ ટિકિટ|બસ ટિકિટ|ઓલા|ઉબર|પીએનઆર|cab book|taxi book|ticket book|pnr|ટિકિટ બુક',
  study: 'હોમવર્ક|ગૃહકાર્ય|નિબંધ|ગણિત|પરીક્ષા|ભણવા|સમીકરણ|homework|nibandh|ganit|pariksha|વિજ્ઞાન',
  program: 'પાયથન|જાવા|કોડ લખ|પ્રોગ્રામ લખ|python|java|code lakh',
  'general-knowledge':
    'રાજધાની|વડાપ્રધાન|રાષ્ટ્રપતિ|મોદી|વસ્તી|ઇતિહાસ|ચૂંટણી|મત આપ|મુખ્યમંત્રી|ભગવાન|rajdhani|vadapradhan|rashtrapati|itihas|chuntani|mukhyamantri|શાહરુખ|અનુવાદ|અર્થ શું|પૃથ્વી|ચંદ્ર|ગાંધીજી',
  stars: 'રાશિફળ|કુંડળી|ભવિષ્ય કહે|પ્રેમ|લગ્ન ક્યારે|ગર્લફ્રેન્ડ|rashifal|kundli|prem|lagna kyare|જ્યોતિષ',
  gadget: 'લેપટોપ|વાઇફાઇ|ફ્રિજ|ટીવી|રિચાર્જ|મોબાઇલ ખરાબ|જિયો|એરટેલ|laptop|wifi|recharge|jio|ગાડી ખરાબ',
  goods: 'ગાડી|કાર|મકાન ભાડે|ચંપલ|કપડાં|જમીન|સોફા|ફ્લેટ|gadi|kapda|jamin|સાયકલ|ઘડિયાળ|ચોપડી|સ્કૂલ ફી',
  'my-order':
    'મારો ઓર્ડર|મારું પાર્સલ|મારા પૈસા|બેંક બેલેન્સ|મારી ટિકિટ|ફ્લિપકાર્ટ|એમેઝોન|maro order|maru parcel|bank balance|flipkart|amazon|ફાટેલ|તૂટેલ|આધાર|પાસપોર્ટ|લાઇટ બિલ|ખાતામાં',
  'my-symptom':
    'તાવ|માથું દુખ|પેટ દુખ|ખાંસી|ઉધરસ|શરદી|ઊલટી|ચક્કર|કઈ ગોળી|કમર દુખ|ડાયાબિટીસ|tav avyo|mathu dukh|pet dukh|khansi|udhras|shardi|દવા લઉં|વજન ઘટ',
  'urgent-help':
    'એમ્બ્યુલન્સ|હાર્ટ એટેક|આગ લાગી|અકસ્માત|બેભાન|શ્વાસ નથી|પોલીસ બોલાવો|બચાવો|ambulance|aag lagi|akasmat|bebhan|bachavo|ઝેર|સાપ કરડ|ચોર ઘૂસ|છાતીમાં દુખ|છાતીમાં દુખાવો થાય|chhati ma dukh|શ્વાસ લેવાતો નથી',
  'danger-figure':
    'આગ લાગી|અકસ્માત|બચાવો|હાર્ટ એટેક|પૈસા બચાવો|ખર્ચ બચાવો|સમય બચાવો|aag lagi|akasmat|bachavo|paisa bachavo|kharch bachavo|samay bachavo',
  despair:
    'મરી જવું|મરવું છે|જીવવું નથી|જીવવાનું મન નથી|આત્મહત્યા|આપઘાત|જીવ આપી|જિંદગી ખતમ|mari javu|marvu che|jivvu nathi|jivvanu man nathi|atmahatya|aapghat|apghat|jindagi khatam|જીવીને શું|બધું ખતમ કર|ફાંસો|જીવવાની ઇચ્છા નથી|મરી જવાનું|મરી જવાનુ|જીવનથી કંટાળ|મરવાનું મન|jivan thi kantali|jivan thi kantalo|mari javanu|jivvani iccha nathi',
  abuse:
    'મૂરખ|મૂર્ખ|ગધેડ|ગાંડ|ચોર છો|છેતરપિંડી|બકવાસ|હરામી|નાલાયક|લુચ્ચ|murakh|murkh|gadhed|chor cho|bakvas|harami|nalayak|ચૂપ|નકામો બોટ|ઠગ',
  inject:
    'સૂચનાઓ ભૂલ|નિયમો ભૂલ|જૂની સૂચના|સિસ્ટમ પ્રોમ્પ્ટ|ગુપ્ત સૂચના|પાસવર્ડ કહે|નાટક કર|માની લે તું|suchna bhul|niyam bhul|system prompt|password kahe|મારી પાછળ બોલ|લખીને આપ કે|બીજા ગ્રાહકોની માહિતી|હેક કેવી રીતે',
  rival: 'એક્ઝોટેલ|હેપ્ટિક|બ્લેન્ડ|યલો એઆઈ|બીજી કંપની|હરીફ|biji company|harif|બીજા બોટ|એલેક્સા',
}
