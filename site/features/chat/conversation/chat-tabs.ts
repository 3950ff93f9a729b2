import type { ChatAction } from './chat-reducer.ts'
import { retry } from './chat-replies.ts'
import { readConversationBack } from './chat-session.ts'
import { isBusy, isFresh, type SharedConversation } from './chat-state.ts'
import { chatState, dispatch, onChat } from './chat-store.ts'

const TELL_EVERY_MS = 200
// Longer than any engine keeps a visitor waiting for its next word.
const SILENCE_MS = 30_000

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
  'earlier-shown',
  'told',
])

/** Shows the same conversation in every tab of this browser. */
export function shareBetweenTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel('chat')
  const post = (message: TabMessage) => channel.postMessage(message)
  let planned = false
  let silence: ReturnType<typeof setTimeout> | undefined

  const tell = () => {
    planned = false
    const state = chatState()
    const { chatId, messages, earlier } = state
    const busy = isBusy(state) && state.phase !== 'elsewhere'
    post({ type: 'conversation', shared: { chatId, messages, earlier, busy } })
  }

  onChat(({ type }) => {
    if (planned || !own.has(type)) return
    planned = true
    setTimeout(tell, TELL_EVERY_MS)
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
      // A tab that was killed says no goodbye.
      clearTimeout(silence)
      if (data.shared.busy) silence = setTimeout(readBack, SILENCE_MS)
    }
  }
  addEventListener('pagehide', () => {
    if (!['idle', 'elsewhere'].includes(chatState().phase)) post({ type: 'left-while-busy' })
  })
  post({ type: 'hello' })
}

async function readBack(): Promise<void> {
  const { chatId, messages, earlier } = chatState()
  dispatch({ type: 'adopted', shared: { chatId, messages, earlier, busy: false } })
  await readConversationBack()
}

/**
 * Back online: a question that failed for want of a connection goes again by itself, once, and a
 * conversation that could not be fetched is fetched.
 */
export function catchUpWhenOnline(): void {
  addEventListener('online', () => {
    const state = chatState()
    if (state.resend === 'when-online') void retry(true)
    else if (isFresh(state) && state.chatId) void readConversationBack()
  })
}
