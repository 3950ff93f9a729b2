import { linkAnswers } from '#contract/my-data.ts'
import { MyDataView } from '#site/features/my-data/my-data-view.tsx'
import { loadMyData } from '#site/loaders/my-data.server.ts'
import { pageMeta } from '#site/shell/page-meta.ts'
import type { Route } from './+types/my-data'

export const loader = loadMyData
export const meta = pageMeta

export default function MyDataRoute({ loaderData, params }: Route.ComponentProps) {
  const answer = linkAnswers.find((known) => known === params.answer)
  const { words, locale, languages } = loaderData
  return <MyDataView words={words} locale={locale} languages={languages} answer={answer} />
}
