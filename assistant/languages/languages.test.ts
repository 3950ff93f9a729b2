import { describe, expect, test } from 'vitest'
import { type SiteLanguageTag, siteLanguages } from '#content/words/languages.ts'
import { speechIn } from '../engine/answer/speech.ts'
import { buttonsIn } from '../knowledge/buttons.ts'
import { figures } from '../knowledge/site.ts'
import { languages } from './all.ts'
import { concepts } from './concepts.ts'
import { en } from './en/language.ts'
import type { Language } from './language.ts'
import type { Sentences } from './sentences.ts'

/** Every sentence by its place: 'facts demo.how', 'bills both' … */
function sentencesOf(sentences: Sentences): Map<string, string> {
  const found = new Map<string, string>()
  for (const [group, value] of Object.entries(sentences))
    if (typeof value === 'string') found.set(group, value)
    else
      for (const [name, text] of Object.entries(value as Record<string, string>))
        found.set(`${group} ${name}`, text)
  return found
}

const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()
const linksIn = (text: string) => (text.match(/\]\([^)]*\)/g) ?? []).sort()
const english = sentencesOf(en.sentences)
const planNames = new Set(['{base}', '{pro}', '{enterprise}'])
const isFigure = (place: string) => place.slice(1, -1) in figures
const buttonNames = new Set(Object.keys(buttonsIn('en')).map((name) => `{${name}}`))

const spoken: readonly (readonly [string, Sentences, Language])[] = languages.flatMap(
  (language) => [
    [language.tag, language.sentences, language] as const,
    ...(language.latinSentences
      ? [[`${language.tag} in Latin letters`, language.latinSentences, language] as const]
      : []),
  ],
)

describe.each(spoken)('%s', (_, sentences) => {
  const own = sentencesOf(sentences)

  test('every sentence holds the figures and values that the English one holds', () => {
    const wrong = [...own].filter(([place, text]) => {
      const isValue = (one: string) =>
        one !== '{brand}' && !planNames.has(one) && !buttonNames.has(one)
      const wanted = placesIn(english.get(place) ?? '').filter(isValue)
      return wanted.join() !== placesIn(text).filter(isValue).join()
    })
    expect(wrong).toEqual([])
  })

  test('links lead where the English ones lead', () => {
    const wrong = [...own].filter(
      ([place, text]) => linksIn(text).join() !== linksIn(english.get(place) ?? '').join(),
    )
    expect(wrong).toEqual([])
  })

  test('no price or share is written by hand', () => {
    const written = [...own.values()].filter((text) => /₹\s?\d|\d\s?%/.test(text))
    expect(written).toEqual([])
  })

  test('no sentence opens with yes or no: the engine says that where it is true', () => {
    const bare = (text: string) => text.replace(/[.।!,]/g, '').trim()
    const opening = [...own].filter(
      ([place, text]) =>
        !['yes', 'no'].includes(place) &&
        [sentences.yes, sentences.no].some((word) =>
          new RegExp(`^${bare(word)}[\\s,.।]`, 'u').test(text),
        ),
    )
    expect(opening).toEqual([])
  })

  test('no answer is longer than a visitor reads', () => {
    const long = [...own].filter(([, text]) => text.length > 700).map(([place]) => place)
    expect(long).toEqual([])
  })
})

describe.each(languages.map((language) => [language.tag, language] as const))(
  'words of %s',
  (_, language) => {
    test('every concept has a word', () => {
      const empty = Object.keys(concepts).filter(
        (concept) => !language.words[concept as keyof typeof concepts].trim(),
      )
      expect(empty).toEqual([])
    })

    test('nothing is written twice within a concept, and no form is empty', () => {
      const wrong = Object.entries(language.words).flatMap(([concept, forms]) => {
        const list = forms.split('|')
        return list.some((form) => form.trim() === '') || new Set(list).size < list.length
          ? [concept]
          : []
      })
      expect(wrong).toEqual([])
    })
  },
)

test.each(languages.map((language) => [language.tag, language]))(
  'a button named in %s is called what the page calls it',
  (tag, language) => {
    const { sentences, say } = speechIn({ language, script: 'native' })
    const { sendButton, contactButton, dashboardLink } = buttonsIn(tag)
    expect(say(sentences.talk.detailsTaken)).toContain(sendButton)
    expect(say(sentences.facts['sign-up'])).toContain(contactButton)
    expect(say(sentences.facts.dashboard)).toContain(dashboardLink)
  },
)

test.each(languages.filter(({ tag }) => tag !== 'en').map((language) => [language.tag, language]))(
  'no button has its English name in %s',
  (_, { sentences }) => {
    const inEnglish = new RegExp(`\\b(?:${Object.values(buttonsIn('en')).join('|')})\\b`, 'u')
    expect([...sentencesOf(sentences).values()].filter((text) => inEnglish.test(text))).toEqual([])
  },
)

test.each(languages.filter(({ tag }) => tag !== 'en').map((language) => [language.tag, language]))(
  'a link to a page is called in %s what the site calls the page',
  async (tag, { sentences: { pages } }) => {
    const { words } = await siteLanguages[tag as SiteLanguageTag].words()
    const { breadcrumbs, industries, shell } = words
    expect(pages).toMatchObject({
      home: shell.desktop.home,
      pricing: shell.desktop.pricing,
      blog: shell.desktop.blog,
      faq: breadcrumbs.faq,
      about: breadcrumbs.about,
      privacy: shell.footer.privacy,
      founder: shell.footer.founder,
      healthcare: industries.healthcare.name,
      onlineStore: industries['online-store'].name,
      travelBooking: industries['travel-booking'].name,
      financialService: industries['financial-service'].name,
    })
  },
)

test('every place between braces is known', () => {
  const known = new Set(
    'plan feature first count minutes free extra price charge total baseTotal proTotal baseSum proSum cheaper money months monthly agents low high languages language product thing page quote details name steps day month year policyDate'.split(
      ' ',
    ),
  )
  const unknown = [...english.values()].flatMap((text) =>
    placesIn(text).filter(
      (place) => !isFigure(place) && !planNames.has(place) && !known.has(place.slice(1, -1)),
    ),
  )
  expect(unknown).toEqual([])
})
