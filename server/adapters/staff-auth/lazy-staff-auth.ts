import { keepSecret } from '#server/staff/keep-secret.ts'
import type { StaffAuth } from '#server/staff/sign-in-ports.ts'
import type { AuthSettings } from './auth-options.ts'

type Loaded = Omit<StaffAuth, 'ready'>

/**
 * The sign-in library is some 50 MB and a second of loading: a service whose desk nobody opens does
 * without it.
 */
export function lazyStaffAuth({
  now,
  ...settings
}: Omit<AuthSettings, 'secret'> & { now: () => number }): StaffAuth {
  let loading: Promise<Loaded> | null = null
  const load = async (): Promise<Loaded> => {
    const { createStaffAuth } = await import('./better-auth.ts')
    const secret = await settings.storage.write(({ secrets }) =>
      keepSecret(secrets, 'staff-sessions', now()),
    )
    return createStaffAuth({ ...settings, secret })
  }
  const loaded = () => {
    loading ??= load().catch((error) => {
      loading = null
      throw error
    })
    return loading
  }
  const method = <Name extends keyof Loaded>(name: Name): Loaded[Name] =>
    // The compiler does not follow a union of functions through a spread.
    (async (...given: never[]) =>
      ((await loaded())[name] as (...given: never[]) => unknown)(...given)) as never

  return {
    ready: async () => void (await loaded()),
    whoIs: method('whoIs'),
    addMember: method('addMember'),
    signIn: method('signIn'),
    pendingMember: method('pendingMember'),
    signInWithCode: method('signInWithCode'),
    passkeyChallenge: method('passkeyChallenge'),
    signInWithPasskey: method('signInWithPasskey'),
    signOut: method('signOut'),
    startSecondFactor: method('startSecondFactor'),
    confirmSecondFactor: method('confirmSecondFactor'),
    stopSecondFactor: method('stopSecondFactor'),
    newRecoveryCodes: method('newRecoveryCodes'),
    passkeyRegistration: method('passkeyRegistration'),
    addPasskey: method('addPasskey'),
  }
}
