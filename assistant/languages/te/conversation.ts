import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'ఖచ్చిత*, కచ్చిత*, నిజం*, నిజమే*, నిజంగా, కరెక్టేనా, సరిగ్గా చెప్త*, పక్కా*, కన్ఫర్మ్*, ష్యూర్*, అవునా, నిజమా, అలాగా, గ్యారంటీ*, కన్ఫర్మేనా, ఔనా, సరేనా నిజం | khachita*, kachita*, nijam*, correct ena, correctena, nijanga*, nijamga*, pakka*, avuna, kachitanga*, kacchitam*, confirm ena, sure na, alaga, guarantee*, confirmena, avna, avunaa, sure aa',
  saidBefore:
    'అదే మాట, అదే చెప్ప*, మళ్ళీ అదే, మళ్లీ అదే, అదే సమాధానం, చెప్పిందే*, ఇంతకుముందు చెప్ప*, ఒకటే మాట, ఒకటే సమాధానం, అదే జవాబు | ade mata, ade maata, malli ade, ade cheppa*, cheppinde*, intaku mundu chepp*, okate maata, okate samadhanam, ade javabu, ade samadhanam',
  putOff:
    'ఆలోచి*, తర్వాత చెప్త*, తరువాత చెప్త*, ఇంట్లో అడిగి*, చూసి చెప్త*, పార్ట్‌నర్‌ని అడిగి*, తర్వాత మాట్లాడ* | alochi*, aalochi*, tarvata chept*, taruvata chept*, intlo adigi*, chusi chept*, choosi chept*, partner ni adigi*, tarvata matlad*, tarwata chept*',
  content:
    'బాగానే ఉంది, పర్వాలేదు, సరిగానే ఉంది, పర్లేదు, బానే ఉంది, బాగుంది ధర, ఫర్వాలేదు | bagane undi, parvaledu, parledu, bane undi, baane undi, parvaledhu, bagane vundi',
  inVain:
    'అయినా, ఇప్పటికే చేశ*, చేసేశాను, ఏం లాభం లేదు, ఏమీ జరగలేదు, ఏం కాలేదు, ఇంకా రాలేదు*, ఇంకా సమాధానం*, ఇంకా ఎవరూ*, ఇంకా లేదు* | ayina, ippatike ches*, em labham ledu, emi jaragaledu, inka raledu*, inka evaru*, inka ledu*',
  difference:
    'ఎంత ఎక్కువ*, ఎంత ఆదా*, ఎంత మిగిల*, ఎంత తేడా*, ఎంత తక్కువ*, తేడా ఎంత*, ఎన్ని రూపాయల తేడా*, ఎంత మిగుల*, ఎంత డిఫరెన్స్*, ఎంత లాభం*, డిఫరెన్స్ ఎంత*, ఎన్ని రూపాయలు తక్కువ*, ఎన్ని రూపాయలు ఎక్కువ*, ఎంత సేవ్*, ఎంత తగ్గు*, ఎంత తగ్గ*, తేడా ఏంటి* | entha teda, enta teda, teda entha, entha takkuva, entha migulu*, entha thakkuva, enta takkuva, entha ekkuva, entha thagg*, madhya teda, teda enta, entha aadha, enta aadha, entha difference*, enta difference*, difference entha, entha labham*, enni rupayalu thakkuva*, entha save*, entha saving*, enta migulu*, enta thakkuva, entha ekkuv*, entha theda*, theda entha, theda enta, entha migil*, enta ekkuva, entha aada*, enta thagg*, entha tagg*',
  rest: 'మిగత*, మిగిలిన*, మిగతావి, తక్కినవి* | migat*, migilin*, takkina*',
  inWhich:
    'ఎందులో, దేనిలో, దేంట్లో, ఏ ప్లాన్*, ఏదాంట్లో, ఏ ప్యాకేజ్*, ఏదానిలో, ఎందులోనో, దేన్లో | endulo, yendulo, denilo, dentlo, e plan lo, ye plan lo, edanilo, denlo, e package*, ye package*, edilo, e planlo, ye planlo, deentlo, dentilo',
  forUs:
    'మాకు, నాకు, మా, మాకోసం, మాకైతే, నాకైతే, మా కోసం, నాకోసం, మాకు కూడా | maaku, naaku, maku, naku, maakaithe, naakaithe, maa kosam, naa kosam, makosam, maa, makaithe, mana',
  both: 'రెండూ, రెండింటి*, రెండిటిలో*, రెండిట్లో*, రెండు ప్లాన్ల*, రెండిటికి*, రెండింట్లో* | rendinti*, rendoo, renditlo*, renditiki*, rendu plan*, rendintlo*',
  twoOfThem: 'రెండు నెలల*, రెండు నెలలూ, 2 నెలల*, రెండు బిల్* | rendu nelal*, 2 nelal*, rendu billu*, rendu',
  together:
    'కలిపి, కలిపితే, కలిసి, మొత్తంగా, జోడిస్తే, కలిపేస్తే, కలుపుకుని | kalipi, kalipithe, kalisi, jodiste, kalipeste, kalupukuni, kalipite, mottanga',
  inTotal:
    'మొత్తం, టోటల్, అంతా కలిపి | mottam, motham, mottham, mothham, antha kalipi, anta kalipi, mothhamga, mottanga',
  keptHowLong:
    'ఎన్నాళ్ళు … ఉంచ*, ఎన్నాళ్లు … ఉంచ*, ఎన్ని రోజులు … ఉంచ*, ఎంతకాలం … ఉంచ*, ఎంత కాలం … ఉంచ*, ఎన్ని రోజులు … ఉంటు*, ఎన్నాళ్ళు … ఉంటు*, ఎన్ని రోజులు … పెట్టు*, ఎన్నాళ్ళు … దాచ*, ఎన్ని రోజులు … దాచ*, ఎన్ని రోజులు … పెడ*, ఎన్నాళ్ళు … పెట్టు*, ఎన్నాళ్లు … పెట్టు*, ఎంతకాలం … పెట్టు*, ఎన్ని రోజులు … స్టోర్*, ఎన్ని రోజులు … భద్ర*, ఎన్నాళ్లు … ఉంట*, ఎన్ని రోజుల … ఉంచ* | ennallu … unch*, enni rojulu … unch*, entha kalam … unch*, enni rojulu … unt*, ennallu … unt*, enni rojulu … pettuk*, ennallu … pettuk*, enni rojulu … ped*, enni rojulu … pettu*, ennallu … pettu*, entha kalam … pettu*, enni rojulu … store*, enni rojulu … daach*, enni rojulu … dach*, ennirojulu … unch*, enni rojlu … unch*, enni roju … unch*',
  nobodyThere:
    'ఎవరూ ఎత్త*, ఎవరూ ఉండ*, ఎవరూ తీయ*, ఎత్తేవాళ్ళు ఉండ*, ఎత్తేవారు ఉండ*, ఎవరూ లేరు, ఎవ్వరూ ఎత్త*, ఎవ్వరూ ఉండ*, ఎత్తడానికి ఎవర*, ఎత్తేందుకు ఎవర*, తీయడానికి ఎవర* | evaru ethar*, evaru ett*, evaru undar*, evaru und*, evaru thiy*, ethevallu, evaru leru, evvaru ett*, evvaru unda*, ettadaniki evar*, ettenduku evar*, evaru lifth*, evaru lift*, thiyadaniki evar*',
  its: 'దాని, దానికి, దాన్ది, దానికైతే, ఆ ప్లాన్ ది, దానిది, దాని ధర, దాని రేటు | dani, daaniki, daniki, danidi, danikaithe, danidhi, aa plan di, dani rate, dani dhara, daanidi, daani',
  sunday: 'ఆదివార* | aadivaram*, adivaram*',
  saturday: 'శనివార* | shanivaram*, sanivaram*',
  weekend: 'వారాంత* | vaarantam*',
  closed: 'మూసి*, సెలవు*, బంద్*, లేదు, తప్ప, తప్పించి | moosi*, selavu, tappa, band, ledu',
  twice:
    'రెట్టింపు*, డబుల్, డబుల్*, రెండింతలు*, రెట్టింప* | rettimpu, double*, rendintalu*, rendinthalu*, rettimp*, rendu retl*',
  thrice: 'మూడు రెట్ల*, మూడింతల*, ట్రిపుల్ | moodu retl*, moodintalu*, moodinthalu*, triple*, mudu retl*',
  half: 'సగం*, సగాని*, సగమే | sagam*, sagani*',
  hours: 'గంట* | ganta*',
  more: 'అదనంగా, ఎక్కువ, అదనం | adanamga, ekkuva, adanam, ekstra',
  another: 'మరో, ఇంకో, ఇంకొక, ఇంకా | maro, inko, inkaa, inkoka, inka',
  onTop: 'అదనంగా, ఇంకా, పెరిగితే, పైన | adanamga, inka, perigithe',
  lessBy: 'తక్కువ*, తగ్గి* | thakkuva*, takkuva*, thaggi*, taggite',
  rises: 'పెరిగ*, పెరుగ*, ఎక్కువ* | perig*, perug*, ekkuva*',
  falls: 'తగ్గ*, తక్కువ* | thagg*, tagg*, takkuva*',
  aThird: 'మూడో వంతు, మూడవ వంతు',
  branch:
    'బ్రాంచ్*, దుకాణ*, షాప్*, క్లినిక్*, హోటల్*, కౌంటర్*, శాఖ*, ఆఫీస్*, ఆసుపత్రి*, హాస్పిటల్*, ఔట్‌లెట్* | branch, dukanam, shop, brancilo, branchlo, office lo, hospital*, outlet*, branch*, shop*',
  perCall:
    'ఒక్క కాల్*, ఒక కాల్*, ఒక్కో కాల్*, ప్రతి కాల్*, ఒక్కో ఆర్డర్*, ఒక ఆర్డర్*, ఒక్క ఫోన్*, కాల్‌కి, కాల్ ఒక్కంటికి, ఒక్కో ఫోన్*, ఒక్కో బుకింగ్*, ఒక్కో రిమైండర్*, ఒక్క రిమైండర్* | okka call*, okko call*, okko order*, okka phone*, call ki, callki, okko phone*, okko booking*, okko reminder*, oka call*, okka order*, oka reminder*, per call',
  perDay:
    'రోజుకి, రోజుకు, ఒక రోజు*, ఒక్క రోజు*, రోజూ, రోజువారీ, ఒక్కరోజుకి | rojuki, roju ki, rojuku, roju vari, okka roju*, oka roju*, rojuvari',
  comesTo: 'పడ*, అవుతుంది, ఖర్చ* | pad*, avuthundi, kharch*',
  averageMinute:
    'సగటు* … నిమిష*, సగటున … నిమిష*, యావరేజ్ … నిమిష* | sagatu … nimish*, average … nimish*, sagatuna … nimish*',
  extraAlone:
    'అదనపు మాత్రమే, అదనపు నిమిషాలు ఎన్ని, ఎన్ని అదనపు, ఎక్స్ట్రా ఎన్ని, ఎక్స్‌ట్రా మాత్రమే, ఎన్ని ఎక్స్‌ట్రా, ఎక్స్‌ట్రా ఎన్ని, అదనంగా ఎన్ని, ఎక్స్‌ట్రా నిమిషాలు ఎన్ని, అదనపు నిమిషాలు మాత్రమే | adanapu matrame, extra matrame, enni extra, extra enni, adananga enni, extra nimishalu enni, adanapu enni, extra nimishalu matrame, extra nimishalu entha',
  leftOver: 'మిగిల*, మిగుల*, మిగతా, వాడని* | migil*, migul*, migata, vadani*',
  wholeYear:
    'ఏడాది*, సంవత్సరానికి, సంవత్సరం మొత్తం, ఏడాదికి, సంవత్సరమంతా, ఏడాదంతా, సంవత్సరంలో, ఒక సంవత్సరం*, ఒక ఏడాది*, పన్నెండు నెలల* | edadi*, samvatsaraniki, samvatsaram motham, samvatsaramanta, edadanta, yedadi*, yeadi*, oka samvatsaram*, oka edadi*, samvatsaram lo, samvatsaranki*, pannendu nelal*, year motham, samvatsaram mottam',
  there:
    'దానిలో, అందులో, దానికి, అక్కడ, దాంట్లో, దాంట్లోనే, అందులోనే, ఆ ప్లాన్ లో, ఆ ప్లాన్‌లో, అందులో కూడా | danilo, andulo, daniki, akkada, dantlo, andulone, dantlone, aa plan lo, aa planlo, andhulo, dhantlo, andulo kuda',
  reducedBy: 'ఎంత తగ్గి*, ఎంత తగ్గింపు, ఎంత డిస్కౌంట్ | entha thaggi*, entha taggin*, entha discount',
  thosePeople:
    'ఆ మనుషుల*, నా స్టాఫ్*, మా అబ్బాయి*, మా అమ్మాయి*, నా మనిషి*, మా మనిషి*, మా కుర్రా* | maa abbayi*, ma abbayi*, maa ammayi*, ma ammayi*, maa manishi*, ma manishi*, naa manishi*',
  moreThan:
    'కంటే ఎక్కువ, కన్నా ఎక్కువ, కి మించి, కు మించి, పైన, కన్నా పైన, దాటితే, దాటి, మించితే, నిమిషాలకంటే ఎక్కువ, నిమిషాలకన్నా ఎక్కువ | kante ekkuva, kanna ekkuva, ki minchi, ku minchi, kanna paina, datithe, dati, minchithe, kanna ekkuv*, kante ekkuv*, nimishalakante ekkuva, nimishalakanna ekkuva',
  sayIn:
    'చెప్ప*, చెప్పు*, మాట్లాడు, మాట్లాడవా, మాట్లాడగలరా, జవాబ*, సమాధాన*, మళ్ళీ, మళ్లీ, రాయ*, రాసి*, ఇకపై, ఇక నుంచి, ఇకనుంచి, వివరించ*, ఇవ్వండి, పంప*, అనువాద*, ఇక, ఇక మీదట, వివరంగా | cheppu, cheppandi, cheppara, matladu, matladava, javabu, jawab, samadhanam, malli, rayandi, raasi*, rasi*, ikapai, ika nunchi, ivvandi, cheppagalara, rayagalara, anuvada*, cheppava, pampandi, ika meedata, cheppandi*, raayi, rayi, cheppu*, ikanunchi, vivarinch*',
  script: 'లిపి*, అక్షర* | lipi*, akshara*',
  latinLetters: '',
  same: 'ఇదే, అదే, ఇదంతా, దీన్నే, దీన్ని, ఈ లెక్క, అవే, అన్నే, అంతే, అదే లెక్క*, ఇదే లెక్క*, అంతే నిమిషాలు*, అవే నిమిషాలు*, అదేగా, అన్నే నిమిషాలు* | ide, ade, idi, dinne, dinni, ee lekka, adhe, adhey, ade lekka*, ide lekka*, anthe nimish*, ave nimish*, anne nimish*, adhe nimish*, idhe, adhi, anthe, ante nimish*, ave',
  thatBill:
    'ఆ బిల్లు*, రెండో బిల్లు*, మొదటి బిల్లు*, అదే బిల్లు*, ఆ నిమిషా*, అదే నిమిషా*, అన్నే నిమిషా*, చివరి బిల్లు*, ముందు బిల్లు* | aa bill*, rendo bill*, modati bill*, ade bill*, anne nimisha*, chivari bill*, mundu bill*, aa nimish*, ave nimish*, adhe bill*',
  thatPlan:
    'ఆ ప్లాన్*, అదే ప్లాన్*, ఈ ప్లాన్*, ఆ ప్యాకేజ్*, అదే ప్యాకేజ్*, ఇదే ప్లాన్* | aa plan*, ade plan*, ee plan*, aa package*, ide plan*, adhe plan*, i plan*',
  whatIf:
    'ఒకవేళ, అనుకోండి, అనుకుందాం, అనుకుంటే, అనుకో, అనుకోకండి, అయితే ఒకవేళ | okavela, anukondi, anukundam, anukunte, anuko, oka vela, okavela*, anukondi*',
  insideFree:
    'ఉచిత నిమిషా* … లోప*, ఫ్రీ నిమిషా* … లోప*, ఉచిత నిమిషాలలోనే, ఉచిత నిమిషాల్లోనే, ఫ్రీ నిమిషాల్లోనే, ఫ్రీ నిమిషాలలోనే, ఉచిత నిమిషాలు దాటకుండా, ఎక్స్‌ట్రా లేకుండా, అదనపు నిమిషాలు లేకుండా | uchita nimisha* … lopa*, free nimisha* … lopa*, free nimishallone, free nimishalalone, uchita nimishallone, extra lekunda, adanapu nimishalu lekunda, free nimishal* lop*, free minutes lopal*',
  apartFrom:
    'డబ్బు కాకుండా, ధర కాకుండా, నిమిషాలు కాకుండా, డబ్బులు కాకుండా, రేటు కాకుండా, ధర తప్ప | dabbu kakunda, dhara kakunda, nimishalu kakunda, dabbulu kakunda, rate kakunda, dhara tappa, price kakunda',
  sharing: 'ఒకే … ప్లాన్*, కలిపి, పంచుకు* | oke … plan*, kalipi, panchuku*',
  ownPlan: 'వేరే వేరే, వేరువేరు*, సొంత ప్లాన్, విడివిడిగా | vere vere, veru veru*, sontha plan, vidividiga',
  cannotRead:
    'రాదు, రావు, తెలియదు, అర్థం కాదు, చదవలే*, చదవడం రాదు, రాదండి, తెలీదు, అర్థంకాదు, చదవడం తెలీదు, అర్థం కావట్లేదు | raadu, radu, teliyadu, theliyadu, artham kaadu, chadavale*, radandi, telidu, teleedu, arthamkadu, chadavadam teleedu, artham kavatledu, raadhu, ardam kadu',
  correction:
    'తప్పు చెప్ప*, తప్పుగా*, తప్పు*, పొరపాటు*, అనబోయ*, చెప్పబోయ*, చెప్పాలనుకు*, అనాల*, కాదు కాదు, సారీ, క్షమించ*, అయ్యో కాదు*, అలా కాదు, నేను అన్నది*, చెప్పాలి అనుకున్న*, అనుకున్నది*, కాదండి | thappu chepp*, tappu chepp*, thappuga, tappuga, porapatu*, anaboy*, cheppaboy*, cheppalanuk*, kaadu kaadu, kadu kadu, thappuga cheppa*, ayyo kadu*, ala kadu, nenu annadi*, analanuk*, cheppali anukunn*, kadandi, kaadandi, sorry, ledu ledu, thappu*, porapaatu*',
  hireInstead:
    'మనిషినే*, మనిషిని పెట్టు*, మనిషిని పెట్ట*, ఒకరిని పెట్టు*, ఒకణ్ణి*, అబ్బాయిని పెట్టు*, అమ్మాయిని పెట్టు*, పనికి పెట్టు*, ఉద్యోగిని పెట్టు*, ఒక మనిషిని*, ఒకరిని పనికి*, అబ్బాయి దొరుకు*, మనిషి దొరుకు*, ఒక అబ్బాయిని*, స్టాఫ్‌ని పెట్టు*, పనివాళ్ళని* | manishini pett*, manishine pett*, okarini pett*, abbayini pett*, ammayini pett*, paniki pett*, oka manishini*, okarini paniki*, abbayi doruk*, manishi doruk*, oka abbayini*, staff ni pett*, panivallani*, oka ammayini*',
  tooMuch:
    'చాలా ఎక్కువ*, ఎక్కువ డబ్బు*, చాలా డబ్బు*, ఇంత డబ్బు*, అంత డబ్బు*, ఎక్కువ అనిపి*, తట్టుకోలే*, భరించలే*, బడ్జెట్‌కి మించి*, బడ్జెట్ దాట*, ఖరీదైన*, ఖరీదు ఎక్కువ*, చాలా ఖరీదు*, ఖరీదుగా ఉంది*, స్థోమత లేదు*, ఎక్కువగా ఉంది*, ఎక్కువే*, రేటు ఎక్కువ*, ధర ఎక్కువ*, ఇంతనా*, అంతనా*, కాస్ట్‌లీ*, అంత ఇవ్వలే*, ఇంత ఇవ్వలే*, మాకు కష్టం*, గిట్టుబాటు కా*, గిట్టదు*, మా వల్ల కాదు* | chala ekkuva, ekkuva dabbu, chala dabbu, intha dabbu, antha dabbu, tattukole*, bharinchale*, budget datin*, chala khareedu, khareedu ekkuva, ekkuvaga undi*, ekkuvaga anip*, chala ekkuvaga*, ekkuve*, rate ekkuva*, dhara ekkuva*, inthana*, anthana*, costly ga*, antha ivvale*, intha ivvale*, maku kashtam*, gittubatu ka*, gittadu*, ma valla kadu*, chaala ekkuva*, chala ekuva*, chala costly*',
  howSo:
    'వచ్చింది ఎలా, అయింది ఎలా, ఇంత ఎలా*, అంత ఎలా*, ఎలా అయింది, ఎలా అయ్యింది, ఎలా వచ్చింది, లెక్క ఎలా*, ఎలా వేశ*, ఎలా లెక్క*, ఎందుకింత*, ఎందుకంత*, ఎందుకు ఇంత*, ఎందుకు అంత*, ఇంత ఎందుకు*, లెక్క చెప్ప*, లెక్క చూప*, అదెలా*, ఇదెలా*, అది ఎలా, ఇది ఎలా, ఎక్కడి నుంచి వచ్చ*, ఎక్కడ్నుంచి వచ్చ*, ఎలా వచ్చాయి*, ఎలా వచ్చిందో*, ఏ లెక్కన*, ఏ లెక్క*, లెక్క వివరి*, లెక్క ఏంటి*, లెక్కేంటి*, విడమరిచి*, వివరంగా చెప్ప*, ఇంతెలా*, అంతెలా*, ఎందుకు ఎక్కువ*, ఎక్కువ ఎందుకు*, అంత ఎందుకు*, ఎలాగ*, ఎందుకు అలా* | intha ela, inta ela, ela ayyindi, ela ayindi, ela vachindi, lekka ela, ela lekka*, ela ves*, enduku intha, enduku inta, endukintha, intha enduku, lekka chepp*, adela, idela, adi ela, idi ela, ela vachchin*, ela vachin*, ekkadi nunchi vach*, ekkadnunchi vach*, ela vachay*, ela vachch*, e lekkana*, ye lekkana*, lekka vivari*, lekka enti*, lekkenti*, lekka chup*, lekka choop*, vidamarichi*, vivaranga chepp*, intela*, antela*, enduku ekkuva*, ekkuva enduku*, antha enduku*, adelaga*, idelaga*, enduku ala*, enduku antha*, enduku anta*, endukanta*, intha enduk*, adhi ela, idhi ela, ela vochind*, ela ochind*, ela vacchind*, endukinta*',
  goAhead:
    'చేయండి, చెయ్యండి, చేసేయండి, చేయించండి, పెట్టించండి, పెట్టండి, ఏర్పాటు చే*, బుక్ చే*, కానివ్వండి, మొదలు పెట్టండి, మొదలుపెట్టండి, స్టార్ట్ చేయండి | cheyandi, cheyyandi, cheseyandi, cheyinchandi, pettinchandi, pettandi, erpatu che*, book che*, kanivvandi, modalu pettandi, modalupettandi, start cheyandi',
  pester:
    'విసిగి*, సతాయి*, ఇబ్బంది పెట్ట*, ఇబ్బంది పెడ*, పదే పదే*, మళ్ళీ మళ్ళీ*, మళ్లీ మళ్లీ*, రోజూ ఫోన్*, రోజూ కాల్*, మాటిమాటికీ*, ఎప్పుడూ ఫోన్*, రోజు ఫోన్*, ఫోన్ చేస్తూనే*, కాల్ చేస్తూనే*, డిస్టర్బ్ చే*, వేధి*, ఊరికే ఫోన్*, తరచూ ఫోన్*, రోజూ చేసి* | visigi*, satayi*, ibbandi pett*, ibbandi ped*, pade pade, malli malli, roju phone, roju call, matimatiki*, phone chestune*, call chestune*, disturb che*, vedhi*, urike phone*, tarachu phone*, rojuu phone*, matimati*, malli malli*, roju chesi*',
  first: 'మొదటి*, మొదటిది*, ఒకటో*, ఫస్ట్ ప్లాన్* | modati*, modatidi*, okato*, first plan*',
  second:
    'రెండో*, రెండవ*, రెండోది*, మధ్యది*, మధ్యలోది* | rendo*, rendava*, rendodi*, madhyadi*, madhya plan*, second plan*',
  third: 'మూడో*, మూడవ*, చివరి*, ఆఖరి* | moodo*, mudo*, moodava*, chivari*, aakhari*, last plan*',
  smaller:
    'చిన్న ప్లాన్*, చిన్నది*, చిన్న దాని*, చిన్నదాని*, తక్కువది*, చిన్నదాంట్*, తక్కువ ప్లాన్*, తక్కువ రేటు ప్లాన్* | chinna plan*, chinnadi*, chinna dani*, chinnadant*, takkuva plan*, thakkuva plan*, chinnadani*, chinnadan*',
  bigger:
    'పెద్ద ప్లాన్*, పెద్దది*, పెద్ద దాని*, పెద్దదాంట్*, ఎక్కువ ప్లాన్*, పైన ఉన్న ప్లాన్*, పై ప్లాన్* | pedda plan*, peddadi*, pedda dani*, peddadant*, peddadani*, peddadan*, paina unna plan*, pai plan*',
  biggest:
    'అతి, అన్నిటికంటే, అన్నింటికంటే, మూడో, మూడవ, టాప్, పెద్ద కంపెనీ*, అన్నిట్లో, అన్నింట్లో, అన్నిటికన్నా, అన్నింటికన్నా | ati pedda, annitikante, moodo, mudo, annitlo, annintlo, annitikanna, anni kanna',
  forLess:
    'ఇంతకంటే తక్కువ*, అంతకంటే తక్కువ*, దీనికంటే తక్కువ*, దానికంటే తక్కువ*, ఇంకా తక్కువ*, తక్కువ ధర*, ఇంతకన్నా తక్కువ*, దీనికన్నా తక్కువ*, దానికన్నా తక్కువ*, తక్కువలో*, చవకగా*, చీప్‌గా*, ఇంకా చవక*, ఇంకా చీప్*, తక్కువ రేటు* | inthakante takkuva*, dinikante takkuva*, danikante takkuva*, inka takkuva*, takkuva dhara, inthakanna takkuva*, intha kante takkuva*, intakante takkuva*, intha kanna takkuva*, dinikanna takkuva*, deenikante takkuva*, deenikanna takkuva*, danikanna takkuva*, takkuvalo*, chavakaga*, cheap ga*, inka chavaka*, inka cheap*, inka thakkuva*, thakkuva rate*, takkuva rate*, inthakante thakkuva*, deenikante thakkuva*',
  whichPays:
    'ఏది లాభం*, ఏది చవక*, ఏది తక్కువ*, ఏది మంచిది*, ఏది తీసుకో*, ఏది బెటర్*, లాభం ఏది*, ఏది చీప్*, ఏది బెస్ట్*, దేనిలో లాభం*, దేనికి తక్కువ*, ఏది మేలు*, తక్కువ ఏది*, ఏ ప్లాన్ లాభం*, ఏ ప్లాన్ తక్కువ*, చవక ఏది*, ఏది బాగు* | edi labham, edi chavaka, edi takkuva, edi manchidi, edi teesuko*, edi better, edi cheap*, edi best*, denilo labham*, deniki takkuva*, edi melu*, takkuva edi*, e plan labham*, e plan takkuva*, chavaka edi*, edi bagu*, edi thakkuva*, edi laabham*, edhi takkuva*, edhi labham*, ye plan labham*, edi tisuko*, edi teesuk*',
  when: 'ఎప్పుడు*, ఎన్ని రోజు*, ఎన్నింటికి, ఈరోజు*, ఈ రోజు*, ఇవాళ*, రేపు*, ఎప్పటికి, ఎప్పటిలోగా, ఎప్పటి నుంచి, ఎంతసేపు*, ఎంత సేపు*, ఎంత టైమ్*, ఎన్ని గంటల*, ఎంత త్వరగా*, రేపా, ఎప్పుడో | eppudu*, eppati*, enni roju*, eeroju*, ee roju, ivala*, entha sepu*, entasepu*, enthasepu*, entha time*, enni gantal*, entha twaraga*, epudu*, repu*, yeppudu*',
  roughly: 'సుమారు*, దాదాపు, అంచనా* | sumaru*, dadapu, anchana*',
  despair:
    'నేను చచ్చి*, నేను చనిపో*, బతకడంలో*, బతకడానికి … అర్థం, బ్రతకడంలో*, బతకాలని లేదు*, బతకాలనిపి*, బ్రతకాలని లేదు*, జీవించడంలో*, అంతా ముగించే*, అన్నీ ముగించే*, అంతా అయిపోవాల*, జీవితం మీద విరక్తి*, జీవితంపై విరక్తి*, జీవితం వృథా*, జీవితంలో ఆశ*, ఏ ఆశా లేదు, ఏ దారీ లేదు, బతకడానికి … అర్థం లేద*, నేను … భారం*, అందరికీ భారం*, ఇంట్లో వాళ్లకి భారం*, నన్ను నేను చంపు*, నన్ను నేను అంతం*, ఈ బాధ భరించలే*, నిద్రపోతే … లేవకూడ*, నిద్రలోనే పో*, మళ్ళీ లేవకూడ*, మళ్లీ లేవకూడ*, ఇక లేవకూడ*, లేవకపోతే బాగు*, శాశ్వతంగా నిద్ర*, అందరినీ వదిలి*, అందరినీ వదిలేసి*, అన్నీ వదిలేసి వెళ్*, అన్నీ వదిలేసి పో*, లోకం వదిలి*, ఎందుకు బతుకు*, ఎందుకు బ్రతుకు*, ఎవరి కోసం బత*, ఎవరి కోసం బ్రత*, బతికి ఏం*, బ్రతికి ఏం*, బతకాలని అనిపించ*, బ్రతకాలని అనిపించ*, చావాలని*, చచ్చిపోవాల*, చచ్చిపోతే*, చనిపోవాల*, చనిపోతే బాగు*, విషం తాగ*, ఉరి వేసు*, చేయి కోసు* | nenu chachi*, nenu chanipo*, batakadam lo*, batakadamlo*, bratakadam lo*, batakalani ledu, batakali ani ledu, batakalanipinch*, bharam ayyanu, andariki bharam*, anta muginche*, anni muginche*, jeevitam meeda virakti*, jeevitam vrutha*, e asha ledu, nenu … bharam*, nannu nenu champ*, nidrapothe … levakoo*, malli levakoo*, malli levakud*, andarini vadili*, andarini vadiles*, anni vadilesi vel*, lokam vadili*, enduku bathuku*, enduku batuku*, enduku bratuku*, evari kosam bat*, bathiki em*, batiki em*, bathakalani anipinch*, bathakalani ledu*, batakalani anipinch*, chavalani*, chachipovali*, chachipothe*, chanipovali*, visham tag*, uri vesu*',
  withoutMe:
    'నేను లేకపోయి*, నేను లేకపోతే*, నేను లేకుండా*, నేను పోతే*, నేను లేకుంటే*, నేను ఉండకపో* | nenu lekapoy*, nenu lekapothe*, nenu lekunda*, nenu lekunte*',
  wornOut:
    'అలసిపోయాను, అలసి పోయాను, నావల్ల కాదు, నా వల్ల కాదు, నావల్ల కావట్లేదు, నా వల్ల కావట్లేదు, ఓడిపోయాను, విరిగిపోయాను, విసిగిపోయాను, ఇక భరించలే*, ఇంక భరించలే* | alasipoyanu, na valla kadu, navalla kadu, na valla kavatledu, odipoyanu, visigipoyanu, ika bharinchale*',
  nothingLeft:
    'ఏమీ మిగల*, ఏం మిగల*, అర్థం లేదు, అర్థమే లేదు, అంతా అయిపోయింది, అన్నీ అయిపోయాయి, అంతా పోయింది, ఆశ లేదు, ఆశలు లేవు, దారి లేదు, దారి కనిపించ*, అప్పుల్లో మునిగ* | emi migala*, artham ledu, arthame ledu, anta ayipoyindi, antha ayipoyindi, asha ledu, daari ledu, daari kanipinch*, appullo munig*',
  onlyATrouble:
    'ఎవరూ అర్థం చేసుకో*, నన్ను ఎవరూ*, ఎవరూ వినరు, ఎవరూ వినట్లేదు, నాకు ఎవరూ లేరు, నాకెవరూ లేరు, ఒంటరి*, ఎవరికీ పట్ట*, అందరికీ ఇబ్బంది* | evaru artham chesuko*, nannu evaru*, evaru vinaru, naku evaru leru, nakevaru leru, ontari*, evariki patta*, andariki ibbandi*',
  inDanger:
    'స్పృహ తప్పి*, స్పృహ కోల్పో*, ఊపిరి ఆడట్లేదు*, ఊపిరి ఆడటం లేదు*, రక్తం ఆగట్లేదు*, రక్తం కారు*, మంటలు అంటుకున్న*, నిప్పు అంటుకుంది*, యాక్సిడెంట్ అయింది*, ప్రమాదం జరిగింది*, అంబులెన్స్ పిలవ*, అంబులెన్స్ పంప*, గుండె నొప్పి వస్తోంది*, ఛాతీ నొప్పి వస్తోంది*, విషం తాగాడు* | spruha tappi*, oopiri aadatledu*, raktam agatledu*, accident ayyindi*, accident ayindi*, ambulance pilav*, ambulance pamp*, gunde noppi vast*',
  ofMine: 'నాకు, నా | naaku, naku',
  sentAlready:
    'మెయిల్ చేశా*, మెయిల్ పంపా*, ఈమెయిల్ చేశా*, ఈమెయిల్ పంపా*, ఫారం నింపా*, ఫామ్ నింపా*, ఫారమ్ నింపా*, ఫామ్ పంపా*, డెమో అడిగా*, కాల్ అడిగా*, నంబర్ ఇచ్చా*, రాశాను*, మెయిల్ పెట్టా*, ఫామ్ ఫిల్ చేశా*, ఫారం ఫిల్ చేశా*, ఫామ్ ఇచ్చా*, మెసేజ్ చేశా*, మెసేజ్ పంపా*, మెసేజ్ పెట్టా*, సంప్రదించా*, నంబర్ పెట్టా*, డెమో కోసం అడిగా*, ఫారం ఇచ్చా*, ఫామ్ నింపి* | mail chesa*, mail pampa*, email chesa*, email pampa*, form nimpa*, form fill chesa*, form pampa*, demo adiga*, call adiga*, number iccha*, rasanu*, mail petta*, form icha*, form ichcha*, message chesa*, message pampa*, message petta*, sampradincha*, number petta*, demo kosam adiga*, form nimpi*, form fill ches*, mail ches*, mail pamp*, number icch*, number ich*',
  noAnswer:
    'జవాబు లేదు*, జవాబు రాలేదు*, సమాధానం లేదు*, సమాధానం రాలేదు*, రిప్లై లేదు*, రిప్లై రాలేదు*, ఫోన్ రాలేదు*, కాల్ రాలేదు*, రాలేదు*, ఎవరూ కాల్ చేయలే*, ఎవరూ ఫోన్ చేయలే*, ఏమీ జరగలే*, ఎవరూ తిరిగి*, తిరిగి కాల్ చేయలే*, సమాధానమే లేదు*, జవాబే లేదు*, రిప్లై ఇవ్వలే*, సమాధానం ఇవ్వలే*, ఏ సమాధానం*, ఎవరూ మాట్లాడలే*, ఎవరూ సంప్రదించలే*, ఎవరూ చేయలే*, ఎవ్వరూ*, ఫోనే రాలే*, ఫోన్ చేయలే*, కాలే రాలే*, ఉలుకు పలుకు* | javabu ledu*, javabu raledu*, samadhanam ledu*, samadhanam raledu*, reply ledu*, reply raledu*, phone raledu*, call raledu*, raledu*, evaru call cheyale*, evaru phone cheyale*, evaru thirigi*, evaru tirigi*, evaru call cheya*, samadhaname ledu*, javabe ledu*, reply ivvale*, samadhanam ivvale*, e samadhanam*, evaru matladale*, evaru sampradinchale*, evaru cheyale*, evvaru*, phone rale*, phone cheyale*, call cheyale*, reply rale*, reply raale*, evaru reply*, evaru contact*, javabu rale*',
  fromTheStart:
    'మొదటి నుంచి, మొదటినుంచి, మొదట్నుంచి, మళ్ళీ అంతా చెప్ప*, మళ్లీ అంతా చెప్ప*, అంతా మళ్ళీ*, కథంతా, మొదట్నించి, మొదటినించి, మొదటి నుండి, అన్నీ మళ్ళీ, అన్నీ మళ్లీ, మళ్ళీ అన్నీ*, మళ్లీ అన్నీ*, మళ్ళీ చెప్పాల*, మళ్లీ చెప్పాల* | modati nunchi, modatnunchi, malli antha chepp*, antha malli, modati nundi*, modatininchi*, modatnundi*, anni malli, malli anni*, malli antha*, malli cheppal*, malli anta*, antha modati*',
  yourPeople:
    'మీ వాళ్ళ*, మీ వాళ్ల*, మీ మనిషి*, మీ టీమ్*, మీలో ఎవర*, మీ తరఫు*, మెషిన్ తో … వద్దు*, మెషిన్‌తో … వద్దు*, బాట్‌తో … వద్దు*, రోబోతో … వద్దు*, మెషిన్ తో … లేదు, మీ స్టాఫ్*, మీ మేనేజర్*, మీలో ఒక* | mee vaall*, mi vall*, mee manishi*, mee team*, meelo evar*, machine tho … vaddu, bot tho … vaddu, mee staff*, mee manager*, meelo ok*, mi team*, mi manishi*, mee vallu*, mee side*',
  whomToAsk:
    'ఎవరిని అడగ*, ఎవరిని అడిగ*, ఎవరితో మాట్లాడ*, ఎవరికి రాయ*, ఎక్కడికి రాయ*, ఎవరికి మెయిల్*, ఎక్కడికి మెయిల్*, ఎవరిని సంప్రది*, ఎవర్ని అడగ*, ఎవర్ని అడిగ*, ఎవరికి ఫోన్*, ఎవరికి కాల్*, ఎక్కడ అడగ*, ఎవరిని కాంటాక్ట్* | evarini adag*, evaritho matlad*, evariki ray*, evariki mail*, ekkadiki mail*, evarini contact*, evarni adag*, evarni adig*, evarini adig*, evariki phone*, evariki call*, ekkada adag*, evarni contact*, evarito matlad*, evariki raayal*, ekkada ray*',
  hearIt:
    'గొంతు విన*, వాయిస్ విన*, విని చూడ*, విని చూస*, నేనే విన*, ఒకసారి విన*, శాంపిల్ విన*, ఎలా మాట్లాడుతుందో విన* | gonthu vin*, voice vin*, vini chud*, vini choos*, nene vin*, okasari vin*, oka sari vin*, sample vin*, vini chus*, vinali, vinalani*, voice ela',
  whatDoYouDo:
    'మీరు ఏం చేస్త*, మీరేం చేస్త*, అసలు ఏం చేస్త*, మీరు చేసేది ఏంటి, మీ పని ఏంటి, మీరు ఏం పని*, మీరు ఏమి చేస్త*, మీరు చేసేదేంటి* | meeru em chest*, asalu em chest*, mirem chest*, mee pani enti, meeru em pani*, meeru emi chest*, meeru chesedi enti*, meeru chesedenti*, mi pani enti, miru em chest*',
  timesEach:
    'రెండు సార్లు, రెండుసార్లు, మూడు సార్లు, మూడుసార్లు, 2 సార్లు, 3 సార్లు, రెండేసి సార్లు, 2సార్లు, మూడేసి సార్లు | rendu sarlu, moodu sarlu, 2 sarlu, rendesi sarlu, 3 sarlu, mudu sarlu, 2sarlu',
  mustTake:
    'తీసుకోవాలా*, తీసుకోవాల్సి*, తీసుకోవాలి*, కొనాలా*, కొనాల్సి*, తీసుకోవడం తప్పని*, తీసుకుంటేనే, అప్‌గ్రేడ్ చేయాలా* | teesukovala*, tisukovala*, teesukovalsi*, konala*, konalsi*, teesukuntene, tisukuntene, upgrade cheyala*, tisukovalsi*, tisukovali*, teesukovali*',
  aFee: 'ఫీజు*, ఫీజ్, ఫీస్',
  halfAnswer: 'సగం … ఎత్త*, సగం … తీస్*, సగం … లిఫ్ట్* | sagam … ett*, sagam … eth*, sagam … lift*',
  startsAnew:
    'మళ్ళీ అంతా, మళ్లీ అంతా, మళ్ళీ మొదటి, మళ్లీ మొదటి, మళ్ళీ చెప్ప*, మళ్లీ చెప్ప*, మళ్ళీ అడుగు*, మళ్లీ అడుగు*, మొదటి నుంచి చెప్ప*, మొదటి నుండి చెప్ప*, malli anta, malli modati, malli chepp*, malli adug*, modati nunchi chepp*, modati nundi chepp*, అంతా మళ్ళీ, అంతా మళ్లీ, మళ్ళీ అన్నీ, మళ్లీ అన్నీ, మళ్ళీ మొత్తం, మళ్లీ మొత్తం, antha malli, anta malli, malli antha*, malli anni*, malli motham*, malli mottam*, anni malli',
  whatAll:
    'ఏమేం చేస్త*, ఏమేమి చేస్త*, ఏం చేస్తుంది, ఏం చేయగల*, ఏమి చేయగల*, ఏం చెయ్యగల*, ఎలా ఉపయోగ*, ఎలా సాయ*, ఎలా సహాయ*, ఎలా హెల్ప్*, ఏం ఉపయోగం, ఏం లాభం, ఏమేమి చేయగల*, ఏం చేసిపెడ*, ఏం హెల్ప్*, ఏం ప్రయోజనం*, ఎలా పనికొ*, ఏం పనికొ*, ఏం సాయం*, ఎందుకు ఉపయోగ*, ఏంటి ఉపయోగం*, ఏంటి లాభం*, ఏం చేస్తది | emem chest*, em chestundi, emi chestundi, em cheyagal*, em cheyyagal*, ela help*, em upayogam, ela upayog*, ememi cheyagal*, em chesiped*, em help*, em prayojanam*, ela paniko*, em paniko*, em sayam*, ememi chest*, enduku upayog*, enti upayogam*, enti labham*, em chestadi, em labham*, emem cheyagal*',
}
