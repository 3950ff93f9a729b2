import type { Words } from '../words.ts'

/** What is drawn on the pages of industries: examples, and labelled so. */
export const exhibits: Words['exhibits'] = {
  label: 'ਮਿਸਾਲ',
  choose: 'ਕੀ ਦਿਖਾਉਣਾ ਹੈ',
  tokenBoard: {
    languageName: 'ਪੰਜਾਬੀ',
    title: 'OPD ਟੋਕਨ',
    inside: 'ਹੁਣ ਅੰਦਰ',
    come: 'ਕਮਰਾ ਨੰਬਰ {room} ਵਿੱਚ ਆਓ ਜੀ।',
    columns: {
      token: 'ਟੋਕਨ',
      department: 'ਵਿਭਾਗ',
      room: 'ਕਮਰਾ',
      time: 'ਸਮਾਂ',
      status: 'ਸਥਿਤੀ',
    },
    departments: { eye: 'ਅੱਖਾਂ', children: 'ਬੱਚੇ', bones: 'ਹੱਡੀਆਂ' },
    states: {
      enter: 'ਅੰਦਰ ਆਓ',
      next: 'ਅਗਲਾ ਨੰਬਰ',
      late: '10 ਮਿੰਟ ਲੇਟ',
      wait: 'ਉਡੀਕ ਕਰੋ',
      phone: 'ਫ਼ੋਨ ’ਤੇ',
    },
    call: {
      caller: 'ਅੱਜ ਸ਼ਾਮੀਂ ਅੱਖਾਂ ਚੈੱਕ ਕਰਵਾਉਣੀਆਂ ਨੇ।',
      agent: 'ਸਾਢੇ ਛੇ ਵਜੇ ਆ ਜਾਓ ਜੀ। ਤੁਹਾਡਾ ਟੋਕਨ ਨੰਬਰ A\u00a019 ਹੈ।',
    },
  },
  orderLedger: {
    title: 'ਅੱਜ ਸਵੇਰ ਦੇ COD ਆਰਡਰ',
    turns: ['ਕਾਲਾਂ ਤੋਂ ਪਹਿਲਾਂ', 'ਕਾਲਾਂ ਤੋਂ ਬਾਅਦ'],
    columns: { order: 'ਆਰਡਰ', parcel: 'ਪਾਰਸਲ', cash: 'ਨਕਦ', result: 'ਕਾਲ ’ਤੇ ਜਵਾਬ' },
    parcels: {
      saree: 'ਬਾਂਧਨੀ ਸਾੜ੍ਹੀ, ਰਾਜਕੋਟ',
      kurta: 'ਕੁੜਤਾ, ਵਿਜੇਵਾੜਾ',
      cooker: 'ਪ੍ਰੈਸ਼ਰ ਕੁੱਕਰ, ਨਾਸਿਕ',
      sandals: 'ਸੈਂਡਲ, ਕੋਚੀ',
      lamp: 'ਟੇਬਲ ਲੈਂਪ, ਲੁਧਿਆਣਾ',
      toys: 'ਲੱਕੜ ਦੇ ਖਿਡੌਣੇ, ਕਟਕ',
    },
    results: {
      waiting: 'ਕਾਲ ਬਾਕੀ',
      changed: 'ਹਾਂ, ਲਾਲ ਰੰਗ',
      confirmed: 'ਹਾਂ, ਭੇਜ ਦਿਓ',
      moved: 'ਹਾਂ, ਸ਼ਾਮੀਂ 6\u00a0ਵਜੇ ਤੋਂ ਬਾਅਦ',
      cancelled: 'ਕੈਂਸਲ',
      noAnswer: 'ਨਹੀਂ ਚੁੱਕਿਆ: ਤੁਸੀਂ\u00a0ਤੈਅ\u00a0ਕਰੋ',
    },
    sums: {
      out: 'ਜਾਣ ਵਾਲੇ ਪਾਰਸਲ',
      cash: 'ਲੈਣ ਵਾਲਾ ਨਕਦ',
      back: 'ਵਾਪਸੀ ਦਾ ਗੇੜਾ ਬਚਿਆ',
    },
  },
  itinerary: {
    title: 'ਦਾਰਜੀਲਿੰਗ, ਤਿੰਨ ਦਿਨ',
    turns: ['ਬੁਕਿੰਗ ਮੁਤਾਬਕ', 'ਕਾਲ ਤੋਂ ਬਾਅਦ'],
    day: 'ਦਿਨ {number}',
    stops: {
      flight: 'ਬਾਗਡੋਗਰਾ ਦੀ ਫ਼ਲਾਈਟ',
      car: 'ਦਾਰਜੀਲਿੰਗ ਤੱਕ ਕਾਰ',
      hotel: 'ਹੋਟਲ, ਚੈੱਕ-ਇਨ',
      sunrise: 'ਸੂਰਜ ਚੜ੍ਹਨਾ, ਟਾਈਗਰ ਹਿੱਲ',
      toyTrain: 'ਘੁਮ ਤੱਕ ਟੌਏ ਟ੍ਰੇਨ',
      teaGarden: 'ਚਾਹ ਦਾ ਬਾਗ',
      checkOut: 'ਚੈੱਕ-ਆਊਟ',
      carBack: 'ਏਅਰਪੋਰਟ ਤੱਕ ਕਾਰ',
      flightHome: 'ਵਾਪਸੀ ਦੀ ਫ਼ਲਾਈਟ',
    },
    told: { car: 'ਡਰਾਈਵਰ ਨੂੰ ਦੱਸਿਆ', hotel: 'ਹੋਟਲ ਨੂੰ ਦੱਸਿਆ' },
    /** The three lines of the call, which is in Bengali. */
    call: [
      'ਤੁਹਾਡੀ ਫ਼ਲਾਈਟ ਲੇਟ ਹੋ ਗਈ ਹੈ। ਨਵਾਂ ਸਮਾਂ ਦੁਪਹਿਰ 2:15 ਹੈ।',
      'ਤੇ ਹੋਟਲ?',
      'ਡਰਾਈਵਰ ਅਤੇ ਹੋਟਲ ਨੂੰ ਵੀ ਦੱਸ ਦਿੱਤਾ ਹੈ ਜੀ।',
    ],
  },
  callingHours: {
    title: 'ਰਿਮਾਈਂਡਰ ਕਦੋਂ ਜਾਂਦੇ ਹਨ',
    window: 'ਕਾਲਾਂ {from} ਤੋਂ {to} ਤੱਕ',
    yours: 'ਇਹ ਮਿਸਾਲ ਹੈ: ਸਮਾਂ ਤੁਸੀਂ ਤੈਅ ਕਰੋ।',
    columns: { reminder: 'ਰਿਮਾਈਂਡਰ', wanted: 'ਵਾਰੀ ਆਈ', goesOut: 'ਕਾਲ ਗਈ' },
    reminders: {
      emi: 'EMI, 5 ਤਰੀਕ ਨੂੰ',
      mandate: 'ਮੈਂਡੇਟ ਬਾਊਂਸ ਹੋਇਆ',
      paper: 'ਕਾਗਜ਼ ਬਾਕੀ ਹੈ',
      optedOut: 'ਗਾਹਕ ਨੇ ਮਨ੍ਹਾ ਕੀਤਾ ਹੈ',
    },
    tomorrow: 'ਕੱਲ੍ਹ {time}',
    never: 'ਕਾਲ ਨਹੀਂ',
    /** The three lines of the call, which is in Telugu. */
    call: ['ਤੁਹਾਡੀ ₹4,200 ਦੀ EMI 5 ਤਰੀਕ ਨੂੰ ਭਰਨੀ ਹੈ।', 'ਕੱਲ੍ਹ ਹੀ ਭਰ ਦਿਆਂਗਾ।', 'ਠੀਕ ਹੈ ਜੀ, ਲਿੰਕ ਭੇਜ ਦਿੱਤਾ ਹੈ।'],
  },
}
