import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'ନିଶ୍ଚିତ*, ପକ୍କା*, ସତରେ, ସତ କହୁଛ*, ସତ ତ, ଠିକ୍ କହୁଛ*, ସତ କି, ସତନା, ନିଶ୍ଚୟ*, କନଫର୍ମ*, ଠିକ ତ, ସିଓର*, ଗ୍ୟାରେଣ୍ଟି*, ସତ୍ୟ, ସତ କଥା, ଠିକ୍ ତ, ନା ମିଛ, ଭୁଲ ହେଉନି ତ, ସତ ନା | nishchita, nischit*, pakka*, satare, sata kahuch*, thik kahuch*, sata ki, sata na, nischaya*, nischay*, pakka ta, thik ta, confirm ta, satya, sata katha, sataki, sata ta, satya na, satyare, sure ta, guarantee*, thik kahu*, sachi, sataa',
  saidBefore:
    'ସେଇ କଥା, ସମାନ କଥା, ପୁଣି ସେଇ, ସେହି କଥା, ସେଇ ଗୋଟିଏ କଥା, ଆଗରୁ କହିସାର*, ବାରମ୍ବାର ସେଇ*, ସେଇ ଉତ୍ତର | sei katha, saman katha, puni sei, sehi katha, gote katha, agaru kahisar*, barambar sei*, sei uttara, bar bar sei*',
  putOff:
    'ଭାବି*, ପରେ ଜଣା*, ପରେ କହିବି, ଚିନ୍ତା କରି*, ଘରେ ପଚାରି*, ଆଲୋଚନା କରି*, ଦେଖି କହିବ*, ପରେ କଥା ହେବ* | bhabi*, pare jana*, pare kahibi, chinta kari*, ghare pachari*, alochana kari*, dekhi kahib*, pare katha heb*, pare janeib*',
  content:
    'ଠିକ୍ ଲାଗୁଛି, ଭଲ ଲାଗୁଛି, ଖରାପ ନୁହେଁ, ଭଲ ଅଛି, ଠିକ୍ ଅଛି ଲାଗୁଛି, ମନ୍ଦ ନୁହେଁ | thik laguchi, bhala laguchi, kharap nuhe*, bhala achhi, manda nuhe*, thik laguchhi, bhala laguchhi',
  inVain:
    'ତଥାପି, ଏବେ ବି, ଏପର୍ଯ୍ୟନ୍ତ, କରିସାରି*, କିଛି ହେଲାନି, କିଛି ଲାଭ ନାହିଁ | tathapi, ebe bi, karisari*, kichi helani, kichhi helani',
  difference:
    'କେତେ କମ, କେତେ ଅଧିକ, କେତେ ବଞ୍ଚ*, କେତେ ଟଙ୍କା ବଞ୍ଚ*, କେତେ ତଫାତ, କେତେ ପାର୍ଥକ୍ୟ, କେତେ ଶସ୍ତା, କେତେ ଟଙ୍କାର ତଫାତ, ତଫାତ କେତେ, କେତେ ବଞ୍ଚିବ, କେତେ କମ୍, କେତେ ବେଶି, କେତେ ଫରକ, ଫରକ କେତେ, କେତେ ସଞ୍ଚୟ*, ପାର୍ଥକ୍ୟ କେତେ, କେତେ ଟଙ୍କା କମ୍, କେତେ ଟଙ୍କା ଅଧିକ, କେତେ ଟଙ୍କା ଫରକ, କେତେ ଲାଭ | kete tafat, kete farak, kete parthakya, tafat kete, kete banch*, kete kam, kete adhika, kete tanka banch*, farak kete, pharak kete, kete pharak, kete beshi, kete besi, kete sanchay*, parthakya kete, kete tanka kam*, kete tanka adhik*, kete tanka farak, kete labha, kete save*, kete difference*',
  rest: 'ବାକି*, ଅନ୍ୟ ସବୁ, ଅନ୍ୟଗୁଡ଼ିକ* | baki*, anya sabu, baaki*',
  inWhich:
    'କେଉଁଥିରେ, କେଉଁଟାରେ, କୋଉଥିରେ, କୋଉଟାରେ, କେଉଁ ପ୍ଲାନ*, କୋଉ ପ୍ଲାନ*, କେଉଁ ପ୍ୟାକେଜ*, କେଉଁଟିରେ | keunthire, keuntare, kouthire, koutare, keun plan re, keuntire, keun plan*, kou plan*, keun package*, kounthire',
  forUs:
    'ଆମକୁ, ମୋତେ, ମତେ, ଆମ, ଆମର, ମୋର, ଆମ ପାଇଁ, ମୋ ପାଇଁ, ଆମପାଇଁ, ମୋପାଇଁ, ଆମମାନଙ୍କ*, ଆମେ | aamaku, mote, amara, mora, ama pain, mo pain, amaku, ama, amar, mo, mate, mopain, amapain',
  both: 'ଉଭୟ, ଦୁହେଁ, ଦୁଇଟିଯାକ, ଦୁଇଟାଯାକ, ଦୁଇଟିରେ, ଦୁଇଟାରେ, ଦୁଇଟା ଯାକ, ଦୁଇ ପ୍ଲାନ*, ଦିଟା* | duiti*, duita*, dui plan*, duhen, dita',
  twoOfThem:
    'ଦୁଇ ମାସ*, ଦୁଇଟା ମାସ*, ଦୁଇଟି ମାସ*, ଦୁଇଟା, ଦୁଇଟି, 2 ମାସ* | dui mas*, duita mas*, duiti, duita, 2 mas*',
  together:
    'ମିଶାଇ, ମିଶି, ମିଶିକି, ମିଶାଇକି, ଯୋଡ଼ି, ମିଶାଇଲେ, ଏକାଠି, ଯୋଡ଼ିଲେ | misai, misaiki, misiki, mishi, jodi, misaile, ekathi, jodile, mishai',
  inTotal: 'ମୋଟ, ସର୍ବମୋଟ, ଟୋଟାଲ, ସବୁ ମିଶାଇ | mota, sarbamota, sabu misai, mot',
  keptHowLong:
    'କେତେ ଦିନ … ରଖ*, କେତେଦିନ … ରଖ*, କେତେ ସମୟ … ରଖ*, କେବେ ଯାଏଁ … ରଖ*, କେତେ ଦିନ … ରହ*, କେତେଦିନ … ରହ*, କେତେ ଦିନ … ଥା*, କେତେଦିନ … ଥା*, କେତେ ଦିନ ପର୍ଯ୍ୟନ୍ତ … ରଖ* | kete dina … rakh*, ketedina … rakh*, kete din … rakh*, kete dina … rah*, kete din … rah*, ketedina … rah*, kete dina … tha*, kete samaya … rakh*',
  nobodyThere:
    'କେହି ଉଠାନ୍ତି ନାହିଁ, କେହି ଉଠାଏ ନାହିଁ, କେହି ନଥାନ୍ତି, କେହି ରୁହନ୍ତି ନାହିଁ, କେହି ଧରନ୍ତି ନାହିଁ, କେହି ଫୋନ୍ … ନାହିଁ, କେହି ଫୋନ … ନାହିଁ, କେହି ନାହାନ୍ତି, ଧରିବାକୁ କେହି*, ଉଠାଇବାକୁ କେହି*, କେହି ଥାନ୍ତି ନାହିଁ, କେହି ଥାଆନ୍ତି*, କେହି ରୁହନ୍ତିନି, କେହି ଉଠାନ୍ତିନି | kehi phone … nahi*, kehi uthanti nahi*, kehi uthae nahi*, kehi nathanti, kehi ruhanti nahi*, kehi dharanti nahi*, kehi nahanti, dharibaku kehi*, uthaibaku kehi*, kehi thanti nahi*, kehi ruhantini, kehi uthantini, kehi nathae',
  its: 'ତାର, ତାହାର, ସେଇଟାର, ସେଟାର, ସେଇ ପ୍ଲାନର, ସେହି ପ୍ଲାନର, ତା, ସେହିଟାର, ସେଇଟିର | tara, tahara, seitara, setara, ta ra, sei planra, sehi planra, seta ra, se plan ra, sei plan ra',
  sunday: 'ରବିବାର* | rabibar*, rabibara*',
  saturday: 'ଶନିବାର* | shanibar*, sanibar*',
  weekend: 'ସପ୍ତାହାନ୍ତ*, ୱିକେଣ୍ଡ*, ଉଇକେଣ୍ଡ*',
  closed: 'ବନ୍ଦ*, ଛୁଟି*, ଛାଡ଼*, ନାହିଁ | chhuti, chhadi, nahin, nahi, banda achi, banda rahe*, banda thae',
  twice:
    'ଦୁଇଗୁଣ*, ଦ୍ୱିଗୁଣ*, ଡବଲ, ଦୁଇ ଗୁଣ*, ଡବଲ*, ଦିଗୁଣ* | duiguna, dwiguna, double*, dui guna*, diguna*, duiguna*',
  thrice: 'ତିନିଗୁଣ*, ତିନି ଗୁଣ*, ଟ୍ରିପଲ | tiniguna, tini guna*, triple, tiniguna*',
  half: 'ଅଧା*, ଅଧେ*, ଅର୍ଦ୍ଧ* | adha, ardha*',
  hours: 'ଘଣ୍ଟା* | ghanta*',
  more: 'ଆହୁରି, ବେଶି, ବେଶୀ, ବଢ଼ି*, ବଢି* | ahuri, beshi, besi, badhi*',
  another: 'ଆହୁରି | ahuri, aahuri',
  onTop: 'ଆଉ, ଅଧିକ, ବଢ଼ି*, ବଢି* | aau, badhi*',
  lessBy: 'କମ୍, କମ, କମିଲେ, କମିଗଲେ | kam, kamile, kamigale, kama',
  rises: 'ବଢ଼*, ବଢ*, ଅଧିକ, ବେଶୀ, ବେଶି | badh*, beshi',
  falls: 'କମ* | kam*',
  aThird: 'ତିନି ଭାଗରୁ ଭାଗେ',
  branch:
    'ଶାଖା*, ଦୋକାନ*, କ୍ଲିନିକ*, କାଉଣ୍ଟର*, ହୋଟେଲ*, ବ୍ରାଞ୍ଚ*, ଅଫିସ*, ଡାକ୍ତରଖାନା*, ଆଉଟଲେଟ* | shakha, dokan*, branchre, outlet*, branch*, daktarakhana*',
  perCall:
    'ଗୋଟିଏ କଲ*, ପ୍ରତି କଲ*, ପ୍ରତ୍ୟେକ କଲ*, ଗୋଟିଏ ଅର୍ଡର*, ପ୍ରତି ଅର୍ଡର*, ଗୋଟେ କଲ*, କଲ ପିଛା*, ଗୋଟିଏ ଫୋନ*, ଗୋଟେ ଫୋନ*, ପ୍ରତି ଫୋନ*, ପ୍ରତି ବୁକିଂ*, ଗୋଟିଏ ରିମାଇଣ୍ଡର* | gotie call*, prati call*, gote call*, call pichha*, gotie phone*, gote phone*, prati phone*, prati booking*, prati order*, gotie order*',
  perDay:
    'ପ୍ରତିଦିନ*, ଦିନକୁ, ଦିନର, ଦିନ ପିଛା, ଗୋଟିଏ ଦିନ*, ରୋଜ | pratidin*, dinaku, dina pichha, gotie dina*, dinare',
  comesTo: 'ପଡ*, ଲାଗ*, ଖର୍ଚ୍ଚ* | pad*, lag*, kharcha*',
  averageMinute: 'ହାରାହାରି … ମିନିଟ*, ମିନିଟ … ହାରାହାରି | harahari … minit*, harahari … minut*, average … minut*',
  extraAlone:
    'କେବଳ ଅତିରିକ୍ତ, ଅତିରିକ୍ତ ମିନିଟ କେତେ, କେତେ ଅତିରିକ୍ତ, ଖାଲି ଅତିରିକ୍ତ, ଖାଲି ଏକ୍ସଟ୍ରା, ଅତିରିକ୍ତ କେତେ, ଏକ୍ସଟ୍ରା କେତେ, କେତେ ଏକ୍ସଟ୍ରା, କେବଳ ଏକ୍ସଟ୍ରା | kebala atirikta, khali atirikta, khali extra, atirikta kete, extra kete, kete extra, kebala extra, kete atirikta, extra minute kete',
  leftOver: 'ବାକି, ବଳ*, ରହିଲା, ରହିବ, ବାକି ଥିବା, ବଞ୍ଚି* | baki, bal*, banchi*, baki thiba, rahila',
  wholeYear:
    'ସାରା ବର୍ଷ*, ପୂରା ବର୍ଷ*, ବର୍ଷକୁ, ବର୍ଷର, ଗୋଟିଏ ବର୍ଷ*, ବର୍ଷସାରା, ବର୍ଷଯାକ, ବର୍ଷେ, ବାର୍ଷିକ, ବାର ମାସ* | sara barsha*, barshaku, sara barsa*, barsasara, barsaku, barsare, gote barsa*, gotie barsa*, barshika, bara masa*, pura barsa*, barsha sara',
  there:
    'ସେଥିରେ, ତା ଉପରେ, ସେଥିପାଇଁ, ତା ପାଇଁ, ତାହାରେ, ସେଥିରେ ହିଁ, ସେଠାରେ, ସେଇଥିରେ, ସେଇଠି, ସେଇ ପ୍ଲାନରେ | sethire, ta pain, tahire, sethare, seithire, seithi, sei plan re, setha re, sethire bi',
  reducedBy:
    'କେତେ କମିଲା, କେତେ ଛାଡ଼, କେତେ କମାଇ*, କେତେ ରିହାତି | kete kamila, kete kamai*, kete rihati, kete chhada',
  thosePeople:
    'ସେହି ଲୋକ*, ମୋ ଷ୍ଟାଫ*, ମୋ ପିଲା*, ଆମ ପିଲା*, ମୋ ଲୋକ*, ଆମ ଲୋକ*, ଆମ ଝିଅ* | mo pila*, ama pila*, aama pila*, mo loka*, ama loka*, ama jhia*',
  moreThan:
    'ରୁ ଅଧିକ, ଠାରୁ ଅଧିକ, ରୁ ବେଶୀ, ରୁ ବେଶି, ଠାରୁ ବେଶୀ, ରୁ ଉପର, ରୁ ଊର୍ଦ୍ଧ୍ୱ, ଠୁ ବେଶି, ଠୁ ଅଧିକ, ମିନିଟରୁ ଅଧିକ, ମିନିଟରୁ ବେଶି | ru adhika, ru besi, tharu adhika, tharu besi, ru upara, thu besi, thu beshi, thu adhika, ru beshi, minute ru adhika, minuteru besi, minute ru besi',
  sayIn:
    'କୁହ*, କହନ୍ତୁ, କହିବେ, କହିଦିଅ, ଲେଖ*, ଉତ୍ତର ଦିଅ*, ଉତ୍ତର ଦେ*, ପୁଣି, ଏଣିକି, ଏବେଠାରୁ, ବୁଝାଇ*, ଜଣା*, କହିପାରିବେ, କହିଲେ, ବୁଝାନ୍ତୁ, ଅନୁବାଦ*, ଦିଅନ୍ତୁ, ପଠାନ୍ତୁ, ଏଥର | kuha, kuhantu, kahantu, kahidia, lekha*, lekhidia, uttara dia, uttara diantu, puni, eniki, bujhai*, kahiparibe, bujhantu, anubada*, diantu, pathantu, ebethu, ethara, kahibe, kaha',
  script: 'ଅକ୍ଷର*, ଲିପି* | akshara*, lipi*',
  latinLetters: '',
  same: 'ଏହାକୁ, ଏଇ କଥା, ଏହି କଥା, ସେଇ କଥା, ଏଇଟା, ଏହା, ଏଇ ହିସାବ, ସେହି, ସେତିକି, ସେଇ, ସମାନ ହିସାବ, ସେଇ ହିସାବ, ସେହି ହିସାବ, ସେଇ ମିନିଟ*, ଏତିକି, ସେତିକି ହିଁ | ehaku, ei katha, ehi katha, eita, eha, setiki, saman hisab*, sei hisab*, sehi hisab*, sei minut*, etiki, setiki minut*, eita hi',
  thatBill:
    'ସେହି ବିଲ*, ସେଇ ବିଲ*, ଦ୍ୱିତୀୟ ବିଲ*, ପ୍ରଥମ ବିଲ*, ଆଗ ବିଲ*, ସେହି ମିନିଟ*, ସେତିକି ମିନିଟ*, ସେ ବିଲ*, ଶେଷ ବିଲ*, ଆଗର ବିଲ* | sehi bill*, dwitiya bill*, prathama bill*, setiki minit*, se bill*, sesa bill*, agara bill*, sei minut*, sei bill*',
  thatPlan:
    'ସେହି ପ୍ଲାନ*, ସେଇ ପ୍ଲାନ*, ଏହି ପ୍ଲାନ*, ଏଇ ପ୍ଲାନ*, ସେ ପ୍ଲାନ*, ସେଇ ପ୍ୟାକେଜ*, ଏ ପ୍ଲାନ* | sehi plan*, sei plan*, ehi plan*, se plan*, e plan re, sei package*',
  whatIf:
    'ଯଦି, ଧରନ୍ତୁ, ଧରିନିଅନ୍ତୁ, ଧର, ଧରିନିଅ, ଧରାଯାଉ, ଭାବନ୍ତୁ | jadi, dharantu, dharaja*, dhariniantu, dharinia, bhabantu',
  insideFree:
    'ମାଗଣା ମିନିଟ* … ଭିତର*, ଫ୍ରି ମିନିଟ* … ଭିତର*, ମାଗଣା ମିନିଟ* … ମଧ୍ୟରେ*, ମାଗଣା ମିନିଟରେ ହିଁ, ଫ୍ରି ମିନିଟରେ ହିଁ, ଅତିରିକ୍ତ ମିନିଟ ନାହିଁ | magana minit* … bhitar*, free minit* … bhitar*, magana minute re hi*, free minute re hi*, free minute* … bhitar*, magana minute* … bhitar*',
  apartFrom:
    'ଟଙ୍କା ଛଡ଼ା, ଦାମ ଛଡ଼ା, ମିନିଟ ଛଡ଼ା, ଟଙ୍କା ବାଦ୍, ଦାମ ବାଦ୍, ଟଙ୍କା ବ୍ୟତୀତ, ମିନିଟ ବ୍ୟତୀତ | tanka chhada, dama chhada, minit chhada, tanka bad*, dama bad*, tanka byatita',
  sharing: 'ଗୋଟିଏ … ପ୍ଲାନ*, ମିଶାଇ, ମିଶି | gotie … plan*, misai, misi',
  ownPlan: 'ନିଜ ନିଜ, ଅଲଗା ଅଲଗା, ଅଲଗା ପ୍ଲାନ | nija nija, alaga alaga, alaga plan',
  cannotRead:
    'ଆସେନି, ଆସେ ନାହିଁ, ଜାଣେନି, ଜାଣେ ନାହିଁ, ଜାଣନ୍ତିନି, ଜାଣନ୍ତି ନାହିଁ, ବୁଝେନି, ବୁଝନ୍ତିନି, ପଢ଼ିପାରେନି, ପଢ଼ିପାରେ ନାହିଁ, ପଢ଼ିପାରନ୍ତିନି, ପଢ଼ିପାରନ୍ତି ନାହିଁ, ବୁଝିପାରନ୍ତିନି, ବୁଝିପାରେନି, ବୁଝନ୍ତି ନାହିଁ, ବୁଝିପାରୁନି | aseni, ase nahin, janeni, janantini, bujheni, padhipar*, padhiparani, padhiparantini, bujhiparantini, bujhiparuni, bujhiparani, bujhanti nahi*, janenahi*, asuni',
  correction:
    'ଭୁଲ ହେଲା, ଭୁଲ ହୋଇ*, ଭୁଲ କହି*, ଭୁଲରେ, ଭୁଲ ଲେଖ*, କହିବାର ଥିଲା, କହିବାକୁ ଥିଲା, କହିବାକୁ ଚାହୁଁ*, ଲେଖିବାର ଥିଲା, ପ୍ରକୃତରେ, ନା ନା, ନାଇଁ ନାଇଁ, କ୍ଷମା, ଭୁଲ କଲି, ନାହିଁ ନାହିଁ, ମାନେ ଥିଲା, ସରି, ନୁହେଁ ନୁହେଁ, କହୁଥିଲି, ଆରେ ନା | bhul hela, bhul hoi*, bhul kahi*, bhulre, kahibara thila, kahibaku thila, kahibaku chahun*, na na, nain nain, bhul kali, bhul lekhili, nahin nahin, nai nai, sorry, nuhe nuhe, kahuthili, are na, bhula hela, bhula kahili, nahi nahi, lekhibara thila',
  hireInstead:
    'ପିଲା … ରଖ*, ଲୋକ … ରଖ*, ଝିଅ … ରଖ*, ପୁଅ … ରଖ*, ଜଣକୁ ରଖ*, ମଣିଷ … ରଖ*, କାହାକୁ ରଖ*, ଲୋକ ମିଳି*, ପିଲା ମିଳି*, ଜଣେ ରଖ*, ଜଣେ ଲୋକ*, ଷ୍ଟାଫ ରଖ*, ଚାକର ରଖ* | pila … rakh*, loka … rakh*, lok … rakh*, jhia … rakh*, janaku rakh*, manisha … rakh*, loka mili*, pila mili*, jane rakh*, jane loka*, staff rakh*, chakara rakh*, gote pila*',
  tooMuch:
    'ବହୁତ ଟଙ୍କା, ଏତେ ଟଙ୍କା, ଅଧିକ ଟଙ୍କା, ବହୁତ ଅଧିକ, ବହୁତ ବେଶି, ବେଶି ଲାଗୁଛି, ଅଧିକ ଲାଗୁଛି, ପକେଟ*, ସାଧ୍ୟର ବାହାର*, ବଜେଟ୍ ବାହାର*, ମହଙ୍ଗା*, ପୋଷେଇବନି, ପୋଷାଇବ ନାହିଁ, ପୋଷାଉନି, ବହୁତ ଦାମ*, ଏତେ ଦାମ*, ବେଶି ଦାମ*, ଦାମ ବେଶି*, ଦାମ ଅଧିକ*, ଖର୍ଚ୍ଚ ଅଧିକ*, ଖର୍ଚ୍ଚ ବେଶି*, ଦାମିକା*, ଦାମୀ*, ଅଧିକ ହେଉଛି*, ବେଶି ହେଉଛି*, ବେଶି ହେଲା*, ପୋଷେଇବ ନାହିଁ, ପାରିବିନି ଦେଇ*, ଏତେ ଖର୍ଚ୍ଚ*, ଭାରି ମହଙ୍ଗା* | bahut tanka, ete tanka, adhika tanka, bahut adhika, bahut beshi, besi laguchi, beshi laguchi, pocket sahiba*, mahanga*, bahut dama*, ete dama*, besi dama*, beshi dama*, dama besi*, dama beshi*, dama adhika*, kharcha adhika*, kharcha besi*, damika*, dami*, adhika heuchhi*, besi heuchhi*, besi hela*, beshi hela*, poseibani*, poshaiba nahi*, ete kharcha*, bhari mahanga*, bahut besi*, adhika laguchhi*, besi laguchhi*',
  howSo:
    'ହେଲା କେମିତି, ହେଲା କିପରି, ଆସିଲା କେମିତି, ଏତେ କେମିତି, ଏତେ କିପରି, କେମିତି ହେଲା, କିପରି ହେଲା, ହିସାବ କେମିତି, ହିସାବ କିପରି, କେମିତି କଲ*, ଏତେ କାହିଁକି, ଏତେ କଣ ପାଇଁ, ହିସାବ ବୁଝା*, ହିସାବ ଦେଖା*, କାହିଁକି ଏତେ, ତାହା କେମିତି, ଏହା କେମିତି, କେମିତି ଆସିଲା, କେମିତି ମିଳିଲା, କେଉଁଠୁ ଆସିଲା, କୋଉଠୁ ଆସିଲା, କି ହିସାବରେ, କେଉଁ ହିସାବରେ, କେମିତି ଆସିଛି, କେମିତି ହୋଇଛି, ସେଇଟା କେମିତି, ଏଇଟା କେମିତି, ହିସାବଟା ବୁଝା*, ହିସାବଟା କହ*, ହିସାବ କହ*, ହିସାବ ଦିଅ*, ଭାଙ୍ଗି କହ*, ଭାଙ୍ଗି ବୁଝା*, ଏତେ କଣ, କାହିଁକି ଏତେ*, ବେଶି କାହିଁକି*, ଅଧିକ କାହିଁକି*, କେମିତି ବାହାରିଲା*, ସେମିତି କେମିତି | ete kemiti, ete kipari, kemiti hela, kipari hela, hisab kemiti, hisaba kemiti, kemiti kal*, ete kahinki, kahinki ete, hisab bujha*, taha kemiti, eha kemiti, kemiti asila, kemiti milila, kipari asila, keunthu asila, kouthu asila, ki hisabare, keun hisabare, kemiti asichhi, kemiti heichhi, seita kemiti, eita kemiti, hisabata bujha*, hisab kah*, hisaba kah*, hisaba bujha*, hisaba dekha*, hisab dekha*, hisab dia*, bhangi kah*, bhangi bujha*, ete kana*, kahinki ete*, beshi kahinki*, adhika kahinki*, kemiti baharila*, semiti kemiti, ete kahiki, kahiki ete, ete kain*, kemti hela, kemti asila, ete kemti',
  goAhead:
    'କରିଦିଅ*, କରାଇଦିଅ*, କରନ୍ତୁ, କରିଦେ*, ବ୍ୟବସ୍ଥା କର*, ବୁକ୍ କର*, ଆରମ୍ଭ କରନ୍ତୁ, ଚାଲୁ କରନ୍ତୁ | karidia*, karaidia*, karantu, karidiantu, book kara*, arambha karantu, chalu karantu, karideba',
  pester:
    'ବାରମ୍ବାର ଫୋନ*, ବାରମ୍ବାର କଲ*, ବାରବାର, ରୋଜ ଫୋନ*, ରୋଜ କଲ*, ସବୁଦିନ ଫୋନ*, ହଇରାଣ*, ବିରକ୍ତ କର*, ସବୁବେଳେ ଫୋନ*, ବାରମ୍ବାର, ବାରବାର ଫୋନ*, ପ୍ରତିଦିନ ଫୋନ*, ଦିନସାରା ଫୋନ*, ଥରକୁ ଥର*, ପଛରେ ପଡ଼* | barambar, bara bara, roja phone, roj phone, sabudina phone, hairan*, birakta*, sabubele phone*, bar bar phone*, pratidina phone*, pratidin phone*, thara ku thara*, pachhare pada*, haran kar*, heran kar*, roja roja',
  first: 'ପ୍ରଥମ*, ପହିଲା, ଏକ ନମ୍ବର*, ପହିଲାଟା* | prathama*, pratham*, eka number*, eka nambar*, pahila*',
  second:
    'ଦ୍ୱିତୀୟ*, ଦ୍ଵିତୀୟ*, ଦୁଇ ନମ୍ବର*, ଦୁଇନମ୍ବର*, ଦିନମ୍ବର*, ମଝିଟା*, ମଝି ପ୍ଲାନ* | dwitiya*, dvitiya*, dui number*, dui nambar*, majhita*, majhi plan*, dutiya*, ditiya*',
  third:
    'ତୃତୀୟ*, ଶେଷଟା*, ଶେଷର*, ଶେଷ ଟା, ତିନି ନମ୍ବର*, ଶେଷ ପ୍ଲାନ* | trutiya*, tritiya*, sesata*, sesara*, shesata*, tini number*, sesa plan*, tini nambar*, tutiya*, shesha plan*',
  smaller:
    'ଛୋଟଟା*, ଛୋଟ ପ୍ଲାନ*, ଶସ୍ତାଟା*, ଶସ୍ତା ପ୍ଲାନ*, ସାନଟା*, ସାନ ପ୍ଲାନ*, କମ୍ ଦାମର* | chhotata*, chotata*, chhota plan*, sasta plan*, sastata*, sanata*, sana plan*, kam damara*, chhota ta',
  bigger:
    'ବଡ଼ଟା*, ବଡ଼ ପ୍ଲାନ*, ଦାମୀଟା*, ଦାମୀ ପ୍ଲାନ*, ଉପର ପ୍ଲାନ* | badata*, bada plan*, damita*, dami plan*, upara plan*, bada ta',
  biggest:
    'ସବୁଠୁ, ସବୁଠାରୁ, ତୃତୀୟ, ବଡ଼ କମ୍ପାନୀ, ସବୁଠୁ ବଡ଼*, ଟପ୍ | sabuthu, sabutharu, tritiya, sabuthu bada*, sabutharu bada*, sabuthaaru',
  forLess:
    'ଏହାଠାରୁ କମ*, ଏଥିରୁ କମ*, ତାଠାରୁ କମ*, ଆହୁରି ଶସ୍ତା*, ଆହୁରି କମ*, ଏହାଠାରୁ ଶସ୍ତା*, ଏଥିରୁ ଶସ୍ତା*, ତାଠାରୁ ଶସ୍ତା*, ଏହାଠୁ କମ*, ଏହାଠୁ ଶସ୍ତା*, ତାଠୁ କମ*, ତାଠୁ ଶସ୍ତା*, ଆଉ ଶସ୍ତା*, ଆଉ କମ*, କମରେ କିଛି*, ଶସ୍ତାରେ କିଛି*, କମ୍ ଦାମରେ*, ଟିକେ ଶସ୍ତା* | ethiru kam*, tatharu kam*, ahuri sasta*, ahuri kam*, ehathu kam*, ehathu sasta*, tathu kam*, tathu sasta*, au sasta*, au kam*, kamare kichh*, sastare kichh*, kam damare*, tike sasta*, eha tharu kam*, eha tharu sasta*, ehatharu kam*, ehatharu sasta*',
  whichPays:
    'କେଉଁଟା ଶସ୍ତା*, କୋଉଟା ଶସ୍ତା*, କେଉଁଥିରେ ଲାଭ, କୋଉଥିରେ ଲାଭ, କେଉଁଟା ଭଲ, କୋଉଟା ଭଲ, କେଉଁଟା ନେବି, କୋଉଟା ନେବି, କେଉଁଟା କମ୍*, କେଉଁଟା ଲାଭ*, କେଉଁଥିରେ କମ୍*, କେଉଁଟା ଭଲ ହେବ*, ଶସ୍ତା କେଉଁଟା, କମ୍ କେଉଁଟା, ଲାଭ କେଉଁଥିରେ, କେଉଁଟା ନେଲେ*, କେଉଁଟା ଠିକ୍* | keunta sasta*, kouta sasta*, keunthire labha, keunta bhala, kouta bhala, kouta nebi, keunta kam*, keunta labha*, keunthire kam*, sasta keunta, kam keunta, labha keunthire, keunta nele*, keunta thik*, kouta kam*, kouta labha*, keunta nebi*, kouta nele*',
  when: 'କେବେ, କେତେବେଳେ, କେତେ ଦିନ*, କେତେଟାରେ, ଆଜି, ଆଜିହିଁ, କାଲି, କେତେ ସମୟ*, କେତେ ଘଣ୍ଟା*, କେତେ ଜଲଦି, କାଲିକି, କେତେ ଡେରି, ଏବେ | kebe, ketebele, kete dina*, kete din*, aaji, kete samaya*, kete ghanta*, kete jaldi, kalike, kete deri, kali, ketebela*, kebe jae',
  roughly: 'ଆନୁମାନିକ, ପାଖାପାଖି, ମୋଟାମୋଟି | anumanika, pakhapakhi',
  despair:
    'ମୁଁ ମରିଗଲେ, ବଞ୍ଚିବାର … ଅର୍ଥ, ବଞ୍ଚିବାରେ … ଅର୍ଥ, ବଞ୍ଚିବାର … ମାନେ, ବଞ୍ଚିବାକୁ ଇଚ୍ଛା ନାହିଁ, ବଞ୍ଚିବାକୁ ମନ ନାହିଁ, ବଞ୍ଚି … ଲାଭ, ବଞ୍ଚିବାକୁ ଚାହେଁନି, ସମସ୍ତଙ୍କ … ବୋଝ, ସବୁକିଛି ଶେଷ କରି*, ନିଜକୁ ଶେଷ*, ଜୀବନରେ … ଆଶା ନାହିଁ, ଜୀବନର … ଅର୍ଥ ନାହିଁ, ଜୀବନରୁ ଥକି*, ଆଉ ସହି ହେଉନି, ଆଉ ସହିପାରୁନି, କୌଣସି ଆଶା ନାହିଁ, ସବୁ ଶେଷ କରିଦେବା*, ସବୁ ଶେଷ କରିଦେବି*, ମୁଁ … ବୋଝ, ବୋଝ ହୋଇଗଲି*, ବୋଝ ହେଇଗଲି*, ବଞ୍ଚିବାକୁ … ମନ ହେଉନି, ବଞ୍ଚିବାକୁ ମନ ହେଉ*, ବଞ୍ଚିବାକୁ ଇଚ୍ଛା ହେଉନି, ବଞ୍ଚିବାକୁ ଚାହୁଁନି, କାହିଁକି ବଞ୍ଚି*, କାହା ପାଇଁ ବଞ୍ଚି*, ସବୁଦିନ ପାଇଁ ଶୋଇ*, ଶୋଇଲେ ଆଉ ନଉଠ*, ଆଉ ନଉଠେ*, ଆଉ ଉଠିବି ନାହିଁ, ସମସ୍ତଙ୍କୁ ଛାଡ଼ି ଚାଲି*, ସବୁ ଛାଡ଼ି ଚାଲି*, ଦୁନିଆ ଛାଡ଼ି*, ମରିଯିବାକୁ*, ମରିଯିବି, ମରିଗଲେ ଭଲ, ବିଷ ଖାଇ*, ବିଷ ପି*, ଫାଶୀ ଲଗା*, ହାତ କାଟି* | mu marigale, banchibara … artha, banchibare … artha, banchibaku iccha nahin, banchibaku mana nahin, samastanka … bojha, nijaku sesa*, jibanara … artha nahin, au sahi heuni, sabu sesa karideb*, sabu sesh karideb*, mu … bojha, bojha hoigali*, banchibaku … mana heuni, banchibaku mana heu*, banchibaku iccha heuni, kahinki banchi*, kaha pain banchi*, sabudina pain soi*, au uthibi nahin, samastanku chhadi chali*, sabu chhadi chali*, mariyibaku*, marigale bhala, bisa khai*',
  withoutMe: 'ମୁଁ ନଥିଲେ, ମୁଁ ନ ଥିଲେ, ମୁଁ ନ ରହିଲେ, ମୁଁ ନରହିଲେ, ମୁଁ ଚାଲିଗଲେ | mu nathile, mun nathile, mu na rahile',
  wornOut:
    'ଥକିଗଲିଣି, ଥକି ଗଲିଣି, ଥକିପଡ଼ିଲିଣି, ଆଉ ପାରୁନି, ଆଉ ପାରିବିନି, ଆଉ ହେଉନି, ହାରିଗଲି*, ଭାଙ୍ଗିପଡ଼ି*, ସହିହେଉନି | thakigalini, thaki galini, au paruni, au paribini, au heuni, harigali*, bhangipadi*',
  nothingLeft:
    'ଆଉ କିଛି ନାହିଁ, କିଛି ରହିଲାନି, କିଛି ବାକି ନାହିଁ, କୌଣସି ମାନେ ନାହିଁ, କିଛି ଅର୍ଥ ନାହିଁ, ସବୁ ଶେଷ, ସବୁ ସରିଗଲା, ସବୁ ବରବାଦ*, ଆଶା ନାହିଁ, ରାସ୍ତା ନାହିଁ, ବାଟ ନାହିଁ, ଋଣରେ ବୁଡ଼ି* | kichi rahilani, kichi artha nahin, sabu sesa, sabu sarigala, asha nahin, rasta nahin, bata nahin',
  onlyATrouble:
    'କେହି ବୁଝନ୍ତିନି, କେହି ବୁଝନ୍ତି ନାହିଁ, କେହି ଶୁଣନ୍ତିନି, କେହି ଶୁଣନ୍ତି ନାହିଁ, ମୋର କେହି ନାହିଁ, ମୋର କେହି ନାହାନ୍ତି, ଏକା ହୋଇ*, ଏକୁଟିଆ*, କାହାର କିଛି ଯାଏ ଆସେନି, ସମସ୍ତଙ୍କୁ କଷ୍ଟ* | kehi bujhantini, kehi bujhanti nahin, kehi sunantini, mora kehi nahin, mora kehi nahanti, ekutia*',
  inDanger:
    'ଅଚେତ ହୋଇ*, ବେହୋସ ହୋଇ*, ନିଶ୍ୱାସ ନେଇ ପାରୁନ*, ନିଶ୍ବାସ ନେଇ ପାରୁନ*, ରକ୍ତ ବନ୍ଦ ହେଉନି, ରକ୍ତ ବୋହୁ*, ନିଆଁ ଲାଗି*, ଆକ୍ସିଡେଣ୍ଟ ହୋଇ*, ଦୁର୍ଘଟଣା ହୋଇ*, ଆମ୍ବୁଲାନ୍ସ ଡାକ*, ଆମ୍ବୁଲାନ୍ସ ପଠା*, ଛାତି ଯନ୍ତ୍ରଣା ହେଉ* | acheta hoi*, behosa hoi*, nia lagi*, accident hoigala, ambulance daka*, chhati jantrana heu*',
  ofMine: 'ମୋର, ମୋ, ମୋତେ | mora, mo, mote',
  sentAlready:
    'ମେଲ କରିଥିଲି, ମେଲ୍ କରିଥିଲି, ମେଲ କଲି, ମେଲ୍ କଲି, ଇମେଲ କଲି, ମେଲ ପଠା*, ଫର୍ମ ଭରି*, ଫର୍ମ ଭରିଲି, ଫର୍ମ ପୂରଣ କ*, ଡେମୋ ମାଗି*, କଲ୍ ମାଗି*, ନମ୍ବର ଦେଇ*, ଲେଖିଥିଲି, ଫର୍ମ ଦେଇ*, ଫର୍ମ ପଠା*, ଫର୍ମ ଫିଲ*, ମେସେଜ କରି*, ମେସେଜ ପଠା*, ଯୋଗାଯୋଗ କରି*, ମେଲ୍ ପଠା*, ମେଲ୍ କରି*, ମେଲ କରି*, ଇମେଲ ପଠା*, ଡେମୋ ଚାହିଁ*, ନମ୍ବର ଦେଲି | mail karithili, mail kali, email kali, mail patha*, form bhari*, form purana ka*, demo magi*, call magi*, number dei*, lekhithili, form dei*, form patha*, form fill*, message kari*, message patha*, jogajoga kari*, mail kari*, email patha*, demo chahi*, number deli',
  noAnswer:
    'ଉତ୍ତର ନାହିଁ, ଉତ୍ତର ଆସିନି, ଉତ୍ତର ମିଳିନି, ଜବାବ ନାହିଁ, ରିପ୍ଲାଇ ନାହିଁ, ଫୋନ ଆସିନି, ଫୋନ୍ ଆସିନି, କଲ୍ ଆସିନି, କଲ ଆସିନି, ଆସିଲାନି, ଆସିଲା ନାହିଁ, କେହି ଫୋନ୍ କଲେନି, କେହି ଫୋନ କଲେନି, କେହି କଲେନି, କିଛି ହେଲାନି, କେହି ଫେରି*, କାହାର ଫୋନ*, ଉତ୍ତର ଆସିଲାନି, ଉତ୍ତର ଦେଲେନି, ଉତ୍ତର ଦେଲେ ନାହିଁ, ଜବାବ ଆସିନି, ରିପ୍ଲାଇ ଆସିନି, କେହି ବି ଫୋନ*, କେହି ବି*, କେହି ଯୋଗାଯୋଗ*, କୌଣସି ଉତ୍ତର*, କୌଣସି ଖବର*, ଫୋନ୍ ଆସିଲାନି, ଫୋନ ଆସିଲାନି, କଲ ଆସିଲାନି, କେହି ପଚାରିଲେନି, କେହି କରିନାହାନ୍ତି | uttara nahin, uttara asini, uttara milini, jabab nahin, reply nahin, phone asini, call asini, asilani, kehi phone kaleni, kehi kaleni, kichi helani, kehi pheri*, kehi feri*, kahara phone*, uttara asilani, uttara deleni, jabab asini, reply asini, reply milini, kehi bi phone*, kehi bi*, kehi jogajoga*, kaunasi uttara*, kichhi uttara*, phone asilani, call asilani, kehi pacharileni, kehi phone*, kehi call*, kichhi helani, uttar asini, uttar nahi*, kounasi uttara*',
  fromTheStart:
    'ଆରମ୍ଭରୁ, ପ୍ରଥମରୁ, ପୁଣି କହିବାକୁ, ପୁଣି ଥରେ କହିବ*, ସବୁ ପୁଣି, ସବୁ କଥା ପୁଣି, ମୂଳରୁ, ଆଉ ଥରେ ସବୁ, ଫେରି ସବୁ, ପୁଣି ସବୁ, ଗୋଡ଼ରୁ* | arambharu, prathamaru, puni kahibaku, sabu puni, mularu*, au thare sabu, pheri sabu, puni sabu*, puni kahib*, puni thare*',
  yourPeople:
    'ଆପଣଙ୍କ କାହା*, ଆପଣଙ୍କ ଲୋକ*, ଆପଣଙ୍କ ଟିମ*, ତୁମ ଲୋକ*, ଆପଣମାନଙ୍କ ଭିତର*, ମେସିନ୍ ସହ … ଚାହୁଁନି, ମେସିନ ସହ … ଚାହୁଁନି, ରୋବଟ ସହ … ଚାହୁଁନି, ବଟ୍ ସହ … ଚାହୁଁନି, ମେସିନ୍ ସହ … ନାହିଁ, ରୋବଟ ସହ … ନାହିଁ, ଆପଣଙ୍କ କେହି, ଆପଣଙ୍କ ଭିତର*, ଆପଣଙ୍କ ଷ୍ଟାଫ*, ଆପଣଙ୍କ ମ୍ୟାନେଜର* | apananka kaha*, apananka loka*, apananka team*, tuma loka*, machine saha … nahin, robot saha … nahin, apananka kehi, apananka bhitar*, apananka staff*, apananka manager*, apananka jane*, bot saha … nahin',
  whomToAsk:
    'କାହାକୁ ପଚାରିବି, କାହାକୁ ପଚାରିବୁ, କାହା ସହ କଥା ହେବି, କାହା ସହିତ କଥା*, କାହାକୁ ଲେଖ*, କେଉଁଠି ଲେଖ*, କାହାକୁ ମେଲ*, କେଉଁଠି ମେଲ*, କେଉଁଠିକି ମେଲ*, କାହା ପାଖରେ ପଚାର*, କାହାକୁ ଫୋନ*, କାହା ସହ ଯୋଗାଯୋଗ*, କେଉଁଠି ପଚାର*, କେଉଁଠି ଯୋଗାଯୋଗ*, କାହାକୁ ପଚାର*, କାହା ସାଙ୍ଗରେ କଥା* | kahaku pacharibi, kaha saha katha*, kahaku lekh*, kahaku mail*, keunthi mail*, keunthiki mail*, kaha pakhare pachar*, kahaku phone*, kaha saha jogajoga*, keunthi pachar*, keunthi jogajoga*, kahaku pachar*, kaha sangare katha*, keunthi lekh*, kaha sange katha*',
  hearIt:
    'ସ୍ୱର ଶୁଣ*, ଆବାଜ ଶୁଣ*, ଶୁଣି ଦେଖ*, ନିଜେ ଶୁଣ*, ଥରେ ଶୁଣ*, ଶୁଣିବାକୁ ଚାହ*, ଗଳା ଶୁଣ*, ଭଏସ ଶୁଣ* | swara shun*, awaj shun*, shuni dekh*, suni dekh*, nije shun*, thare sun*, sunibaku chah*, gala sun*, voice sun*, nije sun*, awaja sun*',
  whatDoYouDo:
    'ଆପଣ କଣ କରନ୍ତି, ତୁମେ କଣ କର, ଆପଣମାନେ କଣ କରନ୍ତି, ଆପଣଙ୍କ କାମ କଣ, ତୁମ କାମ କଣ, ଆପଣ କଣ କାମ କର* | apana kana karanti, tume kana kara, apananka kama kana, tuma kama kana, apana kana kama kar*, apana mane kana kar*',
  timesEach:
    'ଦୁଇ ଥର*, ଦୁଇଥର*, ତିନି ଥର*, 2 ଥର*, 3 ଥର*, ଦିଥର*, ୩ ଥର*, ଦୁଇ ଦୁଇ ଥର* | dui thara, tini thara, 2 thara, dithara*, 3 thara, duithara, dui dui thara',
  mustTake:
    'ନେବାକୁ ପଡ଼ି*, ନେବାକୁ ହେବ*, ନେବାକୁ ପଡିବ*, କିଣିବାକୁ ପଡ଼ି*, ନେବା ଦରକାର*, ନେବା ଜରୁରୀ*, ଅପଗ୍ରେଡ କରିବାକୁ* | nebaku padi*, nebaku heba*, nebaku hebaki*, kinibaku padi*, neba darakar*, neba jaruri*, upgrade karibaku*',
  aFee: 'ଫି, ଫିସ, ଫିସ୍',
  halfAnswer:
    'ଅଧା … ଉଠା*, ଅଧେ … ଉଠା*, ଅଧା … ଧର*, ଅର୍ଦ୍ଧେକ … ଉଠା* | adha … utha*, adhe … utha*, ardheka … utha*',
  startsAnew:
    'ପୁଣି ସବୁ, ପୁଣି କହ*, ପୁଣି ଥରେ କହ*, ପୁଣି ପଚାର*, ଆଉ ଥରେ କହ*, ଆଉଥରେ କହ*, ମୂଳରୁ କହ*, ଆରମ୍ଭରୁ କହ*, ପ୍ରଥମରୁ କହ*, puni sabu, puni kah*, puni thare kah*, puni pachar*, au thare kah*, mularu kah*, arambharu kah*, prathamaru kah*, ଫେରି କହ*, ସବୁ ପୁଣି, ଆଉଥରେ ସବୁ, ଆଉ ଥରେ ସବୁ, ପୁଣି ବୁଝା*, pheri kah*, sabu puni, authare sabu, au thare sabu, puni bujha*, puni thare*',
  whatAll:
    'କଣ କଣ କର*, କଣ କରିପାର*, କଣ କରିବ, କଣ କରେ, କେମିତି ସାହାଯ୍ୟ*, କଣ ସାହାଯ୍ୟ*, କଣ କାମ*, କଣ ଲାଭ, କଣ ଫାଇଦା, କଣ ସୁବିଧା*, କି ସାହାଯ୍ୟ*, କି ଲାଭ*, କି କାମ*, କଣ ଉପକାର*, କେମିତି କାମ*, କଣ ସବୁ କର* | kana kana kar*, kana karipar*, kana kariba, kana kare, kemiti sahajya*, kemiti help*, kana sahajya*, kana kama*, kana labha, kana faida, kana subidha*, ki sahajya*, ki labha*, ki kama*, kana upakara*, kana sabu kar*, kana help*',
}
