import { exampleCall } from './example-call.ts'

export default exampleCall({
  language: 'pa',
  trade: 'delivery',
  place: { en: 'Courier, Ludhiana', own: 'ਕੋਰੀਅਰ, ਲੁਧਿਆਣਾ' },
  direction: 'outbound',
  greeting: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ',
  turns: [
    {
      speaker: 'agent',
      seconds: 5.3,
      chunks: [
        ['ਸਤ ਸ੍ਰੀ ਅਕਾਲ ਜੀ,', 'Hello,'],
        ['ਕੋਰੀਅਰ ਤੋਂ', 'it’s the courier'],
        ['ਬੋਲ ਰਹੀ ਹਾਂ।', 'calling.'],
        ['ਪਾਰਸਲ ਦੁਪਹਿਰੇ ਆਵੇਗਾ।', 'Your parcel comes this afternoon.'],
        ['ਘਰੇ ਹੋਵੋਗੇ?', 'Will you be home?'],
      ],
    },
    {
      speaker: 'caller',
      seconds: 2.9,
      chunks: [
        ['ਦੁਪਹਿਰੇ ਤਾਂ', 'This afternoon'],
        ['ਕੋਈ ਨਹੀਂ ਹੋਣਾ,', 'nobody will be in.'],
        ['ਸ਼ਾਮੀਂ ਭੇਜ ਦਿਓ।', 'Please send it this evening.'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 3.9,
      chunks: [
        ['ਟਾਈਮ ਬਦਲ ਦਿੱਤਾ ਜੀ।', 'I’ve changed the time.'],
        ['ਅੱਜ ਸ਼ਾਮੀਂ', 'This evening'],
        ['ਛੇ ਵਜੇ ਤੋਂ ਬਾਅਦ', 'after six,'],
        ['ਆ ਜਾਵੇਗਾ।', 'it will reach you.'],
      ],
    },
  ],
  outcome: {
    en: 'Moved, today after 6 pm',
    own: 'ਟਾਈਮ ਬਦਲਿਆ, ਅੱਜ ਸ਼ਾਮੀਂ 6\u00a0ਵਜੇ ਤੋਂ ਬਾਅਦ',
    note: { en: 'Parcel, was this afternoon', own: 'ਪਾਰਸਲ, ਪਹਿਲਾਂ ਦੁਪਹਿਰੇ ਸੀ' },
    at: { turn: 2, chunk: 2 },
  },
})
