import type { Industry } from '#content/industries/format.ts'

/** A heading that stays beside its list while the list is read. */
export function IndustryTasks({ tasks }: Pick<Industry, 'tasks'>) {
  return (
    <section
      aria-labelledby="tasks"
      className="measure section-gap grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-20"
    >
      <h2 id="tasks" className="max-w-[14ch] self-start text-title lg:sticky lg:top-28">
        {tasks.heading}
      </h2>
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
