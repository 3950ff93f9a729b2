import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Given } from '#contract/call.ts'
import { listCanned } from '#contract/calls/desk-canned.ts'
import { changeSettings, readSettings } from '#contract/calls/desk-settings.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { notify } from '../../notices/notices.ts'

export function useSettings() {
  return useQuery({
    queryKey: ['settings', 'all'],
    queryFn: ({ signal }) => askDesk(readSettings, {}, signal),
  })
}
export type Settings = NonNullable<ReturnType<typeof useSettings>['data']>

export function useChangeSettings(saidWhenDone: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Given<typeof changeSettings>['body']) => askDesk(changeSettings, { body }),
    onSuccess: () => notify(saidWhenDone),
    onError: (error) => notify(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['settings'] }),
  })
}

export function useCanned() {
  return useQuery({
    queryKey: ['settings', 'canned'],
    queryFn: ({ signal }) => askDesk(listCanned, {}, signal),
    staleTime: 60_000,
  })
}
