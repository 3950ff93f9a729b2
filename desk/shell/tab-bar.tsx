import { NavLink } from 'react-router'
import { MoreIcon } from '../ui/icons.tsx'
import { words } from '../words/words.ts'
import { places } from './places.ts'

const MOST_TABS = 4
const look =
  'grid min-h-14 min-w-16 grow place-items-center content-center gap-1 rounded-[14px] text-fine text-on-green no-underline aria-[current=page]:bg-green-800 aria-[current=page]:font-strong'

/** On a phone: what one does most, at thumb height; the rest behind More. */
export function TabBar({ onPalette }: { onPalette: () => void }) {
  const inOrder = places.toSorted(
    (a, b) => Number(a.group === 'elsewhere') - Number(b.group === 'elsewhere'),
  )
  return (
    <nav aria-label={words.shell.places} className="tab-bar on-green">
      {inOrder.slice(0, MOST_TABS).map(({ path, label, icon: PlaceIcon }) => (
        <NavLink key={path} to={path} end={path === '/'} className={look}>
          <PlaceIcon />
          {label}
        </NavLink>
      ))}
      <button type="button" className={look} onClick={onPalette}>
        <MoreIcon />
        {words.shell.menu}
      </button>
    </nav>
  )
}
