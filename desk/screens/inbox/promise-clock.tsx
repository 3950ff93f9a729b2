import type { OpenEnquiry } from '#contract/inbox.ts'
import { countedMs, longTime, spentShare, urgencyOf } from '../../ui/promise.ts'
import { moment } from '../../ui/times.ts'
import { useNow } from '../../ui/use-now.ts'
import { Wave } from '../../ui/wave.tsx'
import { words } from '../../words/words.ts'

/** 48 bars, one an hour, and the same in words. */
export function PromiseClock({ enquiry }: { enquiry: OpenEnquiry }) {
  const now = useNow()
  const urgency = urgencyOf(enquiry, now)
  const due = moment(enquiry.reply_by, now)
  const said = words.inbox
  const look = enquiry.answered_at !== null ? 'text-link' : toneOf(urgency)
  const meaning =
    enquiry.answered_at !== null
      ? said.answered(moment(enquiry.answered_at, now))
      : enquiry.reply_by < now
        ? said.over(due)
        : said.left(due)
  return (
    <div className="wave-long border-b border-line px-5 py-3">
      <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
        <span className={`figures text-head ${look}`}>{longTime(countedMs(enquiry, now))}</span>
        <span className="text-muted">{meaning}</span>
        <span className="ml-auto text-small text-muted">{said.oneBar}</span>
      </p>
      <Wave share={spentShare(enquiry, now)} bars={48} urgency={urgency} />
      <p className="mt-1.5 text-small text-muted">
        {said.received(moment(enquiry.received_at, now))}
      </p>
    </div>
  )
}

const toneOf = (urgency: string): string =>
  urgency === 'overdue' ? 'text-danger' : urgency === 'soon' ? 'text-saffron-text' : 'text-ink'
