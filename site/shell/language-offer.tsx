import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Words } from '#content/words/words.ts'
import { offerPath } from '#site/loaders/words-path.ts'
import { fromStorage } from '#site/storage/from-storage.ts'
import { noticeLook } from '#site/ui/notice-look.ts'
import { CHOSEN, chooseLanguage, OFFER_KEY } from './choose-language.ts'
import { samePage } from './language-menu.tsx'
import { useShell } from './use-shell.ts'

/** One quiet line in the language that a visitor prefers. Whatever is answered, it does not come again. */
export function LanguageOffer({ preferred }: { preferred: string }) {
  const { language, languages } = useShell()
  const tag = languages.find((one) => one.tag === preferred && preferred !== 'en')?.tag
  return tag && tag !== language.tag ? <Offer tag={tag} /> : null
}

function Offer({ tag }: { tag: string }) {
  const [words, setWords] = useState<Words['offer'] | null>(null)
  const { language, languages } = useShell()
  const { pathname } = useLocation()
  const prefix = languages.find((one) => one.tag === tag)?.prefix ?? ''

  useEffect(() => {
    const answer = fromStorage((storage) => storage.getItem(OFFER_KEY))
    if (answer === tag || answer === CHOSEN) return
    fetch(offerPath(tag)).then(
      async (answer) => answer.ok && setWords(await answer.json()),
      // Without a line there is no offer, and the page is as it was.
      () => {},
    )
  }, [tag])

  if (!words) return null
  const decline = () => {
    fromStorage((storage) => storage.setItem(OFFER_KEY, tag))
    setWords(null)
  }
  return (
    <section lang={tag} aria-label={words.text} className={noticeLook}>
      <p>{words.text}</p>
      <div className="flex flex-wrap gap-x-4">
        <a
          href={prefix + samePage(pathname, language.prefix)}
          hrefLang={tag}
          onClick={chooseLanguage}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {words.accept}
        </a>
        <button
          type="button"
          onClick={decline}
          className="min-h-11 text-muted underline underline-offset-4"
        >
          {words.decline}
        </button>
      </div>
    </section>
  )
}
