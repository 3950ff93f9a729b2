import type { NumberWords } from '#assistant/engine/numbers/number-words.ts'

export const numberWords: NumberWords = {
  names: `
0 શૂન્ય ઝીરો | shunya zero
1 ?એક | ?ek
2 ?બે | ?be bey
3 ત્રણ | tran trun
4 ચાર | chaar ?char
5 પાંચ | paanch panch
6 છ છઃ | chha ?chh chhah ?cha
7 સાત | saat ?sat
8 આઠ | aath ath
9 નવ | nav naw
10 દસ દશ | ?das ?dus dash
11 અગિયાર અગ્યાર અગીયાર | agiyar agyar agiyaar
12 ?બાર | ?bar baar
13 તેર | ?ter
14 ચૌદ ચઉદ | chaud choud
15 પંદર | pandar panndar
16 સોળ સોલ | sol sohl
17 સત્તર | sattar satar
18 અઢાર | adhar adhaar
19 ઓગણીસ ઓગણિસ | ognis oganis ognees
20 વીસ વિસ | vis vees
21 એકવીસ | ekvis ekvees
22 બાવીસ | bavis baavis
23 ત્રેવીસ તેવીસ | trevis tevis
24 ચોવીસ | chovis chovees
25 પચ્ચીસ પચીસ | pachis pachchis pachees
26 છવ્વીસ છવીસ | chhavis chhavvis chavis
27 સત્તાવીસ સતાવીસ | sattavis satyavis satavis
28 અઠ્ઠાવીસ અઠ્યાવીસ અઠાવીસ અટ્ઠાવીસ | atthavis athyavis athavis
29 ઓગણત્રીસ | ogantris ogantrees ogantis
30 ત્રીસ | tris trees trish
31 એકત્રીસ | ektris ekatris
32 બત્રીસ | batris battris
33 તેત્રીસ | tetris tetrees
34 ચોત્રીસ | chotris chotrees
35 પાંત્રીસ | pantris paantris
36 છત્રીસ | chhatris chatris
37 સાડત્રીસ સડત્રીસ | sadatris sadtris saadtris
38 આડત્રીસ અડત્રીસ | adatris adtris aadtris
39 ઓગણચાલીસ ઓગણચાળીસ | oganchalis ogunchalis
40 ચાલીસ ચાળીસ | chalis chaalis
41 એકતાલીસ એકતાળીસ | ektalis ektaalis
42 બેતાલીસ બેતાળીસ | betalis betaalis
43 તેતાલીસ ત્રેતાલીસ તેતાળીસ ત્રેતાળીસ | tetalis tretalis
44 ચુંમાલીસ ચુંમાળીસ ચુમ્માલીસ ચુમ્માળીસ ચુંવાળીસ | chummalis chumalis chuvalis
45 પિસ્તાલીસ પિસ્તાળીસ પીસ્તાલીસ | pistalis pistaalis
46 છેતાલીસ છેતાળીસ | chhetalis chetalis
47 સુડતાલીસ સુડતાળીસ | sudtalis sudatalis
48 અડતાલીસ અડતાળીસ | adtalis adatalis
49 ઓગણપચાસ | oganpachas ogunpachas
50 પચાસ | pachas pachaas
51 એકાવન | ekavan ekaavan
52 બાવન | bavan baavan
53 ત્રેપન | trepan treppan
54 ચોપન | chopan choppan
55 પંચાવન | panchavan pachavan
56 છપ્પન | chhappan chappan
57 સત્તાવન | sattavan satavan
58 અઠ્ઠાવન અઠાવન અટ્ઠાવન | atthavan athavan
59 ઓગણસાઠ ઓગણસાઇઠ ઓગણસાઈઠ | ogansath ogansaith
60 સાઠ સાઇઠ સાઈઠ | saath saith ?sath
61 એકસઠ | eksath ekasath
62 બાસઠ | basath baasath
63 ત્રેસઠ | tresath tresatth
64 ચોસઠ | chosath chausath
65 પાંસઠ | pansath paansath
66 છાસઠ | chhasath chasath
67 સડસઠ | sadsath sadasath
68 અડસઠ | adsath adasath
69 અગણોસિત્તેર ઓગણસિત્તેર ઓગણોસિત્તેર અગણસિત્તેર | agnositter ogansitter oganositter
70 સિત્તેર સીત્તેર | sitter sittter siter
71 એકોતેર ઇકોતેર | ekoter ikoter
72 બોતેર | boter botter
73 તોતેર | toter totter
74 ચુંમોતેર ચુમ્મોતેર | chumoter chummoter
75 પંચોતેર | panchoter pachoter
76 છોતેર | chhoter choter
77 સિત્યોતેર સીત્યોતેર સત્યોતેર | sityoter sittyoter
78 ઇઠ્યોતેર ઈઠ્યોતેર ઇઠોતેર અઠ્યોતેર અઠ્ઠોતેર | ithyoter ithoter
79 ઓગણએંસી ઓગણએંશી અગણ્યાએંસી ઓગણાએંસી ઓગણ્યાએંસી | oganensi ogansi oganyensi
80 એંસી એંશી | ensi enshi aensi
81 એક્યાસી એક્યાશી | ekyasi ekyaasi
82 બ્યાસી બ્યાશી | byasi byaasi
83 ત્યાસી ત્ર્યાસી ત્યાશી | tyasi tryasi
84 ચોર્યાસી ચોર્યાશી | choryasi choriyasi
85 પંચાસી પંચ્યાસી પંચાશી | panchasi panchyasi
86 છ્યાસી છ્યાશી છયાસી | chhyasi chyasi chhiyasi
87 સત્યાસી સિત્યાસી સત્યાશી | satyasi sityasi
88 અઠ્યાસી ઇઠ્યાસી ઈઠ્યાસી અઠ્ઠયાસી અઠ્યાશી | athyasi ithyasi
89 નેવ્યાસી નેવાસી નેવ્યાશી | nevyasi nevasi
90 નેવું નેવુ | nevu nevun
91 એકાણું એકાણુ | ekanu ekanun
92 બાણું બાણુ | banu baanu
93 ત્રાણું ત્રાણુ | tranu traanu
94 ચોરાણું ચોરાણુ | choranu choraanu
95 પંચાણું પંચાણુ | panchanu panchaanu
96 છન્નું છન્નુ છઠ્ઠાણું | chhannu channu
97 સત્તાણું સત્તાણુ | sattanu sataanu
98 અઠ્ઠાણું અઠ્ઠાણુ અઠાણું અટ્ઠાણું | atthanu athanu
99 નવ્વાણું નવ્વાણુ નવાણું | navvanu navanu
0.5 અડધો અડધી અડધા અડધું અર્ધો અર્ધી | adadho adadhi ardho ardhi adhdho
0.25 પા | paa
0.75 પોણો પોણી | pono poni
1.5 દોઢ | dodh dodhh
2.5 અઢી | adhi- adhee-
`,
  scales: `
12 ડઝન | dajan
100 સો | sau soo !so
200 બસો બસ્સો બેસો | baso basso baseo
600 છસો છસ્સો | chhaso chhasso chaso
1000 હજાર હઝાર | hajar hazar hajaar hazaar
100000 લાખ | lakh laakh lac
10000000 કરોડ | karod crore
`,
  fractions: `
+0.25 સવા | sava sawa
+0.5 સાડા સાઢા | sada saada sadha saadha
-0.25 પોણા | pona paona
`,
  endings: 'ની ના નો નું માં થી એ ને',
  forEach: `
1 એકેક | ekek
2 બબ્બે | babbe
3 ત્રણત્રણ | trantran
`,
  vague: 'થોડા થોડી કેટલાક અનેક સેંકડો હજારો | thoda thodi ketlak hajaro',
  ranges: 'થી | thi',
  ordinary: 'કરો કરું કરી કરીએ કર | karo karu kari',
}
