/** Where the chat's words of a language lie. */
export const chatWordsPath = (tag: string): string => `/words/${tag}/chat.json`

/** Where the words lie that tell how a demo call is getting on. */
export const callWordsPath = (tag: string): string => `/words/${tag}/call.json`

/** Where the words lie that offer a language to who reads another. */
export const offerPath = (tag: string): string => `/words/${tag}/offer.json`
