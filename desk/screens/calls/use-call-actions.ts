import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  cancelCall,
  type DemoCallRow,
  recordDemoCall,
  retryCall,
  setNeverCall,
} from '#contract/calls/desk-phone.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { notify } from '../../notices/notices.ts'
import { words } from '../../words/words.ts'

export function useCallActions({ id, phone }: DemoCallRow) {
  const client = useQueryClient()
  const said = words.calls
  const params = { call: id }
  const settled = {
    onError: (error: Error) => notify(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['calls'] }),
  }
  const cancel = useMutation({
    mutationFn: () => askDesk(cancelCall, { params }),
    onSuccess: () => notify(said.cancelled, () => retry.mutate()),
    ...settled,
  })
  const record = useMutation({
    mutationFn: (result: 'reached' | 'no-answer') =>
      askDesk(recordDemoCall, { params, body: { result } }),
    onSuccess: (_, result) =>
      notify(said.recorded, result === 'no-answer' ? () => retry.mutate() : null),
    ...settled,
  })
  const retry = useMutation({
    mutationFn: () => askDesk(retryCall, { params }),
    onSuccess: () => notify(said.retried, () => cancel.mutate()),
    ...settled,
  })
  const never = useMutation({
    mutationFn: (wanted: boolean) => askDesk(setNeverCall, { params, body: { never: wanted } }),
    onSuccess: (_, wanted) =>
      notify(wanted ? said.neverNow(phone) : said.allowedNow(phone), () => never.mutate(!wanted)),
    ...settled,
  })
  return {
    cancel: () => cancel.mutate(),
    record: record.mutate,
    retry: () => retry.mutate(),
    setNever: (wanted: boolean) => never.mutate(wanted),
  }
}
