import type { Words } from '#content/words/words.ts'
import { Dialog } from '#site/ui/dialog.tsx'
import { ContactForm } from './contact-form.tsx'

type ContactDialogProps = {
  variant: 'pricing' | 'industry'
  words: Words['contactForm']
  open: boolean
  onClose: () => void
}

export function ContactDialog({ variant, words, open, onClose }: ContactDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.dialogTitle}>
      <ContactForm variant={variant} words={words} onClose={onClose} />
    </Dialog>
  )
}
