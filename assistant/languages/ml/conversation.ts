import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'ഉറപ്പ*, ശരിക്കും, സത്യമ*, ശരിയാണോ, നേരാണോ, തീർച്ച*, ഷുവർ*, കൺഫേം*, ഉവ്വോ, അതെയോ, ശരിക്കും*, നേരോ, നേരാ, സത്യം പറയ*, കട്ടായം*, ഗ്യാരണ്ടി*, അങ്ങനെയോ, ശരിയാ | urapp*, sharikkum, sathyam*, shariyano, theercha*, sherikkum*, urappan*, confirm aano, sure aano, uvvo, atheyo, nero, nerano, guarantee*, sure alle',
  saidBefore:
    'അതുതന്നെ*, അത് തന്നെ*, ഒരേ കാര്യ*, ഒരേ മറുപടി, വീണ്ടും അതേ, അതേ മറുപടി, പറഞ്ഞത് തന്നെ*, പറഞ്ഞതു തന്നെ*, വീണ്ടും അത് തന്നെ*, ഇതല്ലേ പറഞ്ഞത്*, ഒരേ ഉത്തരം | athuthanne*, athu thanne*, ore karyam, veendum athe, paranjath thanne*, paranjathu thanne*, veendum athu thanne*, ore marupadi, ore utharam, athe marupadi, ore kaaryam',
  putOff:
    'ആലോചി*, പിന്നെ പറയ*, പിന്നീട് പറയ*, വീട്ടിൽ ചോദി*, ഒന്ന് ആലോചി*, നോക്കിയിട്ട് പറയ*, പിന്നെ അറിയി*, പിന്നീട് അറിയി* | aalochi*, alochi*, pinne paray*, veettil chodi*, nokkiyitt paray*, nokkitt paray*, pinne ariyi*, pinneed paray*, pinne vilikk*',
  content:
    'കൊള്ളാം, നന്നായിട്ടുണ്ട്, കുഴപ്പമില്ല, തരക്കേടില്ല, മോശമല്ല, നല്ലതാണ്, ഓക്കെയാണ് | kollam, kuzhappamilla, tharakkedilla, moshamalla, kuzhappam illa, nallathanu',
  inVain:
    'ഇപ്പോഴും*, എന്നിട്ടും*, ചെയ്തിട്ടും*, ചെയ്തുകഴിഞ്ഞ*, ഒരു കാര്യവുമില്ല*, ഒന്നും നടന്നില്ല*, ഒന്നുമായില്ല* | ippozhum, ennittum, cheythittum, oru karyavumilla, onnum nadannilla',
  difference:
    'എത്ര കൂടുതൽ, എത്ര ലാഭ*, എത്ര വ്യത്യാസ*, എത്ര കുറ*, വ്യത്യാസം എത്ര*, എത്ര രൂപയുടെ വ്യത്യാസ*, എത്ര രൂപ വ്യത്യാസ*, എത്ര ലാഭിക്ക*, എത്ര കൂടുത*, എത്ര ഡിഫറൻസ്*, എന്താ വ്യത്യാസം വില*, എത്ര രൂപ കുറ*, എത്ര രൂപ കൂടുത*, എത്ര രൂപ ലാഭ*, ലാഭം എത്ര*, എത്ര മിച്ച* | ethra vyathyasa*, vyathyasam ethra, ethra kura*, ethra labhikk*, ethra koodu*, ethra difference*, difference ethra, ethra laabh*, ethra labham, labham ethra, ethra roopa kura*, ethra roopa labh*, ethra save*, ethra vithyasa*, vithyasam ethra*, ethra vyatyasa*, ethra michcham',
  rest: 'ബാക്കി*, മറ്റുള്ള*, മിച്ചമുള്ള* | baakki*, bakki*, baki, baaki*',
  inWhich:
    'ഏതിൽ*, ഏതിലാ*, ഏത് പ്ലാനിൽ*, ഏതു പ്ലാനിൽ*, ഏത് പ്ലാനിലാ*, ഏതു പ്ലാനിലാ*, ഏത് പാക്കേജ* | ethil*, ethila*, ethu planil*, eth planil*, ethu packageil, eethil*, ethanu ullath',
  forUs:
    'ഞങ്ങൾക്ക്, ഞങ്ങളുടെ, ഞങ്ങൾ, എനിക്ക്*, എന്റെ, നമുക്ക്, ഞങ്ങൾക്ക് വേണ്ടി, നമ്മുടെ, എനിക്കു, ഞങ്ങൾക്കു | enikku, njangalkku, njangalude, ente, namukku, enikk, njangalk*, nammude, enik, njangade',
  both: 'രണ്ടും, രണ്ടിലും*, രണ്ടിന്റ*, രണ്ടിനും, രണ്ടു പ്ലാനിലും*, രണ്ട് പ്ലാനിലും*, രണ്ടും കൂടി | randum, randilum*, randinum, randu planilum*, rantum, rendum',
  twoOfThem:
    'രണ്ടു മാസ*, രണ്ട് മാസ*, രണ്ടുമാസ*, രണ്ടും, 2 മാസ*, രണ്ടു ബിൽ* | randu mas*, randu maas*, randumasa*, 2 mas*, randu bill*',
  together:
    'കൂടി, കൂട്ടി, ചേർത്ത്, ചേർത്തു, ഒന്നിച്ച്, ഒരുമിച്ച്, കൂട്ടിയാൽ, ചേർത്താൽ | koodi, kooti, koottiyal, chertth, cherthu, onnichu, orumich, oru mich, kootiyal, cherthal, ellam koodi',
  inTotal:
    'ആകെ, മൊത്തം, ടോട്ടൽ, എല്ലാം കൂടി | aake, motham, mottham, aakeyulla, moththam, aakeythuka, ellam koodi, mothathil',
  keptHowLong:
    'എത്ര ദിവസം … സൂക്ഷി*, എത്ര കാലം … സൂക്ഷി*, എത്രകാലം … സൂക്ഷി*, എത്ര നാൾ … സൂക്ഷി*, എത്രനാൾ … സൂക്ഷി*, എത്ര ദിവസം … വെക്ക*, എത്ര ദിവസം … വയ്ക്ക*, എത്ര നാൾ … വെക്ക*, എത്ര ദിവസം … വെച്ച*, എത്ര നാൾ … വയ്ക്ക*, എത്ര കാലം … വെക്ക*, എത്ര ദിവസം … ഉണ്ടാക*, എത്ര നാൾ … ഉണ്ടാക*, എത്ര ദിവസം … കിടക്ക*, എത്ര നാളാ … സൂക്ഷി* | ethra divasam … sooksh*, ethra divasam … suksh*, ethra naal … sooksh*, ethra divasam … vekk*, ethra divasam … vaykk*, ethra kaalam … sooksh*, ethra nal … sook*, ethra naal … vekk*, ethra divasam … vakk*, ethra divasam … undak*, ethra naal … undak*, ethra naal … vech*, ethra divasam … vech*, ethra kalam … sooksh*, ethra naal … suksh*',
  nobodyThere:
    'ആരും എടുക്ക*, ആരും ഉണ്ടാക*, ആരും ഇല്ല*, എടുക്കാൻ ആളില്ല*, എടുക്കാൻ ആരു*, ആരുമില്ല*, ആരും ഉണ്ടാവ*, എടുക്കാൻ ആൾ ഇല്ല* | aarum eduk*, arum eduk*, aarum undak*, arum undak*, aarum illa*, arum illa*, edukkan aalilla*, edukkan aarumilla*, edukkan arumilla*, aarumilla*, aarum undav*, arum undav*, edukkan aal illa*',
  its: 'അതിന്റെ, അതിൻ്റെ, അതിന്, അതിന്റേത്, ആ പ്ലാനിന്റെ | athinte, adinte, athinu, athinteth, aa planinte, athinu*, athinde',
  sunday: 'ഞായറാഴ്ച*, ഞായർ* | njayar*, nyayar*',
  saturday: 'ശനിയാഴ്ച*, ശനി* | shaniyazhcha*, sani*',
  weekend: 'വാരാന്ത്യ* | vaaranthya*',
  closed: 'അടവ*, അടച്ച*, അവധി*, ഒഴിക*, ഇല്ല | adachu, avadhi, ozhike, illa',
  twice: 'ഇരട്ടി*, ഡബിൾ, രണ്ടിരട്ടി*, ഡബിള* | iratti*, double*, rettikk, randiratti*',
  thrice: 'മൂന്നിരട്ടി*, മൂന്ന് മടങ്ങ* | moonniratti*, moonu madang*, triple',
  half: 'പകുതി*, പാതി*, അര | pakuthi*, paathi*, pathi',
  hours: 'മണിക്കൂ* | manikkoor*',
  more: 'കൂടി, കൂടുതൽ, അധികം | koodi, kooduthal, adhikam, kuduthal',
  another: 'ഇനിയും, വേറെ, ഇനി ഒരു | iniyum, vere',
  onTop: 'കൂടുതൽ, ഇനിയും, കൂടി, കൂടിയാൽ | kooduthal, koodi, koodiyal',
  lessBy: 'കുറവ്*, കുറച്ച്*, കുറഞ്ഞാൽ*, കുറച്ചാൽ* | kurav*, kuranj*, kurach*',
  rises: 'കൂട*, കൂടുതൽ | kood*',
  falls: 'കുറ* | kura*',
  aThird: 'മൂന്നിലൊന്ന്',
  branch:
    'ശാഖ*, കട*, ക്ലിനിക്*, ഹോട്ടൽ*, കൗണ്ടർ*, ബ്രാഞ്ച*, ഓഫീസ്*, ഷോപ്പ*, ആശുപത്രി*, ഔട്ട്‌ലെറ്റ* | shakha, kada, branchil, clinicil, shop*, aashupathri*, outlet*, kadayil',
  perCall:
    'ഒരു കോൾ*, ഓരോ കോൾ*, ഒരു കോളിന്*, ഓരോ കോളിന്*, ഒരു ഓർഡർ*, ഓരോ ഓർഡർ*, ഒരു വിളിക്ക*, കോൾ ഒന്നിന്*, ഒരു ബുക്കിങ്ങ*, ഒരു റിമൈൻഡ* | oru call*, oro call*, oru order*, call onninu*, oru vilikk*, oru booking*, oru remind*, oru kolinu*',
  perDay:
    'ദിവസം, ഒരു ദിവസ*, ദിവസേന, ദിവസത്തിന്, ദിവസം തോറും | oru divasa*, divasena, divasathinu, divasam',
  comesTo: 'ആകും, വരും, ചെലവ* | aakum, varum, chelav*',
  averageMinute:
    'ശരാശരി … മിനിറ്റ*, ശരാശരി മിനിറ്റ*, ആവറേജ് … മിനിറ്റ* | sharashari … minut*, average … minut*',
  extraAlone:
    'അധികം മാത്രം, അധിക മിനിറ്റ് എത്ര, എത്ര അധിക, എക്സ്ട്രാ മാത്രം, എത്ര എക്സ്ട്രാ, എക്സ്ട്രാ എത്ര, അധികം എത്ര, അധിക മിനിറ്റ് മാത്രം, എക്സ്ട്രാ മിനിറ്റ് എത്ര | adhika minute ethra, extra mathram, ethra extra, extra ethra, adhikam ethra, extra minute ethra, adhika minute mathram, ethra adhika',
  leftOver: 'ബാക്കി*, മിച്ച*, ഉപയോഗിക്കാത്ത* | bakki, baaki, micham, bakkiyulla*, baki, upayogikkath*',
  wholeYear:
    'വർഷം മുഴുവ*, വർഷത്തേക്ക്, വർഷത്തിൽ, ഒരു വർഷ*, കൊല്ലത്തേക്ക്, കൊല്ലം മുഴുവ*, ഒരു കൊല്ല*, വർഷത്തിന്, കൊല്ലത്തിൽ, പന്ത്രണ്ട് മാസ* | varsham muzhuv*, varshathekku, oru varsha*, kollam muzhuv*, oru kolla*, varshathinu, varshathil, kollathekk*, panthrandu masa*, kollathil',
  there:
    'അതിൽ, അതിന്, അവിടെ, അതില്, അതിലോ, അതിനു, അതിലും, ആ പ്ലാനിൽ | athil, athinu, avide, athilo, athilu, athilum, aa planil, athinakath*',
  reducedBy:
    'എത്ര കുറഞ്ഞ*, എത്ര കിഴിവ്, എത്ര കുറച്ച*, എത്ര ഡിസ്കൗണ്ട് | ethra kuranj*, ethra kurach*, ethra discount',
  thosePeople:
    'ആ ആളുകൾ*, എന്റെ സ്റ്റാഫ്*, എന്റെ ആൾ*, ഞങ്ങളുടെ ആൾ*, ഞങ്ങളുടെ പയ്യൻ*, എന്റെ പയ്യൻ*, ഞങ്ങളുടെ പെൺകുട്ടി* | ente aal*, njangalude aal*, ente payyan*, njangalude payyan*, njangalude kutti*',
  moreThan:
    'ൽ കൂടുതൽ, ക്കാൾ കൂടുതൽ, ിൽ കൂടുതൽ, നേക്കാൾ കൂടുതൽ, ലധികം, അധികം, ൽ അധികം, കൂടുതലായാൽ, നേക്കാൾ അധികം, മിനിറ്റിൽ കൂടുതൽ, മിനിറ്റിനേക്കാൾ കൂടുതൽ, മിനിറ്റിലധികം | il kooduthal, kkal kooduthal, il adhikam, ilum kooduthal, ne kkal kooduthal, minutil kooduthal, minutinekkal kooduthal',
  sayIn:
    'പറയ*, പറയൂ, പറ, സംസാരിക്കൂ, സംസാരിക്കുക, സംസാരിക്കാമോ, മറുപടി*, വീണ്ടും, എഴുത*, എഴുതി*, ഇനി, ഇനിമുതൽ, വിശദീകരി*, തരൂ, തരാമോ, അയക്ക*, പറഞ്ഞു തരൂ*, പറഞ്ഞുതര*, തർജ്ജമ*, വിവർത്തനം*, ഇങ്ങോട്ട് പറ* | parayu, parayoo, para, parayamo, samsarikku, samsarikkoo, samsarikkamo, marupadi*, veendum, ezhuth*, ini, inimuthal, tharoo, tharamo, parayan, paranju tharu*, paranjuthar*, paranju thar*, vishadeekari*, ayakk*, tharu, paray',
  script: 'ലിപി*, അക്ഷര* | lipi*, akshara*',
  latinLetters: '',
  same: 'ഇതുതന്നെ, ഇത് തന്നെ, അതുതന്നെ, ഇതേ, അതേ കാര്യം, ഇത്, ഈ കണക്ക്*, അത്രയും, അതേ, അത് തന്നെ, അതു തന്നെ, ഇതേ കണക്ക*, അതേ കണക്ക*, അത്ര തന്നെ, അത്ര മിനിറ്റ* | ithuthanne, ithu thanne, athuthanne, ithe, ithu, athrayum, athe, athu thanne, ath thanne, ith thanne, athe kanakk*, ithe kanakk*, athra thanne, athra minut*, athre minut*',
  thatBill:
    'ആ ബിൽ*, ആ ബില്ല*, രണ്ടാമത്തെ ബിൽ*, രണ്ടാമത്തെ ബില്ല*, ആദ്യത്തെ ബിൽ*, ആദ്യത്തെ ബില്ല*, അതേ ബിൽ*, ആ മിനിറ്റ*, അതേ മിനിറ്റ*, അത്രയും മിനിറ്റ*, ആദ്യത്തെ കണക്ക*, മുമ്പത്തെ ബില്ല* | randamathe bill*, adyathe bill*, athe bill*, athrayum minit*, aa bill*, munpathe bill*, athe minut*, aa minut*',
  thatPlan:
    'ആ പ്ലാൻ*, ആ പ്ലാനി*, അതേ പ്ലാൻ*, അതേ പ്ലാനി*, ഈ പ്ലാൻ*, ഈ പ്ലാനി*, അതേ പാക്കേജ*, ആ പാക്കേജ* | aa plan*, athe plan*, ee plan*, aa package*, athe package*, athe plaan*, i plan*',
  whatIf:
    'എന്ന് കരുതുക, കരുതൂ, വിചാരിക്കൂ, ആണെന്ന് വെക്കൂ, എന്ന് വെച്ചാൽ, എന്നു കരുതൂ, എന്ന് വിചാരിക്ക* | ennu karuthuka, karuthuka, vicharikku, ennu vechal, ennu karuthu, ennu vicharikk*, ennirikkatte',
  insideFree:
    'സൗജന്യ മിനിറ്റ* … ഉള്ളിൽ*, ഫ്രീ മിനിറ്റ* … ഉള്ളിൽ*, സൗജന്യ മിനിറ്റുകൾക്കുള്ളിൽ*, സൗജന്യ മിനിറ്റിനുള്ളിൽ*, ഫ്രീ മിനിറ്റിനുള്ളിൽ*, ഫ്രീ മിനിറ്റിൽ തന്നെ, സൗജന്യ മിനിറ്റിൽ തന്നെ, അധിക മിനിറ്റ് ഇല്ലാതെ, എക്സ്ട്രാ ഇല്ലാതെ, എക്സ്ട്രാ മിനിറ്റ് ഇല്ലാതെ | saujanya minit* … ullil*, free minit* … ullil*, free minutinullil*, free minutil thanne, extra illathe, extra minute illathe, adhika minute illathe, free minutinakath*',
  apartFrom:
    'പണം ഒഴികെ, വില ഒഴികെ, മിനിറ്റ് ഒഴികെ, പണമല്ലാതെ, കാശല്ലാതെ, വിലയല്ലാതെ, മിനിറ്റല്ലാതെ | panam ozhike, vila ozhike, minit ozhike, kashallathe, vilayallathe, minute allathe, panam allathe',
  sharing: 'ഒരേ … പ്ലാൻ*, ഒരൊറ്റ പ്ലാൻ*, ഒറ്റ പ്ലാൻ*, പങ്കിട്ട* | ore … plan*, otta plan*, pankitt*',
  ownPlan: 'വെവ്വേറെ, സ്വന്തം പ്ലാൻ, പ്രത്യേകം | vevvere, swantham plan, prathyekam',
  cannotRead:
    'അറിയില്ല, അറിഞ്ഞുകൂടാ, മനസ്സിലാവില്ല, മനസ്സിലാകില്ല, വശമില്ല, വായിക്കാൻ അറിയില്ല*, വായിക്കാൻ പറ്റില്ല*, അറിയാൻ പാടില്ല, മനസ്സിലാവുന്നില്ല, മനസ്സിലാകുന്നില്ല, വായിക്കാനറിയ* | ariyilla, arinjukooda, manassilavilla, manassilakilla, vayikkan*, ariyan padilla, manassilavunnilla, manasilavilla, manassilakunnilla, ariyoola, ariyula',
  correction:
    'തെറ്റിപ്പോയ*, തെറ്റി*, തെറ്റായി*, പറയാൻ ഉദ്ദേശി*, ഉദ്ദേശിച്ചത്*, പറയാൻ വന്ന*, എന്നാ പറയ*, അല്ല അല്ല, അല്ലല്ല, അതായത്, സോറി, ക്ഷമിക്ക*, തെറ്റ് പറഞ്ഞു*, മാറിപ്പോയ*, മാറി പോയ*, ഉദ്ദേശിച്ച*, അല്ല കേട്ടോ, ശരിക്കും പറഞ്ഞാൽ, അങ്ങനെയല്ല | thettippoyi*, thetti*, thettayi*, parayan uddesi*, uddesichath*, parayan vann*, alla alla, athayathu, thett paranju*, mari poy*, maaripoy*, uddeshich*, udheshich*, uddesich*, sorry, allalla, angane alla, parayan vanth*, paranjath thett*',
  hireInstead:
    'ഒരാളെ ജോലിക്ക്*, ഒരാളെ വെക്കാ*, ഒരാളെ വയ്ക്കാ*, ഒരാളെ നിർത്ത*, ആളെ വെക്ക*, ആളെ വയ്ക്ക*, ജോലിക്ക് വെക്ക*, ജോലിക്ക് വയ്ക്ക*, ജോലിക്കാരനെ*, പയ്യനെ*, പെണ്ണിനെ*, ഒരാളെ വച്ച*, ഒരാളെ കിട്ടും*, ആളെ നിർത്ത*, ആളെ വെച്ച*, ഒരു ആളെ വെ*, ഒരു പയ്യനെ*, സ്റ്റാഫിനെ വെ* | orale jolikk*, orale vekk*, orale nirth*, aale vekk*, jolikku vekk*, payyane*, orale vach*, orale kittum*, aale nirth*, aale vech*, oru aale ve*, oru payyane*, staffine ve*, oru penkuttiye*, jolikku orale*',
  tooMuch:
    'ഒരുപാട് പൈസ*, ഒരുപാട് കാശ*, ഒത്തിരി കാശ*, ഇത്രയും പൈസ*, ഇത്രയും കാശ*, വളരെ കൂടുതൽ*, താങ്ങില്ല*, ബജറ്റിന് പുറത്ത*, വില കൂടുതൽ*, ചെലവേറിയ*, താങ്ങാൻ പറ്റില്ല*, താങ്ങാൻ പറ്റുന്നില്ല*, താങ്ങാനാവില്ല*, പൈസ കൂടുതലാ*, ചാർജ് കൂടുതലാ*, ഇത് കൂടുതലാ*, അത് കൂടുതലാ*, ഒത്തിരി കൂടുത*, ഒരുപാട് കൂടുത*, വല്ലാത്ത വില*, കൂടുതലാണ്*, കൂടുതലാണല്ലോ*, കൂടിപ്പോയ*, കൂടി പോയ*, ഇത്ര കാശ*, ഇത്ര പൈസ*, ഇത്ര വില*, മുതലാവില്ല*, മുതലാകില്ല*, കൈയിൽ ഒതുങ്ങ*, താങ്ങാനാകില്ല*, കാശ് കൂടുത*, വില കൂടി* | orupadu paisa*, orupadu kash*, othiri kash*, ithrayum paisa*, ithrayum kash*, kooduthalan*, kooduthala, thaangan*, thangan*, budgetinu purath*, othiri kooduth*, orupad kooduth*, orupadu kooduth*, vallatha vila*, koodippoy*, koodi poy*, ithra kash*, ithra paisa*, ithra vila*, muthalavilla*, muthalakilla*, kayyil othung*, thangilla*, thaangilla*, vila kooduth*, costly aan*, kash kooduth*, paisa kooduth*',
  howSo:
    'വന്നത് എങ്ങനെ*, കിട്ടിയത് എങ്ങനെ*, ഇത്ര എങ്ങനെ*, ഇത്രയും എങ്ങനെ*, എങ്ങനെ വന്നു*, എങ്ങനെയാ വന്ന*, എങ്ങനെ കിട്ടി*, കണക്ക് എങ്ങനെ*, എങ്ങനെ കണക്ക*, എന്താ ഇത്ര*, എന്തിനാ ഇത്ര*, എന്തുകൊണ്ടാ ഇത്ര*, എന്തേ ഇത്ര*, ഇത്രയും എന്താ*, കണക്ക് പറ*, കണക്ക് കാണി*, അതെങ്ങനെ*, ഇതെങ്ങനെ*, എങ്ങനെയാ കിട്ടി*, എങ്ങനെയാണ് കിട്ടി*, എങ്ങനെയാ ഇത്ര*, എങ്ങനെ ഇത്ര*, എവിടുന്ന് വന്നു*, എവിടെ നിന്ന് വന്നു*, എന്തു കണക്കാ*, എന്ത് കണക്കാ*, ഏത് കണക്ക*, കണക്ക് വിശദീകരി*, കണക്ക് എങ്ങനാ*, വിശദമാക്ക*, അതെങ്ങനാ*, ഇതെങ്ങനാ*, അതെന്താ അങ്ങനെ*, എന്തുകൊണ്ടാണ് ഇത്ര*, എന്തുകൊണ്ട് ഇത്ര*, എന്തുകൊണ്ട് അത്ര*, എന്തിനാണ് ഇത്ര*, എങ്ങനെയാ കണക്ക* | ithra engane, ithrayum engane, engane vannu, engane kitti, kanakku engane*, engane kanakk*, entha ithra*, enthina ithra*, enthukonda ithra*, kanakku para*, athengane*, ithengane*, engana kitti*, engane kitty, enganeya ithra*, engane ithra*, enganeya vann*, evidunnu vannu*, enthu kanakka*, ethu kanakk*, kanakk engane*, kanakku engana*, kanakk para*, kanakku kani*, kanakk kani*, kanakku vishad*, vishadamakk*, athengana*, ithengana*, athentha angane*, enthukond* ithra*, enthinanu ithra*, enthe ithra*, enganeya kanakk*, engane kittiyath*, engana vann*, engene vann*, engane varum*',
  goAhead:
    'ചെയ്തോളൂ*, ചെയ്യൂ*, ചെയ്യാം, ചെയ്തു തരൂ*, ഏർപ്പാടാക്ക*, ഏർപ്പാട് ചെയ്*, ബുക്ക് ചെയ്*, ആയിക്കോട്ടെ, തുടങ്ങിക്കോ*, ചെയ്തോ*, ആവട്ടെ | cheytholu*, cheyyu*, cheyyoo, cheythu tharoo, erppadakk*, book cheyy*, aayikkotte, thudangikko*, cheytho, avatte, aakatte',
  pester:
    'ശല്യ*, ബുദ്ധിമുട്ടിക്ക*, വീണ്ടും വീണ്ടും*, ദിവസവും വിളി*, ദിവസവും കോൾ*, എന്നും വിളി*, പിന്നെയും പിന്നെയും*, ഇടയ്ക്കിടെ വിളി*, ഇടക്കിടെ വിളി*, എപ്പോഴും വിളി*, കൂടെക്കൂടെ വിളി*, ദിവസവും ഫോൺ*, പുറകെ നടന്ന്*, വിളിച്ചു കൊണ്ടിരി*, വിളിച്ചുകൊണ്ടിരി* | shalya*, salyam*, buddhimuttikk*, veendum veendum, divasavum vili*, divasavum call, ennum vili*, pinneyum pinneyum, idaykkide vili*, idakkide vili*, eppozhum vili*, koodekkoode vili*, divasavum phone*, shallyam*, vilichu kondiri*, vilichukondiri*, salyapp*',
  first:
    'ഒന്നാമത്തെ*, ഒന്നാമത്തേ*, ആദ്യത്തെ*, ആദ്യത്തേ*, ഒന്നാമത്*, ഫസ്റ്റ് പ്ലാൻ* | onnamath*, aadyath*, adyath*, first plan*',
  second:
    'രണ്ടാമത്തെ*, രണ്ടാമത്തേ*, രണ്ടാമത്*, നടുവിലത്തെ*, രണ്ടാമൻ | randamath*, randaamath*, naduvilath*, second plan*',
  third:
    'മൂന്നാമത്തെ*, മൂന്നാമത്തേ*, അവസാനത്തെ*, അവസാനത്തേ*, ഒടുവിലത്തെ*, മൂന്നാമത്*, ലാസ്റ്റ് പ്ലാൻ* | moonnamath*, moonamath*, avasanath*, avasaanath*, munnamath*, last plan*',
  smaller:
    'ചെറിയ പ്ലാൻ*, ചെറിയ പ്ലാനി*, ചെറുത്*, ചെറുതി*, ചെറിയതി*, കുറഞ്ഞ പ്ലാൻ*, കുറഞ്ഞ പ്ലാനി*, ചെറിയത്*, കുറഞ്ഞതി* | cheriya plan*, cheruth*, cheriyathi*, kuranja plan*, cheriyath*',
  bigger:
    'വലിയ പ്ലാൻ*, വലിയ പ്ലാനി*, വലുത്*, വലുതി*, കൂടിയ പ്ലാൻ*, കൂടിയ പ്ലാനി*, വലിയത്*, വലിയതി*, മുകളിലത്തെ പ്ലാൻ* | valiya plan*, valuth*, koodiya plan*, valiyath*, mukalilath* plan*',
  biggest:
    'ഏറ്റവും, മൂന്നാമത്തെ, മൂന്നാമത്തേ*, വലിയ കമ്പനി*, എറ്റവും, ടോപ്പ് | ettavum, moonnamathe, ettavum valiya, eettavum, etavum',
  forLess:
    'അതിലും കുറഞ്ഞ*, ഇതിലും കുറഞ്ഞ*, അതിലും കുറവ*, ഇതിലും കുറവ*, കുറഞ്ഞ വില*, കുറഞ്ഞത്*, അതിനേക്കാൾ കുറ*, ഇതിനേക്കാൾ കുറ*, ഇതിൽ കുറഞ്ഞ*, അതിൽ കുറഞ്ഞ*, കുറഞ്ഞ പ്ലാൻ*, ഇനിയും കുറഞ്ഞ*, കുറച്ചുകൂടി കുറഞ്ഞ*, ചീപ്പായ*, ഇതിലും ചെറു*, ഇതിലും ചീപ്പ* | athilum kuranj*, ithilum kuranj*, athilum kurav*, ithilum kurav*, kuranja vila*, kuranjath*, ithil kuranj*, athil kuranj*, kuranja plan*, iniyum kuranj*, ithinekkal kura*, kurachukoodi kuranj*, cheap aay*, ithilum cheru*, ithilum cheap*, athinekkal kura*',
  whichPays:
    'ഏതാ ലാഭം*, ഏതാണ് ലാഭം*, ഏതാ നല്ലത്*, ഏതാണ് നല്ലത്*, ഏതാ കുറവ്*, ഏതെടുക്ക*, ഏത് എടുക്ക*, ലാഭം ഏത*, ഏതാണ് കുറവ്*, ഏതിനാ കുറവ്*, ഏതിനാണ് കുറവ്*, ഏതാ ചീപ്പ്*, ഏതാണ് മെച്ചം*, ഏതാ മെച്ചം*, ഏതാ ബെസ്റ്റ്*, ഏതാ ഭേദം*, ഏതാണ് ഭേദം*, ഏതെടുത്താൽ ലാഭം*, കുറവ് ഏത* | etha labham, ethanu labham, etha nallath*, ethanu nallath*, etha kurav*, ethedukk*, ethu edukk*, ethanu kurav*, ethina kurav*, ethinanu kurav*, etha cheap*, ethanu mecham*, etha mecham*, etha best*, etha bhedham*, etha bedham*, kurav eth*, etha laabham*, ethanu laabham*, ethanu nalla*, etha nalla*',
  when: 'എത്ര ദിവസ*, എത്ര മണിക്ക്, ഇന്ന്, ഇന്നു തന്നെ, ഇന്നുതന്നെ, നാളെ*, എപ്പോ, എപ്പോൾ, എപ്പോഴാ*, എപ്പഴാ*, എപ്പോഴേക്ക*, എത്ര നേര*, എത്ര മണിക്കൂ*, എത്ര സമയ*, എത്ര പെട്ടെന്ന്*, എന്ന് കിട്ടു*, എത്ര താമസ*, എന്നാണ് | ethra divas*, innu, innu thanne, eppo, eppol, eppozha, eppozhanu, ethra neram*, ethra samayam*, ethra manikk*, ethra pettenn*, ennu kittu*, ethra naal*, naale*, eppozh*, eppazh*',
  roughly: 'ഏകദേശ*, ഏതാണ്ട്* | ekadesham, ethandu',
  despair:
    'ഞാൻ മരിച്ചാ*, ജീവിക്കുന്നതിൽ*, ജീവിച്ചിട്ട് … കാര്യ*, ജീവിച്ചിരുന്നിട്ട്*, ജീവിക്കാൻ തോന്നുന്നില്ല*, ജീവിക്കാൻ ആഗ്രഹമില്ല*, ജീവിക്കണമെന്നില്ല*, ജീവിതം മടുത്ത*, ജീവിതം വെറുത്ത*, ജീവിതത്തിന് … അർത്ഥമില്ല*, ജീവിതത്തിൽ … പ്രതീക്ഷയില്ല*, എല്ലാം അവസാനിപ്പി*, എല്ലാം തീർക്ക*, സ്വയം അവസാനിപ്പി*, ഒരു പ്രതീക്ഷയുമില്ല*, ഞാൻ … ഭാരമ*, എല്ലാവർക്കും ഭാരമ*, വീട്ടുകാർക്ക് ഭാരമ*, ഇനി സഹിക്കാൻ*, ജീവിക്കാൻ ഒരു വഴിയുമില്ല*, മുന്നിൽ ഒരു വഴിയുമില്ല*, ഇനി എഴുന്നേൽക്കരുത്*, എഴുന്നേൽക്കാതിരുന്ന*, ഉണരാതിരുന്നെങ്കി*, ഇനി ഉണരരുത്*, ഉണരരുത്*, എന്നെന്നേക്കുമായി ഉറങ്*, എല്ലാവരെയും വിട്ട് പോ*, എല്ലാം വിട്ട് പോ*, എല്ലാം ഇട്ടെറിഞ്ഞ്*, ലോകം വിട്ട്*, എന്തിനാ ജീവി*, എന്തിന് ജീവി*, ആർക്കുവേണ്ടി ജീവി*, ആർക്ക് വേണ്ടി ജീവി*, ജീവിക്കാൻ വയ്യ*, ജീവിക്കേണ്ട*, ജീവിക്കണ്ട*, ജീവിക്കാൻ ഇഷ്ടമില്ല*, മരിച്ചാൽ മതി*, മരിക്കണം*, മരിക്കാൻ തോന്ന*, ചത്താൽ മതി*, ചാകണം*, വിഷം കഴി*, വിഷം കുടി*, തൂങ്ങി മരി*, കൈ മുറി* | njan marich*, jeevikkunnathil*, jeevichitt … karya*, jeevikkan thonnunnilla, jeevikkan agrahamilla, jeevitham maduth*, jeevitham veruth*, jeevithathinu … arthamilla, ellam avasanippi*, ellam theerkk*, oru pratheekshayumilla, njan … bharam*, ellavarkkum bharam*, ini sahikkan*, ini ezhunnelk*, unarathirunn*, unararuth*, ellavareyum vittu po*, ellam vittu po*, enthina jeevi*, enthinu jeevi*, arkku vendi jeevi*, jeevikkan vayya*, jeevikkenda*, jeevikkanda*, jeevikkan ishtamilla*, marichal mathi*, marikkanam*, marikkan thonn*, chathal mathi*, visham kazhi*, thoongi mari*',
  withoutMe:
    'ഞാനില്ലെങ്കി*, ഞാൻ ഇല്ലെങ്കി*, ഞാനില്ലാതായ*, ഞാൻ ഇല്ലാതായ*, ഞാൻ പോയാൽ* | njanillenki*, njan illenki*, njanillathay*, njan poyal*',
  wornOut:
    'മടുത്തു എനിക്ക്, എനിക്ക് മടുത്തു*, ഇനി വയ്യ*, എനിക്ക് വയ്യ*, എന്നെക്കൊണ്ട് പറ്റില്ല*, എന്നെക്കൊണ്ട് ആവില്ല*, തളർന്നു*, തോറ്റുപോയ*, തോറ്റു പോയ*, തകർന്നു*, സഹിക്കാൻ പറ്റുന്നില്ല* | enikku maduthu*, ini vayya*, enikku vayya*, ennekkondu pattilla*, thalarnn*, thottupoy*, thakarnn*, sahikkan pattunnilla*',
  nothingLeft:
    'ഒന്നും ബാക്കിയില്ല*, ഒന്നും ബാക്കി ഇല്ല*, അർത്ഥമില്ല*, അർഥമില്ല*, അർത്ഥം ഇല്ല*, എല്ലാം തീർന്നു*, എല്ലാം പോയി*, എല്ലാം നശിച്ചു*, പ്രതീക്ഷയില്ല*, ഒരു വഴിയുമില്ല*, കടത്തിൽ മുങ്ങി* | onnum bakkiyilla*, onnum bakki illa*, arthamilla*, ellam theernnu*, ellam poyi*, pratheekshayilla*, oru vazhiyumilla*',
  onlyATrouble:
    'ആർക്കും മനസ്സിലാ*, ആരും മനസ്സിലാക്ക*, ആരും കേൾക്ക*, എനിക്ക് ആരുമില്ല*, എനിക്ക് ആരും ഇല്ല*, ഒറ്റയ്ക്കാ*, ഒറ്റപ്പെട്ട*, ആർക്കും വേണ്ട*, എല്ലാവർക്കും ബുദ്ധിമുട്ട*, എല്ലാവർക്കും ശല്യ* | arum manassilakk*, aarum kelkk*, enikku arumilla*, enikku aarumilla*, ottakka*, ottappett*, arkkum venda*, ellavarkkum budhimutt*',
  inDanger:
    'ബോധം കെട്ട*, ബോധം പോയി*, ശ്വാസം കിട്ടുന്നില്ല*, ശ്വാസം മുട്ടുന്നു*, രക്തം നിൽക്കുന്നില്ല*, ചോര നിൽക്കുന്നില്ല*, തീ പിടിച്ച*, തീപിടിച്ച*, അപകടം പറ്റി*, ആക്സിഡന്റ് ആയി*, ആംബുലൻസ് വിളി*, ആംബുലൻസ് അയ*, നെഞ്ചുവേദന എടുക്കുന്നു*, നെഞ്ചുവേദനയെടുക്കുന്നു*, വിഷം കഴിച്ചു* | bodham kett*, bodham poyi*, shwasam kittunnilla*, choora nilkkunnilla*, thee pidich*, accident aayi*, ambulance vili*, nenju vedana edukk*',
  ofMine: 'എനിക്ക്, എന്റെ | enikku, ente',
  sentAlready:
    'മെയിൽ അയച്ച*, മെയിൽ ചെയ്ത*, ഇമെയിൽ അയച്ച*, ഫോം പൂരിപ്പിച്ച*, ഫോം അയച്ച*, ഡെമോ ചോദിച്ച*, കോൾ ചോദിച്ച*, നമ്പർ കൊടുത്ത*, നമ്പർ തന്ന*, എഴുതിയിരുന്ന*, മെയിൽ ഇട്ട*, മെയിലയച്ച*, ഫോം ഫിൽ ചെയ്ത*, ഫോം കൊടുത്ത*, മെസേജ് അയച്ച*, ബന്ധപ്പെട്ടിരുന്ന*, ഡെമോ ആവശ്യപ്പെട്ട*, നമ്പർ ഇട്ട* | mail ayach*, mail cheyth*, email ayach*, form poorippich*, form ayach*, demo chodich*, call chodich*, number koduth*, number thann*, ezhuthiyirunn*, mail itt*, mailayach*, form fill cheyth*, form koduth*, message ayach*, bandhappettirunn*, demo aavashyappett*, number itt*, form fill aakk*',
  noAnswer:
    'മറുപടി ഇല്ല*, മറുപടിയില്ല*, മറുപടി വന്നില്ല*, മറുപടി കിട്ടിയില്ല*, മറുപടിയൊന്നു*, റിപ്ലൈ ഇല്ല*, റിപ്ലൈ വന്നില്ല*, ഫോൺ വന്നില്ല*, കോൾ വന്നില്ല*, വന്നില്ല*, വന്നതേയില്ല*, ആരും വിളിച്ചില്ല*, ഒന്നും നടന്നില്ല*, തിരിച്ചു വിളിച്ചില്ല*, തിരിച്ചുവിളിച്ചില്ല*, തിരികെ വിളിച്ചില്ല*, ആരും തിരിച്ചു*, റിപ്ലൈ തന്നില്ല*, മറുപടി തന്നില്ല*, റിപ്ലൈ കിട്ടിയില്ല*, ഫോൺ ചെയ്തില്ല*, ആരും ബന്ധപ്പെട്ടില്ല*, അനക്കമില്ല*, ഒരു വിവരവുമില്ല*, വിളിച്ചില്ല*, ഒരാളും വിളിച്ചില്ല*, മറുപടി കണ്ടില്ല* | marupadi illa*, marupadiyilla*, marupadi vannilla*, marupadi kittiyilla*, reply illa*, reply vannilla*, phone vannilla*, call vannilla*, vannilla*, vannatheyilla*, arum vilichilla*, aarum vilichilla*, thirichu vilichilla*, thirich vilichilla*, reply thannilla*, marupadi thannilla*, reply kittiyilla*, phone cheythilla*, aarum bandhappettilla*, anakkamilla*, oru vivaravum*, vilichilla*, oralum vilichilla*, marupadi kandilla*, reply onnum*, arum thirich*, aarum thirich*',
  fromTheStart:
    'ആദ്യം മുതൽ, തുടക്കം മുതൽ, വീണ്ടും എല്ലാം പറയ*, എല്ലാം വീണ്ടും, വീണ്ടും പറയണ*, കഥ മുഴുവൻ, ഒന്നേന്ന് തുടങ്ങ*, ആദ്യം തൊട്ട്, ഒക്കെ വീണ്ടും, പിന്നേം പറയ*, വീണ്ടും വിശദീകരി* | aadyam muthal, thudakkam muthal, veendum ellam para*, ellam veendum, onnennu*, aadyam thott*, adyam muthal*, okke veendum, pinnem para*, pinneyum para*, veendum para*, thudakkam thott*',
  yourPeople:
    'നിങ്ങളുടെ ആരെങ്കില*, നിങ്ങളുടെ ആള*, നിങ്ങളുടെ ടീമ*, നിങ്ങളിൽ ആരെങ്കില*, നിങ്ങളുടെ ഭാഗത്ത*, മെഷീനോട് … വേണ്ട*, ബോട്ടിനോട് … വേണ്ട*, റോബോട്ടിനോട് … വേണ്ട*, മെഷീനോട് … താല്പര്യമില്ല*, നിങ്ങളുടെ സ്റ്റാഫ*, നിങ്ങടെ ആര*, നിങ്ങളുടെ മാനേജ*, ഒരു മനുഷ്യനോട*, റോബോട്ടിനോട് … പറ്റില്ല | ningalude arenkil*, ningalude aal*, ningalude team*, ningalil arenkil*, machinodu … venda, bottinodu … venda, ningalude staff*, ningade ar*, ningalude manage*, oru manushyanod*, robotinod* … venda',
  whomToAsk:
    'ആരോട് ചോദി*, ആരോട് സംസാരി*, ആരോടാ ചോദി*, ആർക്ക് എഴുത*, എവിടെ എഴുത*, ആർക്ക് മെയിൽ*, എവിടെ മെയിൽ*, ആരെ ബന്ധപ്പെട*, ആരോടാ സംസാരി*, ആരോട് പറയ*, ആരെയാ വിളി*, ആരെ വിളിക്ക*, ആർക്കാ എഴുത*, ആർക്കാ മെയിൽ*, എവിടെ ചോദി*, എവിടെയാ എഴുത*, ആരെ കോൺടാക്റ്റ്* | aarodu chodi*, aarodu samsari*, aarkku ezhuth*, aarkku mail*, evide mail*, aare contact*, aare bandhapped*, aaroda samsari*, aarod chodi*, arodu chodi*, aareya vili*, aare vilikk*, aarkka ezhuth*, arkku ezhuth*, aarkka mail*, evide chodi*, evideya ezhuth*, aare kontakt*, aarod paray*, arod samsari*',
  hearIt:
    'ശബ്ദം കേൾ*, ശബ്ദം കേട്*, കേട്ടു നോക്ക*, കേട്ടുനോക്ക*, ഞാൻ തന്നെ കേൾ*, സ്വയം കേൾ*, സാമ്പിൾ കേൾ*, ഒന്ന് കേൾ*, എങ്ങനെ സംസാരിക്കുന്നു എന്ന് | shabdam kel*, sabdam kel*, kettu nokk*, kettunokk*, sample kel*, onnu kel*, onn kel*, voice kel*',
  whatDoYouDo:
    'നിങ്ങൾ … എന്താ ചെയ്യ*, നിങ്ങൾ … എന്താണ് ചെയ്യ*, നിങ്ങൾ … എന്ത് ചെയ്യ*, ശരിക്കും എന്താ ചെയ്യ*, നിങ്ങൾ എന്താ ചെയ്യ*, നിങ്ങളുടെ പണി എന്ത*, നിങ്ങളുടെ ജോലി എന്ത* | ningal … entha cheyy*, ningal … enthanu cheyy*, ningal entha chey*, ningalude pani enth*, ningalude joli enth*, sherikkum entha chey*',
  timesEach:
    'രണ്ട് തവണ, രണ്ടു തവണ, രണ്ട് പ്രാവശ്യം, മൂന്ന് തവണ, മൂന്നു തവണ, 2 തവണ, 3 തവണ, രണ്ടു വട്ടം, രണ്ട് വട്ടം, 2 പ്രാവശ്യം, 3 പ്രാവശ്യം | randu thavana, randu pravashyam, moonnu thavana, 2 thavana, randu vattam, 3 thavana, 2 pravashyam, moonnu pravashyam',
  mustTake:
    'എടുക്കണോ*, എടുക്കണം*, എടുക്കേണ്ടി*, എടുക്കേണ്ട*, വാങ്ങണോ*, വാങ്ങേണ്ട*, എടുത്തേ പറ്റൂ*, നിർബന്ധമാണോ, അപ്ഗ്രേഡ് ചെയ്യണോ* | edukkano*, edukkanam*, edukkendi*, vangano*, vaangano*, eduthe pattu*, nirbandhamano, upgrade cheyyano*, edukkande*, edukkendathundo',
  aFee: 'ഫീസ്, ഫീസ*, ഫീ',
  halfAnswer:
    'പകുതി … എടു*, പകുതിപ്പേർ … എടു*, പാതി … എടു* | pakuthi … edu*, pakuthi … etu*, paathi … edukk*',
  startsAnew:
    'വീണ്ടും എല്ലാ*, വീണ്ടും പറയ*, വീണ്ടും ചോദി*, വീണ്ടും ആദ്യം, ആദ്യം മുതൽ, ഒന്നുകൂടി പറയ*, veendum ella*, veendum paray*, veendum chodi*, aadyam muthal, adyam muthal, onnukoodi paray*, പിന്നെയും പറയ*, പിന്നേം പറയ*, എല്ലാം വീണ്ടും, വീണ്ടും വിശദീ*, ആദ്യം തൊട്ട്, pinneyum para*, pinnem para*, ellam veendum, veendum vishad*, aadyam thott*, veendum para*',
  whatAll:
    'എന്തൊക്കെ ചെയ്*, എന്തെല്ലാം ചെയ്*, എന്ത് ചെയ്യും, എന്തു ചെയ്യും, എന്താ ചെയ്യുക, എന്ത് ചെയ്യാൻ, എന്തു ചെയ്യാൻ, എങ്ങനെ സഹായി*, എന്ത് സഹായ*, എന്താ ഉപയോഗം, എന്ത് ഗുണം, എന്താ ഗുണം, എന്ത് പ്രയോജന*, എന്താ പ്രയോജന*, എന്ത് ഉപകാര*, എന്താ ഉപകാര*, എന്ത് യൂസ്, എന്തൊക്കെ ഉപയോഗ*, എന്തൊക്കെ പറ്റും, എന്തിനൊക്കെ*, എങ്ങനെ ഉപയോഗ* | enthokke chey*, enthellam chey*, enth cheyyum, enthu cheyyum, enth cheyyan, enthu cheyyan, engane sahayi*, engane help*, entha upayogam, entha gunam, entha use, enth prayojan*, entha prayojan*, enthu upakar*, entha upakar*, enth use*, enthokke upayog*, enthokke pattum, enthinokke*, engane upayog*, enth gunam*',
}
