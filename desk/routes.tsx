import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { LogoMark } from '#site/ui/logo.tsx'
import { BrokenPage } from './shell/broken-page.tsx'
import { NotFound } from './shell/not-found.tsx'
import { Shell } from './shell/shell.tsx'
import { SignedOutFrame } from './shell/signed-out-frame.tsx'
import { LoadingRows } from './ui/states.tsx'

/** While the first screen is fetched: whose desk it is, and a voice that says nothing yet. */
const Loading = () => (
  <div className="appears-late grid min-h-dvh place-content-center gap-4">
    <LogoMark size={44} />
    <LoadingRows rows={1} />
  </div>
)

/** Every address of the desk. A screen is loaded when it is first gone to. */
const routes: RouteObject[] = [
  {
    Component: Shell,
    HydrateFallback: Loading,
    ErrorBoundary: BrokenPage,
    children: [
      {
        ErrorBoundary: BrokenPage,
        children: [
          { index: true, element: <Navigate to="/inbox" replace /> },
          { path: 'inbox/:enquiry?', lazy: () => import('./screens/inbox/inbox.tsx') },
          { path: 'chats/:chat?', lazy: () => import('./screens/chats/chats.tsx') },
          { path: 'calls', lazy: () => import('./screens/calls/calls.tsx') },
          { path: 'not-known', lazy: () => import('./screens/not-known/not-known.tsx') },
          { path: 'overview', lazy: () => import('./screens/overview/overview.tsx') },
          { path: 'privacy', lazy: () => import('./screens/people/people.tsx') },
          { path: 'audit', lazy: () => import('./screens/audit/audit.tsx') },
          { path: 'welcome', lazy: () => import('./screens/welcome.tsx') },
          { path: 'team', lazy: () => import('./screens/team/team.tsx') },
          { path: 'settings', lazy: () => import('./screens/settings/settings.tsx') },
          { path: 'account', lazy: () => import('./screens/account/account.tsx') },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
  {
    Component: SignedOutFrame,
    HydrateFallback: Loading,
    ErrorBoundary: BrokenPage,
    children: [
      { path: 'sign-in', lazy: () => import('./screens/sign-in/sign-in.tsx') },
      { path: 'set-up', lazy: () => import('./screens/sign-in/set-up.tsx') },
      { path: 'join', lazy: () => import('./screens/sign-in/join.tsx') },
      { path: 'forgot', lazy: () => import('./screens/sign-in/forgot.tsx') },
      { path: 'reset', lazy: () => import('./screens/sign-in/reset.tsx') },
    ],
  },
]

export const createDeskRouter = () => createBrowserRouter(routes, { basename: '/desk' })
