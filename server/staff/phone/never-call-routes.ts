import * as calls from '#contract/calls/desk-phone.ts'
import { tenDigits } from '#contract/phone.ts'
import { indianMobile } from '../../demo-call/indian-mobile.ts'
import { refuse } from '../../http/exchange.ts'
import type { Mount } from '../../http/mount.ts'
import { oneself } from '../account-routes.ts'
import { by, note } from '../deps.ts'
import { asSeenBy, maskedPhone } from './masked-phone.ts'
import type { PhoneDeps } from './phone-routes.ts'

const MOST_SHOWN = 1000

/** Numbers that are never called, whoever asks. */
export function mountNeverCall(mount: Mount, { storage, now }: PhoneDeps): void {
  mount(calls.listNeverCall, async ({ staff }) => {
    const shown = asSeenBy(staff)
    const numbers = await storage.read.deskCalls.suppressed(MOST_SHOWN)
    return { numbers: numbers.map((one) => ({ ...one, phone: shown.phone(one.phone) })) }
  })

  mount(calls.addNeverCall, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    const phone = indianMobile(tenDigits(exchange.body.phone))
    if (!phone) return refuse('invalid-values')
    await storage.write(async (stores) => {
      await stores.demoCalls.suppress(phone, `by ${staff.name}`, now())
      const done = { action: 'never-call-added', details: { number: maskedPhone(phone) } } as const
      await note(stores, by(staff, caller), done, now())
      await stores.liveEvents.add({ topic: 'calls', subject: null, by: staff.id }, now())
    })
    return null
  })

  mount(calls.removeNeverCall, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    const { phone } = exchange.body
    const removed = await storage.write(async (stores) => {
      if (!(await stores.demoCalls.unsuppress(phone))) return false
      const details = { number: maskedPhone(phone) }
      await note(stores, by(staff, caller), { action: 'never-call-removed', details }, now())
      await stores.liveEvents.add({ topic: 'calls', subject: null, by: staff.id }, now())
      return true
    })
    return removed ? null : refuse('not-found')
  })
}
