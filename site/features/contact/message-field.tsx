import { useEffect, useRef, useState } from 'react'
import { fill } from '#content/format/fill.ts'
import type { Words } from '#content/words/words.ts'
import { countCharacters, enquiryFields } from '#contract/enquiry.ts'
import type { FieldState } from '#site/forms/field-state.ts'
import { TextArea } from '#site/ui/field.tsx'

const COUNT_FROM = enquiryFields.query.limit - 500

type MessageFieldProps = { words: Words['contactForm'] } & FieldState

/** Counts down once the message comes near its limit. */
export function MessageField({ words, ...state }: MessageFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(0)
  const left = enquiryFields.query.limit - length
  const near = length >= COUNT_FROM

  useEffect(() => {
    // Words may have been typed before this code came.
    setLength(countCharacters(area.current?.value ?? ''))
    const form = area.current?.form
    const clear = () => setLength(0)
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])

  return (
    <TextArea
      ref={area}
      name="query"
      label={words.labels.query}
      {...state}
      rows={4}
      required
      onInput={({ currentTarget }) => setLength(countCharacters(currentTarget.value))}
      note={
        <div className="ml-auto shrink-0 text-fine text-muted tabular-nums">
          {near && (
            <p aria-hidden="true" className={`mt-2 ${left < 0 ? 'text-danger' : ''}`}>
              {left >= 0
                ? fill(words.charactersLeft, { count: left })
                : fill(words.charactersOver, { count: -left })}
            </p>
          )}
          <p role="status" className="sr-only">
            {near &&
              (left >= 0
                ? fill(words.charactersLeftRounded, { count: Math.floor(left / 100) * 100 + 100 })
                : words.tooLong)}
          </p>
        </div>
      }
    />
  )
}
