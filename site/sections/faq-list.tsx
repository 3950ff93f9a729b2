import type { ReactNode } from 'react'
import type { Words } from '#content/words/words.ts'
import { Filled } from '#site/ui/filled.tsx'
import { ChevronIcon } from '#site/ui/icons.tsx'
import { FaqStyles } from './faq-styles.tsx'
import { useOpenQuestion } from './use-open-question.ts'

/**
 * Native details of one name: one open at most, found by the browser's search while closed, and
 * readable without script.
 */
type FaqListProps = {
  words: Pick<Words['faq'], 'heading' | 'subheading' | 'intro' | 'items'>
  email: string
  accuracy: ReactNode
  chat: ReactNode
}

export function FaqList({ words, email, accuracy, chat }: FaqListProps) {
  useOpenQuestion()
  return (
    <div className="measure grid gap-10 pt-12 md:pt-20 lg:grid-cols-[1fr_1.7fr] lg:grid-rows-[auto_1fr] lg:gap-x-20">
      <FaqStyles />
      <div>
        <h1 className="text-hero">{words.heading}</h1>
        <h2 className="mt-6 text-card">{words.subheading}</h2>
        <p className="mt-2 max-w-[36ch] text-muted">
          <Filled
            text={words.intro}
            slots={{
              email: (
                <a href={`mailto:${email}`} className="text-link underline underline-offset-4">
                  {email}
                </a>
              ),
            }}
          />
        </p>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="border-line border-t">
          {words.items.map(({ id, question, answer }) => (
            <details key={id} id={id} name="faq" className="faq-item group border-line border-b">
              <summary className="flex items-start justify-between gap-6 py-6">
                <h3 className="text-[1.375rem] sm:text-[1.5rem]">{question}</h3>
                <ChevronIcon
                  width="20"
                  height="20"
                  className="mt-1.5 shrink-0 transition-transform duration-[400ms] ease-out group-open:rotate-180"
                />
              </summary>
              <div className="faq-answer">
                <p className="reading pr-8 pb-7 text-muted">{answer}</p>
              </div>
            </details>
          ))}
        </div>
        {chat}
      </div>
      {/* On a phone the questions come first. */}
      {accuracy}
    </div>
  )
}
