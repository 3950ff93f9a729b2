import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { replyToEnquiry, withdrawReply } from '#contract/calls/desk-inbox.ts'
import { deskLimits, type OpenEnquiry } from '#contract/inbox.ts'
import { visitorLanguage } from '#contract/language-of-text.ts'
import { Button } from '#site/ui/button.tsx'
import { askDesk, Refused } from '../../asking/ask-desk.ts'
import { useMe } from '../../asking/use-me.ts'
import { KeyCap } from '../../keys/key-cap.tsx'
import { notify } from '../../notices/notices.ts'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { moment } from '../../ui/times.ts'
import { words } from '../../words/words.ts'
import { DraftButton, type Drafted } from '../../writing/draft-button.tsx'
import { useDraft } from '../../writing/use-draft.ts'
import { useHasModel } from '../../writing/use-has-model.ts'
import { CannedChips } from './canned-chips.tsx'
import { eventText } from './history.tsx'

type ComposerProps = {
  enquiry: OpenEnquiry
  field: RefObject<HTMLTextAreaElement | null>
  onWriting: (isWriting: boolean) => void
}

/** Writes a reply. What others do meanwhile stands above it, and is read before it is sent. */
export function Composer({ enquiry, field, onWriting }: ComposerProps) {
  const [{ text, key }, setDraft] = useDraft(`enquiry:${enquiry.id}`)
  const [seen, setSeen] = useState({ version: enquiry.version, event: lastEvent(enquiry) })
  const [drafted, setDrafted] = useState<Drafted | null>(null)
  const hasModel = useHasModel()
  const me = useMe()
  const client = useQueryClient()
  const said = words.inbox
  const write = (next: string) => {
    setDraft(next)
    onWriting(next.trim() !== '')
  }
  // What stands there already stays: it may be half a reply.
  const insert = (more: string) => {
    write(text.trim() === '' ? more : `${text.trimEnd()}\n\n${more}`)
    field.current?.focus()
  }
  const takeDraft = (made: Drafted) => {
    setDrafted(made)
    insert(made.text)
  }
  const renew = () => client.invalidateQueries({ queryKey: ['inbox'] })
  const withdraw = useMutation({
    mutationFn: ({ reply }: { reply: number; text: string }) =>
      askDesk(withdrawReply, { params: { enquiry: enquiry.id, reply: String(reply) } }),
    onSuccess: (_, { text: words }) => write(words),
    onError: () => notify(said.leftAlready),
    onSettled: renew,
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (close: boolean) =>
      askDesk(replyToEnquiry, {
        params: { enquiry: enquiry.id },
        body: { version: seen.version, text: text.trim(), close, key },
      }),
    onSuccess: ({ version, reply }) => {
      const takeBack = () => withdraw.mutate({ reply, text })
      setSeen({ version, event: Number.MAX_SAFE_INTEGER })
      write('')
      setDrafted(null)
      notify(enquiry.mails ? said.sent(enquiry.name) : said.recorded(enquiry.name), takeBack)
    },
    onSettled: renew,
  })
  const isBehind = enquiry.version > seen.version
  const byOthers = enquiry.events.filter(({ id, by }) => id > seen.event && by !== me.id)
  // What one has done oneself needs no asking.
  if (isBehind && byOthers.length === 0) {
    setSeen({ version: enquiry.version, event: lastEvent(enquiry) })
  }
  const canSend = text.trim() !== '' && !isPending && !isBehind
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') field.current?.blur()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (canSend) mutate(true)
  }

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) mutate(false)
      }}
    >
      {isBehind && byOthers.length > 0 && (
        <div
          role="alert"
          className="mb-2 grid justify-items-start gap-1 rounded-small bg-saffron-soft p-3"
        >
          <p className="font-strong">{said.changedMeanwhile}</p>
          <ul>
            {byOthers.map((event) => (
              <li key={event.id}>
                {moment(event.at)} {eventText(event)}
              </li>
            ))}
          </ul>
          <QuietButton
            onClick={() => setSeen({ version: enquiry.version, event: lastEvent(enquiry) })}
          >
            {said.keepDraft}
          </QuietButton>
        </div>
      )}
      <CannedChips
        language={visitorLanguage(enquiry.language, enquiry.message)}
        field={field}
        onInsert={insert}
      />
      {hasModel && <DraftButton enquiryId={enquiry.id} onDrafted={takeDraft} />}
      {drafted && (
        <p role="status" className="mb-1 text-small text-saffron-text">
          {words.writing.drafted} {drafted.doubtful && words.writing.doubtful}
        </p>
      )}
      <textarea
        ref={field}
        dir="auto"
        aria-label={said.replyTo(enquiry.name)}
        placeholder={said.replyTo(enquiry.name)}
        maxLength={deskLimits.replyCharacters}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        className="visitor-words field-sizing-content max-h-64 min-h-14 w-full resize-none bg-transparent outline-none"
      />
      <div role="alert">
        {error && (
          <p className="font-strong text-danger">
            {said.notSent} {error instanceof Refused ? error.message : ''}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-small text-muted">
          {enquiry.mails ? said.replyByMail(enquiry.email) : said.replyRecorded}
        </p>
        <span className="flex flex-wrap gap-2">
          <QuietButton type="submit" disabled={!canSend}>
            {said.send}
          </QuietButton>
          <Button className="min-h-9! px-4!" disabled={!canSend} onClick={() => mutate(true)}>
            {said.sendAndClose} <KeyCap keys="$mod+Enter" />
          </Button>
        </span>
      </div>
    </form>
  )
}

const lastEvent = ({ events }: OpenEnquiry): number => events.at(-1)?.id ?? 0
