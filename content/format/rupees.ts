/** 1234567.5 → '12,34,567.5': by hand, as Intl takes a slow phone a tenth of a second to wake. */
export function count(amount: number): string {
  const [whole = '', fraction] = String(Math.round(amount * 100) / 100).split('.')
  const grouped = whole.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',')
  return fraction ? `${grouped}.${fraction}` : grouped
}

/** 125000 → '₹1,25,000' */
export const rupees = (amount: number): string => `₹${count(amount)}`
