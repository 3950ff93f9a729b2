import { memo, type ReactNode } from 'react'
import { PageLink } from '#site/ui/page-link.tsx'
import { chatWords } from '../chat-words.ts'
import { type Alignment, type Block, readList, readTable, splitBlocks } from './blocks.ts'
import { type Inline, readInlines } from './inlines.ts'
import { plainLetters } from './plain-letters.ts'

type Piece = { text: string; open: boolean }

const DEEPEST = 8

/** Markdown as React elements. `open`: the text is still being written. */
export function Markdown({ text, open = false }: { text: string; open?: boolean }) {
  return <Blocks text={plainLetters(text)} open={open} depth={0} />
}

function Blocks({ text, open, depth }: Piece & { depth: number }) {
  if (depth > DEEPEST) return <Words text={text} open={open} />
  const blocks = splitBlocks(text, open)
  return blocks.map((block, index) => (
    <MarkdownBlock
      // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
      key={index}
      {...block}
      open={open && index === blocks.length - 1}
      depth={depth}
    />
  ))
}

// Compared by source text: a block that is finished renders once.
const MarkdownBlock = memo(function MarkdownBlock(props: Block & { open: boolean; depth: number }) {
  const { open, depth } = props
  switch (props.kind) {
    case 'paragraph':
      return (
        <p dir="auto">
          <Words text={props.text} open={open} />
        </p>
      )
    case 'heading': {
      // The window's own title is the level above.
      const Heading = `h${Math.min(6, props.level + 2)}` as 'h3'
      return (
        <Heading dir="auto" className="chat-heading">
          <Words text={props.text} open={open} />
        </Heading>
      )
    }
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the keyboard
        <pre dir="ltr" tabIndex={0}>
          <code>{props.text}</code>
        </pre>
      )
    case 'quote':
      return (
        <blockquote>
          <Blocks text={props.text} open={open} depth={depth + 1} />
        </blockquote>
      )
    case 'list':
      return <MarkdownList text={props.text} open={open} depth={depth} />
    case 'table':
      return <MarkdownTable text={props.text} open={open} />
    case 'rule':
      return <hr />
  }
})

function MarkdownList({ text, open, depth }: Piece & { depth: number }) {
  const { start, items } = readList(text)
  const entries = items.map((item, index) => (
    <MarkdownItem
      // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
      key={index}
      text={item}
      open={open && index === items.length - 1}
      depth={depth}
    />
  ))
  return start === null ? <ul>{entries}</ul> : <ol start={start}>{entries}</ol>
}

const MarkdownItem = memo(function MarkdownItem({ text, open, depth }: Piece & { depth: number }) {
  return (
    <li dir="auto">
      <Blocks text={text} open={open} depth={depth + 1} />
    </li>
  )
})

const alignmentClass: Record<Alignment, string> = {
  start: 'text-start',
  center: 'text-center',
  end: 'text-end',
}

function MarkdownTable({ text, open }: Piece) {
  const { head, rows, alignments } = readTable(text)
  const columnClass = (column: number) => alignmentClass[alignments[column] ?? 'start']
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the keyboard
    <section className="chat-table" aria-label={chatWords().messages.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={column} scope="col" dir="auto" className={columnClass(column)}>
                <Words text={cell} open={open && rows.length === 0} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <TableRow
              // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
              key={index}
              source={row.join('\n')}
              classes={alignments.map((alignment) => alignmentClass[alignment]).join('\n')}
              open={open && index === rows.length - 1}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const TableRow = memo(function TableRow(props: { source: string; classes: string; open: boolean }) {
  const classes = props.classes.split('\n')
  return (
    <tr>
      {props.source.split('\n').map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <td key={column} dir="auto" className={classes[column]}>
          <Words text={cell} open={props.open} />
        </td>
      ))}
    </tr>
  )
})

const Words = memo(function Words({ text, open }: Piece) {
  return showInlines(readInlines(text, open))
})

const showInlines = (inlines: readonly Inline[]): ReactNode => inlines.map(showInline)

function showInline(inline: Inline, index: number): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'code':
      return <code key={index}>{inline.text}</code>
    case 'break':
      return <br key={index} />
    case 'strong':
      return <strong key={index}>{showInlines(inline.children)}</strong>
    case 'emphasis':
      return <em key={index}>{showInlines(inline.children)}</em>
    case 'struck':
      return <del key={index}>{showInlines(inline.children)}</del>
    case 'link':
      return inline.link.inside ? (
        <PageLink key={index} to={inline.link.href}>
          {showInlines(inline.children)}
        </PageLink>
      ) : (
        <a key={index} href={inline.link.href} target="_blank" rel="noopener noreferrer nofollow">
          {showInlines(inline.children)}
        </a>
      )
  }
}
