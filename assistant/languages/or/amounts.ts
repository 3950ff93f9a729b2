import type { AmountWords } from '#assistant/engine/amounts/amount-words.ts'

export const amountWords: AmountWords = {
  minutes: 'ମିନିଟ*, ମିନଟ*, ଟକଟାଇମ, ମିନିଟ ଲେଖାଏଁ, ମିନିଟ୍ ଲେଖାଏଁ | minit*, minita',
  hours: 'ଘଣ୍ଟା*, ଘଣ୍ଟେ, ଘଂଟା | ghanta, ghante',
  seconds: 'ସେକେଣ୍ଡ*, ସେକେଂଡ | sekend, secondra',
  calls:
    'କଲ, କଲ୍, କଲର, କଲକୁ, କଲଗୁଡ଼ିକ, କଲ୍‌ସ, ଫୋନ, ଫୋନ୍, ଏନକ୍ୱାରୀ, ଇନକ୍ୱାରୀ | kala, kalla, phone, phon, fon, phone call, enquiry, inquiry',
  people:
    'ଲୋକ*, ଜଣ, ଜଣଙ୍କ, ଗ୍ରାହକ*, କଷ୍ଟମର*, ଗରାଖ, ରୋଗୀ*, ଅର୍ଡର*, ବୁକିଂ*, ପାର୍ସଲ*, ଡିଲର*, ଛାତ୍ର* | loka, jana, grahaka',
  agents: 'ଏଜେଣ୍ଟ*, କର୍ମଚାରୀ*, କର୍ମୀ, ଷ୍ଟାଫ*, ମଣିଷ, ଟେଲିକଲର, ଅପରେଟର | karmachari',
  times: 'ଥର | thara',
  places: 'ଦୋକାନ*, ଶାଖା*, ବ୍ରାଞ୍ଚ*, କ୍ଲିନିକ*, ଅଫିସ* | dokana, sakha',
  lines: 'ଲାଇନ*, ଚ୍ୟାନେଲ | line, lines',
  rupees: 'ଟଙ୍କା*, ଟଂକା*, ₹ | tanka, tankaa',
  days: 'ଦିନ, ଦିନର, ଦିନକୁ, ଦିନରେ | dina, din, dinara, dinaku, dinku, dinare, dinaka, dinke',
  weeks: 'ସପ୍ତାହ, ସପ୍ତାହର, ସପ୍ତାହକୁ, ସପ୍ତାହରେ | saptaha, saptah, saptahaku, saptahku, saptahare',
  months:
    'ମାସ, ମାସର, ମାସଟା, ମାସକୁ, ମାସରେ | masa, mas, masara, maasa, masra, maas, masapain, masaku, masku, masare, maasaku, masake',
  years:
    'ବର୍ଷ, ବର୍ଷର, ବର୍ଷକୁ, ବର୍ଷରେ | barsa, barsha, barsara, barsaku, barshaku, barsare, barsika, barsa ku',
  daily:
    'ଦିନକୁ, ପ୍ରତିଦିନ, ପ୍ରତି ଦିନ, ସବୁଦିନ, ଦୈନିକ, ଦିନରେ, ରୋଜ, ଦିନ ପିଛା, ଗୋଟିଏ ଦିନରେ, ଦିନ, ପ୍ରତ୍ୟହ, ଡେଲି, ଡେଇଲି, ସାରା ଦିନରେ, ଦିନସାରା, ସାରାଦିନ | dinaku, dinku, pratidina, pratidin, dinare, sabudina, roja, dinaka, dinke, prati dina, dina ku, din ku, dina re, sara dinare, sara dina, dinasara',
  weekly:
    'ସପ୍ତାହକୁ, ସପ୍ତାହରେ, ପ୍ରତି ସପ୍ତାହ, ସାପ୍ତାହିକ | saptahaku, saptahku, saptahare, prati saptaha, saptaha ku',
  monthly:
    'ମାସକୁ, ମାସିକ, ମାସରେ, ପ୍ରତି ମାସ*, ପ୍ରତିମାସ*, ଗୋଟିଏ ମାସରେ, ଏକ ମାସରେ | masaku, masku, masare, prati masa, masika, masa ku, mas ku, masa re, maasaku, masake',
  yearly: 'ବର୍ଷକୁ, ବାର୍ଷିକ, ପ୍ରତି ବର୍ଷ, ବର୍ଷରେ, ଗୋଟିଏ ବର୍ଷ* | barsaku, barshaku, barsare, barsika, barsa ku',
  each: 'ପ୍ରତି କଲ*, ପ୍ରତ୍ୟେକ କଲ*, ପ୍ରତ୍ୟେକ, କଲ ପିଛା, ଗୋଟିଏ କଲ*, ଗୋଟାଏ କଲ*, ହାରାହାରି, ଗଡ଼ରେ, ପ୍ରତିଟି, ମିନିଟ ଲେଖାଏଁ, ଲେଖାଏଁ, ମିନିଟ୍ ଲେଖାଏଁ, ଲେଖାଏ, ଗୋଟିଏ ଫୋନ*, ଗୋଟାଏ ଫୋନ*, ଗୋଟେ ଫୋନ*, ଗୋଟେ କଲ*, ପ୍ରତି ଫୋନ*, ଫୋନ ପିଛା, ଫୋନ୍ ପିଛା, କଲ୍ ପିଛା, ପ୍ରତ୍ୟେକଟା, ପ୍ରତ୍ୟେକଟି, ପ୍ରତ୍ୟେକ ଲୋକ, ପ୍ରତ୍ୟେକ ଗ୍ରାହକ | prati kala, prati call, pratyeka call, gotie call, harahari, pratyeka, lekhaen, pratiti, lekhae, lekhaye, lekhai, gote call, gote phone, gotie phone, prati phone, phone picha, call picha, phone pichha, call pichha, pratyeka loka, pratyeka grahaka',
  atOnce:
    'ଏକାସାଙ୍ଗରେ, ଏକା ସାଙ୍ଗରେ, ଏକାଥରେ, ଏକା ଥରେ, ଏକା ସମୟରେ, ଏକ ସମୟରେ, ଏକାସମୟରେ, ଗୋଟିଏ ସମୟରେ, ଏକାଠି, ଏକସଙ୍ଗେ, ଏକ ସାଙ୍ଗରେ | eka sangare, ekasangare, eka samayare, ekathare, eka thare, ekathi',
  extra: 'ଅତିରିକ୍ତ, ଅଧିକ, ଏକ୍ସଟ୍ରା, ବାଡ଼ତି | atirikta, adhika, ekstra',
  beyond:
    'ସୀମାଠାରୁ ଅଧିକ, ସୀମା ବାହାରେ, ସୀମାରୁ ଅଧିକ, ସୀମା ଉପରେ, ଲିମିଟରୁ ଅଧିକ, ଲିମିଟ ଉପରେ, ଲିମିଟ ବାହାରେ, ଲିମିଟଠାରୁ ଅଧିକ, ମାଗଣା ମିନିଟ ପରେ, ମାଗଣା ମିନିଟ ଉପରେ, ମାଗଣା ମିନିଟରୁ ଅଧିକ, ମାଗଣା ମିନିଟ ସରିବା ପରେ, ମାଗଣା ବାହାରେ, ଫ୍ରି ମିନିଟ ପରେ, ଫ୍ରି ମିନିଟ ଉପରେ, ଫ୍ରି ମିନିଟ ବାହାରେ, ଫ୍ରି ମିନିଟ ସରିବା ପରେ, ଫ୍ରି ମିନିଟ ଛଡ଼ା, ମାଗଣା ମିନିଟ ଛଡ଼ା, ମାଗଣା ମିନିଟ ବାଦ, ଫ୍ରି ମିନିଟ ବାଦ, ମାଗଣା ମିନିଟ ସରିଗଲ*, ଫ୍ରି ମିନିଟ ସରିଗଲ*, ଫ୍ରି ମିନିଟ୍ ଛଡ଼ା, ମାଗଣା ମିନିଟ୍ ଛଡ଼ା | limit ru adhika, limitru adhika, limit upare, limit bahare, magana minit pare, free minit pare, free minute pare, magana minute pare, free upare, free minute chhada, free minute chada, free minit chhada, magana minute chhada, magana minit chhada, magana minute sarigal*, free minute sarigal*, magana minit sarigal*',
  limits: 'ସୀମାଠାରୁ, ସୀମାରୁ, ଲିମିଟରୁ, ଲିମିଟଠାରୁ, ମାଗଣାଠାରୁ | limit ru, limitru, limit tharu',
  more: 'ଅଧିକ, ଉପରେ, ବେଶୀ, ବାହାରେ | adhika, upare, besi',
  included: 'ମାଗଣା, ଫ୍ରି, ଫ୍ରୀ | magana, free',
  about: 'ପ୍ରାୟ, ପାଖାପାଖି, ଆନୁମାନିକ, ଅତି କମରେ, ପର୍ଯ୍ୟନ୍ତ | praya, pakhapakhi',
  percent: 'ପ୍ରତିଶତ, ଶତକଡ଼ା | pratishata',
  clock: 'ଟାରେ, ଟାବେଳେ, ଟା ବେଳେ | tare, tabele',
  fillers: 'ଟି, ଟା, ଟିଏ, ର, ଏବଂ, ଓ, ମୋଟ, ଆଉ, ଲେଖାଏଁ | ti, ta, ra, ebam, o, mota, au, lekhaen',
  lists: 'କିମ୍ବା, ବା, ଏବଂ, ଓ, ନା | kimba, ba, ebam',
  per: 'ପ୍ରତି, ପିଛା | prati, picha',
  bills: 'ବିଲ, ଖର୍ଚ୍ଚ, ଦାମ, ମୂଲ୍ୟ, ପ୍ଲାନ | bil, kharcha, dama',
  ranks: 'ଟିୟର, ଲେଭେଲ, ନମ୍ବର',
  sorry:
    'ସରି, କ୍ଷମା କରନ୍ତୁ, କ୍ଷମା କରିବେ, ରୁହନ୍ତୁ, ଭୁଲ ହେଲା, ଭୁଲ କହିଲି, ଭୁଲ ଲେଖିଲି | khyama, ruhantu, bhul hela, bhul kahili, kshama karantu, kshama, bhul lekhili',
  notThat: 'ନୁହେଁ, ନୁହେ | nuhe, nuhen',
  notOrElse: 'ନା, ନାହିଁ | na',
}
