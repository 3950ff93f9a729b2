import type { IndustryPage } from '#site/loaders/industry.server.ts'
import { Picture } from '#site/ui/picture.tsx'
import type { IndustryLayout } from './industry-layouts.ts'

type IndustryTasksProps = Pick<IndustryPage['industry'], 'tasks' | 'picture'> & {
  layout: IndustryLayout['tasks']
}

/** A heading that stays beside its list while the list is read, or a row of picture and points below it. */
export function IndustryTasks({ tasks, picture, layout }: IndustryTasksProps) {
  return (
    <section aria-labelledby="tasks" className="tasks measure section-gap" data-layout={layout}>
      <div>
        <h2 id="tasks" className="text-title">
          {tasks.heading}
        </h2>
        <Picture id={picture} alt="" />
      </div>
      <ul>
        {tasks.points.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-card">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
