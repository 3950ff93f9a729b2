import { chatGreetings } from '#content/facts/chat-greetings.ts'
import { useKeptLanguage } from '#site/ui/kept-language.ts'

/** Follows the English greeting for who has chosen a language on the site's stage. */
export function OwnGreeting() {
  const language = useKeptLanguage()
  return language ? <p lang={language}>{chatGreetings[language]}</p> : null
}
