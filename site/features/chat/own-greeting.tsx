import { use, useEffect, useState } from 'react'
import type { ChatWords } from '#site/loaders/chat-words.server.ts'
import { chatWordsPath } from '#site/loaders/words-path.ts'
import { useKeptLanguage } from '#site/storage/kept-language.ts'
import { LanguageContext } from '#site/ui/page-path.ts'
import { loadScriptFonts } from '#site/ui/script-fonts.ts'

/** Follows the greeting in the page's language for who has chosen a language on the site's stage. */
export function OwnGreeting() {
  const language = useKeptLanguage()
  const { tag } = use(LanguageContext)
  return language && language !== tag ? <GreetingIn key={language} language={language} /> : null
}

/** Its words are fetched: no other language's come with the chat. Without them one greeting is enough. */
function GreetingIn({ language }: { language: string }) {
  const [greeting, setGreeting] = useState('')
  useEffect(() => {
    const leaving = new AbortController()
    fetch(chatWordsPath(language), { signal: leaving.signal }).then(
      async (answer) => {
        if (!answer.ok) return
        const own = ((await answer.json()) as ChatWords).greeting
        loadScriptFonts(own)
        setGreeting(own)
      },
      () => {},
    )
    return () => leaving.abort()
  }, [language])
  return greeting && <p lang={language}>{greeting}</p>
}
