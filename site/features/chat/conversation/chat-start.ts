import { fill } from '#content/format/fill.ts'
import { fromTab } from '#site/storage/from-storage.ts'
import { loadScriptFonts } from '#site/ui/script-fonts.ts'
import { announce, prepareAnnouncer } from '../announcer.ts'
import { chatWords } from '../chat-words.ts'
import { plainLetters } from '../markdown/plain-letters.ts'
import { markUnread } from './chat-door.ts'
import { followConversation } from './chat-line.ts'
import type { ChatAction } from './chat-reducer.ts'
import { restoreConversation } from './chat-session.ts'
import { failureText, shownText } from './chat-state.ts'
import { chatState, dispatch, onChat } from './chat-store.ts'
import { catchUpWhenOnline, shareBetweenTabs } from './chat-tabs.ts'

const LONGEST_ANNOUNCEMENT = 1200

let started = false
let viewers = 0

/** Counts the views that show the conversation: with none in sight a reply is unread. */
export function viewConversation(): () => void {
  viewers++
  return () => {
    viewers--
  }
}

/** Once a page, when the chat is first wanted. */
export function startChat(): void {
  if (started) return
  started = true
  prepareAnnouncer()
  onChat(speak)
  onChat(loadFonts)
  restoreDraft()
  onChat(keepDraft)
  shareBetweenTabs()
  catchUpWhenOnline()
  followConversation()
  void restoreConversation()
}

function speak({ type }: ChatAction): void {
  const last = chatState().messages.at(-1)
  if (!last) return
  const { messages, announced } = chatWords()
  if (type === 'typing') announce(messages.typing)
  if (type === 'reply-failed') announce(failureText(last) ?? '')
  if (type === 'reply-stopped') announce(announced.stopped)
  if (type === 'earlier-shown') announce(announced.earlier)
  if (type === 'reset') announce(fill(announced.fresh, { text: shownText(last) }))
  if (type === 'reply-finished' || type === 'told') {
    announce(fill(announced.reply, { text: asSpoken(last.text) }))
    if (viewers === 0 || document.hidden) markUnread()
  }
}

const asSpoken = (markdown: string): string =>
  plainLetters(markdown)
    .slice(0, LONGEST_ANNOUNCEMENT)
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*_`#>|~[\]]/g, '')

const DRAFT_KEY = 'chat_draft'

/** What is typed outlives a reload of the tab, and the way to another language. */
function keepDraft(): void {
  const { draft } = chatState()
  fromTab((storage) => (draft ? storage.setItem(DRAFT_KEY, draft) : storage.removeItem(DRAFT_KEY)))
}

function restoreDraft(): void {
  const draft = fromTab((storage) => storage.getItem(DRAFT_KEY))
  if (draft && !chatState().draft) dispatch({ type: 'drafted', draft })
}

function loadFonts({ type }: ChatAction): void {
  const { messages, draft } = chatState()
  if (type === 'drafted') loadScriptFonts(draft)
  else if (type === 'restored' || type === 'adopted' || type === 'earlier-shown') {
    for (const message of messages) loadScriptFonts(message.text)
  } else loadScriptFonts(messages.at(-1)?.text ?? '')
}
