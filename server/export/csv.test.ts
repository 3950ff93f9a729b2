import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

test.each([
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  ['+91 98765 43210', `"'+91 98765 43210"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  [' =1', `"' =1"`],
  ['＝1', `"'＝1"`],
  ['plain', '"plain"'],
  ['two\nlines, "quoted"', '"two\nlines, ""quoted"""'],
  ['', '""'],
])('%j is written as %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

test('a line reads back as its values, and none begins a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (values) => {
      const cells = parseLine(csvLine(values))
      expect(cells).toHaveLength(values.length)
      cells.forEach((cell, index) => {
        expect([values[index], `'${values[index]}`]).toContain(cell)
        expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      })
    }),
  )
})

function parseLine(line: string): string[] {
  const cells: string[] = []
  for (const match of line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)) {
    cells.push((match[1] ?? '').replaceAll('""', '"'))
  }
  return cells
}
