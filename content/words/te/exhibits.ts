import type { Words } from '../words.ts'

/** What is drawn on the pages of industries: examples, and labelled so. */
export const exhibits: Words['exhibits'] = {
  label: 'ఉదాహరణ',
  choose: 'ఏం చూపాలి',
  tokenBoard: {
    languageName: 'తెలుగు',
    title: 'OPD టోకెన్లు',
    inside: 'ఇప్పుడు లోపల',
    come: 'దయచేసి గది నంబర్ {room}కి రండి.',
    columns: {
      token: 'టోకెన్',
      department: 'విభాగం',
      room: 'గది',
      time: 'సమయం',
      status: 'స్థితి',
    },
    departments: { eye: 'కళ్లు', children: 'పిల్లలు', bones: 'ఎముకలు' },
    states: {
      enter: 'లోపలికి',
      next: 'తర్వాత',
      late: '10 నిమి. లేటు',
      wait: 'వేచి ఉండండి',
      phone: 'ఫోన్‌లో',
    },
    call: {
      caller: 'ఈ సాయంత్రం కళ్లు చూపించుకోవాలి.',
      agent: 'ఆరున్నరకు రండి. మీ టోకెన్ నంబర్ A\u00a019.',
    },
  },
  orderLedger: {
    title: 'క్యాష్ ఆన్ డెలివరీ, ఈ ఉదయం',
    turns: ['కాల్స్‌కు ముందు', 'కాల్స్ తర్వాత'],
    columns: { order: 'ఆర్డర్', parcel: 'పార్సెల్', cash: 'క్యాష్', result: 'కాల్‌లో అన్నది' },
    parcels: {
      saree: 'బాంధనీ చీర, రాజ్‌కోట్',
      kurta: 'కుర్తా, విజయవాడ',
      cooker: 'ప్రెషర్ కుక్కర్, నాసిక్',
      sandals: 'చెప్పులు, కొచ్చి',
      lamp: 'టేబుల్ ల్యాంప్, లుధియానా',
      toys: 'చెక్క బొమ్మలు, కటక్',
    },
    results: {
      waiting: 'ఇంకా కాల్ చేయలేదు',
      changed: 'సరే, ఎర్రది',
      confirmed: 'సరే, పంపండి',
      moved: 'సరే, సాయంత్రం 6\u00a0తర్వాత',
      cancelled: 'రద్దు',
      noAnswer: 'ఎత్తలేదు: నిర్ణయం\u00a0మీదే',
    },
    sums: {
      out: 'బయలుదేరే పార్సెళ్లు',
      cash: 'వసూలయ్యే క్యాష్',
      back: 'తప్పించిన రిటర్న్‌లు',
    },
  },
  itinerary: {
    title: 'డార్జిలింగ్, మూడు రోజులు',
    turns: ['బుకింగ్ ప్రకారం', 'కాల్ తర్వాత'],
    day: 'రోజు {number}',
    stops: {
      flight: 'బాగ్డోగ్రాకు ఫ్లైట్',
      car: 'డార్జిలింగ్‌కు కారు',
      hotel: 'హోటల్, చెక్-ఇన్',
      sunrise: 'సూర్యోదయం, టైగర్ హిల్',
      toyTrain: 'ఘుమ్‌కు టాయ్ ట్రైన్',
      teaGarden: 'టీ తోట',
      checkOut: 'చెక్-అవుట్',
      carBack: 'ఎయిర్‌పోర్టుకు కారు',
      flightHome: 'ఇంటికి ఫ్లైట్',
    },
    told: { car: 'డ్రైవర్‌కు చెప్పాం', hotel: 'హోటల్‌కు చెప్పాం' },
    /** The three lines of the call, in Bengali. */
    call: ['మీ ఫ్లైట్ ఆలస్యమైంది. కొత్త టైమ్ మధ్యాహ్నం 2:15.', 'మరి హోటల్?', 'డ్రైవర్‌కూ హోటల్‌కూ చెప్పేశాను.'],
  },
  callingHours: {
    title: 'రిమైండర్లు ఎప్పుడు వెళ్తాయి',
    window: '{from} నుంచి {to} వరకు కాల్స్',
    yours: 'ఇది ఉదాహరణ: వేళలు మీరే పెట్టుకుంటారు.',
    columns: { reminder: 'రిమైండర్', wanted: 'అనుకున్న వేళ', goesOut: 'వెళ్లే వేళ' },
    reminders: {
      emi: '5న కట్టాల్సిన EMI',
      mandate: 'బౌన్స్ అయిన మ్యాండేట్',
      paper: 'అందని డాక్యుమెంట్',
      optedOut: 'కాల్స్ వద్దన్న కస్టమర్',
    },
    tomorrow: 'రేపు {time}',
    never: 'కాల్ చేయం',
    /** The three lines of the call, in its own words. */
    call: ['మీ ₹4,200 EMI ఐదో తేదీన కట్టాలి.', 'రేపే కడతాను.', 'సరే, లింక్ పంపాను.'],
  },
}
