import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import type { Language, LanguageCode } from '#content/facts/languages.ts'
import { paths } from '#content/facts/pages.ts'
import { ActionLink } from '#site/ui/action-link.tsx'
import { type DrawnName, OwnWord } from '#site/ui/own-word.tsx'
import { usePagePath } from '#site/ui/page-path.ts'
import { useHydrated } from '#site/ui/use-hydrated.ts'
import type { StageWords } from './stage-words.ts'

export type KeyLanguage = Pick<Language, 'name' | 'ownName'> & {
  code: LanguageCode
  drawing: DrawnName | undefined
}

type LanguageKeysProps = {
  row: RefObject<HTMLDivElement | null>
  languages: readonly KeyLanguage[]
  chosen: LanguageCode
  words: StageWords
  onChoose: (language: LanguageCode) => void
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -99, End: 99 }

/** One key a language. Links to the transcripts until our code is there to play the calls. */
export function LanguageKeys({ row, languages, chosen, words, onChoose }: LanguageKeysProps) {
  const hydrated = useHydrated()
  const transcripts = usePagePath()(paths.exampleCalls)

  // The row is wider than a phone: the chosen key stands in its middle.
  useEffect(() => {
    const key = row.current?.querySelector<HTMLElement>(`[data-key="${chosen}"]`)
    if (!row.current || !key) return
    const left = key.offsetLeft - (row.current.clientWidth - key.offsetWidth) / 2
    row.current.scrollTo({ left })
  }, [row, chosen])

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    const keys = [...event.currentTarget.children] as HTMLElement[]
    const place = keys.indexOf(event.target as HTMLElement)
    if (step === undefined) return
    event.preventDefault()
    const next = keys[Math.max(0, place + step)] ?? keys.at(-1)
    next?.focus()
  }

  return (
    <div className="stage-keys">
      <p className="stage-label">
        <span>{words.label[0]}</span> {words.label[1]}
      </p>
      <div
        ref={row}
        role="toolbar"
        aria-label={words.languages}
        className="stage-row"
        onKeyDown={move}
      >
        {languages.map(({ code, name, ownName, drawing }) => (
          <ActionLink
            key={code}
            href={`${transcripts}#${code}`}
            data-key={code}
            aria-pressed={hydrated ? code === chosen : undefined}
            tabIndex={hydrated && code !== chosen ? -1 : undefined}
            onPress={() => onChoose(code)}
          >
            <OwnWord lang={code} text={ownName} drawing={drawing} />
            <span>{name}</span>
          </ActionLink>
        ))}
      </div>
    </div>
  )
}
