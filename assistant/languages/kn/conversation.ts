import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'ಖಚಿತ*, ನಿಜವಾ*, ನಿಜಾನಾ, ನಿಜನಾ, ಪಕ್ಕಾ*, ನಿಜಕ್ಕೂ, ಸರಿಯಾಗಿ ಹೇಳ್ತ*, ಖಂಡಿತ*, ನಿಜವೇ, ನಿಜಾನೆ, ಹೌದಾ, ಕನ್ಫರ್ಮ್*, ಶ್ಯೂರ್*, ಗ್ಯಾರಂಟಿ*, ಗ್ಯಾರಂಟೀನಾ, ಸತ್ಯನಾ, ಸರಿನಾ, ಸರಿ ತಾನೇ, ನಿಜ ಹೇಳಿ*, ಹಾಗಾ, ಹೌದೇ, ನಿಶ್ಚಿತ* | khachita*, nijava*, nijana, pakka*, nijakku, khandita*, khanditha*, nija na, howda, haudaa, confirm aa, khachitha*, guarantee na, nijaana, nijvaglu*, nija heli*, houda, haudha, hauda, sarina, sari tane, satyana, hagaa, nijave, kandita*, confirm na',
  saidBefore:
    'ಅದನ್ನೇ*, ಅದೇ ಮಾತು, ಮತ್ತೆ ಅದೇ, ಅದೇ ಉತ್ತರ, ಅದೇ ಅದೇ, ಹೇಳಿದ್ದನ್ನೇ*, ಮತ್ತೆ ಮತ್ತೆ ಅದೇ, ಒಂದೇ ಮಾತು, ಒಂದೇ ಉತ್ತರ | ade matu, matte ade, adanne*, ade maatu, ade ade, helidanne*, helidde helt*, onde matu, onde uttara, ade uttara',
  putOff:
    'ಯೋಚಿಸಿ*, ಯೋಚನೆ ಮಾಡ*, ಆಮೇಲೆ ಹೇಳ್ತ*, ಯೋಚ್ನೆ ಮಾಡ*, ಮನೇಲಿ ಕೇಳಿ*, ವಿಚಾರ ಮಾಡಿ*, ನಂತರ ಹೇಳ*, ನೋಡಿ ಹೇಳ*, ಆಮೇಲೆ ನೋಡ*, ಪಾರ್ಟ್ನರ್ ಹತ್ರ* | yochisi*, yochane mad*, aamele helt*, yochne madt*, maneli keli*, vichara madi*, nantara hel*, nodi helt*, aamele nod*, yochne madi*',
  content:
    'ಸರಿ ಅನ್ಸುತ್ತೆ, ಚೆನ್ನಾಗಿದೆ, ಪರವಾಗಿಲ್ಲ, ಓಕೆ ಅನ್ಸುತ್ತೆ, ಪರ್ವಾಗಿಲ್ಲ, ಸರಿಯಾಗಿದೆ, ಒಳ್ಳೇದೇ | chennagide, paravagilla, parvagilla, sariyagide, sari ansutte, ollede',
  inVain:
    'ಆದ್ರೂ, ಆದರೂ, ಈಗಾಗಲೇ ಮಾಡ*, ಮಾಡಿದ್ದೀನಿ, ಏನೂ ಆಗಿಲ್ಲ, ಪ್ರಯೋಜನ ಇಲ್ಲ, ಪ್ರಯೋಜನವಿಲ್ಲ, ಇನ್ನೂ ಬಂದಿಲ್ಲ*, ಇನ್ನೂ ಉತ್ತರ*, ಇನ್ನೂ ಯಾರೂ*, ಇನ್ನೂ ಇಲ್ಲ* | aadru, adaru, igagale mad*, enu aagilla, prayojana illa, aadaru, innu bandilla*, innu yaru*',
  difference:
    'ಎಷ್ಟು ಕಮ್ಮಿ*, ಎಷ್ಟು ಜಾಸ್ತಿ*, ಎಷ್ಟು ಹೆಚ್ಚು*, ಎಷ್ಟು ಉಳಿತಾಯ*, ಎಷ್ಟು ವ್ಯತ್ಯಾಸ*, ಎಷ್ಟು ಕಡಿಮೆ*, ವ್ಯತ್ಯಾಸ ಎಷ್ಟು*, ಎಷ್ಟು ರೂಪಾಯಿ ವ್ಯತ್ಯಾಸ*, ಎಷ್ಟು ಉಳಿ*, ಎಷ್ಟು ಡಿಫರೆನ್ಸ್*, ಎಷ್ಟು ಫರಕ್*, ಎಷ್ಟು ಕಮ್ಮೀ*, ವ್ಯತ್ಯಾಸ ಏನು, ಎಷ್ಟು ಸೇವ್*, ಎಷ್ಟು ರೂಪಾಯಿ ಕಮ್ಮಿ*, ಎಷ್ಟು ರೂಪಾಯಿ ಜಾಸ್ತಿ*, ಡಿಫರೆನ್ಸ್ ಎಷ್ಟು* | eshtu vyatyasa*, vyatyasa eshtu, eshtu kadime, eshtu uli*, eshtu kammi*, eshtu jasti*, eshtu jaasti*, eshtu hechchu*, eshtu difference*, difference eshtu, eshtu save*, estu vyatyasa*, estu kammi*, estu jasti*, eshtu kadme*, estu uli*, vyatyasa estu',
  rest: 'ಉಳಿದ*, ಮಿಕ್ಕ* | ulida*, mikka*',
  inWhich:
    'ಯಾವುದರಲ್ಲಿ*, ಯಾವುದ್ರಲ್ಲಿ*, ಯಾವ್ದ್ರಲ್ಲಿ*, ಯಾವ ಪ್ಲಾನ್*, ಯಾವ್ದರಲ್ಲಿ*, ಯಾವುದರೊಳಗೆ, ಯಾವ ಪ್ಯಾಕೇಜ್*, ಯಾವ್ ಪ್ಲಾನ್* | yavudaralli, yavudralli, yavdralli, yaava plan, yava plan, yavdaralli, yaavudralli, yav plan, yaavudaralli, yava package, yavudralide, yavdralide',
  forUs:
    'ನಮಗೆ, ನನಗೆ, ನಮ್ಮ, ನಮ್, ನಂಗೆ, ನಮ್ಗೆ, ನಮಗಾಗಿ, ನನ್ಗೆ, ನಮ್ಮಂಥ* | namage, nanage, namma, nange, namge, nanige, nangu, namgoo, nam',
  both: 'ಎರಡೂ*, ಎರಡರ*, ಎರಡರಲ್ಲೂ, ಎರಡಕ್ಕೂ | eradoo, eradara*, eradu plan*, eradralli, eradrallu, erdrallu, eradakku',
  twoOfThem:
    'ಎರಡು ತಿಂಗಳ*, ಎರಡ್ ತಿಂಗಳ*, ಎರಡೂ ತಿಂಗಳ*, ಎರಡನ್ನೂ, ಎರಡಕ್ಕೂ, 2 ತಿಂಗಳ* | eradu ting*, eradu thing*, yeradu ting*, yeradu thing*, erdu ting*, eradannu, eradakku, 2 ting*',
  together:
    'ಸೇರಿ, ಸೇರಿಸಿ, ಸೇರ್ಸಿ, ಸೇರಿಸಿದ್ರೆ, ಕೂಡಿ, ಒಟ್ಟಿಗೆ, ಒಟ್ಟು ಸೇರಿಸಿ, ಕೂಡಿಸಿ*, ಸೇರಿದ್ರೆ | seri, serisi, sersi, sersidre, koodi, ottige, kudisi*, seridre, ottu serisi',
  inTotal: 'ಒಟ್ಟು, ಒಟ್ಟಾರೆ, ಟೋಟಲ್, ಒಟ್ಟಾಗಿ, ಎಲ್ಲಾ ಸೇರಿ | ottu, ottare, otaare, ottagi, ella seri',
  keptHowLong:
    'ಎಷ್ಟು ದಿನ … ಇಟ್*, ಎಷ್ಟು ದಿನ … ಇಡ*, ಎಷ್ಟು ಕಾಲ … ಇಡ*, ಎಷ್ಟು ದಿನ … ಇರ*, ಎಷ್ಟು ದಿನ … ಸೇವ್*, ಎಷ್ಟು ದಿನ … ಉಳ*, ಎಷ್ಟು ಸಮಯ … ಇಟ್*, ಎಷ್ಟು ದಿನ … ಸ್ಟೋರ್* | eshtu dina … itk*, estu dina … itk*, eshtu dina … itt*, estu dina … itt*, eshtu dina … idu*, estu dina … idu*, eshtu dina … irut*, estu dina … irut*, eshtu dina … save*, eshtu dina … iro*, eshtu dina … uli*, eshtu samaya … itk*, eshtu divasa … itk*',
  nobodyThere:
    'ಯಾರೂ ಎತ್ತ*, ಯಾರೂ ಇರ*, ಯಾರು ಎತ್ತಲ್ಲ, ಯಾರು ಇರಲ್ಲ, ಫೋನ್ ಎತ್ತೋಕೆ ಯಾರ*, ಯಾರೂ ಇಲ್ಲ, ಎತ್ತೋರು ಯಾರ*, ಎತ್ತೋಕೆ ಯಾರೂ*, ಎತ್ತುವವರು ಯಾರ*, ಯಾರೂ ಸಿಗಲ್ಲ, ಯಾರೂ ಇಲ್ದೆ* | yaaru ett*, yaru ett*, yaaru irall*, yaru irall*, yaru iral*, yaaru iral*, ettoru yar*, ettoke yar*, phone ettoke yar*, yaru sigalla, yaru illa*, yaaru illa*',
  its: 'ಅದರ, ಅದ್ರ, ಅದಕ್ಕೆ, ಅದರದ್ದು, ಅದ್ರದ್ದು, ಆ ಪ್ಲಾನಿನ | adara, adra, adakke, adraddu, adara bele, adradu, aduna',
  sunday: 'ಭಾನುವಾರ*, ಸಂಡೇ | bhanuvara*, bhanuvar*, sunday',
  saturday: 'ಶನಿವಾರ* | shanivara*',
  weekend: 'ವಾರಾಂತ್ಯ* | vaarantya*',
  closed: 'ಮುಚ್ಚ*, ರಜೆ*, ರಜಾ*, ಬಿಟ್ಟು*, ಇಲ್ಲ | muchch*, raje, bittu, illa, rajadina',
  twice:
    'ದುಪ್ಪಟ್ಟು*, ಎರಡು ಪಟ್ಟು, ಡಬಲ್, ಎರಡರಷ್ಟು, ಎರಡು ಪಟ್ಟು*, ದುಪ್ಪಟ್* | duppattu, duppat, double*, duppattu*, eradu pattu*, eradarashtu',
  thrice: 'ಮೂರು ಪಟ್ಟು*, ಮೂರರಷ್ಟು, ಮೂರ್ಪಟ್ಟು | mooru pattu, mooru pattu*, triple, mururashtu',
  half: 'ಅರ್ಧ*, ಅರೆ | ardha*, ardadashtu, arda',
  hours: 'ಗಂಟೆ* | gante*',
  more: 'ಜಾಸ್ತಿ, ಹೆಚ್ಚಾಗಿ, ಹೆಚ್ಚು | jasti, hechchu, hechu, jaasti, hechchagi',
  another: 'ಇನ್ನೂ, ಇನ್ನೊಂದು, ಮತ್ತೆ | innu, inno, innoo, inu',
  onTop: 'ಇನ್ನೂ, ಹೆಚ್ಚುವರಿ, ಹೆಚ್ಚಾದರೆ, ಮೇಲೆ | innu, hechchuvari',
  lessBy: 'ಕಡಿಮೆ, ಕಮ್ಮಿ* | kadime, kammi*, kadme',
  rises: 'ಹೆಚ್ಚ*, ಜಾಸ್ತಿ | hechch*, jasti',
  falls: 'ಕಡಿಮೆ*, ಇಳಿ* | kadime*',
  aThird: 'ಮೂರನೇ ಒಂದು',
  branch:
    'ಶಾಖೆ*, ಅಂಗಡಿ*, ಕ್ಲಿನಿಕ್*, ಹೋಟೆಲ್*, ಕೌಂಟರ್*, ಬ್ರಾಂಚ್*, ಆಫೀಸ್*, ಔಟ್‌ಲೆಟ್*, ಆಸ್ಪತ್ರೆ*, ಲಾಡ್ಜ್* | shakhe, angadi*, branchalli, office alli, outlet*, aspatre*, angdi*',
  perCall:
    'ಒಂದು ಕಾಲ್*, ಒಂದು ಕರೆ*, ಪ್ರತಿ ಕಾಲ್*, ಪ್ರತಿ ಕರೆ*, ಒಂದು ಆರ್ಡರ್*, ಪ್ರತಿ ಆರ್ಡರ್*, ಒಂದೊಂದು ಕಾಲ್*, ಕಾಲ್ ಒಂದಕ್ಕೆ, ಒಂದ್ ಕಾಲ್*, ಕರೆಯೊಂದಕ್ಕೆ, ಒಂದು ಬುಕಿಂಗ್*, ಒಂದು ರಿಮೈಂಡರ್* | ondu call*, prati call*, ondu order*, ondondu call*, call ondakke, ond call*, ondu kare*, ondu booking*, ondu reminder*',
  perDay:
    'ದಿನಕ್ಕೆ, ಒಂದು ದಿನ*, ಪ್ರತಿದಿನ*, ದಿನಾ, ಒಂದ್ ದಿನ*, ದಿನವೊಂದಕ್ಕೆ | dinakke, ondu dina*, dinaa, ond dina*, pratidina*, prati dina*',
  comesTo: 'ಆಗುತ್ತ*, ಬೀಳ*, ಖರ್ಚ* | aagutt*, kharch*',
  averageMinute: 'ಸರಾಸರಿ … ನಿಮಿಷ*, ಆವರೇಜ್ … ನಿಮಿಷ* | sarasari … nimisha*, average … nimisha*',
  extraAlone:
    'ಹೆಚ್ಚುವರಿ ಮಾತ್ರ, ಹೆಚ್ಚುವರಿ ನಿಮಿಷ ಎಷ್ಟು, ಎಷ್ಟು ಹೆಚ್ಚುವರಿ, ಎಕ್ಸ್‌ಟ್ರಾ ಮಾತ್ರ, ಬರೀ ಎಕ್ಸ್‌ಟ್ರಾ, ಎಷ್ಟು ಎಕ್ಸ್‌ಟ್ರಾ, ಎಕ್ಸ್‌ಟ್ರಾ ಎಷ್ಟು ನಿಮಿಷ, ಎಕ್ಸ್‌ಟ್ರಾ ನಿಮಿಷ ಎಷ್ಟು, ಹೆಚ್ಚುವರಿ ಎಷ್ಟು | hechchuvari matra, extra matra, bari extra, eshtu extra, extra eshtu nimisha, extra nimisha eshtu, hechchuvari eshtu, bittu extra',
  leftOver: 'ಉಳಿ*, ಬಾಕಿ, ಮಿಕ್ಕ* | uli*, baki, mikka*, bakki',
  wholeYear:
    'ವರ್ಷಕ್ಕೆ, ವರ್ಷದ, ಇಡೀ ವರ್ಷ*, ಒಂದು ವರ್ಷ*, ವರ್ಷಪೂರ್ತಿ, ವರ್ಷ ಪೂರ್ತಿ, ಪೂರ್ತಿ ವರ್ಷ*, ವರ್ಷದಲ್ಲಿ, ಹನ್ನೆರಡು ತಿಂಗಳ* | varshakke, idi varsha*, varsha poorti, poorti varsha*, varshadalli, ondu varsha*, varsha purti, varshake, idi varusha*, hanneradu tinga*',
  there:
    'ಅದರಲ್ಲಿ, ಅದಕ್ಕೆ, ಅದರ ಮೇಲೆ, ಅಲ್ಲಿ, ಅದ್ರಲ್ಲಿ, ಅದರಲ್ಲೂ, ಆ ಪ್ಲಾನಲ್ಲಿ, ಅದ್ರೊಳಗೆ, ಅದ್ರಲ್ಲೇ, ಅದಕ್ಕೇ | adaralli, adakke, alli, adralli, adrali, adralle, adralide, adarallu, adrallu, adrolage, aa plan alli',
  reducedBy:
    'ಎಷ್ಟು ಕಡಿಮೆ ಆ*, ಎಷ್ಟು ರಿಯಾಯಿತಿ, ಎಷ್ಟು ಕಮ್ಮಿ ಮಾಡ*, ಎಷ್ಟು ಕಡಿಮೆ ಮಾಡ* | eshtu kadime aa*, eshtu kammi mad*, eshtu riyayiti',
  thosePeople:
    'ಆ ಜನ*, ನನ್ನ ಸಿಬ್ಬಂದಿ*, ನಮ್ಮ ಹುಡುಗ*, ನಮ್ಮ ಹುಡುಗಿ*, ನನ್ನ ಹುಡುಗ*, ನಮ್ಮ ಆಳು* | namma huduga*, namma hudugi*, nanna huduga*, namma aalu*',
  moreThan:
    'ಗಿಂತ ಹೆಚ್ಚು, ಗಿಂತ ಜಾಸ್ತಿ, ಕ್ಕಿಂತ ಹೆಚ್ಚು, ಕ್ಕಿಂತ ಜಾಸ್ತಿ, ಮೇಲೆ ಹೋದ್ರೆ, ಗಿಂತ ಮೇಲೆ, ದಾಟಿದ್ರೆ, ನಿಮಿಷಕ್ಕಿಂತ ಜಾಸ್ತಿ, ನಿಮಿಷಕ್ಕಿಂತ ಹೆಚ್ಚು | ginta hechchu, ginta jasti, kkinta hechchu, kinta jasti, kinta hechu, ginta hechu, ginta jaasti, ginta mele, kinta mele, datidre, nimishakkinta jasti, nimishakinta jasti, nimishakkinta hechchu',
  sayIn:
    'ಹೇಳಿ*, ಹೇಳು*, ಮಾತನಾಡಿ, ಮಾತನಾಡು, ಮಾತಾಡು, ಮಾತಾಡ್ರಿ, ಉತ್ತರ*, ಮತ್ತೆ, ಬರೆ*, ಬರೆದು*, ಇನ್ಮೇಲೆ, ಇನ್ನುಮುಂದೆ, ಇನ್ನು ಮುಂದೆ, ವಿವರಿ*, ಕೊಡಿ, ತಿಳಿಸಿ*, ಕಳ್ಸಿ*, ಕಳಿಸಿ*, ಹೇಳ್ರಿ, ಅನುವಾದ*, ಬರೀರಿ, ಹೇಳ್ಬಿಡಿ, ಇನ್ಮುಂದೆ | heli, helu, maatadi, matadi, uttara, matte, bareyiri, baredu*, bari, inmele, innumunde, kodi, tilisi, helri, tilsi, matadu, bareri, bariri, helbidi, inmunde, vivarisi, anuvada*, kalsi',
  script: 'ಲಿಪಿ*, ಅಕ್ಷರ* | lipi*, akshara*',
  latinLetters: '',
  same: 'ಇದನ್ನೇ, ಅದನ್ನೇ, ಇದೇ, ಅದೇ, ಇದನ್ನ, ಇದನ್ನು, ಈ ಲೆಕ್ಕ*, ಅಷ್ಟೇ, ಅವೇ, ಅಷ್ಟೇ ನಿಮಿಷ*, ಅದೇ ಲೆಕ್ಕ*, ಇದೇ ಲೆಕ್ಕ*, ಇಷ್ಟೇ, ಆದನ್ನೇ | idanne, adanne, ide, ade, idannu, idanna, ashte, ade lekka*, ide lekka*, ishte, ashtu nimisha*, ashte nimisha*, adakke',
  thatBill:
    'ಆ ಬಿಲ್*, ಎರಡನೇ ಬಿಲ್*, ಮೊದಲ ಬಿಲ್*, ಅದೇ ಬಿಲ್*, ಆ ನಿಮಿಷ*, ಅದೇ ನಿಮಿಷ*, ಅಷ್ಟೇ ನಿಮಿಷ*, ಕೊನೆಯ ಬಿಲ್*, ಹಿಂದಿನ ಬಿಲ್* | eradane bill*, modala bill*, ashte nimisha*, aa bill*, ade bill*, hindina bill*, aa nimisha*, ade nimisha*',
  thatPlan:
    'ಆ ಪ್ಲಾನ್*, ಅದೇ ಪ್ಲಾನ್*, ಈ ಪ್ಲಾನ್*, ಅದೇ ಯೋಜನೆ*, ಆ ಪ್ಯಾಕೇಜ್*, ಅದೇ ಪ್ಯಾಕೇಜ್*, ಈ ಪ್ಯಾಕೇಜ್* | aa plan*, ade plan*, ee plan*, aa package*, i plan*, adhe plan*',
  whatIf:
    'ಒಂದು ವೇಳೆ, ಅಂದುಕೊಳ್ಳಿ, ಅಂದ್ಕೊಳ್ಳಿ, ಎಂದುಕೊಳ್ಳಿ, ಅನ್ಕೊಳ್ಳಿ, ಅಂತಿಟ್ಕೊಳ್ಳಿ, ಅಂತ ಇಟ್ಕೊಳ್ಳಿ, ಇಟ್ಟುಕೊಳ್ಳಿ, ಅನ್ಕೊಂಡ್ರೆ, ಅಂದ್ಕೊಂಡ್ರೆ | ondu vele, andkolli, ankolli, andukolli, antitkoli, anta itkolli, ankondre, andkondre, andukollona, ondvele',
  insideFree:
    'ಉಚಿತ ನಿಮಿಷ* … ಒಳಗ*, ಫ್ರೀ ನಿಮಿಷ* … ಒಳಗ*, ಉಚಿತ ನಿಮಿಷಗಳಲ್ಲೇ, ಫ್ರೀ ನಿಮಿಷದಲ್ಲೇ, ಫ್ರೀ ನಿಮಿಷಗಳಲ್ಲೇ, ಉಚಿತ ನಿಮಿಷದಲ್ಲೇ | uchita nimisha* … olag*, free nimisha* … olag*, free nimishadalle, uchita nimishadalle, free nimishadolage, free nimishada olage',
  apartFrom:
    'ಹಣ ಬಿಟ್ಟು, ಹಣ ಬಿಟ್ಟರೆ, ಬೆಲೆ ಬಿಟ್ಟು, ನಿಮಿಷ ಬಿಟ್ಟು, ನಿಮಿಷಗಳನ್ನು ಬಿಟ್ಟು, ದುಡ್ಡು ಬಿಟ್ಟು, ದುಡ್ಡು ಬಿಟ್ರೆ, ಬೆಲೆ ಬಿಟ್ರೆ, ನಿಮಿಷ ಬಿಟ್ರೆ | hana bittu, bele bittu, nimisha bittu, duddu bittu, duddu bitre, bele bitre, nimisha bitre',
  sharing: 'ಒಂದೇ … ಪ್ಲಾನ್*, ಸೇರಿಸಿ, ಹಂಚಿ* | onde … plan*, serisi, hanchi*',
  ownPlan: 'ಬೇರೆ ಬೇರೆ, ಪ್ರತ್ಯೇಕ*, ಸ್ವಂತ ಪ್ಲಾನ್ | bere bere, pratyeka*, swanta plan',
  cannotRead:
    'ಬರಲ್ಲ, ಬರೋದಿಲ್ಲ, ಬರುವುದಿಲ್ಲ, ಗೊತ್ತಿಲ್ಲ, ಅರ್ಥ ಆಗಲ್ಲ, ಅರ್ಥವಾಗ*, ಓದಲು ಬರ*, ಓದೋಕೆ ಬರ*, ಓದೋಕೆ ಆಗಲ್ಲ, ತಿಳಿಯಲ್ಲ, ಓದಕ್ಕೆ ಬರಲ್ಲ*, ಗೊತ್ತಾಗಲ್ಲ, ಅರ್ಥ ಆಗೋಲ್ಲ | baralla, barodilla, gottilla, artha aagalla, odoke*, tiliyalla, odakke baralla*, gottagalla, artha agalla, barolla, baralva',
  correction:
    'ತಪ್ಪಾಯ್ತು*, ತಪ್ಪಾಗಿ*, ತಪ್ಪು*, ಹೇಳ್ಬೇಕಿತ್ತು, ಹೇಳಬೇಕಿತ್ತು, ಹೇಳ್ಬೇಕಂತಿದ್ದೆ, ಅನ್ಬೇಕಿತ್ತು, ಬರೀಬೇಕಿತ್ತು, ಅಲ್ಲ ಅಲ್ಲ, ಅಲ್ಲಲ್ಲ, ಸಾರಿ, ಕ್ಷಮಿಸಿ, ಇಲ್ಲ ಇಲ್ಲ, ಅಯ್ಯೋ ಅಲ್ಲ, ಅಂದ್ರೆ, ಹೇಳೋಕೆ ಹೋಗಿದ್ದು*, ಅನ್ನಬೇಕಿತ್ತು, ಹೇಳ್ಬೇಕಾಗಿದ್ದು* | tappaytu*, tappagi*, tappu*, thappaytu, helbekittu, helabekittu, anbekittu, alla alla, thappagi*, thappu*, illa illa, ayyo alla, sari alla, annabekittu, helbekagiddu*, sorry, alalla, antha helbekittu',
  hireInstead:
    'ಹುಡುಗನ್ನೇ*, ಹುಡುಗನ್ನ*, ಹುಡುಗೀನ*, ಹುಡುಗಿಯನ್ನ*, ಒಬ್ಬರನ್ನ*, ಒಬ್ಬನ್ನ*, ಜನ ಇಟ್*, ಕೆಲಸಕ್ಕೆ ಇಟ್*, ಆಳನ್ನ*, ಒಬ್ಬ ಹುಡುಗನ್ನ*, ಹುಡುಗ ಸಿಗ್ತ*, ಆಳು ಇಟ್*, ಕೆಲಸದವರನ್ನ*, ಒಬ್ಬ ಆಳು*, ಜನಾನ ಇಟ್* | hudugana*, huduganna*, hudugina*, obbarannu*, obbaranna*, obbanna*, kelasakke itk*, kelasakke itt*, huduga sigt*, aalu itk*, aalu itt*, kelasadavar*, obba aalu*, jana itk*, jana itt*, obrannu itk*, obranna itk*',
  tooMuch:
    'ತುಂಬಾ ಜಾಸ್ತಿ*, ತುಂಬಾ ಹೆಚ್ಚು*, ಜಾಸ್ತಿ ದುಡ್ಡು*, ತುಂಬಾ ದುಡ್ಡು*, ಇಷ್ಟು ದುಡ್ಡು*, ಇಷ್ಟೊಂದು*, ಅಷ್ಟೊಂದು*, ಜೇಬಿಗೆ*, ಬಜೆಟ್ ಮೀರಿ*, ದುಬಾರಿ*, ಕೈಗೆಟುಕಲ್ಲ, ಕೈಗೆಟುಕುವುದಿಲ್ಲ, ಕೈಗೆಟುಕದ*, ಭರಿಸೋಕೆ ಆಗಲ್ಲ*, ಭರಿಸಲು ಆಗ*, ಜಾಸ್ತಿ ಆಯ್ತು*, ಜಾಸ್ತಿ ಆಗುತ್ತೆ*, ಜಾಸ್ತಿ ಅನ್ಸುತ್ತೆ*, ತುಂಬ ಜಾಸ್ತಿ*, ಬಹಳ ಜಾಸ್ತಿ*, ಬಾಳ ಜಾಸ್ತಿ*, ರೇಟ್ ಜಾಸ್ತಿ*, ಹೆಚ್ಚಾಯ್ತು*, ಅಷ್ಟು ದುಡ್ಡು*, ಕಾಸ್ಟ್ಲಿ*, ಕೈಗೆ ಎಟುಕ*, ಆಗಲ್ಲ ನಮಗೆ, ಇಷ್ಟು ಕೊಡೋಕೆ ಆಗಲ್ಲ*, ಅಷ್ಟು ಕೊಡೋಕೆ ಆಗಲ್ಲ* | tumba jaasti, tumba jasti, jaasti duddu, tumba duddu, ishtu duddu, ishtondu*, ashtondu*, kaigetuk*, budget meer*, dubari*, jasti aaytu*, jasti aytu*, jaasti aytu*, jasti aagutte*, jasti ansutte*, tumba duddu*, bahala jasti*, baala jasti*, rate jasti*, hechchaytu*, ashtu duddu*, kastli*, ashtu kodoke agalla*, tumba hechchu*, thumba jasti*, thumba jaasti*, dubaari*',
  howSo:
    'ಬಂತು ಹೇಗೆ, ಆಯ್ತು ಹೇಗೆ, ಇಷ್ಟು ಹೇಗ*, ಇಷ್ಟೊಂದು ಹೇಗ*, ಅಷ್ಟು ಹೇಗ*, ಹೇಗೆ ಬಂತು, ಹೇಗ್ ಬಂತು, ಹೇಗೆ ಆಯ್ತು, ಲೆಕ್ಕ ಹೇಗ*, ಹೇಗೆ ಲೆಕ್ಕ*, ಹೇಗೆ ಮಾಡಿದ್ರಿ, ಯಾಕಿಷ್ಟು*, ಯಾಕೆ ಇಷ್ಟು*, ಯಾಕೆ ಅಷ್ಟು*, ಇಷ್ಟು ಯಾಕೆ*, ಲೆಕ್ಕ ಹೇಳ*, ಲೆಕ್ಕ ತೋರ್*, ಅದು ಹೇಗೆ, ಇದು ಹೇಗೆ, ಹೇಗೆ ಸಿಕ್ಕ*, ಹೇಗ್ ಸಿಕ್ಕ*, ಎಲ್ಲಿಂದ ಬಂತು*, ಹೇಗ್ ಆಯ್ತು*, ಹೇಗಾಯ್ತು*, ಹೆಂಗ್ ಬಂತು*, ಹೆಂಗೆ ಬಂತು*, ಹೆಂಗ್ ಆಯ್ತು*, ಹೆಂಗಾಯ್ತು*, ಯಾವ ಲೆಕ್ಕ*, ಲೆಕ್ಕ ಬಿಡಿಸಿ*, ಲೆಕ್ಕ ಕೊಡಿ*, ಯಾಕೆ ಜಾಸ್ತಿ*, ಯಾಕಿಷ್ಟೊಂದು*, ಯಾಕೆ ಇಷ್ಟೊಂದು*, ಇಷ್ಟೊಂದು ಯಾಕೆ*, ಅಷ್ಟು ಯಾಕೆ*, ಬಿಡಿಸಿ ಹೇಳ*, ಅದ್ಹೇಗೆ*, ಇದ್ಹೇಗೆ*, ಅದೆಂಗೆ*, ಅದೇಗೆ*, ಹೇಗೆ ಬಂದಿದೆ* | ishtu heg*, ishtondu heg*, hege bantu, hege aaytu, lekka hege, hege lekka*, hege madidri, yaakishtu*, yakishtu*, yaake ishtu, yake ishtu, ishtu yaake, lekka hel*, adu hege, idu hege, hege sikk*, hege banthu, heg bantu, ellinda bantu*, heg aytu*, hegaytu*, hegaaytu*, heng bantu*, henge bantu*, heng aytu*, hengaytu*, yava lekka*, lekka bidisi*, lekka kodi*, lekka tori*, lekka thori*, lekka torsi*, yaake jasti*, yake jasti*, yaake ishtondu*, yake ishtondu*, ishtondu yake*, ishtondu yaake*, ashtu yake*, bidisi hel*, adhege*, adhenge*, adeg*, idhege*, hege bandide*, yake ashtu*, yaake ashtu*, estu hege',
  goAhead:
    'ಮಾಡಿ, ಮಾಡಿಸಿ*, ಮಾಡಿಕೊಡಿ*, ಮಾಡ್ಬಿಡಿ, ಏರ್ಪಾಡು ಮಾಡ*, ಬುಕ್ ಮಾಡ*, ಮಾಡೋಣ, ಶುರು ಮಾಡಿ, ಮಾಡಿಬಿಡಿ, ಮಾಡಿ ಕೊಡಿ | maadi, madi, madisi*, madikodi*, madbidi, erpadu mad*, book mad*, madona, shuru madi, madibidi, madi kodi',
  pester:
    'ಕಿರಿಕಿರಿ*, ಪದೇ ಪದೇ*, ಪದೇಪದೇ*, ಮತ್ತೆ ಮತ್ತೆ*, ದಿನಾ ಫೋನ್*, ದಿನಾ ಕಾಲ್*, ದಿನವೂ ಫೋನ್*, ದಿನವೂ ಕಾಲ್*, ತೊಂದರೆ ಕೊಡ*, ತೊಂದ್ರೆ ಕೊಡ*, ತೊಂದರೆ ಮಾಡ*, ಫೋನ್ ಮಾಡ್ತಾ ಇರ್ತೀರಾ*, ಫೋನ್ ಮಾಡಿ ಮಾಡಿ*, ದಿನಾಲೂ ಫೋನ್*, ಪ್ರತಿದಿನ ಫೋನ್*, ಸತಾಯ್ಸ*, ತಲೆ ತಿನ್ನ*, ಕಾಟ ಕೊಡ* | tondre*, tondare*, kirikiri*, pade pade, matte matte, dina phone, dinaa phone, dina call, dinavu phone, tondare kod*, tondre kod*, phone madi madi*, dinalu phone*, pratidina phone*, satays*, tale tinn*, kaata kod*, pade pade*, padepade*, phone madtane irt*',
  first:
    'ಮೊದಲನೇ*, ಮೊದಲನೆ*, ಒಂದನೇ*, ಮೊದಲ, ಮೊದಲ್ನೇ*, ಮೊದಲಿನದು, ಮೊದಲಿಂದು, ಫಸ್ಟ್ ಪ್ಲಾನ್*, ಮೊದಲ್ದು | modala*, modalane*, ondane*, modalindu, modaldu, first plan*, modalne*',
  second:
    'ಎರಡನೇ*, ಎರಡನೆ*, ಎರಡ್ನೇ*, ಮಧ್ಯದ್ದು*, ನಡುವಿನ* | eradane*, eradne*, erdne*, erdane*, madhyaddu*, naduvina*',
  third:
    'ಮೂರನೇ*, ಮೂರನೆ*, ಮೂರ್ನೇ*, ಕೊನೇ*, ಕೊನೆ*, ಕಡೇ*, ಲಾಸ್ಟ್ ಪ್ಲಾನ್* | moorane*, murane*, mooran*, kone*, kadeya plan*, kadeyadu*, moorne*, murne*, last plan*',
  smaller:
    'ಚಿಕ್ಕ ಪ್ಲಾನ್*, ಚಿಕ್ಕದು*, ಚಿಕ್ಕದರ*, ಸಣ್ಣ ಪ್ಲಾನ್*, ಸಣ್ಣದು*, ಚಿಕ್ಕದ್ರ*, ಕಮ್ಮೀದ್ರ*, ಕಮ್ಮಿ ಪ್ಲಾನ್*, ಕಡಿಮೆ ಪ್ಲಾನ್*, ಸಣ್ಣದ್ರ* | chikka plan*, chikkadu*, sanna plan*, chikkadr*, kammi plan*, kadime plan*, sannadu*',
  bigger:
    'ದೊಡ್ಡ ಪ್ಲಾನ್*, ದೊಡ್ಡದು*, ದೊಡ್ಡದರ*, ದೊಡ್ಡದ್ರ*, ಜಾಸ್ತಿ ಪ್ಲಾನ್*, ಮೇಲಿನ ಪ್ಲಾನ್* | dodda plan*, doddadu*, doddadr*, melina plan*',
  biggest: 'ಅತಿ, ಅತ್ಯಂತ, ಎಲ್ಲಕ್ಕಿಂತ, ಮೂರನೇ, ಟಾಪ್, ದೊಡ್ಡ ಕಂಪನಿ* | ati dodda, ellakkinta, moorane',
  forLess:
    'ಅದಕ್ಕಿಂತ ಕಮ್ಮಿ*, ಅದಕ್ಕಿಂತ ಕಮ್ಮೀ*, ಇದಕ್ಕಿಂತ ಕಮ್ಮಿ*, ಅದಕ್ಕಿಂತ ಕಡಿಮೆ*, ಇದಕ್ಕಿಂತ ಕಡಿಮೆ*, ಇನ್ನೂ ಕಮ್ಮಿ*, ಇನ್ನೂ ಕಡಿಮೆ*, ಕಮ್ಮೀದು*, ಕಡಿಮೆದು*, ಇದಕ್ಕಿಂತ ಕಮ್ಮೀ*, ಇನ್ನೂ ಚಿಕ್ಕ*, ಕಮ್ಮಿಗೆ*, ಕಡಿಮೆಗೆ*, ಇನ್ನು ಕಮ್ಮಿ*, ಕಮ್ಮಿ ಏನಾದ್ರೂ*, ಅದಕ್ಕಿಂತ ಚೀಪ್*, ಇದಕ್ಕಿಂತ ಚೀಪ್* | adakkinta kammi*, idakkinta kammi*, adakkinta kadime*, idakkinta kadime*, innu kammi*, innu kadime*, kammige*, kadimege*, kammi enadru*, adakkinta cheap*, idakkinta cheap*, idakinta kammi*, adakinta kammi*, kadme enadru*',
  whichPays:
    'ಯಾವುದು ಲಾಭ*, ಯಾವ್ದು ಲಾಭ*, ಯಾವುದು ಕಡಿಮೆ*, ಯಾವ್ದು ಕಮ್ಮಿ*, ಯಾವುದು ಒಳ್ಳೇ*, ಯಾವ್ದು ಒಳ್ಳೇ*, ಯಾವುದು ತಗೊ*, ಯಾವ್ದು ತಗೊ*, ಲಾಭ ಯಾವ*, ಯಾವುದು ಅಗ್ಗ*, ಯಾವುದು ಕಮ್ಮಿ*, ಯಾವುದ್ರಲ್ಲಿ ಕಮ್ಮಿ*, ಯಾವುದು ಬೆಸ್ಟ್*, ಯಾವುದು ಚೀಪ್*, ಯಾವುದು ಸರಿ*, ಕಮ್ಮಿ ಯಾವ*, ಅಗ್ಗ ಯಾವ*, ಯಾವುದು ಲೇಸು* | yavudu labha, yavdu labha, yavudu kadime, yavdu kammi, yavudu olle*, yavdu tago*, yavudu kammi*, yavudu agga*, yavudralli kammi*, yavudu best*, yavudu cheap*, yavudu tago*, yavudu sari*, kammi yavud*, yavdu lesu*, yavdu olled*, yavudu lesu*, yavdu cheap*, yavdu best*',
  when: 'ಎಷ್ಟು ದಿನ*, ಎಷ್ಟೊತ್ತಿಗೆ*, ಎಷ್ಟು ಗಂಟೆಗೆ, ಇವತ್ತೇ, ಇವತ್ತು, ಇಂದು, ನಾಳೆ*, ಯಾವಾಗ, ಯಾವಾಗಿನಿಂದ, ಎಷ್ಟು ಹೊತ್ತು*, ಎಷ್ಟು ಹೊತ್ತಲ್ಲಿ*, ಎಷ್ಟೊತ್ತು*, ಎಷ್ಟು ಬೇಗ, ಯಾವತ್ತು, ಎಷ್ಟೊತ್ತಲ್ಲಿ* | eshtu dina*, eshtottige, ivatte, ivattu, ivathe, yaavaga, yavaga, eshtu hottu*, eshtu hottalli*, eshtottu*, eshtu bega, yavattu, yavaga*, eshtu gante*',
  roughly: 'ಸುಮಾರು*, ಅಂದಾಜು* | sumaru*, andaju*',
  despair:
    'ನಾನು ಸತ್ತ*, ಬದುಕೋದ್ರಲ್ಲಿ*, ಬದುಕುವುದರಲ್ಲಿ*, ಬದುಕಿ … ಪ್ರಯೋಜನ*, ಬದುಕೋಕೆ ಇಷ್ಟ ಇಲ್ಲ*, ಬದುಕಲು ಇಷ್ಟ*, ಬದುಕೋಕೆ ಮನಸ್ಸಿಲ್ಲ*, ಬದುಕಬೇಕು ಅನ್ನಿಸ್ತಿಲ್ಲ*, ಬದುಕು ಬೇಡ*, ಜೀವನ ಬೇಡ*, ಜೀವನ ಸಾಕಾ*, ಬದುಕು ಸಾಕಾ*, ಭಾರ ಆಗ್ಬಿಟ್*, ಎಲ್ಲವನ್ನೂ ಮುಗಿಸಿ*, ಜೀವನದಲ್ಲಿ … ಅರ್ಥ*, ಯಾವ ಆಸೆಯೂ ಇಲ್ಲ*, ಸಹಿಸೋಕೆ ಆಗ್ತಿಲ್ಲ*, ತಡ್ಕೊಳೋಕೆ ಆಗ್ತಿಲ್ಲ*, ಎಲ್ಲಾ ಮುಗಿಸಿಬಿಡ*, ಎಲ್ಲಾ ಮುಗಿಸ್ಬಿಡ*, ನಾನು … ಭಾರ*, ಎಲ್ಲರಿಗೂ ಭಾರ*, ಮನೆಯವರಿಗೆ ಭಾರ*, ನನ್ನನ್ನು ನಾನು ಕೊಂದು*, ನನ್ನನ್ನು ನಾನು ಮುಗಿಸಿ*, ಮತ್ತೆ ಏಳಬಾರದು*, ಮತ್ತೆ ಏಳೋದೇ ಬೇಡ*, ಏಳಲೇಬಾರದು*, ಏಳೋದೇ ಬೇಡ*, ಶಾಶ್ವತವಾಗಿ ಮಲಗ*, ಶಾಶ್ವತವಾಗಿ ನಿದ್ದೆ*, ಎಲ್ಲರನ್ನೂ ಬಿಟ್ಟು ಹೋಗ*, ಎಲ್ಲಾ ಬಿಟ್ಟು ಹೋಗ*, ಲೋಕ ಬಿಟ್ಟು*, ಯಾಕೆ ಬದುಕ*, ಯಾರಿಗೋಸ್ಕರ ಬದುಕ*, ಬದುಕಿ ಏನು*, ಬದುಕೋ ಆಸೆ*, ಬದುಕುವ ಆಸೆ*, ಬದುಕೋದೇ ಬೇಡ*, ಸಾಯಬೇಕು*, ಸತ್ತು ಹೋಗ*, ಸತ್ತೋಗ*, ಸಾಯೋದೇ ವಾಸಿ*, ವಿಷ ಕುಡಿ*, ನೇಣು*, ಕೈ ಕುಯ್* | naanu satt*, badukodralli*, badukuvudaralli*, badukoke ishta illa, badukoke manassilla, baduku beda, jeevana beda, jeevana saaka*, bhara aagbitt*, jeevanadalli … artha*, sahisoke aagtilla, ella mugisibid*, ella mugisbid*, naanu … bhara*, ellarigu bhara*, matte elabaradu*, elode beda*, ellarannu bittu hog*, ella bittu hog*, yaake baduk*, yake baduk*, yarigoskara baduk*, baduki enu*, baduko aase*, badukode beda*, saayabeku*, sayabeku*, sattu hog*, sattog*, visha kudi*',
  withoutMe:
    'ನಾನಿಲ್ಲದಿದ್ರ*, ನಾನಿಲ್ಲದಿದ್ದ*, ನಾನು ಇಲ್ಲದಿದ್*, ನಾನಿಲ್ಲಾಂದ್ರ*, ನಾನಿಲ್ದೆ*, ನಾನು ಹೋದ್ರ*, ನಾನು ಇಲ್ದೇ*, ನಾನು ಇಲ್ದೆ*, ನಾನು ಇಲ್ಲದೇ*, ನಾನೇ ಇಲ್ದ*, ನಾನೇ ಇಲ್ಲದ*, ನಾನು ಇಲ್ಲಾಂದ್ರ* | naanilladidr*, nanilladidr*, naanu illadidr*, naanu ilde*, nanu ilde*, naanilde*, nanilde*',
  wornOut:
    'ಸಾಕಾಗಿ ಹೋಗಿದೆ, ಸಾಕಾಗಿದೆ, ನನ್ನ ಕೈಲಿ ಆಗ್ತಿಲ್ಲ*, ನನ್ನಿಂದ ಆಗ್ತಿಲ್ಲ*, ನನ್ನಿಂದ ಆಗಲ್ಲ*, ಸೋತು ಹೋಗ*, ಸೋತುಹೋಗ*, ದಣಿದು*, ಕುಸಿದು ಹೋಗ* | saakagide, sakagide, saakagi hogide, nanna kaili aagtilla*, nanninda aagtilla*, nanninda agolla*, sotu hog*, danidu*',
  nothingLeft:
    'ಏನೂ ಉಳಿದಿಲ್ಲ*, ಏನು ಉಳಿದಿಲ್ಲ*, ಅರ್ಥ ಇಲ್ಲ*, ಅರ್ಥವಿಲ್ಲ*, ಎಲ್ಲಾ ಮುಗಿದು*, ಎಲ್ಲಾ ಮುಗೀತು*, ಎಲ್ಲಾ ಹೋಯ್ತು*, ಆಸೆ ಇಲ್ಲ*, ದಾರಿ ಇಲ್ಲ*, ದಾರಿಯೇ ಇಲ್ಲ*, ದಾರಿ ಕಾಣ*, ಸಾಲದಲ್ಲಿ ಮುಳುಗ* | enu ulidilla*, artha illa*, ella mugidu*, ella mugitu*, ella hoytu*, aase illa*, daari illa*, daari kaan*, saaladalli mulug*',
  onlyATrouble:
    'ಯಾರಿಗೂ ಅರ್ಥ ಆಗ*, ಯಾರೂ ಅರ್ಥ ಮಾಡ್ಕೊ*, ನನಗೆ ಯಾರೂ ಇಲ್ಲ*, ನನಗ್ಯಾರೂ ಇಲ್ಲ*, ಒಂಟಿ*, ಒಬ್ಬಂಟಿ*, ಎಲ್ಲರಿಗೂ ತೊಂದರೆ*, ಮನೆಯವರಿಗಾದ್ರೂ ನೆಮ್ಮದಿ*, ಎಲ್ಲರಿಗೂ ನೆಮ್ಮದಿ* | yaru artha madko*, yaarigu artha aag*, nanage yaru illa*, nanage yaaru illa*, obbanti*, ellarigu nemmadi*',
  inDanger:
    'ಪ್ರಜ್ಞೆ ತಪ್ಪಿ*, ಉಸಿರಾಡೋಕೆ ಆಗ್ತಿಲ್ಲ*, ಉಸಿರು ಆಡ್ತಿಲ್ಲ*, ರಕ್ತ ನಿಲ್ತಿಲ್ಲ*, ರಕ್ತ ಸುರಿ*, ಬೆಂಕಿ ಬಿದ್ದಿದೆ*, ಬೆಂಕಿ ಹೊತ್ತಿ*, ಆಕ್ಸಿಡೆಂಟ್ ಆಗಿದೆ*, ಅಪಘಾತ ಆಗಿದೆ*, ಆಂಬುಲೆನ್ಸ್ ಕರೆಸಿ*, ಆಂಬುಲೆನ್ಸ್ ಕಳಿಸಿ*, ಎದೆ ನೋಯ್ತಿದೆ*, ಎದೆ ನೋವು ಆಗ್ತಿದೆ*, ವಿಷ ಕುಡಿದಿದ್ದ* | prajne tappi*, usiradoke aagtilla*, rakta nilt*, benki biddide*, accident aagide*, ambulance kares*, ambulance kalis*, ede noyt*',
  ofMine: 'ನನಗೆ, ನನ್ನ | nanage, nanna',
  sentAlready:
    'ಮೇಲ್ ಮಾಡಿದ್ದ*, ಮೇಲ್ ಮಾಡಿದೆ*, ಮೇಲ್ ಮಾಡ್ದೆ*, ಮೇಲ್ ಕಳಿಸ*, ಮೇಲ್ ಕಳುಹಿಸ*, ಇಮೇಲ್ ಮಾಡಿದ*, ಇಮೇಲ್ ಕಳಿಸ*, ಫಾರ್ಮ್ ತುಂಬ*, ಫಾರಂ ತುಂಬ*, ಫಾರ್ಮ್ ಭರ್ತಿ*, ಡೆಮೊ ಕೇಳಿದ*, ಡೆಮೋ ಕೇಳಿದ*, ಕಾಲ್ ಕೇಳಿದ*, ನಂಬರ್ ಕೊಟ್ಟ*, ಬರೆದಿದ್ದ*, ಫಾರ್ಮ್ ಕಳಿಸ*, ಫಾರ್ಮ್ ಕಳುಹಿಸ*, ಮೇಲ್ ಹಾಕಿದ್ದ*, ಮೇಲ್ ಹಾಕಿದ*, ಫಾರ್ಮ್ ಫಿಲ್*, ಫಾರ್ಮ್ ಹಾಕ*, ಮೆಸೇಜ್ ಮಾಡಿದ*, ಸಂಪರ್ಕ ಮಾಡಿದ*, ನಂಬರ್ ಹಾಕಿದ*, ಡೆಮೊ ಬೇಕು ಅಂದಿದ್ದೆ* | mail madid*, mail maadid*, mail kalis*, email madid*, email kalis*, form tumb*, form bharti*, demo kelid*, call kelid*, number kott*, baredidd*, form kalis*, form kaluhis*, mail hakid*, form fill*, form hakid*, message madid*, number hakid*, mail madde*, form kott*',
  noAnswer:
    'ಉತ್ತರ ಇಲ್ಲ*, ಉತ್ತರ ಬಂದಿಲ್ಲ*, ಉತ್ತರ ಬರಲಿಲ್ಲ*, ಉತ್ತರನೇ ಇಲ್ಲ*, ರಿಪ್ಲೈ ಇಲ್ಲ*, ರಿಪ್ಲೈ ಬಂದಿಲ್ಲ*, ಫೋನ್ ಬಂದಿಲ್ಲ*, ಕಾಲ್ ಬಂದಿಲ್ಲ*, ಕರೆ ಬಂದಿಲ್ಲ*, ಬಂದಿಲ್ಲ*, ಬರಲೇ ಇಲ್ಲ*, ಬರ್ಲೇ ಇಲ್ಲ*, ಯಾರೂ ಫೋನ್ ಮಾಡ*, ಯಾರೂ ಕಾಲ್ ಮಾಡ*, ಯಾರೂ ವಾಪಸ್*, ರಿಪ್ಲೈನೇ ಇಲ್ಲ*, ಉತ್ತರಾನೇ ಇಲ್ಲ*, ರಿಪ್ಲೈ ಬರಲಿಲ್ಲ*, ಫೋನೇ ಬಂದಿಲ್ಲ*, ಫೋನ್ ಬರಲಿಲ್ಲ*, ಕಾಲ್ ಬರಲಿಲ್ಲ*, ಕಾಲೇ ಬಂದಿಲ್ಲ*, ಯಾರೂ ಮಾಡಿಲ್ಲ*, ಯಾರೂ ಸಂಪರ್ಕ*, ಏನೂ ಆಗಿಲ್ಲ*, ಯಾರೂ ರಿಪ್ಲೈ*, ಯಾರೂ ಉತ್ತರ* | uttara illa*, uttara bandilla*, uttara baralilla*, reply illa*, reply bandilla*, phone bandilla*, call bandilla*, kare bandilla*, bandilla*, barle illa*, yaru phone mad*, yaru call mad*, yaaru vapas*, yaru vapas*, yaaru call mad*, replyne illa*, uttarane illa*, reply baralilla*, phone baralilla*, phone barlilla*, call baralilla*, call barlilla*, yaru madilla*, yaaru madilla*, enu agilla*, yaru reply*, yaaru reply*, yaru uttara*, phone ne bandilla*, yaaru phone*, yaru phone*',
  fromTheStart:
    'ಮೊದ್ಲಿಂದ*, ಮೊದಲಿನಿಂದ*, ಮೊದಲಿಂದ*, ಮತ್ತೆ ಎಲ್ಲಾ ಹೇಳ*, ಪೂರ್ತಿ ಕಥೆ, ಎಲ್ಲಾ ಮತ್ತೆ, ಮೊದ್ಲಿನಿಂದ*, ಶುರುವಿನಿಂದ*, ಎಲ್ಲಾನೂ ಮತ್ತೆ*, ಪುನಃ ಎಲ್ಲಾ*, ಮತ್ತೆ ಶುರು* | modalinda*, modlinda*, matte ella hel*, ella matte, modalininda*, modlininda*, shuruvininda*, ellanu matte*, punaha ella*, matte shuru*',
  yourPeople:
    'ನಿಮ್ ಕಡೆ*, ನಿಮ್ಮ ಕಡೆ*, ನಿಮ್ಮವರ*, ನಿಮ್ಮ ತಂಡ*, ನಿಮ್ಮ ಟೀಮ್*, ನಿಮ್ಮಲ್ಲಿ ಯಾರ*, ಮೆಷಿನ್ ಜೊತೆ … ಬೇಡ*, ಬಾಟ್ ಜೊತೆ … ಬೇಡ*, ರೋಬೋ ಜೊತೆ … ಬೇಡ*, ಮೆಷಿನ್ ಹತ್ರ … ಬೇಡ*, ನಿಮ್ಮ ಜನ*, ನಿಮ್ಮ ಸ್ಟಾಫ್*, ನಿಮ್ಮೋರ*, ನಿಮ್ ಟೀಮ್*, ನಿಮ್ಮಲ್ಲಿ ಒಬ್ಬ* | nim kade*, nimma kade*, nimmavar*, nimma tanda*, nimma team*, machine jote … beda, bot jote … beda, nimma jana*, nimma staff*, nimmor*, nim team*, nimmalli yar*, nimmalli obb*, robot jote … beda, machine hatra … beda',
  whomToAsk:
    'ಯಾರನ್ನ ಕೇಳ*, ಯಾರನ್ನು ಕೇಳ*, ಯಾರ ಹತ್ರ ಮಾತ*, ಯಾರ ಜೊತೆ ಮಾತ*, ಯಾರ ಹತ್ರ ಕೇಳ*, ಯಾರಿಗೆ ಬರೆಯ*, ಎಲ್ಲಿಗೆ ಬರೆಯ*, ಯಾರಿಗೆ ಮೇಲ್*, ಎಲ್ಲಿಗೆ ಮೇಲ್*, ಯಾರನ್ನು ಸಂಪರ್ಕ*, ಯಾರತ್ರ ಕೇಳ*, ಯಾರನ್ನ ಸಂಪರ್ಕ*, ಯಾರಿಗೆ ಫೋನ್ ಮಾಡ್*, ಯಾರ್ ಹತ್ರ ಮಾತ*, ಎಲ್ಲಿ ಕೇಳ*, ಎಲ್ಲಿ ಬರೆಯ*, ಯಾರಿಗೆ ಬರೀ* | yaranna kel*, yara hatra mat*, yara jote mat*, yarige barey*, yarige mail*, ellige mail*, yaranna contact*, yaratra kel*, yarige phone mad*, yar hatra mat*, yarna kel*, elli kelbek*, elli bareyb*, yarige bari*, yara hatra kel*, yaarna kel*, yaarige bar*',
  hearIt:
    'ಧ್ವನಿ ಕೇಳ*, ವಾಯ್ಸ್ ಕೇಳ*, ಕೇಳಿ ನೋಡ*, ನಾನೇ ಕೇಳ*, ಕೇಳ್ಬೇಕು ಧ್ವನಿ*, ಒಂದ್ಸಲ ಕೇಳ*, ಸ್ಯಾಂಪಲ್ ಕೇಳ*, ಹೇಗ್ ಮಾತಾಡುತ್ತೆ ಕೇಳ* | dhwani kel*, voice kel*, keli nod*, naane kel*, ondsala kel*, sample kel*, nane kel*, dhvani kel*',
  whatDoYouDo:
    'ನೀವು ಏನ್ ಮಾಡ್ತ*, ನೀವು ಏನು ಮಾಡ*, ನಿಜವಾಗ್ಲೂ ಏನ್ ಮಾಡ್ತ*, ಏನ್ ಮಾಡ್ತೀರ*, ನೀವ್ ಏನ್ ಮಾಡ*, ನೀವೇನ್ ಮಾಡ*, ನೀವೇನು ಮಾಡ*, ನಿಮ್ಮ ಕೆಲಸ ಏನು*, ಏನ್ ಮಾಡೋದು ನೀವು*, ಏನ್ ಕೆಲಸ ಮಾಡ* | neevu en madt*, neevu enu mad*, en madtir*, neev en mad*, neeven mad*, neevenu mad*, nimma kelsa en*, nimma kelasa en*, en madodu neev*, nivu en mad*, neenu en mad*',
  timesEach:
    'ಎರಡು ಸಲ, ಎರಡು ಬಾರಿ, ಮೂರು ಸಲ, ಮೂರು ಬಾರಿ, 2 ಸಲ, 2 ಬಾರಿ, 3 ಬಾರಿ, ಎರಡೆರಡು ಸಲ, 3 ಸಲ, ಎರಡ್ ಸಲ | eradu sala, eradu bari, mooru sala, 2 sala, erad sala, 3 sala, 2 bari, 2 sari',
  mustTake:
    'ತಗೋಬೇಕಾ*, ತಗೊಳ್ಳಬೇಕಾ*, ತೆಗೆದುಕೊಳ್ಳಬೇಕ*, ತಗೊಳ್ಲೇಬೇಕ*, ತಗೊಳ್ಳಲೇಬೇಕ*, ತಗೊಳ್ಬೇಕಾ*, ತಗೋಳೇಬೇಕ*, ತಗೋಲೇಬೇಕ*, ಅಪ್‌ಗ್ರೇಡ್ ಮಾಡ್ಬೇಕ* | tagobeka*, tagobekaa*, tagolbeka*, tagolle bek*, tagolebek*, tagondre matra*, upgrade madbek*, thagobek*, tagobek*',
  aFee: 'ಫೀಸ್, ಫೀಸು, ಫೀ',
  halfAnswer: 'ಅರ್ಧ … ಎತ್ತ*, ಅರ್ಧದಷ್ಟು … ಎತ್ತ*, ಅರ್ಧ … ರಿಸೀವ್ | ardha … ett*, ardha … eth*',
  startsAnew:
    'ಮತ್ತೆ ಎಲ್ಲ*, ಮತ್ತೆ ಹೇಳ*, ಮತ್ತೆ ಕೇಳ*, ಮತ್ತೆ ಮೊದಲ*, ಮೊದಲಿನಿಂದ ಹೇಳ*, ಮೊದಲಿಂದ ಹೇಳ*, ಪುನಃ ಹೇಳ*, matte ella*, matte hel*, matte kel*, matte modal*, modalininda hel*, modalinda hel*, ಎಲ್ಲಾ ಮತ್ತೆ*, ಎಲ್ಲಾನೂ ಮತ್ತೆ*, ಪುನಃ ಕೇಳ*, ಮತ್ತೊಮ್ಮೆ ಹೇಳ*, ಮೊದ್ಲಿಂದ ಹೇಳ*, ella matte*, ellanu matte*, punaha kel*, mattomme hel*, modlinda hel*, innomme hel*',
  whatAll:
    'ಏನೇನು ಮಾಡ*, ಏನೆಲ್ಲ ಮಾಡ*, ಏನೆಲ್ಲಾ ಮಾಡ*, ಏನೇನ್ ಮಾಡ*, ಏನ್ ಮಾಡುತ್ತ*, ಏನು ಮಾಡುತ್ತ*, ಏನು ಮಾಡಬಹುದು, ಏನು ಮಾಡಬಲ್ಲ*, ಹೇಗೆ ಸಹಾಯ*, ಏನು ಸಹಾಯ*, ಏನು ಉಪಯೋಗ, ಏನ್ ಉಪಯೋಗ, ಏನ್ ಯೂಸ್, ಏನ್ ಮಾಡತ್ತ*, ಏನ್ ಮಾಡಬಹುದು, ಏನ್ ಮಾಡ್ಕೊಡ*, ಏನ್ ಹೆಲ್ಪ್*, ಹೆಂಗೆ ಹೆಲ್ಪ್*, ಏನ್ ಪ್ರಯೋಜನ*, ಏನು ಪ್ರಯೋಜನ*, ಏನ್ ಲಾಭ*, ಏನು ಲಾಭ* | enenu mad*, enella mad*, en madutt*, enu madutt*, enu madabahudu, hege sahaya*, hege help*, en upayoga, enu upayoga, en use, en madatt*, en madbahudu, en madkod*, en help*, henge help*, en prayojana*, enu prayojana*, en labha*, enu labha*, enen maad*, en maadutt*, enella maad*',
}
