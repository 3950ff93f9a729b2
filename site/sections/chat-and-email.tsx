import type { Words } from '#content/words/words.ts'
import { Section } from '#site/ui/section.tsx'

export function ChatAndEmail({ words }: { words: Words['home']['chatAndEmail'] }) {
  const { chat, email } = words
  return (
    <Section heading={words.heading} lead={words.lead}>
      <div className="grid gap-4 lg:grid-cols-[1.6fr_1fr]">
        <div className="rounded-card bg-mint p-6 text-on-mint sm:p-10">
          <h3 className="text-card">{chat.title}</h3>
          <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-9 sm:gap-x-10">
            {chat.features.map(({ figure, text }) => (
              <div key={text} className="flex flex-col-reverse justify-end gap-2">
                <dt className="text-small">{text}</dt>
                <dd className="figure-text text-figure">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="mail-card flex flex-col rounded-card bg-saffron-soft p-6 sm:p-10">
          <h3 className="text-card">{email.title}</h3>
          <ol className="mt-7 grid gap-4">
            {email.steps.map((step, place) => (
              <li key={step} className="flex gap-4 border-ink/12 border-t pt-4">
                <span className="figure-text w-5 shrink-0 text-card text-saffron-text">
                  {place + 1}
                </span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
          <p className="mt-auto flex flex-wrap items-end gap-4 pt-10">
            <strong className="figure-text text-[5rem]">{email.figure}</strong>
            <span className="max-w-[12ch] pb-1.5 leading-snug">{email.figureText}</span>
          </p>
        </div>
      </div>
    </Section>
  )
}
