import { exampleCall } from './example-call.ts'

export default exampleCall({
  language: 'or',
  trade: 'travel-booking',
  place: { en: 'Tour desk, Bhubaneswar', own: 'ଟୁର୍ ବୁକିଂ, ଭୁବନେଶ୍ୱର' },
  direction: 'inbound',
  greeting: 'ନମସ୍କାର',
  turns: [
    {
      speaker: 'caller',
      seconds: 3.3,
      chunks: [
        ['ବୁଧବାର ପୁରୀ ଟୁର୍ ପାଇଁ', 'For Wednesday’s Puri tour,'],
        ['ଦୁଇଟା ସିଟ୍ ମିଳିବ କି?', 'can I get two seats?'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 2.1,
      chunks: [
        ['ହଁ ଆଜ୍ଞା।', 'Yes, certainly.'],
        ['ସାତଟା ବସ୍', 'The 7 o’clock bus'],
        ['ନା ନଅଟା?', 'or the 9?'],
      ],
    },
    {
      speaker: 'caller',
      seconds: 1.5,
      chunks: [
        ['ନଅଟା ବସ୍', 'The 9 o’clock bus'],
        ['ହେଲେ ଭଲ।', 'would be good.'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 4.8,
      chunks: [
        ['ବୁକ୍ ହୋଇଗଲା।', 'It’s booked.'],
        ['ବୁଧବାର ସକାଳ ନଅଟାରେ', 'On Wednesday at 9 am,'],
        ['ବସ୍ ବରମୁଣ୍ଡାରୁ ଛାଡ଼ିବ।', 'the bus leaves from Baramunda.'],
      ],
    },
  ],
  outcome: {
    en: 'Booked, Wednesday 9 am',
    own: 'ବୁକ୍ ହେଲା, ବୁଧବାର ସକାଳ 9\u00a0ଟା',
    note: { en: 'Puri tour, 2 seats', own: 'ପୁରୀ ଟୁର୍, 2ଟା ସିଟ୍' },
    at: { turn: 3, chunk: 1 },
  },
})
