import type { AmountWords } from '#assistant/engine/amounts/amount-words.ts'

export const amountWords: AmountWords = {
  minutes: 'મિનિટ*, મિનીટ*, મિનટ*, ટોકટાઇમ | minit*, minat',
  hours: 'કલાક* | kalak, kalaak, kalakna',
  seconds: 'સેકન્ડ*, સેકંડ* | sekand',
  calls:
    'કૉલ*, કોલ*, ફોન*, પૂછપરછ, ઇન્ક્વાયરી | kol, kols, phone, phones, puchhparachh, puchparach, inquiry',
  people:
    'લોકો*, ગ્રાહક*, કસ્ટમર*, જણ, જણા, ઘરાક*, દર્દી*, પેશન્ટ*, ઓર્ડર*, બુકિંગ*, પાર્સલ*, રિમાઇન્ડર*, ડીલર*, વિદ્યાર્થી* | loko, grahak, jan',
  agents: 'એજન્ટ*, સ્ટાફ, કર્મચારી*, માણસ*, ટેલિકોલર*, ઓપરેટર* | manas, manaso, karmachari',
  times: 'વાર, વખત | var, vaar, vakhat',
  places: 'દુકાન*, શાખા*, બ્રાન્ચ*, આઉટલેટ*, ક્લિનિક*, ઓફિસ* | dukan, dukano, shakha',
  lines: 'લાઇન*, લાઈન*, ચેનલ* | line, lines',
  rupees: 'રૂપિયા*, રૂપિયો, રુપિયા*, રૂ, ₹ | rupiya, rupia',
  days: 'દિવસ, દિવસો, દિવસનું, દિવસના, દિવસનો, દિવસોના, દિવસમાં, દિવસની, દિવસે | divas, divaso, diwas, divasnu, divasno, divasma, divasna, divase, divasni',
  weeks:
    'અઠવાડિયા, અઠવાડિયાં, સપ્તાહ, અઠવાડિયે, અઠવાડિયામાં, અઠવાડિયાના, અઠવાડિયાની | athvadiya, athavadiya, athvadiye, athavadiye, athvadiyama, athvadiya ma, athvadiya na, athvadiyana, athvadiyani, athwadiya, athwadiye, athavadiya ma, athavadiya na',
  months:
    'મહિના, મહિનાના, મહિનાનું, મહિનાનો, મહિનો, માસ, મહિનાઓ*, મહિનાનુ, મહિનાનાં, મહિના માટે, મહીના, મહીનો, મહીનાનું, મહિને, મહિનામાં, મહિનાની, માસિક, મહીને, મહીનામાં | mahina, mahinano, mahinanu, mahino, mahinao, mahinana, mahinamate, mahinaa, mahinaani, mahine, mahinama, mahinani, mahinaama',
  years: 'વર્ષ, વર્ષનું, વર્ષના, સાલ, વર્ષે, વર્ષમાં | varsh, saal, varshe, varshma',
  daily:
    'રોજ, રોજના, રોજની, દરરોજ, દિવસમાં, દિવસના, દિવસની, દિવસે, દર દિવસે, દૈનિક, ડેઇલી, એક દિવસમાં, આખા દિવસમાં, દિવસભર, દિવસભરમાં, રોજનો | roj, roz, darroj, divasma, divas ma, divasna, divas na, divas ni, ek divas ma, rojna, rojni, divase, divasni, roje, rojnu, dararoj, aakha divas ma, akha divas ma, divasbhar, rojno',
  weekly:
    'અઠવાડિયે, અઠવાડિયામાં, અઠવાડિયાના, અઠવાડિયાની, દર અઠવાડિયે, સાપ્તાહિક, એક અઠવાડિયામાં | athvadiye, athavadiye, athvadiyama, dar athvadiye, athvadiya ma, athvadiya na, athvadiyana, athvadiyani, athwadiye, athwadiya ma, athavadiya ma, athavadiya na, ek athvadiya ma, dar athvadiya',
  monthly:
    'મહિને, મહિનામાં, મહિનાની, દર મહિને, માસિક, પ્રતિ માસ, મંથલી, એક મહિનામાં, એક મહિનાનો, એક મહિને, મહિનો, મહીને, મહીનામાં | mahine, mahinama, mahina ma, dar mahine, masik, mahinani, mahinaama',
  yearly:
    'વર્ષે, વર્ષમાં, વાર્ષિક, દર વર્ષે, એક વર્ષ*, આખા વર્ષ*, વર્ષભર*, આખું વર્ષ | varshe, varshma, varshik, dar varshe, aakha varsh, aakha varas, akha varsh, varsh nu, varsh na, varshbhar, varasbhar',
  each: 'દરેક કોલ*, દરેક કૉલ*, એક કોલ*, એક કૉલ*, સરેરાશ, એવરેજ, પ્રતિ કોલ, દરેક, દરેકમાં, એકેક, પ્રત્યેક, દરેક ફોન*, એક ફોન*, ફોન દીઠ, કોલ દીઠ, કૉલ દીઠ, પ્રતિ ફોન, દરેક જણ, દરેક ગ્રાહક, દરેક દર્દી, પ્રતિ કૉલ | darek call, ek call, sarerash, darek, ekek, darek phone, ek phone, phone dith, call dith, phone deeth, call deeth, darek jan, darek grahak, darek dardi, prati call, prati phone',
  atOnce:
    'એકસાથે, એક સાથે, એક જ સમયે, એક સમયે, એક વખતમાં, એકી સાથે, એક ટાઇમે, એક જ વખતે, એક જ ઘડીએ, એક ઘડીએ | ek sathe, eksathe, ek j samaye, ek saathe, ek samaye, ek j ghadie, ek j ghadiye',
  extra: 'વધારાના, વધારાની, વધારાનો, એક્સ્ટ્રા, વધારે, અતિરિક્ત | vadharana, vadharani, vadhare, ekstra',
  beyond:
    'મર્યાદાથી વધુ, મર્યાદા કરતાં વધુ, મર્યાદાથી ઉપર, લિમિટથી વધુ, લિમિટથી ઉપર, લિમિટ કરતાં વધુ, લિમિટની ઉપર, મફત મિનિટ પછી, મફત મિનિટ પૂરી થયા પછી, મફત મિનિટથી વધુ, મફત મિનિટ કરતાં વધુ, મફત મિનિટ ઉપર, મફત મિનિટની ઉપર, ફ્રી મિનિટ પછી, ફ્રી મિનિટથી વધુ, ફ્રી મિનિટની ઉપર, ફ્રી ઉપરાંત, મફત ઉપરાંત, મફતથી ઉપર, ફ્રીથી ઉપર | limit thi vadhu, limitthi vadhu, limit thi upar, limit upar, free minit pachi, mafat minit pachi, free thi vadhu, mafat thi vadhu, free minute pachi, mafat minute pachi, free upar, free minute upar, free minute thi upar, free minute thi vadhare, mafat minute upar, mafat minute thi vadhare, mafat minute puri thaya pachi, free minute puri thaya pachi, free minute pachhi, mafat minute pachhi, mafat minute puri thay pachi',
  limits:
    'મર્યાદાથી, લિમિટથી, મર્યાદા કરતાં, લિમિટ કરતાં, મફતથી, ફ્રીથી, મફત કરતાં, મફત મિનિટથી, ફ્રી મિનિટથી, મફત મિનિટ કરતાં, ફ્રી મિનિટ કરતાં | limit thi, limitthi, mafat thi, free thi, limit karta, mafat minute thi, free minute thi, free minute karta, mafat minute karta',
  more: 'વધુ, વધારે, ઉપર, બહાર | vadhu, vadhare, upar',
  included: 'મફત, ફ્રી | mafat, muft',
  about: 'લગભગ, આશરે, અંદાજે, ઓછામાં ઓછા, કરતાં વધુ, સુધી | lagbhag, aashare, ashare, andaje',
  percent: 'ટકા | taka',
  clock: 'વાગ્યે, વાગ્યા | vagye, vagya',
  fillers:
    'ની, ના, નો, નું, વાળા, વાળી, અને, કુલ, જેટલા, જેટલી, ટોક, સુધી | ni, na, no, nu, ane, kul, jetla, jetli',
  lists: 'કે, અથવા, અને | ke, athva, ane',
  per: 'પ્રતિ, દર, દીઠ, દરેક | prati, dar, dith, darek',
  bills: 'બિલ, ખર્ચ, કિંમત, ચાર્જ, ભાવ, પ્લાન | bil, kharch, kimat',
  ranks: 'ટિયર, લેવલ, નંબર',
  sorry:
    'સૉરી, સોરી, માફ કરશો, ઊભા રહો, ભૂલ થઈ, ભૂલથી, રુકો, ભૂલથી લખ્યું, ખોટું લખ્યું, ભૂલથી કહ્યું | maaf karsho, ubha raho, bhul thai, bhulthi, ruko, bhulthi lakhyu, khotu lakhyu, bhulthi kahyu',
  notThat: 'નહીં, નહિ | nahi',
  notOrElse: 'ના, ન | na, ne',
}
