import { claims } from '#content/facts/claims.ts'
import { type OpenEnquiry, reminders } from '#contract/inbox.ts'
import { countedMs, longTime, spentShare, urgencyOf } from '../../ui/promise.ts'
import { moment } from '../../ui/times.ts'
import { useNow } from '../../ui/use-now.ts'
import { LongWave } from '../../ui/wave.tsx'
import { words } from '../../words/words.ts'

/** When the team is reminded, when the owner is told, and the end. */
const PROMISED = claims.replyWithinHours
const marks = [...reminders.map(({ hours }) => hours), PROMISED]

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
    <div className="border-b border-line px-5 py-3">
      <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
        <span className={`figures text-head ${look}`}>{longTime(countedMs(enquiry, now))}</span>
        <span className="text-muted">{meaning}</span>
      </p>
      <LongWave share={spentShare(enquiry, now)} urgency={urgency} />
      <p className="promise-marks" aria-hidden="true">
        {marks.map((hours) => (
          <span key={hours} style={{ left: `${(hours / PROMISED) * 100}%` }}>
            {hours} {said.hours}
          </span>
        ))}
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-muted">
        <span>
          {said.received(moment(enquiry.received_at, now))}
          {enquiry.waits_since > enquiry.received_at &&
            `, ${said.wroteAgain(moment(enquiry.waits_since, now))}`}
        </span>
        <span>{said.oneBar}</span>
      </p>
    </div>
  )
}

const toneOf = (urgency: string): string =>
  urgency === 'overdue' ? 'text-danger' : urgency === 'soon' ? 'text-saffron-text' : 'text-ink'
