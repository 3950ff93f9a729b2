import type { ChatFailure } from '#contract/chat.ts'
import type {
  ChatAttachment,
  ChatRating,
  Conversation,
  PersonDetails,
} from '#contract/chat-answers.ts'
import {
  type ChatState,
  greeting,
  initialChat,
  type Message,
  plainMessage,
  readyAttachments,
  type SharedConversation,
  type WaitingFile,
} from './chat-state.ts'

export type ChatAction =
  | { type: 'drafted'; draft: string }
  | { type: 'restored'; conversation: Conversation }
  | { type: 'earlier-shown'; conversation: Conversation }
  | { type: 'sent'; key: string; text: string }
  | { type: 'typing'; key: string }
  | { type: 'session-opened'; chatId: string }
  | { type: 'session-lost' }
  | { type: 'reply-begun'; id: string | null; person: PersonDetails | null; hears: boolean }
  | { type: 'person-form-closed' }
  | { type: 'reply-grown'; text: string }
  | { type: 'reply-finished' }
  | { type: 'reply-stopped' }
  | { type: 'reply-failed'; failure: ChatFailure; offline: boolean }
  | { type: 'retried'; automatic: boolean }
  | { type: 'resetting' }
  | { type: 'reset' }
  | { type: 'rated'; key: string; rating: ChatRating | null }
  | { type: 'file-chosen'; key: string; name: string }
  | { type: 'file-ready'; key: string; attachment: ChatAttachment }
  | { type: 'file-gone'; key: string; notice: string | null }
  | { type: 'files-renewed'; messageKey: string; attachments: readonly ChatAttachment[] }
  | { type: 'noticed'; notice: string | null }
  | { type: 'told'; key: string; text: string }
  | { type: 'adopted'; shared: SharedConversation }
  /** Somebody of the staff has it now: no reply of the assistant comes. */
  | { type: 'left-to-person' }
  | { type: 'staff-changed'; staff: ChatState['staff'] }

export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'drafted':
      return { ...state, draft: action.draft }
    case 'restored':
      return { ...state, ...restored(action.conversation) }
    case 'earlier-shown': {
      const { messages, earlier } = action.conversation
      const [first, ...later] = state.messages
      const shown = first ? [first, ...messages.map(asShown), ...later] : later
      return { ...state, messages: shown, earlier }
    }
    case 'sent': {
      const attachments = readyAttachments(state.files)
      const question = { ...plainMessage(action.key, 'user', action.text), attachments }
      return {
        ...state,
        phase: 'sending',
        messages: [...state.messages, question],
        files: [],
        draft: '',
        resend: 'none',
        notice: null,
      }
    }
    case 'typing': {
      const reply: Message = { ...plainMessage(action.key, 'model', ''), status: 'typing' }
      const phase = state.chatId ? 'waiting' : 'opening-session'
      return { ...state, phase, messages: [...state.messages, reply] }
    }
    case 'session-opened':
      return {
        ...state,
        chatId: action.chatId,
        phase: state.phase === 'opening-session' ? 'waiting' : state.phase,
      }
    case 'session-lost':
      return {
        ...state,
        chatId: null,
        phase: state.phase === 'waiting' ? 'opening-session' : state.phase,
      }
    case 'reply-begun':
      return {
        ...changeLast(state, { id: action.id }),
        phase: 'streaming',
        person: action.person,
        hears: action.hears,
      }
    case 'person-form-closed':
      return { ...state, person: null }
    case 'reply-grown':
      return changeLast(state, { text: action.text, status: 'streaming' })
    case 'reply-finished':
      return { ...changeLast(state, { status: 'done' }), phase: 'idle', resend: 'none' }
    case 'reply-stopped':
      return { ...changeLast(state, { status: 'stopped' }), phase: 'idle' }
    case 'reply-failed':
      return {
        ...changeLast(state, { status: 'failed', failure: action.failure }),
        phase: 'idle',
        resend: action.offline && state.resend === 'none' ? 'when-online' : 'used',
      }
    case 'retried':
      return {
        ...state,
        phase: 'sending',
        messages: state.messages.slice(0, -1),
        resend: action.automatic ? 'used' : 'none',
      }
    case 'resetting':
      return { ...state, phase: 'resetting' }
    case 'reset':
      return initialChat
    case 'rated':
      return changeMessage(state, action.key, { rating: action.rating })
    case 'file-chosen':
      return {
        ...state,
        notice: null,
        files: [...state.files, { key: action.key, name: action.name, status: 'uploading' }],
      }
    case 'file-ready':
      return { ...state, files: state.files.map((file) => readied(file, action)) }
    case 'file-gone':
      return {
        ...state,
        files: state.files.filter(({ key }) => key !== action.key),
        notice: action.notice,
      }
    case 'files-renewed':
      return changeMessage(state, action.messageKey, { attachments: action.attachments })
    case 'noticed':
      return { ...state, notice: action.notice }
    case 'told':
      return {
        ...state,
        messages: [...state.messages, plainMessage(action.key, 'model', action.text)],
      }
    case 'left-to-person':
      return {
        ...state,
        phase: 'idle',
        resend: 'none',
        messages: state.messages.filter(({ status }) => status !== 'typing'),
      }
    case 'staff-changed':
      return { ...state, staff: action.staff }
    case 'adopted':
      return adopted(state, action.shared)
  }
}

const asShown = ({ ending, said_by, ...rest }: Conversation['messages'][number]): Message => ({
  ...rest,
  saidBy: said_by,
  key: rest.id,
  status: ending === 'broken' ? 'failed' : ending,
  failure: ending === 'broken' ? 'reply' : null,
})

function restored({
  chat_id,
  messages,
  earlier,
  pending,
  person,
}: Conversation): Partial<ChatState> {
  const shown = messages.map(asShown)
  // The page was left before the first word came: the question can be asked again.
  const unanswered: Message[] =
    shown.at(-1)?.role === 'user' && !person
      ? [{ ...plainMessage('unanswered', 'model', ''), status: 'failed', failure: 'reply' }]
      : []
  return {
    chatId: chat_id,
    messages: [greeting, ...shown, ...unanswered],
    earlier,
    staff: person ? { ...person, typing: false } : null,
    files: pending.map((attachment) => ({
      key: attachment.id,
      name: attachment.name,
      status: 'ready',
      attachment,
    })),
  }
}

function adopted(
  state: ChatState,
  { chatId, messages, earlier, busy }: SharedConversation,
): ChatState {
  const phase = busy ? 'elsewhere' : 'idle'
  const files = chatId === state.chatId ? state.files : []
  return { ...state, chatId, messages, earlier, files, phase, resend: 'none' }
}

function readied(
  file: WaitingFile,
  { key, attachment }: { key: string; attachment: ChatAttachment },
): WaitingFile {
  return file.key === key ? { key, name: attachment.name, status: 'ready', attachment } : file
}

const changeMessage = (state: ChatState, key: string, change: Partial<Message>): ChatState => ({
  ...state,
  messages: state.messages.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)),
})

function changeLast(state: ChatState, change: Partial<Message>): ChatState {
  const last = state.messages.at(-1)
  if (last?.role !== 'model' || last === greeting) return state
  return { ...state, messages: [...state.messages.slice(0, -1), { ...last, ...change }] }
}
