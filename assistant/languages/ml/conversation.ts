import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'ഉറപ്പ*, ശരിക്കും, സത്യമ*, ശരിയാണോ, നേരാണോ, തീർച്ച*, ഷുവർ*, കൺഫേം*, ഉവ്വോ, അതെയോ | urapp*, sharikkum, sathyam*, shariyano, theercha*, sherikkum*, urappan*, confirm aano, sure aano, uvvo, atheyo',
  saidBefore:
    'അതുതന്നെ*, അത് തന്നെ*, ഒരേ കാര്യ*, ഒരേ മറുപടി, വീണ്ടും അതേ, അതേ മറുപടി | athuthanne*, athu thanne*, ore karyam, veendum athe',
  putOff: 'ആലോചി*, പിന്നെ പറയ*, പിന്നീട് പറയ* | aalochi*, alochi*, pinne paray*',
  content: 'കൊള്ളാം, നന്നായിട്ടുണ്ട്, കുഴപ്പമില്ല | kollam, kuzhappamilla',
  inVain:
    'ഇപ്പോഴും*, എന്നിട്ടും*, ചെയ്തിട്ടും*, ചെയ്തുകഴിഞ്ഞ*, ഒരു കാര്യവുമില്ല*, ഒന്നും നടന്നില്ല*, ഒന്നുമായില്ല* | ippozhum, ennittum, cheythittum, oru karyavumilla, onnum nadannilla',
  difference:
    'എത്ര കൂടുതൽ, എത്ര ലാഭ*, എത്ര വ്യത്യാസ*, എത്ര കുറ*, വ്യത്യാസം എത്ര*, എത്ര രൂപയുടെ വ്യത്യാസ*, എത്ര രൂപ വ്യത്യാസ*, എത്ര ലാഭിക്ക* | ethra vyathyasa*, vyathyasam ethra, ethra kura*, ethra labhikk*',
  rest: 'ബാക്കി*, മറ്റുള്ള* | baakki*, bakki*',
  inWhich: 'ഏതിൽ*, ഏതിലാ*, ഏത് പ്ലാനിൽ*, ഏതു പ്ലാനിൽ* | ethil*, ethila*, ethu planil*, eth planil*',
  forUs: 'ഞങ്ങൾക്ക്, ഞങ്ങളുടെ, ഞങ്ങൾ, എനിക്ക്*, എന്റെ, നമുക്ക് | enikku, njangalkku, njangalude, ente, namukku',
  both: 'രണ്ടും, രണ്ടിലും*, രണ്ടിന്റ* | randum, randilum*',
  twoOfThem:
    'രണ്ടു മാസ*, രണ്ട് മാസ*, രണ്ടുമാസ*, രണ്ടും, 2 മാസ*, രണ്ടു ബിൽ* | randu mas*, randu maas*, randumasa*, 2 mas*, randu bill*',
  together: 'കൂടി, കൂട്ടി, ചേർത്ത്, ചേർത്തു, ഒന്നിച്ച് | koodi, kooti, koottiyal, chertth, cherthu, onnichu',
  inTotal: 'ആകെ, മൊത്തം | aake, motham, mottham, aakeyulla',
  keptHowLong:
    'എത്ര ദിവസം … സൂക്ഷി*, എത്ര കാലം … സൂക്ഷി*, എത്രകാലം … സൂക്ഷി*, എത്ര നാൾ … സൂക്ഷി*, എത്രനാൾ … സൂക്ഷി*, എത്ര ദിവസം … വെക്ക*, എത്ര ദിവസം … വയ്ക്ക*, എത്ര നാൾ … വെക്ക*, എത്ര ദിവസം … വെച്ച* | ethra divasam … sooksh*, ethra divasam … suksh*, ethra naal … sooksh*, ethra divasam … vekk*, ethra divasam … vaykk*, ethra kaalam … sooksh*',
  nobodyThere:
    'ആരും എടുക്ക*, ആരും ഉണ്ടാക*, ആരും ഇല്ല*, എടുക്കാൻ ആളില്ല*, എടുക്കാൻ ആരു* | aarum eduk*, arum eduk*, aarum undak*, arum undak*, aarum illa*, arum illa*, edukkan aalilla*',
  its: 'അതിന്റെ, അതിൻ്റെ, അതിന് | athinte, adinte, athinu',
  sunday: 'ഞായറാഴ്ച*, ഞായർ* | njayar*, nyayar*',
  saturday: 'ശനിയാഴ്ച*, ശനി* | shaniyazhcha*, sani*',
  weekend: 'വാരാന്ത്യ* | vaaranthya*',
  closed: 'അടവ*, അടച്ച*, അവധി*, ഒഴിക*, ഇല്ല | adachu, avadhi, ozhike, illa',
  twice: 'ഇരട്ടി*, ഡബിൾ | iratti*',
  thrice: 'മൂന്നിരട്ടി* | moonniratti*',
  half: 'പകുതി* | pakuthi*',
  hours: 'മണിക്കൂ* | manikkoor*',
  more: 'കൂടി | koodi',
  another: '',
  onTop: 'കൂടുതൽ, ഇനിയും, കൂടി, കൂടിയാൽ | kooduthal, koodi, koodiyal',
  lessBy: 'കുറവ്*, കുറച്ച്* | kurav*',
  rises: 'കൂട*, കൂടുതൽ | kood*',
  falls: 'കുറ* | kura*',
  aThird: 'മൂന്നിലൊന്ന്',
  branch: 'ശാഖ*, കട*, ക്ലിനിക്*, ഹോട്ടൽ*, കൗണ്ടർ*, ബ്രാഞ്ച* | shakha, kada, branchil, clinicil',
  perCall:
    'ഒരു കോൾ*, ഓരോ കോൾ*, ഒരു കോളിന്*, ഓരോ കോളിന്*, ഒരു ഓർഡർ*, ഓരോ ഓർഡർ* | oru call*, oro call*, oru order*',
  perDay: 'ദിവസം, ഒരു ദിവസ*, ദിവസേന | oru divasa*, divasena',
  comesTo: 'ആകും, വരും, ചെലവ* | aakum, varum, chelav*',
  averageMinute: 'ശരാശരി … മിനിറ്റ*',
  extraAlone: 'അധികം മാത്രം, അധിക മിനിറ്റ് എത്ര, എത്ര അധിക | adhika minute ethra',
  leftOver: 'ബാക്കി*, മിച്ച* | bakki, baaki, micham',
  wholeYear:
    'വർഷം മുഴുവ*, വർഷത്തേക്ക്, വർഷത്തിൽ, ഒരു വർഷ*, കൊല്ലത്തേക്ക് | varsham muzhuv*, varshathekku, oru varsha*',
  there: 'അതിൽ, അതിന്, അവിടെ | athil, athinu, avide',
  reducedBy: 'എത്ര കുറഞ്ഞ*, എത്ര കിഴിവ് | ethra kuranj*',
  thosePeople:
    'ആ ആളുകൾ*, എന്റെ സ്റ്റാഫ്*, എന്റെ ആൾ*, ഞങ്ങളുടെ ആൾ*, ഞങ്ങളുടെ പയ്യൻ*, എന്റെ പയ്യൻ*, ഞങ്ങളുടെ പെൺകുട്ടി* | ente aal*, njangalude aal*, ente payyan*, njangalude payyan*, njangalude kutti*',
  moreThan: 'ൽ കൂടുതൽ, ക്കാൾ കൂടുതൽ, ിൽ കൂടുതൽ, നേക്കാൾ കൂടുതൽ, ലധികം, അധികം | il kooduthal, kkal kooduthal',
  sayIn:
    'പറയ*, പറയൂ, പറ, സംസാരി*, മറുപടി*, വീണ്ടും, എഴുത*, എഴുതി*, ഇനി, ഇനിമുതൽ, വിശദീകരി*, തരൂ, തരാമോ, അയക്ക* | parayu, parayoo, para, parayamo, samsari*, marupadi*, veendum, ezhuth*, ini, inimuthal, tharoo, tharamo',
  script: 'ലിപി*, അക്ഷര* | lipi*, akshara*',
  latinLetters: '',
  same: 'ഇതുതന്നെ, ഇത് തന്നെ, അതുതന്നെ, ഇതേ, അതേ കാര്യം, ഇത്, ഈ കണക്ക്*, അത്രയും, അതേ | ithuthanne, ithu thanne, athuthanne, ithe, ithu, athrayum, athe',
  thatBill:
    'ആ ബിൽ*, ആ ബില്ല*, രണ്ടാമത്തെ ബിൽ*, രണ്ടാമത്തെ ബില്ല*, ആദ്യത്തെ ബിൽ*, ആദ്യത്തെ ബില്ല*, അതേ ബിൽ*, ആ മിനിറ്റ*, അതേ മിനിറ്റ*, അത്രയും മിനിറ്റ* | randamathe bill*, adyathe bill*, athe bill*, athrayum minit*',
  thatPlan:
    'ആ പ്ലാൻ*, ആ പ്ലാനി*, അതേ പ്ലാൻ*, അതേ പ്ലാനി*, ഈ പ്ലാൻ*, ഈ പ്ലാനി* | aa plan*, athe plan*, ee plan*',
  whatIf: 'എന്ന് കരുതുക, കരുതൂ, വിചാരിക്കൂ | ennu karuthuka, karuthuka, vicharikku',
  insideFree:
    'സൗജന്യ മിനിറ്റ* … ഉള്ളിൽ*, ഫ്രീ മിനിറ്റ* … ഉള്ളിൽ*, സൗജന്യ മിനിറ്റുകൾക്കുള്ളിൽ*, സൗജന്യ മിനിറ്റിനുള്ളിൽ* | saujanya minit* … ullil*, free minit* … ullil*',
  apartFrom:
    'പണം ഒഴികെ, വില ഒഴികെ, മിനിറ്റ് ഒഴികെ, പണമല്ലാതെ | panam ozhike, vila ozhike, minit ozhike',
  sharing: 'ഒരേ … പ്ലാൻ*, ഒരൊറ്റ പ്ലാൻ*, ഒറ്റ പ്ലാൻ*, പങ്കിട്ട* | ore … plan*, otta plan*, pankitt*',
  ownPlan: 'വെവ്വേറെ, സ്വന്തം പ്ലാൻ, പ്രത്യേകം | vevvere, swantham plan, prathyekam',
  cannotRead:
    'അറിയില്ല, അറിഞ്ഞുകൂടാ, മനസ്സിലാവില്ല, മനസ്സിലാകില്ല, വശമില്ല, വായിക്കാൻ അറിയില്ല*, വായിക്കാൻ പറ്റില്ല* | ariyilla, arinjukooda, manassilavilla, manassilakilla, vayikkan*',
  correction:
    'തെറ്റിപ്പോയ*, തെറ്റി*, തെറ്റായി*, പറയാൻ ഉദ്ദേശി*, ഉദ്ദേശിച്ചത്*, പറയാൻ വന്ന*, എന്നാ പറയ*, അല്ല അല്ല, അല്ലല്ല, അതായത്, സോറി, ക്ഷമിക്ക* | thettippoyi*, thetti*, thettayi*, parayan uddesi*, uddesichath*, parayan vann*, alla alla, athayathu',
  hireInstead:
    'ഒരാളെ ജോലിക്ക്*, ഒരാളെ വെക്കാ*, ഒരാളെ വയ്ക്കാ*, ഒരാളെ നിർത്ത*, ആളെ വെക്ക*, ആളെ വയ്ക്ക*, ജോലിക്ക് വെക്ക*, ജോലിക്ക് വയ്ക്ക*, ജോലിക്കാരനെ*, പയ്യനെ*, പെണ്ണിനെ* | orale jolikk*, orale vekk*, orale nirth*, aale vekk*, jolikku vekk*, payyane*',
  tooMuch:
    'ഒരുപാട് പൈസ*, ഒരുപാട് കാശ*, ഒത്തിരി കാശ*, ഇത്രയും പൈസ*, ഇത്രയും കാശ*, വളരെ കൂടുതൽ*, താങ്ങില്ല*, ബജറ്റിന് പുറത്ത*, വില കൂടുതൽ*, ചെലവേറിയ*, താങ്ങാൻ പറ്റില്ല*, താങ്ങാൻ പറ്റുന്നില്ല*, താങ്ങാനാവില്ല*, പൈസ കൂടുതലാ*, ചാർജ് കൂടുതലാ*, ഇത് കൂടുതലാ*, അത് കൂടുതലാ* | orupadu paisa*, orupadu kash*, othiri kash*, ithrayum paisa*, ithrayum kash*, kooduthalan*, kooduthala, thaangan*, thangan*, budgetinu purath*',
  howSo:
    'വന്നത് എങ്ങനെ*, കിട്ടിയത് എങ്ങനെ*, ഇത്ര എങ്ങനെ*, ഇത്രയും എങ്ങനെ*, എങ്ങനെ വന്നു*, എങ്ങനെയാ വന്ന*, എങ്ങനെ കിട്ടി*, കണക്ക് എങ്ങനെ*, എങ്ങനെ കണക്ക*, എന്താ ഇത്ര*, എന്തിനാ ഇത്ര*, എന്തുകൊണ്ടാ ഇത്ര*, എന്തേ ഇത്ര*, ഇത്രയും എന്താ*, കണക്ക് പറ*, കണക്ക് കാണി*, അതെങ്ങനെ*, ഇതെങ്ങനെ*, എങ്ങനെയാ കിട്ടി*, എങ്ങനെയാണ് കിട്ടി* | ithra engane, ithrayum engane, engane vannu, engane kitti, kanakku engane*, engane kanakk*, entha ithra*, enthina ithra*, enthukonda ithra*, kanakku para*, athengane*, ithengane*, engana kitti*, engane kitty',
  goAhead:
    'ചെയ്തോളൂ*, ചെയ്യൂ*, ചെയ്യാം, ചെയ്തു തരൂ*, ഏർപ്പാടാക്ക*, ഏർപ്പാട് ചെയ്*, ബുക്ക് ചെയ്*, ആയിക്കോട്ടെ | cheytholu*, cheyyu*, cheyyoo, cheythu tharoo, erppadakk*, book cheyy*, aayikkotte',
  pester:
    'ശല്യ*, ബുദ്ധിമുട്ടിക്ക*, വീണ്ടും വീണ്ടും*, ദിവസവും വിളി*, ദിവസവും കോൾ*, എന്നും വിളി*, പിന്നെയും പിന്നെയും* | shalya*, salyam*, buddhimuttikk*, veendum veendum, divasavum vili*, divasavum call, ennum vili*, pinneyum pinneyum',
  first: 'ഒന്നാമത്തെ*, ഒന്നാമത്തേ*, ആദ്യത്തെ*, ആദ്യത്തേ* | onnamath*, aadyath*, adyath*',
  second: 'രണ്ടാമത്തെ*, രണ്ടാമത്തേ*, രണ്ടാമത്* | randamath*, randaamath*',
  third:
    'മൂന്നാമത്തെ*, മൂന്നാമത്തേ*, അവസാനത്തെ*, അവസാനത്തേ*, ഒടുവിലത്തെ* | moonnamath*, moonamath*, avasanath*, avasaanath*',
  smaller:
    'ചെറിയ പ്ലാൻ*, ചെറിയ പ്ലാനി*, ചെറുത്*, ചെറുതി*, ചെറിയതി* | cheriya plan*, cheruth*, cheriyathi*',
  bigger: 'വലിയ പ്ലാൻ*, വലിയ പ്ലാനി*, വലുത്*, വലുതി* | valiya plan*, valuth*',
  biggest: 'ഏറ്റവും, മൂന്നാമത്തെ, മൂന്നാമത്തേ*, വലിയ കമ്പനി* | ettavum, moonnamathe',
  forLess:
    'അതിലും കുറഞ്ഞ*, ഇതിലും കുറഞ്ഞ*, അതിലും കുറവ*, ഇതിലും കുറവ*, കുറഞ്ഞ വില*, കുറഞ്ഞത്*, അതിനേക്കാൾ കുറ*, ഇതിനേക്കാൾ കുറ* | athilum kuranj*, ithilum kuranj*, athilum kurav*, ithilum kurav*, kuranja vila*, kuranjath*',
  whichPays:
    'ഏതാ ലാഭം*, ഏതാണ് ലാഭം*, ഏതാ നല്ലത്*, ഏതാണ് നല്ലത്*, ഏതാ കുറവ്*, ഏതെടുക്ക*, ഏത് എടുക്ക*, ലാഭം ഏത* | etha labham, ethanu labham, etha nallath*, ethanu nallath*, etha kurav*, ethedukk*, ethu edukk*',
  when: 'എത്ര ദിവസ*, എത്ര മണിക്ക്, ഇന്ന്, ഇന്നു തന്നെ, ഇന്നുതന്നെ, നാളെ*, എപ്പോ, എപ്പോൾ, എപ്പോഴാ*, എപ്പഴാ*, എപ്പോഴേക്ക* | ethra divas*, innu, innu thanne, eppo, eppol, eppozha, eppozhanu',
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
    'മെയിൽ അയച്ച*, മെയിൽ ചെയ്ത*, ഇമെയിൽ അയച്ച*, ഫോം പൂരിപ്പിച്ച*, ഫോം അയച്ച*, ഡെമോ ചോദിച്ച*, കോൾ ചോദിച്ച*, നമ്പർ കൊടുത്ത*, നമ്പർ തന്ന*, എഴുതിയിരുന്ന* | mail ayach*, mail cheyth*, email ayach*, form poorippich*, form ayach*, demo chodich*, call chodich*, number koduth*, number thann*, ezhuthiyirunn*',
  noAnswer:
    'മറുപടി ഇല്ല*, മറുപടിയില്ല*, മറുപടി വന്നില്ല*, മറുപടി കിട്ടിയില്ല*, മറുപടിയൊന്നു*, റിപ്ലൈ ഇല്ല*, റിപ്ലൈ വന്നില്ല*, ഫോൺ വന്നില്ല*, കോൾ വന്നില്ല*, വന്നില്ല*, വന്നതേയില്ല*, ആരും വിളിച്ചില്ല*, ഒന്നും നടന്നില്ല*, തിരിച്ചു വിളിച്ചില്ല*, തിരിച്ചുവിളിച്ചില്ല*, തിരികെ വിളിച്ചില്ല*, ആരും തിരിച്ചു* | marupadi illa*, marupadiyilla*, marupadi vannilla*, marupadi kittiyilla*, reply illa*, reply vannilla*, phone vannilla*, call vannilla*, vannilla*, vannatheyilla*, arum vilichilla*, aarum vilichilla*, thirichu vilichilla*, thirich vilichilla*',
  fromTheStart:
    'ആദ്യം മുതൽ, തുടക്കം മുതൽ, വീണ്ടും എല്ലാം പറയ*, എല്ലാം വീണ്ടും, വീണ്ടും പറയണ*, കഥ മുഴുവൻ | aadyam muthal, thudakkam muthal, veendum ellam para*, ellam veendum',
  yourPeople:
    'നിങ്ങളുടെ ആരെങ്കില*, നിങ്ങളുടെ ആള*, നിങ്ങളുടെ ടീമ*, നിങ്ങളിൽ ആരെങ്കില*, നിങ്ങളുടെ ഭാഗത്ത*, മെഷീനോട് … വേണ്ട*, ബോട്ടിനോട് … വേണ്ട*, റോബോട്ടിനോട് … വേണ്ട*, മെഷീനോട് … താല്പര്യമില്ല* | ningalude arenkil*, ningalude aal*, ningalude team*, ningalil arenkil*, machinodu … venda, bottinodu … venda',
  whomToAsk:
    'ആരോട് ചോദി*, ആരോട് സംസാരി*, ആരോടാ ചോദി*, ആർക്ക് എഴുത*, എവിടെ എഴുത*, ആർക്ക് മെയിൽ*, എവിടെ മെയിൽ*, ആരെ ബന്ധപ്പെട* | aarodu chodi*, aarodu samsari*, aarkku ezhuth*, aarkku mail*, evide mail*, aare contact*, aare bandhapped*',
  hearIt:
    'ശബ്ദം കേൾ*, ശബ്ദം കേട്*, കേട്ടു നോക്ക*, കേട്ടുനോക്ക*, ഞാൻ തന്നെ കേൾ*, സ്വയം കേൾ* | shabdam kel*, sabdam kel*, kettu nokk*, kettunokk*',
  whatDoYouDo:
    'നിങ്ങൾ … എന്താ ചെയ്യ*, നിങ്ങൾ … എന്താണ് ചെയ്യ*, നിങ്ങൾ … എന്ത് ചെയ്യ*, ശരിക്കും എന്താ ചെയ്യ* | ningal … entha cheyy*, ningal … enthanu cheyy*',
  timesEach:
    'രണ്ട് തവണ, രണ്ടു തവണ, രണ്ട് പ്രാവശ്യം, മൂന്ന് തവണ, മൂന്നു തവണ, 2 തവണ, 3 തവണ | randu thavana, randu pravashyam, moonnu thavana, 2 thavana',
  mustTake:
    'എടുക്കണോ*, എടുക്കണം*, എടുക്കേണ്ടി*, എടുക്കേണ്ട*, വാങ്ങണോ*, വാങ്ങേണ്ട* | edukkano*, edukkanam*, edukkendi*, vangano*, vaangano*',
  aFee: 'ഫീസ്, ഫീസ*, ഫീ',
  halfAnswer:
    'പകുതി … എടു*, പകുതിപ്പേർ … എടു*, പാതി … എടു* | pakuthi … edu*, pakuthi … etu*, paathi … edukk*',
  startsAnew:
    'വീണ്ടും എല്ലാ*, വീണ്ടും പറയ*, വീണ്ടും ചോദി*, വീണ്ടും ആദ്യം, ആദ്യം മുതൽ, ഒന്നുകൂടി പറയ*, veendum ella*, veendum paray*, veendum chodi*, aadyam muthal, adyam muthal, onnukoodi paray*',
  whatAll:
    'എന്തൊക്കെ ചെയ്*, എന്തെല്ലാം ചെയ്*, എന്ത് ചെയ്യും, എന്തു ചെയ്യും, എന്താ ചെയ്യുക, എന്ത് ചെയ്യാൻ, എന്തു ചെയ്യാൻ, എങ്ങനെ സഹായി*, എന്ത് സഹായ*, എന്താ ഉപയോഗം, എന്ത് ഗുണം, എന്താ ഗുണം | enthokke chey*, enthellam chey*, enth cheyyum, enthu cheyyum, enth cheyyan, enthu cheyyan, engane sahayi*, engane help*, entha upayogam, entha gunam, entha use',
}
