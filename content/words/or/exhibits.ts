import type { Words } from '../words.ts'

/** What is drawn on the pages of industries: examples, and labelled so. */
export const exhibits: Words['exhibits'] = {
  label: 'ଉଦାହରଣ',
  choose: 'କ’ଣ ଦେଖାଯାଉଛି',
  tokenBoard: {
    languageName: 'ଓଡ଼ିଆ',
    title: 'OPD ଟୋକନ୍',
    inside: 'ଏବେ ଭିତରେ',
    come: 'ଦୟାକରି {room} ନମ୍ବର ରୁମକୁ ଆସନ୍ତୁ।',
    columns: {
      token: 'ଟୋକନ୍',
      department: 'ବିଭାଗ',
      room: 'ରୁମ୍',
      time: 'ସମୟ',
      status: 'ସ୍ଥିତି',
    },
    departments: { eye: 'ଚକ୍ଷୁ', children: 'ଶିଶୁ', bones: 'ଅସ୍ଥି' },
    states: {
      enter: 'ଭିତରକୁ ଯାଆନ୍ତୁ',
      next: 'ଏହା ପରେ',
      late: '10 ମି. ଡେରି',
      wait: 'ଅପେକ୍ଷା କରନ୍ତୁ',
      phone: 'ଫୋନରେ ବୁକ୍',
    },
    call: {
      caller: 'ଆଜି ସନ୍ଧ୍ୟାରେ ଆଖି ଦେଖାଇବାର ଅଛି।',
      agent: 'ସାଢ଼େ\u00a0ଛଅଟାରେ ଆସନ୍ତୁ। ଆପଣଙ୍କ ଟୋକନ୍ ନମ୍ବର A\u00a019।',
    },
  },
  orderLedger: {
    title: 'ଆଜି ସକାଳର COD ଅର୍ଡର',
    turns: ['କଲ୍ ପୂର୍ବରୁ', 'କଲ୍ ପରେ'],
    columns: { order: 'ଅର୍ଡର', parcel: 'ପାର୍ସଲ', cash: 'ନଗଦ', result: 'କଲରେ ଯାହା କହିଲେ' },
    parcels: {
      saree: 'ବାନ୍ଧଣୀ ଶାଢ଼ୀ, ରାଜକୋଟ',
      kurta: 'କୁର୍ତ୍ତା, ବିଜୟୱାଡ଼ା',
      cooker: 'ପ୍ରେସର କୁକର, ନାସିକ',
      sandals: 'ଚପଲ, କୋଚି',
      lamp: 'ଟେବୁଲ୍ ଲ୍ୟାମ୍ପ, ଲୁଧିଆନା',
      toys: 'କାଠର ଖେଳନା, କଟକ',
    },
    results: {
      waiting: 'କଲ୍ ବାକି',
      changed: 'ହଁ, କିନ୍ତୁ ଲାଲଟା',
      confirmed: 'ହଁ, ପଠାନ୍ତୁ',
      moved: 'ହଁ, ସନ୍ଧ୍ୟା 6\u00a0ଟା ପରେ',
      cancelled: 'ବାତିଲ',
      noAnswer: 'ଉଠାଇଲେ ନାହିଁ: ଆପଣ ସ୍ଥିର କରନ୍ତୁ',
    },
    sums: {
      out: 'ପାର୍ସଲ ଯିବ',
      cash: 'ନଗଦ ଆସିବ',
      back: 'ଫେରସ୍ତ ବଞ୍ଚିଲା',
    },
  },
  itinerary: {
    title: 'ଦାର୍ଜିଲିଂ, ତିନି ଦିନ',
    turns: ['ଯେମିତି ବୁକ୍ ଥିଲା', 'କଲ୍ ପରେ'],
    day: 'ଦିନ {number}',
    stops: {
      flight: 'ବାଗଡୋଗରାକୁ ଫ୍ଲାଇଟ୍',
      car: 'ଦାର୍ଜିଲିଂକୁ ଗାଡ଼ି',
      hotel: 'ହୋଟେଲ୍, ଚେକ୍-ଇନ୍',
      sunrise: 'ସୂର୍ଯ୍ୟୋଦୟ, ଟାଇଗର ହିଲ୍',
      toyTrain: 'ଘୁମକୁ ଟୟ ଟ୍ରେନ୍',
      teaGarden: 'ଚା’ ବଗିଚା',
      checkOut: 'ଚେକ୍-ଆଉଟ୍',
      carBack: 'ଏୟାରପୋର୍ଟକୁ ଗାଡ଼ି',
      flightHome: 'ଫେରିବା ଫ୍ଲାଇଟ୍',
    },
    told: { car: 'ଡ୍ରାଇଭରଙ୍କୁ ଜଣା', hotel: 'ହୋଟେଲକୁ ଜଣା' },
    /** The three lines of the call, in Bengali. */
    call: ['ଆପଣଙ୍କ ଫ୍ଲାଇଟ୍ ଘୁଞ୍ଚିଛି। ନୂଆ ସମୟ ଦିନ 2:15।', 'ଆଉ ହୋଟେଲ୍?', 'ଡ୍ରାଇଭର ଓ ହୋଟେଲକୁ ବି ଜଣାଇଦେଇଛି।'],
  },
  callingHours: {
    title: 'ରିମାଇଣ୍ଡର କେତେବେଳେ ଯାଏ',
    window: 'କଲ୍ {from}ରୁ {to} ଯାଏ',
    yours: 'ଏହା ଉଦାହରଣ: ସମୟ ଆପଣ ସ୍ଥିର କରନ୍ତି।',
    columns: { reminder: 'ରିମାଇଣ୍ଡର', wanted: 'ଯିବା କଥା', goesOut: 'ଯିବା ସମୟ' },
    reminders: {
      emi: '5 ତାରିଖର EMI',
      mandate: 'ମ୍ୟାଣ୍ଡେଟ୍ ବାଉନ୍ସ',
      paper: 'କାଗଜ ବାକି',
      optedOut: 'ଗ୍ରାହକ କଲ୍ ଚାହାନ୍ତି ନାହିଁ',
    },
    tomorrow: 'କାଲି {time}',
    never: 'କଲ୍ ଯାଏ ନାହିଁ',
    /** The three lines of the call, in Telugu. */
    call: ['ଆପଣଙ୍କ ₹4,200ର EMI, 5\u00a0ତାରିଖରେ ଦେବାର ଅଛି।', 'କାଲି ହିଁ ଦେଇଦେବି।', 'ହଉ, ଲିଙ୍କ୍ ପଠାଇଦେଲି।'],
  },
}
