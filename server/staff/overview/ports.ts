export type FirstReply = { receivedAt: number; replyBy: number; firstAt: number | null }

/** How often something was asked for, and how often the assistant was not sure or declined. */
export type TopicCount = { topic: string; questions: number; unsure: number }

/** How a message begins, and the language of the page that it was written on. */
export type EnquiryBeginning = { language: string; text: string }

export type OverviewStore = {
  /** Enquiries since then with when they were first answered, from their events. */
  firstReplies(since: number): Promise<FirstReply[]>
  /** How many enquiries and chats began, by hours since 1970 in Indian time. */
  beganByHour(since: number): Promise<{ hour: number; count: number }[]>
  chats(since: number): Promise<{ all: number; withoutPerson: number }>
  /** Most first. */
  callsByStatus(since: number): Promise<{ status: string; calls: number }[]>
  /** What tells the language of enquiries. */
  enquiryBeginnings(from: number, to: number): Promise<EnquiryBeginning[]>
  chatsByLanguage(from: number, to: number): Promise<{ language: string; chats: number }[]>
  questionsByTopic(from: number, to: number): Promise<TopicCount[]>
}
