import type { AmountWords } from '#assistant/engine/amounts/amount-words.ts'

export const amountWords: AmountWords = {
  minutes: 'ನಿಮಿಷ*, ನಿಮಷ*, ಮಿನಿಟ್*, ಮಿನಿಟು*, ಮಿನಟ್*, ಟಾಕ್‌ಟೈಮ್ | nimisha, nimishagalu, nimisha*, nimsha*',
  hours: 'ಗಂಟೆ, ಗಂಟೆಗಳು, ಗಂಟೆಗಳ, ಗಂಟೆಯ, ಘಂಟೆ, ತಾಸು, ಅವರ್ | gante, gantegalu, gantegala, tasu',
  seconds: 'ಸೆಕೆಂಡ್*, ಸೆಕೆಂಡು*, ಕ್ಷಣ* | sekendu, secondgalu, secondugalu, secondina, sekendgalu',
  calls:
    'ಕರೆ, ಕರೆಗಳು, ಕರೆಗಳ, ಕರೆಗೆ, ಕರೆಗಳನ್ನು, ಕಾಲ್, ಕಾಲ್ಸ್*, ಕಾಲ್‌ಗಳು, ಕಾಲ್ಗಳು, ಫೋನ್, ಫೋನು, ಫೋನ್ ಕರೆ*, ವಿಚಾರಣೆ*, ಎನ್ಕ್ವೈರಿ*, ಎನ್‌ಕ್ವೈರಿ* | kare, karegalu, kaal, callgalu, phone, phones, phonegalu, kaalgalu, vicharane, vicharanegalu',
  people:
    'ಜನ, ಜನರು, ಜನರ, ಗ್ರಾಹಕ*, ಕಸ್ಟಮರ್*, ರೋಗಿ*, ಪೇಷೆಂಟ್*, ಆರ್ಡರ್*, ಬುಕಿಂಗ್*, ಪಾರ್ಸೆಲ್*, ಡೀಲರ್*, ವಿದ್ಯಾರ್ಥಿ* | jana, janaru, grahakaru, ordergalu, bookinggalu, customergalu',
  agents: 'ಏಜೆಂಟ್*, ಸಿಬ್ಬಂದಿ, ಸ್ಟಾಫ್, ನೌಕರ*, ಉದ್ಯೋಗಿ*, ಕೆಲಸಗಾರ*, ಟೆಲಿಕಾಲರ್*, ಆಪರೇಟರ್* | sibbandi, udyogigalu',
  times: 'ಬಾರಿ, ಸಲ, ಸರ್ತಿ | baari, sala, sarti',
  places: 'ಅಂಗಡಿ*, ಶಾಖೆ*, ಬ್ರಾಂಚ್*, ಕ್ಲಿನಿಕ್*, ಆಫೀಸ್* | angadi, angadigalu, shakhe',
  lines: 'ಲೈನ್*, ಚಾನೆಲ್* | line, lines',
  rupees: 'ರೂಪಾಯಿ*, ರುಪಾಯಿ*, ರೂಪಾಯ್, ರೂ, ₹ | rupayi, rupaayi, rupai',
  days: 'ದಿನ, ದಿನಗಳು, ದಿನಗಳ, ದಿವಸ, ದಿನಗಳಿಗೆ, ದಿವಸಗಳು, ದಿನಕ್ಕೆ, ದಿನದಲ್ಲಿ, ದಿವಸಕ್ಕೆ | dina, dinagalu, dinagala, divasa, dinagalige, divsa, dinakke, dinake, dinakk, divasakke, dinaku, dinkke',
  weeks:
    'ವಾರ, ವಾರಗಳು, ವಾರಗಳ, ವಾರಕ್ಕೆ, ವಾರದಲ್ಲಿ, ವಾರದ, ವಾರಕ್ಕೊಮ್ಮೆ | vaara, vara, vaaragalu, vaarakke, varakke',
  months:
    'ತಿಂಗಳು, ತಿಂಗಳ, ತಿಂಗಳುಗಳು, ತಿಂಗಳುಗಳ, ತಿಂಗಳಿಗೆ, ತಿಂಗಳುಗಳ*, ತಿಂಗಳಿನ, ತಿಂಗ್ಳು, ತಿಂಗಳಿಗ*, ತಿಂಗ್ಳಿಗೆ, ತಿಂಗಳಲ್ಲಿ, ತಿಂಗಳಿಗೂ | tingalu, thingalu, tingala, thingala, tinglu, thinglu, tingalina, thingalina, tingalugalu, tingalugalige, tingalige, thingalige, tinglige, thinglige, tingligu, tingaligu, thingaligu, tingalge, thingalge, tingalalli, thingalalli, tingligey, tingalgu, tinglalli',
  years: 'ವರ್ಷ, ವರ್ಷಗಳು, ವರ್ಷಗಳ, ವರ್ಷಕ್ಕೆ, ವರ್ಷದಲ್ಲಿ | varsha, varshagalu, varshakke',
  daily:
    'ದಿನಕ್ಕೆ, ಪ್ರತಿದಿನ, ಪ್ರತಿ ದಿನ, ದಿನಾ, ದಿನಾಲೂ, ದಿನವೂ, ದಿನಂಪ್ರತಿ, ನಿತ್ಯ, ಡೈಲಿ, ದಿನದಲ್ಲಿ, ಒಂದು ದಿನಕ್ಕೆ, ಒಂದು ದಿನದಲ್ಲಿ, ದಿನ, ದಿವಸಕ್ಕೆ, ದಿನವಿಡೀ, ಇಡೀ ದಿನ | dinakke, dinake, prati dina, pratidina, ondu dinakke, dinaalu, dinavu, dina, dinakk, divasakke, dinaku, dinkke, daily, dinavidi, idi dina',
  weekly:
    'ವಾರಕ್ಕೆ, ಪ್ರತಿ ವಾರ, ವಾರದಲ್ಲಿ, ವಾರದ, ಒಂದು ವಾರಕ್ಕೆ, ಒಂದು ವಾರದಲ್ಲಿ, ವಾರಕ್ಕೊಮ್ಮೆ | vaarakke, varakke, prati vaara, ondu vaarakke',
  monthly:
    'ತಿಂಗಳಿಗೆ, ತಿಂಗಳ, ಪ್ರತಿ ತಿಂಗಳು, ತಿಂಗಳಲ್ಲಿ, ಮಾಸಿಕ, ಮಂತ್ಲಿ, ಒಂದು ತಿಂಗಳಿಗೆ, ಒಂದು ತಿಂಗಳಲ್ಲಿ, ಒಂದು ತಿಂಗಳು, ಒಂದು ತಿಂಗಳ, ತಿಂಗಳು, ತಿಂಗಳಿಗ*, ತಿಂಗ್ಳಿಗೆ, ತಿಂಗಳಿಗೂ, ತಿಂಗಳು ತಿಂಗಳು | tingalige, thingalige, tingalalli, prati tingalu, ondu tingalige, ondu tingalu, thingalalli, tinglige, thinglige, tingligu, tingaligu, thingaligu, tingligey, tingalge, thingalge, tingalgu, tinglalli, tingalu tingalu',
  yearly:
    'ವರ್ಷಕ್ಕೆ, ಪ್ರತಿ ವರ್ಷ, ವಾರ್ಷಿಕ, ಒಂದು ವರ್ಷ*, ವರ್ಷದಲ್ಲಿ | varshakke, prati varsha, varshika, ondu varsha*',
  each: 'ಒಂದು ಕರೆ*, ಒಂದೊಂದು ಕರೆ*, ಪ್ರತಿ ಕರೆ*, ಪ್ರತಿ ಕಾಲ್*, ಒಂದು ಕಾಲ್*, ಒಂದೊಂದು, ಸರಾಸರಿ*, ತಲಾ, ಆವರೇಜ್, ಒಂದೊಂದೂ, ಒಂದೊಂದಕ್ಕೆ, ಪ್ರತಿಯೊಂದು, ಒಂದೊಂದ್, ಒಂದು ಫೋನ್*, ಪ್ರತಿ ಫೋನ್*, ಕರೆಗೆ, ಕಾಲ್‌ಗೆ, ಫೋನ್‌ಗೆ, ಕಾಲಿಗೆ, ಫೋನಿಗೆ, ಪ್ರತಿಯೊಂದೂ, ಪ್ರತಿಯೊಂದಕ್ಕೂ, ಒಬ್ಬೊಬ್ಬರು, ಒಬ್ಬೊಬ್ಬರೂ, ಪ್ರತಿಯೊಬ್ಬರು, ಒಂದು ಕಾಲ್‌ಗೆ, ಒಂದು ಕಾಲಿಗೆ | ondu call, prati call, ondondu call, ondondu, sarasari, tala, prati kare, thala, ondond, ondu phone, ondondu phone, prati phone, call ge, phone ge, ondu kare, pratiyondu, prathiyondu, pratiyondoo, pratiyondakku, obbobbaru, obbobru, pratiyobbaru, ondu call ge, ondu callge, ondu callige',
  atOnce:
    'ಒಟ್ಟಿಗೆ, ಒಂದೇ ಸಮಯ*, ಒಂದೇ ಸಲ*, ಒಂದೇ ಬಾರಿ*, ಏಕಕಾಲ*, ಒಂದೇ ಟೈಮ್*, ಒಮ್ಮೆಗೆ, ಒಮ್ಮೆಲೇ, ಒಂದೇ ಹೊತ್ತ*, ಒಂದ್ ಸಲ*, ಒಂದ್ ಟೈಮ್*, ಒಂದು ಸಲಕ್ಕೆ, ಒಟ್ಗೆ, ಒಟ್ಟೊಟ್ಟಿಗೆ* | ottige, onde samayadalli, onde samaya, onde sala, ondesala, ondesari, onde time, ommege, ond sala, ond salakke, ond time, ondu time, ondu salakke, ond sari, otge, ottottige',
  extra:
    'ಹೆಚ್ಚುವರಿ, ಹೆಚ್ಚಿನ, ಎಕ್ಸ್‌ಟ್ರಾ, ಎಕ್ಸ್ಟ್ರಾ, ಅಧಿಕ, ಜಾಸ್ತಿ, ಎಕ್ಸ್ಟ್ರ | hechchuvari, hechuvari, hechchina, ekstra, jasti, jaasti',
  beyond:
    'ಮಿತಿಗಿಂತ ಹೆಚ್ಚು, ಮಿತಿ ಮೀರಿ, ಮಿತಿ ಮೀರಿದ, ಮಿತಿಯನ್ನು ಮೀರಿ, ಮಿತಿ ದಾಟಿ, ಲಿಮಿಟ್‌ಗಿಂತ ಹೆಚ್ಚು, ಲಿಮಿಟ್ ಗಿಂತ ಹೆಚ್ಚು, ಲಿಮಿಟ್ಗಿಂತ ಹೆಚ್ಚು, ಲಿಮಿಟ್ ಮೀರಿ, ಲಿಮಿಟ್ ದಾಟಿ, ಉಚಿತ ನಿಮಿಷಗಳ ನಂತರ, ಉಚಿತ ನಿಮಿಷಗಳ ಮೇಲೆ, ಉಚಿತ ನಿಮಿಷಗಳಿಗಿಂತ ಹೆಚ್ಚು, ಉಚಿತ ನಿಮಿಷಗಳು ಮುಗಿದ ಮೇಲೆ, ಉಚಿತ ನಿಮಿಷ ಮುಗಿದ ಮೇಲೆ, ಉಚಿತ ನಿಮಿಷಗಳನ್ನು ಮೀರಿ, ಫ್ರೀ ನಿಮಿಷಗಳ ನಂತರ, ಫ್ರೀ ನಿಮಿಷಗಳ ಮೇಲೆ, ಫ್ರೀ ಮುಗಿದ ಮೇಲೆ, ಉಚಿತ ಬಿಟ್ಟು, ಫ್ರೀ ನಿಮಿಷ ಮುಗಿದು, ಫ್ರೀ ನಿಮಿಷ ಮುಗಿದ ಮೇಲೆ, ಉಚಿತ ನಿಮಿಷ ಮುಗಿದ ಮೇಲೆ, ಫ್ರೀ ನಿಮಿಷದ ಮೇಲೆ, ಉಚಿತ ನಿಮಿಷದ ಮೇಲೆ, ಉಚಿತ ನಿಮಿಷ ಬಿಟ್ಟು, ಉಚಿತ ನಿಮಿಷಗಳು ಬಿಟ್ಟು, ಉಚಿತ ನಿಮಿಷಗಳನ್ನು ಬಿಟ್ಟು, ಫ್ರೀ ನಿಮಿಷ ಬಿಟ್ಟು, ಫ್ರೀ ಬಿಟ್ಟು | mitiginta hechchu, mithi meeri, limit meeri, limit ginta hechchu, limitginta hechu, limit dati, uchita nimishagala nantara, free nimishagala nantara, uchita nimishagala mele, free mugida mele, free minutes nantara, free minutes mele, free nimisha mugidu, free nimisha mugida mele, free minutes mugida mele, uchita nimisha bittu, uchita nimishagalu bittu, uchita nimishagalannu bittu, free nimisha bittu, free minutes bittu, free bittu, uchita nimisha mugida mele',
  limits: 'ಮಿತಿಗಿಂತ, ಲಿಮಿಟ್‌ಗಿಂತ, ಲಿಮಿಟ್ ಗಿಂತ, ಉಚಿತಕ್ಕಿಂತ, ಫ್ರೀಗಿಂತ | limit ginta, limitginta, mitiginta, free ginta',
  more: 'ಹೆಚ್ಚು, ಅಧಿಕ, ಮೇಲೆ, ಮೀರಿ, ಜಾಸ್ತಿ | hechchu, hechu, jasti, mele, meeri',
  included: 'ಉಚಿತ*, ಫ್ರೀ | uchita*, free',
  about:
    'ಸುಮಾರು, ಹೆಚ್ಚುಕಡಿಮೆ, ಅಂದಾಜು, ಕನಿಷ್ಠ, ವರೆಗೆ, ತನಕ, ಹತ್ತಿರ | sumaru, sumaaru, andaaju, kanishta, varege',
  percent: 'ಶೇಕಡಾ, ಪ್ರತಿಶತ | shekada',
  clock: 'ಗಂಟೆಗೆ | gantege',
  fillers: 'ಗಳ, ಒಟ್ಟು, ಮತ್ತು, ವರೆಗೆ, ಇನ್ನೂ, ದ, ರ | ottu, mattu, varege, innu',
  lists: 'ಅಥವಾ, ಮತ್ತು, ಇಲ್ಲ | athava, athva, mattu',
  per: 'ಪ್ರತಿ | prati',
  bills: 'ಬಿಲ್, ಖರ್ಚು, ಬೆಲೆ, ವೆಚ್ಚ, ಪ್ಲಾನ್ | billu, kharchu, bele',
  ranks: 'ಟಿಯರ್, ಲೆವೆಲ್, ನಂಬರ್',
  sorry: 'ಸಾರಿ, ಸ್ಸಾರಿ, ಕ್ಷಮಿಸಿ, ಇರಿ, ತಪ್ಪು, ತಪ್ಪಾಯ್ತು, ತಪ್ಪು ಬರೆದೆ | kshamisi, tappu, tappaytu, tappu barede',
  notThat: 'ಅಲ್ಲ | alla',
  notOrElse: 'ಇಲ್ಲ | illa',
}
