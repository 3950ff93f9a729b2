import { Suspense, useState } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useMe } from '../asking/use-me.ts'
import { useActions, useKeyboard } from '../keys/actions.ts'
import { AllKeys } from '../keys/all-keys.tsx'
import { LostLine } from '../live/line-mark.tsx'
import { useLiveLine } from '../live/use-live.ts'
import { NoticeBar } from '../notices/notice-bar.tsx'
import { undoLast } from '../notices/notices.ts'
import { useNotifications } from '../notifications/use-notifications.ts'
import { Palette } from '../palette/palette.tsx'
import { LoadingRows } from '../ui/states.tsx'
import { words } from '../words/words.ts'
import { places } from './places.ts'
import { SideBlock } from './side-block.tsx'
import { leaveDesk } from './sign-out.ts'
import { TabBar } from './tab-bar.tsx'

/** What surrounds every screen of those who are signed in. */
export function Shell() {
  return (
    <Suspense fallback={<LoadingRows rows={1} />}>
      <SignedInShell />
      <NoticeBar />
    </Suspense>
  )
}

type Overlay = 'none' | 'palette' | 'keys'

function SignedInShell() {
  useMe()
  useLiveLine()
  useNotifications()
  useKeyboard()
  const [overlay, setOverlay] = useState<Overlay>('none')
  useShellActions(setOverlay)
  const close = () => setOverlay('none')
  return (
    <div className="desk-shell">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-30 focus:rounded-small focus:bg-raised focus:p-3"
      >
        {words.shell.skipToMain}
      </a>
      <SideBlock onPalette={() => setOverlay('palette')} />
      <main id="main" tabIndex={-1} className="desk-main pane min-w-0">
        <LostLine />
        <Suspense fallback={<LoadingRows />}>
          <Outlet />
        </Suspense>
      </main>
      <TabBar onPalette={() => setOverlay('palette')} />
      <Palette open={overlay === 'palette'} onClose={close} />
      <AllKeys open={overlay === 'keys'} onClose={close} />
    </div>
  )
}

function useShellActions(show: (overlay: Overlay) => void): void {
  const navigate = useNavigate()
  useActions([
    ...places.map(({ path, label, key }) => ({
      label: words.keys.goTo(label),
      keys: `g ${key}`,
      act: () => void navigate(path),
      where: 'anywhere' as const,
    })),
    {
      label: words.keys.palette,
      keys: '$mod+k',
      act: () => show('palette'),
      where: 'anywhere',
    },
    { label: words.keys.showKeys, keys: '[Shift]+?', act: () => show('keys'), where: 'anywhere' },
    { label: words.keys.undoLast, keys: 'z', act: undoLast, where: 'anywhere' },
    { label: words.shell.signOut, act: () => void leaveDesk(), where: 'anywhere' },
  ])
}
