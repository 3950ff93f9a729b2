import type { ConfirmationDialogProps } from './confirmation-dialog.tsx'

export function ConfirmationLine({ words }: Pick<ConfirmationDialogProps, 'words'>) {
  return (
    <p role="status" className="mt-5 font-strong text-link">
      {words.confirmation}
    </p>
  )
}
