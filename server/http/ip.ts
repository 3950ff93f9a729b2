import { visitorIp } from '#contract/calls/visitor-ip.ts'
import type { Mount } from './mount.ts'

export function mountVisitorIp(mount: Mount): void {
  mount(visitorIp, ({ visitor }) => visitor.address)
}
