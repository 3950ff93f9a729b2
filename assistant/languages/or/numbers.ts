import type { NumberWords } from '#assistant/engine/numbers/number-words.ts'

export const numberWords: NumberWords = {
  names: `
0 ଶୂନ ଶୂନ୍ୟ ଜିରୋ | sunya zero shunya
1 ?ଏକ ?ଗୋଟିଏ ?ଗୋଟେ ?ଗୋଟାଏ | ?eka ?ek gotie gote gotiye
2 ଦୁଇ ଦୁଇଟି ?ଦି | dui duiti
3 ତିନି ତିନ | tini ?tin
4 ଚାରି ଚାର | chari chaari ?char
5 ପାଞ୍ଚ ପାଂଚ | pancha panch paanch
6 ଛଅ ?ଛ | chha chhaa chhao
7 ସାତ | saata sata saat
8 ଆଠ | aatha atha aath
9 ନଅ !ନ | naa nao naw !na
10 ଦଶ | dasha dasa dash ?das
11 ଏଗାର | egara egaara egar
12 ?ବାର | baara ?bara
13 ତେର | ?tera tero
14 ଚଉଦ ଚୌଦ | chauda chaouda
15 ପନ୍ଦର ପନ୍ଦରା ପଂଦର | pandara pandra pandar
16 ଷୋହଳ ଷୋଳ | sohala shohala sola
17 ସତର | satara satra
18 ଅଠର | athara athra
19 ଊଣେଇଶ ଉଣେଇଶ ଉଣେଇଶି ଊଣେଇଶି ଊଣାଇଶ ଉଣାଇଶ | uneisha unaisha uneisa unisha
20 କୋଡ଼ିଏ କୋଡିଏ ବିଶ | kodie kodiye kodia bisha
21 ଏକୋଇଶ ଏକୋଇଶି | ekoisha ekoisa
22 ବାଇଶ ବାଇଶି | baisha baisa
23 ତେଇଶ ତେଇଶି | teisha teisa
24 ଚବିଶ ଚବିଶି | chabisha chabisa chabis
25 ପଚିଶ ପଚିଶି | pachisha pachisa pachis
26 ଛବିଶ ଛବିଶି | chhabisha chhabisa
27 ସତାଇଶ ସତେଇଶ ସତେଇଶି ସତାଇଶି | sataisha sateisha sataisa
28 ଅଠାଇଶ ଅଠେଇଶ ଅଠେଇଶି ଅଠାଇଶି | athaisha atheisha athaisa
29 ଅଣତିରିଶ ଅଣତିରିଶି ଅଣତ୍ରିଶ | anatirisha anatirisa
30 ତିରିଶ ତିରିଶି ତ୍ରିଶ | tirisha tirisa tiris
31 ଏକତିରିଶ ଏକତିରିଶି ଏକତ୍ରିଶ | ekatirisha ekatirisa
32 ବତିଶ ବତିଶି ବତ୍ରିଶ | batisha batisa
33 ତେତିଶ ତେତିଶି ତେତ୍ରିଶ | tetisha tetisa
34 ଚଉତିରିଶ ଚଉତିରିଶି ଚୌତିରିଶ ଚୌତ୍ରିଶ ଚଉତ୍ରିଶ | chautirisha chautirisa
35 ପଞ୍ଚତିରିଶ ପଇଁତିରିଶ ପଞ୍ଚତିରିଶି ପଞ୍ଚତ୍ରିଶ | panchatirisha paintirisha
36 ଛତିଶ ଛତିଶି ଛତ୍ରିଶ | chhatisha chhatisa
37 ସଇଁତିରିଶ ସଇଁତିରିଶି ସଁଇତିରିଶ ସଂଇତିରିଶି ସଇଁତ୍ରିଶ | saintirisha saintirisa
38 ଅଠତିରିଶ ଅଠତିରିଶି ଅଠତ୍ରିଶ | athatirisha athatirisa
39 ଅଣଚାଳିଶ ଅଣଚାଳିଶି | anachalisha anachalisa
40 ଚାଳିଶ ଚାଳିଶି | chalisha chalisa chalis
41 ଏକଚାଳିଶ ଏକଚାଳିଶି | ekachalisha ekachalisa
42 ବୟାଳିଶ ବୟାଳିଶି ବଇୟାଳିଶ | bayalisha bayalisa
43 ତେୟାଳିଶ ତେୟାଳିଶି ତିଆଳିଶ ତେଆଳିଶ | teyalisha teyalisa
44 ଚଉରାଳିଶ ଚଉରାଳିଶି ଚୌରାଳିଶ | chauralisha chauralisa
45 ପଞ୍ଚଚାଳିଶ ପଇଁଚାଳିଶ ପଞ୍ଚଚାଳିଶି | panchachalisha painchalisha
46 ଛୟାଳିଶ ଛୟାଳିଶି | chhayalisha chhayalisa
47 ସତଚାଳିଶ ସତଚାଳିଶି | satachalisha satachalisa
48 ଅଠଚାଳିଶ ଅଠଚାଳିଶି | athachalisha athachalisa
49 ଅଣଚାଶ ଅଣପଚାଶ ଅଣଚାଷ | anachasha anachasa
50 ପଚାଶ | pachasha pachasa pachas
51 ଏକାବନ | ekabana ekaban
52 ବାବନ ବାଉନ | babana baban
53 ତେପନ | tepana tepan
54 ଚଉବନ ଚୌବନ | chaubana chauban
55 ପଞ୍ଚାବନ | panchabana panchaban
56 ଛପନ | chhapana chhapan
57 ସତାବନ | satabana sataban
58 ଅଠାବନ | athabana athaban
59 ଅଣଷଠି ଅଣସଠି | anasathi anashathi
60 ଷାଠିଏ ଷାଠେ ଷାଠିଏଁ | sathie shathie sathiye
61 ଏକଷଠି ଏକସଠି | ekasathi ekashathi
62 ବାଷଠି ବାସଠି | basathi bashathi
63 ତେଷଠି ତେସଠି | tesathi teshathi
64 ଚଉଷଠି ଚୌଷଠି ଚଉସଠି | chausathi chaushathi
65 ପଞ୍ଚଷଠି ପଇଁଷଠି ପଞ୍ଚସଠି | panchasathi panchashathi
66 ଛଅଷଠି ଛଷଠି ଛଅସଠି | chhaasathi chhaashathi
67 ସତଷଠି ସତସଠି | satasathi satashathi
68 ଅଠଷଠି ଅଠସଠି | athasathi athashathi
69 ଅଣସ୍ତରି ଅଣସ୍ତୋରୀ | anastari anasturi
70 ସତୁରି ସତୁରୀ | saturi satturi
71 ଏକସ୍ତରି ଏକାସ୍ତରି | ekastari ekasturi
72 ବାସ୍ତରି ବାସ୍ତୋରି | bastari baastari
73 ତେସ୍ତରି | testari tesstari
74 ଚଉସ୍ତରି ଚୌସ୍ତରି | chaustari chausturi
75 ପଞ୍ଚସ୍ତରି | panchastari panchasturi
76 ଛଅସ୍ତରି ଛସ୍ତରି | chhaastari chhastari
77 ସତସ୍ତରି | satastari satasturi
78 ଅଠସ୍ତରି | athastari athasturi
79 ଅଣାଅଶୀ ଅଣାଅଶି ଅଣାଶୀ ଅଣାଶି | anaashi anashi anaasi
80 ଅଶୀ ଅଶି | ashi asi ashee
81 ଏକାଅଶୀ ଏକାଅଶି ଏକାଶୀ ଏକାଶି | ekaashi ekashi
82 ବୟାଅଶୀ ବୟାଅଶି ବୟାଶୀ ବୟାଶି | bayaashi bayashi
83 ତେୟାଅଶୀ ତେୟାଅଶି ତେୟାଶୀ ତେୟାଶି ତିରାଶୀ | teyaashi teyashi
84 ଚଉରାଅଶୀ ଚଉରାଅଶି ଚଉରାଶୀ ଚଉରାଶି ଚୌରାଅଶୀ | chauraashi chaurashi
85 ପଞ୍ଚାଅଶୀ ପଞ୍ଚାଅଶି ପଞ୍ଚାଶୀ ପଞ୍ଚାଶି | panchaashi panchashi
86 ଛୟାଅଶୀ ଛୟାଅଶି ଛୟାଶୀ ଛୟାଶି | chhayaashi chhayashi
87 ସତାଅଶୀ ସତାଅଶି ସତାଶୀ ସତାଶି | sataashi satashi
88 ଅଠାଅଶୀ ଅଠାଅଶି ଅଠାଶୀ ଅଠାଶି | athaashi athashi
89 ଅଣାନବେ | ananabe anaanabe
90 ନବେ ନବେଇ | nabe nabbe nabei
91 ଏକାନବେ | ekanabe ekaanabe
92 ବୟାନବେ | bayanabe bayaanabe
93 ତେୟାନବେ ତିରାନବେ | teyanabe teyaanabe
94 ଚଉରାନବେ ଚୌରାନବେ | chauranabe chauraanabe
95 ପଞ୍ଚାନବେ | panchanabe panchaanabe
96 ଛୟାନବେ | chhayanabe chhayaanabe
97 ସତାନବେ | satanabe sataanabe
98 ଅଠାନବେ | athanabe athaanabe
99 ଅନେଶ୍ୱତ ଅନେଶତ ଅନେଶ୍ଵତ ଅଣେଶତ ଅଣଶତ | aneshata aneswata aneshwata
0.5 ଅଧା ଅଧ ଅଧେ | adha adhaa adhe adh
0.25 ପାଏ | paae
1.5 ଦେଢ଼ ଡେଢ଼ | dedha dedh derha
2.5 ଅଢ଼େଇ ଅଢେଇ | adhei adhai arhei
`,
  scales: `
12 ଡଜନ | dajan
100 ଶହ ଶହେ ଶ | saha shaha sahe shahe sah
1000 ହଜାର ହଜାରେ | hajara hajar hajare hazar hazara
100000 ଲକ୍ଷ ଲକ୍ଷେ ଲାଖ | lakhya lakh lakshya laksha
10000000 କୋଟି କୋଟିଏ | koti kotie crore
`,
  fractions: `
+0.25 ସୱା ସଓ୍ୱା ସବା ସଉଆ | sawa sava saua
+0.5 ସାଢ଼େ ସାଢେ | sadhe saadhe sarhe
-0.25 ପଉଣେ ପୌଣେ | paune pauney
`,
  bareHundred: true,
  endings: 'ଟି ଟା ଟିଏ ଜଣ ର ରେ କୁ | ti ta jana ra',
  vague: 'କିଛି କେତେକ ଅନେକ ଶହଶହ ହଜାରହଜାର | kichhi keteka aneka',
  ranges: 'ରୁ | ru',
}
