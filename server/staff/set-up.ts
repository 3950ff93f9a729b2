import type { UnitOfWork } from '../unit-of-work.ts'
import { note, type StaffDeps } from './deps.ts'
import { hashOfToken, newLink } from './links.ts'
import type { StaffStores } from './ports.ts'
import type { Caller, SignedIn } from './sign-in-ports.ts'
import { isEasilyGuessed } from './weak-password.ts'

export type SetUpState =
  | { status: 'done' }
  | { status: 'waiting'; until: number }
  | { status: 'link'; token: string; until: number }

/**
 * While nobody has an account: the link that makes the first owner. It is told once, when it is made;
 * a service that starts again only says how long it still works.
 */
export function prepareSetUp(
  storage: UnitOfWork<Pick<StaffStores, 'staff' | 'staffLinks'>>,
  now: number,
): Promise<SetUpState> {
  return storage.write(async ({ staff, staffLinks }): Promise<SetUpState> => {
    if (!(await staff.isEmpty())) return { status: 'done' }
    const [open] = await staffLinks.open('set-up', now)
    if (open) return { status: 'waiting', until: open.expiresAt }
    await staffLinks.removeFor({ kind: 'set-up' })
    const { token, link } = newLink('set-up', now)
    // Another instance may have been quicker: then its log has the link.
    const made = await staffLinks.add(link)
    const until = link.expiresAt
    return made ? { status: 'link', token, until } : { status: 'waiting', until }
  })
}

export type NewOwner = { token: string; name: string; email: string; password: string }

export async function setUp(
  { storage, auth, passwords, now }: StaffDeps,
  { token, name, email, password }: NewOwner,
  caller: Caller,
): Promise<SignedIn | { status: 'link-spent' | 'weak-password' }> {
  const hashed = hashOfToken(token)
  const link = await storage.read.staffLinks.peek(hashed, now())
  if (link?.kind !== 'set-up') return { status: 'link-spent' }
  if (isEasilyGuessed(password, { name, email })) return { status: 'weak-password' }
  const passwordHash = await passwords.hash(password)
  return storage.write(async (stores): Promise<SignedIn | { status: 'link-spent' }> => {
    const taken = await stores.staffLinks.take(hashed, 'set-up', now())
    if (!taken || !(await stores.staff.isEmpty())) return { status: 'link-spent' }
    const staffId = await auth.addMember(stores, { name, email, role: 'owner', passwordHash })
    const who = { staffId, staffName: name, address: caller.address }
    await note(stores, who, { action: 'set-up', subject: `staff:${staffId}` }, now())
    return signInNew(auth, stores, caller, { email, passwordHash })
  })
}

/** Somebody who has just made an account is signed in with it. */
export async function signInNew(
  auth: StaffDeps['auth'],
  stores: StaffStores,
  caller: Caller,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<SignedIn> {
  const signedIn = await auth.signIn(stores, caller, { email, verifiedHash: passwordHash })
  if (signedIn.status !== 'signed-in') throw new Error('a new account could not sign in')
  return signedIn
}
