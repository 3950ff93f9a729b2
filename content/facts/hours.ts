/** Whole hours of the Indian day between which demo calls go out, unless the service is set otherwise. */
export const callingHours = { from: 9, to: 21 } as const
