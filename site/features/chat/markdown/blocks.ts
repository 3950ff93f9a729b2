/**
 * Splits markdown into blocks in one pass over its lines. A block keeps its own source text, so
 * that a finished block renders once however long the rest of the reply goes on. (CommonMark
 * parsers take seconds, and with hostile emphasis a minute, for the 200 KB that this must bear.)
 */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'list'; text: string }
  | { kind: 'table'; text: string }
  | { kind: 'rule' }

export type List = { start: number | null; items: readonly string[] }
export type Alignment = 'start' | 'center' | 'end'
export type Table = {
  alignments: readonly Alignment[]
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

const LONGEST_PARAGRAPH = 2000

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/
const QUOTE = /^ {0,3}>/
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])(?:([ \t]+)(?=\S)|[ \t]*$)/
const ROW_RULE = /^ {0,3}\|?(?:[ \t]*:?-+:?[ \t]*\|)*[ \t]*:?-+:?[ \t]*\|?[ \t]*$/

const isBlank = (line: string) => line.trim() === ''
const isOrdered = (marker: string) => marker.length > 1
const isTableStart = (line: string, next: string | undefined) =>
  line.includes('|') && next?.includes('-') === true && ROW_RULE.test(next)

function startsBlock(line: string): boolean {
  return (
    FENCE.test(line) ||
    HEADING.test(line) ||
    RULE.test(line) ||
    QUOTE.test(line) ||
    // A number in the middle of a sentence begins no list unless it counts from one.
    /^ {0,3}(?:[-*+]|1[.)])[ \t]+\S/.test(line)
  )
}

/** `open`: the text is still being written, so a lone first table row already counts as a table. */
export function splitBlocks(markdown: string, open = false): Block[] {
  const lines = markdown.split('\n')
  const blocks: Block[] = []
  let at = 0

  const take = (goesOn: (line: string, index: number) => boolean): string[] => {
    const from = at++
    while (at < lines.length && goesOn(lines[at] as string, at)) at++
    return lines.slice(from, at)
  }

  while (at < lines.length) {
    const line = lines[at] as string
    if (isBlank(line)) {
      at++
      continue
    }
    const fence = FENCE.exec(line)?.[1]
    if (fence) {
      const closes = (candidate: string) =>
        candidate.trim().startsWith(fence) && candidate.trim().replaceAll(fence[0] ?? '', '') === ''
      const taken = take((candidate) => !closes(candidate))
      if (at < lines.length) at++
      blocks.push({ kind: 'code', text: taken.slice(1).join('\n') })
      continue
    }
    const heading = HEADING.exec(line)
    if (heading) {
      at++
      const text = (heading[2] ?? '').replace(/[ \t]+#+[ \t]*$/, '')
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text })
    } else if (RULE.test(line)) {
      at++
      blocks.push({ kind: 'rule' })
    } else if (QUOTE.test(line)) {
      const taken = take((candidate) => QUOTE.test(candidate))
      const text = taken.map((quoted) => quoted.replace(/^ {0,3}> ?/, '')).join('\n')
      blocks.push({ kind: 'quote', text })
    } else if (ITEM.test(line)) {
      const taken = takeList(lines, at)
      at += taken.length
      blocks.push({ kind: 'list', text: taken.join('\n') })
    } else if (isTableStart(line, lines[at + 1])) {
      const taken = take((candidate) => candidate.includes('|') || ROW_RULE.test(candidate))
      blocks.push({ kind: 'table', text: taken.join('\n') })
    } else if (open && at === lines.length - 1 && /^ {0,3}\|/.test(line)) {
      at++
      blocks.push({ kind: 'table', text: line })
    } else {
      const taken = take(
        (candidate, index) =>
          !isBlank(candidate) &&
          !startsBlock(candidate) &&
          !isTableStart(candidate, lines[index + 1]),
      )
      for (const text of inPortions(taken.join('\n'))) blocks.push({ kind: 'paragraph', text })
    }
  }
  return blocks
}

/** No person writes such a paragraph, and no browser lays one out quickly: it becomes several. */
function inPortions(text: string): string[] {
  const portions: string[] = []
  let from = 0
  while (text.length - from > LONGEST_PARAGRAPH) {
    const end = from + LONGEST_PARAGRAPH
    const gap = Math.max(text.lastIndexOf(' ', end), text.lastIndexOf('\n', end))
    const to = gap > from ? gap + 1 : end
    portions.push(text.slice(from, to))
    from = to
  }
  return [...portions, text.slice(from)]
}

/** The lines of one list: its items, what is indented under them, and lazy lines of text. */
function takeList(lines: readonly string[], from: number): string[] {
  const ordered = isOrdered(ITEM.exec(lines[from] as string)?.[2] ?? '')
  let end = from + 1
  let blanks = 0
  for (let at = from + 1; at < lines.length; at++) {
    const line = lines[at] as string
    if (isBlank(line)) {
      blanks++
      continue
    }
    const item = RULE.test(line) ? null : ITEM.exec(line)
    const sameList = item ? isOrdered(item[2] ?? '') === ordered : false
    const nested = /^(?: {2,}|\t)/.test(line)
    const lazy = blanks === 0 && !item && !startsBlock(line)
    if (!sameList && !nested && !lazy) break
    blanks = 0
    end = at + 1
  }
  return lines.slice(from, end)
}

export function readList(text: string): List {
  const lines = text.split('\n')
  const first = ITEM.exec(lines[0] ?? '')
  const marker = first?.[2] ?? '-'
  const base = first?.[1]?.length ?? 0
  const items: string[][] = []
  let inset = 0
  for (const line of lines) {
    const item = RULE.test(line) ? null : ITEM.exec(line)
    if (item && (item[1]?.length ?? 0) <= base + 1) {
      inset = item[0].length
      items.push([line.slice(item[0].length)])
    } else {
      const indent = /^[ \t]*/.exec(line)?.[0] ?? ''
      items.at(-1)?.push(line.slice(Math.min(indent.length, Math.max(inset, 2))))
    }
  }
  return {
    start: isOrdered(marker) ? Number.parseInt(marker, 10) : null,
    items: items.map((item) => item.join('\n').trimEnd()),
  }
}

export function readTable(text: string): Table {
  const [head = '', rule = '', ...rows] = text.split('\n')
  const headCells = readRow(head)
  const ruleCells = readRow(rule)
  const alignments = headCells.map((_, column): Alignment => {
    const cell = ruleCells[column] ?? ''
    if (!cell.endsWith(':')) return 'start'
    return cell.startsWith(':') ? 'center' : 'end'
  })
  return {
    alignments,
    head: headCells,
    // Rows are cut or filled to the width of the head.
    rows: rows.map((row) => {
      const cells = readRow(row)
      return headCells.map((_, column) => cells[column] ?? '')
    }),
  }
}

function readRow(line: string): string[] {
  const cells: string[] = []
  let cell = ''
  const row = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  for (let at = 0; at < row.length; at++) {
    const letter = row[at] as string
    if (letter === '\\' && row[at + 1] === '|') {
      cell += '|'
      at++
    } else if (letter === '|') {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  cells.push(cell.trim())
  return cells
}
