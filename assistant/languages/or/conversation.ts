import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'ନିଶ୍ଚିତ*, ପକ୍କା*, ସତରେ, ସତ କହୁଛ*, ସତ ତ, ଠିକ୍ କହୁଛ*, ସତ କି, ସତନା, ନିଶ୍ଚୟ*, କନଫର୍ମ*, ଠିକ ତ, ସିଓର*, ଗ୍ୟାରେଣ୍ଟି* | nishchita, nischit*, pakka*, satare, sata kahuch*, thik kahuch*, sata ki, sata na, nischaya*, nischay*, pakka ta, thik ta, confirm ta',
  saidBefore: 'ସେଇ କଥା, ସମାନ କଥା, ପୁଣି ସେଇ, ସେହି କଥା | sei katha, saman katha, puni sei, sehi katha',
  putOff: 'ଭାବି*, ପରେ ଜଣା*, ପରେ କହିବି | bhabi*, pare jana*, pare kahibi',
  content: 'ଠିକ୍ ଲାଗୁଛି, ଭଲ ଲାଗୁଛି | thik laguchi, bhala laguchi',
  inVain:
    'ତଥାପି, ଏବେ ବି, ଏପର୍ଯ୍ୟନ୍ତ, କରିସାରି*, କିଛି ହେଲାନି, କିଛି ଲାଭ ନାହିଁ | tathapi, ebe bi, karisari*, kichi helani, kichhi helani',
  difference:
    'କେତେ କମ, କେତେ ଅଧିକ, କେତେ ବଞ୍ଚ*, କେତେ ଟଙ୍କା ବଞ୍ଚ*, କେତେ ତଫାତ, କେତେ ପାର୍ଥକ୍ୟ, କେତେ ଶସ୍ତା, କେତେ ଟଙ୍କାର ତଫାତ, ତଫାତ କେତେ, କେତେ ବଞ୍ଚିବ | kete tafat, kete farak, kete parthakya, tafat kete, kete banch*, kete kam, kete adhika, kete tanka banch*',
  rest: 'ବାକି* | baki*',
  inWhich:
    'କେଉଁଥିରେ, କେଉଁଟାରେ, କୋଉଥିରେ, କୋଉଟାରେ, କେଉଁ ପ୍ଲାନ*, କୋଉ ପ୍ଲାନ* | keunthire, keuntare, kouthire, koutare, keun plan re',
  forUs:
    'ଆମକୁ, ମୋତେ, ମତେ, ଆମ, ଆମର, ମୋର, ଆମ ପାଇଁ, ମୋ ପାଇଁ | aamaku, mote, amara, mora, ama pain, mo pain',
  both: 'ଉଭୟ, ଦୁହେଁ, ଦୁଇଟିଯାକ, ଦୁଇଟାଯାକ, ଦୁଇଟିରେ, ଦୁଇଟାରେ | duiti*, duita*',
  twoOfThem:
    'ଦୁଇ ମାସ*, ଦୁଇଟା ମାସ*, ଦୁଇଟି ମାସ*, ଦୁଇଟା, ଦୁଇଟି, 2 ମାସ* | dui mas*, duita mas*, duiti, duita, 2 mas*',
  together: 'ମିଶାଇ, ମିଶି, ମିଶିକି, ମିଶାଇକି, ଯୋଡ଼ି | misai, misaiki, misiki, mishi, jodi',
  inTotal: 'ମୋଟ | mota',
  keptHowLong:
    'କେତେ ଦିନ … ରଖ*, କେତେଦିନ … ରଖ*, କେତେ ସମୟ … ରଖ*, କେବେ ଯାଏଁ … ରଖ*, କେତେ ଦିନ … ରହ* | kete dina … rakh*, ketedina … rakh*, kete din … rakh*, kete dina … rah*',
  nobodyThere:
    'କେହି ଉଠାନ୍ତି ନାହିଁ, କେହି ଉଠାଏ ନାହିଁ, କେହି ନଥାନ୍ତି, କେହି ରୁହନ୍ତି ନାହିଁ, କେହି ଧରନ୍ତି ନାହିଁ, କେହି ଫୋନ୍ … ନାହିଁ, କେହି ଫୋନ … ନାହିଁ | kehi phone … nahi*, kehi uthanti nahi*, kehi uthae nahi*, kehi nathanti, kehi ruhanti nahi*, kehi dharanti nahi*',
  its: 'ତାର, ତାହାର, ସେଇଟାର, ସେଟାର | tara, tahara, seitara, setara',
  sunday: 'ରବିବାର* | rabibar*, rabibara*',
  saturday: 'ଶନିବାର* | shanibar*, sanibar*',
  weekend: 'ସପ୍ତାହାନ୍ତ*, ୱିକେଣ୍ଡ*, ଉଇକେଣ୍ଡ*',
  closed: 'ବନ୍ଦ*, ଛୁଟି*, ଛାଡ଼*, ନାହିଁ | chhuti, chhadi, nahin, nahi, banda achi, banda rahe*, banda thae',
  twice: 'ଦୁଇଗୁଣ*, ଦ୍ୱିଗୁଣ*, ଡବଲ | duiguna, dwiguna',
  thrice: 'ତିନିଗୁଣ* | tiniguna',
  half: 'ଅଧା*, ଅଧେ* | adha',
  hours: 'ଘଣ୍ଟା* | ghanta*',
  more: 'ଆହୁରି | ahuri',
  another: '',
  onTop: 'ଆଉ, ଅଧିକ, ବଢ଼ି*, ବଢି* | aau, badhi*',
  lessBy: 'କମ୍, କମ | kam',
  rises: 'ବଢ଼*, ବଢ*, ଅଧିକ, ବେଶୀ, ବେଶି | badh*, beshi',
  falls: 'କମ* | kam*',
  aThird: 'ତିନି ଭାଗରୁ ଭାଗେ',
  branch: 'ଶାଖା*, ଦୋକାନ*, କ୍ଲିନିକ*, କାଉଣ୍ଟର*, ହୋଟେଲ*, ବ୍ରାଞ୍ଚ* | shakha, dokan*, branchre',
  perCall: 'ଗୋଟିଏ କଲ*, ପ୍ରତି କଲ*, ପ୍ରତ୍ୟେକ କଲ*, ଗୋଟିଏ ଅର୍ଡର*, ପ୍ରତି ଅର୍ଡର* | gotie call*, prati call*',
  perDay: 'ପ୍ରତିଦିନ*, ଦିନକୁ, ଦିନର | pratidin*, dinaku',
  comesTo: 'ପଡ*, ଲାଗ*, ଖର୍ଚ୍ଚ* | pad*, lag*, kharcha*',
  averageMinute: 'ହାରାହାରି … ମିନିଟ*',
  extraAlone: 'କେବଳ ଅତିରିକ୍ତ, ଅତିରିକ୍ତ ମିନିଟ କେତେ, କେତେ ଅତିରିକ୍ତ | kebala atirikta',
  leftOver: 'ବାକି, ବଳ*, ରହିଲା, ରହିବ | baki, bal*',
  wholeYear: 'ସାରା ବର୍ଷ*, ପୂରା ବର୍ଷ*, ବର୍ଷକୁ, ବର୍ଷର, ଗୋଟିଏ ବର୍ଷ* | sara barsha*, barshaku',
  there: 'ସେଥିରେ, ତା ଉପରେ, ସେଥିପାଇଁ, ତା ପାଇଁ, ତାହାରେ | sethire, ta pain, tahire',
  reducedBy: 'କେତେ କମିଲା, କେତେ ଛାଡ଼ | kete kamila',
  thosePeople:
    'ସେହି ଲୋକ*, ମୋ ଷ୍ଟାଫ*, ମୋ ପିଲା*, ଆମ ପିଲା*, ମୋ ଲୋକ*, ଆମ ଲୋକ*, ଆମ ଝିଅ* | mo pila*, ama pila*, aama pila*, mo loka*, ama loka*, ama jhia*',
  moreThan: 'ରୁ ଅଧିକ, ଠାରୁ ଅଧିକ, ରୁ ବେଶୀ, ରୁ ବେଶି, ଠାରୁ ବେଶୀ | ru adhika, ru besi, tharu adhika, tharu besi',
  sayIn:
    'କୁହ*, କହନ୍ତୁ, କହିବେ, କହିଦିଅ, ଲେଖ*, ଉତ୍ତର ଦିଅ*, ଉତ୍ତର ଦେ*, ପୁଣି, ଏଣିକି, ଏବେଠାରୁ, ବୁଝାଇ*, ଜଣା* | kuha, kuhantu, kahantu, kahidia, lekha*, lekhidia, uttara dia, uttara diantu, puni, eniki, bujhai*',
  script: 'ଅକ୍ଷର*, ଲିପି* | akshara*, lipi*',
  latinLetters: '',
  same: 'ଏହାକୁ, ଏଇ କଥା, ଏହି କଥା, ସେଇ କଥା, ଏଇଟା, ଏହା, ଏଇ ହିସାବ, ସେହି, ସେତିକି, ସେଇ | ehaku, ei katha, ehi katha, eita, eha, setiki',
  thatBill:
    'ସେହି ବିଲ*, ସେଇ ବିଲ*, ଦ୍ୱିତୀୟ ବିଲ*, ପ୍ରଥମ ବିଲ*, ଆଗ ବିଲ*, ସେହି ମିନିଟ*, ସେତିକି ମିନିଟ* | sehi bill*, dwitiya bill*, prathama bill*, setiki minit*',
  thatPlan: 'ସେହି ପ୍ଲାନ*, ସେଇ ପ୍ଲାନ*, ଏହି ପ୍ଲାନ*, ଏଇ ପ୍ଲାନ* | sehi plan*, sei plan*, ehi plan*',
  whatIf: 'ଯଦି, ଧରନ୍ତୁ, ଧରିନିଅନ୍ତୁ | jadi, dharantu',
  insideFree:
    'ମାଗଣା ମିନିଟ* … ଭିତର*, ଫ୍ରି ମିନିଟ* … ଭିତର*, ମାଗଣା ମିନିଟ* … ମଧ୍ୟରେ* | magana minit* … bhitar*, free minit* … bhitar*',
  apartFrom: 'ଟଙ୍କା ଛଡ଼ା, ଦାମ ଛଡ଼ା, ମିନିଟ ଛଡ଼ା | tanka chhada, dama chhada, minit chhada',
  sharing: 'ଗୋଟିଏ … ପ୍ଲାନ*, ମିଶାଇ, ମିଶି | gotie … plan*, misai, misi',
  ownPlan: 'ନିଜ ନିଜ, ଅଲଗା ଅଲଗା, ଅଲଗା ପ୍ଲାନ | nija nija, alaga alaga, alaga plan',
  cannotRead:
    'ଆସେନି, ଆସେ ନାହିଁ, ଜାଣେନି, ଜାଣେ ନାହିଁ, ଜାଣନ୍ତିନି, ଜାଣନ୍ତି ନାହିଁ, ବୁଝେନି, ବୁଝନ୍ତିନି, ପଢ଼ିପାରେନି, ପଢ଼ିପାରେ ନାହିଁ, ପଢ଼ିପାରନ୍ତିନି, ପଢ଼ିପାରନ୍ତି ନାହିଁ | aseni, ase nahin, janeni, janantini, bujheni, padhipar*, padhiparani, padhiparantini',
  correction:
    'ଭୁଲ ହେଲା, ଭୁଲ ହୋଇ*, ଭୁଲ କହି*, ଭୁଲରେ, ଭୁଲ ଲେଖ*, କହିବାର ଥିଲା, କହିବାକୁ ଥିଲା, କହିବାକୁ ଚାହୁଁ*, ଲେଖିବାର ଥିଲା, ପ୍ରକୃତରେ, ନା ନା, ନାଇଁ ନାଇଁ, କ୍ଷମା | bhul hela, bhul hoi*, bhul kahi*, bhulre, kahibara thila, kahibaku thila, kahibaku chahun*, na na, nain nain',
  hireInstead:
    'ପିଲା … ରଖ*, ଲୋକ … ରଖ*, ଝିଅ … ରଖ*, ପୁଅ … ରଖ*, ଜଣକୁ ରଖ*, ମଣିଷ … ରଖ*, କାହାକୁ ରଖ* | pila … rakh*, loka … rakh*, lok … rakh*, jhia … rakh*, janaku rakh*, manisha … rakh*',
  tooMuch:
    'ବହୁତ ଟଙ୍କା, ଏତେ ଟଙ୍କା, ଅଧିକ ଟଙ୍କା, ବହୁତ ଅଧିକ, ବହୁତ ବେଶି, ବେଶି ଲାଗୁଛି, ଅଧିକ ଲାଗୁଛି, ପକେଟ*, ସାଧ୍ୟର ବାହାର*, ବଜେଟ୍ ବାହାର*, ମହଙ୍ଗା*, ପୋଷେଇବନି, ପୋଷାଇବ ନାହିଁ, ପୋଷାଉନି | bahut tanka, ete tanka, adhika tanka, bahut adhika, bahut beshi, besi laguchi, beshi laguchi, pocket sahiba*, mahanga*',
  howSo:
    'ହେଲା କେମିତି, ହେଲା କିପରି, ଆସିଲା କେମିତି, ଏତେ କେମିତି, ଏତେ କିପରି, କେମିତି ହେଲା, କିପରି ହେଲା, ହିସାବ କେମିତି, ହିସାବ କିପରି, କେମିତି କଲ*, ଏତେ କାହିଁକି, ଏତେ କଣ ପାଇଁ, ହିସାବ ବୁଝା*, ହିସାବ ଦେଖା*, କାହିଁକି ଏତେ, ତାହା କେମିତି, ଏହା କେମିତି, କେମିତି ଆସିଲା, କେମିତି ମିଳିଲା | ete kemiti, ete kipari, kemiti hela, kipari hela, hisab kemiti, hisaba kemiti, kemiti kal*, ete kahinki, kahinki ete, hisab bujha*, taha kemiti, eha kemiti, kemiti asila, kemiti milila, kipari asila',
  goAhead:
    'କରିଦିଅ*, କରାଇଦିଅ*, କରନ୍ତୁ, କରିଦେ*, ବ୍ୟବସ୍ଥା କର*, ବୁକ୍ କର* | karidia*, karaidia*, karantu, karidiantu, book kara*',
  pester:
    'ବାରମ୍ବାର ଫୋନ*, ବାରମ୍ବାର କଲ*, ବାରବାର, ରୋଜ ଫୋନ*, ରୋଜ କଲ*, ସବୁଦିନ ଫୋନ*, ହଇରାଣ*, ବିରକ୍ତ କର* | barambar, bara bara, roja phone, roj phone, sabudina phone, hairan*, birakta*',
  first: 'ପ୍ରଥମ*, ପହିଲା, ଏକ ନମ୍ବର* | prathama*, pratham*, eka number*',
  second: 'ଦ୍ୱିତୀୟ*, ଦ୍ଵିତୀୟ*, ଦୁଇ ନମ୍ବର*, ଦୁଇନମ୍ବର* | dwitiya*, dvitiya*, dui number*, dui nambar*',
  third:
    'ତୃତୀୟ*, ଶେଷଟା*, ଶେଷର*, ଶେଷ ଟା, ତିନି ନମ୍ବର* | trutiya*, tritiya*, sesata*, sesara*, shesata*, tini number*',
  smaller: 'ଛୋଟଟା*, ଛୋଟ ପ୍ଲାନ*, ଶସ୍ତାଟା* | chhotata*, chotata*, chhota plan*',
  bigger: 'ବଡ଼ଟା*, ବଡ଼ ପ୍ଲାନ* | badata*, bada plan*',
  biggest: 'ସବୁଠୁ, ସବୁଠାରୁ, ତୃତୀୟ, ବଡ଼ କମ୍ପାନୀ | sabuthu, sabutharu, tritiya',
  forLess:
    'ଏହାଠାରୁ କମ*, ଏଥିରୁ କମ*, ତାଠାରୁ କମ*, ଆହୁରି ଶସ୍ତା*, ଆହୁରି କମ*, ଏହାଠାରୁ ଶସ୍ତା*, ଏଥିରୁ ଶସ୍ତା*, ତାଠାରୁ ଶସ୍ତା* | ethiru kam*, tatharu kam*, ahuri sasta*, ahuri kam*',
  whichPays:
    'କେଉଁଟା ଶସ୍ତା*, କୋଉଟା ଶସ୍ତା*, କେଉଁଥିରେ ଲାଭ, କୋଉଥିରେ ଲାଭ, କେଉଁଟା ଭଲ, କୋଉଟା ଭଲ, କେଉଁଟା ନେବି, କୋଉଟା ନେବି | keunta sasta*, kouta sasta*, keunthire labha, keunta bhala, kouta bhala, kouta nebi',
  when: 'କେବେ, କେତେବେଳେ, କେତେ ଦିନ*, କେତେଟାରେ, ଆଜି, ଆଜିହିଁ, କାଲି | kebe, ketebele, kete dina*, kete din*, aaji',
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
    'ମେଲ କରିଥିଲି, ମେଲ୍ କରିଥିଲି, ମେଲ କଲି, ମେଲ୍ କଲି, ଇମେଲ କଲି, ମେଲ ପଠା*, ଫର୍ମ ଭରି*, ଫର୍ମ ଭରିଲି, ଫର୍ମ ପୂରଣ କ*, ଡେମୋ ମାଗି*, କଲ୍ ମାଗି*, ନମ୍ବର ଦେଇ*, ଲେଖିଥିଲି | mail karithili, mail kali, email kali, mail patha*, form bhari*, form purana ka*, demo magi*, call magi*, number dei*, lekhithili',
  noAnswer:
    'ଉତ୍ତର ନାହିଁ, ଉତ୍ତର ଆସିନି, ଉତ୍ତର ମିଳିନି, ଜବାବ ନାହିଁ, ରିପ୍ଲାଇ ନାହିଁ, ଫୋନ ଆସିନି, ଫୋନ୍ ଆସିନି, କଲ୍ ଆସିନି, କଲ ଆସିନି, ଆସିଲାନି, ଆସିଲା ନାହିଁ, କେହି ଫୋନ୍ କଲେନି, କେହି ଫୋନ କଲେନି, କେହି କଲେନି, କିଛି ହେଲାନି, କେହି ଫେରି*, କାହାର ଫୋନ* | uttara nahin, uttara asini, uttara milini, jabab nahin, reply nahin, phone asini, call asini, asilani, kehi phone kaleni, kehi kaleni, kichi helani, kehi pheri*, kehi feri*, kahara phone*',
  fromTheStart:
    'ଆରମ୍ଭରୁ, ପ୍ରଥମରୁ, ପୁଣି କହିବାକୁ, ପୁଣି ଥରେ କହିବ*, ସବୁ ପୁଣି, ସବୁ କଥା ପୁଣି | arambharu, prathamaru, puni kahibaku, sabu puni',
  yourPeople:
    'ଆପଣଙ୍କ କାହା*, ଆପଣଙ୍କ ଲୋକ*, ଆପଣଙ୍କ ଟିମ*, ତୁମ ଲୋକ*, ଆପଣମାନଙ୍କ ଭିତର*, ମେସିନ୍ ସହ … ଚାହୁଁନି, ମେସିନ ସହ … ଚାହୁଁନି, ରୋବଟ ସହ … ଚାହୁଁନି, ବଟ୍ ସହ … ଚାହୁଁନି, ମେସିନ୍ ସହ … ନାହିଁ, ରୋବଟ ସହ … ନାହିଁ | apananka kaha*, apananka loka*, apananka team*, tuma loka*, machine saha … nahin, robot saha … nahin',
  whomToAsk:
    'କାହାକୁ ପଚାରିବି, କାହାକୁ ପଚାରିବୁ, କାହା ସହ କଥା ହେବି, କାହା ସହିତ କଥା*, କାହାକୁ ଲେଖ*, କେଉଁଠି ଲେଖ*, କାହାକୁ ମେଲ*, କେଉଁଠି ମେଲ*, କେଉଁଠିକି ମେଲ* | kahaku pacharibi, kaha saha katha*, kahaku lekh*, kahaku mail*, keunthi mail*, keunthiki mail*',
  hearIt:
    'ସ୍ୱର ଶୁଣ*, ଆବାଜ ଶୁଣ*, ଶୁଣି ଦେଖ*, ନିଜେ ଶୁଣ* | swara shun*, awaj shun*, shuni dekh*, suni dekh*, nije shun*',
  whatDoYouDo: 'ଆପଣ କଣ କରନ୍ତି, ତୁମେ କଣ କର, ଆପଣମାନେ କଣ କରନ୍ତି | apana kana karanti, tume kana kara',
  timesEach: 'ଦୁଇ ଥର*, ଦୁଇଥର*, ତିନି ଥର*, 2 ଥର*, 3 ଥର* | dui thara, tini thara, 2 thara',
  mustTake:
    'ନେବାକୁ ପଡ଼ି*, ନେବାକୁ ହେବ*, ନେବାକୁ ପଡିବ*, କିଣିବାକୁ ପଡ଼ି* | nebaku padi*, nebaku heba*, nebaku hebaki*, kinibaku padi*',
  aFee: 'ଫି, ଫିସ, ଫିସ୍',
  halfAnswer:
    'ଅଧା … ଉଠା*, ଅଧେ … ଉଠା*, ଅଧା … ଧର*, ଅର୍ଦ୍ଧେକ … ଉଠା* | adha … utha*, adhe … utha*, ardheka … utha*',
  startsAnew:
    'ପୁଣି ସବୁ, ପୁଣି କହ*, ପୁଣି ଥରେ କହ*, ପୁଣି ପଚାର*, ଆଉ ଥରେ କହ*, ଆଉଥରେ କହ*, ମୂଳରୁ କହ*, ଆରମ୍ଭରୁ କହ*, ପ୍ରଥମରୁ କହ*, puni sabu, puni kah*, puni thare kah*, puni pachar*, au thare kah*, mularu kah*, arambharu kah*, prathamaru kah*',
  whatAll:
    'କଣ କଣ କର*, କଣ କରିପାର*, କଣ କରିବ, କଣ କରେ, କେମିତି ସାହାଯ୍ୟ*, କଣ ସାହାଯ୍ୟ*, କଣ କାମ*, କଣ ଲାଭ, କଣ ଫାଇଦା | kana kana kar*, kana karipar*, kana kariba, kana kare, kemiti sahajya*, kemiti help*, kana sahajya*, kana kama*, kana labha, kana faida',
}
