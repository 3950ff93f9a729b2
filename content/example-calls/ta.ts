import { exampleCall } from './example-call.ts'

export default exampleCall({
  language: 'ta',
  trade: 'travel-booking',
  place: { en: 'Travel desk, Chennai', own: 'டிராவல்ஸ், சென்னை' },
  direction: 'inbound',
  greeting: 'வணக்கம்',
  turns: [
    {
      speaker: 'caller',
      seconds: 3,
      chunks: [
        ['மதுரைக்கு ஒரு டாக்ஸி', 'A taxi to Madurai,'],
        ['வேணும்,', 'please,'],
        ['ஞாயிறு காலைல.', 'on Sunday morning.'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 2.8,
      chunks: [
        ['சரிங்க.', 'Sure.'],
        ['எத்தனை மணிக்கு,', 'What time,'],
        ['எத்தனை பேருங்க?', 'and how many people?'],
      ],
    },
    {
      speaker: 'caller',
      seconds: 1.7,
      chunks: [
        ['அஞ்சரைக்கு.', 'At 5:30.'],
        ['நாங்க நாலு பேர்.', 'There are four of us.'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 3.6,
      chunks: [
        ['புக் பண்ணிட்டேங்க.', 'I’ve booked it.'],
        ['ஞாயிறு காலை', 'Sunday morning'],
        ['அஞ்சரைக்கு', 'at 5:30,'],
        ['வண்டி வந்துடும்.', 'the car will be there.'],
      ],
    },
  ],
  outcome: {
    en: 'Booked, Sunday 5:30 am',
    own: 'புக் ஆச்சு, ஞாயிறு காலை 5:30',
    note: { en: 'Taxi to Madurai, 4 people', own: 'மதுரைக்கு டாக்ஸி, 4\u00a0பேர்' },
    at: { turn: 3, chunk: 2 },
  },
})
