import { useRef } from 'react'
import { Link, useMatch } from 'react-router'
import { CloseIcon, MenuIcon } from '#site/ui/icons.tsx'
import { Logo } from '#site/ui/logo.tsx'
import { DashboardLink } from './dashboard-link.tsx'
import { useShell } from './use-shell.ts'

const panelId = 'mobile-menu'
const item =
  'display flex min-h-15 items-center justify-between border-b border-line py-2 text-[1.75rem] aria-[current=page]:font-strong aria-[current=page]:underline aria-[current=page]:underline-offset-8'

/** A native popover: it opens without script, and any choice closes it. */
export function MobileMenu() {
  const panel = useRef<HTMLElement>(null)
  const { mobileMenu, desktopMenu } = useShell()
  const close = () => panel.current?.hidePopover()

  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={panelId}
        aria-label={mobileMenu.label}
        className="-mr-2 grid size-12 place-items-center rounded-full hover:bg-mint"
      >
        <MenuIcon />
      </button>
      <nav
        ref={panel}
        id={panelId}
        popover="auto"
        aria-label={mobileMenu.label}
        className="fixed inset-0 m-0 size-auto max-h-none max-w-none overflow-y-auto bg-paper px-5 py-3 text-ink"
      >
        <div className="mb-3 flex items-center justify-between">
          <Logo />
          <button
            type="button"
            popoverTarget={panelId}
            popoverTargetAction="hide"
            aria-label={mobileMenu.close}
            className="-mr-2 grid size-12 place-items-center rounded-full hover:bg-mint"
          >
            <CloseIcon />
          </button>
        </div>
        <ul>
          {mobileMenu.links.map(({ label, to }) => (
            <li key={label}>
              {/* The root leads on to the home page, where its entry is the current one. */}
              <MenuLink
                label={label}
                to={to}
                shows={to === '/' ? desktopMenu.home.to : to}
                onClick={close}
              />
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

type MenuLinkProps = { label: string; to: string; shows: string; onClick: () => void }

function MenuLink({ label, to, shows, onClick }: MenuLinkProps) {
  const current = useMatch({ path: shows, end: false })
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
