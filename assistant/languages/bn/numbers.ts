import type { NumberWords } from '#assistant/engine/numbers/number-words.ts'

export const numberWords: NumberWords = {
  names: `
0 শূন্য জিরো | shunyo zero shunno
1 ?এক | ?ek ?ak
2 দুই ?দু দুটো দুটি | dui ?du duto duti
3 তিন তিনটে | ?tin ?teen tinte
4 চার চারটে | chaar ?char
5 পাঁচ | paanch panch pach
6 ছয় ছয় ?ছ ছটা | choy chhoy choi chhoi ?chho
7 সাত | saat ?sat
8 আট | aat !at
9 নয় ?ন নটা | noy noi
10 দশ | dosh dos ?dash
11 এগারো এগার | egaro aegaro
12 বারো ?বার | baro ?bara
13 তেরো তের | tero ?tera
14 চোদ্দো চৌদ্দ চোদ্দ চৌদ্দো | choddo chouddo
15 পনেরো পনের পনরো | ponero ponoro
16 ষোলো ষোল | sholo solo
17 সতেরো সতের | sotero shotero
18 আঠারো আঠার | atharo aatharo
19 উনিশ ঊনিশ | unish unis
20 কুড়ি বিশ | kuri bish koori
21 একুশ | ekush ekus
22 বাইশ | baish bais
23 তেইশ | teish teis
24 চব্বিশ | chobbish chobbis chabbish
25 পঁচিশ | ponchish pochish ponchis pachish
26 ছাব্বিশ | chhabbish chabbis
27 সাতাশ | satash saatash
28 আঠাশ আটাশ | athash atash
29 ঊনত্রিশ উনত্রিশ উনতিরিশ | unotrish untrish untirish
30 ত্রিশ তিরিশ | trish tirish tris
31 একত্রিশ একতিরিশ | ektrish ekotrish
32 বত্রিশ বতিরিশ | botrish batrish
33 তেত্রিশ তেতিরিশ | tetrish tetris
34 চৌত্রিশ চৌতিরিশ | choutrish chautrish
35 পঁয়ত্রিশ পঁয়তিরিশ | poytrish ponytrish poitrish
36 ছত্রিশ ছতিরিশ ছয়ত্রিশ | chhotrish chotrish chatrish
37 সাঁইত্রিশ সাঁইতিরিশ সাতত্রিশ | saitrish shaitrish
38 আটত্রিশ আটতিরিশ | attrish aattrish
39 ঊনচল্লিশ উনচল্লিশ | unochollish unchollish
40 চল্লিশ | chollish chollis challish
41 একচল্লিশ | ekchollish ekchallish
42 বিয়াল্লিশ | biyallish biallish
43 তেতাল্লিশ | tetallish tetalish
44 চুয়াল্লিশ | chuyallish chuallish
45 পঁয়তাল্লিশ | poytallish poitallish
46 ছেচল্লিশ | chhechollish chechollish
47 সাতচল্লিশ | satchollish saatchollish
48 আটচল্লিশ | atchollish aatchollish
49 ঊনপঞ্চাশ উনপঞ্চাশ | unoponchash unponchash
50 পঞ্চাশ | ponchash panchash ponchas
51 একান্ন | ekanno ekanna
52 বাহান্ন বায়ান্ন | bahanno bayanno
53 তিপ্পান্ন তেপ্পান্ন | tippanno teppanno
54 চুয়ান্ন | chuyanno chuanno
55 পঞ্চান্ন | ponchanno panchanno
56 ছাপ্পান্ন | chhappanno chappanno
57 সাতান্ন | satanno saatanno
58 আটান্ন | atanno aatanno
59 ঊনষাট উনষাট | unoshat unshat
60 ষাট | shaat shat
61 একষট্টি | ekshotti eksotti
62 বাষট্টি | bashotti basotti
63 তেষট্টি | teshotti tesotti
64 চৌষট্টি | choushotti chousotti
65 পঁয়ষট্টি | poyshotti poishotti
66 ছেষট্টি | chheshotti cheshotti
67 সাতষট্টি | satshotti saatshotti
68 আটষট্টি | atshotti aatshotti
69 ঊনসত্তর উনসত্তর | unoshottor unsottor unosottor
70 সত্তর | sottor shottor
71 একাত্তর | ekattor ekattar
72 বাহাত্তর | bahattor bahattar
73 তিয়াত্তর | tiyattor tiattor
74 চুয়াত্তর | chuyattor chuattor
75 পঁচাত্তর | ponchattor pochattor
76 ছিয়াত্তর | chhiyattor chiyattor
77 সাতাত্তর | satattor saatattor
78 আটাত্তর | atattor aatattor
79 ঊনআশি উনআশি ঊনাশি উনাশি ঊনআশী উনআশী | unoashi unashi
80 আশি আশী | ashi aashi
81 একাশি একাশী | ekashi ekasi
82 বিরাশি বিরাশী | birashi birasi
83 তিরাশি তিরাশী | tirashi tirasi
84 চুরাশি চুরাশী | churashi churasi
85 পঁচাশি পঁচাশী | ponchashi pochashi
86 ছিয়াশি ছিয়াশী | chhiyashi chiyashi
87 সাতাশি সাতাশী | satashi saatashi
88 আটাশি অষ্টাশি আটাশী অষ্টাশী অষ্টআশি | atashi ostashi
89 ঊননব্বই উননব্বই ঊননব্বুই | unonobboi unnobboi
90 নব্বই নব্বুই | nobboi nobbui nabbai
91 একানব্বই একানব্বুই | ekanobboi ekanabbai
92 বিরানব্বই বিরানব্বুই | biranobboi biranabbai
93 তিরানব্বই তিরানব্বুই | tiranobboi tiranabbai
94 চুরানব্বই চুরানব্বুই | churanobboi churanabbai
95 পঁচানব্বই পঁচানব্বুই | ponchanobboi pochanobboi
96 ছিয়ানব্বই ছিয়ানব্বুই | chhiyanobboi chiyanobboi
97 সাতানব্বই সাতানব্বুই | satanobboi saatanobboi
98 আটানব্বই আটানব্বুই | atanobboi aatanobboi
99 নিরানব্বই নিরানব্বুই | niranobboi niranabbai
0.5 আধ আধা অর্ধেক | adha aadha adh aadh
0.25 পোয়া সিকি | poya
1.5 দেড় | der derh dedh
2.5 আড়াই | arai aarai adai
`,
  scales: `
12 ডজন | dojon
900 নশো নশ | nosho
100 শো শ শত | sho so soto shoto !sha !s
1000 হাজার | hajar hazar hajaar hazaar
100000 লাখ লক্ষ | lakh lokkho laakh lac
10000000 কোটি | koti crore
`,
  fractions: `
+0.25 সওয়া সোয়া | sowa soa shoya soya showa
+0.5 সাড়ে | sare share saare shaare sade
-0.25 পৌনে | poune pone
`,
  endings: 'টা টি টো টে খানা জন র এর | ta ti to te jon khana',
  vague: 'কিছু কয়েক অনেক কয়েকশো হাজারো | kichu koyek koek onek',
  ranges: 'থেকে | theke',
}
