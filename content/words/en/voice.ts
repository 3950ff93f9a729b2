import { brand } from '../../facts/brand.ts'

/** What the assistant says on a demo call, as a voice reads it out. */
export const voice = {
  greeting: `Hello! This is the AI assistant of ${brand.name}, not a person. Ask me anything about our voice agents. Say keep it if our team may read this talk afterwards, and the page that asked for it may show it. Say stop if you do not want to be called again.`,
  /** Said to somebody who is greeted in another language first. */
  invite: 'To talk in English, say English.',
  chosen: 'In English, then. What would you like to know?',
  /** Of a language that the line has no voice for. */
  noVoice: 'I cannot speak {language} on the phone yet.',
  goodbye: 'Thank you for your time. Goodbye!',
  timeIsUp: 'Our three minutes are over.',
  stopped: 'Understood. We will not call this number again. Goodbye.',
  stillThere: 'Are you still there? Please ask your question.',
  kept: 'Thank you: our team may read it, and the page shows it. What would you like to know?',
  noAnswer: 'I am sorry, I could not find an answer to that. Please ask in other words.',
  /** How an amount is said. */
  rupees: '{amount} rupees',
  /** What callers say of the call itself, as a line’s speech recognition writes it. */
  heard: {
    stop: ['stop', 'call mat', 'do not call', 'never call'] as readonly string[],
    goodbye: ['goodbye', 'bye'] as readonly string[],
    keep: ['keep it'] as readonly string[],
    /** What may stand before. */
    yes: ['yes', 'okay', 'ok'] as readonly string[],
    english: ['English'] as readonly string[],
  },
} as const
