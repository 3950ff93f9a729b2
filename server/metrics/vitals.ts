import { sendVital, type VitalName } from '#contract/calls/vitals.ts'
import type { Mount } from '../http/mount.ts'

export type OnVital = (name: VitalName, value: number) => void

/** Takes a name and a number from our own pages: no identifier, no address, no page. */
export function mountVitals(mount: Mount, onVital: OnVital): void {
  mount(sendVital, ({ body }) => {
    onVital(body.name, body.value)
    return null
  })
}
