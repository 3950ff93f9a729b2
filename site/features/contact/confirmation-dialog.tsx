import type { Words } from '#content/words/words.ts'
import { Button } from '#site/ui/button.tsx'
import { Dialog } from '#site/ui/dialog.tsx'

export type ConfirmationDialogProps = { words: Words['contactForm']; onClose: () => void }

export default function ConfirmationDialog({ words, onClose }: ConfirmationDialogProps) {
  return (
    <Dialog open onClose={onClose} title={words.confirmed.title}>
      <p className="mb-7 text-lead">{words.confirmation}</p>
      <Button onClick={onClose} className="min-w-32">
        {words.confirmed.close}
      </Button>
    </Dialog>
  )
}
