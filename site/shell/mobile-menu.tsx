import { useRef } from 'react'
import { Link, useMatch } from 'react-router'
import { desktopNavigation, mobileNavigation, type NavigationLink } from '#content/navigation.ts'
import { CloseIcon, MenuIcon } from '#site/ui/icons.tsx'
import { Logo } from '#site/ui/logo.tsx'
import { DashboardLink } from './dashboard-link.tsx'

const panelId = 'mobile-menu'
const item =
  'display flex min-h-15 items-center justify-between border-b border-line py-2 text-[1.75rem] aria-[current=page]:font-strong aria-[current=page]:underline aria-[current=page]:underline-offset-8'

/** A native popover: it opens without script, and any choice closes it. */
export function MobileMenu() {
  const panel = useRef<HTMLElement>(null)
  const close = () => panel.current?.hidePopover()

  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={panelId}
        aria-label="Menu"
        className="-mr-2 grid size-12 place-items-center rounded-full hover:bg-mint"
      >
        <MenuIcon />
      </button>
      <nav
        ref={panel}
        id={panelId}
        popover="auto"
        aria-label="Menu"
        className="fixed inset-0 m-0 size-auto max-h-none max-w-none overflow-y-auto bg-paper px-5 py-3 text-ink"
      >
        <div className="mb-3 flex items-center justify-between">
          <Logo />
          <button
            type="button"
            popoverTarget={panelId}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className="-mr-2 grid size-12 place-items-center rounded-full hover:bg-mint"
          >
            <CloseIcon />
          </button>
        </div>
        <ul>
          {mobileNavigation.map((link) => (
            <li key={link.label}>
              <MenuLink {...link} onClick={close} />
            </li>
          ))}
          <li>
            <DashboardLink onClick={close} className={item} />
          </li>
        </ul>
      </nav>
    </div>
  )
}

type MenuLinkProps = NavigationLink & { onClick: () => void }

function MenuLink({ label, to, onClick }: MenuLinkProps) {
  // The root leads on to the home page, where its entry is the current one.
  const current = useMatch({ path: to === '/' ? desktopNavigation.home.to : to, end: false })
  return (
    <Link
      to={to}
      viewTransition
      onClick={onClick}
      aria-current={current ? 'page' : undefined}
      className={item}
    >
      {label}
    </Link>
  )
}
