import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Role, roles } from '#contract/call.ts'
import { changeMember } from '#contract/calls/desk-team.ts'
import type { TeamMember } from '#contract/staff.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { useMe } from '../../asking/use-me.ts'
import { notify } from '../../notices/notices.ts'
import { Away } from '../../ui/away.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Choice } from '../../ui/choice.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { since } from '../../ui/times.ts'
import { words } from '../../words/words.ts'
import { ResetLinkDialog } from './reset-link-dialog.tsx'

type Change = { role?: Role; disabled?: boolean }

/** Makes a change, and offers the way back. */
function useChange(member: TeamMember) {
  const client = useQueryClient()
  const said = words.team
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Change) => askDesk(changeMember, { params: { member: member.id }, body }),
    onSuccess: (_, change) => notify(textOf(change), () => mutate(before(change))),
    onError: (error) => notify(error.message),
    onSettled: () => void client.invalidateQueries({ queryKey: ['team'] }),
  })
  const before = (change: Change): Change =>
    change.role ? { role: member.role } : { disabled: member.disabled }
  const textOf = ({ role, disabled }: Change): string => {
    if (role) return said.roleChanged(member.name, said.roles[role])
    return disabled ? said.disabledNow(member.name) : said.enabledNow(member.name)
  }
  return { change: mutate, isPending }
}

export function MemberRow({ member, canChange }: { member: TeamMember; canChange: boolean }) {
  const me = useMe()
  const said = words.team
  const isMe = member.id === me.id
  const facts = [
    member.email,
    member.seen_at === null ? said.neverSeen : said.seen(since(member.seen_at)),
    member.second_factor ? said.secondFactor : said.noSecondFactor,
    ...(member.disabled ? [said.disabled] : []),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <Badge name={member.name} />
      <div className="min-w-0 grow basis-48">
        <p className="font-strong">
          {member.name} {isMe && <span className="font-normal text-muted">({said.you})</span>}{' '}
          <Away until={member.absent_until} />
        </p>
        <p className="text-muted">{facts.join(', ')}</p>
      </div>
      {canChange ? <MemberTools member={member} isMe={isMe} /> : <p>{said.roles[member.role]}</p>}
    </li>
  )
}

function MemberTools({ member, isMe }: { member: TeamMember; isMe: boolean }) {
  const { change, isPending } = useChange(member)
  const [isResetting, setResetting] = useState(false)
  const said = words.team
  const { name, role, disabled } = member
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Choice<Role>
        label={said.roleOf(name)}
        hideLabel
        value={role}
        disabled={isPending}
        options={roles.toReversed().map((value) => ({ value, text: said.roles[value] }))}
        onChange={(next) => change({ role: next })}
      />
      {!isMe && (
        <>
          <QuietButton
            aria-label={said.resetLink.actionOf(name)}
            onClick={() => setResetting(true)}
          >
            {said.resetLink.action}
          </QuietButton>
          <QuietButton
            tone={disabled ? 'plain' : 'danger'}
            aria-label={disabled ? said.enableOf(name) : said.disableOf(name)}
            disabled={isPending}
            onClick={() => change({ disabled: !disabled })}
          >
            {disabled ? said.enable : said.disable}
          </QuietButton>
        </>
      )}
      <ResetLinkDialog member={member} open={isResetting} onClose={() => setResetting(false)} />
    </div>
  )
}
