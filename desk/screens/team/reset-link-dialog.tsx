import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { makeResetLink } from '#contract/calls/desk-team.ts'
import type { TeamMember } from '#contract/staff.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFailure, SubmitButton } from '../../ui/form-parts.tsx'
import { words } from '../../words/words.ts'
import { FreshLink } from './fresh-link.tsx'

type ResetLinkDialogProps = { member: TeamMember; open: boolean; onClose: () => void }

export function ResetLinkDialog({ member, open, onClose }: ResetLinkDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.team.resetLink.title(member.name)}>
      <ResetLink member={member} onClose={onClose} />
    </Dialog>
  )
}

function ResetLink({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const id = useId()
  const [clears, setClears] = useState(false)
  const making = useMutation({
    mutationFn: () =>
      askDesk(makeResetLink, {
        params: { member: member.id },
        body: { clear_second_factor: clears },
      }),
  })
  const said = words.team.resetLink
  if (making.data) {
    return <FreshLink path="/desk/reset" token={making.data.token} onDone={onClose} />
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        making.mutate()
      }}
    >
      <p className="text-muted">{said.hint}</p>
      {member.second_factor && (
        <div className="flex items-start gap-3">
          <input
            id={id}
            type="checkbox"
            className="mt-0.5"
            checked={clears}
            onChange={(event) => setClears(event.target.checked)}
          />
          <label htmlFor={id}>{said.clearSecondFactor}</label>
        </div>
      )}
      <FormFailure>{making.error?.message ?? null}</FormFailure>
      <SubmitButton isPending={making.isPending}>{said.make}</SubmitButton>
    </form>
  )
}
