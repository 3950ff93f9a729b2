import { NavLink } from 'react-router'
import { Logo } from '#site/ui/logo.tsx'
import { PageLink } from '#site/ui/page-link.tsx'
import { DashboardLink } from './dashboard-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { navigationLink } from './navigation-link.ts'
import { ServiceMenu } from './service-menu.tsx'
import { useShell } from './use-shell.ts'

export function Header() {
  const { desktopMenu, shell } = useShell()
  const { home, service, pricing, blog } = desktopMenu
  return (
    <header className="sticky top-0 z-40 bg-paper">
      <div className="measure flex min-h-[4.5rem] items-center justify-between gap-6">
        <PageLink to={home.to} className="flex text-ink no-underline">
          <Logo />
        </PageLink>
        <nav aria-label={shell.mainMenu} className="hidden md:block">
          <ul className="flex items-center gap-8 text-small">
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
        <MobileMenu />
      </div>
    </header>
  )
}

function HeaderLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink to={to} prefetch="intent" viewTransition className={navigationLink}>
      {children}
    </NavLink>
  )
}
