import type { Visitor } from '../http/call.ts'
import type { Staff } from '../http/exchange.ts'
import { countAtAddress, countAttempt, isFirstUse } from './attempts.ts'
import { by, note, type StaffDeps } from './deps.ts'
import { keepSecret } from './keep-secret.ts'
import { knownBrowser, markBrowser } from './known-browser.ts'
import type { StaffStores } from './ports.ts'
import type { Caller, Cookies, PasskeyJson, SignedIn } from './sign-in-ports.ts'

type From = { caller: Caller; visitor: Visitor }
type Outcome<Refused extends string> =
  | { status: 'signed-in'; cookies: Cookies }
  | { status: Refused }

export async function signIn(
  deps: StaffDeps,
  { email, password }: { email: string; password: string },
  { caller, visitor }: From,
): Promise<Outcome<'wrong-sign-in'> | { status: 'second-factor'; cookies: Cookies }> {
  const { storage, auth, passwords } = deps
  const member = await storage.read.staff.findByEmail(email)
  const at = member?.id ?? email
  await count(deps, { at, staffId: at }, { caller, visitor })
  const stored =
    member && !member.disabled ? await storage.read.staff.passwordHash(member.id) : null
  const isRight = await passwords.verify(password, stored)
  if (!member || stored === null || !isRight) {
    await noteRefusal(deps, caller, member?.id ?? null, 'password')
    return { status: 'wrong-sign-in' }
  }
  const before = await auth.whoIs(caller)
  return storage.write(async (stores) => {
    const result = await auth.signIn(stores, caller, { email, verifiedHash: stored })
    if (result.status === 'refused') return { status: 'wrong-sign-in' as const }
    if (result.status === 'second-factor') return result
    return finish(deps, stores, { result, caller, before: before?.staff ?? null, by: 'password' })
  })
}

export async function signInWithCode(
  deps: StaffDeps,
  given: { kind: 'app' | 'recovery'; code: string },
  { caller, visitor }: From,
): Promise<Outcome<'wrong-code' | 'sign-in-expired'>> {
  const { storage, auth, now } = deps
  const staffId = await storage.write((stores) => auth.pendingMember(stores, caller))
  if (staffId === null) return { status: 'sign-in-expired' }
  await count(deps, { at: `code:${staffId}`, staffId }, { caller, visitor })
  const before = await auth.whoIs(caller)
  const outcome = await storage.write(async (stores) => {
    const fresh =
      given.kind === 'recovery' || (await isFirstUse(stores.budgets, staffId, given.code, now()))
    if (!fresh) return { status: 'wrong-code' as const }
    const result = await auth.signInWithCode(stores, caller, given)
    if (result.status === 'expired') return { status: 'sign-in-expired' as const }
    if (result.status === 'wrong-code') return { status: 'wrong-code' as const }
    return finish(deps, stores, { result, caller, before: before?.staff ?? null, by: given.kind })
  })
  if (outcome.status === 'wrong-code') await noteRefusal(deps, caller, staffId, given.kind)
  return outcome
}

export async function challengePasskey(deps: StaffDeps, { caller, visitor }: From) {
  await countAtAddress(deps, visitor)
  return deps.storage.write((stores) => deps.auth.passkeyChallenge(stores, caller))
}

export async function signInWithPasskey(
  deps: StaffDeps,
  response: PasskeyJson,
  { caller, visitor }: From,
): Promise<Outcome<'wrong-sign-in'>> {
  const { storage, auth } = deps
  // Before anything is looked at: each refusal is a row of the log, which nobody can delete.
  await countAtAddress(deps, visitor)
  const before = await auth.whoIs(caller)
  const outcome = await storage.write(async (stores) => {
    const result = await auth.signInWithPasskey(stores, caller, response)
    if (result.status === 'refused') return { status: 'wrong-sign-in' as const }
    return finish(deps, stores, { result, caller, before: before?.staff ?? null, by: 'passkey' })
  })
  if (outcome.status === 'wrong-sign-in') await noteRefusal(deps, caller, null, 'passkey')
  return outcome
}

export function signOut(
  { storage, auth, now }: StaffDeps,
  staff: Staff,
  caller: Caller,
): Promise<Cookies> {
  return storage.write(async (stores) => {
    await note(stores, by(staff, caller), { action: 'sign-out' }, now())
    return auth.signOut(stores, caller)
  })
}

type Finished = { result: SignedIn; caller: Caller; before: Staff | null; by: string }

/** The session that this browser had before ends: signing in leaves no second one behind. */
async function finish(
  deps: StaffDeps,
  stores: StaffStores,
  { result, caller, before, by: means }: Finished,
): Promise<{ status: 'signed-in'; cookies: Cookies }> {
  const { staffId, cookies } = result
  if (before) await stores.staff.endSession(before.id, before.sessionId)
  const member = await stores.staff.find(staffId)
  const who = { staffId, staffName: member?.name ?? '', address: caller.address }
  await note(stores, who, { action: 'sign-in', details: { by: means } }, deps.now())
  const mark = markBrowser(await browserSecret(stores, deps.now()), staffId)
  return { status: 'signed-in', cookies: [...cookies, mark] }
}

const browserSecret = ({ secrets }: Pick<StaffStores, 'secrets'>, now: number) =>
  keepSecret(secrets, 'staff-browsers', now)

function count(deps: StaffDeps, guess: { at: string; staffId: string }, from: From): Promise<void> {
  const { caller, visitor } = from
  return deps.storage.write(async (stores) => {
    const device = knownBrowser(
      await browserSecret(stores, deps.now()),
      caller.cookie,
      guess.staffId,
    )
    await countAttempt(stores.budgets, deps.limits, { at: guess.at, visitor, device }, deps.now())
  })
}

async function noteRefusal(deps: StaffDeps, caller: Caller, staffId: string | null, means: string) {
  const subject = staffId === null ? null : `staff:${staffId}`
  const who = { staffId: null, staffName: '', address: caller.address }
  const details = { by: means }
  await deps.storage.write((stores) =>
    note(stores, who, { action: 'sign-in-refused', subject, details }, deps.now()),
  )
}
