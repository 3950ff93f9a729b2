/** Pages import this file alone: what reads and checks the answer is for the service. */
export const PROMISE_FIGURES_PATH = '/promise_figures'

/** How the promise to reply was kept; null where the owner does not show it. */
export type PromiseFigures = {
  days: number
  /** Enquiries whose time to be answered is over, or that were answered. */
  due: number
  in_time: number
  median_first_reply_minutes: number
}
