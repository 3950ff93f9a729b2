import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  exportEnquiries,
  exportPerson,
  type FoundPerson,
  findPerson,
  forgetPerson,
} from '#contract/calls/desk-people.ts'
import { Button, buttonLook } from '#site/ui/button.tsx'
import { TextField } from '#site/ui/field.tsx'
import { askDesk, Refused } from '../../asking/ask-desk.ts'
import { useMay } from '../../asking/use-me.ts'
import { notify } from '../../notices/notices.ts'
import { Page, Part } from '../../shell/page.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { words } from '../../words/words.ts'
import { StoredPerson } from './stored-person.tsx'

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
          <Found
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

type FoundProps = {
  person: FoundPerson
  who: string
  canForget: boolean
  onForgotten: () => void
}

function Found({ person, who, canForget, onForgotten }: FoundProps) {
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
  const save = useMutation({
    mutationFn: () => askDesk(exportPerson, { body: { who } }),
    onSuccess: saveFile,
    onError: (error) => notify(error.message),
  })
  return (
    <div className="grid gap-4">
      <StoredPerson person={person} />
      <div className="flex flex-wrap gap-2">
        <QuietButton disabled={save.isPending} onClick={() => save.mutate()}>
          {said.saveJson}
        </QuietButton>
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
