import * as calls from '#contract/calls/desk-phone.ts'
import { tenDigits } from '#contract/phone.ts'
import { indianMobile } from '../../demo-call/indian-mobile.ts'
import { refuse } from '../../http/exchange.ts'
import type { Mount } from '../../http/mount.ts'
import { oneself } from '../account-routes.ts'
import { by, note } from '../deps.ts'
import type { PhoneDeps } from './phone-routes.ts'

const MOST_SHOWN = 1000

/** Numbers that are never called, whoever asks. */
export function mountNeverCall(mount: Mount, { storage, now }: PhoneDeps): void {
  mount(calls.listNeverCall, async () => ({
    numbers: await storage.read.deskCalls.suppressed(MOST_SHOWN),
  }))

  mount(calls.addNeverCall, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    const phone = indianMobile(tenDigits(exchange.body.phone))
    if (!phone) return refuse('invalid-values')
    await storage.write(async (stores) => {
      await stores.demoCalls.suppress(phone, `by ${staff.name}`, now())
      await note(stores, by(staff, caller), { action: 'never-call-added' }, now())
      await stores.liveEvents.add({ topic: 'calls', subject: null, by: staff.id }, now())
    })
    return null
  })

  mount(calls.removeNeverCall, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    const removed = await storage.write(async (stores) => {
      if (!(await stores.demoCalls.unsuppress(exchange.body.phone))) return false
      await note(stores, by(staff, caller), { action: 'never-call-removed' }, now())
      await stores.liveEvents.add({ topic: 'calls', subject: null, by: staff.id }, now())
      return true
    })
    return removed ? null : refuse('not-found')
  })
}
