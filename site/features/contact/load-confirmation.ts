import { importWithRetry } from '#site/ui/import-with-retry.ts'
import { ConfirmationLine } from './confirmation-line.tsx'

/** Asked for when an enquiry goes out. Should it not come, a line under the form says the same. */
export const loadConfirmation = () =>
  importWithRetry(() => import('./confirmation-dialog.tsx')).catch(() => ({
    default: ConfirmationLine,
  }))
