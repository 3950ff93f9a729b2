import { use } from 'react'
import { Link, type LinkProps } from 'react-router'
import { isArticle, LanguageContext, usePagePath } from './page-path.ts'

type PageLinkProps = Omit<LinkProps, 'to' | 'prefetch' | 'viewTransition'> & {
  /** As English has it: the link leads to the page in the language at hand. */
  to: string
}

/** A link within the site: prefetched on intent, moved to with a view transition. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const { prefix } = use(LanguageContext)
  return (
    <Link
      {...props}
      to={usePagePath()(to)}
      // What stands around the pages is in one language: another is another document.
      reloadDocument={!!prefix && isArticle(to)}
      prefetch="intent"
      viewTransition
    />
  )
}
