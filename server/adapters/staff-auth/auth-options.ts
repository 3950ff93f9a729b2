import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import type { BetterAuthOptions } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { brand } from '#content/facts/brand.ts'
import type { Storage } from '../storage/storage.ts'
import { authDatabase, transaction } from './auth-database.ts'

export type AuthSettings = {
  storage: Pick<Storage, 'read' | 'write'>
  secret: string
  /** The desk's address: passkeys belong to its host. */
  origin: string
}

const HOUR_SECONDS = 3600

// The prefix makes browsers refuse the cookie from anything but this host, over https, for all paths.
const COOKIE_PREFIX = '__Host-desk'

const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

/** The library's own options: our names for its tables, our cookies, our passwords, nothing else on. */
export function authOptions({ storage, secret, origin }: AuthSettings) {
  return {
    appName: brand.name,
    baseURL: origin,
    secret,
    database: authDatabase(storage),
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: 1000,
      password: {
        hash: async () => 'none',
        // Verified before the transaction began: here it only must be the same hash still.
        verify: async ({ hash }) => transaction.getStore()?.verifiedHash === hash,
      },
    },
    user: {
      modelName: 'staff',
      fields: { ...times, emailVerified: 'email_verified' },
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        disabled: { type: 'boolean', required: true, defaultValue: false, input: false },
      },
    },
    session: {
      modelName: 'staff_sessions',
      fields: {
        ...times,
        userId: 'staff_id',
        expiresAt: 'expires_at',
        ipAddress: 'address',
        userAgent: 'browser',
      },
      expiresIn: 7 * 24 * HOUR_SECONDS,
      updateAge: HOUR_SECONDS,
      // Whatever changes how one signs in asks for the password instead.
      freshAge: 0,
    },
    account: {
      modelName: 'staff_accounts',
      fields: {
        ...times,
        userId: 'staff_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: {
      modelName: 'staff_verifications',
      fields: { ...times, expiresAt: 'expires_at' },
      storeIdentifier: 'hashed',
    },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: COOKIE_PREFIX,
      defaultCookieAttributes: { secure: true, sameSite: 'strict', httpOnly: true, path: '/' },
      // Ours is written into the session: the library would keep half of an IPv6 address.
      ipAddress: { disableIpTracking: true },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const { rows, address } = transaction.getStore() ?? {}
            const [member] =
              (await rows?.find('staff', {
                where: [
                  {
                    field: 'id',
                    operator: 'eq',
                    value: session.userId,
                    connector: 'AND',
                    mode: 'sensitive',
                  },
                ],
                limit: 1,
              })) ?? []
            return member?.disabled === 0 && { data: { ...session, ipAddress: address } }
          },
        },
      },
    },
    plugins: [secondFactor(), passkeys(origin)],
  } satisfies BetterAuthOptions
}

const secondFactor = () =>
  twoFactor({
    issuer: brand.name,
    twoFactorTable: 'staff_second_factors',
    // Wrong codes are counted with wrong passwords, where a known browser has a count of its own.
    accountLockout: { enabled: false },
    schema: {
      user: { fields: { twoFactorEnabled: 'second_factor' } },
      twoFactor: {
        fields: {
          userId: 'staff_id',
          backupCodes: 'recovery_codes',
          failedVerificationCount: 'failures',
          lockedUntil: 'locked_until',
        },
      },
    },
  })

function passkeys(origin: string) {
  return passkey({
    rpID: new URL(origin).hostname,
    rpName: brand.name,
    advanced: { webAuthnChallengeCookie: 'passkey' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    // A passkey stands for both factors, so the device must have asked for a finger, a face or a PIN.
    registration: {
      afterVerification: async ({ verification }) => {
        needVerifiedUser(verification.registrationInfo?.userVerified)
        return undefined as never
      },
    },
    authentication: {
      afterVerification: async ({ verification }) =>
        needVerifiedUser(verification.authenticationInfo.userVerified),
    },
    schema: {
      passkey: {
        modelName: 'staff_passkeys',
        fields: {
          userId: 'staff_id',
          publicKey: 'public_key',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  })
}

function needVerifiedUser(verified: boolean | undefined): void {
  if (!verified) throw new APIError('UNAUTHORIZED', { message: 'The user was not verified' })
}
