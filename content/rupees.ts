const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** 125000 → '₹1,25,000' */
export const rupees = (amount: number): string => `₹${indian.format(amount)}`

export const count = (amount: number): string => indian.format(amount)
