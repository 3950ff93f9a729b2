import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { isTrusted, plainAddress } from './address.ts'

/** Whether the visitor came by https: only a trusted proxy can tell, since this server speaks http. */
export function isSecure(request: IncomingMessage, trustedProxies: BlockList): boolean {
  if (!isTrusted(plainAddress(request.socket.remoteAddress ?? ''), trustedProxies)) return false
  return (
    String(request.headers['x-forwarded-proto'] ?? '')
      .split(',')[0]
      ?.trim() === 'https'
  )
}
