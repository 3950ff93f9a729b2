import type { Retention } from '#content/facts/retention.ts'
import * as calls from '#contract/calls/desk-settings.ts'
import type { Env } from '../../env.ts'
import type { Mount } from '../../http/mount.ts'
import { oneself } from '../account-routes.ts'
import { by, note, type StaffDeps } from '../deps.ts'
import { hoursOf, type Kept } from './desk-settings.ts'

export type SettingsDeps = Pick<StaffDeps, 'storage' | 'now'> & {
  env: Env
  kept: Kept
  keptMost: Retention
  hasModel: boolean
}

export function mountSettings(mount: Mount, deps: SettingsDeps): void {
  const { storage, now, env } = deps

  mount(calls.readSettings, async () => {
    const chosen = await storage.read.deskSettings.read()
    const { WEBHOOK_URL: webhook } = env.webhook
    return {
      hours: hoursOf(chosen),
      public_figures: chosen.publicFigures ?? false,
      kept: await deps.kept(),
      kept_most: deps.keptMost,
      audit_days: env.desk.AUDIT_DAYS,
      give_back_hours: env.desk.DESK_GIVE_BACK_HOURS,
      mails: env.mail.MAILER === 'smtp',
      inbound_mail: env.desk.INBOUND_MAIL_DOMAIN !== undefined,
      model: deps.hasModel,
      // Some put a key into the path or the query.
      webhook_host: webhook ? new URL(webhook).host : null,
    }
  })

  mount(calls.changeSettings, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    const { hours, public_figures: publicFigures, kept } = exchange.body
    await storage.write(async (stores) => {
      const { deskSettings } = stores
      if (hours) await deskSettings.set('hours', hours, now())
      if (publicFigures !== undefined) await deskSettings.set('publicFigures', publicFigures, now())
      if (kept) await deskSettings.set('kept', kept, now())
      const done = { action: 'settings-changed', details: exchange.body } as const
      await note(stores, by(staff, caller), done, now())
      await stores.liveEvents.add({ topic: 'settings', subject: null, by: staff.id }, now())
    })
    return null
  })

  mount(calls.setAbsence, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    const { until } = exchange.body
    await storage.write(async (stores) => {
      await stores.staff.setAbsence(staff.id, until, now())
      const action = until === null ? 'came-back' : 'went-away'
      await note(stores, by(staff, caller), { action, details: { until } }, now())
      await stores.liveEvents.add({ topic: 'team', subject: staff.id, by: staff.id }, now())
    })
    return null
  })
}
