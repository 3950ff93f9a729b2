import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { isTrusted, plainAddress } from './address.ts'

/** Whether the visitor came by https: only a trusted proxy can tell, since this server speaks http. */
export function isSecure(request: IncomingMessage, trustedProxies: BlockList): boolean {
  const told = request.headers['x-forwarded-proto']
  if (told === undefined) return false
  if (!isTrusted(plainAddress(request.socket.remoteAddress ?? ''), trustedProxies)) return false
  return String(told).split(',')[0]?.trim() === 'https'
}
