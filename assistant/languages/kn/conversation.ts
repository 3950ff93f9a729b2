import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'ಖಚಿತ*, ನಿಜವಾ*, ನಿಜಾನಾ, ನಿಜನಾ, ಪಕ್ಕಾ*, ನಿಜಕ್ಕೂ, ಸರಿಯಾಗಿ ಹೇಳ್ತ*, ಖಂಡಿತ*, ನಿಜವೇ, ನಿಜಾನೆ, ಹೌದಾ, ಕನ್ಫರ್ಮ್*, ಶ್ಯೂರ್*, ಗ್ಯಾರಂಟಿ* | khachita*, nijava*, nijana, pakka*, nijakku, khandita*, khanditha*, nija na, howda, haudaa, confirm aa, khachitha*, guarantee na',
  saidBefore: 'ಅದನ್ನೇ*, ಅದೇ ಮಾತು, ಮತ್ತೆ ಅದೇ, ಅದೇ ಉತ್ತರ | ade matu, matte ade, adanne*, ade maatu',
  putOff: 'ಯೋಚಿಸಿ*, ಯೋಚನೆ ಮಾಡ*, ಆಮೇಲೆ ಹೇಳ್ತ*, ಯೋಚ್ನೆ ಮಾಡ* | yochisi*, yochane mad*, aamele helt*, yochne madt*',
  content: 'ಸರಿ ಅನ್ಸುತ್ತೆ, ಚೆನ್ನಾಗಿದೆ, ಪರವಾಗಿಲ್ಲ | chennagide, paravagilla',
  inVain:
    'ಆದ್ರೂ, ಆದರೂ, ಈಗಾಗಲೇ ಮಾಡ*, ಮಾಡಿದ್ದೀನಿ, ಏನೂ ಆಗಿಲ್ಲ, ಪ್ರಯೋಜನ ಇಲ್ಲ, ಪ್ರಯೋಜನವಿಲ್ಲ, ಇನ್ನೂ ಬಂದಿಲ್ಲ*, ಇನ್ನೂ ಉತ್ತರ*, ಇನ್ನೂ ಯಾರೂ*, ಇನ್ನೂ ಇಲ್ಲ* | aadru, adaru, igagale mad*, enu aagilla, prayojana illa, aadaru, innu bandilla*, innu yaru*',
  difference:
    'ಎಷ್ಟು ಕಮ್ಮಿ*, ಎಷ್ಟು ಜಾಸ್ತಿ*, ಎಷ್ಟು ಹೆಚ್ಚು*, ಎಷ್ಟು ಉಳಿತಾಯ*, ಎಷ್ಟು ವ್ಯತ್ಯಾಸ*, ಎಷ್ಟು ಕಡಿಮೆ*, ವ್ಯತ್ಯಾಸ ಎಷ್ಟು*, ಎಷ್ಟು ರೂಪಾಯಿ ವ್ಯತ್ಯಾಸ*, ಎಷ್ಟು ಉಳಿ* | eshtu vyatyasa*, vyatyasa eshtu, eshtu kadime, eshtu uli*',
  rest: 'ಉಳಿದ*, ಮಿಕ್ಕ* | ulida*, mikka*',
  inWhich:
    'ಯಾವುದರಲ್ಲಿ*, ಯಾವುದ್ರಲ್ಲಿ*, ಯಾವ್ದ್ರಲ್ಲಿ*, ಯಾವ ಪ್ಲಾನ್* | yavudaralli, yavudralli, yavdralli, yaava plan, yava plan',
  forUs: 'ನಮಗೆ, ನನಗೆ, ನಮ್ಮ, ನಮ್, ನಂಗೆ | namage, nanage, namma, nange',
  both: 'ಎರಡೂ*, ಎರಡರ*, ಎರಡರಲ್ಲೂ | eradoo, eradara*',
  twoOfThem:
    'ಎರಡು ತಿಂಗಳ*, ಎರಡ್ ತಿಂಗಳ*, ಎರಡೂ ತಿಂಗಳ*, ಎರಡನ್ನೂ, ಎರಡಕ್ಕೂ, 2 ತಿಂಗಳ* | eradu ting*, eradu thing*, yeradu ting*, yeradu thing*, erdu ting*, eradannu, eradakku, 2 ting*',
  together: 'ಸೇರಿ, ಸೇರಿಸಿ, ಸೇರ್ಸಿ, ಸೇರಿಸಿದ್ರೆ, ಕೂಡಿ, ಒಟ್ಟಿಗೆ | seri, serisi, sersi, sersidre, koodi, ottige',
  inTotal: 'ಒಟ್ಟು, ಒಟ್ಟಾರೆ | ottu, ottare, otaare',
  keptHowLong:
    'ಎಷ್ಟು ದಿನ … ಇಟ್*, ಎಷ್ಟು ದಿನ … ಇಡ*, ಎಷ್ಟು ಕಾಲ … ಇಡ*, ಎಷ್ಟು ದಿನ … ಇರ*, ಎಷ್ಟು ದಿನ … ಸೇವ್* | eshtu dina … itk*, estu dina … itk*, eshtu dina … itt*, estu dina … itt*, eshtu dina … idu*, estu dina … idu*, eshtu dina … irut*, estu dina … irut*',
  nobodyThere:
    'ಯಾರೂ ಎತ್ತ*, ಯಾರೂ ಇರ*, ಯಾರು ಎತ್ತಲ್ಲ, ಯಾರು ಇರಲ್ಲ, ಫೋನ್ ಎತ್ತೋಕೆ ಯಾರ* | yaaru ett*, yaru ett*, yaaru irall*, yaru irall*, yaru iral*, yaaru iral*',
  its: 'ಅದರ, ಅದ್ರ, ಅದಕ್ಕೆ | adara, adra, adakke',
  sunday: 'ಭಾನುವಾರ* | bhanuvara*, bhanuvar*',
  saturday: 'ಶನಿವಾರ* | shanivara*',
  weekend: 'ವಾರಾಂತ್ಯ* | vaarantya*',
  closed: 'ಮುಚ್ಚ*, ರಜೆ*, ರಜಾ*, ಬಿಟ್ಟು*, ಇಲ್ಲ | muchch*, raje, bittu, illa, rajadina',
  twice: 'ದುಪ್ಪಟ್ಟು*, ಎರಡು ಪಟ್ಟು, ಡಬಲ್ | duppattu, duppat',
  thrice: 'ಮೂರು ಪಟ್ಟು* | mooru pattu',
  half: 'ಅರ್ಧ* | ardha*',
  hours: 'ಗಂಟೆ* | gante*',
  more: 'ಜಾಸ್ತಿ, ಹೆಚ್ಚಾಗಿ | jasti',
  another: 'ಇನ್ನೂ, ಇನ್ನೊಂದು | innu',
  onTop: 'ಇನ್ನೂ, ಹೆಚ್ಚುವರಿ, ಹೆಚ್ಚಾದರೆ, ಮೇಲೆ | innu, hechchuvari',
  lessBy: 'ಕಡಿಮೆ | kadime',
  rises: 'ಹೆಚ್ಚ*, ಜಾಸ್ತಿ | hechch*, jasti',
  falls: 'ಕಡಿಮೆ*, ಇಳಿ* | kadime*',
  aThird: 'ಮೂರನೇ ಒಂದು',
  branch: 'ಶಾಖೆ*, ಅಂಗಡಿ*, ಕ್ಲಿನಿಕ್*, ಹೋಟೆಲ್*, ಕೌಂಟರ್*, ಬ್ರಾಂಚ್* | shakhe, angadi*, branchalli',
  perCall:
    'ಒಂದು ಕಾಲ್*, ಒಂದು ಕರೆ*, ಪ್ರತಿ ಕಾಲ್*, ಪ್ರತಿ ಕರೆ*, ಒಂದು ಆರ್ಡರ್*, ಪ್ರತಿ ಆರ್ಡರ್* | ondu call*, prati call*, ondu order*',
  perDay: 'ದಿನಕ್ಕೆ, ಒಂದು ದಿನ*, ಪ್ರತಿದಿನ* | dinakke, ondu dina*',
  comesTo: 'ಆಗುತ್ತ*, ಬೀಳ*, ಖರ್ಚ* | aagutt*, kharch*',
  averageMinute: 'ಸರಾಸರಿ … ನಿಮಿಷ*',
  extraAlone: 'ಹೆಚ್ಚುವರಿ ಮಾತ್ರ, ಹೆಚ್ಚುವರಿ ನಿಮಿಷ ಎಷ್ಟು, ಎಷ್ಟು ಹೆಚ್ಚುವರಿ | hechchuvari matra',
  leftOver: 'ಉಳಿ*, ಬಾಕಿ | uli*, baki',
  wholeYear: 'ವರ್ಷಕ್ಕೆ, ವರ್ಷದ, ಇಡೀ ವರ್ಷ*, ಒಂದು ವರ್ಷ* | varshakke, idi varsha*',
  there: 'ಅದರಲ್ಲಿ, ಅದಕ್ಕೆ, ಅದರ ಮೇಲೆ, ಅಲ್ಲಿ, ಅದ್ರಲ್ಲಿ, ಅದರಲ್ಲೂ | adaralli, adakke, alli, adralli, adrali',
  reducedBy: 'ಎಷ್ಟು ಕಡಿಮೆ ಆ*, ಎಷ್ಟು ರಿಯಾಯಿತಿ | eshtu kadime aa*',
  thosePeople:
    'ಆ ಜನ*, ನನ್ನ ಸಿಬ್ಬಂದಿ*, ನಮ್ಮ ಹುಡುಗ*, ನಮ್ಮ ಹುಡುಗಿ*, ನನ್ನ ಹುಡುಗ*, ನಮ್ಮ ಆಳು* | namma huduga*, namma hudugi*, nanna huduga*, namma aalu*',
  moreThan:
    'ಗಿಂತ ಹೆಚ್ಚು, ಗಿಂತ ಜಾಸ್ತಿ, ಕ್ಕಿಂತ ಹೆಚ್ಚು, ಕ್ಕಿಂತ ಜಾಸ್ತಿ | ginta hechchu, ginta jasti, kkinta hechchu, kinta jasti, kinta hechu, ginta hechu, ginta jaasti',
  sayIn:
    'ಹೇಳಿ*, ಹೇಳು*, ಮಾತನಾಡ*, ಮಾತಾಡ*, ಉತ್ತರ*, ಮತ್ತೆ, ಬರೆ*, ಬರೆದು*, ಇನ್ಮೇಲೆ, ಇನ್ನುಮುಂದೆ, ಇನ್ನು ಮುಂದೆ, ವಿವರಿ*, ಕೊಡಿ, ತಿಳಿಸಿ*, ಕಳ್ಸಿ*, ಕಳಿಸಿ* | heli, helu, maatadi, matadi, uttara, matte, bareyiri, baredu*, bari, inmele, innumunde, kodi, tilisi',
  script: 'ಲಿಪಿ*, ಅಕ್ಷರ* | lipi*, akshara*',
  latinLetters: '',
  same: 'ಇದನ್ನೇ, ಅದನ್ನೇ, ಇದೇ, ಅದೇ, ಇದನ್ನ, ಇದನ್ನು, ಈ ಲೆಕ್ಕ*, ಅಷ್ಟೇ, ಅವೇ | idanne, adanne, ide, ade, idannu, idanna, ashte',
  thatBill:
    'ಆ ಬಿಲ್*, ಎರಡನೇ ಬಿಲ್*, ಮೊದಲ ಬಿಲ್*, ಅದೇ ಬಿಲ್*, ಆ ನಿಮಿಷ*, ಅದೇ ನಿಮಿಷ*, ಅಷ್ಟೇ ನಿಮಿಷ* | eradane bill*, modala bill*, ashte nimisha*',
  thatPlan: 'ಆ ಪ್ಲಾನ್*, ಅದೇ ಪ್ಲಾನ್*, ಈ ಪ್ಲಾನ್*, ಅದೇ ಯೋಜನೆ* | aa plan*, ade plan*, ee plan*',
  whatIf: 'ಒಂದು ವೇಳೆ, ಅಂದುಕೊಳ್ಳಿ, ಅಂದ್ಕೊಳ್ಳಿ, ಎಂದುಕೊಳ್ಳಿ, ಅನ್ಕೊಳ್ಳಿ | ondu vele, andkolli, ankolli, andukolli',
  insideFree:
    'ಉಚಿತ ನಿಮಿಷ* … ಒಳಗ*, ಫ್ರೀ ನಿಮಿಷ* … ಒಳಗ*, ಉಚಿತ ನಿಮಿಷಗಳಲ್ಲೇ | uchita nimisha* … olag*, free nimisha* … olag*',
  apartFrom:
    'ಹಣ ಬಿಟ್ಟು, ಹಣ ಬಿಟ್ಟರೆ, ಬೆಲೆ ಬಿಟ್ಟು, ನಿಮಿಷ ಬಿಟ್ಟು, ನಿಮಿಷಗಳನ್ನು ಬಿಟ್ಟು | hana bittu, bele bittu, nimisha bittu',
  sharing: 'ಒಂದೇ … ಪ್ಲಾನ್*, ಸೇರಿಸಿ, ಹಂಚಿ* | onde … plan*, serisi, hanchi*',
  ownPlan: 'ಬೇರೆ ಬೇರೆ, ಪ್ರತ್ಯೇಕ*, ಸ್ವಂತ ಪ್ಲಾನ್ | bere bere, pratyeka*, swanta plan',
  cannotRead:
    'ಬರಲ್ಲ, ಬರೋದಿಲ್ಲ, ಬರುವುದಿಲ್ಲ, ಗೊತ್ತಿಲ್ಲ, ಅರ್ಥ ಆಗಲ್ಲ, ಅರ್ಥವಾಗ*, ಓದಲು ಬರ*, ಓದೋಕೆ ಬರ*, ಓದೋಕೆ ಆಗಲ್ಲ | baralla, barodilla, gottilla, artha aagalla, odoke*',
  correction:
    'ತಪ್ಪಾಯ್ತು*, ತಪ್ಪಾಗಿ*, ತಪ್ಪು*, ಹೇಳ್ಬೇಕಿತ್ತು, ಹೇಳಬೇಕಿತ್ತು, ಹೇಳ್ಬೇಕಂತಿದ್ದೆ, ಅನ್ಬೇಕಿತ್ತು, ಬರೀಬೇಕಿತ್ತು, ಅಲ್ಲ ಅಲ್ಲ, ಅಲ್ಲಲ್ಲ, ಸಾರಿ, ಕ್ಷಮಿಸಿ | tappaytu*, tappagi*, tappu*, thappaytu, helbekittu, helabekittu, anbekittu, alla alla',
  hireInstead:
    'ಹುಡುಗನ್ನೇ*, ಹುಡುಗನ್ನ*, ಹುಡುಗೀನ*, ಹುಡುಗಿಯನ್ನ*, ಒಬ್ಬರನ್ನ*, ಒಬ್ಬನ್ನ*, ಜನ ಇಟ್*, ಕೆಲಸಕ್ಕೆ ಇಟ್*, ಆಳನ್ನ* | hudugana*, huduganna*, hudugina*, obbarannu*, obbaranna*, obbanna*, kelasakke itk*, kelasakke itt*',
  tooMuch:
    'ತುಂಬಾ ಜಾಸ್ತಿ*, ತುಂಬಾ ಹೆಚ್ಚು*, ಜಾಸ್ತಿ ದುಡ್ಡು*, ತುಂಬಾ ದುಡ್ಡು*, ಇಷ್ಟು ದುಡ್ಡು*, ಇಷ್ಟೊಂದು*, ಅಷ್ಟೊಂದು*, ಜೇಬಿಗೆ*, ಬಜೆಟ್ ಮೀರಿ*, ದುಬಾರಿ*, ಕೈಗೆಟುಕಲ್ಲ, ಕೈಗೆಟುಕುವುದಿಲ್ಲ, ಕೈಗೆಟುಕದ*, ಭರಿಸೋಕೆ ಆಗಲ್ಲ*, ಭರಿಸಲು ಆಗ* | tumba jaasti, tumba jasti, jaasti duddu, tumba duddu, ishtu duddu, ishtondu*, ashtondu*, kaigetuk*, budget meer*, dubari*',
  howSo:
    'ಬಂತು ಹೇಗೆ, ಆಯ್ತು ಹೇಗೆ, ಇಷ್ಟು ಹೇಗ*, ಇಷ್ಟೊಂದು ಹೇಗ*, ಅಷ್ಟು ಹೇಗ*, ಹೇಗೆ ಬಂತು, ಹೇಗ್ ಬಂತು, ಹೇಗೆ ಆಯ್ತು, ಲೆಕ್ಕ ಹೇಗ*, ಹೇಗೆ ಲೆಕ್ಕ*, ಹೇಗೆ ಮಾಡಿದ್ರಿ, ಯಾಕಿಷ್ಟು*, ಯಾಕೆ ಇಷ್ಟು*, ಯಾಕೆ ಅಷ್ಟು*, ಇಷ್ಟು ಯಾಕೆ*, ಲೆಕ್ಕ ಹೇಳ*, ಲೆಕ್ಕ ತೋರ್*, ಅದು ಹೇಗೆ, ಇದು ಹೇಗೆ, ಹೇಗೆ ಸಿಕ್ಕ*, ಹೇಗ್ ಸಿಕ್ಕ* | ishtu heg*, ishtondu heg*, hege bantu, hege aaytu, lekka hege, hege lekka*, hege madidri, yaakishtu*, yakishtu*, yaake ishtu, yake ishtu, ishtu yaake, lekka hel*, adu hege, idu hege, hege sikk*, hege banthu, heg bantu',
  goAhead:
    'ಮಾಡಿ, ಮಾಡಿಸಿ*, ಮಾಡಿಕೊಡಿ*, ಮಾಡ್ಬಿಡಿ, ಏರ್ಪಾಡು ಮಾಡ*, ಬುಕ್ ಮಾಡ*, ಮಾಡೋಣ | maadi, madi, madisi*, madikodi*, madbidi, erpadu mad*, book mad*, madona',
  pester:
    'ಕಿರಿಕಿರಿ*, ಪದೇ ಪದೇ*, ಪದೇಪದೇ*, ಮತ್ತೆ ಮತ್ತೆ*, ದಿನಾ ಫೋನ್*, ದಿನಾ ಕಾಲ್*, ದಿನವೂ ಫೋನ್*, ದಿನವೂ ಕಾಲ್*, ತೊಂದರೆ ಕೊಡ*, ತೊಂದ್ರೆ ಕೊಡ*, ತೊಂದರೆ ಮಾಡ* | tondre*, tondare*, kirikiri*, pade pade, matte matte, dina phone, dinaa phone, dina call, dinavu phone, tondare kod*, tondre kod*',
  first: 'ಮೊದಲನೇ*, ಮೊದಲನೆ*, ಒಂದನೇ*, ಮೊದಲ, ಮೊದಲ್ನೇ*, ಮೊದಲಿನದು | modala*, modalane*, ondane*',
  second: 'ಎರಡನೇ*, ಎರಡನೆ*, ಎರಡ್ನೇ* | eradane*, eradne*',
  third:
    'ಮೂರನೇ*, ಮೂರನೆ*, ಮೂರ್ನೇ*, ಕೊನೇ*, ಕೊನೆ*, ಕಡೇ* | moorane*, murane*, mooran*, kone*, kadeya plan*, kadeyadu*',
  smaller: 'ಚಿಕ್ಕ ಪ್ಲಾನ್*, ಚಿಕ್ಕದು*, ಚಿಕ್ಕದರ*, ಸಣ್ಣ ಪ್ಲಾನ್*, ಸಣ್ಣದು* | chikka plan*, chikkadu*, sanna plan*',
  bigger: 'ದೊಡ್ಡ ಪ್ಲಾನ್*, ದೊಡ್ಡದು*, ದೊಡ್ಡದರ* | dodda plan*, doddadu*',
  biggest: 'ಅತಿ, ಅತ್ಯಂತ, ಎಲ್ಲಕ್ಕಿಂತ, ಮೂರನೇ, ಟಾಪ್, ದೊಡ್ಡ ಕಂಪನಿ* | ati dodda, ellakkinta, moorane',
  forLess:
    'ಅದಕ್ಕಿಂತ ಕಮ್ಮಿ*, ಅದಕ್ಕಿಂತ ಕಮ್ಮೀ*, ಇದಕ್ಕಿಂತ ಕಮ್ಮಿ*, ಅದಕ್ಕಿಂತ ಕಡಿಮೆ*, ಇದಕ್ಕಿಂತ ಕಡಿಮೆ*, ಇನ್ನೂ ಕಮ್ಮಿ*, ಇನ್ನೂ ಕಡಿಮೆ*, ಕಮ್ಮೀದು*, ಕಡಿಮೆದು* | adakkinta kammi*, idakkinta kammi*, adakkinta kadime*, idakkinta kadime*, innu kammi*, innu kadime*',
  whichPays:
    'ಯಾವುದು ಲಾಭ*, ಯಾವ್ದು ಲಾಭ*, ಯಾವುದು ಕಡಿಮೆ*, ಯಾವ್ದು ಕಮ್ಮಿ*, ಯಾವುದು ಒಳ್ಳೇ*, ಯಾವ್ದು ಒಳ್ಳೇ*, ಯಾವುದು ತಗೊ*, ಯಾವ್ದು ತಗೊ*, ಲಾಭ ಯಾವ* | yavudu labha, yavdu labha, yavudu kadime, yavdu kammi, yavudu olle*, yavdu tago*',
  when: 'ಎಷ್ಟು ದಿನ*, ಎಷ್ಟೊತ್ತಿಗೆ*, ಎಷ್ಟು ಗಂಟೆಗೆ, ಇವತ್ತೇ, ಇವತ್ತು, ಇಂದು, ನಾಳೆ*, ಯಾವಾಗ, ಯಾವಾಗಿನಿಂದ | eshtu dina*, eshtottige, ivatte, ivattu, ivathe, yaavaga, yavaga',
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
    'ಮೇಲ್ ಮಾಡಿದ್ದ*, ಮೇಲ್ ಮಾಡಿದೆ*, ಮೇಲ್ ಮಾಡ್ದೆ*, ಮೇಲ್ ಕಳಿಸ*, ಮೇಲ್ ಕಳುಹಿಸ*, ಇಮೇಲ್ ಮಾಡಿದ*, ಇಮೇಲ್ ಕಳಿಸ*, ಫಾರ್ಮ್ ತುಂಬ*, ಫಾರಂ ತುಂಬ*, ಫಾರ್ಮ್ ಭರ್ತಿ*, ಡೆಮೊ ಕೇಳಿದ*, ಡೆಮೋ ಕೇಳಿದ*, ಕಾಲ್ ಕೇಳಿದ*, ನಂಬರ್ ಕೊಟ್ಟ*, ಬರೆದಿದ್ದ*, ಫಾರ್ಮ್ ಕಳಿಸ*, ಫಾರ್ಮ್ ಕಳುಹಿಸ* | mail madid*, mail maadid*, mail kalis*, email madid*, email kalis*, form tumb*, form bharti*, demo kelid*, call kelid*, number kott*, baredidd*, form kalis*, form kaluhis*',
  noAnswer:
    'ಉತ್ತರ ಇಲ್ಲ*, ಉತ್ತರ ಬಂದಿಲ್ಲ*, ಉತ್ತರ ಬರಲಿಲ್ಲ*, ಉತ್ತರನೇ ಇಲ್ಲ*, ರಿಪ್ಲೈ ಇಲ್ಲ*, ರಿಪ್ಲೈ ಬಂದಿಲ್ಲ*, ಫೋನ್ ಬಂದಿಲ್ಲ*, ಕಾಲ್ ಬಂದಿಲ್ಲ*, ಕರೆ ಬಂದಿಲ್ಲ*, ಬಂದಿಲ್ಲ*, ಬರಲೇ ಇಲ್ಲ*, ಬರ್ಲೇ ಇಲ್ಲ*, ಯಾರೂ ಫೋನ್ ಮಾಡ*, ಯಾರೂ ಕಾಲ್ ಮಾಡ*, ಯಾರೂ ವಾಪಸ್* | uttara illa*, uttara bandilla*, uttara baralilla*, reply illa*, reply bandilla*, phone bandilla*, call bandilla*, kare bandilla*, bandilla*, barle illa*, yaru phone mad*, yaru call mad*, yaaru vapas*, yaru vapas*, yaaru call mad*',
  fromTheStart:
    'ಮೊದ್ಲಿಂದ*, ಮೊದಲಿನಿಂದ*, ಮೊದಲಿಂದ*, ಮತ್ತೆ ಎಲ್ಲಾ ಹೇಳ*, ಪೂರ್ತಿ ಕಥೆ, ಎಲ್ಲಾ ಮತ್ತೆ | modalinda*, modlinda*, matte ella hel*, ella matte',
  yourPeople:
    'ನಿಮ್ ಕಡೆ*, ನಿಮ್ಮ ಕಡೆ*, ನಿಮ್ಮವರ*, ನಿಮ್ಮ ತಂಡ*, ನಿಮ್ಮ ಟೀಮ್*, ನಿಮ್ಮಲ್ಲಿ ಯಾರ*, ಮೆಷಿನ್ ಜೊತೆ … ಬೇಡ*, ಬಾಟ್ ಜೊತೆ … ಬೇಡ*, ರೋಬೋ ಜೊತೆ … ಬೇಡ*, ಮೆಷಿನ್ ಹತ್ರ … ಬೇಡ* | nim kade*, nimma kade*, nimmavar*, nimma tanda*, nimma team*, machine jote … beda, bot jote … beda',
  whomToAsk:
    'ಯಾರನ್ನ ಕೇಳ*, ಯಾರನ್ನು ಕೇಳ*, ಯಾರ ಹತ್ರ ಮಾತ*, ಯಾರ ಜೊತೆ ಮಾತ*, ಯಾರ ಹತ್ರ ಕೇಳ*, ಯಾರಿಗೆ ಬರೆಯ*, ಎಲ್ಲಿಗೆ ಬರೆಯ*, ಯಾರಿಗೆ ಮೇಲ್*, ಎಲ್ಲಿಗೆ ಮೇಲ್*, ಯಾರನ್ನು ಸಂಪರ್ಕ* | yaranna kel*, yara hatra mat*, yara jote mat*, yarige barey*, yarige mail*, ellige mail*, yaranna contact*',
  hearIt: 'ಧ್ವನಿ ಕೇಳ*, ವಾಯ್ಸ್ ಕೇಳ*, ಕೇಳಿ ನೋಡ*, ನಾನೇ ಕೇಳ* | dhwani kel*, voice kel*, keli nod*, naane kel*',
  whatDoYouDo:
    'ನೀವು ಏನ್ ಮಾಡ್ತ*, ನೀವು ಏನು ಮಾಡ*, ನಿಜವಾಗ್ಲೂ ಏನ್ ಮಾಡ್ತ*, ಏನ್ ಮಾಡ್ತೀರ* | neevu en madt*, neevu enu mad*, en madtir*',
  timesEach:
    'ಎರಡು ಸಲ, ಎರಡು ಬಾರಿ, ಮೂರು ಸಲ, ಮೂರು ಬಾರಿ, 2 ಸಲ, 2 ಬಾರಿ, 3 ಬಾರಿ | eradu sala, eradu bari, mooru sala, 2 sala',
  mustTake:
    'ತಗೋಬೇಕಾ*, ತಗೊಳ್ಳಬೇಕಾ*, ತೆಗೆದುಕೊಳ್ಳಬೇಕ*, ತಗೊಳ್ಲೇಬೇಕ*, ತಗೊಳ್ಳಲೇಬೇಕ* | tagobeka*, tagobekaa*, tagolbeka*, tagolle bek*',
  aFee: 'ಫೀಸ್, ಫೀಸು, ಫೀ',
  halfAnswer: 'ಅರ್ಧ … ಎತ್ತ*, ಅರ್ಧದಷ್ಟು … ಎತ್ತ*, ಅರ್ಧ … ರಿಸೀವ್ | ardha … ett*, ardha … eth*',
  startsAnew:
    'ಮತ್ತೆ ಎಲ್ಲ*, ಮತ್ತೆ ಹೇಳ*, ಮತ್ತೆ ಕೇಳ*, ಮತ್ತೆ ಮೊದಲ*, ಮೊದಲಿನಿಂದ ಹೇಳ*, ಮೊದಲಿಂದ ಹೇಳ*, ಪುನಃ ಹೇಳ*, matte ella*, matte hel*, matte kel*, matte modal*, modalininda hel*, modalinda hel*',
  whatAll:
    'ಏನೇನು ಮಾಡ*, ಏನೆಲ್ಲ ಮಾಡ*, ಏನೆಲ್ಲಾ ಮಾಡ*, ಏನೇನ್ ಮಾಡ*, ಏನ್ ಮಾಡುತ್ತ*, ಏನು ಮಾಡುತ್ತ*, ಏನು ಮಾಡಬಹುದು, ಏನು ಮಾಡಬಲ್ಲ*, ಹೇಗೆ ಸಹಾಯ*, ಏನು ಸಹಾಯ*, ಏನು ಉಪಯೋಗ, ಏನ್ ಉಪಯೋಗ, ಏನ್ ಯೂಸ್ | enenu mad*, enella mad*, en madutt*, enu madutt*, enu madabahudu, hege sahaya*, hege help*, en upayoga, enu upayoga, en use',
}
