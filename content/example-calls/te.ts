import { exampleCall } from './example-call.ts'

export default exampleCall({
  language: 'te',
  trade: 'online-store',
  place: { en: 'Online shop, Vijayawada', own: 'ఆన్‌లైన్ షాప్, విజయవాడ' },
  direction: 'inbound',
  greeting: 'నమస్కారం',
  turns: [
    {
      speaker: 'caller',
      seconds: 3,
      chunks: [
        ['నిన్న వచ్చిన కుర్తా', 'The kurta that came yesterday'],
        ['టైట్‌గా ఉంది,', 'is too tight.'],
        ['మార్చుకోవచ్చా?', 'Can I exchange it?'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 2,
      chunks: [
        ['తప్పకుండా.', 'Certainly.'],
        ['ఏ సైజు కావాలండి?', 'Which size would you like?'],
      ],
    },
    {
      speaker: 'caller',
      seconds: 1.9,
      chunks: [
        ['ఒక సైజు పెద్దది', 'One size larger,'],
        ['ఇవ్వండి.', 'please.'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 4.6,
      chunks: [
        ['ఎక్స్‌ఛేంజ్ బుక్ చేశానండి.', 'I’ve booked the exchange.'],
        ['మంగళవారం', 'On Tuesday'],
        ['పాతది తీసుకుని', 'they’ll take the old one'],
        ['కొత్తది ఇస్తారు.', 'and give you the new one.'],
      ],
    },
  ],
  outcome: {
    en: 'Exchange booked, Tuesday',
    own: 'ఎక్స్‌ఛేంజ్ బుక్ అయింది, మంగళవారం',
    note: { en: 'Kurta, one size larger', own: 'కుర్తా, ఒక సైజు పెద్దది' },
    at: { turn: 3, chunk: 1 },
  },
})
