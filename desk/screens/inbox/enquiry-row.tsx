import { memo } from 'react'
import { Link } from 'react-router'
import type { InboxRow } from '#contract/inbox.ts'
import { languageOf, visitorLanguage } from '#contract/language-of-text.ts'
import { CheckIcon } from '#site/ui/icons.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ownName } from '../../ui/own-name.ts'
import { countedMs, longTime, shortTime, spentShare, urgencyOf } from '../../ui/promise.ts'
import { moment } from '../../ui/times.ts'
import { ShortWave } from '../../ui/wave.tsx'
import { words } from '../../words/words.ts'
import { sentFrom } from './sent-from.ts'

type EnquiryRowProps = { row: InboxRow; now: number; to: string; isOpen: boolean }

const figureLook = {
  overdue: 'text-danger',
  soon: 'text-saffron-text',
  later: 'text-ink',
  answered: 'text-link',
  closed: 'text-muted',
} as const

/** One enquiry: its clock, who, and how their words begin. Scrolling past it is no work for it. */
export const EnquiryRow = memo(function EnquiryRow({ row, now, to, isOpen }: EnquiryRowProps) {
  const letters = languageOf(row.preview)
  const language = visitorLanguage(row.language, row.preview)
  const isRead = row.state === 'closed' || row.answered_at !== null
  return (
    <Link
      to={to}
      data-row={row.id}
      aria-current={isOpen ? 'true' : undefined}
      className="enquiry-row"
    >
      <Clock row={row} now={now} />
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2">
          <span className={`min-w-0 grow truncate ${isRead ? 'text-muted' : 'font-strong'}`}>
            {row.business_name || row.name}
          </span>
          <span lang={language} className="shrink-0 text-small text-muted">
            {ownName(language)}
          </span>
          {row.assignee ? (
            <>
              <Badge name={row.assignee.name} />
              <span className="sr-only">{row.assignee.name}</span>
            </>
          ) : (
            <span className="nobody-badge">
              <span aria-hidden="true">+</span>
              <span className="sr-only">{words.inbox.nobody}</span>
            </span>
          )}
        </span>
        <span lang={letters} className="block truncate leading-[1.57]">
          {row.preview}
        </span>
        <span className="block truncate text-small text-muted">
          {[
            row.business_name ? row.name : '',
            row.page === null ? '' : sentFrom(row.page).path,
            ...row.tags,
          ]
            .filter((part) => part !== '')
            .join(', ')}
        </span>
      </span>
    </Link>
  )
})

function Clock({ row, now }: { row: InboxRow; now: number }) {
  const urgency = urgencyOf(row, now)
  const ms = countedMs(row, now)
  const { figure, unit } = shortTime(ms)
  const due = moment(row.reply_by, now)
  const said = words.inbox
  const spoken =
    row.answered_at !== null
      ? said.answeredIn(longTime(ms))
      : urgency === 'overdue'
        ? said.overdueBy(longTime(ms), due)
        : said.dueIn(longTime(ms), due)
  return (
    <span className="w-14 shrink-0">
      <span
        className={`figures flex items-baseline gap-0.5 text-[1.25rem]/6 ${figureLook[urgency]}`}
      >
        {row.answered_at !== null && <CheckIcon width="16" height="16" className="self-center" />}
        <span aria-hidden="true">
          {urgency === 'overdue' && '−'}
          {figure}
          <span className="ml-0.5 text-small">{unit}</span>
        </span>
        <span className="sr-only">{spoken}</span>
      </span>
      <ShortWave share={spentShare(row, now)} urgency={urgency} />
    </span>
  )
}
