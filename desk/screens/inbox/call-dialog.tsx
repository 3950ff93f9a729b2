import { useMutation, useQueryClient } from '@tanstack/react-query'
import { recordCall } from '#contract/calls/desk-inbox.ts'
import { callResults, type OpenEnquiry } from '#contract/inbox.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { askDesk } from '../../asking/ask-desk.ts'
import { useMay } from '../../asking/use-me.ts'
import { notify } from '../../notices/notices.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { words } from '../../words/words.ts'

type CallDialogProps = { open: boolean; onClose: () => void; enquiry: OpenEnquiry }

/** The telephone is the visitor's own; what came of the call is written down here. */
export function CallDialog({ open, onClose, enquiry }: CallDialogProps) {
  const client = useQueryClient()
  const mayAct = useMay('agent')
  const said = words.inbox
  const { mutate } = useMutation({
    mutationFn: (result: (typeof callResults)[number]) =>
      askDesk(recordCall, { params: { enquiry: enquiry.id }, body: { result } }),
    onSuccess: () => {
      notify(said.called)
      onClose()
    },
    onError: (error) => notify(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['inbox'] }),
  })
  return (
    <Dialog open={open} onClose={onClose} title={said.call}>
      <a className={buttonLook('primary')} href={`tel:${enquiry.phone.replace(/[^\d+]/g, '')}`}>
        {said.callNumber(enquiry.phone)}
      </a>
      {mayAct && (
        <fieldset className="mt-6">
          <legend className="mb-2 font-strong">{said.callResult}</legend>
          <div className="flex flex-wrap gap-2">
            {callResults.map((result) => (
              <QuietButton key={result} onClick={() => mutate(result)}>
                {said.callResults[result]}
              </QuietButton>
            ))}
          </div>
        </fieldset>
      )}
    </Dialog>
  )
}
