import type { Words } from '../words.ts'

export const words: Words = {
  'how-much':
    '=କେତେ|କେତେଟା|କେତୋଟି|କେତେଗୁଡ଼ିଏ|କେତେଜଣ|କେତେ ଟଙ୍କା|କେତେକ|କେତେ ଜଣ|=kete|=kety|=ketey|ketota|ketoti|keteta|ketejana|kete tanka|kete jane|kete janile',
  'how-long':
    'କେତେ ଦିନ|କେତେ ସମୟ|କେତେ ଘଣ୍ଟା|କେତେ ମାସ|କେତେ କାଳ|କେତେ ମିନିଟର|କେତେ ବେଳ|କେବେ ପର୍ଯ୍ୟନ୍ତ|ଅବଧି|ମିଆଦ|kete dina|kete din|kete samaya|kete samay|kete time|kete ghanta|kete masa|kete minute ra|kebe paryanta|କେତେ ଦିନ ଯାଏ|ସମୟସୀମା|kete samayara|kete samayare|କେତେ ସମୟର|କେତେ ସମୟରେ',
  how: 'କେମିତି|କିପରି|କିଭଳି|କେଉଁ ଉପାୟ|ପ୍ରକ୍ରିୟା|ପଦ୍ଧତି|ଉପାୟ|କେମନ୍ତ|kemiti|kemti|kipari|kibhali|kimiti|upaya|କେମିତିକା',
  what: "=କଣ|=କ'ଣ|=କଣଟା|କଣ କଣ|=କଅଣ|=kana|=kan|=kn|kana kana|=କଣସବୁ|ମାନେ କଣ",
  which:
    '=କେଉଁ|=କୋଉ|କେଉଁଟା|=କୋଉଟା|କେଉଁଥିରେ|କେଉଁ କେଉଁ|=keun|=keu|=kou|=koun|keunta|keuta|kouta|keun keun|kou kou|କେଉଁଗୁଡ଼ିକ|କେଉଁଟାରେ|keunthire',
  who: '=କାହାର|=କାହାକୁ|=କେଉଁମାନେ|କାହା ପାଇଁ|=kahara|=kahaku|keunmane|kaha pain|=କାହା|କିଏ କିଏ',
  when: '=କେବେ|=କେତେବେଳେ|କେତେଟାରେ|କେଉଁ ସମୟରେ|କେଉଁ ଦିନ|=kebe|ketebele|ketetare|keun samayare|keun dina|କେତେଟା ବେଳେ|କେବେଠାରୁ',
  where:
    'କେଉଁଠି|କେଉଁଠାରେ|କୋଉଠି|କେଉଁ ପେଜ|କେଉଁ ଜାଗା|କେଉଁଠୁ|keunthi|keuthi|kouthi|kauthi|keunthare|keuthare|keun page|keunthu|କେଉଁ ପୃଷ୍ଠା',
  why: 'କାହିଁକି|କାହିଁକିନା|କେଉଁ କାରଣ|=କାରଣ|କଣ ପାଇଁ|kahinki|kahiki|kaahinki|=karana|kana pain|କି କାରଣ|କେମିତି ହେଲା|କେମିତି ଆସିଲା|ହିସାବ ବୁଝାନ୍ତୁ|kemiti hela|kemiti asila',
  can: 'ପାରିବ|ପାରିବି|ପାରିବେ|=ପାରେ|ପାରିବା|ପାରନ୍ତି|ସମ୍ଭବ|କରିହେବ|ହୋଇପାରିବ|କରିପାରିବ|କରିପାରେ|ହେବ କି|ଚାଲିବ|pariba|paribi|paribe|paare|paranti|sambhaba|karihaba|kariheba|heipariba|hoipariba|karipariba|karipare|heba ki|chaliba|=pare|ହୋଇପାରେ|ହେଇପାରିବ|କରିପାରିବି|ପାରିବକି',
  tell: 'କୁହନ୍ତୁ|କୁହ|କହନ୍ତୁ|ଜଣାନ୍ତୁ|କହିବେ|ବୁଝାନ୍ତୁ|ବିଷୟରେ|ସମ୍ପର୍କରେ|ବାବଦରେ|ବିବରଣୀ|ସୂଚନା ଦିଅ|ସୂଚନା ଦିଅନ୍ତୁ|ବିସ୍ତାର|kuhantu|kahantu|kuha|janantu|kahibe|bujhantu|bisayare|bishayare|samparkare|babadare|bibarani|bistara|ଜଣାଇବେ|କହିପାରିବେ|kahiparibe|କହିଦିଅ|ବୁଝାଇ ଦିଅ|ବୁଝାଇ ଦିଅନ୍ତୁ|ବୁଝାଇଦିଅ|bujhai dia|bujhai diantu',
  want: 'ଦରକାର|ଚାହେଁ|ଚାହୁଁଛି|ଚାହୁଁ|ଆବଶ୍ୟକ|ଲୋଡ଼ା|ଜାଣିବାର ଥିଲା|ଖୋଜୁଛି|ନେବି|ନେବାକୁ|darkar|darakara|darkara|chahen|chahunchi|chahuchi|chahun|abashyaka|loda|khojuchi|nebi|nebaku|ଦରକାର ଅଛି|ଚାହୁଁଛୁ|ଇଚ୍ଛା',
  give: 'ଦିଅନ୍ତି|ଦିଅନ୍ତୁ|=ଦେବେ|ଦିଏ|=ଦେବ|ଦେଇ|ପଠାନ୍ତୁ|ପଠାଇ|dianti|diantu|debe|=die|=deba|pathantu|pathai|ଦେଇପାରିବେ|ଦିଅ',
  get: 'ମିଳିବ|ମିଳେ|ମିଳୁଛି|ପାଇବି|ପାଇବୁ|ପାଇବା|ମିଳିଥାଏ|miliba|miliva|mile|miluchi|paibi|paibu|paiba|ମିଳିପାରିବ|ମିଳିଲା',
  have: '=ଅଛି|ଅଛି କି|=ଥାଏ|=ଥିବ|ରହିଛି|ସାମିଲ|ଅନ୍ତର୍ଭୁକ୍ତ|ଉପଲବ୍ଧ|=ଅଛନ୍ତି|ମିଶିଛି|ଥାଏ କି|=achhi|=achi|=achhi ki|=thae|thiba|rahichi|rahichhi|samila|upalabdha|=acche|=ache|ଭିତରେ ଅଛି|ସହ ଆସେ|ସପୋର୍ଟ କରେ|ଅଛିକି|achiki|achhiki',
  use: 'ବ୍ୟବହାର|ଉପଯୋଗ|ୟୁଜ|byabahara|byabahar|bebahara|upajoga|upayoga',
  know: 'ଜାଣିବା|=ଜାଣେ|ଜାଣିବାକୁ|=ଜଣା|ଜାଣିପାରିବ|janiba|jane|janibaku|jana|ଜାଣିହେବ',
  see: 'ଦେଖିବା|ଦେଖିହେବ|ଦେଖାନ୍ତୁ|ଦେଖାଅ|ପଢ଼ିବା|ଦେଖି|=ପଢ଼ି|dekhiba|dekhiheba|dekhantu|dekhao|padhiba|dekhi|ଦେଖିପାରିବ|ପଢ଼ିବାକୁ',
  change: 'ବଦଳା|ବଦଳ|ପରିବର୍ତ୍ତନ|ବଦଳେଇ|badala|badal|paribartana|badalei|badali|ଘୁଞ୍ଚା',
  work: 'କାମ କରେ|କାମ କରିବ|=କାମ|ଚାଲେ|ଚାଲୁଛି|କାମ ହୁଏ|kama kare|kam kare|kama kariba|=kama|=kam|chale|chaluchi|kama hue|କାର୍ଯ୍ୟ କରେ',
  late: 'ଡେରି|ବିଳମ୍ବ|ଲେଟ|deri|bilamba|derire',
  kinds:
    'କଣ କଣ|କେଉଁ କେଉଁ|ପ୍ରକାର|ତାଲିକା|କେତେ ପ୍ରକାର|ଲିଷ୍ଟ|ବିକଳ୍ପ|ଧରଣର|kana kana|keun keun|kou kou|prakara|talika|kete prakara|bikalpa|dharanara',
  price:
    'ଦାମ|ମୂଲ୍ୟ|ଖର୍ଚ୍ଚ|ଖରଚ|=ରେଟ|ଚାର୍ଜ|=ପ୍ରାଇସ|=ଦର|=ଫି|ଫିସ|କେତେ ପଡ଼େ|କେତେ ପଡ଼ିବ|କେତେରେ|କେତେ ନିଅନ୍ତି|କେତେ ନିଏ|ଶୁଳ୍କ|dama|=dam|mulya|kharcha|kharch|kharcha kete|rate kete|charge|kete pade|kete padiba|ketere|kete nianti|kete nuanti|=dara|prais|ଦାମ୍|=ରେଟ୍|ପ୍ରାଇସିଂ|damara|ରେଟର|ରେଟ କେତେ',
  money: 'ଟଙ୍କା|ଟଂକା|ପଇସା|ହଜାର|=ଲକ୍ଷ|tanka|tankaa|paisa|hajara|hajar|hazar|laksha|lakh|ଟଙ୍କାର',
  pay: 'ଦେବାକୁ ପଡ଼େ|ଦେବାକୁ ପଡ଼ିବ|ଦେବାକୁ ହେବ|ଦେବାକୁ ହେବା|ଦେବାକୁ ହେବାକୁ|ଦେବାକୁ ହେଲା|କେତେ ଲାଗେ|କେତେ ଲାଗିବ|ଲାଗିବ|=ଲାଗେ|ପଡ଼ିବ|ଖର୍ଚ୍ଚ କରି|ଖର୍ଚ୍ଚ କରିବା|ଖର୍ଚ୍ଚ କରିବି|ଖର୍ଚ୍ଚ କରିବାକୁ|ପେମେଣ୍ଟ|debaku pade|debaku padiba|debaku heba|debaku hebaku|debaku hela|kete lage|kete lagiba|lagiba|=lage|padiba|pariba tanka|payment kari|payment kariba|payment karibi|payment karibaku|ଟଙ୍କା ଲାଗେ|ଟଙ୍କା ଲାଗିବ|tanka lage|tanka lagiba|ଖର୍ଚ୍ଚ ହେବ|kharcha heba|ଦେବି କେତେ|ପୈଠ କରେ|ପୈଠ କରିବ|ପୈଠ କରନ୍ତି|ପୈଠ କରନ୍ତୁ|ପୈଠ କରିବା',
  bill: '=ବିଲ|=ମୋଟ|ହିସାବ|ସର୍ବମୋଟ|ସବୁ ମିଶାଇ|ସବୁ ମିଶି|କେତେ ହେବ|କେତେ ଆସିବ|ଟୋଟାଲ|ଯୋଗଫଳ|=bil|=bila|mota|hisaba|hisab|sabu misai|sabu misi|kete heba|kete asiba|total|mota kete|=ବିଲ୍|ଗଣନା|=ବିଲର|=ବିଲଟା|ମୋଟରେ',
  cheap:
    'ଶସ୍ତା|କମ ଦାମ|କମ୍ ଦାମ|କମ ଖର୍ଚ୍ଚ|କମ୍ ଖର୍ଚ୍ଚ|ସୁଲଭ|ପୋଷାଇବ|sasta|shasta|kama dama|kam dam|kam damre|kama kharcha|kam kharcha|sulabha|poshaiba|ସସ୍ତା',
  expensive:
    'ମହଙ୍ଗା|ଦାମୀ|ଅଧିକ ଦାମ|ବେଶୀ ଦାମ|ବହୁତ ଟଙ୍କା|ବହୁତ ଦାମ|ଏତେ ଟଙ୍କା|ଏତେ ଦାମ|ବହୁତ ଅଧିକ|ଦାମ ଅଧିକ|ଦାମ ବେଶୀ|ଖର୍ଚ୍ଚ ବେଶୀ|mahanga|mahangaa|dami|adhika dama|besi dama|bahut tanka|bahuta tanka|bahut dama|ete tanka|ete dama|bahut adhika|dama besi|dam besi|ବଜେଟ ବାହାରେ|ପୋଷାଇବନି|ଅଧିକା ଟଙ୍କା|ଏତେ ଟଙ୍କା କାହିଁକି|ଏତେ ଦାମ କାହିଁକି|ete tanka kahinki|ete dama kahinki',
  cheapest:
    'ସବୁଠୁ ଶସ୍ତା|ସବୁଠାରୁ ଶସ୍ତା|ସବୁଠୁ କମ|ସବୁଠାରୁ କମ|ସବୁଠୁ କମ୍|ସର୍ବନିମ୍ନ|ଅତି କମରେ|କେତେରୁ ଆରମ୍ଭ|ଆରମ୍ଭ ଦାମ|sabuthu sasta|sabutharu sasta|sabuthu kama|sabuthu kam|sabutharu kama|sarbanimna|ati kamare|keteru arambha|ସବଠୁ ଶସ୍ତା|ସବଠୁ କମ|sabathu sasta',
  budget:
    'ବଜେଟ|ଖର୍ଚ୍ଚ କରିପାରିବି|ଟଙ୍କା ଭିତରେ|ଟଙ୍କା ମଧ୍ୟରେ|ଏତିକି ଦେଇପାରିବି|ଦେଇପାରିବି|ହାତରେ ଅଛି|bajet|budget|kharcha kariparibi|tanka bhitare|tanka madhyare|deiparibi|hatare achhi',
  free: 'ମାଗଣା|=ଫ୍ରି|=ଫ୍ରୀ|ବିନା ପଇସା|ବିନାମୂଲ୍ୟ|ବିନା ଟଙ୍କା|ନିଶୁଳ୍କ|magana|maganare|bina paisa|binamulya|free re|ବିନା ମୂଲ୍ୟ|ପଇସା ନ ଦେଇନାହାନ୍ତି|ପଇସା ନ ଦେଇନି|ପଇସା ନ ଦେଲେନି|ଫ୍ରିରେ',
  discount:
    'ରିହାତି|=ଛାଡ଼|ଡିସକାଉଣ୍ଟ|ଅଫର|କୁପନ|କମାଇ ଦିଅ|କମାଇ ଦିଅନ୍ତୁ|କମ କରନ୍ତୁ|ମୂଲଚାଲ|କିଛି କମ|rihati|chhada miliba|discount|offer|coupon|kamai dia|kamai diantu|kama karantu|mulachala|kichhi kama|kichi kam|ଦାମ କମାନ୍ତୁ|କମିବ କି ଦାମ',
  tax: 'ଜିଏସଟି|ଟ୍ୟାକ୍ସ|ଟିକସ|ଜି ଏସ ଟି|ପକ୍କା ବିଲ|କର ଚାଲାଣ|gst|tax|tikasa|pakka bill|ଜିଏସ୍‌ଟି|ଟ୍ୟାକ୍ସ ଇନଭଏସ',
  'payment-method':
    'ୟୁପିଆଇ|କ୍ରେଡିଟ କାର୍ଡ|ଡେବିଟ କାର୍ଡ|ପେଟିଏମ|ଫୋନପେ|ଗୁଗଲ ପେ|ନଗଦ|କିସ୍ତିରେ|ଚେକରେ|ଟଙ୍କା କେମିତି ଦେବି|ପେମେଣ୍ଟ କେମିତି|କାର୍ଡରେ|ଅନଲାଇନ ପେମେଣ୍ଟ|upi re|upi|nagada|kistire|cheque|tanka kemiti debi|payment kemiti|kemiti payment|card re|ପଇସା କେମିତି ଦେବି|କେମିତି ପେମେଣ୍ଟ',
  refund:
    'ରିଫଣ୍ଡ|ଟଙ୍କା ଫେରସ୍ତ|ଟଙ୍କା ଫେରାଇବା|ଟଙ୍କା ଫେରାଇ|ଟଙ୍କା ଫେରିବ|ପଇସା ଫେରସ୍ତ|ପଇସା ଫେରାଇବା|ପଇସା ଫେରାଇ|ପଇସା ଫେରିବ|ଫେରସ୍ତ ମିଳେ|ଫେରସ୍ତ ମିଳିବ|ଟଙ୍କା ବାପସ|refund|tanka pherasta|tanka pheraiba|tanka feri|paisa pherasta|paisa pheraiba|pherasta mile|pherasta miliba|ଭଲ ନ ଲାଗିଲେ|bhala na lagile|ପସନ୍ଦ ନ ହେଲେ',
  contract:
    'ଚୁକ୍ତି|ଲକ ଇନ|ଲକ-ଇନ|କଣ୍ଟ୍ରାକ୍ଟ|ମଝିରେ ବନ୍ଦ|ମଝିରେ ଛାଡ଼ି|ମଝିରେ ଛାଡ଼ିବା|ମଝିରେ ଛାଡ଼ିଲେ|ଯେତେବେଳେ ଇଚ୍ଛା ବନ୍ଦ|ପ୍ଲାନ ବନ୍ଦ|ପ୍ଲାନ ବାତିଲ|ସବସ୍କ୍ରିପସନ ବନ୍ଦ|ସବସ୍କ୍ରିପସନ ବାତିଲ|ପ୍ଲାନ କ୍ୟାନସେଲ|ନବୀକରଣ|chukti|lock in|contract|majhire banda|majhire chhada|plan banda|plan batil|subscription banda|subscription batil|plan cancel|subscription cancel|ରିନ୍ୟୁ|ଛାଡ଼ିପାରିବି|ନୋଟିସ ପିରିୟଡ',
  'seat-fee':
    'ପ୍ରତି ୟୁଜର|ୟୁଜର ପିଛା|ଜଣ ପିଛା|ସିଟ ପିଛା|ପ୍ରତି ଲଗଇନ|କେତେ ଜଣ ବ୍ୟବହାର|କେତେ ଜଣ ୟୁଜ|user picha|prati user|jana picha|kete jana use|kete jana byabahara|କେତେ ୟୁଜର',
  'setup-fee':
    'ସେଟଅପ ଫି|ସେଟଅପ ଚାର୍ଜ|ସେଟଅପ ଖର୍ଚ୍ଚ|ଏକକାଳୀନ|ଥରେ ଦେବା|ଜମାନତ|ଡିପୋଜିଟ|ଆଡଭାନ୍ସ|ଅଗ୍ରିମ|ଲୁଚା|ଅଲଗା ଚାର୍ଜ|ଆଉ କିଛି ଚାର୍ଜ|ଆଉ କିଛି ଖର୍ଚ୍ଚ|setup fee|setup charge|setup kharcha|ekakalina|jamanata|deposit|advance deba|agrima|lucha|alaga charge|au kichhi charge|hidden charge|ଅନ୍ୟ କୌଣସି ଖର୍ଚ୍ଚ|ଲଗାଇବା ଖର୍ଚ୍ଚ',
  currency: 'ଡଲାର|ୟୁରୋ|ବିଦେଶୀ ମୁଦ୍ରା|ମୁଦ୍ରାରେ|dollar|bideshi mudra|ଦିରହାମ',
  yearly: '=ବର୍ଷ|ବାର୍ଷିକ|=ବର୍ଷକୁ|ସାଲକୁ|barsa|barsha|barsaku|barshaku|barsika|ତ୍ରୈମାସିକ|ବର୍ଷସାରା|=ବର୍ଷର|=ବର୍ଷରେ',
  monthly:
    '=ମାସ|=ମାସକୁ|=ମାସରେ|=ମାସର|ମାସିକ|ପ୍ରତି ମାସ|ପ୍ରତିମାସ|=masa|=mas|=masaku|=masku|=masare|=masara|masika|masik|prati masa|ମାସକ|ମାସ ପିଛା',
  daily:
    '=ଦିନ|=ଦିନକୁ|=ଦିନରେ|=ଦିନର|ପ୍ରତିଦିନ|ସବୁଦିନ|ଦୈନିକ|=dina|=din|=dinaku|=dinku|dinare|pratidina|pratidin|sabudina|ରୋଜ|ଦୈନନ୍ଦିନ',
  weekly: 'ସପ୍ତାହ|ସାପ୍ତାହିକ|saptaha|saptahaku|saptahare|saptahika|ହପ୍ତା',
  plan: 'ପ୍ଲାନ|ପ୍ୟାକେଜ|ଯୋଜନା|ସ୍କିମ|ପ୍ୟାକ|ସବସ୍କ୍ରିପସନ|planra|plan ra|plana|planre|plan re|package|jojana|yojana|scheme|ପ୍ଲାନ୍|ପ୍ଲ୍ୟାନ',
  base: '=ବେସ|=ବେସ୍|=ବେସର|=ବେସରେ|ବେସିକ ପ୍ଲାନ|ବେସ ପ୍ଲାନ|ବେସ୍‌ରେ|ବେସଟା|=bes|base re|basere|base ra|base plan|basic plan|ବେଜ ପ୍ଲାନ|=ବେଜ',
  pro: '=ପ୍ରୋ|ପ୍ରୋ ପ୍ଲାନ|=ପ୍ରୋର|=ପ୍ରୋରେ|=ପ୍ରୋକୁ|=pro|pro re|prore|pro ra|pro plan|ପ୍ରୋ ରେ|ପ୍ରୋ ର|=ପ୍ରୋଟା',
  enterprise:
    'ଏଣ୍ଟରପ୍ରାଇଜ|ଏଣ୍ଟରପ୍ରାଇଜ୍|ଏଣ୍ଟରପ୍ରାଇସ|ଏଂଟରପ୍ରାଇଜ|ଇଣ୍ଟରପ୍ରାଇଜ|enterprise|enterprise re|enterprise ra|ଏଣ୍ଟରପ୍ରାଇଜ଼',
  'smaller-plan':
    'ଛୋଟ ପ୍ଲାନ|ଛୋଟିଆ ପ୍ଲାନ|ଛୋଟଟା|ସବୁଠୁ ଛୋଟ|ସବୁଠାରୁ ଛୋଟ|ପ୍ରଥମ ପ୍ଲାନ|ଶସ୍ତା ପ୍ଲାନ|ଶସ୍ତାଟା|ଆରମ୍ଭ ପ୍ଲାନ|ସବୁଠୁ ଶସ୍ତା ପ୍ଲାନ|ସବୁଠାରୁ ଶସ୍ତା ପ୍ଲାନ|ସବୁଠୁ କମ ଦାମର ପ୍ଲାନ|chota plan|chhota plan|chotata|sabuthu chota|sabuthu chhota|prathama plan|sasta plan|sastata|arambha plan|sabuthu sasta plan|sabutharu sasta plan|ଷ୍ଟାର୍ଟର|ତଳ ପ୍ଲାନ|କମ ଦାମର ପ୍ଲାନ|କମ୍ ଦାମର ପ୍ଲାନ|kam damara plan|kam dam plan|କମ ଦାମର ପ୍ଲାନରେ|କମ୍ ଦାମର ପ୍ଲାନରେ',
  'middle-plan':
    'ମଝି ପ୍ଲାନ|ମଝିଆ|ମଝିଟା|ଦ୍ୱିତୀୟ ପ୍ଲାନ|ମଧ୍ୟମ ପ୍ଲାନ|majhi plan|majhita|dwitiya plan|madhyama plan|ମଝି ଟା',
  'bigger-plan':
    'ବଡ଼ ପ୍ଲାନ|ବଡ଼ଟା|ସବୁଠୁ ବଡ଼|ସବୁଠାରୁ ବଡ଼|ତୃତୀୟ ପ୍ଲାନ|ଦାମୀ ପ୍ଲାନ|ଉପର ପ୍ଲାନ|ବଡ଼ କମ୍ପାନୀ|bada plan|badata|sabuthu bada|sabutharu bada|tritiya plan|dami plan|upara plan|bada company|ବଡ଼ ସଂସ୍ଥା',
  compare:
    'ତଫାତ|ପାର୍ଥକ୍ୟ|ଫରକ|ତୁଳନା|ଅପେକ୍ଷା ଭଲ|ଅଲଗା|=ଭିନ୍ନ|ବନାମ|ଠାରୁ ଭଲ|tafata|taphata|tafat|parthakya|pharaka|farak|tulana|alaga|bhinna|banam|ତୁଳନାରେ|ଠାରୁ|tharu',
  suggest:
    'ସଜେଷ୍ଟ|ପରାମର୍ଶ|କେଉଁଟା ନେବି|କେଉଁ ପ୍ଲାନ ନେବି|କେଉଁଟା ଭଲ|ନେବା ଉଚିତ|ଉପଯୁକ୍ତ|ଠିକ୍ ହେବ|ଠିକ ହେବ|ଭଲ ହେବ|ଭଲ ରହିବ|ବାଛି ଦିଅ|ବାଛି ଦିଅନ୍ତୁ|ଯଥେଷ୍ଟ|ସୁହାଇବ|କେଉଁଟା ନେଲେ|suggest|paramarsha|keunta nebi|keuta nebi|kouta nebi|keun plan nebi|kou plan nebi|keunta bhala|kouta bhala|neba uchit|upajukta|thik heba|bhala heba|bhal heba|bachi dia|bachi diantu|jathesta|suhaiba|ପାଇଁ କେଉଁ ପ୍ଲାନ|ନେଲେ ଭଲ',
  upgrade:
    'ଅପଗ୍ରେଡ|ଡାଉନଗ୍ରେଡ|ପ୍ଲାନ ବଦଳ|ପରେ ବଦଳ|ବଡ଼ ପ୍ଲାନକୁ|upgrade|plan badala|plan change|pare badala|bada planku|ଅନ୍ୟ ପ୍ଲାନକୁ',
  former:
    'ଆଗର ଦାମ|ପୂର୍ବ ଦାମ|ଆଗରୁ କେତେ|ଆଗେ କେତେ|ପୁରୁଣା ଦାମ|କଟା ଦାମ|କାଟି ଦିଆ|ଆଗେ ଥିଲା|agara dama|purba dama|agaru kete|age kete|puruna dama|kata dama|ପୂର୍ବରୁ କେତେ|ଆଗରୁ ଦାମ',
  minute: 'ମିନିଟ|ମିନଟ|ମିନିଟ୍|ଟକଟାଇମ|minit|minita|minute ku|minitra|talktime|minut',
  extra:
    'ଅତିରିକ୍ତ|ଏକ୍ସଟ୍ରା|ଅଧିକ ମିନିଟ|ଅଧିକ ହେଲେ|ଅଧିକ ବ୍ୟବହାର|ବେଶୀ ହେଲେ|ଟପିଗଲେ|ଟପିଲେ|ପାର ହେଲେ|ସୀମା ବାହାର|ଲିମିଟ ପରେ|ବଳକା|atirikta|extra|adhika minute|adhika hele|besi hele|tapigale|tapile|para hele|limit pare|ବଢ଼ିଗଲେ|ଅଧିକା',
  'used-up':
    'ସରିଗଲେ|ସରିଲେ|ସରିଗଲା|ଶେଷ ହେଲେ|ଶେଷ ହୋଇଗଲେ|ସରିବା ପରେ|ମିନିଟ ପରେ|ତାପରେ|ତା ପରେ|ଏହା ପରେ|sarigale|sarile|sarigala|shesha hele|sesa hele|sesha hele|sariba pare|minute pare|minit pare|tapare|ta pare|ସରିଯିବା|ଖତମ',
  'carry-over':
    'ବଳିଗଲେ|ବଳିଥିବା|ବଳକା ମିନିଟ|ଆସନ୍ତା ମାସ|ପର ମାସ|ବ୍ୟବହାର ନ ହେଲେ|ଯୋଡ଼ି ହେବ ପର|baligale|balithiba|balaka minute|asanta masa|para masa|use na hele|byabahara na hele|ନଷ୍ଟ ହୁଏ|କ୍ୟାରି ଫରୱାର୍ଡ|ଅବ୍ୟବହୃତ',
  credits: 'ଫ୍ଲେକ୍ସିବଲ କ୍ରେଡିଟ|କ୍ରେଡିଟ୍ସ|flexible credit|credits|ନମନୀୟ କ୍ରେଡିଟ',
  'custom-price':
    'କଷ୍ଟମ|କୋଟେସନ|କୋଟ ଦିଅ|କୋଟ ଦିଅନ୍ତୁ|ଫ୍ଲେକ୍ସିବଲ ପ୍ରାଇସ|ନିର୍ଦ୍ଦିଷ୍ଟ ଦାମ|ଆଲୋଚନା କରି ଦାମ|custom|quotation|kotation|flexible price|nirddista dama|ଆବଶ୍ୟକତା ଅନୁସାରେ ଦାମ|ଫ୍ଲେକ୍ସିବଲ ପ୍ରାଇସିଂ|ଫ୍ଲେକ୍ସିବଲ୍ ପ୍ରାଇସିଂ',
  'many-numbers':
    'ଅନେକ ନମ୍ବର|ଏକାଧିକ ନମ୍ବର|ଅଲଗା ନମ୍ବର|ଅଲଗା ଅଲଗା ନମ୍ବର|ଦୁଇଟି ନମ୍ବର|ଦୁଇଟା ନମ୍ବର|ପ୍ରତି ଶାଖା|ଶାଖା|ବ୍ରାଞ୍ଚ|aneka number|ekadhika number|alaga number|alaga alaga number|duita number|prati shakha|shakha|sakha|branch|ବହୁତ ନମ୍ବର|ଗୋଟିଏରୁ ଅଧିକ ନମ୍ବର',
  'multi-agent':
    'ମଲ୍ଟିଏଜେଣ୍ଟ|ମଲ୍ଟି ଏଜେଣ୍ଟ|ଅନେକ ଏଜେଣ୍ଟ|ଏକାଧିକ ଏଜେଣ୍ଟ|multiagent|multi agent|aneka agent|ekadhika agent|ଗୋଟିଏରୁ ଅଧିକ ଏଜେଣ୍ଟ',
  calculator: 'କାଲକୁଲେଟର|କ୍ୟାଲକୁଲେଟର|ସ୍ଲାଇଡର|calculator|ହିସାବ କରିବା ଟୁଲ',
  seconds:
    'ସେକେଣ୍ଡ|ସେକେଂଡ|ଅଧ ମିନିଟ|ଅଧା ମିନିଟ|ପୂରା ମିନିଟ ଧରେ|ପୂରା ମିନିଟ ଧରିବ|ପୂରା ମିନିଟ ଧରନ୍ତି|second|sekend|adha minute|ରାଉଣ୍ଡ',
  limit:
    'ସୀମା|ଲିମିଟ|ସର୍ବାଧିକ|ଅନଲିମିଟେଡ|ସବୁଠୁ ଅଧିକ କେତେ|ଅସୀମିତ|sima|seema|limit|sarbadhika|unlimited|asimita|ଯେତେ ଇଚ୍ଛା|jete ichha',
  'human-agent':
    'କର୍ମଚାରୀ|କର୍ମୀ|ଷ୍ଟାଫ|ଟେଲିକଲର|ରିସେପ୍ସନିଷ୍ଟ|ଏଜେଣ୍ଟ|ଅପରେଟର|ଲୋକ ରଖିବା|ଲୋକ ରଖିଲେ|ଲୋକ ରଖିବାକୁ|=ଲୋକ|ଲୋକଙ୍କ|=ମଣିଷ|ମଣିଷର|ଜଣେ ଲୋକ|କଲ ସେଣ୍ଟର|କଲ୍ ସେଣ୍ଟର|karmachari|karmi|staff|telecaller|receptionist|agent|loka rakhiba|loka rakhile|=loka|=lok|manisha|manisa|jane loka|call center|call centre|ଲୋକମାନଙ୍କ|କାମ କରିବା ଲୋକ',
  salary: 'ଦରମା|ବେତନ|ସାଲାରୀ|ମଜୁରି|darama|darma|betana|salary|majuri|ପାଉଣା',
  hire: 'ଲୋକ ରଖିବା|ଲୋକ ରଖିଲେ|ଲୋକ ରଖିବାକୁ|ରଖିବା ଠାରୁ|ରଖିବା ଅପେକ୍ଷା|ରଖିଲେ|ନିଯୁକ୍ତି|ରଖିବାକୁ|loka rakhiba|loka rakhile|rakhiba tharu|rakhiba apeksha|rakhile|nijukti|rakhibaku|ରଖିବାଠାରୁ',
  replace:
    'ବଦଳରେ|ଜାଗାରେ|ସ୍ଥାନରେ|ଚାକିରି ଯିବ|ଚାକିରି ଖାଇବି|ଚାକିରି ଖାଇଛି|ଚାକିରି ଖାଇବ|ଚାକିରି ଚାଲିଯିବ|ଛଟେଇ|badalare|jagare|sthanare|chakiri jiba|chakiri khaibi|chakiri khaichi|chhatei|ଜାଗା ନେବ|କାମ ଛଡ଼ାଇ',
  save: 'ବଞ୍ଚିବ|ବଞ୍ଚେ|ବଞ୍ଚାଇ|ସଞ୍ଚୟ|=ଲାଭ|ଲାଭ କଣ|ଲାଭ ହେବ|ମୁନାଫା|ଫାଇଦା|banchiba|banche|banchai|sanchaya|=labha|=labh|labha kana|munapha|faida|phaida|ଲାଭଜନକ',
  reduce: 'କମିବ|କମେ|କମାଇ|ହ୍ରାସ|କମାଏ|କମିଯିବ|kamiba|kame|kamai|hrasa|kamae|କମିଯାଏ',
  percent: 'ପ୍ରତିଶତ|ଶତକଡ଼ା|ପର୍ସେଣ୍ଟ|pratishata|pratisata|shatakada|percent|ଶହେରୁ କେତେ',
  call: '=କଲ|=କଲ୍|=କଲର|=କଲକୁ|=କଲରେ|=କଲଗୁଡ଼ିକ|=କଲ୍‌ର|ଫୋନ|ଫୋନ୍|ଟେଲିଫୋନ|phone|phon|fon|phone re|call re|call ra|=kal|ଫୋନକୁ',
  incoming:
    'ଇନକମିଂ|ଇନବାଉଣ୍ଡ|ଫୋନ ଧରେ|ଫୋନ ଧରିବ|ଫୋନ ଧରନ୍ତି|ଫୋନ ଉଠାଏ|ଫୋନ ଉଠାଇବ|କଲ ଧରେ|କଲ ଧରିବ|କଲ ଧରନ୍ତି|କଲ ଉଠାଏ|କଲ ଉଠାଇବ|କଲ୍ ଧରେ|କଲ୍ ଧରିବ|କଲ୍ ଧରନ୍ତି|କଲ୍ ଉଠାଏ|କଲ୍ ଉଠାଇବ|ଫୋନ ଆସିଲେ|କଲ ଆସିଲେ|ଆସୁଥିବା କଲ|ଆସୁଥିବା ଫୋନ|ରିସିଭ|ଉଠାଇବ|incoming|inbound|phone dhare|phone dhariba|phone uthae|phone uthaiba|call dhare|call dhariba|call uthae|call uthaiba|phone asile|call asile|asuthiba call|receive|uthaiba|phone dhari|call dhari|ଫୋନ୍ ଧରେ|ଫୋନ୍ ଧରିବ|ଫୋନ୍ ଧରନ୍ତି|ଫୋନ୍ ଉଠାଏ|ଫୋନ୍ ଉଠାଇବ|ଫୋନ ନିଏ',
  outgoing:
    'ଆଉଟଗୋଇଂ|ଆଉଟବାଉଣ୍ଡ|ନିଜେ ଫୋନ|ନିଜେ କଲ|ଗ୍ରାହକଙ୍କୁ ଫୋନ|ଗ୍ରାହକଙ୍କୁ କଲ|କଷ୍ଟମରଙ୍କୁ ଫୋନ|କଷ୍ଟମରଙ୍କୁ କଲ|ରୋଗୀଙ୍କୁ ଫୋନ|ରୋଗୀଙ୍କୁ କଲ|=ଲିଡ|ଫଲୋ ଅପ|ଫଲୋଅପ|କ୍ୟାମ୍ପେନ|ଫୋନ କରିପାର|କଲ କରିପାର|ଫୋନ କରେ|କଲ କରେ|ଫୋନ କରିବ|କଲ କରିବ|outgoing|outbound|nije phone|nije call|grahakanku phone|grahakanku call|customer ku phone|customer ku call|customermananku call|rogi nku phone|rogiku phone|leads|follow up|campaign|phone karipar|call karipar|phone kare|call kare|phone kariba|call kariba|ଲୋକଙ୍କୁ ଫୋନ|ଲୋକଙ୍କୁ କଲ',
  'at-once':
    'ଏକାସାଙ୍ଗରେ|ଏକା ସାଙ୍ଗରେ|ଏକାଥରେ|ଏକା ଥରେ|ଏକା ସମୟରେ|ଏକ ସମୟରେ|ଏକାସମୟରେ|ଗୋଟିଏ ସମୟରେ|ଏକାଠି|ଏକା ବେଳେ|ଏକାବେଳେ|ଏକ ସାଙ୍ଗରେ|ଲାଇନ|ପାରାଲେଲ|eka sangare|ekasangare|ekathare|eka thare|eka samayare|ekasamayare|gotie samayare|ekathi|eka bele|ekabele|ek sangare|=line|=lines|ଏକାସଙ୍ଗରେ|eka sange|ଏକା ସାଥିରେ|ଏକାସାଥିରେ|ଏକା ସାଥେ|eka sathire|eka sathe|ekasathire|ଗୋଟିଏ ବେଳେ|gotie bele|ଗୋଟିଏ ଟାଇମ|gote time',
  queue: 'ଲାଇନରେ ରହି|ହୋଲ୍ଡ|ଲାଇନ ବ୍ୟସ୍ତ|ବ୍ୟସ୍ତ|ବିଜି|ଏନଗେଜ|ଧାଡ଼ି|hold re|line byasta|byasta|busy|engage|dhadi|କ୍ୟୁ',
  caller:
    'ଗ୍ରାହକ|କଷ୍ଟମର|ଗରାଖ|କ୍ରେତା|ଅତିଥି|କ୍ଲାଏଣ୍ଟ|ଫୋନ କରୁଥିବା|କଲ କରୁଥିବା|grahaka|grahak|customer|garakha|kreta|atithi|client|phone karuthiba|call karuthiba|ଲୋକମାନେ|ଗ୍ରାହକମାନେ',
  'know-caller':
    'ଚିହ୍ନିପାର|ଚିହ୍ନେ|ନାଁ ଧରି|ନାମ ଧରି|ମନେ ରଖେ|ମନେ ରଖିବା|ମନେ ରଖନ୍ତି|ମନେ ରଖିବ|ପୁରୁଣା ଗ୍ରାହକ|କିଏ ଫୋନ କରୁଛି|କିଏ ଫୋନ କଲେ|କାହା ଫୋନ|chinhipar|chinhe|naa dhari|nama dhari|mane rakhe|mane rakhiba|mane rakhanti|puruna grahaka|kie phone karuchi|kie phone kale|kaha phone|ଚିହ୍ନିବ|ଚିହ୍ନି',
  voice: 'ସ୍ୱର|ଆୱାଜ|ଗଳା|voice|swara|kantha|awaj|gala|ଭଏସ ଏଜେଣ୍ଟ|ଭଏସ ବଟ|ଭଏସ କଲ|ଭଏସ ସପୋର୍ଟ|କଣ୍ଠସ୍ୱର',
  'voice-kind':
    'ପୁରୁଷ ସ୍ୱର|ମହିଳା ସ୍ୱର|ଝିଅ ସ୍ୱର|ପୁଅ ସ୍ୱର|ନାରୀ ସ୍ୱର|ଉଚ୍ଚାରଣ|ନିଜ ସ୍ୱର|ମୋ ସ୍ୱର|ରୋବଟ ପରି|ମଣିଷ ପରି ଶୁଭେ|ସ୍ୱର କେମିତି|ସ୍ୱର ବଦଳ|ଭଏସ କ୍ଲୋନ|purusha swara|mahila swara|jhia swara|uchharana|nija swara|mo swara|robot pari|manisha pari|swara kemiti|swara badala|male voice|female voice|accent|ମହିଳା ଭଏସ|ପୁରୁଷ ଭଏସ|କାହା ସ୍ୱର',
  record:
    'ରେକର୍ଡ|ରେକର୍ଡିଂ|ରେକଡିଂ|ପରେ ଶୁଣିବା|ପରେ ଶୁଣିହେବ|ପରେ ଶୁଣିପାରିବି|ପରେ ଶୁଣି|କଲ ଶୁଣିବା|କଲ ଶୁଣିହେବ|କଲ ଶୁଣିପାରିବି|କଲ ଶୁଣି|record|recording|rekord|pare suniba|pare suniheba|pare suni|pare shuni|call suniba|call suniheba|call suni|ରେକର୍ଡ ହୁଏ',
  summary: 'ସାରାଂଶ|ସମରୀ|ସମାରୀ|ସଂକ୍ଷିପ୍ତ ବିବରଣୀ|ସାର କଥା|saransha|sarangsha|summary|sankshipta bibarani|ସାରକଥା',
  analytics:
    'ଆନାଲିଟିକ୍ସ|ଏନାଲିଟିକ୍ସ|ଆନାଲିଟିକ୍‌ସ|ରିପୋର୍ଟ|ପରିସଂଖ୍ୟାନ|ବିଶ୍ଳେଷଣ|ଗ୍ରାଫ|କାହିଁକି ଫୋନ କରେ|କାହିଁକି ଫୋନ କରିବ|କାହିଁକି ଫୋନ କରନ୍ତି|କାହିଁକି ଫୋନ କରନ୍ତୁ|କାହିଁକି ଫୋନ କରିବା|କେତେ କଲ ଆସିଲା|analytics|report|parisankhyana|bishleshana|kahinki phone kare|kahinki phone kariba|kahinki phone karanti|kahinki phone karantu|kete call asila|କଲ ତଥ୍ୟ',
  'advanced-analytics':
    'ଆଡଭାନ୍ସଡ ଆନାଲିଟିକ୍ସ|ଆଡଭାନ୍ସ ଆନାଲିଟିକ୍ସ|ଉନ୍ନତ ଆନାଲିଟିକ୍ସ|ଉନ୍ନତ ରିପୋର୍ଟ|advanced analytics|advance analytics|unnata|ବିସ୍ତୃତ ରିପୋର୍ଟ',
  'basic-analytics': 'ବେସିକ ଆନାଲିଟିକ୍ସ|ସାଧାରଣ ରିପୋର୍ଟ|ସାଧାରଣ ଆନାଲିଟିକ୍ସ|basic analytics|sadharana report',
  transcript:
    'ଟ୍ରାନ୍ସକ୍ରିପ୍ଟ|ଲିଖିତ କଥାବାର୍ତ୍ତା|ଲିଖିତ ରୂପ|କଥାବାର୍ତ୍ତା ଲେଖା|ପୂରା କଥାବାର୍ତ୍ତା|transcript|likhita rupa|କଣ କଥା ହେଲା|kana katha hela',
  missed:
    'ମିସଡ କଲ|ମିସ କଲ|କଲ ମିସ|ଫୋନ ମିସ|ଧରିପାରୁନାହିଁ|ଧରିପାରୁନି|କେହି ଧରନ୍ତି ନାହିଁ|କେହି ଉଠାନ୍ତି|ଛାଡ଼ି ଯାଏ|missed call|miss call|call miss|phone miss|dhariparuni|kehi dharanti|kehi uthanti|ଫୋନ ନ ଉଠାଇଲେ',
  night:
    '=ରାତି|ରାତିରେ|ରାତିର|ଅଧରାତି|ମଧ୍ୟରାତ୍ରି|ସନ୍ଧ୍ୟା|ଭୋର|ଅଫିସ ବନ୍ଦ|ଦୋକାନ ବନ୍ଦ|=rati|ratire|rati re|adharati|madhyaratri|sandhya|bhora|office banda|dokana banda|dokan banda|ରାତ୍ରି|ବନ୍ଦ ହେବା ପରେ|ରାତିରେ ଫୋନ|ରାତିରେ କଲ',
  holiday:
    'ଛୁଟି|ରବିବାର|ଶନିବାର|ପର୍ବ|ପୂଜା|ଦୀପାବଳି|ରଥଯାତ୍ରା|=ରଜ|ଉତ୍ସବ|ହୋଲି|chhuti|chuti|rabibara|rabibar|shanibara|parba|puja|dipabali|rathajatra|raja parba|utsaba|sunday|holiday|ପର୍ବପର୍ବାଣି|ଈଦ',
  'all-day':
    '24 ଘଣ୍ଟା|ଚବିଶ ଘଣ୍ଟା|ଦିନରାତି|ଦିନ ରାତି|ସବୁବେଳେ|ସବୁ ସମୟରେ|ସର୍ବଦା|ଯେକୌଣସି ସମୟ|ଯେ କୌଣସି ସମୟ|ଯେତେବେଳେ ହେଲେ|24 ghanta|chabisha ghanta|dinarati|dina rati|sabubele|sabu samayare|sarbada|jekaunasi samaya|24x7|24/7|ଅହରହ|୨୪ ଘଣ୍ଟିଆ',
  timing:
    'ଟାଇମିଂ|କେତେଟାରୁ|କେତେଟା ପର୍ଯ୍ୟନ୍ତ|ଖୋଲା|ଚାଲୁ ଥାଏ|କାମର ସମୟ|ଅଫିସ ସମୟ|ବନ୍ଦ ଥାଏ|=ସମୟ|ଟାଇମ|timing|keteta paryanta|ketetaru|khola|chalu thae|kamara samaya|office samaya|banda thae|=samaya|=samay|ସମୟସାରଣୀ',
  wait: 'ଅପେକ୍ଷା|ଜଗି|ରହିବାକୁ ପଡ଼େ|ରହିବାକୁ ପଡ଼ିବ|ଓ୍ୱେଟ|apeksha|apekshya|wait|jagi|rahibaku pade|rahibaku padiba|ଅପେକ୍ଷାରେ',
  fast: 'ଶୀଘ୍ର|ଜଲ୍ଦି|ଜଲଦି|ଦ୍ରୁତ|ତୁରନ୍ତ|ସଙ୍ଗେ ସଙ୍ଗେ|ଫାଷ୍ଟ|ଗତି|ସ୍ପିଡ|ଚଞ୍ଚଳ|shighra|sighra|jaldi|druta|turanta|sange sange|fast|gati|speed|chanchala|ରେସପନ୍ସ ଟାଇମ|ତତ୍କ୍ଷଣାତ',
  answer: 'ଉତ୍ତର|ଜବାବ|ରିପ୍ଲାଇ|ରିପ୍ଲାଏ|uttara|uttar|jababa|jabab|reply|ପ୍ରତ୍ୟୁତ୍ତର',
  understand: 'ବୁଝେ|ବୁଝିପାର|ବୁଝିବ|ବୁଝନ୍ତି|bujhe|bujhipar|bujhiba|bujhanti|ଇଣ୍ଟେଣ୍ଟ|ଶବ୍ଦ ଭିତରେ|ପାଟିତୁଣ୍ଡ',
  accuracy:
    'ସଠିକ|ସଠିକତା|ନିର୍ଭୁଲ|ଭୁଲ କରେ|ଭୁଲ୍ କରେ|ଭୁଲ ହୁଏ|ଭରସା|ବିଶ୍ୱାସ|ଆକ୍ୟୁରେସି|କେତେ ଠିକ|sathika|sathikata|nirbhula|bhula kare|bhul kare|bhula hue|bharasa|biswasa|bishwasa|accuracy|kete thik|ନିର୍ଭରଯୋଗ୍ୟ|ଚାଲାକ',
  resolve:
    'ସମାଧାନ|ସମ୍ଭାଳ|ତୁଟା|ନିଜେ ନିଜେ|ଆପେ ଆପେ|ନିଜେ କରେ|ସାରିଦିଏ|ହ୍ୟାଣ୍ଡଲ|samadhana|samadhan|sambhala|tuta|nije nije|ape ape|handle|ପ୍ରଥମ କଲରେ|ସଲଭ|ମେଣ୍ଟା',
  'tier-one': 'ଟିୟର 1|ଟିୟର ୱାନ|ଟିୟର-1|ପ୍ରଥମ ସ୍ତର|ଲେଭେଲ 1|tier 1|tier one|level 1|prathama stara|ଟିୟର',
  routine:
    'ସାଧାରଣ ପ୍ରଶ୍ନ|ଦୈନନ୍ଦିନ ପ୍ରଶ୍ନ|ସାଧାରଣ|ବାରମ୍ବାର|ସମାନ ପ୍ରଶ୍ନ|ସହଜ ପ୍ରଶ୍ନ|ରୁଟିନ|ପ୍ରଶ୍ନ|କ୍ୱେରି|sadharana prashna|sadharana|barambara|samana prashna|sahaja prashna|routine|prashna|prasna|query|ପଚରାଉଚରା',
  'self-service':
    'ସେଲ୍ଫ ସର୍ଭିସ|ମଣିଷ ବିନା|ବିନା ମଣିଷ|ଲୋକ ବିନା|ମଣିଷ ନ ଥାଇ|self service|manisha bina|bina manisha|loka bina|95 ପ୍ରତିଶତ|95%',
  'handling-time': 'ହ୍ୟାଣ୍ଡଲିଂ ଟାଇମ|ହାରାହାରି ସମୟ|କଲ ପିଛା ସମୟ|handling time|harahari samaya|aht|99 ପ୍ରତିଶତ|99%',
  automate: 'ଅଟୋମେଟ|ଅଟୋମେଟିକ|ସ୍ୱୟଂଚାଳିତ|ସ୍ୱତଃ|ଅଟୋମେସନ|automate|automatic|swayanchalita|automation',
  invent:
    'ମନଗଢ଼ା|ବନେଇ କହେ|ବନାଇ କହେ|ଅନୁମାନ|ଆନ୍ଦାଜ|ମିଛ|ଭୁଲ ଉତ୍ତର|ଭୁଲ୍ ଉତ୍ତର|ଭୁଲ ତଥ୍ୟ|ଭୁଲଭାଲ|ମିଛ କହେ|managadha|banei kahe|banai kahe|anumana|andaja|=micha|=michha|bhula uttara|bhul uttar|bhula tathya|bhulbhal|micha kahe|ଗପ ମାରେ|ଭୁଲ କହେ',
  'not-know':
    'ଜାଣି ନ ଥିଲେ|ନ ଜାଣିଲେ|ଜାଣେ ନାହିଁ|ଜାଣେନି|ଅଟକିଗଲେ|ଅଟକି ଯାଏ|ନ ବୁଝିଲେ|ନ ପାରିଲେ|ବୁଝି ନ ପାରେ|ବୁଝି ନ ପାରିବ|ବୁଝି ନ ପାରିଲେ|କଠିନ ପ୍ରଶ୍ନ|ଜଟିଳ ପ୍ରଶ୍ନ|ଉତ୍ତର ନ ଜାଣେ|ଉତ୍ତର ନ ଜାଣିଲେ|ଉତ୍ତର ଦେଇ ନ ପାରେ|ଉତ୍ତର ଦେଇ ନ ପାରିବ|ଉତ୍ତର ଦେଇ ନ ପାରିଲେ|jani na thile|na janile|jane nahi|jane nahin|janeni|atakigale|ataki jae|na bujhile|na parile|bujhi na pare|bujhi na pariba|bujhi na parile|kathina prashna|jatila prashna|uttara na jane|uttara na janile|uttar na jan|ଉତ୍ତର ନ ଥିଲେ|uttara na thile|ନଜାଣିଲେ',
  transfer:
    'ଟ୍ରାନ୍ସଫର|ହସ୍ତାନ୍ତର|ଫରୱାର୍ଡ|ମଣିଷକୁ ଦିଏ|ଆମ ଟିମକୁ|ଆମ ଲୋକଙ୍କୁ|ଷ୍ଟାଫକୁ ଦିଏ|ଆମ ଷ୍ଟାଫକୁ|transfer|hastantara|forward|manishaku die|ama teamku|ama team ku|ama lokanku|ama staffku|escalate|ଲୋକଙ୍କ ହାତକୁ|ମଣିଷ ହାତକୁ',
  person:
    'ମଣିଷ|ପ୍ରକୃତ ମଣିଷ|କେହି ଜଣେ|ଜଣେ ବ୍ୟକ୍ତି|ବ୍ୟକ୍ତି|କାହା ସହ|କାହା ସାଙ୍ଗରେ|ଆପଣଙ୍କ ଟିମ|manisha|manisa|manish|prakruta manisha|kehi jane|byakti|kaha saha|kaha sangare|apananka team|ଅସଲି ମଣିଷ',
  'say-ai':
    'ଏଆଇ ବୋଲି କହେ|ଏଆଇ ବୋଲି କହନ୍ତି|ଏଆଇ ବୋଲି କହିବ|ନିଜକୁ ଏଆଇ|ବଟ ବୋଲି କହେ|ବଟ ବୋଲି କହନ୍ତି|ବଟ ବୋଲି କହିବ|ଲୁଚାଏ|ମଣିଷ ସାଜି|ମଣିଷ ଭଳି ଛଳନା|ଗ୍ରାହକ ଜାଣିବେ|ଗ୍ରାହକ ଜାଣିପାରିବେ|କଷ୍ଟମର ଜାଣିବେ|ଜଣାଇ ଦିଏ ଯେ|ai boli kahe|ai boli kahanti|ai boli kahiba|nijaku ai|bot boli kahe|bot boli kahanti|bot boli kahiba|luchae|manisha saji|grahaka janibe|customer janibe|customer janiparibe|କହିଦିଏ ଯେ|ମେସିନ ବୋଲି',
  ai: 'ଏଆଇ|=ବଟ|ରୋବଟ|ମେସିନ|ଯନ୍ତ୍ର|ଆସିଷ୍ଟାଣ୍ଟ|କମ୍ପ୍ୟୁଟର|ସହାୟକ|କୃତ୍ରିମ ବୁଦ୍ଧି|bot|robot|machine|mesina|jantra|assistant|computer|ଏ ଆଇ|=ବଟ୍|=ବଟର|=ବଟକୁ',
  channel: 'ଚ୍ୟାନେଲ|ମାଧ୍ୟମ|channel|madhyama|ମାଧ୍ୟମରେ',
  chat: '=ଚାଟ|=ଚାଟ୍|ଚାଟବଟ|ଚ୍ୟାଟ|ଚ୍ୟାଟବଟ|ଲାଇଭ ଚାଟ|chat|chatbot|chat re|=ଚାଟରେ|=ଚାଟର',
  email: 'ଇମେଲ|ଇ-ମେଲ|ଇ ମେଲ|ଇମେଲ୍|=ମେଲ|ମେଲର|ଇନବକ୍ସ|email|mail|imel|inbox|ଇମେଇଲ|ମେଲ୍',
  'mail-address': 'ଇମେଲ ଆଇଡି|ମେଲ ଆଇଡି|ଇମେଲ ଠିକଣା|ମେଲ ଠିକଣା|email id|mail id',
  'attach-file': 'ଫାଇଲ|ଆଟାଚ|ଅପଲୋଡ|ଫଟୋ|ଛବି|ପିଡିଏଫ|file',
  'my-link': 'ଲିଙ୍କ|ମେଲର ଲିଙ୍କ|ରେଫରେନ୍ସ|link',
  'messaging-app': 'ମେସେଜିଂ ଆପ|ମେସେଞ୍ଜର ଆପ|messaging app|ମେସେଜ ଆପ',
  'messaging-product':
    'ହ୍ୱାଟସଆପ|ହ୍ୱାଟ୍ସଆପ|ହ୍ଵାଟସଆପ|ହ୍ୱାଟସ୍ଆପ|ୱାଟସଆପ|ହ୍ବାଟସଆପ|ଟେଲିଗ୍ରାମ|ମେସେଞ୍ଜର|whatsapp|whatsap|watsapp|telegram|ହ୍ଵାଟ୍ସଆପ',
  sms: 'ଏସଏମଏସ|ଏସ ଏମ ଏସ|ମେସେଜ ପଠାଏ|ମେସେଜ ପଠାନ୍ତୁ|ମେସେଜ ପଠାଇବା|sms|message pathae|message pathantu|ଟେକ୍ସଟ ମେସେଜ',
  video: 'ଭିଡିଓ|ଭିଡିଓ କଲ|video|video call',
  website: 'ୱେବସାଇଟ|ୱେବସାଇଟ୍|ଵେବସାଇଟ|=ସାଇଟ|ସାଇଟରେ|ହୋମ ପେଜ|website|website re|site re|home page|ୱେବ ସାଇଟ',
  sort: 'ବାଛେ|ଭାଗ କରେ|ଶ୍ରେଣୀ|ଟ୍ୟାଗ|ଅଲଗା କରେ|ବର୍ଗୀକରଣ|bache|bhaga kare|shreni|tag|alaga kare|ସଜାଡ଼େ|ସ୍ପାମ|କ୍ୟାଟେଗୋରୀ',
  draft:
    'ଡ୍ରାଫ୍ଟ|ଖସଡ଼ା|ଚିଠା|ଉତ୍ତର ଲେଖେ|ଉତ୍ତର ଲେଖ|ଉତ୍ତର ଲେଖନ୍ତୁ|ରିପ୍ଲାଇ ଲେଖେ|ରିପ୍ଲାଇ ଲେଖ|ରିପ୍ଲାଇ ଲେଖନ୍ତୁ|ନିଜେ ପଠାଏ|ନିଜେ ପଠାନ୍ତୁ|ନିଜେ ପଠାଇବା|draft|khasada|uttara lekha|uttara lekhantu|reply lekha|reply lekhantu|nije pathae|nije pathantu|ମେଲ ଲେଖେ|ମେଲ ଲେଖ|ମେଲ ଲେଖନ୍ତୁ|ଉତ୍ତର ପ୍ରସ୍ତୁତ',
  mood: '=ମୁଡ|ରାଗିଥିବା|ରାଗିଛ|ରାଗି|ବିରକ୍ତ|ଅସନ୍ତୁଷ୍ଟ|ଭାବନା|ପ୍ରାଥମିକତା|ଜରୁରୀ ମେଲ|ସେଣ୍ଟିମେଣ୍ଟ|ମନୋଭାବ|ragithiba|ragicha|ragi|birakta|asantusta|bhabana|prathamikata|sentiment|ଆଗେ ଦେଖାନ୍ତୁ|ଆଗେ ଦେଖାଏ|ଆଗେ ଦେଖାଅ|କ୍ରୋଧ',
  ticket: 'ଟିକେଟ|ଟିକଟ|ଅଭିଯୋଗ|ସମସ୍ୟା|କମ୍ପ୍ଲେନ|ticket|abhijoga|samasya|complain|ଇସ୍ୟୁ',
  receipt:
    'ରସିଦ|ଠିକଣା ବଦଳ|ଛୋଟ କାମ|ଛୋଟମୋଟ କାମ|ଟିକେଟ ଖୋଲେ|ଟିକେଟ ଖୋଲିବା|rasida|rasid|thikana badala|chota kama|chotamota kama|ticket khole|ticket kholiba|ରସିଦ ପଠାଏ|ରସିଦ ପଠାନ୍ତୁ|ରସିଦ ପଠାଇବା|ଛୋଟ ଛୋଟ କାମ',
  continue:
    'ପୁଣି ଆରମ୍ଭରୁ|ପୁଣି ସବୁ କହେ|ପୁଣି ସବୁ କହନ୍ତି|ପୁଣି ସବୁ କହିବ|ପୁଣି ଥରେ ସବୁ|ମୂଳରୁ ଆରମ୍ଭ|ସକାଳେ ଫୋନ|ସକାଳେ କଲ|ଆଗ କଥାରୁ|ଜାରି ରଖେ|ଜାରି ରଖିବା|ଜାରି ରଖନ୍ତି|ଜାରି ରଖିବ|puni arambharu|puni sabu kahe|puni sabu kahanti|puni sabu kahiba|mularu arambha|sakale phone|sakale call|jari rakhe|jari rakhiba|jari rakhanti|ସେଇଠୁ ଆରମ୍ଭ|ଏକା କଥା ପୁଣି',
  letters:
    'ଲିପି|ଅକ୍ଷର|ଇଂରାଜୀ ଅକ୍ଷର|ରୋମାନ|ଓଡ଼ିଆ ଅକ୍ଷର|ଟାଇପ କରି|ଟାଇପ କରିବା|ଟାଇପ କରିବି|ଟାଇପ କରିବାକୁ|ଇଂରାଜୀରେ ଲେଖା ଓଡ଼ିଆ|lipi|akshara|english akshara|roman|type kari|type kariba|type karibi|type karibaku|ନିଜ ଲିପି',
  appointment:
    'ଆପଏଣ୍ଟମେଣ୍ଟ|ଆପଏଣ୍ଟମେଂଟ|ଆପଇଣ୍ଟମେଣ୍ଟ|ଆପୋଇଣ୍ଟମେଣ୍ଟ|ବୁକିଂ|ବୁକ କରେ|ବୁକ କରିବ|ବୁକ କରନ୍ତି|ବୁକ କରନ୍ତୁ|ବୁକ କରିବା|ବୁକ୍ କରେ|ବୁକ୍ କରିବ|ବୁକ୍ କରନ୍ତି|ବୁକ୍ କରନ୍ତୁ|ବୁକ୍ କରିବା|ସ୍ଲଟ|ସାକ୍ଷାତ|ସମୟ ଠିକ|ମିଟିଂ|ନମ୍ବର ଲଗାଇବା|ଓପିଡି|ଟୋକନ|ସିଡ୍ୟୁଲ|appointment|apointment|booking|book kare|book kariba|book karanti|book karantu|slot|sakshata|meeting|number lage|number lagiba|ଡାକ୍ତର ଦେଖାନ୍ତୁ|ଡାକ୍ତର ଦେଖାଏ|ଡାକ୍ତର ଦେଖାଅ|ସଂରକ୍ଷଣ ବୁକ',
  calendar: 'କ୍ୟାଲେଣ୍ଡର|କାଲେଣ୍ଡର|ପାଞ୍ଜି|calendar',
  twice:
    'ଦୁଇଥର ବୁକ|ଦୁଇ ଥର ବୁକ|ଡବଲ ବୁକ|ଓଭରବୁକ|ଗୋଟିଏ ସ୍ଲଟରେ ଦୁଇ|ଏକା ସ୍ଲଟ|ଗୋଟିଏ ରୁମ ଦୁଇ|duithara book|dui thara book|double book|overbook|eka slot|ଏକା ସମୟରେ ଦୁଇ ଜଣ',
  remind:
    'ମନେ ପକାଏ|ମନେ ପକାଇଦିଏ|ମନେ ପକାଇବ|ମନେ ପକେଇଦିଏ|ମନେ ପକେଇବ|ରିମାଇଣ୍ଡର|ସ୍ମରଣ|ମନେପକା|mane pakae|mane pakaiba|mane pakeiba|reminder|smarana|ତାଗିଦା',
  confirm:
    'କନଫର୍ମ|ନିଶ୍ଚିତ|ପକ୍କା କରେ|ପକ୍କା କରିବ|ପକ୍କା କରନ୍ତି|ପକ୍କା କରନ୍ତୁ|ପକ୍କା କରିବା|ଯାଞ୍ଚ|confirm|nischita|pakka kare|pakka kariba|pakka karanti|pakka karantu|jancha|କନଫର୍ମେସନ',
  'no-show':
    'ଆସନ୍ତି ନାହିଁ|ଆସନ୍ତିନି|ନ ଆସିଲେ|ଆସିଲେ ନାହିଁ|ଆସିନାହାନ୍ତି|ଭୁଲିଯାନ୍ତି|ସ୍ଲଟ ଖାଲି|no show|asanti nahi|asantini|na asile|asile nahi|bhulijanti|slot khali|ଅନୁପସ୍ଥିତ|ଖାଲି ରହେ',
  connect:
    'କନେକ୍ଟ|ଯୋଡ଼ି|ଯୋଡ଼|ସଂଯୋଗ|ସଂଯୁକ୍ତ|ଇଣ୍ଟିଗ୍ରେଟ|ଇଣ୍ଟିଗ୍ରେସନ|=ଲିଙ୍କ|ସିଙ୍କ|ସହ କାମ|ସହିତ କାମ|ସାଙ୍ଗରେ କାମ|connect|jodi|joda|sanjoga|sanjukta|integrate|integration|link|sync|saha kama|sahita kama|sangare kama|jodiheba|ସହ ଚାଲିବ|ମିଶି କାମ',
  crm: 'ସିଆରଏମ|ସି ଆର ଏମ|ଗ୍ରାହକ ରେକର୍ଡ|crm|ସିଆର୍‌ଏମ୍',
  'crm-product': 'ଜୋହୋ|ସେଲ୍ସଫୋର୍ସ|ହବସ୍ପଟ|zoho|salesforce|hubspot',
  'help-desk': 'ହେଲ୍ପ ଡେସ୍କ|ହେଲ୍ପଡେସ୍କ|ଟିକେଟିଂ|help desk|helpdesk|ticketing',
  'help-desk-product': 'ଫ୍ରେଶଡେସ୍କ|ଜେନଡେସ୍କ|freshdesk|zendesk',
  'knowledge-base':
    'ନଲେଜ ବେସ|ଜ୍ଞାନ ଭଣ୍ଡାର|ଆମ ଡକ୍ୟୁମେଣ୍ଟ|ଆମ ପେଜରୁ|ଆମ ତଥ୍ୟରୁ|knowledge base|ama document|ama page|faq|ଏଫଏକ୍ୟୁ',
  'shop-platform':
    'ଇ-କମର୍ସ ପ୍ଲାଟଫର୍ମ|ଇ କମର୍ସ ପ୍ଲାଟଫର୍ମ|ଇ-କମର୍ସ ସାଇଟ|ଇ କମର୍ସ ସାଇଟ|ecommerce platform|ଅନଲାଇନ ଦୋକାନ ସଫ୍ଟୱେର',
  'shop-product': 'ଶପିଫାଏ|ଶପିଫାଇ|ୱୁକମର୍ସ|shopify|woocommerce',
  api: '=ଏପିଆଇ|ଏ ପି ଆଇ|ୱେବହୁକ|api|webhook',
  software:
    'ସଫ୍ଟୱେର|ସଫ୍ଟୱେୟାର|ସଫ୍ଟଓୟାର|ସିଷ୍ଟମ|ଇଆରପି|=ଟାଲି|ଏକ୍ସେଲ|ଆମ ସିଷ୍ଟମ|ନିଜ ସଫ୍ଟୱେର|software|system|erp|tally|excel|ama system|ଗୁଗଲ ସିଟ',
  'set-up':
    'ଆରମ୍ଭ|ଚାଲୁ କରି|ଚାଲୁ କରିବା|ଚାଲୁ କରିବି|ଚାଲୁ କରିବାକୁ|ଚାଲୁ କରେ|ଚାଲୁ କରିବ|ଚାଲୁ କରନ୍ତି|ଚାଲୁ କରନ୍ତୁ|ସେଟଅପ|ସେଟ ଅପ|ଲଗାଇବା|ଷ୍ଟାର୍ଟ|ଚାଲୁ ହେବା|arambha|arambh|chalu kari|chalu kariba|chalu karibi|chalu karibaku|chalu kare|chalu karanti|chalu karantu|setup|set up|lagaiba|start kari|start kariba|start karibi|start karibaku|ପ୍ରଥମ ପଦକ୍ଷେପ|ସେଟ୍ଅପ୍',
  build:
    'ତିଆରି|ବନେଇ|ବନାଇ|ନିଜ ଏଜେଣ୍ଟ|ନିଜ ବଟ|tiari|tiyari|banei|banai|nija agent|nija bot|ପ୍ରସ୍ତୁତ କରି|ପ୍ରସ୍ତୁତ କରିବା|ପ୍ରସ୍ତୁତ କରିବି|ପ୍ରସ୍ତୁତ କରିବାକୁ',
  install:
    'ଇନଷ୍ଟଲ|ଡାଉନଲୋଡ|ଯନ୍ତ୍ରପାତି|ହାର୍ଡୱେର|ମେସିନ କିଣିବା|ମେସିନ କିଣିବି|ମେସିନ କିଣିବାକୁ|କିଛି କିଣିବା|କିଛି କିଣିବି|କିଛି କିଣିବାକୁ|ଡିଭାଇସ|install|download|jantrapati|hardware|machine kiniba|machine kinibi|machine kinibaku|kichhi kiniba|kichhi kinibi|kichhi kinibaku|device|ଉପକରଣ',
  code: 'କୋଡିଂ|=କୋଡ|ପ୍ରୋଗ୍ରାମିଂ|ଡେଭେଲପର|ଟେକ୍ନିକାଲ|ଇଞ୍ଜିନିୟର|ଆଇଟି ଟିମ|coding|programming|developer|technical|engineer|କମ୍ପ୍ୟୁଟର ଜାଣେ|କମ୍ପ୍ୟୁଟର ଜାଣିଲେ',
  'own-number':
    'ନିଜ ନମ୍ବର|ମୋ ନମ୍ବର ରଖେ|ମୋ ନମ୍ବର ରଖିବା|ମୋ ନମ୍ବର ରଖନ୍ତି|ମୋ ନମ୍ବର ରଖିବ|ଏବର ନମ୍ବର|ପୁରୁଣା ନମ୍ବର|ସେଇ ନମ୍ବର|ସେହି ନମ୍ବର|ଆମ ନମ୍ବର|=ସିମ|ସିମ କାର୍ଡ|ଟୋଲ ଫ୍ରି|ଲ୍ୟାଣ୍ଡଲାଇନ|ପୋର୍ଟ|କେଉଁ ନମ୍ବରରୁ|nija number|ebara number|puruna number|sei number|ama number|sim card|toll free|landline|port kari|port kariba|port karibi|port karibaku|keun numberru|ଆମର ନମ୍ବର|ama ra number',
  teach:
    'ଶିଖା|ଶିଖାଇ|ଶିଖେ|ଶିଖିବ|ଟ୍ରେନ କରି|ଟ୍ରେନ କରିବା|ଟ୍ରେନ କରିବି|ଟ୍ରେନ କରିବାକୁ|ଆମ ତଥ୍ୟ ଦିଏ|ଆମ ତଥ୍ୟ ଦେବା|ଆମ ତଥ୍ୟ ଦେବ|ତଥ୍ୟ ଦେବି|shikha|sikha|shikhai|sikhai|sikhe|sikhiba|ama tathya die|ama tathya deba|train karibi',
  trial:
    'ଟ୍ରାଏଲ|ଟ୍ରାୟାଲ|ପରଖି|ଟ୍ରାଏ କରି|ଟ୍ରାଏ କରିବା|ଟ୍ରାଏ କରିବି|ଟ୍ରାଏ କରିବାକୁ|କିଣିବା ଆଗରୁ|କିଣିବା ପୂର୍ବରୁ|ନେବା ଆଗରୁ|ନେବା ପୂର୍ବରୁ|ପରୀକ୍ଷା କରି|ପରୀକ୍ଷା କରିବା|ପରୀକ୍ଷା କରିବି|ପରୀକ୍ଷା କରିବାକୁ|ଟେଷ୍ଟ କରି|ଟେଷ୍ଟ କରିବା|ଟେଷ୍ଟ କରିବି|ଟେଷ୍ଟ କରିବାକୁ|ଚଲାଇ ଦେଖିବା|ଚଲାଇ ଦେଖିବି|ଚଲାଇ ଦେଖନ୍ତି|ଚଲାଇ ଦେଖି|trial|parakhi|try kari|try kariba|try karibi|try karibaku|kiniba agaru|kiniba purbaru|neba agaru|neba purbaru|parikshya kari|parikshya kariba|parikshya karibi|parikshya karibaku|pariksha kari|pariksha kariba|pariksha karibi|pariksha karibaku|test kari|test kariba|test karibi|test karibaku|chalai dekhiba|chalai dekhibi|chalai dekhantu|ବ୍ୟବହାର କରି ଦେଖିବା|ବ୍ୟବହାର କରି ଦେଖିବି|ବ୍ୟବହାର କରି ଦେଖନ୍ତି|ବ୍ୟବହାର କରି ଦେଖି',
  demo: 'ଡେମୋ|ଡେମୋଟା|ନମୁନା|ପ୍ରଦର୍ଶନ|କରି ଦେଖାନ୍ତୁ|demo|namuna|pradarshana|kari dekhantu|ଡେମୋ ପାଇଁ',
  'test-call':
    'ଟେଷ୍ଟ କଲ|ଡେମୋ କଲ|ଡେମୋ କଲ୍|ଫ୍ରି କଲ|ମାଗଣା କଲ|ମୋତେ ଫୋନ କରି ଦେଖାନ୍ତୁ|ମୋତେ ଫୋନ କରି ଦେଖାଏ|ମୋତେ ଫୋନ କରି ଦେଖାଅ|ମୋତେ କଲ କରି ଦେଖାନ୍ତୁ|ମୋତେ କଲ କରି ଦେଖାଏ|ମୋତେ କଲ କରି ଦେଖାଅ|ମୋ ଫୋନକୁ କଲ|test call|demo call|free call|magana call|mote phone kari|mote phone kariba|mote phone karibi|mote phone karibaku|mote call kari|mote call kariba|mote call karibi|mote call karibaku|mo phoneku call|ମୋ ନମ୍ବରକୁ କଲ',
  listen:
    'ଶୁଣିବାକୁ|ଶୁଣି ଦେଖିବା|ଶୁଣି ଦେଖିବି|ଶୁଣି ଦେଖନ୍ତି|ଶୁଣି ଦେଖି|ଶୁଣାନ୍ତୁ|ଶୁଣିହେବ|କେମିତି ଶୁଭେ|ସ୍ୱର ଶୁଣିବା|ସ୍ୱର ଶୁଣିବାକୁ|sunibaku|shunibaku|suni dekhiba|suni dekhibi|suni dekhantu|sunantu|suniheba|kemiti subhe|swara suniba|କେମିତି କଥା ହୁଏ|kemiti katha hue',
  stop: '=ଷ୍ଟପ|=ସ୍ଟପ|ବନ୍ଦ କରନ୍ତୁ|ଫୋନ କରନ୍ତୁ ନାହିଁ|ଫୋନ କରନ୍ତୁନି|କଲ କରନ୍ତୁ ନାହିଁ|କଲ କରନ୍ତୁନି|ଆଉ ଫୋନ କରେ|ଆଉ ଫୋନ କରିବ|ଆଉ ଫୋନ କରନ୍ତି|ଆଉ ଫୋନ କରନ୍ତୁ|ଆଉ ଫୋନ କରିବା|ଆଉ କଲ କରେ|ଆଉ କଲ କରିବ|ଆଉ କଲ କରନ୍ତି|ଆଉ କଲ କରନ୍ତୁ|ଆଉ କଲ କରିବା|ଫୋନ ବନ୍ଦ|କଲ ବନ୍ଦ|ଫୋନ ଦରକାର ନାହିଁ|ବିରକ୍ତ କରନ୍ତୁନି|stop|banda karantu|phone karantu nahi|phone karantuni|call karantu nahi|call karantuni|au phone kare|au phone kariba|au phone karanti|au phone karantu|au call kare|au call kariba|au call karanti|au call karantu|call banda|birakta karantuni|ଫୋନ ନ ଆସୁ|ଫୋନ କରନି',
  'phone-number':
    'ନମ୍ବର|ନଂବର|ଫୋନ ନମ୍ବର|ମୋବାଇଲ ନମ୍ବର|ମୋବାଇଲ|ହେଲ୍ପଲାଇନ|number|nambara|phone number|mobile number|mobile|helpline',
  name: '=ନାମ|=ନାଁ|=nama|=naa|ନାମ କଣ',
  app: '=ଆପ|=ଆପ୍|ଆପ୍ଲିକେସନ|ମୋବାଇଲ ଆପ|ମୋବାଇଲ ଆପ୍|ଆଣ୍ଡ୍ରଏଡ|ଆଇଫୋନ|ପ୍ଲେ ଷ୍ଟୋର|=app|mobile app|application|android|iphone|play store',
  dashboard:
    'ଡ୍ୟାସବୋର୍ଡ|ଡ୍ୟାଶବୋର୍ଡ|ଡାସବୋର୍ଡ|ଲଗଇନ|ଲଗ ଇନ|ସାଇନ ଇନ|ମୋ ଆକାଉଣ୍ଟ|ପାସୱାର୍ଡ ଭୁଲିଯାଅ|ପାସୱାର୍ଡ ଭୁଲିଗଲି|dashboard|login|log in|sign in|mo account|password bhuli',
  'sign-up':
    'କିଣିବାକୁ|କିଣିବି|ସାଇନ ଅପ|ରେଜିଷ୍ଟର|ପଞ୍ଜୀକରଣ|ପ୍ଲାନ ନେବାକୁ|ନେବାକୁ ଚାହେଁ|ସବସ୍କ୍ରାଇବ|କେମିତି ନେବି|କେମିତି କିଣିବି|kinibaku|kinibi|sign up|register|panjikarana|plan nebaku|nebaku chahen|subscribe|kemiti nebi|kemiti kinibi|plan nebi kemiti|ପ୍ଲାନ ନେବି କେମିତି',
  language: 'ଭାଷା|ଭାଷାରେ|ଭାଷାଗୁଡ଼ିକ|ମାତୃଭାଷା|ଆଞ୍ଚଳିକ|bhasa|bhasha|bhasare|bhashare|matrubhasa|anchalika|ସ୍ଥାନୀୟ ଭାଷା',
  speak:
    'କଥା ହୁଏ|କଥା ହେବ|କଥା ହେବା|କଥା ହେବାକୁ|କଥା ହେଲା|କଥାବାର୍ତ୍ତା|କହିପାର|=କହେ|କଥା କହେ|କଥା କହନ୍ତି|କଥା କହିବ|କଥା ହୋଇଛି|କଥା ହୋଇଥିଲା|କଥା ହୋଇପାରିବ|katha hue|katha heba|katha hebaku|katha hela|kathabarta|kahipar|=kahe|katha kahe|katha kahanti|katha kahiba|katha hoichi|katha hoithila|ଆଳାପ|କହିବ|=ଜାଣେ|=ଜାଣନ୍ତି|=jane|=jananti',
  mix: 'ମିଶାଇ|=ମିଶା|ମିକ୍ସ|ମଝିରେ ଭାଷା|ଭାଷା ବଦଳ|ଦୁଇ ଭାଷା|ଦୁଇଟି ଭାଷା|ଅଧା ଓଡ଼ିଆ|misai|mishai|misa|mix|bhasa badala|bhasha badala|dui bhasa|duiti bhasa|adha odia|ମିଶ୍ରିତ ଭାଷା|ଖେଚୁଡ଼ି',
  english: 'ଇଂରାଜୀ|ଇଂରାଜି|ଇଂଲିଶ|ଇଂରେଜୀ|ingraji|inraji|english|ingreji',
  hindi: 'ହିନ୍ଦୀ|ହିନ୍ଦି|hindi',
  tamil: 'ତାମିଲ|ତାମିଲ୍|tamil',
  telugu: 'ତେଲୁଗୁ|ତେଲେଗୁ|telugu',
  bengali: 'ବଙ୍ଗାଳୀ|ବଙ୍ଗଳା|ବାଂଲା|bangali|bangala|bengali|bangla',
  marathi: 'ମରାଠୀ|ମରାଠି|marathi',
  gujarati: 'ଗୁଜରାଟୀ|ଗୁଜୁରାଟୀ|ଗୁଜରାତି|gujarati|gujurati',
  kannada: 'କନ୍ନଡ଼|କନ୍ନଡ|kannada',
  malayalam: 'ମାଲାୟାଲମ|ମଲୟାଲମ|malayalam',
  punjabi: 'ପଞ୍ଜାବୀ|ପଞ୍ଜାବି|punjabi|panjabi',
  odia: 'ଓଡ଼ିଆ|ଓଡିଆ|ଓଡ଼ିଆରେ|odia|oriya|odiare|odia re',
  'other-language':
    'ଉର୍ଦ୍ଦୁ|ଉର୍ଦୁ|ଅସମୀୟା|ଆସାମୀ|ନେପାଳୀ|ସାନ୍ତାଳୀ|ସମ୍ବଲପୁରୀ|ଭୋଜପୁରୀ|ମୈଥିଳୀ|ସଂସ୍କୃତ|କୋଙ୍କଣୀ|ସିନ୍ଧୀ|କାଶ୍ମୀରୀ|ଫରାସୀ|ଫ୍ରେଞ୍ଚ|ଜର୍ମାନ|ସ୍ପାନିସ|ଆରବୀ|ଚୀନା ଭାଷା|ଜାପାନୀ|ଛତିଶଗଡ଼ୀ|କୁଇ ଭାଷା|ବିଦେଶୀ ଭାଷା|urdu|asamiya|nepali|santali|sambalpuri|bhojpuri|maithili|sanskruta|sanskrit|french|arabi|japani|bideshi bhasa|ହୋ ଭାଷା|କୋଶଲୀ',
  industry:
    'ଶିଳ୍ପ|ଇଣ୍ଡଷ୍ଟ୍ରି|ସେକ୍ଟର|କେଉଁ ବ୍ୟବସାୟ|କେଉଁ କେଉଁ ବ୍ୟବସାୟ|କାହା ପାଇଁ ତିଆରି|କ୍ଷେତ୍ର|shilpa|industry|sector|keun byabasaya|keun keun byabasaya|kou byabasaya|kaha pain tiari|kshetra|କେଉଁମାନଙ୍କ ପାଇଁ',
  'my-business':
    'ମୋ ବ୍ୟବସାୟ|ଆମ ବ୍ୟବସାୟ|ମୋର ଗୋଟିଏ|ଆମର ଗୋଟିଏ|ମୋର ଗୋଟେ|ମୁଁ ଚଲାଏ|ଆମେ ଚଲାଉ|ମୋ ଦୋକାନ|ଆମ କମ୍ପାନୀ|ଆମର|=ମୋର|=ଆମ|=ମୋ|ବ୍ୟବସାୟ|କାରବାର|ଦୋକାନ|mo byabasaya|ama byabasaya|mora gotie|amara gotie|mora gote|mu chalae|ame chalau|mo dokana|ama company|amara|=mora|=ama|=mo|byabasaya|dokana|dokan|business|ଧନ୍ଦା',
  healthcare:
    'କ୍ଲିନିକ|ହସ୍ପିଟାଲ|ଡାକ୍ତରଖାନା|ନର୍ସିଂ ହୋମ|ଡାକ୍ତର|ଚିକିତ୍ସାଳୟ|ଲ୍ୟାବ|ପାଥୋଲୋଜି|ଡାଇଗ୍ନୋଷ୍ଟିକ|ଔଷଧ ଦୋକାନ|ଫାର୍ମାସୀ|ଡେଣ୍ଟାଲ|ଦାନ୍ତ|ସ୍ୱାସ୍ଥ୍ୟ|ହେଲ୍ଥ|ମେଡିକାଲ|clinic|klinik|hospital|daktarakhana|nursing home|daktara|doctor|lab|pathology|diagnostic|ausadha dokana|pharmacy|dental|swasthya|health|medical|ଚକ୍ଷୁ|ହୋମିଓପାଥି',
  'online-store':
    'ଅନଲାଇନ ଦୋକାନ|ଅନଲାଇନ ଷ୍ଟୋର|ଅନଲାଇନ ଶପ|ଇ-କମର୍ସ|ଇ କମର୍ସ|ଇକମର୍ସ|ଅନଲାଇନରେ ବିକନ୍ତି|ଅନଲାଇନରେ ବିକ୍ରି|ଅନଲାଇନରେ ବିକିବା|କୁରିଅର କମ୍ପାନୀ|ଡେଲିଭରି କମ୍ପାନୀ|ଶାଢ଼ୀ ଦୋକାନ|ଶାଢ଼ୀ|ଲୁଗା ଦୋକାନ|ବୁଟିକ|ତେଜରାତି|ଲଜିଷ୍ଟିକ|online dokana|online store|online shop|ecommerce|online re bikanti|online re bikri|online re bikiba|courier company|delivery company|sadhi dokana|sadhi|luga dokana|boutique|ଖୁଚୁରା|ଶୋରୁମ|ସମ୍ବଲପୁରୀ ଶାଢ଼ୀ',
  travel:
    'ଟ୍ରାଭେଲ|ଭ୍ରମଣ|=ଟୁର|ପର୍ଯ୍ୟଟନ|ହୋଟେଲ|ରେଷ୍ଟୁରାଣ୍ଟ|ରେଷ୍ଟୋରାଣ୍ଟ|ରିସୋର୍ଟ|ଗେଷ୍ଟ ହାଉସ|ହୋମଷ୍ଟେ|=ଲଜ|ଢାବା|କାଫେ|ଟ୍ୟାକ୍ସି ସର୍ଭିସ|travel|bhramana|tour|parjyatana|hotel|restaurant|resort|guest house|homestay|dhaba|cafe|ହୋଟେଲ୍|ଭୋଜନାଳୟ|ଯାତ୍ରୀ ନିବାସ',
  finance:
    'ବ୍ୟାଙ୍କ|ଫାଇନାନ୍ସ|ଲୋନ|ଋଣ|ଏନବିଏଫସି|ମାଇକ୍ରୋଫାଇନାନ୍ସ|ଆର୍ଥିକ|ବ୍ରୋକର|ସମବାୟ|ସାହୁକାର|bank|finance|loan|=runa|nbfc|microfinance|arthika|broker|samabaya|ବ୍ୟାଂକ|ଚିଟ ଫଣ୍ଡ|କରଜ',
  'other-industry':
    'ସ୍କୁଲ|କଲେଜ|କୋଚିଂ|ଟିଉସନ|ସାଲନ|ପାର୍ଲର|ଜିମ|ରିଅଲ ଇଷ୍ଟେଟ|ବିଲ୍ଡର|ଓକିଲ|କାରଖାନା|ଫ୍ୟାକ୍ଟରୀ|ଗ୍ୟାରେଜ|=ବୀମା|ଏନଜିଓ|ସରକାରୀ ଅଫିସ|ମନ୍ଦିର|ଶିକ୍ଷାନୁଷ୍ଠାନ|school|college|coaching|tuition|salon|parlour|gym|real estate|builder|okila|karakhana|factory|garage|bima|ngo|sarakari office|mandira|ଚାଷ|କୃଷି|ଇଭେଣ୍ଟ ମ୍ୟାନେଜମେଣ୍ଟ|ବିଉଟି ପାର୍ଲର|ଗାଡ଼ି ଶୋରୁମ',
  patient: 'ରୋଗୀ|ପେସେଣ୍ଟ|ରୁଗୀ|rogi|patient|ରୋଗୀଙ୍କ',
  'medical-advice':
    'ଡାକ୍ତରୀ ପରାମର୍ଶ|ଚିକିତ୍ସା ପରାମର୍ଶ|ଔଷଧ କହେ|ଔଷଧ କହନ୍ତି|ଔଷଧ କହିବ|ଔଷଧ ଦିଏ|ଔଷଧ ଦେବା|ଔଷଧ ଦେବ|ରୋଗ ନିର୍ଣ୍ଣୟ|ଲକ୍ଷଣ|ଡୋଜ|କେଉଁ ଔଷଧ|ଚିକିତ୍ସା|ପ୍ରେସକ୍ରିପସନ|daktari paramarsha|chikitsa paramarsha|ausadha kahe|ausadha kahanti|ausadha kahiba|ausadha die|ausadha deba|roga nirnaya|lakshana|dose|keun ausadha|chikitsa|prescription|ମେଡିକାଲ ପରାମର୍ଶ|ଔଷଧ|ausadha|ବଟିକା|ଟାବଲେଟ|କେତେ ଔଷଧ|tablet',
  emergency:
    'ଇମର୍ଜେନ୍ସି|ଏମର୍ଜେନ୍ସି|ଜରୁରୀକାଳୀନ|ଜରୁରୀ ରୋଗୀ|ରକ୍ତସ୍ରାବ|ଆପାତକାଳୀନ|emergency|jarurikalina|jaruri rogi|raktasraba|ଗୁରୁତର ରୋଗୀ',
  'lab-report':
    'ଲ୍ୟାବ ରିପୋର୍ଟ|ଟେଷ୍ଟ ରିପୋର୍ଟ|ରିପୋର୍ଟ ତିଆରି|ରିପୋର୍ଟ ଆସିଲା|ରିପୋର୍ଟ ଆସିଛି|ରକ୍ତ ପରୀକ୍ଷା|ରକ୍ତ ରିପୋର୍ଟ|ରେଜଲ୍ଟ|ଖାଲି ପେଟ|lab report|test report|report tiari|report asila|report asichi|rakta pariksha|result|khali peta|ରିପୋର୍ଟ କହେ|ରୋଗୀଙ୍କ ରିପୋର୍ଟ',
  'report-values': 'ରିପୋର୍ଟ ପଢ଼ି|ରିପୋର୍ଟରେ କଣ|ଫଳାଫଳ କହ|ରେଜଲ୍ଟ କହ|report padhi|reportre kana|result kahi',
  order: 'ଅର୍ଡର|ଅର୍ଡର୍|ଅର୍ଡର ଷ୍ଟାଟସ|order|order status|ବରାଦ',
  parcel:
    'ପାର୍ସଲ|ପାର୍ସେଲ|ଡେଲିଭରି|ଡେଲିଭରୀ|କୁରିଅର|କୁରିୟର|ଟ୍ରାକ କରେ|ଟ୍ରାକ କରିବ|ଟ୍ରାକ କରନ୍ତି|ଟ୍ରାକ କରନ୍ତୁ|ଟ୍ରାକ କରିବା|ଜିନିଷ ପହଞ୍ଚ|parcel|delivery|courier|track|jinisa pahancha|ମାଲ ପହଞ୍ଚ|ସିପମେଣ୍ଟ',
  cod: 'କ୍ୟାସ ଅନ ଡେଲିଭରି|ସିଓଡି|ସି ଓ ଡି|ଫେକ ଅର୍ଡର|ନକଲି ଅର୍ଡର|cash on delivery|cod|fake order|nakali order|ମିଛ ଅର୍ଡର',
  'return-goods':
    'ରିଟର୍ନ|ଜିନିଷ ଫେରସ୍ତ|ଜିନିଷ ଫେରାଇବା|ଜିନିଷ ଫେରାଇ|ଜିନିଷ ଫେରିବ|ମାଲ ଫେରସ୍ତ|ମାଲ ଫେରାଇବା|ମାଲ ଫେରାଇ|ମାଲ ଫେରିବ|ଏକ୍ସଚେଞ୍ଜ|ଫେରାଇ ନିଏ|ଫେରାଇ ନେବା|ଫେରାଇ ନେବ|ଫେରସ୍ତ|return|jinisa pherasta|jinisa pheraiba|mala pherasta|mala pheraiba|exchange|pherai nie|pherai neba|pherasta|ଫେରାଇବା',
  rush: '=ଭିଡ଼|ସେଲ ସମୟ|ସେଲ ସପ୍ତାହ|ପୂଜା ଭିଡ଼|ସିଜନ|=ପିକ|ବହୁତ କଲ ଆସେ|ବହୁତ କଲ ଆସିଲେ|ବହୁତ କଲ ଆସିବ|ବହୁତ ଫୋନ ଆସେ|ବହୁତ ଫୋନ ଆସିଲେ|ବହୁତ ଫୋନ ଆସିବ|ଅନେକ କଲ ଆସେ|ଅନେକ କଲ ଆସିଲେ|ଅନେକ କଲ ଆସିବ|ଅନେକ ଫୋନ ଆସେ|ଅନେକ ଫୋନ ଆସିଲେ|ଅନେକ ଫୋନ ଆସିବ|bhida|sale samaya|sale saptaha|puja bhida|season|peak|bahut call ase|bahut call asile|bahut call asiba|bahut phone ase|bahut phone asile|bahut phone asiba|aneka call ase|aneka call asile|aneka call asiba|rush|ଗହଳି|ପର୍ବ ସେଲ|ଭିଡ଼ରେ|ଭିଡ଼ ସମୟ',
  policy:
    'ଆମ ନିୟମ|ଆମ ପଲିସି|ପଲିସି|ନୀତି|ପ୍ରତିଶ୍ରୁତି|ନିଜେ ରିହାତି|ରିହାତି ଦେଇଦେବ|ରିହାତି ଦେଇଦିଏ|ama niyama|ama policy|policy|niti|pratishruti|nije rihati|rihati deide|ମିଛ ପ୍ରତିଶ୍ରୁତି',
  persuade: 'ମୂଲଚାଲ|ବାଧ୍ୟ କରି|ଫୁସୁଲାଇ|ଜିଦ କରି|mulachal|badhya kari|fusulai|jid kari',
  room: '=ରୁମ|ରୁମ୍|ରୁମର|ରୁମ ବୁକ|କୋଠରୀ|ଘର ବୁକ|ଚେକ ଇନ|ଚେକ-ଇନ|ଚେକ ଆଉଟ|=room|room book|kothari|check in|check out|ରୁମ ଖାଲି',
  table: 'ଟେବୁଲ|ଟେବଲ|table|tebula|ଟେବୁଲ ବୁକ',
  itinerary:
    'ଫ୍ଲାଇଟ|ବିମାନ|ଯାତ୍ରା ସୂଚୀ|ଟ୍ରେନ ଲେଟ|ଫ୍ଲାଇଟ ଲେଟ|ଫ୍ଲାଇଟ ଡେରି|ପିକଅପ|ଏୟାରପୋର୍ଟ|ବିମାନବନ୍ଦର|flight|bimana|jatra suchi|train late|flight late|flight deri|pickup|airport|ଭ୍ରମଣ ସୂଚୀ',
  cancellation:
    'ବୁକିଂ ବାତିଲ|ବାତିଲ|କ୍ୟାନସେଲ|କ୍ୟାନ୍ସେଲ|କ୍ୟାନସେଲେସନ|booking batil|batil|cancel kari|cancel kariba|cancel karibi|cancel karibaku|cancellation|booking cancel|ବାତିଲ ଚାର୍ଜ',
  group:
    'ଗ୍ରୁପ|ଗ୍ରୁପ ବୁକିଂ|ବାହାଘର ବୁକିଂ|ବାହାଘର ପାଇଁ|ବିବାହ ଉତ୍ସବ|ଦଳ ବୁକିଂ|group|bahaghara booking|bahaghara pain|ବାଙ୍କ୍ୱେଟ|ଭୋଜି',
  emi: 'ଇଏମଆଇ|ଇ ଏମ ଆଇ|କିସ୍ତି|ପେମେଣ୍ଟ ରିମାଇଣ୍ଡର|ଟଙ୍କା ଆଦାୟ|ଶେଷ ତାରିଖ|emi|kisti|payment reminder|tanka adaya|ଦେୟ ତାରିଖ|ବକେୟା ଟଙ୍କା|ବକେୟା କିସ୍ତି',
  mandate: 'ମ୍ୟାଣ୍ଡେଟ|ମାଣ୍ଡେଟ|ବାଉନ୍ସ|ଚେକ ବାଉନ୍ସ|ଅଟୋ ଡେବିଟ|mandate|nach|bounce|cheque bounce|auto debit',
  document: 'କାଗଜପତ୍ର|କାଗଜ|ଦଲିଲ|କେୱାଇସି|ଡକ୍ୟୁମେଣ୍ଟ|kagajapatra|kagaja|dalila|kyc|document|ନଥିପତ୍ର',
  'calling-hours':
    'ଡିଏନଡି|କଲ କରିବା ସମୟ|ଫୋନ କରିବା ସମୟ|କେତେଟା ପର୍ଯ୍ୟନ୍ତ ଫୋନ|କେତେଟା ପର୍ଯ୍ୟନ୍ତ କଲ|କଲ କରିବାର ନିୟମ|ଅପ୍ଟ ଆଉଟ|dnd|call kariba samaya|phone kariba samaya|calling hours|opt out|trai|ଫୋନ କରିବାର ନିୟମ',
  identity:
    'ପରିଚୟ ଯାଞ୍ଚ|ପରିଚୟ|ଭେରିଫାଇ|ଭେରିଫିକେସନ|ଅନ୍ୟ କେହି ଧରେ|ଅନ୍ୟ କେହି ଧରିବ|ଅନ୍ୟ କେହି ଧରନ୍ତି|ଅନ୍ୟ କେହି ଉଠାଏ|ଅନ୍ୟ କେହି ଉଠାଇବ|ସଠିକ ବ୍ୟକ୍ତି|parichaya jancha|parichaya|verify|verification|anya kehi dhare|anya kehi dhariba|କିଏ କଥା ହେଉଛି ଯାଞ୍ଚ',
  audit: 'ଅଡିଟ|ଅଡିଟର|ଏକ୍ସପୋର୍ଟ|audit|auditor|export|ହିସାବ ପରୀକ୍ଷା',
  example: 'ଉଦାହରଣ|ଦୃଷ୍ଟାନ୍ତ|ଯେମିତିକି|udaharana|drustanta|example|ନମୁନା ହିସାବ',
  contact:
    'ଯୋଗାଯୋଗ|କଣ୍ଟାକ୍ଟ|ଆପଣଙ୍କ ସହ କଥା|ଆପଣଙ୍କ ସାଙ୍ଗରେ କଥା|jogajoga|jogajog|yogayoga|contact|apananka saha katha|apananka sangare katha|ସମ୍ପର୍କ କରିବି',
  'speak-to-person':
    'ମଣିଷ ସହ କଥା|ମଣିଷ ସାଙ୍ଗରେ କଥା|ମଣିଷ ସହିତ କଥା|କାହା ସହ କଥା|କାହା ସାଙ୍ଗରେ କଥା|ଲୋକ ସହ କଥା|ଲୋକଙ୍କ ସହ କଥା|ଜଣଙ୍କ ସହ କଥା|କଥା କରାନ୍ତୁ|ମୋତେ ଫୋନ କରନ୍ତୁ|ମତେ ଫୋନ କରନ୍ତୁ|ମୋତେ କଲ କରନ୍ତୁ|ମତେ କଲ କରନ୍ତୁ|ଫୋନ କରିବାକୁ କୁହ|ଫୋନ କରିବାକୁ କୁହନ୍ତୁ|କଲ ବ୍ୟାକ|ସେଲ୍ସ ଟିମ|ସେଲ୍ସ ଲୋକ|ମ୍ୟାନେଜର|କଷ୍ଟମର କେୟାର|ଟିମ ସହ କଥା|ମଣିଷ ଦରକାର|ଆପଣଙ୍କ ଟିମ ସହ|manisha saha katha|manisa saha katha|manisha sangare katha|manisa sangare katha|kaha saha katha|kaha sangare katha|loka saha katha|lokanka saha katha|jananka saha katha|katha karantu|mote phone karantu|mate phone karantu|mote call karantu|mate call karantu|phone karibaku kuha|phone karibaku kuhantu|call back|callback|sales team|manager|customer care|team saha katha|manisha darkar|ପ୍ରକୃତ ମଣିଷ ସହ|ପ୍ରତିନିଧି',
  form: '=ଫର୍ମ|ଫର୍ମ ଭରିଛି|ଫର୍ମ ଭରିଥିଲି|ଫର୍ମ ଭରିଲେ|ଫର୍ମ ପୂରଣ|ଏନକ୍ୱାରି|ଦାଖଲ|form|form bharichi|form bharithili|form bharile|form purana|enquiry|=ଫର୍ମଟି|ଆବେଦନ|=ଫର୍ମରେ',
  reply:
    'କେବେ ଉତ୍ତର|ଉତ୍ତର କେବେ|କେତେ ଘଣ୍ଟାରେ ଉତ୍ତର|କେବେ ଜବାବ|କେବେ ଯୋଗାଯୋଗ|କେବେ ଫୋନ କରିବେ|ଉତ୍ତର ମିଳିବ|ଜବାବ ମିଳିବ|ଉତ୍ତର ଦେବେ|ଯୋଗାଯୋଗ କରିବେ|kebe uttara|uttara kebe|kete ghantare uttara|kebe jababa|kebe jogajoga|kebe phone karibe|uttara miliba|uttar miliba|jababa miliba|uttara debe|jogajoga karibe|reply kebe|kebe reply|reply miliba|48 ଘଣ୍ଟା',
  'no-reply':
    'ଉତ୍ତର ମିଳିନାହିଁ|ଉତ୍ତର ମିଳିନି|ଜବାବ ମିଳିନାହିଁ|ଜବାବ ମିଳିନି|ଉତ୍ତର ପାଇନି|ଉତ୍ତର ପାଇନାହିଁ|କେହି ଫୋନ କରିନାହାନ୍ତି|କେହି ଫୋନ କଲେ ନାହିଁ|କେହି ଫୋନ କଲେନି|କେହି କଲ କଲେନି|କେହି କଲ କରିନାହାନ୍ତି|କେହି ଯୋଗାଯୋଗ କରି|କେହି ଯୋଗାଯୋଗ କରିବା|କେହି ଯୋଗାଯୋଗ କରିବି|କେହି ଯୋଗାଯୋଗ କରିବାକୁ|କେହି ଉତ୍ତର ଦେଇନାହାନ୍ତି|କେହି ଉତ୍ତର ଦେଇନି|କେହି ଉତ୍ତର ଦେଲେନି|ଫୋନ ଆସିନାହିଁ|ଫୋନ ଆସିନି|କଲ ଆସିନାହିଁ|କଲ ଆସିନି|ଏପର୍ଯ୍ୟନ୍ତ କେହି|ଏଯାଏଁ କେହି|ଏବେ ଯାଏ କେହି|ଉତ୍ତର ଆସିନି|ଉତ୍ତର ଆସିନାହିଁ|କୌଣସି ଉତ୍ତର|uttara milinahi|uttara milini|uttar milini|jababa milini|uttara paini|kehi phone karinahanti|kehi phone kale nahi|kehi phone kaleni|kehi call kaleni|kehi call karinahanti|kehi jogajoga kari|kehi jogajoga kariba|kehi jogajoga karibi|kehi jogajoga karibaku|kehi uttara deinahanti|kehi uttara deini|phone asini|call asini|phone asinahi|eparyanta kehi|ejaen kehi|ebe jae kehi|uttara asini|reply asini|reply milini|କୌଣସି ଜବାବ|kaunasi uttara',
  company:
    'କମ୍ପାନୀ|କମ୍ପାନି|ସଂସ୍ଥା|ଆପଣମାନେ|ଆପଣଙ୍କ କମ୍ପାନୀ|ତୁମେମାନେ|company|kampani|sanstha|apanamane|apananka company|ଅନୁଷ୍ଠାନ',
  founder:
    'ପ୍ରତିଷ୍ଠାତା|ଫାଉଣ୍ଡର|ମାଲିକ|=ସିଇଓ|କିଏ ତିଆରି କରିଛ|କିଏ ବନେଇଛ|କିଏ ଆରମ୍ଭ କରି|କିଏ ଆରମ୍ଭ କରିବା|କିଏ ଆରମ୍ଭ କରିବି|କିଏ ଆରମ୍ଭ କରିବାକୁ|ଡାଇରେକ୍ଟର|କିଏ ଚଲାଏ|କିଏ ଚଲାନ୍ତି|pratisthata|founder|malika|ceo|kie tiari karicha|kie baneicha|kie arambha kari|kie arambha kariba|kie arambha karibi|kie arambha karibaku|director|kie chalae|kie chalanti',
  aim: 'ଲକ୍ଷ୍ୟ|ଉଦ୍ଦେଶ୍ୟ|ମିଶନ|କାହିଁକି ତିଆରି କରୁଛି|କାହିଁକି ତିଆରି କଲେ|ସ୍ୱପ୍ନ|lakshya|uddeshya|mission|kahinki tiari karuchi|kahinki tiari kale|ଆଦର୍ଶ',
  place:
    'ଠିକଣା|ଅଫିସ|କାର୍ଯ୍ୟାଳୟ|କେଉଁ ସହର|ହେଡ ଅଫିସ|ମୁଖ୍ୟାଳୟ|ଅବସ୍ଥିତ|କେଉଁଠିକାର|thikana|office|karjyalaya|keun sahara|head office|mukhyalaya|abasthita|ସହରରେ',
  since:
    'କେବେ ଆରମ୍ଭ ହେବ|କେବେ ଆରମ୍ଭ ହେବା|କେବେ ଆରମ୍ଭ ହେବାକୁ|କେବେ ଆରମ୍ଭ ହେଲା|କେବେ ଆରମ୍ଭ ହୋଇଛି|କେବେ ଆରମ୍ଭ ହୋଇଥିଲା|କେବେ ଆରମ୍ଭ ହୋଇପାରିବ|କେତେ ବର୍ଷର|କେଉଁ ବର୍ଷ|ପ୍ରତିଷ୍ଠା ହୋଇଛି|ପ୍ରତିଷ୍ଠା ହୋଇଥିଲା|ପ୍ରତିଷ୍ଠା ହୋଇପାରିବ|ସ୍ଥାପିତ|kebe arambha heba|kebe arambha hebaku|kebe arambha hela|kebe arambha hoichi|kebe arambha hoithila|kete barsara|keun barsa|pratistha hoichi|pratistha hoithila|sthapita|କେତେ ପୁରୁଣା',
  social:
    'ଲିଙ୍କଡଇନ|ଇନଷ୍ଟାଗ୍ରାମ|ଫେସବୁକ|ଟୁଇଟର|ସୋସିଆଲ ମିଡିଆ|ୟୁଟ୍ୟୁବ|linkedin|instagram|facebook|twitter|social media',
  card: 'ଭିଜିଟିଂ କାର୍ଡ|ବିଜନେସ କାର୍ଡ|କାର୍ଡ ଡାଉନଲୋଡ|visiting card|business card|contact save|କିଉଆର କୋଡ',
  blog: 'ବ୍ଲଗ|ଆର୍ଟିକଲ|ପ୍ରବନ୍ଧ|blog|article|prabandha|ଲେଖା ପଢ଼ିବା|ଲେଖା ପଢ଼ିବି',
  clients:
    'ଆପଣଙ୍କ ଗ୍ରାହକ|ଆପଣଙ୍କ କ୍ଲାଏଣ୍ଟ|ଆପଣଙ୍କ କଷ୍ଟମର|କିଏ ବ୍ୟବହାର କରେ|କିଏ ବ୍ୟବହାର କରିବ|କିଏ ବ୍ୟବହାର କରନ୍ତି|କିଏ ବ୍ୟବହାର କରନ୍ତୁ|କିଏ ବ୍ୟବହାର କରିବା|କେଉଁମାନେ ବ୍ୟବହାର|ସଫଳତାର କାହାଣୀ|ରିଭ୍ୟୁ|ରେଟିଂ|କେତେ ଗ୍ରାହକ|କେତେ କଷ୍ଟମର|apananka grahaka|apananka client|apananka customer|kie byabahara kare|kie byabahara kariba|kie byabahara karanti|kie byabahara karantu|kie use kare|kie use kariba|kie use karanti|kie use karantu|saphalatara kahani|review|rating|kete grahaka|kete customer|kete client|ମତାମତ',
  job: 'ଚାକିରି|ଚାକିରୀ|ନିଯୁକ୍ତି ହେବ|ନିଯୁକ୍ତି ହେବା|ନିଯୁକ୍ତି ହେବାକୁ|ନିଯୁକ୍ତି ହେଲା|ଭ୍ୟାକାନ୍ସି|ଇଣ୍ଟର୍ନସିପ|କ୍ୟାରିୟର|ଲୋକ ନେଉଛ|ଲୋକ ନେଉଛନ୍ତି|ବାୟୋଡାଟା|chakiri|vacancy|internship|career|loka neucha|biodata|resume|ଜବ୍ ଅଛି|ଆପଣଙ୍କ ପାଖରେ କାମ',
  partner:
    'ପାର୍ଟନର|ଅଂଶୀଦାର|ଫ୍ରାଞ୍ଚାଇଜି|ଡିଲରସିପ|ରିସେଲର|କମିସନ|ଏଜେନ୍ସି ନେବା|partner|anshidara|franchise|dealership|reseller|commission|agency neba|ମିଶି ବ୍ୟବସାୟ',
  investor:
    'ନିବେଶ|ଇନଭେଷ୍ଟର|ଫଣ୍ଡିଂ|ଟର୍ଣ୍ଣଓଭର|ଆୟ କେତେ|ରେଭେନ୍ୟୁ|କେତେ କର୍ମଚାରୀ ଅଛନ୍ତି|nibesha|investor|funding|turnover|revenue|kete karmachari achanti|କମ୍ପାନୀ କେତେ ବଡ଼',
  certificate:
    'ସାର୍ଟିଫିକେଟ|ପ୍ରମାଣପତ୍ର|ଆଇଏସଓ|ରେଜିଷ୍ଟ୍ରେସନ ନମ୍ବର|ପଞ୍ଜୀକରଣ ନମ୍ବର|ଲାଇସେନ୍ସ|ମାନ୍ୟତା|ଅନୁମୋଦନ|certificate|pramanapatra|iso|registration number|license|manyata|anumodana|certified|ଆଇନଗତ|ହିପା',
  secure:
    'ସୁରକ୍ଷିତ|ନିରାପଦ|ସୁରକ୍ଷା|ନିରାପତ୍ତା|ଏନକ୍ରିପ୍ଟ|ହ୍ୟାକ|ସର୍ଭର କେଉଁଠି|ଲିକ|ସେଫ|surakshita|surakhita|nirapada|suraksha|nirapatta|encrypt|hack|server keunthi|leak|safe|ଚୋରି',
  uptime:
    'ଅପଟାଇମ|ଗ୍ୟାରେଣ୍ଟି|ଏସଏଲଏ|ସର୍ଭର ଡାଉନ|ଡାଉନ ହେଲେ|ଖରାପ ହେଲେ|ବନ୍ଦ ହୋଇଗଲେ|uptime|guarantee|garanti|sla|server down|down hele|kharapa hele|ଇଣ୍ଟରନେଟ ନ ଥିଲେ',
  technology:
    'ଟେକ୍ନୋଲୋଜି|ପ୍ରଯୁକ୍ତି|ଜ୍ଞାନକୌଶଳ|କେଉଁ ମଡେଲ|ଚାଟଜିପିଟି|ଜିପିଟି|କେଉଁ ଏଆଇ|technology|prajukti|keun model|kou model|chatgpt|gpt|keun ai|gemini|ଜେମିନି',
  'white-label':
    'ହ୍ୱାଇଟ ଲେବଲ|ନିଜ ବ୍ରାଣ୍ଡ|ଆମ ବ୍ରାଣ୍ଡ|ଆମ ନାଁରେ|ଆମ ନାମରେ|white label|nija brand|ama brand|ama nama re',
  'on-premise': 'ନିଜ ସର୍ଭର|ଆମ ସର୍ଭର|ଅନ ପ୍ରେମିସ|nija server|ama server|on premise',
  abroad:
    'ବିଦେଶ|ଅନ୍ୟ ଦେଶ|ଆମେରିକା|ଦୁବାଇ|ଆନ୍ତର୍ଜାତୀୟ|ଭାରତ ବାହାରେ|ଦେଶ ବାହାରେ|bidesha|anya desha|america|dubai|antarjatiya|bharata bahare|desha bahare|ଇଣ୍ଟରନ୍ୟାସନାଲ|ବାଂଲାଦେଶ',
  support:
    'ଆପଣଙ୍କ ସପୋର୍ଟ|ସାହାଯ୍ୟ କିଏ କରେ|ସାହାଯ୍ୟ କିଏ କରିବ|ସାହାଯ୍ୟ କିଏ କରନ୍ତି|ସାହାଯ୍ୟ କିଏ କରନ୍ତୁ|ସାହାଯ୍ୟ କିଏ କରିବା|ପରେ ସାହାଯ୍ୟ|ସପୋର୍ଟ ମିଳିବ|ଅସୁବିଧା ହେଲେ|ସପୋର୍ଟ ଟିମ|apananka support|sahajya kie kare|sahajya kie kariba|sahajya kie karanti|sahajya kie karantu|pare sahajya|support miliba|asubidha hele|support team|ସମସ୍ୟା ହେଲେ କାହାକୁ',
  training:
    'ଟ୍ରେନିଂ|ପ୍ରଶିକ୍ଷଣ|ଆମକୁ ଶିଖାଇବେ|ଷ୍ଟାଫକୁ ଶିଖାଇବା|ଷ୍ଟାଫକୁ ଶିଖାନ୍ତି|ଷ୍ଟାଫକୁ ଶିଖାଇବେ|training|prashikshana|amaku shikhaibe|staffku sikha|ତାଲିମ',
  roadmap: 'ଭବିଷ୍ୟତ|ଆଗକୁ|ନୂଆ ଫିଚର|ପରେ ଆସିବ|bhabishyata|nua feature|pare asiba|ଆଗାମୀ',
  data: 'ତଥ୍ୟ|ଡାଟା|ଡେଟା|ସୂଚନା|ମୋ ତଥ୍ୟ|ମୋ ଡାଟା|tathya|data|suchana|mo tathya|mo data|ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ',
  privacy: 'ଗୋପନୀୟତା|ପ୍ରାଇଭେସି|ଗୋପନୀୟତା ନୀତି|ପ୍ରାଇଭେସି ପଲିସି|gopaniyata|privacy|privacy policy|ଗୋପନୀୟ',
  store:
    'ରଖନ୍ତି|=ରଖାଯାଏ|ରଖେ|ଜମା କରେ|ଜମା କରିବ|ଜମା କରନ୍ତି|ଜମା କରନ୍ତୁ|ଜମା କରିବା|ସେଭ|ଷ୍ଟୋର କରେ|ଷ୍ଟୋର କରିବ|ଷ୍ଟୋର କରନ୍ତି|ଷ୍ଟୋର କରନ୍ତୁ|ଷ୍ଟୋର କରିବା|ସଂଗ୍ରହ|ସଂରକ୍ଷଣ|ରହେ|ରଖିବେ|rakhanti|rakhajae|rakhe|jama kare|jama kariba|jama karanti|jama karantu|save kare|save kariba|save karanti|save karantu|store kare|store kariba|store karanti|store karantu|sangraha|sanrakshana|rakhibe|କେତେ ଦିନ ରଖେ|କେତେ ଦିନ ରଖିବା|କେତେ ଦିନ ରଖନ୍ତି|କେତେ ଦିନ ରଖିବ|kete dina rakhe|kete dina rakhiba|kete dina rakhanti',
  delete:
    'ଡିଲିଟ|ଲିଭା|ବିଲୋପ|ପୋଛି|କାଢ଼ିଦିଅ|delete|libha|livha|bilopa|pochi|ଡିଲେଟ|ଲିଭେଇ|libhei|=ହଟା|ହଟାଇ|ହଟାନ୍ତୁ|=hata|hatai|hatantu',
  correct:
    'ମୋ ତଥ୍ୟ ଦେଖିବା|ମୋ ତଥ୍ୟ ଦେଖିବି|ମୋ ତଥ୍ୟ ଦେଖନ୍ତି|ମୋ ତଥ୍ୟ ଦେଖି|ମୋ ଡାଟା ଦେଖିବା|ମୋ ଡାଟା ଦେଖିବି|ମୋ ଡାଟା ଦେଖନ୍ତି|ମୋ ଡାଟା ଦେଖି|ସଂଶୋଧନ|ସୁଧାର|ତଥ୍ୟ ଠିକ କରେ|ତଥ୍ୟ ଠିକ କରିବ|ତଥ୍ୟ ଠିକ କରନ୍ତି|ତଥ୍ୟ ଠିକ କରନ୍ତୁ|ତଥ୍ୟ ଠିକ କରିବା|mo tathya dekhiba|mo tathya dekhibi|mo tathya dekhantu|mo data dekhiba|mo data dekhibi|mo data dekhantu|sanshodhana|sudhara|tathya thik kare|tathya thik kariba|tathya thik karanti|tathya thik karantu|ମୋ ବିଷୟରେ କଣ',
  cookie: 'କୁକି|କୁକିଜ|cookie|cookies',
  tracker:
    'ଟ୍ରାକର|ଟ୍ରାକିଂ|ମୋତେ ଟ୍ରାକ|ନଜର ରଖେ|ନଜର ରଖିବା|ନଜର ରଖନ୍ତି|ନଜର ରଖିବ|ବିଜ୍ଞାପନ|tracker|tracking|mote track|najara rakhe|najara rakhiba|najara rakhanti|bigyapana|ads|ପିଛା କରେ|ପିଛା କରିବ|ପିଛା କରନ୍ତି|ପିଛା କରନ୍ତୁ|ପିଛା କରିବା',
  'sell-data':
    'ତଥ୍ୟ ବିକନ୍ତି|ତଥ୍ୟ ବିକ୍ରି|ତଥ୍ୟ ବିକିବା|ଡାଟା ବିକନ୍ତି|ଡାଟା ବିକ୍ରି|ଡାଟା ବିକିବା|ନମ୍ବର ବିକନ୍ତି|ନମ୍ବର ବିକ୍ରି|ନମ୍ବର ବିକିବା|ବିକ୍ରି କରେ|ବିକ୍ରି କରିବ|ବିକ୍ରି କରନ୍ତି|ବିକ୍ରି କରନ୍ତୁ|ବିକ୍ରି କରିବା|ବିକିଦିଅ|tathya bikanti|tathya bikri|tathya bikiba|data bikanti|data bikri|data bikiba|number bikanti|number bikri|number bikiba|bikri kare|bikri kariba|bikri karanti|bikri karantu|bikidia|ବିକନ୍ତି କି',
  'share-data':
    'କାହାକୁ ଦିଅନ୍ତି|ସେୟାର କରେ|ସେୟାର କରିବ|ସେୟାର କରନ୍ତି|ସେୟାର କରନ୍ତୁ|ସେୟାର କରିବା|ତୃତୀୟ ପକ୍ଷ|ଅନ୍ୟ କାହାକୁ|ଅନ୍ୟ କମ୍ପାନୀକୁ|ପୋଲିସକୁ|ସରକାରଙ୍କୁ|ଆଉ କିଏ ଦେଖିବା|ଆଉ କିଏ ଦେଖିବି|ଆଉ କିଏ ଦେଖନ୍ତି|ଆଉ କିଏ ଦେଖି|kahaku dianti|share kare|share kariba|share karanti|share karantu|tritiya paksha|anya kahaku|anya company ku|police ku|au kie dekhiba|au kie dekhibi|au kie dekhantu|ଅନ୍ୟମାନଙ୍କୁ ଦିଅ|ଅନ୍ୟମାନଙ୍କୁ ଦିଅନ୍ତୁ',
  'train-model':
    'ମଡେଲ ଟ୍ରେନ|ଏଆଇ ଟ୍ରେନ|ଏଆଇକୁ ଶିଖାଇବା|ଏଆଇକୁ ଶିଖାନ୍ତି|ଏଆଇକୁ ଶିଖାଇବେ|ମଡେଲ ଶିଖାଇବା|ମଡେଲ ଶିଖାନ୍ତି|ମଡେଲ ଶିଖାଇବେ|model train|ai train|ai ku sikha|training re byabahara',
  children: 'ଶିଶୁ|ପିଲା|ନାବାଳକ|13 ବର୍ଷ|ଛୁଆ|shishu|=pila|pilamane|nabalaka|13 barsa|ବୟସ ସୀମା',
  updated: 'ଅପଡେଟ|ଶେଷ ଥର|କେବେ ବଦଳି|ସଂଶୋଧିତ|update|shesha thara|sesa thara|kebe badali|ଶେଷରେ କେବେ',
  log: 'ସର୍ଭର ଲଗ|ଆଇପି ଆଡ୍ରେସ|server log|ip address',
  hello:
    'ନମସ୍କାର|ହେଲୋ|ହାଲୋ|ହାଏ|ନମସ୍ତେ|ଜୁହାର|ପ୍ରଣାମ|ଜୟ ଜଗନ୍ନାଥ|ସୁପ୍ରଭାତ|ଶୁଭ ସକାଳ|ଶୁଣୁଛନ୍ତି|କେହି ଅଛନ୍ତି|namaskara|namaskar|hello|juhara|juhar|pranama|jay jagannath|jai jagannath|jaya jagannatha|suprabhata|subha sakala|sunuchanti|kehi achanti|ଶୁଭ ସନ୍ଧ୍ୟା',
  thanks: 'ଧନ୍ୟବାଦ|ଥ୍ୟାଙ୍କ ୟୁ|ଥ୍ୟାଙ୍କସ|କୃତଜ୍ଞ|ଥାଙ୍କ ୟୁ|dhanyabada|dhanyabad|thank you|thanks|krutagya|ବହୁତ ଧନ୍ୟବାଦ',
  bye: '=ବିଦାୟ|ପୁଣି ଦେଖା ହେବ|ଟାଟା|ଶୁଭ ରାତ୍ରି|ଆସୁଛି|ଆଉ କିଛି ନାହିଁ|ଏତିକି|ପରେ କଥା ହେବା|ରହୁଛି|bidaya|puni dekha heba|=bye|tata|subha ratri|asuchi|au kichhi nahi|au kichi nahi|etiki|pare katha heba|rahuchi|ଗୁଡ ନାଇଟ|ବାଏ ବାଏ|ଓକେ ବାଏ',
  ok: 'ଠିକ୍ ଅଛି|ଠିକ ଅଛି|=ଆଚ୍ଛା|=ହଉ|ବୁଝିଗଲି|ବୁଝିଲି|ଓକେ|=ବଢ଼ିଆ|ବହୁତ ଭଲ|ଚମତ୍କାର|thik achhi|thik achi|thika achhi|acha|accha|=hau|=hou|bujhigali|bujhili|=ok|badhia|bahut bhala|bahuta bhala|chamatkara|=ଠିକ୍|ଭଲ କଥା',
  yes: '=ହଁ|=ହଁଆ|ହଁ ଆଜ୍ଞା|ନିଶ୍ଚୟ|ଅବଶ୍ୟ|ହଁ ଦରକାର|=han|=haan|=hn|ha agyan|nischaya|nischay|abasya|han darkar|ଆଜ୍ଞା ହଁ|କରିଦିଅନ୍ତୁ|karidiantu',
  no: '=ନା|=ନାହିଁ|ଦରକାର ନାହିଁ|ଦରକାର ନାହି|ଏବେ ନୁହେଁ|ଥାଉ|ନା ଥାଉ|ଦରକାରନି|=na|=nahi|=nahin|darkar nahi|darkar nahin|ebe nuhen|=thau|na thau|darkarni|ପରେ ଦେଖିବା',
  please:
    'ଦୟାକରି|ଦୟା କରି|ଦୟା କରିବା|ଦୟା କରିବି|ଦୟା କରିବାକୁ|ପ୍ଲିଜ|=ଟିକେ|dayakari|daya kari|daya kariba|daya karibi|daya karibaku|please|plz|=tike|ଅନୁଗ୍ରହ|=ଭାଇ|=ଆଜ୍ଞା|=bhai|=agyan|=ajna',
  'are-you-human':
    'ଆପଣ ମଣିଷ|ତୁମେ ମଣିଷ|ତୁ ମଣିଷ|ମଣିଷ ନା ରୋବଟ|ମଣିଷ ନା ମେସିନ|ମଣିଷ ନା ବଟ|ଆପଣ ରୋବଟ|ତୁମେ ରୋବଟ|ଆପଣ ବଟ|ତୁମେ ବଟ|ଆପଣ ଏଆଇ|ତୁମେ ଏଆଇ|ମଣିଷ ସହ କଥା ହେଉଛି|ବଟ ସହ କଥା ହେଉଛି|କାହା ସହ କଥା ହେଉଛି|apana manisha|apana manisa|tume manisha|tume manisa|manisha na robot|manisa na robot|manisha na machine|apana robot|tume robot|apana bot|tume bot|apana ai|tume ai|manisha saha katha heuchi|kaha saha katha heuchi|ସତରେ ମଣିଷ|ଆପଣ କଣ ମଣିଷ|apana kana manisha',
  'your-name':
    'ଆପଣଙ୍କ ନାମ|ଆପଣଙ୍କ ନାଁ|ତୁମ ନାମ|ତୁମ ନାଁ|ଆପଣ କିଏ|ତୁମେ କିଏ|apananka nama|apananka naa|tuma nama|tuma naa|apana kie|tume kie|ତମ ନାଁ',
  'help-me':
    'ସାହାଯ୍ୟ|=ହେଲ୍ପ|କଣ କରିପାରିବ|କଣ ପଚାରି|ଗୋଟିଏ ପ୍ରଶ୍ନ ଅଛି|କିଛି ଜାଣିବାର|କିଛି ପଚାରିବାର|sahajya|help|kana karipariba|kana pachari|gotie prashna achi|kichhi janibara|kichi janibara|kichhi pacharibara|ମଦଦ',
  'how-are-you':
    'କେମିତି ଅଛନ୍ତି|କେମିତି ଅଛ|କଣ ଖବର|ଭଲ ଅଛନ୍ତି|ଭଲ ଅଛ|kemiti achanti|kemiti achhanti|kemiti acha|kemiti achha|kana khabara|bhala achanti|bhala acha|kemiti achu',
  sure: 'ସତରେ|ସତ କି|ନିଶ୍ଚିତ କି|ଠିକ୍ ତ|ଠିକ ତ|ପକ୍କା ତ|ସତ କହୁଛ|satare|sata ki|nischita ki|thik ta|pakka ta|sata kahucha|ସତ ନା',
  source:
    'କେଉଁଠି ଲେଖା|=ଉତ୍ସ|ପ୍ରମାଣ|କେଉଁ ପେଜରେ ଲେଖା|ଲିଙ୍କ ଦିଅ|ଲିଙ୍କ ଦିଅନ୍ତୁ|କିଏ କହିଲା|କେଉଁଠି ଦେଖିବି|କେଉଁଠୁ ଜାଣିଲ|keunthi lekha|keunthi lekhantu|keuthi lekha|keuthi lekhantu|kouthi lekha|kouthi lekhantu|utsa|pramana|keun page re lekha|keun page re lekhantu|link dia|link diantu|kie kahila|keunthi dekhibi|keunthu janila|କେଉଁଠି ପଢ଼ିବି',
  again:
    'ପୁଣି କୁହ|ପୁଣି କୁହନ୍ତୁ|ପୁଣି ଥରେ|ଆଉ ଥରେ|ଆଉଥରେ|ପୁଣି|କଣ କହିଲେ|ବୁଝିପାରିଲିନି|ବୁଝି ପାରିଲି ନାହିଁ|puni kuha|puni kuhantu|puni thare|au thare|authare|=puni|kana kahile|bujhiparilini|bujhi parili nahi|ଆଉ ଥରେ କୁହ|ଆଉ ଥରେ କୁହନ୍ତୁ',
  shorter:
    'ସଂକ୍ଷେପରେ|ଛୋଟ କରି|ଛୋଟ କରିବା|ଛୋଟ କରିବି|ଛୋଟ କରିବାକୁ|ସହଜରେ|ସହଜ ଭାଷାରେ|ଗୋଟିଏ ଲାଇନରେ|ଅଳ୍ପରେ|ସରଳ ଭାଷାରେ|sankshepare|chota kari|chota kariba|chota karibi|chota karibaku|sahajare|sahaja bhasare|gotie linere|alpare|sarala bhasare|ଏକ ଧାଡ଼ିରେ',
  meant:
    'କହିବାକୁ ଚାହୁଁଛି|କହିବାକୁ ଚାହୁଁଥିଲି|ମାନେ ମୁଁ|ଭୁଲରେ ଲେଖି|ପ୍ରକୃତରେ|କହୁଥିଲି|ପଚାରୁଥିଲି|ନା ନା|କ୍ଷମା|kahibaku chahunchi|kahibaku chahunthili|mane mu|bhulare lekhi|prakrutare|kahuthili|pacharuthili|na na|kshama|sorry|ସେଇଟା ନୁହେଁ|ବଦଳରେ ଧରନ୍ତୁ|ଭୁଲ ହେଲା|ଭୁଲ କହିଲି|bhul hela',
  'reply-in':
    'ଉତ୍ତର ଦିଅନ୍ତୁ|ଜବାବ ଦିଅନ୍ତୁ|କଥା ହୁଅନ୍ତୁ|କଥା ହୁଅ|uttara diantu|katha huantu|katha hua|ରିପ୍ଲାଇ ଦିଅନ୍ତୁ|uttar diantu|jababa diantu|reply diantu',
  wrong:
    'ଭୁଲ କହୁଛ|ଭୁଲ୍ କହୁଛ|ଭୁଲ ଉତ୍ତର ଦେଉଛ|ଭୁଲ ଉତ୍ତର ଦେଉଛନ୍ତି|ଏହା ପଚାରିନି|ଏହା ପଚାରି ନ ଥିଲି|ଏଇଟା ପଚାରିନି|ବୁଝିପାରୁନ|ବୁଝୁନ|ଭୁଲ ବୁଝିଲେ|ଭୁଲ ବୁଝୁଛନ୍ତି|ସେଇ ଉତ୍ତର|ଏକା ଉତ୍ତର|bhula kahucha|bhul kahucha|eha pacharini|eita pacharini|bujhiparuna|bujhuna|bhula bujha|sei uttara|eka uttara|ଏହା ଭୁଲ|ଏଇଟା ଭୁଲ|eita bhul|eita bhula|ଓଲଟପାଲଟ',
  'first-one': 'ପ୍ରଥମଟା|ପ୍ରଥମଟି|ଏକ ନମ୍ବରଟା|prathamata|prathamati|ଆଗଟା',
  'second-one': 'ଦ୍ୱିତୀୟଟା|ଦ୍ୱିତୀୟଟି|ଦୁଇ ନମ୍ବରଟା|ଅନ୍ୟଟା|dwitiyata|ditiyata|anyata|ପରଟା',
  'third-one': 'ତୃତୀୟଟା|ତୃତୀୟଟି|ଶେଷଟା|ତିନି ନମ୍ବରଟା|tritiyata|sheshata|sesata|ଶେଷଟି',
  that: '=ଏହା|=ଏଇଟା|=ସେଇଟା|=ତାହା|=ସେଟା|=ଏଟା|=ଏହାର|=ତାର|=ଏଥିରେ|=ସେଥିରେ|=ସେଇଟାର|=ଏଇଟାରେ|=eha|=eita|=seita|=taha|=seta|=ehara|=tara|=ethire|=sethire|=eithire|=ସେଥିରେ କଣ',
  and: '=ଆଉ|=ଏବଂ|=ଓ|=ବି|=ମଧ୍ୟ|ସେଥି ସହ|=au|=ebam|=ebang|=bi|=madhya|=o|ତା ସହିତ|ଏବଂ ମଧ୍ୟ',
  or: '=କିମ୍ବା|=ଅଥବା|=ବା|=kimba|=athaba|ନା କଣ',
  not: '=ନାହିଁ|=ନୁହେଁ|=ନ|=ନାହାନ୍ତି|=ନାହି|=nahi|=nahin|=nuhen|=nuhe|=na|=ni|ନଥାଏ|ପାରେ ନାହିଁ|pare nahi|ହୁଏ ନାହିଁ',
  without:
    '=ବିନା|ଛଡ଼ା|ବ୍ୟତୀତ|ବାଦ ଦେଇନାହାନ୍ତି|ବାଦ ଦେଇନି|ବାଦ ଦେଲେନି|=bina|chhada|chada|byatita|bada deinahanti|bada deini|ବିନାରେ',
  only: '=କେବଳ|=ମାତ୍ର|=kebala|=kebal|=matra|ଶୁଧୁ|=ଖାଲି|=khali',
  prevent: 'ରୋକେ|ଅଟକାଏ|ରୋକିବ|ଅଟକାଇବ|ଏଡ଼ାଇ|ଯେମିତି ନ|roke|atakae|rokiba|atakaiba|jemiti na|ରକ୍ଷା',
  more: '=ଅଧିକ|=ବେଶୀ|=ବେଶି|=ବହୁତ|=ଅନେକ|=ବଡ଼|ଆହୁରି|=adhika|=besi|=bahut|=bahuta|=aneka|=anek|=bada|ahuri|କେତେଗୁଡ଼ାଏ',
  less: '=ଅଳ୍ପ|=ଛୋଟ|=ଛୋଟିଆ|=alpa|=chota|=chhota|ଟିକିଏ|କମ ହେଲେ|ବହୁତ କମ',
  better:
    '=ଭଲ|ଭଲ ହେବ|ଭଲ ହେବା|ଭଲ ହେବାକୁ|ଭଲ ହେଲା|ଉତ୍ତମ|ଶ୍ରେଷ୍ଠ|ଉପକାର|କାମରେ ଲାଗିବ|କାମରେ ଆସିବ|ସୁବିଧା|=bhala|=bhal|uttama|shrestha|upakara|kamare lagiba|kamare asiba|subidha|ସବୁଠୁ ଭଲ|ଉପଯୋଗୀ',
  all: '=ସବୁ|ସମସ୍ତ|ପ୍ରତ୍ୟେକ|ପୂରା|ସବୁଗୁଡ଼ିକ|ଦୁଇଟିଯାକ|=sabu|samasta|pratyeka|pura|=sab|ତିନିଟିଯାକ',
  other: '=ଅନ୍ୟ|ଅନ୍ୟାନ୍ୟ|ଆଉ କିଛି|ଆଉ କେହି|ବାକି|=anya|anyanya|au kichhi|au kichi|au kehi|=baki|ଅନ୍ୟ କିଛି',
  now: '=ଏବେ|=ଆଜି|=ବର୍ତ୍ତମାନ|=ଏହିକ୍ଷଣି|=ebe|=aji|=bartamana|ଆଜିକାଲି',
  then: '=ତାହେଲେ|=ତାପରେ|ଏହାପରେ|=ସେତେବେଳେ|=tahele|=tapare|ehapare|=ତେବେ|=tebe|=ହେଲେ',
  weather:
    '=ପାଗ|ପାଣିପାଗ|ବର୍ଷା ହେବ|ଗରମ|ତାପମାତ୍ରା|ବାତ୍ୟା|ଥଣ୍ଡା|paga kemiti|panipaga|barsha heba|barsa heba|garama|tapamatra|batya|thanda|ବର୍ଷା ହେଉଛି|ଶୀତ|ବର୍ଷା ହୁଏ|ବର୍ଷା କେବେ|ଆଜି ବର୍ଷା|କାଲି ବର୍ଷା|aji barsa|kali barsa',
  market:
    'ସୁନା ଦାମ|ସୁନା ଦର|=ସୁନା|ରୁପା ଦର|ପେଟ୍ରୋଲ|ଡିଜେଲ|ସେୟାର ବଜାର|ସେୟାର ଦାମ|ପିଆଜ|ଆଳୁ|ଟମାଟୋ|ଗ୍ୟାସ ସିଲିଣ୍ଡର|ବିଟକଏନ|ଡଲାର ଦର|ଚାଉଳ|ମ୍ୟୁଚୁଆଲ ଫଣ୍ଡ|suna dama|suna dara|=suna|rupa dara|petrol|diesel|share bazar|piaja|=alu|tomato|cylinder|bitcoin|chaula|mutual fund|ସେନସେକ୍ସ|ପନିପରିବା',
  sport:
    'କ୍ରିକେଟ|ମ୍ୟାଚ|ଆଇପିଏଲ|ସ୍କୋର|ହକି|ଫୁଟବଲ|ବିଶ୍ୱକପ|କୋହଲି|ଧୋନି|କିଏ ଜିତିଲା|ଖେଳ କିଏ|cricket|match|ipl|score|hockey|football|kohli|dhoni|kie jitila|ଖେଳାଳି',
  fun: 'ଜୋକ|ଗୀତ|କବିତା|ଗପ|କାହାଣୀ|ସିନେମା|ଢଗ|ମଜା କଥା|ନାଚ|ସିରିଏଲ|ଧନ୍ଦା ପ୍ରଶ୍ନ|joke|gita|geeta|kabita|gapa|kahani|cinema|dhaga|maja katha|serial|ଫିଲ୍ମ|=ହସାଅ|ଥଟ୍ଟା କଥା|ଥଟ୍ଟା କୁହ|ଥଟ୍ଟା କୁହନ୍ତୁ',
  food: 'ରେସିପି|ରୋଷେଇ|ରାନ୍ଧ|ଡାଲମା|ପଖାଳ|ଛେନାପୋଡ଼|ବିରିୟାନି|ମାଛ ତରକାରୀ|ଖିଚୁଡ଼ି|ଖାଇବା ଅର୍ଡର|ସୁଇଗି|ଜୋମାଟୋ|=ଭୋକ|ରସଗୋଲା|ପିଜ୍ଜା|recipe|rosei|randha|dalma|pakhala|chhenapoda|biryani|macha tarakari|khechudi|swiggy|zomato|bhoka|rasagola|pizza|ଚା କେମିତି|ତରକାରୀ',
  'own-ticket':
    'ଟ୍ରେନ ଟିକେଟ|ବସ ଟିକେଟ|ପ୍ଲେନ ଟିକେଟ|ଟ୍ୟାକ୍ସି ବୁକ|କ୍ୟାବ ବୁକ|ଟିକେଟ କାଟିଦିଅ|ଟିକେଟ କାଟିବା|ଟିକେଟ କାଟିବି|ସିନେମା ଟିକେଟ|=ଓଲା|ଉବର|ପିଏନଆର|train ticket|bus ticket|plane ticket|taxi book|cab book|ticket katiba|ticket katidia|cinema ticket|uber|pnr|ଟ୍ରେନ କେତେବେଳେ|train ketebele|ରେଳ ଟିକେଟ',
  study:
    'ହୋମୱାର୍କ|ଅଙ୍କ କଷିଦିଅ|ଅଙ୍କ|ରଚନା|ପରୀକ୍ଷା ପ୍ରଶ୍ନ|ଗଣିତ|ବିଜ୍ଞାନ|ପଢ଼ାପଢ଼ି|ସମୀକରଣ|ମାଟ୍ରିକ|homework|anka kasidia|=anka|rachana|ganita|bigyana|matric|ପଣିକିଆ|=ନିଟ୍',
  program:
    'ପାଇଥନ|=ଜାଭା|କୋଡ ଲେଖେ|କୋଡ ଲେଖ|କୋଡ ଲେଖନ୍ତୁ|ପ୍ରୋଗ୍ରାମ ଲେଖେ|ପ୍ରୋଗ୍ରାମ ଲେଖ|ପ୍ରୋଗ୍ରାମ ଲେଖନ୍ତୁ|python|java|javascript|code lekha|code lekhantu|program lekha|program lekhantu|html',
  'general-knowledge':
    'ରାଜଧାନୀ|ପ୍ରଧାନମନ୍ତ୍ରୀ|ମୁଖ୍ୟମନ୍ତ୍ରୀ|ରାଷ୍ଟ୍ରପତି|ମୋଦି|ନବୀନ ପଟ୍ଟନାୟକ|ଜନସଂଖ୍ୟା|ଇତିହାସ|ପୃଥିବୀ|ସବୁଠୁ ଉଚ୍ଚ|ସବୁଠାରୁ ଉଚ୍ଚ|ନିର୍ବାଚନ|ଭୋଟ|ଭଗବାନ|ଗାନ୍ଧୀ|ଅନୁବାଦ କରେ|ଅନୁବାଦ କରିବ|ଅନୁବାଦ କରନ୍ତି|ଅନୁବାଦ କରନ୍ତୁ|ଅନୁବାଦ କରିବା|=ଗ୍ରହ|ଚନ୍ଦ୍ର|ସୂର୍ଯ୍ୟ|ରାଜନୀତି|ନଦୀ|ପାହାଡ଼|କିଏ ଆବିଷ୍କାର|rajadhani|pradhanamantri|mukhyamantri|rashtrapati|modi|janasankhya|itihasa|pruthibi|sabuthu uchha|nirbachana|vote|bhagabana|gandhi|anubada kare|anubada kariba|anubada karanti|anubada karantu|rajaniti|nadi|pahada|kie abiskara|ଧର୍ମ|ଜଗନ୍ନାଥ ମନ୍ଦିର',
  stars:
    'ରାଶିଫଳ|ଜାତକ|ଜ୍ୟୋତିଷ|ଭାଗ୍ୟ|ପ୍ରେମ|ବାହାଘର କେବେ|ବିବାହ କେବେ|ଗର୍ଲଫ୍ରେଣ୍ଡ|ଭଲ ପାଏ|ବାହା ହେବ|rashiphala|rasiphala|jataka|jyotisha|bhagya|prema|bahaghara kebe|girlfriend|bhala pae|baha heba|ସ୍ତ୍ରୀ|ହାତ ଦେଖିବା|ହାତ ଦେଖିବି|ହାତ ଦେଖନ୍ତି|ହାତ ଦେଖି',
  gadget:
    'ଲାପଟପ|ୱାଇଫାଇ|ଫ୍ରିଜ|ଟିଭି|ରିଚାର୍ଜ|ମୋବାଇଲ ଖରାପ|ଫୋନ ସଜାଡ଼|ଜିଓ|ଏୟାରଟେଲ|ବ୍ୟାଟେରୀ|ପ୍ରିଣ୍ଟର|ବାଇକ|ସ୍କୁଟର|ଚାର୍ଜର|laptop|wifi|fridge|recharge|mobile kharapa|phone sajada|jio|airtel|battery|printer|bike|scooter|charger|ପଙ୍ଖା',
  goods:
    'ଗାଡ଼ି ଦାମ|ଗାଡ଼ି କିଣିବା|ଗାଡ଼ି କିଣିବି|ଗାଡ଼ି କିଣିବାକୁ|ଘର ଭଡ଼ା|ଫ୍ଲାଟ କିଣିବା|ଫ୍ଲାଟ କିଣିବି|ଫ୍ଲାଟ କିଣିବାକୁ|ଜୋତା|=ଜାମା|ଶାଢ଼ୀ ଦାମ|ଜମି|ସୋଫା|ବହି କିଣିବା|ବହି କିଣିବି|ବହି କିଣିବାକୁ|କ୍ଷୀର|ଚିନି|ସାଇକେଲ|କୁକୁର|ବିଲେଇ|ଖେଳନା|gadi dama|gadi kiniba|gadi kinibi|gadi kinibaku|ghara bhada|flat kiniba|flat kinibi|flat kinibaku|=jota|=jama|=jami|sofa|bahi kiniba|bahi kinibi|bahi kinibaku|khira|=chini|cycle|kukura|bilei|khelana|ଆସବାବପତ୍ର',
  'my-order':
    'ମୋ ଅର୍ଡର|ମୋର ଅର୍ଡର|ମୋ ପାର୍ସଲ|ମୋର ପାର୍ସଲ|ମୋ ପାର୍ସେଲ|ମୋ ରିଫଣ୍ଡ|ମୋର ରିଫଣ୍ଡ|ମୋ ଜିନିଷ|ମୋର ଜିନିଷ|ମୋ କୁରିଅର|ମୋ ଟଙ୍କା କଟିଗଲା|ମୋ ଟଙ୍କା କଟିଛି|ବ୍ୟାଙ୍କ ବାଲାନ୍ସ|ମୋ ଟିକେଟ|ଫ୍ଲିପକାର୍ଟ|ଆମାଜନ|ଭଙ୍ଗା ଆସିଛି|ଚିରା ଆସିଛି|ଭୁଲ ଜିନିଷ|ଖରାପ ଜିନିଷ|ପାସପୋର୍ଟ|ଆଧାର କାର୍ଡ|ପାନ କାର୍ଡ|ରାସନ କାର୍ଡ|ବିଜୁଳି ବିଲ|କରେଣ୍ଟ ବିଲ|ମୋ ଲୋନ|ମୋ ଶାଢ଼ୀ|ଅର୍ଡର ବାତିଲ|ଅର୍ଡର କ୍ୟାନସେଲ|ଟଙ୍କା କଟିଗଲା|mo order|mora order|mo parcel|mora parcel|mo refund|mora refund|mo jinisa|mo courier|mo tanka katiba|mo tanka katidia|bank balance|mo ticket|flipkart|amazon|myntra|meesho|bhanga asichi|chira asichi|bhula jinisa|kharapa jinisa|passport|adhar card|pan card|ration card|bijuli bill|current bill|mo loan|mo sadhi|order batil|order cancel|tanka katigala|ମୋ ଫ୍ଲାଇଟ',
  'my-symptom':
    '=ଜର|ଜ୍ୱର|ମୁଣ୍ଡ ବିନ୍ଧୁଛି|ମୁଣ୍ଡ ବିନ୍ଧା|ମୁଣ୍ଡବିନ୍ଧା|ପେଟ ବିନ୍ଧୁଛି|ପେଟ ବିନ୍ଧା|ପେଟ କାଟିଦିଅ|ପେଟ କାଟିବା|ପେଟ କାଟିବି|ପେଟ ଖରାପ|=କାଶ|ଥଣ୍ଡା କାଶ|ବାନ୍ତି|ମୁଣ୍ଡ ବୁଲାଉଛି|ଅଣ୍ଟା ବିନ୍ଧୁଛି|ଅଣ୍ଟା ବିନ୍ଧା|କେଉଁ ଟାବଲେଟ|କଣ ଔଷଧ ଖାଇବି|କଣ ଔଷଧ ଖାଇଛି|କଣ ଔଷଧ ଖାଇବ|କେଉଁ ଔଷଧ ଖାଇବି|କେଉଁ ଔଷଧ ଖାଇଛି|କେଉଁ ଔଷଧ ଖାଇବ|ବିନ୍ଧୁଛି|ସୁଗାର|ପ୍ରେସର|ଗ୍ୟାସ ଅମ୍ଳ|ଏଲର୍ଜି|ବାଳ ଝଡ଼ୁଛି|ନିଦ ହେଉନି|ଓଜନ କମ|ଡେଙ୍ଗୁ|ଗର୍ଭବତୀ|jara heichi|jwara|munda bindha|peta bindha|peta kharapa|kasa heichi|banti|munda bulauchi|anta bindha|keun tablet|kana ausadha khaibi|kana ausadha khaichi|keun ausadha khaibi|keun ausadha khaichi|bindhuchi|sugar|pressure|allergy|bala jhada|nida heuni|ojana kama|dengue|କର୍କଟ|ଦାନ୍ତ ବିନ୍ଧୁଛି|ଦାନ୍ତ ବିନ୍ଧା|ଜର ହୋଇଛି|ଜର ହୋଇଥିଲା|ଜର ହୋଇପାରିବ|ଜର ହେଇଛି',
  'urgent-help':
    'ଆମ୍ବୁଲାନ୍ସ|ହାର୍ଟ ଆଟାକ|ନିଆଁ ଲାଗିଛି|ନିଆଁ ଲାଗିଗଲା|ଦୁର୍ଘଟଣା|ଆକ୍ସିଡେଣ୍ଟ|ବେହୋସ|ଅଚେତ|ନିଶ୍ୱାସ ନେଇ ପାରୁନି|ନିଶ୍ୱାସ ନେଇ ପାରୁନାହିଁ|ନିଶ୍ୱାସ ନେଇପାରୁ|ପୋଲିସ ଡାକନ୍ତୁ|ପୋଲିସ ଡାକ|ରକ୍ତ ବହୁଛି|=ବଞ୍ଚାଅ|ବଞ୍ଚାନ୍ତୁ|ଛାତି ବିନ୍ଧୁଛି|ଛାତି ବିନ୍ଧା|ଛାତିରେ ଯନ୍ତ୍ରଣା|ସାପ କାମୁଡ଼ି|ବିଷ ଖାଇବି|ବିଷ ଖାଇଛି|ବିଷ ଖାଇବ|ବୁଡ଼ି ଯାଉଛି|ବୁଡ଼ି ଯାଇଛି|ବୁଡ଼ିଯା|ଚୋର ପଶିଛି|ଷ୍ଟ୍ରୋକ|ମୋତେ ମାରୁଛ|ambulance|heart attack|nian lagichi|nia lagichi|durghatana|accident|behosa|acheta|niswasa nei paruni|police dakantu|rakta bahuchi|banchao|banchantu|chhati bindha|chati bindha|chhatire jantrana|sapa kamudi|bisa khaibi|bisa khaichi|budi jauchi|chora pasichi|mote marucha|ବାତ ମାରି|ଛାତି ବହୁତ|ଛାତିରେ ବହୁତ|ମୋ ଛାତି|ଛାତି ଯନ୍ତ୍ରଣା|ଛାତିରେ କଷ୍ଟ|mo chhati|chhati bahut|chhatire bahut|ନିଆଁ ଲାଗିଯାଇଛି|ନିଆଁ ଲାଗି|nian lagi',
  'danger-figure':
    'ନିଆଁ ଲାଗିଛି|ନିଆଁ ଲାଗିଗଲା|ନିଆଁ ଲାଗି|ବୁଡ଼ି ଯାଉଛି|ବୁଡ଼ି ଯାଇଛି|ବୁଡ଼ିଯା|ଦୁର୍ଘଟଣା|ଆକ୍ସିଡେଣ୍ଟ|=ବଞ୍ଚାଅ|ବଞ୍ଚାନ୍ତୁ|ହାର୍ଟ ଆଟାକ|ଟଙ୍କା ବଞ୍ଚାଅ|nian lagi|nian lagichi|nia lagichi|budi jauchi|durghatana|accident|heart attack|banchao|banchantu|tanka banchao',
  despair:
    'ମରିବାକୁ ଚାହେଁ|ମରିବାକୁ ଚାହୁଁଛି|ମରିଯିବି|ମରିଯିବାକୁ|ମରି ଯିବାକୁ|ବଞ୍ଚିବାକୁ ଚାହେଁ ନାହିଁ|ବଞ୍ଚିବାକୁ ଚାହୁଁନି|ବଞ୍ଚିବାକୁ ଚାହୁଁ ନାହିଁ|ବଞ୍ଚିବାକୁ ଇଚ୍ଛା ନାହିଁ|ବଞ୍ଚିବାକୁ ଇଚ୍ଛା ହେଉନି|ବଞ୍ଚିବାକୁ ଇଚ୍ଛା ହେଉ ନାହିଁ|ବଞ୍ଚିବାର ଇଚ୍ଛା ନାହିଁ|ବଞ୍ଚି କି ଲାଭ|ବଞ୍ଚି ଲାଭ ନାହିଁ|ବଞ୍ଚି ରହି କଣ|ଆତ୍ମହତ୍ୟା|ଜୀବନ ଶେଷ|ଜୀବନ ହାରି|ନିଜକୁ ଶେଷ|ଦଉଡ଼ି ଦେବି|ଜୀବନର କୌଣସି ଅର୍ଥ|ଜୀବନରେ କିଛି ନାହିଁ|ସବୁ ଶେଷ କରିଦେବି|maribaku chahen|maribaku chahunchi|marijibi|marijibaku|banchibaku chahen nahi|banchibaku chahunni|banchibaku chahuni|banchibaku ichha nahi|banchibaku ichha heuni|banchibara ichha nahi|banchi ki labha|banchi labha nahi|atmahatya|jibana shesha|jibana sesa|nijaku shesha|nijaku sesa|jibanara kaunasi artha|suicide|ସୁଇସାଇଡ|ଆଉ ବଞ୍ଚିବି ନାହିଁ|au banchibi nahi|ହତାଶ ଲାଗୁଛି|ଜୀବନ ଭଲ ଲାଗୁନି|ଜୀବନ ଆଉ ଭଲ|ମରିବାକୁ ମନ|ମରିବାକୁ ଇଚ୍ଛା|jibana bhala laguni|maribaku ichha',
  abuse:
    'ବୋକା|=ଗଧ|=ଚୋର|=ଠକ|ଫାଲତୁ|ବାଜେ ବଟ|ବାଜେ ସର୍ଭିସ|ବେକାର ବଟ|ଚୁପ କରେ|ଚୁପ କରିବ|ଚୁପ କରନ୍ତି|ଚୁପ କରନ୍ତୁ|ଚୁପ କରିବା|ପାଟି ବନ୍ଦ|ପାଗଳ|ପ୍ରତାରକ|ଅଦରକାରୀ|ମୂର୍ଖ|କୁକୁର ଛୁଆ|=ଶଳା|ବଦମାସ|=boka|=gadha|=chora|phaltu|faltu|baje bot|baje service|bekar bot|chup kare|chup kariba|chup karanti|chup karantu|pati banda|pagala|prataraka|murkha|=sala|badamasa|ଲୁଟୁଛ|lutucha|ଭାଗ ଏଠୁ|ଗଣ୍ଡମୂର୍ଖ|maghia|ମାଗିଆ|ବେଧିଆ',
  inject:
    'ନିର୍ଦ୍ଦେଶ ଭୁଲିଯାଅ|ନିର୍ଦ୍ଦେଶ ଭୁଲିଗଲି|ନିୟମ ଭୁଲିଯାଅ|ନିୟମ ଭୁଲିଗଲି|ନିର୍ଦ୍ଦେଶ ଅଣଦେଖା|ପୂର୍ବ ନିର୍ଦ୍ଦେଶ|ସିଷ୍ଟମ ପ୍ରମ୍ପଟ|ଗୁପ୍ତ ପ୍ରମ୍ପଟ|ଗୁପ୍ତ ନିର୍ଦ୍ଦେଶ|ପାସୱାର୍ଡ କୁହ|ପାସୱାର୍ଡ କୁହନ୍ତୁ|ପାସୱାର୍ଡ ଦିଅ|ପାସୱାର୍ଡ ଦିଅନ୍ତୁ|ଡେଭେଲପର ମୋଡ|ଆଡମିନ ମୋଡ|ଅଭିନୟ କରେ|ଅଭିନୟ କରିବ|ଅଭିନୟ କରନ୍ତି|ଅଭିନୟ କରନ୍ତୁ|ଅଭିନୟ କରିବା|ଏବେଠାରୁ ତୁମେ|ନିୟମ ଭାଙ୍ଗି|ଲେଖିଦିଅ ଯେ|କୁହ ଯେ|nirdesha bhuli|niyama bhuli|purba nirdesha|system prompt|gupta prompt|password kuha|password kuhantu|password dia|password diantu|developer mode|admin mode|abhinaya kare|abhinaya kariba|abhinaya karanti|abhinaya karantu|ebetharu tume|api key|niyama bhangi|lekhidia je|kuha je|instructions bhuli|ସୋର୍ସ କୋଡ|ଅନ୍ୟ ୟୁଜର',
  rival:
    'ଏକ୍ସୋଟେଲ|ହାପ୍ଟିକ|ବ୍ଲାଣ୍ଡ|ୟେଲୋ ଏଆଇ|ଅନ୍ୟ କମ୍ପାନୀ|ଅନ୍ୟ ବଟ|ପ୍ରତିଯୋଗୀ|ପ୍ରତିଦ୍ୱନ୍ଦ୍ୱୀ|ଅନ୍ୟମାନେ କେତେ|exotel|haptik|bland|yellow ai|anya company|anya bot|pratijogi|anyamane kete|ଆଲେକ୍ସା|=ସିରି',
}
