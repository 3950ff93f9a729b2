import type { Words } from '../words.ts'

/** What is drawn on the pages of industries: examples, and labelled so. */
export const exhibits: Words['exhibits'] = {
  label: 'மாதிரி',
  choose: 'காட்டப்படுவது',
  tokenBoard: {
    languageName: 'தமிழ்',
    title: 'OPD டோக்கன்',
    inside: 'இப்போது உள்ளே',
    come: 'அறை {room}-\u2060க்கு வரவும்.',
    columns: {
      token: 'டோக்கன்',
      department: 'பிரிவு',
      room: 'அறை',
      time: 'நேரம்',
      status: 'நிலை',
    },
    departments: { eye: 'கண்', children: 'குழந்தை', bones: 'எலும்பு' },
    states: {
      enter: 'வரவும்',
      next: 'அடுத்து',
      late: '10 நிமி. லேட்',
      wait: 'பொறுங்கள்',
      phone: 'போனில்',
    },
    call: {
      caller: 'இன்னைக்கு சாயங்காலம் கண் செக் பண்ணணும்.',
      agent: 'ஆறரைக்கு வாங்க. உங்க டோக்கன் நம்பர் A\u00a019.',
    },
  },
  orderLedger: {
    title: 'கேஷ் ஆன் டெலிவரி, இன்று காலை',
    turns: ['அழைக்கும் முன்', 'அழைத்த பின்'],
    columns: { order: 'ஆர்டர்', parcel: 'பார்சல்', cash: 'பணம்', result: 'போனில் சொன்னது' },
    parcels: {
      saree: 'பாந்தனி சேலை, ராஜ்கோட்',
      kurta: 'குர்தா, விஜயவாடா',
      cooker: 'பிரஷர் குக்கர், நாசிக்',
      sandals: 'செருப்பு, கொச்சி',
      lamp: 'மேசை விளக்கு, லூதியானா',
      toys: 'மரப் பொம்மை, கட்டாக்',
    },
    results: {
      waiting: 'இன்னும் அழைக்கவில்லை',
      changed: 'சரி, சிவப்பில்',
      confirmed: 'சரி, அனுப்புங்க',
      moved: 'சரி, 6\u00a0மணிக்கு\u00a0மேல்',
      cancelled: 'ரத்து',
      noAnswer: 'பதில் இல்லை: உங்கள் முடிவு',
    },
    sums: {
      out: 'புறப்படும் பார்சல்கள்',
      cash: 'வசூலாகும் ரொக்கம்',
      back: 'தவிர்த்த ரிட்டர்ன்கள்',
    },
  },
  itinerary: {
    title: 'டார்ஜிலிங், மூன்று நாட்கள்',
    turns: ['புக் செய்தபடி', 'அழைத்த பின்'],
    day: 'நாள் {number}',
    stops: {
      flight: 'பாக்டோக்ராவுக்கு விமானம்',
      car: 'டார்ஜிலிங்குக்கு கார்',
      hotel: 'ஹோட்டல், செக்-இன்',
      sunrise: 'சூரிய உதயம், டைகர் ஹில்',
      toyTrain: 'டாய் ட்ரெயின், கூம்',
      teaGarden: 'தேயிலைத் தோட்டம்',
      checkOut: 'செக்-அவுட்',
      carBack: 'ஏர்போர்ட்டுக்கு கார்',
      flightHome: 'ஊருக்கு விமானம்',
    },
    told: { car: 'டிரைவரிடம் சொல்லியாச்சு', hotel: 'ஹோட்டலில் சொல்லியாச்சு' },
    /** The three lines of the call, in Bengali. */
    call: [
      'உங்க ஃபிளைட் லேட்டாகுது. புது நேரம் மதியம் 2:15.',
      'அப்ப ஹோட்டல்?',
      'டிரைவர்கிட்டயும் ஹோட்டல்லயும் சொல்லிட்டேன்.',
    ],
  },
  callingHours: {
    title: 'நினைவூட்டல் எப்போது போகும்',
    window: '{from} முதல் {to} வரை அழைப்புகள்',
    yours: 'இது ஒரு மாதிரி: நேரத்தை நீங்கள் முடிவு செய்வீர்கள்.',
    columns: { reminder: 'நினைவூட்டல்', wanted: 'உரிய நேரம்', goesOut: 'போகும் நேரம்' },
    reminders: {
      emi: '5-\u2060ஆம்\u00a0தேதி EMI',
      mandate: 'பவுன்ஸ் ஆன மேண்டேட்',
      paper: 'விடுபட்ட ஆவணம்',
      optedOut: 'வேண்டாம் என்றவர்',
    },
    tomorrow: 'நாளை {time}',
    never: 'அழைப்பு இல்லை',
    /** The three lines of the call, in Telugu. */
    call: [
      'உங்க ₹4,200 EMI 5-\u2060ஆம்\u00a0தேதி கட்டணும்.',
      'நாளைக்கே கட்டிடறேன்.',
      'சரிங்க, லிங்க் அனுப்பிட்டேன்.',
    ],
  },
}
