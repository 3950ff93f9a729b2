import type { Words } from '../words.ts'

/** What is drawn on the pages of industries: examples, and labelled so. */
export const exhibits: Words['exhibits'] = {
  label: 'മാതൃക',
  choose: 'കാണിക്കുന്നത്',
  tokenBoard: {
    languageName: 'മലയാളം',
    title: 'OPD ടോക്കൺ',
    inside: 'ഇപ്പോൾ അകത്ത്',
    come: 'ദയവായി {room} നമ്പർ മുറിയിലേക്ക് വരിക.',
    columns: {
      token: 'ടോക്കൺ',
      department: 'വിഭാഗം',
      room: 'മുറി',
      time: 'സമയം',
      status: 'നില',
    },
    departments: { eye: 'നേത്രരോഗം', children: 'ശിശുരോഗം', bones: 'അസ്ഥിരോഗം' },
    states: {
      enter: 'അകത്തേക്ക്',
      next: 'അടുത്തത്',
      late: '10 മി. വൈകി',
      wait: 'കാത്തിരിക്കൂ',
      phone: 'ഫോണിൽ',
    },
    call: {
      caller: 'ഇന്നു വൈകിട്ട് കണ്ണൊന്നു പരിശോധിക്കണം.',
      agent: 'ആറരയ്ക്ക് വന്നോളൂ. നിങ്ങളുടെ ടോക്കൺ നമ്പർ A\u00a019.',
    },
  },
  orderLedger: {
    title: 'COD ഓർഡറുകൾ, ഇന്നു രാവിലെ',
    turns: ['വിളിക്കും മുമ്പ്', 'വിളിച്ച ശേഷം'],
    columns: { order: 'ഓർഡർ', parcel: 'പാഴ്സൽ', cash: 'ക്യാഷ്', result: 'കോളിൽ പറഞ്ഞത്' },
    parcels: {
      saree: 'ബന്ധനി സാരി, രാജ്കോട്ട്',
      kurta: 'കുർത്ത, വിജയവാഡ',
      cooker: 'പ്രഷർ കുക്കർ, നാസിക്',
      sandals: 'ചെരിപ്പ്, കൊച്ചി',
      lamp: 'ടേബിൾ ലാമ്പ്, ലുധിയാന',
      toys: 'തടിക്കളിപ്പാട്ടം, കട്ടക്',
    },
    results: {
      waiting: 'വിളിച്ചിട്ടില്ല',
      changed: 'വേണം, ചുവപ്പിൽ',
      confirmed: 'വേണം, അയച്ചോളൂ',
      moved: 'വേണം, 6\u00a0മണി\u00a0കഴിഞ്ഞ്',
      cancelled: 'റദ്ദാക്കി',
      noAnswer: 'എടുത്തില്ല: തീരുമാനിക്കൂ',
    },
    sums: {
      out: 'അയയ്ക്കുന്ന പാഴ്സലുകൾ',
      cash: 'കിട്ടാനുള്ള ക്യാഷ്',
      back: 'ഒഴിവായ റിട്ടേണുകൾ',
    },
  },
  itinerary: {
    title: 'ഡാർജിലിങ്, മൂന്നു ദിവസം',
    turns: ['ബുക്ക് ചെയ്തത്', 'കോളിനു ശേഷം'],
    day: 'ദിവസം {number}',
    stops: {
      flight: 'ബാഗ്ഡോഗ്രയ്ക്ക് ഫ്ലൈറ്റ്',
      car: 'ഡാർജിലിങ്ങിന് കാർ',
      hotel: 'ഹോട്ടൽ, ചെക്ക്-ഇൻ',
      sunrise: 'സൂര്യോദയം, ടൈഗർ ഹിൽ',
      toyTrain: 'ഘുമിലേക്ക് ടോയ് ട്രെയിൻ',
      teaGarden: 'തേയിലത്തോട്ടം',
      checkOut: 'ചെക്ക്-ഔട്ട്',
      carBack: 'എയർപോർട്ടിലേക്ക് കാർ',
      flightHome: 'മടക്ക ഫ്ലൈറ്റ്',
    },
    told: { car: 'ഡ്രൈവറെ അറിയിച്ചു', hotel: 'ഹോട്ടലിൽ അറിയിച്ചു' },
    /** The three lines of the call, in Bengali. */
    call: [
      'നിങ്ങളുടെ ഫ്ലൈറ്റ് വൈകും. പുതിയ സമയം ഉച്ചയ്ക്ക്\u00a02:15.',
      'അപ്പോൾ ഹോട്ടലോ?',
      'ഡ്രൈവറോടും ഹോട്ടലിലും പറഞ്ഞിട്ടുണ്ട്.',
    ],
  },
  callingHours: {
    title: 'റിമൈൻഡർ പോകുന്ന സമയം',
    window: 'കോളുകൾ {from}\u00a0മുതൽ {to}\u00a0വരെ',
    yours: 'ഒരു മാതൃക: സമയം തീരുമാനിക്കുന്നത് നിങ്ങൾ.',
    columns: { reminder: 'റിമൈൻഡർ', wanted: 'പോകേണ്ടത്', goesOut: 'പോകുന്നത്' },
    reminders: {
      emi: '5നുള്ള EMI',
      mandate: 'മടങ്ങിയ മാൻഡേറ്റ്',
      paper: 'കിട്ടാത്ത രേഖ',
      optedOut: 'വിളിക്കരുതെന്നു പറഞ്ഞയാൾ',
    },
    tomorrow: 'നാളെ\u00a0{time}',
    never: 'വിളിക്കില്ല',
    /** The three lines of the call, in Telugu. */
    call: ['നിങ്ങളുടെ ₹4,200 EMI 5ന് അടയ്ക്കണം.', 'നാളെത്തന്നെ അടയ്ക്കാം.', 'ശരി, ലിങ്ക് അയച്ചിട്ടുണ്ട്.'],
  },
}
