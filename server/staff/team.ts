import type { Role } from '#contract/call.ts'
import { handBackAllOf } from './chats/speak-in-chat.ts'
import { type Actor, by, note, type StaffDeps } from './deps.ts'
import { hashOfToken, newLink } from './links.ts'
import { signInNew } from './set-up.ts'
import type { Caller, SignedIn } from './sign-in-ports.ts'
import { isEasilyGuessed } from './weak-password.ts'

const tell = (by: string | null) => ({ topic: 'team', subject: null, by }) as const

export async function invite(
  { storage, now }: StaffDeps,
  { email, role }: { email: string; role: Role },
  { staff, caller }: Actor,
) {
  return storage.write(async (stores) => {
    if (await stores.staff.findByEmail(email)) return { status: 'already-member' as const }
    // The last invitation counts: an earlier one may have promised another role.
    await stores.staffLinks.removeFor({ kind: 'invitation', email })
    const { token, link } = newLink('invitation', now(), { email, role, madeBy: staff.id })
    await stores.staffLinks.add(link)
    const done = { action: 'invited', details: { email, role } } as const
    await note(stores, by(staff, caller), done, now())
    await stores.liveEvents.add(tell(staff.id), now())
    return { status: 'invited' as const, token, expiresAt: link.expiresAt }
  })
}

export function withdrawInvitation(
  { storage, now }: StaffDeps,
  id: string,
  { staff, caller }: Actor,
): Promise<boolean> {
  return storage.write(async (stores) => {
    if (!(await stores.staffLinks.remove(id, 'invitation'))) return false
    await note(stores, by(staff, caller), { action: 'invitation-withdrawn' }, now())
    await stores.liveEvents.add(tell(staff.id), now())
    return true
  })
}

export async function join(
  { storage, auth, passwords, now }: StaffDeps,
  { token, name, password }: { token: string; name: string; password: string },
  caller: Caller,
): Promise<SignedIn | { status: 'link-spent' | 'weak-password' }> {
  const hashed = hashOfToken(token)
  const invitation = await storage.read.staffLinks.peek(hashed, now())
  if (invitation?.kind !== 'invitation') return { status: 'link-spent' }
  const account = { name, email: invitation.email ?? '' }
  if (isEasilyGuessed(password, account)) return { status: 'weak-password' }
  const passwordHash = await passwords.hash(password)
  return storage.write(async (stores): Promise<SignedIn | { status: 'link-spent' }> => {
    const taken = await stores.staffLinks.take(hashed, 'invitation', now())
    const { email, role } = taken ?? { email: null, role: null }
    if (email === null || role === null) return { status: 'link-spent' }
    const staffId = await auth.addMember(stores, { name, email, role, passwordHash })
    const who = { staffId, staffName: name, address: caller.address }
    await note(stores, who, { action: 'joined', subject: `staff:${staffId}` }, now())
    const signedIn = await signInNew(auth, stores, caller, { email, passwordHash })
    await stores.liveEvents.add(tell(staffId), now())
    return signedIn
  })
}

export type MemberChange = { role?: Role | undefined; disabled?: boolean | undefined }

/** A change of role or right takes hold at once: it is read with every call. */
export function changeMember(
  { storage, now }: StaffDeps,
  id: string,
  { role, disabled }: MemberChange,
  { staff, caller }: Actor,
): Promise<'changed' | 'not-found' | 'last-owner'> {
  return storage.write(async (stores) => {
    const member = await stores.staff.find(id)
    if (!member) return 'not-found'
    const after = { role: role ?? member.role, disabled: disabled ?? member.disabled }
    const staysOwner = after.role === 'owner' && !after.disabled
    if (!staysOwner && !(await stores.staff.hasOtherOwner(id))) return 'last-owner'
    const who = by(staff, caller)
    const subject = `staff:${id}`
    // Links are made by owners: what somebody handed out before is worth as much as they are.
    if (!staysOwner) {
      for (const kind of ['invitation', 'reset'] as const) {
        await stores.staffLinks.removeFor({ kind, madeBy: id })
      }
    }
    if (after.role !== member.role) {
      await stores.staff.setRole(id, after.role, now())
      const details = { from: member.role, to: after.role }
      await note(stores, who, { action: 'role-changed', subject, details }, now())
    }
    if (after.disabled !== member.disabled) {
      await stores.staff.setDisabled(id, after.disabled, now())
      if (after.disabled) await stores.staff.endSessions(id)
      const action = after.disabled ? 'disabled' : 'enabled'
      await note(stores, who, { action, subject }, now())
    }
    if (after.disabled || after.role === 'viewer') {
      await handBackAllOf(stores, member, { staff, caller }, now())
    }
    await stores.liveEvents.add({ topic: 'team', subject: id, by: staff.id }, now())
    return 'changed'
  })
}
