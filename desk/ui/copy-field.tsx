import { useId } from 'react'
import { notify } from '../notices/notices.ts'
import { QuietButton } from './quiet-button.tsx'

type CopyFieldProps = { label: string; value: string; copy: string; copied: string }

/** A text to be taken elsewhere. */
export function CopyField({ label, value, copy, copied }: CopyFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small font-strong">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full rounded-small border border-field bg-raised px-3"
        />
        <QuietButton
          className="shrink-0"
          onClick={async () => {
            await navigator.clipboard.writeText(value)
            notify(copied)
          }}
        >
          {copy}
        </QuietButton>
      </div>
    </div>
  )
}
