import { createHash, randomBytes } from 'node:crypto'
import type { StaffLink } from './ports.ts'

const DAY_MS = 86_400_000

/** How long a link works. */
const lifetimes = { 'set-up': DAY_MS, invitation: 7 * DAY_MS, reset: 3_600_000 } as const

/** What is kept of a link: whoever reads the database cannot follow it. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** A link that works once, and what stands in it. */
export function newLink(
  kind: StaffLink['kind'],
  now: number,
  about: Partial<Omit<StaffLink, 'token' | 'kind' | 'madeAt' | 'expiresAt'>> = {},
): { token: string; link: StaffLink } {
  const token = randomBytes(32).toString('base64url')
  const link: StaffLink = {
    kind,
    token: hashOfToken(token),
    staffId: null,
    email: null,
    role: null,
    clearsSecondFactor: false,
    madeBy: null,
    ...about,
    madeAt: now,
    expiresAt: now + lifetimes[kind],
  }
  return { token, link }
}
