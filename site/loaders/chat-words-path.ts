/** Where the chat's words of a language lie. */
export const chatWordsPath = (tag: string): string => `/words/${tag}/chat.json`
