import { exampleCall } from './example-call.ts'

export default exampleCall({
  language: 'kn',
  trade: 'hospitality',
  place: { en: 'Hotel, Mysuru', own: 'ಹೋಟೆಲ್, ಮೈಸೂರು' },
  direction: 'inbound',
  greeting: 'ನಮಸ್ಕಾರ',
  turns: [
    {
      speaker: 'caller',
      seconds: 2.5,
      chunks: [
        ['ಶನಿವಾರಕ್ಕೆ', 'For Saturday,'],
        ['ಒಂದು ಡಬಲ್ ರೂಮ್ ಸಿಗುತ್ತಾ?', 'can I get a double room?'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 2.5,
      chunks: [
        ['ಖಂಡಿತ ಸಿಗುತ್ತೆ.', 'Certainly.'],
        ['ಎಷ್ಟು ದಿನ ಇರ್ತೀರಾ?', 'How many days will you stay?'],
      ],
    },
    {
      speaker: 'caller',
      seconds: 3,
      chunks: [
        ['ಎರಡು ದಿನ.', 'Two days.'],
        ['ಮಧ್ಯಾಹ್ನ ಹನ್ನೆರಡಕ್ಕೆ', 'At twelve noon'],
        ['ಬರ್ತೀವಿ.', 'we’ll be there.'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 3.8,
      chunks: [
        ['ಬುಕ್ ಆಯ್ತು.', 'It’s booked.'],
        ['ಶನಿವಾರ ಹನ್ನೆರಡಕ್ಕೆ', 'Saturday at twelve,'],
        ['ನಿಮ್ಮ ರೂಮ್', 'your room'],
        ['ರೆಡಿ ಇರುತ್ತೆ.', 'will be ready.'],
      ],
    },
  ],
  outcome: {
    en: 'Booked, Saturday 12 noon',
    own: 'ಬುಕ್ ಆಗಿದೆ, ಶನಿವಾರ ಮಧ್ಯಾಹ್ನ 12 ಗಂಟೆ',
    note: { en: 'Double room, 2 days', own: 'ಡಬಲ್ ರೂಮ್, 2 ದಿನ' },
    at: { turn: 3, chunk: 1 },
  },
})
