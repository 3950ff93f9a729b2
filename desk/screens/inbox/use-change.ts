import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeEnquiry } from '#contract/calls/desk-inbox.ts'
import type { OpenEnquiry } from '#contract/inbox.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { notify } from '../../notices/notices.ts'
import { words } from '../../words/words.ts'

type Change = { assignee?: string | null; state?: 'open' | 'closed'; tags?: string[] }

/** Makes a change, says so, and offers the way back. */
export function useChange(enquiry: OpenEnquiry, memberName: (id: string) => string) {
  const client = useQueryClient()
  const who = enquiry.business_name || enquiry.name
  const { mutate, isPending } = useMutation({
    mutationFn: ({ change, version }: { change: Change; version: number; isUndo: boolean }) =>
      askDesk(changeEnquiry, { params: { enquiry: enquiry.id }, body: { version, ...change } }),
    onSuccess: ({ version }, { change, isUndo }) => {
      const undo = () => mutate({ change: before(change), version, isUndo: true })
      notify(isUndo ? words.shell.undone : textOf(change), isUndo ? null : undo)
    },
    onError: (error) => notify(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['inbox'] }),
  })
  const before = (change: Change): Change => ({
    ...(change.assignee === undefined ? {} : { assignee: enquiry.assignee?.id ?? null }),
    ...(change.state === undefined ? {} : { state: enquiry.state }),
    ...(change.tags === undefined ? {} : { tags: enquiry.tags }),
  })
  const textOf = ({ assignee, state }: Change): string => {
    const said = words.inbox
    if (state) return state === 'closed' ? said.closed(who) : said.reopened(who)
    if (assignee === undefined) return said.tagged
    return assignee === null ? said.givenBack(who) : said.assigned(who, memberName(assignee))
  }
  return {
    change: (change: Change) => mutate({ change, version: enquiry.version, isUndo: false }),
    isPending,
  }
}
