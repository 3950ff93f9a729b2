import { notFound } from '#content/error-pages.ts'
import { unlistedHead } from '#site/shell/head.ts'
import { PageMessage } from '#site/shell/page-message.tsx'

export const meta = () => unlistedHead({ title: notFound.heading, description: notFound.text })

export default function NotFoundRoute() {
  return <PageMessage {...notFound} />
}
