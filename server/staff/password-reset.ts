import type { Visitor } from '../http/call.ts'
import type { Staff } from '../http/exchange.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { by, note, type StaffDeps } from './deps.ts'
import { hashOfToken, newLink } from './links.ts'
import type { Member, StaffStores } from './ports.ts'
import type { Caller } from './sign-in-ports.ts'
import { isEasilyGuessed } from './weak-password.ts'

/** By mail, where mails can leave. Whether the account exists is not told to whoever asks. */
export async function askForReset(
  { storage, limits, now }: StaffDeps,
  email: string,
  visitor: Visitor,
): Promise<void> {
  await storage.write(async (stores) => {
    const address = `staff:address:${visitor.addressKey}`
    await limits.spend(
      stores.budgets,
      [
        limits.spending('LIMIT_SIGN_IN_PER_ADDRESS', address),
        limits.spending('LIMIT_RESET_PER_ACCOUNT', `staff:reset:${email}`),
      ],
      now(),
    )
    const member = await stores.staff.findByEmail(email)
    if (member && !member.disabled) {
      await stores.outbox.add('staff-reset', member.id, ['staff'], now())
    }
  })
}

/**
 * The link is made when the mail leaves, so that it need not be kept anywhere until then. Null when
 * there is nobody to write to any more.
 */
export function makeLinkForMail(
  storage: UnitOfWork<StaffStores>,
  staffId: string,
  now: number,
): Promise<{ member: Member; token: string } | null> {
  return storage.write(async (stores) => {
    const member = await stores.staff.find(staffId)
    if (!member || member.disabled) return null
    // A mail that is tried again has a link of its own: the one before it is not to be left lying about.
    await stores.staffLinks.removeFor({ kind: 'reset', staffId })
    const { token, link } = newLink('reset', now, { staffId })
    await stores.staffLinks.add(link)
    const who = { staffId: null, staffName: '', address: '' }
    const subject = `staff:${staffId}`
    await note(stores, who, { action: 'reset-link-made', subject, details: { by: 'mail' } }, now)
    return { member, token }
  })
}

/** By the owner, who hands the link over. */
export function makeLinkForMember(
  { storage, now }: StaffDeps,
  staffId: string,
  clearsSecondFactor: boolean,
  { staff, caller }: { staff: Staff; caller: Caller },
) {
  return storage.write(async (stores) => {
    if (!(await stores.staff.find(staffId))) return null
    await stores.staffLinks.removeFor({ kind: 'reset', staffId })
    const about = { staffId, clearsSecondFactor, madeBy: staff.id }
    const { token, link } = newLink('reset', now(), about)
    await stores.staffLinks.add(link)
    const details = { by: 'owner', clearsSecondFactor }
    const done = { action: 'reset-link-made', subject: `staff:${staffId}`, details } as const
    await note(stores, by(staff, caller), done, now())
    return { token, expiresAt: link.expiresAt }
  })
}

/** Ends every session: whoever knew the old password is out. */
export async function resetPassword(
  { storage, passwords, now }: StaffDeps,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<'reset' | 'link-spent' | 'weak-password'> {
  const hashed = hashOfToken(token)
  const link = await storage.read.staffLinks.peek(hashed, now())
  if (link?.kind !== 'reset') return 'link-spent'
  const owner = await storage.read.staff.find(link.staffId ?? '')
  if (owner && isEasilyGuessed(password, owner)) return 'weak-password'
  const passwordHash = await passwords.hash(password)
  return storage.write(async (stores) => {
    const taken = await stores.staffLinks.take(hashed, 'reset', now())
    const member = taken?.staffId ? await stores.staff.find(taken.staffId) : null
    if (!taken || !member || member.disabled) return 'link-spent'
    await stores.staff.setPasswordHash(member.id, passwordHash, now())
    await stores.staffLinks.removeFor({ kind: 'reset', staffId: member.id })
    if (taken.clearsSecondFactor) await stores.staff.removeSecondFactor(member.id)
    await stores.staff.endSessions(member.id)
    const who = { staffId: member.id, staffName: member.name, address: caller.address }
    const details = { clearedSecondFactor: taken.clearsSecondFactor }
    await note(stores, who, { action: 'password-reset', details }, now())
    return 'reset'
  })
}
