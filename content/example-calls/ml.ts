import { exampleCall } from './example-call.ts'

export default exampleCall({
  language: 'ml',
  trade: 'hospitality',
  place: { en: 'Restaurant, Kozhikode', own: 'റെസ്റ്റോറന്റ്, കോഴിക്കോട്' },
  direction: 'inbound',
  greeting: 'നമസ്കാരം',
  turns: [
    {
      speaker: 'caller',
      seconds: 3,
      chunks: [
        ['ഇന്ന് രാത്രി', 'Tonight'],
        ['എട്ടു മണിക്ക്', 'at eight,'],
        ['ഒരു ടേബിൾ കിട്ടുമോ?', 'can I get a table?'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 1.9,
      chunks: [
        ['കിട്ടുമല്ലോ.', 'Of course.'],
        ['എത്ര പേരുണ്ടാവും?', 'How many will you be?'],
      ],
    },
    {
      speaker: 'caller',
      seconds: 1.7,
      chunks: [
        ['ആറു പേർ.', 'Six.'],
        ['ഫാമിലി റൂം മതി.', 'The family room, please.'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 4.2,
      chunks: [
        ['ബുക്ക് ചെയ്തു.', 'I’ve booked it.'],
        ['രാത്രി എട്ടിന്', 'At eight tonight'],
        ['ഫാമിലി റൂമിൽ ടേബിൾ', 'your family-room table'],
        ['റെഡിയായിരിക്കും.', 'will be ready.'],
      ],
    },
  ],
  outcome: {
    en: 'Booked, tonight 8 pm',
    own: 'ബുക്ക് ചെയ്തു, ഇന്ന് രാത്രി\u00a08\u00a0മണി',
    note: { en: 'Family room, 6 people', own: 'ഫാമിലി റൂം, 6\u00a0പേർ' },
    at: { turn: 3, chunk: 1 },
  },
})
