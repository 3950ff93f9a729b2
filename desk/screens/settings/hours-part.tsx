import { useState } from 'react'
import type { WorkingHours } from '#contract/desk-settings.ts'
import { useMay } from '../../asking/use-me.ts'
import { Part } from '../../shell/page.tsx'
import { FormFailure } from '../../ui/form-parts.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { words } from '../../words/words.ts'
import { useChangeSettings } from './use-settings.ts'

const FIRST = { from: '10:00', to: '19:00' }

export function HoursPart({ hours }: { hours: WorkingHours }) {
  const [days, setDays] = useState(hours)
  const [isInvalid, setInvalid] = useState(false)
  const isOwner = useMay('owner')
  const { mutate, isPending } = useChangeSettings(words.settings.saved)
  const said = words.settings.hours
  const setDay = (index: number, day: WorkingHours[number]) =>
    setDays(days.map((before, at) => (at === index ? day : before)))
  return (
    <Part title={said.title} hint={said.hint}>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const wrong = days.some((day) => day !== null && day.from >= day.to)
          setInvalid(wrong)
          if (!wrong) mutate({ hours: days })
        }}
      >
        {days.map((day, index) => {
          const name = said.days[index] ?? ''
          return (
            <div key={name} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
              <label className="flex min-w-32 items-center gap-2">
                <input
                  type="checkbox"
                  aria-label={said.open(name)}
                  checked={day !== null}
                  disabled={!isOwner}
                  onChange={(event) => setDay(index, event.target.checked ? FIRST : null)}
                />
                {name}
              </label>
              {day ? (
                <span className="flex items-center gap-2">
                  <TimeField
                    label={said.from(name)}
                    value={day.from}
                    isLocked={!isOwner}
                    onChange={(from) => setDay(index, { ...day, from })}
                  />
                  {said.until}
                  <TimeField
                    label={said.to(name)}
                    value={day.to}
                    isLocked={!isOwner}
                    onChange={(to) => setDay(index, { ...day, to })}
                  />
                </span>
              ) : (
                <span className="text-muted">{said.closed}</span>
              )}
            </div>
          )
        })}
        <FormFailure>{isInvalid ? said.invalid : null}</FormFailure>
        {isOwner && (
          <QuietButton type="submit" aria-disabled={isPending} className="justify-self-start">
            {words.settings.save}
          </QuietButton>
        )}
      </form>
    </Part>
  )
}

type TimeFieldProps = {
  label: string
  value: string
  isLocked: boolean
  onChange: (value: string) => void
}

function TimeField({ label, value, isLocked, onChange }: TimeFieldProps) {
  return (
    <input
      type="time"
      aria-label={label}
      required
      value={value}
      disabled={isLocked}
      className="min-h-11 rounded-small border border-field bg-raised px-2 tabular-nums disabled:opacity-60"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
