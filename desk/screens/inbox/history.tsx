import type { EnquiryEvent } from '#contract/inbox.ts'
import { languageOf } from '#contract/language-of-text.ts'
import { moment } from '../../ui/times.ts'
import { words } from '../../words/words.ts'
import { Translated } from '../../writing/translated.tsx'

/** What has happened, oldest first; replies and notes with their words. */
type HistoryProps = {
  events: readonly EnquiryEvent[]
  /** Where a visitor's answers can be translated. */
  translate?: (event: EnquiryEvent) => Promise<{ text: string }>
}

export function History({ events, translate }: HistoryProps) {
  if (events.length === 0) return null
  return (
    <section aria-label={words.inbox.history}>
      <ol className="grid gap-2">
        {events.map((event) => (
          <li key={event.id} className={lookOf(event)}>
            <div className="flex gap-3 text-small text-muted">
              <time
                dateTime={new Date(event.at).toISOString()}
                className="min-w-12 shrink-0 tabular-nums"
              >
                {moment(event.at)}
              </time>
              <span className={event.kind === 'note' ? 'font-strong text-ink' : ''}>
                {eventText(event)}
              </span>
              {event.undone && <span className="text-danger">{words.inbox.notDelivered}</span>}
            </div>
            {event.text && <EventWords event={event} translate={translate} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

const WORDS_LOOK = 'mt-1 whitespace-pre-wrap leading-[1.57]'

type EventWordsProps = { event: EnquiryEvent; translate: HistoryProps['translate'] }

function EventWords({ event, translate }: EventWordsProps) {
  const { kind, text } = event
  if (kind === 'received' && translate)
    return <Translated text={text} look={WORDS_LOOK} translate={() => translate(event)} />
  return (
    <p lang={languageOf(text)} dir="auto" className={WORDS_LOOK}>
      {text}
    </p>
  )
}

function lookOf({ kind, undone }: EnquiryEvent): string {
  if (kind === 'note') return 'rounded-small bg-saffron-soft px-4 py-2.5'
  if (kind === 'received' || undone) return 'rounded-small border border-line px-4 py-2.5'
  return kind === 'replied' ? 'rounded-small bg-mint px-4 py-2.5' : ''
}

export function eventText({ kind, by_name, details }: EnquiryEvent): string {
  const said = words.inbox
  const who = by_name || said.service
  switch (kind) {
    case 'assigned':
      return said.event.assigned(who, String(details.to_name ?? ''))
    case 'tagged':
      return said.event.tagged(who, (details.tags as string[]).join(', ') || said.noTags)
    case 'called':
      return said.event.called(
        who,
        said.callResults[details.result as keyof typeof said.callResults] ?? '',
      )
    case 'received':
      return said.event.received(String(details.from ?? ''))
    case 'reminded':
    case 'escalated':
      return said.event[kind](who, String(details.hours ?? ''))
    default:
      return said.event[kind](who)
  }
}
