import type { RefObject } from 'react'
import { Link } from 'react-router'
import { useActions } from '../../keys/actions.ts'
import { KeyCap } from '../../keys/key-cap.tsx'
import { ownName } from '../../ui/own-name.ts'
import { words } from '../../words/words.ts'
import { useCanned } from '../settings/use-settings.ts'

type CannedChipsProps = {
  /** Of the visitor. */
  language: string
  field: RefObject<HTMLTextAreaElement | null>
  onInsert: (text: string) => void
}

/** Answers in the visitor's language; English ones where there are none. */
export function CannedChips({ language, field, onInsert }: CannedChipsProps) {
  const canned = useCanned()
  const said = words.inbox
  const answers = canned.data?.answers ?? []
  const own = answers.filter((answer) => isSame(answer.language, language))
  const shown = own.length > 0 ? own : answers.filter((answer) => answer.language === 'en')
  const [first] = shown
  useActions(
    first
      ? [{ label: said.keys.canned, keys: ';', act: () => focusFirst(field), where: 'here' }]
      : [],
  )
  if (!canned.isSuccess) return null
  return (
    <fieldset className="canned-chips mb-2 flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">{said.canned(ownName(language))}</legend>
      <span className="text-small text-muted" aria-hidden="true">
        {first ? said.canned(ownName(first.language)) : said.noCanned}
      </span>
      {!first && (
        <Link className="text-small text-link underline" to="/settings">
          {said.writeCanned}
        </Link>
      )}
      {shown.map(({ id, title, language: tag, text }) => (
        <button
          key={id}
          type="button"
          lang={tag}
          className="min-h-7 rounded-full bg-mint px-3"
          onClick={() => onInsert(text)}
        >
          {title}
        </button>
      ))}
      {first && <KeyCap keys=";" />}
    </fieldset>
  )
}

const isSame = (one: string, other: string): boolean => one.split('-')[0] === other.split('-')[0]

function focusFirst(field: RefObject<HTMLTextAreaElement | null>): void {
  field.current?.form?.querySelector<HTMLElement>('.canned-chips button')?.focus()
}
