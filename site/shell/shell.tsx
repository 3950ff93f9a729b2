import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ChatLauncher } from '#site/features/chat/chat-launcher.tsx'
import { fromStorage, fromTab, LANGUAGE_KEY, PLACE_KEY } from '#site/storage/from-storage.ts'
import { PhoneIcon, RupeeIcon } from '#site/ui/icons.tsx'
import { PageLink } from '#site/ui/page-link.tsx'
import { LanguageContext } from '#site/ui/page-path.ts'
import { ToastRegion } from '#site/ui/toast-region.tsx'
import { UiWordsContext } from '#site/ui/ui-words.ts'
import { markHydrated } from '#site/ui/use-hydrated.ts'
import { BootNotice } from './boot.tsx'
import { reportFieldData } from './field-data.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useFinishedNavigation } from './use-finished-navigation.ts'
import { useShell } from './use-shell.ts'

export function Shell() {
  const { shell, ui, actions, chatWords, language } = useShell()
  const [offer, setOffer] = useState<ReactNode>(null)
  const { key, pathname } = useLocation()
  const [firstKey] = useState(key)
  useFinishedNavigation()
  useEffect(() => {
    markHydrated()
    document.dispatchEvent(new Event('site:hydrated'))
    if (import.meta.env.PUBLIC_WEB_VITALS === 'on') void reportFieldData()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice made on a page is for the next
  useEffect(() => {
    const place = fromTab((storage) => storage.getItem(PLACE_KEY))
    const chosen = fromStorage((storage) => storage.getItem(LANGUAGE_KEY))
    const preferred = chosen ?? navigator.language.slice(0, 2)
    if (!place && preferred === language.tag) return
    // Without its code nothing is offered, and the page is read from its beginning.
    import('./arrival.tsx').then(
      ({ arrive }) => setOffer(arrive(place, preferred)),
      () => {},
    )
  }, [language, pathname])

  // Another page of the site may be come back to: the place one left must be where it was.
  useLayoutEffect(() => {
    if (key !== firstKey) document.documentElement.dataset.whole = ''
  }, [key, firstKey])

  return (
    <LanguageContext value={language}>
      <UiWordsContext value={ui}>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-ink focus:px-5 focus:py-3 focus:text-paper"
        >
          {shell.skip}
        </a>
        <Header />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        <BootNotice />
        <ChatLauncher
          words={shell.chat}
          label={shell.actions.chat}
          chatWords={chatWords}
          bar={shell.actions.label}
          before={
            <>
              <PageLink to={actions.call.to}>
                <PhoneIcon />
                {actions.call.label}
              </PageLink>
              <PageLink to={actions.price.to}>
                <RupeeIcon />
                {actions.price.label}
              </PageLink>
            </>
          }
        />
        {offer}
        <ToastRegion />
        <RouteAnnouncer />
      </UiWordsContext>
    </LanguageContext>
  )
}
