import { Fragment, useEffect, useRef } from 'react'
import { addressOf } from '#contract/ask.ts'
import { readChatFile } from '#contract/calls/desk-chats.ts'
import { translateMessage } from '#contract/calls/desk-writing.ts'
import type { DeskChat } from '#contract/desk-chat.ts'
import { languageOf } from '#contract/language-of-text.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { SureLevel } from '../../ui/sure-level.tsx'
import { clock, exactClock } from '../../ui/times.ts'
import { words } from '../../words/words.ts'
import { Translated } from '../../writing/translated.tsx'

/** Everything that was said, and where a person took over. */
export function SaidInChat({ chat }: { chat: DeskChat }) {
  const end = useRef<HTMLDivElement>(null)
  const count = chat.said.length
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  const said = words.chats
  const since = chat.person_since ?? Number.POSITIVE_INFINITY
  const firstAfter = chat.said.find(({ at }) => at >= since)
  return (
    <div className="px-5 py-4">
      <ol className="grid gap-3">
        {chat.said.map((message) => (
          <Fragment key={message.id}>
            {message.id === firstAfter?.id && <TakenOver chat={chat} />}
            <li className="said" data-role={message.role}>
              {message.role === 'user' ? (
                <Translated
                  text={message.text}
                  look="said-words"
                  translate={() =>
                    askDesk(translateMessage, {
                      params: { chat: chat.id },
                      body: { message: message.id },
                    })
                  }
                />
              ) : (
                <p lang={languageOf(message.text)} dir="auto" className="said-words">
                  {message.text}
                </p>
              )}
              <p className="flex flex-wrap gap-x-3 text-small text-muted">
                {message.certainty && <SureLevel certainty={message.certainty} />}
                <span>
                  {[
                    whoSaid(message),
                    clock(message.at),
                    message.rating ? said.rated[message.rating] : '',
                    said.endings[message.ending],
                  ]
                    .filter((part) => part !== '')
                    .join(', ')}
                </span>
              </p>
              {message.files.map(({ id, name }) => (
                <a
                  key={id}
                  className="block text-small break-words text-link underline"
                  href={addressOf(readChatFile, { params: { chat: chat.id, file: id } })}
                  download
                >
                  {said.file(name)}
                </a>
              ))}
            </li>
          </Fragment>
        ))}
        {!firstAfter && <TakenOver chat={chat} />}
      </ol>
      <div ref={end} />
    </div>
  )
}

function whoSaid({ role, said_by }: DeskChat['said'][number]): string {
  const said = words.chats
  if (role === 'person') return said.person(said_by ?? '')
  return role === 'user' ? said.visitor : said.assistant
}

const RUNS_OUT = 48
/** Louder at the beginning, and then nothing. */
const heightOf = (bar: number): number => Math.max(2, 14 - bar) * (bar % 3 === 0 ? 0.6 : 1)

/** The assistant's voice runs out into a flat line. */
function TakenOver({ chat: { person, person_since } }: { chat: DeskChat }) {
  if (!person || !person_since) return null
  return (
    <li className="text-small">
      <span className="runs-out" aria-hidden="true">
        {Array.from({ length: RUNS_OUT }, (_, bar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars never change places
          <i key={bar} style={{ height: heightOf(bar) }} />
        ))}
      </span>
      {exactClock(person_since)} {words.chats.tookOver(person.name)}
    </li>
  )
}
