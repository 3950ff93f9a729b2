import type { visitorIp } from '#contract/calls/visitor-ip.ts'
import { apiUrl } from './api-url.ts'

const configured: string = import.meta.env?.PUBLIC_IP_LOOKUP_URL ?? ''

/** What tells visitors their own address: our own service, unless the build names another. */
export const visitorIpUrl = (lookup = configured): string =>
  lookup || apiUrl('/ip' satisfies typeof visitorIp.path)

/** The host that pages may ask for it, besides their own and that of the calls. */
export const visitorIpOrigin = (lookup = configured): string =>
  URL.canParse(lookup) ? new URL(lookup).origin : ''
