import type { Visitor } from '../http/call.ts'
import type { Staff } from '../http/exchange.ts'
import { countAttempt } from './attempts.ts'
import { by, note, type StaffDeps } from './deps.ts'
import type { Caller, PasskeyJson } from './sign-in-ports.ts'
import { isEasilyGuessed } from './weak-password.ts'

export type Oneself = { staff: Staff; caller: Caller; visitor: Visitor }

/** The stored hash, once the typed password is verified against it. Tries are counted. */
async function prove(
  { storage, passwords, limits, now }: StaffDeps,
  { staff, visitor }: Oneself,
  password: string,
): Promise<string | null> {
  await storage.write(({ budgets }) =>
    countAttempt(budgets, limits, { at: staff.id, visitor, device: staff.sessionId }, now()),
  )
  const stored = await storage.read.staff.passwordHash(staff.id)
  return (await passwords.verify(password, stored)) ? stored : null
}

export async function changePassword(
  deps: StaffDeps,
  { password, next }: { password: string; next: string },
  oneself: Oneself,
): Promise<'changed' | 'wrong-password' | 'weak-password'> {
  const { storage, passwords, now } = deps
  const { staff, caller } = oneself
  if ((await prove(deps, oneself, password)) === null) return 'wrong-password'
  const member = await storage.read.staff.find(staff.id)
  if (member && isEasilyGuessed(next, member)) return 'weak-password'
  const hash = await passwords.hash(next)
  await storage.write(async (stores) => {
    await stores.staff.setPasswordHash(staff.id, hash, now())
    await stores.staff.endSessions(staff.id, staff.sessionId)
    await note(stores, by(staff, caller), { action: 'password-changed' }, now())
  })
  return 'changed'
}

export async function startSecondFactor(deps: StaffDeps, password: string, oneself: Oneself) {
  const proof = await prove(deps, oneself, password)
  if (proof === null) return { status: 'wrong-password' as const }
  return deps.storage.write((stores) => deps.auth.startSecondFactor(stores, oneself.caller, proof))
}

export async function confirmSecondFactor(
  { storage, auth, limits, now }: StaffDeps,
  code: string,
  { staff, caller, visitor }: Oneself,
) {
  await storage.write(({ budgets }) => {
    const attempt = { at: `code:${staff.id}`, visitor, device: staff.sessionId }
    return countAttempt(budgets, limits, attempt, now())
  })
  return storage.write(async (stores) => {
    const result = await auth.confirmSecondFactor(stores, caller, code)
    if (result.status === 'confirmed') {
      await note(stores, by(staff, caller), { action: 'second-factor-on' }, now())
      await stores.liveEvents.add({ topic: 'account', subject: staff.id, by: staff.id }, now())
    }
    return result
  })
}

export async function stopSecondFactor(deps: StaffDeps, password: string, oneself: Oneself) {
  const { staff, caller } = oneself
  const proof = await prove(deps, oneself, password)
  if (proof === null) return { status: 'wrong-password' as const }
  return deps.storage.write(async (stores) => {
    const cookies = await deps.auth.stopSecondFactor(stores, caller, proof)
    await note(stores, by(staff, caller), { action: 'second-factor-off' }, deps.now())
    await stores.liveEvents.add({ topic: 'account', subject: staff.id, by: staff.id }, deps.now())
    return { status: 'stopped' as const, cookies }
  })
}

export async function newRecoveryCodes(deps: StaffDeps, password: string, oneself: Oneself) {
  const proof = await prove(deps, oneself, password)
  if (proof === null) return { status: 'wrong-password' as const }
  return deps.storage.write(async (stores) => {
    const codes = await deps.auth.newRecoveryCodes(stores, oneself.caller, proof)
    if (codes.length === 0) return { status: 'conflict' as const }
    const who = by(oneself.staff, oneself.caller)
    await note(stores, who, { action: 'recovery-codes-made' }, deps.now())
    return { status: 'made' as const, codes }
  })
}

export async function startPasskey(deps: StaffDeps, password: string, oneself: Oneself) {
  if ((await prove(deps, oneself, password)) === null) return { status: 'wrong-password' as const }
  const challenge = await deps.storage.write((stores) =>
    deps.auth.passkeyRegistration(stores, oneself.caller),
  )
  return { status: 'started' as const, ...challenge }
}

export function addPasskey(
  { storage, auth, now }: StaffDeps,
  given: { name: string; response: PasskeyJson },
  { staff, caller }: Oneself,
): Promise<boolean> {
  return storage.write(async (stores) => {
    if (!(await auth.addPasskey(stores, caller, given))) return false
    const details = { name: given.name }
    await note(stores, by(staff, caller), { action: 'passkey-added', details }, now())
    return true
  })
}

export function removePasskey(
  { storage, now }: StaffDeps,
  id: string,
  { staff, caller }: Oneself,
): Promise<boolean> {
  return storage.write(async (stores) => {
    if (!(await stores.staff.removePasskey(staff.id, id))) return false
    await note(stores, by(staff, caller), { action: 'passkey-removed' }, now())
    return true
  })
}

export function endSession(
  { storage, now }: StaffDeps,
  id: string,
  { staff, caller }: Oneself,
): Promise<boolean> {
  return storage.write(async (stores) => {
    if (!(await stores.staff.endSession(staff.id, id))) return false
    await note(stores, by(staff, caller), { action: 'session-ended' }, now())
    return true
  })
}

export function endOtherSessions(
  { storage, now }: StaffDeps,
  { staff, caller }: Oneself,
): Promise<void> {
  return storage.write(async (stores) => {
    const ended = await stores.staff.endSessions(staff.id, staff.sessionId)
    const details = { sessions: ended }
    if (ended > 0)
      await note(stores, by(staff, caller), { action: 'session-ended', details }, now())
  })
}

export function rename(
  { storage, now }: StaffDeps,
  name: string,
  { staff, caller }: Oneself,
): Promise<void> {
  return storage.write(async (stores) => {
    await stores.staff.rename(staff.id, name, now())
    const details = { from: staff.name, to: name }
    await note(stores, by(staff, caller), { action: 'renamed', details }, now())
    await stores.liveEvents.add({ topic: 'team', subject: staff.id, by: staff.id }, now())
  })
}
