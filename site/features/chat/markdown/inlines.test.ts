import { describe, expect, test } from 'vitest'
import { type Inline, readInlines } from './inlines.ts'
import { cpuTime } from './testing/cpu-time.ts'

function html(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text
      if (inline.kind === 'break') return '<br>'
      if (inline.kind === 'code') return `<code>${inline.text}</code>`
      if (inline.kind === 'link') return `<a ${inline.link.href}>${html(inline.children)}</a>`
      return `<${inline.kind}>${html(inline.children)}</${inline.kind}>`
    })
    .join('')
}
const read = (text: string) => html(readInlines(text))
const readOpen = (text: string) => html(readInlines(text, true))

describe('words with marks', () => {
  test.each([
    ['plain words', 'plain words'],
    ['**bold** and *slanted*', '<strong>bold</strong> and <emphasis>slanted</emphasis>'],
    ['***both***', '<strong><emphasis>both</emphasis></strong>'],
    ['**₹5,999** a month', '<strong>₹5,999</strong> a month'],
    ['**हिन्दी** में', '<strong>हिन्दी</strong> में'],
    ['~~₹9,999~~', '<struck>₹9,999</struck>'],
    ['snake_case_name and __init__', 'snake_case_name and <strong>init</strong>'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['`a ** b`', '<code>a ** b</code>'],
    ['``a ` b``', '<code>a ` b</code>'],
    ['one  \ntwo', 'one<br>two'],
    ['\\*not\\*', '*not*'],
    ['Tom &amp; Co &lt;b&gt;', 'Tom & Co <b>'],
    ['see [prices](/pricing).', 'see <a /pricing>prices</a>.'],
    [
      '[**bold** link](https://a.example "t")',
      '<a https://a.example/><strong>bold</strong> link</a>',
    ],
    [
      'go to https://a.example/x_y_z.',
      'go to <a https://a.example/x_y_z>https://a.example/x_y_z</a>.',
    ],
    ['<mailto:a@b.example>', '<a mailto:a@b.example>a@b.example</a>'],
    ['![a chart](https://a.example/x.png)', '<a https://a.example/x.png>a chart</a>'],
  ])('%s', (markdown, expected) => {
    expect(read(markdown)).toBe(expected)
  })
})

describe('hostile words stay words', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '**never closed',
    '[no target]',
    '*a **b',
    '`open',
    ']](',
  ])('%s', (markdown) => {
    expect(read(markdown)).toBe(markdown)
  })

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](data:text/html,hi)',
    '[x](vbscript:x)',
    '[x](file:///etc/passwd)',
    '[x](https://user:pass@bank.example/)',
    '![x](data:image/svg+xml,hi)',
  ])('%s leads nowhere', (markdown) => {
    expect(read(markdown)).toBe('x')
  })

  test('an address without a scheme is another host, not a path of ours', () => {
    expect(readInlines('[x](//evil.example/a)')).toMatchObject([{ link: { inside: false } }])
    expect(readInlines('[x](\\\\evil.example)')).not.toMatchObject([{ link: { inside: true } }])
  })

  test('a link holds no other link', () => {
    expect(read('[a [b](/c) d](/e)')).toBe('a <a /c>b</a> d')
  })
})

describe('while still being written', () => {
  test.each([
    ['**half a bo', '<strong>half a bo</strong>'],
    ['a **', 'a '],
    ['`npm ru', '<code>npm ru</code>'],
    ['see [prices](/pri', 'see prices'],
    ['see [pri', 'see [pri'],
  ])('%s', (markdown, expected) => {
    expect(readOpen(markdown)).toBe(expected)
  })
})

test.each([
  ['stars', '*a '.repeat(66_000)],
  ['mixed emphasis', '_a*_'.repeat(50_000)],
  ['brackets', '['.repeat(200_000)],
  ['unfinished links', '[a]('.repeat(50_000)],
  ['backticks', 'a``b`'.repeat(40_000)],
  ['words', 'word **bold** `code` [link](/x) '.repeat(6_400)],
])('200 KB of %s are read in well under a second', (_, text) => {
  expect(cpuTime(() => readInlines(text))).toBeLessThan(1000)
  expect(cpuTime(() => readInlines(text, true))).toBeLessThan(1000)
})
