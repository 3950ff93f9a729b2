import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { loadChatWords } from '#site/loaders/chat-words.server.ts'
import { setChatWords } from '../chat-words.ts'
import { Markdown } from './markdown.tsx'
import { cpuTime } from './testing/cpu-time.ts'

setChatWords(await loadChatWords({ url: new URL('http://site.test/'), params: {} }))

const render = (text: string, open = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Markdown text={text} open={open} />
    </MemoryRouter>,
  )

test('a reply with a table, a list and links', () => {
  const html = render(
    '**Pro**\n\n| Part | ₹ |\n|---|---:|\n| Pro | 5,999 |\n\n1. one\n2. two\n\n[plans](/pricing) [x](https://a.example)',
  )
  expect(html).toContain('<p dir="auto"><strong>Pro</strong></p>')
  expect(html).toContain('<td dir="auto" class="text-end">5,999</td>')
  expect(html).toContain('<ol start="1"><li dir="auto">')
  expect(html).toContain('<a href="/pricing" data-discover="true">plans</a>')
  expect(html).toContain('target="_blank" rel="noopener noreferrer nofollow">x</a>')
})

describe('hostile replies', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<style>*{display:none}</style>',
    '```html\n<iframe src="https://evil.example">\n```',
    '[x](javascript:alert(1)) ![x](https://evil.example/pixel.gif) [y](data:text/html,<b>)',
    '| <svg onload=alert(1)> |\n|---|\n| <b>x |',
    '# <h1 onclick=alert(1)>',
    '[<img src=x onerror=alert(1)>](/pricing)',
  ])('%s', (markdown) => {
    const html = render(markdown)
    expect(html).not.toMatch(/<(script|img|iframe|style|svg|b|h1)\b/)
    expect(html).not.toMatch(/<[^>]* (on\w+|src|style)=/)
    expect(html).not.toMatch(/href="(javascript|data|vbscript):/)
  })

  test('marks that turn the reading direction are taken out, joiners stay', () => {
    const html = render('safe\u202egnp.exe \u2066x\u2069 \u200f क्\u200dष')
    expect(html).toContain('safegnp.exe x  क्\u200dष')
  })

  test('deep nesting ends', () => {
    expect(render(`${'> '.repeat(3000)}deep`)).toContain('deep')
    expect(render(`${'- '.repeat(3000)}deep`)).toContain('deep')
  })

  test.each([
    ['one paragraph', 'word **bold** `code` [link](/x) '.repeat(6400)],
    ['many lines', 'word **bold** [link](/x)\n\n'.repeat(8000)],
    ['hostile emphasis', '_a*_'.repeat(50_000)],
    ['one long word', 'a'.repeat(200_000)],
  ])('200 KB of %s', (_, markdown) => {
    expect(cpuTime(() => render(markdown, true))).toBeLessThan(2000)
  })
})

test('every way of cutting a reply short shows something sane', () => {
  const reply =
    '## Plans\n\n**Base** is `3999`.\n\n| a | b |\n|---|---|\n| 1 | [x](/y) |\n\n```\ncode\n```\n- l\n  - m'
  for (let end = 1; end <= reply.length; end++) {
    const html = render(reply.slice(0, end), true)
    expect(html).not.toContain('```')
    expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/\*\*|\]\(/)
  }
})
