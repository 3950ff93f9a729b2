import type { KeyboardEvent, RefObject } from 'react'
import type { DeskChat } from '#contract/desk-chat.ts'
import { languageOf } from '#contract/language-of-text.ts'
import { Button } from '#site/ui/button.tsx'
import { words } from '../../words/words.ts'
import { useDraft } from '../../writing/use-draft.ts'
import { CannedChips } from '../inbox/canned-chips.tsx'
import { useSay } from './use-chats.ts'

type SayFormProps = {
  chat: DeskChat
  field: RefObject<HTMLTextAreaElement | null>
  onWriting: (isWriting: boolean) => void
}

export function SayForm({ chat, field, onWriting }: SayFormProps) {
  const [{ text, key }, setDraft] = useDraft(`chat:${chat.id}`)
  const write = (next: string) => {
    setDraft(next)
    onWriting(next.trim() !== '')
  }
  const say = useSay(chat.id, () => write(''))
  const canSend = text.trim() !== '' && !say.isPending
  const send = () => {
    if (canSend) say.mutate({ text: text.trim(), key })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') field.current?.blur()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const said = words.chats
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <CannedChips
        language={chat.language ?? languageOf(chat.last?.text ?? '')}
        field={field}
        onInsert={(more) => {
          write(text.trim() === '' ? more : `${text.trimEnd()} ${more}`)
          field.current?.focus()
        }}
      />
      <textarea
        ref={field}
        dir="auto"
        aria-label={said.say}
        placeholder={said.say}
        maxLength={4000}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        className="visitor-words field-sizing-content max-h-48 min-h-12 w-full resize-none bg-transparent outline-none"
      />
      <div role="alert">
        {say.isError && (
          <p className="font-strong text-danger">
            {words.inbox.notSent} {say.error.message}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p role="status" className="mr-auto text-small text-saffron-text">
          {chat.visitor === 'left' && (chat.mails ? said.leftMailed : said.leftWaits)}
        </p>
        <Button type="submit" className="min-h-9! px-4!" disabled={!canSend}>
          {said.send}
        </Button>
      </div>
    </form>
  )
}
