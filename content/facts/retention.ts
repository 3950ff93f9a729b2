/**
 * The days that the privacy page promises: nothing is kept for longer. The settings of the service
 * may shorten them, and the page then shows the shorter ones.
 */
export const retention = { enquiries: 365, calls: 90, chats: 30 } as const
export type Retention = Record<keyof typeof retention, number>

/** For how many days the link of a receipt opens what is stored. */
export const receiptLinkDays = 30
