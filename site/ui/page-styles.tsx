import { useCameWithPage } from './use-hydrated.ts'

type PageStylesProps = {
  name: string
  /** The rules themselves, where pages are rendered. */
  inPage: string
  file: string
}

/**
 * In the pages that need them rather than in all. They stand in a page as it comes; who moves here within
 * the site gets the file, which the content policy allows.
 */
export function PageStyles({ name, inPage, file }: PageStylesProps) {
  return useCameWithPage() ? (
    <style href={name} precedence="default">
      {inPage}
    </style>
  ) : (
    <link rel="stylesheet" href={file} precedence="default" />
  )
}
