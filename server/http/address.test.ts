import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressRanges } from '../settings/address-ranges.ts'
import { addressKey, callerAddress, plainAddress } from './address.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

const proxies = addressRanges(['10.0.0.0/8', 'fd00::/8', '192.0.2.7'])
const nobody = addressRanges([])

test.each([
  ['nobody is trusted', '10.0.0.1', '203.0.113.9', nobody, '10.0.0.1'],
  ['a stranger forwards', '203.0.113.5', '198.51.100.1', proxies, '203.0.113.5'],
  ['a proxy forwards', '10.0.0.1', '203.0.113.9', proxies, '203.0.113.9'],
  ['two proxies forward', '10.0.0.1', '203.0.113.9, 192.0.2.7', proxies, '203.0.113.9'],
  ['a forged first hop', '10.0.0.1', '1.1.1.1, 203.0.113.9', proxies, '203.0.113.9'],
  ['rubbish', '10.0.0.1', 'unknown', proxies, '10.0.0.1'],
  ['rubbish behind a proxy', '10.0.0.1', 'x, 192.0.2.7', proxies, '192.0.2.7'],
  ['IPv4 in IPv6', '::ffff:10.0.0.1', '::ffff:203.0.113.9', proxies, '203.0.113.9'],
  ['IPv6', 'fd00::1', '2001:db8::5', proxies, '2001:db8::5'],
  ['nothing forwarded', '10.0.0.1', undefined, proxies, '10.0.0.1'],
])('%s', (_, remote, forwarded, trusted, expected) => {
  expect(callerAddress(from(remote, forwarded), trusted)).toBe(expected)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('all spellings of a /64 have one key', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      fc.pre(!address.includes('.'))
      const groups = new URL(`http://[${address}]/`).hostname.slice(1, -1)
      expect(addressKey(plainAddress(address))).toBe(addressKey(groups))
    }),
  )
})
