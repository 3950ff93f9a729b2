import { contactDialogTitle } from '#content/contact.ts'
import { Dialog } from '#site/ui/dialog.tsx'
import { ContactForm } from './contact-form.tsx'

type ContactDialogProps = {
  variant: 'pricing' | 'industry'
  open: boolean
  onClose: () => void
}

export function ContactDialog({ variant, open, onClose }: ContactDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={contactDialogTitle}>
      <ContactForm variant={variant} onClose={onClose} />
    </Dialog>
  )
}
