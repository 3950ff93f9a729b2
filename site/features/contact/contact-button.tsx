import { type ComponentProps, useEffect, useState } from 'react'
import type { Words } from '#content/words/words.ts'
import { Button } from '#site/ui/button.tsx'
import { prepareToasts, showToast } from '#site/ui/toast.ts'
import { useVisitorPresent } from '#site/ui/use-visitor-present.ts'

type ContactButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  variant: 'pricing' | 'industry'
  words: Words['contactForm']
}

const loadDialog = () => import('./contact-dialog.tsx')

/** A button that opens the contact dialog of its page. */
export function ContactButton({ variant, words, ...button }: ContactButtonProps) {
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null)
  const [open, setOpen] = useState(false)
  const present = useVisitorPresent()

  // The form comes after the page, for those who stay; by the time they press it is there.
  useEffect(() => {
    if (!present) return
    prepareToasts()
    loadDialog().then(setDialog, () => {})
  }, [present])

  async function openDialog() {
    try {
      if (!dialog) setDialog(await loadDialog())
      setOpen(true)
    } catch {
      showToast('error', words.notLoaded)
    }
  }

  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={openDialog} />
      {dialog && (
        <dialog.ContactDialog
          variant={variant}
          words={words}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
