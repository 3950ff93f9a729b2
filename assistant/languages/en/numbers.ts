import type { NumberWords } from '#assistant/engine/numbers/number-words.ts'

export const numberWords: NumberWords = {
  names: `
0 | zero nil
1 | ?one !a !an
2 | two
3 | three
4 | four
5 | five
6 | six
7 | seven
8 | eight eigth
9 | nine
10 | ten
11 | eleven
12 | twelve twelv
13 | thirteen
14 | fourteen forteen
15 | fifteen fiveteen
16 | sixteen
17 | seventeen
18 | eighteen eightteen
19 | nineteen ninteen
20 | twenty twnety
30 | thirty thrity
40 | forty fourty
50 | fifty fivty
60 | sixty
70 | seventy
80 | eighty eigthy
90 | ninety ninty
0.5 | half
0.25 | quarter
`,
  scales: `
12 | dozen
100 | hundred hunderd hundered hundrd !hundreds
1000 | thousand thousnd thousend !thousands
100000 | lakh lac !lakhs !lacs
1000000 | million
10000000 | crore !crores
`,
  composesTens: true,
  multipliesHundreds: true,
  joins: 'and n',
  vague: 'few several couple some many dozens',
  ranges: 'to till until upto',
  ordinary:
    'fifth sixth ninth tenth eighth seventh thirds fourth right light might night sight fight tight weight height',
}
