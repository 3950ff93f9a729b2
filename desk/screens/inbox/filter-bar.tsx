import { type RefObject, useState } from 'react'
import { inboxSorts, inboxViews } from '#contract/inbox.ts'
import { KeyCap } from '../../keys/key-cap.tsx'
import { words } from '../../words/words.ts'
import type { InboxFilter } from './inbox-filter.ts'
import { useTags, useTeam } from './use-inbox.ts'

type FilterBarProps = {
  filter: InboxFilter
  onChange: (part: Partial<InboxFilter>, replace?: boolean) => void
  field: RefObject<HTMLInputElement | null>
}

/** The query of the address as a row of choices, with a place for words at its end. */
export function FilterBar({ filter, onChange, field }: FilterBarProps) {
  const team = useTeam()
  const tags = useTags().data?.tags ?? []
  const said = words.inbox
  const members = team.data?.members.filter(({ disabled }) => !disabled) ?? []
  return (
    <search className="filter-bar" aria-label={said.filter}>
      <PairChoice
        name={said.is.label}
        value={filter.is}
        options={inboxViews.map((value) => ({ value, text: said.is[value] }))}
        onChange={(is) => onChange({ is: is as InboxFilter['is'] })}
      />
      <PairChoice
        name={said.sort.label}
        // What is found by words comes newest first, whatever is chosen.
        value={filter.q ? 'newest' : filter.sort}
        disabled={filter.q !== ''}
        options={inboxSorts.map((value) => ({ value, text: said.sort[value] }))}
        onChange={(sort) => onChange({ sort: sort as InboxFilter['sort'] })}
      />
      <PairChoice
        name={said.assignee.label}
        value={filter.assignee}
        options={[
          { value: 'anyone', text: said.assignee.anyone },
          { value: 'me', text: said.assignee.me },
          { value: 'nobody', text: said.assignee.nobody },
          ...members.map(({ id, name }) => ({ value: id, text: name })),
        ]}
        onChange={(assignee) => onChange({ assignee })}
      />
      <PairChoice
        name={said.tagPair.label}
        value={filter.tag}
        options={[
          { value: '', text: said.tagPair.any },
          ...withChosen(tags, filter.tag).map((tag) => ({ value: tag, text: tag })),
        ]}
        onChange={(tag) => onChange({ tag })}
      />
      <SearchWords key={filter.q} words={filter.q} field={field} onChange={onChange} />
    </search>
  )
}

/** An address may name a tag that is rare, or gone. */
const withChosen = (tags: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || tags.includes(chosen) ? tags : [chosen, ...tags]

type SearchWordsProps = Pick<FilterBarProps, 'onChange' | 'field'> & { words: string }

function SearchWords({ words: given, field, onChange }: SearchWordsProps) {
  const [typed, setTyped] = useState(given)
  return (
    <form
      className="flex min-w-36 grow items-center gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ q: typed.trim() })
      }}
    >
      <KeyCap keys="/" />
      <input
        ref={field}
        type="search"
        aria-label={words.inbox.search}
        placeholder={words.inbox.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed.trim() !== given && onChange({ q: typed.trim() })}
        className="min-h-8 w-full min-w-0 bg-transparent outline-none"
      />
    </form>
  )
}

type PairChoiceProps = {
  name: string
  value: string
  options: readonly { value: string; text: string }[]
  disabled?: boolean
  onChange: (value: string) => void
}

function PairChoice({ name, value, options, disabled, onChange }: PairChoiceProps) {
  return (
    <select
      aria-label={name}
      className="pair-choice"
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  )
}
