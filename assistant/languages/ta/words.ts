import type { Words } from '../words.ts'

export const words: Words = {
  'how-much':
    'எவ்வளவு|எவ்ளோ|எவ்ளவு|எவ்வளவுங்க|எத்தனை|எத்தன|என்ன தொகை|evlo|evlow|evalo|evvalo|evalavu|evlavu|yevlo|yevalavu|ethana|ethanai|ethane|yethana|yethanai',
  'how-long':
    'எவ்வளவு நேரம்|எவ்வளவு நேரத்தி|எவ்வளவு நேரத்து|எவ்ளோ நேரம்|எவ்ளோ நேரத்தி|எவ்ளோ நேரத்து|எத்தனை நாள்|எத்தனை நாட்கள்|எவ்வளவு நாள்|எவ்ளோ நாள்|எவ்வளவு காலம்|எத்தனை மணி நேரம்|எத்தனை மணி நேரத்தி|எத்தனை மணி நேரத்து|எத்தனை மாதம்|எத்தனை மாதத்து|எத்தனை மாதத்தி|எத்தனை மாசம்|எத்தனை மாசத்து|எவ்வளவு டைம்|எவ்ளோ டைம்|கால அளவு|எத்தனை நிமிட|எத்தனை நொடி|evlo neram|evalo neram|evvalavu neram|evlo naal|evlo nal|ethana naal|ethanai naal|evlo time|ethana maasam|evlo nimisham|ethana nimisham',
  how: 'எப்படி|எப்பிடி|எவ்வாறு|எப்படிங்க|செயல்முறை|வழிமுறை|எந்த முறை|epdi|eppadi|epadi|yepdi|yeppadi|eppdi',
  what: '=என்ன|=என்னங்க|=எது|=enna|=ena|=yenna|=என்னன்னு|=ennanu',
  which:
    '=எந்த|=எது|=எதை|=எதில்|=எதுல|எந்தெந்த|=எதுக்கு|=entha|=endha|=enda|=edhu|=ethu|=edha|=edhula|=yentha|=yendha|எதில்|எதுல|எந்த பிளானில்|edhula|ethula|edhil',
  who: '=யார்|=யாரு|=யாருக்கு|=யாரோட|=யாருடைய|=யாரை|=யாரால|=யாரால்|=yaar|=yar|=yaru|=yaaru|=yaaruku|=yaroda',
  when: '=எப்போ|=எப்ப|=எப்போது|எத்தனை மணிக்கு|எந்த நேரத்தில்|எந்த நாள்|எந்த தேதி|=என்னைக்கு|=எப்போதிலிருந்து|=eppo|=epo|=eppa|=yeppo|eppodhu|eppothu|ethana manikku',
  where:
    '=எங்கே|=எங்கு|=எங்க|=எங்கிருந்து|எந்த பக்கத்தில்|எந்த இடத்தில்|எந்த பேஜ்|=enge|=engu|=enga|=yenga|=engae|endha page|entha page',
  why: '=ஏன்|=எதற்கு|=எதுக்காக|=எதற்காக|=ஏங்க|காரண|=yen|=yean|=yein|=ethuku|=edhuku|=edhukku|kaaranam|எப்படி வந்தது|எப்படி வந்துச்சு|கணக்கு எப்படி|எப்படி கணக்கு|eppadi vandhuchu|kanakku eppadi|eppadi vandhathu',
  can: 'முடியும்|முடியுமா|இயலும்|இயலுமா|சாத்திய|பண்ணலாம|செய்யலாம|வைக்கலாம|பேசலாம|பெறலாம|எடுக்கலாம|சேர்க்கலாம|மாற்றலாம|மாத்தலாம|பயன்படுத்தலாம|பாக்கலாம|பார்க்கலாம|கேட்கலாம|கேக்கலாம|இருக்கலாம|போடலாம|கூப்பிடலாம|அழைக்கலாம|அனுப்பலாம|mudiyuma|mudiyum|mudyuma|mudiuma|mudiyama|panalama|pannalama|panlama|panalam|seiyalama|seyyalama|vaikalama|pesalama|edukalama|pakalama|ketkalama',
  tell: 'சொல்லு|சொல்ல|சொல்வ|சொல்றீங்க|கூறு|கூறவும்|விளக்க|விவர|தகவல்|பற்றி|=பத்தி|பத்திய|பற்றிய|குறித்து|தெரியப்படுத்த|டீடெயில்|sollunga|sollu|solunga|sollungal|solla|patri|pathi|patthi|vivaram|thagaval|vilakam|vilakkam|vilakunga|soldringala|solluga',
  want: 'வேண்டும்|வேணும்|வேணு|வேண்டியிருக்க|தேவை|தேவைப்படு|விரும்பு|விருப்ப|தேடுற|தேடுகிற|தேடிட்டு|ஆசை|வாங்கணும்|எடுக்கணும்|பண்ணணும்|செய்யணும்|venum|vendum|veanum|vennum|venu|venuma|thevai|theva|thevaipadum|virumbu|pannanum|pananum|vaanganum|edukanum',
  give: 'கொடு|குடு|தருவ|தருமா|தரும்|தர்ற|தருகிற|தாருங்கள்|வழங்கு|அனுப்பு|தரீங்க|தந்த|kodu|kudu|kudunga|kodukka|tharuma|tharum|tharinga|tharuvinga|tharuvingala|anuppunga|anupunga|vazhangu|kodupingala|kudupingala|=தாங்க',
  get: 'கிடைக்க|கிடைச்ச|கிடைத்த|கெடைக்க|கிடைக்குமா|kidaikum|kidaikkum|kidaikuma|kidaikkuma|kedaikum|kedaikuma|kidaikudhu|peralam|=பெற|பெறுவ|பெறலாம|பெற்ற|பெறுங்க',
  have: 'இருக்கா|=இருக்கு|=இருக்கும்|இருக்குமா|இருக்குதா|இருக்கிறதா|=இருக்கிறது|=இருக்கின்றன|=உள்ளது|உள்ளதா|=உள்ளன|உள்ளனவா|உண்டா|=உண்டு|அடங்கு|அடங்கிய|சேர்ந்து வரு|வசதி|சப்போர்ட்|உட்பட|கூட வருமா|iruka|irukka|iruku|irukku|irukuma|irukkuma|irukum|irukkum|irukutha|irukkiratha|unda|undaa|undu|ullatha|ulladha|ulladhu|vasathi|vasadhi|adangum|eruka|irukaa',
  use: 'பயன்படுத்த|பயன்பாடு|உபயோக|யூஸ்|உபயோகி|payanpadutha|ubayogam|ubayogikka|use panna|use pannalam',
  know: 'தெரிஞ்சுக்க|தெரிந்துகொள்ள|தெரிந்து கொள்ள|தெரியணும்|தெரியுமா|தெரியும்|அறிய|theriyuma|theriyum|therinjuka|therinjikka|theriyanum|ariya',
  see: 'பார்க்க|பார்த்து|படிக்க|காண்பி|paarka|parka|paaka|pakka mudiyuma|paathu|padikka|kaatu|kattunga|=பாக்க|பாக்கணும்|பாக்கலாம|காட்டுங்க|காட்டுவீ|=காண',
  change:
    'மாறு|சேஞ்ச்|matha|maatha|maththa|maatra|maathu|mathanum|change panna|மாற்றம்|மாற்றலாம|மாற்றி|மாற்றணும்|மாற்ற முடியும்|மாற்ற முடியுமா|மாற்ற வேண்டும்|மாற்றுவ|=மாத்த|மாத்தணும்|மாத்தலாம|மாத்த முடியுமா|மாத்துவ',
  work: 'வேலை செய்யும்|வேலை செய்யுமா|வேலை செய்ய|வேலை செய்யுங்க|வேலை பண்ண|வேலை பண்ணும்|வேலை பண்ணலாமா|செயல்படு|இயங்கு|ஓடும்|ஓடுமா|வேலை பாக்க|வேலை பாக்கலாமா|velai seiyum|velai seyyum|velai seiyuma|vela seiyum|vela pannum|work aaguma|work agum|work aagum|work pannum|seyalpadum|iyangum|velai seiyudhu|வேலை செய்கிற|வேலை செய்யாத|வேலை செய்யுத',
  late: 'தாமத|லேட்|தாமதமா|லேட்டா|thamadham|thaamadham|late aa|latea',
  kinds:
    'என்னென்ன|என்னன்ன|என்ன என்ன|என்னலாம்|எந்தெந்த|எதெல்லாம்|வகை|பட்டியல்|லிஸ்ட்|எத்தனை வகை|விதமான|தேர்வுகள்|ஆப்ஷன்|ennenna|enna enna|ennalam|ennallam|edhellam|ethellam|vagai|pattiyal|endhendha',
  price:
    'விலை|கட்டண|செலவ|ரேட்|ரேட்டு|சார்ஜ்|தொகை|ப்ரைஸ்|பிரைஸ்|காஸ்ட்|சந்தா|வாடகை|விலைப்பட்டியல்|ஃபீஸ்|எவ்வளவுக்கு|vilai|vila|vilay|kattanam|katanam|selavu|selavagum|rate|sandha|thogai|evlo rate|evlo vilai|fees|charge',
  money:
    'பணம்|பணத்த|பணமா|காசு|ரூபா|ரூபாய்|ரூவா|துட்டு|ஆயிரம்|லட்சம்|panam|kaasu|kasu|rubai|rooba|rupai|roobai|aayiram|ayiram|latcham',
  pay: 'செலுத்த|கட்டணும்|கட்ட வேண்டும்|கட்ட வேண்டிய|கொடுக்கணும்|குடுக்கணும்|கொடுக்க வேண்டும்|தரணும்|தர வேண்டும்|செலவாகும்|செலவழி|பே பண்ண|பே பண்ணும்|பே பண்ணலாமா|ஆகும்|ஆகுது|பிடிக்கும் பணம்|seluthanum|selutha|kattanum|katanum|kodukanum|kudukanum|tharanum|selavaagum|pay pannanum|pay panna|aagum|agum|aaguma',
  bill: 'மொத்த|கணக்கு|கணக்கிட|கூட்டினால்|கணக்கு போட|மதிப்பீடு|எவ்வளவு ஆகும்|எவ்ளோ ஆகும்|எவ்வளவு வரும்|எவ்ளோ வரும்|எவ்வளவு செலவாகும்|எவ்ளோ செலவாகும்|டோட்டல்|mottham|motham|mothama|kanakku|kanaku|evlo aagum|evlo agum|evalo aagum|evvalavu aagum|evvalavu agum|evlo varum|evvalavu varum|evalo varum|evlo selavagum|evlo selavaagum|bill evlo|evlo bill|=பில்|பில்லு|பில்லில்|பில்லை',
  cheap:
    'மலிவ|குறைந்த விலை|குறைஞ்ச விலை|கம்மி விலை|கம்மியான|சீப்|கட்டுப்படியா|கம்மி ரேட்|சிக்கன|malivu|maliva|kammi vilai|kammi rate|kammiyana|kuraintha vilai|kuranja vilai|katupadiya|cheap aa',
  expensive:
    'விலை அதிகம்|விலை அதிகமா|ரேட் அதிகம்|ரேட் அதிகமா|அதிகமா இருக்கு|அதிகமாக இருக்கிறது|ரொம்ப அதிகம்|ரொம்ப அதிகமா|ரொம்ப காசு|ரொம்ப விலை|காஸ்ட்லி|விலை ஜாஸ்தி|ரொம்ப ஜாஸ்தி|கட்டுப்படியாகாது|இவ்வளவு பணமா|இவ்ளோ காசா|vilai adhigam|vilai athigam|rate adhigam|romba adhigam|romba athigam|romba kaasu|romba jaasthi|romba costly|costlya|vilai jasthi|ivlo kaasa|ivlo panama|adhigama iruku|jasthiya iruku',
  cheapest:
    'மிகக் குறைந்த|மிக குறைந்த|ரொம்ப கம்மி|இருப்பதிலேயே குறைக்க|இருப்பதிலேயே குறைவா|இருக்கறதுல கம்மி|குறைந்தபட்ச|ஆரம்ப விலை|எவ்வளவில் இருந்து|தொடக்க விலை|மிக மலிவ|எல்லாத்தையும் விட கம்மி|migavum kuraintha|romba kammi|kurainthapatcham|kuraindhapatcham|arambha vilai|aaramba vilai|irukurathulaye kammi',
  budget:
    'பட்ஜெட்|செலவு செய்ய முடியும்|செலவு பண்ண முடியும்|வரை தர முடியும்|என்கிட்ட இவ்வளவு|இவ்வளவுதான் முடியும்|budget|selavu panna mudiyum|ivlo than mudiyum|budget kulla',
  free: 'இலவச|ஃப்ரீ|ப்ரீ|பிரீ|காசு இல்லாம|காசு இல்லாமல்|பணம் கட்டாம|கட்டணமின்றி|கட்டணம் இல்லாம|கட்டணம் இல்லாமல்|சும்மா கிடைக்கு|ilavasam|ilavasa|elavasam|free ya|freeya|freeaa|kaasu illama',
  discount:
    'தள்ளுபடி|டிஸ்கவுண்ட்|டிஸ்கவுன்ட்|சலுகை|ஆஃபர்|கூப்பன்|குறைச்சு தர|குறைச்சு தருவீங்க|குறைத்து தர|குறைத்து தருவீங்க|விலை குறைக்க|விலை குறைவா|கம்மி பண்ண|கம்மி பண்ணும்|கம்மி பண்ணலாமா|குறைக்க முடியுமா|பேரம்|thallupadi|salugai|kuraichu|kammi panna|vilai kuraika|koraichu|discount',
  tax: 'ஜிஎஸ்டி|=வரி|வரி விலைப்பட்டியல்|டாக்ஸ்|gst|vari bill|tax|ஜி எஸ் டி',
  'payment-method':
    'யுபிஐ|யூபிஐ|கிரெடிட் கார்டு|டெபிட் கார்டு|கூகுள் பே|ஜிபே|ஃபோன்பே|போன்பே|பேடிஎம்|நெட் பேங்கிங்|செக் மூலம்|ரொக்க|தவணை|எப்படி பணம் கட்ட|எப்படி பணம் கட்டணும்|எப்படி பணம் கட்டணுமா|எப்படி பணம் செலுத்த|பேமெண்ட் எப்படி|பணம் எப்படி|ஆன்லைன் பேமெண்ட்|பேமெண்ட் முறை|panam epdi|payment epdi|epdi pay|epdi panam|gpay|rokkam|thavanai|upi la',
  refund:
    'ரீஃபண்ட்|ரீபண்ட்|ரிஃபண்ட்|பணம் திரும்ப|பணத்தை திரும்ப|காசு திரும்ப|பணம் வாபஸ்|திருப்பித் தர|திருப்பித் தருவீங்க|பிடிக்கலன்னா|பிடிக்கவில்லை என்றால்|panam thirumba|kaasu thirumba|thirupi thara|panam vapas|pidikalana|thirumba kidaikuma|refund',
  contract:
    'ஒப்பந்த|கான்ட்ராக்ட்|காண்ட்ராக்ட்|லாக் இன்|லாக்-இன்|நடுவுல நிறுத்த|எப்போ வேணாலும் நிறுத்த|பாதியில நிறுத்த|இடையில் நிறுத்த|பிளானை நிறுத்த|பிளானை ரத்து|சந்தாவை ரத்து|கேன்சல் பண்ண|கேன்சல் பண்ணும்|கேன்சல் பண்ணலாமா|ரத்து செய்ய|புதுப்பிக்க|oppandham|nadula stop|nadula nirutha|epo venalum cancel|plan cancel|plan nirutha|cancel panna|contract|lock in',
  'seat-fee':
    'ஒரு யூசருக்கு|ஒவ்வொரு யூசருக்கு|ஒரு பயனருக்கு|ஒவ்வொரு பயனருக்கு|ஒரு சீட்டுக்கு|லாகினுக்கு|எத்தனை பேர் பயன்படுத்த|எத்தனை பேர் யூஸ்|எத்தனை யூசர்|oru userku|oru user ku|ovvoru user|per user|ethana per use|ethanai per use|user ku',
  'setup-fee':
    'செட்டப் ஃபீ|செட்டப் கட்டண|செட்டப் சார்ஜ்|ஒருமுறை கட்டண|ஒரு தடவை கட்ட|ஒரு தடவை கட்டணும்|ஒரு தடவை கட்டணுமா|டெபாசிட்|முன்பணம்|அட்வான்ஸ்|மறைமுக கட்டண|மறைக்கப்பட்ட|மறைமுகக் கட்டண|வேற சார்ஜ்|வேறு கட்டண|கூடுதல் கட்டணம் ஏதாவது|setup fee|setup charge|setup kattanam|deposit|munpanam|maraimuga|hidden charge|vera charge|vera kattanam|advance kodukanum',
  currency: 'டாலர்|யூரோ|வெளிநாட்டு பணம்|அந்நிய செலாவணி|கரன்சி|dollar la|திர்ஹாம்',
  yearly:
    'வருட|வருஷ|ஆண்டு|வருடாந்திர|வருசம்|வருடத்துக்கு|காலாண்டு|அரையாண்டு|varudam|varusham|varusam|aandu|varudathuku|varushathuku|varudandhira',
  monthly:
    'மாதாந்திர|மாசாமாசம்|மந்த்லி|maatham|madham|maadham|matham|maasam|masam|masathuku|maasathukku|mathathuku|mathathukku|maadhathukku|maathathuku|monthly|மாதம்|மாதத்து|மாதத்தி|மாதங்கள்|மாதாமாதம்|மாதந்தோறும்|மாசம்|மாசத்து|மாசத்தி|மாசத்த|மாசா',
  daily:
    'நாளைக்கு|தினமும்|தினசரி|தினந்தோறும்|நாட்கள்|டெய்லி|ஒரு நாளில்|ஒரு நாளுக்கு|நாளொன்றுக்கு|naal|naalaikku|nalaiku|oru naal|dhinam|dhinamum|dinamum|thinamum|dhinasari|daily|ஒரு நாள்|நாளுக்கு|ஒவ்வொரு நாளும்',
  weekly: 'வாரம்|வாரத்து|வாரத்தி|வாரத்துக்கு|வாராந்திர|vaaram|varam|vaarathukku|vaarathula|varathuku',
  plan: 'பிளான்|ப்ளான்|திட்ட|பேக்கேஜ்|ஸ்கீம்|சப்ஸ்கிரிப்ஷன்|thittam|thittangal|plan|plans|plan la|package',
  base: '=பேஸ்|பேஸ்ல|பேஸில்|பேஸோட|பேஸுக்கு|பேஸ் பிளான்|பேஸிக் பிளான்|பேசிக் பிளான்|பேஸ் திட்டம்|பேஸ் திட்டத்தி|பேஸ் திட்டத்து|அடிப்படை திட்டம்|அடிப்படை திட்டத்தி|அடிப்படை திட்டத்து|அடிப்படைத் திட்டம்|அடிப்படைத் திட்டத்தி|அடிப்படைத் திட்டத்து|base la|basela|baseoda|base oda|base ku|பேஸும்|=பேஸா|பேஸை|பேஸுக்கும்',
  pro: '=ப்ரோ|=புரோ|=பிரோ|ப்ரோல|ப்ரோவில்|புரோவில்|ப்ரோவோட|ப்ரோவுக்கு|ப்ரோ பிளான்|புரோ பிளான்|ப்ரோ திட்டம்|ப்ரோ திட்டத்தி|ப்ரோ திட்டத்து|proல|prola|pro la|prooda|provula|ப்ரோவும்|ப்ரோவா|ப்ரோவை|புரோவும்|புரோல|புரோவுக்கு',
  enterprise:
    'எண்டர்பிரைஸ்|என்டர்பிரைஸ்|எண்டர்ப்ரைஸ்|என்டர்ப்ரைஸ்|எண்டர்பிரைசஸ்|எண்டர்பிரைச|என்டர்பிரைச|enterprisela|enterprise la',
  'smaller-plan':
    'சின்ன பிளான்|சிறிய பிளான்|சிறிய திட்டம்|சிறிய திட்டத்தி|சிறிய திட்டத்து|சின்ன திட்டம்|சின்ன திட்டத்தி|சின்ன திட்டத்து|முதல் பிளான்|முதல் திட்டம்|முதல் திட்டத்தி|முதல் திட்டத்து|மலிவான பிளான்|மலிவான திட்டம்|மலிவான திட்டத்தி|மலிவான திட்டத்து|கம்மி பிளான்|குறைந்த பிளான்|ஆரம்ப பிளான்|ஆரம்ப திட்டம்|ஆரம்ப திட்டத்தி|ஆரம்ப திட்டத்து|தொடக்க திட்டம்|தொடக்க திட்டத்தி|தொடக்க திட்டத்து|ரொம்ப கம்மியான பிளான்|சின்னது|சின்னதா ஒன்னு|கம்மியானது|chinna plan|siriya plan|mudhal plan|muthal plan|kammi plan|maliva plan|malivana plan|kammiyana plan|cheap plan|aaramba plan|chinnadhu|குறைந்த விலை பிளான்|குறைந்த விலை திட்டம்|குறைந்த விலை திட்டத்தி|குறைந்த விலை திட்டத்து|விலை குறைந்த பிளான்|விலை கம்மி பிளான்|கம்மி விலை பிளான்|kammi vilai plan|kuraindha vilai plan|vilai kammi plan',
  'middle-plan':
    'நடு பிளான்|நடுவுல இருக்கற பிளான்|நடுத்தர|இரண்டாவது பிளான்|ரெண்டாவது பிளான்|இரண்டாவது திட்டம்|இரண்டாவது திட்டத்தி|இரண்டாவது திட்டத்து|நடுவுல உள்ள|naduvula iruka plan|nadu plan|rendavadhu plan|irandavathu plan|naduthara',
  'bigger-plan':
    'பெரிய பிளான்|பெரிய திட்டம்|பெரிய திட்டத்தி|பெரிய திட்டத்து|மூன்றாவது பிளான்|மூணாவது பிளான்|மிகப் பெரிய|ரொம்ப பெரிய|உயர்ந்த பிளான்|டாப் பிளான்|விலை உயர்ந்த பிளான்|பெரிய கம்பெனி|பெரிய நிறுவன|periya plan|periya company|moonavathu plan|top plan|periya thittam',
  compare:
    'வித்தியாச|வேறுபா|ஒப்பிடு|ஒப்பீடு|டிஃபரன்ஸ்|டிபரன்ஸ்|கம்பேர்|எதிராக|விட எப்படி|vithiyasam|vithyasam|vidhyasam|vithiyasama|verupadu|oppidu|difference|compare panna',
  suggest:
    'பரிந்துரை|பரிந்துர|ஆலோசனை|யோசனை|பொருத்தமா|பொருந்து|சரியா இருக்கும்|சரியாக இருக்கும்|செட் ஆகும்|எடுக்கலாம்|வாங்கலாம்|ஏற்றது|ஏற்ற|சிறந்தது|நல்லா இருக்கும்|போதுமா|போதும்|தேர்ந்தெடுக்க|எது எடுக்க|எது எடுக்கும்|எது வாங்க|எது வாங்கணும்|parindhurai|parinthurai|aalosanai|poruthama|poruthamana|porundhum|set aagum|set agum|edukalam|edukkalam|vangalam|vaangalam|podhuma|podhum|pothuma|sariya irukum|nalla irukum|correct aa irukum|etradhu|suggest pannunga',
  upgrade:
    'அப்கிரேட்|அப்கிரேடு|பிளான் மாத்த|பிளான் மாத்தலாமா|பிளானை மாற்ற|பிளானை மாற்றலாமா|பிளானை மாத்த|பிளானை மாத்தலாமா|பெரிய பிளானுக்கு|வேற பிளானுக்கு மாற|திட்டத்தை மாற்ற|திட்டத்தை மாற்றலாமா|டவுன்கிரேட்|அப்புறம் மாத்த|அப்புறம் மாத்தலாமா|பின்னர் மாற்ற|பின்னர் மாற்றலாமா|plan matha|plan maatha|plan change|periya plan ku mara|upgrade panna|aprom matha',
  former:
    'முந்தைய விலை|பழைய விலை|முன்னாடி எவ்வளவு|முன்பு எவ்வளவு|முன்னாடி விலை|அடித்த விலை|கோடு போட்ட|வெட்டிய விலை|முன்பு இருந்த|முன்னாடி|முன்பு|munnadi|munadi|munbu|pazhaya vilai|palaya vilai|munnadi evlo|mundhaya vilai|cut panna vilai',
  minute:
    'நிமிட|நிமிஷ|நிமிச|மினிட்|மினிட்ஸ்|டாக்டைம்|nimidam|nimisham|nimidangal|nimida|nimisam|nimisha|minutes|minute|நிமிஷம்',
  extra:
    'கூடுதல்|அதிகப்படி|எக்ஸ்ட்ரா|தாண்டி|தாண்டின|மேல போனா|மேலே போனால்|மேற்பட்ட|கூடுதலா|வரம்புக்கு மேல்|kooduthal|kuduthal|kooduthala|thandi|thandina|mela pona|limit thandi|adhigapadi|extra',
  'used-up':
    'முடிஞ்ச|முடிந்த|தீர்ந்த|முடிஞ்சா|தீர்ந்தா|முடிந்தால்|காலியான|காலியாகி|பிறகு|அதுக்கு அப்புறம்|அதன் பிறகு|அதற்குப் பிறகு|முடியும் போது|mudinja|mudinjathum|mudinjadhum|mudinja piragu|mudintha|mudindha|theerndha|theerntha|theendha|kaali aana|adhuku apparam|athuku aprom|adhuku aprom|piragu|over ana|over aana',
  'carry-over':
    'மிச்ச|மீதி|மீதமுள்ள|மீதம்|அடுத்த மாதம்|அடுத்த மாதத்து|அடுத்த மாதத்தி|அடுத்த மாசம்|அடுத்த மாசத்து|பயன்படுத்தாத|யூஸ் பண்ணாத|கேரி ஓவர்|கேரி ஃபார்வர்ட்|micham|meedhi|meethi|adutha maasam|adutha masam|adutha madham|adutha maatham|use pannadha|carry forward|வீணாகும|வீணாகி',
  credits: 'ஃப்ளெக்சிபிள் கிரெடிட்|கிரெடிட்ஸ்|நெகிழ்வான கிரெடிட்|flexible credit|credits',
  'custom-price':
    'கஸ்டம்|கொட்டேஷன்|தேவைக்கேற்ற|தேவைக்கு ஏற்ற|எங்களுக்கு ஏற்ற விலை|நிலையான விலை|ஃபிக்ஸட் விலை|பேசி முடிவு|நெகிழ்வான விலை|thevaikketra|thevaiku etha|custom vilai|quotation|pesi mudivu|பிளெக்ஸிபிள் பிரைசிங்',
  'many-numbers':
    'பல நம்பர்|பல எண்கள்|நிறைய நம்பர்|ஒன்றுக்கு மேற்பட்ட நம்பர்|ஒன்றுக்கு மேற்பட்ட எண்|வெவ்வேறு நம்பர்|தனித்தனி நம்பர்|ரெண்டு நம்பர்|இரண்டு எண்கள்|கிளை|கிளைக்கு|கிளைகள்|பிராஞ்ச்|ஒவ்வொரு பிராஞ்ச்|pala number|niraya number|thani thani number|rendu number|ovvoru branch|ovvoru kilai|kilaigal|vera vera number',
  'multi-agent':
    'மல்டிஏஜென்ட்|மல்டி ஏஜென்ட்|மல்டி-ஏஜென்ட்|பல ஏஜென்ட்|ஒன்றுக்கு மேற்பட்ட ஏஜென்ட்|நிறைய ஏஜென்ட்|pala agent|multi agent|niraya agent|multiagent',
  calculator: 'கால்குலேட்டர்|கால்குலேட்ட|கணக்கிடும் கருவி|கணிப்பான்|calculator',
  seconds:
    'நொடி|விநாடி|வினாடி|செகண்ட்|அரை நிமிட|முழு நிமிடமா|ரவுண்ட்|nodi|vinadi|second ku|arai nimidam|arai nimisham|mulu minute ah',
  limit:
    'வரம்பு|எல்லை|லிமிட்|அதிகபட்ச|கட்டுப்பாடு|அன்லிமிடட்|வரம்பற்ற|varambu|ellai|adhigapatcham|athigapatcham|max evlo|limit',
  'human-agent':
    'ஊழியர்|பணியாளர்|ஸ்டாஃப்|டெலிகாலர்|ரிசப்ஷனிஸ்ட்|ரிசப்ஷன்|ஏஜென்ட்|ஏஜெண்ட்|வேலையாள்|=ஆள்|=ஆளு|ஆட்கள்|ஆளுங்க|கால் சென்டர்|மனித ஏஜென்ட்|மனித முகவர்|முகவர்|ஆபரேட்டர்|வேலைக்காரர்|oozhiyar|uzhiyar|paniyalar|aatkal|aal vacha|aalunga|telecaller|receptionist|manidha agent|staff|velaiyal|aalu',
  salary: 'சம்பள|ஊதிய|சாலரி|sambalam|samblam|oodhiyam|salary',
  hire: 'வேலைக்கு வைக்க|வேலைக்கு வைத்தா|வேலைக்கு வைச்சா|வேலைக்கு வெச்சா|வேலைக்கு வெக்க|வேலைக்கு எடுக்க|வேலைக்கு எடுக்கும்|வேலைக்கு எடுத்தா|ஆள் வைக்க|ஆள் வைத்தா|ஆள் வைச்சா|ஆள் வெச்சா|ஆள் வெக்க|ஆள் வச்ச|வேலைக்கு சேர்க்க|நியமி|பணியமர்த்த|velaiku vaika|velaiku vachi|velaikku edu|aal vaikka|aal vaikanum|velaiku aal|appoint panna|hire panna',
  replace:
    'பதிலா|பதிலாக|இடத்தை பிடிச்சு|இடத்தை பிடித்து|இடத்தை பிடிக்கும்|வேலை போயிடும|வேலை போகும|வேலையை விட்டு|வேலை பறி|மாற்றாக|ஆட்களை நீக்க|ஆட்களை நீக்கணும்|padhila|bathila|badhila|velai poyiduma|velai poguma|velaiya vittu|replace panna',
  save: 'சேமிக்க|சேமிப்ப|மிச்சமாகும்|மிச்சம் ஆகும்|மிச்சப்படுத்த|பயன் என்ன|நன்மை|semippu|semikka|semika|michamagum|michamaagum|laabam|labam|nanmai|save aagum|save agum|micham aagum|லாபம்|லாபமா',
  reduce:
    'குறையும்|குறைக்க|குறைப்ப|குறையு|குறைஞ்ச|கம்மியாகும்|கம்மி ஆகும்|குறைத்த|kuraiyum|kuraikum|koraiyum|kuraikka|kammi aagum|kammiyagum|kuraiyuma',
  percent:
    'சதவீத|சதவிகித|விழுக்காடு|பர்சன்ட்|பர்சென்ட்|பங்கு|sadhaveedham|sathaveetham|sadhavigidham|percent|satham',
  call: '=கால்|=கால்ஸ்|கால்கள்|=காலுக்கு|=காலில்|=கால|=காலும்|காலையும்|கால் பண்ண|கால் பண்ணும்|கால் பண்ணலாமா|அழைப்ப|=போன்|=ஃபோன்|போன்ல|ஃபோன்ல|போனில்|ஃபோனில்|போனை|ஃபோனை|போன் பண்ண|போன் பண்ணும்|போன் பண்ணலாமா|ஃபோன் பண்ண|ஃபோன் பண்ணும்|ஃபோன் பண்ணலாமா|தொலைபேசி|கூப்பிட|அழைக்க|அழைத்தா|ரிங்|azhaippu|alaippu|azhaipu|azhaikka|koopidu|kooptu|kupidu|koopida|call panna|phone panna|call pannina|callu|callukku|call ku',
  incoming:
    'உள்வரும்|இன்கமிங்|இன்பவுண்ட்|கால் எடுக்க|கால் எடுக்கும்|போன் எடுக்க|போன் எடுக்கும்|ஃபோன் எடுக்க|ஃபோன் எடுக்கும்|போனை எடுக்க|போனை எடுக்கும்|ஃபோனை எடுக்க|ஃபோனை எடுக்கும்|கால் எடுக்கு|அட்டெண்ட்|அட்டென்ட்|பிக் பண்ண|பிக் பண்ணும்|பிக் பண்ணலாமா|=பிக்கப்|வர்ற கால்|வரும் அழைப்பு|வருகிற கால்|கால் வந்தா|அழைப்புகளை எடுக்க|அழைப்புகளை எடுக்கும்|அழைப்புகளை எடுத்தா|அழைப்புகளை ஏற்கும்|ulvarum|call eduka|call edukum|call edukkum|phone edukum|phone edukkuma|attend pannum|attend panna|attend pannuma|pick pannum|vara call|varra call|varum call|incoming|inbound',
  outgoing:
    'வெளிச்செல்லும்|அவுட்கோயிங்|அவுட்பவுண்ட்|அவுட் பவுண்ட்|தானே கால்|தானா கால்|தானாகவே கால்|தானாக அழைக்கும்|தானாக அழைக்குமா|தானாக அழையுங்கள்|தானாக அழைக்க|கஸ்டமருக்கு கால்|கஸ்டமருக்கு போன்|கஸ்டமர்களுக்கு கால்|வாடிக்கையாளர்களுக்கு கால்|வாடிக்கையாளர்களை அழைக்கும்|வாடிக்கையாளர்களை அழைக்குமா|வாடிக்கையாளர்களை அழையுங்கள்|வாடிக்கையாளர்களை அழைக்க|வாடிக்கையாளருக்கு கால்|வாடிக்கையாளருக்கு போன்|கஸ்டமரை கூப்பிட|கஸ்டமரை அழைக்கும்|கஸ்டமரை அழைக்குமா|கஸ்டமரை அழையுங்கள்|கஸ்டமரை அழைக்க|லீட்|லீட்ஸ்|ஃபாலோ அப்|ஃபாலோஅப்|பாலோ அப்|கேம்பெய்ன்|திரும்ப கூப்பிடு|நோயாளிகளுக்கு கால்|நோயாளிகளை அழைக்கும்|நோயாளிகளை அழைக்குமா|நோயாளிகளை அழையுங்கள்|நோயாளிகளை அழைக்க|veli sellum|thana call|thaane call|thanave call|customer ku call|customerku call|customers ku call|customerku phone|leads ku|lead ku|follow up|patient ku call|outgoing|outbound|call pannuma|call pannum',
  'at-once':
    'ஒரே நேரம்|ஒரே நேரத்தி|ஒரே நேரத்து|ஒரே சமயம்|ஒரே சமயத்தி|ஒரே சமயத்து|ஒரே டைம்|ஒரேநேர|ஒரே சமயத்தில்|ஒன்றாக|ஒரே தடவை|சேர்ந்து வந்தா|லைன்|லைன்கள்|இணையாக|ஒருசேர|ore neram|ore nerathil|ore nerathula|ore samayam|ore samayathula|ore time|onna|ondraga|onnaa|orey neram|ore nerathla|parallel aa|=ஒண்ணா|=ஒன்னா|ஒரே நேரத்தில்|ஏககாலத்தில்|ஒரே நேரத்துல',
  queue:
    'வரிசை|கியூ|க்யூ|ஹோல்ட்|பிஸி|பிசி|லைன் பிஸி|காத்திருப்பு வரிசை|எங்கேஜ்|varisai|queue la|hold la|line busy|busy ah|engaged',
  caller:
    'வாடிக்கையாள|கஸ்டமர்|அழைப்பவர்|கால் பண்றவ|கூப்பிடுறவ|விருந்தினர்|கெஸ்ட்|மக்கள்|க்ளையண்ட்|வாங்குபவர்|பயனர்|vadikkaiyalar|vadikaiyalar|vaadikaiyaalar|customer|customers|call panravanga|virundhinar|makkal|client',
  'know-caller':
    'அடையாளம் காண|அடையாளம் காணும்|அடையாளம் கண்டு|பெயர் சொல்லி|பெயரைச் சொல்லி|பேரு சொல்லி|யார் கூப்பிட|யார் அழைக்க|ஞாபகம் வச்சு|நினைவு வைத்து|நினைவில் வைக்க|நினைவில் வைத்தா|நினைவில் வைச்சா|பழைய கஸ்டமர|பழைய வாடிக்கையாளர|தெரிஞ்ச கஸ்டமர்|adayalam|per solli|peyar solli|yaar koopidu|gnabagam|nyabagam|ninaivil|pazhaya customer|palaya customer',
  voice: 'வாய்ஸ்|குரல்|வாய்ஸ் ஏஜென்ட்|பேச்சு|சத்தம்|kural|voice|kuralil',
  'voice-kind':
    'ஆண் குரல்|பெண் குரல்|ஆம்பள குரல்|பொம்பள குரல்|மனிதர் மாதிரி குரல்|மனிதக் குரல்|இயல்பான குரல்|ரோபோ மாதிரி|ரோபோட் மாதிரி|எந்த குரல்|குரலை மாற்ற|குரலை மாற்றலாமா|குரல் மாத்த|குரல் மாத்தலாமா|குரலை தேர்ந்தெடு|என் குரல்|உச்சரிப்பு|ஸ்லாங்|aan kural|pen kural|robot mathiri|robot maari|kural matha|kural maatha|en kural|ucharippu|entha kural|voice matha|male voice|female voice',
  record:
    'ரெக்கார்ட்|ரெக்கார்டு|ரெக்கார்டிங்|ரெகார்ட்|ரிகார்ட்|ஒலிப்பதிவு|பதிவு செய்யப்படு|பதிவு ஆகு|பதிவாகு|அழைப்புப் பதிவு|அழைப்பு பதிவு|பின்னர் கேட்க|பின்னர் கேட்கலாமா|அப்புறம் கேக்க|record aaguma|record agum|record pannuma|olipathivu|pathivu aagum|recording|apram keka',
  summary: 'சுருக்க|சம்மரி|சாராம்ச|சம்மரீ|சுருக்கமா குறிப்பு|கால் குறிப்பு|surukkam|surukam|saramsam|summary',
  analytics:
    'அனலிட்டிக்ஸ்|அனலிடிக்ஸ்|அனாலிட்டிக்ஸ்|பகுப்பாய்வு|புள்ளிவிவர|ரிப்போர்ட்|அறிக்கை|ஏன் கூப்பிடுறாங்க|ஏன் அழைக்கிறார்கள்|கிராஃப்|pagupaayvu|pagupayvu|pullivivaram|arikkai|report|reports|yen koopidranga|analytics',
  'advanced-analytics':
    'அட்வான்ஸ்ட் அனலிட்டிக்ஸ்|அட்வான்ஸ் அனலிட்டிக்ஸ்|மேம்பட்ட அனலிட்டிக்ஸ்|மேம்பட்ட பகுப்பாய்வு|விரிவான அறிக்கை|விரிவான ரிப்போர்ட்|advanced analytics|advance analytics|mempatta',
  'basic-analytics':
    'பேசிக் அனலிட்டிக்ஸ்|பேஸிக் அனலிட்டிக்ஸ்|அடிப்படை அனலிட்டிக்ஸ்|அடிப்படை பகுப்பாய்வு|சாதாரண ரிப்போர்ட்|basic analytics|adipadai analytics',
  transcript:
    'டிரான்ஸ்கிரிப்ட்|எழுத்து வடிவ|உரை வடிவ|பேசியதை எழுத்தில்|பேசினது எழுத்துல|வார்த்தைக்கு வார்த்தை|ezhuthu vadivam|pesinadhu text|transcript',
  missed:
    'மிஸ்டு கால்|மிஸ்ட் கால்|தவறிய அழைப்பு|தவறிய கால்|தவறவிட்ட|கால் மிஸ்|யாரும் எடுக்கல|யாரும் எடுக்கவில்லை|எடுக்காத கால்|எடுக்க முடியாத கால்|போன் எடுக்கலன்னா|missed call|miss aagum|call miss|call miss aagudhu|thavariya azhaippu|yarum edukala|yaarum edukala',
  night:
    'இரவு|ராத்திரி|நைட்|நடு ராத்திரி|நள்ளிரவு|சாயங்கால|மாலை நேரம்|மாலை நேரத்தி|மாலை நேரத்து|கடை மூடிய|கடை மூடின|ஆபீஸ் மூடின|அலுவலகம் மூடிய|அதிகாலை|ஆபீஸ் நேரம் முடிஞ்ச|iravu|raathiri|rathiri|night la|nallirravu|nalliravu|nadu rathiri|saayangalam|sayangalam|kadai moodina|office mudinja|nightu',
  holiday:
    'விடுமுறை|லீவு|ஞாயிறு|ஞாயித்துக்கிழமை|ஞாயிற்றுக்கிழமை|சனிக்கிழமை|பண்டிகை|பொங்கல்|தீபாவளி|திருவிழா|ஹாலிடே|வார இறுதி|சண்டே|vidumurai|leave naal|leavu|nyayiru|gnayiru|gnayitru|nayiru|sani kizhamai|pandigai|pongal|deepavali|dheepavali|sunday|holiday|thiruvizha',
  'all-day':
    '24 மணி நேரம்|24 மணி நேரத்தி|24 மணி நேரத்து|24 மணிநேர|இருபத்தி நாலு மணி|இருபத்து நான்கு மணி|நாள் முழுவதும்|நாள் முழுக்க|எப்போதும்|எப்பவும்|எந்த நேரமும்|எந்நேரமும்|இரவும் பகலும்|ராப்பகலா|எப்ப வேணாலும்|எப்போது வேண்டுமானாலும்|எப்போ வேணாலும்|24 mani neram|24 mani|eppavum|epavum|eppodhum|eppothum|entha neramum|endha neramum|enneramum|epo venalum|eppa venalum|naal muzhuvadhum|24x7|24/7',
  timing:
    'வேலை நேரம்|வேலை நேரத்தி|வேலை நேரத்து|அலுவலக நேரம்|அலுவலக நேரத்தி|அலுவலக நேரத்து|டைமிங்|பணி நேரம்|பணி நேரத்தி|பணி நேரத்து|எத்தனை மணி வரை|எத்தனை மணி முதல்|திறந்திருக்க|தொறந்திருக்க|மூடி இருக்க|=நேரம்|நேரத்தி|நேரத்துல|=டைம்|velai neram|office neram|timing|ethana mani varai|ethana manilerndhu|neram|neramum|thirandhirukkum',
  wait: 'காத்திரு|காத்து இரு|வெயிட்|காக்க வைக்க|காக்க வைத்தா|காக்க வைச்சா|வெயிட்டிங்|kaathiru|kathiru|kaathirukka|wait panna|wait pannanum|kaaka',
  fast: 'வேக|சீக்கிர|உடனே|உடனடி|விரைவ|விரைவா|ஃபாஸ்ட்|ஸ்பீட்|தாமதமில்லாம|சட்டுனு|மெதுவா|vegam|vegama|veagama|seekiram|seekirama|sikiram|udane|udanadi|viraiva|viraivaga|fast aa|fasta|speeda|methuva',
  answer:
    'பதில்|பதிலளி|விடை|ரிப்ளை|ரிப்லை|badhil|bathil|pathil|padhil|vidai|reply pannum|badhil sollum|bathil sollum',
  understand:
    'புரிஞ்சு|புரிந்து|புரியு|புரிகிற|புரியும|சத்தமா இருந்தா|இரைச்சல்|என்ன சொல்றாங்க|purinju|purinjikum|purinjukum|purindhu|purinthu|puriyuma|puriyum|purinjika|iraichal',
  accuracy:
    'துல்லிய|சரியா பதில்|சரியான பதில்|எவ்வளவு சரி|எவ்ளோ கரெக்ட்|கரெக்டா|நம்பகமா|நம்பகத்தன்மை|நம்பலாம|நம்ப முடியும|தப்பு பண்ண|தப்பு பண்ணும்|தப்பு பண்ணலாமா|தவறு செய்யும்|தவறு செய்யுமா|தவறு செய்ய|தவறு செய்யுங்க|தவறுகள்|அக்யூரசி|எவ்வளவு நல்லா|புத்திசாலி|thulliyam|thulliyama|thulliyamaga|correcta|correct aa|nambalama|namba mudiyuma|thappu pannuma|thavaru|pizhai|accuracy|evlo correct|பிழைகள்|பிழையா',
  resolve:
    'தீர்க்க|தீர்வு|தீர்த்து|தீர்ப்ப|சரி செய்யும்|சரி செய்யுமா|சரி செய்ய|சரி செய்யுங்க|சரி பண்ண|சரி பண்ணும்|சரி பண்ணலாமா|தானே முடிக்க|முடித்து வைக்க|முடித்து வைத்தா|முடித்து வைச்சா|முடிச்சு|கையாளு|கையாள|சமாளி|ஹேண்டில்|தானாகவே|தன்னாலே|பார்த்துக்கொள்|பாத்துக்க|theerka|theerkum|theervu|sari pannum|sari seiyum|mudikum|kaiyalum|kaiyaalum|samalikkum|samaalikum|thanave|thaanave|thaanaagave|handle pannum|solve pannum|paathukum|=தானா|=தானே|=thana',
  'tier-one':
    'டயர் 1|டயர்-1|டியர் 1|டியர்-1|டயர் ஒன்|டியர் ஒன்|முதல் நிலை|முதல் கட்ட|முதல் கட்டணும்|முதல் கட்டணுமா|லெவல் 1|tier 1|mudhal nilai|muthal nilai|level 1',
  routine:
    'வழக்கமான|சாதாரண கேள்வி|அன்றாட|அடிக்கடி கேட்கும்|அடிக்கடி கேட்கப்படும்|அடிக்கடி கேக்குற|அடிக்கடி கேக்கும்|பொதுவான|திரும்ப திரும்ப|ஒரே மாதிரியான|எளிய கேள்வி|சாதாரண|கேள்விகள்|கேள்விகளை|கேள்விகளுக்கு|கேள்விக்கு|கேள்விங்க|விசாரணை|சந்தேக|vazhakamana|valakkamana|saadharana|sadharana|andrada|adikadi kekura|adikadi|podhuvana|kelvi|kelvigal|kelviku|kelvikku|sandhegam|routine',
  'self-service':
    'செல்ஃப் சர்வீஸ்|சுயசேவை|மனிதர் இல்லாம|மனிதர் இல்லாமல்|மனித உதவி இல்லாம|மனித உதவி இல்லாமல்|ஆள் இல்லாம|ஆள் இல்லாமல்|ஆளே இல்லாம|ஆளே இல்லாமல்|யார் உதவியும் இல்லாம|யார் உதவியும் இல்லாமல்|95 சதவீத|95%|self service|aal illama|aale illama|manidhar illama|manushan illama|சுய சேவை',
  'handling-time':
    'கையாளும் நேரம்|கையாளும் நேரத்தி|கையாளும் நேரத்து|ஹேண்ட்லிங் டைம்|ஹேண்டிலிங் டைம்|ஒரு காலுக்கு ஆகும் நேரம்|சராசரி நேரம்|சராசரி நேரத்தி|சராசரி நேரத்து|99 சதவீத|99%|handling time|sarasari neram|oru callku aagum neram',
  automate:
    'தானியங்கி|தானியக்க|ஆட்டோமேட்|ஆட்டோமேஷன்|ஆட்டோமேட்டிக்|தன்னியக்க|thaniyangi|thaaniyangi|automatic aa|automate aagum|automate panna',
  invent:
    'இட்டுக்கட்டி|கற்பனையா|கற்பனை|பொய் சொல்லு|பொய் சொல்லுங்க|பொய் சொல்லும்|பொய் சொல்லுமா|பொய் சொல்லவும்|பொய்யான|தப்பான பதில்|தவறான பதில்|தவறான தகவல்|தப்பான தகவல்|தப்பா பதில்|தப்பா சொல்லு|தப்பா சொல்லுங்க|தப்பா சொல்லும்|தப்பா சொல்லுமா|தப்பா சொல்லவும்|தவறாக சொல்லு|தவறாக சொல்லுங்க|தவறாக சொல்லும்|தவறாக சொல்லுமா|தவறாக சொல்லவும்|ஊகி|யூகி|அடிச்சு விடும்|அடிச்சு விடுமா|அடிச்சு விடுங்க|சும்மா சொல்லு|கதை விடும்|கதை விடுமா|கதை விடுங்க|ittukatti|karpanai|poi solluma|poi sollum|poi solli|thappana bathil|thappana badhil|thavarana thagaval|thappa solluma|thappa sollum|yugam|kadhai viduma|adichu viduma',
  'not-know':
    'தெரியாத|தெரியலன்னா|தெரியாட்டி|தெரியவில்லை என்றால்|பதில் தெரியல|பதில் இல்லன்னா|பதில் சொல்ல முடியல|கஷ்டமான கேள்வி|கடினமான கேள்வி|சிக்கலான கேள்வி|புரியலன்னா|புரியவில்லை என்றால்|மாட்டிக்க|theriyala na|theriyalana|theriyatha|theriyadha|theriyati|bathil theriyala|badhil theriyala|kashtamana kelvi|kadinamana kelvi|puriyalana|puriyala na',
  transfer:
    'மாற்றி விடும்|மாற்றி விடுமா|மாற்றி விடுங்க|மாத்தி விடும்|மாத்தி விடுமா|மாத்தி விடுங்க|டிரான்ஸ்ஃபர்|ட்ரான்ஸ்ஃபர்|டிரான்ஸ்பர்|ஒப்படை|எங்க ஆளுக்கு|எங்கள் ஊழியருக்கு|எங்க டீமுக்கு|எங்க ஸ்டாஃபுக்கு|கனெக்ட் பண்ணி விடும்|கனெக்ட் பண்ணி விடுமா|கனெக்ட் பண்ணி விடுங்க|ஃபார்வர்ட்|இணைத்து விடும்|இணைத்து விடுமா|இணைத்து விடுங்க|மனிதருக்கு மாற்ற|மனிதருக்கு மாற்றலாமா|மனிதரிடம்|கைமாற்ற|ஆளுக்கு மாத்த|ஆளுக்கு மாத்தலாமா|maathi viduma|maathi vidum|mathi viduma|transfer panna|transfer pannuma|transfer aaguma|oppadaikum|enga staff ku|enga team ku|enga aaluku|forward pannuma|connect panni viduma',
  person:
    'மனிதர்|மனுஷ|மனித|உண்மையான ஆள்|நிஜ ஆள்|யாராவது|யாரிடமாவது|யார்கிட்டயாவது|உங்க டீம்|உங்கள் குழு|டீம்|நபர்|manidhar|manithar|manushan|manusan|manusha|yaravathu|yaaravadhu|yaravadhu|yaarkitayavadhu|nijamana aal|unga team|nabar|real person',
  'say-ai':
    'ஏஐ என்று சொல்லு|ஏஐ என்று சொல்லுங்க|ஏஐ என்று சொல்லும்|ஏஐ என்று சொல்லுமா|ஏஐ என்று சொல்லவும்|ஏஐன்னு சொல்லு|ஏஐன்னு சொல்லுங்க|ஏஐன்னு சொல்லும்|ஏஐன்னு சொல்லுமா|ஏஐன்னு சொல்லவும்|AI என்று சொல்லு|AI என்று சொல்லுங்க|AI என்று சொல்லும்|AI என்று சொல்லுமா|AI என்று சொல்லவும்|AI ன்னு சொல்லு|AI ன்னு சொல்லுங்க|AI ன்னு சொல்லும்|AI ன்னு சொல்லுமா|AI ன்னு சொல்லவும்|AIன்னு சொல்லு|AIன்னு சொல்லுங்க|AIன்னு சொல்லும்|AIன்னு சொல்லுமா|AIன்னு சொல்லவும்|பாட் என்று|ரோபோ என்று|மெஷின்னு தெரி|இயந்திரம் என்று|மனிதர் என்று ஏமா|மனுஷன் மாதிரி நடிக்க|மனுஷன் மாதிரி நடிங்க|மறைக்குமா|மறைக்கும|கஸ்டமருக்கு தெரியும|வாடிக்கையாளருக்கு தெரியும|ai nu solluma|ai nu sollum|bot nu solluma|bot nu theriyuma|machine nu theriyuma|maraikuma|customer ku theriyuma|customerku theriyuma|ai nu theriyuma',
  ai: 'ஏஐ|ஏ ஐ|செயற்கை நுண்ணறிவு|ரோபோ|ரோபோட்|இயந்திர|மெஷின்|கம்ப்யூட்டர்|கணினி|உதவியாளர்|அசிஸ்டென்ட்|seyarkai|iyandhiram|udhaviyalar|uthaviyalar|ai|bot|=பாட்|சாட்பாட்',
  channel: 'சேனல்|வழிகளில்|ஊடக|தொடர்பு வழி|தளங்களில்|channel|vazhigal|oodagam',
  chat: 'சாட்பாட்|அரட்டை|சாட்டிங்|எழுதி பேச|எழுதி பேசணும்|எழுதி பேசலாமா|chat|chatbot|chatla|chat la|=சாட்|சாட்டில்|சாட்ல|=சாட்டை|சாட்டுக்கு|சாட் சப்போர்ட்|சாட்லயும்',
  email: 'மின்னஞ்சல்|ஈமெயில்|இமெயில்|மெயில்|இன்பாக்ஸ்|ஈ-மெயில்|minnanjal|mail|email|mailku|mail ku',
  'mail-address': 'ஈமெயில் ஐடி|மெயில் ஐடி|மின்னஞ்சல் முகவரி|மெயில் முகவரி|இமெயில் ஐடி|email id|mail id',
  'attach-file': 'ஃபைல்|கோப்பு|அட்டாச்|அப்லோட்|படம்|ஃபோட்டோ|பிடிஎஃப்|file',
  'my-link': 'லிங்க்|இணைப்பு|ரெஃபரன்ஸ்|link',
  'messaging-app': 'மெசேஜிங் ஆப்|மெசேஜிங்|மெசேஜ் ஆப்|செய்தி ஆப்|செய்தியிடல்|messaging app',
  'messaging-product': 'வாட்ஸ்அப்|வாட்ஸ்ஆப்|வாட்ஸப்|வாட்சப்|வாட்ஸ் அப்|டெலிகிராம்|மெசஞ்சர்|whatsapp|watsapp|telegram',
  sms: 'எஸ்எம்எஸ்|குறுஞ்செய்தி|மெசேஜ் அனுப்ப|மெசேஜ் அனுப்பும்|எஸ் எம் எஸ்|kurunjeithi|sms|message anuppuma',
  video: 'வீடியோ|காணொளி|விடியோ|video|kaanoli',
  website:
    'வெப்சைட்|இணையதள|வலைத்தள|இணையத்தள|ஹோம் பேஜ்|முகப்பு பக்கம்|முகப்பு பக்கத்து|முகப்பு பக்கத்தி|inaiyathalam|inayathalam|valaithalam|website|site la|=சைட்|சைட்டில்|சைட்ல|சைட்டுக்கு',
  sort: 'வகைப்படுத்த|வகைபிரி|பிரித்து|பிரிச்சு|பிரிக்கும|டேக்|தரம் பிரிக்க|தரம் பிரிக்கும்|vagaipaduthum|vagaipaduthuma|pirichu|pirikuma|pirikkuma|tag pannum|sort pannum',
  draft:
    'டிராஃப்ட்|டிராப்ட்|வரைவு|பதில் எழுத|பதில் எழுதும்|பதிலை எழுத|பதிலை எழுதும்|பதில் தயார்|பதில் பரிந்துரை|தானே அனுப்ப|தானே அனுப்பும்|தானாக அனுப்ப|தானாக அனுப்பும்|ரிப்ளை எழுத|ரிப்ளை எழுதும்|varaivu|bathil ezhudhum|badhil ezhudhuma|thaane anuppuma|reply ezhudhuma|thana anuppuma|draft',
  mood: 'மனநிலை|கோப|கோபமா|கோவமா|எரிச்சல்|அதிருப்தி|உணர்வு|உணர்ச்சி|முன்னுரிமை|சென்டிமென்ட்|மூட்|manilai|mananilai|kobam|kobama|kovama|kovam|unarvu|munnurimai|adhirupthi|sentiment|priority',
  ticket:
    'டிக்கெட்|புகார்|பிரச்சனை|பிரச்சினை|குறைகள்|கம்ப்ளைன்ட்|pugar|prachanai|pirachanai|prachana|complaint|ticket|kurai|=குறை|குறைகளை',
  receipt:
    'ரசீது|முகவரி மாற்ற|முகவரி மாற்றலாமா|முகவரியை மாற்ற|முகவரியை மாற்றலாமா|அட்ரஸ் மாத்த|அட்ரஸ் மாத்தலாமா|சின்ன வேலை|சிறு வேலை|சின்னச் சின்ன வேலை|டிக்கெட் போட|raseedhu|rasidhu|address matha|address maatha|chinna velai|mugavari matra|chinna chinna velai',
  continue:
    'திரும்ப சொல்லணும|மறுபடியும் சொல்ல|மறுபடியும் சொல்லணுமா|மீண்டும் சொல்ல|மீண்டும் சொல்லணுமா|முதலில் இருந்து|முதல்ல இருந்து|தொடர முடியும|தொடர்ந்து பேச|தொடர்ந்து பேசணும்|தொடர்ந்து பேசலாமா|காலையில் கால்|காலைல கால்|விட்ட இடத்தி|thirumba sollanuma|marubadiyum solla|mudhalla irundhu|mudhalerndhu|thodara|kaalaila call|vitta idathula',
  letters:
    'எழுத்துருவ|ஆங்கில எழுத்து|இங்கிலீஷ் எழுத்து|தங்கிலிஷ்|தங்லிஷ்|தமிழ் எழுத்து|எழுத்துக்களில்|டைப் பண்ண|டைப் பண்ணும்|டைப் பண்ணலாமா|டைப் செய்யும்|டைப் செய்யுமா|டைப் செய்ய|டைப் செய்யுங்க|தட்டச்சு|லிபி|aangila ezhuthu|english ezhuthu|tamil ezhuthu|tanglish|thanglish|type panna|type pannina|script',
  appointment:
    'அப்பாயின்ட்மென்ட்|அப்பாயிண்ட்மெண்ட்|அப்பாய்ன்ட்மென்ட்|அபாயின்ட்மென்ட்|முன்பதிவு|புக்கிங்|புக் பண்ண|புக் பண்ணும்|புக் பண்ணலாமா|புக் செய்யும்|புக் செய்யுமா|புக் செய்ய|புக் செய்யுங்க|ஸ்லாட்|சந்திப்பு|நேரம் ஒதுக்க|ஷெட்யூல்|டோக்கன்|மீட்டிங்|முன் பதிவு|munpathivu|munpadhivu|booking|book pannum|book pannuma|book panna|slot|sandhippu|appointment|token',
  calendar: 'காலண்டர்|கேலண்டர்|காலெண்டர்|நாட்காட்டி|calendar|naatkaati',
  twice:
    'இரண்டு முறை புக்|ரெண்டு தடவை புக்|டபுள் புக்கிங்|ஒரே ஸ்லாட்|ஒரே நேரத்தை இருவருக்கு|ஓவர் புக்|ஓவர்புக்|இரட்டை முன்பதிவு|ரெண்டு பேருக்கு ஒரே|rendu thadava book|double booking|ore slot|over book|rendu perukku ore',
  remind:
    'நினைவூட்ட|நினைவுபடுத்த|ஞாபகப்படுத்த|ஞாபகம் பண்ண|ஞாபகம் பண்ணும்|ஞாபகம் பண்ணலாமா|ரிமைண்டர்|ரிமைன்டர்|ninaivoottu|ninaivutal|ninaivoottal|ninaivupaduthu|gnabagapaduthu|nyabagapaduthum|reminder|remind pannum|remind pannuma',
  confirm:
    'உறுதிப்படுத்த|உறுதி செய்யும்|உறுதி செய்யுமா|உறுதி செய்ய|உறுதி செய்யுங்க|உறுதி பண்ண|உறுதி பண்ணும்|உறுதி பண்ணலாமா|கன்ஃபர்ம்|கன்பர்ம்|uruthi|urudhi|confirm pannum|confirm pannuma',
  'no-show':
    'வராம|வரலன்னா|வராதவர்|வரவில்லை என்றால்|வர மாட்ட|வராமல் போ|மறந்துட|மறந்துவிட|நோ ஷோ|நோ-ஷோ|varama|varalana|varala na|vara maatanga|marandhuduvanga|marandhuta|no show',
  connect:
    'இணைக்க|இணைப்ப|இணையும|இணைந்து|கனெக்ட்|இன்டக்ரே|இண்டக்ரே|ஒருங்கிணை|லிங்க்|சேர்ந்து வேலை|கூட வேலை செய்யும்|கூட வேலை செய்யுமா|கூட வேலை செய்ய|கூட வேலை செய்யுங்க|உடன் வேலை|உடன் செயல்|inaikka|inaika|inaikalama|inaippu|inaiyuma|connect panna|connect aaguma|integrate|integration|ooda work|oda work aaguma|orunginai|link panna',
  crm: 'சிஆர்எம்|சி ஆர் எம்|வாடிக்கையாளர் பதிவேடு|crm',
  'crm-product': 'ஜோஹோ|சோஹோ|சேல்ஸ்ஃபோர்ஸ்|சேல்ஸ்போர்ஸ்|ஹப்ஸ்பாட்|லீட்ஸ்குவேர்|zoho|salesforce|hubspot',
  'help-desk': 'ஹெல்ப் டெஸ்க்|ஹெல்ப்டெஸ்க்|உதவி மையம்|டிக்கெட் சிஸ்டம்|டிக்கெட்டிங்|help desk|helpdesk',
  'help-desk-product': 'ஃப்ரெஷ்டெஸ்க்|ஃப்ரஷ்டெஸ்க்|ஜென்டெஸ்க்|freshdesk|zendesk',
  'knowledge-base':
    'நாலெட்ஜ் பேஸ்|நாலேஜ் பேஸ்|அறிவுத் தளம்|எங்க டாக்குமெண்ட்|எங்கள் ஆவணங்களில்|எங்க பக்கங்களில்|எங்கள் பக்கங்களிலிருந்து|எங்க தகவல்ல இருந்து|knowledge base|enga document|enga pages|enga faq',
  'shop-platform':
    'இ-காமர்ஸ் தளம்|இ-காமர்ஸ் தளங்கள்|ஈ-காமர்ஸ் தளம்|ஈ-காமர்ஸ் தளங்கள்|இகாமர்ஸ் தளம்|இகாமர்ஸ் தளங்கள்|இ-காமர்ஸ் பிளாட்ஃபார்ம்|ஆன்லைன் ஸ்டோர் சாஃப்ட்வேர்|ecommerce platform',
  'shop-product': 'ஷாப்பிஃபை|ஷாப்பிபை|ஷாபிஃபை|வூகாமர்ஸ்|மெஜன்டோ|shopify|woocommerce',
  api: 'ஏபிஐ|ஏ பி ஐ|வெப்ஹுக்|api',
  software:
    'சாஃப்ட்வேர்|சாப்ட்வேர்|மென்பொருள்|சிஸ்டம்|டேலி|எக்செல்|கூகுள் ஷீட்|ஈஆர்பி|எங்க சிஸ்டம்|menporul|software|system|enga system|enga software|tally|excel',
  'set-up':
    'தொடங்க|ஆரம்பிக்க|ஆரம்பிப்ப|ஆரம்பி|செட்டப்|செட் அப்|ஸ்டார்ட்|துவங்க|துவக்க|நிறுவ|அமைக்க|அமைப்பது|thodanga|thodanguvathu|thodangarathu|aarambika|arambikka|aarambikkarathu|start panna|start pannanum|start pannalam|setup panna|set up panna|epdi start',
  build:
    'உருவாக்க|தயாரி|பில்ட்|சொந்த ஏஜென்ட்|ஏஜென்ட் செய்ய|பாட் செய்ய|uruvaakka|uruvakka|uruvaka|build panna|create panna|sontha agent',
  install:
    'இன்ஸ்டால்|இன்ஸ்டா|டவுன்லோட்|பதிவிறக்க|ஹார்ட்வேர்|கருவி|சாதன|மெஷின் வாங்க|மெஷின் வாங்கணும்|உபகரண|ஏதாவது வாங்கணும|install panna|install pannanuma|download|hardware|saadhanam|karuvi|edhavadhu vanganuma|device',
  code: 'கோடிங்|கோட் எழுத தெரி|புரோகிராமிங்|டெவலப்பர்|தொழில்நுட்ப அறிவு|டெக்னிக்கல்|இன்ஜினியர்|coding|developer|technical|thozhilnutpa arivu|programming',
  'own-number':
    'எங்க நம்பர|எங்கள் எண்|இதே நம்பர|இப்ப இருக்கற நம்பர|இப்போது உள்ள எண்|ஏற்கனவே உள்ள நம்பர|ஏற்கனவே இருக்கும் எண்|பழைய நம்பர|பழைய எண்|சிம்|போர்ட்|டோல் ஃப்ரீ|டோல் பிரீ|கட்டணமில்லா எண்|லேண்ட்லைன்|எந்த நம்பர்ல இருந்து|எந்த எண்ணிலிருந்து|enga number|ithe number|idhe number|ippo iruka number|pazhaya number|palaya number|sim card|toll free|landline|entha numberla irundhu|endha number lerndhu',
  teach:
    'கற்றுக்கொடு|கற்றுக் கொடுக்க|கற்றுக் கொடுங்க|கற்றுக் கொடுத்து|கத்துக்கொடு|சொல்லிக்கொடு|சொல்லி கொடுக்க|சொல்லி கொடுங்க|சொல்லி கொடுத்து|பயிற்றுவி|கற்றுக்கொள்|கத்துக்கு|எங்க தகவலை கொடுக்க|எங்க தகவலை கொடுங்க|எங்க தகவலை கொடுத்து|டிரெயின் பண்ண|டிரெயின் பண்ணும்|டிரெயின் பண்ணலாமா|ட்ரெய்ன் பண்ண|ட்ரெய்ன் பண்ணும்|ட்ரெய்ன் பண்ணலாமா|தகவல் ஏற்ற|kathukodu|katru kodu|solli kodu|sollikoduka|sollikudu|kathukum|train panna|train pannanum|enga details kodu',
  trial:
    'ட்ரையல்|டிரையல்|ட்ரயல்|சோதித்து|சோதனை|முயற்சி செய்யும்|முயற்சி செய்யுமா|முயற்சி செய்ய|முயற்சி செய்யுங்க|ட்ரை பண்ண|ட்ரை பண்ணும்|ட்ரை பண்ணலாமா|டெஸ்ட் பண்ண|டெஸ்ட் பண்ணும்|டெஸ்ட் பண்ணலாமா|வாங்கும் முன்|வாங்கறதுக்கு முன்|பயன்படுத்தி பார்க்க|பயன்படுத்தி பார்க்கலாமா|யூஸ் பண்ணி பாக்க|யூஸ் பண்ணி பாக்கலாமா|யூஸ் பண்ணி பார்க்க|யூஸ் பண்ணி பார்க்கலாமா|sodhanai|sothanai|try panna|try pannalama|trial|test panna|vangurathuku munnadi|vaangum mun|use panni paka|muyarchi',
  demo: 'டெமோ|டெமோ கால்|demo call|டெமொ|செயல்விளக்க|செய்து காட்டுங்க|செய்து காட்டுவீ|மாதிரி காட்டுங்க|மாதிரி காட்டுவீ|demo|seyal vilakkam',
  'test-call':
    'டெஸ்ட் கால்|டெமோ கால்|சோதனை அழைப்பு|எனக்கு கால் பண்ண|எனக்கு கால் பண்ணும்|எனக்கு கால் பண்ணலாமா|எனக்கு போன் பண்ண|எனக்கு போன் பண்ணும்|எனக்கு போன் பண்ணலாமா|எனக்கு ஃபோன் பண்ண|எனக்கு ஃபோன் பண்ணும்|எனக்கு ஃபோன் பண்ணலாமா|என்னை அழைக்கும்|என்னை அழைக்குமா|என்னை அழையுங்கள்|என்னை அழைக்க|என்னை கூப்பிட|என் நம்பருக்கு கால்|மாதிரி அழைப்பு|test call|demo call|enaku call|enakku call|enna koopidu|en number ku call|enaku phone',
  listen:
    'கேட்டு பார்க்க|கேட்டு பார்க்கலாமா|கேட்டுப் பார்க்க|கேட்டுப் பார்க்கலாமா|கேட்டு பாக்க|கேட்டு பாக்கலாமா|கேட்க முடியும|எப்படி பேசுது|எப்படி பேசும்|குரலைக் கேட்க|குரலைக் கேட்கலாமா|குரலை கேட்க|குரலை கேட்கலாமா|சாம்பிள்|மாதிரி கேட்கும்|மாதிரி கேட்கப்படும்|kettu paka|kettu parka|kekka mudiyuma|keka mudiyuma|epdi pesum|epdi pesudhu|sample|kuralai ketka',
  stop: 'ஸ்டாப்|கால் பண்ணாதீங்க|கால் பண்ண வேண்டாம்|கால் பண்ணாதே|அழைக்காதீர்கள்|அழைக்க வேண்டாம்|இனிமே கூப்பிடாதீங்க|கூப்பிட வேண்டாம்|போன் பண்ணாதீங்க|ஃபோன் பண்ணாதீங்க|கால் வேண்டாம்|கால் வராம|நம்பரை நீக்க|நம்பரை நீக்கணும்|தொந்தரவு செய்யாத|call pannadhinga|call pannathinga|call panna vendam|call panna venam|phone pannadhinga|koopida vendam|koopidadhinga|inime call|call vendam|call varama|stop',
  'phone-number':
    'நம்பர்|போன் நம்பர்|ஃபோன் நம்பர்|மொபைல்|மொபைல் எண்|தொலைபேசி எண்|அலைபேசி|கைபேசி|செல் நம்பர்|தொடர்பு எண்|ஹெல்ப்லைன்|tholaipesi en|phone number|mobile number|number|alaipesi',
  name: '=பெயர்|=பேரு|=பேர்|என் பெயர்|என் பேரு|என் பேர்|பெயர் என்ன|en per|en peyar|en peru|=peyar|=peru',
  app: '=ஆப்|மொபைல் ஆப்|ஆப்ஸ்|ஆண்ட்ராய்டு|ஆண்ட்ராய்ட்|ஐபோன்|ஐஃபோன்|மொபைல் செயலி|அப்ளிகேஷன்|app iruka|seyali|mobile app|=செயலி|செயலியி',
  dashboard:
    'டாஷ்போர்டு|டாஷ்போர்ட்|டேஷ்போர்டு|லாகின்|லாக் இன் பண்ண|லாக் இன் பண்ணும்|லாக் இன் பண்ணலாமா|உள்நுழை|சைன் இன்|என் அக்கவுண்ட்|என் கணக்கு|கடவுச்சொல் மறந்|பாஸ்வேர்ட் மறந்|dashboard|login panna|login epdi|ulnuzhai|en account|password maranthu',
  'sign-up':
    'வாங்கணும்|வாங்க வேண்டும்|வாங்குவது|வாங்கறது|வாங்க விரும்பு|எப்படி வாங்க|எப்படி வாங்கணும்|சைன் அப்|ரெஜிஸ்டர்|பதிவு செய்வது|சந்தா சேர|சப்ஸ்கிரைப்|பிளான் எடுக்கணும்|பிளான் எடுப்பது|vanganum|vaanganum|epdi vanga|epdi vaanguradhu|plan edukanum|plan eduka|sign up|register panna|subscribe panna|buy panna',
  language:
    'மொழி|மொழிகள்|மொழிகளில்|மொழியில்|பாஷை|லாங்குவேஜ்|தாய்மொழி|வட்டார|பிராந்திய|mozhi|moli|mozhigal|mozhila|mozhiyil|bashai|basha|language|languages|thaimozhi|thaai mozhi|=பாஷா',
  speak:
    'பேசு|பேசும்|பேசுமா|பேசுவ|பேச முடியும|பேசற|பேசுற|பேசுகிற|உரையாடு|உரையாடல்|pesum|pesuma|pesu|pesa|pesuvinga|pesura|pesudhu|uraiyadal',
  mix: 'கலந்து|கலப்பு|கலவை|மிக்ஸ்|மொழியை மாற்ற|மொழியை மாற்றலாமா|மொழி மாறி|மொழி மாத்தி|நடுவுல இங்கிலீஷ்|நடுவில் ஆங்கில|இரண்டு மொழி|ரெண்டு மொழி|பாதி தமிழ்|kalandhu|kalanthu|mix panni|mozhi maathi|rendu mozhi|rendu language|naduvula english|paathi tamil|paadhi tamil',
  english:
    'ஆங்கில|இங்கிலீஷ்|இங்கிலிஷ்|aangilam|angilam|aangila|english|englishla|ஆங்கிலத்தில் சொல்லு|ஆங்கிலத்தில் சொல்லுங்க|ஆங்கிலத்தில் சொல்லும்|ஆங்கிலத்தில் சொல்லுமா|ஆங்கிலத்தில் சொல்லவும்|ஆங்கிலத்தில் பேசு|ஆங்கிலத்தில் பேசுங்க|ஆங்கிலத்தில் பதில்|இங்கிலீஷ்ல சொல்லு|இங்கிலீஷ்ல சொல்லுங்க|இங்கிலீஷ்ல சொல்லும்|இங்கிலீஷ்ல சொல்லுமா|இங்கிலீஷ்ல சொல்லவும்|இங்கிலீஷ்ல பேசு|இங்கிலீஷ்ல பேசுங்க|இங்கிலீஷ்ல பதில்|english la sollunga|english la pesunga|english la reply',
  hindi:
    'இந்தி|ஹிந்தி|hindi|hindila|indhi|இந்தியில் சொல்லு|இந்தியில் சொல்லுங்க|இந்தியில் சொல்லும்|இந்தியில் சொல்லுமா|இந்தியில் சொல்லவும்|இந்தியில் பேசு|இந்தியில் பேசுங்க|இந்தியில் பதில்|ஹிந்தில சொல்லு|ஹிந்தில சொல்லுங்க|ஹிந்தில சொல்லும்|ஹிந்தில சொல்லுமா|ஹிந்தில சொல்லவும்|ஹிந்தில பேசு|ஹிந்தில பேசுங்க|ஹிந்தியில் சொல்லு|ஹிந்தியில் சொல்லுங்க|ஹிந்தியில் சொல்லும்|ஹிந்தியில் சொல்லுமா|ஹிந்தியில் சொல்லவும்|hindi la sollunga|hindi la pesunga',
  tamil:
    'தமிழ்|தமிழி|தமிழ்ல|thamizh|tamizh|tamil|tamilla|tamizhla|thamil|தமிழில் பேசு|தமிழில் பேசுங்க|தமிழில் சொல்லு|தமிழில் சொல்லுங்க|தமிழில் சொல்லும்|தமிழில் சொல்லுமா|தமிழில் சொல்லவும்|தமிழில் பதில்|தமிழ்ல பேசு|தமிழ்ல பேசுங்க|தமிழ்ல சொல்லு|தமிழ்ல சொல்லுங்க|தமிழ்ல சொல்லும்|தமிழ்ல சொல்லுமா|தமிழ்ல சொல்லவும்|தமிழ்ல பதில்|தமிழில் எழுது|தமிழில் எழுதுங்க|tamilla sollunga|tamil la sollunga|tamil la pesunga|tamilla pesunga|tamil la bathil|tamil la reply|tamilil sollungal',
  telugu:
    'தெலுங்கு|தெலுகு|telungu|telugu|தெலுங்கில் சொல்லு|தெலுங்கில் சொல்லுங்க|தெலுங்கில் சொல்லும்|தெலுங்கில் சொல்லுமா|தெலுங்கில் சொல்லவும்|தெலுங்கில் பேசு|தெலுங்கில் பேசுங்க|telugu la sollunga',
  bengali: 'வங்காள|பெங்காலி|வங்க மொழி|பங்களா மொழி|bengali|vangalam',
  marathi: 'மராத்தி|மராட்டி|marathi',
  gujarati: 'குஜராத்தி|குஜராட்டி|gujarati',
  kannada:
    'கன்னட|kannadam|kannada|கன்னடத்தில் சொல்லு|கன்னடத்தில் சொல்லுங்க|கன்னடத்தில் சொல்லும்|கன்னடத்தில் சொல்லுமா|கன்னடத்தில் சொல்லவும்|kannada la sollunga',
  malayalam:
    'மலையாள|malayalam|malayalathula|மலையாளத்தில் சொல்லு|மலையாளத்தில் சொல்லுங்க|மலையாளத்தில் சொல்லும்|மலையாளத்தில் சொல்லுமா|மலையாளத்தில் சொல்லவும்|மலையாளத்தில் பேசு|மலையாளத்தில் பேசுங்க|malayalam la sollunga',
  punjabi: 'பஞ்சாபி|punjabi',
  odia: 'ஒடியா|ஒரியா|odia',
  'other-language':
    'உருது|அசாமி|அஸ்ஸாமி|பிரெஞ்சு|ஃப்ரெஞ்ச்|ஜெர்மன்|ஸ்பானிஷ்|அரபி|அரபு|நேபாளி|கொங்கணி|போஜ்புரி|சிந்தி|காஷ்மீரி|சமஸ்கிருத|துளு|மணிப்புரி|சீன மொழி|சைனீஸ்|ஜப்பானிய|ஜப்பானீஸ்|ரஷ்ய|கொரிய|சிங்கள|வெளிநாட்டு மொழி|மைதிலி|சௌராஷ்டிர|urdu|sinhala|singalam|samaskritham|arabic|velinaattu mozhi|thulu|konkani',
  industry:
    'தொழில் துறை|துறை|துறைகள்|எந்த தொழில்|எந்தத் தொழில்|எந்த பிசினஸ்|எந்த மாதிரி பிசினஸ்|எந்த வகை நிறுவன|யாருக்கு ஏற்ற|யாருக்கானது|இண்டஸ்ட்ரி|செக்டார்|thurai|thuraigal|endha business|entha business|entha thozhil|entha mathiri business|industry|yaruku use aagum',
  'my-business':
    '=என்|=என்னோட|=என்னுடைய|=எங்க|=எங்கள்|=எங்களோட|=எங்களுடைய|=நாங்க|=நாங்கள்|=நான்|எங்களுக்கு|வச்சிருக்க|வைத்திருக்கிற|வச்சு இருக்க|நடத்துற|நடத்துகிற|நடத்தி வரு|தொழில் செய்யும்|தொழில் செய்யுமா|தொழில் செய்ய|தொழில் செய்யுங்க|பிசினஸ் பண்ற|சொந்தமா|என் கடை|எங்க கடை|தொழில்|வியாபார|பிசினஸ்|=en|=ennoda|=enoda|=engal|=engaloda|=naanga|=nanga|=naan|vachiruken|vachirukom|vachu iruken|nadathuren|nadathurom|business pandrom|business panren|thozhil|viyabaram|engaluku|engalukku|enga company|enga kadai|enga business',
  healthcare:
    'மருத்துவமனை|கிளினிக்|க்ளினிக்|ஆஸ்பத்திரி|ஹாஸ்பிடல்|ஹாஸ்பிட்டல்|மருத்துவ|டாக்டர்|லேப்|ஆய்வக|மருந்தக|பார்மசி|மெடிக்கல்|பல் மருத்துவ|டென்டல்|ஹெல்த்கேர்|சுகாதார|ஸ்கேன் சென்டர்|மெடிக்கல் ஷாப்|maruthuvamanai|maruthuvam|aaspathiri|aspathiri|hospital|clinic|doctor|pal clinic|marunthagam|sugadharam',
  'online-store':
    'ஆன்லைன் கடை|ஆன்லைன் ஸ்டோர்|ஆன்லைன் ஷாப்|ஆன்லைன்ல விற்பீ|ஆன்லைன்ல விற்கிற|ஆன்லைன்ல விற்க|ஆன்லைனில் விற்பீ|ஆன்லைனில் விற்கிற|ஆன்லைனில் விற்க|ஆன்லைன் வியாபார|ஆன்லைன் பிசினஸ்|இ-காமர்ஸ்|ஈ-காமர்ஸ்|இகாமர்ஸ்|ஈகாமர்ஸ்|இ காமர்ஸ்|கூரியர்|துணிக்கடை|துணி கடை|ஜவுளி|புடவை|சேலை|மளிகை|சில்லறை|டெலிவரி கம்பெனி|பூட்டிக்|லாஜிஸ்டிக்ஸ்|சூப்பர் மார்க்கெட்|=கடை|கடைக்கு|கடையில்|kadai|kadaiku|online kadai|online la vikkirom|ecommerce|thuni kadai|pudavai|selai|malligai|maligai kadai|courier company|online store',
  travel:
    'டிராவல்|ட்ராவல்|டிராவல்ஸ்|சுற்றுலா|டூர்|ஹோட்டல்|ஓட்டல்|ரெஸ்டாரன்ட்|ரெஸ்டாரெண்ட்|உணவக|ரிசார்ட்|லாட்ஜ்|ஹோம்ஸ்டே|கஃபே|விடுதி|தங்கும் விடுதி|கேட்டரிங்|டாக்ஸி சேவை|payanam|sutrula|hotel|restaurant|unavagam|viduthi|travels|tours|resort|lodge|hotelku|பயணம்|பயணத்து|பயணத்தி|பயணிக|=மெஸ்',
  finance:
    'வங்கி|பேங்க்|நிதி|ஃபைனான்ஸ்|பைனான்ஸ்|பைனான்|கடன் நிறுவன|கடன் கொடுக்க|கடன் கொடுங்க|கடன் கொடுத்து|என்பிஎஃப்சி|லோன்|கடன்|புரோக்கர்|தரகர்|சிட் ஃபண்ட்|சீட்டு நிறுவன|மைக்ரோ ஃபைனான்ஸ்|நகைக் கடன்|vangi|nidhi|finance|kadan|loan|nbfc|chit fund|cheetu|bank',
  'other-industry':
    'பள்ளி|ஸ்கூல்|கல்லூரி|காலேஜ்|கோச்சிங்|டியூஷன்|சலூன்|பார்லர்|பியூட்டி பார்லர்|ஜிம்|ரியல் எஸ்டேட்|பில்டர்|வக்கீல்|வழக்கறிஞர்|தொழிற்சாலை|ஃபேக்டரி|பேக்டரி|கேரேஜ்|காப்பீடு|இன்சூரன்ஸ்|அரசு அலுவலக|அரசாங்க|கோவில்|கோயில்|விவசாய|பண்ணை|கல்வி நிறுவன|ஒர்க்‌ஷாப்|திருமண மண்டப|palli|school|kalloori|college|tuition|saloon|parlour|gym|real estate|vakkeel|vakil|thozhirsalai|factory|insurance|kaapeedu|kovil|koyil|vivasayam|arasu',
  patient: 'நோயாளி|பேஷன்ட்|பேஷண்ட்|நோயாளிகள்|noyali|noyaali|noyaligal|patient',
  'medical-advice':
    'மருத்துவ ஆலோசனை|மருத்துவ அறிவுரை|மருந்து சொல்லு|மருந்து சொல்லுங்க|மருந்து சொல்லும்|மருந்து சொல்லுமா|மருந்து சொல்லவும்|மருந்து பரிந்துரை|மருந்து எழுதி|நோய் கண்டறி|அறிகுறி|சிகிச்சை|டோஸ்|மருந்து அளவு|என்ன நோய்|maruthuva aalosanai|marundhu solluma|marunthu solluma|arikuri|sikichai|medical advice|dosage|மருந்து|marundhu|sigichai|மாத்திரை|mathirai|tablet',
  emergency:
    'அவசர|அவசரநிலை|எமர்ஜென்சி|நெஞ்சு வலின்னு|நெஞ்சு வலி என்று|ரத்தப்போக்கு|இரத்தப்போக்கு|ஆபத்தான நிலை|அவசர சிகிச்சை|avasaram|avasara|emergency|ratha pokku|nenju valinu',
  'lab-report':
    'லேப் ரிப்போர்ட்|பரிசோதனை முடிவு|டெஸ்ட் ரிசல்ட்|ரிசல்ட்|ரத்தப் பரிசோதனை|ரத்த பரிசோதனை|ரிப்போர்ட் ரெடி|ரிப்போர்ட் வந்துச்சா|ரிப்போர்ட் வந்ததா|ரிப்போர்ட் வந்தா|வெறும் வயிற்றில்|சோதனை முடிவுகள்|lab report|test result|ratha parisodhanai|report ready|blood test|result|verum vayiru',
  'report-values':
    'ரிப்போர்ட் படிச்சு|ரிப்போர்ட்டை வாசி|ரிப்போர்ட்ல என்ன|ரிசல்ட் சொல்லு|முடிவைச் சொல்லு|report padich|report la enna|result sollu',
  order: 'ஆர்டர்|ஆர்டர் ஸ்டேட்டஸ்|ஆர்டர் நிலை|ஆர்டர் எங்க|order|order enga',
  parcel:
    'பார்சல்|டெலிவரி|கூரியர்|பொருள் எங்க|ட்ராக்|டிராக்|சரக்கு|அனுப்பிய பொருள்|parcel|delivery|courier|sarakku|porul enga|track panna',
  cod: 'கேஷ் ஆன் டெலிவரி|கேஷ்-ஆன்-டெலிவரி|சிஓடி|பொய்யான ஆர்டர்|போலி ஆர்டர்|cash on delivery|cod|fake order|poli order',
  'return-goods':
    'ரிட்டர்ன்|ரிடர்ன்|எக்ஸ்சேஞ்ச்|பொருளைத் திரும்ப|பொருள் திரும்ப|திருப்பி அனுப்ப|திருப்பி அனுப்பும்|திரும்பப் பெற|return|exchange|thirupi anuppa|porul thirumba',
  rush: 'நெரிசல்|சேல் நேரம்|சேல் நேரத்தி|சேல் நேரத்து|தீபாவளி சேல்|சீசன்|நிறைய கால்|நிறைய அழைப்பு|அதிக கால் வந்தா|ஏகப்பட்ட கால்|பீக்|விற்பனை வாரம்|விற்பனை வாரத்தி|kootam|koottam|season|niraya call|sale time|romba call|peak|egapatta call|கூட்டம்|கூட்டமா',
  policy:
    'எங்க பாலிசி|எங்கள் கொள்கை|எங்க விதி|எங்கள் விதி|கொள்கை|விதிமுறை|நிபந்தனை|வாக்குறுதி|உறுதிமொழி|தானா தள்ளுபடி|பாலிசி|enga policy|kolgai|vidhimurai|nibandhanai|vaakuruthi|vakkurudhi|promise pannuma',
  persuade: 'பேரம் பேசி|பேரம்|வற்புறுத்தி|ஏமாத்தி|கட்டாயப்படுத்தி|peram|vatpuruthi|emathi',
  room: 'அறைகள்|ரூம்|ரூம்ஸ்|செக்-இன்|செக் இன்|செக் அவுட்|தங்கும்|arai|room|rooms|check in|thangum|=அறை|அறையை|அறைக்கு|=தங்க|தங்குவ',
  table: 'டேபிள்|மேஜை|table|table book|=மேசை',
  itinerary:
    'விமான|ஃப்ளைட்|பிளைட்|பயணத் திட்டம்|பயணத் திட்டத்தி|பயணத் திட்டத்து|பயண திட்டம்|பயண திட்டத்தி|பயண திட்டத்து|ரயில் தாமத|ஏர்போர்ட்|பிக்அப்|பிக்கப் கார்|ட்ரிப்|vimanam|vimaanam|flight|airport|payana thittam|pickup|trip',
  cancellation:
    'புக்கிங் கேன்சல்|புக்கிங் ரத்து|முன்பதிவு ரத்து|முன்பதிவை ரத்து|கேன்சலேஷன்|ரத்து கட்டண|ரத்து|booking cancel|cancellation|rathu|raththu',
  group: 'குழுவாக|குரூப்|கல்யாண|திருமண|விருந்து|குழுக்கள்|kalyanam|thirumanam|group booking|virundhu',
  emi: 'ஈஎம்ஐ|இஎம்ஐ|தவணை|தவணைத் தொகை|நிலுவை|கடைசி தேதி|கெடு தேதி|வசூல்|பணம் கட்டச் சொல்லி|பணம் கட்ட நினைவு|emi|thavanai|niluvai|due date|vasool|emi reminder',
  mandate:
    'மேன்டேட்|மேண்டேட்|பவுன்ஸ்|செக் பவுன்ஸ்|காசோலை திரும்ப|ஆட்டோ டெபிட்|mandate|nach|bounce|check bounce|=நாச்',
  document:
    'ஆவண|கேஒய்சி|கேவைசி|டாக்குமெண்ட்|டாக்குமென்ட்|சான்றுகள்|பேப்பர்ஸ்|aavanam|aavanangal|kyc|document|documents',
  'calling-hours':
    'டிஎன்டி|டிஎன்டீ|அழைக்கும் நேரம்|அழைக்கும் நேரத்தி|அழைக்கும் நேரத்து|அழைக்க அனுமதி|கால் பண்ண அனுமதி|காலிங் ஹவர்ஸ்|டிராய்|தொந்தரவு செய்யாதே|dnd|calling hours|trai|azhaikum neram|call panna anumathi',
  identity:
    'அடையாளம் சரிபார்|அடையாளத்தை|சரிபார்க்க|வெரிஃபை|வெரிபை|யார் பேசுறாங்க|யார் பேசுகிறார்|சரியான நபர்|வேற யாராவது எடுத்தா|verify pannum|verify pannuma|saripaarkum|sariparkum|yaar pesuranga|vera yaravadhu eduthal|adaiyalam sari',
  audit: 'ஆடிட்|தணிக்கை|ஆடிட்டர்|எக்ஸ்போர்ட்|ஏற்றுமதி செய்ய|சான்றாக|audit|auditor|thanikkai|export',
  example: 'உதாரண|எடுத்துக்காட்டு|எக்ஸாம்பிள்|மாதிரி கணக்கு|udharanam|utharanam|eduthukattu|example',
  contact:
    'தொடர்பு|தொடர்புகொள்ள|காண்டாக்ட்|கான்டாக்ட்|உங்களை அணுக|உங்களுக்கு எழுத|உங்களுக்கு எழுதும்|thodarbu|thodarpu|contact|contact panna|ungala epdi',
  'speak-to-person':
    'மனிதரிடம் பேச|மனிதரிடம் பேசணும்|மனிதரிடம் பேசலாமா|மனிதருடன் பேச|மனிதருடன் பேசணும்|மனிதருடன் பேசலாமா|மனுஷன்கிட்ட பேச|மனுஷன்கிட்ட பேசணும்|மனுஷன்கிட்ட பேசலாமா|யாரிடமாவது பேச|யாரிடமாவது பேசணும்|யாரிடமாவது பேசலாமா|யார்கிட்டயாவது பேச|யார்கிட்டயாவது பேசணும்|யார்கிட்டயாவது பேசலாமா|யாரிடம் பேச|யாரிடம் பேசணும்|யாரிடம் பேசலாமா|யார்கிட்ட பேச|யார்கிட்ட பேசணும்|யார்கிட்ட பேசலாமா|ஆள்கிட்ட பேச|ஆள்கிட்ட பேசணும்|ஆள்கிட்ட பேசலாமா|நிஜ ஆள்கிட்ட|உங்க டீம்கிட்ட பேச|உங்க டீம்கிட்ட பேசணும்|உங்க டீம்கிட்ட பேசலாமா|உங்கள் குழுவுடன் பேச|உங்கள் குழுவுடன் பேசணும்|உங்கள் குழுவுடன் பேசலாமா|நேரடியாக பேச|நேரடியாக பேசணும்|நேரடியாக பேசலாமா|நேர்ல பேச|நேர்ல பேசணும்|நேர்ல பேசலாமா|எனக்கு திரும்ப கூப்பிட|திரும்ப கால் பண்ண|திரும்ப கால் பண்ணும்|திரும்ப கால் பண்ணலாமா|எனக்கு கால் பண்ண சொல்லு|எனக்கு கால் பண்ண சொல்லுங்க|எனக்கு கால் பண்ண சொல்லும்|எனக்கு கால் பண்ண சொல்லுமா|எனக்கு கால் பண்ண சொல்லவும்|எனக்கு போன் பண்ண சொல்லு|எனக்கு போன் பண்ண சொல்லுங்க|எனக்கு போன் பண்ண சொல்லும்|எனக்கு போன் பண்ண சொல்லுமா|எனக்கு போன் பண்ண சொல்லவும்|சேல்ஸ் டீம்|மேனேஜர்|கஸ்டமர் கேர்|என்னைத் தொடர்பு|பேசணும்|பேச வேண்டும்|manushan kita pesanum|manushan kitta|yarkitayavadhu pesanum|yaarkita pesa|yaar kitta pesanum|yarkita pesanum|aal kita pesanum|unga team kita|pesanum|thirumba call|call back|sales team|manager kita|customer care|real person kita|enaku call panna sollunga|oruthar kitta pesanum|pesa vendum',
  form: 'ஃபார்ம்|படிவ|பாரம்|விண்ணப்ப|நிரப்ப|பூர்த்தி செய்யும்|பூர்த்தி செய்யுமா|பூர்த்தி செய்ய|பூர்த்தி செய்யுங்க|ஃபில் பண்ண|ஃபில் பண்ணும்|ஃபில் பண்ணலாமா|form|padivam|nirappa|fill panna|fill panninen|enquiry',
  reply:
    'எப்போ பதில்|எப்போது பதில்|பதில் எப்போ|பதில் எப்போது|எத்தனை நாள்ல பதில்|எப்போ தொடர்பு|எப்போது தொடர்பு|எவ்வளவு நேரத்தில் பதில்|48 மணி|எப்போ ரிப்ளை|பதில் வரும்|epo bathil|eppo badhil|bathil eppo|badhil epo|eppo reply|epo contact pannuvinga|eppo thodarbu|bathil varum|reply epo|reply eppo varum',
  'no-reply':
    'பதில் வரல|பதில் வரவில்லை|பதிலே இல்ல|பதிலே இல்லை|பதில் இல்லை|யாரும் கூப்பிடல|யாரும் கால் பண்ணல|யாரும் அழைக்கவில்லை|யாரும் தொடர்பு கொள்ளவில்லை|யாரும் பதில் சொல்லல|யாரும் பதிலளிக்கவில்லை|இன்னும் பதில்|இன்னும் யாரும்|இன்னும் கால் வரல|ரிப்ளை வரல|ரிப்ளையே இல்ல|ரிப்ளையே இல்லை|காத்துக்கிட்டு இருக்கேன்|காத்திருக்கிறேன்|bathil varala|badhil varala|bathile illa|yarum koopidala|yaarum call pannala|yarum call pannala|yarum contact pannala|innum bathil|innum badhil|innum yarum|innum reply|reply varala|reply ey illa|innum call varala|wait panitu iruken',
  company:
    'கம்பெனி|நிறுவன|நீங்க யாரு|நீங்கள் யார்|உங்க கம்பெனி|உங்கள் நிறுவன|niruvanam|company|unga company|neenga yaru',
  founder:
    'நிறுவனர்|ஓனர்|உரிமையாளர்|முதலாளி|சிஇஓ|யார் உருவாக்கி|யார் ஆரம்பிச்ச|யார் தொடங்கி|தலைவர்|niruvanar|owner|mudhalali|urimaiyalar|yaar aarambicha|yaar uruvakki|yaru start pannanga|ceo|founder|=பாஸ்',
  aim: 'நோக்க|குறிக்கோள்|லட்சிய|இலக்கு|ஏன் உருவாக்கி|ஏன் ஆரம்பிச்ச|மிஷன்|விஷன்|nokkam|kurikkol|latchiyam|ilakku|yen aarambichinga|mission',
  place:
    'அலுவலக|ஆபீஸ்|ஆஃபிஸ்|முகவரி|விலாச|அட்ரஸ்|எந்த ஊர்|எந்த ஊரு|எந்த நகர|தலைமையக|இடம் எங்க|எங்க இருக்கீங்க|எங்கே இருக்கிறீர்கள்|aluvalagam|office enga|mugavari|vilasam|address|entha ooru|endha oor|enga irukinga|thalaimaiyagam|head office',
  since:
    'எப்போ ஆரம்பிச்ச|எப்போது தொடங்க|எப்போ தொடங்க|எத்தனை வருஷமா|எத்தனை வருடமாக|எத்தனை ஆண்டுகளாக|எந்த வருடம்|எந்த ஆண்டு|தொடங்கப்பட்ட|நிறுவப்பட்ட|epo aarambichinga|eppo start|ethana varushama|ethanai varudama|endha varusham|entha varudam',
  social:
    'லிங்க்ட்இன்|லிங்க்டின்|இன்ஸ்டாகிராம்|இன்ஸ்டா பக்கம்|இன்ஸ்டா பக்கத்து|இன்ஸ்டா பக்கத்தி|ஃபேஸ்புக்|பேஸ்புக்|ட்விட்டர்|சமூக ஊடகம்|சமூக ஊடகங்கள்|சோஷியல் மீடியா|யூடியூப் சேனல்|social media|instagram|facebook|linkedin',
  card: 'விசிட்டிங் கார்டு|விசிட்டிங் கார்ட்|பிசினஸ் கார்டு|பிசினஸ் கார்ட்|வணிக அட்டை|காண்டாக்ட் சேவ்|visiting card|business card',
  blog: 'பிளாக்|வலைப்பதிவு|கட்டுரை|பிளாகு|blog|katturai|valaipathivu|article',
  clients:
    'உங்க கஸ்டமர்|உங்கள் வாடிக்கையாளர்|யார் பயன்படுத்துற|யாரெல்லாம் யூஸ்|யாரெல்லாம் பயன்படுத்து|எத்தனை கஸ்டமர்|எத்தனை வாடிக்கையாளர்|வெற்றிக் கதை|வெற்றி கதை|ரிவியூ|விமர்சன|ரேட்டிங்|மதிப்புரை|unga customers|unga customer yaru|yarellam use|yaaru use panranga|ethana customer|vetri kadhai|review|rating|unga clients',
  job: 'வேலை வாய்ப்பு|வேலைவாய்ப்பு|வேலை கிடைக்கும|வேலை இருக்கா|வேலை காலி|காலிப் பணியிட|இன்டர்ன்ஷிப்|ஆட்சேர்ப்பு|உங்க கம்பெனியில் வேலை|உங்க கிட்ட வேலை|ரெஸ்யூம்|பயோடேட்டா|வேலைக்கு விண்ணப்ப|velai vaipu|velai vaippu|velai kidaikuma|velai iruka|vacancy|internship|job iruka|unga company la velai|resume',
  partner:
    'பார்ட்னர்|பங்குதாரர்|கூட்டாளி|ஃப்ரான்சைஸ்|பிரான்சைஸ்|டீலர்ஷிப்|ரீசெல்லர்|மறுவிற்பனை|கமிஷன்|விநியோகஸ்தர்|ஏஜென்சி எடுக்க|ஏஜென்சி எடுக்கும்|partner aaga|franchise|dealership|reseller|commission|pangudharar',
  investor:
    'முதலீட்டாள|முதலீடு வாங்கி|ஃபண்டிங்|வருவாய்|வருமான|டர்ன்ஓவர்|லாபம் எவ்வளவு|எத்தனை ஊழியர்கள் இருக்கிறார்கள்|எத்தனை பேர் வேலை|mudhaleetalar|funding|varuvai|varumanam|turnover|ethana per velai',
  certificate:
    'சான்றிதழ்|சர்டிஃபிகேட்|சர்டிபிகேட்|ஐஎஸ்ஓ|உரிம|லைசென்ஸ்|அங்கீகார|பதிவு எண்|ஹிப்பா|sandrithazh|saandridhal|certificate|iso|license|urimam|angeegaram',
  secure:
    'பாதுகாப்ப|பத்திரமா|பாதுகாப்பா|ஹேக்|சர்வர்|என்கிரிப்ட்|குறியாக்க|கசியும|திருட்டு|லீக்|paathugappu|padhugappu|pathukappu|paadhugaapu|bathirama|hack|server|safe aa|safeaa|leak aaguma',
  uptime:
    'அப்டைம்|உத்தரவாத|கேரண்டி|கியாரண்டி|எஸ்எல்ஏ|டவுன் ஆனா|டவுன் ஆகுமா|செயலிழந்த|நின்னு போச்சு|கரண்ட் போனா|நெட் போனா|uthiravatham|utharavaadham|guarantee|down aana|down aaguma|sla|net pona|current pona',
  technology:
    'தொழில்நுட்ப|டெக்னாலஜி|எந்த மாடல்|சாட்ஜிபிடி|ஜிபிடி|ஜெமினி|எல்எல்எம்|thozhilnutpam|technology|entha model|endha model|chatgpt|gpt',
  'white-label':
    'ஒயிட் லேபிள்|வைட் லேபிள்|எங்க பிராண்ட்|எங்கள் பிராண்ட்|எங்க பெயரில்|எங்கள் பெயரில்|எங்க லோகோ|white label|enga brand|enga perla',
  'on-premise':
    'எங்க சர்வர்|எங்கள் சர்வர்|சொந்த சர்வர்|ஆன் பிரிமைஸ்|ஆன்-பிரிமைஸ்|enga server|sontha server|on premise',
  abroad:
    'வெளிநாடு|வெளிநாட்ட|வெளிநாட்டு|பிற நாடு|வேறு நாடு|அமெரிக்கா|துபாய்|சிங்கப்பூர்|மலேசியா|இலங்கை|இந்தியாவுக்கு வெளியே|சர்வதேச|லண்டன்|கனடா|velinaadu|velinadu|velinattu|america|dubai|singapore|malaysia|ilangai|india ku veliya|canada|foreign',
  support:
    'உங்க சப்போர்ட்|உங்கள் ஆதரவு|யார் உதவுவாங்க|யார் உதவுவார்கள்|பிரச்சனை வந்தா யார்|பிரச்சனைன்னா யார|வாங்கிய பிறகு உதவி|வாங்கின அப்புறம் உதவி|சப்போர்ட் டீம்|சப்போர்ட் நேரம்|சப்போர்ட் நேரத்தி|சப்போர்ட் நேரத்து|தொழில்நுட்ப உதவி|டெக்னிக்கல் சப்போர்ட்|unga support|yaar help pannuvanga|yaru help|problem vandha yaar|support team|support kidaikuma|technical support',
  training:
    'எங்க ஸ்டாஃபுக்கு பயிற்சி|பயிற்சி|டிரெயினிங்|ட்ரெய்னிங்|எங்களுக்கு சொல்லி தருமா|எங்களுக்கு சொல்லி தருவீங்க|payirchi|training|enga staff ku solli|staff ku training',
  roadmap:
    'எதிர்கால|விரைவில் வரு|புது வசதி|புதிய வசதி|இனிமே வருமா|வரப் போகுத|அடுத்து என்ன வரு|எதிர்காலத்தில்|edhirkalam|ethirkalam|pudhu feature|puthu feature|coming soon|inime varuma',
  data: 'தரவு|டேட்டா|தகவல்கள்|என் தகவல்|என் விவர|எங்க டேட்டா|தனிப்பட்ட தகவல்|tharavu|data|en details|en thagaval|enga data|thanipatta thagaval',
  privacy: 'தனியுரிமை|பிரைவசி|ப்ரைவசி|தனியுரிமைக் கொள்கை|ரகசிய|thaniyurimai|privacy|ragasiyam',
  store:
    'சேமிக்கிறீ|சேமித்து|சேமிக்கப்படு|சேமிச்சு|வைத்திருப்பீ|வைத்திருக்கிறீ|வச்சிருப்பீ|வச்சுப்பீ|எவ்வளவு நாள் வைக்க|எவ்வளவு நாள் வைத்தா|எவ்வளவு நாள் வைச்சா|ஸ்டோர்|சேவ் பண்ண|சேவ் பண்ணும்|சேவ் பண்ணலாமா|semikkiringa|semichu|semipinga|semikringa|store panringa|store pannuvinga|vachirupinga|vachupinga|save pandringa|save panringa',
  delete:
    'நீக்க|அழிக்க|அழிச்சு|டெலீட்|டெலிட்|நீக்கு|அகற்ற|எடுத்துடு|neekka|neeka|neeku|azhikka|alikka|azhichidunga|delete panna|delete pannunga|delete',
  correct:
    'திருத்த|என் தகவலைப் பார்க்க|என் தகவலைப் பார்க்கலாமா|என் தகவலை பார்க்க|என் தகவலை பார்க்கலாமா|என் விவரங்களை மாற்ற|என் விவரங்களை மாற்றலாமா|என்ன தகவல் வைத்திரு|என்னைப் பற்றி என்ன|thirutha|thiruthanum|en data paka|en details matha|enna pathi enna',
  cookie: 'குக்கீ|குக்கி|cookie|cookies',
  tracker:
    'ட்ராக் பண்ற|டிராக் பண்ற|ட்ராக்கர்|டிராக்கர்|கண்காணி|விளம்பர|உளவு|track pandringala|track panringala|kankaani|vilambaram|ads',
  'sell-data':
    'டேட்டாவை விற்பீ|டேட்டாவை விற்கிற|டேட்டாவை விற்க|தகவலை விற்பீ|தகவலை விற்கிற|தகவலை விற்க|தரவை விற்பீ|தரவை விற்கிற|தரவை விற்க|டேட்டா விற்பீ|டேட்டா விற்கிற|டேட்டா விற்க|நம்பரை விற்பீ|நம்பரை விற்கிற|நம்பரை விற்க|data vikkiringala|data va vikka|data sell|details vikka|number vikka|thagavala vikka|விற்பீர்|விற்கிறீர்|விற்பீங்க|விக்கிறீங்க|விப்பீங்க|vikkiringa|virpinga',
  'share-data':
    'பகிர்|ஷேர் பண்ற|மூன்றாம் தரப்ப|மற்றவர்களுக்கு கொடுக்க|மற்றவர்களுக்கு கொடுங்க|மற்றவர்களுக்கு கொடுத்து|வேற யாருக்காவது|யாருக்கு கொடுப்பீ|யார் பார்க்க முடியும|போலீஸுக்கு கொடுக்க|போலீஸுக்கு கொடுங்க|போலீஸுக்கு கொடுத்து|pagirvinga|pagir|share panringala|share pandringala|vera yarukavadhu|yaruku kudupinga|third party',
  'train-model':
    'ஏஐ பயிற்சிக்கு|மாடலுக்கு பயிற்சி|மாடல் டிரெயின்|மாடலை பயிற்று|AI-ஐ பயிற்றுவி|என் டேட்டாவை வைத்து பயிற்|ai train panna|model train|en data vachu train|ai ku train',
  children:
    'குழந்தை|சிறுவர்|சிறார்|13 வயது|பதிமூணு வயசு|வயது வரம்பு|குழந்தைகள்|kuzhandhai|kulanthai|kuzhanthai|pillai|13 vayasu|13 vayathu|siruvar|பிள்ளைகள்|பிள்ளைங்க|பிள்ளைகளுக்கு',
  updated:
    'புதுப்பிக்கப்பட்ட|கடைசியாக எப்போ|கடைசியா எப்போ மாத்|அப்டேட்|கடைசியாக மாற்ற|கடைசியாக மாற்றலாமா|திருத்தப்பட்ட|kadaisiya eppo|kadaisiya epo|update panninga|update pannadhu|last update',
  log: 'சர்வர் லாக்|லாக்ஸ்|லாக் பதிவு|ஐபி முகவரி|ஐபி அட்ரஸ்|server log|ip address|logs',
  hello: 'வணக்கம்|வணக்க|ஹலோ|ஹாய்|காலை வணக்கம்|மாலை வணக்கம்|நமஸ்கார|vanakkam|vanakam|hello|hi|kaalai vanakkam',
  thanks: 'நன்றி|ரொம்ப நன்றி|மிக்க நன்றி|தேங்க்ஸ்|தேங்க் யூ|nandri|nanri|thanks|romba nandri|mikka nandri',
  bye: 'போயிட்டு வர்றேன்|போய் வருகிறேன்|சரி வர்றேன்|பிறகு பார்க்கலாம்|அப்புறம் பேசலாம்|அப்புறம் பாக்கலாம்|மீண்டும் சந்திப்போம்|பை பை|அவ்வளவுதான்|அவ்ளோதான்|இனிய இரவு|poitu varen|poyitu varen|apram pesalam|aprom pesalam|apram pakalam|avlo dhan|avlothan|avlo than|bye',
  ok: 'சரிங்க|=சரி|=ஓகே|=ஒகே|நல்லது|புரிஞ்சது|புரிந்தது|பரவாயில்ல|சூப்பர்|அருமை|=ஓ|நல்லா இருக்கு|sari|seri|sari nga|okay|purinjudhu|purinjuthu|nalladhu|nallathu|super|arumai',
  yes: '=ஆம்|=ஆமா|=ஆமாம்|=ஆமாங்க|கண்டிப்பா|நிச்சயமா|சரி செய்யுங்க|=ம்ம்|aama|amaa|=aam|aamam|amam|kandippa|kandipa|nichayama|aamanga',
  no: '=இல்லை|=இல்ல|=இல்லைங்க|=இல்லங்க|வேண்டாம்|வேணாம்|இப்போ வேண்டாம்|தேவையில்லை|தேவை இல்லை|=illa|=illai|=ille|vendam|venam|vendaam|thevai illa|thevaiyilla|illa nga',
  please: 'தயவு செய்து|தயவுசெய்து|ப்ளீஸ்|பிளீஸ்|கொஞ்சம்|thayavu seidhu|thayavu seithu|konjam|please',
  'are-you-human':
    'நீங்க மனுஷனா|நீங்கள் மனிதரா|நீ மனுஷனா|நீங்க ரோபோவா|நீ ரோபோவா|நீங்க பாட்டா|நீங்கள் பாட்டா|நிஜ மனுஷனா|உண்மையான மனிதரா|நீங்க ஏஐயா|நீ மனிதனா|இது பாட்டா|இது ரோபோவா|மனுஷன்கிட்ட பேசுறேனா|மனிதரிடம் பேசுகிறேனா|neenga manushana|nee manushana|neenga robot ah|neenga robota|nee robota|neenga bot ah|neenga bota|nee bota|nee oru bota|real aala|idhu bota|neenga ai ya|manusanaa robota|neenga manidhara',
  'your-name':
    'உங்க பேரு|உங்க பெயர்|உங்கள் பெயர்|உன் பேரு|உன் பெயர்|நீ யாரு|நீ யார்|நீங்க யாரு|unga per|unga peru|unga peyar|un peru|un per|nee yaru|nee yaar|neenga yaaru',
  'help-me':
    'உதவி|ஹெல்ப் பண்ண|ஹெல்ப் பண்ணும்|ஹெல்ப் பண்ணலாமா|உதவுங்க|உதவ முடியும|என்ன செய்ய முடியும் உங்க|நீங்க என்ன செய்வீங்க|என்ன கேட்கலாம்|என்ன கேக்கலாம்|ஒரு சந்தேகம்|ஒரு கேள்வி|uthavi|udhavi|help pannunga|help panna|enna kekalam|enna ketkalam|oru sandhegam|oru doubt|oru kelvi|nee enna seiva|neenga enna seivinga',
  'how-are-you':
    'எப்படி இருக்கீங்க|எப்படி இருக்கிறீர்கள்|எப்படி இருக்க|நல்லா இருக்கீங்களா|நலமா|சௌக்கியமா|epdi irukinga|eppadi irukeenga|epdi iruka|eppadi irukkinga|nalla irukingala|nalama|sowkyama|epdi irukeenga',
  sure: 'உறுதியா|நிஜமா|நிஜமாவா|உண்மையா|உண்மையாவா|நிச்சயமா சொல்லு|நிச்சயமா சொல்லுங்க|நிச்சயமா சொல்லும்|நிச்சயமா சொல்லுமா|நிச்சயமா சொல்லவும்|அப்படியா|சரியான தகவலா|கன்ஃபார்மா|urudhiya|uruthiya|nijama|nijamava|unmaiya|unmaiyava|unmaya|apdiya|appadiya|confirm aa|sure ah|sure aa',
  source:
    'எங்க எழுதியிருக்கு|எங்கே எழுதியிருக்கிறது|எங்க போட்டிருக்கு|எந்த பக்கத்துல|லிங்க் கொடுக்க|லிங்க் கொடுங்க|லிங்க் கொடுத்து|லிங்க் தாங்க|எப்படி தெரியும் உங்களுக்கு|aadharam|adharam|enga pottiruku|enga ezhudhi iruku|link kudunga|link anuppunga|entha pagathula|ஆதாரம்',
  again:
    'மறுபடி|மறுபடியும்|மீண்டும்|திரும்ப சொல்லு|திரும்பவும்|இன்னொரு முறை|இன்னொரு தடவை|இன்னொருவாட்டி|புரியல|புரியவில்லை|marubadi|marupadiyum|marubadiyum|meendum|thirumba sollu|thirumba sollunga|innoru thadava|innoru murai|puriyala|puriyale|innoru vaati',
  shorter:
    'சுருக்கமா|சுருக்கமாக|எளிமையா|எளிமையாக|ஒரே வரியில|ஒரு வரியில்|சிம்பிளா|ரொம்ப நீளமா|சுருக்கி சொல்லு|சுருக்கி சொல்லுங்க|சுருக்கி சொல்லும்|சுருக்கி சொல்லுமா|சுருக்கி சொல்லவும்|surukkama|surukama|elimaiya|simple aa|simpla|oru varila|ore varila|short aa',
  meant:
    'நான் கேட்டது|நான் சொன்னது|நான் சொல்ல வந்தது|அது இல்ல|அது இல்லை|அதில்லை|அதில்ல|தப்பா டைப்|மன்னிக்கவும்|சாரி|அதுக்கு பதிலா|இல்ல இல்ல|இல்ல இல்லை|naan kettathu|naan ketadhu|nan kettadhu|naan sonnadhu|naan solla vandhadhu|adhu illa|athu illa|illa illa|mannikkavum|sorry|adhuku bathila|தப்பா சொல்லிட்டேன்|தவறு|மாத்தி சொல்லிட்டேன்|thappa sollitten',
  'reply-in':
    'தமிழில் பேசு|தமிழில் பேசுங்க|தமிழில் சொல்லு|தமிழில் சொல்லுங்க|தமிழில் சொல்லும்|தமிழில் சொல்லுமா|தமிழில் சொல்லவும்|தமிழில் பதில்|தமிழ்ல பேசு|தமிழ்ல பேசுங்க|தமிழ்ல சொல்லு|தமிழ்ல சொல்லுங்க|தமிழ்ல சொல்லும்|தமிழ்ல சொல்லுமா|தமிழ்ல சொல்லவும்|தமிழ்ல பதில்|தமிழில் எழுது|தமிழில் எழுதுங்க|ஆங்கிலத்தில் சொல்லு|ஆங்கிலத்தில் சொல்லுங்க|ஆங்கிலத்தில் சொல்லும்|ஆங்கிலத்தில் சொல்லுமா|ஆங்கிலத்தில் சொல்லவும்|ஆங்கிலத்தில் பேசு|ஆங்கிலத்தில் பேசுங்க|ஆங்கிலத்தில் பதில்|இங்கிலீஷ்ல சொல்லு|இங்கிலீஷ்ல சொல்லுங்க|இங்கிலீஷ்ல சொல்லும்|இங்கிலீஷ்ல சொல்லுமா|இங்கிலீஷ்ல சொல்லவும்|இங்கிலீஷ்ல பேசு|இங்கிலீஷ்ல பேசுங்க|இங்கிலீஷ்ல பதில்|இந்தியில் சொல்லு|இந்தியில் சொல்லுங்க|இந்தியில் சொல்லும்|இந்தியில் சொல்லுமா|இந்தியில் சொல்லவும்|இந்தியில் பேசு|இந்தியில் பேசுங்க|இந்தியில் பதில்|ஹிந்தில சொல்லு|ஹிந்தில சொல்லுங்க|ஹிந்தில சொல்லும்|ஹிந்தில சொல்லுமா|ஹிந்தில சொல்லவும்|ஹிந்தில பேசு|ஹிந்தில பேசுங்க|ஹிந்தியில் சொல்லு|ஹிந்தியில் சொல்லுங்க|ஹிந்தியில் சொல்லும்|ஹிந்தியில் சொல்லுமா|ஹிந்தியில் சொல்லவும்|தெலுங்கில் சொல்லு|தெலுங்கில் சொல்லுங்க|தெலுங்கில் சொல்லும்|தெலுங்கில் சொல்லுமா|தெலுங்கில் சொல்லவும்|தெலுங்கில் பேசு|தெலுங்கில் பேசுங்க|மலையாளத்தில் சொல்லு|மலையாளத்தில் சொல்லுங்க|மலையாளத்தில் சொல்லும்|மலையாளத்தில் சொல்லுமா|மலையாளத்தில் சொல்லவும்|மலையாளத்தில் பேசு|மலையாளத்தில் பேசுங்க|கன்னடத்தில் சொல்லு|கன்னடத்தில் சொல்லுங்க|கன்னடத்தில் சொல்லும்|கன்னடத்தில் சொல்லுமா|கன்னடத்தில் சொல்லவும்|என் மொழியில் சொல்லு|என் மொழியில் சொல்லுங்க|என் மொழியில் சொல்லும்|என் மொழியில் சொல்லுமா|என் மொழியில் சொல்லவும்|tamilla sollunga|tamil la sollunga|tamil la pesunga|tamilla pesunga|tamil la bathil|tamil la reply|tamilil sollungal|english la sollunga|english la pesunga|english la reply|hindi la sollunga|hindi la pesunga|telugu la sollunga|malayalam la sollunga|kannada la sollunga',
  wrong:
    'தப்பு|தவறு|தவறான பதில்|நான் அதை கேட்கல|நான் அதைக் கேட்கவில்லை|இதை கேட்கல|நான் கேட்டது இது இல்ல|நான் கேட்டது இது இல்லை|நான் கேட்டதுக்கு பதில்|புரிஞ்சுக்கல|சம்பந்தமே இல்ல|சம்பந்தமே இல்லை|சம்பந்தம் இல்ல|சம்பந்தம் இல்லை|அதே பதில்|பதில் சொல்லல|thappu|thapu|thavaru|naan adha kekala|idha kekala|naan ketathu idhu illa|sambandhame illa|sammandhame illa|adhe bathil|adhe badhil|bathil sollala|purinjukala',
  'first-one':
    '=முதல்|முதலாவது|முதல் ஒன்று|=ஒண்ணாவது|mudhal onnu|mudhalavathu|muthalavathu|first one|mudhaladhu|முதலில் உள்ள',
  'second-one': 'இரண்டாவது|ரெண்டாவது|இரண்டாம்|rendavathu|rendavadhu|irandavathu|irandaavadhu',
  'third-one':
    'மூன்றாவது|மூணாவது|கடைசி ஒன்று|கடைசியா உள்ள|moonavathu|moonavadhu|moondravathu|kadaisi onnu',
  that: '=அது|=இது|=அந்த|=இந்த|=அதுல|=இதுல|=அதில்|=இதில்|=அதை|=இதை|=அதே|=அதுக்கு|=இதுக்கு|=அதற்கு|=இதற்கு|=அதோட|=அதன்|=இதன்|=athu|=adhu|=idhu|=ithu|=adha|=idha|=adhula|=idhula|=andha|=indha|=antha|=intha|=athula|=ithula|=adhuku|=idhuku|=adhe',
  and: '=மற்றும்|=மேலும்|=அப்புறம்|=கூடவே|=அதோடு|=அத்துடன்|=இன்னும்|=matrum|=melum|=apram|=aprom|=appuram|=apparam|=kooda|=kuda',
  or: '=அல்லது|=இல்லைன்னா|=இல்லன்னா|=இல்லாட்டி|=allathu|=alladhu|=illana|=illati|=illaina',
  not: '=இல்லை|=இல்ல|இல்லையா|இல்லியா|=கிடையாது|கிடையாதா|முடியாது|முடியாதா|மாட்டேங்|=வேண்டாம்|=illa|=illai|=kidaiyadhu|=kidayathu|mudiyathu|mudiyadhu|maataanga|=illaya|illaiya|மாட்டாங்க|மாட்டாது|மாட்டேன்',
  without: 'இல்லாம|இல்லாமல்|இன்றி|தவிர|illama|illamal|illaamal|thavira|indri',
  only: '=மட்டும்|=மட்டுமே|மட்டுமா|=மாத்திரம்|வெறும்|mattum|matum|mattume|mattuma|matuma|verum',
  prevent:
    'தடுக்க|தவிர்க்க|நடக்காம|ஆகாம|வராமல் தடு|பாதுகாக்க|thadukka|thaduka|thavirka|thavirkka|nadakama|agama iruka',
  more: 'அதிக|நிறைய|பெரிய|ஜாஸ்தி|இன்னும் அதிகம்|இன்னும் அதிகமா|ஏராள|adhigam|athigam|adhiga|niraya|neraiya|periya|jasthi|jaasthi|=பல',
  less: 'குறைவ|குறைந்த|கம்மி|சின்ன|சிறிய|கொஞ்சமா|kuraivu|kuraivaga|kammi|chinna|siriya|konjama',
  better:
    'சிறந்த|பெஸ்ட்|மேலான|உபயோகமா|பயனுள்ள|உதவும|பலன்|nalla|nallatha|siranthadhu|sirandha|best|useful|udhavuma|payanullatha|நல்லா|நல்லது|நல்லதா|நல்ல பிளான்',
  all: 'எல்லா|அனைத்து|முழு|முழுவதும்|ஒவ்வொரு|எல்லாம்|முழுசா|ella|ellam|ellame|anaithu|muzhu|ovvoru|full aa',
  other: '=வேற|=வேறு|=மற்ற|மற்றொரு|இன்னொரு|வேறொரு|=vera|=veru|=veray|=matra|innoru|mattha|=பிற',
  now: '=இப்போ|=இப்போது|=இப்ப|=இன்று|=இன்னைக்கு|தற்போது|=நாளைக்கே|=நேற்று|=ippo|=ippa|=ippodhu|=innaiku|=innaikku|tharpodhu|=inniku',
  then: '=பிறகு|=பின்னர்|=பின்பு|=அப்புறமா|=அடுத்து|அதற்கு பிறகு|=piragu|=pinnar|=pinbu|=aduthu|=aduthadhu|=அப்போ|=appo',
  weather:
    'வானிலை|வெயில்|வெப்பநிலை|குளிர்|புயல்|vaanilai|vanilai|mazhai|malai peyyuma|veyil|kulir|puyal|weather|=மழை|மழை பெய்யுமா|மழை வருமா|=மழையா',
  market:
    'தங்க விலை|தங்கம் விலை|தங்கத்தின் விலை|தங்கம்|வெள்ளி விலை|பெட்ரோல்|டீசல்|பங்குச் சந்தை|பங்கு சந்தை|வெங்காய|தக்காளி|காய்கறி|சிலிண்டர்|பிட்காயின்|முதலீடு செய்ய|thangam|thanga vilai|gold rate|petrol|diesel|share market|pangu sandhai|vengayam|thakkali|kaikari|cylinder|ஷேர் மார்க்கெட்|ஷேர் விலை|பங்கு விலை',
  sport:
    'கிரிக்கெட்|மேட்ச்|ஐபிஎல்|ஸ்கோர்|சிஎஸ்கே|தோனி|கோலி|விளையாட்டு|கால்பந்து|உலகக் கோப்பை|யார் ஜெயிச்ச|cricket|match|ipl|score|csk|dhoni|kohli|vilayattu|yaru jeichanga|kaalpandhu',
  fun: 'ஜோக்|நகைச்சுவை|பாடல்|கவிதை|கதை சொல்லு|கதை சொல்லுங்க|கதை சொல்லும்|கதை சொல்லுமா|கதை சொல்லவும்|சினிமா|திரைப்பட|படம் பாக்க|படம் பாக்கலாமா|விடுகதை|நடிகர்|நடிகை|விஜய்|ரஜினி|அஜித்|joke|paattu|pattu paadu|kavithai|kavidhai|kadhai sollu|cinema|thiraipadam|vidukadhai|rajini|vijay padam|ajith|padam pakalam|பாட்டு பாடு|பாட்டு பாடுங்க|பாட்டு பாட',
  food: 'சமையல்|ரெசிபி|பிரியாணி|தோசை|இட்லி|சாம்பார்|சாப்பாடு|சாப்பிட|டீ போட|காபி போட|பசிக்கு|ஸ்விக்கி|ஜொமேட்டோ|எப்படி சமைக்க|samayal|recipe|biryani|dosai|idly|sambar|saapadu|sapadu|sapida|pasikudhu|epdi samaikka|swiggy|zomato',
  'own-ticket':
    'டாக்ஸி புக்|கேப் புக்|ரயில் டிக்கெட்|பஸ் டிக்கெட்|விமான டிக்கெட்|ஃப்ளைட் டிக்கெட்|சினிமா டிக்கெட்|டிக்கெட் புக் பண்ணு|ஓலா|ஊபர்|பிஎன்ஆர்|train ticket|bus ticket|flight ticket|cab book|taxi book|ticket book pannu|pnr|rail ticket',
  study:
    'வீட்டுப்பாட|ஹோம்வொர்க்|கணித|தேர்வு|பரீட்சை|சமன்பா|கட்டுரை எழுத|கட்டுரை எழுதும்|இயற்பிய|வேதியிய|படிப்பு|veetu padam|homework|kanitham|kanidham|thervu|paritchai|pareetchai|exam|padippu',
  program:
    'பைதான்|ஜாவா|கோட் எழுது|கோட் எழுதுங்க|புரோகிராம் எழுது|புரோகிராம் எழுதுங்க|code ezhudhu|program ezhudhu|python|java',
  'general-knowledge':
    'தலைநகர|பிரதமர்|ஜனாதிபதி|குடியரசுத் தலைவர்|முதலமைச்சர்|முதல்வர்|மோடி|ஸ்டாலின்|மக்கள்தொகை|மக்கள் தொகை|வரலாறு|தேர்தல்|யாருக்கு ஓட்டு|அரசியல்|கடவுள்|மொழிபெயர்|அர்த்தம் என்ன|பூமி|நிலா|காந்தி|திருக்குறள்|thalainagaram|thalainagar|pradhamar|prathamar|janathipathi|mudhalamaichar|mudhalvar|modi|stalin|makkal thogai|varalaru|therdhal|election|arasiyal|kadavul|mozhipeyar|artham enna',
  stars:
    'ராசி பலன்|ராசிபலன்|ஜாதக|ஜோதிட|காதல்|கல்யாணம் எப்போ|கல்யாணம் எப்ப|திருமணம் எப்போது|கேர்ள்ஃப்ரெண்ட்|லவ் பண்ற|என்னை கல்யாணம்|rasi palan|rasipalan|jathagam|jaadhagam|jothidam|kaadhal|kadhal|kalyanam eppo|kalyanam epo|love panriya|girlfriend',
  gadget:
    'லேப்டாப்|வைஃபை|ஃப்ரிட்ஜ்|ஃபிரிட்ஜ்|டிவி|ரீசார்ஜ்|ரீசார்ஜ|ஜியோ|ஏர்டெல்|மொபைல் ரிப்பேர்|போன் ரிப்பேர்|வாஷிங் மெஷின்|ஃபேன்|laptop|wifi|fridge|recharge|jio|airtel|mobile repair|phone repair|nalla phone',
  goods:
    '=கார்|கார் விலை|வீடு வாடகை|வீட்டு வாடகை|வீடு வாங்க|வீடு வாங்கணும்|செருப்பு|ஷூ|துணி வாங்க|துணி வாங்கணும்|நிலம்|மனை|சோஃபா|சைக்கிள்|புத்தகம் வாங்க|புத்தகம் வாங்கணும்|பள்ளி கட்டண|பால் விலை|car vilai|veedu vadagai|veetu vadagai|seruppu|nilam|bike|cycle|thuni vanga|paal vilai|சட்டை வாங்க|=பைக்',
  'my-order':
    'என் ஆர்டர்|என்னோட ஆர்டர்|என் பார்சல்|என்னோட பார்சல்|என் பணம்|என் டிக்கெட்|பேங்க் பேலன்ஸ்|வங்கி இருப்பு|என் கணக்கில்|என் ரீஃபண்ட்|ஃப்ளிப்கார்ட்|அமேசான்|மீஷோ|கிழிஞ்சு|உடைஞ்சு|பாஸ்போர்ட்|ரேஷன் கார்டு|கரண்ட் பில்|மின் கட்டண|en order|ennoda order|en parcel|ennoda parcel|bank balance|en account la|flipkart|amazon|meesho|aadhar|passport|current bill|kizhinju|udanji|=ஆதார்|ஆதார் கார்டு',
  'my-symptom':
    'காய்ச்சல்|ஜுரம்|தலைவலி|தலை வலி|தலை வலிக்குது|தலை வலிக்கிறது|வயிற்று வலி|வயிற்று வலிக்குது|வயிற்று வலிக்கிறது|வயிறு வலி|வயிறு வலிக்குது|வயிறு வலிக்கிறது|இருமல்|சளி|வாந்தி|தலைசுற்ற|எந்த மாத்திரை|என்ன மாத்திரை|மாத்திரை சாப்பிட|முதுகு வலி|முதுகு வலிக்குது|முதுகு வலிக்கிறது|சர்க்கரை நோய்|உடம்பு சரியில்ல|முட்டி வலி|முட்டி வலிக்குது|முட்டி வலிக்கிறது|எடை குறைய|kaichal|kaaichal|juram|thalaivali|thalai vali|vayiru vali|vayithu vali|irumal|sali|vaanthi|vandhi|endha mathirai|entha mathirai|mudhugu vali|odambu sari illa|udambu sari illa|sugar iruku|மயக்கம்|மயக்கமா',
  'urgent-help':
    'ஆம்புலன்ஸ்|மாரடைப்பு|ஹார்ட் அட்டாக்|தீ பிடிச்சு|தீ பிடித்து|தீ பிடிக்கும்|தீப்பிடி|தீ விபத்து|விபத்து|நெஞ்சு வலி|நெஞ்சு வலிக்குது|நெஞ்சு வலிக்கிறது|நெஞ்சு வலிக்|மூச்சு விட முடியல|மூச்சு விட முடியவில்லை|மூச்சு திணற|மயங்கி விழுந்|ரத்தம் கொட்டு|போலீஸை கூப்பிடு|காப்பாற்றுங்கள்|காப்பாத்துங்க|பாம்பு கடிச்சு|பாம்பு கடித்து|விஷம் குடிச்சு|விஷம் குடித்து|திருடன் வந்|ambulance|maaradaippu|heart attack|thee pidi|vibathu|vibathu nadandhu|nenju vali|nenju valikudhu|moochu vida mudiyala|mayangi vizhundh|kapathunga|kaapathunga|pambu kadi|visham kudi',
  'danger-figure':
    'தீ பிடிச்சு|தீ பிடித்து|தீப்பிடி|விபத்து|மாரடைப்பு|ஹார்ட் அட்டாக்|மூச்சு திணற|காப்பாற்றுங்கள்|காப்பாத்துங்க|thee pidi|vibathu|maaradaippu|heart attack|kapathunga|kaapathunga',
  despair:
    'சாகணும்|சாக வேண்டும்|சாகப் போறேன்|சாக போறேன்|சாகலாம்|செத்துடலாம்|செத்து போக|செத்து போகணும்|செத்து போகலாம்|செத்துப் போக|செத்துப் போகணும்|செத்துப் போகலாம்|செத்துப் போய|செத்துடணும்|தற்கொலை|உயிரை விட|உயிரை விடணும்|உயிரை விடப் போ|உயிரை மாய்|உயிரோட இருக்க பிடிக்கல|வாழ பிடிக்கல|வாழவே பிடிக்கல|வாழப் பிடிக்கவில்லை|வாழ பிடிக்கவில்லை|வாழ விருப்பமில்லை|வாழ்க்கை வெறுத்து|வாழ்க்கையே வெறுத்து|வாழ்றதுல அர்த்தம்|வாழ்வதில் அர்த்தம்|எதுக்கு வாழணும்|ஏன் வாழணும்|வாழ வேண்டாம்|வாழ்க்கையை முடிச்சு|வாழ்க்கையை முடிக்க|தூக்கு மாட்டி|தூக்குல தொங்க|தூக்குல தொங்கணும்|எல்லாத்தையும் முடிச்சு|saaganum|saganum|saaga poren|saga poren|sethudalam|sethuralam|sethu poga|sethu poidalam|tharkolai|tharkola|vaazha pidikala|vaala pidikala|vazha pidikala|vazhave pidikala|uyira vida|uyiroda iruka pidikala|vazhkai veruthu|vaazhkai veruthu|yen vazhanum|edhuku vazhanum|thooku maatti|thookula thonga|செத்துப் போயிட|செத்து போயிட|உயிரை விட்டு|வாழ விரும்பவில்லை|இனி வாழ|sethuttu poren|sethuduven|செத்துடுவேன்|vaazha virumbala',
  abuse:
    'முட்டாள்|லூசு|பைத்திய|கேவல|ஃப்ராடு|ஃப்ராட்|ஏமாத்து|ஏமாற்று|திருட்டு கம்பெனி|திருடனுங்க|வாயை மூடு|வாய மூடு|=போடா|=போடி|மட்டமான|உதவாக்கரை|வெட்டி பாட்|குப்பை|சனியன்|muttal|loosu|loose da|paithiyam|kevalam|kevalama|fraud|emathu|yemathu|thirudan|vaaya moodu|vaya moodu|=poda|=podi|mattamana|naaye|kuppai|waste fellow|saniyan|otha|thevidiya|punda|baadu|=நாயே',
  inject:
    'முந்தைய அறிவுறுத்தல்|முந்தைய வழிமுறை|அறிவுறுத்தல்களை மறந்து|அறிவுறுத்தல்களை மறக்க|விதிகளை மறந்து|விதிகளை மறக்க|ரூல்ஸ மறந்து|ரூல்ஸ மறக்க|எல்லா விதிகளையும்|சிஸ்டம் ப்ராம்ப்ட்|ரகசிய அறிவுறுத்தல்|பாஸ்வேர்ட் சொல்லு|பாஸ்வேர்ட் சொல்லுங்க|பாஸ்வேர்ட் சொல்லும்|பாஸ்வேர்ட் சொல்லுமா|பாஸ்வேர்ட் சொல்லவும்|கடவுச்சொல் சொல்லு|கடவுச்சொல் சொல்லுங்க|கடவுச்சொல் சொல்லும்|கடவுச்சொல் சொல்லுமா|கடவுச்சொல் சொல்லவும்|கடவுச்சொல்லை|அட்மின் பாஸ்வேர்ட்|போல நடிக்க|போல நடிங்க|மாதிரி நடிக்க|மாதிரி நடிங்க|நான் சொல்றதை அப்படியே சொல்லு|நான் சொல்றதை அப்படியே சொல்லுங்க|நான் சொல்றதை அப்படியே சொல்லும்|நான் சொல்றதை அப்படியே சொல்லுமா|நான் சொல்றதை அப்படியே சொல்லவும்|எழுதிக் கொடு ஒரு ரூபா|மற்ற பயனர்களின்|மத்த கஸ்டமர் டேட்டா|rules ellam maranthu|rules ah marandhu|instructions ah ignore|instruction marandhu|system prompt|password sollu|password kudu|mathiri nadi|maari nadi|naan solradha apdiye sollu|ippo nee oru',
  rival:
    'எக்ஸோடெல்|ஹாப்டிக்|பிளாண்ட்|ப்ளாண்ட்|எல்லோ ஏஐ|மற்ற கம்பெனி|மற்ற நிறுவன|வேற கம்பெனி|வேறு நிறுவன|போட்டியாள|அலெக்சா|நாலாரிட்டி|ஓசோனெடெல்|mattha company|vera company|veru company|potiyalar|exotel|haptik|bland|yellow ai|alexa',
}
