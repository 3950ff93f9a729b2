/** Whole hours of the Indian day between which demo calls go out, unless the service is set otherwise. */
export const callingHours = { from: 9, to: 21 } as const

/**
 * Between which a lender's calls go out in the example: the Reserve Bank's hours for calls about overdue loans. A
 * reminder before the due date is none of those, and stays inside them all the same, as our articles advise.
 */
export const loanCallHours = { from: 8, to: 19 } as const
