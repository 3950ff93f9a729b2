import { exampleCall } from './example-call.ts'

export default exampleCall({
  language: 'hi',
  trade: 'healthcare',
  place: { en: 'Clinic, Lucknow', own: 'क्लिनिक, लखनऊ' },
  direction: 'inbound',
  greeting: 'नमस्ते',
  turns: [
    {
      speaker: 'caller',
      seconds: 3.2,
      chunks: [
        ['डॉक्टर को दिखाना है।', 'I need to see the doctor.'],
        ['गुरुवार शाम का', 'Thursday evening,'],
        ['टाइम मिलेगा?', 'is there a slot?'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 3,
      chunks: [
        ['जी, देखती हूँ…', 'Let me check…'],
        ['साढ़े पाँच,', '5:30'],
        ['साढ़े छह,', 'and 6:30'],
        ['दोनों खाली हैं।', 'are both free.'],
      ],
    },
    {
      speaker: 'caller',
      seconds: 1.4,
      chunks: [
        ['साढ़े छह', '6:30'],
        ['ठीक रहेगा।', 'will be fine.'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 3.8,
      chunks: [
        ['बुक हो गया जी।', 'It’s booked.'],
        ['गुरुवार शाम', 'Thursday evening'],
        ['साढ़े\u00a0छह\u00a0बजे', 'at 6:30,'],
        ['आ जाइएगा।', 'see you then.'],
      ],
    },
  ],
  outcome: {
    en: 'Booked, Thursday 6:30 pm',
    own: 'बुक हो गया, गुरुवार शाम 6:30',
    note: { en: 'Doctor’s appointment', own: 'डॉक्टर का अपॉइंटमेंट' },
    at: { turn: 3, chunk: 2 },
  },
})
