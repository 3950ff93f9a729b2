import type { NumberWords } from '#assistant/engine/numbers/number-words.ts'

export const numberWords: NumberWords = {
  names: `
0 ಸೊನ್ನೆ ಶೂನ್ಯ ಜೀರೋ | sonne shunya zero
1 ?ಒಂದು | ?ondu
2 ಎರಡು ಇಬ್ಬರು !ಎರಡ್ | eradu yeradu eredu
3 ಮೂರು ಮೂವರು !ಮೂರ್ | mooru muru
4 ನಾಲ್ಕು ನಾಕು ನಾಲಕ್ಕು !ನಾಕ್ | naalku nalku naaku nalaku
5 ಐದು !ಐದ್ | aidu aydu eidu
6 ಆರು !ಆರ್ | aaru aru
7 ಏಳು ಯೋಳು !ಏಳ್ | elu yelu eelu
8 ಎಂಟು !ಎಂಟ್ | entu yentu
9 ಒಂಬತ್ತು ಒಂಭತ್ತು | ombattu ombathu ombatthu
10 ಹತ್ತು | hattu hathu hatthu
11 ಹನ್ನೊಂದು | hannondu hanondu
12 ಹನ್ನೆರಡು | hanneradu haneradu
13 ಹದಿಮೂರು | hadimooru hadimuru
14 ಹದಿನಾಲ್ಕು ಹದಿನಾಕು | hadinaalku hadinalku hadinaaku
15 ಹದಿನೈದು | hadinaidu hadinaydu hadineidu
16 ಹದಿನಾರು | hadinaaru hadinaru
17 ಹದಿನೇಳು | hadinelu hadineelu
18 ಹದಿನೆಂಟು | hadinentu
19 ಹತ್ತೊಂಬತ್ತು ಹತ್ತೊಂಭತ್ತು | hattombattu hathombathu hattombathu
20 ಇಪ್ಪತ್ತು ಇಪ್ಪತ್ತ= ಇಪ್ಪತ್= ಇಪ್ಪತ್ತ್= ಇಪ್ಪತ್ತ- | ippattu ippathu ippatthu ippat= ippath=
30 ಮೂವತ್ತು ಮುವತ್ತು ಮೂವತ್ತ= ಮೂವತ್= ಮೂವತ್ತ್= ಮೂವತ್ತ- ಮುವತ್ತ- | moovattu muvattu moovathu movattu moovat= muvat= moovath=
40 ನಲವತ್ತು ನಲ್ವತ್ತು ನಲವತ್ತ= ನಲವತ್= ನಲ್ವತ್ತ= ನಲ್ವತ್= ನಲವತ್ತ್= ನಲವತ್ತ- | nalavattu nalvattu nalavathu nalavat= nalvat= nalavath=
50 ಐವತ್ತು ಐವತ್ತ= ಐವತ್= ಐವತ್ತ್= ಐವತ್ತ- | aivattu ayvattu aivathu eivattu aivat= aivath= eivat=
60 ಅರವತ್ತು ಅರವತ್ತ= ಅರವತ್= ಅರವತ್ತ್= ಅರವತ್ತ- | aravattu aravathu arvattu aravat= aravath=
70 ಎಪ್ಪತ್ತು ಎಪ್ಪತ್ತ= ಎಪ್ಪತ್= ಎಪ್ಪತ್ತ್= ಎಪ್ಪತ್ತ- | eppattu yeppattu eppathu eppat= yeppat= eppath=
80 ಎಂಬತ್ತು ಎಂಭತ್ತು ಎಂಬತ್ತ= ಎಂಬತ್= ಎಂಭತ್ತ= ಎಂಬತ್ತ್= ಎಂಬತ್ತ- ಎಂಭತ್ತ- ಎಂಭತ್= | embattu yembattu embathu embat= yembat= embath=
90 ತೊಂಬತ್ತು ತೊಂಭತ್ತು ತೊಂಬತ್ತ= ತೊಂಬತ್= ತೊಂಭತ್ತ= ತೊಂಬತ್ತ್= ತೊಂಬತ್ತ- ತೊಂಭತ್ತ- ತೊಂಭತ್= | tombattu thombattu tombathu tombat= thombat= tombath=
0.5 ಅರ್ಧ -ೂವರೆ -ುವರೆ | ardha -oovare -uvare -ovare
0.25 ?ಕಾಲು -ೂಕಾಲು | ?kaalu -ookaalu
0.75 ಮುಕ್ಕಾಲು -ೂಮುಕ್ಕಾಲು | mukkalu mukkaalu
`,
  scales: `
12 ಡಜನ್ | dajan
100 ನೂರು ನೂರ- ನೂರಾ- ನೂರ್= | nooru nuru noora- nura- nooraa-
200 ಇನ್ನೂರು ಇನ್ನೂರ- ಇನ್ನೂರಾ- ಇನ್ನೂರ್= | innooru innuru innoora- innura-
300 ಮುನ್ನೂರು ಮೂನ್ನೂರು ಮುನ್ನೂರ- ಮುನ್ನೂರಾ- ಮುನ್ನೂರ್= ಮೂನೂರು | munnooru munnuru munnoora- munnura-
400 ನಾನೂರು ನಾನ್ನೂರು ನಾನೂರ- ನಾನೂರಾ- ನಾನೂರ್= ನಾನ್ನೂರ- ನಾನ್ನೂರ್= | naanooru nanuru naanoora- nanura-
500 ಐನೂರು ಐನ್ನೂರು ಐನೂರ- ಐನೂರಾ- ಐನೂರ್= | ainooru ainuru aynooru einooru ainoora- ainura-
600 ಆರುನೂರು ಆರ್ನೂರು ಆರುನೂರ- ಆರುನೂರಾ- ಆರ್ನೂರ- ಆರುನೂರ್= | aarunooru arunuru aarnooru aarunoora- arunura-
700 ಏಳುನೂರು ಏಳ್ನೂರು ಏಳುನೂರ- ಏಳುನೂರಾ- ಏಳ್ನೂರ- ಏಳುನೂರ್= | elunooru yelunooru elnooru elunuru elunoora- elunura-
800 ಎಂಟುನೂರು ಎಂಟ್ನೂರು ಎಂಟುನೂರ- ಎಂಟುನೂರಾ- ಎಂಟ್ನೂರ- ಎಂಟುನೂರ್= | entunooru yentunooru entnooru entunuru entunoora- entunura-
900 ಒಂಬೈನೂರು ಒಂಭೈನೂರು ಒಂಬೈನೂರ- ಒಂಬೈನೂರಾ- ಒಂಭೈನೂರ- ಒಂಬೈನೂರ್= | ombainooru ombhainooru ombainuru ombainoora- ombainura-
1000 ಸಾವಿರ ಸಾವಿರದ- ಸಾವ್ರ ಒಂದ್ಸಾವಿರ | saavira savira savra saavirada- savirada- ondsaavira ondsavira
100000 ಲಕ್ಷ ಲಕ್ಷದ- | laksha lakh lakshada-
10000000 ಕೋಟಿ ಕೋಟಿಯ- | koti crore
`,
  composesTens: true,
  bareHundred: true,
  sandhi: { finals: ['ು'], glides: ['ಯ', 'ವ'], latinFinals: ['u'], latinGlides: ['y', 'v'] },
  endings: 'ಕ್ಕೆ ಗೆ ರಲ್ಲಿ ಅಕ್ಕೆ ಜನ | kke ge',
  forEach: `
2 ಎರಡೆರಡು ಎರಡೆರಡ್ | eraderadu eradradu
3 ಮೂರ್ಮೂರು ಮೂರುಮೂರು | moormooru murmuru
4 ನಾಲ್ಕುನಾಲ್ಕು ನಾಕ್ನಾಕು | naaknaaku
5 ಐದೈದು | aidaidu
`,
  vague: 'ಕೆಲವು ಹಲವು ಸಾವಿರಾರು ನೂರಾರು | kelavu halavu saviraru nooraru',
  ranges: 'ರಿಂದ ಇಂದ | rinda inda',
}
