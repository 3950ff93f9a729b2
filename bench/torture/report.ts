import { megabytes, milliseconds, percentile } from '../section.ts'
import type { Memory } from './instance.ts'
import { kinds } from './ledger.ts'
import type { TortureResult } from './torture.ts'

/** At the start some code has not run yet; a leak would not stop at this. */
const MOST_GROWTH = 1.5

export function report({ ledger, audit, checks, memory, seconds }: TortureResult): string {
  const rows = kinds.map((kind) => {
    const { requests, acknowledged, latencies, calmLatencies } = ledger.tallies[kind]
    const verdict = kind === 'page' ? null : audit[kind]
    return [
      kind,
      String(requests),
      String(acknowledged),
      verdict ? String(verdict.lost) : '-',
      verdict ? String(verdict.duplicated) : '-',
      milliseconds(percentile(latencies, 0.5)),
      milliseconds(percentile(latencies, 0.99)),
      milliseconds(percentile(calmLatencies, 0.99)),
    ]
  })
  const statuses = [...ledger.statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status || 'none'}: ${times}`)
  return [
    '',
    table([
      ['', 'requests', 'acknowledged', 'lost', 'duplicated', 'p50', 'p99', 'p99 in calm'],
      ...rows,
      totalRow(ledger, audit),
    ]),
    '',
    `answers    ${statuses.join(', ')} in ${seconds.toFixed(0)} s`,
    `mails      ${audit.mails.arrived} arrived, ${audit.mails.waiting} still in the outbox, ${audit.mail.lost} lost, ${audit.mails.again} arrived again under the same Message-ID`,
    memoryLine('memory   ', 'held', memory),
    memoryLine('         ', 'resident', memory),
    ...checks.map(({ name, holds, seen }) => `${holds ? '✓' : '✗'} ${name}: ${seen}`),
  ].join('\n')
}

export function failuresOf({ audit, checks, memory }: TortureResult): string[] {
  const verdicts = [audit.enquiry, audit.chat, audit['demo call'], audit.mail]
  return [
    ...(verdicts.some(({ lost }) => lost > 0) ? ['something acknowledged is lost'] : []),
    ...(verdicts.some(({ duplicated }) => duplicated > 0) ? ['something exists twice'] : []),
    ...(memory.end.held > memory.start.held * MOST_GROWTH ? ['memory has grown'] : []),
    ...checks.filter(({ holds }) => !holds).map(({ name }) => `not so: ${name}`),
  ]
}

function memoryLine(
  title: string,
  figure: keyof Memory,
  { start, afterRounds, end }: TortureResult['memory'],
): string {
  const rounds = afterRounds.map((memory) => megabytes(memory[figure])).join(', ')
  return `${title}  ${figure}: ${megabytes(start[figure])} at the start, ${rounds} after each round, ${megabytes(end[figure])} at the end`
}

function totalRow(ledger: TortureResult['ledger'], audit: TortureResult['audit']): string[] {
  const tallies = Object.values(ledger.tallies)
  const sum = (values: readonly number[]) => String(values.reduce((a, b) => a + b, 0))
  const latencies = tallies.flatMap((tally) => tally.latencies)
  const verdicts = [audit.enquiry, audit.chat, audit['demo call']]
  return [
    'all',
    sum(tallies.map(({ requests }) => requests)),
    sum(tallies.map(({ acknowledged }) => acknowledged)),
    sum(verdicts.map(({ lost }) => lost)),
    sum(verdicts.map(({ duplicated }) => duplicated)),
    milliseconds(percentile(latencies, 0.5)),
    milliseconds(percentile(latencies, 0.99)),
    milliseconds(
      percentile(
        tallies.flatMap((tally) => tally.calmLatencies),
        0.99,
      ),
    ),
  ]
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
