import { type ComponentProps, useState } from 'react'
import { contactPath } from '#content/facts/pages.ts'
import type { Words } from '#content/words/words.ts'
import { ActionLink } from '#site/ui/action-link.tsx'
import { afterPaint } from '#site/ui/after-paint.ts'
import { type ButtonTone, buttonLook } from '#site/ui/button.tsx'
import { importWithRetry } from '#site/ui/import-with-retry.ts'
import { usePagePath } from '#site/ui/page-path.ts'
import { prepareToasts, showToast } from '#site/ui/toast.ts'
import type { EnquirySubject } from './enquiry-subject.ts'

type ContactButtonProps = Pick<ComponentProps<'a'>, 'children' | 'aria-describedby'> & {
  variant: 'pricing' | 'industry'
  words: Words['contactForm']
  tone?: ButtonTone
  /** What was pressed: it is in the title, and goes with the enquiry. */
  subject?: EnquirySubject
}

type Status = 'closed' | 'opening' | 'open' | 'sent'

const loadDialog = () => import('./contact-dialog.tsx')

/** Opens the contact dialog of its page; where that cannot be had, the form of the home page does. */
export function ContactButton({
  variant,
  words,
  subject,
  tone = 'primary',
  ...link
}: ContactButtonProps) {
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null)
  const [status, setStatus] = useState<Status>('closed')
  const contact = usePagePath()(contactPath)

  /** Fetches ahead of the press; a failure shows only once the dialog is really wanted. */
  const warmUp = () => {
    prepareToasts()
    loadDialog().then(setDialog, () => {})
  }

  async function openDialog() {
    setStatus('opening')
    await afterPaint()
    try {
      if (!dialog) setDialog(await importWithRetry(loadDialog))
      setStatus('open')
    } catch {
      setStatus('closed')
      if (navigator.onLine) window.location.assign(contact)
      else showToast('error', words.notLoaded)
    }
  }

  return (
    <>
      <ActionLink
        {...link}
        href={contact}
        onPress={openDialog}
        onReach={warmUp}
        aria-haspopup="dialog"
        aria-busy={status === 'opening' || undefined}
        className={buttonLook(tone)}
      />
      {dialog && (
        <dialog.ContactDialog
          variant={variant}
          words={words}
          about={subject}
          open={status === 'open'}
          onClose={() => setStatus((now) => (now === 'sent' ? now : 'closed'))}
          onSent={() => setStatus('sent')}
        />
      )}
      {/* The dialog is gone, and its toast soon. */}
      {status === 'sent' && <p className="mt-4 max-w-[46ch] text-small">{words.confirmation}</p>}
    </>
  )
}
