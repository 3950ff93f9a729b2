import type { Logger } from 'pino'
import type { Retention } from '#content/facts/retention.ts'
import { readOverview } from '#contract/calls/desk-overview.ts'
import type { ChatStore } from '../chat/ports.ts'
import { demoCallSettings } from '../demo-call/call-settings.ts'
import type { Env } from '../env.ts'
import type { ExportedRecord } from '../export/csv.ts'
import type { CallContext } from '../http/call.ts'
import type { Limits } from '../http/limits.ts'
import type { Mount } from '../http/mount.ts'
import { createStaffGuard, type StaffGuard } from '../http/staff-guard.ts'
import type { Channel } from '../outbox/ports.ts'
import type { PrivacyStores } from '../privacy/ports.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { mountAccount } from './account-routes.ts'
import { callerOf } from './caller.ts'
import { mountChatDesk } from './chats/chat-desk-routes.ts'
import { mountInbox } from './inbox/inbox-routes.ts'
import type { LiveSignal } from './live/ports.ts'
import { mountPresence } from './live/presence-routes.ts'
import { mountNotKnown } from './not-known/not-known-routes.ts'
import type { CountDays } from './overview/count-days.ts'
import { computeOverview } from './overview/overview.ts'
import { mountPeople } from './people/people-routes.ts'
import { mountNeverCall } from './phone/never-call-routes.ts'
import { mountPhone } from './phone/phone-routes.ts'
import type { StaffStores } from './ports.ts'
import { mountCanned } from './settings/canned-routes.ts'
import { mountDeliveries } from './settings/delivery-routes.ts'
import type { Kept } from './settings/desk-settings.ts'
import { mountSettings } from './settings/settings-routes.ts'
import type { Passwords, StaffAuth } from './sign-in-ports.ts'
import { mountSignIn } from './sign-in-routes.ts'
import { mountTeam } from './team-routes.ts'
import type { Writer } from './writing/ports.ts'
import { mountWriting } from './writing/writing-routes.ts'

/** What the desk needs besides what every call has. */
export type Desk = {
  auth: StaffAuth
  passwords: Passwords
  liveSignal: LiveSignal
  enquiryRecords: () => AsyncGenerator<ExportedRecord>
  /** Null where no model is configured. */
  writer: Writer | null
}

export type DeskDeps = {
  env: Env
  storage: UnitOfWork<StaffStores & PrivacyStores & { chats: ChatStore }> & {
    purge(): Promise<void>
  }
  /** By which the business hears what it should delete on its own side. */
  businessChannels: readonly Channel[]
  log: Logger
  now: () => number
  /** Ends when the service does: lines that stay open would hold it up. */
  ending: AbortSignal
  wakeOutbox: () => void
  kept: Kept
  /** The most that the settings of the service allow. */
  keptMost: Retention
  countDays: CountDays
}

/** Where the desk is, as far as the settings tell. */
export const deskAddress = ({ desk, http }: Env): string | undefined =>
  desk.DESK_ORIGIN ?? http.SITE_ORIGIN

export function deskGuard({ auth }: Desk, env: Env): StaffGuard {
  return createStaffGuard({
    deskOrigin: env.desk.DESK_ORIGIN,
    siteOrigin: env.http.SITE_ORIGIN,
    ready: auth.ready,
    whoIs: async (c: CallContext) => {
      const known = await auth.whoIs(callerOf((name) => c.req.header(name), c.get('visitor')))
      for (const line of known?.cookies ?? []) c.header('Set-Cookie', line, { append: true })
      return known?.staff ?? null
    },
  })
}

/** Every call of the desk. */
export function mountDesk(
  mount: Mount,
  desk: Desk,
  {
    env,
    storage,
    now,
    ending,
    wakeOutbox,
    businessChannels,
    limits,
    kept,
    keptMost,
    countDays,
  }: DeskDeps & { limits: Limits },
): void {
  const deps = { ...desk, storage, limits, now, ending }
  // A link in a mail must lead to an address that was set: the host of a request is anybody's word.
  const hasAddress = deskAddress(env) !== undefined
  mountSignIn(mount, { ...deps, resetByMail: env.mail.MAILER !== 'none' && hasAddress })
  mountAccount(mount, deps)
  mountTeam(mount, deps)
  const mails = env.mail.MAILER === 'smtp'
  mountPresence(mount, deps)
  mountChatDesk(mount, { ...deps, mails })
  mountNotKnown(mount, deps)
  mountSettings(mount, { ...deps, env, kept, keptMost, hasModel: desk.writer !== null })
  mountWriting(mount, deps)
  mountCanned(mount, deps)
  const hasWebhook = businessChannels.includes('webhook')
  mountDeliveries(mount, { ...deps, hasWebhook, wakeOutbox })
  const phone = { ...deps, ...demoCallSettings(env), dialling: diallingOf(env) }
  mountPhone(mount, phone)
  mountNeverCall(mount, phone)
  mountPeople(mount, { ...deps, channels: businessChannels })
  mount(readOverview, ({ query, staff }) =>
    computeOverview(storage.read, staff.id, Number(query.days ?? 30), now(), countDays),
  )
  mountInbox(mount, {
    ...deps,
    mails,
    kept,
  })
}

function diallingOf({ dialer, demoCall }: Env): 'on' | 'off' | 'by-hand' {
  if (dialer.DIALER === 'none') return 'by-hand'
  return demoCall.DEMO_CALL_ENABLED ? 'on' : 'off'
}
