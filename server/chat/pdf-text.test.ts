import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPdfText } from './pdf-text.ts'
import { aPdf } from './testing/sample-files.ts'

const withContent = (content: string | Buffer, filter = '') =>
  Buffer.concat([
    Buffer.from(`%PDF-1.4\n4 0 obj << ${filter} >>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream endobj'),
  ])

test('words in brackets, escapes and kerning', () => {
  expect(readPdfText(aPdf('Total (with tax): 5,999'))).toBe('Total (with tax): 5,999')
  const kerned = withContent('BT [(Pl) 20 (an) -300 (Pro)] TJ T* (caf\\351) Tj ET')
  expect(readPdfText(kerned)).toBe('Plan Pro\ncafé')
})

test.each([
  ['a scan', withContent('q 600 0 0 800 0 0 cm /Im1 Do Q')],
  ['numbered glyphs', withContent('BT [(\u0001\u0002\u0003\u0004\u0005)] TJ ET')],
  ['broken compression', withContent('not deflated', '/Filter /FlateDecode')],
  ['nothing', Buffer.from('%PDF-1.4')],
])('%s has no text', (_, file) => {
  expect(readPdfText(file)).toBeNull()
})

test('a bomb is not inflated', () => {
  const bomb = deflateSync(Buffer.alloc(40 * 1024 * 1024, 'BT (a) Tj '))
  expect(readPdfText(withContent(bomb, '/Filter /FlateDecode'))).toBeNull()
})

test('hostile content is read in good time', () => {
  const hostile = withContent(`BT ${'('.repeat(100_000)}${'[(a) '.repeat(100_000)}`)
  const before = process.threadCpuUsage()
  readPdfText(hostile)
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(2000)
})
