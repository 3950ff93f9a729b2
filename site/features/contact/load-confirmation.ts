/** Asked for when an enquiry goes out. Should it not come, the toast alone says what it would say. */
export const loadConfirmation = () =>
  import('./confirmation-dialog.tsx').catch(() => ({ default: () => null }))
