import type { ChatFailure } from '#contract/chat.ts'
import type { ChatAttachment, ChatRating, PersonDetails } from '#contract/chat-answers.ts'
import { chatWords } from '../chat-words.ts'

/**
 * `elsewhere`: another tab is being answered. `sending` is the pause before the typing indicator.
 */
type ChatPhase =
  | 'idle'
  | 'sending'
  | 'opening-session'
  | 'waiting'
  | 'streaming'
  | 'resetting'
  | 'elsewhere'

export type Message = {
  /** Stable in this browser, from the first moment on. */
  key: string
  /** The service's own id, once there is one: what a rating refers to. */
  id: string | null
  role: 'user' | 'model' | 'person'
  /** The name of a person who said it. */
  saidBy: string | null
  text: string
  status: 'done' | 'typing' | 'streaming' | 'stopped' | 'failed'
  failure: ChatFailure | null
  rating: ChatRating | null
  attachments: readonly ChatAttachment[]
}

export type WaitingFile =
  | { key: string; name: string; status: 'uploading' }
  | { key: string; name: string; status: 'ready'; attachment: ChatAttachment }

export type ChatState = {
  phase: ChatPhase
  chatId: string | null
  messages: readonly Message[]
  /** Names the messages before these, which are with the service alone. */
  earlier: string | null
  files: readonly WaitingFile[]
  draft: string
  /** A question that failed for want of a connection and goes again once there is one. */
  resend: 'none' | 'when-online' | 'used'
  /** Who of the staff is there; null while the assistant answers. */
  staff: { name: string; typing: boolean } | null
  /** What a file or a recording has to tell the visitor. */
  notice: string | null
  /** The last reply wants a person: the form opens with what the visitor has told. */
  person: PersonDetails | null
  /** Whether the service turns voice notes into text. */
  hears: boolean
}

/** What the tabs of one browser tell each other. */
export type SharedConversation = {
  chatId: string | null
  messages: readonly Message[]
  earlier: string | null
  busy: boolean
}

export const plainMessage = (key: string, role: Message['role'], text: string): Message => ({
  key,
  id: null,
  role,
  saidBy: null,
  text,
  status: 'done',
  failure: null,
  rating: null,
  attachments: [],
})

/** Its words are those of the page's language, whenever it is shown. */
export const greeting = plainMessage('greeting', 'model', '')

export const shownText = ({ key, text }: Message): string =>
  key === greeting.key ? chatWords().greeting : text

export const initialChat: ChatState = {
  phase: 'idle',
  chatId: null,
  messages: [greeting],
  earlier: null,
  files: [],
  draft: '',
  resend: 'none',
  staff: null,
  notice: null,
  person: null,
  hears: false,
}

export const readyAttachments = (files: readonly WaitingFile[]): ChatAttachment[] =>
  files.flatMap((file) => (file.status === 'ready' ? [file.attachment] : []))

export const isBusy = ({ phase }: ChatState): boolean => phase !== 'idle'

export const canSend = (state: ChatState): boolean =>
  state.draft.trim() !== '' &&
  !isBusy(state) &&
  state.files.every(({ status }) => status === 'ready')

export const isFresh = ({ messages, phase }: ChatState): boolean =>
  messages.length === 1 && phase === 'idle'

/** The question that a failed last reply was to answer. */
export function failedQuestion({ messages }: ChatState): Message | null {
  if (messages.at(-1)?.status !== 'failed') return null
  return messages.findLast(({ role }) => role === 'user') ?? null
}

export const failureText = ({ failure }: Message): string | null =>
  failure === null ? null : chatWords().failures[failure]
