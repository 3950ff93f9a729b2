import { faq, faqPage } from '#content/faq.ts'
import { InlineChat } from '#site/features/chat/inline-chat.tsx'
import { FaqList } from '#site/sections/faq-list.tsx'
import { MeasuredAccuracy } from '#site/sections/measured-accuracy.tsx'
import { head } from '#site/shell/head.ts'
import { breadcrumbs, questions } from '#site/shell/structured-data.ts'

export const meta = () =>
  head({
    ...faqPage,
    data: import.meta.env.SSR && [
      breadcrumbs({ name: 'Home', path: '/' }, { name: 'FAQ', path: faqPage.path }),
      questions(faq.items),
    ],
  })

export default function FaqRoute() {
  return <FaqList accuracy={<MeasuredAccuracy />} chat={<InlineChat />} />
}
