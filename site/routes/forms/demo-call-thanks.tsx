import { formPages } from '#content/form-pages.ts'
import { slot } from '#contract/form-pages.ts'
import { unlistedHead } from '#site/shell/head.ts'
import { PageMessage } from '#site/shell/page-message.tsx'
import { plainPage } from '#site/shell/plain-page.ts'

const { demoCallThanks, action } = formPages

export const handle = plainPage
export const meta = () => unlistedHead(demoCallThanks)

export default function DemoCallThanksRoute() {
  return <PageMessage heading={demoCallThanks.heading} text={slot('outcome')} action={action} />
}
