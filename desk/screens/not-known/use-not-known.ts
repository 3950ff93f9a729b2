import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AlikeQuestions,
  listNotKnown,
  markNotKnown,
  type QuestionMark,
} from '#contract/calls/desk-not-known.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { notify } from '../../notices/notices.ts'
import { words } from '../../words/words.ts'

export type View = 'open' | QuestionMark
export type Days = '7' | '30' | '90'

export function useNotKnown(is: View, days: Days) {
  return useQuery({
    queryKey: ['chats', 'not-known', is, days],
    queryFn: ({ signal }) => askDesk(listNotKnown, { query: { is, days } }, signal),
    placeholderData: keepPreviousData,
  })
}

type Marking = { messages: string[]; mark: QuestionMark | null; isUndo?: boolean }

/** Decides about a group, says so, and offers the way back. */
export function useMark(group: AlikeQuestions) {
  const client = useQueryClient()
  const said = words.notKnown
  const { mutate, isPending } = useMutation({
    mutationFn: ({ messages, mark }: Marking) =>
      askDesk(markNotKnown, { body: { messages, mark } }),
    onSuccess: (_, { mark, isUndo }) => {
      if (isUndo) return notify(words.shell.undone)
      const undo = () => mutate({ messages: group.messages, mark: group.mark, isUndo: true })
      notify(mark ? said.marked[mark] : said.unmarked, undo)
    },
    onError: (error) => notify(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['chats', 'not-known'] }),
  })
  return {
    mark: (mark: QuestionMark | null) => mutate({ messages: group.messages, mark }),
    isPending,
  }
}
