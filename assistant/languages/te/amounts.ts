import type { AmountWords } from '#assistant/engine/amounts/amount-words.ts'

export const amountWords: AmountWords = {
  minutes:
    'నిమిష*, నిముష*, నిమిశ*, మినిట్*, మినిట*, మినట్*, టాక్‌టైమ్ | nimisham, nimishalu, nimishala, nimisha*, nimusha*',
  hours: 'గంట, గంటలు, గంటల, గంటలపాటు, అవర్స్ | ganta, gantalu, gantala',
  seconds: 'సెకన్*, సెకండ్*, సెకను*, క్షణ* | sekanlu, sekandlu, secondlu, secandlu, sekandla',
  calls:
    'కాల్, కాల్స్*, కాల్లు, కాల్ల, కాల్‌లు, కాలు, ఫోన్ కాల్*, ఫోన్, ఫోన్లు, ఫోను, ఎంక్వైరీ*, విచారణ* | kaal, kaals, callu, callulu, phone, phones, phonelu, phone lu, kaallu, callsu, enquirylu, enquiries, vicharana',
  people:
    'మంది*, కస్టమర్*, వినియోగదారు*, ఖాతాదారు*, కాలర్*, పేషెంట్*, రోగి*, రోగు*, ఆర్డర్*, బుకింగ్*, పార్సిల్*, డీలర్*, విద్యార్థు* | mandi, vinyogadarulu, orderlu, bookinglu, patientlu, customerlu',
  agents:
    'ఏజెంట్*, ఏజెంట*, ఉద్యోగి*, ఉద్యోగు*, సిబ్బంది, స్టాఫ్, టెలికాలర్*, మనిషి, మనుషు*, ఆపరేటర్* | udyogulu, manushulu, sibbandi',
  times: 'సార్లు, మార్లు | sarlu, saarlu',
  places: 'షాపు*, దుకాణ*, బ్రాంచ్*, శాఖ*, క్లినిక్*, ఆఫీసు* | shapulu, dukanalu',
  lines: 'లైన్*, ఛానల్* | line, lines',
  rupees: 'రూపాయ*, రూపీస్, రూ, ₹ | rupayalu, rupayala, rupayi',
  days: 'రోజులు, రోజుల, రోజులకు, రోజు, రోజులక*, రోజులప*, రోజుకి, రోజుకు, రోజూ, రోజుకీ, రోజులో | rojulu, rojula, roju, rojulaki, rojulaku, rojullo, rojuki, rojuku, rojulo',
  weeks: 'వారాలు, వారాల, వారం, వారానికి, వారంలో, వారపు | varalu, vaaralu, varam, varaniki, vaaraniki, varamlo',
  months:
    'నెలలు, నెలల, నెలలకు, నెలలకి, నెల్లు, నెల్ల, నెల్లకు, నెల్లకి, నెల, నెలలక*, నెలలద*, నెలలపాటు, మంత్స్, నెలకి, నెలకు, నెలలో, మంత్లీ, మంత్లి | nelalu, nelala, nelalaki, nela, nelalaku, nelalake, nelalalo, nelallo, nellu, nellaki, nellaku, nelalapatu, nelaki, nelaku, nelalo',
  years:
    'సంవత్సరాలు, సంవత్సరాల, ఏళ్లు, ఏళ్ళు, సంవత్సరం, ఏడాది, సంవత్సరాలకు, సంవత్సరాలకి, ఏళ్లకి, ఏళ్ళకి, సంవత్సరానికి, ఏడాదికి, సంవత్సరంలో | samvatsaralu, samvatsaram, ellu, edadi, samvatsaralaku, samvatsaralaki, samvatsaraniki, edadiki',
  daily:
    'రోజుకి, రోజుకు, రోజూ, రోజుకీ, ఒక రోజుకి, ఒక రోజులో, ఒక రోజుకు, రోజులో, ప్రతి రోజు, ప్రతిరోజు, ప్రతి రోజూ, ప్రతిరోజూ, రోజువారీ, డైలీ, దినానికి, రోజు, రోజు మొత్తం, రోజంతా, రోజు మొత్తంలో | rojuki, rojuku, roju ki, oka rojuki, oka rojulo, prati roju, pratiroju, rojoo, rojulo, roju, roju mottham, roju mottam, rojantha, rojanta',
  weekly:
    'వారానికి, వారంలో, వారం, ప్రతి వారం, ఒక వారంలో, ఒక వారానికి, వారపు, వీక్లీ | varaniki, vaaraniki, vaaram lo, varamlo, prati varam, oka varaniki',
  monthly:
    'నెలకి, నెలకు, నెల, నెలలో, ప్రతి నెల, ప్రతి నెలా, ప్రతినెల, నెలవారీ, ఒక నెలకి, ఒక నెలకు, ఒక నెలలో, ఒక నెల, మంత్లీ, మంత్లి, మాసానికి, నెలనెలా, నెల నెలా | nelaki, nelaku, nela ki, nelalo, prati nela, oka nelaki, oka nelalo, oka nela, nela nela, nelanela',
  yearly:
    'సంవత్సరానికి, ఏడాదికి, ఏటా, వార్షిక, ఒక సంవత్సరం, ఒక ఏడాది, ఇయర్లీ, సంవత్సరంలో | samvatsaraniki, edadiki, oka samvatsaram, oka edadi, yeta',
  each: 'ఒక్కో కాల్*, ఒక్కొక్క కాల్*, ఒక్కో, ఒక్కొక్కటి, ఒక్కొక్క, ప్రతి కాల్*, ఒక కాల్*, కాల్ కి, కాల్ కు, కాల్కి, కాల్కు, సగటు*, సరాసరి*, యావరేజ్, తలా, ఒక్కోటి, ఒక్కోటీ, ఒక్కొక్కటీ, ఒక్కోదానికి, ఒక్కొక్కరితో, ఒక్కొక్కరి*, ఒక ఫోన్*, ప్రతి ఫోన్*, ఫోన్ కి, ఫోన్ కు, ఫోన్‌కి, ఫోన్‌కు, ఫోన్కి, ఫోన్కు, కాల్‌కి, కాల్‌కు, ఒక్కొక్కరు, ఒక్కొక్కరూ, ఒక్కొక్కళ్ళు, మనిషికి | okko call, okkokka call, oka call, prati call, sagatu, sarasari, okko, okkokkati, okkoti, okkokati, okkotiki, oka phone, prati phone, phone ki, call ki, phone ku, call ku, prathi call, prathi phone, okkokka phone, okkokkaru, okkokkarito, okkokkallu, thala, tala, manishiki, callki',
  atOnce:
    'ఒకేసారి, ఒకే సారి, ఒకే సమయ*, ఒకే టైమ్*, ఒకే టైం*, ఒకే వేళ*, ఒక్కసారి*, ఒకే క్షణ*, ఏకకాల*, ఏక కాల*, ప్యారలల్ | okesari, oke sari, okesaari, oke saari, oke samayam, oke samayamlo, oke time',
  extra: 'అదనపు, అదనంగా, అదనం, ఎక్స్‌ట్రా, ఎక్స్ట్రా, ఎక్కువ | adanapu, adananga, adhanapu, ekstra, ekkuva',
  beyond:
    'పరిమితికి మించి, పరిమితి దాటి, పరిమితిని మించి, పరిమితికి పైన, లిమిట్‌కి మించి, లిమిట్కి మించి, లిమిట్ కి మించి, లిమిట్ దాటి, లిమిట్ కంటే ఎక్కువ, లిమిట్ మించి, లిమిట్ పైన, ఉచిత నిమిషాలు దాటి, ఉచిత నిమిషాలకు మించి, ఉచిత నిమిషాల తర్వాత, ఉచిత నిమిషాలు అయిపోయాక, ఉచిత నిమిషాల కంటే ఎక్కువ, ఉచిత నిమిషాల పైన, ఉచిత నిమిషాలు కాకుండా, ఫ్రీ నిమిషాల తర్వాత, ఫ్రీ నిమిషాలు దాటి, ఫ్రీ నిమిషాలకు మించి, ఫ్రీ కాకుండా, ఉచితం దాటి, ఫ్రీ నిమిషాలు అయిపోయాక, ఫ్రీ నిమిషాలు అయిపోయి, ఉచిత నిమిషాలు అయిపోయి, ఫ్రీ నిమిషాల మీద, ఉచిత నిమిషాలు పోగా, ఫ్రీ నిమిషాలు పోగా, ఫ్రీ నిమిషాలు కాకుండా, ఉచిత నిమిషాలే కాకుండా | limit ki minchi, limit datina, limit dati, limit daati, limit paina, free nimishala tarvata, free nimishalu dati, uchita nimishala tarvata, free ki minchi, free minutes tarvata, free minutes dati, uchita nimishalu dati, free nimishalu ayipoyaka, free minutes ayipoyaka, uchita nimishalu kakunda, uchitha nimishalu kakunda, free nimishalu kakunda, free minutes kakunda, uchita nimishalu ayipoyaka, uchita nimishalu poga, free nimishalu poga, free minutes poga, free nimishalu ayipoyi',
  limits:
    'పరిమితి కంటే, లిమిట్ కంటే, ఉచితం కంటే, ఫ్రీ కంటే, పరిమితికి, లిమిట్ కి, లిమిట్‌కి | limit kante, limit kanna, limit ki, free kante',
  more: 'ఎక్కువ, ఎక్కువగా, పైన, మించి, దాటి, అధికం | ekkuva, ekkuvaga, paina, minchi, dati',
  included: 'ఉచిత*, ఫ్రీ | uchita*, free',
  about: 'సుమారు, సుమారుగా, దాదాపు, ఇంచుమించు, కనీసం, వరకు, రమారమి | sumaru, dadapu, kanisam, varaku',
  percent: 'శాతం | shatam',
  clock: 'గంటలకు, గంటలకి, గంటకు | gantalaku, gantalaki',
  fillers: 'ల, పాటు, మొత్తం, మరియు, వరకు, చొప్పున, గల | mottham, mariyu, varaku, choppuna, la',
  lists: 'లేదా, మరియు, లేక | leda, ledha, mariyu, leka',
  per: 'ప్రతి, ఒక్కో | prati, okko',
  bills: 'బిల్లు, ఖర్చు, ధర, చార్జ్, ప్లాన్ | billu, kharchu, dhara',
  ranks: 'టైర్, లెవల్, నంబర్',
  sorry:
    'సారీ, సారి, క్షమించండి, ఆగండి, తప్పు, పొరపాటు, తప్పు రాశాను | kshaminchandi, agandi, aagandi, tappu, porapatu, tappu rasanu',
  notThat: 'కాదు | kaadu, kadu, kaadhu, kadhu',
  notOrElse: 'న | na',
}
