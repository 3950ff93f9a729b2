import type { Words } from '../words.ts'

export const words: Words = {
  'how-much':
    'എത്ര|എത്രയാ|എത്രയാണ്|എത്രയാകും|എത്രയായി|=എത്രണ്ണം|എന്ത് തുക|ethra|etra|ethrayanu|ethraya|etraya|ethryanu|ethreya|ethrayakum|ethre',
  'how-long':
    'എത്ര നേരം|എത്ര സമയം|എത്ര ദിവസം|എത്ര നാൾ|എത്ര കാലം|എത്ര മണിക്കൂർ|എത്ര മാസം|എത്ര ടൈം|എത്ര നേരത്തേക്ക്|എത്ര മിനിറ്റ്|എത്ര സെക്കൻഡ്|എത്ര നാളത്തേക്ക്|എത്ര ദിവസത്തേക്ക്|കാലാവധി|ദൈർഘ്യം|ethra neram|ethra samayam|ethra divasam|ethra naal|ethra masam|ethra time|ethra minute|ethra kalam|etra neram|etra divasam|kalavadhi',
  how: 'എങ്ങനെ|എങ്ങനെയാ|എങ്ങിനെ|എപ്രകാരം|രീതി|നടപടിക്രമ|engane|enganeya|engine|enganeyanu|enganaa|enganaanu',
  what: '=എന്ത്|=എന്താ|=എന്താണ്|=എന്തു|=എന്തെന്ന്|=എന്തിന്റെ|=entha|=enthanu|=enthaanu|=enthu|=enth|=endha|=endhanu|=endu|=enda',
  which:
    '=ഏത്|=ഏതാ|=ഏതാണ്|=ഏതു|=ഏതിൽ|=ഏതൊരു|ഏതെല്ലാം|=ethu|=eth|=etha|=ethanu|=ethaanu|=edhu|=ethil|=edha|ഏതിൽ|ഏത് പ്ലാനിൽ|ethil',
  who: '=ആര്|=ആരാ|=ആരാണ്|=ആരെ|=ആരുടെ|=ആർക്ക്|=ആരോട്|=aaru|=aara|=aaranu|=aranu|=arude|=aarkku|=aarkanu',
  when: '=എപ്പോൾ|=എപ്പോ|=എപ്പോഴാ|=എപ്പോഴാണ്|എത്ര മണിക്ക്|ഏത് സമയത്ത്|ഏത് ദിവസം|=എന്ന്|=എന്നാണ്|=എപ്പൊ|eppol|=eppo|eppozha|eppozhanu|ethra manikku|=ennanu',
  where:
    '=എവിടെ|എവിടെയാ|എവിടെയാണ്|=എവിടെനിന്ന്|=എവിടുന്ന്|ഏത് പേജിൽ|ഏത് സ്ഥലത്ത്|=എവിടാ|evide|evideya|evideyanu|=evida|evidunnu|ethu page',
  why: '=എന്തിന്|=എന്തിനാ|=എന്തിനാണ്|=എന്തുകൊണ്ട്|=എന്തുകൊണ്ടാണ്|=എന്താ കാരണം|കാരണം|=എന്തേ|enthinu|enthina|enthinanu|enthukondu|enthu kondu|enthukond|karanam|എങ്ങനെ വന്നു|കണക്ക് എങ്ങനെ|കണക്ക് എങ്ങനെയാ|എങ്ങനെ കണക്ക്|engane vannu|kanakku engane',
  can: 'പറ്റുമോ|പറ്റും|പറ്റുമോന്ന്|കഴിയുമോ|കഴിയും|=ആകുമോ|സാധിക്കുമോ|സാധിക്കും|സാധ്യ|സാധ്യം|സാധ്യത്തി|സാധ്യങ്ങ|ചെയ്യാമോ|ചെയ്യാൻ പറ്റും|ചെയ്യാൻ പറ്റുമോ|ഉപയോഗിക്കാമോ|മാറ്റാമോ|മാറ്റാൻ പറ്റുമോ|കിട്ടുമോ എന്ന്|pattumo|patumo|pattum|patto|kazhiyumo|kaliyumo|kazhiyum|sadhikkumo|sadhikumo|cheyyamo|cheyyan pattumo|aakumo|akumo',
  tell: 'പറയൂ|പറയാമോ|പറഞ്ഞു|പറഞ്ഞ|പറയുമോ|വിശദീകര|വിശദമാക്ക|വിവര|കുറിച്ച്|അറിയിക്ക|ഡീറ്റെയിൽ|ഡീറ്റൈൽ|parayu|parayamo|paranju|paranjutharamo|paranju tharumo|parayu please|vivaram|vishadeekarikku|kurichu|kurich|patti|patty|detail|parayoo|para|പറയുക|പറയാൻ|പറയണം|പറയും|=പറ്റി|പറ്റിയുള്ള',
  want: 'വേണം|=വേണ|വേണമായിരുന്നു|വേണമെന്ന|ആവശ്യ|ആവശ്യം|ആവശ്യത്തി|ആവശ്യങ്ങ|വേണ്ടത്|ആഗ്രഹ|നോക്കുന്നു|തിരയുക|എടുക്കണം|ചെയ്യണം|വാങ്ങണം|venam|vename|veno|venamayirunnu|aavashyam|avashyam|aavasyam|aagraham|edukkanam|cheyyanam|vanganam|ആവശ്യമു|ആവശ്യമാ',
  give: 'തരുമോ|തരാമോ|തരും|തരുന്നു|തരുന്നുണ്ടോ|കൊടുക്ക|നൽക|നല്‍ക|തന്നാൽ|tharumo|taramo|tharamo|tharu|tharum|tharunnu|kodukku|kodukkumo|nalkumo|nalkunnu|nalkum|ayakku|ayakkamo|ayachu|അയക്കുമോ|അയക്കാമോ|=അയക്കൂ|അയച്ചു|അയക്കുക|അയക്കണം|=തരൂ',
  get: 'കിട്ടും|കിട്ടുമോ|കിട്ടുന്ന|കിട്ടാൻ|കിട്ടുക|ലഭിക്ക|ലഭ്യമാ|kittum|kittumo|kitto|kittunnu|kittan|labhikkum|labhikkumo|labikkumo',
  have: '=ഉണ്ടോ|=ഉണ്ട്|ഉണ്ടാകുമോ|ഉണ്ടാവുമോ|=ഉള്ളത്|=ഉള്ളതാണോ|ഉൾപ്പെടു|ഉൾപ്പെട്ട|ഉൾപ്പെടെ|അടങ്ങ|ലഭ്യ|ലഭ്യം|ലഭ്യത്തി|ലഭ്യങ്ങ|സൗകര്യ|സൗകര്യം|സൗകര്യത്തി|സൗകര്യങ്ങ|=ഉണ്ടല്ലോ|സപ്പോർട്ട്|undo|=undoo|=undu|=und|undakumo|undavumo|ullath|=ullathu|ulppedumo|ulpedunnu|adangiyittundo|soukaryam|saukaryam|labhyamano',
  use: 'ഉപയോഗ|ഉപയോഗിക്ക|യൂസ്|upayogam|upayogikkam|upayogikkan|upayogikkamo|use cheyyan|use cheyyamo|use cheyyam',
  know: 'അറിയാൻ|അറിയണം|അറിയാമോ|അറിയാം|മനസ്സിലാക്കാൻ|അറിഞ്ഞ|ariyan|ariyanam|ariyamo|ariyam|arinjal',
  see: 'കാണാൻ|കാണാം|കാണിക്ക|നോക്കാൻ|നോക്കാം|വായിക്ക|കാണുമോ|kanan|kaanan|kanam|kanikku|nokkan|nokkam|vayikkan',
  change:
    'മാറാൻ|മാറാം|മാറുമോ|ചേഞ്ച്|mattan|mattam|mattamo|maaran|maram|change cheyyan|മാറ്റാൻ|മാറ്റാം|മാറ്റണം|മാറ്റുക|മാറ്റം|മാറ്റിയാ|മാറ്റുമോ',
  work: 'പ്രവർത്തിക്ക|പ്രവർത്തന|പണിയെടുക്ക|വർക്ക്|ഓടുമോ|ജോലി ചെയ്യുമോ|pravarthikkumo|pravarthikkum|pravarthikkunnu|work cheyyumo|work cheyyum|work aakumo|work avumo|work akumo|joli cheyyumo',
  late: 'വൈക|താമസ|ലേറ്റ്|വൈകി|vaikum|vaikiyal|thamasam|thamasichal|late aayal',
  kinds:
    'എന്തൊക്കെ|എന്തെല്ലാം|ഏതൊക്കെ|ഏതെല്ലാം|തരത്തിലുള്ള|തരം|പട്ടിക|ലിസ്റ്റ്|ഓപ്ഷൻ|ഇനങ്ങൾ|enthokke|enthellam|enthoke|ethokke|ethellam|ethoke|tharam|pattika|list',
  price:
    '=വില|=വിലയെത്ര|=വിലയെന്താ|=വിലകൾ|=വിലയും|=വിലയാണ്|=വിലയാ|നിരക്ക്|നിരക്കുക|ചാർജ്|ചാർജ്ജ്|ഫീസ്|റേറ്റ്|റേറ്റ|ചെലവ്|ചിലവ്|ചെലവാക|പ്രൈസ്|തുക|വരിസംഖ്യ|വരിസംഖ്യം|വരിസംഖ്യത്തി|വരിസംഖ്യങ്ങ|വാടക|=vila|=vilayethra|=vilayentha|nirakku|nirak|charge|fees|rate|chelavu|chilavu|thuka|price',
  money:
    'പണം|പണത്ത|പണമാ|പൈസ|രൂപ|ഉറുപ്പിക|ആയിരം|ലക്ഷം|panam|kaashu|kashu|paisa|roopa|rupa|aayiram|laksham|=കാശ്|=കാശു|കാശെത്ര',
  pay: 'അടയ്ക്ക|അടക്കണം|കൊടുക്കണം|നൽകണം|ചെലവാകും|ചെലവാക്ക|പണമടയ്|പണം അടയ്ക്ക|പണം അടക്കണം|പേ ചെയ്യും|പേ ചെയ്യാൻ|പേ ചെയ്യാം|പേ ചെയ്യണം|പേ ചെയ്യുന്ന|ചിലവാകും|ആകും പണം|adakkanam|adaykkanam|kodukkanam|nalkanam|chelavakum|chilavakum|pay cheyyanam|pay cheyyan|panam adakkan',
  bill: 'ആകെ|മൊത്തം|മൊത്ത|കണക്ക്|കണക്കാക്ക|കണക്കുകൂട്ട|എത്രയാകും|എത്രയാവും|എത്ര ആകും|എത്ര ആവും|എത്ര വരും|എത്ര രൂപയാകും|എത്ര രൂപയാവും|എത്ര ചെലവാകും|എത്ര ചിലവാകും|ടോട്ടൽ|aake|mottham|motham|kanakku|kanakk|ethrayakum|ethrayavum|ethra aakum|ethra akum|ethra avum|ethra varum|ethra roopa aakum|ethra roopayakum|ethra chelavakum|bill ethra|=ബിൽ|=ബില്ല്|ബില്ലിൽ|ബില്ലിന|ബില്ലെത്ര',
  cheap:
    'വിലക്കുറ|വില കുറഞ്ഞ|കുറഞ്ഞ വില|കുറഞ്ഞ ചെലവ്|ചെലവ് കുറഞ്ഞ|താങ്ങാവുന്ന|ലാഭകരമാ|ചീപ്പ്|വില കുറവ|vilakuranja|vila kuranja|kuranja vila|vilakuravu|chelavu kuranja|thangavunna|cheap aano',
  expensive:
    'വില കൂടുതൽ|വില കൂടുത|വിലക്കൂടുതൽ|വിലകൂടിയ|വലിയ വില|വളരെ കൂടുതൽ|കൂടുതലാണ്|കൂടുതലാണല്ലോ|ഒരുപാട് പണം|ഒത്തിരി പണം|ചെലവേറിയ|താങ്ങില്ല|താങ്ങാൻ പറ്റില്ല|ഇത്രയും പണം|കോസ്റ്റ്ലി|vila kooduthal|vila kooduthalanu|kooduthalanu|valare kooduthal|orupad panam|ithrayum panam|costly aanu|thangilla|chelaveriya|ithra paisa',
  cheapest:
    'ഏറ്റവും കുറഞ്ഞ|ഏറ്റവും വിലകുറഞ്ഞ|ഏറ്റവും വില കുറഞ്ഞ|കുറഞ്ഞത് എത്ര|തുടക്ക വില|എത്ര മുതൽ|ഏറ്റവും ചെറിയ തുക|etavum kuranja|ettavum kuranja|ettavum vilakuranja|kuranjathu ethra|ethra muthal|ettavum cheap',
  budget:
    'ബജറ്റ്|ബഡ്ജറ്റ്|ചെലവാക്കാൻ പറ്റും|ചെലവഴിക്കാൻ|വരെ കൊടുക്കാം|ഇത്രയേ ഉള്ളൂ|budget|vare kodukkam|chelavakkan pattum|ithraye ullu',
  free: 'സൗജന്യ|സൗജന്യം|സൗജന്യത്തി|സൗജന്യങ്ങ|ഫ്രീ|വെറുതെ|പണം കൊടുക്കാതെ|പണമില്ലാതെ|കാശില്ലാതെ|saujanya|soujanya|saujanyam|soujanyam|free aano|freeyano|free ano|veruthe|soujanyamano|saujanyamano',
  discount:
    'കിഴിവ്|ഡിസ്കൗണ്ട്|ഇളവ്|ഓഫർ|കൂപ്പൺ|വില കുറയ്ക്ക|വില കുറച്ച്|കുറച്ച് തരുമോ|കുറച്ചു തരുമോ|കുറയ്ക്കാമോ|വിലപേശ|kizhivu|kizhiv|ilavu|kurachu tharumo|vila kurakkamo|kurakkamo|discount undo|offer undo',
  tax: 'ജിഎസ്ടി|ജി എസ് ടി|നികുതി|ടാക്സ്|ടാക്സ് ഇൻവോയ്സ്|nikuthi|gst|tax',
  'payment-method':
    'യുപിഐ|ക്രെഡിറ്റ് കാർഡ്|ഡെബിറ്റ് കാർഡ്|ഗൂഗിൾ പേ|ജിപേ|ഫോൺപേ|പേടിഎം|നെറ്റ് ബാങ്കിങ്|ചെക്ക് വഴി|തവണകളായി|പണം എങ്ങനെ|എങ്ങനെ പണം|പേയ്മെന്റ് എങ്ങനെ|പേയ്മെന്റ് രീതി|ഓൺലൈൻ പേയ്മെന്റ്|എങ്ങനെ അടയ്ക്കാം|എങ്ങനെ അടയ്ക്കണം|എങ്ങനെ അടയ്ക്കും|panam engane|engane panam|payment engane|engane pay|thavanakal|gpay|upi vazhi|card vazhi',
  refund:
    'റീഫണ്ട്|പണം തിരികെ|പണം തിരിച്ച്|പൈസ തിരിച്ച്|കാശ് തിരിച്ച്|തിരികെ കിട്ടും|തിരികെ കിട്ടുമോ|തിരിച്ച് കിട്ടും|തിരിച്ച് കിട്ടുമോ|തിരിച്ചു കിട്ടുമോ|ഇഷ്ടപ്പെട്ടില്ലെങ്കിൽ|panam thirike|panam thirichu|paisa thirichu|kaashu thirichu|thirichu kittumo|ishtapettillenkil|ishtapettillengil|refund',
  contract:
    'കരാർ|കോൺട്രാക്ട്|ലോക്ക് ഇൻ|ലോക്കിൻ|ഇടയ്ക്ക് നിർത്താൻ|ഇടയ്ക്ക് നിർത്താം|ഇടയ്ക്ക് നിർത്തണം|ഇടയ്ക്ക് നിർത്തിയാ|പകുതിക്ക് നിർത്താൻ|പകുതിക്ക് നിർത്താം|പകുതിക്ക് നിർത്തണം|പകുതിക്ക് നിർത്തിയാ|എപ്പോൾ വേണമെങ്കിലും നിർത്താൻ|എപ്പോൾ വേണമെങ്കിലും നിർത്താം|എപ്പോൾ വേണമെങ്കിലും നിർത്തണം|എപ്പോൾ വേണമെങ്കിലും നിർത്തിയാ|പ്ലാൻ നിർത്താൻ|പ്ലാൻ നിർത്താം|പ്ലാൻ നിർത്തണം|പ്ലാൻ നിർത്തിയാ|പ്ലാൻ റദ്ദാക്ക|പ്ലാൻ ക്യാൻസൽ|പ്ലാൻ കാൻസൽ|സബ്സ്ക്രിപ്ഷൻ നിർത്താൻ|സബ്സ്ക്രിപ്ഷൻ നിർത്താം|സബ്സ്ക്രിപ്ഷൻ നിർത്തണം|സബ്സ്ക്രിപ്ഷൻ നിർത്തിയാ|സബ്സ്ക്രിപ്ഷൻ റദ്ദാക്ക|പുതുക്ക|karar|karaar|idakku nirthan|pakuthikku nirthan|plan nirthan|plan cancel|cancel cheyyan|eppol venamenkilum nirthan|contract|lock in',
  'seat-fee':
    'ഒരു യൂസർക്ക്|ഓരോ യൂസർക്ക്|ഒരു ഉപയോക്താവിന്|ഓരോ ഉപയോക്താവിന്|സീറ്റിന്|ലോഗിന് എത്ര|എത്ര പേർക്ക് ഉപയോഗിക്ക|എത്ര യൂസർ|oro userkum|oru userinu|per user|ethra perkku upayogikkam|ethra user',
  'setup-fee':
    'സെറ്റപ്പ് ഫീസ്|സെറ്റപ്പ് ചാർജ്|സെറ്റപ്പ് ചെലവ്|ഒറ്റത്തവണ|ഡെപ്പോസിറ്റ്|നിക്ഷേപം|അഡ്വാൻസ്|മുൻകൂർ|ഒളിഞ്ഞിരിക്കുന്ന|ഹിഡൻ ചാർജ്|മറ്റ് ചാർജ്|മറ്റു ചാർജ്|വേറെ ചാർജ്|അധിക ചാർജ്|setup fee|setup charge|ottathavana|deposit|advance kodukkan|hidden charge|vere charge|mattu charge',
  currency: 'ഡോളർ|യൂറോ|വിദേശ കറൻസി|കറൻസി|ദിർഹം|dollar|dirham',
  yearly:
    'വർഷ|വാർഷിക|കൊല്ലത്തേക്ക്|ഒരു കൊല്ലം|=കൊല്ലം|=കൊല്ലത്തിൽ|മൂന്നുമാസത്തേക്ക്|varsham|varshathil|varshathekku|varshika|oru kollam|kollathekku',
  monthly:
    'മാസം|മാസത്ത|മാസവും|പ്രതിമാസ|മാസന്തോറും|മാസാമാസം|മന്ത്ലി|മാസക്ക|masam|maasam|masathil|maasathil|masathe|prathimasam|masavum|monthly',
  daily:
    'ദിവസം|ദിവസത്ത|ദിവസവും|ദിവസേന|പ്രതിദിന|നിത്യ|നിത്യം|നിത്യത്തി|നിത്യങ്ങ|ഡെയ്‌ലി|ഡെയിലി|divasam|divasavum|divasena|prathidinam|oru divasam|daily|divasathil',
  weekly: 'ആഴ്ച|ആഴ്ചയിൽ|വാരം|azhcha|aazhcha|aazhchayil|azhchayil',
  plan: 'പ്ലാൻ|പദ്ധതി|പാക്കേജ്|സ്കീം|സബ്സ്ക്രിപ്ഷൻ|പ്ലാന്|plan|plans|planukal|padhathi|package|planil|plananu|planaanu|planinte|planinu|planum|planukalude|planukalil|=പാക്ക്',
  base: '=ബേസ്|ബേസിൽ|ബേസിന്റെ|ബേസിന്|ബേസ് പ്ലാൻ|ബേസ് പ്ലാനിന്|ബേസ് പ്ലാനിൽ|ബേസ് പ്ലാനാണ്|ബേസിക് പ്ലാൻ|ബേസിക് പ്ലാനിന്|ബേസിക് പ്ലാനിൽ|ബേസിക് പ്ലാനാണ്|അടിസ്ഥാന പ്ലാൻ|അടിസ്ഥാന പ്ലാനിന്|അടിസ്ഥാന പ്ലാനിൽ|അടിസ്ഥാന പ്ലാനാണ്|ബേസിക് പാക്ക്|baseil|base il|basinte|baseinte|base plan|ബേസും|ബേസാണ്|ബേസോ|ബേസിനെ',
  pro: '=പ്രോ|പ്രോയിൽ|പ്രോയുടെ|പ്രോയ്ക്ക്|പ്രോ പ്ലാൻ|പ്രോ പ്ലാനിന്|പ്രോ പ്ലാനിൽ|പ്രോ പ്ലാനാണ്|പ്രൊ പ്ലാൻ|പ്രൊ പ്ലാനിന്|പ്രൊ പ്ലാനിൽ|പ്രൊ പ്ലാനാണ്|=പ്രൊ|proyil|pro yil|proyude|pro il|പ്രോയും|പ്രോയാണ്|പ്രോയോ|പ്രോയെ',
  enterprise: 'എന്റർപ്രൈസ്|എൻ്റർപ്രൈസ്|എന്റര്‍പ്രൈസ്|എന്റർപ്രൈസസ്|എന്റർപ്രൈസിൽ|എന്റർപ്രൈസ|enterpriseil|enterprise il',
  'smaller-plan':
    'ചെറിയ പ്ലാൻ|ചെറിയ പ്ലാനിന്|ചെറിയ പ്ലാനിൽ|ചെറിയ പ്ലാനാണ്|ഏറ്റവും ചെറിയ|ആദ്യത്തെ പ്ലാൻ|ആദ്യത്തെ പ്ലാനിന്|ആദ്യത്തെ പ്ലാനിൽ|ആദ്യത്തെ പ്ലാനാണ്|വിലകുറഞ്ഞ പ്ലാൻ|വിലകുറഞ്ഞ പ്ലാനിന്|വിലകുറഞ്ഞ പ്ലാനിൽ|വിലകുറഞ്ഞ പ്ലാനാണ്|വില കുറഞ്ഞ പ്ലാൻ|വില കുറഞ്ഞ പ്ലാനിന്|വില കുറഞ്ഞ പ്ലാനിൽ|വില കുറഞ്ഞ പ്ലാനാണ്|കുറഞ്ഞ പ്ലാൻ|കുറഞ്ഞ പ്ലാനിന്|കുറഞ്ഞ പ്ലാനിൽ|കുറഞ്ഞ പ്ലാനാണ്|തുടക്ക പ്ലാൻ|തുടക്ക പ്ലാനിന്|തുടക്ക പ്ലാനിൽ|തുടക്ക പ്ലാനാണ്|ചെറിയത്|ഏറ്റവും കുറഞ്ഞ പ്ലാൻ|ഏറ്റവും കുറഞ്ഞ പ്ലാനിന്|ഏറ്റവും കുറഞ്ഞ പ്ലാനിൽ|ഏറ്റവും കുറഞ്ഞ പ്ലാനാണ്|ഏറ്റവും വിലകുറഞ്ഞ പ്ലാൻ|ഏറ്റവും വിലകുറഞ്ഞ പ്ലാനിന്|ഏറ്റവും വിലകുറഞ്ഞ പ്ലാനിൽ|ഏറ്റവും വിലകുറഞ്ഞ പ്ലാനാണ്|cheriya plan|ettavum cheriya|aadyathe plan|adyathe plan|vilakuranja plan|vila kuranja plan|kuranja plan|thudakka plan|cheriyathu',
  'middle-plan':
    'നടുവിലെ പ്ലാൻ|നടുവിലെ പ്ലാനിന്|നടുവിലെ പ്ലാനിൽ|നടുവിലെ പ്ലാനാണ്|നടുക്കുള്ള പ്ലാൻ|നടുക്കുള്ള പ്ലാനിന്|നടുക്കുള്ള പ്ലാനിൽ|നടുക്കുള്ള പ്ലാനാണ്|ഇടത്തരം|രണ്ടാമത്തെ പ്ലാൻ|രണ്ടാമത്തെ പ്ലാനിന്|രണ്ടാമത്തെ പ്ലാനിൽ|രണ്ടാമത്തെ പ്ലാനാണ്|മിഡിൽ പ്ലാൻ|മിഡിൽ പ്ലാനിന്|മിഡിൽ പ്ലാനിൽ|മിഡിൽ പ്ലാനാണ്|naduvile plan|idatharam|randamathe plan|rendamathe plan|middle plan',
  'bigger-plan':
    'വലിയ പ്ലാൻ|വലിയ പ്ലാനിന്|വലിയ പ്ലാനിൽ|വലിയ പ്ലാനാണ്|ഏറ്റവും വലിയ|മൂന്നാമത്തെ പ്ലാൻ|മൂന്നാമത്തെ പ്ലാനിന്|മൂന്നാമത്തെ പ്ലാനിൽ|മൂന്നാമത്തെ പ്ലാനാണ്|മുകളിലത്തെ പ്ലാൻ|മുകളിലത്തെ പ്ലാനിന്|മുകളിലത്തെ പ്ലാനിൽ|മുകളിലത്തെ പ്ലാനാണ്|വില കൂടിയ പ്ലാൻ|വില കൂടിയ പ്ലാനിന്|വില കൂടിയ പ്ലാനിൽ|വില കൂടിയ പ്ലാനാണ്|വലിയ കമ്പനി|വലിയ സ്ഥാപന|ടോപ്പ് പ്ലാൻ|ടോപ്പ് പ്ലാനിന്|ടോപ്പ് പ്ലാനിൽ|ടോപ്പ് പ്ലാനാണ്|valiya plan|ettavum valiya|moonnamathe plan|valiya company|top plan',
  compare:
    'വ്യത്യാസ|താരതമ്യ|താരതമ്യം|താരതമ്യത്തി|താരതമ്യങ്ങ|വ്യത്യസ്ത|ഡിഫറൻസ്|എന്താ വ്യത്യാസം|അപേക്ഷിച്ച്|vyathyasam|vyatyasam|vithyasam|tharathamyam|difference|compare cheyyu|തമ്മിൽ എന്താ വ്യത്യാസം|തമ്മിൽ എന്ത് വ്യത്യാസം|തമ്മിൽ എന്താണ് വ്യത്യാസം|തമ്മിൽ വ്യത്യാസം|തമ്മിൽ ഉള്ള വ്യത്യാസം|തമ്മിലുള്ള|തമ്മിൽ താരതമ്യം|thammil entha vyathyasam|thammil enthanu vyathyasam|thammil enthaanu vyathyasam|thammil enth vyathyasam|thammil vyathyasam|thammil ulla vyathyasam|thammilulla vyathyasam',
  suggest:
    'നിർദ്ദേശ|നിർദേശ|ശുപാർശ|അഭിപ്രായം|ഉപദേശ|അനുയോജ്യ|അനുയോജ്യം|അനുയോജ്യത്തി|അനുയോജ്യങ്ങ|നല്ലത് ഏത|ഏതാണ് നല്ലത്|ഏതാ നല്ലത്|ചേരുന്ന|ചേരും|പറ്റിയത്|പറ്റിയ|എടുക്കണം|തിരഞ്ഞെടുക്ക|മതിയാകുമോ|മതിയോ|മതിയാവുമോ|ശരിയാകും|യോജിച്ച|nirdesham|suparsha|shuparsha|anuyojyam|anuyojyamaya|cherum|pattiyathu|pattiya|edukkanam|mathiyo|mathiyakumo|mathi|etha nallathu|ethanu nallathu|thiranjedukkanam|suggest cheyyamo|best etha|nallathu etha|=മതി|മതിയാ',
  upgrade:
    'അപ്ഗ്രേഡ്|പ്ലാൻ മാറ്റാൻ|പ്ലാൻ മാറ്റാം|പ്ലാൻ മാറ്റണം|പ്ലാൻ മാറ്റിയാ|പ്ലാൻ മാറ്റുമോ|പ്ലാൻ മാറാൻ|വലിയ പ്ലാനിലേക്ക്|മറ്റൊരു പ്ലാനിലേക്ക്|പിന്നീട് മാറ്റാൻ|പിന്നീട് മാറ്റാം|പിന്നീട് മാറ്റണം|പിന്നീട് മാറ്റിയാ|പിന്നീട് മാറ്റുമോ|പിന്നെ മാറ്റാൻ|ഡൗൺഗ്രേഡ്|plan mattan|plan maran|plan mattam|valiya planilekku|pinneed mattan|upgrade cheyyan|plan change',
  former:
    'പഴയ വില|മുമ്പത്തെ വില|മുൻപത്തെ വില|നേരത്തെ എത്ര|മുമ്പ് എത്ര|വെട്ടിയ വില|വെട്ടിയിട്ട|മുമ്പ്|മുൻപ്|നേരത്തെ|pazhaya vila|munpathe vila|munbathe vila|nerathe ethra|munpu|munbu|nerathe|vettiya vila',
  minute:
    'മിനിറ്റ്|മിനിട്ട്|മിനുട്ട്|മിനുറ്റ്|മിനിറ്റ|മിനിട്ട|മിനുട്ട|നിമിഷ|ടോക്ക്ടൈം|minittu|minuttu|minitt|minute|minutes|minutinu|minut|minit',
  extra:
    'അധിക|കൂടുതൽ മിനിറ്റ്|അധികമായി|എക്സ്ട്രാ|കവിഞ്ഞ|പരിധി കഴിഞ്ഞ|ലിമിറ്റ് കഴിഞ്ഞ|മുകളിൽ വന്നു|പുറമെ|കൂടിയാൽ|കൂടുതൽ ആയാൽ|adhikam|adhika|extra|kavinjal|limit kazhinjal|paridhi kazhinjal|koodiyal|kooduthal aayal',
  'used-up':
    'കഴിഞ്ഞാൽ|കഴിഞ്ഞ്|കഴിഞ്ഞ|തീർന്നാൽ|തീർന്ന|തീർന്നുപോയ|തീരുമ്പോൾ|ശേഷം|അതിനുശേഷം|അതു കഴിഞ്ഞ്|അത് കഴിഞ്ഞ്|kazhinjal|kazhinju|kazhinjaal|theernnal|theernal|theernnu|shesham|athinu shesham|athu kazhinju|kazhinjit',
  'carry-over':
    'ബാക്കി|ബാക്കിയുള്ള|മിച്ചം|മിച്ചമുള്ള|അടുത്ത മാസം|അടുത്ത മാസത്തേക്ക്|ഉപയോഗിക്കാത്ത|ക്യാരി ഫോർവേഡ്|ക്യാരി ഓവർ|bakki|baaki|micham|aduttha masam|adutha masam|adutha masathekku|upayogikkatha|carry forward',
  credits: 'ഫ്ലെക്സിബിൾ ക്രെഡിറ്റ്|ക്രെഡിറ്റ്സ്|ക്രെഡിറ്റുകൾ|flexible credit|credits',
  'custom-price':
    'കസ്റ്റം|ക്വട്ടേഷൻ|ക്വൊട്ടേഷൻ|ആവശ്യമനുസരിച്ച്|ആവശ്യത്തിനനുസരിച്ച്|നിശ്ചിത വില|ഫ്ലെക്സിബിൾ വില|ഫ്ലെക്സിബിൾ പ്രൈസ|സംസാരിച്ച് തീരുമാന|aavashyamanusarichu|quotation|custom vila|nishchitha vila|ഫ്ലെക്സിബിൾ പ്രൈസിങ്|ഫ്ലെക്സിബിൾ പ്രൈസിംഗ്',
  'many-numbers':
    'പല നമ്പർ|പല നമ്പറുകൾ|ഒന്നിലധികം നമ്പർ|ഒന്നിൽ കൂടുതൽ നമ്പർ|വെവ്വേറെ നമ്പർ|വേറെ വേറെ നമ്പർ|രണ്ട് നമ്പർ|ബ്രാഞ്ച്|ഓരോ ബ്രാഞ്ച|ഓരോ ശാഖ|ശാഖ|ശാഖകൾ|pala number|onniladhikam number|onnil kooduthal number|vere vere number|randu number|oro branch|oro branchinum|shakha',
  'multi-agent':
    'മൾട്ടിഏജന്റ്|മൾട്ടി ഏജന്റ്|മൾട്ടി-ഏജന്റ്|പല ഏജന്റ്|ഒന്നിലധികം ഏജന്റ്|ഒന്നിൽ കൂടുതൽ ഏജന്റ്|pala agent|onniladhikam agent|multi agent',
  calculator: 'കാൽക്കുലേറ്റർ|കാൽകുലേറ്റർ|കണക്കാക്കുന്ന ഉപകരണം|calculator',
  seconds: 'സെക്കൻഡ്|സെക്കന്റ്|അര മിനിറ്റ്|റൗണ്ട്|മുഴുവൻ മിനിറ്റായി|second inu|ara minute|arra minute|sekkand',
  limit: 'പരിധി|പരമാവധി|ലിമിറ്റ്|അൺലിമിറ്റഡ്|പരിധിയില്ല|നിയന്ത്രണം|paridhi|paramavadhi|limit|max ethra',
  'human-agent':
    'ജീവനക്കാ|സ്റ്റാഫ്|സ്റ്റാഫിന|ടെലികോളർ|റിസപ്ഷനിസ്റ്റ്|ഏജന്റ്|ഏജൻ്റ്|ജോലിക്കാ|തൊഴിലാളി|ഓപ്പറേറ്റർ|കോൾ സെന്റർ|മനുഷ്യ ഏജന്റ്|=ആള്|=ആൾ|=ആളെ|ആളുകളെ വെക്കാൻ|ആളുകളെ വെക്കുന്ന|ആളുകളെ വെച്ചാൽ|ആളുകളെ വെക്കണം|jeevanakkar|jeevanakkaran|jeevanakkari|staff|jolikkar|jolikkaran|telecaller|receptionist|manushya agent|aale vech',
  salary: 'ശമ്പള|സാലറി|വേതന|കൂലി|shambalam|sambalam|salary|vethanam',
  hire: 'ജോലിക്ക് വെക്കാൻ|ജോലിക്ക് വെക്കുന്ന|ജോലിക്ക് വെച്ചാൽ|ജോലിക്ക് വെക്കണം|ജോലിക്കു വെക്കാൻ|ജോലിക്കു വെക്കുന്ന|ജോലിക്കു വെച്ചാൽ|ജോലിക്കു വെക്കണം|ജോലിക്ക് എടുക്കാൻ|ജോലിക്ക് എടുക്കും|ആളെ വെക്കാൻ|ആളെ വെക്കുന്ന|ആളെ വെക്കും|ആളെ വെക്കുമോ|ആളെ വെച്ചാൽ|ആളെ നിയമി|നിയമിക്ക|ജോലിക്കെടുക്ക|jolikku vekkan|jolikku vechal|aale vekkan|aale vekkunn|niyamikkan|hire cheyyan|jolikk aale',
  replace:
    'പകരം|പകരമായി|ജോലി പോകുമോ|ജോലി പോവുമോ|ജോലി നഷ്ടപ്പെ|ജോലി നഷ്ടമാ|പിരിച്ചുവിട|മാറ്റി ഇത്|സ്ഥാനം പിടിച്ചു|സ്ഥാനം പിടിക്ക|pakaram|pakaramayi|joli pokumo|joli povumo|joli nashta|pirichuvid|replace cheyyum',
  save: 'ലാഭം|ലാഭിക്ക|ലാഭമു|ലാഭമാ|മിച്ചം പിടിച്ചു|മിച്ചം പിടിക്ക|ഗുണം|നേട്ടം|പ്രയോജന|ലാഭിക്കാ|labham|laabham|labhikkam|labhikkan|gunam|nettam|prayojanam|save cheyyam',
  reduce:
    'കുറയും|കുറയ്ക്ക|കുറയ്ക്കു|കുറയുമോ|കുറയുന്ന|കുറക്ക|കുറച്ച് വരും|kurayum|kurakkum|kuraykkum|kurayumo|kuraykkan|kurakkan',
  percent: 'ശതമാന|പെർസെന്റ്|പേഴ്സെന്റ്|എത്ര ഭാഗം|നൂറിൽ എത്ര|shathamanam|sathamanam|percent|pank|=പങ്ക്',
  call: '=കോൾ|=കോള്|കോളുകൾ|കോളുകള|കോളിൽ|=കോളും|കോളിന|=കോളോ|കോൾ ചെയ്യും|കോൾ ചെയ്യാൻ|കോൾ ചെയ്യാം|കോൾ ചെയ്യണം|കോൾ ചെയ്യുന്ന|=ഫോൺ|ഫോണിൽ|ഫോൺ വിളിക്ക|ഫോൺ വിളിച്ച|ഫോൺ വിളി|വിളിക്ക|വിളിച്ച|=വിളി|വിളികൾ|വിളിയും|ടെലിഫോൺ|റിംഗ്|റിങ്|vili|vilikkan|vilikkum|vilicha|vilichal|phone vili|call cheyyan|call cheyyum|callukal|kol|calls',
  incoming:
    'ഇൻകമിംഗ്|ഇൻകമിങ്|ഇൻബൗണ്ട്|വരുന്ന കോൾ|വരുന്ന കോളുകൾ|വരുന്ന വിളിക്ക|വരുന്ന വിളിച്ച|വരുന്ന വിളി|കോൾ എടുക്കാൻ|കോൾ എടുക്കും|കോൾ എടുക്കണം|കോൾ എടുക്കാം|കോളുകൾ എടുക്കും|ഫോൺ എടുക്കാൻ|ഫോൺ എടുക്കും|ഫോൺ എടുക്കണം|ഫോൺ എടുക്കാം|ഫോൺ എടുക്കുമോ|അറ്റൻഡ്|അറ്റന്റ്|കോൾ സ്വീകരി|കോളുകൾ സ്വീകരി|പിക്ക് ചെയ്യും|പിക്ക് ചെയ്യാൻ|പിക്ക് ചെയ്യാം|പിക്ക് ചെയ്യണം|പിക്ക് ചെയ്യുന്ന|കോൾ വന്നാൽ|varunna call|varunna callukal|call edukkum|call edukkumo|phone edukkum|phone edukkumo|attend cheyyum|attend cheyyumo|attend cheyyan|pick cheyyum|incoming|inbound',
  outgoing:
    'ഔട്ട്ഗോയിംഗ്|ഔട്ട്ഗോയിങ്|ഔട്ട്ബൗണ്ട്|അങ്ങോട്ട് വിളിക്ക|അങ്ങോട്ട് വിളിച്ച|അങ്ങോട്ട് വിളി|സ്വയം വിളിക്ക|സ്വയം വിളിച്ച|സ്വയം വിളി|സ്വയം കോൾ|തനിയെ വിളിക്ക|തനിയെ വിളിച്ച|തനിയെ വിളി|കസ്റ്റമറെ വിളിക്ക|കസ്റ്റമറെ വിളിച്ച|കസ്റ്റമറെ വിളി|കസ്റ്റമേഴ്സിനെ വിളിക്ക|കസ്റ്റമേഴ്സിനെ വിളിച്ച|കസ്റ്റമേഴ്സിനെ വിളി|കസ്റ്റമർക്ക് കോൾ|ഉപഭോക്താക്കളെ വിളിക്ക|ഉപഭോക്താക്കളെ വിളിച്ച|ഉപഭോക്താക്കളെ വിളി|ഉപഭോക്താവിനെ വിളിക്ക|ഉപഭോക്താവിനെ വിളിച്ച|ഉപഭോക്താവിനെ വിളി|ലീഡ്|ലീഡുകൾ|ഫോളോ അപ്പ്|ഫോളോഅപ്പ്|ഫോളോ-അപ്പ്|കാമ്പെയ്ൻ|ക്യാമ്പയിൻ|തിരിച്ച് വിളിക്കുമോ|രോഗികളെ വിളിക്ക|രോഗികളെ വിളിച്ച|രോഗികളെ വിളി|ആളുകളെ വിളിക്ക|ആളുകളെ വിളിച്ച|ആളുകളെ വിളി|angottu vilikkum|angottu vilikkumo|swayam vilikkum|swayam vilikkumo|thaniye vilikkum|customersine vilikkum|customere vilikkum|customers ine vilikkan|leads|follow up|rogikale vilikkum|outgoing|outbound|call cheyyumo',
  'at-once':
    'ഒരേ സമയം|ഒരേസമയം|ഒരേ സമയത്ത്|ഒരേ നേരം|ഒരുമിച്ച്|ഒന്നിച്ച്|ഒറ്റയടിക്ക്|ഒരേ ടൈമിൽ|ലൈൻ|ലൈനുകൾ|സമാന്തര|ore samayam|oresamayam|ore samayathu|ore samayath|orumichu|orumich|onnichu|ore time|otta samayam|line|lines|ഒരേ ടൈം',
  queue:
    'ക്യൂ|ക്യൂവിൽ|വരിയിൽ|ഹോൾഡ്|ബിസി|തിരക്കിലാ|ലൈൻ ബിസി|എൻഗേജ്|queue il|holdil|busy aanu|line busy|varikku|engaged',
  caller:
    'ഉപഭോക്താ|കസ്റ്റമർ|കസ്റ്റമേഴ്സ്|കസ്റ്റമറ|വിളിക്കുന്നയാൾ|വിളിക്കുന്നവർ|വിളിക്കുന്ന ആൾ|അതിഥി|ആളുകൾ|ഇടപാടുകാ|ക്ലയന്റ്|upabhokthav|upabhokthakkal|customer|customers|vilikkunna aal|vilikkunnavar|athithi|aalukal|client',
  'know-caller':
    'തിരിച്ചറിയ|പേര് വിളിച്ച്|പേരു വിളിച്ച്|പേരെടുത്ത്|പേര് പറഞ്ഞ്|ആരാണ് വിളിക്കുന്ന|ഓർത്തിരിക്ക|ഓർമ്മ വെക്കാൻ|ഓർമ്മ വെക്കുന്ന|ഓർമ്മ വെക്കും|ഓർമ്മ വെക്കുമോ|പഴയ കസ്റ്റമർ|സ്ഥിരം കസ്റ്റമർ|thirichariyum|thirichariyumo|peru vilichu|peru paranju|aaranu vilikkunnath|orthirikkumo|pazhaya customer|sthiram customer',
  voice: 'വോയ്സ്|വോയിസ്|ശബ്ദ|സ്വരം|വോയ്സ് ഏജന്റ്|shabdam|sabdam|voice',
  'voice-kind':
    'ആൺ ശബ്ദം|പെൺ ശബ്ദം|പുരുഷ ശബ്ദം|സ്ത്രീ ശബ്ദം|മനുഷ്യന്റെ പോലെ|മനുഷ്യനെപ്പോലെ|റോബോട്ടിനെപ്പോലെ|റോബോട്ട് പോലെ|ഏത് ശബ്ദം|ശബ്ദം മാറ്റാൻ|ശബ്ദം മാറ്റാം|ശബ്ദം മാറ്റണം|ശബ്ദം മാറ്റിയാ|ശബ്ദം മാറ്റുമോ|ശബ്ദം തിരഞ്ഞെടുക്ക|എന്റെ ശബ്ദം|ഉച്ചാരണ|ആക്സന്റ്|aan shabdam|pen shabdam|purusha shabdam|sthree shabdam|robot pole|shabdam mattan|ente shabdam|ucharanam|voice mattan|male voice|female voice',
  record:
    'റെക്കോർഡ്|റെക്കോഡ്|റെക്കോർഡിങ്|റെക്കോർഡിംഗ്|റിക്കാർഡ്|രേഖപ്പെടുത്ത|പിന്നീട് കേൾക്കാൻ|പിന്നീട് കേൾക്കാം|പിന്നെ കേൾക്കാൻ|record cheyyumo|record aakumo|recording|pinne kelkkan|pinneed kelkkan',
  summary: 'സംഗ്രഹ|ചുരുക്ക|സമ്മറി|സാരാംശ|രത്നചുരുക്ക|samgraham|sangraham|churukkam|summary|saramsham',
  analytics:
    'അനലിറ്റിക്സ്|അനാലിറ്റിക്സ്|വിശകലന|സ്ഥിതിവിവര|റിപ്പോർട്ട്|കണക്കുകൾ|എന്തിനാണ് ആളുകൾ വിളിക്ക|എന്തിനാണ് ആളുകൾ വിളിച്ച|എന്തിനാണ് ആളുകൾ വിളി|ഗ്രാഫ്|vishakalanam|report|reports|analytics|kanakkukal',
  'advanced-analytics':
    'അഡ്വാൻസ്ഡ് അനലിറ്റിക്സ്|അഡ്വാൻസ് അനലിറ്റിക്സ്|വിപുലമായ അനലിറ്റിക്സ്|വിശദമായ റിപ്പോർട്ട്|advanced analytics|advance analytics|vishadamaya report',
  'basic-analytics':
    'ബേസിക് അനലിറ്റിക്സ്|അടിസ്ഥാന അനലിറ്റിക്സ്|സാധാരണ റിപ്പോർട്ട്|basic analytics|adisthana analytics',
  transcript:
    'ട്രാൻസ്ക്രിപ്റ്റ്|എഴുത്ത് രൂപം|എഴുത്ത് രൂപത്തി|എഴുതിയ രൂപം|എഴുതിയ രൂപത്തി|പറഞ്ഞത് എഴുതി|സംഭാഷണം എഴുതി|വാക്കിന് വാക്ക്|ezhuthu roopam|paranjathu text|transcript',
  missed:
    'മിസ്ഡ് കോൾ|മിസ്സ്ഡ് കോൾ|മിസ് കോൾ|നഷ്ടപ്പെട്ട കോൾ|വിട്ടുപോയ കോൾ|കോൾ മിസ്|കോളുകൾ മിസ്|ആരും എടുക്കുന്നില്ല|ആരും എടുത്തില്ല|എടുക്കാത്ത കോൾ|കോൾ നഷ്ടപ്പെ|കോൾ നഷ്ടമാ|missed call|call miss|miss aakum|nashtapetta call|aarum edukkunnilla|aarum eduthilla|miss aakunnu',
  night:
    'രാത്രി|രാത്രിയിൽ|അർദ്ധരാത്രി|പാതിരാ|വൈകുന്നേര|വൈകിട്ട്|പുലർച്ചെ|കട അടച്ചാൽ|കട അടച്ച|ഓഫീസ് അടച്ചാൽ|ഓഫീസ് അടച്ച|ഓഫീസ് സമയം കഴിഞ്ഞ|rathri|raathri|rathriyil|ardharathri|pathira|vaikunneram|vaikitt|pularche|kada adachal|kada adacha|office adacha|office samayam kazhinj',
  holiday:
    'അവധി|ഞായറാഴ്ച|ഞായർ|ശനിയാഴ്ച|ഉത്സവ|ആഘോഷ|ഓണം|ഓണത്തിന്|വിഷു|ദീപാവലി|പെരുന്നാൾ|ക്രിസ്മസ്|ഹോളിഡേ|വാരാന്ത്യ|വാരാന്ത്യം|വാരാന്ത്യത്തി|വാരാന്ത്യങ്ങ|സൺഡേ|avadhi|njayarazhcha|njayar|shaniyazhcha|ulsavam|utsavam|onam|onathinu|vishu|deepavali|holiday|sunday|perunnal',
  'all-day':
    '24 മണിക്കൂർ|ഇരുപത്തിനാല് മണിക്കൂർ|ഇരുപത്തിനാലു മണിക്കൂർ|രാവും പകലും|രാപ്പകൽ|എപ്പോഴും|എല്ലായ്പ്പോഴും|ഏതു സമയത്തും|ഏത് സമയത്തും|എപ്പോൾ വേണമെങ്കിലും|ദിവസം മുഴുവൻ|എല്ലാ സമയത്തും|24 manikkoor|24 manikkur|eppozhum|ravum pakalum|ethu samayathum|eppol venamenkilum|divasam muzhuvan|24x7|24/7',
  timing:
    'സമയക്രമ|പ്രവൃത്തി സമയം|പ്രവർത്തന സമയം|ഓഫീസ് സമയം|ടൈമിംഗ്|ടൈമിങ്|എത്ര മണി മുതൽ|എത്ര മണി വരെ|എത്ര മണിവരെ|തുറന്നിരിക്ക|അടച്ചിരിക്ക|=സമയം|സമയത്ത്|pravarthana samayam|office samayam|timing|ethra mani vare|ethra mani muthal|samayam|thurannirikkum',
  wait: 'കാത്തിരി|കാത്തുനിൽ|കാത്തു നിൽ|വെയിറ്റ്|കാത്തിരിപ്പ|kathirikk|kaathirikk|kathirikkanam|wait cheyyanam|wait cheyyano|kathunilkk',
  fast: 'വേഗ|വേഗത്തിൽ|പെട്ടെന്ന്|ഉടൻ|ഉടനെ|ഉടനടി|തൽക്ഷണ|ഫാസ്റ്റ്|സ്പീഡ്|വേഗത|പതുക്കെ|vegam|vegathil|vegatha|pettennu|pettenn|udane|udan|udanadi|fast aano|speed',
  answer: 'മറുപടി|ഉത്തരം|ഉത്തര|റിപ്ലൈ|marupadi|utharam|uttharam|reply cheyyum|marupadi parayum',
  understand:
    'മനസ്സിലാ|മനസിലാ|തിരിയുമോ|ബഹളം|ശബ്ദമുണ്ടെങ്കിൽ|manassilakum|manasilakum|manassilakumo|manasilakumo|manassilavumo|manasilavumo|bahalam',
  accuracy:
    'കൃത്യ|കൃത്യം|കൃത്യത്തി|കൃത്യങ്ങ|കൃത്യത|ശരിയായ ഉത്തരം|ശരിയായ മറുപടി|എത്ര ശരി|വിശ്വസിക്ക|വിശ്വാസ്യ|വിശ്വാസ്യം|വിശ്വാസ്യത്തി|വിശ്വാസ്യങ്ങ|വിശ്വസനീയ|തെറ്റ് വരുമോ|തെറ്റുകൾ|തെറ്റ് പറ്റുമോ|അക്യുറസി|എത്ര നല്ലതാ|എത്ര നല്ല|krithyam|krityam|krithyatha|kruthyatha|kruthyam|viswasikkamo|vishwasikkamo|thettu varumo|thettu pattumo|accuracy|sheriyaya utharam',
  resolve:
    'പരിഹരി|പരിഹാര|തീർക്ക|തീർപ്പ|സ്വയം|തനിയെ|കൈകാര്യം|പൂർത്തിയാക്ക|ഹാൻഡിൽ|സോൾവ്|തനിച്ച്|pariharikkum|pariharikkumo|pariharam|theerkkum|swayam|thaniye|kaikaryam|poorthiyakkum|handle cheyyum|solve cheyyum|solve cheyyumo',
  'tier-one': 'ടിയർ 1|ടിയർ-1|ടയർ 1|ടിയർ വൺ|ആദ്യ ഘട്ട|ഒന്നാം നില|ലെവൽ 1|tier 1|onnam nila|level 1',
  routine:
    'സാധാരണ ചോദ്യം|സാധാരണ ചോദ്യങ്ങൾ|സാധാരണ ചോദ്യത്തി|സാധാരണ ചോദ്യങ്ങ|പതിവ്|പതിവായ|ദൈനംദിന|സ്ഥിരം ചോദി|ആവർത്തിച്ച്|പൊതുവായ|സാധാരണ|ലളിതമായ ചോദ്യം|ലളിതമായ ചോദ്യങ്ങൾ|ലളിതമായ ചോദ്യത്തി|ലളിതമായ ചോദ്യങ്ങ|ചോദ്യങ്ങൾ|ചോദ്യങ്ങള|ചോദ്യത്തിന|അന്വേഷണങ്ങൾ|സംശയങ്ങൾ|sadharana|sadharana chodyam|pathivu|pothuvaya|chodyangal|chodyam|samshayam|samshayangal|anweshanangal|routine',
  'self-service':
    'സെൽഫ് സർവീസ്|സെൽഫ് സർവ്വീസ്|സ്വയം സേവന|ആളില്ലാതെ|മനുഷ്യനില്ലാതെ|മനുഷ്യ സഹായമില്ലാതെ|ആരുടെയും സഹായമില്ലാതെ|95 ശതമാനം|95%|self service|aalillathe|manushyanillathe',
  'handling-time':
    'ഹാൻഡ്ലിംഗ് ടൈം|ഹാൻഡ്‌ലിങ് ടൈം|ഒരു കോളിന് എടുക്കുന്ന സമയം|ശരാശരി സമയം|99 ശതമാനം|99%|handling time|sharasari samayam',
  automate: 'ഓട്ടോമേറ്റ്|ഓട്ടോമാറ്റിക്|ഓട്ടോമേഷൻ|യന്ത്രവൽ|സ്വയമേവ|automatic aayi|automate cheyy|swayameva',
  invent:
    'കെട്ടിച്ചമ|ഊഹി|ഊഹിച്ച്|കള്ളം|നുണ|തെറ്റായ ഉത്തരം|തെറ്റായ മറുപടി|തെറ്റായ വിവര|തെറ്റ് പറയുമോ|തെറ്റ് പറയും|തെറ്റായി പറയുമോ|തെറ്റായി പറയും|ഇല്ലാത്തത് പറയുമോ|ഇല്ലാത്തത് പറയും|വെറുതെ പറയുമോ|വെറുതെ പറയും|kettichamach|oohichu|oohikkumo|uhichu|kallam|nuna|thettaya utharam|thettaya marupadi|thettaya vivaram|thettu parayumo|kallam parayumo|illatha karyam',
  'not-know':
    'അറിയില്ലെങ്കിൽ|അറിയാത്ത|അറിയാതെ വന്നാൽ|ഉത്തരം അറിയില്ല|മറുപടി അറിയില്ല|ഉത്തരം ഇല്ലെങ്കിൽ|ബുദ്ധിമുട്ടുള്ള ചോദ്യം|ബുദ്ധിമുട്ടുള്ള ചോദ്യങ്ങൾ|ബുദ്ധിമുട്ടുള്ള ചോദ്യത്തി|ബുദ്ധിമുട്ടുള്ള ചോദ്യങ്ങ|കഠിനമായ ചോദ്യം|കഠിനമായ ചോദ്യങ്ങൾ|കഠിനമായ ചോദ്യത്തി|കഠിനമായ ചോദ്യങ്ങ|മനസ്സിലായില്ലെങ്കിൽ|മനസിലായില്ലെങ്കിൽ|കുടുങ്ങ|ariyillenkil|ariyillengil|ariyatha|utharam ariyilla|marupadi ariyilla|manassilayillenkil|manasilayillenkil|manasilayillengil|buddhimuttulla chodyam',
  transfer:
    'ട്രാൻസ്ഫർ|ട്രാൻസ്ഫെർ|കൈമാറ|ഞങ്ങളുടെ ആൾക്ക്|ഞങ്ങളുടെ സ്റ്റാഫിന്|ഞങ്ങളുടെ ടീമിന്|ഫോർവേഡ്|ഒരാൾക്ക് കൈമാറ|മനുഷ്യന് കൈമാറ|കണക്ട് ചെയ്ത് തരുമോ|ഏൽപ്പിക്ക|kaimarum|kaimarumo|transfer cheyyum|transfer cheyyumo|njangalude staffinu|njangalude teaminu|forward cheyyumo|manushyanu kaimar|staffilekku',
  person:
    'മനുഷ്യ|മനുഷ്യം|മനുഷ്യത്തി|മനുഷ്യങ്ങ|ഒരാൾ|ഒരാളോട്|ഒരാളുമായി|ആരെങ്കിലും|ആരോടെങ്കിലും|വ്യക്തി|യഥാർത്ഥ ആൾ|ശരിക്കുള്ള ആൾ|നിങ്ങളുടെ ടീം|ടീം|manushyan|manushyanodu|oral|oralodu|oraalodu|aarenkilum|arenkilum|aarodenkilum|ningalude team|vyakthi|real person|മനുഷ്യൻ|മനുഷ്യനോ|മനുഷ്യനു|മനുഷ്യരോ',
  'say-ai':
    'AI ആണെന്ന് പറയുമോ|AI ആണെന്ന് പറയും|എഐ ആണെന്ന് പറയുമോ|എഐ ആണെന്ന് പറയും|എഐ ആണെന്ന്|AI ആണെന്ന്|ബോട്ട് ആണെന്ന്|ബോട്ടാണെന്ന്|മെഷീൻ ആണെന്ന്|യന്ത്രമാണെന്ന്|മനുഷ്യനാണെന്ന് പറ്റിക്ക|മറച്ചുവെക്ക|കസ്റ്റമർക്ക് മനസ്സിലാകുമോ|കസ്റ്റമർക്ക് അറിയാൻ|ai aanennu parayumo|ai anennu|bot aanennu|botanennu|machine aanennu|marachuvekkumo|customerku manasilakumo|customerkku manassilakumo',
  ai: 'എ ഐ|നിർമ്മിത ബുദ്ധി|നിർമിത ബുദ്ധി|ബോട്ട്|റോബോട്ട്|യന്ത്ര|മെഷീൻ|കമ്പ്യൂട്ടർ|സഹായി|അസിസ്റ്റന്റ്|yanthram|nirmitha buddhi|sahayi|ai|bot|robot|എഐ ഏജന്റ്|എഐ സഹായി|എഐ ബോട്ട്|എഐയാ',
  channel: 'ചാനൽ|മാധ്യമ|മാർഗ്ഗങ്ങളിൽ|വഴികളിൽ|channel|madhyamam|vazhikal',
  chat: 'ചാറ്റ്|ചാറ്റിൽ|ചാറ്റ|ചാറ്റ്ബോട്ട്|ചാറ്റിംഗ്|chat|chatbot|chatil',
  email: 'ഇമെയിൽ|ഈമെയിൽ|മെയിൽ|ഇ-മെയിൽ|ഇൻബോക്സ്|മെയിലിന|email|mail|mailinu',
  'mail-address': 'ഇമെയിൽ ഐഡി|മെയിൽ ഐഡി|ഇമെയിൽ വിലാസ|മെയിൽ വിലാസ|email id|mail id',
  'attach-file': 'ഫയൽ|ഫയല|അറ്റാച്ച്|അപ്‌ലോഡ്|ചിത്ര|ഫോട്ടോ|പിഡിഎഫ്|file',
  'my-link': 'ലിങ്ക്|റഫറൻസ്|link',
  'messaging-app': 'മെസേജിംഗ് ആപ്പ്|മെസേജിങ് ആപ്പ്|മെസ്സേജിംഗ്|മെസേജിംഗ്|മെസേജിങ്|മെസേജ് ആപ്പ്|messaging app',
  'messaging-product':
    'വാട്സ്ആപ്പ്|വാട്‌സ്ആപ്പ്|വാട്ട്സ്ആപ്പ്|വാട്സാപ്പ്|വാട്‌സാപ്പ്|വാട്സപ്പ്|ടെലിഗ്രാം|മെസഞ്ചർ|whatsapp|watsapp|telegram|whatsappil',
  sms: 'എസ്എംഎസ്|എസ് എം എസ്|മെസേജ് അയക്കുമോ|മെസേജ് അയക്കും|മെസേജ് അയക്കൂ|മെസേജ് അയക്കാമോ|ടെക്സ്റ്റ് മെസേജ്|sms|message ayakkumo',
  video: 'വീഡിയോ|വിഡിയോ|video',
  website: 'വെബ്സൈറ്റ്|വെബ്‌സൈറ്റ്|സൈറ്റിൽ|ഹോം പേജ്|website|websiteil|site|siteil|=സൈറ്റ്|സൈറ്റിന',
  sort: 'തരംതിരി|തരം തിരിക്ക|വേർതിരി|ടാഗ്|വർഗ്ഗീകര|tharamthirikkum|tharam thirikkumo|verthirikkum|tag cheyyum|sort cheyyum',
  draft:
    'ഡ്രാഫ്റ്റ്|കരട്|മറുപടി എഴുതും|മറുപടി എഴുതുമോ|മറുപടി എഴുതാൻ|മറുപടി എഴുതൂ|മറുപടി തയ്യാറാ|മറുപടി നിർദ്ദേശ|സ്വയം അയക്കുമോ|സ്വയം അയക്കും|തനിയെ അയക്കുമോ|തനിയെ അയക്കും|റിപ്ലൈ എഴുതും|റിപ്ലൈ എഴുതുമോ|റിപ്ലൈ എഴുതാൻ|റിപ്ലൈ എഴുതൂ|marupadi ezhuthum|marupadi ezhuthumo|swayam ayakkumo|thaniye ayakkumo|reply ezhuthumo|draft',
  mood: 'ദേഷ്യ|ദേഷ്യം|ദേഷ്യത്തി|ദേഷ്യങ്ങ|കോപ|മാനസികാവസ്ഥ|വികാര|മൂഡ്|മുൻഗണന|അസ്വസ്ഥ|പ്രയോറിറ്റി|സെന്റിമെന്റ്|ദേഷ്യത്തിൽ|deshyam|deshyathil|vikaram|munganana|mood|sentiment|priority|kopam',
  ticket: 'ടിക്കറ്റ്|പരാതി|പ്രശ്ന|കംപ്ലയിന്റ്|പരാതികൾ|parathi|paraathi|prashnam|prasnam|complaint|ticket',
  receipt:
    'രസീത്|വിലാസം മാറ്റാൻ|വിലാസം മാറ്റാം|വിലാസം മാറ്റണം|വിലാസം മാറ്റിയാ|വിലാസം മാറ്റുമോ|അഡ്രസ് മാറ്റാൻ|അഡ്രസ് മാറ്റാം|അഡ്രസ് മാറ്റണം|അഡ്രസ് മാറ്റിയാ|അഡ്രസ് മാറ്റുമോ|അഡ്രസ്സ് മാറ്റാൻ|അഡ്രസ്സ് മാറ്റാം|അഡ്രസ്സ് മാറ്റണം|അഡ്രസ്സ് മാറ്റിയാ|അഡ്രസ്സ് മാറ്റുമോ|ചെറിയ കാര്യങ്ങൾ|ചെറിയ ജോലി|ചെറിയ പണി|ടിക്കറ്റ് എടുക്കാൻ|ടിക്കറ്റ് എടുക്കും|ടിക്കറ്റ് എടുക്കണം|ടിക്കറ്റ് എടുക്കാം|raseethu|address mattan|cheriya karyangal|cheriya joli|vilasam mattan|receipt',
  continue:
    'വീണ്ടും പറയണ|വീണ്ടും പറയേണ്ട|ആദ്യം മുതൽ|തുടരാൻ|തുടർന്ന് സംസാരി|രാവിലെ വിളിച്ച|നിർത്തിയിടത്ത്|veendum parayano|veendum parayanam|aadyam muthal|adyam muthal|thudaran|thudaramo|ravile vilicha',
  letters:
    'ലിപി|ലിപിയിൽ|ഇംഗ്ലീഷ് അക്ഷര|മലയാളം അക്ഷര|മംഗ്ലീഷ്|ടൈപ്പ്|റോമൻ|english aksharam|english aksharathil|malayalam aksharam|manglish|type cheythal|type cheyyam|lipi|lipiyil',
  appointment:
    'അപ്പോയിന്റ്മെന്റ്|അപ്പോയിന്റ്‌മെന്റ്|അപ്പോയിൻമെന്റ്|അപ്പോയ്ന്റ്മെന്റ്|അപ്പോയിൻ്റ്മെൻ്റ്|ബുക്കിംഗ്|ബുക്കിങ്|ബുക്ക്|സ്ലോട്ട്|ഷെഡ്യൂൾ|മീറ്റിംഗ്|ടോക്കൺ|മുൻകൂട്ടി ബുക്ക്|booking|book cheyyum|book cheyyumo|book cheyyan|slot|appointment|token|schedule|=ഒപി',
  calendar: 'കലണ്ടർ|കാലണ്ടർ|calendar|kalandar',
  twice:
    'രണ്ടു തവണ ബുക്ക്|രണ്ട് തവണ ബുക്ക്|രണ്ടുതവണ ബുക്ക്|ഡബിൾ ബുക്കിംഗ്|ഡബിൾ ബുക്കിങ്|ഒരേ സ്ലോട്ട്|ഓവർബുക്ക്|ഓവർ ബുക്ക്|രണ്ടുപേർക്ക് ഒരേ|randu thavana book|double booking|ore slot|overbook|randu perkku ore',
  remind:
    'ഓർമ്മിപ്പി|ഓർമിപ്പി|ഓർമ്മപ്പെടുത്ത|ഓർമപ്പെടുത്ത|റിമൈൻഡർ|ormippikkum|ormippikkumo|ormmippikk|ormapeduthum|reminder|remind cheyyum|remind cheyyumo',
  confirm:
    'ഉറപ്പിക്ക|ഉറപ്പാക്ക|ഉറപ്പുവരുത്ത|സ്ഥിരീകര|കൺഫേം|കൺഫേർമ|urappikkum|urappakkum|sthireekarikkum|confirm cheyyum|confirm cheyyumo',
  'no-show':
    'വരാതിരു|വരാത്ത|വന്നില്ലെങ്കിൽ|വരുന്നില്ല|വരാതെ|മറന്നുപോ|മറന്നാൽ|നോ ഷോ|നോ-ഷോ|varathirunnal|vannillenkil|vannillengil|varathe|varatha|marannal|marannupo|no show',
  connect:
    'ബന്ധിപ്പി|ബന്ധിപ്പിക്ക|കണക്ട്|കണക്റ്റ്|ഇന്റഗ്രേ|ലിങ്ക്|ഒപ്പം പ്രവർത്തി|കൂടെ പ്രവർത്തി|യോജിപ്പി|ചേർക്കാൻ പറ്റും|ചേർക്കാൻ പറ്റുമോ|സംയോജി|bandhippikkan|bandhippikkam|bandhippikkamo|connect cheyyan|connect cheyyamo|connect aakumo|integrate|integration|oppam work|kude work|link cheyyan',
  crm: 'സിആർഎം|സി ആർ എം|കസ്റ്റമർ റെക്കോർഡ|crm',
  'crm-product': 'സോഹോ|സോഹൊ|സെയിൽസ്ഫോഴ്സ്|ഹബ്സ്പോട്ട്|zoho|salesforce|hubspot',
  'help-desk': 'ഹെൽപ്പ് ഡെസ്ക്|ഹെൽപ് ഡെസ്ക്|ഹെൽപ്ഡെസ്ക്|ടിക്കറ്റിംഗ്|ടിക്കറ്റ് സിസ്റ്റം|help desk|helpdesk',
  'help-desk-product': 'ഫ്രഷ്ഡെസ്ക്|ഫ്രെഷ്ഡെസ്ക്|സെൻഡെസ്ക്|freshdesk|zendesk',
  'knowledge-base':
    'നോളജ് ബേസ്|ഞങ്ങളുടെ പേജുകളിൽ|ഞങ്ങളുടെ രേഖകളിൽ|ഞങ്ങളുടെ ഡോക്യുമെന്റ|ഞങ്ങളുടെ വിവരങ്ങളിൽ|knowledge base|njangalude document|njangalude pages|njangalude faq',
  'shop-platform':
    'ഇ-കൊമേഴ്സ് പ്ലാറ്റ്ഫോം|ഇ-കൊമേഴ്‌സ് പ്ലാറ്റ്‌ഫോം|ഇകൊമേഴ്സ് പ്ലാറ്റ്ഫോം|ഓൺലൈൻ സ്റ്റോർ സോഫ്റ്റ്‌വെയർ|ecommerce platform',
  'shop-product': 'ഷോപ്പിഫൈ|വൂകൊമേഴ്സ്|മജന്റോ|shopify|woocommerce',
  api: 'എപിഐ|എ പി ഐ|വെബ്ഹുക്ക്|api',
  software:
    'സോഫ്റ്റ്‌വെയർ|സോഫ്റ്റ്വെയർ|സോഫ്ട്‌വെയർ|സിസ്റ്റം|സിസ്റ്റവുമായി|സിസ്റ്റത്തിൽ|ടാലി|എക്സൽ|ഗൂഗിൾ ഷീറ്റ്|ഞങ്ങളുടെ സിസ്റ്റം|ഞങ്ങളുടെ സിസ്റ്റവു|ഞങ്ങളുടെ സിസ്റ്റത്തി|software|system|njangalude system|njangalude software|tally|excel',
  'set-up':
    'തുടങ്ങ|തുടങ്ങാൻ|തുടങ്ങുക|ആരംഭി|ആരംഭിക്ക|സെറ്റപ്പ്|സെറ്റ് അപ്പ്|സ്റ്റാർട്ട്|തുടക്കം|പ്രവർത്തനം തുടങ്ങ|thudangan|thudangam|thudanganam|thudanguka|thudangunnath|aarambhikkan|arambikkan|start cheyyan|start cheyyam|setup cheyyan|set up cheyyan',
  build:
    'നിർമ്മിക്ക|നിർമിക്ക|ഉണ്ടാക്ക|സ്വന്തം ഏജന്റ്|ബിൽഡ്|തയ്യാറാക്ക|nirmikkan|undakkan|undakkam|undakkamo|build cheyyan|create cheyyan|swantham agent',
  install:
    'ഇൻസ്റ്റാൾ|ഇൻസ്റ്റാൾ ചെയ്യും|ഇൻസ്റ്റാൾ ചെയ്യാൻ|ഇൻസ്റ്റാൾ ചെയ്യാം|ഇൻസ്റ്റാൾ ചെയ്യണം|ഇൻസ്റ്റാൾ ചെയ്യുന്ന|ഡൗൺലോഡ്|ഹാർഡ്‌വെയർ|ഹാർഡ്വെയർ|ഉപകരണ|മെഷീൻ വാങ്ങാൻ|മെഷീൻ വാങ്ങാം|മെഷീൻ വാങ്ങണം|എന്തെങ്കിലും വാങ്ങണ|install cheyyan|install cheyyano|install cheyyanam|download|hardware|upakaranam|enthenkilum vangano',
  code: 'കോഡിംഗ്|കോഡിങ്|പ്രോഗ്രാമിംഗ്|ഡെവലപ്പർ|സാങ്കേതിക അറിവ്|സാങ്കേതിക പരിജ്ഞാന|ടെക്നിക്കൽ|എൻജിനീയർ|coding|developer|technical|sankethika arivu',
  'own-number':
    'ഞങ്ങളുടെ നമ്പർ|ഇതേ നമ്പർ|ഇപ്പോഴുള്ള നമ്പർ|ഇപ്പോഴത്തെ നമ്പർ|നിലവിലുള്ള നമ്പർ|പഴയ നമ്പർ|സിം|സിം കാർഡ്|പോർട്ട്|ടോൾ ഫ്രീ|ലാൻഡ്‌ലൈൻ|ലാൻഡ്ലൈൻ|ഏത് നമ്പറിൽ നിന്ന്|ഏതു നമ്പറിൽ നിന്ന്|njangalude number|ithe number|ippozhathe number|ippozhulla number|nilavilulla number|pazhaya number|sim card|toll free|landline|ethu numberil ninnu',
  teach:
    'പഠിപ്പി|പഠിപ്പിക്ക|പഠിക്കുമോ|പഠിക്കും|ട്രെയിൻ ചെയ്യും|ട്രെയിൻ ചെയ്യാൻ|ട്രെയിൻ ചെയ്യാം|ട്രെയിൻ ചെയ്യണം|ട്രെയിൻ ചെയ്യുന്ന|ഞങ്ങളുടെ വിവരങ്ങൾ കൊടുക്ക|ഞങ്ങളുടെ വിവരങ്ങൾ നൽകും|ഞങ്ങളുടെ വിവരങ്ങൾ നൽകുമോ|ഞങ്ങളുടെ വിവരങ്ങൾ നൽകാൻ|ഞങ്ങളുടെ വിവരങ്ങൾ നൽകുന്ന|പരിശീലിപ്പി|padippikkan|padippikkam|padippikkunnath|padikkum|train cheyyan|train cheyyanam|njangalude vivarangal koduk',
  trial:
    'ട്രയൽ|പരീക്ഷിച്ച്|പരീക്ഷിക്ക|പരീക്ഷണ|ടെസ്റ്റ് ചെയ്യും|ടെസ്റ്റ് ചെയ്യാൻ|ടെസ്റ്റ് ചെയ്യാം|ടെസ്റ്റ് ചെയ്യണം|ടെസ്റ്റ് ചെയ്യുന്ന|ട്രൈ ചെയ്യും|ട്രൈ ചെയ്യാൻ|ട്രൈ ചെയ്യാം|ട്രൈ ചെയ്യണം|ട്രൈ ചെയ്യുന്ന|വാങ്ങുന്നതിന് മുമ്പ്|വാങ്ങുന്നതിനു മുമ്പ്|വാങ്ങും മുമ്പ്|ഉപയോഗിച്ച് നോക്കാൻ|ഉപയോഗിച്ച് നോക്കാം|ഉപയോഗിച്ച് നോക്കണം|ഉപയോഗിച്ചു നോക്കാൻ|ഉപയോഗിച്ചു നോക്കാം|ഉപയോഗിച്ചു നോക്കണം|pareekshichu|parikshikkan|pareekshikkan|try cheyyan|try cheyyamo|trial|test cheyyan|vangunnathinu munp|upayogichu nokkan|upayogichu nokkam',
  demo: 'ഡെമോ|ഡെമൊ|ഡെമോ കോൾ|demo call|demo|ചെയ്ത് കാണിക്ക|പ്രദർശന|cheythu kanikk',
  'test-call':
    'ടെസ്റ്റ് കോൾ|ഡെമോ കോൾ|പരീക്ഷണ കോൾ|എന്നെ വിളിക്കുമോ|എന്നെ വിളിക്കാമോ|എനിക്ക് കോൾ|എന്റെ നമ്പറിൽ വിളിക്ക|എന്റെ നമ്പറിൽ വിളിച്ച|എന്റെ നമ്പറിൽ വിളി|എന്റെ ഫോണിൽ വിളിക്ക|എന്റെ ഫോണിൽ വിളിച്ച|എന്റെ ഫോണിൽ വിളി|test call|demo call|enne vilikkumo|enne vilikkamo|enikku call|ente numberil vilik',
  listen:
    'കേട്ട് നോക്കാൻ|കേട്ട് നോക്കാം|കേട്ട് നോക്കണം|കേട്ടു നോക്കാൻ|കേട്ടു നോക്കാം|കേട്ടു നോക്കണം|കേട്ടുനോക്ക|കേൾക്കാൻ|കേൾക്കാമോ|എങ്ങനെ സംസാരി|സാമ്പിൾ|ശബ്ദം കേൾക്കാൻ|ശബ്ദം കേൾക്കാം|kettu nokkan|kettu nokkam|kelkkan|kelkkamo|engane samsarikkum|sample|shabdam kelkkan',
  stop: 'സ്റ്റോപ്പ്|വിളിക്കരുത്|വിളിക്കണ്ട|ഇനി വിളിക്ക|ഇനി വിളിക്കരുത്|വിളിക്കല്ലേ|കോൾ ചെയ്യരുത്|കോൾ വേണ്ട|കോളുകൾ വേണ്ട|കോൾ വരാതിരിക്കാൻ|കോൾ നിർത്താൻ|കോൾ നിർത്താം|കോൾ നിർത്തണം|കോൾ നിർത്തിയാ|നമ്പർ ഒഴിവാക്ക|ശല്യം ചെയ്യും|ശല്യം ചെയ്യാൻ|ശല്യം ചെയ്യാം|ശല്യം ചെയ്യണം|ശല്യം ചെയ്യുന്ന|vilikkaruthu|vilikkaruth|vilikkanda|ini vilikkaruth|ini vilikkanda|call cheyyaruthu|call venda|call nirthan|call varathirikkan|stop',
  'phone-number':
    'നമ്പർ|നമ്പറ|ഫോൺ നമ്പർ|മൊബൈൽ|മൊബൈൽ നമ്പർ|ഹെൽപ്പ്‌ലൈൻ|കോൺടാക്റ്റ് നമ്പർ|number|phone number|mobile number|nambar',
  name: '=പേര്|=പേരെന്ത്|=പേരെന്താ|=പേരെന്താണ്|എന്റെ പേര്|പേര് എന്താ|=peru|=per|ente peru|ente per|peru entha',
  app: '=ആപ്പ്|ആപ്പിൽ|മൊബൈൽ ആപ്പ്|ആപ്ലിക്കേഷൻ|ആൻഡ്രോയിഡ്|ഐഫോൺ|app undo|mobile app',
  dashboard:
    'ഡാഷ്ബോർഡ്|ഡാഷ്‌ബോർഡ്|ലോഗിൻ|ലോഗിന്|ലോഗ് ഇൻ|സൈൻ ഇൻ|എന്റെ അക്കൗണ്ട്|പാസ്‌വേഡ് മറന്ന|പാസ്വേഡ് മറന്ന|dashboard|login cheyyan|login engane|ente account|password marann',
  'sign-up':
    'വാങ്ങണം|വാങ്ങാൻ|വാങ്ങുന്ന|എങ്ങനെ വാങ്ങാൻ|എങ്ങനെ വാങ്ങാം|എങ്ങനെ വാങ്ങണം|പ്ലാൻ എടുക്കാൻ|പ്ലാൻ എടുക്കും|പ്ലാൻ എടുക്കണം|പ്ലാൻ എടുക്കാം|സൈൻ അപ്പ്|രജിസ്റ്റർ|സബ്സ്ക്രൈബ്|വരിക്കാര|vanganam|vangan|engane vangam|plan edukkan|plan edukkanam|sign up|register cheyyan|subscribe cheyyan|buy cheyyan',
  language:
    '=ഭാഷ|ഭാഷകൾ|ഭാഷയിൽ|ഭാഷകളിൽ|മാതൃഭാഷ|പ്രാദേശിക|ലാംഗ്വേജ്|bhasha|bhashakal|bhashayil|basha|bashakal|language|languages|mathrubhasha|ഭാഷയാ|ഭാഷക|ഭാഷയു',
  speak:
    'സംസാരി|സംസാരിക്ക|സംസാര|സംഭാഷണ|മിണ്ടുമോ|samsarikk|samsarikkum|samsarikkumo|samsarikkan|samsaram|samsarikumo|parayumo|samsarikkunnu',
  mix: 'കലർത്ത|കലർന്ന|കലർത്തി|മിക്സ്|ഭാഷ മാറ്റാൻ|ഭാഷ മാറ്റാം|ഭാഷ മാറ്റണം|ഭാഷ മാറ്റിയാ|ഭാഷ മാറ്റുമോ|ഭാഷ മാറി|രണ്ട് ഭാഷ|രണ്ട് ഭാഷയിൽ|രണ്ട് ഭാഷകൾ|രണ്ടു ഭാഷ|രണ്ടു ഭാഷയിൽ|രണ്ടു ഭാഷകൾ|ഇടയ്ക്ക് ഇംഗ്ലീഷ്|ഇടയിൽ ഇംഗ്ലീഷ്|പകുതി മലയാളം|kalarthi|kalarthiyal|mix cheyth|bhasha mattiyal|bhasha mari|randu bhasha|idakku english|pakuthi malayalam',
  english:
    'ഇംഗ്ലീഷ്|ഇംഗ്ലിഷ്|ആംഗലേയ|english|englishil|inglish|ഇംഗ്ലീഷിൽ പറയൂ|ഇംഗ്ലീഷിൽ പറയാമോ|ഇംഗ്ലീഷിൽ പറയുക|ഇംഗ്ലീഷിൽ പറയുമോ|ഇംഗ്ലീഷിൽ പറയും|ഇംഗ്ലീഷിൽ മറുപടി|englishil parayu|englishil para|englishil marupadi|ഇംഗ്ലീഷിൽ സംസാരിക്കൂ|ഇംഗ്ലീഷിൽ സംസാരിക്കുക|ഇംഗ്ലീഷിൽ സംസാരിക്കാമോ|=englishil samsarikku',
  hindi:
    'ഹിന്ദി|hindi|hindiyil|ഹിന്ദിയിൽ പറയൂ|ഹിന്ദിയിൽ പറയാമോ|ഹിന്ദിയിൽ പറയുക|ഹിന്ദിയിൽ പറയുമോ|ഹിന്ദിയിൽ പറയും|ഹിന്ദിയിൽ മറുപടി|hindiyil parayu|hindiyil marupadi|ഹിന്ദിയിൽ സംസാരിക്കൂ|ഹിന്ദിയിൽ സംസാരിക്കുക|ഹിന്ദിയിൽ സംസാരിക്കാമോ|=hindiyil samsarikku',
  tamil:
    'tamil|tamizh|thamizh|tamilil|=തമിഴ്|=തമിഴും|=തമിഴോ|തമിഴിൽ|തമിഴിന|തമിഴിൽ പറയൂ|തമിഴിൽ പറയാമോ|തമിഴിൽ പറയുക|തമിഴിൽ പറയുമോ|തമിഴിൽ പറയും|തമിഴിൽ മറുപടി|tamilil parayu|tamizhil parayu|തമിഴിൽ സംസാരിക്കൂ|തമിഴിൽ സംസാരിക്കുക|തമിഴിൽ സംസാരിക്കാമോ',
  telugu: 'തെലുങ്ക്|തെലുഗു|telugu',
  bengali: 'ബംഗാളി|ബെംഗാളി|bengali',
  marathi: 'മറാത്തി|മറാഠി|marathi',
  gujarati: 'ഗുജറാത്തി|gujarati',
  kannada: 'കന്നഡ|കന്നട|kannada|കന്നഡയിൽ പറയൂ|കന്നഡയിൽ പറയാമോ|കന്നഡയിൽ പറയുക|കന്നഡയിൽ പറയുമോ|കന്നഡയിൽ പറയും',
  malayalam:
    'മലയാള|മലയാളം|മലയാളത്തിൽ|malayalam|malayalathil|മലയാളത്തിൽ പറയൂ|മലയാളത്തിൽ പറയാമോ|മലയാളത്തിൽ പറയുക|മലയാളത്തിൽ പറയുമോ|മലയാളത്തിൽ പറയും|മലയാളത്തിൽ മറുപടി|മലയാളത്തിൽ എഴുതും|മലയാളത്തിൽ എഴുതുമോ|മലയാളത്തിൽ എഴുതാൻ|മലയാളത്തിൽ എഴുതൂ|മലയാളത്തിൽ പറ|malayalathil parayu|malayalathil para|malayalathil marupadi|malayalathil reply|മലയാളത്തിൽ സംസാരിക്കൂ|മലയാളത്തിൽ സംസാരിക്കുക|മലയാളത്തിൽ സംസാരിക്കാമോ|=malayalathil samsarikku',
  punjabi: 'പഞ്ചാബി|punjabi',
  odia: 'ഒഡിയ|ഒറിയ|odia',
  'other-language':
    'ഉറുദു|ഉർദു|അസമീസ്|ആസാമി|ഫ്രഞ്ച്|ജർമ്മൻ|സ്പാനിഷ്|അറബി|അറബിക്|നേപ്പാളി|കൊങ്കണി|ഭോജ്പുരി|സിന്ധി|കശ്മീരി|സംസ്കൃത|തുളു|മണിപ്പൂരി|ചൈനീസ്|ജാപ്പനീസ്|റഷ്യൻ|കൊറിയൻ|സിംഹള|വിദേശ ഭാഷ|വിദേശ ഭാഷയിൽ|വിദേശ ഭാഷകൾ|മൈഥിലി|urdu|arabic|arabi|konkani|thulu|tulu|samskritham|videsha bhasha',
  industry:
    'വ്യവസായ|മേഖല|മേഖലകൾ|ഏത് ബിസിനസ്|ഏതു ബിസിനസ്|ഏത് തരം ബിസിനസ്|ഏത് തരത്തിലുള്ള സ്ഥാപന|ആർക്കൊക്കെ|ആർക്കാണ് ഉപയോഗ|ഇൻഡസ്ട്രി|സെക്ടർ|vyavasayam|mekhala|mekhalakal|ethu business|ethokke business|aarkkokke|industry',
  'my-business':
    '=എന്റെ|=എൻ്റെ|=ഞങ്ങളുടെ|=ഞങ്ങൾ|=ഞാൻ|=ഞങ്ങൾക്ക്|=നമ്മുടെ|=എനിക്കൊരു|എനിക്ക് ഒരു|നടത്തുന്ന|നടത്തുന്നു|ബിസിനസ്|ബിസിനസ്സ്|കച്ചവട|=ഞങ്ങളുടേത്|സ്വന്തമായി|സ്ഥാപനമുണ്ട്|എന്റെ കട|ഞങ്ങളുടെ കട|=ente|=njangalude|=njangal|=njan|=njangalkku|=nammude|enikku oru|enikk oru|nadathunnu|nadathunna|business|kachavadam|ente kada|njangalude kada|=njangalkk',
  healthcare:
    'ആശുപത്രി|ക്ലിനിക്ക്|ക്ലിനിക്|ഹോസ്പിറ്റൽ|ഡോക്ടർ|ലാബോറട്ടറി|ഫാർമസി|മെഡിക്കൽ|ദന്ത|ഡെന്റൽ|ഹെൽത്ത്കെയർ|ആരോഗ്യ|ആരോഗ്യം|ആരോഗ്യത്തി|ആരോഗ്യങ്ങ|ആയുർവേദ|ചികിത്സാലയ|സ്കാനിംഗ് സെന്റർ|aashupathri|asupathri|aspathri|hospital|clinic|doctor|lab|dental clinic|ayurveda|aarogya|medical shop|=ലാബ്|ലാബിൽ|ലാബുകൾ',
  'online-store':
    'ഓൺലൈൻ കട|ഓൺലൈൻ സ്റ്റോർ|ഓൺലൈൻ ഷോപ്പ്|ഓൺലൈനായി വിൽക്കു|ഓൺലൈനായി വിൽക്കാ|ഓൺലൈനിൽ വിൽക്കു|ഓൺലൈനിൽ വിൽക്കാ|ഓൺലൈൻ ബിസിനസ്|ഇ-കൊമേഴ്സ്|ഇ-കൊമേഴ്‌സ്|ഇകൊമേഴ്സ്|ഇ കൊമേഴ്സ്|കൊറിയർ|തുണിക്കട|വസ്ത്രക്കട|പലചരക്ക്|ബുട്ടീക്|ഡെലിവറി കമ്പനി|ലോജിസ്റ്റിക്സ്|സൂപ്പർമാർക്കറ്റ്|=കട|കടയ്ക്ക്|കടയിൽ|=കടയാണ്|=kada|kadakku|kadayil|online kada|onlineil vilkkunn|ecommerce|thunikada|saree|palacharakku|courier|online store|online shop|സാരിക്കട|സാരികൾ|=ഷോപ്പ്|ഷോപ്പിൽ',
  travel:
    'യാത്ര|ട്രാവൽ|ട്രാവൽസ്|ടൂറിസ|ടൂർ|വിനോദസഞ്ചാര|ഹോട്ടൽ|റെസ്റ്റോറന്റ്|റസ്റ്റോറന്റ്|ഭക്ഷണശാല|റിസോർട്ട്|ലോഡ്ജ്|ഹോംസ്റ്റേ|ഹൗസ്ബോട്ട്|കഫേ|കേറ്ററിംഗ്|ടാക്സി സർവീസ്|yathra|tourism|tour|hotel|restaurant|resort|homestay|houseboat|travels|lodge',
  finance:
    'ബാങ്ക്|ബാങ്കി|ധനകാര്യ|ധനകാര്യം|ധനകാര്യത്തി|ധനകാര്യങ്ങ|ഫിനാൻസ്|ഫൈനാൻസ്|വായ്പ|ലോൺ|എൻബിഎഫ്സി|ബ്രോക്കർ|ചിട്ടി|മൈക്രോഫിനാൻസ്|സ്വർണ്ണ വായ്പ|സഹകരണ ബാങ്ക്|കടം കൊടുക്ക|bank|finance|vaypa|vaaypa|loan|nbfc|chitty|chitti|sahakarana bank',
  'other-industry':
    'സ്കൂൾ|സ്‌കൂൾ|കോളേജ്|കോളജ്|കോച്ചിംഗ്|ട്യൂഷൻ|സലൂൺ|ബ്യൂട്ടി പാർലർ|പാർലർ|ജിം|റിയൽ എസ്റ്റേറ്റ്|ബിൽഡർ|വക്കീൽ|അഭിഭാഷക|ഫാക്ടറി|ഗാരേജ്|വർക്ക്ഷോപ്പ്|ഇൻഷുറൻസ്|സർക്കാർ|ക്ഷേത്ര|കൃഷി|പള്ളി|വിദ്യാഭ്യാസ|school|college|tuition|salon|parlour|gym|real estate|vakkeel|factory|insurance|sarkkar|krishi|vidyabhyasam',
  patient: 'രോഗി|രോഗികൾ|പേഷ്യന്റ്|rogi|rogikal|rogikalkku|patient',
  'medical-advice':
    'വൈദ്യോപദേശ|മെഡിക്കൽ ഉപദേശ|മരുന്ന് പറയൂ|മരുന്ന് പറയാമോ|മരുന്ന് പറയുക|മരുന്ന് പറയുമോ|മരുന്ന് പറയും|മരുന്ന് നിർദ്ദേശ|മരുന്ന് കുറി|രോഗനിർണ|ലക്ഷണ|ചികിത്സ|എന്ത് രോഗം|vaidyopadesham|medical advice|marunnu parayumo|marunnu nirdesh|lakshanam|chikilsa|chikitsa|dose|ഡോസേജ്|മരുന്ന്|വൈദ്യോപദേശം|marunnu|ഗുളിക|ഡോസ്|എത്ര മരുന്ന്|gulika|tablet',
  emergency:
    'അടിയന്തര|അത്യാഹിത|എമർജൻസി|നെഞ്ചുവേദന എന്ന്|നെഞ്ചുവേദനയെന്ന്|രക്തസ്രാവ|ഗുരുതര|adiyanthara|adiyantharam|athyahitham|emergency|rakthasravam|guruthara',
  'lab-report':
    'ലാബ് റിപ്പോർട്ട്|പരിശോധനാ ഫലം|പരിശോധനാ ഫലങ്ങ|പരിശോധന ഫലം|പരിശോധന ഫലങ്ങ|ടെസ്റ്റ് റിസൾട്ട്|റിസൾട്ട്|രക്ത പരിശോധന|റിപ്പോർട്ട് റെഡി|റിപ്പോർട്ട് വന്നോ|ഭക്ഷണം കഴിക്കാതെ|lab report|test result|rakthaparishodhana|report ready|result|blood test',
  'report-values':
    'റിപ്പോർട്ട് വായിച്ച|റിപ്പോർട്ടിൽ എന്ത|ഫലം പറയു|റിസൾട്ട് പറയു|report vayich|reportil enth|result paray',
  order: 'ഓർഡർ|ഓർഡറുകൾ|ഓർഡർ എവിടെ|ഓർഡർ സ്റ്റാറ്റസ്|order|order evide',
  parcel:
    'പാഴ്സൽ|പാർസൽ|ഡെലിവറി|കൊറിയർ|ഷിപ്പ്മെന്റ്|ട്രാക്ക്|സാധനം എവിടെ|എത്തിയില്ല|parcel|delivery|courier|track cheyyan|sadhanam evide|ethiyilla',
  cod: 'ക്യാഷ് ഓൺ ഡെലിവറി|ക്യാഷ്-ഓൺ-ഡെലിവറി|സിഒഡി|സി ഒ ഡി|വ്യാജ ഓർഡർ|കള്ള ഓർഡർ|cash on delivery|cod|fake order|vyaja order',
  'return-goods':
    'റിട്ടേൺ|മടക്കി|തിരിച്ചയക്ക|തിരികെ അയക്കുമോ|തിരികെ അയക്കും|തിരികെ അയക്കൂ|തിരികെ അയക്കാമോ|എക്സ്ചേഞ്ച്|മടക്കിക്കൊടു|return|exchange|madakki|thirichayakk',
  rush: 'തിരക്ക്|തിരക്കേറിയ|സെയിൽ|സീസൺ|ഓണത്തിരക്ക്|ഒരുപാട് കോൾ|ധാരാളം കോൾ|കൂടുതൽ കോളുകൾ വന്നാൽ|പീക്ക്|thirakku|thirakk|season|sale time|orupad call|dharalam call|peak|onathirakk',
  policy:
    'ഞങ്ങളുടെ നയം|ഞങ്ങളുടെ പോളിസി|ഞങ്ങളുടെ നിയമ|നിയമങ്ങൾ|വാഗ്ദാന|വാക്ക് കൊടുക്ക|ഇല്ലാത്ത ഓഫർ|സ്വയം ഡിസ്കൗണ്ട്|പോളിസി|njangalude policy|nayam|niyamangal|vagdanam|vakku kodukk|promise cheyyumo|=നയം|നയങ്ങൾ',
  persuade: 'വിലപേശി|വിലപേശ|നിർബന്ധിച്ച|സോപ്പിട്ട|പ്രലോഭി|vilapesh|nirbandhich|soapitt',
  room: 'മുറി|മുറികൾ|റൂം|റൂമുകൾ|ചെക്ക്-ഇൻ|ചെക്ക് ഇൻ|ചെക്കിൻ|ചെക്ക് ഔട്ട്|താമസ|muri|murikal|room|rooms|check in|thamasam',
  table: 'ടേബിൾ|table|table book|tebil|=മേശ',
  itinerary:
    'ഫ്ലൈറ്റ്|വിമാന|യാത്രാ പദ്ധതി|യാത്രാപരിപാടി|ട്രെയിൻ വൈകിയാൽ|ട്രെയിൻ വൈകി|എയർപോർട്ട്|പിക്കപ്പ്|പിക്ക്-അപ്പ്|ട്രിപ്പ്|flight|vimanam|airport|pickup|yathra plan|trip',
  cancellation:
    'ബുക്കിംഗ് റദ്ദാക്ക|ബുക്കിങ് റദ്ദാക്ക|ബുക്കിംഗ് ക്യാൻസൽ|റദ്ദാക്ക|റദ്ദ്|ക്യാൻസലേഷൻ|ക്യാൻസൽ|കാൻസൽ|booking cancel|cancellation|raddakkan|radd cheyyan|cancel cheyth',
  group: 'ഗ്രൂപ്പ്|സംഘം|കല്യാണ|വിവാഹ|വിരുന്ന്|ഓഡിറ്റോറിയം|group booking|kalyanam|vivaham|sangham',
  emi: 'ഇഎംഐ|ഇ എം ഐ|തവണത്തുക|കുടിശ്ശിക|കുടിശിക|അവസാന തീയതി|തിരിച്ചടവ്|പണമടയ്ക്കാൻ ഓർമ്മിപ്പി|emi|kudishika|thirichadavu|due date|emi reminder|തവണകൾ|മാസത്തവണ',
  mandate: 'മാൻഡേറ്റ്|മാന്റേറ്റ്|നാച്ച്|ബൗൺസ്|ചെക്ക് ബൗൺസ്|ചെക്ക് മടങ്ങ|ഓട്ടോ ഡെബിറ്റ്|mandate|nach|bounce|cheque bounce',
  document: 'രേഖ|രേഖകൾ|ഡോക്യുമെന്റ്|കെവൈസി|കെ വൈ സി|പേപ്പറുകൾ|rekha|rekhakal|document|documents|kyc',
  'calling-hours':
    'ഡിഎൻഡി|വിളിക്കാവുന്ന സമയം|വിളിക്കാൻ അനുവദി|കോളിംഗ് അവേഴ്സ്|കോളിങ് സമയം|ശല്യപ്പെടുത്തരുത്|dnd|calling hours|trai|vilikkavunna samayam|=ട്രായ്',
  identity:
    'തിരിച്ചറിയൽ|വെരിഫൈ|പരിശോധിച്ച് ഉറപ്പാക്ക|പരിശോധിച്ച് ഉറപ്പിക്ക|ആരാണ് സംസാരിക്കുന്ന|ശരിയായ ആൾ|മറ്റാരെങ്കിലും എടുത്താൽ|വേറെ ആരെങ്കിലും എടുത്താൽ|ഐഡന്റിറ്റി|verify cheyyum|verify cheyyumo|aaranu samsarikkunnath|vere aarenkilum eduthal|sheriyaya aal',
  audit: 'ഓഡിറ്റ്|ഓഡിറ്റർ|എക്സ്പോർട്ട്|തെളിവായി|audit|auditor|export',
  example: 'ഉദാഹരണ|മാതൃക കണക്ക്|എക്സാമ്പിൾ|udaharanam|example',
  contact:
    'ബന്ധപ്പെട|ബന്ധപ്പെടാൻ|കോൺടാക്റ്റ്|കോണ്ടാക്ട്|കോൺടാക്ട്|നിങ്ങളെ എങ്ങനെ|bandhapedan|bandhappedan|bandhapeduka|contact|contact cheyyan|ningale engane',
  'speak-to-person':
    'മനുഷ്യനോട് സംസാരി|മനുഷ്യനുമായി സംസാരി|ഒരാളോട് സംസാരി|ഒരാളുമായി സംസാരി|ആരോടെങ്കിലും സംസാരി|ആരെങ്കിലുമായി സംസാരി|ആരോട് സംസാരി|നിങ്ങളുടെ ടീമുമായി സംസാരി|ടീമിനോട് സംസാരി|നേരിട്ട് സംസാരി|സംസാരിക്കണം|എന്നെ തിരിച്ച് വിളിക്ക|എന്നെ തിരിച്ച് വിളിച്ച|എന്നെ തിരിച്ച് വിളി|എന്നെ തിരിച്ചുവിളി|തിരിച്ചു വിളിക്ക|തിരിച്ച് വിളിക്ക|എന്നെ വിളിക്കാൻ പറ|സെയിൽസ് ടീം|മാനേജർ|കസ്റ്റമർ കെയർ|manushyanodu samsarikk|manushyanod samsarikk|oralodu samsarikk|oraalodu samsarikk|oralumayi samsarikk|aarodenkilum samsarikk|samsarikkanam|thirichu vilikk|enne vilikkan para|sales team|manager|customer care|nerittu samsarikk|real person|teaminodu samsarikk|call back',
  form: 'ഫോം|ഫോറം|അപേക്ഷ|പൂരിപ്പി|ഫിൽ ചെയ്തു|ഫിൽ ചെയ്തിട്ട്|അന്വേഷണ ഫോം|form|poorippich|fill cheyth|fill cheythu|enquiry',
  reply:
    'എപ്പോൾ മറുപടി|മറുപടി എപ്പോൾ|മറുപടി എപ്പോ|എത്ര ദിവസത്തിനുള്ളിൽ മറുപടി|എപ്പോൾ ബന്ധപ്പെട|മറുപടി കിട്ടും|മറുപടി ലഭിക്കും|48 മണിക്കൂർ|eppol marupadi|eppo marupadi|marupadi eppol|marupadi eppo|reply eppol|reply eppo|marupadi kittum|eppol bandhappedum',
  'no-reply':
    'മറുപടി കിട്ടിയില്ല|മറുപടി വന്നില്ല|മറുപടി ഇല്ല|മറുപടിയില്ല|മറുപടി തന്നില്ല|മറുപടി ലഭിച്ചില്ല|ആരും വിളിച്ചില്ല|ആരും ബന്ധപ്പെട്ടില്ല|ആരും മറുപടി|ഇതുവരെ മറുപടി|ഇതുവരെ ആരും|ഇതുവരെ വിളിച്ചില്ല|ഇനിയും മറുപടി|ഇപ്പോഴും കാത്തിരി|കാത്തിരിക്കുകയാണ്|റിപ്ലൈ വന്നില്ല|റിപ്ലൈ കിട്ടിയില്ല|marupadi kittiyilla|marupadi vannilla|marupadi illa|marupadi thannilla|aarum vilichilla|aarum bandhappettilla|aarum marupadi|ithuvare marupadi|ithuvare aarum|ithuvare reply|reply kittiyilla|reply vannilla|aarum reply|kathirikkukayanu|ithuvare vilichilla',
  company:
    'കമ്പനി|സ്ഥാപന|നിങ്ങൾ ആരാ|നിങ്ങളുടെ കമ്പനി|നിങ്ങളാരാ|company|kampani|sthapanam|ningalude company|ningal aaranu',
  founder:
    'സ്ഥാപക|ഉടമ|മുതലാളി|സിഇഒ|ആരാണ് തുടങ്ങിയ|ആരാണ് ഉണ്ടാക്കിയ|ആരാണ് നിർമ്മിച്ച|ആര് ഉണ്ടാക്കി|ബോസ്|sthapakan|sthapakar|udama|muthalali|ceo|founder|aaranu thudangiyath|aaranu undakkiyath',
  aim: 'ലക്ഷ്യ|ലക്ഷ്യം|ലക്ഷ്യത്തി|ലക്ഷ്യങ്ങ|ഉദ്ദേശ|ദൗത്യ|ദൗത്യം|ദൗത്യത്തി|ദൗത്യങ്ങ|എന്തിനാണ് ഉണ്ടാക്കിയ|എന്തിനാണ് തുടങ്ങിയ|മിഷൻ|വിഷൻ|lakshyam|uddesham|dauthyam|mission|enthinanu thudangiyath',
  place:
    'ഓഫീസ് എവിടെ|ഓഫീസ്|വിലാസ|അഡ്രസ്|അഡ്രസ്സ്|ആസ്ഥാന|ഏത് നഗര|ഏത് സ്ഥലത്താ|ഏത് നാട്ടി|എവിടെയാണ് നിങ്ങൾ|നിങ്ങൾ എവിടെ|office|office evide|vilasam|address|aasthanam|ethu nagaram|ningal evideyanu|head office',
  since:
    'എന്ന് തുടങ്ങി|എപ്പോൾ തുടങ്ങി|എപ്പോഴാണ് തുടങ്ങിയ|എത്ര വർഷമായി|എത്ര കൊല്ലമായി|ഏത് വർഷം|സ്ഥാപിച്ച|സ്ഥാപിതമായ|eppol thudangi|ennanu thudangiyath|ethra varshamayi|ethra kollamayi|ethu varsham|sthapichath',
  social:
    'ലിങ്ക്ഡ്ഇൻ|ലിങ്ക്ഡിൻ|ഇൻസ്റ്റാഗ്രാം|ഇൻസ്റ്റഗ്രാം|ഫേസ്ബുക്ക്|ട്വിറ്റർ|സോഷ്യൽ മീഡിയ|യൂട്യൂബ് ചാനൽ|social media|instagram|facebook|linkedin',
  card: 'വിസിറ്റിംഗ് കാർഡ്|വിസിറ്റിങ് കാർഡ്|ബിസിനസ് കാർഡ്|കോൺടാക്റ്റ് സേവ്|visiting card|business card',
  blog: 'ബ്ലോഗ്|ലേഖന|blog|lekhanam|lekhanangal|article',
  clients:
    'നിങ്ങളുടെ കസ്റ്റമർ|നിങ്ങളുടെ ഉപഭോക്താ|ആരൊക്കെ ഉപയോഗി|ആരാണ് ഉപയോഗിക്കുന്ന|എത്ര കസ്റ്റമർ|എത്ര ഉപഭോക്താക്കൾ|വിജയകഥ|വിജയ കഥ|റിവ്യൂ|റേറ്റിംഗ്|അഭിപ്രായങ്ങൾ|ningalude customers|aarokke upayogikk|ethra customers|vijayakatha|review|rating|ningalude clients',
  job: 'ജോലി ഒഴിവ്|ജോലിയൊഴിവ്|ജോലി കിട്ടുമോ|ജോലി ഉണ്ടോ|തൊഴിലവസര|ജോലി അവസര|ഇന്റേൺഷിപ്പ്|ഒഴിവുകൾ|നിങ്ങളുടെ കമ്പനിയിൽ ജോലി|റെസ്യൂമെ|ബയോഡാറ്റ|ജോലിക്ക് അപേക്ഷ|joli kittumo|joli undo|joli ozhivu|thozhilavasaram|vacancy|internship|ningalude companyil joli|resume|joli venam|ജോലി ഒഴിവു|ജോലിയൊഴിവു|ജോലി ഒഴിവുണ്ടോ',
  partner:
    'പാർട്ണർ|പങ്കാളി|ഫ്രാഞ്ചൈസി|ഡീലർഷിപ്പ്|റീസെല്ലർ|കമ്മീഷൻ|വിതരണക്കാര|ഏജൻസി എടുക്കാൻ|ഏജൻസി എടുക്കും|ഏജൻസി എടുക്കണം|ഏജൻസി എടുക്കാം|partner aakan|pankali|franchise|dealership|reseller|commission',
  investor:
    'നിക്ഷേപകർ|നിക്ഷേപക|ഫണ്ടിംഗ്|ഫണ്ടിങ്|വരുമാന|വിറ്റുവരവ്|ടേൺഓവർ|എത്ര ജീവനക്കാരുണ്ട്|എത്ര പേർ ജോലി|nikshepakar|funding|varumanam|turnover|ethra jeevanakkar und',
  certificate:
    'സർട്ടിഫിക്കറ്റ്|സർട്ടിഫിക്കേഷൻ|ഐഎസ്ഒ|ലൈസൻസ്|അംഗീകാര|രജിസ്ട്രേഷൻ നമ്പർ|സാക്ഷ്യപത്ര|certificate|iso|license|angeekaram|registration number',
  secure:
    'സുരക്ഷിത|സുരക്ഷ|ഹാക്ക്|സെർവർ|സർവർ|എൻക്രിപ്|ചോരുമോ|ചോർന്ന|ലീക്ക്|surakshitham|surakshithamano|suraksha|hack|server|safe aano|safeano|chorumo|leak aakumo',
  uptime:
    'അപ്ടൈം|ഗ്യാരണ്ടി|ഗാരന്റി|ഉറപ്പ് തരുമോ|ഉറപ്പ് തരൂ|ഉറപ്പ് തരാമോ|എസ്എൽഎ|ഡൗൺ ആയാൽ|ഡൗണായാൽ|തകരാറിലായാൽ|പണിമുടക്കിയാൽ|നെറ്റ് പോയാൽ|കറന്റ് പോയാൽ|guarantee|urappu tharumo|down aayal|thakararilayal|sla|net poyal|current poyal',
  technology:
    'സാങ്കേതികവിദ്യ|സാങ്കേതികവിദ്യം|സാങ്കേതികവിദ്യത്തി|സാങ്കേതികവിദ്യങ്ങ|സാങ്കേതിക വിദ്യ|സാങ്കേതിക വിദ്യം|സാങ്കേതിക വിദ്യത്തി|സാങ്കേതിക വിദ്യങ്ങ|ടെക്നോളജി|ഏത് മോഡൽ|ചാറ്റ്ജിപിടി|ജിപിടി|ജെമിനി|sankethikavidya|technology|ethu model|chatgpt|gpt',
  'white-label':
    'വൈറ്റ് ലേബൽ|ഞങ്ങളുടെ ബ്രാൻഡ|ഞങ്ങളുടെ പേരിൽ|ഞങ്ങളുടെ ലോഗോ|white label|njangalude brand|njangalude peril',
  'on-premise':
    'ഞങ്ങളുടെ സെർവറിൽ|ഞങ്ങളുടെ സർവറിൽ|സ്വന്തം സെർവർ|ഓൺ പ്രിമൈസ്|ഓൺ-പ്രിമൈസ്|njangalude server|swantham server|on premise',
  abroad:
    'വിദേശ|വിദേശത്ത്|മറ്റ് രാജ്യം|മറ്റ് രാജ്യങ്ങ|മറ്റ് രാജ്യത്ത|മറ്റ് രാജ്യത്തി|മറ്റു രാജ്യം|മറ്റു രാജ്യങ്ങ|മറ്റു രാജ്യത്ത|മറ്റു രാജ്യത്തി|അമേരിക്ക|ദുബായ്|ദുബായി|ഗൾഫ്|സൗദി|ഖത്തർ|സിംഗപ്പൂർ|ഇന്ത്യക്ക് പുറത്ത്|ഇന്ത്യയ്ക്ക് പുറത്ത്|അന്താരാഷ്ട്ര|ലണ്ടൻ|കാനഡ|videsham|videshathu|videshath|mattu rajyangal|america|dubai|gulf|saudi|qatar|indiakku purath|canada',
  support:
    'നിങ്ങളുടെ സപ്പോർട്ട്|ആര് സഹായിക്കും|ആരാണ് സഹായിക്കുക|പ്രശ്നം വന്നാൽ ആര്|പ്രശ്നം വന്നാൽ ആരാണ്|വാങ്ങിയ ശേഷം സഹായം|വാങ്ങിയ ശേഷം സഹായിക്ക|സപ്പോർട്ട് ടീം|സപ്പോർട്ട് സമയം|സാങ്കേതിക സഹായം|സാങ്കേതിക സഹായിക്ക|ടെക്നിക്കൽ സപ്പോർട്ട്|ningalude support|aaru sahayikkum|prashnam vannal aar|support team|support kittumo|technical support',
  training:
    'പരിശീലന|ട്രെയിനിംഗ്|ട്രെയിനിങ്|ഞങ്ങളെ പഠിപ്പി|സ്റ്റാഫിനെ പഠിപ്പി|parisheelanam|training|staffine padippikk|njangale padippikk',
  roadmap:
    'ഭാവിയിൽ|ഉടൻ വരുമോ|പുതിയ ഫീച്ചർ|പുതിയ സൗകര്യ|പുതിയ സൗകര്യം|പുതിയ സൗകര്യത്തി|പുതിയ സൗകര്യങ്ങ|വരാനിരിക്കുന്ന|ഇനി വരുമോ|bhaviyil|puthiya feature|coming soon|ini varumo|varanirikkunna',
  data: 'ഡാറ്റ|ഡേറ്റ|എന്റെ വിവര|എന്റെ വിവരങ്ങൾ|വ്യക്തിഗത വിവര|വ്യക്തിപരമായ വിവര|data|ente vivarangal|ente data|ente details|vyakthigatha vivarangal',
  privacy:
    'സ്വകാര്യത|സ്വകാര്യതാ നയം|പ്രൈവസി|രഹസ്യ|രഹസ്യം|രഹസ്യത്തി|രഹസ്യങ്ങ|swakaryatha|swakaryata|privacy|rahasyam',
  store:
    'സൂക്ഷിക്ക|സൂക്ഷിച്ച|സംഭരി|സേവ് ചെയ്യും|സേവ് ചെയ്യാൻ|സേവ് ചെയ്യാം|സേവ് ചെയ്യണം|സേവ് ചെയ്യുന്ന|സ്റ്റോർ ചെയ്യും|സ്റ്റോർ ചെയ്യാൻ|സ്റ്റോർ ചെയ്യാം|സ്റ്റോർ ചെയ്യണം|സ്റ്റോർ ചെയ്യുന്ന|എത്രനാൾ വെക്കാൻ|എത്രനാൾ വെക്കുന്ന|എത്രനാൾ വെക്കും|എത്രനാൾ വെക്കുമോ|sookshikk|sukshikk|sookshikkum|sookshikkunn|sukshikkum|save cheyyum|save cheyyumo|store cheyyum|store cheyyumo|store cheyyunn',
  delete:
    'ഡിലീറ്റ്|ഡെലീറ്റ്|നീക്ക|നീക്കം|മായ്ക്ക|മായിക്ക|ഇല്ലാതാക്ക|ഒഴിവാക്ക|delete cheyyan|delete cheyyanam|delete|neekkan|neekkam|maykkan|illathakkan|ozhivakkan',
  correct:
    'തിരുത്ത|എന്റെ വിവരങ്ങൾ കാണാൻ|എന്റെ വിവരങ്ങൾ മാറ്റാൻ|എന്റെ വിവരങ്ങൾ മാറ്റാം|എന്റെ വിവരങ്ങൾ മാറ്റണം|എന്റെ വിവരങ്ങൾ മാറ്റിയാ|എന്റെ വിവരങ്ങൾ മാറ്റുമോ|എന്റെ ഡാറ്റ കാണാൻ|എന്നെക്കുറിച്ച് എന്താ|എന്നെക്കുറിച്ച് എന്താണ്|thiruthan|thiruthanam|ente data kanan|ente details mattan|ennekurich enth',
  cookie: 'കുക്കി|കുക്കീ|കുക്കികൾ|cookie|cookies',
  tracker:
    'ട്രാക്ക് ചെയ്യുന്ന|ട്രാക്കർ|ട്രാക്കിംഗ്|നിരീക്ഷി|പരസ്യ|പരസ്യം|പരസ്യത്തി|പരസ്യങ്ങ|track cheyyunnundo|track cheyyumo|nireekshikk|parasyam|ads|ചാരപ്പണി',
  'sell-data':
    'ഡാറ്റ വിൽക്കു|ഡാറ്റ വിൽക്കാ|വിവരങ്ങൾ വിൽക്കു|വിവരങ്ങൾ വിൽക്കാ|വിവരം വിൽക്കു|വിവരം വിൽക്കാ|നമ്പർ വിൽക്കു|നമ്പർ വിൽക്കാ|വിൽക്കുമോ|വിൽക്കുന്നു|വിൽക്കാറുണ്ടോ|data vilkk|data vilkkumo|vivarangal vilkk|vilkkumo|vilkkunnundo|data sell',
  'share-data':
    'പങ്കുവെക്ക|പങ്കുവയ്ക്ക|പങ്കിട|ഷെയർ ചെയ്യും|ഷെയർ ചെയ്യാൻ|ഷെയർ ചെയ്യാം|ഷെയർ ചെയ്യണം|ഷെയർ ചെയ്യുന്ന|മൂന്നാം കക്ഷി|മറ്റുള്ളവർക്ക് കൊടുക്ക|മറ്റുള്ളവർക്ക് നൽകും|മറ്റുള്ളവർക്ക് നൽകുമോ|മറ്റുള്ളവർക്ക് നൽകാൻ|മറ്റുള്ളവർക്ക് നൽകുന്ന|ആർക്കെങ്കിലും കൊടുക്ക|ആർക്കെങ്കിലും നൽകും|ആർക്കെങ്കിലും നൽകുമോ|ആർക്കെങ്കിലും നൽകാൻ|ആർക്കെങ്കിലും നൽകുന്ന|പോലീസിന്|ആർക്കൊക്കെ കാണാം|ആർക്കൊക്കെ കാണാൻ|pankuvekk|pankidumo|share cheyyumo|share cheyyunn|mattullavarkk|aarkkenkilum kodukk|third party',
  'train-model':
    'എഐ പരിശീലിപ്പി|AI പരിശീലിപ്പി|മോഡൽ പരിശീലിപ്പി|മോഡലിനെ പഠിപ്പി|AI-യെ പഠിപ്പി|മോഡൽ ട്രെയിൻ|ai train cheyyan|model train|ente data vech train|ai ye padippikk',
  children:
    'കുട്ടി|കുട്ടികൾ|കുഞ്ഞ|13 വയസ്സ്|13 വയസ്|13 വയസ്സിൽ|13 വയസ്സുള്ള|13 വയസ്സിന|പതിമൂന്ന് വയസ്സ്|പതിമൂന്ന് വയസ്|പതിമൂന്ന് വയസ്സിൽ|പതിമൂന്ന് വയസ്സുള്ള|പതിമൂന്ന് വയസ്സിന|പ്രായപരിധി|പ്രായപൂർത്തി|kutti|kuttikal|kuttikalude|13 vayass|prayaparidhi',
  updated:
    'അപ്ഡേറ്റ്|അപ്‌ഡേറ്റ്|അവസാനമായി എപ്പോൾ|അവസാനം എപ്പോൾ മാറ്റാൻ|അവസാനം എപ്പോൾ മാറ്റാം|അവസാനം എപ്പോൾ മാറ്റണം|അവസാനം എപ്പോൾ മാറ്റിയാ|അവസാനം എപ്പോൾ മാറ്റുമോ|പുതുക്കിയ|പരിഷ്കരി|avasanamayi eppol|avasanam eppol|puthukkiyath|last update|update cheythath',
  log: 'സെർവർ ലോഗ്|ലോഗുകൾ|ഐപി അഡ്രസ്|ഐപി വിലാസം|server log|ip address|logs',
  hello: 'നമസ്കാരം|നമസ്തേ|ഹലോ|ഹായ്|സുപ്രഭാതം|ഗുഡ് മോണിംഗ്|namaskaram|namaskaaram|hello|hi|hai|suprabhatham',
  thanks: 'നന്ദി|വളരെ നന്ദി|താങ്ക്സ്|താങ്ക്യൂ|താങ്ക് യൂ|nandi|nanni|valare nandi|thanks',
  bye: 'പിന്നെ കാണാം|വീണ്ടും കാണാം|പോകട്ടെ|പോട്ടെ|ബൈ|അത്രമതി|അത്ര മതി|അത്രേയുള്ളൂ|ശുഭരാത്രി|ഗുഡ് നൈറ്റ്|pinne kanam|pinne kaanam|veendum kanam|pokatte|potte|athra mathi|athre ullu|bye|shubharathri',
  ok: '=ശരി|=ഓകെ|=ഓക്കേ|=ഓക്കെ|മനസ്സിലായി|മനസിലായി|കൊള്ളാം|=നല്ലത്|സൂപ്പർ|അടിപൊളി|=ഓ|ഗംഭീര|=sheri|=shari|=seri|=sari|manassilayi|manasilayi|kollam|kollaam|adipoli|super|=nallathu',
  yes: '=അതെ|=അതേ|=ഉവ്വ്|=ആണ്|തീർച്ചയായും|=ആം|ഉറപ്പായും|=വേണം|=athe|=uvvu|theerchayayum|theerchayayittum|=aanu|urappayum',
  no: '=ഇല്ല|=അല്ല|=വേണ്ട|ഇപ്പോൾ വേണ്ട|ആവശ്യമില്ല|=illa|=alla|=venda|ippo venda|aavashyamilla|avashyamilla|=vendaa',
  please: 'ദയവായി|ദയവുചെയ്ത്|പ്ലീസ്|ഒന്ന് പറ|dayavayi|please|onnu para|plz',
  'are-you-human':
    'നിങ്ങൾ മനുഷ്യനാണോ|നീ മനുഷ്യനാണോ|താങ്കൾ മനുഷ്യനാണോ|മനുഷ്യനാണോ|നിങ്ങൾ റോബോട്ടാണോ|റോബോട്ടാണോ|ബോട്ടാണോ|നിങ്ങൾ ബോട്ട് ആണോ|മെഷീനാണോ|ഇത് ബോട്ടാണോ|മനുഷ്യനോടാണോ സംസാരി|നിങ്ങൾ എഐ ആണോ|നിങ്ങൾ AI ആണോ|ningal manushyanano|nee manushyanano|manushyanano|manushyan aano|ningal robotano|robot aano|robotano|bot aano|botano|machine aano|ningal ai aano|ithu bot aano',
  'your-name':
    'നിങ്ങളുടെ പേര്|നിന്റെ പേര്|താങ്കളുടെ പേര്|നിങ്ങൾ ആരാണ്|നീ ആരാ|നീയാരാ|ningalude peru|ninte peru|ningal aaranu|nee aara|ningade peru',
  'help-me':
    'സഹായ|സഹായിക്ക|സഹായിക്കാമോ|എന്തൊക്കെ ചെയ്യാൻ പറ്റും നിങ്ങൾക്ക്|എന്ത് ചോദിക്കാം|എന്തൊക്കെ ചോദിക്കാം|ഒരു സംശയം|ഒരു ചോദ്യം|ഹെൽപ്പ്|sahayam|sahayikkamo|sahayikkumo|help cheyyamo|enth chodikkam|oru samshayam|oru chodyam|enthokke chodikkam',
  'how-are-you':
    'സുഖമാണോ|സുഖമല്ലേ|എങ്ങനെയുണ്ട്|എങ്ങനെ ഇരിക്കുന്നു|എന്തുണ്ട് വിശേഷം|എന്തൊക്കെയുണ്ട് വിശേഷം|sukhamano|sukhamalle|sughamano|enganeyundu|enganund|enthundu vishesham|enthund vishesham',
  sure: 'ഉറപ്പാണോ|ഉറപ്പാ|ശരിക്കും|സത്യമാണോ|ശരിയാണോ|തീർച്ചയാണോ|അതെയോ|നേരാണോ|urappano|urappaano|sherikkum|sharikkum|sathyamano|sheriyano|theerchayano|nerano',
  source:
    'ഉറവിട|എവിടെയാണ് എഴുതി|എവിടെ എഴുതി|ഏത് പേജിലാ|തെളിവ്|ലിങ്ക് തരുമോ|ലിങ്ക് തരൂ|ലിങ്ക് തരാമോ|ലിങ്ക് അയക്കുമോ|ലിങ്ക് അയക്കും|ലിങ്ക് അയക്കൂ|ലിങ്ക് അയക്കാമോ|എങ്ങനെ അറിയാം നിങ്ങൾക്ക്|evideyanu ezhuthi|evide ezhuthi|thelivu|link tharu|link tharumo|ethu pagil',
  again:
    'വീണ്ടും|ഒന്നുകൂടി|ഒന്നു കൂടി|ഒന്ന് കൂടി|ഒരിക്കൽ കൂടി|മനസ്സിലായില്ല|മനസിലായില്ല|വീണ്ടും പറയൂ|വീണ്ടും പറയാമോ|വീണ്ടും പറയുക|വീണ്ടും പറയുമോ|വീണ്ടും പറയും|veendum|onnukoodi|onnu koodi|onnude|orikkal koodi|manassilayilla|manasilayilla',
  shorter:
    'ചുരുക്കി|ചുരുക്കത്തിൽ|ലളിതമായി|ഒറ്റ വരിയിൽ|ഒരു വരിയിൽ|സിമ്പിളായി|നീളം കൂടുതൽ|churukki|churukkathil|lalithamayi|otta variyil|oru variyil|simple aayi|simplayi',
  meant:
    'ഞാൻ ഉദ്ദേശിച്ചത്|ഞാൻ ചോദിച്ചത്|ഞാൻ പറഞ്ഞത്|അതല്ല|അതല്ല ഞാൻ|തെറ്റിപ്പോയി|ക്ഷമിക്കണം|സോറി|അതിനു പകരം|അല്ല അല്ല|njan uddeshichath|njan chodichath|njan paranjath|athalla|thettippoyi|kshamikkanam|sorry|alla alla|athinu pakaram|തെറ്റി|തെറ്റി പറഞ്ഞു|thetti',
  'reply-in':
    'മലയാളത്തിൽ പറയൂ|മലയാളത്തിൽ പറയാമോ|മലയാളത്തിൽ പറയുക|മലയാളത്തിൽ പറയുമോ|മലയാളത്തിൽ പറയും|മലയാളത്തിൽ മറുപടി|മലയാളത്തിൽ എഴുതും|മലയാളത്തിൽ എഴുതുമോ|മലയാളത്തിൽ എഴുതാൻ|മലയാളത്തിൽ എഴുതൂ|മലയാളത്തിൽ പറ|ഇംഗ്ലീഷിൽ പറയൂ|ഇംഗ്ലീഷിൽ പറയാമോ|ഇംഗ്ലീഷിൽ പറയുക|ഇംഗ്ലീഷിൽ പറയുമോ|ഇംഗ്ലീഷിൽ പറയും|ഇംഗ്ലീഷിൽ മറുപടി|ഹിന്ദിയിൽ പറയൂ|ഹിന്ദിയിൽ പറയാമോ|ഹിന്ദിയിൽ പറയുക|ഹിന്ദിയിൽ പറയുമോ|ഹിന്ദിയിൽ പറയും|ഹിന്ദിയിൽ മറുപടി|തമിഴിൽ പറയൂ|തമിഴിൽ പറയാമോ|തമിഴിൽ പറയുക|തമിഴിൽ പറയുമോ|തമിഴിൽ പറയും|തമിഴിൽ മറുപടി|കന്നഡയിൽ പറയൂ|കന്നഡയിൽ പറയാമോ|കന്നഡയിൽ പറയുക|കന്നഡയിൽ പറയുമോ|കന്നഡയിൽ പറയും|എന്റെ ഭാഷയിൽ പറയൂ|എന്റെ ഭാഷയിൽ പറയാമോ|എന്റെ ഭാഷയിൽ പറയുക|എന്റെ ഭാഷയിൽ പറയുമോ|എന്റെ ഭാഷയിൽ പറയും|malayalathil parayu|malayalathil para|malayalathil marupadi|malayalathil reply|englishil parayu|englishil para|englishil marupadi|hindiyil parayu|hindiyil marupadi|tamilil parayu|tamizhil parayu|മലയാളത്തിൽ സംസാരിക്കൂ|മലയാളത്തിൽ സംസാരിക്കുക|മലയാളത്തിൽ സംസാരിക്കാമോ|ഇംഗ്ലീഷിൽ സംസാരിക്കൂ|ഇംഗ്ലീഷിൽ സംസാരിക്കുക|ഇംഗ്ലീഷിൽ സംസാരിക്കാമോ|ഹിന്ദിയിൽ സംസാരിക്കൂ|ഹിന്ദിയിൽ സംസാരിക്കുക|ഹിന്ദിയിൽ സംസാരിക്കാമോ|തമിഴിൽ സംസാരിക്കൂ|തമിഴിൽ സംസാരിക്കുക|തമിഴിൽ സംസാരിക്കാമോ|=malayalathil samsarikku|=englishil samsarikku|=hindiyil samsarikku',
  wrong:
    'തെറ്റ്|തെറ്റാണ്|തെറ്റായ ഉത്തരം|അതല്ല ചോദിച്ചത്|ഞാൻ അത് ചോദിച്ചില്ല|ഞാൻ ചോദിച്ചത് അതല്ല|ഇതല്ല ചോദിച്ചത്|ഇതല്ല ഞാൻ|മനസ്സിലാക്കിയില്ല|ബന്ധമില്ല|ഒരു ബന്ധവുമില്ല|അതേ ഉത്തരം|ഉത്തരം തന്നില്ല|thettu|thettanu|thett|athalla chodichath|njan athalla|ithalla chodichath|njan chodichath athalla|bandhamilla|athe utharam|utharam thannilla',
  'first-one':
    '=ആദ്യത്തെ|=ആദ്യത്തേത്|=ഒന്നാമത്തെ|=ഒന്നാമത്തേത്|aadyathethu|aadyathe onnu|adyathethu|onnamathethu|onnamathe',
  'second-one': 'രണ്ടാമത്തെ|രണ്ടാമത്തേത്|രണ്ടാമത്|randamathe|randamathethu|rendamathe',
  'third-one': 'മൂന്നാമത്തെ|മൂന്നാമത്തേത്|അവസാനത്തെ|അവസാനത്തേത്|moonnamathe|moonamathe|avasanathe',
  that: '=അത്|=ഇത്|=അതു|=ഇതു|=അതിൽ|=ഇതിൽ|=ആ|=ഈ|=അതിന്|=ഇതിന്|=അതിന്റെ|=ഇതിന്റെ|=അതേ|=ഇതേ|=അതിനെ|=ഇതിനെ|=athu|=ithu|=ath|=ith|=athil|=ithil|=athinu|=ithinu|=athinte|=ithinte',
  and: '=പിന്നെ|=കൂടാതെ|=ഒപ്പം|=കൂടെ|=കൂടി|=അതുപോലെ|=എന്നിട്ട്|=pinne|=koodathe|=oppam|=koode|=koodi',
  or: '=അല്ലെങ്കിൽ|=അഥവാ|=അതോ|=allenkil|=allengil|=athava|=atho',
  not: '=ഇല്ല|=അല്ല|ഇല്ലേ|ഇല്ലയോ|=വേണ്ട|പറ്റില്ല|കഴിയില്ല|കിട്ടില്ല|=ഇല്ലാത്ത|=illa|=alla|=ille|pattilla|kazhiyilla|kittilla|=illatha',
  without: 'ഇല്ലാതെ|കൂടാതെ|ഒഴികെ|അല്ലാതെ|illathe|illaathe|koodathe|ozhike|allathe',
  only: '=മാത്രം|മാത്രമാണോ|മാത്രമേ|മാത്രമാ|വെറും|mathram|maathram|mathrame|mathramano|verum',
  prevent:
    'തടയ|തടയാൻ|ഒഴിവാക്കാൻ|വരാതിരിക്കാൻ|സംഭവിക്കാതിരി|ഉണ്ടാകാതിരി|thadayan|thadayum|ozhivakkan|varathirikkan|undakathirikk',
  more: 'കൂടുതൽ|വലിയ|ഒരുപാട്|ധാരാളം|അധികം|വളരെ|കൂടിയ|kooduthal|kuduthal|valiya|orupad|orupaadu|dharalam|valare|othiri|=പല',
  less: 'കുറഞ്ഞ|കുറവ്|ചെറിയ|കുറച്ച്|ചെറുത്|kuranja|kuravu|cheriya|kurach|kurachu',
  better:
    'മികച്ച|മെച്ചപ്പെട്ട|ബെസ്റ്റ്|ഉപകാര|ഉപയോഗപ്രദ|ഗുണകര|nalla|mikacha|best|upakaram|upayogapradam|nallathano|=നല്ല|നല്ലതാ|=നല്ലത്|=നല്ലൊരു',
  all: 'എല്ലാ|മുഴുവൻ|ഓരോ|സകല|എല്ലാം|മുഴുവനും|ella|ellam|muzhuvan|muluvan|oro',
  other: '=വേറെ|=മറ്റ്|=മറ്റു|മറ്റൊരു|വേറൊരു|മറ്റേതെങ്കിലും|=vere|=mattu|mattoru|veroru',
  now: '=ഇപ്പോൾ|=ഇപ്പോ|=ഇന്ന്|ഇപ്പോഴത്തെ|നിലവിൽ|=നാളെ|=ഇന്നലെ|=ippol|=ippo|=innu|nilavil|=naale',
  then: '=പിന്നീട്|=ശേഷം|=എന്നിട്ട്|=അടുത്തത്|അതിനു ശേഷം|=pinneed|=pinneedu|=shesham|=ennitt|=aduthath|=അപ്പോൾ|=അപ്പോ|=appol|=appo|=appozh',
  weather:
    'കാലാവസ്ഥ|വെയിൽ|താപനില|തണുപ്പ്|ചൂട്|കൊടുങ്കാറ്റ്|kalavastha|mazha|veyil|thanupp|choodu|weather|=മഴ|മഴയു|മഴ പെയ്യുമോ',
  market:
    'സ്വർണ്ണ വില|സ്വർണ വില|സ്വർണ്ണത്തിന്റെ|സ്വർണത്തിന്റെ|സ്വർണ്ണം|സ്വർണം|വെള്ളി വില|പെട്രോൾ|ഡീസൽ|ഷെയർ മാർക്കറ്റ്|ഓഹരി|തക്കാളി|പച്ചക്കറി|സിലിണ്ടർ|ബിറ്റ്കോയിൻ|swarnam|swarna vila|swarnathinte|gold rate|petrol|diesel|ohari|share market|ulli|thakkali|pachakkari|cylinder|=ഉള്ളി|ഉള്ളിവില',
  sport:
    'ക്രിക്കറ്റ്|മത്സരം|മാച്ച്|ഐപിഎൽ|സ്കോർ|ഫുട്ബോൾ|ലോകകപ്പ്|ധോണി|കോഹ്ലി|മെസ്സി|ആര് ജയിച്ചു|ആരാണ് ജയിച്ചത്|cricket|match|ipl|score|football|lokakappu|dhoni|messi|aaru jayichu|aara jayichath',
  fun: 'തമാശ|ജോക്ക്|ഗാനം|കവിത|കഥ പറ|സിനിമ|കടങ്കഥ|നടൻ|നടി|മോഹൻലാൽ|മമ്മൂട്ടി|thamasha|tamasha|joke|paattu|pattu padu|kavitha|katha para|cinema|kadankatha|mohanlal|mammootty|പാട്ട് പാടൂ|പാട്ടു പാടൂ|പാട്ട് പാടാമോ|പാട്ടുകൾ',
  food: 'പാചക|റെസിപ്പി|ബിരിയാണി|ഇഡ്ഡലി|സാമ്പാർ|അപ്പം|ചായ ഉണ്ടാക്ക|ഭക്ഷണം ഓർഡർ|വിശക്കുന്നു|സ്വിഗ്ഗി|സൊമാറ്റോ|കറി വെക്കാൻ|കറി വെക്കുന്ന|കറി വെക്കും|കറി വെക്കുമോ|കറി ഉണ്ടാക്ക|pachakam|recipe|biriyani|biryani|dosa|puttu|chaya undakk|vishakkunnu|swiggy|zomato|curry undakk|=ദോശ|=പുട്ട്',
  'own-ticket':
    'ടാക്സി ബുക്ക്|ക്യാബ് ബുക്ക്|ട്രെയിൻ ടിക്കറ്റ്|ബസ് ടിക്കറ്റ്|ഫ്ലൈറ്റ് ടിക്കറ്റ്|വിമാന ടിക്കറ്റ്|സിനിമ ടിക്കറ്റ്|ടിക്കറ്റ് ബുക്ക് ചെയ്യും|ടിക്കറ്റ് ബുക്ക് ചെയ്യാൻ|ടിക്കറ്റ് ബുക്ക് ചെയ്യാം|ടിക്കറ്റ് ബുക്ക് ചെയ്യണം|ടിക്കറ്റ് ബുക്ക് ചെയ്യുന്ന|ഊബർ|പിഎൻആർ|train ticket|bus ticket|flight ticket|cab book|taxi book|pnr|ticket book cheyy',
  study:
    'ഗൃഹപാഠ|ഹോംവർക്ക്|ഗണിത|പരീക്ഷയ്ക്ക്|പരീക്ഷക്ക്|സമവാക്യ|സമവാക്യം|സമവാക്യത്തി|സമവാക്യങ്ങ|ഉപന്യാസ|ഭൗതികശാസ്ത്ര|രസതന്ത്ര|പഠനം|homework|ganitham|pareekshakku|upanyasam|exam|kanakku cheyth thar',
  program:
    'പൈത്തൺ|ജാവ|കോഡ് എഴുതും|കോഡ് എഴുതുമോ|കോഡ് എഴുതാൻ|കോഡ് എഴുതൂ|പ്രോഗ്രാം എഴുതും|പ്രോഗ്രാം എഴുതുമോ|പ്രോഗ്രാം എഴുതാൻ|പ്രോഗ്രാം എഴുതൂ|code ezhuth|program ezhuth|python|java',
  'general-knowledge':
    'തലസ്ഥാന|പ്രധാനമന്ത്രി|രാഷ്ട്രപതി|മുഖ്യമന്ത്രി|മോദി|പിണറായി|ജനസംഖ്യ|ജനസംഖ്യം|ജനസംഖ്യത്തി|ജനസംഖ്യങ്ങ|ചരിത്ര|തിരഞ്ഞെടുപ്പ്|ആർക്ക് വോട്ട്|രാഷ്ട്രീയ|വിവർത്തന|പരിഭാഷ|അർത്ഥം എന്താ|അർത്ഥം എന്താണ്|അർഥമെന്ത|ഭൂമി|ചന്ദ്ര|ഗാന്ധി|thalasthanam|pradhanamanthri|rashtrapathi|mukhyamanthri|modi|pinarayi|janasankhya|charithram|election|thiranjeduppu|rashtreeyam|daivam|artham entha|ദൈവം|ദൈവത്തി',
  stars:
    'രാശിഫല|ജാതക|ജ്യോതിഷ|പ്രണയ|പ്രേമ|കല്യാണം എപ്പോ|കല്യാണം എപ്പോൾ|വിവാഹം എപ്പോ|വിവാഹം എപ്പോൾ|ഗേൾഫ്രണ്ട്|എന്നെ കല്യാണം|നക്ഷത്രഫല|rashiphalam|jathakam|jyothisham|pranayam|premam|kalyanam eppo|kalyanam eppol|girlfriend|ishtamano enne',
  gadget:
    'ലാപ്ടോപ്പ്|വൈഫൈ|ഫ്രിഡ്ജ്|ടിവി|റീചാർജ്|ജിയോ|എയർടെൽ|മൊബൈൽ റിപ്പയർ|ഫോൺ റിപ്പയർ|വാഷിംഗ് മെഷീൻ|laptop|wifi|fridge|recharge|jio|airtel|mobile repair|phone repair|nalla phone|=ഫാൻ',
  goods:
    '=കാർ|കാർ വില|വീട്ടുവാടക|വീട് വാങ്ങാൻ|വീട് വാങ്ങാം|വീട് വാങ്ങണം|ചെരുപ്പ്|ഷൂസ്|ഷർട്ട്|സ്ഥലം വാങ്ങാൻ|സ്ഥലം വാങ്ങാം|സ്ഥലം വാങ്ങണം|സോഫ|ബൈക്ക്|സൈക്കിൾ|പുസ്തകം വാങ്ങാൻ|പുസ്തകം വാങ്ങാം|പുസ്തകം വാങ്ങണം|പാൽ വില|car vila|veettu vadaka|cherupp|shirt|bike|cycle|paal vila|veedu vangan',
  'my-order':
    'എന്റെ ഓർഡർ|എന്റെ പാഴ്സൽ|എന്റെ പാർസൽ|എന്റെ ടിക്കറ്റ്|എന്റെ പണം|ബാങ്ക് ബാലൻസ്|അക്കൗണ്ട് ബാലൻസ്|എന്റെ റീഫണ്ട്|ഫ്ലിപ്കാർട്ട്|ആമസോൺ|മീഷോ|കീറിയ|പൊട്ടിയ സാധനം|ആധാർ|പാസ്പോർട്ട്|റേഷൻ കാർഡ്|കറന്റ് ബിൽ|വൈദ്യുതി ബിൽ|ente order|ente parcel|bank balance|account balance|flipkart|amazon|meesho|aadhar|passport|ration card|current bill',
  'my-symptom':
    'പനിയാണ്|പനിയുണ്ട്|തലവേദന|വയറുവേദന|വയറ് വേദന|ജലദോഷ|ഛർദ്ദി|തലകറക്ക|ഏത് ഗുളിക|ഏതു ഗുളിക|ഗുളിക കഴിക്ക|ഏത് മരുന്ന് കഴിച്ചു|ഏത് മരുന്ന് കഴിക്ക|നടുവേദന|മുട്ടുവേദന|പ്രമേഹ|സുഖമില്ല|തടി കുറയ്ക്ക|paniyanu|pani undu|thalavedana|vayaruvedana|chuma|jaladosham|thalakarakkam|ethu gulika|ethu marunnu kazhik|naduvedana|sukhamilla|പനി പിടിച്ചു|പനി വന്നു|=ചുമ|ചുമയു|ചുമയാ',
  'urgent-help':
    'ആംബുലൻസ്|ഹൃദയാഘാത|ഹാർട്ട് അറ്റാക്ക്|തീപിടി|തീ പിടിച്ചു|തീ പിടിക്ക|അപകടം പറ്റി|അപകടത്തിൽ|നെഞ്ചുവേദന|നെഞ്ച് വേദന|ശ്വാസം കിട്ടുന്നില്ല|ശ്വാസം മുട്ടുന്ന|ബോധം പോയി|ബോധംകെട്ട|രക്തം വാർന്ന|പോലീസിനെ വിളിക്ക|പോലീസിനെ വിളിച്ച|പോലീസിനെ വിളി|രക്ഷിക്ക|പാമ്പ് കടിച്ചു|പാമ്പു കടിച്ചു|വിഷം കഴിച്ചു|വിഷം കഴിക്ക|കള്ളൻ വന്നു|ambulance|hridayaghatham|heart attack|theepidich|thee pidich|apakadam patti|nenjuvedana|nenju vedana|shwasam kittunnilla|swasam kittunnilla|bodham poyi|rakshikk|pambu kadich|visham kazhich',
  'danger-figure':
    'തീപിടി|തീ പിടിച്ചു|തീ പിടിക്ക|അപകടത്തിൽ|ഹാർട്ട് അറ്റാക്ക്|ശ്വാസം മുട്ടുന്ന|രക്ഷിക്ക|theepidich|thee pidich|heart attack|rakshikk',
  despair:
    'മരിക്കണം|മരിക്കാൻ തോന്നുന്നു|മരിക്കാനാ|മരിച്ചാൽ മതി|മരിച്ചാൽ മതിയായിരുന്നു|ചാകണം|ചത്താൽ മതി|ചാകാൻ തോന്നുന്നു|ആത്മഹത്യ|ആത്മഹത്യം|ആത്മഹത്യത്തി|ആത്മഹത്യങ്ങ|ജീവിക്കാൻ തോന്നുന്നില്ല|ജീവിക്കാൻ വയ്യ|ജീവിക്കാൻ വയ്യം|ജീവിക്കാൻ വയ്യത്തി|ജീവിക്കാൻ വയ്യങ്ങ|ജീവിക്കണ്ട|ജീവിക്കേണ്ട|ജീവിതം മടുത്തു|ജീവിതം വെറുത്തു|ജീവിതം അവസാനിപ്പിക്ക|ജീവനൊടുക്ക|ജീവൻ ഒടുക്കാൻ|ജീവൻ ഒടുക്കണം|ജീവിച്ചിട്ട് കാര്യമില്ല|ജീവിച്ചിട്ട് എന്തിനാ|എന്തിനാ ജീവിക്കുന്ന|എന്തിനാണ് ജീവിക്കുന്ന|തൂങ്ങി മരിക്ക|തൂങ്ങി മരിച്ച|തൂങ്ങിമരി|എല്ലാം അവസാനിപ്പിക്കണം|marikkanam|marikkan thonnunnu|marikkan thonunnu|marichal mathi|chakanam|chathal mathi|aathmahathya|athmahathya|atmahatya|jeevikkan thonnunnilla|jeevikkan thonunnilla|jeevikkan vayya|jeevikkanda|jeevitham maduthu|jeevitham veruthu|jeevitham avasanippikk|jeevanodukk|jeevichitt karyamilla|jeevichittu karyamilla|enthina jeevikkunn|thoongi marikk|jeevikan thonunnilla|chavan thonnunnu|chavan thonunnu|ചാവാൻ തോന്നുന്ന|jeevikkenda|ഇനി ജീവിക്ക',
  abuse:
    'മണ്ടൻ|വിഡ്ഢി|പൊട്ടൻ|തെണ്ടി|കഴുത|തട്ടിപ്പ്|ഫ്രോഡ്|കള്ളന്മാർ|കള്ളന്മാരാ|ചതിയൻ|മിണ്ടാതിരി|നാണമില്ലേ|ഒന്നിനും കൊള്ളാത്ത|ഉപയോഗശൂന്യ|ഉപയോഗശൂന്യം|ഉപയോഗശൂന്യത്തി|ഉപയോഗശൂന്യങ്ങ|വേസ്റ്റ് ബോട്ട്|ചവറ്|mandan|viddi|pottan|patti ninte|thendi|kazhutha|thattippu|fraud|kallanmar|chathiyan|mindathiri|onninum kollatha|waste bot|bhranth|myre|myru|poda patti|poda|thayoli|kunna|ഭ്രാന്താണ്|ഭ്രാന്തൻ',
  inject:
    'മുൻ നിർദ്ദേശങ്ങൾ മറക്ക|മുൻ നിർദ്ദേശങ്ങൾ മറന്ന|മുൻ നിർദേശങ്ങൾ മറക്ക|മുൻ നിർദേശങ്ങൾ മറന്ന|നിർദ്ദേശങ്ങൾ മറക്ക|നിർദ്ദേശങ്ങൾ അവഗണി|നിർദേശങ്ങൾ അവഗണി|നിയമങ്ങൾ മറക്ക|നിയമങ്ങൾ അവഗണി|സിസ്റ്റം പ്രോംപ്റ്റ്|സിസ്റ്റം പ്രോംപ്റ്|രഹസ്യ നിർദ്ദേശ|പാസ്‌വേഡ് പറയൂ|പാസ്‌വേഡ് പറയാമോ|പാസ്‌വേഡ് പറയുക|പാസ്‌വേഡ് പറയുമോ|പാസ്‌വേഡ് പറയും|പാസ്വേഡ് പറയൂ|പാസ്വേഡ് പറയാമോ|പാസ്വേഡ് പറയുക|പാസ്വേഡ് പറയുമോ|പാസ്വേഡ് പറയും|അഡ്മിൻ പാസ്|പോലെ അഭിനയി|ഞാൻ പറയുന്നത് ആവർത്തി|മറ്റ് ഉപയോക്താക്കളുടെ|മറ്റുള്ളവരുടെ ചാറ്റ്|rules marann|nirdeshangal marann|nirdeshangal avagan|instructions ignore|system prompt|password parayu|password tharu|pole abhinayikk',
  rival:
    'എക്സോടെൽ|ഹാപ്റ്റിക്|ബ്ലാൻഡ്|യെല്ലോ എഐ|മറ്റ് കമ്പനി|മറ്റു കമ്പനി|വേറെ കമ്പനി|മറ്റ് സ്ഥാപന|എതിരാളി|അലക്സ|mattu company|mattu companykal|vere company|ethirali|exotel|haptik|bland|yellow ai|alexa',
}
