import type { NumberWords } from '#assistant/engine/numbers/number-words.ts'

export const numberWords: NumberWords = {
  names: `
0 शून्य | shunya shoonya
1 ?एक | ?ek
2 दोन | don
3 तीन | ?teen ?tin
4 चार | chaar ?char
5 पाच पांच | paach pach paanch panch
6 सहा | saha sahaa
7 सात | saat ?sat
8 आठ | aath ath
9 नऊ | nau nauu naoo nav
10 दहा | daha dahaa
11 अकरा | akra akraa
12 बारा | ?bara baraa baaraa
13 तेरा | ?tera teraa
14 चौदा | chauda choda chaudaa
15 पंधरा पंध्रा | pandhra pandhara pandra
16 सोळा सोला | sola solaa
17 सतरा सत्रा | satra satara
18 अठरा अठ्ठरा | athra athara
19 एकोणीस एकोणिस | ekonis ekonees ekunis ekonvis
20 वीस | vis vees wis
21 एकवीस | ekvis ekvees ekwis
22 बावीस | bavis bavees bawis
23 तेवीस | tevis tevees tewis
24 चोवीस | chovis chovees chowis
25 पंचवीस | panchvis panchvees pachvis panchwis panchavis panchavees
26 सव्वीस | savvis savvees sawvis sawwis
27 सत्तावीस | sattavis sattavees sattawis
28 अठ्ठावीस अट्ठावीस अठावीस | atthavis athavis atthavees
29 एकोणतीस | ekontis ekontees ekuntis
30 तीस | tees ?tis
31 एकतीस | ektis ektees
32 बत्तीस | battis battees
33 तेहेतीस तेहतीस तेतीस | tehetis tehtis tetis
34 चौतीस | chautis chautees chovtis
35 पस्तीस | pastis pastees
36 छत्तीस | chhattis chattis
37 सदतीस सडतीस | sadatis sadtis sadtees
38 अडतीस | adatis adtis adtees
39 एकोणचाळीस | ekonchalis ekonchaalis ekunchalis
40 चाळीस चालीस | chalis chaalis chalees
41 एकेचाळीस एक्केचाळीस | ekechalis ekkechalis
42 बेचाळीस | bechalis bechaalis
43 त्रेचाळीस | trechalis trechaalis
44 चव्वेचाळीस चवेचाळीस | chavvechalis chavechalis
45 पंचेचाळीस | panchechalis panchechaalis pachechalis
46 सेहेचाळीस शेहेचाळीस सहेचाळीस | sehechalis shehechalis sahechalis
47 सत्तेचाळीस | sattechalis satechalis
48 अठ्ठेचाळीस अट्ठेचाळीस अठेचाळीस | atthechalis athechalis
49 एकोणपन्नास | ekonpannas ekonpanas ekunpannas
50 पन्नास | pannas pannaas panas
51 एक्कावन्न एकावन्न एक्कावन | ekkavan ekavann ekkavanna
52 बावन्न बावन | bavan bavann bavanna
53 त्रेपन्न त्रेपन | trepan trepann trepanna
54 चोपन्न चोपन चौपन्न चौपन | chopan chopann chopanna
55 पंचावन्न पंचावन | panchavan panchavann pachavan
56 छप्पन्न छप्पन | chhappan chappan chappanna
57 सत्तावन्न सत्तावन | sattavan sattavann sattavanna
58 अठ्ठावन्न अट्ठावन्न अठ्ठावन | atthavan athavan atthavanna
59 एकोणसाठ | ekonsath ekonsaath ekunsath
60 साठ | saath ?sath
61 एकसष्ट एकसष्ठ | eksasht eksashta ekasashta
62 बासष्ट बासष्ठ | basasht basashta
63 त्रेसष्ट त्रेसष्ठ | tresasht tresashta
64 चौसष्ट चौसष्ठ | chausasht chausashta
65 पासष्ट पासष्ठ | pasasht pasashta
66 सहासष्ट सहासष्ठ | sahasasht sahasashta
67 सदुसष्ट सदुसष्ठ सदसष्ट | sadusasht sadusashta
68 अडुसष्ट अडुसष्ठ अडसष्ट | adusasht adusashta
69 एकोणसत्तर | ekonsattar ekunsattar
70 सत्तर | sattar
71 एकाहत्तर एक्काहत्तर | ekahattar ekkahattar
72 बाहत्तर बहात्तर बहत्तर | bahattar baahattar
73 त्र्याहत्तर | tryahattar tryaahattar
74 चौऱ्याहत्तर | chauryahattar choryahattar
75 पंच्याहत्तर पंचाहत्तर | panchyahattar panchahattar pachyahattar
76 शहात्तर शाहात्तर शाहत्तर शहाहत्तर | shahattar shahaattar
77 सत्याहत्तर सत्त्याहत्तर | satyahattar sattyahattar
78 अठ्ठ्याहत्तर अठ्याहत्तर अट्ठ्याहत्तर | atthyahattar athyahattar
79 एकोणऐंशी एकोणएंशी | ekonainshi ekonaishi ekunainshi
80 ऐंशी एंशी | ainshi aishi ainshee
81 एक्याऐंशी एक्यांशी एक्याएंशी एक्क्याऐंशी एक्क्यांशी | ekyainshi ekyaainshi ekyaishi
82 ब्याऐंशी ब्यांशी ब्याएंशी | byainshi byaainshi byaishi
83 त्र्याऐंशी त्र्यांशी त्र्याएंशी | tryainshi tryaainshi tryaishi
84 चौऱ्याऐंशी चौऱ्यांशी चौऱ्याएंशी | chauryainshi chauryaainshi choryainshi
85 पंच्याऐंशी पंच्यांशी पंच्याएंशी पंचाऐंशी पंचांशी | panchyainshi panchyaainshi panchyaishi
86 शहाऐंशी शहांशी शहाएंशी शह्याऐंशी शह्यांशी सह्यांशी | shahainshi shahaainshi shahaishi
87 सत्त्याऐंशी सत्याऐंशी सत्यांशी सत्तेऐंशी सत्ताऐंशी | satyainshi sattyainshi satyaishi
88 अठ्ठ्याऐंशी अठ्याऐंशी अठ्ठ्यांशी अट्ठ्याऐंशी | atthyainshi athyainshi atthyaishi athyaishi
89 एकोणनव्वद | ekonnavvad ekonnavad ekunnavvad
90 नव्वद | navvad navad nawwad
91 एक्याण्णव एक्क्याण्णव | ekyannav ekyannava ekyanav
92 ब्याण्णव | byannav byannava byanav
93 त्र्याण्णव | tryannav tryannava tryanav
94 चौऱ्याण्णव | chauryannav chauryannava choryannav
95 पंच्याण्णव पंचाण्णव | panchyannav panchyannava panchyanav
96 शहाण्णव | shahannav shahannava shahanav
97 सत्त्याण्णव सत्याण्णव | sattyannav satyannav satyannava
98 अठ्ठ्याण्णव अठ्याण्णव अट्ठ्याण्णव | atthyannav athyannav atthyannava
99 नव्व्याण्णव नव्याण्णव | navvyannav navyannav navvyannava
0.5 अर्धा अर्धे अर्धी अर्ध्या | ardha ardhe ardhi
0.25 पाव | paav
0.75 पाऊण पाउण | paun paaun
1.5 दीड | deed did dhid
2.5 अडीच | adich adeech
`,
  scales: `
12 डझन | dajan
100 शंभर !शे !शो | shambhar shambar shabhar !she !sho !shey
1000 हजार | hajar hazar hajaar hazaar
100000 लाख लक्ष | lakh laakh lac
10000000 कोटी करोड | koti crore
`,
  fractions: `
+0.25 सव्वा सवा | savva sawa savaa savvaa
+0.5 साडे | sade saade sadhe saadhe
-0.25 पावणे पाउणे | pavne paavne pavane paune
`,
  endings: 'च्या चा ची चे ना ला त ने',
  forEach: `
1 एकेक | ekek
2 दोनदोन | dondon
3 तीनतीन | teenteen
`,
  vague: 'काही अनेक शेकडो हजारो | kahi kaahi shekdo hajaro',
  ranges: 'ते | te',
  ordinary: 'करा करू करून कर केले | kara karu karun karo madhe madhye mdhe',
}
