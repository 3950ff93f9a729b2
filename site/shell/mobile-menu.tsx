import { useRef } from 'react'
import { Link, useMatch } from 'react-router'
import { ButtonLink } from '#site/ui/button.tsx'
import { CloseIcon, MenuIcon } from '#site/ui/icons.tsx'
import { Logo } from '#site/ui/logo.tsx'
import { usePagePath } from '#site/ui/page-path.ts'
import { DashboardLink } from './dashboard-link.tsx'
import { ThemeButton } from './theme-button.tsx'
import { useShell } from './use-shell.ts'

const panelId = 'mobile-menu'
const item =
  'display flex min-h-13 items-center justify-between border-b border-line py-1.5 aria-[current=page]:font-strong aria-[current=page]:underline aria-[current=page]:underline-offset-8'
const size = { page: 'text-[1.625rem]', part: 'pl-6 text-[1.25rem] text-muted' } as const

/** A native popover: it opens without script, and any choice closes it. */
export function MobileMenu() {
  const panel = useRef<HTMLElement>(null)
  const { mobileMenu, desktopMenu, actions } = useShell()
  const close = () => panel.current?.hidePopover()

  return (
    <div className="lg:hidden">
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
        className="fixed inset-0 m-0 size-auto max-h-none max-w-none overflow-y-auto bg-paper px-5 pt-2 md:px-10 pb-[calc(0.75rem+env(safe-area-inset-bottom))] text-ink open:flex open:flex-col"
      >
        <div className="mb-2 flex items-center justify-between">
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
          {mobileMenu.links.map(({ label, to, within }) => (
            <li key={label}>
              {/* The root leads on to the home page, where its entry is the current one. */}
              <MenuLink
                label={label}
                to={to}
                shows={to === '/' ? desktopMenu.home.to : to}
                onClick={close}
                className={`${item} ${within ? size.part : size.page}`}
              />
            </li>
          ))}
          <li>
            <DashboardLink onClick={close} className={`${item} ${size.page}`} />
          </li>
        </ul>
        {/* At the height of the thumb, where the bar stands that the menu covers. */}
        <div className="mt-auto grid grid-cols-2 gap-2 pt-4">
          <div className="col-span-2">
            <ThemeButton named />
          </div>
          <ButtonLink to={actions.call.to} onClick={close}>
            {actions.call.label}
          </ButtonLink>
          <ButtonLink to={actions.price.to} tone="outline" onClick={close}>
            {actions.price.label}
          </ButtonLink>
        </div>
      </nav>
    </div>
  )
}

type MenuLinkProps = {
  label: string
  to: string
  shows: string
  onClick: () => void
  className: string
}

function MenuLink({ shows, label, to, ...link }: MenuLinkProps) {
  const pagePath = usePagePath()
  const current = useMatch({ path: pagePath(shows), end: false })
  return (
    <Link {...link} to={pagePath(to)} viewTransition aria-current={current ? 'page' : undefined}>
      {label}
    </Link>
  )
}
