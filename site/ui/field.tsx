import { type ComponentProps, type ReactNode, useId } from 'react'

type FieldTexts = {
  label: string
  name: string
  /** Stands beside the label of a field that may stay empty. */
  optional?: string
  error?: string | undefined
  /** Says what fits, before anything is typed. */
  hint?: string
}

const box =
  'block w-full rounded-small border border-ink/55 bg-raised px-4 py-3 text-body text-ink transition-[border-color] duration-200 hover:border-ink aria-invalid:border-danger aria-invalid:[box-shadow:inset_0_0_0_1px_var(--danger)]'

type TextFieldProps = FieldTexts & ComponentProps<'input'> & { prefix?: string }

export function TextField({ label, optional, error, hint, prefix, ...input }: TextFieldProps) {
  const id = useId()
  const described = [prefix && `${id}-prefix`, hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error}>
      <div className="relative">
        {prefix && (
          <span
            id={`${id}-prefix`}
            className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-muted"
          >
            {prefix}
          </span>
        )}
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={`${box} min-h-13 ${prefix ? 'pl-14' : ''}`}
          {...input}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-fine text-muted">
          {hint}
        </p>
      )}
    </FieldFrame>
  )
}

type TextAreaProps = FieldTexts &
  ComponentProps<'textarea'> & {
    /** Shown under the box, on the right. */
    note?: ReactNode
  }

export function TextArea({ label, optional, error, note, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error} note={note}>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={`${box} field-sizing-content min-h-32 max-h-96 resize-y`}
        {...area}
      />
    </FieldFrame>
  )
}

type FieldFrameProps = Omit<FieldTexts, 'name' | 'optional' | 'hint'> & {
  id: string
  optional: string | undefined
  note?: ReactNode
  children: ReactNode
}

function FieldFrame({ id, label, optional, error, note, children }: FieldFrameProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small font-strong">
        {label}
        {optional && <span className="font-normal text-muted"> ({optional})</span>}
      </label>
      {children}
      <div className="flex justify-between gap-4">
        {error && (
          <p id={`${id}-error`} className="mt-2 text-fine font-strong text-danger empty:hidden">
            {error}
          </p>
        )}
        {note}
      </div>
    </div>
  )
}
