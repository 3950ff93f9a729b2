import { Button } from '#site/ui/button.tsx'
import { TextArea } from '#site/ui/field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { words } from '../../words/words.ts'

type HandBackDialogProps = {
  open: boolean
  onClose: () => void
  onHandBack: (note: string) => void
}

export function HandBackDialog({ open, onClose, onHandBack }: HandBackDialogProps) {
  const said = words.chats
  return (
    <Dialog open={open} onClose={onClose} title={said.handBackTitle}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onHandBack(String(new FormData(event.currentTarget).get('note') ?? ''))
          onClose()
        }}
      >
        <TextArea name="note" label={said.handBackNote} maxLength={1000} />
        <Button type="submit" className="justify-self-start">
          {said.handBack}
        </Button>
      </form>
    </Dialog>
  )
}
