import type { Logger } from 'pino'
import { type AppStores, businessChannels } from './app.ts'
import { type BackgroundTask, noBackground, startBackground } from './background.ts'
import { demoCallSettings } from './demo-call/call-settings.ts'
import { dialDue } from './demo-call/dial-due.ts'
import type { Dialer } from './demo-call/ports.ts'
import type { Env } from './env.ts'
import { deliverDue } from './outbox/deliver-due.ts'
import type { Courier, OutboxEntry } from './outbox/ports.ts'
import { forgetOld } from './privacy/forget-old.ts'
import { mailUnreached } from './staff/chats/mail-unreached.ts'
import type { Desk } from './staff/desk.ts'
import { keepPromise } from './staff/inbox/keep-promise.ts'
import { noteLostReply } from './staff/inbox/lost-reply.ts'
import type { CountDays } from './staff/overview/count-days.ts'
import type { Kept } from './staff/settings/desk-settings.ts'
import { tidyStaff } from './staff/tidy-staff.ts'
import { warmDesk } from './staff/warm-desk.ts'
import { tidy } from './tidy.ts'
import type { UnitOfWork } from './unit-of-work.ts'

type TaskDeps = {
  env: Env
  storage: UnitOfWork<AppStores> & { purge(): Promise<void> }
  courier: Courier
  /** Null: staff place the demo calls. */
  dialer: Dialer | null
  /** Null where no mail leaves. */
  mail: object | null
  /** Null where the desk is switched off. */
  desk: Desk | null
  kept: Kept
  countDays: CountDays
  log: Logger
  now: () => number
}

/** What runs behind the calls. */
export type Tasks = Record<
  'outbox' | 'dialling' | 'tidying' | 'promising' | 'reaching' | 'warming',
  BackgroundTask
>

const SECOND_MS = 1000
const HOUR_MS = 3_600_000

export function startTasks(deps: TaskDeps): Tasks {
  const { env, storage, courier, log, now } = deps
  const start = (name: string, everyMs: number, run: (dropIt: AbortSignal) => Promise<boolean>) =>
    env.operations.SENDING ? startBackground({ name, everyMs, log, run }) : noBackground

  const { random } = Math
  const onGivenUp = (stores: AppStores, entry: OutboxEntry) => noteLostReply(stores, entry, now())
  const outbox = start('outbox', 5 * SECOND_MS, (dropIt) =>
    deliverDue({ storage, courier, log, now, random, onGivenUp }, dropIt),
  )
  return {
    outbox,
    dialling: start('dialling', 15 * SECOND_MS, () =>
      dialDue({ storage, dialer: deps.dialer, now, ...demoCallSettings(env) }),
    ),
    tidying: start('tidying', HOUR_MS, async (dropIt) => {
      await tidy(storage, now)
      await forgetOld({ storage, purge: () => storage.purge(), kept: deps.kept, now }, dropIt)
      await tidyStaff({ storage, auditDays: env.desk.AUDIT_DAYS, now })
      return false
    }),
    promising: start('promise', 60 * SECOND_MS, () => {
      const { DESK_GIVE_BACK_HOURS: giveBackHours } = env.desk
      return keepPromise({ storage, channels: businessChannels(env), giveBackHours, now })
    }),
    reaching: start(
      'unreached',
      15 * SECOND_MS,
      async () => deps.mail !== null && mailUnreached({ storage, now, wakeOutbox: outbox.wake }),
    ),
    warming: start('warming', HOUR_MS, async () => {
      if (deps.desk) await warmDesk(storage.read, deps.countDays, now())
      return false
    }),
  }
}
