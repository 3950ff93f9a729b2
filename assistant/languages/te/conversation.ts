import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'ఖచ్చిత*, కచ్చిత*, నిజం*, నిజమే*, నిజంగా, కరెక్టేనా, సరిగ్గా చెప్త*, పక్కా*, కన్ఫర్మ్*, ష్యూర్*, అవునా | khachita*, kachita*, nijam*, correct ena, correctena, nijanga*, nijamga*, pakka*, avuna, kachitanga*, kacchitam*, confirm ena, sure na',
  saidBefore:
    'అదే మాట, అదే చెప్ప*, మళ్ళీ అదే, మళ్లీ అదే, అదే సమాధానం | ade mata, ade maata, malli ade, ade cheppa*',
  putOff: 'ఆలోచి*, తర్వాత చెప్త*, తరువాత చెప్త* | alochi*, aalochi*, tarvata chept*, taruvata chept*',
  content: 'బాగానే ఉంది, పర్వాలేదు, సరిగానే ఉంది | bagane undi, parvaledu',
  inVain:
    'అయినా, ఇప్పటికే చేశ*, చేసేశాను, ఏం లాభం లేదు, ఏమీ జరగలేదు, ఏం కాలేదు, ఇంకా రాలేదు*, ఇంకా సమాధానం*, ఇంకా ఎవరూ*, ఇంకా లేదు* | ayina, ippatike ches*, em labham ledu, emi jaragaledu, inka raledu*, inka evaru*, inka ledu*',
  difference:
    'ఎంత ఎక్కువ*, ఎంత ఆదా*, ఎంత మిగిల*, ఎంత తేడా*, ఎంత తక్కువ*, తేడా ఎంత*, ఎన్ని రూపాయల తేడా*, ఎంత మిగుల* | entha teda, enta teda, teda entha, entha takkuva, entha migulu*, entha thakkuva, enta takkuva, entha ekkuva, entha thagg*, madhya teda, teda enta, entha aadha, enta aadha',
  rest: 'మిగత*, మిగిలిన*, మిగతావి | migat*, migilin*',
  inWhich:
    'ఎందులో, దేనిలో, దేంట్లో, ఏ ప్లాన్*, ఏదాంట్లో | endulo, yendulo, denilo, dentlo, e plan lo, ye plan lo',
  forUs: 'మాకు, నాకు, మా, మాకోసం | maaku, naaku, maku, naku',
  both: 'రెండూ, రెండింటి* | rendinti*, rendoo',
  twoOfThem: 'రెండు నెలల*, రెండు నెలలూ, 2 నెలల*, రెండు బిల్* | rendu nelal*, 2 nelal*, rendu billu*, rendu',
  together: 'కలిపి, కలిపితే, కలిసి | kalipi, kalipithe, kalisi',
  inTotal: 'మొత్తం | mottam, motham, mottham, mothham',
  keptHowLong:
    'ఎన్నాళ్ళు … ఉంచ*, ఎన్నాళ్లు … ఉంచ*, ఎన్ని రోజులు … ఉంచ*, ఎంతకాలం … ఉంచ*, ఎంత కాలం … ఉంచ*, ఎన్ని రోజులు … ఉంటు*, ఎన్నాళ్ళు … ఉంటు*, ఎన్ని రోజులు … పెట్టు*, ఎన్నాళ్ళు … దాచ*, ఎన్ని రోజులు … దాచ* | ennallu … unch*, enni rojulu … unch*, entha kalam … unch*, enni rojulu … unt*, ennallu … unt*, enni rojulu … pettuk*, ennallu … pettuk*',
  nobodyThere:
    'ఎవరూ ఎత్త*, ఎవరూ ఉండ*, ఎవరూ తీయ*, ఎత్తేవాళ్ళు ఉండ*, ఎత్తేవారు ఉండ* | evaru ethar*, evaru ett*, evaru undar*, evaru und*, evaru thiy*, ethevallu',
  its: 'దాని, దానికి, దాన్ది | dani, daaniki, daniki, danidi',
  sunday: 'ఆదివార* | aadivaram*, adivaram*',
  saturday: 'శనివార* | shanivaram*, sanivaram*',
  weekend: 'వారాంత* | vaarantam*',
  closed: 'మూసి*, సెలవు*, బంద్*, లేదు, తప్ప, తప్పించి | moosi*, selavu, tappa, band, ledu',
  twice: 'రెట్టింపు*, డబుల్ | rettimpu',
  thrice: 'మూడు రెట్ల*, మూడింతల* | moodu retl*',
  half: 'సగం*, సగాని* | sagam*',
  hours: 'గంట* | ganta*',
  more: 'అదనంగా | adanamga',
  another: 'మరో, ఇంకో | maro, inko',
  onTop: 'అదనంగా, ఇంకా, పెరిగితే, పైన | adanamga, inka, perigithe',
  lessBy: 'తక్కువ*, తగ్గి* | thakkuva*, takkuva*, thaggi*',
  rises: 'పెరిగ*, పెరుగ*, ఎక్కువ* | perig*, perug*, ekkuva*',
  falls: 'తగ్గ*, తక్కువ* | thagg*, tagg*, takkuva*',
  aThird: 'మూడో వంతు, మూడవ వంతు',
  branch: 'బ్రాంచ్*, దుకాణ*, షాప్*, క్లినిక్*, హోటల్*, కౌంటర్*, శాఖ* | branch, dukanam, shop, brancilo, branchlo',
  perCall:
    'ఒక్క కాల్*, ఒక కాల్*, ఒక్కో కాల్*, ప్రతి కాల్*, ఒక్కో ఆర్డర్*, ఒక ఆర్డర్* | okka call*, okko call*, okko order*',
  perDay: 'రోజుకి, రోజుకు, ఒక రోజు*, ఒక్క రోజు* | rojuki, roju ki',
  comesTo: 'పడ*, అవుతుంది, ఖర్చ* | pad*, avuthundi, kharch*',
  averageMinute: 'సగటు* … నిమిష*',
  extraAlone: 'అదనపు మాత్రమే, అదనపు నిమిషాలు ఎన్ని, ఎన్ని అదనపు, ఎక్స్ట్రా ఎన్ని | adanapu matrame',
  leftOver: 'మిగిల*, మిగుల*, మిగతా | migil*, migul*, migata',
  wholeYear: 'ఏడాది*, సంవత్సరానికి, సంవత్సరం మొత్తం, ఏడాదికి | edadi*, samvatsaraniki',
  there: 'దానిలో, అందులో, దానికి, అక్కడ, దాంట్లో | danilo, andulo, daniki, akkada, dantlo',
  reducedBy: 'ఎంత తగ్గి*, ఎంత తగ్గింపు | entha thaggi*',
  thosePeople:
    'ఆ మనుషుల*, నా స్టాఫ్*, మా అబ్బాయి*, మా అమ్మాయి*, నా మనిషి*, మా మనిషి*, మా కుర్రా* | maa abbayi*, ma abbayi*, maa ammayi*, ma ammayi*, maa manishi*, ma manishi*, naa manishi*',
  moreThan:
    'కంటే ఎక్కువ, కన్నా ఎక్కువ, కి మించి, కు మించి, పైన | kante ekkuva, kanna ekkuva, ki minchi, ku minchi',
  sayIn:
    'చెప్ప*, చెప్పు*, మాట్లాడ*, జవాబ*, సమాధాన*, మళ్ళీ, మళ్లీ, రాయ*, రాసి*, ఇకపై, ఇక నుంచి, ఇకనుంచి, వివరించ*, ఇవ్వండి, పంప* | cheppu, cheppandi, cheppara, matlad*, javabu, jawab, samadhanam, malli, rayandi, raasi*, rasi*, ikapai, ika nunchi, ivvandi',
  script: 'లిపి*, అక్షర* | lipi*, akshara*',
  latinLetters: '',
  same: 'ఇదే, అదే, ఇదంతా, దీన్నే, దీన్ని, ఈ లెక్క, అవే, అన్నే, అంతే | ide, ade, idi, dinne, dinni, ee lekka, adhe, adhey',
  thatBill:
    'ఆ బిల్లు*, రెండో బిల్లు*, మొదటి బిల్లు*, అదే బిల్లు*, ఆ నిమిషా*, అదే నిమిషా*, అన్నే నిమిషా* | aa bill*, rendo bill*, modati bill*, ade bill*, anne nimisha*',
  thatPlan: 'ఆ ప్లాన్*, అదే ప్లాన్*, ఈ ప్లాన్* | aa plan*, ade plan*, ee plan*',
  whatIf: 'ఒకవేళ, అనుకోండి, అనుకుందాం | okavela, anukondi, anukundam',
  insideFree:
    'ఉచిత నిమిషా* … లోప*, ఫ్రీ నిమిషా* … లోప*, ఉచిత నిమిషాలలోనే, ఉచిత నిమిషాల్లోనే | uchita nimisha* … lopa*, free nimisha* … lopa*',
  apartFrom: 'డబ్బు కాకుండా, ధర కాకుండా, నిమిషాలు కాకుండా | dabbu kakunda, dhara kakunda, nimishalu kakunda',
  sharing: 'ఒకే … ప్లాన్*, కలిపి, పంచుకు* | oke … plan*, kalipi, panchuku*',
  ownPlan: 'వేరే వేరే, వేరువేరు*, సొంత ప్లాన్, విడివిడిగా | vere vere, veru veru*, sontha plan, vidividiga',
  cannotRead:
    'రాదు, రావు, తెలియదు, అర్థం కాదు, చదవలే*, చదవడం రాదు | raadu, radu, teliyadu, theliyadu, artham kaadu, chadavale*',
  correction:
    'తప్పు చెప్ప*, తప్పుగా*, తప్పు*, పొరపాటు*, అనబోయ*, చెప్పబోయ*, చెప్పాలనుకు*, అనాల*, కాదు కాదు, సారీ, క్షమించ* | thappu chepp*, tappu chepp*, thappuga, tappuga, porapatu*, anaboy*, cheppaboy*, cheppalanuk*, kaadu kaadu, kadu kadu',
  hireInstead:
    'మనిషినే*, మనిషిని పెట్టు*, మనిషిని పెట్ట*, ఒకరిని పెట్టు*, ఒకణ్ణి*, అబ్బాయిని పెట్టు*, అమ్మాయిని పెట్టు*, పనికి పెట్టు*, ఉద్యోగిని పెట్టు* | manishini pett*, manishine pett*, okarini pett*, abbayini pett*, ammayini pett*, paniki pett*',
  tooMuch:
    'చాలా ఎక్కువ*, ఎక్కువ డబ్బు*, చాలా డబ్బు*, ఇంత డబ్బు*, అంత డబ్బు*, ఎక్కువ అనిపి*, తట్టుకోలే*, భరించలే*, బడ్జెట్‌కి మించి*, బడ్జెట్ దాట*, ఖరీదైన*, ఖరీదు ఎక్కువ*, చాలా ఖరీదు*, ఖరీదుగా ఉంది*, స్థోమత లేదు* | chala ekkuva, ekkuva dabbu, chala dabbu, intha dabbu, antha dabbu, tattukole*, bharinchale*, budget datin*, chala khareedu, khareedu ekkuva',
  howSo:
    'వచ్చింది ఎలా, అయింది ఎలా, ఇంత ఎలా*, అంత ఎలా*, ఎలా అయింది, ఎలా అయ్యింది, ఎలా వచ్చింది, లెక్క ఎలా*, ఎలా వేశ*, ఎలా లెక్క*, ఎందుకింత*, ఎందుకంత*, ఎందుకు ఇంత*, ఎందుకు అంత*, ఇంత ఎందుకు*, లెక్క చెప్ప*, లెక్క చూప*, అదెలా*, ఇదెలా*, అది ఎలా, ఇది ఎలా | intha ela, inta ela, ela ayyindi, ela ayindi, ela vachindi, lekka ela, ela lekka*, ela ves*, enduku intha, enduku inta, endukintha, intha enduku, lekka chepp*, adela, idela, adi ela, idi ela, ela vachchin*, ela vachin*',
  goAhead:
    'చేయండి, చెయ్యండి, చేసేయండి, చేయించండి, పెట్టించండి, పెట్టండి, ఏర్పాటు చే*, బుక్ చే*, కానివ్వండి | cheyandi, cheyyandi, cheseyandi, cheyinchandi, pettinchandi, pettandi, erpatu che*, book che*, kanivvandi',
  pester:
    'విసిగి*, సతాయి*, ఇబ్బంది పెట్ట*, ఇబ్బంది పెడ*, పదే పదే*, మళ్ళీ మళ్ళీ*, మళ్లీ మళ్లీ*, రోజూ ఫోన్*, రోజూ కాల్*, మాటిమాటికీ* | visigi*, satayi*, ibbandi pett*, ibbandi ped*, pade pade, malli malli, roju phone, roju call, matimatiki*',
  first: 'మొదటి*, మొదటిది*, ఒకటో* | modati*, modatidi*, okato*',
  second: 'రెండో*, రెండవ*, రెండోది* | rendo*, rendava*, rendodi*',
  third: 'మూడో*, మూడవ*, చివరి*, ఆఖరి* | moodo*, mudo*, moodava*, chivari*, aakhari*',
  smaller: 'చిన్న ప్లాన్*, చిన్నది*, చిన్న దాని*, చిన్నదాని*, తక్కువది* | chinna plan*, chinnadi*, chinna dani*',
  bigger: 'పెద్ద ప్లాన్*, పెద్దది*, పెద్ద దాని* | pedda plan*, peddadi*, pedda dani*',
  biggest: 'అతి, అన్నిటికంటే, అన్నింటికంటే, మూడో, మూడవ, టాప్, పెద్ద కంపెనీ* | ati pedda, annitikante, moodo, mudo',
  forLess:
    'ఇంతకంటే తక్కువ*, అంతకంటే తక్కువ*, దీనికంటే తక్కువ*, దానికంటే తక్కువ*, ఇంకా తక్కువ*, తక్కువ ధర* | inthakante takkuva*, dinikante takkuva*, danikante takkuva*, inka takkuva*, takkuva dhara',
  whichPays:
    'ఏది లాభం*, ఏది చవక*, ఏది తక్కువ*, ఏది మంచిది*, ఏది తీసుకో*, ఏది బెటర్*, లాభం ఏది* | edi labham, edi chavaka, edi takkuva, edi manchidi, edi teesuko*, edi better',
  when: 'ఎప్పుడు*, ఎన్ని రోజు*, ఎన్నింటికి, ఈరోజు*, ఈ రోజు*, ఇవాళ*, రేపు*, ఎప్పటికి, ఎప్పటిలోగా, ఎప్పటి నుంచి | eppudu*, eppati*, enni roju*, eeroju*, ee roju, ivala*',
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
    'మెయిల్ చేశా*, మెయిల్ పంపా*, ఈమెయిల్ చేశా*, ఈమెయిల్ పంపా*, ఫారం నింపా*, ఫామ్ నింపా*, ఫారమ్ నింపా*, ఫామ్ పంపా*, డెమో అడిగా*, కాల్ అడిగా*, నంబర్ ఇచ్చా*, రాశాను* | mail chesa*, mail pampa*, email chesa*, email pampa*, form nimpa*, form fill chesa*, form pampa*, demo adiga*, call adiga*, number iccha*, rasanu*',
  noAnswer:
    'జవాబు లేదు*, జవాబు రాలేదు*, సమాధానం లేదు*, సమాధానం రాలేదు*, రిప్లై లేదు*, రిప్లై రాలేదు*, ఫోన్ రాలేదు*, కాల్ రాలేదు*, రాలేదు*, ఎవరూ కాల్ చేయలే*, ఎవరూ ఫోన్ చేయలే*, ఏమీ జరగలే*, ఎవరూ తిరిగి*, తిరిగి కాల్ చేయలే* | javabu ledu*, javabu raledu*, samadhanam ledu*, samadhanam raledu*, reply ledu*, reply raledu*, phone raledu*, call raledu*, raledu*, evaru call cheyale*, evaru phone cheyale*, evaru thirigi*, evaru tirigi*, evaru call cheya*',
  fromTheStart:
    'మొదటి నుంచి, మొదటినుంచి, మొదట్నుంచి, మళ్ళీ అంతా చెప్ప*, మళ్లీ అంతా చెప్ప*, అంతా మళ్ళీ*, కథంతా | modati nunchi, modatnunchi, malli antha chepp*, antha malli',
  yourPeople:
    'మీ వాళ్ళ*, మీ వాళ్ల*, మీ మనిషి*, మీ టీమ్*, మీలో ఎవర*, మీ తరఫు*, మెషిన్ తో … వద్దు*, మెషిన్‌తో … వద్దు*, బాట్‌తో … వద్దు*, రోబోతో … వద్దు*, మెషిన్ తో … లేదు | mee vaall*, mi vall*, mee manishi*, mee team*, meelo evar*, machine tho … vaddu, bot tho … vaddu',
  whomToAsk:
    'ఎవరిని అడగ*, ఎవరిని అడిగ*, ఎవరితో మాట్లాడ*, ఎవరికి రాయ*, ఎక్కడికి రాయ*, ఎవరికి మెయిల్*, ఎక్కడికి మెయిల్*, ఎవరిని సంప్రది* | evarini adag*, evaritho matlad*, evariki ray*, evariki mail*, ekkadiki mail*, evarini contact*',
  hearIt:
    'గొంతు విన*, వాయిస్ విన*, విని చూడ*, విని చూస*, నేనే విన* | gonthu vin*, voice vin*, vini chud*, vini choos*, nene vin*',
  whatDoYouDo:
    'మీరు ఏం చేస్త*, మీరేం చేస్త*, అసలు ఏం చేస్త*, మీరు చేసేది ఏంటి | meeru em chest*, asalu em chest*, mirem chest*',
  timesEach:
    'రెండు సార్లు, రెండుసార్లు, మూడు సార్లు, మూడుసార్లు, 2 సార్లు, 3 సార్లు | rendu sarlu, moodu sarlu, 2 sarlu',
  mustTake:
    'తీసుకోవాలా*, తీసుకోవాల్సి*, తీసుకోవాలి*, కొనాలా*, కొనాల్సి* | teesukovala*, tisukovala*, teesukovalsi*, konala*, konalsi*',
  aFee: 'ఫీజు*, ఫీజ్, ఫీస్',
  halfAnswer: 'సగం … ఎత్త*, సగం … తీస్*, సగం … లిఫ్ట్* | sagam … ett*, sagam … eth*, sagam … lift*',
  startsAnew:
    'మళ్ళీ అంతా, మళ్లీ అంతా, మళ్ళీ మొదటి, మళ్లీ మొదటి, మళ్ళీ చెప్ప*, మళ్లీ చెప్ప*, మళ్ళీ అడుగు*, మళ్లీ అడుగు*, మొదటి నుంచి చెప్ప*, మొదటి నుండి చెప్ప*, malli anta, malli modati, malli chepp*, malli adug*, modati nunchi chepp*, modati nundi chepp*',
  whatAll:
    'ఏమేం చేస్త*, ఏమేమి చేస్త*, ఏం చేస్తుంది, ఏం చేయగల*, ఏమి చేయగల*, ఏం చెయ్యగల*, ఎలా ఉపయోగ*, ఎలా సాయ*, ఎలా సహాయ*, ఎలా హెల్ప్*, ఏం ఉపయోగం, ఏం లాభం | emem chest*, em chestundi, emi chestundi, em cheyagal*, em cheyyagal*, ela help*, em upayogam, ela upayog*',
}
