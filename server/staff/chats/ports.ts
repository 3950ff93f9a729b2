export type Certainty = 'sure' | 'unsure' | 'declined'
export type ChatRole = 'user' | 'model' | 'person'

export type ChatEntry = {
  ref: string
  startedAt: number
  usedAt: number
  messages: number
  last: { role: ChatRole; text: string } | null
  person: { id: string; name: string } | null
  askedPersonAt: number | null
  certainty: Certainty | null
  topic: string | null
  language: string | null
}

export type ChatCase = ChatEntry & {
  chatId: string
  personSince: number | null
  handBackNote: string | null
  /** When the visitor's page last held its line open. */
  visitorSeenAt: number | null
  said: {
    id: string
    role: ChatRole
    text: string
    at: number
    saidBy: string | null
    ending: 'done' | 'stopped' | 'broken'
    rating: 'up' | 'down' | null
    certainty: Certainty | null
    files: { id: string; name: string }[]
  }[]
  enquiries: string[]
}

export type ChatFilter = {
  is: 'live' | 'waiting' | 'mine' | 'all'
  staffId: string
  /** Used after this: the visitor may still be there. */
  liveAfter: number
  after: string | null
  most: number
}

export type Taking = { chatId: string; staffId: string; name: string; now: number }

export type DeskChatStore = {
  page(filter: ChatFilter): Promise<{ entries: ChatEntry[]; next: string | null }>
  counts(
    staffId: string,
    liveAfter: number,
  ): Promise<{ live: number; waiting: number; mine: number }>
  find(ref: string): Promise<ChatCase | null>
  /** False when somebody else speaks already: of several who come at once, one takes it. */
  take(taking: Taking): Promise<boolean>
  /** Whether the assistant is still finishing a reply that it began before. */
  isBeingAnswered(chatId: string, now: number): Promise<boolean>
  /** False when it is not theirs. */
  giveBack(chatId: string, staffId: string, note: string): Promise<boolean>
  /** Used now by whoever speaks in it; nothing where that is somebody else. */
  touch(ref: string, staffId: string, now: number): Promise<void>
  visitorSeen(chatId: string, now: number): Promise<void>
  askForPerson(chatId: string, now: number): Promise<boolean>
}
