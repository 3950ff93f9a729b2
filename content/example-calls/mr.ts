import { exampleCall } from './example-call.ts'

export default exampleCall({
  language: 'mr',
  trade: 'healthcare',
  place: { en: 'Diagnostics lab, Pune', own: 'डायग्नोस्टिक लॅब, पुणे' },
  direction: 'inbound',
  greeting: 'नमस्कार',
  turns: [
    {
      speaker: 'caller',
      seconds: 3.7,
      chunks: [
        ['उद्या', 'Tomorrow'],
        ['शुगरची टेस्ट करायची आहे.', 'I need a sugar test.'],
        ['उपाशीपोटी यायचं का?', 'Should I come fasting?'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 3.7,
      chunks: [
        ['हो, उपाशीपोटीच या.', 'Yes, please come fasting.'],
        ['सकाळी सव्वासातची वेळ देते,', 'I’ll give you 7:15 am,'],
        ['चालेल?', 'all right?'],
      ],
    },
    {
      speaker: 'caller',
      seconds: 0.6,
      chunks: [['हो, चालेल.', 'Yes, that’s fine.']],
    },
    {
      speaker: 'agent',
      seconds: 3.5,
      chunks: [
        ['बुक झालं.', 'It’s booked.'],
        ['उद्या सकाळी', 'Tomorrow morning'],
        ['सव्वासातला या,', 'at 7:15,'],
        ['चहा\u00a0न\u00a0घेता.', 'and no tea before.'],
      ],
    },
  ],
  outcome: {
    en: 'Booked, tomorrow 7:15 am',
    own: 'बुक झालं, उद्या सकाळी 7:15',
    note: { en: 'Fasting sugar test', own: 'शुगर टेस्ट, उपाशीपोटी' },
    at: { turn: 3, chunk: 2 },
  },
})
