import { randomBytes } from 'node:crypto'
import type { SecretStore } from '../http/signer.ts'

/** A secret of this installation: made when it is first asked for, the same for every instance. */
export const keepSecret = (
  secrets: SecretStore,
  name: 'staff-sessions' | 'staff-browsers',
  now: number,
): Promise<string> => secrets.keep(name, randomBytes(32).toString('base64url'), now)
