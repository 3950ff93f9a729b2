import type { Words } from '../words.ts'

/** What is drawn on the pages of industries: examples, and labelled so. */
export const exhibits: Words['exhibits'] = {
  label: 'ಉದಾಹರಣೆ',
  choose: 'ಏನು ತೋರಿಸಬೇಕು',
  tokenBoard: {
    languageName: 'ಕನ್ನಡ',
    title: 'OPD ಟೋಕನ್',
    inside: 'ಈಗ ಒಳಗೆ',
    come: 'ದಯವಿಟ್ಟು ಕೊಠಡಿ ನಂಬರ್\u00a0{room}ಕ್ಕೆ ಬನ್ನಿ.',
    columns: {
      token: 'ಟೋಕನ್',
      department: 'ವಿಭಾಗ',
      room: 'ಕೊಠಡಿ',
      time: 'ಸಮಯ',
      status: 'ಸ್ಥಿತಿ',
    },
    departments: { eye: 'ಕಣ್ಣು', children: 'ಮಕ್ಕಳು', bones: 'ಮೂಳೆ' },
    states: {
      enter: 'ಒಳಗೆ ಬನ್ನಿ',
      next: 'ಮುಂದಿನವರು',
      late: '10 ನಿಮಿಷ ತಡ',
      wait: 'ಕಾಯಿರಿ',
      phone: 'ಫೋನ್‌ನಲ್ಲಿ',
    },
    call: {
      caller: 'ಇವತ್ತು ಸಂಜೆ ಕಣ್ಣು ತೋರಿಸಬೇಕು.',
      agent: 'ಆರೂವರೆಗೆ ಬನ್ನಿ. ನಿಮ್ಮ ಟೋಕನ್ ನಂಬರ್ A\u00a019.',
    },
  },
  orderLedger: {
    title: 'ಕ್ಯಾಶ್ ಆನ್ ಡೆಲಿವರಿ, ಇಂದು ಬೆಳಿಗ್ಗೆ',
    turns: ['ಕರೆಗೆ ಮೊದಲು', 'ಕರೆಯ ನಂತರ'],
    columns: { order: 'ಆರ್ಡರ್', parcel: 'ಪಾರ್ಸೆಲ್', cash: 'ಕ್ಯಾಶ್', result: 'ಕರೆಯಲ್ಲಿ ಹೇಳಿದ್ದು' },
    parcels: {
      saree: 'ಬಾಂಧನಿ ಸೀರೆ, ರಾಜ್‌ಕೋಟ್',
      kurta: 'ಕುರ್ತಾ, ವಿಜಯವಾಡ',
      cooker: 'ಪ್ರೆಶರ್ ಕುಕ್ಕರ್, ನಾಸಿಕ್',
      sandals: 'ಚಪ್ಪಲಿ, ಕೊಚ್ಚಿ',
      lamp: 'ಟೇಬಲ್ ಲ್ಯಾಂಪ್, ಲುಧಿಯಾನ',
      toys: 'ಮರದ ಆಟಿಕೆ, ಕಟಕ್',
    },
    results: {
      waiting: 'ಇನ್ನೂ ಕರೆ ಹೋಗಿಲ್ಲ',
      changed: 'ಸರಿ, ಕೆಂಪು ಬೇಕು',
      confirmed: 'ಸರಿ, ಕಳಿಸಿ',
      moved: 'ಸರಿ, ಸಂಜೆ 6ರ\u00a0ನಂತರ',
      cancelled: 'ರದ್ದು',
      noAnswer: 'ಎತ್ತಲಿಲ್ಲ: ನೀವೇ ನಿರ್ಧರಿಸಿ',
    },
    sums: {
      out: 'ಹೊರಡುವ ಪಾರ್ಸೆಲ್',
      cash: 'ಬರಬೇಕಾದ ಕ್ಯಾಶ್',
      back: 'ತಪ್ಪಿಸಿದ ರಿಟರ್ನ್',
    },
  },
  itinerary: {
    title: 'ಡಾರ್ಜಿಲಿಂಗ್, ಮೂರು ದಿನ',
    turns: ['ಬುಕಿಂಗ್ ಪ್ರಕಾರ', 'ಕರೆಯ ನಂತರ'],
    day: 'ದಿನ {number}',
    stops: {
      flight: 'ಬಾಗ್ಡೋಗ್ರಾಗೆ ಫ್ಲೈಟ್',
      car: 'ಡಾರ್ಜಿಲಿಂಗ್‌ಗೆ ಕಾರು',
      hotel: 'ಹೋಟೆಲ್, ಚೆಕ್-ಇನ್',
      sunrise: 'ಸೂರ್ಯೋದಯ, ಟೈಗರ್ ಹಿಲ್',
      toyTrain: 'ಘುಮ್‌ಗೆ ಟಾಯ್ ಟ್ರೈನ್',
      teaGarden: 'ಟೀ ತೋಟ',
      checkOut: 'ಚೆಕ್-ಔಟ್',
      carBack: 'ಏರ್‌ಪೋರ್ಟ್‌ಗೆ ಕಾರು',
      flightHome: 'ಮನೆಗೆ ಫ್ಲೈಟ್',
    },
    told: { car: 'ಡ್ರೈವರ್‌ಗೆ ತಿಳಿಸಿದೆ', hotel: 'ಹೋಟೆಲ್‌ಗೆ ತಿಳಿಸಿದೆ' },
    /** The three lines of the call, in Bengali. */
    call: ['ನಿಮ್ಮ ಫ್ಲೈಟ್ ತಡವಾಗಿದೆ. ಹೊಸ ಟೈಮ್ ಮಧ್ಯಾಹ್ನ 2:15.', 'ಹಾಗಾದ್ರೆ ಹೋಟೆಲ್?', 'ಡ್ರೈವರ್‌ಗೂ ಹೋಟೆಲ್‌ಗೂ ಹೇಳಿದ್ದೀನಿ.'],
  },
  callingHours: {
    title: 'ರಿಮೈಂಡರ್ ಹೋಗುವ ಸಮಯ',
    window: 'ಕರೆ {from}ರಿಂದ {to}',
    yours: 'ಇದು ಉದಾಹರಣೆ: ಸಮಯ ನಿಗದಿ ಮಾಡುವುದು ನೀವೇ.',
    columns: { reminder: 'ರಿಮೈಂಡರ್', wanted: 'ನಿಗದಿ', goesOut: 'ಹೋಗುವುದು' },
    reminders: {
      emi: '5ನೇ\u00a0ತಾರೀಕಿನ EMI',
      mandate: 'ಬೌನ್ಸ್ ಆದ ಮ್ಯಾಂಡೇಟ್',
      paper: 'ಬಾರದ ದಾಖಲೆ',
      optedOut: 'ಕರೆ ಬೇಡ ಎಂದ ಗ್ರಾಹಕರು',
    },
    tomorrow: 'ನಾಳೆ {time}',
    never: 'ಕರೆ ಇಲ್ಲ',
    /** The three lines of the call, in Telugu. */
    call: ['ನಿಮ್ಮ ₹4,200 EMI 5ನೇ ತಾರೀಕು ಕಟ್ಟಬೇಕು.', 'ನಾಳೆಯೇ ಕಟ್ತೀನಿ.', 'ಸರಿ, ಲಿಂಕ್ ಕಳಿಸಿದ್ದೀನಿ.'],
  },
}
