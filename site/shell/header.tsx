import { NavLink } from 'react-router'
import { ButtonLink } from '#site/ui/button.tsx'
import { PhoneIcon } from '#site/ui/icons.tsx'
import { Logo } from '#site/ui/logo.tsx'
import { PageLink } from '#site/ui/page-link.tsx'
import { usePagePath } from '#site/ui/page-path.ts'
import { DashboardLink } from './dashboard-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { navigationLink } from './navigation-link.ts'
import { ServiceMenu } from './service-menu.tsx'
import { ThemeButton } from './theme-button.tsx'
import { useSaffronInSight } from './use-saffron-in-sight.ts'
import { useShell } from './use-shell.ts'

export function Header() {
  const { desktopMenu, shell, actions } = useShell()
  const { home, service, pricing, blog } = desktopMenu
  const saffronInSight = useSaffronInSight()
  return (
    <header className="sticky top-0 z-40 bg-paper">
      <div className="measure flex min-h-16 items-center md:min-h-[4.5rem] justify-between gap-4 lg:gap-3">
        <PageLink to={home.to} className="flex text-ink no-underline">
          <Logo />
        </PageLink>
        <nav aria-label={shell.mainMenu} className="ml-auto hidden lg:mr-3 lg:block">
          <ul className="flex items-center gap-5 text-small xl:gap-8">
            <li>
              <HeaderLink to={home.to}>{home.label}</HeaderLink>
            </li>
            <ServiceMenu service={service} />
            <li>
              <HeaderLink to={pricing.to}>{pricing.label}</HeaderLink>
            </li>
            <li>
              <HeaderLink to={blog.to}>{blog.label}</HeaderLink>
            </li>
            <li>
              <DashboardLink className={`${navigationLink} gap-1.5`} />
            </li>
          </ul>
        </nav>
        <span className="hidden h-8 border-line border-l lg:block" />
        <LanguageMenu />
        <div className="max-md:hidden">
          <ThemeButton />
        </div>
        <MobileMenu />
        <div className="hidden items-center gap-2 md:flex lg:gap-3">
          <ButtonLink
            to={actions.call.to}
            tone={saffronInSight ? 'call' : 'primary'}
            className="min-h-11! whitespace-nowrap px-5! text-small! max-xl:px-4!"
          >
            <PhoneIcon width="18" height="18" className="max-xl:hidden" />
            {actions.call.label}
          </ButtonLink>
          {/* Where the chat's button stands, until there is a gutter for it. */}
          <span className="w-11 min-[85rem]:hidden" />
        </div>
      </div>
    </header>
  )
}

function HeaderLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink to={usePagePath()(to)} prefetch="intent" viewTransition className={navigationLink}>
      <span data-text={children}>{children}</span>
    </NavLink>
  )
}
