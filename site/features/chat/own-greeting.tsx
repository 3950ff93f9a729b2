import { use } from 'react'
import { chatGreetings } from '#content/facts/chat-greetings.ts'
import { useKeptLanguage } from '#site/storage/kept-language.ts'
import { LanguageContext } from '#site/ui/page-path.ts'

/** Follows the greeting in the page's language for who has chosen a language on the site's stage. */
export function OwnGreeting() {
  const language = useKeptLanguage()
  const { tag } = use(LanguageContext)
  return language && language !== tag ? <p lang={language}>{chatGreetings[language]}</p> : null
}
