import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import type { Caller, Cookies, SignedIn, StaffAuth } from '#server/staff/sign-in-ports.ts'
import type { AuthRows } from '../storage/auth-rows.ts'
import { transaction } from './auth-database.ts'
import { type AuthSettings, authOptions } from './auth-options.ts'

type Answer<T> = { headers: Headers; response: T }

/** Sign-in by Better Auth. Its own routes are not served: every call passes the table of calls. */
export function createStaffAuth(settings: AuthSettings): Omit<StaffAuth, 'ready'> {
  const auth = betterAuth(authOptions(settings))
  const { api } = auth

  /** Runs in the transaction of the given stores. A refusal is a value, so that what was counted stays. */
  function within<T>(
    stores: object,
    { address }: Caller,
    verifiedHash: string | null,
    work: () => Promise<Answer<T>>,
  ): Promise<(Answer<T> & { ok: true }) | { ok: false; code: string }> {
    const { authRows: rows } = stores as { authRows: AuthRows }
    return transaction.run({ rows, verifiedHash, address }, async () => {
      try {
        return { ok: true as const, ...(await work()) }
      } catch (error) {
        if (!(error instanceof APIError) || error.statusCode >= 500) throw error
        return { ok: false as const, code: String(error.body?.code ?? error.status) }
      }
    })
  }

  const given = (caller: Caller) => ({ headers: headersOf(caller), returnHeaders: true as const })

  return {
    async whoIs(caller) {
      if (caller.cookie === '') return null
      const { headers, response } = await api.getSession(given(caller))
      if (!response || response.user.disabled) return null
      const { user, session } = response
      const staff = { id: user.id, name: user.name, role: user.role, sessionId: session.id }
      return { staff: staff as never, cookies: cookiesOf(headers) }
    },

    async addMember(stores, { name, email, role, passwordHash }) {
      const { authRows: rows } = stores as never as { authRows: AuthRows }
      return transaction.run({ rows, verifiedHash: null, address: '' }, async () => {
        const { internalAdapter } = await auth.$context
        const source = { method: 'email-password' } as never
        const member = { name, email, role, emailVerified: true, disabled: false }
        const { id } = await internalAdapter.createUser(member, source)
        await internalAdapter.linkAccount({
          userId: id,
          providerId: 'credential',
          accountId: id,
          password: passwordHash,
        })
        return id
      })
    },

    async signIn(stores, caller, { email, verifiedHash }) {
      const body = { email, password: 'verified before' }
      const answer = await within(stores, caller, verifiedHash, () =>
        api.signInEmail({ body, ...given(caller) }),
      )
      if (!answer.ok) return { status: 'refused' }
      const cookies = cookiesOf(answer.headers)
      if ('twoFactorRedirect' in answer.response) return { status: 'second-factor', cookies }
      return { status: 'signed-in', staffId: answer.response.user.id, cookies }
    },

    async pendingMember(stores, caller) {
      const { authRows: rows } = stores as never as { authRows: AuthRows }
      return transaction.run({ rows, verifiedHash: null, address: '' }, async () => {
        const context = await auth.$context
        const { name } = context.createAuthCookie('two_factor')
        const identifier = await signedCookie(caller.cookie, name, context.secret)
        if (!identifier) return null
        const pending = await context.internalAdapter.findVerificationValue(identifier)
        return pending?.value ?? null
      })
    },

    async signInWithCode(stores, caller, { kind, code }) {
      const request = { body: { code }, ...given(caller) }
      const answer = await within(stores, caller, null, () =>
        kind === 'app' ? api.verifyTOTP(request) : api.verifyBackupCode(request),
      )
      if (answer.ok) return signedIn(answer)
      const wrong = ['INVALID_CODE', 'INVALID_BACKUP_CODE'].includes(answer.code)
      return { status: wrong ? 'wrong-code' : 'expired' }
    },

    async passkeyChallenge(stores, caller) {
      const answer = await within(stores, caller, null, () =>
        api.generatePasskeyAuthenticationOptions(given(caller)),
      )
      return challengeOf(answer)
    },

    async signInWithPasskey(stores, caller, response) {
      const answer = await within(stores, caller, null, () =>
        api.verifyPasskeyAuthentication({
          body: { response: response as never },
          ...given(caller),
        }),
      )
      return answer.ok
        ? signedIn(answer as Answer<{ user: { id: string } }>)
        : { status: 'refused' }
    },

    async signOut(stores, caller) {
      const answer = await within(stores, caller, null, () => api.signOut(given(caller)))
      return answer.ok ? cookiesOf(answer.headers) : []
    },

    async startSecondFactor(stores, caller, verifiedHash) {
      const body = { password: 'verified before', method: 'totp' as const }
      const answer = await within(stores, caller, verifiedHash, () =>
        api.enableTwoFactor({ body, ...given(caller) }),
      )
      if (!answer.ok || answer.response.method !== 'totp') return { status: 'refused' }
      const { totpURI, backupCodes } = answer.response
      return { status: 'started', uri: totpURI, recoveryCodes: backupCodes }
    },

    async confirmSecondFactor(stores, caller, code) {
      const answer = await within(stores, caller, null, () =>
        api.verifyTOTP({ body: { code }, ...given(caller) }),
      )
      if (!answer.ok) return { status: 'wrong-code' }
      return { status: 'confirmed', cookies: cookiesOf(answer.headers) }
    },

    async stopSecondFactor(stores, caller, verifiedHash) {
      const body = { password: 'verified before' }
      const answer = await within(stores, caller, verifiedHash, () =>
        api.disableTwoFactor({ body, ...given(caller) }),
      )
      return answer.ok ? cookiesOf(answer.headers) : []
    },

    async newRecoveryCodes(stores, caller, verifiedHash) {
      const body = { password: 'verified before' }
      const answer = await within(stores, caller, verifiedHash, () =>
        api.generateBackupCodes({ body, ...given(caller) }),
      )
      return answer.ok ? answer.response.backupCodes : []
    },

    async passkeyRegistration(stores, caller) {
      const answer = await within(stores, caller, null, () =>
        api.generatePasskeyRegistrationOptions(given(caller)),
      )
      return challengeOf(answer)
    },

    async addPasskey(stores, caller, { name, response }) {
      const answer = await within(stores, caller, null, () =>
        api.verifyPasskeyRegistration({ body: { name, response }, ...given(caller) }),
      )
      return answer.ok
    },
  }
}

function signedIn({ headers, response }: Answer<{ user: { id: string } }>): SignedIn {
  return { status: 'signed-in', staffId: response.user.id, cookies: cookiesOf(headers) }
}

function challengeOf(answer: (Answer<object> & { ok: true }) | { ok: false; code: string }) {
  if (!answer.ok) throw new Error(`no challenge for a passkey: ${answer.code}`)
  return { options: { ...answer.response }, cookies: cookiesOf(answer.headers) }
}

const cookiesOf = (headers: Headers): Cookies => headers.getSetCookie()

/** No more than these reach the library: what it does depends on nothing else of a request. */
function headersOf({ cookie, origin, browser }: Caller): Headers {
  return new Headers({ cookie, origin, 'user-agent': browser })
}

async function signedCookie(header: string, name: string, secret: string): Promise<string | null> {
  const { parseSigned } = await import('hono/utils/cookie')
  const found = (await parseSigned(header, secret, name))[name]
  return typeof found === 'string' ? found : null
}
