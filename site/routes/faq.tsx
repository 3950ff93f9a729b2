import { InlineChat } from '#site/features/chat/inline-chat.tsx'
import { loadFaq } from '#site/loaders/faq.server.ts'
import { FaqList } from '#site/sections/faq-list.tsx'
import { MeasuredAccuracy } from '#site/sections/measured-accuracy.tsx'
import { pageMeta } from '#site/shell/page-meta.ts'
import { useShell } from '#site/shell/use-shell.ts'
import type { Route } from './+types/faq'

export const loader = loadFaq
export const meta = pageMeta

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  const { words, email, measured, inlineChat } = loaderData
  const { chatWords } = useShell()
  return (
    <FaqList
      words={words}
      email={email}
      accuracy={measured && <MeasuredAccuracy caption={words.measured} {...measured} />}
      chat={<InlineChat words={inlineChat} chatWords={chatWords} />}
    />
  )
}
