import { useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { ShellData } from '#site/loaders/shell.server.ts'
import { ChevronIcon } from '#site/ui/icons.tsx'
import { usePagePath } from '#site/ui/page-path.ts'
import { menuItem, navigationLink } from './navigation-link.ts'

/**
 * Opens on hover and on focus by CSS alone; Esc puts it away without moving the focus. On a page of its menu it
 * is marked as the place where the visitor is.
 */
export function ServiceMenu({ service }: { service: ShellData['desktopMenu']['service'] }) {
  const [dismissed, setDismissed] = useState(false)
  const allow = () => setDismissed(false)
  const pagePath = usePagePath()
  const { pathname } = useLocation()
  const here = service.menu.some(({ to }) => pagePath(to) === pathname.replace(/\/$/, ''))

  return (
    <li
      className="group relative"
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onMouseLeave={allow}
      onBlur={allow}
    >
      <NavLink
        to={pagePath(service.to)}
        prefetch="intent"
        viewTransition
        className={`${navigationLink} gap-1.5 ${here ? 'border-current! font-bold' : ''}`}
      >
        <span data-text={service.label}>{service.label}</span>
        <ChevronIcon className="transition-transform duration-200 group-hover:rotate-180 group-focus-within:rotate-180" />
      </NavLink>
      <div className="invisible absolute top-full left-1/2 -translate-x-1/2 pt-2 opacity-0 transition-[opacity,visibility] duration-200 group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100 group-data-dismissed:invisible group-data-dismissed:opacity-0">
        <ul
          className="w-64 rounded-card border border-line bg-raised p-2.5"
          aria-label={service.menuLabel}
        >
          {service.menu.map(({ label, to }) => (
            <li key={label}>
              <NavLink to={pagePath(to)} prefetch="intent" viewTransition className={menuItem}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
