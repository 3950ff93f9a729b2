import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Logo } from '#site/ui/logo.tsx'
import { NoticeBar } from '../notices/notice-bar.tsx'
import { LoadingRows } from '../ui/states.tsx'
import { words } from '../words/words.ts'

/** What surrounds the pages before one is signed in. */
export function SignedOutFrame() {
  return (
    <div className="grid min-h-dvh place-items-center px-5 py-8">
      <div className="w-full max-w-sm">
        <header className="mb-8 flex items-center justify-between">
          <Logo />
          <span className="text-muted">{words.shell.desk}</span>
        </header>
        <main className="pane">
          <Suspense fallback={<LoadingRows rows={1} />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <NoticeBar />
    </div>
  )
}
