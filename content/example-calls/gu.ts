import { exampleCall } from './example-call.ts'

export default exampleCall({
  language: 'gu',
  trade: 'online-store',
  place: { en: 'Saree shop, Rajkot', own: 'સાડીની દુકાન, રાજકોટ' },
  direction: 'outbound',
  greeting: 'નમસ્તે',
  turns: [
    {
      speaker: 'agent',
      seconds: 4.9,
      chunks: [
        ['નમસ્તે,', 'Hello,'],
        ['સાડીની દુકાનેથી', 'it’s the saree shop'],
        ['બોલું છું.', 'calling.'],
        ['લીલી બાંધણીનો ઓર્ડર', 'Your green bandhani order,'],
        ['કન્ફર્મ કરું?', 'shall I confirm it?'],
      ],
    },
    {
      speaker: 'caller',
      seconds: 2.2,
      chunks: [
        ['હા, પણ', 'Yes, but'],
        ['લીલી નહીં,', 'not the green one,'],
        ['લાલ મોકલજો ને.', 'please send the red.'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 4.9,
      chunks: [
        ['ઓર્ડર બદલી દીધો છે.', 'I’ve changed the order.'],
        ['લાલ બાંધણી', 'The red bandhani'],
        ['શુક્રવારે આવશે.', 'comes on Friday.'],
        ['બારસો પચાસ રોકડા આપજો.', 'Please pay ₹1,250 in cash.'],
      ],
    },
  ],
  outcome: {
    en: 'Order changed, Friday',
    own: 'ઓર્ડર બદલ્યો, શુક્રવારે',
    note: { en: 'Red bandhani, ₹1,250 in cash', own: 'લાલ બાંધણી, ₹1,250 રોકડા' },
    at: { turn: 2, chunk: 2 },
  },
})
