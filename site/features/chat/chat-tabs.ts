import type { ChatAction } from './chat-reducer.ts'
import { retry } from './chat-replies.ts'
import { readConversationBack } from './chat-session.ts'
import { isBusy, type SharedConversation } from './chat-state.ts'
import { chatState, dispatch, onChat } from './chat-store.ts'

const TELL_EVERY_MS = 200

type TabMessage =
  | { type: 'hello' }
  | { type: 'conversation'; shared: SharedConversation }
  | { type: 'left-while-busy' }

const own: ReadonlySet<ChatAction['type']> = new Set([
  'sent',
  'typing',
  'session-opened',
  'reply-grown',
  'reply-finished',
  'reply-stopped',
  'reply-failed',
  'retried',
  'reset',
  'rated',
  'told',
])

/** Shows the same conversation in every tab of this browser. */
export function shareBetweenTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel('adya-chat')
  const post = (message: TabMessage) => channel.postMessage(message)
  let planned: ReturnType<typeof setTimeout> | null = null

  const tell = () => {
    planned = null
    const state = chatState()
    const { chatId, messages } = state
    const busy = isBusy(state) && state.phase !== 'elsewhere'
    post({ type: 'conversation', shared: { chatId, messages, busy } })
  }

  onChat(({ type }) => {
    if (own.has(type)) planned ??= setTimeout(tell, TELL_EVERY_MS)
  })
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    const { phase, messages } = chatState()
    if (data.type === 'hello') {
      if (messages.length > 1 && phase !== 'elsewhere') tell()
    } else if (data.type === 'left-while-busy') {
      // What was said so far is with the service once it has noticed.
      if (phase === 'elsewhere') setTimeout(readBack, 1000)
    } else if (phase === 'idle' || phase === 'elsewhere') {
      dispatch({ type: 'adopted', shared: data.shared })
    }
  }
  addEventListener('pagehide', () => {
    if (!['idle', 'elsewhere'].includes(chatState().phase)) post({ type: 'left-while-busy' })
  })
  post({ type: 'hello' })
}

async function readBack(): Promise<void> {
  const { chatId, messages } = chatState()
  dispatch({ type: 'adopted', shared: { chatId, messages, busy: false } })
  await readConversationBack()
}

/** A question that failed for want of a connection goes again by itself, once. */
export function resendWhenOnline(): void {
  addEventListener('online', () => {
    if (chatState().resend === 'when-online') void retry(true)
  })
}
