import type { ReactNode } from 'react'
import type { Words } from '#content/words/words.ts'
import { Section } from '#site/ui/section.tsx'

type SupportCardsProps = { words: Words['home']['supportCards'] }

/** Two ledgers, each beside its channel at work: chat on the left, email on the right. */
export function SupportCards({ words }: SupportCardsProps) {
  const [chat, email] = words.channels
  return (
    <Section heading={words.heading} lead={words.lead}>
      <div className="grid gap-12 md:gap-16">
        <Channel channel={chat}>
          <ol className="grid gap-2">
            {chat.messages.map(([speaker, text]) => (
              <li
                key={text}
                data-speaker={speaker}
                className="console-turn px-4! py-2! text-body! data-[speaker=agent]:justify-self-end!"
              >
                {text}
              </li>
            ))}
          </ol>
        </Channel>
        <Channel channel={email}>
          <ol className="mail-queue">
            {email.messages.map(([kind, subject]) => (
              <li key={subject}>
                <strong>{subject}</strong>
                <span>{kind}</span>
              </li>
            ))}
          </ol>
        </Channel>
      </div>
    </Section>
  )
}

type ChannelProps = {
  channel: SupportCardsProps['words']['channels'][number]
  children: ReactNode
}

function Channel({ channel: { name, example, cards }, children }: ChannelProps) {
  return (
    <div className="group grid gap-8 md:grid-cols-2 md:items-center md:gap-10 lg:gap-20">
      <div className="console-panel order-2 sm:p-7! md:group-even:order-none">
        <p className="console-label">{example}</p>
        {children}
      </div>
      <div>
        <p className="border-ink border-b-2 pb-3 font-strong">{name}</p>
        <ul>
          {cards.map(({ title, text }) => (
            <li key={title} className="border-line border-b py-5 lg:py-6">
              <h3 className="text-card">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
