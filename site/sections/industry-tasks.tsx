import type { IndustryPage } from '#site/loaders/industry.server.ts'
import { Picture } from '#site/ui/picture.tsx'

/** A heading that stays beside its list while the list is read. */
export function IndustryTasks({
  tasks,
  picture,
}: Pick<IndustryPage['industry'], 'tasks' | 'picture'>) {
  return (
    <section
      aria-labelledby="tasks"
      className="measure section-gap grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-20"
    >
      <div className="self-start lg:sticky lg:top-28">
        <h2 id="tasks" className="max-w-[14ch] text-title">
          {tasks.heading}
        </h2>
        <Picture
          id={picture}
          alt=""
          className="mt-8 hidden h-auto w-full max-w-88 rounded-card lg:block"
        />
      </div>
      <ul>
        {tasks.points.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-2 border-line border-t py-7 last:border-b sm:grid-cols-[1fr_1.5fr] md:py-9"
          >
            <h3 className="text-card">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
