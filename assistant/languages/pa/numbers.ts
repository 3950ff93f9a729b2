import type { NumberWords } from '#assistant/engine/numbers/number-words.ts'

export const numberWords: NumberWords = {
  names: `
0 ਸਿਫ਼ਰ ਜ਼ੀਰੋ | sifar zero
1 ?ਇੱਕ | ?ikk ?ik ?ek
2 ਦੋ | ?do
3 ਤਿੰਨ ਤਿਨ | tinn ?tin ?teen
4 ਚਾਰ | chaar ?char
5 ਪੰਜ | panj punj
6 ਛੇ ਛੀ | chhe ?che
7 ਸੱਤ | satt ?sat
8 ਅੱਠ | athh atth ath
9 ਨੌਂ | nau naun
10 ?ਦਸ | dass ?das dus
11 ਗਿਆਰਾਂ | giaran gyaran gyara giara
12 ਬਾਰਾਂ | baran baaran
13 ?ਤੇਰਾਂ | teran teraan
14 ਚੌਦਾਂ | chaudan chauda
15 ਪੰਦਰਾਂ | pandran pandaran pandra
16 ਸੋਲਾਂ ਸੋਲ੍ਹਾਂ | solan solaan
17 ਸਤਾਰਾਂ ਸਤਰਾਂ | sataran satara
18 ਅਠਾਰਾਂ | atharan athara
19 ਉੱਨੀ | unni unnee
20 ਵੀਹ ਬੀਹ | veeh vih veh
21 ਇੱਕੀ | ikki ikkee
22 ?ਬਾਈ | bai baaee baai
23 ਤੇਈ | tei teyi
24 ਚੌਵੀ ਚੌਬੀ | chauvi chovi chaubi
25 ਪੱਚੀ ਪੰਝੀ | pachi pachchi panjhi pacchi
26 ਛੱਬੀ ਛੱਵੀ | chhabbi chabbi
27 ਸਤਾਈ ਸੱਤਾਈ | satai sattai
28 ਅਠਾਈ ਅੱਠਾਈ | athai atthai
29 ਉਨੱਤੀ ਉਣੱਤੀ | unatti untti
30 ਤੀਹ | teeh tih
31 ਇਕੱਤੀ | ikatti ikkatti
32 ਬੱਤੀ | batti battee
33 ਤੇਤੀ ਤੇਂਤੀ ਤੈਂਤੀ | teti tenti
34 ਚੌਂਤੀ | chaunti chauti
35 ਪੈਂਤੀ | painti penti
36 ਛੱਤੀ | chhatti chatti
37 ਸੈਂਤੀ | sainti senti
38 ਅਠੱਤੀ ਅਠੱਤ੍ਹੀ | athatti atthatti
39 ਉਨਤਾਲੀ ਉਣਤਾਲੀ ਉਨਤਾਲ਼ੀ | untali unntali
40 ਚਾਲੀ | chali chaali
41 ਇਕਤਾਲੀ | iktali ikktali
42 ਬਿਆਲੀ ਬਤਾਲੀ ਬਇਆਲੀ | biali bayali batali
43 ਤਰਤਾਲੀ ਤਿਰਤਾਲੀ ਤ੍ਰਿਤਾਲੀ ਤੇਤਾਲੀ | tartali tirtali
44 ਚੁਤਾਲੀ ਚਵਾਲੀ ਚੌਤਾਲੀ ਚੁਰਤਾਲੀ ਚੁਆਲੀ | chutali chavali chautali
45 ਪੰਤਾਲੀ ਪੈਂਤਾਲੀ ਪਨਤਾਲੀ ਪੰਜਤਾਲੀ | paintali pantali
46 ਛਿਆਲੀ ਛਤਾਲੀ | chhiali chhatali
47 ਸੰਤਾਲੀ ਸੈਂਤਾਲੀ ਸਨਤਾਲੀ | santali saintali
48 ਅਠਤਾਲੀ ਅੜਤਾਲੀ | athtali athatali
49 ਉਨੰਜਾ ਉਣੰਜਾ ਉਨਿੰਜਾ ਉਨੰਜਾਹ ਉਣਵੰਜਾ ਉਣਿੰਜਾ ਉਣੰਜਾਹ | unanja unninja
50 ਪੰਜਾਹ | panjah panjaah pinjah punjah
51 ਇਕਵੰਜਾ ਇਕਵੰਜਾਹ ਇਕਵਿੰਜਾ | ikvanja ikwanja
52 ਬਵੰਜਾ ਬਵੰਜਾਹ ਬਵਿੰਜਾ | bavanja bawanja
53 ਤਰਵੰਜਾ ਤਿਰਵੰਜਾ ਤ੍ਰਵੰਜਾ ਤਰਵਿੰਜਾ ਤਿਰਵਿੰਜਾ | tarvanja tirvanja tarwanja
54 ਚੁਰੰਜਾ ਚੌਵੰਜਾ ਚਰਵੰਜਾ ਚੁਰਵੰਜਾ ਚੁਵੰਜਾ ਚਰਿੰਜਾ ਚੁਰਿੰਜਾ ਚੁਰੰਜਾਹ | churanja chauvanja chuvanja
55 ਪਚਵੰਜਾ ਪਚਵੰਜਾਹ ਪਚਪੰਜਾ ਪਚਵਿੰਜਾ | pachvanja pachwanja
56 ਛਪੰਜਾ ਛਵੰਜਾ ਛਪਿੰਜਾ ਛਪੰਜਾਹ | chhapanja chhavanja
57 ਸਤਵੰਜਾ ਸਤਵੰਜਾਹ ਸਤਵਿੰਜਾ | satvanja satwanja
58 ਅਠਵੰਜਾ ਅਠਵੰਜਾਹ ਅਠਵਿੰਜਾ | athvanja athwanja
59 ਉਨਾਹਠ ਉਣਾਹਠ ਉਣਾਠ ਉਨਾਠ ਉਨਾਹਟ ਉਣਾਹਟ | unahath unath
60 ਸੱਠ | satth sathh ?sath
61 ਇਕਾਹਠ ਇਕਹਠ ਇਕਾਠ ਇਕਾਹਟ | ikahath ikaath
62 ਬਾਹਠ ਬਾਠ ਬਾਠ੍ਹ ਬਾਹਟ | bahath baath
63 ਤਰੇਹਠ ਤਿਰੇਹਠ ਤ੍ਰੇਹਠ ਤਰੇਠ ਤਰੇਠ੍ਹ ਤਰੇਹਟ | tarehath trehath
64 ਚੌਂਹਠ ਚੌਹਠ ਚੌਠ ਚੌਠ੍ਹ ਚੌਹਟ | chauhath chaunhath
65 ਪੈਂਹਠ ਪੈਂਠ ਪੈਂਠ੍ਹ ਪੈਂਹਟ | painhath painth
66 ਛਿਆਹਠ ਛਿਆਠ ਛਿਆਠ੍ਹ ਛਿਆਹਟ | chhiahath chhiath
67 ਸਤਾਹਠ ਸਤਾਠ ਸਤਾਠ੍ਹ ਸਤਾਹਟ | satahath sataath
68 ਅਠਾਹਠ ਅਠਾਠ ਅਠਾਠ੍ਹ ਅਠਾਹਟ | athahath athaath
69 ਉਨੱਤਰ ਉਣੱਤਰ ਉਨਹੱਤਰ ਉਣਹੱਤਰ | unattar unhattar
70 ਸੱਤਰ | sattar
71 ਇਕਹੱਤਰ ਇਕੱਤਰ ਇਕ੍ਹੱਤਰ | ikhattar ikattar
72 ਬਹੱਤਰ ਬਹਤਰ | bahattar bahatar
73 ਤਿਹੱਤਰ ਤੇਹੱਤਰ ਤਹੱਤਰ ਤਿਅੱਤਰ | tihattar tehattar
74 ਚੁਹੱਤਰ ਚੌਹੱਤਰ ਚਹੱਤਰ ਚੁਅੱਤਰ | chuhattar chauhattar
75 ਪੰਝੱਤਰ ਪਚੱਤਰ ਪਝੱਤਰ ਪਚਹੱਤਰ ਪੰਜੱਤਰ ਪੰਜਹੱਤਰ | panjhattar pachattar pachhattar
76 ਛਿਹੱਤਰ ਛੇਹੱਤਰ ਛਿਅੱਤਰ | chhihattar chehattar
77 ਸਤੱਤਰ ਸਤਹੱਤਰ | satattar sathattar
78 ਅਠੱਤਰ ਅਠਹੱਤਰ | athattar athhattar
79 ਉਨਾਸੀ ਉਣਾਸੀ | unasi unnasi
80 ਅੱਸੀ | assi asi
81 ਇਕਾਸੀ ਇਕਿਆਸੀ ਇਕਆਸੀ | ikasi ikyasi
82 ਬਿਆਸੀ ਬਿਅਾਸੀ | biasi byasi
83 ਤਿਰਾਸੀ ਤਰਿਆਸੀ ਤਿਆਸੀ ਤਰਾਸੀ ਤੇਰਾਸੀ | tirasi tarasi
84 ਚੁਰਾਸੀ ਚੌਰਾਸੀ ਚਰਾਸੀ | churasi chaurasi
85 ਪਚਾਸੀ ਪੰਜਾਸੀ | pachasi pachaasi
86 ਛਿਆਸੀ | chhiasi chiasi
87 ਸਤਾਸੀ ਸੱਤਾਸੀ | satasi sattasi
88 ਅਠਾਸੀ ਅੱਠਾਸੀ | athasi atthasi
89 ਉਨਾਨਵੇਂ ਉਣਾਨਵੇਂ ਨਵਾਸੀ ਉਣਾਨਵੇ ਉਨਾਨਵੇ ਉਨੱਨਵੇਂ | unanve navasi
90 ਨੱਬੇ ਨੱਵੇ | nabbe navve nabe
91 ਇਕਾਨਵੇਂ ਇਕਿਆਨਵੇਂ ਇਕਾਨਵੇ ਇੱਕਨਵੇ | ikanve ikyanve
92 ਬਾਨਵੇਂ ਬਿਆਨਵੇਂ ਬਾਨਵੇ ਬੱਨਵੇ | banve baanve
93 ਤਿਰਾਨਵੇਂ ਤਰਾਨਵੇਂ ਤਿਰਾਨਵੇ ਤਰੱਨਵੇ ਤਰਾਨਵੇ | tiranve taranve
94 ਚੁਰਾਨਵੇਂ ਚੌਰਾਨਵੇਂ ਚੁਰਾਨਵੇ ਚਰੱਨਵੇ ਚਰਾਨਵੇਂ ਚਰਾਨਵੇ | churanve chauranve
95 ਪਚਾਨਵੇਂ ਪੰਚਾਨਵੇਂ ਪਚਾਨਵੇ ਪਚੱਨਵੇ | pachanve panchanve
96 ਛਿਆਨਵੇਂ ਛਿਆਨਵੇ ਛਿਅੱਨਵੇ | chhianve chianve
97 ਸਤਾਨਵੇਂ ਸੱਤਾਨਵੇਂ ਸਤਾਨਵੇ ਸਤੱਨਵੇ | satanve sattanve
98 ਅਠਾਨਵੇਂ ਅੱਠਾਨਵੇਂ ਅਠਾਨਵੇ ਅਠੱਨਵੇ | athanve atthanve
99 ਨਿੜਾਨਵੇਂ ਨੜਿੰਨਵੇਂ ਨਿਨਾਨਵੇਂ ਨੜਿਨਵੇਂ ਨਿਨਾਨਵੇ ਨਿੰਨਿਆਨਵੇਂ ਨੜ੍ਹਿਨਵੇਂ | narinve ninanve nirhanve narhinve
0.5 ਅੱਧਾ ਅੱਧੇ ਅੱਧੀ | addha adha addhe adhe
0.75 ਪੌਣਾ | pauna
1.5 ਡੇਢ ਡੂਢ ਡੇੜ੍ਹ | dedh derh
2.5 ਢਾਈ | dhai dhaai
`,
  scales: `
12 ਦਰਜਨ | darjan
100 ਸੌ !ਸੋ | sau sou !so
1000 ਹਜ਼ਾਰ | hazar hajar hazaar hajaar
100000 ਲੱਖ | lakh lakkh lac
10000000 ਕਰੋੜ | crore karor karod
`,
  fractions: `
+0.25 ਸਵਾ | sava sawa swa
+0.5 ਸਾਢੇ ਸਾੜੇ | sadhe saadhe sade saade
-0.25 ਪੌਣੇ | paune
`,
  vague: 'ਕੁਝ ਕਈ ਸੈਂਕੜੇ ਹਜ਼ਾਰਾਂ | kujh kai hazaran',
  ranges: 'ਤੋਂ | ton toh',
  ordinary: 'ਕਰੋ ਕਰੀਏ ਕਰਾਂ ਕਰ | karo kariye karan',
}
