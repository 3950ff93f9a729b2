import { ask } from './conversation/chat-replies.ts'
import { ConversationView } from './conversation-view.tsx'

export function InlinePanel({ focus }: { focus: boolean }) {
  return (
    <div className="chat chat-inline">
      <ConversationView autoFocus={focus} />
    </div>
  )
}

export const askFromPage = (question: string): void => void ask(question)
