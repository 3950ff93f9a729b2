import { NavLink } from 'react-router'
import { brand } from '#content/facts/brand.ts'
import { LogoMark } from '#site/ui/logo.tsx'
import { useMe } from '../asking/use-me.ts'
import { KeyCap } from '../keys/key-cap.tsx'
import { LineMark } from '../live/line-mark.tsx'
import { Badge } from '../ui/badge.tsx'
import { IndianTime } from '../ui/indian-time.tsx'
import { words } from '../words/words.ts'
import { type Place, places } from './places.ts'
import { SavedViews, useWaiting } from './saved-views.tsx'
import { leaveDesk } from './sign-out.ts'

export function SideBlock({ onPalette }: { onPalette: () => void }) {
  const me = useMe()
  const counts = useWaiting()
  return (
    <header className="side-block on-green">
      <p className="mb-5 flex items-center gap-2.5 px-1.5">
        <LogoMark size={30} />
        <span className="text-sub font-strong">{brand.name}</span>
        <span className="ml-auto text-small text-on-green-muted">{words.shell.desk}</span>
      </p>
      <nav aria-label={words.shell.places} className="grid gap-5">
        <PlaceList places={places.filter(({ group }) => group === 'work')} counts={counts} />
        <div>
          <p className="mb-1 px-2.5 text-small text-on-green-muted">{words.inbox.views}</p>
          <SavedViews />
        </div>
        <div>
          <p className="mb-1 px-2.5 text-small text-on-green-muted">{words.shell.elsewhere}</p>
          <PlaceList places={places.filter(({ group }) => group === 'elsewhere')} />
        </div>
      </nav>
      <div className="side-ribbon" aria-hidden="true" />
      <div className="grid gap-2 border-t border-on-green/15 px-1.5 pt-3">
        <div className="flex flex-wrap justify-between gap-x-3">
          <LineMark />
          <IndianTime />
        </div>
        <div className="flex items-center gap-2">
          <Badge name={me.name} />
          <span className="min-w-0 grow truncate text-small">{words.shell.you(me.name)}</span>
          <button
            type="button"
            aria-keyshortcuts="Control+K"
            onClick={onPalette}
            className="min-h-6"
          >
            <span className="sr-only">{words.shell.openPalette} </span>
            <KeyCap keys="$mod+k" />
          </button>
        </div>
        <button
          type="button"
          onClick={() => void leaveDesk()}
          className="justify-self-start text-small text-on-green-muted underline-offset-2 hover:underline"
        >
          {words.shell.signOut}
        </button>
      </div>
    </header>
  )
}

type PlaceListProps = { places: readonly Place[]; counts?: Readonly<Record<string, string>> }

function PlaceList({ places, counts = {} }: PlaceListProps) {
  return (
    <ul className="grid gap-0.5">
      {places.map(({ path, label, icon: PlaceIcon }) => (
        <li key={path}>
          <NavLink
            to={path}
            end={path === '/'}
            className="flex min-h-9 items-center gap-3 rounded-small px-2.5 text-on-green no-underline hover:bg-green-800/60 aria-[current=page]:bg-green-800 aria-[current=page]:font-strong"
          >
            <PlaceIcon />
            {label}
            {counts[path] && <span className="ml-auto tabular-nums">{counts[path]}</span>}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
