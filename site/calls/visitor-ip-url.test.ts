import { expect, test } from 'vitest'
import { visitorIpOrigin, visitorIpUrl } from './visitor-ip-url.ts'

test('our own service tells visitors their address, and no other host is named', () => {
  expect(visitorIpUrl('')).toBe('/ip')
  expect(visitorIpOrigin('')).toBe('')
})

test('another address is asked as it was given, and its host is named', () => {
  const lookup = 'https://ip.example.net/plain?v=4'
  expect(visitorIpUrl(lookup)).toBe(lookup)
  expect(visitorIpOrigin(lookup)).toBe('https://ip.example.net')
})
