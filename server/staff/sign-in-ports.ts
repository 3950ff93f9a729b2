import type { Role } from '#contract/call.ts'
import type { Staff } from '../http/exchange.ts'
import type { StaffStores } from './ports.ts'

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes as long when there is no account as when the password is wrong. */
  verify(password: string, stored: string | null): Promise<boolean>
}

/** What signing in looks at in a request. */
export type Caller = { cookie: string; origin: string; browser: string; address: string }

/** `Set-Cookie` lines that must go out with the answer. */
export type Cookies = readonly string[]

export type SignedIn = { status: 'signed-in'; staffId: string; cookies: Cookies }

/** JSON of the WebAuthn standard: the browser's and the library's business, not ours. */
export type PasskeyJson = Record<string, unknown>

/**
 * Sessions, second factors and passkeys. Everything but `whoIs` happens in the transaction whose
 * stores it is given, so that the audit log tells of it or it did not happen. A password is verified
 * before, outside: argon2 takes long, and other writes would wait for it.
 */
export type StaffAuth = {
  /** Loads what it needs: before anything else, and never within a transaction. */
  ready(): Promise<void>
  whoIs(caller: Caller): Promise<{ staff: Staff; cookies: Cookies } | null>

  addMember(
    stores: StaffStores,
    member: { name: string; email: string; role: Role; passwordHash: string },
  ): Promise<string>

  /** `verifiedHash`: the stored hash that the given password was verified against. */
  signIn(
    stores: StaffStores,
    caller: Caller,
    account: { email: string; verifiedHash: string },
  ): Promise<SignedIn | { status: 'second-factor'; cookies: Cookies } | { status: 'refused' }>
  /** Whose second factor is being asked for, as the request's cookie says. */
  pendingMember(stores: StaffStores, caller: Caller): Promise<string | null>
  signInWithCode(
    stores: StaffStores,
    caller: Caller,
    given: { kind: 'app' | 'recovery'; code: string },
  ): Promise<SignedIn | { status: 'wrong-code' } | { status: 'expired' }>
  passkeyChallenge(
    stores: StaffStores,
    caller: Caller,
  ): Promise<{ options: PasskeyJson; cookies: Cookies }>
  signInWithPasskey(
    stores: StaffStores,
    caller: Caller,
    response: PasskeyJson,
  ): Promise<SignedIn | { status: 'refused' }>
  signOut(stores: StaffStores, caller: Caller): Promise<Cookies>

  /** Not in force before a code of the app confirms it. */
  startSecondFactor(
    stores: StaffStores,
    caller: Caller,
    verifiedHash: string,
  ): Promise<{ status: 'started'; uri: string; recoveryCodes: string[] } | { status: 'refused' }>
  confirmSecondFactor(
    stores: StaffStores,
    caller: Caller,
    code: string,
  ): Promise<{ status: 'confirmed'; cookies: Cookies } | { status: 'wrong-code' }>
  stopSecondFactor(stores: StaffStores, caller: Caller, verifiedHash: string): Promise<Cookies>
  newRecoveryCodes(stores: StaffStores, caller: Caller, verifiedHash: string): Promise<string[]>

  passkeyRegistration(
    stores: StaffStores,
    caller: Caller,
  ): Promise<{ options: PasskeyJson; cookies: Cookies }>
  addPasskey(
    stores: StaffStores,
    caller: Caller,
    given: { name: string; response: PasskeyJson },
  ): Promise<boolean>
}
