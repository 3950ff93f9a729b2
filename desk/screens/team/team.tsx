import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listTeam } from '#contract/calls/desk-team.ts'
import { Button } from '#site/ui/button.tsx'
import { askDesk } from '../../asking/ask-desk.ts'
import { useMay } from '../../asking/use-me.ts'
import { useActions } from '../../keys/actions.ts'
import { Page, Part } from '../../shell/page.tsx'
import { Failed, LoadingRows } from '../../ui/states.tsx'
import { words } from '../../words/words.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow } from './member-row.tsx'

export const teamKey = ['team']

export function Component() {
  const team = useQuery({ queryKey: teamKey, queryFn: () => askDesk(listTeam, {}) })
  const isOwner = useMay('owner')
  const [isInviting, setInviting] = useState(false)
  const said = words.team
  useActions(
    isOwner
      ? [{ label: said.invite.open, keys: 'n', act: () => setInviting(true), where: 'here' }]
      : [],
  )
  return (
    <Page
      title={said.title}
      note={team.data && said.count(team.data.members.length)}
      action={isOwner && <Button onClick={() => setInviting(true)}>{said.invite.open}</Button>}
    >
      {team.isError && <Failed error={team.error} onRetry={() => void team.refetch()} />}
      {team.isPending && <LoadingRows />}
      <ul className="border-t border-line *:last:border-b-0">
        {team.data?.members.map((member) => (
          <MemberRow key={member.id} member={member} canChange={isOwner} />
        ))}
      </ul>
      {isOwner && team.data ? (
        <Part title={said.invite.waiting}>
          <InvitationList invitations={team.data.invitations} />
        </Part>
      ) : (
        <p className="mt-4 text-muted">{!isOwner && said.onlyOwner}</p>
      )}
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </Page>
  )
}
