import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { within } from '#contract/workload.ts'

type AmountInputProps = {
  label: string
  hint: string
  range: { least: number; most: number; slideTo: number; slideBy: number }
  value: number
  onChange: (value: number) => void
}

/** One amount, to be typed or slid; both show the same. */
export function AmountInput({ label, hint, range, value, onChange }: AmountInputProps) {
  const id = useId()
  // While somebody types, the box shows their text, even when it is empty or out of range.
  const [typed, setTyped] = useState<string | null>(null)

  const box = useRef<HTMLInputElement>(null)
  const slider = useRef<HTMLInputElement>(null)

  const adoptEarlyInput = useEffectEvent(() => {
    const early = [box.current, slider.current].find(
      (input) => input?.value && input.value !== input.defaultValue,
    )
    if (early) onChange(within(range, Number(early.value)))
  })
  useEffect(() => adoptEarlyInput(), [])

  function type(text: string) {
    setTyped(text)
    if (text !== '') onChange(within(range, Number(text)))
  }

  return (
    <div>
      <div className="flex items-end justify-between gap-6">
        <label htmlFor={id} className="font-strong">
          {label}
          <span id={`${id}-hint`} className="block font-normal text-muted text-small">
            {hint}
          </span>
        </label>
        <input
          ref={box}
          id={id}
          type="number"
          inputMode="numeric"
          min={range.least}
          max={range.most}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
          className="figure-text w-[5.6ch] border-ink/55 pr-[0.06em] border-b bg-transparent pb-1 text-right text-figure [appearance:textfield] hover:border-ink [&::-webkit-inner-spin-button]:appearance-none"
        />
      </div>
      <input
        ref={slider}
        type="range"
        aria-label={label}
        aria-describedby={`${id}-hint`}
        min={range.least}
        max={range.slideTo}
        step={range.slideBy}
        value={Math.min(value, range.slideTo)}
        onChange={(event) => onChange(Number(event.target.value))}
        className="mt-5 block h-8 w-full cursor-pointer accent-link"
      />
    </div>
  )
}
