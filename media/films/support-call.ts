export type Turn = {
  speaker: 'caller' | 'agent'
  /** Seconds into the call. */
  from: number
  until: number
  hindi: string
  /** Also what is spoken in the sample. */
  english: string
}

export const CALL_SECONDS = 14

/** The call that the support film shows, its sound speaks and its captions carry. */
export const supportCall = [
  {
    speaker: 'caller',
    from: 0.5,
    until: 2.7,
    hindi: 'हेलो, मेरा ऑर्डर अभी तक नहीं आया।',
    english: 'Hello. My order has not come yet.',
  },
  {
    speaker: 'agent',
    from: 3,
    until: 6.1,
    hindi: 'माफ़ कीजिए। आज शाम छह बजे आएगा।',
    english: 'I am sorry. It will come at six this evening.',
  },
  {
    speaker: 'caller',
    from: 6.4,
    until: 8.2,
    hindi: 'क्या सात बजे के बाद आ सकता है?',
    english: 'Can it come after seven?',
  },
  {
    speaker: 'agent',
    from: 8.5,
    until: 11.1,
    hindi: 'जी हाँ, साढ़े सात बजे रख दिया है।',
    english: 'Yes. I have set it for half past seven.',
  },
  { speaker: 'caller', from: 11.4, until: 12.5, hindi: 'धन्यवाद!', english: 'Thank you!' },
] as const satisfies readonly Turn[]
