import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'நிச்சய*, உறுதி*, நிஜமா*, உண்மையா*, சரியா சொல்ற*, சத்தியமா*, நெஜமா*, உண்மைதான*, கன்பார்ம்*, கண்டிப்பா*, அப்படியா, ஷ்யூர்*, மெய்யா* | nichaya*, uruthi*, urudhi*, nijama*, unmaiya*, sariya solr*, sathiyama*, nejama*, unmaithan*, unmaya*, kandippa*, confirm ah, appadiya, apdiya, sure ah',
  saidBefore:
    'அதையே*, ஒரே பதில், அதே பதில், திரும்ப அதே*, மறுபடி அதே* | adhaye*, athaye*, ore bathil, adhe bathil, thirumba adhe*, marubadi adhe*',
  putOff: 'யோசி*, அப்புறம் சொல்ற*, பிறகு சொல்கிற* | yosi*, yosich*, appuram solr*',
  content: 'நல்லா தான் இருக்கு, பரவாயில்லை, சரியா தான் இருக்கு | nalla dhan irukku, paravayilla',
  inVain:
    'இன்னும் வர*, இன்னும் பதில்*, ஆனாலும், ஏற்கனவே பண்ண*, பண்ணிட்டேன், ஒண்ணும் ஆகல, ஒன்றும் ஆகவில்லை, பிரயோஜனம் இல்ல* | innum vara*, aanalum, erkanave, pannitten, onnum aagala, prayojanam illa*',
  difference:
    'எவ்வளவு கம்மி*, எவ்ளோ கம்மி*, எவ்வளவு அதிக*, எவ்ளோ மிச்ச*, எவ்வளவு சேமி*, எவ்வளவு வித்தியாச*, எவ்ளோ வித்தியாச*, எவ்வளவு குறைவ*, வித்தியாசம் எவ்*, எத்தனை ரூபாய் வித்தியாச*, எவ்வளவு மிச்ச* | evlo vithiyasa*, evvalavu vithiyasa*, vithiyasam ev*, evlo kammi, evlo micham, evlo vithyasa*, vithyasam ev*, evlo save aa*',
  rest: 'மீதி*, மற்ற* | meethi*, meedhi*, matra*, mathadhu',
  inWhich: 'எதில், எதுல, எந்த பிளான்*, எதிலே | edhula, ethula, edhil, endha plan*, entha plan la',
  forUs: 'எங்களுக்கு, எனக்கு, என், எங்க கடை*, எங்க ஆஸ்பத்திரி*, எங்கள்* | enakku, engalukku, namakku',
  both: 'இரண்டும், ரெண்டும், இரண்டிலும், ரெண்டுலயும் | renduperum, rendum, irandum',
  twoOfThem:
    'இரண்டு மாத*, ரெண்டு மாச*, ரெண்டு மாத*, 2 மாச*, 2 மாத*, ரெண்டு பில்* | rendu maas*, rendu mas*, rendu maadh*, 2 maas*, rendaiyum, renduthaiyum',
  together: 'சேர்த்து, சேத்து, சேர்ந்து, கூட்டி | serthu, sethu, serndhu, kootti',
  inTotal: 'மொத்தம்*, மொத்தமா* | mothama*, motham, mothathula, mothamaa',
  keptHowLong:
    'எவ்வளவு நாள் … வை*, எவ்ளோ நாள் … வை*, எவ்ளோ நாள் … வெ*, எத்தனை நாள் … வை*, எத்தனை நாள் … வெ*, எவ்வளவு காலம் … வை*, எத்தனை நாள் … இருக்*, எவ்ளோ நாள் … இருக்* | evlo naal … vai*, evlo naal … vech*, evlo naal … vach*, ethana naal … vech*, ethana naal … vach*, ethanai naal … vai*, evlo naal … iruk*, ethana naal … iruk*',
  nobodyThere:
    'யாரும் எடுக்க*, யாரும் இருக்க*, யாரும் இல்ல*, எடுக்க ஆள் இல்ல*, போன் எடுக்க ஆள் | yaarum eduk*, yarum eduk*, yaarum iruk*, yarum iruk*, yaarum illa*, yarum illa*, edukka aal illa*',
  its: 'அதோட, அதன், அதுக்கு, அதற்கு, அதின் | adhoda, athoda, adhan, adhukku, athukku, adhuku',
  sunday: 'ஞாயிற*, ஞாயிறு* | nyayir*, gnayir*, nyayiru',
  saturday: 'சனி* | sanikizhamai, sani kizhamai',
  weekend: 'வார இறுதி* | ',
  closed:
    'மூடி*, விடுமுறை*, லீவு*, தவிர*, இல்லை, இல்ல | moodi*, thavira, illa, illai, leave nal, leave vid*, sunday leave',
  twice: 'இரட்டி*, இருமடங்*, டபுள், ரெண்டு மடங்*, இரண்டு மடங்* | iratti*, irattippu, rendu madang*',
  thrice: 'மும்மடங்*, மூணு மடங்* | moonu madang*',
  half: 'பாதி* | paathi, padhi',
  hours: 'மணி நேர*, மணிநேர* | mani neram, manineram',
  more: 'அதிகமா, கூடுதலா*',
  another: 'இன்னும் | innum',
  onTop: 'கூடுதலா*, மேலும், இன்னும், கூடினா* | kooduthala*, innum, koodina*',
  lessBy: 'குறைவ*, கம்மி | kuraiv*, kammi',
  rises: 'அதிகமா*, அதிகரி*, கூடு*, ஏறி* | adhigam*, koodu*',
  falls: 'குறை*, கம்மி* | kurai*, kammi*',
  aThird: 'மூன்றில் ஒரு',
  branch:
    'கிளை*, கடை*, கிளினிக்*, ஹோட்டல்*, கவுண்டர்*, பிராஞ்ச்*, பிரான்ச்* | kilai, kadai*, kilaila, branchla, clinicla',
  perCall:
    'ஒரு கால்*, ஒவ்வொரு கால்*, ஒரு அழைப்ப*, ஒரு ஆர்டர்*, ஒவ்வொரு ஆர்டர்* | oru call*, ovvoru call*, oru order*',
  perDay: 'ஒரு நாளைக்கு, ஒரு நாள்*, தினமும், நாளைக்கு | oru nalaikku, dhinamum',
  comesTo: 'ஆகும், ஆகுது, வரும், செலவ* | aagum, varum, selav*',
  averageMinute: 'சராசரி* … நிமிட*',
  extraAlone: 'கூடுதல் மட்டும், கூடுதல் நிமிடம் எவ்வளவு, எத்தனை கூடுதல், கூடுதல் எத்தனை | kooduthal mattum',
  leftOver: 'மீதி*, மிச்ச*, பாக்கி | meedhi, micham, baaki',
  wholeYear:
    'வருஷம் முழு*, வருடம் முழு*, வருஷத்துக்கு, வருடத்துக்கு, ஆண்டுக்கு, ஒரு வருஷ*, ஒரு வருட* | varusham muzhu*, varushathukku, oru varusha*',
  there: 'அதுல, அதில், அதுக்கு, அதற்கு, அங்க, அந்த பிளான்ல | adhula, adhukku, anga, athula',
  reducedBy: 'எவ்வளவு குறைஞ்ச*, எவ்வளவு தள்ளுபடி | evlo thallupadi',
  thosePeople:
    'அந்த ஆட்கள்*, என் ஸ்டாஃப்*, என் ஆளு*, எங்க ஆளு*, எங்க பையன்*, என் பையன்*, எங்க பொண்ணு*, என் பொண்ணு* | en aalu*, enga aalu*, en paiyan*, enga paiyan*, enga ponnu*, en ponnu*',
  moreThan: 'விட அதிக*, க்கு மேல், விட நிறைய, மேல | vida adhig*, ku mela, mela',
  sayIn:
    'சொல்*, பேசு*, பதில்*, மீண்டும், எழுது*, எழுதி*, இனிமே, இனிமேல், விளக்கு*, குடுங்க, கொடுங்க*, தாங்க, அனுப்பு* | sollu, sollunga, solla, sollungal, pesu, pesunga, bathil, badhil, ezhudhu*, eludhu*, inime, inimel, vilakku*',
  script: 'எழுத்து*, எழுத்தில், லிபி* | ezhuthu*, ezhuthil*, eluthu*',
  latinLetters: '',
  same: 'இதையே, அதையே, இதே, அதே, இதை, அதை, இந்த கணக்கை, அவ்ளோ தான், அதே அளவு | idhaye, ithaye, adhaye, idhe, adhe, idha, idhai, athe, adhey',
  thatBill:
    'அந்த பில்*, அந்தப் பில்*, இரண்டாவது பில்*, ரெண்டாவது பில்*, முதல் பில்*, அதே பில்*, அந்த நிமிட*, அதே நிமிட*, அத்தனை நிமிட* | andha bill*, antha bill*, rendavadhu bill*, muthal bill*, adhe nimida*',
  thatPlan:
    'அந்த பிளான்*, அந்தப் பிளான்*, அதே பிளான்*, அந்தத் திட்ட*, அதே திட்ட*, இந்த பிளான்*, அந்த ப்ளான்*, அதே ப்ளான்* | andha plan*, antha plan*, adhe plan*, athe plan*, indha plan*',
  whatIf: 'வைத்துக்கொள்*, வச்சுக்கோ*, வெச்சுக்கோ*, ஒருவேளை | vachukko*, vechukko*, oruvelai',
  insideFree:
    'இலவச நிமிட* … உள்ள*, ஃப்ரீ நிமிட* … உள்ள*, இலவச நிமிடத்துக்குள்*, இலவச நிமிடங்களுக்குள்*, ஃப்ரீ நிமிடத்துக்குள்* | ilavasa nimida* … ulla*, free nimida* … ulla*, free nimidathukkul*',
  apartFrom:
    'பணம் தவிர, பணத்தைத் தவிர, விலை தவிர, விலையைத் தவிர, நிமிடம் தவிர, நிமிடங்கள் தவிர | panam thavira, vilai thavira, nimidam thavira',
  sharing: 'ஒரே … பிளான்*, ஒரே ப்ளான்*, ஒரே திட்ட*, சேர்த்து, பகிர்ந்து | ore … plan*, serthu, pagirnthu',
  ownPlan: 'தனித்தனி*, தனி பிளான், சொந்த பிளான் | thanithani*, thani plan, sondha plan',
  cannotRead:
    'தெரியாது, புரியாது, படிக்கத் தெரியாது, படிக்க தெரியாது, வராது | theriyadhu, theriyathu, puriyadhu, puriyathu, padikka theriyadhu',
  correction:
    'தப்பா சொல்*, தப்பு*, தவறா*, தவறு*, சொல்ல வந்த*, சொல்ல நினை*, மாத்தி சொல்*, இல்ல இல்ல, இல்லை இல்லை, அதாவது, சாரி, மன்னிக்க* | thappa sol*, thappu*, thavaru*, solla vandh*, solla vanth*, maathi sol*, illa illa, adhavadhu, sorry',
  hireInstead:
    'ஆளையே*, ஆள் வெச்சு*, ஆள் வைச்சு*, ஆளை வை*, ஆளை வெச்*, ஒருத்தரை வேலைக்கு*, பையனை வை*, பொண்ணை வை*, வேலைக்கு வை*, வேலைக்கு வெச்* | aala vech*, aalaye vech*, aal vech*, aala vach*, oruthara velaikku, paiyana vech*, velaikku vech*, velaikku aal',
  tooMuch:
    'ரொம்ப ஜாஸ்தி*, ரொம்ப அதிகம*, ஜாஸ்தியா*, அதிகமா இருக்கு, இவ்வளவு பணம், இவ்ளோ பணம், இவ்ளோ காசு, நிறைய காசு, நிறைய பணம், விலை அதிகம், பட்ஜெட்டுக்கு*, தாங்காது, கட்டுப்படியாகா*, கட்டுப்படியாகல*, கட்டுப்படி ஆகா*, கட்டுபடி ஆகல*, காசு கட்ட முடியாது, அவ்வளவு பணம் கட்ட முடியாது | romba jaasthi, romba jasthi, romba adhigam, jaasthiya*, kattupadi*, ivlo panam, ivlo kaasu, niraya kaasu, niraya panam, vilai adhigam, budget ku mela, thaangadhu',
  howSo:
    'வந்தது எப்படி, வந்துச்சு எப்படி, எப்படி இவ்*, இவ்ளோ எப்படி, இவ்வளவு எப்படி, எப்படி வந்*, கணக்கு எப்படி, எப்படி கணக்கு*, எப்படி போட்*, ஏன் இவ்*, ஏன் இத்தனை, இவ்ளோ ஏன், இவ்வளவு ஏன், கணக்கை விளக்கு*, கணக்கு சொல்*, எப்படி கிடைச்ச*, எப்படி கிடைத்த*, அது எப்படி, இது எப்படி | eppadi ivlo, ivlo eppadi, eppadi vandh*, eppadi vanth*, kanakku eppadi, eppadi kanakku*, yen ivlo, ivlo yen, en ivlo, kanakku sollu*, adhu eppadi, athu epdi, idhu epdi, epdi vandh*, epdi vanth*, epdi ivlo, adhu epdi',
  goAhead:
    'பண்ணுங்க*, பண்ணு, பண்ணிடுங்க*, செய்யுங்க*, செய், ஏற்பாடு பண்ண*, ஏற்பாடு செய்*, போடுங்க*, புக் பண்ண* | pannunga, pannu, pannidunga, seiyunga, seyyunga, erpadu pannunga, podunga, book pannunga',
  pester:
    'தொல்லை*, தொந்தரவு*, திரும்ப திரும்ப*, திரும்பத் திரும்ப*, தினமும் போன்*, தினமும் கால்*, தினம் தினம்*, அடிக்கடி போன்*, அடிக்கடி கால்* | thollai*, thondharav*, thontharav*, thirumba thirumba*, dhinamum phone, dhinamum call, thinamum phone, adikkadi phone, adikkadi call',
  first:
    'முதலாவது*, மொதல், முதல்ல சொன்ன*, முதலில் சொன்ன*, முதல் பிளான்*, முதல் ஆப்ஷன்*, முதல் ஒண்ணு* | mudhalavadhu, modhal, mudhal plan*, mudhal onnu',
  second:
    'இரண்டாவது*, ரெண்டாவது*, இரண்டாம்*, ரெண்டாம்* | rendavadhu*, rendavathu*, irandavadhu*, irandavathu*, irandaavadhu',
  third:
    'மூன்றாவது*, மூணாவது*, மூன்றாம்*, கடைசி* | moonavadhu*, moonavathu*, moondravadhu*, kadaisi*, kadasi*',
  smaller:
    'சின்ன பிளான்*, சிறிய பிளான்*, சின்னதுல*, சின்னது, சிறியது* | chinna plan*, chinnadhu*, chinnadhula, siriya plan*',
  bigger: 'பெரிய பிளான்*, பெரியது*, பெருசு* | periya plan*, periyadhu*, perusu*',
  biggest:
    'மிகப், ரொம்ப பெரிய, எல்லாத்தையும், எல்லாவற்றிலும், மூன்றாவது, மூணாவது, பெரிய கம்பெனி*, பெரிய நிறுவன* | romba periya, moonavadhu, munavadhu',
  forLess:
    'இதைவிட கம்மி*, இதவிட கம்மி*, அதைவிட கம்மி*, இதைவிட குறை*, கம்மியா*, குறைந்த விலை*, இன்னும் கம்மி* | idha vida kammi*, idhavida kammi*, adha vida kammi*, kammiya*, innum kammi*',
  whichPays:
    'எது லாபம்*, எது கம்மி*, எது மலிவு*, எது நல்லது*, எது பரவாயில்ல*, எதை எடுக்*, எது எடுக்*, லாபம் எது* | edhu labam, edhu laabam, edhu kammi, edhu nalladhu, edha edukk*, edhu edukk*',
  when: 'எப்ப, எப்பொழுது, எத்தனை நாள்*, எத்தன நாள்*, எத்தனை மணிக்கு, இன்னைக்கு*, இன்னிக்கு*, இன்றே, இன்று, நாளைக்கு*, எப்போ, எப்போது | eppa, ethana naal*, ethanai naal*, innaiku*, inniku*, naalaiku*, eppo, eppodhu, eppothu',
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
    'மெயில் பண்ணேன்*, மெயில் அனுப்பி*, மெயில் அனுப்புன*, மெயில் போட்ட*, ஈமெயில் அனுப்பி*, ஃபார்ம் போட்ட*, ஃபார்ம் நிரப்பி*, ஃபார்ம் ஃபில்*, பார்ம் போட்ட*, படிவம் நிரப்பி*, டெமோ கேட்ட*, கால் கேட்ட*, நம்பர் குடுத்த*, நம்பர் கொடுத்த*, எழுதினேன்*, ஃபார்ம் அனுப்பி*, படிவம் அனுப்பி* | mail panne*, mail anupp*, mail pott*, email anupp*, form pott*, form fill panne*, form nirapp*, demo kett*, call kett*, number kudu*, number kodu*, ezhudhinen*, form anupp*',
  noAnswer:
    'பதில் இல்ல*, பதில் வரல*, பதிலே இல்ல*, பதிலே வரல*, ரிப்ளை இல்ல*, ரிப்ளை வரல*, போன் வரல*, கால் வரல*, வரவே இல்ல*, வரவேயில்ல*, யாரும் கூப்பிடல*, யாரும் பேசல*, ஒண்ணும் நடக்கல*, யாரும் திரும்ப கூப்பிடல*, யாரும் திருப்பி*, யாரும் கால் பண்ணல*, யாரும் போன் பண்ணல* | badhil illa*, badhil varala*, pathil illa*, pathil varala*, reply illa*, reply varala*, phone varala*, call varala*, varave illa*, yarum koopidala*, yarum kupidala*, yaarum koopidala*, onnum nadakkala*, yaarum call pannala*, yarum call pannala*, yaarum thirumba*, yarum phone pannala*',
  fromTheStart:
    'முதல்ல இருந்து, முதலில் இருந்து, ஆரம்பத்துல இருந்து, மறுபடி எல்லாம் சொல்ல*, திரும்ப எல்லாம் சொல்ல*, மறுபடியும் சொல்லணு* | mudhalla irundhu, aarambathula irundhu, marubadi ellam soll*, thirumba ellam soll*',
  yourPeople:
    'உங்க ஆள்*, உங்க ஆளுங்க*, உங்க டீம்*, உங்கள் குழு*, உங்கள்ல யாரா*, உங்க பக்கத்துல இருந்து*, உங்க சைடுல இருந்து*, மெஷின் கிட்ட … வேணாம்*, மெஷின்கிட்ட … வேணாம்*, ரோபோ கிட்ட … வேணாம்*, பாட் கிட்ட … வேணாம்*, மெஷின் கூட … முடியாது | unga aal*, unga team*, unga pakkam*, machine kitta … venam, robot kitta … venam',
  whomToAsk:
    'யார்கிட்ட கேக்க*, யார்கிட்ட கேட்க*, யாரிடம் கேட்க*, யார்கிட்ட பேச*, யாரிடம் பேச*, யாருக்கு எழுத*, எங்க எழுத*, எங்கே எழுத*, யாருக்கு மெயில்*, எங்கே மெயில்*, எங்க மெயில்*, யாரை தொடர்பு* | yaarkitta keka*, yarkitta keka*, yaarkitta pesa*, yarkitta pesa*, yaarukku ezhuth*, yaarukku mail*, enga mail*, yaarai contact*, yaara contact*',
  hearIt:
    'குரல கேட்*, குரலை கேட்*, குரலைக் கேட்*, வாய்ஸ் கேட்*, கேட்டு பாக்க*, கேட்டு பார்*, கேட்டுப் பார்*, நானே கேட்* | kurala ket*, kural ket*, voice ket*, kettu paak*, kettu paar*, naane ket*',
  whatDoYouDo:
    'நீங்க என்ன செய்*, நீங்க என்ன பண்*, நீங்கள் என்ன செய்*, என்ன தான் பண்* | neenga enna seiv*, neenga enna pan*, enna dhan pan*',
  timesEach:
    'இரண்டு முறை*, ரெண்டு தடவை*, இரண்டு தடவை*, ரெண்டு முறை*, மூணு தடவை*, மூன்று முறை*, 2 தடவை*, 2 முறை* | rendu thadava*, rendu murai, moonu thadava*, 2 thadava*',
  mustTake:
    'எடுக்கணுமா*, எடுக்கணும், எடுத்தே ஆகணு*, வாங்கணுமா*, வாங்கணும், வாங்க வேண்டுமா*, எடுக்க வேண்டுமா* | edukkanuma*, edukanuma*, edukkanum, vaanganuma*, vanganuma*, edutha thaana*',
  aFee: 'ஃபீஸ், பீஸ், ஃபீஸு',
  halfAnswer:
    'பாதி … எடு*, பாதிப்பேர் … எடு*, பாதிபேர் … எடு* | paathi … edu*, pathi … edu*, paadhi … edu*, padhi … edu*',
  startsAnew:
    'திரும்ப எல்லா*, திரும்பவும் எல்லா*, மறுபடி எல்லா*, மறுபடியும் எல்லா*, திரும்ப சொல்ல*, திரும்பச் சொல்ல*, மறுபடி சொல்ல*, மறுபடியும் சொல்ல*, முதலில் இருந்து, முதலிலிருந்து, முதல்ல இருந்து, மீண்டும் சொல்ல*, thirumba ella*, marubadi ella*, marupadi ella*, thirumba soll*, thirumbavum soll*, marubadiyum soll*, marupadiyum soll*, mudhalla irundhu, mudhal irundhu, modhalla irundhu',
  whatAll:
    'என்னென்ன செய்*, என்னென்ன பண்*, என்ன என்ன செய்*, என்ன என்ன பண்*, என்ன செய்யும், என்ன பண்ணும், என்ன பண்ண முடியும், என்ன செய்ய முடியும், எப்படி உதவ*, என்ன உதவி*, என்ன பயன் | ennenna pann*, ennenna sey*, enna enna pann*, enna pannum, enna seyyum, enna panna mudiyum, eppadi udhav*, epdi help*, eppadi help*, enna use, enna help',
}
