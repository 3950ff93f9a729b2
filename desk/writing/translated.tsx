import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { TRANSLATED_INTO } from '#contract/calls/desk-writing.ts'
import { languageOf } from '#contract/language-of-text.ts'
import { useActions } from '../keys/actions.ts'
import { KeyCap } from '../keys/key-cap.tsx'
import { QuietButton } from '../ui/quiet-button.tsx'
import { words } from '../words/words.ts'
import { readsAsEnglish } from './reads-as-english.ts'
import { useHasModel } from './use-has-model.ts'

type TranslatedProps = {
  text: string
  look: string
  translate: () => Promise<{ text: string }>
  /** Of one text on a screen. */
  keys?: string
}

/** A visitor's words, and under them what a model makes of them: the original always stays. */
export function Translated({ text, look, translate, keys }: TranslatedProps) {
  const language = languageOf(text)
  const canTranslate = useHasModel() && !readsAsEnglish(text)
  return (
    <>
      <p lang={language} dir="auto" className={look}>
        {text}
      </p>
      {canTranslate && <Translation translate={translate} look={look} keys={keys} />}
    </>
  )
}

type TranslationProps = {
  translate: () => Promise<{ text: string }>
  look: string
  keys: string | undefined
}

function Translation({ translate, look, keys }: TranslationProps) {
  const [isShown, setShown] = useState(false)
  const said = words.writing
  const { mutate, data, error, isPending } = useMutation({ mutationFn: translate })
  const toggle = () => {
    setShown(!isShown)
    if (!isShown && !data && !isPending) mutate()
  }
  const label = isShown ? said.original : said.translate
  useActions(keys ? [{ label: said.translate, keys, act: toggle, where: 'here' }] : [])
  return (
    <div className="mt-1">
      <QuietButton className="min-h-7!" aria-expanded={isShown} onClick={toggle}>
        {label} {keys && <KeyCap keys={keys} />}
      </QuietButton>
      <div aria-live="polite">
        {isShown && isPending && <p className="text-muted">{said.translating}</p>}
        {isShown && error && <p className="text-danger">{error.message}</p>}
        {isShown && data && (
          <div className="mt-2 border-l-2 border-line pl-3">
            <p className="text-small text-muted">{said.byModel}</p>
            <p lang={TRANSLATED_INTO} className={look}>
              {data.text}
            </p>
          </div>
        )}
      </div>
    </div>
  )
}
