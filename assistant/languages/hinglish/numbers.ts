import type { NumberWords } from '#assistant/engine/numbers/number-words.ts'

export const numberWords: NumberWords = {
  names: `
0 | shunya zero shoonya
1 | ?ek ?aik
2 | ?do ?doh
3 | ?teen ?tin
4 | chaar ?char
5 | paanch panch paach pach paanc
6 | chhe chhah chah chhey chay ?che ?chh cheh
7 | saat ?sat
8 | aath ath
9 | nau naw nou !no
10 | ?das ?dus
11 | gyarah gyara giyarah igyarah gyaarah
12 | barah ?bara baarah baara
13 | terah ?tera
14 | chaudah chauda choudah chouda
15 | pandrah pandra pandhrah pundrah
16 | solah ?sola
17 | satrah satra satarah
18 | atharah athara attharah
19 | unnis unnees unees
20 | bees ?bis
21 | ikkis ikkees ikis ekkis
22 | bais baees baais
23 | teis teees teyis taees
24 | chaubis chaubees choubis chobis
25 | pachis pachees pacchis pachhis pachchis pacchees
26 | chhabbis chabbis chhabbees chhabis
27 | sattais sattaees satais sattayis
28 | atthais athais atthaees attais
29 | untis unattis untees
30 | tees ?tis
31 | ikattis iktis ikatees ikattees ektis
32 | battis battees batis
33 | taintis tentis taintees tetis tainteis
34 | chauntis chautis chauntees chountis
35 | paintis paintees pentis
36 | chhattis chattis chhattees
37 | saintis saintees sentis
38 | adtis artis adtees arhtis adhtis
39 | untalis unchalis untalees untaalis
40 | chalis chaalis chalees
41 | iktalis iktalees ektalis iktaalis
42 | bayalis biyalis byalis bayalees
43 | taintalis tetalis tirtalis tentalis
44 | chavalis chauvalis chawalis chauwalis chavvalis
45 | paintalis pentalis paintalees
46 | chhiyalis chhayalis chiyalis chhiyalees
47 | saintalis sentalis saintalees
48 | adtalis artalis adtalees arhtalis
49 | unchas unchaas unanchas
50 | pachas pachaas pacchas pachhas pachass
51 | ikyavan ikyawan ikkyavan ikavan ikawan
52 | bavan bawan baavan
53 | tirpan tirepan treepan tripan
54 | chauvan chauwan chavvan chauan
55 | pachpan pachapan pachhpan
56 | chhappan chappan chhapan
57 | sattavan sattawan satavan
58 | atthavan athavan atthawan attavan
59 | unsath unsatth unasath
60 | ?saath ?sath saatth
61 | iksath eksath iksatth
62 | basath baasath
63 | tirsath tiresath tresath
64 | chaunsath chausath chounsath
65 | painsath pensath
66 | chhiyasath chiyasath chhasath
67 | sadsath sarsath
68 | adsath arsath
69 | unhattar unahattar unhatar
70 | sattar
71 | ikhattar ikahattar ekhattar
72 | bahattar behattar bahatar
73 | tihattar tehattar
74 | chauhattar chouhattar
75 | pachhattar pachattar pichattar pachahattar pichhattar
76 | chhihattar chihattar chhahattar
77 | satattar sathattar satahattar
78 | athattar athhattar athahattar
79 | unasi unyasi unnasi
80 | assi asi
81 | ikyasi ikkyasi ikasi
82 | bayasi byasi biyasi
83 | tirasi teerasi
84 | chaurasi chourasi
85 | pachasi pichasi pacchasi
86 | chhiyasi chiyasi
87 | sattasi satasi
88 | atthasi athasi
89 | navasi nawasi
90 | nabbe nabe navve nabbey
91 | ikyanve ikyanbe ikyanave ikkyanve
92 | banve baanve banbe banave
93 | tiranve tiranbe tiranave
94 | chauranve chauranbe chouranve
95 | pachanve panchanve pachanbe panchanbe pichanve
96 | chhiyanve chiyanve chhiyanbe
97 | sattanve satanve sattanbe
98 | atthanve athanve atthanbe
99 | ninyanve ninyanbe ninnanve ninyaanve ninanve
0.5 | aadha adha aadhe aadhi adhe
0.75 | paun pauna
1.5 | dedh dhedh derh daidh deadh
2.5 | dhai dhaai adhai adhaai dhaee
`,
  scales: `
12 | darjan
100 | sau sou sauu !so
1000 | hazar hazaar hajar hajaar hjar hzar
100000 | lakh laakh lac !lakhs
10000000 | crore karod karor
`,
  fractions: `
+0.25 | sava sawa savaa
+0.5 | saade sadhe saadhe sade saarhe sarhe
-0.25 | paune pone pauney
`,
  vague: 'kuch kuchh kai kayi saikdo hazaro hazaaro hajaro lakho',
  ranges: 'se',
  ordinary: '| karo karu karun karna',
}
