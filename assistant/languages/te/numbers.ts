import type { NumberWords } from '#assistant/engine/numbers/number-words.ts'

export const numberWords: NumberWords = {
  names: `
0 సున్నా సున్న జీరో | sunna zero
1 ఒకటి ?ఒక ?ఒక్క ఒక్కటి | okati ?oka ?okka okkati
2 రెండు ఇద్దరు | rendu iddaru
3 మూడు ముగ్గురు | moodu mudu mugguru
4 నాలుగు నాల్గు నలుగురు | naalugu nalugu nalgu naluguru
5 ఐదు అయిదు ఐదుగురు | aidu ayidu aidhu
6 ఆరు ఆరుగురు | aaru aru
7 ఏడు ఏడుగురు | eedu yedu edu
8 ఎనిమిది ఎనిమ్మిది ఎనమిది | enimidi enimidhi yenimidi
9 తొమ్మిది | tommidi thommidi tommidhi
10 పది | padi padhi
11 పదకొండు పదకొండ్ | padakondu padakonda padhakondu
12 పన్నెండు పండ్రెండు | pannendu panendu
13 పదమూడు | padamoodu padamudu padhamoodu
14 పద్నాలుగు పధ్నాలుగు పదునాలుగు | padnalugu padhnalugu padnaalugu
15 పదిహేను పదునైదు పదిహేన్ పదహైదు పదిహైదు | padihenu padiheynu padhihenu padihaenu
16 పదహారు పదునారు | padaharu padahaaru padhaharu
17 పదిహేడు | padihedu padihaedu padhihedu
18 పద్దెనిమిది పద్ధెనిమిది పదునెనిమిది | paddenimidi padhenimidi padenimidi
19 పంతొమ్మిది పందొమ్మిది పంథొమ్మిది | pantommidi panthommidi pandommidi
20 ఇరవై ఇరవయ్ ఇరవయి ఇరువై | iravai iravay iruvai iravayi
30 ముప్పై ముప్ఫై ముప్పయ్ ముప్పది | muppai muppay muppayi
40 నలభై నలబై నలభయ్ నలుబది నలభది | nalabhai nalabai nalabhay
50 యాభై యాబై ఏభై యాభయ్ యాబది ఏబది యాభది | yabhai yaabhai yabai ebhai
60 అరవై అరవయ్ అరువది ఆరవై | aravai aravay
70 డెబ్బై డెబ్భై డెబ్బయ్ డెబ్బది | debbai debbhai debbay
80 ఎనభై ఎనబై ఎనభయ్ ఎనుబది ఎనభది | enabhai enabai enabhay
90 తొంభై తొంబై తొంభయ్ తొంబది తొంభది | tombhai thombhai tombai thombai
0.5 అర -ఉన్నర -న్నర | ara -unnara -nnara
0.25 పావు -ంపావు | pavu paavu -mpavu
0.75 ముప్పావు -ంముప్పావు | muppavu muppaavu -mmuppavu
`,
  scales: `
12 డజను డజన్ | dajanu
100 వంద నూరు వందల వందలు నూట- | vanda vandala vandalu nooru noota- nuta- vandha vandhala
200 రెండొందల రెండొందలు ఇన్నూరు | rendondala rendondalu innooru
300 మూడొందల మూడొందలు మున్నూరు | mudondala mudondalu moodondala moodondalu munnooru
400 నాలుగొందల నాలుగొందలు నాల్గొందల | nalugondala nalugondalu naalugondala
500 ఐదొందల ఐదొందలు అయిదొందల | aidondala aidondalu ayidondala
600 ఆరొందల ఆరొందలు | aarondala aarondalu arondala
700 ఏడొందల ఏడొందలు | edondala edondalu yedondala
800 ఎనిమిదొందల ఎనిమిదొందలు | enimidondala enimidondalu
900 తొమ్మిదొందల తొమ్మిదొందలు | tommidondala tommidondalu thommidondala
1000 వెయ్యి వేయి వేల వేలు | veyyi veyi vela velu vaela vey
1500 వెయ్యిన్నర | veyyinnara
100000 లక్ష లక్షల లక్షలు లక్షా | laksha lakshala lakshalu lakh lacha
150000 లక్షన్నర | lakshannara laksannara
10000000 కోటి కోట్ల కోట్లు | koti kotla kotlu crore
`,
  composesTens: true,
  bareHundred: true,
  sandhi: { finals: ['ు'], glides: ['య'], latinFinals: ['u'], latinGlides: ['y'] },
  endings: 'కి కు లకి లకు మంది గురు లో ది | ki ku mandi',
  forEach: `
2 రెండేసి | rendesi
3 మూడేసి | mudesi moodesi
4 నాలుగేసి | nalugesi
5 ఐదేసి అయిదేసి | aidesi
10 పదేసి | padesi
`,
  vague: 'కొన్ని చాలా కొంత వేలాది వందలాది | konni chala',
  ranges: 'నుంచి నుండి | nunchi nundi',
  ordinary: 'నెల | nela nelaki nelaku nelalo nelala',
}
