import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Role } from '#contract/call.ts'
import { withdrawInvitation } from '#contract/calls/desk-team.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { notify } from '../../notices/notices.ts'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { day } from '../../ui/times.ts'
import { words } from '../../words/words.ts'

type Invitation = { id: string; email: string; role: Role; expires_at: number }

export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const client = useQueryClient()
  const said = words.team.invite
  const withdrawing = useMutation({
    mutationFn: (invitation: string) => askDesk(withdrawInvitation, { params: { invitation } }),
    onSuccess: () => notify(said.withdrawn),
    onError: (error) => notify(error.message),
    onSettled: () => void client.invalidateQueries({ queryKey: ['team'] }),
  })
  if (invitations.length === 0) return <p className="text-muted">{said.none}</p>
  return (
    <ul className="grid">
      {invitations.map(({ id, email, role, expires_at }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2"
        >
          <span className="min-w-0 grow truncate">{email}</span>
          <span className="text-muted">
            {words.team.roles[role]}, {said.until(day(expires_at))}
          </span>
          <QuietButton
            tone="danger"
            aria-label={said.withdrawOf(email)}
            onClick={() => withdrawing.mutate(id)}
          >
            {said.withdraw}
          </QuietButton>
        </li>
      ))}
    </ul>
  )
}
