import type { AmountWords } from '#assistant/engine/amounts/amount-words.ts'

export const amountWords: AmountWords = {
  minutes:
    'മിനിറ്റ*, മിനിട്ട*, മിനുട്ട*, മിനുറ്റ*, നിമിഷ*, ടോക്ക്ടൈം | minittu*, minuttu*, minitt, minute*, minutin*, minitin*, minit',
  hours: 'മണിക്കൂർ*, മണിക്കൂറ* | manikkoor*, manikkur*, manikoor*',
  seconds: 'സെക്കൻഡ*, സെക്കന്റ*, സെക്കൻ്റ* | sekkand*, secondinte, secondum',
  calls:
    'കോൾ, കോളുകൾ, കോളുകളു*, കോളി*, കോളുക*, കോളു, കാൾ, കോൾസ്, ഫോൺ, ഫോണുക*, വിളി, വിളികൾ, ഫോൺ വിളി*, എൻക്വയറി*, അന്വേഷണ* | kol, kolukal, callukal, vili, vilikal, phone, phones, anweshanam, anveshanam',
  people:
    'ആളുക*, പേർ, പേര*, ഉപഭോക്താ*, കസ്റ്റമ*, രോഗി*, ഓർഡ*, ബുക്കിംഗ*, പാഴ്സ*, ഡീലർ*, വിദ്യാർത്ഥി* | aalukal, alukal, upabhokthakkal, per vilik*, per vilich*, peru',
  agents: 'ഏജന്റ*, ഏജൻ്റ*, സ്റ്റാഫ*, ജീവനക്കാ*, ജോലിക്കാ*, ടെലികോള*, ഓപ്പറേറ്റ* | jeevanakkar, jolikkar',
  times: 'തവണ, പ്രാവശ്യം, വട്ടം | thavana, pravashyam',
  places: 'കട, കടക*, ശാഖ*, ബ്രാഞ്ച*, ക്ലിനിക്ക*, ഓഫീസ* | kadakal, shakhakal',
  lines: 'ലൈൻ*, ലൈനുക*, ചാനൽ* | line, lines',
  rupees: 'രൂപ*, ഉറുപ്പിക, രൂ, ₹ | roopa, rupa, roopaa',
  days: 'ദിവസം, ദിവസങ്ങൾ, ദിവസത്തെ, ദിവസങ്ങളിൽ, ദിവസത്തേക്ക്, ദിവസങ്ങളു*, ദിവസത്തിൽ, ദിവസത്തിന് | divasam, divasangal, divasathe, divasathekku, divasangalil, divasathil, divasathinu',
  weeks:
    'ആഴ്ച, ആഴ്ചകൾ, ആഴ്ചത്തെ, വാരം, ആഴ്ചയിൽ, ആഴ്ചതോറും, ആഴ്ചയ്ക്ക്, ആഴ്ചക്ക്, ആഴ്ചയിലും | aazhcha, azhcha, aazhchakal, aazhchayil, azhchayil, azhchakku, aazhchakku, aazhchaykku, azhchaykku, azhchaku, azchayil, aazchayil, azhchayilum',
  months:
    'മാസം, മാസങ്ങൾ, മാസത്തെ, മാസത്തേക്ക്, മാസത്തിന്, മാസത്തേക്ക*, മാസത്തേയ്ക്ക*, മാസത്തെ*, മാസങ്ങൾ*, മാസങ്ങളു*, മാസത്തിൽ, മാസവും | masam, maasam, masathe, masathekku, masathekk, maasathekk*, masathekk*, maasathe, masangal*, maasangal*, masathinu, maasathinu, masathil, maasathil, maasavum',
  years:
    'വർഷം, വർഷങ്ങൾ, വർഷത്തെ, കൊല്ലം, വർഷത്തേക്ക*, വർഷത്തിൽ, കൊല്ലത്തിൽ, കൊല്ലത്തേക്ക*, വർഷത്തിന്, കൊല്ലത്തിന് | varsham, varshangal, kollam, varshathekku, varshathekk, varshathil',
  daily:
    'ദിവസം, ദിവസവും, ദിവസേന, ദിവസത്തിൽ, ദിവസത്തിന്, പ്രതിദിനം, പ്രതിദിന*, ഒരു ദിവസം, ഒരു ദിവസത്തിൽ, നിത്യവും, ദിനംപ്രതി, ഡെയിലി, എല്ലാ ദിവസവും, ദിവസം മുഴുവൻ | divasam, divasavum, divasena, oru divasam, prathidinam, ella divasavum, dinamprathi, divasathil, divasathinu, oru divasathil, divasam muzhuvan',
  weekly:
    'ആഴ്ചയിൽ, ആഴ്ച, ഒരു ആഴ്ചയിൽ, ഒരാഴ്ചയിൽ, ആഴ്ചതോറും, എല്ലാ ആഴ്ചയും, ആഴ്ചയ്ക്ക്, ആഴ്ചക്ക്, ആഴ്ചയിലും | aazhchayil, azhchayil, oru aazhchayil, orazhcha, azhchakku, aazhchakku, aazhchaykku, azhchaykku, azhchaku, azchayil, aazchayil, azhchayilum',
  monthly:
    'മാസം, മാസത്തിൽ, മാസവും, മാസത്തിന്, പ്രതിമാസം, പ്രതിമാസ*, മാസാമാസം, ഒരു മാസം, ഒരു മാസത്തിൽ, ഒരു മാസത്തെ, ഒരുമാസം, മന്ത്‌ലി, മന്ത്ലി, എല്ലാ മാസവും | masam, masathil, maasam, oru masam, oru masathil, prathimasam, masavum, maasathil, maasavum, masathinu, maasathinu, masamasam, masa masam',
  yearly:
    'വർഷത്തിൽ, വർഷം, കൊല്ലത്തിൽ, വാർഷിക*, ഒരു വർഷം, ഒരു വർഷത്തേക്ക്, ഒരു കൊല്ലം, പ്രതിവർഷം | varshathil, oru varsham, varshika, prathivarsham',
  each: 'ഓരോ കോളു*, ഓരോ കോൾ*, ഓരോ കോളി*, ഓരോന്നും, ഓരോന്നിനും, ഒരു കോൾ, ഒരു കോളിന്, ശരാശരി*, ആവറേജ്, വീതം, ഓരോന്ന്, ഓരോന്നിന്, വെച്ച്, വച്ച്, വെച്ചു, വീതമുള്ള, ഓരോ ഫോൺ*, ഓരോ ഫോണും, ഓരോ ഫോണിനും, ഓരോ വിളി*, ഒരു ഫോൺ, ഒരു വിളി*, കോളിന്, കോൾ ഒന്നിന്, ഫോൺ ഒന്നിന്, ഓരോരുത്തരും, ഓരോരുത്തരോടും, ഓരോ ആളും | oro call, oro callinum, oru call, oru callinu, sharashari, veetham, vitham, oronnum, oronninum, vechu, vech, vachu, vach, veetam, vitam, oro phone, oro phonum, oro phoninum, oro callum, oru phone, oro vili*, callinu, oronnu, oronn, ororutharum, ororuthar, oroaalum, oro alum, oru kolinu',
  atOnce:
    'ഒരേ സമയം, ഒരേസമയം, ഒരേ സമയത്ത്, ഒരേസമയത്ത്, ഒരുമിച്ച്, ഒന്നിച്ച്, ഒറ്റയടിക്ക്, ഒരേ ടൈമിൽ, സമാന്തര*, ഒറ്റ സമയത്ത്, ഒറ്റ സമയം | ore samayam, oresamayam, ore samayath, orumichu, onnichu, ore time, otta samayath, otta samayam',
  extra: 'അധിക, അധികം, അധികമായി, എക്സ്ട്രാ, കൂടുതൽ | adhika, adhikam, ekstra, kooduthal',
  beyond:
    'പരിധിക്ക് മുകളിൽ, പരിധിക്കു മുകളിൽ, പരിധി കഴിഞ്ഞ്, പരിധിക്ക് പുറമെ, പരിധിയിൽ കൂടുതൽ, ലിമിറ്റിന് മുകളിൽ, ലിമിറ്റ് കഴിഞ്ഞ്, ലിമിറ്റിൽ കൂടുതൽ, ലിമിറ്റിനു മുകളിൽ, സൗജന്യ മിനിറ്റിന് ശേഷം, സൗജന്യ മിനിറ്റ് കഴിഞ്ഞ്, സൗജന്യ മിനിറ്റുകൾക്ക് ശേഷം, സൗജന്യ മിനിറ്റുകൾക്ക് മുകളിൽ, സൗജന്യ മിനിറ്റുകൾക്ക് പുറമെ, സൗജന്യ മിനിറ്റിന് മുകളിൽ, സൗജന്യത്തിന് മുകളിൽ, സൗജന്യത്തിന് പുറമെ, ഫ്രീ മിനിറ്റ് കഴിഞ്ഞ്, ഫ്രീ മിനിറ്റ് കഴിഞ്ഞാൽ, ഫ്രീ മിനിറ്റിന് മുകളിൽ, ഫ്രീ മിനിറ്റിന് ശേഷം, ഫ്രീക്ക് പുറമെ, സൗജന്യ മിനിറ്റ് കൂടാതെ, സൗജന്യ മിനിറ്റുകൾ കൂടാതെ, ഫ്രീ മിനിറ്റ് കൂടാതെ, സൗജന്യ മിനിറ്റിന് പുറമെ, സൗജന്യ മിനിറ്റിനു പുറമെ, ഫ്രീ മിനിറ്റിന് പുറമെ, സൗജന്യ മിനിറ്റ് തീർന്ന*, ഫ്രീ മിനിറ്റ് തീർന്ന* | paridhikku mukalil, limit kazhinju, limitinu mukalil, limit kazhinjal, free minute kazhinju, free minute kazhinjal, free kazhinju, soujanya minute kazhinju, free minutinu mukalil, free minute koodathe, free minutes koodathe, saujanya minute koodathe, soujanya minute koodathe, free minutinu purame, saujanya minute kazhinju, free minutes kazhinju, free minute theern*',
  limits:
    'പരിധിയേക്കാൾ, പരിധിയെക്കാൾ, ലിമിറ്റിനേക്കാൾ, ലിമിറ്റിനെക്കാൾ, പരിധിക്ക്, ലിമിറ്റിന് | limitinekkal, limitinu, limit ne kal, paridhiyekkal',
  more: 'കൂടുതൽ, അധികം, മുകളിൽ, കഴിഞ്ഞ് | kooduthal, adhikam, mukalil, kazhinju',
  included: 'സൗജന്യ*, ഫ്രീ | soujanya*, free',
  about: 'ഏകദേശം, ഏതാണ്ട്, ഉദ്ദേശം, കുറഞ്ഞത്, വരെ, ഓളം | ekadesham, ethandu, kuranjathu, vare',
  percent: 'ശതമാന* | shathamanam',
  clock: 'മണിക്ക്, മണി | manikku, mani',
  fillers: 'ന്റെ, ഉള്ള, മൊത്തം, ആകെ, കൂടി, പിന്നെ, വരെ | ulla, mottham, aake, koodi, vare, nte',
  lists: 'അല്ലെങ്കിൽ, ഒപ്പം, അഥവാ | allenkil, allengil, athava',
  per: 'ഓരോ, പ്രതി | oro, prathi',
  bills: 'ബിൽ, ചെലവ്, വില, ചാർജ്, പ്ലാൻ | bill, chelavu, vila',
  ranks: 'ടിയർ, ലെവൽ, നമ്പർ',
  sorry:
    'സോറി, ക്ഷമിക്കണം, ക്ഷമിക്കുക, തെറ്റി, തെറ്റിപ്പോയി, തെറ്റി എഴുതി | kshamikkanam, kshamikku, thetti, thettippoyi, thetti ezhuthi',
  notThat: 'അല്ല | alla',
  notOrElse: 'ഇല്ല | illa',
}
