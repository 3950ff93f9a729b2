import { type ComponentProps, useState } from 'react'
import { Button } from '#site/ui/button.tsx'
import { ContactDialog } from './contact-dialog.tsx'

type ContactButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  variant: 'pricing' | 'industry'
}

/** A button that opens the contact dialog of its page. */
export function ContactButton({ variant, ...button }: ContactButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <ContactDialog variant={variant} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
