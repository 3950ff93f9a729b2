import type { Words } from '../words.ts'

/** What is drawn on the pages of industries: examples, and labelled so. */
export const exhibits: Words['exhibits'] = {
  label: 'ઉદાહરણ',
  choose: 'શું બતાવવું',
  tokenBoard: {
    languageName: 'ગુજરાતી',
    title: 'OPD ટોકન',
    inside: 'હાલ અંદર',
    come: 'કૃપા કરી રૂમ {room}માં આવો.',
    columns: {
      token: 'ટોકન',
      department: 'વિભાગ',
      room: 'રૂમ',
      time: 'સમય',
      status: 'સ્થિતિ',
    },
    departments: { eye: 'આંખ', children: 'બાળરોગ', bones: 'હાડકાં' },
    states: {
      enter: 'અંદર આવો',
      next: 'હવે પછી',
      late: '10 મિ. મોડું',
      wait: 'રાહ જુઓ',
      phone: 'ફોન પર',
    },
    call: {
      caller: 'આજે સાંજે આંખ બતાવવી છે.',
      agent: 'સાડા છ વાગ્યે આવજો. તમારો ટોકન નંબર A\u00a019 છે.',
    },
  },
  orderLedger: {
    title: 'કેશ ઓન ડિલિવરી, આજે સવારે',
    turns: ['કોલ પહેલાં', 'કોલ પછી'],
    columns: { order: 'ઓર્ડર', parcel: 'પાર્સલ', cash: 'રોકડ', result: 'કોલ પર જવાબ' },
    parcels: {
      saree: 'બાંધણી સાડી, રાજકોટ',
      kurta: 'કુર્તો, વિજયવાડા',
      cooker: 'પ્રેશર કૂકર, નાસિક',
      sandals: 'સેન્ડલ, કોચી',
      lamp: 'ટેબલ લેમ્પ, લુધિયાણા',
      toys: 'લાકડાનાં રમકડાં, કટક',
    },
    results: {
      waiting: 'કોલ બાકી',
      changed: 'હા, લાલ રંગમાં',
      confirmed: 'હા, મોકલો',
      moved: 'હા, સાંજે 6 પછી',
      cancelled: 'કેન્સલ',
      noAnswer: 'ઉપાડ્યો નહીં: તમે\u00a0નક્કી\u00a0કરો',
    },
    sums: {
      out: 'નીકળતાં પાર્સલ',
      cash: 'લેવાની રોકડ',
      back: 'ટળેલાં રિટર્ન',
    },
  },
  itinerary: {
    title: 'દાર્જિલિંગ, ત્રણ દિવસ',
    turns: ['બુકિંગ મુજબ', 'કોલ પછી'],
    day: 'દિવસ {number}',
    stops: {
      flight: 'બાગડોગરાની ફ્લાઇટ',
      car: 'દાર્જિલિંગ સુધી કાર',
      hotel: 'હોટેલ, ચેક-ઇન',
      sunrise: 'સૂર્યોદય, ટાઇગર હિલ',
      toyTrain: 'ઘૂમ સુધી ટોય ટ્રેન',
      teaGarden: 'ચાનો બગીચો',
      checkOut: 'ચેક-આઉટ',
      carBack: 'એરપોર્ટ સુધી કાર',
      flightHome: 'વળતી ફ્લાઇટ',
    },
    told: { car: 'ડ્રાઇવરને જણાવ્યું', hotel: 'હોટેલને જણાવ્યું' },
    /** The three lines of the call, which is in Bengali. */
    call: ['તમારી ફ્લાઇટ મોડી છે. નવો સમય બપોરે 2:15.', 'અને હોટેલ?', 'ડ્રાઇવર અને હોટેલને પણ જણાવી દીધું છે.'],
  },
  callingHours: {
    title: 'રિમાઇન્ડર ક્યારે જાય છે',
    window: 'કોલ {from}થી {to} સુધી',
    yours: 'આ ઉદાહરણ છે: સમય તમે નક્કી કરો.',
    columns: { reminder: 'રિમાઇન્ડર', wanted: 'વારો આવે', goesOut: 'કોલ જાય' },
    reminders: {
      emi: 'EMI, 5 તારીખે',
      mandate: 'મેન્ડેટ બાઉન્સ થયો',
      paper: 'ડોક્યુમેન્ટ બાકી',
      optedOut: 'લોન લેનારે ના પાડી છે',
    },
    tomorrow: 'કાલે {time}',
    never: 'કોલ નહીં',
    /** The three lines of the call, which is in Telugu. */
    call: ['તમારી ₹4,200ની EMI 5 તારીખે ભરવાની છે.', 'કાલે\u00a0જ ભરી દઈશ.', 'સારું, લિંક મોકલી દીધી છે.'],
  },
}
