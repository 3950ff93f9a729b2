import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { addNeverCall, listNeverCall, removeNeverCall } from '#contract/calls/desk-phone.ts'
import { TextField } from '#site/ui/field.tsx'
import { askDesk } from '../../asking/ask-desk.ts'
import { useMay } from '../../asking/use-me.ts'
import { notify } from '../../notices/notices.ts'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Empty, Failed, LoadingRows } from '../../ui/states.tsx'
import { moment } from '../../ui/times.ts'
import { words } from '../../words/words.ts'

/** Numbers that are never called, whoever asks. */
export function NeverCallList() {
  const mayAct = useMay('agent')
  const client = useQueryClient()
  const said = words.calls
  const list = useQuery({
    queryKey: ['calls', 'never'],
    queryFn: ({ signal }) => askDesk(listNeverCall, {}, signal),
  })
  const settled = {
    onError: (error: Error) => notify(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['calls'] }),
  }
  const add = useMutation({
    mutationFn: (phone: string) => askDesk(addNeverCall, { body: { phone } }),
    onSuccess: (_, phone) => notify(said.neverNow(phone)),
    ...settled,
  })
  const remove = useMutation({
    mutationFn: (phone: string) => askDesk(removeNeverCall, { body: { phone } }),
    onSuccess: (_, phone) => notify(said.allowedNow(phone), () => add.mutate(phone)),
    ...settled,
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    add.mutate(String(new FormData(form).get('phone') ?? ''), { onSuccess: () => form.reset() })
  }
  return (
    <>
      {mayAct && (
        <form className="mb-4 flex max-w-120 flex-wrap items-end gap-3" onSubmit={onSubmit}>
          <div className="grow">
            <TextField
              name="phone"
              type="tel"
              label={said.neverPhone}
              required
              autoComplete="off"
            />
          </div>
          <QuietButton type="submit" className="min-h-11!" disabled={add.isPending}>
            {said.never}
          </QuietButton>
        </form>
      )}
      {list.isPending && <LoadingRows />}
      {list.isError && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.numbers.length === 0 && <Empty>{said.neverEmpty}</Empty>}
      <ul className="max-w-160">
        {list.data?.numbers.map(({ phone, reason, since }) => (
          <li
            key={`${phone} ${since}`}
            className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-line py-1.5"
          >
            <span className="font-strong tabular-nums">{phone}</span>
            <span className="grow text-muted">
              {reason}, {moment(since)}
            </span>
            {mayAct && (
              <QuietButton
                aria-label={said.allowOne(phone)}
                disabled={remove.isPending}
                onClick={() => remove.mutate(phone)}
              >
                {said.allow}
              </QuietButton>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
