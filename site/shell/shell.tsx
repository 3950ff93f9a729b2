import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ChatLauncher } from '#site/features/chat/chat-launcher.tsx'
import { ToastRegion } from '#site/ui/toast-region.tsx'
import { UiWordsContext } from '#site/ui/ui-words.ts'
import { whenVisitorPresent } from '#site/ui/visitor-presence.ts'
import { reportFieldData } from './field-data.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { unfoldPage } from './unfold.ts'
import { useShell } from './use-shell.ts'

export function Shell() {
  const { shell, ui, chatWords } = useShell()
  const { key } = useLocation()
  const [firstKey] = useState(key)
  useEffect(() => {
    document.dispatchEvent(new Event('site:hydrated'))
    if (import.meta.env.PUBLIC_WEB_VITALS === 'on') void reportFieldData()
    return whenVisitorPresent(() => void unfoldPage())
  }, [])

  return (
    <UiWordsContext value={ui}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-ink focus:px-5 focus:py-3 focus:text-paper"
      >
        {shell.skip}
      </a>
      <Header />
      <main
        id="main"
        tabIndex={-1}
        // Only the first page unfolds by and by: the others are laid out whole, as they are scrolled to.
        data-unfolded={key === firstKey ? undefined : ''}
        suppressHydrationWarning
      >
        <Outlet />
      </main>
      <Footer />
      <ChatLauncher words={shell.chat} chatWords={chatWords} />
      <ToastRegion />
      <RouteAnnouncer />
    </UiWordsContext>
  )
}
