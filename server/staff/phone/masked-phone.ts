import type { Staff } from '../../http/exchange.ts'

const SHOWN_DIGITS = 3

/** Enough to tell a number from others, and too little to call it. */
export const maskedPhone = (phone: string): string =>
  `${'•'.repeat(Math.max(0, phone.length - SHOWN_DIGITS))}${phone.slice(-SHOWN_DIGITS)}`

/** Whoever only looks cannot call, and needs neither number nor address. */
export const asSeenBy = ({ role }: Pick<Staff, 'role'>) =>
  role === 'viewer'
    ? { phone: maskedPhone, address: () => '' }
    : { phone: (phone: string) => phone, address: (address: string) => address }
