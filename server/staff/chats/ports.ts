export type Certainty = 'sure' | 'unsure' | 'declined'
export type ChatRole = 'user' | 'model' | 'person'

export type ChatEntry = {
  ref: string
  startedAt: number
  usedAt: number
  messages: number
  last: { role: ChatRole; text: string } | null
  /** Who speaks, since when, and when their page last held its line open. */
  person: { id: string; name: string; since: number; seenAt: number | null } | null
  askedPersonAt: number | null
  certainty: Certainty | null
  topic: string | null
  language: string | null
}

export type ChatCase = ChatEntry & {
  chatId: string
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

/** What a person said, and who it was. */
export type PersonWords = { text: string; staffId: string | null; saidBy: string }

export type ChatFilter = {
  is: 'live' | 'waiting' | 'mine' | 'all'
  staffId: string
  /** Used after this: the visitor may still be there. */
  liveAfter: number
  /** Whoever speaks and was not seen since then has left. */
  goneBefore: number
  after: string | null
  most: number
}

export type Taking = {
  chatId: string
  staffId: string
  name: string
  now: number
  /** Whoever spoke and was not seen since then speaks no longer. */
  goneBefore: number
}

export type DeskChatStore = {
  page(filter: ChatFilter): Promise<{ entries: ChatEntry[]; next: string | null }>
  counts(
    filter: Pick<ChatFilter, 'staffId' | 'liveAfter' | 'goneBefore'>,
  ): Promise<{ live: number; waiting: number; mine: number }>
  find(ref: string): Promise<ChatCase | null>
  /** False when somebody else speaks already: of several who come at once, one takes it. */
  take(taking: Taking): Promise<boolean>
  /** Whether the assistant is still finishing a reply that it began before. */
  isBeingAnswered(chatId: string, now: number): Promise<boolean>
  /** False when it is not theirs. */
  giveBack(chatId: string, staffId: string, note: string): Promise<boolean>
  /** Gives back all that somebody speaks in; the refs of those. */
  giveBackAll(staffId: string): Promise<string[]>
  /** Used now by whoever speaks in it; nothing where that is somebody else. */
  touch(ref: string, staffId: string, now: number): Promise<void>
  visitorSeen(chatId: string, now: number): Promise<void>
  askForPerson(chatId: string, now: number): Promise<boolean>
  /** Chats with words of a person from before an instant that reached nobody, and the enquiry to answer. */
  unreached(saidBefore: number, most: number): Promise<{ chatId: string; enquiryId: string }[]>
  /** Such words of one chat, in their order: of several who ask at once, one gets them. */
  takeUnreached(chatId: string, now: number): Promise<PersonWords[]>
}
