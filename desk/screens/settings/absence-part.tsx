import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { setAbsence } from '#contract/calls/desk-settings.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { useMe } from '../../asking/use-me.ts'
import { notify } from '../../notices/notices.ts'
import { Part } from '../../shell/page.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { day } from '../../ui/times.ts'
import { words } from '../../words/words.ts'

/** Until when one is away: a whole day in India. */
export function AbsencePart() {
  const me = useMe()
  const client = useQueryClient()
  const said = words.settings.absence
  const { mutate, isPending } = useMutation({
    mutationFn: (until: number | null) => askDesk(setAbsence, { body: { until } }),
    onSuccess: (_, until) => notify(until === null ? said.cameBack : said.wentAway(day(until - 1))),
    onError: (error) => notify(error.message),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['account'] }),
        client.invalidateQueries({ queryKey: ['team'] }),
      ]),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = String(new FormData(event.currentTarget).get('until') ?? '')
    const until = Date.parse(`${chosen}T24:00:00+05:30`)
    if (Number.isFinite(until)) mutate(until)
  }
  const isAway = me.absent_until !== null && me.absent_until > Date.now()
  return (
    <Part title={said.title} hint={said.hint}>
      <p role="status">{isAway ? said.away(day((me.absent_until ?? 0) - 1)) : said.here}</p>
      {isAway ? (
        <QuietButton
          className="justify-self-start"
          disabled={isPending}
          onClick={() => mutate(null)}
        >
          {said.back}
        </QuietButton>
      ) : (
        <form className="flex flex-wrap items-end gap-3" onSubmit={onSubmit}>
          <label className="grid gap-2 text-small font-strong">
            {said.until}
            <input
              type="date"
              name="until"
              required
              min={new Date().toISOString().slice(0, 10)}
              className="min-h-11 rounded-small border border-field bg-raised px-3 text-body font-normal"
            />
          </label>
          <QuietButton type="submit" className="min-h-11!" disabled={isPending}>
            {said.set}
          </QuietButton>
        </form>
      )}
    </Part>
  )
}
