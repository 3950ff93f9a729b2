import { useCameWithPage } from '#site/ui/use-hydrated.ts'
import styles from './exhibits.css?inline'
import file from './exhibits.css?url'

const inPage = import.meta.env.SSR ? styles : ''

/**
 * In the pages that need them rather than in all. They stand in a page as it comes; who moves here within
 * the site gets the file, which the content policy allows.
 */
export function ExhibitStyles() {
  return useCameWithPage() ? (
    <style href="exhibits" precedence="default">
      {inPage}
    </style>
  ) : (
    <link rel="stylesheet" href={file} precedence="default" />
  )
}
