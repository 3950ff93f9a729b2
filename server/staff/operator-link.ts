import type { UnitOfWork } from '../unit-of-work.ts'
import { note } from './deps.ts'
import { newLink } from './links.ts'
import type { StaffStores } from './ports.ts'

type OperatorLink =
  | { status: 'link'; page: 'set-up' | 'reset'; token: string; until: number }
  | { status: 'none'; line: string }

/** For whoever runs the service: the way in when the log, or a phone and its recovery codes, are lost. */
export function makeLinkByHand(
  storage: UnitOfWork<StaffStores>,
  email: string | undefined,
  now: number,
): Promise<OperatorLink> {
  return storage.write(async (stores): Promise<OperatorLink> => {
    const { staff, staffLinks } = stores
    if (await staff.isEmpty()) {
      await staffLinks.removeFor({ kind: 'set-up' })
      const { token, link } = newLink('set-up', now)
      await staffLinks.add(link)
      return { status: 'link', page: 'set-up', token, until: link.expiresAt }
    }
    if (!email) return { status: 'none', line: 'The desk has accounts: name the address of one' }
    const member = await staff.findByEmail(email.trim().toLowerCase())
    if (!member) return { status: 'none', line: 'No account of the desk has this address' }
    const about = { staffId: member.id, clearsSecondFactor: true }
    const { token, link } = newLink('reset', now, about)
    await staffLinks.removeFor({ kind: 'reset', staffId: member.id })
    await staffLinks.add(link)
    const operator = { staffId: null, staffName: '', address: '' }
    const subject = `staff:${member.id}`
    const details = { by: 'operator', clearsSecondFactor: true }
    await note(stores, operator, { action: 'reset-link-made', subject, details }, now)
    return { status: 'link', page: 'reset', token, until: link.expiresAt }
  })
}
