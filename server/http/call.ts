import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Who calls, as far as the connection tells. */
export type Visitor = {
  address: string
  /** The address as budgets count it: IPv6 by its /64. */
  addressKey: string
  /** The /48 around an IPv6 address; null for IPv4. */
  networkKey: string | null
  /** True when the request carries a browser's own Sec-Fetch headers. */
  browser: boolean
}

export type AppEnv = { Bindings: HttpBindings; Variables: { visitor: Visitor } }
export type CallContext = Context<AppEnv>

/** The calls that have budgets of their own. */
export type CallName =
  | 'enquiry'
  | 'demo-call'
  | 'chat'
  | 'chat-reply'
  | 'chat-upload'
  | 'chat-read'
  | 'my-data'
