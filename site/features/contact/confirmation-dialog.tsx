import { confirmation } from '#content/contact.ts'
import { enquiryTexts } from '#contract/enquiry-form.ts'
import { Button } from '#site/ui/button.tsx'
import { Dialog } from '#site/ui/dialog.tsx'

export default function ConfirmationDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={confirmation.title}>
      <p className="mb-7 text-lead">{enquiryTexts.confirmation}</p>
      <Button onClick={onClose} className="min-w-32">
        {confirmation.close}
      </Button>
    </Dialog>
  )
}
