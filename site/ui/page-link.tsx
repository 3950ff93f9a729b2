import { Link, type LinkProps } from 'react-router'
import { usePageAddress } from './page-path.ts'

type PageLinkProps = Omit<LinkProps, 'to' | 'prefetch' | 'viewTransition'> & {
  /** As English has it: the link leads to the page in the language at hand. */
  to: string
}

/** A link within the site: fetched on intent, moved to with a view transition. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const { path, leaves } = usePageAddress()(to)
  // What stands around the pages is in one language: another is another document.
  return (
    <Link
      {...props}
      to={path}
      reloadDocument={leaves}
      prefetch={leaves ? 'none' : 'intent'}
      viewTransition
    />
  )
}
