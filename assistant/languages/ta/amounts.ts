import type { AmountWords } from '#assistant/engine/amounts/amount-words.ts'

export const amountWords: AmountWords = {
  minutes:
    'நிமிட*, நிமிஷ*, நிமிச*, மினிட்*, மினிட*, மினட்*, டாக்டைம் | nimidam, nimidangal, nimisham, nimidam*, nimisha*, nimida*',
  hours: 'மணி நேர*, மணிநேர*, மணித்தியால*, அவர்ஸ், ஹவர்* | mani neram, manineram, mani nera*, maninera*',
  seconds: 'விநாடி*, வினாடி*, நொடி*, செகண்ட்*, செகன்ட்* | vinadi*, nodi*, secondu, secondugal',
  calls:
    'கால், கால்ஸ், கால்கள்*, காலுக்கு, காலும், கால்களை, அழைப்பு*, அழைப்ப*, போன், ஃபோன், போன் கால், ஃபோன் கால், விசாரணை*, என்கொயரி*, எங்கொயரி* | azhaippu*, alaippu*, kaal, kaals, phone, phones, visaranai, enquirygal',
  people:
    'வாடிக்கையாளர்*, கஸ்டமர்*, பேர், பேரு, நபர்*, நோயாளி*, பேஷன்ட்*, ஆர்டர்*, புக்கிங்*, பார்சல்*, டீலர்*, மாணவர்*, பேருக்கு | peru, vadikkaiyalar*, ordergal, customergal, per koopid*, per call pann*, per phone pann*, per pesu*',
  agents:
    'ஏஜென்ட்*, ஏஜெண்ட்*, ஊழியர்*, பணியாளர்*, முகவர்*, ஆட்கள், ஆள், ஸ்டாஃப், டெலிகாலர்* | aal, aatkal, oozhiyar*',
  times: 'முறை, தடவை, வாட்டி | murai, thadavai, vaatti, vaati, thadava, vati',
  places: 'கடை*, கிளை*, பிராஞ்ச்*, கிளினிக்*, ஆஃபீஸ்* | kadai, kadaigal, kilai',
  lines: 'லைன்*, சேனல்* | line, lines',
  rupees: 'ரூபாய்*, ரூபா*, ரூவா, ரூ, ₹ | roobai, rubai, rooba, rupai',
  days: 'நாட்கள்*, நாள், நாட்களுக்கு, நாட்கள, நாளு, நாட்களுக்க*, நாளைக்கு, நாளொன்றுக்கு, நாள்தோறும் | naal, naatkal, natkal, naalukku, naalku, nal, naalaikku, nalaikku, naalikku, naalaiku, nalaiku',
  weeks:
    'வாரங்கள்*, வாரம், வாரத்துக்கு, வாரத்திற்கு, வாரத்தில் | vaaram, varam, vaarangal, vaarathukku, vaarathuku, varathukku, vaarathil, varathuku, vaarathula',
  months:
    'மாதங்கள்*, மாதம், மாசம், மாதத்துக்கு, மாதத்திற்கு, மாசத்துக்கு, மாதங்களுக்கு, மாதத்த*, மாசத்த*, மாதத்து*, மாசத்து*, மாசங்க*, மாதங்க*, மாதத்தில், மாசத்தில் | maatham, madham, maasam, masam, maadham, maadhangal, masathukku, maasathukku, maasath*, masath*, maadhath*, madhath*, maathath*, maathangal*, maadhangal*, maasangal*, masangal*, maasangalukku, maathathukku, madhathukku, maadhathukku',
  years:
    'வருடங்கள்*, வருடம், வருஷம், ஆண்டு, ஆண்டுகள்*, வருடத்துக்கு, வருஷத்துக்கு, வருடத்திற்கு, ஆண்டுக்கு | varudam, varusham, aandu, varudangal, varudathukku, varushathukku, varushathuku, varudathuku, aandukku',
  daily:
    'ஒரு நாளைக்கு, ஒரு நாளில், ஒருநாளைக்கு, நாளைக்கு, நாள் ஒன்றுக்கு, நாளொன்றுக்கு, தினமும், தினசரி, தினம், தினந்தோறும், நாள்தோறும், டெய்லி, ஒவ்வொரு நாளும், ஒரு நாள், ஒருநாள், நாள் முழுக்க, நாள் முழுவதும், நாளுக்கு | oru naalaikku, oru nalaikku, naalaikku, nalaikku, dhinamum, dinamum, thinamum, dhinasari, oru naal, naalikku, naalaiku, nalaiku, oru naalaiku, dhinam, dinam, thinam, oru naalikku, naal muzhuka, naal muzhuvadhum, naalukku',
  weekly:
    'வாரத்துக்கு, வாரத்திற்கு, வாரத்தில், வாரம், வாரா வாரம், ஒரு வாரத்துக்கு, ஒரு வாரத்தில், வாரந்தோறும், வாராந்திர*, வீக்லி | oru vaarathukku, vaarathukku, varathukku, vaaram, vaarathil, oru vaaram, vaarathuku, varathuku, vaarathula',
  monthly:
    'மாதம், மாதத்துக்கு, மாதத்திற்கு, மாதத்தில், மாதாந்திர*, மாதந்தோறும், மாதாமாதம், மாசம், மாசத்துக்கு, மாசத்தில், மாசா மாசம், ஒரு மாதத்துக்கு, ஒரு மாதத்திற்கு, ஒரு மாதத்தில், ஒரு மாசத்துக்கு, ஒரு மாதம், மந்த்லி, மாதத்த*, மாசத்த*, மாசாமாசம், மாதா மாதம் | oru maasathukku, maasathukku, masathukku, maathathukku, madhathukku, maadham, maasam, oru maasam, oru madham, maadhathukku, madham, maasath*, masath*, maadhath*, madhath*, maathath*, maasa maasam, maasamaasam, maadhamaadham',
  yearly:
    'வருடத்துக்கு, வருடத்திற்கு, வருஷத்துக்கு, ஆண்டுக்கு, ஒரு வருடத்துக்கு, ஒரு வருடம், ஒரு வருஷம், வருடாந்திர*, ஆண்டுதோறும், வருடம் | varudathukku, varushathukku, oru varudam, oru varusham, aandukku',
  each: 'ஒவ்வொரு கால்*, ஒவ்வொரு அழைப்ப*, ஒவ்வொன்றும், ஒவ்வொன்னும், ஒவ்வொன்றுக்கும், ஒரு காலுக்கு, ஒரு கால், ஒரு அழைப்ப*, கால் ஒன்றுக்கு, அழைப்பு ஒன்றுக்கு, சராசரி*, ஆவரேஜ், தலா, ஒவ்வொண்ணும், ஒன்னுக்கு, ஒண்ணுக்கு, ஒன்றுக்கு, ஒவ்வொரு போன்*, ஒவ்வொரு போனும், ஒவ்வொரு ஃபோன*, ஒரு போன், ஒரு போனுக்கு, ஒண்ணொண்ணும், ஒண்ணு ஒண்ணும், ஒவ்வொருத்தரும், ஒவ்வொருவரும், ஒவ்வொருத்தர், ஆளுக்கு | oru callukku, oru call, ovvoru call, ovvondrum, sarasari, thala, oru azhaippu*, ovvonnum, ovvoru phone, oru phone, oru phonekku, onnonnum, ovvoru azhaippu*, ovvoruthar, ovvorutharum, ovvoruvarum, ovvoruthanum, aalukku, thalaa, oru kaalukku',
  atOnce:
    'ஒரே நேர*, ஒரே சமய*, ஒரே டைம்*, ஒரேநேர*, ஒரே தடவை*, ஒரே முறை*, ஒன்றாக, ஒண்ணா, ஒரு நேரத்தில், அதே நேர*, ஏக கால*, பேரலல் | ore nerathil, ore neram, ore samayam, ore samayathil, onna, ondraga, ore time',
  extra:
    'கூடுதல், கூடுதலாக, கூடுதலான, அதிகப்படியான, எக்ஸ்ட்ரா, கூட | kooduthal, kuduthal, kooduthalaga, ekstra, adhigapadiyana',
  beyond:
    'வரம்புக்கு மேல், வரம்பை விட அதிக*, வரம்பைத் தாண்டி, வரம்பு தாண்டி, லிமிட்டுக்கு மேல், லிமிட்டை தாண்டி, லிமிட் தாண்டி, இலவசத்துக்கு மேல், இலவசத்திற்கு மேல், இலவச நிமிடங்களுக்கு மேல், இலவச நிமிடத்துக்கு மேல், இலவச நிமிடங்கள் முடிந்த பிறகு, இலவச நிமிடங்கள் போக, இலவச நிமிடங்களை தாண்டி, இலவச நிமிடங்களைத் தாண்டி, ஃப்ரீ நிமிடங்களுக்கு மேல், ஃப்ரீ நிமிடம் போக, ஃப்ரீக்கு மேல், இலவச நிமிடங்கள் தாண்டி, இலவச நிமிஷம் போக, இலவச நிமிடம் போக, இலவச நிமிஷங்கள் போக, இலவசம் போக, ஃப்ரீ நிமிஷம் போக, ஃப்ரீ போக, இலவச நிமிஷம் முடிஞ்ச*, இலவச நிமிடம் முடிந்த*, ஃப்ரீ நிமிஷம் முடிஞ்ச*, ஃப்ரீ நிமிடம் முடிந்த*, ஃப்ரீ முடிஞ்ச* | limitukku mela, limit ku mela, limit thandi, limitku mela, free nimidathukku mela, free minutes ku mela, free mudinja piragu, ilavasa nimidangalukku mela, ilavasathukku mela, free ku mela, freeku mela, ilavasa nimidam poga, ilavasa nimisham poga, ilavasa nimidangal poga, ilavasam poga, free nimisham poga, free nimidam poga, free minutes poga, free minute poga, free poga, free minutes mudinj*, free minute mudinj*, free nimisham mudinj*, free nimidam mudinj*, ilavasa nimisham mudinj*, ilavasa nimidam mudinj*',
  limits:
    'வரம்பை விட, வரம்பைவிட, லிமிட்டை விட, லிமிட்டைவிட, இலவசத்தை விட, வரம்புக்கு, லிமிட்டுக்கு | limit vida, limita vida, limitai vida, limitukku, limit ku',
  more: 'அதிகம், அதிகமாக, அதிக, மேல், மேலே, தாண்டி, கூடுதலாக | adhigam, adhigama, mela, thandi, athigam',
  included: 'இலவச*, ஃப்ரீ, ப்ரீ | ilavasa*, free',
  about:
    'சுமார், ஏறக்குறைய, தோராயமாக, கிட்டத்தட்ட, குறைந்தது, வரை, சராசரியாக | sumar, sumaar, kittathatta, thorayamaga, varai',
  percent: 'சதவீத*, சதவிகித*, சதம் | sadhaveedham',
  clock: 'மணிக்கு, மணி | manikku, mani',
  fillers: 'ஆன, உள்ள, மொத்தம், மேலும், மற்றும், வரை, பேசும் | mothham, mottham, aana, ulla, matrum, varai',
  lists: 'அல்லது, மற்றும், இல்ல, இல்லை | allathu, alladhu, illa, matrum',
  per: 'ஒவ்வொரு | ovvoru',
  bills: 'பில், செலவு, கட்டணம், விலை, திட்டம், பிளான் | bill, selavu, kattanam, vilai',
  ranks: 'டயர், லெவல், நம்பர்',
  sorry:
    'மன்னிக்கவும், மன்னிக்கணும், சாரி, ஸாரி, இருங்க, தப்பு, தப்பா சொல்லிட்டேன், தப்பா எழுதிட்டேன் | mannikkavum, mannikanum, irunga, thappu, thappa sollitten, thappa ezhudhitten',
  notThat: 'அல்ல | alla',
  notOrElse: 'இல்ல, இல்லை | illa, illai',
}
