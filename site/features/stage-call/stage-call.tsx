import { startTransition, useEffect, useRef, useState } from 'react'
import type { ShownCall } from '#content/example-calls/example-call.ts'
import type { LanguageCode } from '#content/facts/languages.ts'
import { keepLanguage, useKeptLanguage } from '#site/storage/kept-language.ts'
import { usePageIdle } from '#site/ui/use-page-idle.ts'
import { loadCallFont } from './call-font.ts'
import { type KeyLanguage, LanguageKeys } from './language-keys.tsx'
import type { StageWords } from './stage-words.ts'
import { Transcript } from './transcript.tsx'

type StageCallProps = {
  calls: readonly ShownCall[]
  /** The language whose call is there first. */
  opening: LanguageCode
  languages: readonly KeyLanguage[]
  words: StageWords
  /** Whether a call is going on, or about to. */
  onTalking: (talking: boolean) => void
}

const loadPlayer = () => import('./call-player.tsx')

/** Ten keys and a card: tap a language, hear the call. The player comes when the page is there. */
export function StageCall({ calls, opening, languages, words, onTalking }: StageCallProps) {
  const row = useRef<HTMLDivElement>(null)
  const kept = useKeptLanguage()
  const language = languages.find(({ code }) => code === kept)?.code ?? opening
  // Each press plays its call from the beginning, also the one that plays already.
  const [presses, setPresses] = useState(0)
  const [sound, setSound] = useState(false)
  const [player, setPlayer] = useState<Awaited<ReturnType<typeof loadPlayer>> | null>(null)
  const call = calls.find((one) => one.language === language)

  const idle = usePageIdle()
  const wanted = idle || presses > 0
  useEffect(() => {
    if (!wanted) return
    let gone = false
    // The font subset comes with the code: a player without them would start with an empty card. If the
    // code never comes, the transcript stays.
    Promise.all([loadPlayer(), loadCallFont(language)]).then(
      ([loaded]) => {
        if (!gone) startTransition(() => setPlayer(loaded))
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [language, wanted])

  const choose = (chosen: LanguageCode) => {
    keepLanguage(chosen)
    setPresses((before) => before + 1)
  }

  return (
    <>
      <LanguageKeys
        row={row}
        languages={languages}
        chosen={language}
        words={words}
        onChoose={choose}
      />
      <section className="call-card" aria-label={words.example}>
        {player && call ? (
          <player.CallPlayer
            key={`${language} ${presses}`}
            call={call}
            place={calls.indexOf(call)}
            asked={presses > 0}
            sound={sound}
            onSound={setSound}
            onTalking={onTalking}
            keys={row}
            words={words}
          />
        ) : (
          call && <Transcript call={call} words={words} />
        )}
      </section>
    </>
  )
}
