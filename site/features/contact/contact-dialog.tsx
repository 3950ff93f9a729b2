import { fill } from '#content/format/fill.ts'
import type { Words } from '#content/words/words.ts'
import { Dialog } from '#site/ui/dialog.tsx'
import { ContactForm } from './contact-form.tsx'
import type { EnquirySubject } from './enquiry-subject.ts'

type ContactDialogProps = {
  variant: 'pricing' | 'industry'
  words: Words['contactForm']
  about?: EnquirySubject | undefined
  open: boolean
  onClose: () => void
  onSent: () => void
}

export function ContactDialog(props: ContactDialogProps) {
  const { variant, words, about, open, onClose, onSent } = props
  const title = about ? fill(words.dialogTitleAbout, { subject: about.name }) : words.dialogTitle
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ContactForm
        variant={variant}
        words={words}
        topic={about?.topic}
        titled={about?.name}
        onSent={onSent}
      />
    </Dialog>
  )
}
