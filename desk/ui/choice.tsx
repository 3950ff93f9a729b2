import { useId } from 'react'

type ChoiceProps<Value extends string> = {
  label: string
  name?: string
  /** The label is read, not shown, where the row says it already. */
  hideLabel?: boolean
  options: readonly { value: Value; text: string }[]
  value?: Value
  defaultValue?: Value
  disabled?: boolean
  onChange?: (value: Value) => void
}

/** The browser's own list of choices. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, hideLabel, options, onChange, ...rest } = props
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-2 block text-small font-strong'}>
        {label}
      </label>
      <select
        id={id}
        className="min-h-11 w-full rounded-small border border-field bg-raised px-3 text-body disabled:opacity-60"
        onChange={(event) => onChange?.(event.target.value as Value)}
        {...rest}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
