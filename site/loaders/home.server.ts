import { exampleCalls } from '#content/example-calls/all.ts'
import { heardInStory, storyLanguage } from '#content/example-calls/story.ts'
import { films } from '#content/facts/films.ts'
import { indianLanguages, type LanguageCode } from '#content/facts/languages.ts'
import { pages } from '#content/facts/pages.ts'
import { languagePrefix } from '#content/words/languages.ts'
import type { DrawnName } from '#site/ui/own-word.tsx'
import ownNames from '../../build/fonts/own-names.json?raw'
import { consoleThreads } from './console-threads.server.ts'
import { ownPage } from './page.server.ts'
import { openingCall, shownCall, shownCalls } from './shown-calls.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'
import { breadcrumbs, organization, product } from './structured-data.server.ts'

/** As many languages as the first view of a phone shows whole. */
const KEYS_ON_A_PHONE = 3
const drawnNames: Partial<Record<LanguageCode, DrawnName>> = JSON.parse(ownNames)

export async function loadHome(args: PageArgs) {
  const site = await siteWords(args)
  const { words } = site
  return {
    ...ownPage(site, 'home', [
      breadcrumbs(site, { name: words.breadcrumbs.blog, path: pages.blog.path }),
      organization(site),
      product(site),
    ]),
    film: films.hero,
    phoneFilm: films.heroPhone,
    languages: indianLanguages.map(({ code, ownName }, place) => ({
      code,
      ownName,
      name: words.languageNames[code],
      drawing: place < KEYS_ON_A_PHONE ? drawnNames[code] : undefined,
    })),
    calls: shownCalls(site),
    greetings: exampleCalls.map(({ language, greeting }) => ({
      language,
      word: `${language}-hello`,
      greeting,
      home: languagePrefix(language) + pages.home.path,
    })),
    opening: openingCall(site),
    storyCall: shownCall(site, storyLanguage),
    heardInStory,
    consoleThreads,
    annotatedCall: shownCall(site, 'mr'),
    // Nothing happens while the third turn is said.
    annotatedNotes: words.home.annotatedCall.notes.toSpliced(2, 0, ''),
    contactForm: words.contactForm,
    faq: { label: words.shell.next.faq, to: pages.faq.path },
    demoCallForm: words.demoCallForm,
  }
}
