import { notFoundPath, pages } from '#content/facts/pages.ts'
import { industries } from '#content/industries/all.ts'
import { chatWordsPath } from './chat-words-path.ts'
import { headTags } from './head.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'

/** What stands around every page; fetched once, as the root of all routes. */
export async function loadShell(args: PageArgs) {
  const { tag, locale, words } = await siteWords(args)
  const { desktop, mobile, footer, ...shell } = words.shell
  const { home, service, pricing, blog, about, privacy } = pages
  const inOrder = (menu: 'desktopMenu' | 'mobileMenu') =>
    industries.toSorted((one, other) => one.places[menu] - other.places[menu])
  return {
    language: { tag, locale },
    chatWords: chatWordsPath(tag),
    ui: words.ui,
    shell,
    feed: words.brand.feed,
    notFoundHead: [
      ...headTags({
        path: notFoundPath,
        title: shell.notFound.heading,
        description: shell.notFound.text,
        locale,
      }),
      { name: 'robots', content: 'noindex' },
    ],
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
        { label: mobile.home, to: '/' },
        { label: mobile.service, to: service.path },
        ...inOrder('mobileMenu').map(({ slug }) => ({
          label: words.industries[slug].menu.mobile,
          to: `/${slug}`,
        })),
        { label: mobile.pricing, to: pricing.path },
        { label: mobile.blog, to: blog.path },
      ],
    },
    footer: {
      ...footer,
      tagline: words.brand.tagline,
      links: [
        { label: footer.company, to: about.path },
        { label: footer.blogs, to: blog.path },
        { label: footer.privacy, to: privacy.path },
      ],
    },
  }
}

export type ShellData = Awaited<ReturnType<typeof loadShell>>
