import { chatWords } from '../chat-words.ts'
import { isUnfinishedTarget, LONGEST_ADDRESS, readTarget } from './link-target.ts'
import { type SafeLink, safeLink } from './links.ts'

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis' | 'struck'; children: readonly Inline[] }
  | { kind: 'link'; link: SafeLink; children: readonly Inline[] }

/** An opened mark and what has been said since. */
type Frame = { mark: string; image: boolean; children: Inline[] }

const DEEPEST = 12
const ESCAPABLE = /[!-/:-@[-`{-~]/
const SPACE = /\s/
const PUNCTUATION = /[\p{P}\p{S}]/u
const ADDRESS = /^(?:https?:\/\/|mailto:)[^\s<>"'`|]+/i
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}

/**
 * One pass, one stack: each letter is looked at a fixed number of times, whatever is written.
 * `open`: the text is still being written, so marks that are not closed yet count as closed.
 */
export function readInlines(text: string, open = false): Inline[] {
  const stack: Frame[] = [{ mark: '', image: false, children: [] }]
  let brackets = 0
  let words = ''
  let at = 0
  const unpairedTicks = new Set<number>()

  const top = () => stack.at(-1) as Frame
  const flush = () => {
    if (words) push({ kind: 'text', text: words })
    words = ''
  }
  const push = (inline: Inline) => {
    const { children } = top()
    const last = children.at(-1)
    if (inline.kind === 'text' && last?.kind === 'text') {
      children[children.length - 1] = { kind: 'text', text: last.text + inline.text }
    } else children.push(inline)
  }
  const add = (inline: Inline) => {
    flush()
    push(inline)
  }
  const begin = (mark: string, image = false) => {
    flush()
    stack.push({ mark, image, children: [] })
    if (mark === '[') brackets++
  }
  const leave = (): Frame => {
    flush()
    const frame = stack.pop() as Frame
    if (frame.mark === '[') brackets--
    return frame
  }
  /** A mark that found no partner is the letters it was written with. */
  const dissolve = () => {
    const { mark, image, children } = leave()
    push({ kind: 'text', text: image ? `!${mark}` : mark })
    for (const child of children) push(child)
  }
  const dissolveTo = (mark: string) => {
    while (top().mark !== mark) dissolve()
  }

  const readEmphasis = (letter: string) => {
    let length = 1
    while (text[at + length] === letter) length++
    const before = text[at - 1] ?? ' '
    const after = text[at + length] ?? (open ? 'a' : ' ')
    at += length
    if (letter === '~' && length !== 2) {
      words += letter.repeat(length)
      return
    }
    const insideWord = letter === '_' && !isEdge(before) && !isEdge(after)
    const canClose = !SPACE.test(before) && !insideWord
    const canOpen =
      !SPACE.test(after) && !insideWord && (!PUNCTUATION.test(after) || isEdge(before))
    let left = Math.min(length, 3)
    words += letter.repeat(length - left)
    while (canClose && left > 0) {
      const size = [...stack].findLast(({ mark }) => mark[0] === letter)?.mark.length ?? 0
      if (size === 0 || size > left) break
      const mark = letter.repeat(size)
      dissolveTo(mark)
      const { children } = leave()
      const kind = letter === '~' ? 'struck' : size === 2 ? 'strong' : 'emphasis'
      add({ kind, children })
      left -= size
    }
    if (left === 0) return
    if (!canOpen || stack.length > DEEPEST) {
      words += letter.repeat(left)
      return
    }
    if (left >= 2) begin(letter.repeat(2))
    if (left !== 2) begin(letter)
  }

  const readCode = () => {
    let length = 1
    while (text[at + length] === '`') length++
    const ticks = '`'.repeat(length)
    let end = unpairedTicks.has(length) ? -1 : text.indexOf(ticks, at + length)
    while (end !== -1 && text[end + length] === '`') {
      let past = end + length
      while (text[past] === '`') past++
      end = text.indexOf(ticks, past)
    }
    if (end === -1 && !open) {
      unpairedTicks.add(length)
      words += ticks
      at += length
      return
    }
    const code = text.slice(at + length, end === -1 ? undefined : end).replaceAll('\n', ' ')
    add({ kind: 'code', text: /^ .*\S.* $/.test(code) ? code.slice(1, -1) : code })
    at = end === -1 ? text.length : end + length
  }

  /** `](address "title")` after a `[` that is waiting. */
  const readLinkEnd = () => {
    if (brackets === 0) {
      words += ']'
      at++
      return
    }
    dissolveTo('[')
    const target = text[at + 1] === '(' ? readTarget(text, at + 2) : null
    if (!target && !(open && isUnfinishedTarget(text, at + 1))) {
      dissolve()
      words += ']'
      at++
      return
    }
    const { children, image } = leave()
    const link = target ? safeLink(target.address) : null
    const shown: readonly Inline[] =
      children.length > 0 || !image
        ? children
        : [{ kind: 'text', text: chatWords().messages.image }]
    if (link && shown.length > 0 && !shown.some(holdsLink))
      add({ kind: 'link', link, children: shown })
    else for (const child of shown) add(child)
    at = target ? target.end : text.length
  }

  const readAddress = (address: string, end: number) => {
    const link = safeLink(address)
    if (link && !link.inside) {
      const shown = address.replace(/^mailto:/i, '')
      add({ kind: 'link', link, children: [{ kind: 'text', text: shown }] })
    } else words += text.slice(at, end)
    at = end
  }

  while (at < text.length) {
    const plain = plainWords(text, at)
    words += plain
    at += plain.length
    const letter = text[at] ?? ''
    if (letter === '\\' && ESCAPABLE.test(text[at + 1] ?? '')) {
      words += text[at + 1]
      at += 2
    } else if (letter === '\\' && text[at + 1] === '\n') {
      add({ kind: 'break' })
      at += 2
    } else if (letter === '\n') {
      if (words.endsWith('  ')) {
        words = words.trimEnd()
        add({ kind: 'break' })
      } else words += '\n'
      at++
    } else if (letter === '`') readCode()
    else if (letter === '*' || letter === '_' || letter === '~') readEmphasis(letter)
    else if (letter === '!' && text[at + 1] === '[' && stack.length <= DEEPEST) {
      begin('[', true)
      at += 2
    } else if (letter === '[' && stack.length <= DEEPEST) {
      begin('[')
      at++
    } else if (letter === ']') readLinkEnd()
    else if (letter === '<') {
      const address = ADDRESS.exec(text.slice(at + 1, at + 1 + LONGEST_ADDRESS))?.[0]
      if (address && text[at + 1 + address.length] === '>') {
        readAddress(address, at + address.length + 2)
      } else {
        words += '<'
        at++
      }
    } else if (letter === '&') {
      const entity = /^&(?:amp|lt|gt|quot|#39|nbsp);/.exec(text.slice(at, at + 6))?.[0]
      words += entity ? ENTITIES[entity] : '&'
      at += entity?.length ?? 1
    } else if (/[hHmM]/.test(letter) && isEdge(text[at - 1] ?? ' ') && brackets === 0) {
      const found = ADDRESS.exec(text.slice(at, at + LONGEST_ADDRESS))?.[0]
      const address = found?.replace(/[.,;:!?*_~)\]]+$/, '')
      if (address) readAddress(address, at + address.length)
      else {
        words += letter
        at++
      }
    } else {
      words += letter
      at++
    }
  }
  while (stack.length > 1) {
    if (open && top().mark !== '[') {
      const { mark, children } = leave()
      const kind = mark === '~~' ? 'struck' : mark.length === 2 ? 'strong' : 'emphasis'
      if (children.length > 0) add({ kind, children })
    } else dissolve()
  }
  flush()
  return stack[0]?.children ?? []
}

/** Letters that mean nothing but themselves; `h` and `m` may begin an address. */
function plainWords(text: string, from: number): string {
  const run = /[^\\\n`*_~![\]<&hHmM]*/y
  run.lastIndex = from
  return run.exec(text)?.[0] ?? ''
}

const holdsLink = (inline: Inline): boolean =>
  inline.kind === 'link' || ('children' in inline && inline.children.some(holdsLink))

const isEdge = (letter: string) => SPACE.test(letter) || PUNCTUATION.test(letter)
