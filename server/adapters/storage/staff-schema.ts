import type { Generated } from 'kysely'
import type { Role } from '#contract/call.ts'

// The first six tables are filled by the sign-in library, through `auth-rows.ts`.

export type StaffRow = {
  id: string
  name: string
  email: string
  email_verified: number
  image: string | null
  role: Role
  disabled: number
  second_factor: number
  /** Away until then. */
  absent_until: Generated<number | null>
  created_at: number
  updated_at: number
}

export type StaffSessionRow = {
  id: string
  staff_id: string
  /** Its SHA-256: whoever reads the database cannot take over a session. */
  token: string
  expires_at: number
  address: string | null
  browser: string | null
  created_at: number
  updated_at: number
}

type StaffAccountRow = {
  id: string
  staff_id: string
  account_id: string
  provider_id: string
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: number | null
  refresh_token_expires_at: number | null
  scope: string | null
  created_at: number
  updated_at: number
}

type StaffVerificationRow = {
  id: string
  identifier: string
  value: string
  expires_at: number
  created_at: number
  updated_at: number
}

type StaffSecondFactorRow = {
  id: string
  staff_id: string
  secret: string
  recovery_codes: string
  verified: number
  failures: number
  locked_until: number | null
}

type StaffPasskeyRow = {
  id: string
  staff_id: string
  name: string | null
  public_key: string
  credential_id: string
  counter: number
  device_type: string
  backed_up: number
  transports: string | null
  aaguid: string | null
  created_at: number | null
}

/** One-time links: set-up, invitations, password resets. */
export type StaffLinkRow = {
  /** SHA-256 of what stands in the link. */
  token: string
  kind: 'set-up' | 'invitation' | 'reset'
  staff_id: string | null
  email: string | null
  role: Role | null
  clears_second_factor: number
  made_by: string | null
  made_at: number
  expires_at: number
}

export type AuditRow = {
  id: Generated<number>
  at: number
  staff_id: string | null
  staff_name: string
  action: string
  subject: string | null
  details: string
  address: string
}

type AuditRetentionRow = { id: number; keep_from: number }

export type LiveEventRow = { id: Generated<number>; at: number; topic: string; data: string }

type DeskSettingRow = { name: string; value: string; changed_at: number }

type CannedAnswerRow = {
  id: string
  title: string
  language: string
  text: string
  changed_at: number
}

type StaffPresenceRow = { staff_id: string; seen_at: number }

/** Tables of the desk. */
export type StaffTables = {
  staff: StaffRow
  staff_sessions: StaffSessionRow
  staff_accounts: StaffAccountRow
  staff_verifications: StaffVerificationRow
  staff_second_factors: StaffSecondFactorRow
  staff_passkeys: StaffPasskeyRow
  staff_links: StaffLinkRow
  audit_log: AuditRow
  audit_retention: AuditRetentionRow
  live_events: LiveEventRow
  desk_settings: DeskSettingRow
  canned_answers: CannedAnswerRow
  staff_presence: StaffPresenceRow
}
