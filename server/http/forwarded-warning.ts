import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { isTrusted, plainAddress } from './address.ts'

/**
 * Speaks up once when X-Forwarded-For comes from a connection that TRUSTED_PROXIES does not name: as
 * a rule that is the operator's own proxy, and all visitors share its budget. The line names no
 * address, since anybody can send the header.
 */
export function createForwardedWarning(trusted: BlockList, warn: (line: string) => void) {
  let warned = false
  return (request: IncomingMessage): void => {
    if (warned || request.headers['x-forwarded-for'] === undefined) return
    if (isTrusted(plainAddress(request.socket.remoteAddress ?? ''), trusted)) return
    warned = true
    warn('X-Forwarded-For from a connection that TRUSTED_PROXIES does not name is ignored')
  }
}
