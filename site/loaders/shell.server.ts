import { ownNameOf } from '#content/facts/languages.ts'
import { pages } from '#content/facts/pages.ts'
import { industries } from '#content/industries/all.ts'
import { languagePrefix, siteLanguageTags } from '#content/words/languages.ts'
import { unlistedHead } from './head.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'
import { chatWordsPath } from './words-path.ts'

/** `within` names the page that it belongs to: it is set in. */
type MenuEntry = { label: string; to: string; within?: string }

/** What stands around every page; fetched once, as the root of all routes. */
export async function loadShell(args: PageArgs) {
  const { tag, locale, prefix, words } = await siteWords(args)
  const { desktop, mobile, footer, ...shell } = words.shell
  const { home, service, pricing, blog, about, privacy, faq, founder } = pages
  const inOrder = (menu: 'desktopMenu' | 'mobileMenu') =>
    industries.toSorted((one, other) => one.places[menu] - other.places[menu])
  return {
    language: { tag, locale, prefix },
    languages: siteLanguageTags().map((each) => ({
      tag: each,
      prefix: languagePrefix(each),
      ownName: ownNameOf(each),
    })),
    chatWords: chatWordsPath(tag),
    ui: words.ui,
    shell,
    actions: {
      call: { label: shell.actions.call, to: `${home.path}#demo` },
      price: { label: shell.actions.price, to: `${pricing.path}#calculator` },
      faq: faq.path,
    },
    feed: words.brand.feed,
    notFoundHead: unlistedHead({
      title: shell.notFound.heading,
      description: shell.notFound.text,
    }),
    desktopMenu: {
      home: { label: desktop.home, to: home.path },
      service: {
        label: desktop.service,
        to: service.path,
        menuLabel: desktop.serviceMenu,
        menu: [
          { label: desktop.services, to: service.path },
          ...inOrder('desktopMenu').map(({ slug }) => ({
            label: words.industries[slug].menu.desktop,
            to: `/${slug}`,
          })),
        ],
      },
      pricing: { label: desktop.pricing, to: pricing.path },
      blog: { label: desktop.blog, to: blog.path },
    },
    mobileMenu: {
      label: mobile.menu,
      close: mobile.close,
      links: [
        { label: mobile.home, to: prefix ? home.path : '/' },
        { label: mobile.service, to: service.path },
        ...inOrder('mobileMenu').map(({ slug }) => ({
          label: words.industries[slug].menu.mobile,
          to: `/${slug}`,
          within: service.path,
        })),
        { label: mobile.pricing, to: pricing.path },
        { label: mobile.blog, to: blog.path },
      ] satisfies MenuEntry[] as MenuEntry[],
    },
    footer: {
      ...footer,
      tagline: words.brand.tagline,
      links: [
        { label: footer.company, to: about.path },
        { label: footer.blogs, to: blog.path },
        { label: footer.privacy, to: privacy.path },
        { label: footer.faq, to: faq.path },
        { label: footer.founder, to: founder.path },
      ],
    },
  }
}

export type ShellData = Awaited<ReturnType<typeof loadShell>>
