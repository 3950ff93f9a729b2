import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'ಖಚಿತ*, ನಿಜವಾ*, ನಿಜಾನಾ, ನಿಜನಾ, ಪಕ್ಕಾ*, ನಿಜಕ್ಕೂ, ಸರಿಯಾಗಿ ಹೇಳ್ತ* | khachita*, nijava*, nijana, pakka*, nijakku',
  saidBefore: 'ಅದನ್ನೇ*, ಅದೇ ಮಾತು, ಮತ್ತೆ ಅದೇ, ಅದೇ ಉತ್ತರ | ade maata, ade matu, matte ade, adanne*',
  putOff: 'ಯೋಚಿಸಿ*, ಯೋಚನೆ ಮಾಡ*, ಆಮೇಲೆ ಹೇಳ್ತ* | yochisi*, yosichu, yochane mad*, aamele helt*',
  content: 'ಸರಿ ಅನ್ಸುತ್ತೆ, ಚೆನ್ನಾಗಿದೆ, ಪರವಾಗಿಲ್ಲ | chennagide, paravagilla',
  inVain:
    'ಇನ್ನೂ*, ಆದ್ರೂ, ಆದರೂ, ಈಗಾಗಲೇ ಮಾಡ*, ಮಾಡಿದ್ದೀನಿ, ಏನೂ ಆಗಿಲ್ಲ, ಪ್ರಯೋಜನ ಇಲ್ಲ, ಪ್ರಯೋಜನವಿಲ್ಲ | innu, aadru, adaru, igagale mad*, enu aagilla, prayojana illa',
  difference:
    'ಎಷ್ಟು ವ್ಯತ್ಯಾಸ*, ಎಷ್ಟು ಕಡಿಮೆ*, ವ್ಯತ್ಯಾಸ ಎಷ್ಟು*, ಎಷ್ಟು ರೂಪಾಯಿ ವ್ಯತ್ಯಾಸ*, ಎಷ್ಟು ಉಳಿ* | eshtu vyatyasa*, vyatyasa eshtu, eshtu kadime, eshtu uli*',
  rest: 'ಉಳಿದ*, ಮಿಕ್ಕ* | ulida*, mikka*',
  inWhich:
    'ಯಾವುದರಲ್ಲಿ*, ಯಾವುದ್ರಲ್ಲಿ*, ಯಾವ್ದ್ರಲ್ಲಿ*, ಯಾವ ಪ್ಲಾನ್* | yavudaralli, yavudralli, yavdralli, yaava plan, yava plan',
  forUs: 'ನಮಗೆ, ನನಗೆ, ನಮ್ಮ, ನಮ್, ನಂಗೆ | namage, nanage, namma, nange',
  both: 'ಎರಡೂ*, ಎರಡು, ಎರಡರ* | eradu, eradoo, eradara*',
  sunday: 'ಭಾನುವಾರ* | bhanuvara*, bhanuvar*',
  saturday: 'ಶನಿವಾರ* | shanivara*',
  weekend: 'ವಾರಾಂತ್ಯ* | vaarantya*',
  closed: 'ಮುಚ್ಚ*, ರಜೆ*, ರಜಾ*, ಬಿಟ್ಟು*, ಇಲ್ಲ | muchch*, raja, raje, bittu, illa',
  twice: 'ದುಪ್ಪಟ್ಟು*, ಎರಡು ಪಟ್ಟು, ಡಬಲ್ | duppattu, duppat',
  thrice: 'ಮೂರು ಪಟ್ಟು* | mooru pattu',
  half: 'ಅರ್ಧ* | ardha*',
  hours: 'ಗಂಟೆ* | gante*',
  more: '',
  another: 'ಇನ್ನೂ | innu',
  moreThan: 'ಗಿಂತ ಹೆಚ್ಚು, ಗಿಂತ ಜಾಸ್ತಿ | ginta hechchu, ginta jasti',
  sayIn:
    'ಹೇಳಿ*, ಹೇಳು*, ಮಾತನಾಡ*, ಮಾತಾಡ*, ಉತ್ತರ*, ಮತ್ತೆ, ಬರೆ*, ಬರೆದು*, ಇನ್ಮೇಲೆ, ಇನ್ನುಮುಂದೆ, ಇನ್ನು ಮುಂದೆ, ವಿವರಿ*, ಕೊಡಿ, ತಿಳಿಸಿ*, ಕಳ್ಸಿ*, ಕಳಿಸಿ* | heli, helu, maatadi, matadi, uttara, matte, bareyiri, baredu*, bari, inmele, innumunde, kodi, tilisi',
  script: 'ಲಿಪಿ*, ಅಕ್ಷರ* | lipi*, akshara*',
  latinLetters: '',
  same: 'ಇದನ್ನೇ, ಅದನ್ನೇ, ಇದೇ, ಅದೇ, ಇದನ್ನ, ಇದನ್ನು, ಈ ಲೆಕ್ಕ*, ಅಷ್ಟೇ, ಅವೇ | idanne, adanne, ide, ade, idannu, idanna, ashte',
  cannotRead:
    'ಬರಲ್ಲ, ಬರೋದಿಲ್ಲ, ಬರುವುದಿಲ್ಲ, ಗೊತ್ತಿಲ್ಲ, ಅರ್ಥ ಆಗಲ್ಲ, ಅರ್ಥವಾಗ*, ಓದಲು*, ಓದೋಕೆ* | baralla, barodilla, gottilla, artha aagalla, odoke*',
  correction:
    'ತಪ್ಪಾಯ್ತು*, ತಪ್ಪಾಗಿ*, ತಪ್ಪು*, ಹೇಳ್ಬೇಕಿತ್ತು, ಹೇಳಬೇಕಿತ್ತು, ಹೇಳ್ಬೇಕಂತಿದ್ದೆ, ಅನ್ಬೇಕಿತ್ತು, ಬರೀಬೇಕಿತ್ತು, ಅಲ್ಲ ಅಲ್ಲ, ಅಲ್ಲಲ್ಲ, ಅಂದ್ರೆ, ಸಾರಿ, ಕ್ಷಮಿಸಿ | tappaytu*, tappagi*, tappu*, thappaytu, helbekittu, helabekittu, anbekittu, alla alla, andre',
  hireInstead:
    'ಹುಡುಗನ್ನೇ*, ಹುಡುಗನ್ನ*, ಹುಡುಗೀನ*, ಹುಡುಗಿಯನ್ನ*, ಒಬ್ಬರನ್ನ*, ಒಬ್ಬನ್ನ*, ಜನ ಇಟ್*, ಕೆಲಸಕ್ಕೆ ಇಟ್*, ಆಳನ್ನ* | hudugana*, huduganna*, hudugina*, obbarannu*, obbaranna*, obbanna*, kelasakke itk*, kelasakke itt*',
  tooMuch:
    'ತುಂಬಾ ಜಾಸ್ತಿ*, ತುಂಬಾ ಹೆಚ್ಚು*, ಜಾಸ್ತಿ ದುಡ್ಡು*, ತುಂಬಾ ದುಡ್ಡು*, ಇಷ್ಟು ದುಡ್ಡು*, ಇಷ್ಟೊಂದು*, ಅಷ್ಟೊಂದು*, ಕೈಗೆಟುಕ*, ಜೇಬಿಗೆ*, ಬಜೆಟ್ ಮೀರಿ*, ಭರಿಸ*, ದುಬಾರಿ* | tumba jaasti, tumba jasti, jaasti duddu, tumba duddu, ishtu duddu, ishtondu*, ashtondu*, kaigetuk*, budget meer*, dubari*',
  howSo:
    'ಇಷ್ಟು ಹೇಗ*, ಇಷ್ಟೊಂದು ಹೇಗ*, ಅಷ್ಟು ಹೇಗ*, ಹೇಗೆ ಬಂತು, ಹೇಗ್ ಬಂತು, ಹೇಗೆ ಆಯ್ತು, ಲೆಕ್ಕ ಹೇಗ*, ಹೇಗೆ ಲೆಕ್ಕ*, ಹೇಗೆ ಮಾಡಿದ್ರಿ, ಯಾಕಿಷ್ಟು*, ಯಾಕೆ ಇಷ್ಟು*, ಯಾಕೆ ಅಷ್ಟು*, ಇಷ್ಟು ಯಾಕೆ*, ಲೆಕ್ಕ ಹೇಳ*, ಲೆಕ್ಕ ತೋರ್* | ishtu heg*, ishtondu heg*, hege bantu, hege aaytu, lekka hege, hege lekka*, hege madidri, yaakishtu*, yakishtu*, yaake ishtu, yake ishtu, ishtu yaake, lekka hel*',
  goAhead:
    'ಮಾಡಿ, ಮಾಡಿಸಿ*, ಮಾಡಿಕೊಡಿ*, ಮಾಡ್ಬಿಡಿ, ಏರ್ಪಾಡು ಮಾಡ*, ಬುಕ್ ಮಾಡ*, ಮಾಡೋಣ | maadi, madi, madisi*, madikodi*, madbidi, erpadu mad*, book mad*, madona',
  pester:
    'ತೊಂದ್ರೆ*, ತೊಂದರೆ*, ಕಿರಿಕಿರಿ*, ಪದೇ ಪದೇ*, ಪದೇಪದೇ*, ಮತ್ತೆ ಮತ್ತೆ*, ದಿನಾ ಫೋನ್*, ದಿನಾ ಕಾಲ್*, ದಿನವೂ ಫೋನ್*, ದಿನವೂ ಕಾಲ್* | tondre*, tondare*, kirikiri*, pade pade, matte matte, dina phone, dinaa phone, dina call, dinavu phone',
  first: 'ಮೊದಲ*, ಮೊದಲನೇ*, ಮೊದಲನೆ*, ಒಂದನೇ* | modala*, modalane*, ondane*',
  second: 'ಎರಡನೇ*, ಎರಡನೆ*, ಎರಡ್ನೇ* | eradane*, eradne*',
  third: 'ಮೂರನೇ*, ಮೂರನೆ*, ಮೂರ್ನೇ*, ಕೊನೇ*, ಕೊನೆ*, ಕಡೇ* | moorane*, murane*, mooran*, kone*, kade*',
  smaller: 'ಚಿಕ್ಕ ಪ್ಲಾನ್*, ಚಿಕ್ಕದು*, ಚಿಕ್ಕದರ*, ಸಣ್ಣ ಪ್ಲಾನ್*, ಸಣ್ಣದು* | chikka plan*, chikkadu*, sanna plan*',
  bigger: 'ದೊಡ್ಡ ಪ್ಲಾನ್*, ದೊಡ್ಡದು*, ದೊಡ್ಡದರ* | dodda plan*, doddadu*',
  forLess:
    'ಅದಕ್ಕಿಂತ ಕಮ್ಮಿ*, ಅದಕ್ಕಿಂತ ಕಮ್ಮೀ*, ಇದಕ್ಕಿಂತ ಕಮ್ಮಿ*, ಅದಕ್ಕಿಂತ ಕಡಿಮೆ*, ಇದಕ್ಕಿಂತ ಕಡಿಮೆ*, ಇನ್ನೂ ಕಮ್ಮಿ*, ಇನ್ನೂ ಕಡಿಮೆ*, ಕಮ್ಮೀದು*, ಕಡಿಮೆದು* | adakkinta kammi*, idakkinta kammi*, adakkinta kadime*, idakkinta kadime*, innu kammi*, innu kadime*',
  whichPays:
    'ಯಾವುದು ಲಾಭ*, ಯಾವ್ದು ಲಾಭ*, ಯಾವುದು ಕಡಿಮೆ*, ಯಾವ್ದು ಕಮ್ಮಿ*, ಯಾವುದು ಒಳ್ಳೇ*, ಯಾವ್ದು ಒಳ್ಳೇ*, ಯಾವುದು ತಗೊ*, ಯಾವ್ದು ತಗೊ*, ಲಾಭ ಯಾವ* | yavudu labha, yavdu labha, yavudu kadime, yavdu kammi, yavudu olle*, yavdu tago*',
  when: 'ಯಾವಾಗ*, ಎಷ್ಟು ದಿನ*, ಎಷ್ಟೊತ್ತಿಗೆ*, ಎಷ್ಟು ಗಂಟೆಗೆ | yaavaga*, yavaga*, eshtu dina*, eshtottige',
  roughly: 'ಸುಮಾರು*, ಅಂದಾಜು* | sumaru*, andaju*',
  despair:
    'ನಾನು ಸತ್ತ*, ಬದುಕೋದ್ರಲ್ಲಿ*, ಬದುಕುವುದರಲ್ಲಿ*, ಬದುಕಿ … ಪ್ರಯೋಜನ*, ಬದುಕೋಕೆ ಇಷ್ಟ ಇಲ್ಲ*, ಬದುಕಲು ಇಷ್ಟ*, ಬದುಕೋಕೆ ಮನಸ್ಸಿಲ್ಲ*, ಬದುಕಬೇಕು ಅನ್ನಿಸ್ತಿಲ್ಲ*, ಬದುಕು ಬೇಡ*, ಜೀವನ ಬೇಡ*, ಜೀವನ ಸಾಕಾ*, ಬದುಕು ಸಾಕಾ*, ಭಾರ ಆಗ್ಬಿಟ್*, ಭಾರ ಆಗಿ*, ಭಾರವಾಗಿ*, ಎಲ್ಲಾ ಮುಗಿಸಿ*, ಎಲ್ಲವನ್ನೂ ಮುಗಿಸಿ*, ನನ್ನನ್ನು ನಾನು*, ಜೀವನದಲ್ಲಿ … ಅರ್ಥ*, ಯಾವ ಆಸೆಯೂ ಇಲ್ಲ*, ಸಹಿಸೋಕೆ ಆಗ್ತಿಲ್ಲ*, ತಡ್ಕೊಳೋಕೆ ಆಗ್ತಿಲ್ಲ* | naanu satt*, badukodralli*, badukuvudaralli*, badukoke ishta illa, badukoke manassilla, baduku beda, jeevana beda, jeevana saaka*, bhara aagbitt*, bharavagi*, ella mugisi*, ellaa mugisi*, jeevanadalli … artha*, sahisoke aagtilla',
  withoutMe:
    'ನಾನಿಲ್ಲದಿದ್ರ*, ನಾನಿಲ್ಲದಿದ್ದ*, ನಾನು ಇಲ್ಲದಿದ್*, ನಾನಿಲ್ಲಾಂದ್ರ*, ನಾನಿಲ್ದೆ*, ನಾನು ಹೋದ್ರ* | naanilladidr*, nanilladidr*, naanu illadidr*',
  fromTheStart:
    'ಮೊದ್ಲಿಂದ*, ಮೊದಲಿನಿಂದ*, ಮೊದಲಿಂದ*, ಮತ್ತೆ ಎಲ್ಲಾ ಹೇಳ*, ಪೂರ್ತಿ ಕಥೆ, ಎಲ್ಲಾ ಮತ್ತೆ | modalinda*, modlinda*, matte ella hel*, ella matte',
  yourPeople:
    'ನಿಮ್ ಕಡೆ*, ನಿಮ್ಮ ಕಡೆ*, ನಿಮ್ಮವರ*, ನಿಮ್ಮ ತಂಡ*, ನಿಮ್ಮ ಟೀಮ್*, ನಿಮ್ಮಲ್ಲಿ ಯಾರ* | nim kade*, nimma kade*, nimmavar*, nimma tanda*, nimma team*',
  hearIt: 'ಧ್ವನಿ ಕೇಳ*, ವಾಯ್ಸ್ ಕೇಳ*, ಕೇಳಿ ನೋಡ*, ನಾನೇ ಕೇಳ* | dhwani kel*, voice kel*, keli nod*, naane kel*',
  whatDoYouDo:
    'ನೀವು ಏನ್ ಮಾಡ್ತ*, ನೀವು ಏನು ಮಾಡ*, ನಿಜವಾಗ್ಲೂ ಏನ್ ಮಾಡ್ತ*, ಏನ್ ಮಾಡ್ತೀರ* | neevu en madt*, neevu enu mad*, en madtir*',
  timesEach:
    'ಎರಡು ಸಲ, ಎರಡು ಬಾರಿ, ಮೂರು ಸಲ, ಮೂರು ಬಾರಿ, 2 ಸಲ, 2 ಬಾರಿ, 3 ಬಾರಿ | eradu sala, eradu bari, mooru sala, 2 sala',
}
