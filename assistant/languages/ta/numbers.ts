import type { NumberWords } from '#assistant/engine/numbers/number-words.ts'

export const numberWords: NumberWords = {
  names: `
0 பூஜ்ஜியம் பூஜ்யம் சைபர் | poojyam pujyam poojiyam
1 ஒன்று ?ஒரு ஒண்ணு ஒன்னு ஓன்று | ondru onnu ?oru onru
2 இரண்டு ரெண்டு | irandu rendu erandu irendu
3 மூன்று மூணு மூனு | moondru moonu mundru moonru munu
4 நான்கு நாலு | naangu naalu nangu nalu naanku
5 ஐந்து அஞ்சு ஐஞ்சு | aindhu ainthu anju aindu ainju anchu
6 ஆறு | aaru aru
7 ஏழு | ezhu yezhu elu eelu ezhlu
8 எட்டு | ettu yettu
9 ஒன்பது ஒம்பது ஒம்போது ஓன்பது ஓம்போது | onbathu ombathu onbadhu ombodhu onpathu ombadhu ombadu
10 பத்து | pathu patthu paththu pattu
11 பதினொன்று பதினொண்ணு பதினோரு பதினொன்னு | pathinondru pathinonnu padhinondru pathinoru padinonnu
12 பன்னிரண்டு பன்னெண்டு பனிரண்டு பன்னிரெண்டு பன்னன்டு பண்ணிரண்டு | pannirandu pannendu panirandu pannirendu
13 பதின்மூன்று பதிமூன்று பதிமூணு பதின்மூணு | pathimoondru pathimoonu padhimoondru pathinmoondru
14 பதினான்கு பதினாலு | pathinaangu pathinaalu padhinaangu padhinalu
15 பதினைந்து பதினஞ்சு | pathinaindhu pathinanju padhinaindhu pathinainthu padhinanju padhinanchu
16 பதினாறு | pathinaaru padhinaaru padinaru
17 பதினேழு | pathinezhu padhinezhu pathinelu
18 பதினெட்டு | pathinettu padhinettu padinettu
19 பத்தொன்பது பத்தொம்பது பத்தொம்போது | pathonbathu pathombathu pattonbathu pathombadhu
20 இருபது இருவது இருபத்து- இருபத்தி- இருவத்தி- இருபத்த= இருவத்த= | irubathu iruvathu irupathu irubadhu irubathi- irupathi- iruvathi- irubaththi- iruvadhu
30 முப்பது முப்பத்து- முப்பத்தி- முப்பத்த= | muppathu muppadhu mupathu muppathi- muppaththi-
40 நாற்பது நாப்பது நாற்பத்து- நாற்பத்தி- நாப்பத்தி- நாற்பத்த= நாப்பத்த= | naarpathu narpathu naapathu naappathu narpadhu naarpathi- narpathi- naappathi- naapadhu naapathu
50 ஐம்பது அம்பது ஐம்பத்து- ஐம்பத்தி- அம்பத்தி- ஐம்பத்த= அம்பத்த= | aimbathu ambathu aimbadhu aimpathu ambadhu aimbathi- ambathi- aimpathi- anbadhu anbathu
60 அறுபது அறுவது அறுபத்து- அறுபத்தி- அறுவத்தி- அறுபத்த= அறுவத்த= அருபது அருவது அருவத்தி- அருபத்தி- அருவத்த= | arubathu aruvathu arupathu arubadhu arubathi- aruvathi- arupathi- aruvadhu
70 எழுபது எழுவது எழுபத்து- எழுபத்தி- எழுவத்தி- எழுபத்த= எழுவத்த= | ezhubathu ezhuvathu elubathu ezhupathu ezhubadhu ezhubathi- ezhuvathi- ezhupathi-
80 எண்பது எம்பது எண்பத்து- எண்பத்தி- எம்பத்தி- எண்பத்த= எம்பத்த= | enbathu embathu enpathu enbadhu enbathi- embathi- enpathi- embadhu
90 தொண்ணூறு தொண்ணூற்று- தொண்ணூற்றி- தொண்ணூத்தி- தொண்ணூற்ற= தொன்ணூறு தொண்ணூர= | thonnooru thonnuru thonooru thonnootru- thonnootri- thonnoothi- thonutri-
0.5 அரை | arai ara
0.25 ?கால் -ேகால் | ?kaal -ekaal
0.75 முக்கால் -ேமுக்கால் | mukkaal mukkal -emukkaal
`,
  scales: `
12 டஜன் | dajan
100 நூறு நூற்று- நூத்தி- நூத்து- நூற்றி- | nooru nuru noorru nootru- noothi- nootri- nutri- nootthi-
200 இருநூறு இருநூற்று- இருநூத்தி- இருநூற்றி- எரநூறு எரணூறு எரநூத்தி- எரணூத்தி- | irunooru irunuru irunootru- irunoothi- irunootri- eranooru eranoothi-
300 முந்நூறு முன்னூறு முந்நூற்று- முன்னூற்று- முன்னூத்தி- முந்நூற்றி- முன்னூற்றி- முனனூறு முனனூத்தி- | munnooru munnuru munnootru- munnoothi- munnootri-
400 நானூறு நாநூறு நானூற்று- நானூத்தி- நாநூற்று- நானூற்றி- நாநூறூ | naanooru nanuru naanootru- naanoothi- naanootri-
500 ஐந்நூறு ஐநூறு அஞ்நூறு ஐந்நூற்று- ஐநூற்று- ஐநூத்தி- ஐந்நூற்றி- ஐநூற்றி- அஞ்ஞூறு அஞ்சுநூறு | ainooru ainuru ainnooru anjooru ainootru- ainoothi- ainootri- ainnootru-
600 அறுநூறு அறுநூற்று- அறுநூத்தி- அறுநூற்றி- அறநூறு அறணூறு அறணூத்தி- அறநூத்தி- | arunooru arunuru arunootru- arunoothi- arunootri-
700 எழுநூறு எழுநூற்று- எழுநூத்தி- எழுநூற்றி- | ezhunooru elunooru ezhunuru ezhunootru- ezhunoothi- ezhunootri-
800 எண்ணூறு எண்ணூற்று- எண்ணூத்தி- எண்ணூற்றி- எண்நூறு | ennooru ennuru ennootru- ennoothi- ennootri-
900 தொள்ளாயிரம் தொள்ளாயிரத்து- தொள்ளாயிரத்தி- | thollayiram thollaayiram tholayiram thollayirathu- thollayirathi- tholayirathi-
1000 ஆயிரம் ஆயிரத்து- ஆயிரத்தி- ஓராயிரம் | aayiram ayiram aiyram aayirathu- ayirathu- aayirathi- ayirathi- aayiraththu-
3000 மூவாயிரம் மூவாயிரத்து- மூவாயிரத்தி- | moovaayiram moovayiram muvayiram moovaayirathu- moovayirathi-
5000 ஐயாயிரம் ஐயாயிரத்து- ஐயாயிரத்தி- | aiyaayiram aiyayiram aiyaayirathu- aiyayirathi-
11000 பதினோராயிரம் பதினோராயிரத்து- | pathinoraayiram pathinoraayirathu-
100000 லட்சம் இலட்சம் லட்சத்து- லட்சத்தி- | latcham laksham lacham lakh latchathu- latchathi- lakshathu- latsam
10000000 கோடி கோடியே- | kodi crore
`,
  composesTens: true,
  bareHundred: true,
  sandhi: { finals: ['ு'], glides: ['ய', 'வ'], latinFinals: ['u'], latinGlides: ['y', 'v'] },
  endings: 'க்கு க்குள் ல் ஐ ஆக பேர் ங்க | ukku kku',
  forEach: `
2 இரண்டிரண்டு ரெண்டுரெண்டு இவ்விரண்டு | irandirandu rendurendu
3 மும்மூன்று | mummoondru
5 ஐயைந்து | aiyaindhu
`,
  vague: 'சில பல ஆயிரக்கணக்கான நூற்றுக்கணக்கான | sila pala',
  ranges: 'முதல் | mudhal muthal',
}
