import { notFound } from '#content/error-pages.ts'
import { notFoundPath } from '#content/page-info.ts'
import { head } from '#site/shell/head.ts'
import { PageMessage } from '#site/shell/page-message.tsx'

export const meta = () => [
  ...head({ path: notFoundPath, title: notFound.heading, description: notFound.text }),
  { name: 'robots', content: 'noindex' },
]

export default function NotFoundRoute() {
  return <PageMessage {...notFound} />
}
