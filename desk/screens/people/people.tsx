import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  exportEnquiries,
  type FoundPerson,
  findPerson,
  forgetPerson,
} from '#contract/calls/desk-people.ts'
import { enquiryParameters } from '#contract/enquiry-details.ts'
import { Button, buttonLook } from '#site/ui/button.tsx'
import { Dialog } from '#site/ui/dialog.tsx'
import { TextField } from '#site/ui/field.tsx'
import { askDesk, Refused } from '../../asking/ask-desk.ts'
import { useMay } from '../../asking/use-me.ts'
import { notify } from '../../notices/notices.ts'
import { Page, Part } from '../../shell/page.tsx'
import { ownName } from '../../ui/own-name.ts'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { moment } from '../../ui/times.ts'
import { words } from '../../words/words.ts'

const aboutThem = enquiryParameters.filter((name) => name !== 'message')

/** What is stored about somebody: shown, saved or deleted. */
export function Component() {
  const said = words.people
  const isOwner = useMay('owner')
  const [who, setWho] = useState('')
  const find = useMutation({
    mutationFn: (given: string) => askDesk(findPerson, { body: { who: given } }),
  })
  const isUnknown = find.error instanceof Refused && find.error.problem === 'not-found'
  return (
    <Page title={said.title} note={said.note}>
      <Part title={said.find} hint={said.findHint}>
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            const given = String(new FormData(event.currentTarget).get('who') ?? '').trim()
            setWho(given)
            if (given !== '') find.mutate(given)
          }}
        >
          <TextField name="who" label={said.who} autoComplete="off" />
          <Button type="submit" className="justify-self-start">
            {said.search}
          </Button>
        </form>
        <div role="status">
          {find.isError && <p>{isUnknown ? said.nothing : find.error.message}</p>}
        </div>
        {find.data && (
          <Stored
            person={find.data}
            who={who}
            onForgotten={() => find.reset()}
            canForget={isOwner}
          />
        )}
      </Part>
      {isOwner && (
        <Part title={said.export} hint={said.exportHint}>
          <a
            className={`${buttonLook('outline')} justify-self-start`}
            href={exportEnquiries.path}
            download
          >
            {said.exportAction}
          </a>
        </Part>
      )}
    </Page>
  )
}

type StoredProps = {
  person: FoundPerson
  who: string
  canForget: boolean
  onForgotten: () => void
}

function Stored({ person, who, canForget, onForgotten }: StoredProps) {
  const said = words.people
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const forget = useMutation({
    mutationFn: () => askDesk(forgetPerson, { body: { who } }),
    onSuccess: ({ enquiries, calls, chats }) => {
      notify(said.forgotten(enquiries, calls, chats))
      setAsking(false)
      onForgotten()
      void client.invalidateQueries({ queryKey: ['inbox'] })
    },
    onError: (error) => notify(error.message),
  })
  return (
    <div className="grid gap-4">
      <StoredList
        title={said.enquiries}
        lines={person.enquiries.map(
          (one) =>
            `${moment(one.at)}: ${[...aboutThem.map((name) => one[name]), ownName(one.language)].join(', ')}\n${one.message}`,
        )}
      />
      <StoredList
        title={said.calls}
        lines={person.calls.map(
          (one) => `${moment(one.at)}: ${one.phone}, ${ownName(one.language)}, ${one.status}`,
        )}
      />
      <StoredList
        title={said.chats}
        lines={person.chats.map((one) => one.messages.map(({ text }) => text).join('\n'))}
      />
      <div className="flex flex-wrap gap-2">
        <QuietButton onClick={() => saveFile(person)}>{said.saveJson}</QuietButton>
        {canForget ? (
          <QuietButton tone="danger" onClick={() => setAsking(true)}>
            {said.forget}
          </QuietButton>
        ) : (
          <p className="text-muted">{said.onlyOwner}</p>
        )}
      </div>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={said.forgetTitle}>
        <p className="mb-4">{said.forgetHint}</p>
        <QuietButton tone="danger" disabled={forget.isPending} onClick={() => forget.mutate()}>
          {said.forgetAction}
        </QuietButton>
      </Dialog>
    </div>
  )
}

function StoredList({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3 className="mb-1 text-body">{title}</h3>
      {lines.length === 0 && <p className="text-muted">{words.people.none}</p>}
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li
            key={line}
            dir="auto"
            className="rounded-small border border-line p-3 whitespace-pre-wrap"
          >
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

function saveFile(person: FoundPerson): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = 'person.json'
  link.click()
  URL.revokeObjectURL(address)
}
