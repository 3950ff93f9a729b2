import { useSearchParams } from 'react-router'
import { exportNotKnown, questionMarks } from '#contract/calls/desk-not-known.ts'
import { useMay } from '../../asking/use-me.ts'
import { Page } from '../../shell/page.tsx'
import { ChipSet } from '../../ui/chip-set.tsx'
import { Empty, Failed, LoadingRows } from '../../ui/states.tsx'
import { words } from '../../words/words.ts'
import { QuestionGroup } from './question-group.tsx'
import { useNotKnown } from './use-not-known.ts'

const views = ['open', ...questionMarks] as const
const ranges = ['7', '30', '90'] as const

/** What the assistant did not know, and what was decided about it. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const is = views.find((view) => view === search.get('is')) ?? 'open'
  const days = ranges.find((range) => range === search.get('days')) ?? '30'
  const list = useNotKnown(is, days)
  const mayExport = useMay('agent')
  const said = words.notKnown
  const show = (next: { is: typeof is; days: typeof days }) =>
    setSearch({
      ...(next.is === 'open' ? {} : { is: next.is }),
      ...(next.days === '30' ? {} : { days: next.days }),
    })
  const nameWithCount = (view: typeof is) =>
    list.data ? `${said.views[view]} ${list.data.counts[view]}` : said.views[view]
  return (
    <Page
      title={said.title}
      note={list.data && said.note(list.data.counts.open)}
      action={
        mayExport && (
          <a className="chip" href={exportNotKnown.path} title={said.exportHint} download>
            {said.export}
          </a>
        )
      }
    >
      <p className="mb-4 max-w-160 text-muted">{said.hint}</p>
      <div className="mb-3 flex flex-wrap gap-x-6 gap-y-2">
        <ChipSet
          label={said.view}
          options={views.map((value) => ({ value, text: nameWithCount(value) }))}
          value={is}
          onChange={(view) => show({ is: view, days })}
        />
        <ChipSet
          label={said.range}
          options={ranges.map((value) => ({ value, text: said.days[value] }))}
          value={days}
          onChange={(range) => show({ is, days: range })}
        />
      </div>
      {list.isPending && <LoadingRows rows={5} />}
      {list.isError && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.groups.length === 0 && <Empty>{said.empty[is]}</Empty>}
      <ul className="border-t border-line">
        {list.data?.groups.map((group) => (
          <QuestionGroup key={group.id} group={group} />
        ))}
      </ul>
      {list.data?.is_cut && <p className="mt-4 text-muted">{said.isCut}</p>}
    </Page>
  )
}
