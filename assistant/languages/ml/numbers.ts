import type { NumberWords } from '#assistant/engine/numbers/number-words.ts'

export const numberWords: NumberWords = {
  names: `
0 പൂജ്യം സീറോ | poojyam pujyam zero
1 ഒന്ന് ?ഒരു | onnu ?oru
2 രണ്ട് | randu rendu
3 മൂന്ന് | moonnu munnu moonu
4 നാല് | naalu nalu
5 അഞ്ച് | anchu anju
6 ആറ് | aaru aru
7 ഏഴ് | ezhu yezhu elu
8 എട്ട് | ettu yettu
9 ഒമ്പത് ഒൻപത് | ombathu onpathu onbathu ombath
10 പത്ത് | pathu patthu pathh
11 പതിനൊന്ന് | pathinonnu padhinonnu
12 പന്ത്രണ്ട് | panthrandu pantrandu pandrandu
13 പതിമൂന്ന് പതിമ്മൂന്ന് | pathimoonnu pathimunnu padhimoonnu
14 പതിനാല് | pathinaalu pathinalu padhinaalu
15 പതിനഞ്ച് | pathinanchu pathinanju padhinanju
16 പതിനാറ് | pathinaaru pathinaru padhinaaru
17 പതിനേഴ് | pathinezhu padhinezhu
18 പതിനെട്ട് | pathinettu padhinettu
19 പത്തൊമ്പത് പത്തൊൻപത് | pathombathu pathonpathu pathonbathu
20 ഇരുപത് ഇരുപത്തി- ഇരുപത്ത= | irupathu irupath irubathu irupathi- irupaththi- irupath=
30 മുപ്പത് മുപ്പത്തി- മുപ്പത്ത= | muppathu muppath muppathi- muppaththi- muppath=
40 നാല്പത് നാൽപ്പത് നാൽപത് നാല്പത്തി- നാൽപ്പത്തി- നാൽപത്തി- നാല്പത്ത= നാൽപ്പത്ത= | naalpathu nalpathu naalppathu naalpathi- nalpathi- naalpath= nalpath naalpath
50 അമ്പത് അൻപത് അമ്പത്തി- അൻപത്തി- അമ്പത്ത= അൻപത്ത= | ambathu anpathu ambath anbathu ambathi- anpathi- ambath= ampathu ampath
60 അറുപത് അറുപത്തി- അറുപത്ത= | arupathu arupath arubathu arupathi- arupath=
70 എഴുപത് എഴുപത്തി- എഴുപത്ത= | ezhupathu ezhupath elupathu ezhupathi- ezhupath=
80 എൺപത് എമ്പത് എണ്പത് എൺപത്തി- എമ്പത്തി- എൺപത്ത= എമ്പത്ത= | enpathu enbathu enpath embathu enpathi- embathi- enpath= empath empathu
90 തൊണ്ണൂറ് തൊണ്ണൂറ്റി- തൊണ്ണൂറ്റ= തോന്നൂറ്റി- | thonnooru thonnuru thonnoottu thonnootti- thonnoorti- thonnootty- thonnur thonnoor
0.5 അര | ara
0.25 ?കാൽ -േകാൽ | ?kaal -ekaal
0.75 മുക്കാൽ -േമുക്കാൽ | mukkaal mukkal -emukkaal
`,
  scales: `
12 ഡസൻ | dasan
100 നൂറ് നൂറ്റി- നൂറ്റ= നുറ് | nooru nuru noor nootti- noorti- nootty- noot= noott=
200 ഇരുന്നൂറ് ഇരുനൂറ് ഇരുന്നൂറ്റി- ഇരുനൂറ്റി- ഇരുന്നൂറ്റ= ഇരുനൂറ്റ= | irunnooru irunooru irunnuru irunnootti- irunootti- irunoott= irunnoott= irunoot= irunuru
300 മുന്നൂറ് മുന്നൂറ്റി- മുന്നൂറ്റ= | munnooru munnuru munnootti- munnoorti- munnoott= munnoot=
400 നാനൂറ് നാന്നൂറ് നാനൂറ്റി- നാന്നൂറ്റി- നാനൂറ്റ= നാന്നൂറ്റ= | naanooru nanuru naannooru naanootti- naanoorti- naanoott= nanoott= naanoot=
500 അഞ്ഞൂറ് അഞ്ഞൂറ്റി- അഞ്ഞൂറ്റ= | anjooru anjuru annjooru anjootti- anjoorti- anjoott= anjoot=
600 അറുനൂറ് അറുന്നൂറ് അറുനൂറ്റി- അറുന്നൂറ്റി- അറുനൂറ്റ= അറുന്നൂറ്റ= | arunooru arunnooru arunuru arunootti- arunoorti- arunoott=
700 എഴുനൂറ് എഴുന്നൂറ് എഴുനൂറ്റി- എഴുന്നൂറ്റി- എഴുനൂറ്റ= എഴുന്നൂറ്റ= | ezhunooru ezhunnooru ezhunuru ezhunootti- ezhunoorti- ezhunoott=
800 എണ്ണൂറ് എണ്ണൂറ്റി- എണ്ണൂറ്റ= | ennooru ennuru ennootti- ennoorti- ennoott= ennoot= ennoor
900 തൊള്ളായിരം തൊള്ളായിരത്തി- തൊള്ളായിരത്ത= | thollayiram thollaayiram tholayiram thollayirathi- thollaayirathi-
1000 ആയിരം ആയിരത്തി- ആയിരത്ത= -ിനായിരം -ിനായിരത്തി- | aayiram ayiram aayirathi- ayirathi- aayirath= ayirath= -inaayiram -inayirathi-
3000 മൂവായിരം മൂവായിരത്തി- | moovaayiram moovayiram moovaayirathi-
5000 അയ്യായിരം അയ്യായിരത്തി- | ayyaayiram ayyayiram ayyaayirathi- aiyayiram
8000 എണ്ണായിരം എണ്ണായിരത്തി- | ennaayiram ennayiram ennaayirathi-
10000 പതിനായിരം പതിനായിരത്തി- | pathinaayiram pathinayiram pathinaayirathi-
12000 പന്തീരായിരം | panteerayiram
15000 പതിനയ്യായിരം പതിനയ്യായിരത്തി- | pathinayyaayiram pathinayyaayirathi-
18000 പതിനെണ്ണായിരം പതിനെണ്ണായിരത്തി- | pathinennaayiram pathinennaayirathi-
100000 ലക്ഷം ലക്ഷത്തി- | laksham lakh lakshathi-
10000000 കോടി | kodi koti crore
`,
  composesTens: true,
  bareHundred: true,
  sandhi: { finals: ['്', 'ു'], glides: ['യ', 'വ'], latinFinals: ['u'], latinGlides: ['y', 'v'] },
  endings: 'ന് ന്റെ ഓളം പേർ ഇന് ത്തിന് | nu inu',
  forEach: `
2 ഈരണ്ട് ഈരണ്ടു | eerandu eerand
3 മുമ്മൂന്ന് മുമ്മൂന്നു | mummoonnu mummoonu
5 അയ്യഞ്ച് അയ്യഞ്ചു | ayyanchu
`,
  vague: 'കുറച്ച് ചില പല ആയിരക്കണക്കിന് നൂറുകണക്കിന് | kurachu chila',
  ranges: 'മുതൽ | muthal mudhal',
}
