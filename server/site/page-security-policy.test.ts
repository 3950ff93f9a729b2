import { expect, test } from 'vitest'
import { pageSecurityPolicy } from './page-security-policy.ts'

const directive = (html: string, name: string) =>
  pageSecurityPolicy(html)
    .split('; ')
    .find((one) => one.startsWith(`${name} `))

test('a page may call its own origin alone', () => {
  expect(directive('<!doctype html>', 'connect-src')).toBe("connect-src 'self'")
})

test('hosts that the build was told of may be asked', () => {
  const html = [
    '<meta name="calls-origin" content="https://api.example.com"/>',
    '<meta name="lookup-origin" content="https://ip.example.net"/>',
    '<meta name="media-origin" content="https://media.example.org"/>',
  ].join('')
  expect(directive(html, 'connect-src')).toBe(
    "connect-src 'self' https://api.example.com https://ip.example.net",
  )
  expect(directive(html, 'media-src')).toBe("media-src 'self' blob: https://media.example.org")
})
