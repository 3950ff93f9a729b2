import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'நிச்சய*, உறுதி*, நிஜமா*, உண்மையா*, சரியா சொல்ற*, சத்தியமா*, நெஜமா*, உண்மைதான*, கன்பார்ம்*, கண்டிப்பா*, அப்படியா, ஷ்யூர்*, மெய்யா*, நெசமா*, சரிதானா*, கேரண்டி*, கன்ஃபார்ம்*, அப்படியா*, அப்டியா*, சத்தியம்*, பொய் இல்ல* | nichaya*, uruthi*, urudhi*, nijama*, unmaiya*, sariya solr*, sathiyama*, nejama*, unmaithan*, unmaya*, kandippa*, confirm ah, appadiya, apdiya, sure ah, nijam*, nesama*, nejam*, unmaidhan*, sari dhana, guarantee*, confirm*, appdiya*, appadiya*, apdiya*, kandipa*, satiyama*, apdingala',
  saidBefore:
    'அதையே*, ஒரே பதில், அதே பதில், திரும்ப அதே*, மறுபடி அதே*, அதே தான் சொல்*, ஏற்கனவே சொன்ன*, சொன்னதையே*, ஒரே பதில*, அதேதான்* | adhaye*, athaye*, ore bathil, adhe bathil, thirumba adhe*, marubadi adhe*, adhe dhan sol*, erkanave sonn*, sonnadhaye*, sonnathaye*, ore badhil*, adhedhan*, sonnade*, adhe badhil',
  putOff:
    'யோசி*, அப்புறம் சொல்ற*, பிறகு சொல்கிற*, வீட்ல கேட்டு*, பார்த்துட்டு சொல்*, பாத்துட்டு சொல்*, அப்புறமா சொல்*, பிறகு பேச*, பார்ட்னர் கிட்ட* | yosi*, yosich*, appuram solr*, veetla kettu*, paathutu sol*, pathutu sol*, appurama sol*, apram sol*, apuram sol*, partner kitta*',
  content:
    'நல்லா தான் இருக்கு, பரவாயில்லை, சரியா தான் இருக்கு, ஓகே தான், மோசமில்ல*, நல்லாருக்கு, பரவால்ல | nalla dhan irukku, paravayilla, mosamilla*, nallaruku, paravalla, paravailla, okay dhan, sariya dhan iruku',
  inVain:
    'இன்னும் வர*, இன்னும் பதில்*, ஆனாலும், ஏற்கனவே பண்ண*, பண்ணிட்டேன், ஒண்ணும் ஆகல, ஒன்றும் ஆகவில்லை, பிரயோஜனம் இல்ல* | innum vara*, aanalum, erkanave, pannitten, onnum aagala, prayojanam illa*',
  difference:
    'எவ்வளவு கம்மி*, எவ்ளோ கம்மி*, எவ்வளவு அதிக*, எவ்ளோ மிச்ச*, எவ்வளவு சேமி*, எவ்வளவு வித்தியாச*, எவ்ளோ வித்தியாச*, எவ்வளவு குறைவ*, வித்தியாசம் எவ்*, எத்தனை ரூபாய் வித்தியாச*, எவ்வளவு மிச்ச*, எவ்ளோ டிஃபரன்ஸ்*, எவ்ளோ அதிக*, எவ்ளோ ஜாஸ்தி*, எவ்ளோ சேமி*, எவ்ளோ குறை*, எவ்வளவு ஜாஸ்தி*, வித்தியாசம் என்ன*, எவ்ளோ லாப*, எத்தன ரூபா வித்தியாச*, எவ்ளோ சேவ்*, எவ்வளவு லாப* | evlo vithiyasa*, evvalavu vithiyasa*, vithiyasam ev*, evlo kammi, evlo micham, evlo vithyasa*, vithyasam ev*, evlo save aa*, evlo difference*, evlo adhig*, evlo jaasthi*, evlo jasthi*, evlo semi*, evlo kura*, evlo laabam*, evlo labam*, difference evlo, evlo rubai vith*, evlo vidhyasa*, evlo vithiya*, vidhyasam evlo, evlo save*, evlo michcha*, evalo vithyasa*, evalo kammi*',
  rest: 'மீதி*, மற்ற* | meethi*, meedhi*, matra*, mathadhu',
  inWhich:
    'எதில், எதுல, எந்த பிளான்*, எதிலே, எதுலன்னு, எந்த ப்ளான்*, எந்தத் திட்ட*, எந்த பேக்கேஜ்*, எதுலே | edhula, ethula, edhil, endha plan*, entha plan la, edhule, ethule, entha plan*, endha package*, edhil*, edhulanu',
  forUs:
    'எங்களுக்கு, எனக்கு, என், எங்க கடை*, எங்க ஆஸ்பத்திரி*, எங்கள்*, எங்களுக்காக, எனக்காக, நமக்கு, எங்க, என்னோட, எங்களோட | enakku, engalukku, namakku, engaluku, enaku, namaku, enga, ennoda, engaloda, enakaga, engalukaga',
  both: 'இரண்டும், ரெண்டும், இரண்டிலும், ரெண்டுலயும், ரெண்டுக்கும், இரண்டுக்கும், ரெண்டு பிளான்லயும்*, ரெண்டுலேயும், இரண்டு பிளானிலும்* | renduperum, rendum, irandum, rendukum, rendukkum, rendulayum, rendu planlayum*, rendulaiyum, irandilum, irendum',
  twoOfThem:
    'இரண்டு மாத*, ரெண்டு மாச*, ரெண்டு மாத*, 2 மாச*, 2 மாத*, ரெண்டு பில்* | rendu maas*, rendu mas*, rendu maadh*, 2 maas*, rendaiyum, renduthaiyum',
  together:
    'சேர்த்து, சேத்து, சேர்ந்து, கூட்டி, ஒண்ணா, ஒன்றாக, மொத்தமா சேர்த்து, கூட்டினா | serthu, sethu, serndhu, kootti, onna, ondraga, koottina, setthu, cherthu',
  inTotal:
    'மொத்தம்*, மொத்தமா*, டோட்டல், எல்லாம் சேர்த்து | mothama*, motham, mothathula, mothamaa, mottham*, ellam serthu, motama',
  keptHowLong:
    'எவ்வளவு நாள் … வை*, எவ்ளோ நாள் … வை*, எவ்ளோ நாள் … வெ*, எத்தனை நாள் … வை*, எத்தனை நாள் … வெ*, எவ்வளவு காலம் … வை*, எத்தனை நாள் … இருக்*, எவ்ளோ நாள் … இருக்*, எத்தன நாள் … வை*, எத்தன நாள் … வெ*, எத்தன நாள் … இருக்*, எவ்ளோ காலம் … வை*, எவ்ளோ நாள் … சேமி*, எத்தனை நாள் … சேமி*, எத்தன நாளு … வெ*, எவ்ளோ நாளு … வெ*, எத்தனை நாள் … தங்*, எத்தன நாள் … தங்* | evlo naal … vai*, evlo naal … vech*, evlo naal … vach*, ethana naal … vech*, ethana naal … vach*, ethanai naal … vai*, evlo naal … iruk*, ethana naal … iruk*, ethana naal … vai*, ethana nal … vech*, evlo nal … vech*, evlo naal … semi*, evlo naal … store*, ethana naal … thang*, evlo kaalam … vai*',
  nobodyThere:
    'யாரும் எடுக்க*, யாரும் இருக்க*, யாரும் இல்ல*, எடுக்க ஆள் இல்ல*, போன் எடுக்க ஆள், எடுக்க யாரும்*, யாருமே எடுக்க*, யாருமே இல்ல*, யாருமே இருக்க*, எடுக்க ஆளே இல்ல*, ஆளே இல்ல* | yaarum eduk*, yarum eduk*, yaarum iruk*, yarum iruk*, yaarum illa*, yarum illa*, edukka aal illa*, eduka yaarum*, edukka yarum*, yaarume eduk*, yarume eduk*, yaarume illa*, yarume illa*, yaarume iruk*, edukka aale illa*, aale illa*, eduka aal illa*',
  its: 'அதோட, அதன், அதுக்கு, அதற்கு, அதின், அதனோட, அந்த பிளானோட, அதுவோட, அதுக்கான, அதோடது | adhoda, athoda, adhan, adhukku, athukku, adhuku, adhanoda, andha planoda, adhukana, adhodadhu, athukana',
  sunday: 'ஞாயிற*, ஞாயிறு* | nyayir*, gnayir*, nyayiru',
  saturday: 'சனி* | sanikizhamai, sani kizhamai',
  weekend: 'வார இறுதி* | ',
  closed:
    'மூடி*, விடுமுறை*, லீவு*, தவிர*, இல்லை, இல்ல | moodi*, thavira, illa, illai, leave nal, leave vid*, sunday leave',
  twice:
    'இரட்டி*, இருமடங்*, டபுள், ரெண்டு மடங்*, இரண்டு மடங்*, டபுள்* | iratti*, irattippu, rendu madang*, double*, rettip*, retip*',
  thrice: 'மும்மடங்*, மூணு மடங்*, மூன்று மடங்*, ட்ரிபிள் | moonu madang*, triple*, munu madang*',
  half: 'பாதி*, அரை | paathi, padhi, paadhi, pathi, padhiya*, paathiya*, baadhi',
  hours: 'மணி நேர*, மணிநேர* | mani neram, manineram',
  more: 'அதிகமா, கூடுதலா*, ஜாஸ்தி, அதிகம் | adhigama, jaasthi, jasthi, adhigam, athigama, kooduthala',
  another: 'இன்னும், இன்னும் ஒரு, மேலும் | innum, melum, innoru, inum',
  onTop: 'கூடுதலா*, மேலும், இன்னும், கூடினா* | kooduthala*, innum, koodina*',
  lessBy: 'குறைவ*, கம்மி, கம்மியா*, குறைஞ்சா* | kuraiv*, kammi, kammiya*, koranj*, kuranj*',
  rises: 'அதிகமா*, அதிகரி*, கூடு*, ஏறி* | adhigam*, koodu*',
  falls: 'குறை*, கம்மி* | kurai*, kammi*',
  aThird: 'மூன்றில் ஒரு',
  branch:
    'கிளை*, கடை*, கிளினிக்*, ஹோட்டல்*, கவுண்டர்*, பிராஞ்ச்*, பிரான்ச்*, ஆபீஸ்*, ஷாப்*, ஆஸ்பத்திரி*, அவுட்லெட்* | kilai, kadai*, kilaila, branchla, clinicla, office la, shop*, hospital la, outlet*, branch*',
  perCall:
    'ஒரு கால்*, ஒவ்வொரு கால்*, ஒரு அழைப்ப*, ஒரு ஆர்டர்*, ஒவ்வொரு ஆர்டர்*, ஒரு போன்*, கால் ஒன்னுக்கு*, ஒவ்வொரு போன்*, ஒரு புக்கிங்*, ஒரு ரிமைண்டர்*, ஒரு காலுக்கு* | oru call*, ovvoru call*, oru order*, oru phone*, call onnuku*, ovvoru phone*, oru booking*, oru reminder*, oru kaluku*, per call',
  perDay:
    'ஒரு நாளைக்கு, ஒரு நாள்*, தினமும், நாளைக்கு, ஒரு நாளுக்கு, தினசரி, டெய்லி | oru nalaikku, dhinamum, oru naalaiku, oru naalukku, thinasari, dhinasari, naal ku, oru naal*, dinamum',
  comesTo: 'ஆகும், ஆகுது, வரும், செலவ* | aagum, varum, selav*',
  averageMinute:
    'சராசரி* … நிமிட*, சராசரியா … நிமிஷ*, ஆவரேஜ் … நிமிஷ*, சராசரி* … நிமிஷ* | sarasari … nimish*, average … nimish*, sarasari … minut*',
  extraAlone:
    'கூடுதல் மட்டும், கூடுதல் நிமிடம் எவ்வளவு, எத்தனை கூடுதல், கூடுதல் எத்தனை, எக்ஸ்ட்ரா மட்டும், எக்ஸ்ட்ரா எவ்ளோ, எவ்ளோ எக்ஸ்ட்ரா, எத்தன எக்ஸ்ட்ரா, எக்ஸ்ட்ரா எத்தன, கூடுதல் எவ்ளோ, எக்ஸ்ட்ரா நிமிஷம் எவ்ளோ, எக்ஸ்ட்ரா நிமிஷம் மட்டும் | kooduthal mattum, extra mattum, extra evlo, evlo extra, ethana extra, extra ethana, kooduthal evlo, extra nimisham evlo, extra nimisham mattum, extra nimisham ethana',
  leftOver:
    'மீதி*, மிச்ச*, பாக்கி, மீதமான*, மிஞ்ச*, யூஸ் பண்ணாத* | meedhi, micham, baaki, meedhi*, minj*, micham*, use pannadha*, meetham*',
  wholeYear:
    'வருஷம் முழு*, வருடம் முழு*, வருஷத்துக்கு, வருடத்துக்கு, ஆண்டுக்கு, ஒரு வருஷ*, ஒரு வருட*, வருஷம் பூரா*, ஒரு ஆண்டு*, வருடம் பூரா*, வருஷம் ஃபுல்லா*, பன்னிரண்டு மாச*, வருடாந்திர* | varusham muzhu*, varushathukku, oru varusha*, varusham poora*, varusham pura*, varusham full*, oru varudam*, varudathuku*, varudathukku*, varushathuku*, oru aandu*, varusam*, pannendu maas*',
  there:
    'அதுல, அதில், அதுக்கு, அதற்கு, அங்க, அந்த பிளான்ல, அதுலயும், அங்கே, அந்த ப்ளான்ல, அதிலே, அதுலே | adhula, adhukku, anga, athula, adhulayum, angae, ange, andha planla, andha plan la, adhule, athile, adhuku',
  reducedBy:
    'எவ்வளவு குறைஞ்ச*, எவ்வளவு தள்ளுபடி, எவ்ளோ கம்மி பண்ண*, எவ்ளோ குறைச்ச*, எவ்ளோ தள்ளுபடி | evlo thallupadi, evlo kammi pann*, evlo koracha*, evlo kuraich*, evlo discount',
  thosePeople:
    'அந்த ஆட்கள்*, என் ஸ்டாஃப்*, என் ஆளு*, எங்க ஆளு*, எங்க பையன்*, என் பையன்*, எங்க பொண்ணு*, என் பொண்ணு* | en aalu*, enga aalu*, en paiyan*, enga paiyan*, enga ponnu*, en ponnu*',
  moreThan:
    'விட அதிக*, க்கு மேல், விட நிறைய, மேல, விட ஜாஸ்தி, விட கூட, க்கு அதிக*, தாண்டி*, நிமிஷத்துக்கு மேல, நிமிடத்துக்கு மேல், நிமிஷத்த விட | vida adhig*, ku mela, mela, vida jaasthi, vida jasthi, vida kooda, thaandi*, thandi*, nimishathuku mela, nimishathukku mela',
  sayIn:
    'சொல்*, பேசு*, பதில்*, மீண்டும், எழுது*, எழுதி*, இனிமே, இனிமேல், விளக்கு*, குடுங்க, கொடுங்க*, தாங்க, அனுப்பு*, மொழிபெயர்*, இனி | sollu, sollunga, solla, sollungal, pesu, pesunga, bathil, badhil, ezhudhu*, eludhu*, inime, inimel, vilakku*, sollen, sollungalen, sollunga*, mozhipeyar*, ezhuthunga*, pesunga*, ini, badhil sol*, anupunga, anuppunga, kudunga, solungo, solunga',
  script: 'எழுத்து*, எழுத்தில், லிபி* | ezhuthu*, ezhuthil*, eluthu*',
  latinLetters: '',
  same: 'இதையே, அதையே, இதே, அதே, இதை, அதை, இந்த கணக்கை, அவ்ளோ தான், அதே அளவு, அதே தான், இதேதான், அதே கணக்கு*, இதே கணக்கு*, அவ்ளோவே, அத்தனையே, அதே நிமிஷ*, அவ்ளோ நிமிஷ* | idhaye, ithaye, adhaye, idhe, adhe, idha, idhai, athe, adhey, adhe dhan, idhedhan, adhe kanakku*, idhe kanakku*, avlove, avlo dhan, adhe nimish*, athe nimish*, avlo nimish*, idhaiye, itha, adhaiye, athaye',
  thatBill:
    'அந்த பில்*, அந்தப் பில்*, இரண்டாவது பில்*, ரெண்டாவது பில்*, முதல் பில்*, அதே பில்*, அந்த நிமிட*, அதே நிமிட*, அத்தனை நிமிட*, கடைசி பில்*, முன்னாடி பில்*, அதே நிமிஷ*, அந்த நிமிஷ*, அவ்ளோ நிமிஷ* | andha bill*, antha bill*, rendavadhu bill*, muthal bill*, adhe nimida*, kadaisi bill*, munnadi bill*, adhe nimish*, andha nimish*, adhe bill*, avlo nimish*',
  thatPlan:
    'அந்த பிளான்*, அந்தப் பிளான்*, அதே பிளான்*, அந்தத் திட்ட*, அதே திட்ட*, இந்த பிளான்*, அந்த ப்ளான்*, அதே ப்ளான்*, அந்தப் ப்ளான்*, அந்த பேக்கேஜ்*, இதே பிளான்*, இதே ப்ளான்* | andha plan*, antha plan*, adhe plan*, athe plan*, indha plan*, andha package*, idhe plan*, intha plan*, andha plaan*',
  whatIf:
    'வைத்துக்கொள்*, வச்சுக்கோ*, வெச்சுக்கோ*, ஒருவேளை, னு வச்சுக்கோ*, னு வெச்சுக்கோ*, வச்சுக்கலாம்*, வெச்சுக்கலாம்*, ன்னு வெச்சா | vachukko*, vechukko*, oruvelai, vechuko*, vachuko*, vachukalam*, vechukalam*, vechikonga*, vachikonga*, oruvela',
  insideFree:
    'இலவச நிமிட* … உள்ள*, ஃப்ரீ நிமிட* … உள்ள*, இலவச நிமிடத்துக்குள்*, இலவச நிமிடங்களுக்குள்*, ஃப்ரீ நிமிடத்துக்குள்*, ஃப்ரீ நிமிஷத்துக்குள்*, இலவச நிமிஷத்துக்குள்*, ஃப்ரீ நிமிஷ* … உள்ள*, ஃப்ரீ நிமிஷத்துலயே, எக்ஸ்ட்ரா இல்லாம* | ilavasa nimida* … ulla*, free nimida* … ulla*, free nimidathukkul*, free nimishathukul*, free nimisha* … ul*, free nimishathulaye, ilavasa nimishathukul*, extra illama*, free minute kul*, free minutekul*',
  apartFrom:
    'பணம் தவிர, பணத்தைத் தவிர, விலை தவிர, விலையைத் தவிர, நிமிடம் தவிர, நிமிடங்கள் தவிர, காசு தவிர, விலைய தவிர, நிமிஷம் தவிர, பணத்த தவிர | panam thavira, vilai thavira, nimidam thavira, kaasu thavira, vilaiya thavira, nimisham thavira, panatha thavira, rate thavira',
  sharing: 'ஒரே … பிளான்*, ஒரே ப்ளான்*, ஒரே திட்ட*, சேர்த்து, பகிர்ந்து | ore … plan*, serthu, pagirnthu',
  ownPlan: 'தனித்தனி*, தனி பிளான், சொந்த பிளான் | thanithani*, thani plan, sondha plan',
  cannotRead:
    'தெரியாது, புரியாது, படிக்கத் தெரியாது, படிக்க தெரியாது, வராது, புரியல, படிக்க வராது, தெரியல, தெரியாதுங்க | theriyadhu, theriyathu, puriyadhu, puriyathu, padikka theriyadhu, puriyala, padika varadhu, padikka varadhu, theriyala, padika theriyadhu, varadhu, varathu',
  correction:
    'தப்பா சொல்*, தப்பு*, தவறா*, தவறு*, சொல்ல வந்த*, சொல்ல நினை*, மாத்தி சொல்*, இல்ல இல்ல, இல்லை இல்லை, அதாவது, சாரி, மன்னிக்க*, தப்பா சொன்னேன்*, அய்யோ இல்ல*, இல்லங்க, அப்படி இல்ல*, மாத்திக்கோங்க*, சொல்லணும்னு நினை*, சொல்ல நெனை*, அது இல்ல | thappa sol*, thappu*, thavaru*, solla vandh*, solla vanth*, maathi sol*, illa illa, adhavadhu, sorry, thappa sonnen*, thapu*, ayyo illa*, illanga, appadi illa*, apdi illa*, maathikonga*, mathikonga*, solla nenach*, solla ninach*, adhu illa, ilai ilai, ila ila, nu solla vandh*, nu solla vanth*',
  hireInstead:
    'ஆளையே*, ஆள் வெச்சு*, ஆள் வைச்சு*, ஆளை வை*, ஆளை வெச்*, ஒருத்தரை வேலைக்கு*, பையனை வை*, பொண்ணை வை*, வேலைக்கு வை*, வேலைக்கு வெச்*, ஒரு பையன*, ஒரு பொண்ண*, ஆள வெச்சு*, ஆள வேலைக்கு*, ஒரு ஆள*, ஆள் கிடைப்*, ஆளை போட்டு*, ஸ்டாஃப் வெச்சு* | aala vech*, aalaye vech*, aal vech*, aala vach*, oruthara velaikku, paiyana vech*, velaikku vech*, velaikku aal, oru paiyana*, oru ponna*, aala velaiku*, oru aala*, aal kedaip*, aal kidaip*, aala pottu*, staff vech*, paiyan kedai*, oru aal vech*, oru aal vach*',
  tooMuch:
    'ரொம்ப ஜாஸ்தி*, ரொம்ப அதிகம*, ஜாஸ்தியா*, அதிகமா இருக்கு, இவ்வளவு பணம், இவ்ளோ பணம், இவ்ளோ காசு, நிறைய காசு, நிறைய பணம், விலை அதிகம், பட்ஜெட்டுக்கு*, தாங்காது, கட்டுப்படியாகா*, கட்டுப்படியாகல*, கட்டுப்படி ஆகா*, கட்டுபடி ஆகல*, காசு கட்ட முடியாது, அவ்வளவு பணம் கட்ட முடியாது, ரொம்ப விலை*, விலை ஜாஸ்தி*, காஸ்ட்லி*, ஓவரா இருக்கு, ரொம்ப ஓவர், அநியாய*, அவ்ளோ காசு*, அவ்ளோ பணம்*, முடியாதுங்க, எனக்கு ஒத்துவராது, கைக்கு அடங்க*, ஜாஸ்திங்க, அதிகம்ங்க, தாங்காதுங்க, ரொம்ப காஸ்ட்லி | romba jaasthi, romba jasthi, romba adhigam, jaasthiya*, kattupadi*, ivlo panam, ivlo kaasu, niraya kaasu, niraya panam, vilai adhigam, budget ku mela, thaangadhu, romba vilai*, vilai jaasthi*, vilai jasthi*, costly ya*, romba costly, overa iruku, romba over, aniyayam*, avlo kaasu*, avlo panam*, othuvaradhu, jasthiya*, jasthinga, romba rate, rate jaasthi*, rate jasthi*, romba adhigama*, thaangathu, kaasu jaasthi',
  howSo:
    'வந்தது எப்படி, வந்துச்சு எப்படி, எப்படி இவ்*, இவ்ளோ எப்படி, இவ்வளவு எப்படி, எப்படி வந்*, கணக்கு எப்படி, எப்படி கணக்கு*, எப்படி போட்*, ஏன் இவ்*, ஏன் இத்தனை, இவ்ளோ ஏன், இவ்வளவு ஏன், கணக்கை விளக்கு*, கணக்கு சொல்*, எப்படி கிடைச்ச*, எப்படி கிடைத்த*, அது எப்படி, இது எப்படி, எங்கிருந்து வந்*, எங்க இருந்து வந்*, எப்டி வந்*, எப்டி இவ்*, எப்டி கணக்*, எந்த கணக்கு*, கணக்க சொல்*, கணக்கு காட்டு*, கணக்க காட்டு*, பிரிச்சு சொல்*, விவரமா சொல்*, ஏன் அவ்*, இவ்ளோவா*, எதனால இவ்*, அதெப்படி*, இதெப்படி*, அது எப்டி, இது எப்டி, ஏன் ஜாஸ்தி*, எப்படி ஆச்சு*, எப்டி ஆச்சு*, எப்படி ஆகும்*, எப்படி ஆகுது* | eppadi ivlo, ivlo eppadi, eppadi vandh*, eppadi vanth*, kanakku eppadi, eppadi kanakku*, yen ivlo, ivlo yen, en ivlo, kanakku sollu*, adhu eppadi, athu epdi, idhu epdi, epdi vandh*, epdi vanth*, epdi ivlo, adhu epdi, engirundhu vandh*, enga irundhu vandh*, epdi ivlo*, epdi kanak*, endha kanak*, kanaka sol*, kanakku kaat*, kanaku kaat*, kanakka kaat*, kanaku sol*, kanaka kaat*, pirichu sol*, vivarama sol*, en avlo*, yen avlo*, yen ivlov*, ivlova*, edhanala ivlo*, adheppadi*, adhepdi*, idhepdi*, idhu eppadi, athu eppadi, yen jaasthi*, yen jasthi*, epdi aachu*, eppadi aachu*, epdi aagum*, eppadi aagum*, en ivlov*, ivlo en, kanaku epdi*, kanakku epdi*',
  goAhead:
    'பண்ணுங்க*, பண்ணு, பண்ணிடுங்க*, செய்யுங்க*, செய், ஏற்பாடு பண்ண*, ஏற்பாடு செய்*, போடுங்க*, புக் பண்ண*, ஸ்டார்ட் பண்ணுங்க, ஆரம்பிங்க*, ஆரம்பிச்சுடுங்க* | pannunga, pannu, pannidunga, seiyunga, seyyunga, erpadu pannunga, podunga, book pannunga, start pannunga, aarambinga*, aarambichu*',
  pester:
    'தொல்லை*, தொந்தரவு*, திரும்ப திரும்ப*, திரும்பத் திரும்ப*, தினமும் போன்*, தினமும் கால்*, தினம் தினம்*, அடிக்கடி போன்*, அடிக்கடி கால்*, அடிக்கடி*, எப்ப பார்த்தாலும்*, போன் பண்ணிட்டே*, கால் பண்ணிட்டே*, டெய்லி போன்*, டெய்லி கால்*, இம்சை*, டார்ச்சர்* | thollai*, thondharav*, thontharav*, thirumba thirumba*, dhinamum phone, dhinamum call, thinamum phone, adikkadi phone, adikkadi call, adikadi*, adikkadi*, eppa paarthalum*, phone pannite*, phone panitte*, call pannite*, daily phone*, daily call*, imsai*, torture*, thondaravu*',
  first:
    'முதலாவது*, மொதல், முதல்ல சொன்ன*, முதலில் சொன்ன*, முதல் பிளான்*, முதல் ஆப்ஷன்*, முதல் ஒண்ணு*, முதல்*, மொதல்ல இருக்குற*, ஃபர்ஸ்ட் பிளான்* | mudhalavadhu, modhal, mudhal plan*, mudhal onnu, first plan*, mudhalavadh*, modhal plan*, mudhal*, modhalavadh*',
  second:
    'இரண்டாவது*, ரெண்டாவது*, இரண்டாம்*, ரெண்டாம்*, இரண்டாவதா*, நடுவுல இருக்கற*, நடு பிளான்* | rendavadhu*, rendavathu*, irandavadhu*, irandavathu*, irandaavadhu, irandaavadh*, rendaavadhu*, naduvula*, nadu plan*, second plan*',
  third:
    'மூன்றாவது*, மூணாவது*, மூன்றாம்*, கடைசி* | moonavadhu*, moonavathu*, moondravadhu*, kadaisi*, kadasi*, moonaavadh*, munavadh*, munaavadh*, last plan*',
  smaller:
    'சின்ன பிளான்*, சிறிய பிளான்*, சின்னதுல*, சின்னது, சிறியது*, சின்னத*, கம்மி பிளான்*, கம்மியான பிளான்*, சின்ன ப்ளான்* | chinna plan*, chinnadhu*, chinnadhula, siriya plan*, chinnadh*, sinna plan*, kammi plan*, kammiyana plan*, sinnadh*',
  bigger:
    'பெரிய பிளான்*, பெரியது*, பெருசு*, பெரிசு*, மேல இருக்கற பிளான்*, பெரிய ப்ளான்* | periya plan*, periyadhu*, perusu*, perisu*, periyadh*, mela iruka plan*',
  biggest:
    'மிகப், ரொம்ப பெரிய, எல்லாத்தையும், எல்லாவற்றிலும், மூன்றாவது, மூணாவது, பெரிய கம்பெனி*, பெரிய நிறுவன*, ரொம்பப் பெரிய, எல்லாத்துலயும், டாப் | romba periya, moonavadhu, munavadhu, ellathulayum, ellathayum vida, romba perusu*, top plan',
  forLess:
    'இதைவிட கம்மி*, இதவிட கம்மி*, இத விட கம்மி*, இதை விட கம்மி*, அத விட கம்மி*, அதை விட கம்மி*, அதைவிட கம்மி*, இதைவிட குறை*, கம்மியா*, குறைந்த விலை*, இன்னும் கம்மி*, அதவிட கம்மி*, கொஞ்சம் கம்மி*, கம்மில*, இதவிட குறை*, இதைவிட சீப்*, இதவிட சீப்*, இன்னும் சீப்*, குறைஞ்ச விலை*, கம்மி விலை* | idha vida kammi*, idhavida kammi*, adha vida kammi*, kammiya*, innum kammi*, adhavida kammi*, athavida kammi*, ithavida kammi*, idhavida korai*, idha vida cheap*, idhavida cheap*, innum cheap*, koranja vilai*, kuranja vilai*, kammi vilai*, kammila*, idha vida kura*, konjam kammiya*',
  whichPays:
    'எது லாபம்*, எது கம்மி*, எது மலிவு*, எது நல்லது*, எது பரவாயில்ல*, எதை எடுக்*, எது எடுக்*, லாபம் எது*, எது சீப்*, எது பெஸ்ட்*, எதுல லாபம்*, எதுல கம்மி*, எது குறைவு*, எந்த பிளான் லாபம்*, எந்த பிளான் கம்மி*, எது பெட்டர்*, கம்மி எது*, எது சரியா* | edhu labam, edhu laabam, edhu kammi, edhu nalladhu, edha edukk*, edhu edukk*, edhu cheap*, edhu best*, edhula labam*, edhula laabam*, edhula kammi*, edhu kuraiv*, endha plan labam*, endha plan kammi*, edhu better*, kammi edhu*, ethu kammi*, ethu labam*, ethu nalladhu*, edhu eduk*, ethu eduk*, edha eduk*',
  when: 'எப்ப, எப்பொழுது, எத்தனை நாள்*, எத்தன நாள்*, எத்தனை மணிக்கு, இன்னைக்கு*, இன்னிக்கு*, இன்றே, இன்று, நாளைக்கு*, எப்போ, எப்போது, எவ்ளோ நேர*, எத்தன மணி*, எவ்வளவு நேர*, எவ்ளோ சீக்கிர*, எந்த நாள்*, நாளைக்கா*, எப்பலாம், எத்தன நேர* | eppa, ethana naal*, ethanai naal*, innaiku*, inniku*, naalaiku*, eppo, eppodhu, eppothu, evlo neram*, ethana mani*, evlo seekiram*, eppo*, eppa*, ethana neram*, evlo time*, evlo nerathula*, naalaikka*, evlo mani*',
  roughly: 'தோராய*, சுமார், ஏறக்குறைய | thoraya*, sumar',
  despair:
    'நான் செத்த*, வாழறதுல*, வாழ்றதுல*, வாழ்வதில்*, வாழ … அர்த்தம*, வாழணும்னு தோணல*, வாழ பிடிக்கல*, வாழப் பிடிக்க*, பாரமா ஆயிட்ட*, எல்லாவற்றையும் முடித்து*, எல்லாத்தையும் முடிக்க*, என்னை முடிச்சு*, வாழ்க்கையே வெறுத்து*, வாழ்க்கை வெறுத்து*, வாழ்க்கையில் நம்பிக்கை*, வாழ்க்கை மேல நம்பிக்கையே*, வாழ்க்கையில நம்பிக்கையே*, எல்லாத்தையும் முடிச்சுக்க*, எல்லாத்தையும் முடிச்சுடலாம்*, எல்லாத்தையும் முடிச்சுடணும்*, நான் … பாரமா*, நான் … சுமையா*, எல்லாருக்கும் பாரமா*, எல்லாருக்கும் சுமையா*, வீட்டுக்கு பாரமா*, இனிமே தாங்க முடியல*, வாழ எந்த வழியும் இல்ல*, தூங்கினா எழுந்திரிக்க*, தூங்கினா எந்திரிக்க*, எழுந்திரிக்கவே வேணாம்*, எழுந்திரிக்கவே வேண்டாம்*, எந்திரிக்கவே வேணாம்*, எழுந்திருக்கவே கூடாது*, எழவே கூடாது*, நிரந்தரமா தூங்க*, ஒரேயடியா தூங்க*, எல்லாத்தையும் விட்டுட்டு போயிட*, எல்லாரையும் விட்டுட்டு போ*, உலகத்தை விட்டு*, ஏன் உயிரோட*, எதுக்கு உயிரோட*, எதுக்காக வாழ*, யாருக்காக வாழ*, வாழ்ந்து என்ன*, வாழவே பிடிக்க*, உயிரோட இருக்க … பிடிக்க*, உயிரோட இருக்க வேணாம்*, சாகலாம்னு*, செத்துட்டா*, விஷம் குடி*, தூக்கு போட்டு*, கையை அறுத்து* | naan sethu*, vaazhradhula*, vazhradhula*, vaazhradhu*, vaazha pidikkala*, vazha pidikala*, vaazhanum nu thonala, vazhkai verut*, vaazhkai verut*, vaazhkai mela nambikkaye*, ellathayum mudichuk*, ellathayum mudichudalam*, naan … baarama*, naan … paarama*, ellarukum baarama*, ellarukkum paarama*, inime thaanga mudiyala, thoongina ezhundhir*, thoongina endhir*, ezhundhirikkave venam*, ezhundhirikave venam*, ezhave kudadhu*, ellarayum vittutu po*, ulagatha vittu*, edhuku uyiroda*, yarukaga vaazh*, yarukaga vazh*, vaazhndhu enna*, vazhndhu enna*, vaazhave pidik*, vazhave pidik*, uyiroda iruka pidik*, uyiroda irukave*, sagalamnu*, sethuta*, visham kudi*, thooku pottu*',
  withoutMe:
    'நான் இல்லாம*, நான் இல்லைன்னா*, நான் இல்லன்னா*, நான் போயிட்டா* | naan illama*, naan illana*, naan illanna*',
  wornOut:
    'என்னால முடியல*, இனிமே முடியல*, களைச்சு போ*, சோர்ந்து போ*, தோத்துட்டேன், தோத்து போ*, உடைஞ்சு போ*, நொந்து போ*, தாங்க முடியல* | ennala mudiyala*, inime mudiyala*, kalaichu po*, sorndhu po*, thothuten, thothu po*, odanju po*, udainju po*, nondhu po*, thaanga mudiyala*',
  nothingLeft:
    'ஒண்ணுமே மிச்சமில்ல*, அர்த்தமே இல்ல*, அர்த்தம் இல்ல*, எல்லாம் முடிஞ்சு போ*, எல்லாமே முடிஞ்சு*, எல்லாம் போச்சு*, நம்பிக்கை இல்ல*, நம்பிக்கையே இல்ல*, வழியே இல்ல*, வழி தெரியல*, கடன்ல மூழ்கி* | arthame illa*, artham illa*, ellam mudinju po*, ellame mudinju*, ellam pochu*, nambikkai illa*, nambikkaye illa*, vazhiye illa*, vazhi theriyala*, kadanla moozh*',
  onlyATrouble:
    'யாரும் புரிஞ்சுக்கல*, யாருமே புரிஞ்சுக்க*, யாரும் கேக்கல*, யாரும் கேட்கல*, எனக்கு யாரும் இல்ல*, எனக்குன்னு யாரும்*, தனியா இருக்கேன்*, தனிமையா*, யாருக்கும் கவலை இல்ல*, எல்லாருக்கும் தொல்லை*, எங்கயாவது போயிட* | yaarum purinjukala*, yarum purinjukala*, yarume purinjuka*, yarum kekala*, enaku yarum illa*, enakku yaarum illa*, thaniya iruken*, thanimaiya*, ellarukum thollai*',
  inDanger:
    'மயங்கி விழுந்த*, மயங்கிட்ட*, மூச்சு விட முடியல*, மூச்சு வரல*, ரத்தம் நிக்கல*, ரத்தம் கொட்டுது*, தீ பிடிச்ச*, ஆக்சிடென்ட் ஆயி*, விபத்து ஆயி*, ஆம்புலன்ஸ் கூப்பிட*, ஆம்புலன்ஸ் அனுப்ப*, நெஞ்சு வலிக்குது*, நெஞ்சு வலி வந்த*, விஷம் குடிச்சிட்ட* | mayangi vizhun*, mayangitt*, moochu vida mudiyala*, ratham nikkala*, thee pidich*, accident aayi*, ambulance kup*, ambulance anupp*, nenju valikk*, visham kudichit*',
  ofMine: 'எனக்கு, என், என்னோட | enakku, enaku, ennoda',
  sentAlready:
    'மெயில் பண்ணேன்*, மெயில் அனுப்பி*, மெயில் அனுப்புன*, மெயில் போட்ட*, ஈமெயில் அனுப்பி*, ஃபார்ம் போட்ட*, ஃபார்ம் நிரப்பி*, ஃபார்ம் ஃபில்*, பார்ம் போட்ட*, படிவம் நிரப்பி*, டெமோ கேட்ட*, கால் கேட்ட*, நம்பர் குடுத்த*, நம்பர் கொடுத்த*, எழுதினேன்*, ஃபார்ம் அனுப்பி*, படிவம் அனுப்பி*, ஃபார்ம் கொடுத்த*, ஃபார்ம் குடுத்த*, மெசேஜ் பண்*, மெசேஜ் அனுப்*, தொடர்பு கொண்ட*, ஈமெயில் பண்*, மெயில் போட்*, டெமோக்கு நம்பர்*, ஃபார்ம் ரொப்பி* | mail panne*, mail anupp*, mail pott*, email anupp*, form pott*, form fill panne*, form nirapp*, demo kett*, call kett*, number kudu*, number kodu*, ezhudhinen*, form anupp*, form fill pann*, form kudu*, form kodu*, message pann*, message anup*, thodarbu kond*, email pann*, mail poten*, form ropp*, form poten*, demo ku number*, mail anupn*, mail anupi*',
  noAnswer:
    'பதில் இல்ல*, பதில் வரல*, பதிலே இல்ல*, பதிலே வரல*, ரிப்ளை இல்ல*, ரிப்ளை வரல*, போன் வரல*, கால் வரல*, வரவே இல்ல*, வரவேயில்ல*, யாரும் கூப்பிடல*, யாரும் பேசல*, ஒண்ணும் நடக்கல*, யாரும் திரும்ப கூப்பிடல*, யாரும் திருப்பி*, யாரும் கால் பண்ணல*, யாரும் போன் பண்ணல*, பதிலே காணோம்*, பதில் கிடைக்கல*, ரிப்ளையே இல்ல*, ரிப்ளையே வரல*, ஒரு பதிலும்*, யாரும் பண்ணல*, யாரும் பேசவே*, யாருமே கூப்*, யாருமே பண்ண*, யாரும் காண்டாக்ட்*, போனே வரல*, காலே வரல*, ஒன்னும் வரல*, ஒண்ணும் வரல* | badhil illa*, badhil varala*, pathil illa*, pathil varala*, reply illa*, reply varala*, phone varala*, call varala*, varave illa*, yarum koopidala*, yarum kupidala*, yaarum koopidala*, onnum nadakkala*, yaarum call pannala*, yarum call pannala*, yaarum thirumba*, yarum phone pannala*, badhile kaanom*, badhil kedaikala*, badhil kidaikala*, replyae illa*, replye illa*, replye varala*, oru badhilum*, yaarum pannala*, yarum pannala*, yaarume koop*, yarume koop*, yaarume pann*, yaarum contact*, phone ae varala*, phone e varala*, onnum varala*, innum varala*, yaarum pesala*, yaarum kupdala*, yarum kupdala*',
  fromTheStart:
    'முதல்ல இருந்து, முதலில் இருந்து, ஆரம்பத்துல இருந்து, மறுபடி எல்லாம் சொல்ல*, திரும்ப எல்லாம் சொல்ல*, மறுபடியும் சொல்லணு*, மொதல்ல இருந்து*, முதல்லேர்ந்து*, எல்லாத்தையும் மறுபடி*, எல்லாத்தையும் திரும்ப*, மறுபடி எல்லாத்த*, திரும்ப எல்லாத்த*, புதுசா சொல்* | mudhalla irundhu, aarambathula irundhu, marubadi ellam soll*, thirumba ellam soll*, modhalla irundhu*, mudhalendhu*, mudhallendhu*, ellathayum marubadi*, ellathayum thirumba*, marubadi ellath*, thirumba ellath*, pudhusa sol*, thirumba sol*, marubadiyum sol*',
  yourPeople:
    'உங்க ஆள்*, உங்க ஆளுங்க*, உங்க டீம்*, உங்கள் குழு*, உங்கள்ல யாரா*, உங்க பக்கத்துல இருந்து*, உங்க சைடுல இருந்து*, மெஷின் கிட்ட … வேணாம்*, மெஷின்கிட்ட … வேணாம்*, ரோபோ கிட்ட … வேணாம்*, பாட் கிட்ட … வேணாம்*, மெஷின் கூட … முடியாது, உங்க ஸ்டாஃப்*, உங்க மேனேஜர்*, உங்கள்ல ஒருத்தர்*, மெஷின் கிட்ட பேச முடியா* | unga aal*, unga team*, unga pakkam*, machine kitta … venam, robot kitta … venam, unga staff*, unga manager*, ungalla orutha*, unga side*, bot kitta … venam, machine kooda … mudiyadhu',
  whomToAsk:
    'யார்கிட்ட கேக்க*, யார்கிட்ட கேட்க*, யாரிடம் கேட்க*, யார்கிட்ட பேச*, யாரிடம் பேச*, யாருக்கு எழுத*, எங்க எழுத*, எங்கே எழுத*, யாருக்கு மெயில்*, எங்கே மெயில்*, எங்க மெயில்*, யாரை தொடர்பு*, யார கேக்க*, யாரை கேட்க*, யாரைக் கேட்க*, யாருக்கு போன்*, யார தொடர்பு*, எங்க கேக்க*, எங்க கேட்க*, யாருகிட்ட*, யார்கிட்ட* | yaarkitta keka*, yarkitta keka*, yaarkitta pesa*, yarkitta pesa*, yaarukku ezhuth*, yaarukku mail*, enga mail*, yaarai contact*, yaara contact*, yaara keka*, yaara kekk*, yarai kekk*, yaaruku phone*, yaruku phone*, yara contact*, enga keka*, enga kekk*, yaaru kitta*, yaru kitta*, yaarkitta*, yarkitta*, yaaruku ezhudh*, yaaruku mail*, yaruku mail*, yaara kek*',
  hearIt:
    'குரல கேட்*, குரலை கேட்*, குரலைக் கேட்*, வாய்ஸ் கேட்*, கேட்டு பாக்க*, கேட்டு பார்*, கேட்டுப் பார்*, நானே கேட்*, ஒரு தடவ கேக்க*, சாம்பிள் கேக்க*, நானே கேக்*, குரல் எப்படி, வாய்ஸ் எப்படி, கேட்டு பாக்* | kurala ket*, kural ket*, voice ket*, kettu paak*, kettu paar*, naane ket*, oru thadava kek*, sample kek*, naane kek*, kural eppadi, voice epdi, kettu pak*',
  whatDoYouDo:
    'நீங்க என்ன செய்*, நீங்க என்ன பண்*, நீங்கள் என்ன செய்*, என்ன தான் பண்*, உங்க வேலை என்ன, நீங்க என்ன வேலை*, நீங்க என்னதான்* | neenga enna seiv*, neenga enna pan*, enna dhan pan*, unga velai enna, neenga enna velai*, neenga ennadhan*, neenga enna seir*',
  timesEach:
    'இரண்டு முறை*, ரெண்டு தடவை*, இரண்டு தடவை*, ரெண்டு முறை*, மூணு தடவை*, மூன்று முறை*, 2 தடவை*, 2 முறை*, ரெண்டு வாட்டி*, மூணு வாட்டி*, 3 தடவை*, 2 தடவ, 2 வாட்டி | rendu thadava*, rendu murai, moonu thadava*, 2 thadava*, rendu vaati*, moonu vaati*, 3 thadava*, 2 vaati, rendu dhadava*',
  mustTake:
    'எடுக்கணுமா*, எடுக்கணும், எடுத்தே ஆகணு*, வாங்கணுமா*, வாங்கணும், வாங்க வேண்டுமா*, எடுக்க வேண்டுமா*, எடுக்கணும்னா*, எடுத்தாகணுமா*, கட்டாயமா*, அப்கிரேட் பண்ணணுமா* | edukkanuma*, edukanuma*, edukkanum, vaanganuma*, vanganuma*, edutha thaana*, edukanumna*, eduthaganuma*, kattayama*, upgrade pannanuma*, edukanum, edukka vendum*',
  aFee: 'ஃபீஸ், பீஸ், ஃபீஸு',
  halfAnswer:
    'பாதி … எடு*, பாதிப்பேர் … எடு*, பாதிபேர் … எடு* | paathi … edu*, pathi … edu*, paadhi … edu*, padhi … edu*',
  startsAnew:
    'திரும்ப எல்லா*, திரும்பவும் எல்லா*, மறுபடி எல்லா*, மறுபடியும் எல்லா*, திரும்ப சொல்ல*, திரும்பச் சொல்ல*, மறுபடி சொல்ல*, மறுபடியும் சொல்ல*, முதலில் இருந்து, முதலிலிருந்து, முதல்ல இருந்து, மீண்டும் சொல்ல*, thirumba ella*, marubadi ella*, marupadi ella*, thirumba soll*, thirumbavum soll*, marubadiyum soll*, marupadiyum soll*, mudhalla irundhu, mudhal irundhu, modhalla irundhu, எல்லாத்தையும் மறுபடி*, எல்லாத்தையும் திரும்ப*, எல்லாம் மறுபடி*, எல்லாம் திரும்ப*, மறுபடி கேக்*, திரும்ப கேக்*, ellathayum marubadi*, ellathayum thirumba*, ellam marubadi*, ellam thirumba*, marubadi sol*, marubadi kek*, thirumba kek*, pudhusa sol*',
  whatAll:
    'என்னென்ன செய்*, என்னென்ன பண்*, என்ன என்ன செய்*, என்ன என்ன பண்*, என்ன செய்யும், என்ன பண்ணும், என்ன பண்ண முடியும், என்ன செய்ய முடியும், எப்படி உதவ*, என்ன உதவி*, என்ன பயன், என்னலாம் பண்*, என்னல்லாம் செய்*, என்ன யூஸ்*, என்ன லாபம்*, எதுக்கு யூஸ்*, எதுக்கு உதவ*, எப்படி யூஸ்*, என்ன ஹெல்ப்*, என்ன நன்மை* | ennenna pann*, ennenna sey*, enna enna pann*, enna pannum, enna seyyum, enna panna mudiyum, eppadi udhav*, epdi help*, eppadi help*, enna use, enna help, ennalam pan*, ennellam sei*, enna use*, enna labam*, enna laabam*, edhuku use*, edhukku udhav*, epdi use*, enna nanmai*, enna udhavi*, epdi udhav*, ennenna pan*, enna pannum*',
}
