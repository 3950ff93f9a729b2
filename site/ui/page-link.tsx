import { Link, type LinkProps } from 'react-router'

/** A link within the site: fetched on intent, moved to with a view transition. */
export function PageLink(props: Omit<LinkProps, 'prefetch' | 'viewTransition'>) {
  return <Link {...props} prefetch="intent" viewTransition />
}
