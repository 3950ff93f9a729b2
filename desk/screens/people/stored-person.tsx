import type { ReactNode } from 'react'
import type { FoundPerson } from '#contract/calls/desk-people.ts'
import { enquiryParameters } from '#contract/enquiry-details.ts'
import { ownName } from '../../ui/own-name.ts'
import { moment } from '../../ui/times.ts'
import { words } from '../../words/words.ts'
import { History } from '../inbox/history.tsx'
import { sentFrom, workloadText } from '../inbox/sent-from.ts'

const aboutThem = enquiryParameters.filter((name) => name !== 'message')

/** Everything that is stored about somebody, in the order in which it came. */
export function StoredPerson({ person }: { person: FoundPerson }) {
  const said = words.people
  return (
    <>
      <StoredList title={said.enquiries}>
        {person.enquiries.map((one) => (
          <Stored key={one.id} facts={factsOf(one)}>
            <Words text={one.message} />
            <History events={one.history} />
          </Stored>
        ))}
      </StoredList>
      <StoredList title={said.calls}>
        {person.calls.map((one) => (
          <Stored
            key={one.id}
            facts={[
              moment(one.at),
              one.phone,
              ownName(one.language),
              words.calls.statuses[one.status] ?? one.status,
              one.address,
            ]}
          >
            <Words text={one.words?.map(({ text }) => text).join('\n') ?? words.calls.notAllowed} />
          </Stored>
        ))}
      </StoredList>
      <StoredList title={said.chats}>
        {person.chats.map((one) => (
          <Stored key={one.used_at} facts={[moment(one.used_at), ...one.files]}>
            <Words text={one.messages.map(({ text }) => text).join('\n')} />
          </Stored>
        ))}
      </StoredList>
    </>
  )
}

function factsOf(one: FoundPerson['enquiries'][number]): string[] {
  const from = one.page === null ? null : sentFrom(one.page)
  return [
    moment(one.at),
    ...aboutThem.map((name) => one[name]),
    ownName(one.language),
    from?.path ?? '',
    from?.workload ? workloadText(from.workload) : '',
    one.address,
    one.flagged ? words.people.flagged : '',
    ...one.tags,
  ]
}

function StoredList({ title, children }: { title: string; children: readonly ReactNode[] }) {
  return (
    <section>
      <h3 className="mb-1 text-body">{title}</h3>
      {children.length === 0 && <p className="text-muted">{words.people.none}</p>}
      <ul className="grid gap-2">{children}</ul>
    </section>
  )
}

type StoredProps = { facts: readonly string[]; children: ReactNode }

function Stored({ facts, children }: StoredProps) {
  return (
    <li className="grid gap-2 rounded-small border border-line p-3">
      <p className="break-words text-small text-muted">
        {facts.filter((fact) => fact !== '').join(', ')}
      </p>
      {children}
    </li>
  )
}

function Words({ text }: { text: string }) {
  return (
    <p dir="auto" className="break-words whitespace-pre-wrap leading-[1.57]">
      {text}
    </p>
  )
}
