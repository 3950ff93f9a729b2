import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'

// Forty hops of the longest kind; whatever stands before them was written by anybody.
const LONGEST_WAY = 2048

/** The caller's address: the connection's own, or what trusted proxies say of it. */
export function callerAddress(request: IncomingMessage, trusted: BlockList): string {
  let address = plainAddress(request.socket.remoteAddress ?? '')
  if (!isTrusted(address, trusted)) return address
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .slice(-LONGEST_WAY)
    .split(',')
  // From the right: each hop was written by the proxy after it, the leftmost by anybody.
  for (const hop of forwarded.reverse()) {
    const next = plainAddress(hop.trim())
    if (isIP(next) === 0) return address
    address = next
    if (!isTrusted(address, trusted)) return address
  }
  return address
}

export function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address)
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** IPv4 in IPv6 clothing becomes IPv4; a zone ('%eth0') goes. */
export function plainAddress(address: string): string {
  const bare = address.replace(/%.*$/, '')
  return /^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(bare) ? bare.slice(7) : bare
}

/** One household has a /64 of IPv6, so that is what a budget counts. */
export function addressKey(address: string): string {
  return isIP(address) === 6 ? prefix(address, 64) : address
}

/** A site may be given a /48, which is 65,536 households: together they have a budget too. */
export function networkKey(address: string): string | null {
  return isIP(address) === 6 ? prefix(address, 48) : null
}

const prefix = (address: string, bits: 48 | 64): string =>
  `${groups(address)
    .slice(0, bits / 16)
    .join(':')}::/${bits}`

function groups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before.map(trimZeros)
  const after = tail === '' ? [] : tail.split(':')
  const missing = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(missing).fill('0'), ...after].map(trimZeros)
}

const trimZeros = (group: string): string => group.replace(/^0+(?=.)/, '')
