import { faq } from '#content/faq.ts'
import { pages } from '#content/pages.ts'
import { InlineChat } from '#site/features/chat/inline-chat.tsx'
import { FaqList } from '#site/sections/faq-list.tsx'
import { MeasuredAccuracy } from '#site/sections/measured-accuracy.tsx'
import { head } from '#site/shell/head.ts'
import { breadcrumbs, questions } from '#site/shell/structured-data.ts'

export const meta = () =>
  head({
    ...pages.faq,
    data: [
      breadcrumbs({ name: 'Home', path: '/' }, { name: 'FAQ', path: pages.faq.path }),
      questions(faq.items),
    ],
  })

export default function FaqRoute() {
  return <FaqList accuracy={<MeasuredAccuracy />} chat={<InlineChat />} />
}
