import { describe, expect, test } from 'vitest'
import { readList, readTable, splitBlocks } from './blocks.ts'
import { cpuTime } from './testing/cpu-time.ts'

const kinds = (markdown: string, open = false) =>
  splitBlocks(markdown, open).map(({ kind }) => kind)

describe('blocks', () => {
  test('a reply with everything in it', () => {
    const markdown = [
      '## Plans',
      'Two of them:',
      '- **Base**',
      '- Pro',
      '',
      '| Plan | Price |',
      '|---|---:|',
      '| Base | ₹3,999 |',
      '',
      '> said a clinic',
      '',
      '```js',
      '# not a heading',
      '',
      'const a = 1',
      '```',
      '---',
      'Bye.',
    ].join('\n')
    expect(splitBlocks(markdown)).toEqual([
      { kind: 'heading', level: 2, text: 'Plans' },
      { kind: 'paragraph', text: 'Two of them:' },
      { kind: 'list', text: '- **Base**\n- Pro' },
      { kind: 'table', text: '| Plan | Price |\n|---|---:|\n| Base | ₹3,999 |' },
      { kind: 'quote', text: 'said a clinic' },
      { kind: 'code', text: '# not a heading\n\nconst a = 1' },
      { kind: 'rule' },
      { kind: 'paragraph', text: 'Bye.' },
    ])
  })

  test('code that is not closed yet is code to the end', () => {
    expect(splitBlocks('```\nlet a\n\n- b', true)).toEqual([{ kind: 'code', text: 'let a\n\n- b' }])
  })

  test('the first row of a table is a table while it is being written, and words if alone', () => {
    expect(kinds('| Plan | Pri', true)).toEqual(['table'])
    expect(kinds('| Plan | Price |\n|--', true)).toEqual(['table'])
    expect(kinds('| Plan | Pri')).toEqual(['paragraph'])
  })

  test('a year at the start of a later line begins no list', () => {
    expect(kinds('It was founded in\n1986. Since then it grew.')).toEqual(['paragraph'])
  })

  test('finished blocks keep their text as the reply grows', () => {
    const before = splitBlocks('One.\n\n- a\n- b\n\nThr', true)
    const after = splitBlocks('One.\n\n- a\n- b\n\nThree and\n\nfour', true)
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
  })
})

test('a paragraph without an end is cut into portions that stay as they are', () => {
  const words = 'word '.repeat(1000)
  const portions = splitBlocks(words, true)
  expect(portions).toHaveLength(3)
  expect(portions.map((block) => 'text' in block && block.text).join('')).toBe(words)
  expect(splitBlocks(`${words}more`, true).slice(0, 2)).toEqual(portions.slice(0, 2))
})

describe('lists', () => {
  test('numbers start where they start, over blank lines too', () => {
    expect(readList('3. three\n\n4. four')).toEqual({ start: 3, items: ['three', 'four'] })
  })

  test.each(['- a\n  - b\n  - c\n- d', '- a\n    - b\n    - c\n- d'])('nested %j', (text) => {
    const { items } = readList(text)
    expect(items).toHaveLength(2)
    expect(readList(splitBlocks(items[0] as string)[1]?.kind === 'list' ? '- b\n- c' : '')).toEqual(
      {
        start: null,
        items: ['b', 'c'],
      },
    )
  })

  test('text indented under an item belongs to it', () => {
    expect(readList('1. a\n\n   more\n2. b').items).toEqual(['a\n\nmore', 'b'])
  })
})

test('tables: alignment, escaped bars, short and long rows', () => {
  expect(readTable('a | b | c\n:-- | :-: | --:\n1 \\| 2 | x\n1 | 2 | 3 | 4')).toEqual({
    alignments: ['start', 'center', 'end'],
    head: ['a', 'b', 'c'],
    rows: [
      ['1 | 2', 'x', ''],
      ['1', '2', '3'],
    ],
  })
})

test.each([
  ['quotes', '> '.repeat(100_000)],
  ['lists', Array.from({ length: 20_000 }, (_, i) => `${' '.repeat(i % 40)}- x`).join('\n')],
  ['tables', `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(33_000)}`],
  ['dashes', '- - - - x\n'.repeat(20_000)],
  ['rules that are none', `${'-'.repeat(200_000)}x`],
  ['spaced rules', `${'- '.repeat(100_000)}x`],
])('200 KB of %s are split in well under a second', (_, text) => {
  expect(cpuTime(() => splitBlocks(text, true))).toBeLessThan(500)
})
