import { useParams } from 'react-router'
import { brand } from '#content/brand.ts'
import { myDataPage } from '#content/my-data.ts'
import { linkAnswers } from '#contract/my-data.ts'
import { MyDataView } from '#site/features/my-data/my-data-view.tsx'

// For whoever holds a link: nothing here is to be found or shared.
export const meta = () => [
  { title: `${myDataPage.title} | ${brand.name}` },
  { name: 'description', content: myDataPage.description },
  { name: 'robots', content: 'noindex' },
]

export default function MyDataRoute() {
  const { answer } = useParams()
  return <MyDataView answer={linkAnswers.find((known) => known === answer)} />
}
