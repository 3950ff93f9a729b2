import { loadAgain } from '#site/ui/load-again.ts'
import { ConfirmationLine } from './confirmation-line.tsx'

/** Asked for when an enquiry goes out. Should it not come, a line under the form says the same. */
export const loadConfirmation = () =>
  loadAgain(() => import('./confirmation-dialog.tsx')).catch(() => ({ default: ConfirmationLine }))
