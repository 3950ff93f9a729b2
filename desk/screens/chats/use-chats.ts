import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  handBackChat,
  listChats,
  readChat,
  sayInChat,
  takeOverChat,
} from '#contract/calls/desk-chats.ts'
import type { chatViews, DeskChat } from '#contract/desk-chat.ts'
import { askDesk, Refused } from '../../asking/ask-desk.ts'
import { notify } from '../../notices/notices.ts'
import { exactClock } from '../../ui/times.ts'
import { words } from '../../words/words.ts'

export function useChats(is: (typeof chatViews)[number]) {
  return useInfiniteQuery({
    queryKey: ['chats', 'list', is],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = { is, ...(pageParam ? { after: pageParam } : {}) }
      return askDesk(listChats, { query }, signal)
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

const chatKey = (chat: string) => ['chats', 'chat', chat]

export function useChat(chat: string) {
  return useQuery({
    queryKey: chatKey(chat),
    queryFn: ({ signal }) => askDesk(readChat, { params: { chat } }, signal),
    // That somebody is gone happens by nothing happening: no event tells of it.
    refetchInterval: ({ state }) => (state.data?.person ? 60_000 : false),
  })
}

/** Taking over and handing back. Whoever comes second is told who was first. */
export function useSpeaker(chat: string) {
  const client = useQueryClient()
  const said = words.chats
  const renew = () => client.invalidateQueries({ queryKey: ['chats'] })
  const take = useMutation({
    mutationFn: () => askDesk(takeOverChat, { params: { chat } }),
    onSuccess: () => notify(said.taken),
    onError: async (error) => {
      await renew()
      const seen = client.getQueryData<DeskChat>(chatKey(chat))
      const isLost = error instanceof Refused && error.problem === 'conflict'
      if (!isLost || !seen?.person || !seen.person_since) return notify(error.message)
      notify(said.lost(seen.person.name, exactClock(seen.person_since)))
    },
    onSettled: renew,
  })
  const giveBack = useMutation({
    mutationFn: (body: { note: string; from?: string }) =>
      askDesk(handBackChat, { params: { chat }, body }),
    onSuccess: () => notify(said.handedBack),
    onError: (error) => notify(error.message),
    onSettled: renew,
  })
  return { take, giveBack }
}

/** Says something; while the assistant finishes a sentence it is tried again, under the same key. */
export function useSay(chat: string, onSaid: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { text: string; key: string }) =>
      askDesk(sayInChat, { params: { chat }, body }),
    retry: (failures, error) =>
      failures < 20 && error instanceof Refused && error.problem === 'chat-busy',
    retryDelay: 1000,
    onSuccess: onSaid,
    onSettled: () => client.invalidateQueries({ queryKey: ['chats'] }),
  })
}
